"""Stored games, one for every way to end."""

from __future__ import annotations

import pytest

from tests.games.inkdoms.make_records import ENDINGS, FOLDER, final
from tetrarchy.games.inkdoms import GAME
from tetrarchy.kernel.conformance import refuses
from tetrarchy.kernel.drive import replay
from tetrarchy.kernel.record import Record, dumps, loads
from tetrarchy.kernel.state import State


def stored(name: str) -> Record:
    return loads((FOLDER / f"{name}.txt").read_text("utf-8"), GAME)


def before_last_step(record: Record) -> State:
    return replay(record, GAME, len(record.steps) - 1)


@pytest.mark.parametrize("name", ENDINGS)
def test_stored_records_replay_to_their_ending(name: str) -> None:
    record = stored(name)
    assert dumps(record, GAME.actions) == (FOLDER / f"{name}.txt").read_text("utf-8")
    assert (record.rules, record.data) == (GAME.rules_version, GAME.data_hash)
    assert before_last_step(record).actors() != []
    state = replay(record, GAME)
    assert state.actors() == []
    assert ENDINGS[name][2](state)


def test_every_stored_record_is_known() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(ENDINGS)


def blots(state: State) -> list[int]:
    return [sheet["blots"] for sheet in state.snapshot()["sheets"]]


@pytest.mark.parametrize("name", [name for name in ENDINGS if name.endswith("all_blots")])
def test_all_blots_end_the_game_without_a_last_round(name: str) -> None:
    state = replay(stored(name), GAME)
    assert state.snapshot()["last_round"] is False
    assert set(blots(state)) == {10}


@pytest.mark.parametrize("name", [name for name in ENDINGS if not name.endswith("all_blots")])
def test_all_other_games_end_with_a_last_round(name: str) -> None:
    state = replay(stored(name), GAME)
    assert state.snapshot()["last_round"] is True
    assert min(blots(state)) < 10


def test_a_shared_victory_is_stored() -> None:
    assert replay(stored("all_blots"), GAME).standing() == [1, 1]


def test_shared_three_kingdoms_bring_3_to_both() -> None:
    state = replay(stored("three_kingdoms_shared"), GAME)
    circled = final(state)[0]
    final_points = [state.sheet(seat).lines[-2].points for seat in range(4)]
    assert [seat for seat in range(4) if final_points[seat] == 3] == circled
    assert len(circled) == 2


def test_within_a_throw_the_last_round_has_no_throw_of_its_own() -> None:
    record = stored("three_kingdoms_within_a_throw")
    falls = sum(GAME.actions.notation(action).startswith("fall") for _, action in record.steps)
    assert falls == 4 * replay(record, GAME).snapshot()["round"] // 2


@pytest.mark.parametrize("name", ENDINGS)
def test_records_of_version_1_replay(name: str) -> None:
    """What can happen is the same in both versions; only how likely the spots of a throw are differs."""
    text = (FOLDER / f"{name}.txt").read_text("utf-8").replace("rules: 2\n", "rules: 1\n")
    record = loads(text, GAME)
    assert record.rules == 1
    assert replay(record, GAME).snapshot() == replay(stored(name), GAME).snapshot()


def test_a_record_that_breaks_the_rules_is_refused() -> None:
    text = (FOLDER / "all_blots.txt").read_text("utf-8")
    lines = text.splitlines()
    take = next(i for i, line in enumerate(lines) if " take " in line)
    who, _, _ = lines[take].partition(" ")
    lines[take] = f"{who} take white-red redhill"
    wrong = loads("\n".join(lines) + "\n", GAME)
    assert refuses(lambda: replay(wrong, GAME)) == (
        "Step 6, “take white-red redhill”, does not replay: "
        "White cannot stand for red: that die is not taken yet."
    )


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("1 paint die r10", "Line 10 of the record is wrong: “r10” is not a “area” of “paint”: it should be one of r1, r2, r3, r4, r5, r6, r7, r8, …."),
        ("1 paint r1", "Line 10 of the record is wrong: “paint r1” is not an action: it should look like “paint <drop> <area>”."),
        ("5 stop", "Line 10 of the record is wrong: “5” is neither a seat nor “*”."),
        ("1 colour r1", "Line 10 of the record is wrong: “colour r1” is not an action: it should begin with one of stop, blend, mix, move, spread, cross, take, paint, clash, first, fall."),
    ],
)  # fmt: skip
def test_wrong_lines_of_a_record_are_named(line: str, sentence: str) -> None:
    lines = (FOLDER / "all_blots.txt").read_text("utf-8").splitlines()
    lines[9] = line
    assert refuses(lambda: loads("\n".join(lines), GAME)) == sentence
