"""Snapshots, views and records that cannot be: refused with the place of the fault, or played to the end."""

from __future__ import annotations

import json
from typing import Any

import pytest
from librt.random import Random

from tests.games.gem_forge.helpers import act, chance, new_game, play_on, player, step, table
from tetrarchy.games.gem_forge import GAME
from tetrarchy.kernel.conformance import check_bad_snapshots, refuses
from tetrarchy.kernel.errors import BadSnapshot
from tetrarchy.kernel.state import State

START = "This is not a position: "
every_table = pytest.mark.parametrize("seats", [2, 3, 4])


# ---------------------------------------------------------------- positions


def in_a_turn() -> State:
    return table(player("r", "s02:r", "dig"), player("g"), player())


def in_a_window() -> State:
    state = table(player("r", hand="rob_cart"), player("g", hand="cancel"), player(hand="dig"))
    act(state, 0, "play rob_cart")
    assert step(state) == "answer_card"
    return state


def with_a_copy_that_waits() -> State:
    state = table(player("r", "s17", "dig"), player("g", "s18", "copy_set"), player("b", "s19", "copy_set"))
    act(state, 0, "set 1 red")
    act(state, 1, "play copy_set")
    act(state, 2, "play copy_set")
    assert step(state) == "answer_card"
    return state


def emptying() -> State:
    state = table(player("b", hand="empty_cart"), player("rgy"))
    act(state, 0, "play empty_cart", "target 2")
    assert step(state) == "empty_cart"
    return state


def setting_into_a_new_tile() -> State:
    state = table(player("r", "m03 s02:r s14:b", "swap_jewel"), player(), market="s01")
    act(state, 0, "play swap_jewel", "target market", "swap 1 1")
    assert step(state) == "set_new"
    return state


def keeping() -> State:
    state = table(player(hand="dig"), player(), mine="rgy")
    act(state, 0, "play dig", "dig 3")
    assert step(state) == "keep"
    return state


def returning() -> State:
    state = table(player("", "m07:rgy"), player())
    act(state, 0, "hand_in 1")
    assert step(state) == "return"
    return state


def replacing() -> State:
    state = table(player("", "s01:r"), player())
    act(state, 0, "hand_in 1")
    assert step(state) == "replace"
    return state


def drawing() -> State:
    state = table(player("", "m07:rgy", pawn=4), player(), player(), player())
    act(state, 0, "hand_in 1")
    assert step(state) == "draw_card"
    return state


def dropping() -> State:
    state = table(player(hand="dig dig dig dig"), player())
    act(state, 0, "draw")
    chance(state, "card cancel")
    assert step(state) == "drop"
    return state


def over() -> State:
    state = table(player("", "s04:rrr", pawn=16), player())
    act(state, 0, "hand_in 1")
    assert step(state) == "over"
    return state


POSITIONS = [
    in_a_turn, in_a_window, with_a_copy_that_waits, emptying, setting_into_a_new_tile, keeping, returning,
    replacing, drawing, dropping, over,
]  # fmt: skip


def changed(state: State, path: str, value: object) -> dict[str, Any]:
    """A snapshot with one value changed: ``players.1.cart`` is the cart of the second player."""
    snapshot: dict[str, Any] = json.loads(json.dumps(state.snapshot()))
    inside: Any = snapshot
    *way, last = [int(key) if key.isdigit() else key for key in path.split(".")]
    for key in way:
        inside = inside[key]
    inside[last] = value
    return snapshot


@pytest.mark.parametrize("position", POSITIONS)
def test_the_positions_themselves_load(position: Any) -> None:
    snapshot = position().snapshot()
    assert GAME.load(json.loads(json.dumps(snapshot))).snapshot() == snapshot


# ---------------------------------------------------------------- what cannot be

