"""How many points a duchy promises when a round begins: what search judges its playouts by."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.packing import CUBES, PER_BITS, PER_MASK, heap_total
from tetrarchy.games.wonderful_kingdom.prospect import Forecast
from tetrarchy.games.wonderful_kingdom.scoring import score
from tetrarchy.games.wonderful_kingdom.state import Position
from tetrarchy.kernel.bits import count

FEATURES: Final = 9
_WEIGHTS: Final = (
    (0.60, 0.40, 0.67, 0.41, 0.72, 0.54, 1.37, 0.94, 0.35),
    (0.49, 0.55, 0.85, 1.58, 1.12, 1.25, 1.49, 1.73, 0.17),
    (0.28, 0.75, 3.50, 3.79, 2.47, 2.00, 0.56, 3.29, 0.02),
)
WEIGHTS: Final = vec[float]([weight for row in _WEIGHTS for weight in row])
"""Points at the end for each of the features, with 0, 1 and 2 rounds to come after the one that begins.

``scripts/fit_wonderful_kingdom.py`` finds them, by least squares in greedy games of two.
"""
OFFSET: Final = vec[float]([10.1, 14.7, 27.5, -2.6, -7.2, -4.1])
"""Points that are added to them: alone, then for two."""


def outlook(p: Position, seat: i64) -> float:
    """The points at the end, as they look when the second or a later round begins."""
    left = p.components.rounds - p.round
    found = features(p, seat)
    value = OFFSET[left if p.profile.solo else len(_WEIGHTS) + left]
    for at in range(FEATURES):
        value += WEIGHTS[FEATURES * left + at] * found[at]
    return value


def features(p: Position, seat: i64) -> vec[float]:
    """What tells most about the points at the end: the forecast of the round without the cards to come, the
    points of today, production, icons of it that count cards of a type, advisors, cards under construction
    and the tokens that they need, points for each card of a type, tokens.
    """
    d = p.duchies[seat]
    forecast = Forecast(p, seat)
    found = vec[float]()
    found = append(found, forecast.best_plan())
    found = append(found, float(score(p, seat)))
    forecast.start(0)
    production: i64 = 0
    for cube in range(CUBES):
        production += forecast.production(cube)
    found = append(found, float(production))
    counting: i64 = 0
    icons = d.income_per
    while icons:
        counting += icons & PER_MASK
        icons >>= PER_BITS
    found = append(found, float(counting))
    found = append(found, float(count(d.advisors)))
    found = append(found, float(len(d.sites)))
    tokens: i64 = 0
    for at in range(len(d.sites)):
        tokens += forecast.krystallium_needed[at] + forecast.soldiers_needed[at]
    found = append(found, float(tokens))
    found = append(found, float(heap_total(d.points_per)))
    return append(found, float(d.krystallium + d.soldiers))
