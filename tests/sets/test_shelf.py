"""Sets that are kept by name on this machine."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sets.helpers import put
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.conformance import refuses
from tetrarchy.kernel.data import Files
from tetrarchy.sets import shelf, standard

FIRST = put("gem_forge", "board.toml", "track", "goal", to=25)
SECOND = put("gem_forge", "board.toml", "track", "goal", to=26)


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def label(word: str) -> str:
    found = shelf.find("gem_forge", word)
    return "" if found is None else found.label


def test_each_content_is_a_version_of_its_name() -> None:
    assert shelf.kept() == []
    assert shelf.keep("gem_forge", "short", FIRST).label == "short@1"
    assert shelf.keep("gem_forge", "short", SECOND).label == "short@2"
    assert shelf.keep("gem_forge", "short", SECOND).label == "short@2"
    assert shelf.keep("gem_forge", "short", FIRST).label == "short@3"
    assert shelf.keep("gem_forge", "other", FIRST).label == "other@1"
    assert [one.label for one in shelf.kept()] == ["other@1", "short@1", "short@2", "short@3"]
    assert shelf.kept("inkdoms") == []


def test_a_set_is_found_by_name_version_and_hash() -> None:
    shelf.keep("gem_forge", "short", FIRST)
    shelf.keep("gem_forge", "short", SECOND)
    assert label("short") == "short@2"
    assert label("short@1") == "short@1"
    assert label("short@3") == label("long") == label(FIRST.hash[:7]) == ""
    assert label(FIRST.hash[:8]) == label(FIRST.hash) == "short@1"
    assert shelf.find("inkdoms", "short") is None


def test_what_a_word_means_as_data(tmp_path: Path) -> None:
    shelf.keep("gem_forge", "short", FIRST)
    assert shelf.data_for("gem_forge", "short") == FIRST
    assert shelf.data_for("gem_forge", "own") is None
    assert shelf.data_for("gem_forge", standard("gem_forge").hash) is None
    assert shelf.data_for("gem_forge", str(tmp_path)) == tmp_path
    assert refuses(lambda: shelf.data_for("gem_forge", "long")) == (
        "There is no set “long” of this game, nor a directory of that name; “tetrarchy sets list” lists them."
    )
    assert shelf.directory_for("gem_forge", "short").parent.name == "short"


def test_a_set_is_found_by_how_it_plays() -> None:
    shelf.keep("gem_forge", "short", FIRST)
    data = find_game("gem_forge").with_data(FIRST).data_hash
    assert shelf.with_data_hash("gem_forge", data) == FIRST
    assert shelf.with_data_hash("gem_forge", "0" * 12) is None


def test_a_version_that_somebody_changed_is_refused() -> None:
    one = shelf.keep("gem_forge", "short", FIRST)
    file = one.folder / "board.toml"
    file.write_text(file.read_text("utf-8").replace("goal = 25", "goal = 24"), "utf-8")
    assert refuses(lambda: shelf.read(one)) == f"Somebody has changed {one.folder}: import it under a name."


@pytest.mark.parametrize(
    "name",
    ["", ".", "..", "a/b", "a\\b", "a@1", " a", "a ", "own", "deadbeef", "x" * 41, "a\n", "-a", "_"],
)
def test_a_name_that_means_something_else_is_refused(name: str) -> None:
    assert "cannot name a set" in refuses(lambda: shelf.keep("gem_forge", name, FIRST))
    assert shelf.kept() == []


@pytest.mark.parametrize("name", ["a", "my cards", "Мои карты 2", "v1.2", "x" * 40])
def test_a_name_may_be_words(name: str) -> None:
    shelf.keep("gem_forge", name, Files(FIRST.tables()))
    assert label(name) == f"{name}@1"
