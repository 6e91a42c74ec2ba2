"""Who has won, and score sheets side by side."""

from __future__ import annotations

import pytest
from rich.console import Console, RenderableType

from tetrarchy.catalogue import find_game
from tetrarchy.games.queendomino.kingdom import TERRAINS
from tetrarchy.kernel.state import Event, ScoreSheet, SheetLine
from tetrarchy.terminal.boards import look_of
from tetrarchy.terminal.screen import sheet_grid, story, victory
from tetrarchy.text import Texts

GAME = find_game("queendomino")


def texts(language: str, *players: str) -> Texts:
    words = Texts(language, GAME)
    words.seat_players(players)
    return words


def shown(thing: RenderableType, width: int = 80) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(thing)
    return "\n".join(line.rstrip() for line in capture.get().splitlines())


@pytest.mark.parametrize(
    ("totals", "places", "english", "russian"),
    [
        ([30, 20], [1, 2], "Ann wins with 30 points.", "Побеждает Ann: 30 очков."),
        ([1, 0], [1, 2], "Ann wins with 1 point.", "Побеждает Ann: 1 очко."),
        (
            [22, 22],
            [1, 1],
            "Ann and Bob share the victory with 22 points each.",
            "Победу делят Ann и Bob: по 22 очка.",
        ),
        (
            [30, 30],
            [2, 1],
            "Bob wins with 30 points. Tied on points; the tie-break decided.",
            "Побеждает Bob: 30 очков. Очков поровну: победителя определило правило ничьей.",
        ),
        ([5, 5], [3, 3], "Nobody wins.", "Победителя нет."),
        ([21], [1], "You have 21 points.", "У вас 21 очко."),
        ([21], [2], "You lost.", "Вы проиграли."),
    ],
)
def test_the_winner_in_words(totals: list[int], places: list[int], english: str, russian: str) -> None:
    assert victory(totals, places, texts("en", "Ann", "Bob")) == english
    assert victory(totals, places, texts("ru", "Ann", "Bob")) == russian


def sheet(**lines: int) -> ScoreSheet:
    return ScoreSheet(tuple(SheetLine(key, points) for key, points in lines.items()), sum(lines.values()))


def test_sheets_stand_side_by_side() -> None:
    grid = sheet_grid([sheet(coins=3, wheat=4), sheet(coins=1, wheat=12)], [2, 1], texts("en", "Ann", "Bob"))
    rows = [line.split() for line in shown(grid).splitlines() if line]
    assert rows[0] == ["Ann", "Bob"]
    assert ["Coins", "3", "1"] in rows
    assert ["Total", "7", "13"] in rows
    assert rows[-1] == ["Place", "2", "1"]


def test_a_line_that_only_one_sheet_has_is_empty_in_the_other() -> None:
    sheets = [sheet(coins=3, wheat=2), sheet(coins=1)]
    rows = [line.split() for line in shown(sheet_grid(sheets, None, texts("en", "Ann", "Bob"))).splitlines()]
    assert ["Coins", "3", "1"] in rows
    assert ["Wheat", "2"] in rows
    assert ["Total", "5", "1"] in rows


def test_eight_sheets_fit_in_eighty_columns() -> None:
    sheets = [sheet(coins=3, landscape_buildings=14) for _ in range(8)]
    players = [f"bot {name}" for name in ("greedy", "random") * 4]
    text = shown(sheet_grid(sheets, [1] * 8, texts("en", *players)))
    assert "Buildings: landscapes     14" in text
    assert "…" not in text


def test_what_one_seat_does_in_a_row_is_one_paragraph() -> None:
    events = [
        Event("round_begun", {"round": 2}),
        Event("queen_joined", {"seat": 0}),
        Event("tax_collected", {"seat": 0, "square": "g8", "coins": 1}),
        Event("queen_joined", {"seat": 1}),
    ]
    assert story(events, texts("en", "Ann", "Bob")) == [
        "Round 2.",
        "The queen joins Ann. Ann collects 1 coin in tax on g8.",
        "The queen joins Bob.",
    ]


# ---------------------------------------------------------------- Queendomino's board


def test_reconstructed_numbers_are_marked() -> None:
    look = look_of("queendomino")
    words = texts("en", "Ann", "Bob")
    state = GAME.new(2)
    view = state.view(0)
    told = {}
    for building in ("statue", "bakery", "safe_towers", "queens_tower", "small_tavern"):
        view["spaces"][0] = {"building": building, "price": 4}
        told[building] = look.choice(view, view, {"verb": "build", "space": "1"}, words)
    assert told == {
        "statue": "Statue for 4 coins: 5 points",
        "bakery": "Bakery for 4 coins: 2 points for each wheat region; ≈1 knight at once",
        "safe_towers": "Safe (towers) for 4 coins: ≈3 points; ≈1 coin per tower whenever you collect tax",
        "queens_tower": "Queen’s tower for 4 coins: 1 crown; ≈2 towers at once",
        "small_tavern": "Small tavern for 4 coins: ≈2 points; ≈1 knight at once",
    }


def test_buildings_bring_what_the_profile_in_play_says() -> None:
    look = look_of("queendomino")
    view = GAME.new(2, {"bonuses": "alternative"}).view(0)
    view["spaces"][0] = {"building": "bakery", "price": 4}
    told = look.choice(view, view, {"verb": "build", "space": "1"}, texts("ru", "Ann", "Bob"))
    assert told == "«Пекарня» за 4 монеты: по 2 очка за каждую область (поле)"


@pytest.mark.parametrize(("seats", "width"), [(2, 80), (4, 80), (4, 120), (8, 80)])
def test_the_board_fits_the_width(seats: int, width: int) -> None:
    options = {"variant": "teams"} if seats == 8 else {}
    state = GAME.new(seats, options)
    words = texts("ru", *[""] * seats)
    text = shown(look_of("queendomino").board(state.view(0), words, width), width)
    assert max(len(line) for line in text.splitlines()) <= width
    assert "…" not in text


def test_a_kingdom_shows_letters_crowns_knights_and_buildings() -> None:
    view = GAME.new(2).view(None)
    kingdom = view["kingdoms"][0]
    kingdom["reach"] = {"west": 0, "east": 2, "south": 0, "north": 1}
    kingdom["squares"] = {
        "h7": {"terrain": "wheat", "crowns": 1, "knight": True, "building": None},
        "i7": {"terrain": "town", "crowns": 0, "knight": False, "building": None},
        "g8": {"terrain": "town", "crowns": 1, "knight": True, "building": "queens_tower"},
        "h8": {"terrain": "mine", "crowns": 3, "knight": False, "building": None},
    }
    text = shown(look_of("queendomino").board(view, texts("en", "Ann", "Bob"), 80))
    assert "   g  h  i" in text
    assert " 8 ⌂1♞M3" in text
    assert " 7 ♔  W1♞T" in text


def test_a_squares_colour_comes_with_a_letter_of_its_own() -> None:
    for language in ("en", "ru"):
        words = texts(language)
        letters = [words.say(f"letter-{terrain}") for terrain in TERRAINS]
        assert len(set(letters)) == 7
