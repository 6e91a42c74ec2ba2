"""What boards have in common: putting parts together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text


def packed(parts: Sequence[Text], width: int, gap: str = " · ") -> Text:
    """Parts one after another, in as few lines as the width takes."""
    shown = Text()
    room = 0
    for part in parts:
        fits = part.cell_len + len(gap) <= room
        if shown:
            shown.append(gap if fits else "\n", "dim")
        shown.append_text(part)
        room = (room - len(gap) if fits else width) - part.cell_len
    return shown


def side_by_side(blocks: Iterable[Text], width: int) -> list[RenderableType]:
    """Blocks in rows, as many in a row as the width takes."""
    gap = 3
    rows: list[list[Text]] = []
    room = 0
    for block in blocks:
        needed = max(line.cell_len for line in block.split("\n")) + gap
        if not rows or needed - gap > room:
            rows.append([])
            room = width
        rows[-1].append(block)
        room -= needed
    shown: list[RenderableType] = []
    for row in rows:
        grid = Table.grid(padding=(0, gap, 0, 0))
        grid.add_row(*row)
        shown.append(grid)
    return shown
