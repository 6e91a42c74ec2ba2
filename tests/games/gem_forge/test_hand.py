"""The hand: drawing cards, the limit, the pile; constraints 16 and 19, rulings G22, G23, G30 and G31."""

from __future__ import annotations

from tests.games.gem_forge.helpers import (
    act,
    chance,
    hand,
    options,
    player,
    refused,
    see,
    settle,
    step,
    table,
)


def test_constraint_16_over_four_cards_draw_first_then_discard() -> None:
    state = table(player(hand="dig dig cancel set_two"), player())
    act(state, 0, "draw")
    chance(state, "card copy_set")
    assert step(state) == "drop"
    assert len(hand(state, 0)) == 5
    assert options(state, 0) == ["drop dig", "drop set_two", "drop cancel", "drop copy_set"]
    assert refused(state, 0, "drop rob_cart") == "You do not have this card: rob_cart."
    act(state, 0, "drop dig")
    assert hand(state, 0) == ["cancel", "copy_set", "dig", "set_two"]
    assert see(state, "card_discards") == {"dig": 1}


def test_constraint_16_an_empty_pile_of_cards_is_made_anew() -> None:
    most = "dig dig dig dig dig cancel cancel cancel cancel copy_take copy_take copy_take copy_take"
    rest = "copy_set copy_set copy_set copy_set empty_cart empty_cart empty_cart empty_cart"
    few = "swap_jewel swap_jewel swap_stone swap_stone take_from_jewel take_from_jewel set_two set_two"
    last = "rob_cart rob_cart draw_three draw_three"
    state = table(player(hand="dig"), player(), discards=f"{most} {rest} {few} {last}")
    assert see(state, "card_pile") == 0
    act(state, 0, "draw")
    assert see(state, "card_discards") == {}
    assert see(state, "card_pile") == 33
    chance(state, "card rob_cart")
    assert hand(state, 0) == ["dig", "rob_cart"]


def test_constraint_19_a_card_can_always_be_drawn() -> None:
    """Four full hands leave eighteen of the thirty-four cards."""
    full = ["cancel cancel cancel cancel", "dig dig dig dig", "copy_set copy_set copy_set copy_set"]
    state = table(*[player("", hand=cards) for cards in [*full, "copy_take copy_take copy_take copy_take"]])
    assert see(state, "card_pile") == 18
    for seat in range(4):
        for _ in range(2):
            assert "draw" in options(state, seat)
            act(state, seat, "draw")
            settle(state)
            act(state, seat, options(state, seat)[0])


def test_draw_three() -> None:
    state = table(player(hand="draw_three"), player())
    act(state, 0, "play draw_three")
    chance(state, "card dig", "card dig", "card cancel")
    assert hand(state, 0) == ["cancel", "dig", "dig"]
    assert (step(state), see(state, "actions_left")) == ("turn", 1)


def test_draw_three_all_three_first_then_down_to_four() -> None:
    state = table(player(hand="draw_three dig dig dig"), player())
    act(state, 0, "play draw_three")
    chance(state, "card cancel", "card copy_set", "card copy_take")
    assert (step(state), len(hand(state, 0))) == ("drop", 6)
    act(state, 0, "drop dig", "drop copy_set")
    assert hand(state, 0) == ["cancel", "copy_take", "dig", "dig"]


def test_ruling_g22_a_played_card_joins_the_discards_after_its_effect() -> None:
    """The pile is made anew in the middle of the effect: the card itself is not among the new pile."""
    rest = "dig dig dig dig dig dig cancel cancel cancel cancel copy_take copy_take copy_take copy_take "
    rest += "copy_set copy_set copy_set copy_set empty_cart empty_cart empty_cart empty_cart "
    rest += "swap_jewel swap_jewel swap_stone swap_stone take_from_jewel take_from_jewel set_two set_two "
    rest += "rob_cart rob_cart"
    state = table(player(hand="draw_three"), player(), discards=rest)
    assert see(state, "card_pile") == 1
    act(state, 0, "play draw_three")
    assert hand(state, 0) == ["draw_three"]
    assert see(state, "card_pile") == 32
    settle(state)
    assert see(state, "card_discards") == {"draw_three": 1}


def test_ruling_g22_a_pile_is_not_made_anew_before_a_card_must_be_drawn() -> None:
    rest = "dig dig dig dig dig dig cancel cancel cancel cancel copy_take copy_take copy_take copy_take "
    rest += "copy_set copy_set copy_set copy_set empty_cart empty_cart empty_cart empty_cart "
    rest += "swap_jewel swap_jewel swap_stone swap_stone take_from_jewel take_from_jewel set_two set_two "
    rest += "rob_cart rob_cart draw_three"
    state = table(player(), player(), discards=rest)
    act(state, 0, "draw")
    assert hand(state, 0) == ["draw_three"]
    assert see(state, "card_pile") == 0
    assert sum(see(state, "card_discards").values()) == 33


def test_ruling_g30_who_discards_is_asked_even_if_all_cards_are_alike() -> None:
    """Not asking would tell that they are."""
    state = table(player(hand="dig dig dig dig"), player())
    act(state, 0, "draw")
    chance(state, "card dig")
    assert (step(state), options(state, 0)) == ("drop", ["drop dig"])


def test_ruling_g31_a_bonus_card_over_the_limit_is_followed_by_a_discard() -> None:
    full = "dig dig dig dig"
    state = table(player("", "m07:rgy", pawn=4), player(hand=full), player(hand="cancel"))
    act(state, 0, "hand_in 1")
    chance(state, "card cancel")
    assert (step(state), state.actors()) == ("drop", [1])
    act(state, 1, "drop cancel")
    chance(state, "card copy_set")
    assert [hand(state, seat) for seat in (1, 2)] == [["dig"] * 4, ["cancel", "copy_set"]]
    assert (step(state), state.actors()) == ("return", [0])


def test_ruling_g31_cards_for_two_cells_are_all_drawn_before_any_is_discarded() -> None:
    """A pawn passes 5 and 10. Both others have full hands: each draws two cards, then discards two."""
    full = "dig dig dig copy_set"
    state = table(
        player("", "s19:bbbb", pawn=4), player(hand=full), player(hand="cancel cancel set_two rob_cart")
    )
    state.events = []
    act(state, 0, "hand_in 1")
    assert see(state, "owed") == [1, 1, 2, 2]
    assert [
        (event.data["seat"], event.data["cell"]) for event in state.events if event.kind == "bonus_card"
    ] == [
        (1, 5),
        (1, 10),
        (2, 5),
        (2, 10),
    ]
    chance(state, "card cancel")
    assert (step(state), see(state, "drawer")) == ("draw_card", 1)
    chance(state, "card draw_three")
    assert (step(state), state.actors(), len(hand(state, 1))) == ("drop", [1], 6)
    act(state, 1, "drop dig")
    assert (step(state), state.actors()) == ("drop", [1])
    act(state, 1, "drop dig")
    chance(state, "card dig", "card dig")
    assert (step(state), state.actors(), len(hand(state, 2))) == ("drop", [2], 6)
    act(state, 2, "drop dig", "drop dig")
    assert (step(state), state.actors()) == ("replace", [0])


def test_ruling_g23_bonus_cards_are_drawn_clockwise_from_the_player_who_moved() -> None:
    state = table(player(), player(), player("", "m17:rgyb"), player(pawn=3), active=2)
    act(state, 2, "hand_in 1")
    assert see(state, "owed") == [3, 0, 1]
