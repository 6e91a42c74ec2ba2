"""Looking back: the frames of a replay are the positions that were seen, and the record is what stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.server.test_match import Desk
from tetrarchy.catalogue import GAMES
from tetrarchy.kernel.drive import Walked, replay, walk
from tetrarchy.kernel.errors import BadRecord
from tetrarchy.kernel.record import loads
from tetrarchy.server import replays
from tetrarchy.server.replays import TableLog, Wanted, frames, kept_frames, record
from tetrarchy.server.rows import Row, standing
from tetrarchy.wire import FramesAnswer, Position

every_game = pytest.mark.parametrize("name", GAMES)


def log_of(desk: Desk, table: str) -> TableLog:
    return TableLog(table, desk.setup, desk.people, desk.rows, [])


def shown(log: TableLog, seat: int | None, whole: bool = False, first: int = 0, count: int = 10**6) -> Any:
    wanted = Wanted(log.table, len(log.rows), None, seat, whole)
    told = kept_frames(wanted, first, count) or frames(log, wanted, first, count)
    return msgspec.json.decode(told, type=FramesAnswer)


@every_game
def test_frames_are_the_positions_that_were_seen(name: str) -> None:
    desk = Desk(name, 11)
    for _ in range(60):
        if not desk.match.in_window():
            actor = desk.rng.choice(desk.match.actors())
            desk.act(actor, desk.rng.choice(desk.match.sights[actor].legal_codes))
        else:
            desk.close_window()
        if desk.match.phase != "running":
            break
    log = log_of(desk, f"seen {name}")
    for seat, sight in desk.match.sights.items():
        found = shown(log, seat)
        assert found.total == len(found.frames) == sight.number
        last: Position = found.frames[-1]
        assert last.view == msgspec.json.decode(sight.view)
        assert last.legal == msgspec.json.decode(sight.legal)
        assert last.actors == sight.actors
        assert msgspec.json.encode(last.sheets) == sight.sheets
        assert [frame.number for frame in found.frames] == list(range(found.total))


@every_game
def test_the_whole_game_is_shown_with_a_frame_for_each_row_that_stands(name: str) -> None:
    desk = Desk(name, 12)
    desk.play(60)
    found = shown(log_of(desk, f"whole {name}"), None, whole=True)
    assert found.total == len(standing(desk.rows))
    assert desk.match.state is not None
    assert found.frames[-1].view == msgspec.json.decode(msgspec.json.encode(desk.match.state.snapshot()))


@every_game
def test_the_record_of_a_log_leads_to_the_same_position(name: str) -> None:
    desk = Desk(name, 13)
    desk.play(60)
    found = loads(record(log_of(desk, f"record {name}"), None), desk.game)
    assert desk.match.state is not None
    assert replay(found, desk.game).snapshot() == desk.match.state.snapshot()


def test_a_game_is_walked_once_for_all_its_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk("inkdoms", 14)
    desk.play(60)
    walks = 0

    def counted(*given: Any) -> Iterator[Walked]:
        nonlocal walks
        walks += 1
        return walk(*given)

    monkeypatch.setattr(replays, "walk", counted)
    log = log_of(desk, "once")
    whole = shown(log, 0).frames
    parts = [frame for first in range(0, len(whole), 7) for frame in shown(log, 0, False, first, 7).frames]
    assert parts == whole
    assert walks == 1
    desk.play(1)
    shown(log_of(desk, "once"), 0)
    assert walks == 2, "the log has grown"


def test_many_games_are_remembered_at_once_but_not_more_than_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    replays._REPLAYS.clear()
    desk = Desk("queendomino", 16)
    desk.play(10)
    wanted = [Wanted(f"game {number}", len(desk.rows), None, None, False) for number in range(10)]
    for one in wanted:
        frames(log_of(desk, one.table), one, 0, 1)
    assert all(kept_frames(one, 0, 1) for one in wanted)
    size = sum(map(len, replays._REPLAYS[wanted[0]]))
    monkeypatch.setattr(replays, "_KEPT_BYTES", 3 * size)
    kept_frames(wanted[0], 0, 1)
    more = Wanted("game 0", len(desk.rows), None, 0, False)
    frames(log_of(desk, more.table), more, 0, 1)
    kept = [one for one in [*wanted, more] if kept_frames(one, 0, 1)]
    assert wanted[0] in kept
    assert more in kept
    assert len(kept) <= 3


def test_a_log_that_todays_rules_refuse_says_which_step() -> None:
    desk = Desk("queendomino", 15)
    desk.play(10)
    desk.rows.append(Row("t", desk.match.seq, "act", 0, {"steps": [[0, 0], [0, 0]]}, None, 0.0))
    log = log_of(desk, "broken")
    with pytest.raises(BadRecord) as refused:
        shown(log, 0)
    assert "does not replay" in str(refused.value)


def test_a_log_of_older_rules_is_shown_as_far_as_todays_go_along() -> None:
    desk = Desk("queendomino", 15)
    desk.play(10)
    whole = shown(log_of(desk, "whole"), 0).total
    desk.rows.append(Row("t", desk.match.seq, "act", 0, {"steps": [[0, 0], [0, 0]]}, None, 0.0))
    log = log_of(desk, "older")
    log.setup = msgspec.structs.replace(log.setup, rules=0)
    assert shown(log, 0).total == whole


def test_which_rows_stand() -> None:
    """An undo takes back the answer that is held, else the seat's last decision; a rewind what it names."""

    def rows(*kinds: tuple[str, int]) -> list[Row]:
        return [Row("t", seq, kind, seat, {"to": 2}, None, 0.0) for seq, (kind, seat) in enumerate(kinds)]

    def kept(*kinds: tuple[str, int]) -> list[int]:
        return [row.seq for row in standing(rows(*kinds))]

    assert kept(("sit", 0), ("start", -1), ("act", 0), ("act", 1)) == [1, 2, 3]
    assert kept(("start", -1), ("act", 0), ("act", 1), ("undo", 0)) == [0, 2]
    assert kept(("start", -1), ("act", 0), ("act", 0), ("undo", 0), ("undo", 0)) == [0]
    assert kept(("start", -1), ("act", 0), ("hold", 0), ("undo", 0)) == [0, 1]
    assert kept(("start", -1), ("act", 0), ("hold", 0), ("window", -1), ("act", 1)) == [0, 1, 3, 4]
    assert kept(("start", -1), ("act", 0), ("act", 1), ("rewind", -1), ("act", 0)) == [0, 1, 4]
