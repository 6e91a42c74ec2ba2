"""Component files of one's own, and broken ones: the error names file, line and field."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import tetrarchy.games.queendomino as package
from tetrarchy.games.queendomino import GAME
from tetrarchy.kernel.errors import BadData

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
    """Replace the first ``old``; its line, or that of its table where nothing is left of it."""
    text = path.read_text(encoding="utf-8")
    at = text.index(old)
    path.write_text(text[:at] + new + text[at + len(old) :], encoding="utf-8")
    lines = text[: at + 1].split("\n")
    if new:
        return len(lines)
    return max(number for number, line in enumerate(lines, 1) if line.startswith("["))


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
        ("buildings.toml", "coins = { 1 = 12,", "coins = { one = 12,",
         "a coin should be worth a number from 0 to 99, not “one”"),
        ("buildings.toml", "small_tavern = 2", "large_tavern = 2", "there is no building “large_tavern”"),
        ("buildings.toml", "guardtower = 2", "guardtower = 99",
         "“guardtower” should be a whole number from 0 to 9, not “99”"),
    ],
)  # fmt: skip
def test_broken_entry_names_file_and_line(data: Path, file: str, old: str, new: str, why: str) -> None:
    """The line of the field, and of its entry where the field is missing."""
    line = break_file(data / file, old, new)
    assert refusal(data) == f"{file}, line {line}: {why}."


@pytest.mark.parametrize(
    ("file", "old", "new", "hint"),
    [
        ("kingdomino_dominoes.toml", "[[domino]]", "[[tile]]",
         "“tile” here; there are schema, set, provenance, domino."),
        ("buildings.toml", "[board]", "[bord]", "“bord” here; perhaps “board” is meant."),
        ("buildings.toml", "crowns = 0", "crown = 0", "“crown” here; perhaps “crowns” is meant."),
        ("buildings.toml", "dragon_bribe = 1", "dragon-bribe = 1",
         "“dragon-bribe” here; perhaps “dragon_bribe” is meant."),
        ("dominoes.toml", 'a = { terrain = "wheat", crowns = 0 }', 'a = { terain = "wheat", crowns = 0 }',
         "“terain” here; perhaps “terrain” is meant."),
    ],
)  # fmt: skip
def test_a_misspelt_key_is_named_with_what_it_may_be_meant_for(
    data: Path, file: str, old: str, new: str, hint: str
) -> None:
    line = break_file(data / file, old, new)
    assert refusal(data) == f"{file}, line {line}: there is no key {hint}"


def test_a_missing_table_is_named(data: Path) -> None:
    text = (data / "dominoes.toml").read_text("utf-8")
    (data / "dominoes.toml").write_text(text.partition("[[domino]]")[0], encoding="utf-8")
    assert refusal(data) == "dominoes.toml, line 1: there should be tables [[domino]]."


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
