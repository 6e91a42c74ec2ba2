"""The worked examples: they replay, they keep what they promise, and both languages tell all of them."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from librt.random import Random

from tests.made_examples import files_of
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.examples import SHOWN, Example, examples_of, find_example, folder_of, play
from tetrarchy.kernel.errors import BadOptions, IllegalAction, TetrarchyError
from tetrarchy.kernel.game import Game
from tetrarchy.text import LANGUAGES

ALL: Final = [(game, name) for game in GAMES for name in examples_of(find_game(game))]
every_game = pytest.mark.parametrize("name", GAMES)
every_example = pytest.mark.parametrize(("name", "identifier"), ALL)


def find(name: str, identifier: str) -> tuple[Game, Example]:
    game = find_game(name)
    return game, find_example(game, identifier)


def decided(example: Example, steps: int | None = None) -> list[int]:
    """The moves that show the steps of people; chance follows by itself."""
    return [SHOWN for seat, _ in example.steps[:steps] if seat >= 0]


# ---------------------------------------------------------------- the files


@every_game
def test_the_files_are_those_that_are_made(name: str) -> None:
    """``python -m tests.made_examples`` writes them anew."""
    stored = {file.name: file.read_text("utf-8") for file in folder_of(name).glob("*.json")}
    assert stored == files_of(name)
    assert len(stored) == len(examples_of(find_game(name)))


@every_example
def test_an_example_replays(name: str, identifier: str) -> None:
    game, example = find(name, identifier)
    scene = play(game, example, decided(example))
    assert scene.at == len(example.steps), "every step is shown"
    assert scene.next is None
    assert example.seat in range(scene.state.seats)


@every_example
def test_what_an_example_promises_holds(name: str, identifier: str) -> None:
    game, example = find(name, identifier)
    assert example.checks, "it promises something"
    for check in example.checks:
        state = play(game, example, decided(example, check.after)).state
        sheet = state.sheet(example.seat)
        points = {line.key: line.points for line in sheet.lines}
        assert {key: points[key] for key in check.sheet} == check.sheet
        assert check.total in (None, sheet.total)
        legal = state.legal(example.seat)
        assert set(check.legal) <= set(legal)
        for action in check.illegal:
            with pytest.raises(IllegalAction):
                state.apply(example.seat, action)


# ---------------------------------------------------------------- the words


def messages(name: str, language: str) -> dict[str, ftl.Message]:
    text = (folder_of(name) / f"strings.{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


@every_game
def test_every_example_has_words_in_both_languages(name: str) -> None:
    english, russian = (messages(name, language) for language in LANGUAGES)
    assert list(english) == list(russian)
    for key, message in russian.items():
        text = "".join(re.findall(r"value='([^']*)'", repr(message)))
        assert not re.search(r"[A-Za-z]{4,}", text), key
    wanted: set[str] = set()
    possible: set[str] = set()
    for identifier, example in examples_of(find_game(name)).items():
        wanted |= {f"example-{identifier}", f"example-{identifier}-text"}
        possible |= {f"example-{identifier}-step-{n}" for n in range(1, len(decided(example)) + 1)}
    assert wanted <= set(english)
    assert set(english) <= wanted | possible


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_anchor_is_in_the_rules(name: str, language: str) -> None:
    rules = (folder_of(name).parent / f"rules.{language}.md").read_text("utf-8")
    anchors = set(re.findall(r"^#+ .*\{#(\w+)\}$", rules, re.MULTILINE))
    assert {example.anchor for example in examples_of(find_game(name)).values()} <= anchors


# ---------------------------------------------------------------- playing on


@every_example
def test_one_can_leave_the_steps_and_others_answer(name: str, identifier: str) -> None:
    """Every own decision but the one shown is legal too; the same decisions bring the same position."""
    game, example = find(name, identifier)
    rng = Random(1)
    moves: list[int] = []
    for _ in range(4):
        scene = play(game, example, moves)
        legal = scene.state.legal(example.seat)
        if not legal:
            break
        moves.append(legal[rng.randrange(len(legal))])
    last = play(game, example, moves).state
    again = play(game, example, moves).state
    assert last.snapshot() == again.snapshot()


@every_example
def test_events_are_those_of_the_last_decision(name: str, identifier: str) -> None:
    game, example = find(name, identifier)
    moves = decided(example)
    scenes = [play(game, example, moves[:n]) for n in range(len(moves) + 1)]
    assert not scenes[0].events
    for before, after in pairwise(scenes):
        assert after.events or before.state.snapshot() != after.state.snapshot()


def test_nobody_decides_for_others_but_as_shown() -> None:
    """An action is one's own; a step of somebody else comes only by being shown."""
    game, example = find("queendomino", "first_kings")
    first, second, *_ = [step for step in example.steps if step.seat >= 0]
    assert first.seat == example.seat != second.seat
    with pytest.raises(IllegalAction):
        play(game, example, [SHOWN, second.action])
    assert play(game, example, [first.action]).next == second
    moves = decided(example)
    with pytest.raises(BadOptions, match="no further step"):
        play(game, example, [*moves, SHOWN])


def test_an_illegal_decision_is_refused() -> None:
    game, example = find("queendomino", "connection")
    with pytest.raises(IllegalAction):
        play(game, example, [example.checks[0].illegal[0]])


def test_an_example_ends_somewhere() -> None:
    """Others decide so often and no more."""
    game, example = find("queendomino", "first_kings")
    rng = Random(1)
    moves: list[int] = []

    def play_on() -> None:
        while True:
            state = play(game, example, moves).state
            assert state.actors(), "the game is not over before"
            moves.append(state.sample(example.seat, rng))

    with pytest.raises(TetrarchyError, match="ends here"):
        play_on()


def test_what_is_no_example_is_refused() -> None:
    with pytest.raises(BadOptions, match="There is no example “nothing” here"):
        find_example(find_game("inkdoms"), "nothing")
