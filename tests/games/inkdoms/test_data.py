"""The map is data: another one of the same form plays, one that breaks a constraint is refused."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from librt.random import Random

from tests.games.inkdoms.helpers import script, sheet, table
from tetrarchy.games.inkdoms import GAME, data
from tetrarchy.games.inkdoms.player_sheet import DONE, MIXING, PAINTING, STATUSES, WAITING
from tetrarchy.games.inkdoms.state import CROSSING, FIRST_STEP, GAME_OVER, ROUND, STEPS, THROWING
from tetrarchy.kernel.conformance import check_game, refuses
from tetrarchy.kernel.errors import BadSnapshot
from tetrarchy.kernel.play import playout

OWN = Path(data.__file__).parent / "data"
MAP = (OWN / "map.toml").read_text("utf-8")
THROWS = (OWN / "throws.toml").read_text("utf-8")


def folder(path: Path, board: str = MAP, throws: str | None = THROWS) -> Path:
    (path / "map.toml").write_text(board, encoding="utf-8")
    if throws is not None:
        (path / "throws.toml").write_text(throws, encoding="utf-8")
    return path


def changed(old: str, new: str, source: str = MAP) -> str:
    assert old in source
    return source.replace(old, new, 1)


def entry(identifier: str) -> str:
    """An area's table."""
    found = re.search(rf'\[\[area\]\]\nid = "{identifier}"\n.*?(?=\n\[\[)', MAP, re.DOTALL)
    assert found
    return found[0]


def line_of(text: str, board: str = MAP, field: str = "") -> int:
    """The line of a table that begins with a text, or of a field of it."""
    at = board.index(text)
    if field:
        at = board.index(f"\n{field} = ", at) + 1
    return board[:at].count("\n") + 1


# --- other maps


def mirrored() -> str:
    """The same kingdoms seen in a mirror: every point's x counts from the other side."""

    def mirror(match: re.Match[str]) -> str:
        given = json.loads(match[2])
        points = given if isinstance(given[0], list) else [given]
        flipped = [[round(1000 - x, 1), y] for x, y in points]
        return f"{match[1]} = {json.dumps(flipped if points is given else flipped[0])}"

    return re.sub(r"^(polygon|outline|label|at) = (.*)$", mirror, MAP, flags=re.MULTILINE)


def test_another_geometry_loads_and_plays_without_a_table_of_spots(tmp_path: Path) -> None:
    game = GAME.with_data(folder(tmp_path, mirrored(), throws=None))
    assert game.data_hash != GAME.data_hash
    mine, own = game.components()["spots"], GAME.components()["spots"]
    assert [spot["x"] for spot in mine] == [spot["x"] for spot in own]
    assert [spot["kingdoms"] for spot in mine] != [spot["kingdoms"] for spot in own]
    walk = check_game(game, 2, {}, seed=1, steps=300, every=30)
    assert walk.games > 0


def test_other_symbols_and_counts_load_and_play(tmp_path: Path) -> None:
    """A fourth move spell, a fifth griffin, no thirteenth tower but eleven, three blots, capitals worth more."""
    board = changed(entry("R2"), entry("R2").replace('symbol = "none"', 'symbol = "spell"\nspell = 1'))
    board = changed(
        entry("R4"),
        entry("R4").replace('symbol = "none"', 'symbol = "monster"\nmonster = "griffin"\ncolour = "red"'),
        board,
    )
    board = changed(
        'colours = ["red"]\ntame_vp = 1\nareas = 4', 'colours = ["red"]\ntame_vp = 1\nareas = 5', board
    )
    board = changed("spell_cells_per_row = 4", "spell_cells_per_row = 5", board)
    board = changed("blots = 10", "blots = 3", board)
    board = changed("capital_vp = 2", "capital_vp = 5", board)
    board = board[: board.index('[[tower]]\nid = "T12"')] + board[board.index("[[junction]]") :]
    game = GAME.with_data(folder(tmp_path, board))
    assert len(game.components()["towers"]) == 11
    assert game.components()["blots"] == 3
    state = game.new(3)
    playout(state, Random(1))
    assert state.actors() == []
    assert check_game(game, 1, {}, seed=1, steps=200, every=20).games > 0


