"""What the judgements of a game come to for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

from tetrarchy.kernel.state import OVER, State
from tetrarchy.review.judging import Judgement, Outlook
from tetrarchy.review.words import WORDS, accuracy

MOMENTS: Final = 3
"""How many moments are said to have decided a game."""


class Point(NamedTuple):
    """A point of a seat's curve: what it could expect before a step, or at the end."""

    step: int
    outlook: Outlook


class Moment(NamedTuple):
    """A stretch of the game, from one decision of a seat to its next, in which its chance changed most."""

    step: int
    until: int
    change: float
    """Of the chance to win; alone, of the points."""


class Account(NamedTuple):
    """How one seat did."""

    seat: int
    accuracy: float
    loss: float
    """On the mean of its decisions."""
    words: dict[str, int]
    """How many decisions each word was said of."""
    curve: tuple[Point, ...]
    moments: tuple[Moment, ...]
    """The largest changes, in the order of the game."""

    def plain(self) -> dict[str, Any]:
        """As JSON-able data."""
        return self._asdict() | {
            "curve": [{"step": point.step} | point.outlook._asdict() for point in self.curve],
            "moments": [moment._asdict() for moment in self.moments],
        }


def accounts(end: State, steps: int, judgements: Sequence[Judgement]) -> list[Account]:
    """What the judgements come to for each seat of a game that ended in this state after that many steps."""
    return [
        _account(end, steps, seat, [one for one in judgements if one.seat == seat])
        for seat in range(end.seats)
    ]


def _account(end: State, steps: int, seat: int, judgements: Sequence[Judgement]) -> Account:
    losses = [one.loss for one in judgements]
    curve = [Point(one.step, one.best) for one in judgements]
    if end.mover() == OVER:
        curve.append(Point(steps + 1, _result(end, seat)))
    return Account(
        seat,
        accuracy(losses),
        sum(losses) / len(losses) if losses else 0.0,
        {word: sum(one.word == word for one in judgements) for word in WORDS},
        tuple(curve),
        _moments(curve, alone=_sides(end) == 1),
    )


def _result(end: State, seat: int) -> Outlook:
    """How the game ended for a seat; those who share a win share the chance."""
    places = end.standing()
    winners = {int(end.side(other)) for other in range(end.seats) if places[other] == 1}
    return Outlook(1 / len(winners) if places[seat] == 1 else 0.0, float(end.sheet(seat).total))


def _sides(state: State) -> int:
    return len({int(state.side(seat)) for seat in range(state.seats)})


def _moments(curve: Sequence[Point], *, alone: bool) -> tuple[Moment, ...]:
    found = []
    for here, there in pairwise(curve):
        before, after = here.outlook, there.outlook
        change = after.points - before.points if alone else after.chance - before.chance
        found.append(Moment(here.step, there.step, change))
    largest = sorted(found, key=lambda moment: -abs(moment.change))[:MOMENTS]
    return tuple(sorted(largest))
