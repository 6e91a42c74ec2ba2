"""How two values go together, with an interval that holds where those of one group depend on each other."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from tetrarchy.arena.report.regression import LEAST_FREEDOM, student
from tetrarchy.arena.summary import Estimate

Pairs: TypeAlias = list[tuple[float, float]]
"""Two values each."""

_NOTHING: Final = 1e-9
_ALMOST: Final = 1 - 1e-12
"""A correlation of 1 lies infinitely far out on Fisher's scale; this does not."""


class _Sums(NamedTuple):
    """All that a correlation needs to know of some pairs."""

    number: float
    x: float
    y: float
    xx: float
    yy: float
    xy: float

    def less(self, other: _Sums) -> _Sums:
        """The sums without those of some of the pairs."""
        return _Sums(*(whole - part for whole, part in zip(self, other, strict=True)))

    def on_fishers_scale(self) -> float | None:
        """The correlation, on a scale where errors are about as wide everywhere; None of a fixed value."""
        across = self.xx - self.x * self.x / self.number
        up = self.yy - self.y * self.y / self.number
        if across <= _NOTHING * max(1.0, self.xx) or up <= _NOTHING * max(1.0, self.yy):
            return None
        together = (self.xy - self.x * self.y / self.number) / math.sqrt(across * up)
        return math.atanh(max(-_ALMOST, min(_ALMOST, together)))


def correlation(groups: Sequence[Pairs]) -> Estimate | None:
    """Pearson's correlation; its interval is the jackknife's on Fisher's scale, every group left out once.

    None: there are too few groups, or one of the values (nearly) never changes.
    """
    if len(groups) < LEAST_FREEDOM:
        return None
    sums = [_sums(group) for group in groups]
    whole = _Sums(*(math.fsum(part) for part in zip(*sums, strict=True)))
    middle = whole.on_fishers_scale()
    without = [whole.less(of_group).on_fishers_scale() for of_group in sums]
    known = [value for value in without if value is not None]
    if middle is None or len(known) < len(groups):
        return None
    number = len(groups)
    mean = math.fsum(known) / number
    variance = (number - 1) / number * math.fsum((value - mean) ** 2 for value in known)
    half = student(number - 1) * math.sqrt(variance)
    return Estimate(*(math.tanh(value) for value in (middle, middle - half, middle + half)))


def _sums(pairs: Pairs) -> _Sums:
    return _Sums(
        float(len(pairs)),
        math.fsum(x for x, _ in pairs),
        math.fsum(y for _, y in pairs),
        math.fsum(x * x for x, _ in pairs),
        math.fsum(y * y for _, y in pairs),
        math.fsum(x * y for x, y in pairs),
    )
