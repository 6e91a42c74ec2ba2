"""Rulebook: the Royal Wedding, for single players and for teams, with Kingdomino's dominoes."""

from __future__ import annotations

import pytest
from librt.random import Random

from tests.games.queendomino.helpers import (
    chances,
    choices,
    kingdom,
    kings,
    lines,
    opening,
    owner,
    play,
    prices,
    refused,
    step,
    table,
)
from tetrarchy.games.queendomino import GAME
from tetrarchy.kernel.errors import BadOptions
from tetrarchy.kernel.state import OVER, State

BUILDINGS = [
    f"building {name}" for name in ("statue", "bakery", "church", "foundry", "sawmill", "guardtower")
]
LINE = [("k1", 0), ("k7", 1), ("k10", 2), ("k12", 3), ("k13", 4), ("k14", 5)]
NEXT = [(f"q{number}", None) for number in (1, 3, 5, 7, 9, 10, 11, 12)]


def played_out(seats: int, variant: str) -> State:
    """A finished game with its events."""
    state = GAME.new(seats, {"variant": variant})
    state.events = []
    rng = Random(seats)
    while state.mover() != OVER:
        state.apply(state.mover(), state.sample(state.mover(), rng))
    return state


def laid_lines(state: State) -> list[list[str]]:
    assert state.events is not None
    return [event.data["dominoes"] for event in state.events if event.kind == "line_laid"]


# --- both modes


@pytest.mark.parametrize(("seats", "variant"), [(3, "royal_wedding"), (5, "royal_wedding"), (8, "teams")])
def test_wedding_boxes_are_kept_apart_and_take_turns(seats: int, variant: str) -> None:
    """The first line comes from Queendomino, the second from Kingdomino, and so on."""
    lines_laid = laid_lines(played_out(seats, variant))
    assert ["".join(sorted({name[0] for name in line})) for line in lines_laid] == ["q", "k"] * (
        len(lines_laid) // 2
    )
    assert sorted(name for line in lines_laid for name in line) == sorted(
        f"{box}{number}" for box in "qk" for number in range(1, 49)
    )


def test_wedding_the_first_draw_is_from_queendomino_only() -> None:
    state = opening(4, *BUILDINGS, variant="royal_wedding")
    assert chances(state) == {f"domino q{number}": 1 for number in range(1, 49)}


def test_wedding_the_second_line_is_from_kingdomino_only() -> None:
    draws = [f"domino q{number}" for number in (1, 2, 3, 4)]
    state = opening(4, *BUILDINGS, *draws, variant="royal_wedding")
    play(state, "king 1", "choose 1", "king 2", "choose 2", "king 3", "choose 3")
    assert chances(state) == {f"domino k{number}": 1 for number in range(1, 49)}


def test_wedding_choosing_and_placing_are_as_ever() -> None:
    """Dominoes of both boxes join, and lines run by number."""
    state = table("# L L", "#", "#", line=[("k35", 0), ("k36", 1)], next_line=[("q2", None), ("q11", None)],
                  variant="royal_wedding", knights=[0] * 3, coins=[0] * 3)  # fmt: skip
    assert "place j7 east" in choices(state)
    play(state, "place j7 east")
    assert owner(state, 0)["squares"]["j7"] == {
        "terrain": "lake",
        "crowns": 1,
        "knight": False,
        "building": None,
    }
    assert choices(state) == ["choose 1", "choose 2"]


def test_wedding_buildings_coins_and_knights_are_in_play() -> None:
    seen = opening(6, variant="royal_wedding").view(None)
    assert sum(seen["unseen_buildings"].values()) == 32
    assert [(kingdom["coins"], kingdom["knights"]) for kingdom in seen["kingdoms"]] == [(7, 1)] * 6


# --- single players


@pytest.mark.parametrize("seats", [3, 4])
def test_competition_three_or_four_players_build_seven_by_seven_in_lines_of_four(seats: int) -> None:
    state = played_out(seats, "royal_wedding")
    assert state.view(None)["size"] == 7
    assert [len(line) for line in laid_lines(state)] == [4] * 24
    for which in range(seats):
        assert len(owner(state, which)["dominoes"]) + owner(state, which)["discarded"] == 24


@pytest.mark.parametrize("seats", [5, 6])
def test_competition_five_or_six_players_build_five_by_five_in_lines_of_eight(seats: int) -> None:
    state = played_out(seats, "royal_wedding")
    assert state.view(None)["size"] == 5
    assert [len(line) for line in laid_lines(state)] == [8] * 12
    for which in range(seats):
        assert len(owner(state, which)["dominoes"]) + owner(state, which)["discarded"] == 12