def test_spells_may_be_numbered_otherwise(tmp_path: Path) -> None:
    """The numbers on the map and the starting spells follow the file."""
    board = changed('number = 1\nkey = "move"', 'number = 1\nkey = "blend"')
    board = changed('number = 4\nkey = "blend"', 'number = 4\nkey = "move"', board)
    game = GAME.with_data(folder(tmp_path, board))
    state = game.new(2)
    state.apply(-1, game.actions.parse("first 1"))
    assert state.view(0)["sheets"][0]["spells"] == {"move": 0, "clash": 0, "spread": 0, "blend": 1}


def test_the_table_of_spots_is_what_the_script_makes() -> None:
    assert script("make_inkdoms_throws").table_text(GAME.map.tables) == THROWS


# --- maps that break a constraint

SHORT_SPELL = '[[spell]]\nnumber = 4\nkey = "blend"\nnote = "two die drops become one composite drop"\n'

BROKEN: dict[str, tuple[Callable[[], str], str, str]] = {
    "five kingdoms": (
        lambda: MAP[: MAP.index('[[kingdom]]\nid = "umberland"')] + MAP[MAP.index('[[area]]\nid = "R1"') :],
        "",
        "there should be six kingdoms, not 5",
    ),
    "ten areas": (
        lambda: changed(entry("B3"), entry("B3").replace('"bluewater"', '"redhill"')),
        '[[kingdom]]\nid = "redhill"',
        "each kingdom should have nine areas: redhill has 10",
    ),
    "no capital": (
        lambda: changed(entry("R5"), entry("R5").replace('symbol = "capital"', 'symbol = "none"')),
        '[[kingdom]]\nid = "redhill"',
        "each kingdom should have one capital: redhill has 0",
    ),
    "two capitals": (
        lambda: changed(entry("R2"), entry("R2").replace('symbol = "none"', 'symbol = "capital"\ncolour = "red"')),
        '[[kingdom]]\nid = "redhill"',
        "each kingdom should have one capital: redhill has 2",
    ),
    "capital elsewhere": (
        lambda: changed('capital = "R5"', 'capital = "R4"'),
        '[[kingdom]]\nid = "redhill"',
        "“capital” should name the area with the capital, r5",
    ),
    "capital of another colour": (
        lambda: changed('capital_colour = "red"', 'capital_colour = "blue"'),
        '[[kingdom]]\nid = "redhill"',
        "“capital_colour” should be the colour that the capital's area has",
    ),
    "a monster too few": (
        lambda: changed(entry("R9"), entry("R9").replace('symbol = "monster"', 'symbol = "none"')),
        '[[monster]]\nkind = "griffin"',
        "“areas” should be the number of areas with this monster, at least one: there are 3",
    ),
    "a monster of another colour": (
        lambda: changed(entry("R9"), entry("R9").replace('colour = "red"', 'colour = "blue"')),
        '[[monster]]\nkind = "griffin"',
        "“colours” should name blue: there is such a monster",
    ),
    "three kinds of monster": (
        lambda: MAP[: MAP.index('[[monster]]\nkind = "dragon"')] + MAP[MAP.index("[[kingdom]]") :],
        "",
        "there should be four kinds of monster, not 3",
    ),
    "three kinds of spell": (lambda: changed(SHORT_SPELL, ""), "", "there should be four kinds of spell, not 3"),
    "a spell twice": (
        lambda: changed('key = "clash"', 'key = "move"'),
        "[[spell]]\nnumber = 2",
        "there are four different spells: “move” should not come twice",
    ),
    "too few spell cells": (
        lambda: changed("spell_cells_per_row = 4", "spell_cells_per_row = 3"),
        "[meta]",
        "a row of spells should have a cell for the starting spell and one for each symbol: "
        "“move” needs 4, there are 3",
    ),
    "too few tower cells": (
        lambda: changed("tower_cells = 12", "tower_cells = 11"),
        "[meta]",
        "the sheet should have a cell for the drop of each of the 12 towers",
    ),
    "a tower between areas that share no side": (
        lambda: changed('areas = ["R1", "R2"]', 'areas = ["R1", "R9"]'),
        '[[tower]]\nid = "T1"',
        "a tower should stand on the border of two areas: R1 and R9 share no side",
    ),
    "a tower on one area": (
        lambda: changed('areas = ["R1", "R2"]', 'areas = ["R1"]'),
        '[[tower]]\nid = "T1"',
        "a tower should stand between two areas of the map, not “['R1']”",
    ),
    "two towers on one border": (
        lambda: changed('areas = ["R6", "Y1"]', 'areas = ["R2", "R1"]'),
        '[[tower]]\nid = "T2"',
        "R2 and R1 have a tower already",
    ),
    "no blots": (
        lambda: changed("blots = 10", "blots = 0"),
        "[meta]",
        "“blots” should be a whole number from 1 to 50, not “0”",
    ),
    "a gap": (
        lambda: changed(entry("R1"), entry("R1").replace("[94.0, 165.5]", "[94.0, 160.5]")),
        '[[area]]\nid = "R1"',
        "every point of the board should belong to an area: there is a gap or an overlap at the side "
        "(103.9, 162.4)–(94, 160.5) of R1",
    ),
    "an area that leaves the frame": (
        lambda: changed(entry("R1"), entry("R1").replace("[0.0, 54.4]", "[-5.0, 54.4]")),
        '[[area]]\nid = "R1"',
        "“polygon” leaves the frame at (-5, 54.4)",
    ),
    "an area twice": (
        lambda: changed(entry("R4"), re.sub(r"polygon = .*", re.search(r"polygon = .*", entry("R1"))[0], entry("R4"))),  # type: ignore[index]
        '[[area]]\nid = "R4"',
        "the areas should not overlap: R1 and R4 lie on the same side of (0, 104.4)–(0, 54.4)",
    ),
    "neighbours that share no side": (
        lambda: changed('neighbours = ["R1", "R3"]', 'neighbours = ["R1", "R4"]'),
        '[[area]]\nid = "R2"',
        "“neighbours” should be those that have a side in common with it, r1, r3, not “['R1', 'R4']”",
    ),
    "kingdoms that are not adjacent": (
        lambda: changed('neighbours = ["yellowlake", "umberland"]', 'neighbours = ["yellowlake", "bluewater"]'),
        '[[kingdom]]\nid = "redhill"',
        "“neighbours” should be those that have a side in common with it, umberland, yellowlake, "
        "not “['yellowlake', 'bluewater']”",
    ),
    "an outline that is not the kingdom's": (
        lambda: changed("[[0.0, 104.4], [0.0, 273.6], [0.0, 322.8]", "[[0.0, 104.4], [0.0, 322.8]"),
        '[[kingdom]]\nid = "redhill"',
        "“outline” should be the line around the kingdom's nine areas",
    ),
    "a die as large as the board": (
        lambda: changed("die_side = 64", "die_side = 400"),
        "[meta]",
        "“die_side” should be a whole number from 1 to 350, not “400”",
    ),
}  # fmt: skip


