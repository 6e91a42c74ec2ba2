"""Other games that look the same to one recipient: what it may not know is replaced by another possibility.

Only the engine is asked here, whose own tests show that a view and the events tell a recipient no secret.
"""

from __future__ import annotations

import json
import random
from typing import Any, NamedTuple

from librt.random import Random

from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.state import CHANCE, State

Step = tuple[int, int]
Recipient = int | None
_MOST_TRIES = 24
_LIKENESS = 0.5
"""How often the other world does the same where it can: worlds that differ less can be told apart later."""


class World(NamedTuple):
    """The steps of a game that a recipient cannot tell from another one."""

    steps: list[Step]
    differs: int
    """How many steps are not those of the other game."""


class Move(NamedTuple):
    """What the server does at once: the start, a decision or a window of answers, then the draws after it."""

    decisions: list[Step]
    draws: list[int]
    window: bool


def play(game: Game, seats: int, options: Options, seed: int, greed: int) -> list[Step]:
    """The steps of a game to its end; a number of decisions of ten are greedy, which makes some games shorter."""
    rng = Random(seed)
    state = game.start(seats, options)
    steps: list[Step] = []
    while actors := state.actors():
        seat = actors[0] if state.reacting() else actors[rng.randrange(len(actors))]
        greedy = seat != CHANCE and rng.randrange(10) < greed
        steps.append((seat, int(game.greedy(state, seat, rng) if greedy else state.sample(seat, rng))))
        state.apply(*steps[-1])
    return steps


def seen(state: State, recipient: Recipient) -> str:
    """All that a recipient learns of a position and of the events that led to it."""
    drawing = state.actors() == [CHANCE]
    told: list[Any] = [
        state.view(recipient),
        [] if recipient is None else state.legal(recipient),
        drawing or state.deciders(recipient),
        [(e.kind, e.data) for e in state.events or [] if e.seats is None or recipient in e.seats],
    ]
    return json.dumps(told, sort_keys=True)


def other_world(
    game: Game,
    seats: int,
    options: Options,
    steps: list[Step],
    recipient: Recipient,
    begin: int,
    rng: random.Random,
) -> World:
    """Another game that is the same up to step ``begin`` and looks the same for as long as it can be found."""
    one = game.start(seats, options)
    for step in steps[:begin]:
        one.apply(*step)
    other = one.copy()
    found = list(steps[:begin])
    differs = 0
    for seat, action in steps[begin:]:
        one.events = []
        one.apply(seat, action)
        wanted = seen(one, recipient)
        for choice in _choices(other, recipient, (seat, action), rng):
            after = other.copy()
            after.events = []
            after.apply(*choice)
            if seen(after, recipient) == wanted:
                break
        else:
            break
        other = after
        found.append(choice)
        differs += choice != (seat, action)
    return World(found, differs)


def _choices(state: State, recipient: Recipient, step: Step, rng: random.Random) -> list[Step]:
    """What may happen in the other world in place of a step, in the order in which it is tried."""
    actors = state.actors()
    if step[0] == recipient:
        return [step] if recipient in actors else []
    if step[0] not in actors or state.reacting():
        actors = [seat for seat in actors if seat == step[0]]
    choices = [(seat, code) for seat in actors if seat != recipient for code in _codes(state, seat)]
    same = step in choices
    rng.shuffle(choices)
    choices = [choice for choice in choices if choice != step][:_MOST_TRIES]
    if same:
        choices.insert(0 if rng.random() < _LIKENESS else len(choices), step)
    return choices


def _codes(state: State, seat: int) -> list[int]:
    return [code for code, _ in state.outcomes()] if seat == CHANCE else list(state.legal(seat))


def moves_of(game: Game, seats: int, options: Options, steps: list[Step]) -> list[Move]:
    """The moves that some steps make; what is only half there at the end is left out."""
    state = game.start(seats, options)
    moves: list[Move] = []
    at = 0
    while True:
        actors = [] if at == 0 else state.actors()
        window = bool(actors) and state.reacting()
        number = len(actors) if window else 1 if actors else 0
        decisions = steps[at : at + number]
        at += number
        for step in decisions:
            state.apply(*step)
        draws: list[int] = []
        while state.mover() == CHANCE and at < len(steps):
            draws.append(steps[at][1])
            state.apply(*steps[at])
            at += 1
        if len(decisions) < number or state.mover() == CHANCE:
            return moves
        moves.append(Move(decisions, draws, window))
        if at == len(steps):
            return moves
