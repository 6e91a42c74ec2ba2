"""Puzzles: every one is replayed, its best move is best by the margin, and finding them is repeatable."""

from __future__ import annotations

import importlib.util
import json
import re
from collections import Counter
from datetime import date, timedelta
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

from tests.review.make_endings import FILE, GAP, MOST
from tests.review.solver import decisive
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.errors import BadOptions, BadRecord, IllegalAction
from tetrarchy.kernel.record import loads
from tetrarchy.puzzles import (
    DIFFICULTIES,
    answer,
    chosen,
    find_puzzle,
    finding,
    folder_of,
    of_the_day,
    position,
    puzzles_of,
    themes_of,
)
from tetrarchy.puzzles.finding import MARGIN, Thinking, check, grade
from tetrarchy.puzzles.journal import Journal, read_lines
from tetrarchy.review import WORDS
from tetrarchy.text import LANGUAGES, Texts

ROOT: Final = Path(__file__).parents[1]
LARGEST: Final = 1_000_000
"""How many bytes the puzzles of a game may take."""
PUZZLED: Final = [name for name in GAMES if any(folder_of(name).glob("*.json"))]
"""The games with puzzles: a new one may have none yet."""
every_game = pytest.mark.parametrize("name", GAMES)
with_puzzles = pytest.mark.parametrize("name", PUZZLED)


