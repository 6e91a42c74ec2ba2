"""Folders alike: whoever knows one game finds the same roles under the same names in every other."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from tetrarchy.catalogue import GAMES, find_game

ROOT: Final = Path(__file__).resolve().parents[1]
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

every_game = pytest.mark.parametrize("game", GAMES)


def roles() -> list[str]:
    """The files of a game's folder, as the table in docs/architecture.md lists them."""
    text = (ROOT / "docs/architecture.md").read_text("utf-8")
    section = text.split("## A game's folder")[1].split("\n## ")[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    return [name for row in rows for name in re.findall(r"`([^`]+)`", row)]


def folder(game: str) -> Path:
    """A game's own folder."""
    return ROOT / "src/tetrarchy/games" / game


@every_game
def test_a_game_is_called_like_its_folder(game: str) -> None:
    assert find_game(game).id == game


@every_game
def test_every_role_has_its_file(game: str) -> None:
    assert len(roles()) > 20
    assert [role for role in roles() if not any(folder(game).glob(role))] == []


@every_game
def test_a_game_with_options_tells_its_variants_in_the_profile(game: str) -> None:
    assert not find_game(game).options or (folder(game) / "profile.py").is_file()


@every_game
def test_what_only_bots_ask_is_in_their_folder(game: str) -> None:
    """What any game keeps under ``player`` no game keeps elsewhere."""
    of_players = {path.name for path in folder(game).parent.glob("*/player/*.py")} - {"__init__.py"}
    assert {"greedy.py", "worth.py"} <= of_players
    assert [name for name in sorted(of_players) if (folder(game) / name).exists()] == []


@every_game
def test_what_a_game_has_elsewhere_is_named_after_it(game: str) -> None:
    assert [path for path in BESIDE if not (ROOT / path.format(game=game)).is_file()] == []


def test_nothing_is_left_of_a_game_that_is_gone() -> None:
    """A folder or file that is named like a game belongs to one."""
    found = {path.parent.name for path in (ROOT / "web/src/games").glob("*/Board.svelte")}
    found |= {path.parent.name for path in (ROOT / "tests/games").glob("*/naive.py")}
    found |= {path.stem for path in (ROOT / "docs/rulings").glob("*.md")}
    assert found == set(GAMES)
