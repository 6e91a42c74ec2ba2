"""Cards of any turn: constraint 17, rulings G14 to G16, G19, G21, and the example of the cancelled cancel."""

from __future__ import annotations

from pathlib import Path

from tests.games.gem_forge.helpers import (
    act,
    cart,
    changed_data,
    hand,
    nobody_reacts,
    options,
    pawns,
    player,
    refused,
    see,
    set_stones,
    step,
    table,
)
from tetrarchy.games.gem_forge import GAME

# ---------------------------------------------------------------- cancel


def test_constraint_17_a_cancelled_card_is_discarded_with_its_canceller_and_the_action_is_spent() -> None:
    state = table(player("b", hand="rob_cart"), player("r", hand="cancel"))
    act(state, 0, "play rob_cart")
    assert options(state, 1) == ["pass", "play cancel"]
    act(state, 1, "play cancel")
    assert see(state, "card_discards") == {"rob_cart": 1, "cancel": 1}
    assert (cart(state, 0), cart(state, 1), pawns(state)) == (["blue"], ["red"], [0, 0])
    assert (step(state), state.actors(), see(state, "actions_left")) == ("turn", [0], 1)


def test_example_the_active_player_cancels_the_cancel_for_nothing_and_the_card_works() -> None:
    state = table(player("b", hand="rob_cart cancel"), player("r", hand="cancel"))
    act(state, 0, "play rob_cart")
    act(state, 1, "play cancel")
    assert (step(state), state.actors()) == ("answer_card", [0])
    act(state, 0, "play cancel")
    assert cart(state, 0) == ["blue", "red"]
    assert pawns(state) == [0, 1]
    assert see(state, "card_discards") == {"rob_cart": 1, "cancel": 2}
    assert see(state, "actions_left") == 1


def test_constraint_17_a_card_is_answered_right_after_it_or_never() -> None:
    state = table(player("b", hand="rob_cart"), player("r", hand="cancel"))
    act(state, 0, "play rob_cart")
    act(state, 1, "pass")
    assert cart(state, 0) == ["blue", "red"]
    assert refused(state, 1, "play cancel") == "It is seat 1's turn."


def test_ruling_g15_cancels_stack_last_in_first_out() -> None:
    """Cancel, cancel of it, cancel of that: the second does not stand, so the first does."""
    state = table(player("b", hand="rob_cart cancel"), player("r", hand="cancel cancel"), player())
    act(state, 0, "play rob_cart")
    act(state, 1, "play cancel")
    act(state, 0, "play cancel")
    assert [played["card"] for played in see(state, "stack")] == ["rob_cart", "cancel", "cancel"]
    assert (step(state), state.actors()) == ("answer_card", [1])
    act(state, 1, "play cancel")
    assert cart(state, 0) == ["blue"]
    assert see(state, "card_discards") == {"rob_cart": 1, "cancel": 3}


def test_ruling_g15_four_cancels_let_the_card_work() -> None:
    state = table(player("b", hand="rob_cart cancel cancel"), player("r", hand="cancel cancel dig"))
    act(state, 0, "play rob_cart")
    for _ in range(2):
        act(state, 1, "play cancel")
        act(state, 0, "play cancel")
    assert (step(state), state.actors()) == ("answer_card", [1])
    assert options(state, 1) == ["pass"]
    act(state, 1, "pass")
    assert cart(state, 0) == ["blue", "red"]


def test_ruling_g15_nobody_cancels_his_own_card() -> None:
    state = table(player("b", hand="rob_cart cancel"), player("r", hand="cancel cancel"))
    act(state, 0, "play rob_cart")
    assert state.actors() == [1]
    act(state, 1, "play cancel")
    assert state.actors() == [0]


def test_ruling_g15_anybody_else_may_cancel_a_cancel() -> None:
    state = table(player("b", hand="rob_cart"), player("r", hand="cancel"), player(hand="cancel"))
    act(state, 0, "play rob_cart")
    act(state, 1, "play cancel")
    act(state, 2, "pass")
    assert state.actors() == [2]
    act(state, 2, "play cancel")
    assert cart(state, 0) == ["blue", "red"]


def test_ruling_g15_a_reaction_too_may_be_cancelled() -> None:
    state = table(player("b", hand="cancel"), player("r", hand="copy_take"), mine="yg")
    act(state, 0, "take")
    act(state, 1, "play copy_take")
    assert (step(state), state.actors()) == ("answer_card", [0])
    act(state, 0, "play cancel")
    assert cart(state, 1) == ["red"]
    assert see(state, "card_discards") == {"cancel": 1, "copy_take": 1}
    assert see(state, "actions_left") == 1


