"""Stored games, one for each way to end: each replays step by step to the ending that it was kept for."""

from __future__ import annotations

import pytest

from tests.games.gem_forge.helpers import pawns
from tests.games.gem_forge.make_records import DIRECTORY, ENDINGS, Ending, last_of
from tests.games.gem_forge.naive import check_laws
from tetrarchy.games.gem_forge import GAME
from tetrarchy.kernel.drive import replay
from tetrarchy.kernel.record import Record, dumps, loads
from tetrarchy.kernel.state import OVER

EXPECTED: dict[str, tuple[list[int], list[int]]] = {
    "two_players_by_one_tile": ([17, 20], [2, 1]),
    "three_players_by_a_set": ([6, 20, 14], [3, 1, 2]),
    "four_players_by_card_points_in_anothers_turn": ([16, 20, 3, 8], [2, 1, 4, 3]),
    "two_players_by_card_points_in_anothers_turn": ([19, 20], [2, 1]),
    "three_players_by_card_points_in_ones_own_turn": ([11, 20, 14], [3, 1, 2]),
    "four_players_by_the_forced_tile": ([12, 12, 11, 20], [2, 2, 4, 1]),
    "three_players_at_the_end_of_a_window": ([20, 15, 10], [1, 2, 3]),
    "four_players_with_a_shared_second_place": ([18, 20, 18, 13], [2, 1, 2, 4]),
}
"""The pawn and the place of every seat."""

every_ending = pytest.mark.parametrize("ending", ENDINGS, ids=[ending.name for ending in ENDINGS])


def stored(name: str) -> str:
    return (DIRECTORY / f"{name}.txt").read_text(encoding="utf-8")


def read(name: str) -> Record:
    return loads(stored(name), GAME)


def test_every_ending_has_its_record() -> None:
    names = {ending.name for ending in ENDINGS}
    assert {path.stem for path in DIRECTORY.iterdir()} == names == set(EXPECTED)


@every_ending
def test_record_replays_to_its_ending(ending: Ending) -> None:
    record = read(ending.name)
    assert (record.rules, record.data) == (GAME.rules_version, GAME.data_hash)
    state = replay(record, GAME)
    assert state.mover() == OVER
    assert ending.is_it(last_of(record))
    assert (pawns(state), state.standing()) == EXPECTED[ending.name]


@every_ending
def test_record_reads_and_writes_the_same_text(ending: Ending) -> None:
    assert dumps(read(ending.name), GAME.actions) == stored(ending.name)


@every_ending
def test_every_step_of_a_record_keeps_the_laws(ending: Ending) -> None:
    record = read(ending.name)
    state = GAME.new(record.seats)
    for seat, action in record.steps:
        check_laws(state)
        state.apply(seat, action)
    check_laws(state)
