"""Turning cards into PNG files; runs in a worker."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tetrarchy.server.pictures.card import WIDTH, Card, draw
from tetrarchy.server.pictures.covers import cover
from tetrarchy.server.pictures.fonts import font_files


@cache
def can_draw() -> bool:
    """Whether the package is there that draws."""
    try:
        import resvg_py  # noqa: F401
    except ModuleNotFoundError:
        return False
    return True


def picture(card: Card, folder: Path) -> bytes:
    """A card as PNG; covers and fonts are in the page's folder."""
    return _rendered(draw(card, cover(folder / "covers" / f"{card.cover}.svg")), folder, WIDTH)


def icon(name: str, size: int, folder: Path) -> bytes:
    """One of the page's own signs as PNG."""
    return _rendered((folder / f"{name}.svg").read_text("utf-8"), folder, size)


def _rendered(svg: str, folder: Path, width: int) -> bytes:
    import resvg_py

    fonts = font_files(folder / "fonts")
    return bytes(
        resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=bool(fonts), font_files=fonts)
    )
