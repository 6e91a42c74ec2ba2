"""Looking back: a table's log as a record, and as the positions that somebody saw. Runs in a worker."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from itertools import islice
from typing import Final

import msgspec

from tetrarchy.kernel import record as records
from tetrarchy.kernel.drive import walk
from tetrarchy.kernel.errors import OlderRules
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.record import SET_NOTE, Record
from tetrarchy.kernel.state import Event, State
from tetrarchy.server.match import Seat, Setup
from tetrarchy.server.rows import Row, standing, steps_of
from tetrarchy.server.seen import Seen
from tetrarchy.server.sight import Sight, news, sheets_told
from tetrarchy.server.thinking import Source, game_of
from tetrarchy.text import BOT_PREFIX
from tetrarchy.wire import Position, encode, encoded


class Wanted(msgspec.Struct, frozen=True):
    """Which replay somebody wants to see."""

    table: str
    rows: int
    """How long the table's log is."""
    data: Source
    seat: int | None
    whole: bool
    """Whether it shows what nobody saw."""


_KEPT_BYTES = 64_000_000
"""How much of replays a worker remembers: the frames of a game are asked for a few at a time."""
_REPLAYS: Final[OrderedDict[Wanted, list[bytes]]] = OrderedDict()


class TableLog(msgspec.Struct):
    """A table's whole log, and what it began with."""

    table: str
    setup: Setup
    seats: list[Seat]
    rows: list[Row]
    notes: list[str]
    is_kept: bool = True
    """Whether the set of components that was played is still there."""


def record(log: TableLog, data: Source) -> str:
    """The table's game as a record."""
    game = game_of(log.setup.game, data)
    return records.dumps(record_of(log, game), game.actions)


def record_of(log: TableLog, game: Game) -> Record:
    names = [seat.name for seat in log.seats]
    for row in log.rows:
        if row.kind == "sit":
            names[row.seat] = row.body["name"]
    players = [
        f"{BOT_PREFIX}level:{seat.level}" if seat.kind == "bot" and not names[number] else names[number]
        for number, seat in enumerate(log.seats)
    ]
    setup = log.setup
    steps = [step for row in standing(log.rows) for step in steps_of(row)]
    notes = {} if setup.played is None else {SET_NOTE: setup.played.hash}
    if not log.is_kept:
        notes["set gone"] = "The set is no longer kept: the moves are all here, the positions are not."
    notes |= {f"rules change {number}": note for number, note in enumerate(log.notes, 1)}
    return Record(game.id, setup.rules, setup.data, setup.seats, setup.options, players, steps, notes)


def kept_frames(wanted: Wanted, first: int, count: int) -> bytes | None:
    """Some of the positions of a replay, as the answer's bytes; None where it must be made first."""
    found = _REPLAYS.get(wanted)
    if found is None:
        return None
    _REPLAYS.move_to_end(wanted)
    return b'{"frames":[%b],"total":%d}' % (b",".join(found[first : first + count]), len(found))


def frames(log: TableLog, wanted: Wanted, first: int, count: int) -> bytes:
    """Some of the positions of a replay, which is made and remembered."""
    game = game_of(log.setup.game, wanted.data)
    _REPLAYS[wanted] = _whole_game(log, game) if wanted.whole else _seen_by(log, game, wanted.seat)
    size = sum(len(frame) for found in _REPLAYS.values() for frame in found)
    while size > _KEPT_BYTES and len(_REPLAYS) > 1:
        size -= sum(len(frame) for frame in _REPLAYS.popitem(last=False)[1])
    told = kept_frames(wanted, first, count)
    assert told is not None
    return told


def _seen_by(log: TableLog, game: Game, seat: int | None) -> list[bytes]:
    """The positions that a recipient saw."""
    sight = Sight(seat)
    found: list[bytes] = []
    for row, state, events in _moves(log, game):
        seen, [told] = Seen(game, state), news(events, [seat])
        seen.view(seat)  # now: the state goes on with the walk
        if sight.look(seen, False, told, row.kind == "act" and row.seat == seat):
            frame = Position(
                table=log.table,
                number=len(found),
                view=encoded(sight.view),
                legal=encoded(sight.legal),
                actors=sight.actors,
                events=encoded(told or b"[]"),
                undo=False,
                clocks=None,
                over=not state.actors(),
                window=state.reacting(),
                round=state.progress().round,
                rounds=state.progress().rounds,
                sheets=sheets_told(state.known_sheets(seat)),
            )
            found.append(encode(frame))
    return found


def _whole_game(log: TableLog, game: Game) -> list[bytes]:
    """Every position with all that is in it, as nobody at the table saw it."""
    return [
        encode(
            Position(
                table=log.table,
                number=number,
                view=state.snapshot(),
                legal=[],
                actors=state.actors(),
                events=[{"kind": event.kind} | event.data for event in events],
                undo=False,
                clocks=None,
                over=not state.actors(),
                window=state.reacting(),
                round=state.progress().round,
                rounds=state.progress().rounds,
                sheets=sheets_told(state.sheet(seat) for seat in range(state.seats)),
            )
        )
        for number, (_, state, events) in enumerate(_moves(log, game))
    ]


def _moves(log: TableLog, game: Game) -> Iterator[tuple[Row, State, list[Event]]]:
    """The rows that stand, each with the state after it (which goes on with the walk) and its events.

    A game that began under older rules is shown as far as today's go along with it.
    """
    record = record_of(log, game)
    state = game.new(record.seats, record.options)
    walked = walk(game, record)
    for row in standing(log.rows):
        events: list[Event] = []
        try:
            for step in islice(walked, len(row.body["steps"])):
                state = step.state
                events += step.events
        except OlderRules:
            return
        yield row, state, events