def script(name: str) -> ModuleType:
    """A script of the project as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def told(name: str) -> dict[str, tuple[dict[str, Any], dict[str, Any]]]:
    """What the files of a game tell of each puzzle, with the file itself."""
    return {
        f"{file.stem}-{one['step']}": (one, content)
        for file in sorted(folder_of(name).glob("*.json"))
        for content in [json.loads(file.read_text("utf-8"))]
        for one in content["puzzles"]
    }


# ---------------------------------------------------------------- the puzzles that there are


@every_game
def test_every_puzzle_of_a_file_is_read(name: str) -> None:
    """A file with a wrong line would be left out in silence."""
    assert list(puzzles_of(find_game(name))) == list(told(name))


@every_game
def test_the_files_of_a_game_stay_small(name: str) -> None:
    assert sum(file.stat().st_size for file in folder_of(name).glob("*.json")) < LARGEST


@every_game
def test_every_puzzle_is_a_position_with_one_best_move(name: str) -> None:
    game = find_game(name)
    for puzzle in puzzles_of(game).values():
        state = position(game, puzzle)
        assert puzzle.seat in state.actors(), puzzle.id
        assert set(state.legal(puzzle.seat)) == set(puzzle.moves), puzzle.id
        assert puzzle.moves[puzzle.best].loss == 0, puzzle.id
        assert puzzle.second.loss > MARGIN, puzzle.id
        assert len(puzzle.moves) >= 3
        assert 0 <= puzzle.chance <= 1
        assert all(0 <= seat < puzzle.seats for move in puzzle.moves.values() for seat, _ in move.line)


@every_game
def test_themes_are_those_that_the_game_tells(name: str) -> None:
    game = find_game(name)
    for puzzle in puzzles_of(game).values():
        themes = game.themes(position(game, puzzle), puzzle.seat, puzzle.best)
        assert list(puzzle.themes) == themes != [], puzzle.id


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_has_its_words(name: str, language: str) -> None:
    game = find_game(name)
    source = (ROOT / f"src/tetrarchy/games/{name}/player/themes.py").read_text("utf-8")
    texts = Texts(language, game)
    words = re.findall(r"^theme-([a-z_]+) =", (folder_of(name).parent / "strings.en.ftl").read_text(), re.M)
    assert set(themes_of(list(puzzles_of(game).values()))) <= set(words)
    for theme in words:
        assert f'"{theme}"' in source
        assert texts.has(f"theme-{theme}")


@every_game
def test_difficulty_follows_from_the_levels(name: str) -> None:
    for puzzle in puzzles_of(find_game(name)).values():
        assert len(puzzle.levels) == 8
        assert all(0 <= share <= 100 for share in puzzle.levels)
        assert puzzle.difficulty in DIFFICULTIES
        assert (puzzle.difficulty == "easy") == (sum(puzzle.levels) >= 400)


@with_puzzles
def test_the_origin_is_told(name: str) -> None:
    game = find_game(name)
    for one, content in told(name).values():
        origin = content["origin"]
        assert origin["script"] == "scripts/find_puzzles.py"
        assert origin["check"] == 10 * origin["look"]
        assert {"seed", "number", "margin", "doubt"} <= set(origin)
        record = loads("\n".join(content["record"]), game)
        assert (record.rules > 0, len(record.data) > 0) == (True, True)
        assert one["step"] <= len(record.steps)


def test_the_document_tells_how_many_there_are() -> None:
    assert script("keep_puzzles").table() in (ROOT / "docs/puzzles.md").read_text("utf-8")


# ---------------------------------------------------------------- choosing and answering


@with_puzzles
def test_every_move_is_answered(name: str) -> None:
    game = find_game(name)
    puzzle = chosen(game)[0]
    for action in puzzle.moves:
        verdict = answer(game, puzzle, action)
        assert verdict.right == (action == puzzle.best)
        assert verdict.word in (WORDS[:1] if verdict.right else WORDS[2:])
        assert Texts("en", game).has(f"reason-{verdict.reason.key}")


def test_what_is_no_move_is_refused() -> None:
    game = find_game("queendomino")
    puzzle = chosen(game)[0]
    other = next(code for code in range(game.actions.size) if code not in puzzle.moves)
    with pytest.raises(IllegalAction):
        answer(game, puzzle, other)
    with pytest.raises(BadOptions, match="There is no puzzle"):
        find_puzzle(game, "none")


@every_game
def test_puzzles_are_chosen_by_theme_and_difficulty(name: str) -> None:
    game = find_game(name)
    everything = chosen(game)
    assert sorted(puzzle.id for puzzle in everything) == sorted(puzzles_of(game))
    themes = themes_of(everything)
    counts = Counter(theme for puzzle in everything for theme in puzzle.themes)
    assert [counts[theme] for theme in themes] == sorted(counts.values(), reverse=True)
    for theme in themes:
        assert [puzzle for puzzle in everything if theme in puzzle.themes] == chosen(game, theme)
    parts = [chosen(game, None, difficulty) for difficulty in DIFFICULTIES]
    assert sum(map(len, parts)) == len(everything)
    assert chosen(game, "nothing") == []


def test_the_puzzle_of_the_day_is_another_every_day() -> None:
    games = [find_game(name) for name in PUZZLED]
    fewest = min(len(puzzles_of(game)) for game in games)
    days = [date(2026, 11, 18) + timedelta(day) for day in range(fewest * len(games))]
    found = [of_the_day(games, day) for day in days]
    seen = [(one[0].id, one[1].id) for one in found if one is not None]
    assert len(set(seen)) == len(days)
    assert {name for name, _ in seen[: len(games)]} == set(PUZZLED)
    everybody = [find_game(name) for name in GAMES]
    assert [of_the_day(everybody, day) for day in days] == found
    assert of_the_day([], days[0]) is None


# ---------------------------------------------------------------- finding


@pytest.mark.parametrize("name", ["queendomino", "gem_forge"])
def test_the_second_look_agrees_with_solved_endings(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where trying everything finds one move that wins, it is a puzzle; another move never is its solution."""
    monkeypatch.setattr(finding, "_PLAYOUTS_A_SECOND", 100)
    looked_at = 0
    for ending in json.loads(FILE.read_text("utf-8")):
        if ending["game"] != name:
            continue
        game, seat = find_game(name), ending["seat"]
        state = game.load(ending["state"])
        values = decisive(game, state, seat, MOST, GAP)
        assert values is not None
        best, *others = sorted(values, key=lambda action: -values[action])
        thinking = Thinking(40, 400)
        if others and values[best] - values[others[0]] > 4 * MARGIN:
            clear = check(game, state, seat, best, 1, thinking)
            assert clear is not None
            assert clear[1][0].action == best
            assert sorted(move.action for move in clear[1]) == state.legal(seat)
            assert all(move.loss > MARGIN for move in clear[1][1:])
            levels = grade(game, state, seat, best, 1)
            assert len(levels) == 8
            assert levels[7] == 100
            looked_at += 1
        assert check(game, state, seat, others[-1], 1, thinking) is None
    assert looked_at


