#!/usr/bin/env python3
"""Write the table of the spots where Inkdoms' dice can land, made from the polygons of the map.

    scripts/make_inkdoms_throws.py [DIRECTORY]

reads DIRECTORY/map.toml and writes DIRECTORY/throws.toml; without DIRECTORY it is the game's own data. It
needs only the standard library.
"""

from __future__ import annotations

import importlib.util
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

GAME = Path(__file__).parents[1] / "src" / "tetrarchy" / "games" / "inkdoms"

HEADER = """\
# Inkdoms: the spots where a die can land on the board of map.toml.
# Made by scripts/make_inkdoms_throws.py; run it again when frame, die side or outlines change.
#
# Each row: centre x and y, angle in degrees, letters of the kingdoms that the die lies in, and the numbers
# (from 1) of the spots that it would overlap. All throws in which no die lies on another are equally likely.
"""


def load_landing() -> ModuleType:
    """The game's geometry, without the rest of the package."""
    spec = importlib.util.spec_from_file_location("landing", GAME / "landing.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def table_text(board: dict[str, Any]) -> str:
    """The table for a map, as TOML."""
    landing = load_landing()
    frame, side = board["meta"]["viewbox"], board["meta"]["die_side"]
    letters = [kingdom["letter"] for kingdom in board["kingdom"]]
    outlines = [[(float(x), float(y)) for x, y in kingdom["outline"]] for kingdom in board["kingdom"]]
    lines = [
        HEADER,
        "[throws]",
        'provenance = "computed"',
        f'board = "{landing.board_hash(frame, side, outlines)}"',
        "spots = [",
    ]
    for spot in landing.landing_spots(frame, side, outlines):
        where = "".join(letters[kingdom] for kingdom in spot.kingdoms)
        overlaps = ", ".join(str(other + 1) for other in spot.overlaps)
        lines.append(f'  [{spot.x}, {spot.y}, {spot.angle}, "{where}", [{overlaps}]],')
    return "\n".join([*lines, "]"]) + "\n"


def main() -> None:
    """Read the map, write the table."""
    directory = Path(sys.argv[1]) if len(sys.argv) > 1 else GAME / "data"
    source = directory / "map.toml"
    try:
        board = tomllib.loads(source.read_text("utf-8"))
        table = table_text(board)
        (directory / "throws.toml").write_text(table, encoding="utf-8")
    except OSError as error:
        sys.exit(f"{error.filename}: {error.strerror}.")
    except ValueError as error:
        sys.exit(f"{source}: {error}.")
    except (KeyError, TypeError):
        sys.exit(f"{source} is no map of Inkdoms.")


if __name__ == "__main__":
    main()
