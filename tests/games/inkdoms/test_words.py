"""Every step, action, event, sheet line and error of the game has its words in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from librt.random import Random

from tetrarchy.games.inkdoms import GAME, data
from tetrarchy.kernel.state import CHANCE, OVER

FOLDER = Path(data.__file__).parent
PAGE = Path(__file__).parents[3] / "web" / "src" / "games" / "inkdoms"
LANGUAGES = ("en", "ru")


def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource((FOLDER / f"strings.{language}.ftl").read_text("utf-8")))
    return made


def keys(language: str) -> list[str]:
    return re.findall(
        r"^([a-z][\w-]*) =", (FOLDER / f"strings.{language}.ftl").read_text("utf-8"), re.MULTILINE
    )


def test_both_languages_have_the_same_keys() -> None:
    assert keys("en") == keys("ru")


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_whatever_a_game_brings_has_words(seats: int) -> None:
    words = set(keys("en"))
    state, rng = GAME.new(seats), Random(seats)
    state.events = []
    while state.mover() != OVER:
        for seat in [None, *range(seats)]:
            assert f"step-{state.view(seat)['step']}" in words
        seat_now = int(state.mover())
        lucky = seat_now == CHANCE or rng.randrange(3) == 0
        action = state.sample(seat_now, rng) if lucky else GAME.greedy(state, seat_now, rng)
        state.apply(seat_now, action)
    assert {f"event-{event.kind}" for event in state.events} <= words
    assert {f"sheet-{line.key}" for line in state.sheet(0).lines} <= words
    assert {f"action-{kind.verb}" for kind in GAME.actions.kinds} <= words


def test_every_refusal_has_words_and_the_english_ones_are_those_of_the_code() -> None:
    code = (FOLDER / "refusal.py").read_text("utf-8")
    raised = re.findall(r'IllegalAction\(\s*"([\w-]+)",\s*"([^"]*)"', code)
    english = bundle("en")
    assert len(raised) > 25
    for key, sentence in raised:
        names = re.findall(r"\{(\w+)\}", sentence)
        arguments = {name: f"<{name}>" for name in names}
        message = english.get_message(f"error-{key}").value
        assert message is not None
        told, problems = english.format_pattern(message, arguments)
        assert not problems
        assert told == sentence.format(**arguments).replace("'", "’")


@pytest.mark.parametrize(
    ("points", "sentence"),
    [
        (0, "Анна закрывает строку «драконы», но очки за скорость уже разобраны."),
        (1, "Анна закрывает строку «драконы»: 1 очко за скорость."),
        (3, "Анна закрывает строку «драконы»: 3 очка за скорость."),
    ],
)
def test_russian_plurals(points: int, sentence: str) -> None:
    russian = bundle("ru")
    message = russian.get_message("event-line_completed").value
    assert message is not None
    arguments = {"player": "Анна", "line": "драконы", "points": points}
    assert russian.format_pattern(message, arguments) == (sentence, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_have_the_same_anchors_and_explain_every_step(language: str) -> None:
    told = {name: (FOLDER / f"rules.{name}.md").read_text("utf-8") for name in LANGUAGES}
    anchors = {name: re.findall(r"^#+ .*\{#(\w+)\}$", text, re.MULTILINE) for name, text in told.items()}
    headings = re.findall(r"^#+ .*$", told[language], re.MULTILINE)
    assert len(headings) == len(anchors[language])
    assert anchors["en"] == anchors["ru"]
    assert {"first", "throw", "take", "paint", "mix", "wait", "round", "cross", "over"} <= set(anchors["en"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_colour_has_the_letter_of_its_kingdom(language: str) -> None:
    """The capital of each kingdom has a colour of its own, and one letter stands for both."""
    words = (FOLDER / f"strings.{language}.ftl").read_text("utf-8")
    page = (PAGE / f"strings.{language}.ftl").read_text("utf-8")
    colours = dict(re.findall(r"^letter-(\w+) = (\w+)$", words, re.MULTILINE))
    kingdoms = dict(re.findall(r"^page-area-(\w+) = (\w+)$", page, re.MULTILINE))
    shown = GAME.components()["kingdoms"]
    assert {one["id"]: colours[one["capital_colour"]] for one in shown} == kingdoms
    assert colours["white"] not in kingdoms.values()