@pytest.mark.slow
def test_a_run_finds_the_same_again_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finding, "_PLAYOUTS_A_SECOND", 5)
    finder = script("find_puzzles")
    asked = ["--game", "gem_forge", "--look", "4", "--check", "16"]
    games = {}
    for folder in ("one", "two"):
        journal = Journal(tmp_path / folder, "gem_forge", 1, Thinking(4, 16))
        journal.add({"number": 0, **finder_game(finder)})
        games[folder] = list(read_lines(journal.file))
    assert games["one"] == games["two"]
    file = tmp_path / "one" / "gem_forge.jsonl"
    with file.open("a") as lines:
        lines.write('{"number": 1, "cut o')
    finder.main([str(tmp_path / "one"), *asked, "--games", "1"])
    assert "in 1 games" in capsys.readouterr().out
    assert list(read_lines(file)) == games["one"]
    with pytest.raises(BadRecord, match="other settings"):
        finder.main([str(tmp_path / "one"), *asked, "--seed", "2"])


def finder_game(finder: ModuleType) -> dict[str, Any]:
    """A whole game with hardly any thought, without what differs from run to run."""
    found: dict[str, Any] = finder.play("gem_forge", 0, 1, Thinking(4, 16))
    assert found["looks"] > 50
    return {key: value for key, value in found.items() if key not in ("game", "number", "seconds")}


@every_game
def test_the_plan_has_mostly_two_players_and_all_variants(name: str) -> None:
    game = find_game(name)
    finder = script("find_puzzles")
    settings = [finder.setting(game, number) for number in range(4 * len(game.variants()))]
    seats = Counter(number for number, _ in settings)
    assert seats[2] == 3 * len(game.variants())
    wanted = [one for one in game.variants() if one[0] <= 3]
    assert all(one in settings for one in wanted)


def test_what_is_kept_reads_back_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = script("keep_puzzles")
    name = "queendomino"
    game = find_game(name)
    content = next(content for _, content in told(name).values())
    head = {key: content["origin"][key] for key in ("seed", "look", "check", "margin", "doubt")}
    line = {"number": 7, "record": content["record"], "puzzles": content["puzzles"]}
    (tmp_path / f"{name}.jsonl").write_text("".join(json.dumps(one) + "\n" for one in (head, line)))
    kept = tmp_path / "kept"
    monkeypatch.setattr(keeper, "folder_of", lambda game: kept)
    keeper.keep(game, list(keeper.played(tmp_path / f"{name}.jsonl")), 100)
    [file] = kept.glob("*.json")
    again = json.loads(file.read_text("utf-8"))
    assert file.stem == f"{head['seed']}007"
    assert (again["record"], again["puzzles"]) == (content["record"], content["puzzles"])
    assert again["origin"] == content["origin"] | {"number": 7}
    keeper.keep(game, [], 0)
    assert json.loads(file.read_text("utf-8")) == again, "what is there stays"


def test_kinds_of_puzzles_take_turns() -> None:
    keeper = script("keep_puzzles")
    game = find_game("wonderful_kingdom")
    games = [
        keeper.Played(content["origin"], content["record"], content["puzzles"])
        for content in {id(content): content for _, content in told(game.id).values()}.values()
    ]
    candidates = [one for each in games for one in keeper.candidates(game, each)]
    kinds = {(one.puzzle.themes, one.puzzle.difficulty) for one in candidates}
    few = keeper.choose([], candidates, len(kinds))
    assert {(one.puzzle.themes, one.puzzle.difficulty) for one in few} == kinds
