"""Broken component files and snapshots: the error names file and line, or says that it is no position."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tetrarchy.games.queendomino as package
from tests.games.queendomino.helpers import kingdom, table
from tests.games.queendomino.test_naive import walked
from tetrarchy.games.queendomino import GAME
from tetrarchy.kernel.errors import BadData, BadSnapshot

DATA = Path(str(package.__file__)).parent / "data"
TERRAINS = "wheat, forest, lake, grassland, swamp, mine, town"
WHEAT_CROWN = 'a = { terrain = "wheat", crowns = 1 }'


def refusal(directory: Path) -> str:
    with pytest.raises(BadData) as error:
        GAME.with_data(directory)
    return str(error.value)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A copy of the component files."""
    return Path(shutil.copytree(DATA, tmp_path / "data"))


def break_file(path: Path, old: str, new: str) -> int:
    """Replace the first ``old``; the line of the table that it stands in."""
    text = path.read_text(encoding="utf-8")
    at = text.index(old)
    path.write_text(text[:at] + new + text[at + len(old) :], encoding="utf-8")
    lines = text[: at + 1].split("\n")
    return max(number for number, line in enumerate(lines, 1) if line.startswith("["))


# --- component files


def test_own_data_may_be_a_copy(data: Path) -> None:
    """Comments and layout do not change what a file says."""
    path = data / "dominoes.toml"
    path.write_text("# ours\n\n" + path.read_text(encoding="utf-8"), encoding="utf-8")
    assert GAME.with_data(data).data_hash == GAME.data_hash


def test_own_data_changes_the_game(data: Path) -> None:
    break_file(data / "buildings.toml", "start_coins = 7", "start_coins = 9")
    game = GAME.with_data(data)
    assert game.data_hash != GAME.data_hash
    assert game.new(2).view(None)["kingdoms"][0]["coins"] == 9


@pytest.mark.parametrize(
    ("file", "old", "new", "why"),
    [
        ("dominoes.toml", "number = 7\n", "number = 8\n", "this should be domino number 7"),
        ("dominoes.toml", "number = 7\n", "", "“number” should be a whole number from 1 to 48, not “None”"),
        ("dominoes.toml", "number = 48\n", "number = 49\n", "“number” should be a whole number from 1 to 48, not “49”"),
        ("dominoes.toml", WHEAT_CROWN, 'a = { terrain = "sea", crowns = 1 }',
         f"“terrain” should be one of {TERRAINS}, not “sea”"),
        ("dominoes.toml", WHEAT_CROWN, 'a = { terrain = "wheat", crowns = 4 }',
         "“crowns” should be a whole number from 0 to 3, not “4”"),
        ("dominoes.toml", WHEAT_CROWN, "a = 3", "“a” should be a table, not “3”"),
        ("kingdomino_dominoes.toml", WHEAT_CROWN, 'a = { terrain = "town", crowns = 1 }',
         "a town square cannot have crowns of its own"),
        ("buildings.toml", 'id = "statue"', 'id = "church"', "“id” should be a new word of small letters, not “church”"),
        ("buildings.toml", 'id = "statue"', 'id = "Statue"', "“id” should be a new word of small letters, not “Statue”"),
        ("buildings.toml", 'name_ru = "Статуя"\n', "", "“name_ru” should be a text, not “None”"),
        ("buildings.toml", "count = 3", "count = 0", "“count” should be a whole number from 1 to 9, not “0”"),
        ("buildings.toml", 'score = "flat"', 'score = "lots"',
         "“score” should be one of none, flat, per_region, per_tower, per_knight, not “lots”"),
        ("buildings.toml", "points = 5", "points = -1", "“points” should be a whole number from 0 to 50, not “-1”"),
        ("buildings.toml", 'terrain = "wheat"\n', "", f"“terrain” should be one of {TERRAINS}, not “None”"),
        ("buildings.toml", 'tax_bonus = "coin_per_tower"', 'tax_bonus = "coin"',
         "“tax_bonus” should be one of none, coin_per_knight, coin_per_tower, not “coin”"),
        ("buildings.toml", 'score_source = "found"', 'score_source = "guessed"',
         "“score_source” should be one of rulebook, found, inferred, reconstructed, not “guessed”"),
        ("buildings.toml", "prices = [5, 4, 3, 2, 1, 0]", "prices = [5, 4, 3]",
         "“prices” should hold 6 numbers, one a space"),
        ("buildings.toml", "prices = [5, 4, 3, 2, 1, 0]", 'prices = "cheap"',
         "“prices” should be a list of whole numbers from 0 to 99, not “cheap”"),
        ("buildings.toml", "minimum_price = 0", "minimum_price = -1",
         "“minimum_price” should be a whole number from 0 to 99, not “-1”"),
        ("buildings.toml", "dragon_bribe = 1", 'dragon_bribe = "a coin"',
         "“dragon_bribe” should be a whole number from 0 to 99, not “a coin”"),
        ("buildings.toml", "start_coins = 7", "start_coins = 700",
         "“start_coins” should be a whole number from 0 to 99, not “700”"),
        ("buildings.toml", "small_tavern = 2", "large_tavern = 2", "there is no building “large_tavern”"),
        ("buildings.toml", "guardtower = 2", "guardtower = 99",
         "“guardtower” should be a whole number from 0 to 9, not “99”"),
    ],
)  # fmt: skip
def test_broken_entry_names_file_and_line(data: Path, file: str, old: str, new: str, why: str) -> None:
    """The line where the entry begins."""
    line = break_file(data / file, old, new)
    assert refusal(data) == f"{file}, line {line}: {why}."


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("kingdomino_dominoes.toml", "[[domino]]", "[[tile]]",
         "kingdomino_dominoes.toml, line 1: there should be 48 dominoes, not 47."),
        ("buildings.toml", "[board]", "[table]", "buildings.toml, line 1: there should be a table [board]."),
        ("buildings.toml", "[supply]", "[stock]", "buildings.toml, line 1: there should be a table [supply]."),
    ],
)  # fmt: skip
def test_missing_tables(data: Path, file: str, old: str, new: str, sentence: str) -> None:
    break_file(data / file, old, new)
    assert refusal(data) == sentence