FIELDS = {
    "a spell twice": "key",
    "too few tower cells": "tower_cells",
    "a tower between areas that share no side": "areas",
    "a tower on one area": "areas",
    "two towers on one border": "areas",
    "too few spell cells": "spell_cells_per_row",
    "a gap": "polygon",
    "an area twice": "polygon",
}
"""Which field is at fault, where the sentence does not begin with it."""


@pytest.mark.parametrize("what", BROKEN)
def test_a_map_that_breaks_a_constraint_is_refused(what: str, tmp_path: Path) -> None:
    make, where, why = BROKEN[what]
    board = make()
    quoted = re.match("“([a-z_]+)”", why)
    field = quoted[1] if quoted else FIELDS.get(what, "")
    line = line_of(where, board, field) if where else 1
    assert refuses(lambda: GAME.with_data(folder(tmp_path, board))) == f"map.toml, line {line}: {why}."


def test_a_die_that_could_lie_in_four_kingdoms_is_refused(tmp_path: Path) -> None:
    """Dice of 300 on this map reach over two junctions."""
    board = changed("die_side = 64", "die_side = 300")
    message = refuses(lambda: GAME.with_data(folder(tmp_path, board, throws=None)))
    assert re.fullmatch(
        rf"map\.toml, line {line_of('[meta]', board, 'die_side')}: a die should lie in one, two or three kingdoms: "
        r"at \([\d.]+, [\d.]+\) it lies in [456]\.",
        message,
    )


def test_spots_of_another_map_are_refused(tmp_path: Path) -> None:
    assert refuses(lambda: GAME.with_data(folder(tmp_path, mirrored()))) == (
        f"throws.toml, line {line_of('[throws]', THROWS, 'board')}: these landing spots belong to another map: "
        "make them anew with scripts/make_inkdoms_throws.py, or remove the file."
    )