def test_ruling_g19_the_first_canceller_from_the_active_players_left_cancels_the_others_keep_theirs() -> None:
    state = table(
        player(hand="cancel"),
        player("b", hand="rob_cart"),
        player(hand="cancel"),
        player("r", hand="cancel"),
        active=1,
    )
    act(state, 1, "play rob_cart")
    for seat in (0, 3, 2):
        act(state, seat, "play cancel")
    assert [played["seat"] for played in see(state, "stack")] == [1, 2]
    assert [hand(state, seat) for seat in (0, 2, 3)] == [["cancel"], [], ["cancel"]]


def test_ruling_g19_one_cancel_a_card() -> None:
    """Once a cancel has been cancelled, the first card cannot be cancelled by somebody else."""
    state = table(player("b", hand="rob_cart cancel"), player("r", hand="cancel"), player(hand="cancel dig"))
    act(state, 0, "play rob_cart")
    act(state, 1, "play cancel")
    act(state, 2, "pass")
    act(state, 2, "pass")
    act(state, 0, "play cancel")
    act(state, 2, "pass")
    assert cart(state, 0) == ["blue", "red"]
    assert step(state) == "turn"


# ---------------------------------------------------------------- copies


def test_copy_take_in_another_players_turn() -> None:
    state = table(player(), player("r", hand="copy_take"), mine="yg")
    act(state, 0, "take")
    assert (step(state), state.actors()) == ("answer_take", [1])
    act(state, 1, "play copy_take")
    assert (cart(state, 0), cart(state, 1)) == (["yellow"], ["green", "red"])
    assert (state.actors(), see(state, "actions_left")) == ([0], 1)


def test_copy_set_in_another_players_turn() -> None:
    state = table(player("r", "s02"), player("gb", "m04 m13 s01", hand="copy_set"))
    act(state, 0, "set 1 red")
    act(state, 1, "play copy_set")
    assert (step(state), state.actors()) == ("copy_set", [1])
    assert options(state, 1) == ["set 1 green", "set 1 blue", "set 2 green", "set 2 blue"]
    act(state, 1, "set 2 blue")
    assert set_stones(state, 1, 2) == ["blue"]
    assert state.actors() == [0]


def test_ruling_g14_copies_answer_only_the_basic_actions() -> None:
    """Neither a stone dug out, nor one set by a card, nor a copy opens a window for copies."""
    state = table(player("", "s18", "dig"), player(hand="copy_take copy_set"), mine="rr")
    act(state, 0, "play dig")
    assert step(state) == "answer_card"
    act(state, 1, "pass")
    act(state, 0, "dig 2", "keep red")
    assert step(state) == "turn"


def test_ruling_g14_a_copy_is_not_copied() -> None:
    state = table(player(hand="copy_take"), player(hand="copy_take"), player(hand="copy_take"))
    act(state, 0, "take")
    act(state, 1, "play copy_take")
    act(state, 2, "pass")
    assert step(state) == "answer_card"
    nobody_reacts(state)
    assert (step(state), state.actors()) == ("turn", [0])


def test_ruling_g14_a_player_cannot_copy_himself() -> None:
    state = table(player(hand="copy_take"), player())
    act(state, 0, "take")
    assert step(state) == "turn"
    assert refused(state, 0, "play copy_take") == ("Play this card in answer to another player's action.")


def test_ruling_g14_one_copy_a_player_and_action() -> None:
    state = table(player(), player(hand="copy_take copy_take"))
    act(state, 0, "take")
    act(state, 1, "play copy_take")
    assert hand(state, 1) == ["copy_take"]
    assert (step(state), state.actors()) == ("turn", [0])
    act(state, 0, "take")
    assert state.actors() == [1]


def test_ruling_g14_copies_take_effect_from_the_active_players_left() -> None:
    state = table(player(hand="copy_take"), player(), player(hand="copy_take"), active=1, mine="rgy")
    act(state, 1, "take")
    act(state, 0, "play copy_take")
    act(state, 2, "play copy_take")
    nobody_reacts(state)
    assert [cart(state, seat) for seat in (1, 2, 0)] == [["red"], ["green"], ["yellow"]]


def test_ruling_g14_other_actions_open_no_window() -> None:
    state = table(player("r", hand=""), player(hand="copy_take copy_set cancel"))
    act(state, 0, "discard red")
    assert step(state) == "turn"
    act(state, 0, "draw")
    assert step(state) == "draw_card"


def test_a_full_cart_cannot_copy_a_take_and_an_empty_one_no_set() -> None:
    state = table(player("r", "s02"), player("rgy", hand="copy_take"), player("", hand="copy_set"))
    act(state, 0, "take")
    assert options(state, 1) == ["pass"]
    assert refused(state, 1, "play copy_take") == "This card would do nothing now."
    nobody_reacts(state)
    act(state, 0, "set 1 red")
    assert options(state, 2) == ["pass"]


