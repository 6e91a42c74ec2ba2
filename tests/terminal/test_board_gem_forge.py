"""Gem Forge in the terminal: the board shows what a player must see, and whole games are played."""

from __future__ import annotations

import re
from itertools import cycle, islice
from typing import Any

import pytest
from librt.random import Random

from tests.terminal.helpers import Terminal, end_of, shown
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.drive import Draws
from tetrarchy.kernel.state import View
from tetrarchy.terminal.boards import gem_forge, look_of
from tetrarchy.text import LANGUAGES, Texts

GAME = find_game("gem_forge")
LOOK = look_of("gem_forge")


def words(language: str = "en", *players: str) -> Texts:
    texts = Texts(language, GAME)
    texts.seat_players(players or ["Ann", "Bob"])
    texts.names.update(LOOK.names(texts))
    return texts


def opening() -> View:
    """Seat 1 chooses three tiles out of five."""
    state = GAME.new(2)
    Draws(Random(1)).settle(state)
    return state.view(0)


def in_turn() -> View:
    """The turn of seat 1, on a table set by hand."""
    view = opening()
    view |= {
        "step": "turn",
        "active": 0,
        "actions_left": 1,
        "mine": ["red", "green", "green", "blue", "yellow", "red"],
        "market": ["m01", "s10", None, "m08"],
        "tile_pile": 9,
        "card_pile": 20,
    }
    mine, theirs = view["players"]
    mine |= {
        "cart": ["red", "yellow"],
        "jewels": [
            {"tile": "m01", "stones": ["green"], "finished": False},
            {"tile": "s10", "stones": ["yellow", "yellow"], "finished": True},
            {"tile": rainbow(), "stones": ["blue"], "finished": False},
        ],
        "pawn": 7,
        "cards": 3,
        "hand": {"dig": 2, "cancel": 1},
        "dealt": [],
    }
    theirs |= {"pawn": 5, "cards": 1, "cart": []}
    theirs["jewels"] = [{"tile": "m03", "stones": [], "finished": False}, None, None]
    return view


def rainbow() -> str:
    """A rainbow tile of three slots."""
    tiles: list[dict[str, Any]] = GAME.components()["tiles"]
    return str(next(tile["id"] for tile in tiles if tile["slots"] == ["rainbow"] * 3))


def board(view: View, language: str = "en") -> str:
    return shown(LOOK.board(view, words(language), 80))


def choice(view: View, **fields: str) -> str:
    return LOOK.choice(view, view, fields, words())


# ---------------------------------------------------------------- the board


def test_the_mine_is_a_queue_from_its_entrance() -> None:
    assert "Mine, entrance first RGGBY R" in board(in_turn())
    assert "Шахта, сначала вход КЗЗГЖ К" in board(in_turn(), "ru")


def test_stones_on_their_way_back_are_shown() -> None:
    assert "going back: RB" in board(in_turn() | {"tray": ["red", "blue"]})


def test_the_track_has_its_numbered_cells_and_the_pawns() -> None:
    assert "Track · · · · · 5♟2 · ♟1 · · 10 · · · · 15 · · · · 20" in board(in_turn())
    view = in_turn()
    view["players"][0]["pawn"] = 22
    assert "· 20♟1" in board(view)


def test_carts_cards_and_tiles_of_everybody() -> None:
    text = board(in_turn())
    assert "▶ ♟1 Ann (you) · 7 points · cart RY· · 3 cards: dig ×2, cancel ⚡" in text
    assert re.search(
        r"1 ring \[rG\] ≈2   2 bracelet \(YY\) ≈2\+1 ✓   3 \w+ \(B\*\*\) ≈4\+1$", text, re.MULTILINE
    )
    assert "  ♟2 Bob · 5 points · cart ··· · 1 card\n" in text
    assert "1 earrings [ry] ≈2" in text


def test_the_market_has_numbers_holes_and_piles() -> None:
    text = board(in_turn())
    assert "Market (tiles in the pile: 9, cards: 20)" in text
    assert "1 ring [rg] ≈2   2 bracelet (yy) ≈2+1   3 —   4 brooch [rgb] ≈3" in text


def test_the_headline_tells_whose_turn_it_is() -> None:
    assert board(in_turn()).splitlines()[0] == "Ann’s turn, 1 action left · first to 20 points wins"
    assert board(opening()).splitlines()[0] == "first to 20 points wins"


def test_the_five_tiles_of_the_opening_are_numbered() -> None:
    view = opening()
    text = board(view).split("Your five tiles\n")[1]
    assert [int(number) for number in re.findall(r"\b(\d) \w", text)] == [1, 2, 3, 4, 5]
    fields = {"verb": "open", "tiles": "135"}
    tiles = [words().name("tile", view["players"][0]["dealt"][at]) for at in (0, 2, 4)]
    told = choice(view, **fields)
    assert re.sub(r" ≈[\d+]+", "", told) == ", ".join(tiles)


