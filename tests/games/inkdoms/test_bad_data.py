"""Bad data: what cannot be is refused in a sentence that names the place, and nothing hangs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from librt.random import Random

from tests.games.inkdoms.helpers import mine, play, sheet, solo, table
from tetrarchy.games.inkdoms import GAME
from tetrarchy.kernel.conformance import check_bad_snapshots, refuses
from tetrarchy.kernel.state import State

Change = Callable[[dict[str, Any]], object]


@pytest.mark.walk
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_damaged_data_is_refused_or_can_be_played(seats: int) -> None:
    damage = check_bad_snapshots(GAME, seats, {}, seed=seats, number=250)
    assert damage.refused > 100
    assert damage.played > 10


@pytest.mark.long
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_much_damaged_data_is_refused_or_can_be_played(seats: int) -> None:
    damage = check_bad_snapshots(GAME, seats, {}, seed=100 + seats, number=5000)
    assert damage.refused > 3000


def painting() -> State:
    """Two players: one has painted with a tower drop and is to choose a colour, one has finished."""
    state = table(
        sheet(green="r2", drops="blue", spells="blend move spread"),
        sheet(spells="clash"),
        dice="red R 4, blue B 3, yellow Y 3, white G 3",
    )
    play(state, "1 take red redhill", "2 take blue bluewater", "1 blend", "1 paint tower-blue y8")
    return play(state, "1 paint die r1", "2 paint die b5", "2 stop")


def turn(number: int) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda snapshot: snapshot["sheets"][number]["turn"]


CANNOT_BE: dict[str, tuple[Change, str]] = {
    "fault 7: a colour to be mixed, but no tower": (
        lambda t: t["sheets"][0].update(status="mixing"),
        "sheets[0].status: “mixing” is not known here",
    ),
    "fault 7: a number beyond all bounds": (
        lambda t: t["sheets"][0]["drops"].update(red=2**70),
        "sheets[0].drops.red: a number of more than 20 digits is not from 0 to 12",
    ),
    "more mixes than towers": (
        lambda t: turn(0)(t).update(mixes=2),
        "sheets[0].turn.new_drops: they are not as many as there are new towers",
    ),
    "a mix after the turn": (
        lambda t: turn(1)(t).update(mixes=1),
        "sheets[1].turn.mixes: 1 is not from 0 to 0",
    ),
    "more drops than towers": (
        lambda t: t["sheets"][0]["drops"].update(red=7, green=6),
        "sheets[0].drops: there are more than the 12 towers can give",
    ),
    "more spells than cells": (
        lambda t: t["sheets"][0]["spells"].update(move=5),
        "sheets[0].spells.move: 5 is not from 0 to 4",
    ),
    "two dice on one spot": (
        lambda t: t["dice"][1].update(spot=t["dice"][0]["spot"]),
        "dice[1].spot: another die lies there",
    ),
    "a die taken from where it does not lie": (
        lambda t: t["sheets"][0]["taken"].update(kingdom="greenwood"),
        "sheets[0].taken.kingdom: the die does not lie there",
    ),
    "a die of another colour": (
        lambda t: t["sheets"][0]["taken"].update(colour="blue"),
        "sheets[0].taken.colour: the die cannot count as this colour",
    ),
    "a taken die in the box": (
        lambda t: t["dice"][0].update(in_box=True),
        "sheets[0].taken.die: this die is still in the box",
    ),
    "a die too few in the box": (
        lambda t: t["dice"][2].update(in_box=False),
        "dice: 1 dice cannot be in the box now",
    ),
    "a die drop out of nothing": (
        lambda t: turn(0)(t).update(drops=2),
        "sheets[0].turn.drops: the drops of the die do not add up",
    ),
    "a spell that was not gained": (
        lambda t: turn(0)(t)["new_spells"].update(move=2),
        "sheets[0].turn.new_spells: they are not those of the areas painted in this round",
    ),
    "a kingdom that no spell has opened": (
        lambda t: turn(0)(t)["kingdoms"].append("umberland"),
        "sheets[0].turn.kingdoms: no spell has opened all of them",
    ),
    "a kingdom far away": (
        lambda t: turn(0)(t)["kingdoms"].append("bluewater"),
        "sheets[0].turn.kingdoms[1]: it is not beside the die's kingdom",
    ),
    "drops that no spell has moved": (
        lambda t: turn(0)(t).update(kingdom="bluewater"),
        "sheets[0].turn.kingdom: no spell has moved the drops there",
    ),
    "a blot that nobody marked": (
        lambda t: t["sheets"][1].update(blots=5),
        "sheets[1].blots: they do not agree with those before the round",
    ),
    "a fresh area twice": (
        lambda t: turn(0)(t)["fresh"].append("r1"),
        "sheets[0].turn.fresh[2]: it is not painted, or stands there twice",
    ),
    "a turn that is not told": (
        lambda t: t["sheets"][0].update(turn=None),
        "sheets[0].turn: it is missing",
    ),
    "the second number circled before the first": (
        lambda t: t["lines"]["hydra"].update(second=[1]),
        "lines.hydra.second: the first number is still open",
    ),
    "both numbers circled by one": (
        lambda t: t["lines"]["hydra"].update(first=[1], second=[1]),
        "lines.hydra.second: nobody circles both numbers of a line",
    ),
    "a number crossed out although there are rivals": (
        lambda t: t["lines"]["hydra"].update(first=[None]),
        "lines.hydra.first[0]: “None” should be a whole number",
    ),
    "a round that no game comes to": (
        lambda t: t.update(round=990),
        "round: 990 is not from 1 to 936",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", CANNOT_BE)
def test_what_cannot_be_is_refused_with_its_place(what: str) -> None:
    change, sentence = CANNOT_BE[what]
    snapshot = painting().snapshot()
    change(snapshot)
    assert refuses(lambda: GAME.load(snapshot)) == f"This is not a position: {sentence}."


def test_dice_are_taken_in_order_from_the_first_player() -> None:
    snapshot = play(table(sheet(), sheet(), sheet()), "take red redhill").snapshot()
    snapshot["first"] = 1
    assert refuses(lambda: GAME.load(snapshot)) == (
        "This is not a position: sheets: seat 1 cannot be waiting now."
    )


def test_fault_7_a_view_with_endless_drops_is_refused() -> None:
    view = painting().view(1)
    view["sheets"][0]["drops"]["red"] = 2**70
    assert "sheets[0].drops.red" in refuses(lambda: GAME.imagine(view, Random(1)))


def test_the_same_positions_load_unless_they_are_damaged() -> None:
    state = painting()
    assert state.view(0)["step"] == "mix"
    assert GAME.load(state.snapshot()).snapshot() == state.snapshot()
    moved = play(solo("red R 4", spells="move spread blend clash"), "move greenwood", "spread bluewater")
    play(moved, "blend", "paint die g7", "paint blend-purple b1")
    assert GAME.load(moved.snapshot()).snapshot() == moved.snapshot()
    assert mine(moved)["turn"]["kingdoms"] == ["bluewater", "greenwood"]


def test_a_position_near_the_last_round_that_is_read_can_be_read_at_its_end() -> None:
    """Rounds that can still come count, so that play does not lead where loading ends."""
    snapshot = painting().snapshot()
    snapshot["round"] = 936
    state, rng = GAME.load(snapshot), Random(1)
    while state.actors():
        state.apply(state.mover(), state.sample(state.mover(), rng))
        assert GAME.load(state.snapshot()).snapshot() == state.snapshot()
