"""Stored games, one for each way to end: each replays step by step to the ending that it was kept for."""

from __future__ import annotations

import pytest

from tests.games.queendomino import naive
from tests.games.queendomino.make_records import DIRECTORY, ENDINGS, Ending, totals
from tetrarchy.games.queendomino import GAME
from tetrarchy.kernel.drive import replay
from tetrarchy.kernel.record import Record, dumps, loads
from tetrarchy.kernel.state import OVER

EXPECTED: dict[str, tuple[list[int], list[int]]] = {
    "two_players_won_outright": ([83, 114], [2, 1]),
    "three_players_won_outright": ([19, 42, 34], [3, 1, 2]),
    "four_players_discards": ([25, 35, 27, 51], [4, 2, 3, 1]),
    "four_players_largest_region": ([31, 31, 27, 24], [1, 2, 3, 4]),
    "three_players_shared": ([41, 24, 41], [1, 3, 1]),
    "two_players_empty_pile": ([105, 95], [1, 2]),
    "wedding_of_four_empty_pile": ([75, 95, 62, 41], [2, 1, 3, 4]),
    "wedding_of_five_won_outright": ([37, 18, 24, 28, 34], [1, 5, 4, 3, 2]),
    "wedding_of_six_shared": ([30, 16, 33, 27, 33, 10], [3, 5, 1, 4, 1, 6]),
    "teams_of_six_won_outright": ([105, 49, 63], [1, 1, 3, 3, 2, 2]),
    "teams_of_eight_largest_region": ([67, 90, 66, 90], [3, 3, 1, 1, 4, 4, 2, 2]),
    "teams_of_six_shared": ([85, 85, 81], [1, 1, 1, 1, 3, 3]),
    "kingdomino_won_outright": ([19, 27, 17], [2, 1, 3]),
    "kingdomino_largest_region": ([19, 16, 19, 8], [1, 3, 2, 4]),
    "kingdomino_crowns": ([18, 21, 19, 21], [4, 2, 3, 1]),
    "kingdomino_shared": ([12, 12], [1, 1]),
    "kingdomino_bonuses": ([41, 33], [1, 2]),
}
"""The total of every kingdom and the place of every seat."""


def stored(name: str) -> str:
    return (DIRECTORY / f"{name}.txt").read_text(encoding="utf-8")


def read(name: str) -> Record:
    return loads(stored(name), GAME)


def test_every_ending_has_its_record() -> None:
    names = {ending.name for ending in ENDINGS}
    assert {path.stem for path in DIRECTORY.iterdir()} == names == set(EXPECTED)


@pytest.mark.parametrize("ending", ENDINGS, ids=[ending.name for ending in ENDINGS])
def test_record_replays_to_its_ending(ending: Ending) -> None:
    record = read(ending.name)
    assert record.rules == GAME.rules_version
    assert record.options == GAME.settings(ending.seats, ending.options)
    state = replay(record, GAME)
    assert state.mover() == OVER
    assert ending.is_it(state)
    assert (totals(state), state.standing()) == EXPECTED[ending.name]
    assert state.standing() == naive.standing(state.snapshot())


@pytest.mark.parametrize("name", list(EXPECTED))
def test_record_reads_and_writes_the_same_text(name: str) -> None:
    assert dumps(read(name), GAME.actions) == stored(name)


@pytest.mark.parametrize("name", ["two_players_empty_pile", "wedding_of_four_empty_pile"])
def test_record_with_an_empty_pile_has_spaces_that_are_not_refilled(name: str) -> None:
    """A round begins with an empty space at the expensive end."""
    record = read(name)
    state = GAME.new(record.seats, record.options)
    found = 0
    for seat, action in record.steps:
        before = state.view(None)["round"]
        state.apply(seat, action)
        seen = state.view(None)
        if seen["round"] > before and not seen["unseen_buildings"] and seen["step"] != "draw_building":
            found += seen["spaces"][0]["building"] is None
    assert found > 0


def test_record_stands_still_at_any_step() -> None:
    """The position after n steps is the one that the first n steps lead to."""
    record = read("kingdomino_crowns")
    state = GAME.new(record.seats, record.options)
    for number, (seat, action) in enumerate(record.steps):
        if number % 20 == 0:
            assert replay(record, GAME, number).snapshot() == state.snapshot()
        state.apply(seat, action)
