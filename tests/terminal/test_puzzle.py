"""Puzzles in the terminal: asked, answered, shown, one after another, and as data."""

from __future__ import annotations

import json

import pytest

from tests.terminal.helpers import Ran, Terminal
from tests.test_puzzles import PUZZLED
from tetrarchy.catalogue import find_game
from tetrarchy.puzzles import Puzzle, answer, chosen, themes_of
from tetrarchy.text import LANGUAGES, Texts


def flat(out: str) -> str:
    """What was printed, however its lines were broken."""
    return " ".join(out.split())


def solve(terminal: Terminal, *words: str, answers: list[str]) -> Ran:
    ran = terminal("puzzle", *words, answers=answers)
    assert (ran.code, ran.err) == (0, "")
    assert max(len(line) for line in ran.out.splitlines()) <= 80
    return ran


def first(name: str, seats: int = 2) -> Puzzle:
    """A puzzle for this number of players."""
    return next(puzzle for puzzle in chosen(find_game(name)) if puzzle.seats == seats)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PUZZLED)
def test_a_wrong_move_is_answered_and_the_right_one_explained(
    terminal: Terminal, name: str, language: str
) -> None:
    game, puzzle = find_game(name), first(name)
    texts = Texts(language, game)
    notation = game.actions.notation
    tried = [notation(puzzle.second.action), notation(puzzle.best)]
    ran = solve(terminal, name, "--id", puzzle.id, "--lang", language, answers=tried)
    out = flat(ran.out)
    wrong = texts.say(
        "puzzle-wrong",
        word=answer(game, puzzle, puzzle.second.action).word,
        loss=texts.say("puzzle-percent", value=round(100 * puzzle.second.loss)),
    )
    said = [texts.say("puzzle-ask"), wrong, texts.say("puzzle-try"), texts.say("puzzle-right")]
    places = [out.index(flat(words)) for words in said]
    assert places == sorted(places)
    reason = texts.reason(answer(game, puzzle, puzzle.best).reason)
    assert flat(reason).split(" ")[0] in out
    assert flat(texts.say("puzzle-levels", levels=round(puzzle.found_by))) in out


def test_the_solution_is_shown_and_the_next_puzzle_follows(terminal: Terminal) -> None:
    ran = solve(terminal, "queendomino", answers=["show", "", "show", "quit"])
    assert ran.out.count("The best move: ") == 2
    titles = [line for line in ran.out.splitlines() if line.startswith("Puzzle ")]
    assert len(set(titles)) == 2
    assert ran.out.rstrip().endswith("Until next time!")


def test_leaving_and_other_words(terminal: Terminal) -> None:
    ran = solve(terminal, "gem_forge", answers=["help", "score", "board", "hint", "quit"])
    assert "tell the solution" in ran.out
    assert "what a strong bot would do" not in ran.out
    assert "Until next time!" in ran.out
    stopped = terminal("puzzle", "gem_forge", answers=[KeyboardInterrupt()])
    assert stopped.code == 130


def test_puzzles_by_theme_and_difficulty_as_data(terminal: Terminal) -> None:
    game = find_game("wonderful_kingdom")
    theme = themes_of(chosen(game))[0]
    ran = terminal("puzzle", game.id, "--theme", theme, "--json")
    found = json.loads(ran.out)
    assert sorted(one["id"] for one in found) == sorted(puzzle.id for puzzle in chosen(game, theme))
    assert all(theme in one["themes"] for one in found)
    one = json.loads(terminal("puzzle", game.id, "--id", found[0]["id"], "--json").out)[0]
    assert one["best"] in one["moves"]
    assert one["moves"][one["best"]]["loss"] == 0
    assert one["view"]["game"] == game.id


def test_what_there_is_not_is_refused(terminal: Terminal) -> None:
    ran = terminal("puzzle", "queendomino", "--theme", "elephants")
    assert ran.code == 2
    assert "The themes: " in ran.err
    assert "choosing" in ran.err
    assert terminal("puzzle", "queendomino", "--id", "none").err.startswith("There is no puzzle")
    assert "easy, medium, hard" in terminal("puzzle", "queendomino", "--difficulty", "mild").err
    assert terminal("puzzle", "chess").code == 2
