"""Why an action is good."""

from __future__ import annotations

from tests.games.gem_forge.helpers import player, table
from tetrarchy.games.gem_forge import GAME
from tetrarchy.kernel.preview import reasons
from tetrarchy.kernel.reasons import Reason
from tetrarchy.kernel.state import State


def why(state: State, action: str, seat: int = 0) -> Reason:
    """What holds in every world that the seat may be in."""
    return reasons(GAME, state.view(seat), seat, [GAME.actions.parse(action)], 1)[0]


def test_the_last_stone_finishes_a_jewel() -> None:
    state = table(player("rg", "m01:r"), player())
    assert why(state, "set 1 green") == Reason("finishes", {"tile": "m01"})
    empty = table(player("rg", "m01"), player())
    assert why(empty, "set 1 green") == Reason("sets", {"tile": "m01", "left": 1})


def test_a_second_tile_of_the_colour_makes_a_set() -> None:
    state = table(player("r", "s02:r s01:r"), player())
    assert why(state, "set 1 red") == Reason("set-ready", {"points": 1})


def test_handing_in_is_told_in_steps() -> None:
    state = table(player("", "s02:rr s01:r", pawn=2), player())
    assert why(state, "hand_in 1") == Reason("hand-in", {"points": 2})
    assert why(state, "hand_in 12") == Reason("hand-in-set", {"points": 5, "sets": 1})
    ahead = table(player("", "s02:rr s01:r", pawn=18), player())
    assert why(ahead, "hand_in 1") == Reason("wins", {})


def test_a_stone_is_taken_for_the_own_tiles_or_from_the_next_player() -> None:
    """s02 asks for two red stones, s01 for one."""
    mine = table(player("", "s02:r s01:r s03"), player(), mine="r")
    assert why(mine, "take") == Reason("needed", {"colour": "red"})


def test_a_card_kept_in_a_window_waits_for_a_better_moment() -> None:
    state = table(player("", "", "dig"), player("", "", "cancel"), mine="rgy")
    state.apply(0, GAME.actions.parse("play dig"))
    assert why(state, "pass", 1) == Reason("keeps-card", {})
