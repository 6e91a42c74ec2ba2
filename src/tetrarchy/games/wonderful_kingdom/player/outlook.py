"""How many points a duchy promises when a round begins: what search judges its playouts by."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.packing import (
    CUBES,
    KRYSTALLIUM,
    PER_BITS,
    PER_MASK,
    RESOURCES,
    SOLDIER,
    TYPES,
    heap_total,
    in_heap,
    needed,
    one,
)
from tetrarchy.games.wonderful_kingdom.player.prospect import Forecast
from tetrarchy.games.wonderful_kingdom.scoring import score, type_points
from tetrarchy.games.wonderful_kingdom.state import Position
from tetrarchy.kernel.bits import count

NEEDS: Final = 9
"""Where this group of features begins, like those that follow; ``features`` tells what they are."""
COSTS: Final = NEEDS + len(RESOURCES)
MATCHES: Final = COSTS + len(RESOURCES)
INCOME: Final = MATCHES + 4
COUNTING: Final = INCOME + CUBES
TOKENS: Final = COUNTING + CUBES
STORES: Final = TOKENS + 2
PRODUCTION: Final = STORES + 2
BUILT: Final = PRODUCTION + CUBES
FEATURES: Final = BUILT + len(TYPES)
ROUNDS: Final = 3
"""How many rounds an outlook can be asked for: all but the first."""
_WEIGHTS: Final = [
    [0.44, 0.54, 0.52, 0.40, 0.50, 1.92, -0.16, 1.00, 0.50],
    [-0.54, -0.65, -0.88, -0.79, -0.18, 0.01],
    [0.04, 0.40, 0.89, 0.72, -0.33, 0.81],
    [0.00, 0.35, 0.15, -0.16],
    [-0.13, -0.27, -0.38, -0.35],
    [-1.95, -1.53, -1.46, -0.02],
    [0.01, -0.34],
    [0.92, 0.31],
    [-0.07, 0.13, 0.07, 0.39],
    [0.06, 0.18, 0.49, 0.08],
    [0.34, 0.62, 0.69, 1.46, 0.81, 1.33, 0.32, 1.84, 0.37],
    [-0.60, -0.60, -1.38, -0.74, 0.84, -0.53],
    [0.29, 0.62, 1.56, 0.92, -1.00, 0.82],
    [0.05, 0.50, 0.02, 0.04],
    [-0.19, 0.08, -0.36, -0.24],
    [-1.56, -1.03, -0.65, 1.95],
    [0.35, -0.20],
    [1.33, 0.38],
    [-0.15, 0.34, 0.10, 0.40],
    [0.59, 1.28, 2.25, 0.73],
    [0.16, 0.86, 2.11, 3.88, 1.58, 2.46, -0.05, 2.25, 0.45],
    [-1.59, -1.40, -3.11, -1.81, -0.52, 0.47],
    [1.15, 1.39, 2.92, 1.78, 0.84, 0.22],
    [-0.07, 0.77, 0.13, 0.24],
    [0.20, 0.34, 0.04, 0.31],
    [-0.85, -0.98, 1.10, 3.69],
    [0.14, -0.46],
    [3.47, 0.73],
    [0.17, 0.44, 0.44, 1.07],
    [3.08, 3.58, 6.31, 3.12],
]
WEIGHTS: Final = vec[float]([weight for row in _WEIGHTS for weight in row])
"""Points at the end for each of the features: ten rows, one for each group, with 0 rounds to come after the
one that begins, then as many with 1 and with 2.

``scripts/fit_wonderful_kingdom.py`` finds them, by least squares in greedy games of two.
"""
OFFSET: Final = vec[float]([5.5, 10.5, 25.7, -6.3, -10.4, -4.9])
"""Points that are added to them: alone, then for two."""


def outlook(p: Position, seat: i64) -> float:
    """The points at the end, as they look when the second or a later round begins."""
    left = p.components.rounds - p.round
    found = features(p, seat)
    value = OFFSET[left if p.profile.solo else ROUNDS + left]
    for at in range(FEATURES):
        value += WEIGHTS[FEATURES * left + at] * found[at]
    return value


def features(p: Position, seat: i64) -> vec[float]:
    """What tells about the points at the end.

    First the forecast of the round without the cards to come, the points of today, production, icons of it
    that count cards of a type, advisors, cards under construction and the tokens that they need, points for
    each card of a type, tokens. Then what the cards under construction still need and what they cost, by
    resource; points for cards of a type, from built cards and from those under construction, for built cards
    and for those under construction; what the cards under construction will produce, by cube, with icons that
    count cards of a type apart; the tokens that they bring; krystallium and cubes in store; production by
    cube; built cards by type.
    """
    d = p.duchies[seat]
    c = p.components
    found = vec[float]([0.0 for _ in range(FEATURES)])
    found[0] = Forecast(p, seat).best_plan()
    found[1] = float(score(p, seat))
    found[3] = float(icons(d.income_per))
    found[4] = float(count(d.advisors))
    found[5] = float(len(d.sites))
    found[7] = float(heap_total(d.points_per))
    found[8] = float(d.krystallium + d.soldiers)
    points_per: i64 = 0
    types: i64 = 0
    for at in range(len(d.sites)):
        card: i64 = c.site_card[d.sites[at]]
        points_per += c.points_per[card]
        types += one(c.type_of[card])
        for resource in range(len(RESOURCES)):
            found[NEEDS + resource] += float(needed(d.needs[at], resource))
            found[COSTS + resource] += float(needed(c.cost[card], resource))
        for cube in range(CUBES):
            found[INCOME + cube] += float(in_heap(c.income[card], cube))
            found[COUNTING + cube] += float(icons_of(c.income_per[card], cube))
        found[6] += float(needed(d.needs[at], KRYSTALLIUM) + needed(d.needs[at], SOLDIER))
        found[TOKENS] += float(c.bonus_krystallium[card])
        found[TOKENS + 1] += float(c.bonus_soldiers[card])
    found[MATCHES] = float(type_points(d.points_per, d.types))
    found[MATCHES + 1] = float(type_points(points_per, d.types))
    found[MATCHES + 2] = float(type_points(d.points_per, types))
    found[MATCHES + 3] = float(type_points(points_per, types))
    found[STORES] = float(d.krystallium)
    found[STORES + 1] = float(heap_total(d.alchemy))
    for cube in range(CUBES):
        found[PRODUCTION + cube] = float(d.production(cube))
        found[2] += float(d.production(cube))
    for kind in range(len(TYPES)):
        found[BUILT + kind] = float(in_heap(d.types, kind))
    return found


def icons(income_per: i64) -> i64:
    """How many icons produce a cube for each card of a type."""
    number: i64 = 0
    rest = income_per
    while rest:
        number += rest & PER_MASK
        rest >>= PER_BITS
    return number


def icons_of(income_per: i64, cube: i64) -> i64:
    """Those of them that produce one kind of cube."""
    return icons((income_per >> (len(TYPES) * PER_BITS * cube)) & 0xFFF)
