"""What is written beside a row of the log, so that lists need not read logs."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Float, Text, bindparam, cast, delete, exists, insert, select, update

from tetrarchy.server.calling.schema import BEGUN, CHANNELS
from tetrarchy.server.describe import summary_of
from tetrarchy.server.match import Change, Match
from tetrarchy.server.people import results
from tetrarchy.server.ratings import rules as ratings
from tetrarchy.server.rows import Row
from tetrarchy.server.schema import SEATS, SNAPSHOTS, TABLES
from tetrarchy.server.snapshots import snapshot
from tetrarchy.server.store import Write

_WAIT: Final = update(TABLES).where(TABLES.c.id == bindparam("key")).values(due=bindparam("when"))
_MOVE_ON: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("key"))
    .values(changed=bindparam("at"), due=bindparam("when"))
)
_DESCRIBE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("key"))
    .values(
        changed=bindparam("at"), due=bindparam("when"), state=bindparam("phase"), summary=bindparam("text")
    )
)
_SEAT: Final = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("key"), SEATS.c.seat == bindparam("which"))
    .values(guest=bindparam("who"), turn=bindparam("now"))
)
_guest = cast(bindparam("key"), Text)
_BEGIN: Final = insert(BEGUN).from_select(
    ["guest", "table_id", "at"],
    select(_guest, cast(bindparam("which"), Text), cast(bindparam("time"), Float)).where(
        exists().where(CHANNELS.c.guest == _guest, CHANNELS.c.table_id.is_(None))
    ),
)
"""Notes who is to be told that a game begins, where they want to be called at all."""
_FORGET: Final = delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == bindparam("key"))
_SAVE: Final = insert(SNAPSHOTS)

_PLAYS: Final = ("start", "act", "window")
"""The rows that can end a game."""

Turns = list[tuple[str | None, bool]]


def turns_of(match: Match) -> Turns:
    """Each seat's guest, and whether the guest must decide."""
    actors = match.actors()
    return [(seat.guest, seat.kind == "person" and at in actors) for at, seat in enumerate(match.seats)]


def writes(match: Match, row: Row, change: Change, before: Turns, saves: bool) -> list[Write]:
    """What goes with a row that was just applied."""
    about: dict[str, Any] = {"key": match.id, "at": row.at, "when": match.due(row.at)}
    found: list[Write] = []
    if change.table or change.round:
        text = msgspec.json.encode(summary_of(match)).decode()
        found.append((_DESCRIBE, about | {"phase": match.phase, "text": text}))
    elif None in change.moved:
        found.append((_MOVE_ON, about))
    else:  # what nobody else sees does not move the table in a list
        found.append((_WAIT, {"key": match.id, "when": about["when"]}))
    for seat, (now, then) in enumerate(zip(turns_of(match), before, strict=True)):
        if now != then:
            found.append((_SEAT, {"key": match.id, "which": seat, "who": now[0], "now": now[1]}))
    if row.kind == "start" and match.setup.wait is not None:
        seated = [seat.guest for seat in match.seats if seat.kind == "person"]
        found += [(_BEGIN, {"key": guest, "which": match.id, "time": row.at}) for guest in seated]
    if match.phase == "finished" and row.kind in _PLAYS:
        found += results.of(match, row.at) + ratings.of(match, row.at)
    return found + (save(match) if saves else [])


def save(match: Match) -> list[Write]:
    """Keep a snapshot in place of the one before."""
    body = msgspec.json.encode(snapshot(match)).decode()
    return [
        (_FORGET, {"key": match.id}),
        (_SAVE, {"table_id": match.id, "seq": match.seq, "body": body}),
    ]