@pytest.mark.parametrize(
    ("old", "new", "where", "why"),
    [
        ('"YGP"', '"YXP"', '"YXP"', "spot 2 should have x, y, angle, letters of kingdoms and numbers of spots, not “[628.2, 251.0, 8.9, 'YXP', [57, 63, 96, 151, 157, 212, 218, …”"),
        ('790.4, 454.3, 49.5, "B", [', '790.4, 454.3, 49.5, "B", [999, ', '"B", [999, ', "spot 1 overlaps spots that are not there"),
        ('790.4, 454.3, 49.5, "B", [', '790.4, 454.3, 49.5, "B", [2, ', '"B", [2, ', "spot 1 overlaps a spot that does not overlap it"),
    ],
)  # fmt: skip
def test_a_wrong_table_of_spots_is_refused(old: str, new: str, where: str, why: str, tmp_path: Path) -> None:
    wrong = changed(old, new, THROWS)
    line = line_of(where, wrong)
    assert (
        refuses(lambda: GAME.with_data(folder(tmp_path, throws=wrong))) == f"throws.toml, line {line}: {why}."
    )


def test_a_table_of_spots_without_spots_is_refused(tmp_path: Path) -> None:
    wrong = changed("spots = [", "spot = [", THROWS)
    line = line_of("spot = [", wrong)
    assert refuses(lambda: GAME.with_data(folder(tmp_path, throws=wrong))) == (
        f"throws.toml, line {line}: there is no key “spot” here; perhaps “spots” is meant."
    )


def test_a_missing_map_is_named(tmp_path: Path) -> None:
    assert refuses(lambda: GAME.with_data(tmp_path)) == (
        "The data file map.toml cannot be read: No such file or directory."
    )


def test_components_say_that_the_map_is_reconstructed() -> None:
    assert GAME.components()["provenance"] == "reconstructed"


# --- names and numbers


def test_steps_statuses_spells_and_symbols_have_the_numbers_of_their_names() -> None:
    assert [STEPS[step] for step in (FIRST_STEP, THROWING, ROUND, CROSSING, GAME_OVER)] == list(STEPS)
    assert [STATUSES[status] for status in (WAITING, PAINTING, MIXING, DONE)] == list(STATUSES)
    spells = (data.MOVE_SPELL, data.CLASH_SPELL, data.SPREAD_SPELL, data.BLEND_SPELL)
    assert [data.SPELLS[spell] for spell in spells] == list(data.SPELLS)
    symbols = (data.BLANK, data.CAPITAL, data.SPELL, data.MONSTER)
    assert [data.SYMBOLS[symbol] for symbol in symbols] == list(data.SYMBOLS)


# --- other bad input


def test_options_there_are_none() -> None:
    assert refuses(lambda: GAME.new(2, {"map": "other"})) == "There is no option “map”; there are: none."


BAD_SNAPSHOTS: dict[str, Callable[[dict[str, Any]], object]] = {
    "no sheets": lambda table: table.pop("sheets"),
    "a sheet too few": lambda table: table["sheets"].pop(),
    "five seats": lambda table: table.update(seats=5),
    "an unknown phase": lambda table: table.update(phase="dance"),
    "an unknown area": lambda table: table["sheets"][0]["painted"].update(z9="red"),
    "an unknown colour": lambda table: table["sheets"][0]["painted"].update(r1="pink"),
    "eleven blots": lambda table: table["sheets"][0].update(blots=11),
    "a painter without a die": lambda table: table["sheets"][0].update(status="painting"),
    "another taker": lambda table: table.update(taker=1),
    "another actor": lambda table: table.update(actors=[0, 1]),
    "a spell too many": lambda table: table["sheets"][0]["spells"].update(fly=1),
    "a huge number of drops": lambda table: table["sheets"][0]["drops"].update(red=10**30),
    "a spot that is not there": lambda table: table["dice"][0].update(spot=361),
    "a die too few": lambda table: table["dice"].pop(),
    "a throw with all dice fallen": lambda table: table.update(phase="throw", taker=None, actors=[]),
    "a round in which nobody acts": lambda table: table.update(taker=None, actors=[]),
    "a die with a five": lambda table: table["dice"][0].update(drops=5),
}


@pytest.mark.parametrize("what", BAD_SNAPSHOTS)
def test_nonsense_is_no_snapshot(what: str) -> None:
    snapshot = table(sheet(), sheet()).snapshot()
    BAD_SNAPSHOTS[what](snapshot)
    with pytest.raises(BadSnapshot, match=r"^This is not a position: "):
        GAME.load(snapshot)
    with pytest.raises(BadSnapshot, match=r"^This is not a position: "):
        GAME.imagine(snapshot, Random(1))
