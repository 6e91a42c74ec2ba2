"""A card for a link, drawn as SVG: what it is about, who plays, and with which points it ended."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

import msgspec

from tetrarchy.server.pictures.fonts import alphabet_of, family_of, has_letter

WIDTH: Final = 1200
HEIGHT: Final = 630
_LEFT: Final = 56
_TEXT_WIDTH: Final = 570
_MOST_ROWS: Final = 5
_ROW: Final = 62
_LETTERS: Final = {
    **dict.fromkeys("ilIj.,:;'!|()[]", 0.25),
    **dict.fromkeys("frt- ", 0.32),
    **dict.fromkeys("mwMWшщжюмфШЩЖЮМФ@", 0.76),
}
"""How wide some letters are, in parts of the size; others are 0.5, capitals 0.6."""
_SEATS: Final = ("#cf5b2e", "#6e3f97", "#4d4742", "#2468b0", "#1f7a63", "#b5372c", "#d9a31e", "#3f86a8")
_COVER_BOX: Final = 'x="270" width="1316" height="630" viewBox="0 0 470 225"'
_FRAME: Final = Path(__file__).with_name("frame.svg").read_text("utf-8")
"""The table that the card lies on, with places for the cover and the words."""
_SHIELD: Final = "M2 2H38V22C38 34 30 40 20 44 10 40 2 34 2 22Z"
_ORDINARIES: Final = (
    "M2 20 20 8 38 20V30L20 18 2 30Z",
    "M20 0H40V46H20Z",
    "M0 14H40V26H0Z",
    "M0 0H14L40 34V46H30L0 8Z",
    "M15 0H25V46H15ZM0 13H40V22H0Z",
    "M0 0H40V13H0Z",
    "M0 0H20V20H0ZM20 20H40V46H20Z",
    "M0 6 6 0 20 15 34 0 40 6 26 21 40 36 34 44 20 28 6 44 0 36 14 21Z",
)
"""One shape for each seat: no colour stands alone."""


class Row(msgspec.Struct, frozen=True):
    """Somebody at the table."""

    seat: int
    name: str
    points: int | None = None
    first: bool = False


class Card(msgspec.Struct, frozen=True):
    """What a picture shows, and the tags of its page say. Everybody may know it."""

    cover: str
    """The name of the game's cover."""
    line: str
    title: str
    rows: tuple[Row, ...] = ()
    about: str = ""
    """A sentence for the tags; it is not drawn."""


def width_of(text: str, size: float) -> float:
    """About how wide a text is."""
    return size * sum(_LETTERS.get(c, 0.6 if c.isupper() else 0.5) for c in text)


def fitted(text: str, size: float, width: float) -> str:
    """A text that fits a width, cut where it must be."""
    if width_of(text, size) <= width:
        return text
    while text and width_of(text + "…", size) > width:
        text = text[:-1]
    return text.rstrip() + "…"


def draw(card: Card, cover: str) -> str:
    """The card as SVG; ``cover`` is the inside of the game's cover."""
    size = next((size for size in (76, 66, 56, 48) if width_of(card.title, size) <= _TEXT_WIDTH), 44)
    title = fitted(card.title, size, _TEXT_WIDTH)
    parts = [_text(138, 92, 34, "#fff6e0", "Tetrarchy", 800)]
    small = next((size for size in (32, 29) if width_of(card.line, size) <= _TEXT_WIDTH), 26)
    parts.append(_text(_LEFT, 186, small, "#f2cf7e", fitted(card.line, small, _TEXT_WIDTH), 500))
    parts.append(_text(_LEFT, 192 + size, size, "#fff6e0", title, 800))
    rows = card.rows[:_MOST_ROWS]
    top = HEIGHT - 46 - _ROW * len(rows)
    parts += [_row(row, top + _ROW * at) for at, row in enumerate(rows)]
    if len(card.rows) > _MOST_ROWS:
        parts.append(_text(_LEFT + 530, HEIGHT - 56, 28, "#fff6e0", f"+{len(card.rows) - _MOST_ROWS}", 800))
    inside = f'<g mask="url(#fade)"><svg {_COVER_BOX}>{cover}</svg></g>' if cover else ""
    return _FRAME.replace("<!-- cover -->", inside).replace("<!-- words -->", "".join(parts))


def _row(row: Row, y: int) -> str:
    """A player: shield, name, points; who came first stands on paper."""
    back = (
        'fill="#fdf0d2" stroke="#e0b64c" stroke-width="4"'
        if row.first
        else 'fill="#120a08" fill-opacity=".72"'
    )
    ink = "#2b1c12" if row.first else "#fff6e0"
    colour, shape = _SEATS[row.seat % 8], _ORDINARIES[row.seat % 8]
    name = fitted(row.name, 30, 330 if row.points is not None else 420)
    points = (
        ""
        if row.points is None
        else _text(556, y + 38, 32, ink, str(row.points).replace("-", "−"), 800, "end")
    )
    shield, clip = f'<path d="{_SHIELD}"', f"s{row.seat}"
    return "".join(
        (
            f'<rect x="{_LEFT - 2}" y="{y}" width="524" height="54" rx="12" {back}/>',
            f'<g transform="translate({_LEFT + 16} {y + 6})"><clipPath id="{clip}">{shield}/></clipPath>',
            f'{shield} fill="#fff8ea"/><path d="{shape}" fill="{colour}" clip-path="url(#{clip})"/>',
            f'{shield} fill="none" stroke="#2b1c12" stroke-width="3"/></g>',
            _text(_LEFT + 74, y + 38, 30, ink, name, 500),
            points,
        )
    )


def _text(x: int, y: int, size: int, colour: str, text: str, weight: int, anchor: str = "start") -> str:
    runs = groupby(_drawable(text), alphabet_of)
    words = "".join(
        f'<tspan font-family="{family_of(alphabet, weight)}">{escape("".join(letters))}</tspan>'
        for alphabet, letters in runs
    )
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" font-weight="{weight}" fill="{colour}" '
        f'text-anchor="{anchor}" xml:space="preserve">{words}</text>'
    )


def _drawable(text: str) -> str:
    """Text without signs that the fonts do not have; letters of other alphabets are told by dots."""
    kept = (c if has_letter(c) else "\0" if c.isalpha() else "" for c in text)
    return re.sub("\0+", "…", "".join(kept))