IMPOSSIBLE: list[tuple[Any, str, object, str]] = [
    # values of the wrong kind or out of bounds
    (in_a_turn, "step", "dance", "step: “dance” is not known here"),
    (in_a_turn, "turns", True, "turns: “True” should be a whole number"),
    (in_a_turn, "turns", 2**70, "turns: a number of more than 20 digits is not from 0 to 1000000000"),
    (in_a_turn, "actions_left", 3, "actions_left: 3 is not from 0 to 2"),
    (in_a_turn, "mine", None, "mine: “None” should be a list"),
    (in_a_turn, "owed", [4], "owed[0]: 4 is not from 0 to 2"),
    (in_a_turn, "players", [], "players: there are 0 entries, not 3"),
    (in_a_turn, "target", "9", "target: “9” is not known here"),
    (in_a_turn, "target", "4", "target: there is no player 4"),
    (in_a_turn, "options", {"x": 1}, "There is no option “x”; there are: none"),
    (in_a_turn, "players.1.hand", {"luck": 1}, "players[1].hand: “luck” is not a card"),
    # nothing where something must be: an index of -1
    (in_a_turn, "first", None, "first: nobody is the first player"),
    (in_a_turn, "active", None, "active: it is the turn of somebody else"),
    (in_a_turn, "players.0.jewels.0", None, "tile_pile: the number of tiles does not agree"),
    (in_a_turn, "market", [None, None, None, None], "tile_pile: the number of tiles does not agree"),
    (emptying, "target", None, "target: it does not fit the step"),
    (setting_into_a_new_tile, "new_place", None, "new_place: it does not fit the step"),
    (dropping, "drawer", None, "drawer: it does not fit the step"),
    (in_a_window, "target", None, "target: it does not fit the step"),
    (in_a_window, "stack", [], "card_pile: the number of cards does not agree"),
    # pieces beyond the box
    (in_a_turn, "mine", ["red"], "mine: the number of stones does not agree: red"),
    (in_a_turn, "tray", ["red"], "mine: the number of stones does not agree: red"),
    (in_a_turn, "players.0.cart", ["red"] * 4, "players[0].cart: there is no room for a stone: red"),
    (in_a_turn, "players.0.jewels.0.stones", ["blue"], "players[0].jewels[0].stones: there is no room for a stone: blue"),
    (in_a_turn, "market", ["m01", "m01", "m02", "m03"], "tile_discards: a tile lies in two places"),
    (in_a_turn, "tile_discards", ["m99"], "tile_discards[0]: “m99” is not known here"),
    (in_a_turn, "card_discards", {"dig": 7}, "card_discards.dig: 7 is not from 0 to 6"),
    (in_a_turn, "card_discards", {"dig": 6}, "players[0].hand.dig: 1 is not from 0 to 0"),
    (in_a_turn, "card_pile", 3, "card_pile: the number of cards does not agree"),
    (in_a_turn, "players.1.cards", 2, "players[1].cards: the number of cards does not agree"),
    # points
    (in_a_turn, "players.0.pawn", 5, "players[0].points: they do not add up to the pawn's cell"),
    (over, "step", "turn", "step: the game is over when one pawn is at the goal, and not before"),
    (in_a_turn, "step", "over", "step: the game is over when one pawn is at the goal, and not before"),
    # who decides
    (in_a_turn, "actor", 1, "actor: somebody else decides at this step"),
    (in_a_turn, "actor", -1, "actor: somebody else decides at this step"),
    (in_a_window, "actor", 1, "actor: several are asked at once"),
    (in_a_turn, "active", 1, "active: it is the turn of somebody else"),
    (in_a_turn, "turns", 0, "turns: the first turn has begun at this step"),
    (in_a_turn, "step", "opening", "turns: no turn has begun at this step"),
    # what is under way does not fit the step
    (in_a_turn, "step", "answer_card", "stack: the cards in play do not fit the step"),
    (in_a_turn, "step", "drop", "drawer: it does not fit the step"),
    (in_a_turn, "step", "draw_card", "owed: it does not fit the step"),
    (in_a_turn, "step", "draw_tile", "holes: they do not fit the step"),
    (in_a_turn, "step", "replace", "missing: there is nothing to replace"),
    (in_a_turn, "may_refresh", True, "may_refresh: it does not fit the step"),
    (in_a_turn, "left", 2, "left: it does not fit the step"),
    (in_a_turn, "missing", 1, "players[0].jewels: the number of tiles does not agree"),
    (emptying, "left", 0, "left: it does not fit the step"),
    (emptying, "left", 4, "left: it does not fit the step"),
    (emptying, "step", "rob_cart", "stack: the cards in play do not fit the step"),
    (emptying, "target", "market", "target: the card would do nothing there"),
    (emptying, "actions_left", 2, "actions_left: an action is under way"),
    (setting_into_a_new_tile, "new_place", 1, "new_place: the tile has not just been swapped for"),
    (keeping, "left", 1, "left: it does not fit the step"),
    (returning, "may_refresh", False, "may_refresh: it does not fit the step"),
    (replacing, "step", "turn", "missing: it does not fit the step"),
    (drawing, "owed", [0], "owed: these players are owed no cards"),
    (drawing, "owed", [1] * 7, "owed: nobody draws that many cards in a row"),
    (dropping, "drawer", 1, "players[0].cards: the hand is over the limit"),
    # answers and copies
    (in_a_turn, "players.1.answer", "pass", "players[1].answer: the player is not asked"),
    (in_a_window, "players.0.answer", "pass", "players[0].answer: the player is not asked"),
    (in_a_window, "players.1.answer", "dig", "players[1].answer: the card cannot be played now"),
    (in_a_window, "players.2.answer", "cancel", "players[2].answer: the card cannot be played now"),
    (in_a_turn, "players.0.copy", "dig", "players[0].copy: no action is being copied"),
    (with_a_copy_that_waits, "players.2.copy", "copy_take", "players[2].copy: it does not wait for the copy in play"),
    (with_a_copy_that_waits, "players.1.copy", "copy_set", "players[1].copy: it does not wait for the copy in play"),
    # the stack
    (in_a_window, "stack.0.seat", 1, "stack: the player cannot have played this card"),
    (in_a_window, "stack.0.card", "cancel", "stack: the player cannot have played this card"),
    (in_a_window, "stack.0.seat", 9, "stack[0].seat: 9 is not from 0 to 2"),
    # memory
    (in_a_turn, "players.1.pile_made_of", {"dig": 1}, "players[1].pile_made_of: the pile has other cards"),
]  # fmt: skip