def test_cards_of_ones_own_turn_are_no_answers() -> None:
    state = table(player(), player("r", hand="dig copy_set"))
    act(state, 0, "take")
    assert refused(state, 1, "play dig") == "Play this card on your own turn."
    assert refused(state, 1, "play copy_set") == "This card would do nothing now."
    assert refused(state, 1, "draw") == "Play a card to take a stone too, or pass."


def test_ruling_g19_a_cancelled_copy_has_used_up_that_actions_copy() -> None:
    state = table(player(hand="cancel"), player(hand="copy_take copy_take"))
    act(state, 0, "take")
    act(state, 1, "play copy_take")
    act(state, 0, "play cancel")
    act(state, 1, "pass")
    assert hand(state, 1) == ["copy_take"]
    assert (step(state), state.actors(), see(state, "actions_left")) == ("turn", [0], 1)


def test_a_copy_that_has_become_impossible_is_not_played(tmp_path: Path) -> None:
    """The first copy takes the last stone of the mine: the second player keeps the card."""
    game = GAME.with_data(
        changed_data(tmp_path, "board.toml", "stones_of_a_colour = 10", "stones_of_a_colour = 4")
    )
    state = table(
        player("", "m15:rbb m16:gyy s17"),
        player("rg", "s19:bb m17:ygr m06:g", "copy_take"),
        player("", "", "copy_take"),
        game=game,
    )
    assert see(state, "mine") == ["red", "yellow"]
    act(state, 0, "take")
    act(state, 2, "play copy_take")
    act(state, 1, "play copy_take")
    nobody_reacts(state)
    assert see(state, "mine") == []
    assert (hand(state, 1), hand(state, 2)) == ([], ["copy_take"])
    assert (step(state), state.actors()) == ("turn", [0])


def test_ruling_g16_a_tile_finished_by_a_copy_is_handed_in_in_ones_own_turn() -> None:
    state = table(player("r", "s02"), player("g", "m01:r s01 s13", hand="copy_set"), actions=1)
    act(state, 0, "set 1 red")
    act(state, 1, "play copy_set")
    assert pawns(state) == [0, 0]
    assert (step(state), state.actors()) == ("turn", [1])
    assert "hand_in 1" in options(state, 1)
    act(state, 1, "take", "take")
    assert pawns(state) == [0, 2]


def test_ruling_g21_no_handing_in_inside_a_window() -> None:
    state = table(player("r", "s02"), player("", "s14:bb", hand="cancel"))
    act(state, 0, "take")
    assert options(state, 1) == ["pass"]
    assert refused(state, 1, "hand_in 1") == "Play a card to take a stone too, or pass."


# ---------------------------------------------------------------- the window tells nothing


def test_ruling_g19_everybody_who_holds_a_card_is_asked_whatever_the_card() -> None:
    for cards in ("dig", "copy_take", "cancel cancel", "draw_three set_two dig"):
        state = table(player(hand="dig"), player(hand=cards), player(), player("rgy", hand="dig"))
        act(state, 0, "take")
        assert state.actors() == [1, 3]
        assert state.view(None)["asked"] == [1, 3]


def test_ruling_g19_nobody_is_asked_where_nobody_holds_a_card() -> None:
    state = table(player(hand="dig"), player())
    act(state, 0, "play dig")
    assert step(state) == "dig"


def test_the_view_of_the_others_does_not_show_who_has_answered() -> None:
    state = table(player(), player(hand="dig"), player(hand="copy_take"), player(hand="cancel"))
    act(state, 0, "take")
    seen = {seat: state.view(seat) for seat in (None, 0, 3)}
    act(state, 2, "play copy_take")
    assert {seat: state.view(seat) for seat in (None, 0, 3)} == seen
    assert state.view(2)["players"][2]["answer"] == "copy_take"
    act(state, 1, "pass")
    assert {seat: state.view(seat) for seat in (None, 0, 3)} == seen
    assert state.actors() == [3]


def test_a_copy_that_waits_for_its_turn_is_known_to_its_player_only() -> None:
    state = table(player(hand="dig"), player(hand="copy_take"), player(hand="copy_take"))
    other = table(player(hand="dig"), player(hand="copy_take"), player(hand="copy_take"))
    for one, last in ((state, "play copy_take"), (other, "pass")):
        act(one, 0, "take")
        act(one, 1, "play copy_take")
        act(one, 2, last)
        assert step(one) == "answer_card"
    assert state.view(0) == other.view(0)
    assert state.view(1) == other.view(1)
    assert state.view(None) == other.view(None)
    assert (state.view(2)["players"][2]["copy"], other.view(2)["players"][2]["copy"]) == ("copy_take", None)


def test_answers_leave_no_events_before_the_window_closes() -> None:
    state = table(player(), player(hand="copy_take"), player(hand="dig"))
    act(state, 0, "take")
    state.events = []
    act(state, 1, "play copy_take")
    assert state.events == []
    act(state, 2, "pass")
    assert state.events[0].kind == "card_played"
