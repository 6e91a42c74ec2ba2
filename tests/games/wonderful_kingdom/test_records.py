"""Stored games, one for each way to end: each replays step by step to the ending that it was kept for."""

from __future__ import annotations

import pytest

from tests.games.wonderful_kingdom import naive
from tests.games.wonderful_kingdom.make_records import DIRECTORY, ENDINGS, Ending
from tetrarchy.games.wonderful_kingdom import GAME
from tetrarchy.kernel.conformance import refuses
from tetrarchy.kernel.drive import replay, walk
from tetrarchy.kernel.errors import BadRecord
from tetrarchy.kernel.record import Record, dumps, loads
from tetrarchy.kernel.state import OVER

NAMES = [ending.name for ending in ENDINGS]


def stored(name: str) -> str:
    return (DIRECTORY / f"{name}.txt").read_text(encoding="utf-8")


def read(name: str) -> Record:
    return loads(stored(name), GAME)


def test_every_ending_has_its_record() -> None:
    assert sorted(path.stem for path in DIRECTORY.iterdir()) == sorted(NAMES)


@pytest.mark.parametrize("ending", ENDINGS, ids=NAMES)
def test_record_replays_to_its_ending(ending: Ending) -> None:
    record = read(ending.name)
    assert record.options == GAME.settings(ending.seats, ending.options)
    state = replay(record, GAME)
    assert state.mover() == OVER
    assert ending.is_it(state)
    table = state.snapshot()
    assert [state.sheet(seat).total for seat in range(ending.seats)] == [
        naive.points(table, seat) for seat in range(ending.seats)
    ]
    assert state.standing() == naive.standing(table)
    assert dumps(record, GAME.actions) == stored(ending.name)


@pytest.mark.parametrize(
    ("name", "places"),
    [
        ("two_players_built_cards", {1, 2}),
        ("two_players_soldiers", {1, 2}),
        ("two_players_shared", {1}),
        ("quests_no_finisher", {3}),
        ("scenario_1_vermin", {2}),
        ("scenario_6_won", {1}),
    ],
)
def test_places(name: str, places: set[int]) -> None:
    assert set(replay(read(name), GAME).standing()) == places


def test_a_record_that_breaks_the_rules_does_not_replay() -> None:
    text = stored("scenario_1_vermin")
    lines = text.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("1 take"))
    lines[at] = "1 fight vermin"
    record = loads("\n".join(lines), GAME)
    assert refuses(lambda: replay(record, GAME)) == (
        f"Step {at - 14}, “fight vermin”, does not replay: Take one of the two offers."
    )


def test_a_record_of_older_rules_is_shown_as_far_as_todays_rules_go_along() -> None:
    """Under version 1 cubes were stored before the court alchemist was asked."""
    record = loads((DIRECTORY.parent / "older_rules" / "rules_1.txt").read_text(encoding="utf-8"), GAME)
    shown: list[int] = []
    with pytest.raises(BadRecord) as refusal:
        shown.extend(walked.number for walked in walk(GAME, record))
    assert shown == list(range(1, 89))
    assert str(refusal.value).startswith(
        "Step 89, “done”, does not replay: the record follows version 1 of the rules, today's is 2."
    )


def test_a_word_that_is_no_card_is_refused_with_its_line() -> None:
    text = stored("scenario_1_vermin").replace("* draw ", "* draw moon_", 1)
    line = next(n for n, words in enumerate(text.splitlines(), 1) if "moon_" in words)
    message = refuses(lambda: loads(text, GAME))
    assert message.startswith(f"Line {line} of the record is wrong: “moon_")
    assert "is not a “card” of “draw”: it should be one of farm, barracks, hamlet" in message


def test_notation_says_how_an_action_looks() -> None:
    assert refuses(lambda: GAME.actions.parse("offer farm")) == (
        "“offer farm” is not an action: it should look like “offer <card> <area> <face>”."
    )
