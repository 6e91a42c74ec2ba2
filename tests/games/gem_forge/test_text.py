"""Every word that a person reads is there, in both languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from librt.random import Random

from tests.games.gem_forge.helpers import CARDS, FOLDER, TILES
from tetrarchy.games.gem_forge import GAME
from tetrarchy.games.gem_forge.state import STEPS
from tetrarchy.kernel.play import playout
from tetrarchy.text import Texts

SOURCES = Path(__file__).resolve().parents[3] / "src/tetrarchy/games/gem_forge"
LANGUAGES = ["en", "ru"]
both_languages = pytest.mark.parametrize("language", LANGUAGES)


def keys(language: str) -> set[str]:
    text = (FOLDER / f"strings.{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE))


def texts(language: str, seats: int = 4) -> Texts:
    found = Texts(language, GAME)
    found.seat_players(["Anya", "Pasha", "Andrei", "Vera"][:seats])
    return found


def called(name: str) -> set[tuple[str, str]]:
    """The first two texts with which a function is called anywhere in the game's sources."""
    found = set()
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == name:
                given = [one.value for one in node.args[:2] if isinstance(one, ast.Constant)]
                if given:
                    found.add((str(given[0]), str(given[1]) if len(given) > 1 else ""))
    return found


def test_both_languages_have_the_same_keys() -> None:
    assert keys("en") == keys("ru")


@both_languages
def test_every_step_action_event_and_sheet_line_has_words(language: str) -> None:
    known = keys(language)
    assert {f"step-{step}" for step in STEPS} <= known
    assert {f"action-{verb}" for verb in GAME.actions.by_verb} <= known
    assert {f"event-{kind}" for kind, _ in called("note")} <= known
    assert {f"effect-{card['effect']}" for card in CARDS.values()} <= known
    state = GAME.new(2)
    assert {f"sheet-{line.key}" for line in state.sheet(0).lines} <= known


@both_languages
def test_no_words_are_left_over(language: str) -> None:
    """Every event that has words can happen."""
    known = keys(language)
    events = {f"event-{kind}" for kind, _ in called("note")}
    assert {key for key in known if key.startswith("event-")} == events


def refusals() -> set[tuple[str, str]]:
    """The key and sentence of every error that the game can raise."""
    source = (SOURCES / "refusal.py").read_text(encoding="utf-8")
    needed = next(
        node.value
        for node in ast.parse(source).body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "_NEEDED"
    )
    assert isinstance(needed, ast.Dict)
    pairs = {ast.literal_eval(value) for value in needed.values}
    return {pair for pair in called("IllegalAction") if pair[1]} | pairs


def test_errors_say_the_same_in_english_as_the_engine() -> None:
    english = texts("en")
    assert len(refusals()) > 30
    for key, sentence in refusals():
        names = re.findall(r"\{(\w+)\}", sentence)
        given = dict.fromkeys(names, 3)
        assert english.say(f"error-{key}", **given) == sentence.format(**given).replace("'", "’")


@both_languages
def test_tiles_cards_and_fields_have_names(language: str) -> None:
    words = texts(language)
    for tile in TILES:
        assert words.name("tile", tile) != tile
    assert {f"card-{card}" for card in CARDS} <= set(words.names)
    for kind in GAME.actions.kinds:
        for field in kind.fields:
            for label in field.labels:
                key = f"{field.name}-{label}"
                assert words.has(key) or key in words.names or (len(label) == 1 and label.isdigit()), key


@both_languages
def test_whole_games_are_told_without_a_gap(language: str) -> None:
    """No key, no placeholder and no bare number of a seat is left in what a player reads."""
    words = texts(language)
    for seats in (2, 4):
        state = GAME.new(seats)
        state.events = []
        playout(state, Random(seats))
        for event in state.events:
            told = words.event(event)
            assert not re.search(r"[{}$]|event-|\b[ms]\d\d\b|_", told), told
    for code in range(GAME.actions.size):
        told = words.action(code)
        assert not re.search(r"[{}$]|action-|\b[ms]\d\d\b|_", told), told


def test_plurals() -> None:
    english, russian = texts("en"), texts("ru")
    for points, en, ru in ((1, "1 point", "1 очко"), (3, "3 points", "3 очка"), (6, "6 points", "6 очков")):
        assert f" {en} and" in english.say("event-pawn_moved", player="A", points=points, pawn=9)
        assert f" {ru}." in russian.say("event-pawn_moved", player="A", points=points, pawn=9)


@both_languages
def test_the_rules_have_an_anchor_for_every_step(language: str) -> None:
    text = (FOLDER / f"rules.{language}.md").read_text(encoding="utf-8")
    anchors = re.findall(r"\{#(\w+)\}", text)
    assert len(anchors) == len(set(anchors))
    assert set(STEPS) <= set(anchors)
    for link in re.findall(r"\]\(#(\w+)\)", text):
        assert link in anchors


def test_the_rules_have_the_same_anchors_in_both_languages() -> None:
    found = [
        re.findall(r"^#+ .*\{#(\w+)\}$", (FOLDER / f"rules.{language}.md").read_text("utf-8"), re.MULTILINE)
        for language in LANGUAGES
    ]
    assert found[0] == found[1]