def test_missing_file(data: Path) -> None:
    (data / "buildings.toml").unlink()
    assert refusal(data) == "The data file buildings.toml cannot be read: No such file or directory."


def test_missing_directory(tmp_path: Path) -> None:
    assert refusal(tmp_path) == "The data file dominoes.toml cannot be read: No such file or directory."


def test_file_that_is_not_text(data: Path) -> None:
    (data / "dominoes.toml").write_bytes(b"\xff\xfe")
    assert refusal(data) == "The data file dominoes.toml is not UTF-8 text."


def test_file_that_is_not_toml(data: Path) -> None:
    (data / "dominoes.toml").write_text("schema = 1\n[[domino")
    expected = (
        "dominoes.toml is not TOML: Expected ']]' at the end of an array declaration (at end of document)."
    )
    assert refusal(data) == expected


# --- snapshots

START = "This is no position of Queendomino: "


def position() -> dict[str, Any]:
    """Seat 0 at step C with two free towns, plain data."""
    towns = kingdom(
        """
        L   L   #   T   T
        .   .   .   Ta  T!
        """,
        a="statue",
    )
    line = [("q7", 0), ("q3", 1), ("q5", 2), ("q8", None)]
    next_line = [("q1", None), ("q2", None), ("q4", None), ("q44", None)]
    state = table(towns, "#", "#", line=line, next_line=next_line, step="build")
    copied: dict[str, Any] = json.loads(json.dumps(state.snapshot()))
    return copied


def test_the_position_itself_loads() -> None:
    assert GAME.load(position()).snapshot() == position()


def not_loaded(snapshot: dict[str, Any]) -> str:
    with pytest.raises(BadSnapshot) as error:
        GAME.load(snapshot)
    return str(error.value)


@pytest.mark.parametrize("given", [{}, {"seats": 3}, {"game": "queendomino", "seats": "x", "options": {}}])
def test_not_a_snapshot_at_all(given: dict[str, Any]) -> None:
    assert not_loaded(given).startswith(START)


@pytest.mark.parametrize(
    "key", [key for key in position() if key not in ("game", "rounds", "size", "domino_in_hand")]
)
def test_snapshot_with_a_key_missing_or_of_the_wrong_kind(key: str) -> None:
    broken = position()
    broken[key] = {"wrong": "kind"}
    if key not in ("just_placed", "options"):
        assert not_loaded(broken).startswith(START)
    del broken[key]
    if key != "just_placed":
        assert not_loaded(broken).startswith(START)


def test_snapshot_error_is_one_sentence() -> None:
    for key, wrong in (("seats", 9), ("options", {"variant": "chess"})):
        sentence = not_loaded({**position(), key: wrong})
        assert sentence.startswith(START)
        assert not sentence.endswith("..")


def _set(**values: object) -> Callable[[dict[str, Any]], None]:
    return lambda p: p.update(values)


