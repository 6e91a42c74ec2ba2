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
from tetrarchy.server.reactions import is_window, known_actors

Step = tuple[int, int]
Recipient = int | None
_MOST_TRIES = 24


class World(NamedTuple):
    """The steps of a game, those of another that a recipient cannot tell from it, and where they differ."""

    steps: list[Step]
    others: list[Step]
    differs: int
    """How many steps differ; the hidden part of the position differs from the first of them on."""


def play(game: Game, seats: int, options: Options, seed: int) -> list[Step]:
    """The steps of a random game to its end."""
    rng = Random(seed)
    state = game.start(seats, options)
    steps: list[Step] = []
    while actors := state.actors():
        asked = is_window(game, state.view(None).get("step"))
        seat = actors[0] if asked else actors[rng.randrange(len(actors))]
        steps.append((seat, int(state.sample(seat, rng))))
        state.apply(*steps[-1])
    return steps


def seen(state: State, recipient: Recipient) -> str:
    """All that a recipient learns of a position and of the events that led to it."""
    view = state.view(recipient)
    actors = state.actors()
    drawing = actors == [CHANCE]
    told: list[Any] = [
        view,
        [] if recipient is None else state.legal(recipient),
        drawing or known_actors(view, actors, recipient),
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
    return World(steps, found, differs)


def _choices(state: State, recipient: Recipient, step: Step, rng: random.Random) -> list[Step]:
    """What may happen in the other world in place of a step, in the order in which it is tried."""
    seat, action = step
    if seat not in state.actors():
        return []
    if seat == recipient:
        return [step]
    codes = [code for code, _ in state.outcomes()] if seat == CHANCE else list(state.legal(seat))
    rng.shuffle(codes)
    choices = [(seat, code) for code in codes[:_MOST_TRIES] if code != action]
    if action in codes:
        choices.insert(0 if rng.random() < 0.5 else len(choices), step)
    return choices
