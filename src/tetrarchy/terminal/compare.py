"""The command that sets two runs of ``simulate`` side by side."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.table import Table as Grid
from rich.text import Text

from tetrarchy.arena.comparison import Comparison, Row
from tetrarchy.arena.comparison import compare as set_side_by_side
from tetrarchy.catalogue import find_game
from tetrarchy.terminal.desk import AsJson, Language, desk_for, print_json
from tetrarchy.terminal.screen import make_console
from tetrarchy.text import Texts


def compare(
    one: Annotated[Path, typer.Argument(metavar="FILE")],
    other: Annotated[Path, typer.Argument(metavar="FILE")],
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Set two runs of simulate side by side: what differs on the deals that both have played."""
    with desk_for(lang) as desk:
        found = set_side_by_side(one, other)
        if as_json:
            print_json(found.plain())
            return
        desk.learn(find_game(str(found.settings[0]["game"])))
        _print(found, desk.texts, one, other)


def _print(found: Comparison, texts: Texts, one: Path, other: Path) -> None:
    console = make_console()
    console.print(Text(texts.say("compare-title", deals=found.deals), "bold"))
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for at, title in enumerate(["", one.name, other.name, texts.say("compare-difference")]):
        grid.add_column(title, justify="right" if at else "left")
    for row in found.rows:
        percent = row.key == "wins"
        form = "percent" if percent else "decimal"
        low, high = row.difference.low, row.difference.high
        clear = "bold" if low > 0 or high < 0 else ""
        values = [texts.say(form, value=value) for value in (row.one, row.other)]
        parts = [texts.say(form, value=value) for value in row.difference]
        told = texts.say("simulate-estimate", value=parts[0], low=parts[1], high=parts[2])
        grid.add_row(_name(row, texts), *values, Text(told, clear))
    console.print(grid)
    console.print(texts.say("compare-note"), soft_wrap=True)


def _name(row: Row, texts: Texts) -> str:
    if row.key == "sheet":
        return texts.say(f"sheet-{row.which}")
    what = texts.say(f"compare-{row.key}")
    if not row.which:
        return what
    which = texts.say("report-seat", number=int(row.which)) if row.which.isdigit() else row.which
    return f"{what}: {which}"
