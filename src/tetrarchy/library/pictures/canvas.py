"""What all pictures are made of: a few shapes of SVG, and the colours that games share."""

from __future__ import annotations

import math
from html import escape
from typing import Final

PAPER: Final = "#f5ecd8"
RAISED: Final = "#fffaee"
LINE: Final = "#c9b693"
INK: Final = "#2c2118"
QUIET: Final = "#5d4c3b"
GOLD: Final = "#e0ac2b"
SEATS: Final = (
    "#d9771a", "#7d4f9e", "#3a3a3a", "#b8352a", "#2b62a8", "#3b8242", "#2a8a83", "#6f7a85",
)  # fmt: skip
_FONT: Final = "Alegreya Sans, Trebuchet MS, Segoe UI, sans-serif"
_CROWN: Final = ((-6, 4), (-6, -4), (-3, 0), (0, -6), (3, 0), (6, -4), (6, 4))


class Canvas:
    """Collects shapes, then gives them as one SVG that refers to nothing elsewhere."""

    def __init__(self) -> None:
        self.shapes: list[str] = []
        self.letters: dict[str, str] = {}
        """Short names of pieces in the reader's language."""

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str,
        line: str = "none",
        round_: float = 4,
    ) -> None:
        self.shapes.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round_:g}" '
            f'fill="{fill}" stroke="{line}"/>'
        )

    def circle(self, x: float, y: float, radius: float, fill: str, line: str = "none") -> None:
        self.shapes.append(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{line}"/>')

    def path(self, path: str, fill: str = "none", line: str = "none", width: float = 1) -> None:
        self.shapes.append(f'<path d="{path}" fill="{fill}" stroke="{line}" stroke-width="{width:g}"/>')

    def polygon(
        self, points: list[tuple[float, float]], fill: str, line: str = "none", width: float = 1
    ) -> None:
        told = " ".join(f"{x:g},{y:g}" for x, y in points)
        self.shapes.append(
            f'<polygon points="{told}" fill="{fill}" stroke="{line}" stroke-width="{width:g}" '
            'stroke-linejoin="round"/>'
        )

    def text(
        self,
        x: float,
        y: float,
        words: object,
        size: float = 13,
        fill: str = INK,
        anchor: str = "start",
        bold: bool = False,
    ) -> None:
        weight = ' font-weight="700"' if bold else ""
        self.shapes.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}" text-anchor="{anchor}"{weight}>'
            f"{escape(str(words))}</text>"
        )

    def crown(self, x: float, y: float, scale: float = 1) -> None:
        self.polygon([(x + scale * a, y + scale * b) for a, b in _CROWN], GOLD, "#6b4a05", 0.8)

    def shield(self, x: float, y: float, seat: int) -> None:
        """A seat's mark: its colour with its number, counted from 1."""
        colour = SEATS[seat % len(SEATS)]
        self.path(f"M{x - 9:g} {y - 10:g}h18v10q0 8 -9 11q-9 -3 -9 -11z", colour, INK)
        self.text(x, y + 4, seat + 1, 13, "#ffffff", "middle", bold=True)

    def corners(self, x: float, y: float, radius: float, number: int, fill: str, line: str) -> None:
        """A regular polygon."""
        turn = math.pi / number if number % 2 == 0 else 0
        points = [
            (
                round(x + radius * math.sin(2 * math.pi * at / number + turn), 2),
                round(y - radius * math.cos(2 * math.pi * at / number + turn), 2),
            )
            for at in range(number)
        ]
        self.polygon(points, fill, line)

    def place(self, other: Canvas, x: float, y: float, scale: float = 1) -> None:
        """Put another drawing here."""
        inner = "".join(other.shapes)
        self.shapes.append(f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{inner}</g>')

    def svg(self, width: float, height: float, title: str) -> str:
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
            f'height="{height:g}" font-family="{_FONT}" role="img"><title>{escape(title)}</title>'
            f'<rect width="{width:g}" height="{height:g}" rx="10" fill="{PAPER}"/>'
            + "".join(self.shapes)
            + "</svg>"
        )


def wrapped(words: str, room: int, most: int = 2) -> list[str]:
    """Words in lines of about this length; what does not fit is cut."""
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and len(longer) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    if len(lines) > most:
        lines = [*lines[: most - 1], lines[most - 1].rstrip(".,") + "…"]
    return lines