@pytest.mark.parametrize(("seats", "left_over"), [(3, 1), (5, 3), (6, 2)])
def test_competition_dominoes_nobody_chose_leave_the_game(seats: int, left_over: int) -> None:
    """At the end of every round, before the new line."""
    state = GAME.new(seats, {"variant": "royal_wedding"})
    rng = Random(1)
    while state.view(None)["round"] < 2:
        state.apply(state.mover(), state.sample(state.mover(), rng))
    seen = state.view(None)
    assert kings(state).count(None) == left_over
    around = [name for pile in seen["unseen_dominoes"] for name in pile]
    around += [choice["domino"] for choice in seen["line"]]
    around += [laid["domino"] for kingdom in seen["kingdoms"] for laid in kingdom["dominoes"]]
    discarded = sum(kingdom["discarded"] for kingdom in seen["kingdoms"])
    assert len(around) + discarded == 96 - left_over


# --- teams


@pytest.mark.parametrize("seats", [6, 8])
def test_teams_of_two_share_a_kingdom_of_seven_by_seven(seats: int) -> None:
    """Partners sit next to each other."""
    seen = opening(seats, variant="teams").view(None)
    assert seen["size"] == 7
    assert [kingdom["seats"] for kingdom in seen["kingdoms"]] == [[n, n + 1] for n in range(0, seats, 2)]


def test_teams_one_king_a_player_but_one_knight_and_seven_coins_a_team() -> None:
    seen = opening(6, variant="teams").view(None)
    assert seen["kings_in_hand"] == [1] * 6
    assert [(kingdom["coins"], kingdom["knights"]) for kingdom in seen["kingdoms"]] == [(7, 1)] * 3


def test_teams_each_partner_chooses_and_places_for_his_own_king() -> None:
    state = table("#", "#", "#", seats=6, line=LINE, next_line=NEXT, variant="teams")
    movers = []
    for at in (1, 2):
        movers.append(step(state)[1])
        play(state, "place h7 east" if at == 1 else "place f6 north", "pass", "pass", f"choose {at}")
    assert movers == [0, 1]
    assert [laid["domino"] for laid in owner(state, 0)["dominoes"]] == ["k1", "k7"]
    assert kings(state, "next_line")[:2] == [0, 1]


def test_teams_each_partner_may_use_the_common_knights_and_coins() -> None:
    """What one has spent the other no longer has."""
    state = table("#", "#", "#", seats=6, line=LINE, next_line=NEXT, variant="teams")
    play(state, "place h7 east", "tax a", "burn 1", "choose 1")
    assert (owner(state, 0)["coins"], owner(state, 0)["knights"]) == (7 + 2 - 1, 0)
    play(state, "place e7 east")
    assert step(state) == ("choose", 1)


def test_teams_the_queen_joins_the_team() -> None:
    """Both partners build cheaper, and neither may bribe the dragon."""
    state = table("# T T", "#", "#", seats=6, line=LINE, next_line=NEXT, variant="teams", step="build", turn=1,
                  queen=0, towers=[2, 0, 0])  # fmt: skip
    assert prices(state) == [4, 3, 2, 1, 0, 0]
    play(state, "pass")
    assert step(state) == ("choose", 1)


def test_teams_lines_of_eight_with_six_players_two_stay() -> None:
    state = played_out(6, "teams")
    assert [len(line) for line in laid_lines(state)] == [8] * 12
    for which in range(3):
        assert len(owner(state, which)["dominoes"]) + owner(state, which)["discarded"] == 24


def test_teams_lines_of_eight_with_eight_players_all_are_taken() -> None:
    state = played_out(8, "teams")
    placed = sum(
        len(owner(state, which)["dominoes"]) + owner(state, which)["discarded"] for which in range(4)
    )
    assert placed == 96


def test_teams_partners_have_one_score_and_one_place() -> None:
    town = kingdom("# Ta T", a="statue")
    state = table(
        "#", town, "#", seats=6, line=[], step="over", variant="teams", coins=[3, 0, 0], knights=[0] * 3
    )
    assert [state.sheet(seat).total for seat in range(6)] == [1, 1, 5, 5, 0, 0]
    assert lines(state, 3)["shields"] == 5
    assert state.standing() == [2, 2, 1, 1, 3, 3]


def test_teams_the_frame_is_refused_beyond_seven() -> None:
    state = table("# W W W W F F", "#", "#", seats=6, line=LINE, next_line=NEXT, variant="teams")
    assert refused(state, "place f7 north") == "The kingdom would not fit in 7 × 7."


@pytest.mark.parametrize(
    ("seats", "variant", "possible"),
    [
        (2, "royal_wedding", "3, 4, 5, 6"),
        (7, "royal_wedding", "3, 4, 5, 6"),
        (7, "teams", "6, 8"),
        (4, "teams", "6, 8"),
    ],
)
def test_wedding_numbers_of_players(seats: int, variant: str, possible: str) -> None:
    with pytest.raises(BadOptions) as error:
        GAME.new(seats, {"variant": variant})
    assert str(error.value) == (
        f"The number of seats cannot be “{seats}”: with these options it is one of {possible}."
    )
