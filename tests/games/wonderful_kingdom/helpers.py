"""Positions that read like the rulebook: a table with these cards here and those cubes there."""

from __future__ import annotations

from typing import Any

from librt.random import Random

from tetrarchy.games.wonderful_kingdom import GAME
from tetrarchy.kernel.conformance import refuses
from tetrarchy.kernel.drive import Draws
from tetrarchy.kernel.state import CHANCE, OVER, State
from tetrarchy.library.builders.wonderful_kingdom import down, site, table

__all__ = ["down", "site", "table"]


def new(seats: int = 2, seed: int = 1, **options: object) -> State:
    """A game at its first decision of the first draft."""
    rng = Random(seed)
    state = GAME.new(seats, options)
    Draws(rng).settle(state)
    while step(state) in ("pick_deck", "choose_advisor"):
        mover = state.mover()
        state.apply(mover, state.legal(mover)[0])
        Draws(rng).settle(state)
    return state


IDLE = {"construction": [site("gates_of_hell", soldier=2)]}
"""A player with a card that no cube fits: he is asked in every step, since he may discard it."""
OTHER_IDLE = {"construction": [site("sword_of_kings", soldier=1)]}
"""The same for a second player: there is only one of each card."""


def step(state: State) -> str:
    return str(state.view(None)["step"])


def me(state: State, seat: int = 0) -> dict[str, Any]:
    """A seat's own side of the table; what is foreseen of its cards is left out."""
    seen: dict[str, Any] = state.view(seat)["duchies"][seat]
    told = ("site", "card", "needs", "frozen", "bound")
    return seen | {"construction": [{key: one[key] for key in told} for one in seen["construction"]]}


def foreseen(state: State, seat: int = 0) -> dict[str, dict[str, Any]]:
    """The cards that a seat has under construction, by name, with what is foreseen of them."""
    return {one["site"]: one for one in state.view(seat)["duchies"][seat]["construction"]}


def actions(state: State, seat: int = 0) -> list[str]:
    return [GAME.actions.notation(code) for code in state.legal(seat)]


def verbs(state: State, seat: int = 0) -> set[str]:
    return {text.split()[0] for text in actions(state, seat)}


def play(state: State, *moves: str, seat: int = 0) -> State:
    """Decisions of a seat, one after the other."""
    for text in moves:
        state.apply(seat, GAME.actions.parse(text))
    return state


def chance(state: State, *moves: str) -> State:
    return play(state, *moves, seat=CHANCE)


def refused(state: State, text: str, seat: int = 0) -> str:
    """The sentence with which an action is refused."""
    return refuses(lambda: state.apply(seat, GAME.actions.parse(text)))


def everybody_done(state: State) -> State:
    """All seats that may, say that they are done."""
    for seat in range(state.seats):
        if "done" in actions(state, seat):
            play(state, "done", seat=seat)
    return state


def until(state: State, wanted: str, resource: str | None = None) -> State:
    """Say done until a step is reached."""
    while step(state) != wanted or (resource is not None and state.view(None)["resource"] != resource):
        before = state.snapshot()
        everybody_done(state)
        assert state.snapshot() != before, f"stuck at {step(state)}"
    return state


def sheet(state: State, seat: int = 0) -> dict[str, int]:
    return {line.key: line.points for line in state.sheet(seat).lines}


def finish(state: State, seed: int = 1, greedy: bool = False) -> State:
    """Play to the end."""
    rng = Random(seed)
    while (mover := state.mover()) != OVER:
        if greedy and mover != CHANCE:
            state.apply(mover, GAME.greedy(state, mover, rng))
        else:
            state.apply(mover, state.sample(mover, rng))
    return state
