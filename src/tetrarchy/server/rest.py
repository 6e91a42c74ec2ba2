"""The REST interface, under /api."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy import bindparam, select, update

from tetrarchy.catalogue import GAMES
from tetrarchy.kernel.errors import BadOptions, TetrarchyError, quote
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Option, read_options
from tetrarchy.server import lobby
from tetrarchy.server.guests import clean_name
from tetrarchy.server.hall import Setting
from tetrarchy.server.levels import LEVELS
from tetrarchy.server.problems import TITLES
from tetrarchy.server.replays import Story, frames, record
from tetrarchy.server.schema import GUESTS, TABLES
from tetrarchy.server.tables import Table
from tetrarchy.server.thinking import join_sheets, sheets
from tetrarchy.server.visit import Visit
from tetrarchy.server.wire import (
    Claim,
    FramesAnswer,
    GameAnswer,
    GamesAnswer,
    Join,
    Me,
    MeAnswer,
    NewTable,
    OptionAnswer,
    Problem,
    SeatsAnswer,
    SeatsQuestion,
    SheetsAnswer,
    TableAnswer,
    TablesAnswer,
)

Asked = Request[Any, Any, State]
TablePath = Annotated[str, PathParameter(max_length=40)]
Page = Annotated[int, QueryParameter(ge=0, le=100_000)]
_RENAME: Final = (
    update(GUESTS)
    .where(GUESTS.c.id == bindparam("key"))
    .values(name=bindparam("called"), language=bindparam("speaks"))
)


_PROBLEMS: Final = {
    status: ResponseSpec(Problem, description=said, media_type="application/problem+json")
    for status, said in TITLES.items()
    if status != 405
}


def _visit(request: Asked) -> Visit:
    visit: Visit = request.scope["state"]["visit"]
    return visit


# ---------------------------------------------------------------- games


@get("/games", summary="The games and their options", responses=_PROBLEMS)
async def list_games(request: Asked) -> GamesAnswer:
    hall = _visit(request).hall
    return GamesAnswer([_game_answer(hall.game(name)) for name in GAMES], LEVELS)


@post(
    "/games/{game:str}/seats",
    status_code=200,
    summary="How many can play with these options",
    responses=_PROBLEMS,
)
async def count_seats(request: Asked, game: TablePath, data: JSONBody[SeatsQuestion]) -> SeatsAnswer:
    found = _visit(request).hall.game(game)
    options = read_options(found.options, data.options)
    found.check(options)
    return SeatsAnswer(list(found.seats_for(options)))


@get("/games/{game:str}/components", summary="A game's components with their provenance", responses=_PROBLEMS)
async def show_components(request: Asked, game: TablePath) -> dict[str, Any]:
    return _visit(request).hall.game(game).components()


def _game_answer(game: Game) -> GameAnswer:
    defaults = {option.name: option.default for option in game.options}
    return GameAnswer(
        game.id,
        [_option_answer(option) for option in game.options],
        list(game.seats_for(defaults)),
        sorted({seats for seats, _ in game.variants()}),
        list(game.verdicts),
        game.rules_version,
        game.data_hash,
        game.reactions,
    )


def _option_answer(option: Option) -> OptionAnswer:
    kind: Literal["choice", "flag", "number"] = "choice"
    if isinstance(option.default, bool):
        kind = "flag"
    elif isinstance(option.default, int):
        kind = "number"
    return OptionAnswer(option.name, kind, option.default, list(option.choices), option.least, option.most)


# ---------------------------------------------------------------- guests


async def _me(visit: Visit, guest: str) -> MeAnswer:
    found = await visit.hall.store.read(select(GUESTS).where(GUESTS.c.id == guest))
    if not found:
        return MeAnswer(guest, "", "en")
    return MeAnswer(guest, found[0]["name"], found[0]["language"])


@get("/me", summary="Who I am; makes a guest of whoever is none", responses=_PROBLEMS)
async def show_me(request: Asked) -> MeAnswer:
    visit = _visit(request)
    return await _me(visit, await visit.need_guest())


@post("/me", summary="A new guest and its token, for programs", responses=_PROBLEMS)
async def new_me(request: Asked, data: JSONBody[Me]) -> MeAnswer:
    visit = _visit(request)
    name = clean_name(data.name) if data.name else ""
    guest = await visit.new_guest(data.language or "en", name, cookie=False)
    return MeAnswer(guest, name, data.language or "en", visit.hall.keys.token(guest))


@put("/me", summary="Change my name or language", responses=_PROBLEMS)
async def change_me(request: Asked, data: JSONBody[Me]) -> MeAnswer:
    visit = _visit(request)
    me = await _me(visit, await visit.need_guest())
    name = clean_name(data.name) if data.name else me.name
    language = data.language or me.language
    await visit.hall.store.write((_RENAME, {"key": me.guest, "called": name, "speaks": language}))
    return MeAnswer(me.guest, name, language)


@get("/me/tables", summary="My tables, those with my turn first", responses=_PROBLEMS)
async def list_my_tables(request: Asked, page: Page = 0) -> TablesAnswer:
    visit = _visit(request)
    return await visit.lists.of(await visit.need_guest(), page)


# ---------------------------------------------------------------- tables


async def _find(request: Asked, table: str) -> tuple[Visit, Table]:
    visit = _visit(request)
    return visit, await visit.hall.find(table)


async def _named(visit: Visit, given: str | None) -> tuple[str, str]:
    """The guest, and the name to sit down under."""
    guest = await visit.need_guest()
    if given:
        return guest, clean_name(given)
    return guest, (await _me(visit, guest)).name


async def _answer(visit: Visit, table: Table) -> TableAnswer:
    async with table.lock:
        return table.describe(visit.guest)


@post("/tables", summary="Make a table", responses=_PROBLEMS)
async def make_table(request: Asked, data: JSONBody[NewTable]) -> TableAnswer:
    visit = _visit(request)
    guest, name = await _named(visit, data.name)
    return await _answer(visit, await lobby.create(visit.hall, guest, name, data))


@get("/tables", summary="Listed tables, newest first", responses=_PROBLEMS)
async def list_tables(
    request: Asked,
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    phase: Annotated[Literal["open", "running", "finished"] | None, QueryParameter(name="state")] = None,
    page: Page = 0,
) -> TablesAnswer:
    visit = _visit(request)
    return await visit.lists.listed(visit.guest, game, phase, page)


@get("/tables/{table:str}", summary="One table", responses=_PROBLEMS)
async def show_table(request: Asked, table: TablePath) -> TableAnswer:
    visit, found = await _find(request, table)
    return await _answer(visit, found)


@post("/tables/{table:str}/join", status_code=200, summary="Take an open seat", responses=_PROBLEMS)
async def join_table(request: Asked, table: TablePath, data: JSONBody[Join]) -> TableAnswer:
    visit, found = await _find(request, table)
    guest, name = await _named(visit, data.name)
    await lobby.join(found, guest, name, data.seat)
    return await _answer(visit, found)


@post(
    "/tables/{table:str}/claim",
    status_code=200,
    summary="Take over the seat of a seat link",
    responses=_PROBLEMS,
)
async def claim_seat(request: Asked, table: TablePath, data: JSONBody[Claim]) -> TableAnswer:
    visit, found = await _find(request, table)
    guest, name = await _named(visit, data.name)
    await lobby.claim(visit.hall, found, guest, name, data.key)
    return await _answer(visit, found)


@post(
    "/tables/{table:str}/leave",
    status_code=200,
    summary="Give the seat back, or to a bot",
    responses=_PROBLEMS,
)
async def leave_table(request: Asked, table: TablePath) -> TableAnswer:
    visit, found = await _find(request, table)
    await lobby.leave(found, await visit.need_guest())
    return await _answer(visit, found)


@post(
    "/tables/{table:str}/start",
    status_code=200,
    summary="Fill open seats with bots and start",
    responses=_PROBLEMS,
)
async def start_table(request: Asked, table: TablePath) -> TableAnswer:
    visit, found = await _find(request, table)
    await lobby.start(found, await visit.need_guest())
    return await _answer(visit, found)


@post("/tables/{table:str}/resign", status_code=200, summary="Give up; a bot plays on", responses=_PROBLEMS)
async def resign_table(request: Asked, table: TablePath) -> TableAnswer:
    visit, found = await _find(request, table)
    await lobby.resign(found, await visit.need_guest())
    return await _answer(visit, found)


@post(
    "/tables/{table:str}/rematch",
    status_code=200,
    summary="The same game again, seats rotated",
    responses=_PROBLEMS,
)
async def rematch_table(request: Asked, table: TablePath) -> TableAnswer:
    visit, found = await _find(request, table)
    return await _answer(visit, await lobby.rematch(visit.hall, found, await visit.need_guest()))


@delete("/tables/{table:str}", status_code=200, summary="Close a table (host)", responses=_PROBLEMS)
async def close_table(request: Asked, table: TablePath) -> TableAnswer:
    visit, found = await _find(request, table)
    visit.need_admin()
    await lobby.close(found)
    return await _answer(visit, found)


# ---------------------------------------------------------------- looking back


def _check_watching(visit: Visit, table: Table) -> int | None:
    """The seat of the asker; refuses who may not watch."""
    match = table.match
    seat = match.seat_of(visit.guest)
    if seat is None and match.setup.watch == "none":
        raise TetrarchyError("not-to-watch", "Only those who play may watch this table.")
    return seat


async def _story(visit: Visit, table: Table) -> Story:
    match = table.match
    stored = await visit.hall.store.read(select(TABLES.c.setup).where(TABLES.c.id == match.id))
    setting = msgspec.json.decode(stored[0]["setup"], type=Setting)
    async with table.lock:
        rows = [row for row in await visit.hall.read_rows(match.id, 0) if row.seq < table.match.seq]
    return Story(match.id, setting.setup, setting.seats, rows, match.notes)


@get(
    "/tables/{table:str}/sheets",
    summary="Every seat's score sheet, as far as the asker can know it",
    responses=_PROBLEMS,
)
async def show_sheets(request: Asked, table: TablePath) -> SheetsAnswer:
    visit, found = await _find(request, table)
    seat = _check_watching(visit, found)
    visit.spend(5)
    async with found.lock:
        match = found.match
        if match.state is None:
            raise TetrarchyError("not-running", "No game is going on at this table.")
        if match.phase == "finished":
            return SheetsAnswer(join_sheets([[match.state.sheet(s) for s in range(match.setup.seats)]]))
        view = msgspec.json.decode(match.sights[seat].view)
    data = visit.hall.data_of(match.setup.game)
    answers = await visit.hall.thinking.run(sheets, match.setup.game, data, view, secrets.randbits(62))
    return SheetsAnswer(answers)


@get(
    "/tables/{table:str}/frames",
    summary="Positions of the game so far, for the replay",
    responses=_PROBLEMS | {200: ResponseSpec(FramesAnswer)},
)
async def show_frames(
    request: Asked,
    table: TablePath,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=1000)] = 50,
    seat: Annotated[str | None, QueryParameter(max_length=5)] = None,
) -> Response[bytes]:
    visit, found = await _find(request, table)
    own = _check_watching(visit, found)
    match = found.match
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
    elif match.phase != "running":
        raise TetrarchyError("not-running", "No game is going on at this table.")
    elif seat not in (None, "none" if own is None else str(own)):
        raise TetrarchyError("not-over-yet", "Other seats' positions are shown once the game is over.")
    story = await _story(visit, found)
    data = visit.hall.data_of(match.setup.game)
    most = min(count, visit.hall.settings.limits.frames)
    body = await visit.hall.thinking.run(frames, story, data, own, whole, first, most)
    return Response(body, media_type="application/json")


@get(
    "/tables/{table:str}/record",
    summary="The record of a finished game, as text",
    media_type="text/plain; charset=utf-8",
    responses=_PROBLEMS,
)
async def show_record(request: Asked, table: TablePath) -> Response[str]:
    visit, found = await _find(request, table)
    _check_watching(visit, found)
    if found.match.phase != "finished":
        raise TetrarchyError("not-over", "The game at this table is not over.")
    visit.spend(5)
    story = await _story(visit, found)
    data = visit.hall.data_of(found.match.setup.game)
    text = await visit.hall.thinking.run(record, story, data)
    return Response(text, media_type="text/plain; charset=utf-8")


# ---------------------------------------------------------------- for the host


@get("/health", summary="How the server is doing (host)", responses=_PROBLEMS)
async def show_health(request: Asked) -> dict[str, Any]:
    visit = _visit(request)
    visit.need_admin()
    hall = visit.hall
    return {
        "process": hall.process,
        "tables_in_memory": len(hall.tables),
        "bot_queue": hall.thinking.waiting,
        "bot_failures": hall.thinking.failures,
        "writes_waiting": hall.store.waiting,
        "commits": hall.store.commits,
        "written": hall.store.written,
    }


API: Final = Router(
    "/api",
    route_handlers=[
        list_games,
        count_seats,
        show_components,
        show_me,
        new_me,
        change_me,
        list_my_tables,
        make_table,
        list_tables,
        show_table,
        join_table,
        claim_seat,
        leave_table,
        start_table,
        resign_table,
        rematch_table,
        close_table,
        show_sheets,
        show_frames,
        show_record,
        show_health,
    ],
)
