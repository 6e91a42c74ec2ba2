"""Short ways to play from positions, which the public builder makes."""

from __future__ import annotations

from typing import Any

from tetrarchy.games.queendomino import GAME
from tetrarchy.kernel.errors import IllegalAction
from tetrarchy.kernel.state import CHANCE, State
from tetrarchy.library.builders.queendomino import BOARD, Kingdom, kingdom, laid, table

__all__ = ["BOARD", "Kingdom", "kingdom", "laid", "table"]


def play(state: State, *actions: str) -> State:
    """Carry out actions, given as notation, of whoever is to decide."""
    for action in actions:
        state.apply(state.mover(), GAME.actions.parse(action))
    return state


def choices(state: State) -> list[str]:
    """What the seat to decide may do, as notation."""
    return [GAME.actions.notation(code) for code in state.legal(state.mover())]


def chances(state: State) -> dict[str, int]:
    """What chance may bring, as notation, with weights."""
    return {GAME.actions.notation(code): weight for code, weight in state.outcomes()}


def refused(state: State, action: str, seat: int | None = None) -> str:
    """The sentence with which an action is refused; the state must be as it was."""
    before = state.snapshot()
    try:
        state.apply(state.mover() if seat is None else seat, GAME.actions.parse(action))
    except IllegalAction as error:
        assert state.snapshot() == before
        return str(error)
    raise AssertionError(f"“{action}” was not refused")


def step(state: State) -> tuple[str, int]:
    """Which step it is, and whose."""
    seen = state.view(None)
    return seen["step"], seen["actor"]


def owner(state: State, which: int) -> dict[str, Any]:
    """One kingdom as the view shows it."""
    found: dict[str, Any] = state.view(None)["kingdoms"][which]
    return found


def board(state: State) -> list[str | None]:
    """The builders' board, most expensive first."""
    return [space["building"] for space in state.view(None)["spaces"]]


def prices(state: State) -> list[int]:
    """What the buildings cost the seat that decides."""
    return [space["price"] for space in state.view(None)["spaces"]]


def kings(state: State, line: str = "line") -> list[int | None]:
    """Whose kings stand on a line, from the board on."""
    return [choice["king"] for choice in state.view(None)[line]]


def lines(state: State, seat: int) -> dict[str, int]:
    """A seat's score sheet, line by line."""
    return {line.key: line.points for line in state.sheet(seat).lines}


def opening(seats: int, *draws: str, **options: object) -> State:
    """A new game after some draws, given as notation."""
    state = GAME.new(seats, options)
    for draw in draws:
        state.apply(CHANCE, GAME.actions.parse(draw))
    return state