@pytest.mark.parametrize(
    "spoil",
    [
        pytest.param(_set(game="inkdoms"), id="another game"),
        pytest.param(_set(seats=3.0), id="seats that are no whole number"),
        pytest.param(_set(step="dance"), id="no such step"),
        pytest.param(_set(actor=-2), id="over in the middle"),
        pytest.param(_set(actor=-1), id="chance at a seat's step"),
        pytest.param(_set(step="over"), id="over but a seat acts"),
        pytest.param(_set(step="draw_line"), id="a seat at a step of chance"),
        pytest.param(_set(actor=1), id="not the seat whose turn it is"),
        pytest.param(_set(step="choose", next_line=[]), id="nothing to choose"),
        pytest.param(_set(step="site"), id="a site without a building"),
        pytest.param(_set(step="tax"), id="taxes without a domino"),
        pytest.param(_set(dragon=6), id="the dragon off the board"),
        pytest.param(_set(queen=3), id="the queen with nobody"),
        pytest.param(_set(round=13), id="a thirteenth round"),
        pytest.param(lambda p: p["kingdoms"].pop(), id="a kingdom lost"),
        pytest.param(lambda p: p["spaces"].pop(), id="a space lost"),
        pytest.param(lambda p: p["kingdoms"][1].update(coins=-1), id="debts"),
        pytest.param(lambda p: p["kingdoms"][1].update(coins=1.5), id="half a coin"),
        pytest.param(lambda p: p["line"][0].update(domino="q49"), id="no such domino"),
        pytest.param(lambda p: p["line"][0].update(king=3), id="a king of nobody"),
        pytest.param(lambda p: p["line"][1].update(domino="q1"), id="a domino twice"),
        pytest.param(lambda p: p["unseen_buildings"].update(statue=9), id="too many statues"),
        pytest.param(lambda p: p["unseen_buildings"].update(palace=1), id="no such building"),
        pytest.param(lambda p: p["kingdoms"][1]["buildings"].append(["church", "h7"]), id="a church on bare ground"),
        pytest.param(lambda p: p["kingdoms"][0]["buildings"].append(["church", "f7"]), id="a church in a lake"),
        pytest.param(lambda p: p["kingdoms"][1]["knights_out"].append("h7"), id="a knight on bare ground"),
        pytest.param(lambda p: p["kingdoms"][0]["knights_out"].append("a7"), id="a knight far out"),
        pytest.param(lambda p: p["kingdoms"][0]["buildings"].append(["church", "a7"]), id="a church far out"),
        pytest.param(lambda p: p["kingdoms"][1]["dominoes"].append(
            {"domino": "q9", "square": "a1", "towards": "west"}), id="a domino off the grid"),
        pytest.param(lambda p: p["kingdoms"][1]["dominoes"].append(
            {"domino": "q9", "square": "a1", "towards": "east"}), id="a domino beyond the frame"),
        pytest.param(lambda p: p["kingdoms"][1]["dominoes"].append(
            {"domino": "q9", "square": "g7", "towards": "east"}), id="a domino on the castle"),
    ],
)  # fmt: skip
def test_snapshot_that_does_not_agree_with_itself_is_refused(spoil: Callable[[dict[str, Any]], None]) -> None:
    """No state may come of it, or it would go wrong later, far from the cause."""
    broken = position()
    spoil(broken)
    assert not_loaded(broken).startswith(START)


JUNK = st.sampled_from(
    [
        None,
        -3,
        -1,
        0,
        1,
        7,
        10**12,
        10**30,
        2.0,
        True,
        "",
        "x",
        "q1",
        "g7",
        "place",
        [],
        {},
        [1],
        ["x"],
        {"a": 1},
    ]
)


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_fuzzed_snapshots(data: st.DataObject) -> None:
    """One value somewhere inside replaced or lost: refused as a snapshot, or loaded; never another error."""
    variant = data.draw(st.sampled_from(GAME.variants()))
    state = walked(*variant, seed=data.draw(st.integers(0, 99)), steps=data.draw(st.integers(0, 300)))
    inside: Any = json.loads(json.dumps(state.snapshot()))
    whole = inside
    for depth in range(6):
        keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        key = data.draw(st.sampled_from(keys))
        deeper = inside[key]
        if depth == 5 or not isinstance(deeper, dict | list) or not deeper or data.draw(st.booleans()):
            break
        inside = deeper
    if data.draw(st.booleans()):
        inside[key] = data.draw(JUNK)
    else:
        del inside[key]
    try:
        state = GAME.load(whole)
    except BadSnapshot as error:
        assert str(error).startswith(START)
        return
    state.snapshot()
    state.legal(state.mover())
    state.outcomes()
    state.standing()
