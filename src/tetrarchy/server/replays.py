"""Looking back: a table's log as a record, and as the positions that somebody saw. Runs in a worker."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, Raw

from tetrarchy.kernel import record as records
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.match import Match, Seat, Setup
from tetrarchy.server.rows import Row
from tetrarchy.server.sight import visible
from tetrarchy.server.thinking import game_of, join_sheets
from tetrarchy.server.wire import Position, encode
from tetrarchy.text import BOT_PREFIX


class Story(msgspec.Struct):
    """A table's whole log, and what it began with."""

    table: str
    setup: Setup
    seats: list[Seat]
    rows: list[Row]
    notes: list[str]


def effective(rows: list[Row]) -> list[Row]:
    """The rows with steps that stand: what was taken back or dropped is left out."""
    kept: list[Row] = []
    held: dict[int, bool] = {}
    for row in rows:
        if row.kind == "hold":
            held[row.seat] = True
        elif row.kind == "undo":
            if held.pop(row.seat, False):
                continue
            last = max(at for at, other in enumerate(kept) if other.kind == "act" and other.seat == row.seat)
            del kept[last]
        elif row.kind == "rewind":
            kept = [other for other in kept if other.seq < row.body["to"]]
        elif row.kind in ("start", "act", "window"):
            kept.append(row)
            if row.kind == "window":
                held.clear()
    return kept


def record(story: Story, data: str | None) -> str:
    """The table's game as a record."""
    game = game_of(story.setup.game, data)
    names = [seat.name for seat in story.seats]
    for row in story.rows:
        if row.kind == "sit":
            names[row.seat] = row.body["name"]
    players = [
        f"{BOT_PREFIX}level:{seat.level}" if seat.kind == "bot" and not names[number] else names[number]
        for number, seat in enumerate(story.seats)
    ]
    found = records.Record(
        game.id, story.setup.rules, story.setup.data, story.setup.seats, story.setup.options, players
    )
    for row in effective(story.rows):
        found.steps += [(seat, action) for seat, action in row.body["steps"]]
    for number, note in enumerate(story.notes, 1):
        found.notes[f"rules change {number}"] = note
    return records.dumps(found, game.actions)


def frames(
    story: Story, data: str | None, seat: int | None, whole: bool, over: bool, first: int, count: int
) -> bytes:
    """Some of the positions that a recipient saw, as the answer's bytes; ``whole`` shows what nobody saw.

    The score sheets go with them where they give nothing away: once the game is ``over``, and in a game
    without secrets.
    """
    game = game_of(story.setup.game, data)
    scored = over or not game.secrets
    match = Match(story.table, story.setup, story.seats, game)
    found: list[Position] = []
    total = 0
    rewound = [row for row in story.rows if row.kind == "rewind"]
    if rewound:
        raise TetrarchyError("no-frames", "The rules have changed since this game began: it cannot be shown.")
    for row in effective(story.rows):
        match.seq = row.seq
        ahead = None
        if row.kind == "start":
            match.begin()
        ahead = match.advance([(who, what) for who, what in row.body["steps"]])
        before = match.sights[seat].number
        match.apply(row, ahead)
        sight = match.sights[seat]
        if sight.number == before and not whole:
            continue
        if first <= total < first + count:
            assert match.state is not None
            found.append(
                Position(
                    table=story.table,
                    number=total,
                    view=Raw(encode(match.state.snapshot()) if whole else sight.view),
                    legal=Raw(b"[]" if whole else sight.legal),
                    actors=match.state.actors() if whole else sight.actors,
                    events=Raw(encode([{"kind": e.kind} | e.data for e in ahead.events]))
                    if whole
                    else Raw(encode(visible(ahead.events, seat))),
                    undo=False,
                    clocks=None,
                    over=match.phase == "finished",
                    sheets=join_sheets([[match.state.sheet(of) for of in range(match.state.seats)]])
                    if scored
                    else UNSET,
                )
            )
        total += 1
    return encode({"frames": found, "total": total})
