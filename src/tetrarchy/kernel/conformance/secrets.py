"""Secrets: what a seat may not know shows nowhere, neither in views and events nor in whether it can undo."""

from __future__ import annotations

import json

from librt.random import Random

from tetrarchy.kernel.conformance.walks import check_views, plain, same
from tetrarchy.kernel.drive import Undo, advance
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.state import CHANCE, OVER, State


class Secrets:
    """What a look at hidden information has compared; a game with secrets should show both above zero."""

    def __init__(self) -> None:
        self.other_worlds = 0
        """Imagined states that differed from the real one and still looked the same to their seat."""
        self.hidden_choices = 0
        """Pairs of choices that the other seats could not tell apart."""
        self.hidden_decisions = 0
        """Decisions that changed nobody else's undo."""


def check_secrets(game: Game, seats: int, options: Options, seed: int, steps: int, every: int = 1) -> Secrets:
    """What a seat may not know never shows, in random games of at least ``steps`` actions."""
    rng = Random(seed)
    secrets = Secrets()
    done = 0
    while done < steps:
        state = game.new(seats, options)
        undo = Undo()
        while state.mover() != OVER:
            if done % every == 0:
                _compare_worlds(game, state, rng, secrets)
                _compare_choices(state, rng, secrets)
            actors = state.actors()
            actor = actors[rng.randrange(len(actors))]
            state = _decide(state, actor, state.sample(actor, rng), undo, secrets)
            done += 1
    return secrets


def _decide(state: State, actor: int, action: int, undo: Undo, secrets: Secrets) -> State:
    """Carry out an action. Others see no change of undo where they see nothing of it; taking it back and
    doing it again leads to the same state.
    """
    others = [seat for seat in range(state.seats) if seat != actor]
    hidden = actor != CHANCE and state.hides(actor)
    before = [undo.can(seat) for seat in others]
    ahead = advance(state, [(actor, action)])
    undo.decided(actor, state, ahead)
    if hidden and not ahead.final:
        assert [undo.can(seat) for seat in others] == before, f"undo tells that seat {actor} has decided"
        secrets.hidden_decisions += 1
    if actor == CHANCE or not undo.can(actor):
        return ahead.state
    without = undo.take_back(actor)
    assert same(without, state), "a decision that was taken back has left something behind"
    again = advance(without, [(actor, action)])
    undo.decided(actor, without, again)
    assert same(again.state, ahead.state), "a decision taken again leads elsewhere"
    return again.state


def _compare_worlds(game: Game, state: State, rng: Random, secrets: Secrets) -> None:
    """Two states that differ only in what a seat may not know look the same to it, to the byte."""
    check_views(game, state, rng)
    for seat in range(state.seats):
        if not same(game.imagine(state.view(seat), rng), state):
            secrets.other_worlds += 1


def _compare_choices(state: State, rng: Random, secrets: Secrets) -> None:
    """Where a seat decides in secret, nobody else sees what it has chosen."""
    for actor in state.actors():
        if actor == CHANCE or not state.hides(actor):
            continue
        legal = state.legal(actor)
        worlds: list[State] = []
        for _ in range(2):
            world = state.copy()
            world.events = []
            world.apply(actor, legal[rng.randrange(len(legal))])
            worlds.append(world)
        one, other = worlds
        if one.actors() != other.actors() or one.reveals or other.reveals:
            continue
        for seat in [None, *(seat for seat in range(state.seats) if seat != actor)]:
            assert plain(one.view(seat)) == plain(other.view(seat)), f"{seat} sees what seat {actor} chose"
            assert visible_events(one, seat) == visible_events(other, seat), f"events tell {seat} a secret"
            assert one.deciders(seat) == other.deciders(seat), f"who decides tells {seat} a secret"
            assert one.known_sheets(seat) == other.known_sheets(seat), f"sheets tell {seat} a secret"
            if seat is not None:
                assert one.legal(seat) == other.legal(seat), f"the actions of seat {seat} tell a secret"
        secrets.hidden_choices += 1


def visible_events(state: State, seat: int | None) -> list[tuple[str, str]]:
    """The events that a seat (None: a spectator) may see."""
    return [
        (event.kind, json.dumps(event.data, sort_keys=True))
        for event in state.events or []
        if event.seats is None or seat in event.seats
    ]
