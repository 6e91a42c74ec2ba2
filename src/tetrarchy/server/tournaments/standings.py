"""Who stands where, and why: points by place, and the tie-breaks. Pure, and the same for everyone who looks.

docs/tournaments.md says what the tie-breaks are, and why these.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from tetrarchy.server.tournaments.pairing import BOT, Table

WIN: Final = 12
"""The points of the first place, at a table of any size; a bye brings them too."""

Places = Sequence[int | None]
"""The place on each seat; None for who did not come."""


class Played(NamedTuple):
    """A table that is over, seat by seat."""

    table: Table
    places: Places


class Line(NamedTuple):
    """Where a person stands."""

    person: int
    place: int
    """0 for who is out of the standings."""
    points: int
    opposition: Fraction
    """The points of those whom one has met: at each table their mean."""
    defeated: Fraction
    """The points of those whom one has left behind; half of those whose place one shares."""
    wins: int
    """How often one was first, or one of the first."""
    by_round: list[int | None]
    """The points of each round; None where one was not there."""
    against: dict[int, list[int]]
    """Half points against each person one has met: 2 for being ahead, 1 for the same place."""


def are_places(places: Places) -> bool:
    """Whether a game can end like this: each place is one more than the number of those ahead."""
    taken = [place for place in places if place is not None]
    return all(place == 1 + sum(other < place for other in taken) for place in taken)


def points_of(places: Places) -> list[int]:
    """The points of each seat: the winner has ``WIN``, the last 0, the others lie evenly between.

    Who share places share the points of these; who did not come has none.
    """
    steps = max(len(places) - 1, 1)
    found = []
    for place in places:
        ties = places.count(place)
        taken = (
            []
            if place is None
            else [WIN * (steps - at) // steps for at in range(place - 1, place - 1 + ties)]
        )
        found.append(sum(taken) // ties)
    return found


def standings(
    people: Sequence[int], rounds: Sequence[Sequence[Played]], out: Collection[int] = ()
) -> list[Line]:
    """Everybody's line, the first place first; who is equal in everything shares a place.

    Those who are ``out`` come last and have no place; what others achieved against them stands.
    """
    by_round: dict[int, list[int | None]] = {one: [None] * len(rounds) for one in people}
    wins: Counter[int] = Counter()
    for number, played in enumerate(rounds):
        for table, places in played:
            for one, place, points in zip(table, places, points_of(places), strict=True):
                if one != BOT:
                    by_round[one][number] = points
                    wins[one] += place == 1
    totals = {one: sum(points or 0 for points in found) for one, found in by_round.items()}
    opposition: defaultdict[int, Fraction] = defaultdict(Fraction)
    defeated: defaultdict[int, Fraction] = defaultdict(Fraction)
    against: dict[int, dict[int, list[int]]] = {one: {} for one in people}
    for one, rivals in _meetings(rounds):
        for rival, half_points in rivals:
            worth = Fraction(totals[one if rival == BOT else rival], len(rivals))
            opposition[one] += worth
            defeated[one] += worth * half_points / 2
            if rival != BOT:
                against[one].setdefault(rival, []).append(half_points)
    keys = {one: (totals[one], opposition[one], defeated[one], wins[one]) for one in people}
    ranked = [key for one, key in keys.items() if one not in out]
    order = sorted(people, key=lambda one: (one in out, [-part for part in keys[one]], one))
    return [
        Line(
            one,
            0 if one in out else 1 + sum(key > keys[one] for key in ranked),
            *keys[one],
            by_round[one],
            against[one],
        )
        for one in order
    ]


def _meetings(rounds: Sequence[Sequence[Played]]) -> Iterator[tuple[int, list[tuple[int, int]]]]:
    """Everybody who came to a table, with those who came too and the half points against each.

    Where nobody else came, and in a bye, one has beaten somebody as good as oneself, as BOT stands for.
    """
    for table, places in (played for tables in rounds for played in tables):
        came = [(one, place) for one, place in zip(table, places, strict=True) if place is not None]
        for at, (one, place) in enumerate(came):
            others = came[:at] + came[at + 1 :]
            if one != BOT:
                yield (
                    one,
                    [(other, 1 + (place < theirs) - (place > theirs)) for other, theirs in others]
                    or [(BOT, 2)],
                )
