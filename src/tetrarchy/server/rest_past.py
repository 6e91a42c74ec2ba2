"""The REST interface: replays and records."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import Annotated, Final

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter
from sqlalchemy import select

from tetrarchy.kernel.errors import BadOptions, TetrarchyError, quote
from tetrarchy.server.hall import StoredSetup
from tetrarchy.server.match import Match
from tetrarchy.server.replays import TableLog, Wanted, frames, kept_frames, record
from tetrarchy.server.schema import TABLES
from tetrarchy.server.sets.kept import gone
from tetrarchy.server.snapshots import codes_of
from tetrarchy.server.tables import Table
from tetrarchy.server.visit import PROBLEMS, ApiRequest, TablePath, Visit, find_table
from tetrarchy.wire import FramesAnswer


async def table_log(visit: Visit, table: Table) -> TableLog:
    """A table's whole log, for a worker."""
    match = table.match
    found = await visit.hall.store.read(select(TABLES.c.setup).where(TABLES.c.id == match.id))
    stored = msgspec.json.decode(found[0]["setup"], type=StoredSetup)
    async with table.lock:
        rows = [row for row in await visit.hall.read_rows(match.id, 0) if row.seq < table.match.seq]
    return TableLog(match.id, stored.setup, stored.seats, rows, match.notes, match.ended is None)


@get(
    "/tables/{table:str}/frames",
    summary="Positions of the game so far, for the replay",
    responses=PROBLEMS | {200: ResponseSpec(FramesAnswer)},
)
async def show_frames(
    request: ApiRequest,
    table: TablePath,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=1000)] = 50,
    seat: Annotated[str | None, QueryParameter(max_length=5)] = None,
) -> Response[bytes]:
    visit, found = await find_table(request, table)
    own = found.match.watched_as(visit.guest)
    match = found.match
    check_kept(match)
    visit.spend(5)
    whole = False
    if match.phase == "finished":
        whole = seat == "all"
        if seat is not None and not whole and seat != "none":
            if not (seat.isascii() and seat.isdigit() and int(seat) < match.setup.seats):
                raise BadOptions("bad-seat", "There is no seat {given} at this table.", given=quote(seat))
            own = int(seat)
        elif seat == "none":
            own = None
    else:
        match.check_running()
        if seat not in (None, "none" if own is None else str(own)):
            raise TetrarchyError("not-over-yet", "You can view other seats once the game is over.")
    wanted = Wanted(match.id, match.seq, match.source, own, whole)
    most = min(count, visit.hall.settings.limits.frames)
    run = partial(visit.hall.thinking.run, lane="replays", payer=visit.payer)
    body: bytes | None = await run(kept_frames, wanted, first, most)
    if body is None:
        log = await table_log(visit, found)
        wanted = msgspec.structs.replace(wanted, rows=len(log.rows))
        body = await run(frames, log, wanted, first, most)
    return Response(body, media_type="application/json")


@get(
    "/tables/{table:str}/record",
    summary="The record of a finished game, as text",
    media_type="text/plain; charset=utf-8",
    responses=PROBLEMS,
)
async def show_record(request: ApiRequest, table: TablePath) -> Response[str]:
    visit, found = await find_table(request, table)
    text = await record_text(visit, found)
    headers = {"Content-Disposition": f'attachment; filename="{_record_name(found.match)}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


def check_over(visit: Visit, table: Table) -> None:
    """Refuse what is told of games that are over only, and who may not look at this one."""
    table.match.watched_as(visit.guest)
    if table.match.phase != "finished":
        raise TetrarchyError("not-over", "The game at this table is not over.")


def check_kept(match: Match) -> None:
    """Refuse what needs the set that a game was played with, where that is gone."""
    if match.ended is not None and match.setup.played is not None:
        raise gone(match.setup.played.name)


async def record_text(visit: Visit, table: Table) -> str:
    """The record of a game that is over, for who may look at it.

    Where the set is gone, the moves are written as the host's own set calls them, if it has the same ones.
    """
    check_over(visit, table)
    if codes_of(table.match.game) != table.match.setup.codes:
        check_kept(table.match)
    visit.spend(5)
    log = await table_log(visit, table)
    source = table.match.source
    return await visit.hall.thinking.run(record, log, source, lane="replays", payer=visit.payer)


def _record_name(match: Match) -> str:
    """A file name that tells records apart: game, day, table."""
    day = datetime.fromtimestamp(match.setup.created, UTC).date().isoformat()
    return f"{match.setup.game}-{day}-{match.id}.txt"


HANDLERS: Final = [show_frames, show_record]
