"""Folders alike: whoever knows one game finds the same roles under the same names in every other."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tetrarchy.catalogue import GAMES, find_game

ROOT: Final = Path(__file__).resolve().parents[1]
ROLES: Final = {
    "__init__.py": "GAME: id, seats, options, factories",
    "data/*.toml": "the components with their provenance",
    "loading.py": "reading and checking the components",
    "data.py": "the flat tables that the rules use",
    "components.py": "the components as plain data",
    "actions.py": "the actions: fields, codes, notation",
    "state.py": "the state's fields and copy",
    "rules/__init__.py": "the rules",
    "rules/[a-z]*.py": "one function a step, a file a phase",
    "choices.py": "what is open now",
    "dispatch.py": "action to rule",
    "engine.py": "the concrete State",
    "refusal.py": "why an action is refused",
    "scoring.py": "score sheet, standing, tie-breaks",
    "view.py": "view and snapshot",
    "restore.py": "load and imagine",
    "plain.py": "the shapes of view and snapshot",
    "player/__init__.py": "all knowledge of bots",
    "player/greedy.py": "a sensible choice by looking one step ahead",
    "examples/*.json": "worked examples",
    "examples/strings.en.ftl": "their words",
    "examples/strings.ru.ftl": "their words",
    "strings.en.ftl": "every word a person reads",
    "strings.ru.ftl": "every word a person reads",
    "rules.en.md": "the rules in our own words",
    "rules.ru.md": "the rules in our own words",
}
"""The files of a game's folder, as docs/architecture.md lists them."""
BESIDE: Final = {
    "src/tetrarchy/terminal/boards/{game}.py": "the board in the terminal",
    "web/src/games/{game}/Board.svelte": "the board of the page",
    "web/src/games/{game}/game.ts": "what else the page asks",
    "tests/games/{game}/naive.py": "the laws, and a second reading of the rules",
    "tests/games/{game}/make_examples.py": "the worked examples, drawn",
    "tests/games/{game}/test_bad_data.py": "damaged positions",
    "docs/rulings/{game}.md": "what we decided where the rules are silent",
}
"""What a game has in other folders."""
OF_PLAYERS: Final = ("greedy", "judgement", "outlook", "values", "weights", "worth")
"""Modules that only bots ask; they belong into ``player``."""

every_game = pytest.mark.parametrize("game", GAMES)


def folder(game: str) -> Path:
    """A game's own folder."""
    return ROOT / "src/tetrarchy/games" / game


@every_game
def test_a_game_is_called_like_its_folder(game: str) -> None:
    assert find_game(game).id == game


@every_game
def test_every_role_has_its_file(game: str) -> None:
    assert [role for role in ROLES if not any(folder(game).glob(role))] == []


@every_game
def test_a_game_with_options_tells_its_variants_in_the_profile(game: str) -> None:
    assert not find_game(game).options or (folder(game) / "profile.py").is_file()


@every_game
def test_what_only_bots_ask_is_in_their_folder(game: str) -> None:
    assert [name for name in OF_PLAYERS if (folder(game) / f"{name}.py").exists()] == []


@every_game
def test_what_a_game_has_elsewhere_is_named_after_it(game: str) -> None:
    assert [path for path in BESIDE if not (ROOT / path.format(game=game)).is_file()] == []


def test_nothing_is_left_of_a_game_that_is_gone() -> None:
    """A folder or file that is named like a game belongs to one."""
    found = {path.parent.name for path in (ROOT / "web/src/games").glob("*/Board.svelte")}
    found |= {path.parent.name for path in (ROOT / "tests/games").glob("*/naive.py")}
    found |= {path.stem for path in (ROOT / "docs/rulings").glob("*.md")}
    assert found == set(GAMES)
