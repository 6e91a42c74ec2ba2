"""Lessons in the terminal: the coach's words, choices that are answered, leaving and going on, the end."""

from __future__ import annotations

from itertools import chain, cycle
from pathlib import Path

import pytest

from tests.terminal.helpers import Ran, Terminal
from tests.test_lessons import ALL, main_line
from tetrarchy.catalogue import find_game
from tetrarchy.lessons import Lesson, find_lesson, folder_of, lessons_of
from tetrarchy.text import Texts

KINGDOMINO = ("queendomino", "--option", "variant=kingdomino")


def words_of(game: str, language: str = "en") -> Texts:
    texts = Texts(language)
    texts.read(folder_of(game) / f"strings.{language}.ftl")
    return texts


def settings_of(game: str, lesson: Lesson) -> list[str]:
    """What chooses a lesson on the command line."""
    first = next(iter(lessons_of(find_game(game)).values()))
    options = [f"{name}={value}" for name, value in lesson.options.items() if value != first.options[name]]
    return ["--seats", str(lesson.seats), *chain.from_iterable(("--option", option) for option in options)]


def flat(out: str) -> str:
    """What was printed, however its lines were broken."""
    return " ".join(out.split())


def learn(terminal: Terminal, *words: str, answers: list[str]) -> Ran:
    ran = terminal("play", *words, "--lesson", answers=answers)
    assert ran.err == ""
    assert max(len(line) for line in ran.out.splitlines()) <= 80
    return ran


@pytest.mark.parametrize(("name", "identifier"), ALL)
def test_a_lesson_is_played_through(terminal: Terminal, name: str, identifier: str) -> None:
    """The coach says every line of the main line; then the game goes on freely."""
    game = find_game(name)
    lesson = find_lesson(game, identifier)
    language = "ru" if identifier in ("kingdomino", "gem_forge") else "en"
    answers: list[str] = []
    keys: list[str] = []
    for scene, _, move in main_line(game, lesson):
        keys.append(f"lesson-{identifier}-{lesson.steps[scene.step].id}")
        if scene.reply is not None:
            keys.append(scene.reply)
        answers.append(str(-move) if move < 0 else game.actions.notation(move))
    ran = learn(
        terminal,
        name,
        *settings_of(name, lesson),
        "--lang",
        language,
        answers=[*answers, words_quit(language)],
    )
    out, words = flat(ran.out), words_of(name, language)
    assert [key for key in keys if flat(words.say(key)) not in out] == []
    assert Path(f"{name}-{identifier}-lesson.json").is_file()


def words_quit(language: str) -> str:
    return {"en": "quit", "ru": "выход"}[language]


def test_weaker_and_wrong_choices_are_answered(terminal: Terminal) -> None:
    ran = learn(terminal, *KINGDOMINO, answers=["place g5 north", "place i9 east", "place h7 east", "quit"])
    out, words = flat(ran.out), words_of("queendomino")
    for say in ("elsewhere", "wrong", "good"):
        assert words.say(f"lesson-kingdomino-castle-{say}") in out
    assert out.index("That works too") < out.index("Closer") < out.index("has begun")
    assert "Marked: 13. Half a on h7, half b to the east" in out


def test_a_lesson_is_left_and_taken_up_again(terminal: Terminal) -> None:
    learn(terminal, *KINGDOMINO, answers=["place h7 east", "choose 1", "quit"])
    ran = learn(terminal, *KINGDOMINO, answers=["quit"])
    words = words_of("queendomino")
    assert "Going on where you left off" in ran.out
    assert words.say("lesson-kingdomino-match") in flat(ran.out)
    assert words.say("lesson-kingdomino-castle") not in flat(ran.out)
    undone = learn(terminal, *KINGDOMINO, answers=["undo", "quit"])
    assert words.say("lesson-kingdomino-next") in flat(undone.out)


def test_a_file_that_does_not_replay_begins_anew(terminal: Terminal) -> None:
    Path("queendomino-kingdomino-lesson.json").write_text('{"moves": [1, 2, 3]}', "utf-8")
    ran = learn(terminal, *KINGDOMINO, answers=["quit"])
    assert "Going on" not in ran.out
    assert words_of("queendomino").say("lesson-kingdomino-castle") in flat(ran.out)


def test_a_file_of_other_rules_goes_on_at_its_step(terminal: Terminal) -> None:
    Path("queendomino-kingdomino-lesson.json").write_text('{"moves": [1, 2, 3], "step": 2}', "utf-8")
    ran = learn(terminal, *KINGDOMINO, answers=["quit"])
    assert "Going on where you left off" in ran.out
    assert words_of("queendomino").say("lesson-kingdomino-match") in flat(ran.out)


def test_the_game_goes_on_to_its_end(terminal: Terminal) -> None:
    game = find_game("queendomino")
    lesson = find_lesson(game, "kingdomino")
    moves = [move for _, _, move in main_line(game, lesson)]
    typed = [str(-move) if move < 0 else game.actions.notation(move) for move in moves]
    ran = terminal("play", *KINGDOMINO, "--lesson", answers=chain(typed, cycle("1234")))
    assert (ran.code, ran.err) == (0, "")
    assert "The game is over." in ran.out
    assert not Path("queendomino-kingdomino-lesson.json").exists()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("queendomino", "--seed", "1"), "A lesson has its own deal"),
        (("queendomino", "--seats", "4"), "There is no lesson with these settings."),
        ((), "Which game?"),
        (("chess",), "chess"),
    ],
    ids=["seed", "seats", "none", "unknown"],
)
def test_what_does_not_go_with_a_lesson_is_refused(
    terminal: Terminal, words: tuple[str, ...], why: str
) -> None:
    ran = terminal("play", *words, "--lesson")
    assert ran.code == 2
    assert why in flat(ran.err)
