"""What the view and the events tell, so that no screen has to work it out with rules of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.gem_forge.helpers import act, changed_data, nobody_reacts, options, player, see, step, table
from tetrarchy.games.gem_forge import GAME, data, holders, state
from tetrarchy.kernel.conformance import visible_events
from tetrarchy.kernel.preview import preview
from tetrarchy.kernel.state import State


def skipped(position: State, seat: int | None = None) -> list[tuple[int, str, str]]:
    """Whose step was skipped, which, and why, as far as a seat or a spectator sees it."""
    return [
        (event.data["seat"], event.data["step"], event.data["why"])
        for event in position.events or []
        if event.kind == "step_skipped" and (event.seats is None or seat in event.seats)
    ]


# ---------------------------------------------------------------- handing in


def test_the_view_tells_what_every_handing_in_brings() -> None:
    """Bracelet and ring of red stones: two points each, one for the set; the pawn passes the cell 5."""
    position = table(player("", "s02:rr s01:r", pawn=2), player(pawn=4), player(pawn=5))
    told = {one["places"]: one for one in position.view(None)["can_hand_in"]}
    assert sorted(told) == ["1", "12", "2"]
    assert told["12"] == {
        "places": "12",
        "jewels": 4,
        "sets": 1,
        "pawn": 7,
        "cards": [{"cell": 5, "seats": [1]}],
    }
    assert told["1"] == {"places": "1", "jewels": 2, "sets": 0, "pawn": 4, "cards": []}


def test_what_the_view_tells_of_a_handing_in_is_what_happens() -> None:
    position = table(player("", "s19:bbbb", pawn=4), player(pawn=0), player(pawn=7))
    (told,) = position.view(0)["can_hand_in"]
    (brought,) = preview(GAME, position.view(0), 0, [GAME.actions.parse("hand_in 1")], 1)
    assert brought.total == told["jewels"] + told["sets"]
    act(position, 0, "hand_in 1")
    assert see(position, "players")[0]["pawn"] == told["pawn"]
    owed = [seat for bonus in told["cards"] for seat in bonus["seats"]]
    assert sorted(see(position, "owed")) == sorted(owed) == [1, 1, 2]


def test_a_handing_in_that_wins_stops_at_the_goal_and_gives_no_cards() -> None:
    position = table(player("", "s19:bbbb", pawn=16), player())
    (told,) = position.view(0)["can_hand_in"]
    assert (told["jewels"], told["pawn"], told["cards"]) == (6, 20, [])


def test_the_view_tells_that_a_brown_tile_must_be_handed_in() -> None:
    brown = table(player("", "m05:rb"), player())
    blue = table(player("", "s01:r"), player())
    assert (brown.view(1)["must_hand_in"], blue.view(1)["must_hand_in"]) == (True, False)


# ---------------------------------------------------------------- stones that are needed


def needs(cart: str, tiles: str) -> dict[str, int]:
    told: dict[str, int] = table(player(cart, tiles), player()).view(None)["players"][0]["needs"]
    return told


def test_the_view_tells_which_stones_the_tiles_still_ask_for() -> None:
    """A brooch of red, green and yellow with its red stone, a necklace of three blue ones with two, a ring."""
    assert needs("", "m07:r s16:bb s01:r") == {"green": 1, "yellow": 1, "blue": 1}


def test_stones_of_the_cart_are_needed_no_more() -> None:
    assert needs("bg", "m07:r s16:bb s01:r") == {"yellow": 1}
    assert needs("bbg", "m07:rgy s16:b s01:r") == {}


def test_slots_of_a_colour_are_counted_over_all_tiles() -> None:
    assert needs("r", "m11 s02 s04:r") == {"red": 5, "yellow": 1}


def test_a_rainbow_tile_needs_what_its_first_stone_is_and_nothing_before() -> None:
    assert needs("", "s19 s01:r s05:g") == {}
    assert needs("y", "s19:yy s01:r s05:g") == {"yellow": 1}


# ---------------------------------------------------------------- windows


def test_the_view_tells_its_player_why_he_can_only_pass() -> None:
    position = table(player(), player("rgy", hand="copy_take"), player(hand="dig"), player(hand="copy_take"))
    act(position, 0, "take")
    told = [position.view(seat)["players"][seat]["only_pass"] for seat in range(4)]
    assert told == [None, "no_use", "no_card", None]
    assert [options(position, seat) for seat in (1, 2)] == [["pass"], ["pass"]]
    assert [one["only_pass"] for one in position.view(3)["players"]] == [None] * 4
    act(position, 1, "pass")
    assert position.view(1)["players"][1]["only_pass"] is None


def test_who_would_have_cancelled_too_learns_why_he_keeps_the_card_and_nobody_else_does() -> None:
    position = table(player("b", hand="rob_cart"), player("r", hand="cancel"), player(hand="cancel"))
    act(position, 0, "play rob_cart")
    position.events = []
    act(position, 2, "play cancel")
    act(position, 1, "play cancel")
    assert skipped(position, 2) == [(2, "answer_card", "cancelled_already")]
    assert all("step_skipped" not in str(visible_events(position, seat)) for seat in (0, 1, None))


def test_who_can_no_longer_copy_learns_why_and_nobody_else_does(tmp_path: Path) -> None:
    few = changed_data(tmp_path, "board.toml", "stones_of_a_colour = 10", "stones_of_a_colour = 4")
    position = table(
        player("", "m15:rbb m16:gyy s17"),
        player("rg", "s19:bb m17:ygr m06:g", "copy_take"),
        player("", "", "copy_take"),
        game=GAME.with_data(few),
    )
    act(position, 0, "take")
    position.events = []
    act(position, 2, "play copy_take")
    act(position, 1, "play copy_take")
    nobody_reacts(position)
    assert skipped(position, 2) == [(2, "answer_take", "mine_empty")]
    assert skipped(position, 1) == skipped(position, None) == []


# ---------------------------------------------------------------- steps that are not asked


def test_a_brown_tile_handed_in_by_itself_is_explained() -> None:
    position = table(player("rgy", "m05:rb"), player(), actions=1)
    position.events = []
    act(position, 0, "discard red")
    assert skipped(position) == [(0, "turn", "must_hand_in")]
    assert position.events[1].kind == "step_skipped"
    assert position.events[2].kind == "tile_handed_in"


def test_a_new_tile_that_takes_no_stone_of_the_cart_is_explained() -> None:
    position = table(player("b", "m03 s02:r s06:g", "swap_jewel"), player(), market="s01")
    position.events = []
    act(position, 0, "play swap_jewel")
    while step(position) in ("target", "swap_jewel"):
        act(position, 0, "target market" if step(position) == "target" else "swap 1 1")
    assert skipped(position) == [(0, "set_new", "new_tile_takes_none")]


def test_setting_two_stops_with_a_reason_where_no_other_stone_fits() -> None:
    position = table(player("rb", "s02 s06:g s10:y", "set_two"), player())
    position.events = []
    act(position, 0, "play set_two")
    assert skipped(position) == [(0, "set_more", "nothing_fits")]
    both = table(player("rr", "s02 s06:g s10:y", "set_two"), player())
    both.events = []
    act(both, 0, "play set_two")
    while step(both) == "set_more":
        act(both, 0, "set 1 red")
    assert skipped(both) == []


@pytest.mark.parametrize(("cart", "reasons"), [("bb", [(0, "rob_cart", "cart_full")]), ("b", [])])
def test_robbing_stops_with_a_reason_where_the_cart_is_full(
    cart: str, reasons: list[tuple[int, str, str]]
) -> None:
    position = table(player(cart, hand="rob_cart"), player("rrr"))
    position.events = []
    act(position, 0, "play rob_cart")
    while step(position) == "rob_cart":
        act(position, 0, "rob red")
    assert skipped(position) == reasons


def test_what_is_dug_out_goes_back_with_a_reason_where_the_cart_is_full() -> None:
    position = table(player("bb", hand="dig"), player(), mine="rgy")
    position.events = []
    act(position, 0, "play dig", "dig 3", "keep red")
    assert skipped(position) == [(0, "keep", "cart_full")]


# ---------------------------------------------------------------- names and numbers


def test_every_step_has_its_constant() -> None:
    constants = {
        "fill_mine": state.FILL_MINE,
        "first_player": state.FIRST_PLAYER,
        "draw_card": state.DRAW_CARD,
        "deal_tile": state.DEAL_TILE,
        "draw_tile": state.DRAW_TILE,
        "opening": state.OPENING,
        "turn": state.TURN,
        "target": state.NAME_TARGET,
        "answer_card": state.ANSWER_CARD,
        "answer_take": state.ANSWER_TAKE,
        "answer_set": state.ANSWER_SET,
        "swap_jewel": state.SWAPPING_JEWEL,
        "set_new": state.SETTING_NEW,
        "swap_stone": state.SWAPPING_STONE,
        "take_from_jewel": state.TAKING_FROM_JEWEL,
        "empty_cart": state.EMPTYING,
        "dig": state.DIGGING,
        "keep": state.KEEPING,
        "rob_cart": state.ROBBING,
        "set_more": state.SETTING_MORE,
        "copy_set": state.COPYING_SET,
        "return": state.RETURNING,
        "replace": state.REPLACING,
        "drop": state.DROPPING,
        "over": state.GAME_OVER,
    }
    assert [constants[name] for name in state.STEPS] == list(range(len(state.STEPS)))
    assert len(constants) == len(state.STEPS) == state.GO_ON


def test_every_effect_has_its_constant() -> None:
    constants = {
        "swap_jewel": data.SWAP_JEWEL,
        "swap_stone": data.SWAP_STONE,
        "take_from_jewel": data.TAKE_FROM_JEWEL,
        "draw": data.DRAW_CARDS,
        "empty_cart": data.EMPTY_A_CART,
        "dig": data.DIG_STONES,
        "rob_cart": data.ROB_CART,
        "set": data.SET_STONES,
        "cancel": data.CANCEL,
        "copy_take": data.COPY_TAKE,
        "copy_set": data.COPY_SET,
    }
    assert [constants[name] for name in data.EFFECTS] == list(range(len(data.EFFECTS)))
    assert holders.SLOTS[holders.RAINBOW] == "rainbow"


def test_the_components_tell_the_numbers_of_a_turn_and_a_cart() -> None:
    told = GAME.components()
    assert (told["actions_a_turn"], told["cart_places"], told["hand_limit"]) == (2, 3, 4)
