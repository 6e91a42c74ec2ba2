"""Worked examples, made of positions that tests' helpers draw, and written where the program reads them.

Each game lists its own in ``tests/games/<game>/make_examples.py``; ``python -m tests.made_examples`` writes all of
them anew, after a change of rules, data or snapshots that is meant.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple

from tetrarchy.catalogue import GAMES
from tetrarchy.examples import folder_of
from tetrarchy.kernel.state import State


class Made(NamedTuple):
    """An example before it is written."""

    id: str
    told: dict[str, Any]


def example(
    identifier: str,
    anchor: str,
    state: State,
    *steps: str,
    seat: int = 0,
    seed: int = 1,
    start: dict[str, Any] | None = None,
    checks: Sequence[dict[str, Any]] = (),
    **end: Any,
) -> Made:
    """An example; ``start`` must hold at the beginning, ``end`` at the end, ``checks`` in between."""
    kept = [{"after": 0, **start}] if start else []
    kept += checks
    kept += [end] if end else []
    return Made(
        identifier,
        {
            "anchor": anchor,
            "seat": seat,
            "seed": seed,
            "steps": list(steps),
            "checks": kept,
            "position": state.snapshot(),
        },
    )


def written(made: Made) -> str:
    """An example as its file has it: one line a part."""
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in made.told.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def files_of(game: str) -> dict[str, str]:
    """The names of a game's files, and what they should hold."""
    made: list[Made] = import_module(f"tests.games.{game}.make_examples").EXAMPLES
    return {f"{number:02}_{one.id}.json": written(one) for number, one in enumerate(made, 1)}


def main() -> None:
    for game in GAMES:
        folder = folder_of(game)
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.json"):
            old.unlink()
        for name, text in files_of(game).items():
            (folder / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