def test_the_others_hands_stay_hidden() -> None:
    state = GAME.new(2)
    Draws(Random(1)).settle(state)
    held = [next(iter(state.view(seat)["players"][seat]["hand"])) for seat in (0, 1)]
    assert held[0] != held[1]
    for seat in (0, 1):
        text = shown(LOOK.board(state.view(seat), words(), 80))
        assert f"1 card: {words().name('card', held[seat])}" in text
        assert words().name("card", held[1 - seat]) not in text
    assert "1 card:" not in shown(LOOK.board(state.view(None), words(), 80))


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        ("answer_card", "nobody learns who could cancel"),
        ("answer_take", "Bob takes a stone."),
        ("answer_set", "Bob sets a stone."),
    ],
)
def test_a_window_says_what_it_is_about(step: str, sentence: str) -> None:
    text = board(in_turn() | {"step": step, "active": 1})
    assert sentence in text.replace("\n", " ")
    assert sentence not in board(in_turn()).replace("\n", " ")
    assert choice(in_turn() | {"step": step}, verb="pass") == "do nothing"
    assert choice(in_turn(), verb="pass") == ""


def test_cards_in_play_are_told_with_their_effect_and_target() -> None:
    view = in_turn() | {"step": "answer_card", "active": 1, "target": "1"}
    view["stack"] = [{"seat": 1, "card": "rob_cart"}, {"seat": 0, "card": "cancel"}]
    text = board(view).replace("\n", " ")
    assert "Bob plays “rob a cart”. Move up to 2 stones from another player’s cart into yours." in text
    assert "Ann plays “cancel”. Cancel the card just played." in text
    assert "Target: Ann." in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_board_fits_a_small_screen(language: str, seats: int) -> None:
    state = GAME.new(seats)
    rng = Random(seats)
    texts = words(language, *[""] * seats)
    turns = 0
    while state.actors():
        mover = state.mover()
        state.apply(mover, state.sample(mover, rng))
        view = state.view(0)
        if view["step"] == "turn" and view["turns"] != turns:
            turns = view["turns"]
            text = shown(LOOK.board(view, texts, 80), 200)
            assert max(len(line) for line in text.splitlines()) <= 80
            assert len(text.splitlines()) <= 20
    assert turns > 5


# ---------------------------------------------------------------- choices


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"verb": "take"}, "red"),
        ({"verb": "dig", "stones": "3"}, "red, green, green"),
        ({"verb": "set", "place": "1", "colour": "red"}, "ring [RG] ≈2 ✓"),
        ({"verb": "hand_in", "places": "2"}, "bracelet (YY) ≈2+1 ✓"),
        ({"verb": "choose", "space": "4"}, "brooch [rgb] ≈3"),
        ({"verb": "refresh", "spaces": "14"}, "ring [rg] ≈2, brooch [rgb] ≈3"),
        ({"verb": "play", "card": "draw_three"}, "Draw 3 cards."),
        ({"verb": "drop", "card": "cancel"}, "Cancel the card just played."),
        ({"verb": "target", "target": "1"}, "Ann, cart RY"),
        ({"verb": "target", "target": "2"}, "Bob, cart —"),
        ({"verb": "target", "target": "market"}, ""),
        ({"verb": "draw"}, ""),
    ],
)
def test_choices_tell_what_they_are_about(fields: dict[str, str], sentence: str) -> None:
    assert choice(in_turn(), **fields) == sentence


def test_swaps_and_stones_from_tiles_name_the_tiles_of_the_target() -> None:
    view = in_turn() | {"target": "market"}
    assert choice(view, verb="swap", place="1", space="4") == "ring [rg] ≈2 ⇄ brooch [rgb] ≈3"
    view["target"] = "2"
    assert choice(view, verb="swap", place="1", space="1") == "ring [rg] ≈2 ⇄ earrings [ry] ≈2"
    view["target"] = "1"
    assert choice(view, verb="pull", place="1", colour="green") == "ring [rG] ≈2"


def test_a_long_menu_has_whole_words() -> None:
    def menu(**fields: str) -> tuple[str, str]:
        return gem_forge.heading(in_turn(), fields, words()), gem_forge.brief(in_turn(), fields, words())

    assert menu(verb="set", place="1", colour="red") == ("", "Set a red stone into tile 1")
    assert menu(verb="discard", colour="red") == ("", "Discard a red stone")
    assert menu(verb="play", card="dig") == ("Play a card:", "dig")
    assert menu(verb="open", tiles="135") == ("", "1, 3, 5")


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize(("seats", "language"), [(2, "ru"), (3, "en"), (4, "ru")])
def test_a_whole_game(terminal: Terminal, seats: int, language: str) -> None:
    answers = ["135", *islice(cycle("0123125"), 5000)]
    given = ["--seats", str(seats), "--seed", "4", "--lang", language, "--save", "game.txt"]
    ran = terminal("play", "gem_forge", *given, answers=answers)
    assert end_of(ran, GAME)
    assert not re.search(r"board-|window-|effect-|letter-", ran.out)


def test_help_explains_the_signs(terminal: Terminal) -> None:
    ran = terminal("play", "gem_forge", "--seats", "2", "--seed", "4", answers=["?"])
    assert " B  blue" in ran.out
    assert "≈ marks a number that is reconstructed" in ran.out
