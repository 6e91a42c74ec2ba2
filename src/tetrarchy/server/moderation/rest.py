"""The REST interface: reporting, and what the host does about it."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import delete, get, post
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import select

from tetrarchy.kernel.errors import TetrarchyError, quote
from tetrarchy.server.moderation import reports
from tetrarchy.server.schema import GUESTS
from tetrarchy.server.visit import PROBLEMS, ApiRequest, TablePath, Visit, visit_of
from tetrarchy.wire import BanWish, HostAnswer, Report, Reported

Wanted = Annotated[str, QueryParameter(max_length=100)]


@post("/reports", status_code=200, summary="Tell the host of something that was said", responses=PROBLEMS)
async def make_report(request: ApiRequest, data: JSONBody[Report]) -> Reported:
    visit = visit_of(request)
    guest = await visit.need_guest()
    visit.spend_reports()
    table = await visit.hall.find(data.table)
    table.match.watched_as(guest)
    await reports.report(visit.hall, guest, data.table, data.at)
    return Reported(True)


def health_of(visit: Visit) -> dict[str, int | str]:
    """How the server is doing."""
    hall = visit.hall
    return {
        "process": hall.process,
        "tables_in_memory": len(hall.tables),
        "bot_queue": hall.thinking.waiting,
        "bot_failures": hall.thinking.failures,
        "writes_waiting": hall.store.waiting,
        "commits": hall.store.commits,
        "written": hall.store.written,
        "calls_waiting": hall.calls.outbox.waiting,
        "calls_dropped": hall.calls.outbox.dropped,
    }


async def _overview(visit: Visit, wanted: str = "") -> HostAnswer:
    return await reports.overview(visit.hall, wanted, health_of(visit))


@get("/host", summary="Tables, guests, sets, reports, bans, limits and health (host)", responses=PROBLEMS)
async def show_host(request: ApiRequest, wanted: Wanted = "") -> HostAnswer:
    visit = visit_of(request)
    visit.need_admin()
    return await _overview(visit, wanted.strip())


@post(
    "/host/reports/{report:str}", status_code=200, summary="A report is dealt with (host)", responses=PROBLEMS
)
async def settle_report(request: ApiRequest, report: TablePath) -> HostAnswer:
    visit = visit_of(request)
    visit.need_admin()
    await reports.settle(visit.hall, report)
    return await _overview(visit)


@post("/host/bans", status_code=200, summary="Ban a guest (host)", responses=PROBLEMS)
async def ban_guest(request: ApiRequest, data: JSONBody[BanWish]) -> HostAnswer:
    visit = visit_of(request)
    visit.need_admin()
    found = await visit.hall.store.read(select(GUESTS.c.name).where(GUESTS.c.id == data.guest))
    if not found:
        raise TetrarchyError("no-such-guest", "There is no guest {given}.", given=quote(data.guest))
    await visit.hall.bans.ban(data.guest, found[0]["name"], data.why, data.days, data.address)
    return await _overview(visit)


@delete("/host/bans/{guest:str}", status_code=200, summary="Lift a ban (host)", responses=PROBLEMS)
async def lift_ban(request: ApiRequest, guest: TablePath) -> HostAnswer:
    visit = visit_of(request)
    visit.need_admin()
    await visit.hall.bans.lift(guest)
    return await _overview(visit)


@delete("/host/sets/{digits:str}", status_code=200, summary="Remove a set (host)", responses=PROBLEMS)
async def remove_set(request: ApiRequest, digits: TablePath) -> HostAnswer:
    visit = visit_of(request)
    visit.need_admin()
    await visit.hall.sets.remove(digits)
    return await _overview(visit)


HANDLERS: Final = [make_report, show_host, settle_report, ban_guest, lift_ban, remove_set]
