"""What the environments tell besides arrays."""

from __future__ import annotations

from tetrarchy.kernel.state import State


def told(state: State) -> str:
    """The points of every seat and what goes on, on one line."""
    points = ", ".join(str(state.sheet(seat).total) for seat in range(state.seats))
    view = state.view(None)
    return f"{view['game']}, {view['step']}; points: {points}"


def result(state: State, seat: int) -> dict[str, int | str]:
    """How a finished game went for a seat."""
    return {
        "score": state.sheet(seat).total,
        "place": state.standing()[seat],
        "verdict": state.verdict(seat),
    }
