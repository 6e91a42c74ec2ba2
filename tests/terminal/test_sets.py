"""The commands of sets, and playing with one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.terminal.helpers import Terminal
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.data import Files
from tetrarchy.kernel.record import loads
from tetrarchy.sets import read_folder, shelf, standard, write_folder


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


def folder(old: str = "goal = 20", new: str = "goal = 16", file: str = "board.toml") -> Path:
    """A folder with the set of Gem Forge, in which something is changed."""
    path = Path("mine")
    write_folder(standard("gem_forge"), path)
    text = (path / file).read_text("utf-8")
    assert old in text
    (path / file).write_text(text.replace(old, new, 1), "utf-8")
    return path


def test_a_set_is_imported_listed_compared_and_exported(terminal: Terminal) -> None:
    assert terminal("sets", "list").out.startswith("No sets are kept here.")
    folder()
    ran = terminal("sets", "import", "gem_forge", "mine", "--name", "short game")
    [one] = shelf.kept("gem_forge")
    assert (ran.code, ran.out) == (0, f"Kept as short game@1 ({one.hash[:12]}).\n")
    assert terminal("sets", "list").out == f"Gem Forge\n  short game@1  {one.hash[:12]}\n"
    ran = terminal("sets", "compare", "gem_forge", "own", "short game")
    assert ran.out == "The two sets differ in 1 place.\ntrack  board.toml\n  goal: 20 → 16\n"
    assert terminal("sets", "export", "gem_forge", "short game", "out.zip").code == 0
    assert terminal("sets", "export", "gem_forge", one.hash, "out").code == 0
    assert read_folder("gem_forge", Path("out")) == shelf.read(one)
    assert (
        terminal("sets", "check", "gem_forge", "out.zip").out
        == f"The game takes this set ({one.hash[:12]}).\n"
    )
    again = terminal("sets", "import", "gem_forge", "out.zip", "--name", "short game")
    assert again.out == ran_again(one.hash)


def ran_again(digits: str) -> str:
    return f"Kept as short game@1 ({digits[:12]}).\n"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The game does not take this set: 1 fault.\ntiles.toml, tile.m01, vp\n"
               "  “vp” should be a whole number from 0 to 20, not “-3”."),
        ("ru", "Игра не принимает этот набор: 1 ошибка.\ntiles.toml, tile.m01, vp\n"
               "  «vp» — целое число от 0 до 20, а не «-3»."),
    ],
)  # fmt: skip
def test_a_fault_is_told_with_its_place_and_nothing_is_kept(
    language: str, told: str, terminal: Terminal
) -> None:
    folder("vp = 2", "vp = -3", "tiles.toml")
    for words in (("check", "gem_forge", "mine"), ("import", "gem_forge", "mine", "--name", "odd")):
        ran = terminal("sets", *words, "--lang", language)
        assert (ran.code, "\n".join(line.rstrip() for line in ran.out.splitlines())) == (1, told)
    assert shelf.kept() == []


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "It could do 1 thing better:\nmap.toml, kingdom.redhill, capital_vp\n"
               "  The rulebook’s capitals are worth 2 or 3 points; Yellowlake’s 2, Greenwood’s 3."),
        ("ru", "1 совет, как его улучшить:\nmap.toml, kingdom.redhill, capital_vp\n"
               "  По книге правил столица приносит 2 или 3 очка: в Желтоводье 2, в Зеленолесье 3."),
    ],
)  # fmt: skip
def test_advice_on_a_set_that_is_taken(language: str, told: str, terminal: Terminal) -> None:
    path = Path("map")
    tables = standard("inkdoms").tables()
    tables["map.toml"]["kingdom"][0]["capital_vp"] = 4
    write_folder(Files(tables), path)
    ran = terminal("sets", "check", "inkdoms", "map", "--lang", language)
    words = " ".join(ran.out.splitlines()[1:]).split()
    assert (ran.code, words) == (0, told.split())
    answer = json.loads(terminal("sets", "check", "inkdoms", "map", "--json").out)
    assert answer["faults"] == []
    assert [(note["component"], note["key"]) for note in answer["advice"]] == [
        ("kingdom.redhill", "other-worth-of-capital")
    ]
    ran = terminal("sets", "import", "inkdoms", "map", "--name", "rich", "--lang", language)
    assert ran.code == 0
    assert told.splitlines()[0] in ran.out


def test_faults_and_differences_as_json(terminal: Terminal) -> None:
    folder("vp = 2", "vp = -3", "tiles.toml")
    faults = json.loads(terminal("sets", "check", "gem_forge", "mine", "--json").out)["faults"]
    assert faults == [
        {"file": "tiles.toml", "component": "tile.m01", "field": "vp", "key": "no-whole-number",
         "sentence": "“vp” should be a whole number from 0 to 20, not “-3”."}
    ]  # fmt: skip
    [difference] = json.loads(terminal("sets", "compare", "gem_forge", "mine", "own", "--json").out)
    assert (difference["component"], difference["one"], difference["other"]) == ("tile.m01", -3, 2)
    assert json.loads(terminal("sets", "list", "--json").out) == []


def test_what_is_reconstructed_is_listed(terminal: Terminal) -> None:
    everything = terminal("sets", "show", "queendomino").out
    reconstructed = terminal("sets", "show", "queendomino", "--reconstructed").out
    lines = [line.split() for line in reconstructed.splitlines()]
    assert ["knights", "2", "reconstructed"] in lines
    assert "rulebook" not in reconstructed
    assert "start_coins" in everything
    fields = json.loads(terminal("sets", "show", "queendomino", "--reconstructed", "--json").out)
    assert {field["provenance"] for field in fields} == {"reconstructed"}


def test_words_that_name_no_set_are_refused(terminal: Terminal) -> None:
    ran = terminal("simulate", "gem_forge", "--data", "nothing")
    assert (ran.code, ran.err) == (2, (
        "There is no set “nothing” of this game, nor a directory of that name; “tetrarchy sets list” lists them.\n"
    ))  # fmt: skip
    ran = terminal("sets", "check", "gem_forge", "nothing", "--lang", "ru")
    assert ran.err.startswith("Набора «nothing» у этой игры нет, и папки с таким именем тоже")
    assert (
        terminal("sets", "import", "gem_forge", "none.zip", "--name", "x").err
        == "There is no file none.zip.\n"
    )
    folder()
    ran = terminal("sets", "import", "gem_forge", "mine", "--name", "a/b")
    assert (ran.code, ran.err.startswith("“a/b” cannot name a set")) == (2, True)


def test_a_game_with_a_set_of_ones_own_is_played_saved_continued_and_replayed(terminal: Terminal) -> None:
    """The record names the set; who keeps it needs no --data, and who does not is told so."""
    folder("count = 6\n", "count = 7\n", "cards.toml")
    terminal("sets", "import", "gem_forge", "mine", "--name", "more digs")
    [one] = shelf.kept("gem_forge")
    game = find_game("gem_forge", shelf.read(one))
    play = ("play", "gem_forge", "--seats", "2", "--seed", "3", "--data", "more digs")
    ran = terminal(*play, "--save", "game.txt", answers=["123"])
    assert ran.code == 0
    record = loads(Path("game.txt").read_text("utf-8"), game)
    assert (record.data, record.notes["set"]) == (game.data_hash, one.hash)
    steps = len(record.steps)
    assert terminal("play", "--resume", "game.txt", answers=["1"]).code == 0
    record = loads(Path("game.txt").read_text("utf-8"), game)
    assert (len(record.steps) > steps, record.notes["set"]) == (True, one.hash)
    ran = terminal("replay", "game.txt")
    assert (ran.code, ran.err) == (0, "")
    one.folder.rename("gone")
    assert "The record was made with other component files" in terminal("replay", "game.txt").err
    ran = terminal("play", "--resume", "game.txt")
    assert (ran.code, "other component files" in ran.err) == (2, True)


def test_a_run_with_a_set_gives_the_same_here_and_in_other_processes(terminal: Terminal) -> None:
    folder()
    terminal("sets", "import", "gem_forge", "mine", "--name", "short")
    words = ("simulate", "gem_forge", "--games", "4", "--json", "--data")
    here = terminal(*words, "short")
    assert here.code == 0
    assert here.out == terminal(*words, "mine").out == terminal(*words, "short", "--workers", "2").out
    assert here.out != terminal(*words, "own").out


def test_the_laboratory_takes_sets_by_name(terminal: Terminal) -> None:
    """A name tells the game, too, where only one game has such a set."""
    folder()
    terminal("sets", "import", "gem_forge", "mine", "--name", "short")
    words = ("--games", "3", "--json", "--bots", "random")
    told = json.loads(terminal("lab", "compare", "own", "short", *words).out)
    directory = json.loads(terminal("lab", "compare", "own", "mine", *words).out)
    assert [one["data"] for one in told["sets"]] == [one["data"] for one in directory["sets"]]
    assert len({one["data"] for one in told["sets"]}) == 2


def test_a_language_before_the_command_holds_for_the_command_inside(terminal: Terminal) -> None:
    for words in (
        ("--lang", "ru", "sets", "list"),
        ("sets", "--lang", "ru", "list"),
        ("sets", "list", "--lang", "ru"),
    ):
        assert terminal(*words).out.startswith("Наборов здесь нет.")
