"""The REST interface: what I have played, and what it tells. Only finished games are spoken of."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Annotated, Final

from litestar import get
from litestar.params import QueryParameter
from sqlalchemy import bindparam, update

from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.people.deeds import deeds
from tetrarchy.server.people.details import Detail, details
from tetrarchy.server.people.history import Against, Ended, history, statistics, totals, unread, written
from tetrarchy.server.people.schema import RESULTS
from tetrarchy.server.rest_past import table_log
from tetrarchy.server.rest_tables import GameName, Page
from tetrarchy.server.scripts import GamePath
from tetrarchy.server.visit import PROBLEMS, ApiRequest, Visit, visit_of
from tetrarchy.wire import HistoryAnswer, PuzzleDeedsAnswer, StatisticsAnswer, TotalsAnswer

_AT_ONCE: Final = 10
"""Games that are looked through for one request."""
_SECONDS: Final = 1.5
"""After so long the rest is left for the next request; one game is looked through at least."""
_COST: Final = 3
_READ_COST: Final = 5
_NOTE: Final = (
    update(RESULTS)
    .where(RESULTS.c.table_id == bindparam("key"), RESULTS.c.seat == bindparam("which"))
    .values(detail=bindparam("text"))
)


@get("/me/history", summary="My finished games, the latest first", responses=PROBLEMS)
async def show_history(
    request: ApiRequest,
    game: GameName = None,
    against: Annotated[Against | None, QueryParameter()] = None,
    ended: Annotated[Ended | None, QueryParameter()] = None,
    page: Page = 0,
) -> HistoryAnswer:
    visit = visit_of(request)
    guest = await visit.need_guest()
    visit.spend(_COST)
    return await history(visit.hall.store, guest, game, against, ended, page)


@get("/me/totals", summary="What I have played in all", responses=PROBLEMS)
async def show_totals(request: ApiRequest) -> TotalsAnswer:
    visit = visit_of(request)
    guest = await visit.need_guest()
    visit.spend(_COST)
    return await totals(visit.hall.store, guest)


@get("/me/puzzles", summary="The puzzles that I have done", responses=PROBLEMS)
async def show_deeds(request: ApiRequest) -> PuzzleDeedsAnswer:
    visit = visit_of(request)
    return await deeds(visit.hall.store, await visit.need_guest(), datetime.now(UTC).date())


@get("/me/statistics/{game:str}", summary="What my games of one kind tell", responses=PROBLEMS)
async def show_statistics(
    request: ApiRequest,
    game: GamePath,
    variant: Annotated[str | None, QueryParameter(max_length=40)] = None,
) -> StatisticsAnswer:
    visit = visit_of(request)
    guest = await visit.need_guest()
    visit.spend(_COST)
    known = visit.hall.game(game).id
    tables, _ = await unread(visit.hall.store, guest, known, _AT_ONCE)
    until = time.monotonic() + _SECONDS
    for table in tables:
        visit.spend(_READ_COST)
        await _read(visit, table)
        if time.monotonic() > until:
            break
    return await statistics(visit.hall.store, guest, known, variant)


async def _read(visit: Visit, table: str) -> None:
    """Look a finished game through, and keep what it tells of every seat."""
    hall = visit.hall
    found = await hall.find(table)
    if found.match.phase != "finished":
        raise TetrarchyError("not-over", "The game at this table is not over.")
    match = found.match
    told = [Detail() for _ in match.seats]
    if match.ended is None:
        log = await table_log(visit, found)
        told = await hall.thinking.run(details, log, match.source, lane="replays", payer=visit.payer)
    await hall.store.write(
        *((_NOTE, {"key": table, "which": seat} | written(one)) for seat, one in enumerate(told))
    )


HANDLERS: Final = [show_history, show_totals, show_deeds, show_statistics]
