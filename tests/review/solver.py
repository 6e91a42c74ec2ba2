"""The ends of games solved by trying everything: what each decision is worth when all play on perfectly."""

from __future__ import annotations

from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import CHANCE, State

_POINT = 0.0001
"""What a point is worth beside a victory: it orders moves that win alike."""

_DEEPEST = 60


class TooLarge(Exception):
    """There is more to try than the limit, or seats decide at once, which is no matter of trying."""


class Solver:
    """Solves positions with at most this number of steps in all."""

    def __init__(self, most: int) -> None:
        self.left = most
        self.depth = 0

    def values(self, state: State, seat: int) -> dict[int, float]:
        """What each legal action of the seat is worth to it."""
        if state.actors() != [seat]:
            raise TooLarge
        return {action: self._after(state, seat, action)[seat] for action in state.legal(seat)}

    def _after(self, state: State, seat: int, action: int) -> list[float]:
        self.left -= 1
        self.depth += 1
        if self.left < 0 or self.depth > _DEEPEST:
            raise TooLarge
        after = state.copy()
        after.apply(seat, action)
        worth = self._worth(after)
        self.depth -= 1
        return worth

    def _worth(self, state: State) -> list[float]:
        """What a position is worth to each seat if everybody decides for the best of his own."""
        actors = state.actors()
        if not actors:
            return _result(state)
        if len(actors) > 1:
            raise TooLarge
        seat = actors[0]
        if seat == CHANCE:
            outcomes = state.outcomes()
            whole = sum(weight for _, weight in outcomes)
            worth = [0.0] * state.seats
            for action, weight in outcomes:
                for at, value in enumerate(self._after(state, CHANCE, action)):
                    worth[at] += value * weight / whole
            return worth
        found = [self._after(state, seat, action) for action in state.legal(seat)]
        return max(found, key=lambda values: values[seat])


def _result(state: State) -> list[float]:
    """Victory, shared by those who share it, and a little of the points."""
    places = state.standing()
    winners = sum(place == 1 for place in places)
    return [
        (1 / winners if place == 1 else 0.0) + _POINT * state.sheet(seat).total
        for seat, place in enumerate(places)
    ]


def decisive(game: Game, state: State, seat: int, most: int, gap: float) -> dict[int, float] | None:
    """The solved values of a position in which some action loses so much beside the best; else None."""
    try:
        values = Solver(most).values(state, seat)
    except TooLarge:
        return None
    return values if max(values.values()) - min(values.values()) >= gap else None
