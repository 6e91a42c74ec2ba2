"""The components as plain data, for screens and documents."""

from __future__ import annotations

from typing import Any

from tetrarchy.games.inkdoms.colours import COLOURS, NO_COLOUR
from tetrarchy.games.inkdoms.data import (
    DICE,
    FINAL,
    KINGDOMS,
    KINGDOMS_TO_END,
    MONSTER,
    SPELL,
    SPELLS,
    SYMBOLS,
    UNPAINTED_VP,
    Components,
    die_name,
)
from tetrarchy.games.inkdoms.scoring import LOWEST_RESULT, RESULTS, sign_painted
from tetrarchy.kernel.bits import count


def plain_components(c: Components) -> dict[str, Any]:
    """The map with its drawing and symbols, the lines of the sheet, and the landing spots."""
    meta = c.tables["meta"]
    return {
        "provenance": meta["provenance"],
        "viewbox": list(meta["viewbox"]),
        "die_side": meta["die_side"],
        "blots": c.blots,
        "tower_cells": meta["tower_cells"],
        "spell_cells": meta["spell_cells_per_row"],
        "colours": list(COLOURS),
        "dice": [{"die": die_name(die)} for die in range(DICE)],
        "spells": [
            {"id": SPELLS[effect], "number": number} for number, effect in enumerate(c.spell_by_number, 1)
        ],
        "lines": [_plain_line(c, line) for line in range(FINAL + 1)],
        "monsters": [
            {
                "kind": kind,
                "tame_vp": c.tame_vp[k],
                "unpainted_vp": UNPAINTED_VP,
                "areas": [n for n, m in zip(c.area_ids, c.monster_of, strict=True) if m == k],
            }
            for k, kind in enumerate(c.monster_ids)
        ],
        "kingdoms": [_plain_kingdom(c, k, table) for k, table in enumerate(c.tables["kingdom"])],
        "areas": [_plain_area(c, a, table) for a, table in enumerate(c.tables["area"])],
        "towers": [
            {"id": table["id"], "areas": [name.lower() for name in table["areas"]], "at": list(table["at"])}
            for table in c.tables["tower"]
        ],
        "spots": [
            {"x": s.x, "y": s.y, "angle": s.angle, "kingdoms": [c.kingdom_ids[k] for k in s.kingdoms]}
            for s in c.spots
        ],
        "results": [{"id": name, "least": least} for least, name in RESULTS] + [{"id": LOWEST_RESULT}],
    }


def _plain_line(c: Components, line: int) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "id": c.line_ids[line],
        "first": c.first_vp[line],
        "second": c.second_vp[line],
        "size": KINGDOMS_TO_END if line == FINAL else count(c.line_areas[line]),
    }
    if line < KINGDOMS:
        shown["names"] = c.kingdom_names[line]
    return shown


def _plain_kingdom(c: Components, k: int, table: dict[str, Any]) -> dict[str, Any]:
    return {
        "id": c.kingdom_ids[k],
        "letter": c.letters[k],
        "names": c.kingdom_names[k],
        "capital": c.area_ids[c.capital[k]],
        "capital_colour": COLOURS[c.colour[c.capital[k]]],
        "capital_vp": c.capital_vp[k],
        "neighbours": list(table["neighbours"]),
        "outline": table["outline"],
    }


def _plain_area(c: Components, a: int, table: dict[str, Any]) -> dict[str, Any]:
    symbol = c.symbol[a]
    return {
        "id": c.area_ids[a],
        "kingdom": c.kingdom_ids[c.kingdom_of[a]],
        "symbol": SYMBOLS[symbol],
        "colour": COLOURS[c.colour[a]] if c.colour[a] != NO_COLOUR else None,
        "painted": {}
        if c.colour[a] == NO_COLOUR
        else {COLOURS[colour]: sign_painted(c, a, colour) for colour in range(len(COLOURS))},
        "spell": table["spell"] if symbol == SPELL else None,
        "monster": c.monster_ids[c.monster_of[a]] if symbol == MONSTER else None,
        "neighbours": [name.lower() for name in table["neighbours"]],
        "label": list(table["label"]),
        "polygon": table["polygon"],
    }
