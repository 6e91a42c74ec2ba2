"""The command that sets two runs of ``simulate`` side by side."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from tetrarchy.arena.comparison import Comparison
from tetrarchy.arena.comparison import compare as set_side_by_side
from tetrarchy.arena.lab.page import row_name
from tetrarchy.catalogue import find_game
from tetrarchy.terminal.desk import AsJson, Language, desk_for, print_json
from tetrarchy.terminal.screen import make_console, plain_grid, told_estimate
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
    console.print(differences_grid(found, (one.name, other.name), texts))
    console.print(texts.say("compare-note"), soft_wrap=True)


def differences_grid(found: Comparison, names: tuple[str, str], texts: Texts) -> Grid:
    """Every figure in both runs with its difference; what stands out is bold."""
    rows: list[Sequence[str | Text]] = []
    for row, clear in zip(found.rows, found.clear(), strict=False):
        form = "percent" if row.is_share else "decimal"
        values = [texts.say(form, value=value) for value in (row.one, row.other)]
        told = told_estimate(row.difference, form, texts)
        rows.append((row_name(row, texts), *values, Text(told, "bold" if clear else "")))
    return plain_grid(["", *names, texts.say("compare-difference")], rows)
