"""Any game can be played without a board of its own: here one with secrets and decisions at the same time."""

from __future__ import annotations

import re

import pytest
from rich.console import Console

from tests.kernel.toy import ToyGame, ToyState
from tests.terminal.helpers import Typed
from tetrarchy.kernel.errors import IllegalAction
from tetrarchy.kernel.record import Record
from tetrarchy.kernel.state import View
from tetrarchy.terminal.boards import look_of
from tetrarchy.terminal.play import Conversation
from tetrarchy.terminal.table import LocalTable
from tetrarchy.text import Texts

GAME = ToyGame()


def table(seed: int = 1, game: ToyGame = GAME) -> LocalTable:
    players = ["", "bot random", "bot greedy"]
    return LocalTable(game, Record("toy", 1, game.data_hash, 3, game.settings(3), players), seed)


def conversation(monkeypatch: pytest.MonkeyPatch, *answers: str) -> tuple[LocalTable, str]:
    monkeypatch.setattr("sys.stdin", Typed(answers))
    monkeypatch.setenv("COLUMNS", "80")
    sat_at = table()
    console = Console(markup=False, highlight=False, record=True, width=80)
    assert Conversation(sat_at, Texts("en", GAME), console, None).run() == 0
    return sat_at, console.export_text()


def test_a_game_without_words_and_board_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    sat_at, screen = conversation(monkeypatch, "2")
    assert sat_at.over
    assert "numbers: [" in screen
    assert "Your turn. What do you do?" in screen
    assert "  2  +2  bid 2" in screen
    assert "The game is over." in screen


def test_bots_decide_first_and_nothing_of_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    sat_at, screen = conversation(monkeypatch, "log 99", "score", "1")
    before = screen.split("Greedy 3 wins")[0].split("bid coins=1 player=Player 1")[0]
    state = sat_at.state
    assert isinstance(state, ToyState)
    assert [seat for seat, _ in sat_at.session.record.steps[3:]] == [1, 2, 0]
    assert "bid coins" not in before
    assert "dealt player=Player 1" in before


def test_points_that_are_not_known_are_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(20):
        sat_at = table(seed)
        sat_at.advance()
        state = sat_at.state
        assert isinstance(state, ToyState)
        assert sat_at.sheets()[0] == state.sheet(0)
        assert [sheet.total for sheet in sat_at.sheets()[1:]] == [0, 0]
    screen = conversation(monkeypatch, "score", "1")[1]
    assert "Points so far – Player 1: 2 · Random 2: 0 · Greedy 3: 0" in screen
    assert re.search(r"sheet-number +2 +0 +0", screen)


class Peeking(ToyGame):
    """The toy, noting which views bots imagine from."""

    def __init__(self) -> None:
        super().__init__()
        self.views: list[View] = []

    def imagine(self, view: View, rng: object) -> ToyState:
        self.views.append(view)
        state = super().imagine(view, rng)  # type: ignore[arg-type]
        assert isinstance(state, ToyState)
        return state


def test_bots_see_their_own_view_only() -> None:
    game = Peeking()
    table(game=game).advance()
    assert [view["seat"] for view in game.views] == [2]
    assert game.views[0]["numbers"][:2] == [None, None]


def test_a_decision_made_at_the_same_time_can_be_taken_back_until_it_counts() -> None:
    sat_at = table()
    sat_at.advance()
    with pytest.raises(IllegalAction):
        sat_at.undo()


def test_a_game_without_a_module_gets_the_plain_look() -> None:
    look = look_of("toy")
    assert look.choice({}, {}, {}, Texts("en")) == ""
    assert look.names(Texts("en")) == {}
    assert look.quiet == frozenset()
