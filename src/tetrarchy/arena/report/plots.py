"""Small plots as SVG: they stretch with the page, and all text stands outside of them.

Colours come from the page's style; every plot has a label that says in words what it shows.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from tetrarchy.arena.summary import Estimate

_HEIGHT: Final = 20
_TALL: Final = 100
_MOST_TICKS: Final = 5
_CLOSE: Final = 1e-9


class Scale(NamedTuple):
    """What the left and the right end of a plot mean."""

    low: float
    high: float

    def at(self, value: float) -> float:
        """Where a value lies, from 0 to 100; what is outside lies at the end."""
        if self.high == self.low:
            return 50.0
        return min(100.0, max(0.0, 100 * (value - self.low) / (self.high - self.low)))


def scale_for(estimates: Sequence[Estimate], *also: float) -> Scale:
    """A scale on which all intervals have room, and some values more."""
    ends = [end for estimate in estimates for end in (estimate.low, estimate.high)] + list(also)
    low, high = min(ends), max(ends)
    room = (high - low) * 0.03
    return Scale(low if low in also else low - room, high if high in also else high + room)


def interval(estimate: Estimate, scale: Scale, label: str, mark: float | None = None, tone: str = "") -> str:
    """A dot with its interval; ``mark`` is a value to compare with."""
    middle = _HEIGHT / 2
    lines = "".join(f"M{_number(at)} 0v{_HEIGHT}" for _, at in axis(scale))
    parts = [f'<path class="grid" d="{lines}"/>']
    if mark is not None:
        parts.append(f'<path class="mark" d="M{_number(scale.at(mark))} 0v{_HEIGHT}"/>')
    low, high = scale.at(estimate.low), scale.at(estimate.high)
    parts.append(f'<path class="range" d="M{_number(low)} {middle:g}H{_number(high)}"/>')
    parts.append(f'<path class="dot" d="M{_number(scale.at(estimate.value))} {middle:g}h.01"/>')
    return _svg(f"interval {tone}".strip(), _HEIGHT, "".join(parts), label)


def axis(scale: Scale) -> list[tuple[float, float]]:
    """Round values for the axis of a scale, each with its place in hundredths of the width."""
    width = scale.high - scale.low
    if width <= 0:
        return [(scale.low, 50.0)]
    power = 10.0 ** math.floor(math.log10(width / _MOST_TICKS))
    step = next(power * factor for factor in (1, 2, 5, 10) if width / (power * factor) <= _MOST_TICKS)
    first, last = math.ceil(scale.low / step - _CLOSE), math.floor(scale.high / step + _CLOSE)
    return [(at * step, scale.at(at * step)) for at in range(first, last + 1)]


def bars(estimates: Sequence[Estimate], label: str) -> str:
    """Upright bars with their intervals, side by side."""
    top = max(estimate.high for estimate in estimates) or 1.0
    width = 100 / len(estimates)
    parts = []
    for at, (value, low, high) in enumerate(estimates):
        left, tall = at * width, _TALL * value / top
        parts.append(
            f'<rect class="bar" x="{_number(left + width * 0.06)}" y="{_number(_TALL - tall)}" '
            f'width="{_number(width * 0.88)}" height="{_number(tall)}"/>'
        )
        upper, lower = _TALL - _TALL * high / top, _TALL - _TALL * max(0.0, low) / top
        parts.append(
            f'<path class="whisker" d="M{_number(left + width / 2)} {_number(upper)}V{_number(lower)}"/>'
        )
    return _svg("bars", _TALL, "".join(parts), label)


def ticks(names: Sequence[str]) -> list[tuple[float, str]]:
    """Which of the bars get a name beneath, and where: the middle of the bar in hundredths of the width."""
    step = max(1, math.ceil(len(names) / _MOST_TICKS))
    return [((at + 0.5) * 100 / len(names), names[at]) for at in range(0, len(names), step)]


def _svg(kind: str, height: int, inside: str, label: str) -> str:
    return (
        f'<svg class="{kind}" viewBox="0 0 100 {height}" preserveAspectRatio="none" role="img" '
        f'aria-label="{escape(label)}">{inside}</svg>'
    )


def _number(value: float) -> str:
    """A coordinate in few digits."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
