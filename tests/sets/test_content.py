"""What a set holds: the same content has the same hash, whatever it came as."""

from __future__ import annotations

import io
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tests.sets.helpers import changed, put
from tetrarchy.catalogue import GAMES, data_directory, find_game
from tetrarchy.kernel.conformance import refuses
from tetrarchy.kernel.data import Files
from tetrarchy.sets import read_folder, read_zip, standard, texts_of, write_folder, write_zip
from tetrarchy.sets.content import MOST_BYTES, read_tables, read_texts
from tetrarchy.sets.writing import toml

every_game = pytest.mark.parametrize("game", GAMES)


def packed(members: dict[str, str | bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """An archive with these members."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", method) as archive:
        for name, held in members.items():
            archive.writestr(name, held)
    return content.getvalue()


@every_game
def test_a_set_comes_back_from_a_folder_and_from_an_archive(game: str, tmp_path: Path) -> None:
    own = standard(game)
    write_folder(own, tmp_path / "set")
    assert read_folder(game, tmp_path / "set") == own
    assert read_folder(game, tmp_path / "set").tables() == own.tables()
    assert read_zip(game, write_zip(own)) == own
    assert write_zip(own) == write_zip(Files(own.tables()))


@every_game
def test_the_game_of_a_set_is_that_of_its_folder(game: str, tmp_path: Path) -> None:
    own = find_game(game)
    assert own.with_data(standard(game)).data_hash == own.data_hash
    write_folder(standard(game), tmp_path / "set")
    assert own.with_data(tmp_path / "set").data_hash == own.data_hash


def test_the_order_of_keys_and_comments_do_not_change_the_hash(tmp_path: Path) -> None:
    for path in data_directory("gem_forge").glob("*.toml"):
        (tmp_path / path.name).write_text("# mine\n" + path.read_text("utf-8"), "utf-8")
    assert read_folder("gem_forge", tmp_path) == standard("gem_forge")
    backwards = {
        name: dict(reversed(held.items())) for name, held in reversed(standard("gem_forge").tables().items())
    }
    assert Files(backwards) == standard("gem_forge")


def test_any_other_value_is_another_set() -> None:
    own = standard("gem_forge")
    sets = {
        own,
        put("gem_forge", "board.toml", "track", "goal", to=21),
        put("gem_forge", "board.toml", "track", "goal", to="20"),
        put("gem_forge", "tiles.toml", "tile", 0, "name_en", to="another ring"),
        put("gem_forge", "tiles.toml", "tile", 0, "provenance", to="found"),
    }
    assert len({each.hash for each in sets}) == len(sets) == 5


def test_what_a_set_gives_away_is_a_copy() -> None:
    files = standard("gem_forge")
    files.tables()["board.toml"]["track"]["goal"] = 1
    (files / "board.toml").tables["track"]["goal"] = 1  # type: ignore[index]
    assert files.tables()["board.toml"]["track"]["goal"] == 20
    assert not (files / "none.toml").exists()


@pytest.mark.parametrize(
    "table",
    [
        {},
        {"a": 1, "b": -3, "c": 1.5, "d": True, "e": "x"},
        {"quoted key": 1, "ключ": 2, "": 3, "a.b": 4},
        {"text": 'a "b" \\ \n \t \x7f \x01 é ↦'},
        {"empty": [], "none": {}, "mixed": [1, {"a": 1}], "deep": [[[1.0, 2.5]], []]},
        {"t": {"a": {"b": 1}, "c": {"d": {"e": [{"f": 1}, {"f": {"g": [1]}}]}}}},
        {"list": [{"a": 1, "inner": [{"b": 2}, {}]}, {}], "large": dict.fromkeys("abcdefg", 0), "z": 1},
    ],
)
def test_any_table_can_be_written_as_toml(table: dict[str, Any]) -> None:
    assert tomllib.loads(toml(table)) == table


def test_the_text_of_a_file_reads_like_the_games_own() -> None:
    text = texts_of(standard("wonderful_kingdom"))["developments.toml"]
    assert 'id = "farm"\nname_en = "Farm"\nname_ru = "Ферма"\n' in text
    assert "cost = { materials = 2 }\n" in text


def test_a_folder_that_has_such_files_is_not_written_over(tmp_path: Path) -> None:
    write_folder(standard("gem_forge"), tmp_path)
    message = refuses(lambda: write_folder(put("gem_forge", "board.toml", "track", "goal", to=9), tmp_path))
    assert message == f"{tmp_path} cannot be written: File exists."
    assert read_folder("gem_forge", tmp_path) == standard("gem_forge")


@pytest.mark.parametrize(
    ("texts", "why"),
    [
        ({"board.toml": b"\xff"}, "The data file board.toml is not UTF-8 text."),
        ({"board.toml": b"a = "}, "board.toml is not TOML: Invalid value (at end of document)."),
        ({"board.toml": b"a = " + b"[" * 40_000}, "board.toml is not TOML: "),
        ({"board.toml": b"a = " + b"9" * 9_000}, "board.toml is not TOML: "),
        ({"board.toml": b"a = " + b"[" * 20 + b"]" * 20}, "board.toml should hold numbers, texts, lists and tables"),
        ({"board.toml": b"a = 99999999999999999999"}, "board.toml should hold numbers"),
        ({"board.toml": b"a = inf"}, "board.toml should hold numbers"),
        ({"board.toml": b"a = 1979-05-27"}, "board.toml should hold numbers"),
        ({"map.toml": b"a = 1"}, "“map.toml” is no component file of this game: there are board.toml, "),
        ({"board.toml": b"note = '" + b"x" * MOST_BYTES + b"'"}, "The files of a set can have 262144 bytes together"),
    ],
)  # fmt: skip
def test_odd_files_are_refused_in_a_sentence(texts: dict[str, bytes], why: str) -> None:
    message = refuses(lambda: read_texts("gem_forge", texts))
    assert message.startswith(why)
    assert "\n" not in message


@pytest.mark.parametrize("value", [None, 1e400, "\ud800", [[[[[[[[[[[[[1]]]]]]]]]]]]], {"a": None}])
def test_what_toml_cannot_say_is_refused(value: object) -> None:
    message = refuses(lambda: read_tables("gem_forge", {"board.toml": {"note": value}}))
    assert message.startswith("board.toml should hold numbers, texts, lists and tables")


# --- archives


def test_an_archive_may_have_a_folder() -> None:
    texts = texts_of(standard("queendomino"))
    assert read_zip("queendomino", packed({f"mine/{n}": t for n, t in texts.items()})) == standard(
        "queendomino"
    )
    stored = packed(dict(texts), zipfile.ZIP_STORED)
    assert read_zip("queendomino", stored) == standard("queendomino")


@pytest.mark.parametrize(
    "name",
    ["../board.toml", "/board.toml", "a/b/board.toml", "a\\board.toml", "./board.toml", "board.toml/x", "x.toml",
     "C:board.toml", "a/../board.toml", "BOARD.TOML"],
)  # fmt: skip
def test_an_archive_with_other_paths_is_refused(name: str) -> None:
    message = refuses(lambda: read_zip("gem_forge", packed({name: "a = 1"})))
    assert message.startswith(
        "The archive should hold only board.toml, cards.toml, tiles.toml, in one folder at most"
    )


def test_files_of_two_folders_are_no_set() -> None:
    content = packed({"a/board.toml": "a = 1", "b/cards.toml": "a = 1"})
    assert refuses(lambda: read_zip("gem_forge", content)).startswith("The archive should hold only")


def test_a_bomb_is_read_no_further_than_a_set_goes() -> None:
    bomb = packed({"board.toml": b"#" * 100_000_000})
    assert len(bomb) < 131_072
    assert refuses(lambda: read_zip("gem_forge", bomb)).startswith("The files of a set can have 262144 bytes")


def test_a_bomb_that_lies_about_its_length_is_refused() -> None:
    """The length that an archive names is that of a small file; what is packed is large."""
    bomb = packed({"board.toml": b"#" * 10_000_000})
    length = (10_000_000).to_bytes(4, "little")
    assert bomb.count(length) == 2
    bomb = bomb.replace(length, (10).to_bytes(4, "little"))
    message = refuses(lambda: read_zip("gem_forge", bomb))
    assert message in (
        "This is not a zip archive that can be read.",
        "The files of a set can have 262144 bytes together at most.",
    )


def test_a_file_twice_an_unusual_method_and_too_many_files_are_refused() -> None:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        archive.writestr("board.toml", "a = 1")
        with pytest.warns(UserWarning, match="Duplicate name"):
            archive.writestr("board.toml", "a = 2")
    odd = "“board.toml” of the archive is there twice, or packed in an unusual way."
    assert refuses(lambda: read_zip("gem_forge", content.getvalue())) == odd
    assert refuses(lambda: read_zip("gem_forge", packed({"board.toml": "a = 1"}, zipfile.ZIP_LZMA))) == odd
    many = packed({f"{number}.toml": "" for number in range(33)})
    assert refuses(lambda: read_zip("gem_forge", many)) == "The archive holds more files than a set has."
    assert refuses(lambda: read_zip("gem_forge", packed({}))) == "The archive holds no component files."


@pytest.mark.parametrize("content", [b"", b"PK", b"no archive", packed({"board.toml": "a = 1"})[:-9]])
def test_what_is_no_archive_is_refused(content: bytes) -> None:
    assert refuses(lambda: read_zip("gem_forge", content)) == "This is not a zip archive that can be read."


def test_a_large_archive_is_not_even_opened() -> None:
    assert (
        refuses(lambda: read_zip("gem_forge", b"x" * 131_073)) == "An archive can have 131072 bytes at most."
    )


@every_game
def test_our_own_archives_are_within_the_limits(game: str) -> None:
    assert len(write_zip(standard(game))) < 131_072 / 2
    assert sum(len(text.encode()) for text in texts_of(standard(game)).values()) < MOST_BYTES / 2


def test_a_folder_without_component_files_is_no_set(tmp_path: Path) -> None:
    assert refuses(lambda: read_folder("gem_forge", tmp_path)) == (
        f"{tmp_path} holds no component files: there should be board.toml, cards.toml, tiles.toml."
    )
    assert changed("gem_forge", lambda tables: tables.pop("board.toml")) != standard("gem_forge")
