"""Snapshots, views and records that cannot be: refused with the place of the fault, or played to the end."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.queendomino.helpers import kingdom, table
from tetrarchy.games.queendomino import GAME
from tetrarchy.kernel.conformance import check_bad_snapshots
from tetrarchy.kernel.errors import BadSnapshot
from tetrarchy.kernel.options import Options

START = "This is not a position: "
WORKED_OUT = ("rounds", "size", "domino_in_hand", "just_placed")
"""Keys that follow from others, and are not read."""


def position() -> dict[str, Any]:
    """Seat 0 at step C with two free towns, plain data."""
    towns = kingdom(
        """
        L   L   #   T   T
        .   .   .   Ta  T!
        """,
        a="statue",
    )
    line = [("q7", 0), ("q3", 1), ("q5", 2), ("q8", None)]
    next_line = [("q1", None), ("q2", None), ("q4", None), ("q44", None)]
    state = table(towns, "#", "#", line=line, next_line=next_line, step="build")
    copied: dict[str, Any] = json.loads(json.dumps(state.snapshot()))
    return copied


def test_the_position_itself_loads() -> None:
    assert GAME.load(position()).snapshot() == position()


def loads(snapshot: dict[str, Any]) -> None:
    """It loads, and the state keeps what it says."""
    assert GAME.load(snapshot).snapshot()["kingdoms"][0]["coins"] == snapshot["kingdoms"][0]["coins"]


def not_loaded(snapshot: dict[str, Any]) -> str:
    with pytest.raises(BadSnapshot) as error:
        GAME.load(snapshot)
    return str(error.value)


@pytest.mark.parametrize("given", [{}, {"seats": 3}, {"game": "queendomino", "seats": "x", "options": {}}])
def test_not_a_snapshot_at_all(given: dict[str, Any]) -> None:
    assert not_loaded(given).startswith(START)


@pytest.mark.parametrize(
    "key", [key for key in position() if key not in ("game", "seats", "options", *WORKED_OUT)]
)
def test_snapshot_with_a_key_missing_or_of_the_wrong_kind(key: str) -> None:
    broken = position()
    broken[key] = {"wrong": "kind"}
    assert not_loaded(broken).startswith(f"{START}{key}")
    del broken[key]
    assert not_loaded(broken) == f"{START}“{key}” is missing."


def test_snapshot_error_is_one_sentence() -> None:
    for key, wrong in (("seats", 9), ("options", {"variant": "chess"})):
        sentence = not_loaded({**position(), key: wrong})
        assert sentence.startswith(START)
        assert not sentence.endswith("..")


def _set(**values: object) -> Callable[[dict[str, Any]], None]:
    return lambda p: p.update(values)


@pytest.mark.parametrize(
    "spoil",
    [
        pytest.param(_set(game="inkdoms"), id="another game"),
        pytest.param(_set(seats=3.0), id="seats that are no whole number"),
        pytest.param(_set(step="dance"), id="no such step"),
        pytest.param(_set(actor=-2), id="over in the middle"),
        pytest.param(_set(actor=-1), id="chance at a seat's step"),
        pytest.param(_set(step="over"), id="over but a seat acts"),
        pytest.param(_set(step="draw_line"), id="a seat at a step of chance"),
        pytest.param(_set(actor=1), id="not the seat whose turn it is"),
        pytest.param(_set(step="choose", next_line=[]), id="nothing to choose"),
        pytest.param(_set(step="site"), id="a site without a building"),
        pytest.param(_set(step="tax"), id="taxes without a domino"),
        pytest.param(_set(dragon=6), id="the dragon off the board"),
        pytest.param(_set(queen=3), id="the queen with nobody"),
        pytest.param(_set(round=13), id="a thirteenth round"),
        pytest.param(lambda p: p["kingdoms"].pop(), id="a kingdom lost"),
        pytest.param(lambda p: p["spaces"].pop(), id="a space lost"),
        pytest.param(lambda p: p["kingdoms"][1].update(coins=-1), id="debts"),
        pytest.param(lambda p: p["kingdoms"][1].update(coins=1.5), id="half a coin"),
        pytest.param(lambda p: p["line"][0].update(domino="q49"), id="no such domino"),
        pytest.param(lambda p: p["line"][0].update(king=3), id="a king of nobody"),
        pytest.param(lambda p: p["line"][1].update(domino="q1"), id="a domino twice"),
        pytest.param(lambda p: p["unseen_buildings"].update(statue=9), id="too many statues"),
        pytest.param(lambda p: p["unseen_buildings"].update(palace=1), id="no such building"),
        pytest.param(lambda p: p["kingdoms"][1]["buildings"].append(["church", "h7"]), id="a church on bare ground"),
        pytest.param(lambda p: p["kingdoms"][0]["buildings"].append(["church", "f7"]), id="a church in a lake"),
        pytest.param(lambda p: p["kingdoms"][1]["knights_out"].append("h7"), id="a knight on bare ground"),
        pytest.param(lambda p: p["kingdoms"][0]["knights_out"].append("a7"), id="a knight far out"),
        pytest.param(lambda p: p["kingdoms"][0]["buildings"].append(["church", "a7"]), id="a church far out"),
        pytest.param(lambda p: p["kingdoms"][1]["dominoes"].append(
            {"domino": "q9", "square": "a1", "towards": "west"}), id="a domino off the grid"),
        pytest.param(lambda p: p["kingdoms"][1]["dominoes"].append(
            {"domino": "q9", "square": "a1", "towards": "east"}), id="a domino beyond the frame"),
        pytest.param(lambda p: p["kingdoms"][1]["dominoes"].append(
            {"domino": "q9", "square": "g7", "towards": "east"}), id="a domino on the castle"),
    ],
)  # fmt: skip
def test_snapshot_that_does_not_agree_with_itself_is_refused(spoil: Callable[[dict[str, Any]], None]) -> None:
    """No state may come of it, or it would go wrong later, far from the cause."""
    broken = position()
    spoil(broken)
    assert not_loaded(broken).startswith(START)


# --- what there is, and no more


def over(variant: str = "standard", **more: Any) -> dict[str, Any]:
    """The end of a game of two, plain data."""
    return table("# W W", "# F F", line=[], step="over", variant=variant, **more).snapshot()


def with_kingdom(position: dict[str, Any], **values: object) -> dict[str, Any]:
    position["kingdoms"][0].update(values)
    return position


def test_kingdomino_with_coins_is_refused() -> None:
    """Its sheet would not count them."""
    assert (
        not_loaded(with_kingdom(over("kingdomino"), coins=9))
        == f"{START}kingdoms[0].coins: 9 is not from 0 to 0."
    )


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"knights": 1}, "kingdoms[0].knights: 1 is not from 0 to 0"),
        ({"towers": 2}, "kingdoms[0].towers: 2 is not from 0 to 0"),
        ({"knights_out": ["h7"]}, "kingdoms[0].knights_out: there are 1 entries, not 0"),
        ({"buildings": [["church", "h7"]]}, "kingdoms[0].buildings: there are 1 entries, not 0"),
    ],
)
def test_kingdomino_with_pieces_that_it_does_not_have_is_refused(values: dict[str, Any], why: str) -> None:
    assert not_loaded(with_kingdom(over("kingdomino"), **values)) == f"{START}{why}."


@pytest.mark.parametrize(
    ("key", "value", "why"),
    [
        ("queen", 0, "queen: she is with a kingdom that has the most towers, where there are any"),
        ("dragon", 2, "dragon: it flies in turns only"),
        ("chosen_space", 2, "chosen_space: a building is chosen just before its site"),
        ("unseen_buildings", {"church": 1}, "unseen_buildings.church: there is no such building"),
        ("spaces", [{"building": "church", "price": 0}], "spaces: there are 1 entries, not 0"),
    ],
)
def test_kingdomino_with_a_board_that_it_does_not_have_is_refused(key: str, value: object, why: str) -> None:
    assert not_loaded({**over("kingdomino"), key: value}) == f"{START}{why}."


def test_kingdomino_in_a_step_of_queendomino_is_refused() -> None:
    state = table(
        "#", "#", line=[("k1", 0), ("k2", 1)], next_line=[("k3", None), ("k4", None)], variant="kingdomino"
    )
    for step in ("tax", "build", "site", "bribe"):
        assert not_loaded({**state.snapshot(), "step": step}) == f"{START}step: the variant has no such step."


def test_more_knights_than_were_dealt_and_built_are_refused() -> None:
    """Two are dealt; the buildings bring 18, and all tiles but one are still to come."""
    loads(with_kingdom(over(), knights=1))
    sentence = f"{START}kingdoms: nobody can have that many knights or towers yet."
    assert not_loaded(with_kingdom(over(), knights=2)) == sentence
    assert not_loaded(with_kingdom(over(), towers=1, knights=0)) == sentence
    assert (
        not_loaded(with_kingdom(over(), knights=21)) == f"{START}kingdoms[0].knights: 21 is not from 0 to 20."
    )
    assert (
        not_loaded(with_kingdom(over(), towers=16)) == f"{START}kingdoms[0].towers: 16 is not from 0 to 15."
    )


def test_more_coins_than_the_box_has_are_refused_unless_knights_brought_them() -> None:
    loads(with_kingdom(over(), coins=174))
    sentence = f"{START}kingdoms[0].coins: nobody can have that many coins yet."
    assert not_loaded(with_kingdom(over(), coins=175)) == sentence
    loads(with_kingdom(over(), coins=175, knights=0, knights_out=["h7"]))


def test_more_of_a_building_than_there_are_tiles_is_refused() -> None:
    """There is one big tavern; it may be built, on the board or in the pile."""
    position = over()
    assert position["unseen_buildings"]["big_tavern"] == 1
    position["spaces"][0]["building"] = "big_tavern"
    assert not_loaded(position) == f"{START}unseen_buildings: there are 2 tiles of big_tavern in all."
    del position["unseen_buildings"]["big_tavern"]
    loads(position)


def test_a_domino_in_two_places_is_refused() -> None:
    """Laid and in a line, in a line and in the box, laid twice."""
    base = table(
        "# W W", "#", line=[("q7", 0), ("q3", 1)], next_line=[("q10", None), ("q11", None)]
    ).snapshot()
    laid = base["kingdoms"][0]["dominoes"][0]["domino"]
    for key in ("line", "next_line"):
        broken = json.loads(json.dumps(base))
        broken[key][1]["domino"] = laid
        assert not_loaded(broken) == f"{START}{key}: {laid} is in two places."
    broken = json.loads(json.dumps(base))
    broken["unseen_dominoes"][0].append("q7")
    assert not_loaded(broken) == f"{START}unseen_dominoes: q7 is in two places."
    broken = json.loads(json.dumps(base))
    broken["kingdoms"][1]["dominoes"] = broken["kingdoms"][0]["dominoes"]
    assert not_loaded(broken) == f"{START}kingdoms: {laid} is laid twice."


def test_between_rounds_every_domino_of_the_line_is_still_to_be_laid() -> None:
    state = table("#", "#", line=[("q7", 0), ("q3", 1)], next_line=[("q10", 0), ("q11", None), ("q12", None)], step="choose", turn=1,
                  spaces=[None] * 6, unseen={})  # fmt: skip
    state.apply(1, GAME.actions.parse("choose 2"))
    position = state.snapshot()
    assert position["step"] == "draw_line"
    position["kingdoms"][0]["dominoes"] = [{"domino": "q10", "square": "h7", "towards": "east"}]
    assert not_loaded(position) == f"{START}line: q10 is in two places."


def test_a_step_that_leaves_nothing_to_decide_is_refused() -> None:
    """A building without a free town, a bribe by the queen's host."""
    base = position()
    base["kingdoms"][0]["dominoes"] = []
    base["kingdoms"][0]["buildings"] = []
    base["kingdoms"][0]["knights_out"] = []
    assert not_loaded(base) == f"{START}step: there is nothing to decide."
    bribing = {**position(), "step": "bribe"}
    loads(bribing)
    bribing["kingdoms"][0]["coins"] = 0
    assert not_loaded(bribing) == f"{START}step: there is nothing to decide."


# --- damaged at random

VARIANTS = [
    pytest.param(seats, options, id=f"{seats}-{'-'.join(str(value) for value in options.values())}")
    for seats, options in GAME.variants()
]


@pytest.mark.walk
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_damaged_data_is_refused_or_played_to_its_end(seats: int, options: Options) -> None:
    damage = check_bad_snapshots(GAME, seats, options, seed=seats, number=100)
    assert damage.refused > 40
    assert damage.played > 10


@pytest.mark.long
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_much_damaged_data_is_refused_or_played_to_its_end(seats: int, options: Options) -> None:
    damage = check_bad_snapshots(GAME, seats, options, seed=100 + seats, number=5_000)
    assert damage.refused > 2_000
