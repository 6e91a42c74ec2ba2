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


def bars_scale(estimates: Sequence[Estimate]) -> Scale:
    """The scale of upright bars: from 0 to the highest whisker."""
    return Scale(0.0, max(estimate.high for estimate in estimates) or 1.0)


def bars(estimates: Sequence[Estimate], label: str) -> str:
    """Upright bars with their intervals, side by side."""
    scale = bars_scale(estimates)
    top = scale.high
    width = 100 / len(estimates)
    parts = [_lines(scale)]
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


def curve(points: Sequence[tuple[float, Estimate]], across: Scale, up: Scale, label: str, mark: float) -> str:
    """Values one after another, with their intervals as a band; ``mark`` is a value to compare with."""
    places = [(across.at(x), *(_TALL - up.at(y) for y in estimate)) for x, estimate in points]
    upper = [f"{_number(x)} {_number(high)}" for x, _, _, high in places]
    lower = [f"{_number(x)} {_number(low)}" for x, _, low, _ in reversed(places)]
    middle = [f"{_number(x)} {_number(y)}" for x, y, _, _ in places]
    level = _number(_TALL - up.at(mark))
    upright = "".join(f"M{_number(at)} 0v{_TALL}" for _, at in axis(across))
    parts = [
        f'{_lines(up)}<path class="grid" d="{upright}"/>',
        f'<path class="mark" d="M0 {level}H100"/>',
        f'<path class="band" d="M{"L".join(upper + lower)}Z"/>',
        f'<path class="line" d="M{"L".join(middle)}"/>',
        *(f'<path class="dot" d="M{place}h.01"/>' for place in middle),
    ]
    return _svg("curve", _TALL, "".join(parts), label)


def ticks(names: Sequence[str]) -> list[tuple[float, str]]:
    """Which of the bars get a name beneath, and where: the middle of the bar in hundredths of the width."""
    step = max(1, math.ceil(len(names) / _MOST_TICKS))
    return [((at + 0.5) * 100 / len(names), names[at]) for at in range(0, len(names), step)]


def _lines(up: Scale) -> str:
    """A line across the plot at each round value."""
    level = "".join(f"M0 {_number(_TALL - at)}h100" for _, at in axis(up))
    return f'<path class="grid" d="{level}"/>'


def _svg(kind: str, height: int, inside: str, label: str) -> str:
    return (
        f'<svg class="{kind}" viewBox="0 0 100 {height}" preserveAspectRatio="none" role="img" '
        f'aria-label="{escape(label)}">{inside}</svg>'
    )


def _number(value: float) -> str:
    """A coordinate in few digits."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
