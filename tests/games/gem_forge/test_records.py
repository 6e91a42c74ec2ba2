"""Stored games, one for each way to end: each replays step by step to the ending that it was kept for."""

from __future__ import annotations

import pytest

from tests.games.gem_forge.helpers import pawns
from tests.games.gem_forge.make_records import DIRECTORY, ENDINGS, Ending, last_of
from tests.games.gem_forge.naive import check_laws
from tetrarchy.games.gem_forge import GAME
from tetrarchy.kernel.conformance import refuses
from tetrarchy.kernel.drive import replay, walk
from tetrarchy.kernel.record import Record, dumps, loads
from tetrarchy.kernel.state import OVER

OLDER = DIRECTORY.parent / "older_rules"
"""Games that were played by older versions of the rules."""
EXPECTED: dict[str, tuple[list[int], list[int]]] = {
    "two_players_by_one_tile": ([17, 20], [2, 1]),
    "three_players_by_a_set": ([6, 20, 14], [3, 1, 2]),
    "four_players_by_card_points_in_anothers_turn": ([16, 20, 3, 8], [2, 1, 4, 3]),
    "two_players_by_card_points_in_anothers_turn": ([19, 20], [2, 1]),
    "three_players_by_card_points_in_ones_own_turn": ([11, 20, 14], [3, 1, 2]),
    "four_players_by_the_forced_tile": ([12, 12, 11, 20], [2, 2, 4, 1]),
    "three_players_at_the_end_of_a_window": ([12, 20, 13], [3, 1, 2]),
    "four_players_with_a_shared_second_place": ([11, 17, 17, 20], [4, 2, 2, 1]),
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


def test_a_record_of_older_rules_is_shown_as_far_as_todays_rules_go_along() -> None:
    """By version 1 two players with full hands discarded between their cards for two cells."""
    text = (OLDER / "two_cells_and_two_full_hands.txt").read_text(encoding="utf-8")
    record = loads(text, GAME)
    assert record.rules == 1
    assert dumps(record, GAME.actions) == text
    shown: list[int] = []
    assert refuses(lambda: shown.extend(walked.number for walked in walk(GAME, record))) == (
        "Step 278, “drop cancel”, does not replay: the record follows version 1 of the rules, today's is "
        "2. Something must be drawn first."
    )
    assert shown == list(range(1, 278))
    assert pawns(replay(record, GAME, 277)) == [16, 4, 0]


def test_a_record_of_older_rules_without_such_a_draw_replays_to_its_end() -> None:
    text = stored("two_players_by_one_tile").replace("rules: 2", "rules: 1")
    record = loads(text, GAME)
    assert record.rules == 1
    assert replay(record, GAME).mover() == OVER
