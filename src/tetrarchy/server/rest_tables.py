"""The REST interface: making tables, and what one does at them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Final, Literal

from litestar import delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import bindparam, select

from tetrarchy.server import lobby
from tetrarchy.server.guests import clean_name
from tetrarchy.server.schema import GUESTS
from tetrarchy.server.tables import Table
from tetrarchy.server.visit import PROBLEMS, ApiRequest, TablePath, Visit, find_table, visit_of
from tetrarchy.wire import Claim, Join, MeAnswer, NewTable, Ready, TableAnswer, TablesAnswer

GameName = Annotated[str | None, QueryParameter(max_length=40)]
Phase = Annotated[Literal["open", "running", "finished"] | None, QueryParameter(name="state")]
_GUEST: Final = select(GUESTS).where(GUESTS.c.id == bindparam("guest"))
Page = Annotated[int, QueryParameter(ge=0, le=100_000)]


async def me_answer(visit: Visit, guest: str) -> MeAnswer:
    """What a guest is told about itself."""
    found = await visit.hall.store.read(_GUEST, guest=guest)
    if not found:
        return MeAnswer(guest, "", "en")
    return MeAnswer(guest, found[0]["name"], found[0]["language"])


async def with_name(visit: Visit, given: str | None) -> tuple[str, str]:
    """The guest, and the name to sit down under."""
    guest = await visit.need_guest()
    await visit.check_ban()
    if given:
        return guest, clean_name(given)
    return guest, (await me_answer(visit, guest)).name


async def table_answer(visit: Visit, table: Table) -> TableAnswer:
    """The table, for whoever asks."""
    async with table.lock:
        return table.describe(visit.guest)


@post("/tables", summary="Make a table", responses=PROBLEMS)
async def make_table(request: ApiRequest, data: JSONBody[NewTable]) -> TableAnswer:
    visit = visit_of(request)
    guest, name = await with_name(visit, data.name)
    visit.check_new_table()
    return await table_answer(visit, await lobby.create(visit.hall, guest, name, data))


@get("/tables", summary="Listed tables, newest first", responses=PROBLEMS)
async def list_tables(
    request: ApiRequest,
    game: GameName = None,
    phase: Phase = None,
    page: Page = 0,
) -> TablesAnswer:
    visit = visit_of(request)
    return await visit.lists.listed(visit.guest, game, phase, page)


@get("/tables/{table:str}", summary="One table", responses=PROBLEMS)
async def show_table(request: ApiRequest, table: TablePath) -> TableAnswer:
    visit, found = await find_table(request, table)
    return await table_answer(visit, found)


@post("/tables/{table:str}/join", status_code=200, summary="Take an open seat", responses=PROBLEMS)
async def join_table(request: ApiRequest, table: TablePath, data: JSONBody[Join]) -> TableAnswer:
    visit, found = await find_table(request, table)
    guest, name = await with_name(visit, data.name)
    await lobby.join(found, guest, name, data.seat, data.rated)
    return await table_answer(visit, found)


@post(
    "/tables/{table:str}/claim",
    status_code=200,
    summary="Take over the seat of a seat link",
    responses=PROBLEMS,
)
async def claim_seat(request: ApiRequest, table: TablePath, data: JSONBody[Claim]) -> TableAnswer:
    visit, found = await find_table(request, table)
    guest, name = await with_name(visit, data.name)
    await lobby.claim(visit.hall, found, guest, name, data.key, data.rated)
    return await table_answer(visit, found)


def _seat_action(name: str, summary: str, act: Callable[[Table, str], Awaitable[None]]) -> HTTPRouteHandler:
    """Something that a guest does at a table, without more to say about it."""

    word = name.capitalize()

    @post(
        f"/tables/{{table:str}}/{name}",
        status_code=200,
        operation_id=f"ApiTables{word}{word}Table",
        summary=summary,
        responses=PROBLEMS,
    )
    async def do(request: ApiRequest, table: TablePath) -> TableAnswer:
        visit, found = await find_table(request, table)
        await act(found, await visit.need_guest())
        return await table_answer(visit, found)

    return do


@post(
    "/tables/{table:str}/ready",
    status_code=200,
    summary="Say that one is ready to begin, or no longer",
    responses=PROBLEMS,
)
async def get_ready(request: ApiRequest, table: TablePath, data: JSONBody[Ready]) -> TableAnswer:
    visit, found = await find_table(request, table)
    await lobby.ready(found, await visit.need_guest(), data.ready)
    return await table_answer(visit, found)


leave_table: Final = _seat_action("leave", "Give the seat back, or to a bot", lobby.leave)
start_table: Final = _seat_action("start", "Fill open seats with bots and start", lobby.start)
resign_table: Final = _seat_action("resign", "Give up; a bot plays on", lobby.resign)


@post(
    "/tables/{table:str}/rematch",
    status_code=200,
    summary="The same game again, seats rotated",
    responses=PROBLEMS,
)
async def rematch_table(request: ApiRequest, table: TablePath) -> TableAnswer:
    visit, found = await find_table(request, table)
    guest = await visit.need_guest()
    await visit.check_ban()
    visit.check_new_table()
    return await table_answer(visit, await lobby.rematch(visit.hall, found, guest))


@delete("/tables/{table:str}", status_code=200, summary="Close a table (host)", responses=PROBLEMS)
async def close_table(request: ApiRequest, table: TablePath) -> TableAnswer:
    visit, found = await find_table(request, table)
    visit.need_admin()
    await lobby.close(found)
    return await table_answer(visit, found)


HANDLERS: Final = [
    make_table,
    list_tables,
    show_table,
    join_table,
    claim_seat,
    get_ready,
    leave_table,
    start_table,
    resign_table,
    rematch_table,
    close_table,
]
