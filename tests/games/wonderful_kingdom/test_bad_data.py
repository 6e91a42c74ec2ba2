"""Positions that cannot be: what is no position is refused with its place, what is accepted can be played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.wonderful_kingdom.helpers import down, new, site, table
from tetrarchy.games.wonderful_kingdom import GAME
from tetrarchy.kernel.conformance import check_bad_snapshots, refuses
from tetrarchy.kernel.options import Options

VARIANTS = [
    (1, GAME.settings(1, {"module": "advisors"})),
    (1, GAME.settings(1, {"module": "quests"})),
    (1, GAME.settings(1, {"scenario": 1})),
    (1, GAME.settings(1, {"scenario": 4})),
    (1, GAME.settings(1, {"scenario": 5})),
    (2, GAME.settings(2, {"module": "advisors"})),
    (2, GAME.settings(2, {"module": "quests"})),
    (2, GAME.settings(2, {"module": "threats", "deck_1": "frost_giants"})),
]
NAMES = [f"{seats}-{options['scenario'] or options['module']}" for seats, options in VARIANTS]


@pytest.mark.walk
@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=NAMES)
def test_damaged_data_is_refused_or_can_be_played(seats: int, options: Options) -> None:
    damage = check_bad_snapshots(GAME, seats, options, seed=3, number=250)
    assert damage.refused > damage.played > 0


@pytest.mark.long
@pytest.mark.parametrize(("seats", "options"), GAME.variants())
def test_much_damaged_data_is_refused_or_can_be_played(seats: int, options: Options) -> None:
    damage = check_bad_snapshots(GAME, seats, options, seed=4, number=1_000)
    assert damage.refused > damage.played > 0


def refused_table(change: Callable[[dict[str, Any]], None], seats: int = 2, **options: Any) -> str:
    """The sentence with which a changed snapshot of a first draft is refused."""
    snapshot = new(seats, **options).snapshot()
    change(snapshot)
    return refuses(lambda: GAME.load(snapshot))


def set_at(*path: Any, value: Any) -> Callable[[dict[str, Any]], None]:
    """A change of one value."""

    def change(snapshot: dict[str, Any]) -> None:
        inside: Any = snapshot
        for key in path[:-1]:
            inside = inside[key]
        inside[path[-1]] = value

    return change


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        (("step",), "taken", "step: “taken” is not known here"),
        (("round",), 2**70, "round: a number of more than 20 digits is not from 0 to 4"),
        (("round",), 0, "round: offer is not a step of round 0"),
        (("duchies", 1, "soldiers"), -1, "duchies[1].soldiers: -1 is not from 0 to 99"),
        (("duchies", 1, "soldiers"), True, "duchies[1].soldiers: “True” should be a whole number"),
        (("duchies", 0, "built"), ["calamity"], "duchies[0].built[0]: this card cannot be built"),
        (("duchies", 0, "used"), ["steward"], "duchies[0].used: an advisor works for somebody else"),
        (("duchies", 0, "alchemy"), {"gold": 5}, "duchies[0].alchemy: 5 cubes have become a krystallium"),
        (("duchies", 0, "waiting"), True, "duchies[0].waiting: no advisor looks at the pile"),
        (("duchies", 0, "threats"), {"thief": 1}, "duchies[0].threats: no threats are in play"),
        (("duchies", 1, "duchy"), "valados", "duchies: both seats have the same duchy"),
        (("areas", 0, "down"), [down("farm", 2)], "areas[0].down[0].seat: 2 is not from 0 to 1"),
        (("areas", 0, "up"), ["treasure_gold_gold"], "treasure_gold_gold is not in play"),
        (("discard",), ["farm"] * 4, "farm: 4 in the box, 8 in the game"),
        (("pile",), 3, "pile: 64 cards are left for it"),
        (("top",), "farm", "danger_pile: only a player alone has a danger pile and sees the top card"),
        (("offered",), 2, "offered: the offer is complete"),
        (("turn",), 8, "turn: all offers of the round have been taken"),
        (("lost",), ["unbuilt", "none"], "lost: the game goes on"),
        (("decks",), ["thieves", None], "decks: no threats are in play"),
    ],
)
def test_the_place_of_what_is_wrong_is_named(path: tuple[Any, ...], value: object, why: str) -> None:
    message = refused_table(set_at(*path, value=value), module="advisors", duchy="valados", seed=2)
    assert message == f"This is not a position: {why}."


def test_a_card_is_not_under_construction_twice() -> None:
    farms = [site("farm"), site("farm")]
    message = refused_table(set_at("duchies", 0, "construction", value=farms), module="quests")
    assert message.endswith("duchies[0].construction[1].site: it is under construction twice.")


def test_a_finished_card_is_not_under_construction() -> None:
    farm = site("farm") | {"needs": {}}
    message = refused_table(set_at("duchies", 0, "construction", value=[farm]), module="quests")
    assert message.endswith("duchies[0].construction[0].needs: a card that needs nothing more is built.")


def test_every_frozen_card_has_its_frost_giant() -> None:
    frozen = [site("farm", frozen=True)]
    message = refused_table(set_at("duchies", 0, "construction", value=frozen), module="threats")
    assert "duchies[0].construction: more cards are frozen than there are frost giants" in message


def test_somebody_must_be_able_to_decide() -> None:
    snapshot = table(2, {"draft": ["farm"]}, {"draft": ["port"]}, module="quests").snapshot()
    for duchy in snapshot["duchies"]:
        duchy["done"] = True
    assert refuses(lambda: GAME.load(snapshot)) == (
        "This is not a position: step: nobody has anything to decide."
    )


def test_a_view_with_fewer_cards_than_places_is_refused() -> None:
    view = new(2, module="quests").view(0)
    view["unseen"] = {}
    view["pile"] = 0
    assert refuses(lambda: GAME.imagine(view, 1)) == (
        "This is not a position: unseen: there are fewer cards than places for them."
    )


def test_a_danger_that_no_hidden_card_can_be_is_refused() -> None:
    view = new(2, module="quests").view(0)
    view["hidden_dangers"] *= 20
    assert refuses(lambda: GAME.imagine(view, 1)).startswith(
        "This is not a position: hidden_dangers[8]: there is no hidden card that it can be"
    )


def test_alone_nobody_knows_what_lies_face_down() -> None:
    hidden = [down("farm", 0)]
    message = refused_table(set_at("areas", 0, "down", value=hidden), seats=1, module="quests")
    assert message.endswith("areas[0].down[0]: nobody knows what lies face down here.")
