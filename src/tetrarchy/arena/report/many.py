"""Many comparisons at once: which of them stand out, given how many were looked at."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from tetrarchy.arena.summary import Estimate, Z

FALSE_SHARE: Final = 0.05
"""At most this part of what is said to stand out does so by chance, on average."""


def chance_of(estimate: Estimate) -> float:
    """How often something that is worth nothing would look as good or bad as this, by its interval."""
    half = (estimate.high - estimate.low) / 2
    if half <= 0:
        return 0.0 if estimate.value else 1.0
    return math.erfc(abs(estimate.value) / half * Z / math.sqrt(2))


def standing_out(estimates: Sequence[Estimate]) -> list[bool]:
    """Which stand out, by Benjamini and Hochberg's rule for the share of false discoveries."""
    chances = [chance_of(estimate) for estimate in estimates]
    bound = -1.0
    for rank, chance in enumerate(sorted(chances), 1):
        if chance <= FALSE_SHARE * rank / len(chances):
            bound = chance
    return [chance <= bound for chance in chances]