def case(given: tuple[Any, str, object, str]) -> str:
    position, path, value, _ = given
    return f"{position.__name__}-{path}={str(value)[:20]}"


@pytest.mark.parametrize("given", IMPOSSIBLE, ids=case)
def test_what_cannot_be_is_refused_with_its_place(given: tuple[Any, str, object, str]) -> None:
    position, path, value, why = given
    assert refuses(lambda: GAME.load(changed(position(), path, value))) == f"{START}{why}."


WORKED_OUT = ("asked", "goal", "special", "can_hand_in", "must_hand_in")
"""Keys that follow from others, and are not read."""


@pytest.mark.parametrize(
    "key", [key for key in in_a_turn().snapshot() if key not in ("options", *WORKED_OUT)]
)
def test_a_key_that_is_missing_is_named(key: str) -> None:
    snapshot = in_a_turn().snapshot()
    del snapshot[key]
    assert refuses(lambda: GAME.load(snapshot)) == f"{START}“{key}” is missing."


def test_a_view_is_no_snapshot() -> None:
    assert (
        refuses(lambda: GAME.load(in_a_turn().view(0))) == f"{START}players[1].dealt: the tiles are not told."
    )


def test_a_window_in_which_all_have_answered_has_closed() -> None:
    snapshot = in_a_window().snapshot()
    for seat in (1, 2):
        snapshot["players"][seat]["answer"] = "pass"
    assert refuses(lambda: GAME.load(snapshot)) == f"{START}players: everybody has answered."


def test_a_position_of_older_rules_in_which_cards_are_owed_in_turns_goes_on() -> None:
    """Tables are kept as snapshots: one of version 1, with a player about to discard, can be played on."""
    full = "dig dig dig copy_set"
    state = table(
        player("", "s19:bbbb", pawn=4), player(hand=full), player(hand="cancel cancel set_two rob_cart")
    )
    act(state, 0, "hand_in 1")
    chance(state, "card cancel", "card draw_three")
    snapshot = changed(state, "owed", [2, 1, 2])
    snapshot["players"][1]["hand"].pop("draw_three")
    snapshot["players"][1]["pile_made_of"]["draw_three"] = 2
    snapshot["players"][1]["cards"] = 5
    snapshot["card_pile"] += 1
    old = GAME.load(snapshot)
    act(old, 1, "drop dig")
    chance(old, "card dig")
    assert (step(old), old.actors()) == ("drop", [2])


def test_views_and_snapshots_with_a_key_spoiled() -> None:
    """Whatever is not refused is a position."""
    rng = Random(5)
    state = new_game(3)
    nonsense: list[Any] = [None, -7, "x", [], {}, [None], [[]], {"x": 1}, True, 10**30]
    for _ in range(6):
        play_on(state, rng, 19)
        for key in state.snapshot():
            for value in nonsense:
                for source, read in (
                    (state.snapshot(), GAME.load),
                    (state.view(0), lambda v: GAME.imagine(v, rng)),
                ):
                    spoiled = json.loads(json.dumps(source))
                    spoiled[key] = value
                    try:
                        assert read(spoiled).actors() is not None
                    except BadSnapshot as error:
                        assert str(error).startswith(START)


@every_table
def test_damaged_data_is_refused_or_played_to_the_end(seats: int) -> None:
    damage = check_bad_snapshots(GAME, seats, {}, seed=seats, number=300)
    assert damage.refused > 150
    assert damage.played > 0


@pytest.mark.long
@every_table
def test_much_damaged_data_is_refused_or_played_to_the_end(seats: int) -> None:
    damage = check_bad_snapshots(GAME, seats, {}, seed=100 + seats, number=5_000)
    assert damage.refused > 2_500
    assert damage.played > 100
