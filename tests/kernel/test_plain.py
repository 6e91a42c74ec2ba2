"""Plain data from outside: read with errors that name the place."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.kernel.toy import ToyGame
from tetrarchy.kernel.conformance import refuses
from tetrarchy.kernel.plain import Reader

TABLE = Reader({"kingdoms": [{"coins": 3}, {"coins": 99, "name": "Ann", "queen": None}], "open": True})


def test_a_reader_hands_out_what_is_inside() -> None:
    one, other = TABLE["kingdoms"].items(2, 2)
    assert one["coins"].number(0, 50) == 3
    assert other["name"].text() == "Ann"
    assert other["name"].choice(("Bob", "Ann")) == 1
    assert other["name"].named({"Ann": 7}) == 7
    assert Reader(["Ann", "Bob", "Ann"]).all_named({"Ann": 7, "Bob": 8}) == [7, 8, 7]
    assert other["queen"].number_or(-1, 0, 3) == -1
    assert other["queen"].named_or(-1, {"Ann": 7}) == -1
    assert TABLE["open"].truth()
    assert TABLE.has("open")
    assert not TABLE.has("closed")
    assert [(name, value.value) for name, value in one.entries()] == [("coins", 3)]
    assert [name for name, _ in one.entries(["coins"])] == ["coins"]


def second(field: str) -> Reader:
    return TABLE["kingdoms"].items()[1][field]


@pytest.mark.parametrize(
    ("read", "why"),
    [
        (lambda: second("coins").number(0, 50), "kingdoms[1].coins: 99 is not from 0 to 50"),
        (lambda: second("name").number(0, 50), "kingdoms[1].name: “Ann” should be a whole number"),
        (lambda: TABLE["open"].number(0, 1), "open: “True” should be a whole number"),
        (lambda: second("queen").number(0, 1), "kingdoms[1].queen: “None” should be a whole number"),
        (lambda: second("towers"), "kingdoms[1]: “towers” is missing"),
        (lambda: TABLE["open"]["x"], "open: “True” should be a table"),
        (lambda: second("coins").text(), "kingdoms[1].coins: “99” should be a text"),
        (lambda: second("name").choice(("Bob",)), "kingdoms[1].name: “Ann” is not known here"),
        (lambda: second("name").named({}), "kingdoms[1].name: “Ann” is not known here"),
        (lambda: Reader(["Ann", "Eve"]).all_named({"Ann": 7}), "[1]: “Eve” is not known here"),
        (lambda: Reader(["Ann", 7]).all_named({"Ann": 7}), "[1]: “7” should be a text"),
        (lambda: Reader(["Ann"] * 3).all_named({"Ann": 7}, 0, 2), "there are 3 entries, not from 0 to 2"),
        (lambda: second("coins").truth(), "kingdoms[1].coins: “99” should be true or false"),
        (lambda: TABLE["open"].items(), "open: “True” should be a list"),
        (lambda: TABLE["kingdoms"].items(3, 4), "kingdoms: there are 2 entries, not from 3 to 4"),
        (lambda: TABLE["kingdoms"].items(3, 3), "kingdoms: there are 2 entries, not 3"),
        (lambda: second("name").entries(), "kingdoms[1].name: “Ann” should be a table"),
        (lambda: TABLE.entries(["open"]), "the names should be open"),
        (lambda: TABLE.entries(["open", "shut"]), "“shut” is missing"),
        (lambda: Reader(2**70).number(0, 3), "a number of more than 20 digits is not from 0 to 3"),
        (lambda: Reader({1: 2}).entries(), "“{1: 2}” should be a table"),
    ],
)
def test_what_is_not_there_is_refused_with_its_place(read: Callable[[], object], why: str) -> None:
    assert refuses(read) == f"This is not a position: {why}."


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"game": "chess"}, "game: it is of “chess”, not of “toy”"),
        ({"seats": 99}, "seats: 99 is not from 1 to 16"),
        (
            {"seats": 5},
            "The number of seats cannot be “5”: with these options it is one of 2, 3",
        ),
        ({"options": {"size": 44}}, "The option “size” cannot be “44”: it is a whole number from 1 to 9"),
        ({"options": []}, "options: “[]” should be a table"),
        ({"bids": [0, 7]}, "bids[1]: 7 is not from -1 to 2"),
    ],
)
def test_a_game_checks_game_seats_and_options_of_a_snapshot(change: dict[str, object], why: str) -> None:
    game = ToyGame()
    snapshot = game.new(2).snapshot()
    assert game.load(snapshot).snapshot() == snapshot
    assert refuses(lambda: game.load(snapshot | change)) == f"This is not a position: {why}."
    view = game.new(2).view(0)
    assert refuses(lambda: game.imagine(view | change, 1)) == f"This is not a position: {why}."
