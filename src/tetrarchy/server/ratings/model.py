"""The rating itself, on the scale of Elo: who has 100 points more is ahead in 64 % of the games.

It is the model of Bradley and Terry as R. C. Weng and C.-J. Lin extend it to many players and teams (2011),
in the package openskill: each side of a table is compared with each other one. Other models of theirs let
luck grow with the number of sides; here a point means the same at tables of every size, and so bots that were
measured in pairs can sit at all of them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import BradleyTerryFull

from tetrarchy.arena.rating import ELO


class Rating(NamedTuple):
    """What is known of somebody's strength: the points, and by how much they may be off (one sigma)."""

    points: float
    spread: float


START: Final = Rating(1500.0, 250.0)
"""What is known of somebody who has not played yet."""
_DRIFT: Final = 5.0
"""By how much people change from one game to the next."""
_MODEL: Final = BradleyTerryFull(
    mu=START.points, sigma=START.spread, beta=ELO / math.sqrt(2), tau=0.0, gamma=lambda *_: 1.0
)


def change(sides: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[Rating]]:
    """The ratings after a game, side by side; the lowest place is the best, and equal places are a draw."""
    before = [[_drifted(each) for each in side] for side in sides]
    given = [[_MODEL.rating(each.points, each.spread) for each in side] for side in before]
    found = _MODEL.rate(given, ranks=[float(place) for place in places])
    share = _news(len(sides))
    return [
        [_between(old, Rating(new.mu, new.sigma), share) for old, new in zip(one, other, strict=True)]
        for one, other in zip(before, found, strict=True)
    ]


def _drifted(rating: Rating) -> Rating:
    return Rating(rating.points, math.hypot(rating.spread, _DRIFT))


def _news(sides: int) -> float:
    """How much one order of some sides tells, as a share of what as many single games of each pair would.

    It is the ratio of Fisher's information about a strength where all are equal: with ``h`` the sum of 1/1 to
    1/n, ``(n - h) / n`` in the model of Plackett and Luce, and ``(n - 1) / 4`` in ``n - 1`` games of two.
    """
    told = sides - math.fsum(1 / number for number in range(1, sides + 1))
    return 4 * told / (sides * (sides - 1))


def _between(old: Rating, new: Rating, share: float) -> Rating:
    """A share of the way from one rating to another."""
    points = old.points + share * (new.points - old.points)
    return Rating(points, math.sqrt(old.spread**2 + share * (new.spread**2 - old.spread**2)))
