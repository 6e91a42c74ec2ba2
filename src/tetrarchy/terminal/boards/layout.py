"""What boards have in common: putting parts together."""

from __future__ import annotations

from collections.abc import Sequence

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
