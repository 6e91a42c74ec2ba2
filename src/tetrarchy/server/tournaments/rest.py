"""The REST interface: tournaments, what people do in them, and what organisers do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final

import msgspec
from litestar import get, post, put
from litestar.params import JSONBody, PathParameter
from sqlalchemy import func, or_, select

from tetrarchy.kernel.errors import BadOptions, TetrarchyError
from tetrarchy.server.guests import clean_line
from tetrarchy.server.lobby import PAGE
from tetrarchy.server.rest_tables import Page, with_name
from tetrarchy.server.schema import TABLES
from tetrarchy.server.store import now
from tetrarchy.server.tournaments import course
from tetrarchy.server.tournaments.answers import answer, summary
from tetrarchy.server.tournaments.course import Tournament
from tetrarchy.server.tournaments.schema import PEOPLE, TOURNAMENT_TABLES, TOURNAMENTS
from tetrarchy.server.tournaments.tournaments import is_of
from tetrarchy.server.visit import PROBLEMS, ApiRequest, TablePath, Visit, visit_of
from tetrarchy.wire import (
    LONGEST_CHAT,
    Correction,
    Entry,
    NewTournament,
    Reason,
    RoundWish,
    TournamentAnswer,
    TournamentRules,
    TournamentsAnswer,
)

Number = Annotated[int, PathParameter(ge=1, le=10_000)]
_COST: Final = 3
"""What a change of a tournament costs of what a client may ask for."""


async def _answer(visit: Visit, cup: Tournament) -> TournamentAnswer:
    names = [table.table for tables in cup.rounds for table in tables if table.state == "waiting"]
    rows = await visit.hall.store.read(select(TABLES.c.id, TABLES.c.state).where(TABLES.c.id.in_(names)))
    phases = {row["id"]: row["state"] for row in rows}
    return answer(cup, visit.guest, visit.is_admin, visit.hall.tournaments.plan_of(cup), phases)


def _check_organiser(visit: Visit, cup: Tournament) -> None:
    if not visit.is_admin and not cup.is_organiser(visit.guest):
        raise TetrarchyError("not-organiser", "Only an organiser of the tournament can do this.")


async def _organise(
    request: ApiRequest, name: str, work: Callable[[Tournament, str | None], object]
) -> TournamentAnswer:
    """Something that an organiser or the host does; ``work`` is told who asks."""
    visit = visit_of(request)
    visit.spend(_COST)

    def do(cup: Tournament) -> None:
        _check_organiser(visit, cup)
        work(cup, visit.guest)

    return await _answer(visit, await visit.hall.tournaments.change(name, do))


def _reason(given: str) -> str:
    """Why something is done, as one line."""
    reason = clean_line(given, LONGEST_CHAT)
    if not reason:
        raise BadOptions("bad-reason", "Say why, in 1 to {most} characters.", most=LONGEST_CHAT)
    return reason


# ---------------------------------------------------------------- for everybody


@get("/tournaments", summary="Tournaments: those in progress first, then the newest", responses=PROBLEMS)
async def list_tournaments(request: ApiRequest, page: Page = 0) -> TournamentsAnswer:
    visit = visit_of(request)
    mine = is_of(visit.guest or "")
    shown = select(TOURNAMENTS, mine.label("mine")).where(
        or_(mine, TOURNAMENTS.c.listed.is_(True) & (TOURNAMENTS.c.state != "cancelled"))
    )
    people = (
        select(func.count())
        .where(PEOPLE.c.tournament_id == TOURNAMENTS.c.id, PEOPLE.c.state == "in")
        .scalar_subquery()
    )
    rounds = (
        select(func.coalesce(func.max(TOURNAMENT_TABLES.c.round), 0))
        .where(TOURNAMENT_TABLES.c.tournament_id == TOURNAMENTS.c.id)
        .scalar_subquery()
    )
    read = visit.hall.store.read
    total = (await read(select(func.count().label("number")).select_from(shown.subquery())))[0]["number"]
    going_on = TOURNAMENTS.c.state.in_(["open", "running"])
    question = shown.add_columns(people.label("people"), rounds.label("round")).order_by(
        going_on.desc(), TOURNAMENTS.c.created.desc(), TOURNAMENTS.c.id
    )
    rows = await read(question.limit(PAGE).offset(PAGE * page))
    return TournamentsAnswer([summary(row) for row in rows], page, (total + PAGE - 1) // PAGE, total)


@post("/tournaments", summary="Make a tournament", responses=PROBLEMS)
async def make_tournament(request: ApiRequest, data: JSONBody[NewTournament]) -> TournamentAnswer:
    visit = visit_of(request)
    guest, name = await with_name(visit, data.name)
    visit.check_new_tournament()
    rules = msgspec.convert(
        {field: getattr(data, field) for field in TournamentRules.__struct_fields__}, TournamentRules
    )
    cup = await visit.hall.tournaments.create(guest, name if data.play else None, rules)
    return await _answer(visit, cup)


@get("/tournaments/{tournament:str}", summary="One tournament", responses=PROBLEMS)
async def show_tournament(request: ApiRequest, tournament: TablePath) -> TournamentAnswer:
    visit = visit_of(request)
    return await _answer(visit, await visit.hall.tournaments.find(tournament))


@post(
    "/tournaments/{tournament:str}/enter",
    status_code=200,
    summary="Enter; after the first round has begun, ask to be let in",
    responses=PROBLEMS,
)
async def enter_tournament(
    request: ApiRequest, tournament: TablePath, data: JSONBody[Entry]
) -> TournamentAnswer:
    visit = visit_of(request)
    guest, name = await with_name(visit, data.name)
    visit.spend(_COST)
    cup = await visit.hall.tournaments.change(tournament, lambda cup: course.enter(cup, guest, name))
    return await _answer(visit, cup)


@post("/tournaments/{tournament:str}/leave", status_code=200, summary="Be paired no more", responses=PROBLEMS)
async def leave_tournament(request: ApiRequest, tournament: TablePath) -> TournamentAnswer:
    visit = visit_of(request)
    guest = await visit.need_guest()
    visit.spend(_COST)
    cup = await visit.hall.tournaments.change(tournament, lambda cup: course.withdraw(cup, guest))
    return await _answer(visit, cup)


# ---------------------------------------------------------------- for organisers


@put("/tournaments/{tournament:str}", summary="Set the rules (organiser)", responses=PROBLEMS)
async def change_tournament(
    request: ApiRequest, tournament: TablePath, data: JSONBody[TournamentRules]
) -> TournamentAnswer:
    rules = visit_of(request).hall.tournaments.checked(data)
    return await _organise(request, tournament, lambda cup, _: course.change_rules(cup, rules))


@post(
    "/tournaments/{tournament:str}/rounds",
    status_code=200,
    summary="Begin a round (organiser); one that has begun stays as it is",
    responses=PROBLEMS,
)
async def begin_round(
    request: ApiRequest, tournament: TablePath, data: JSONBody[RoundWish]
) -> TournamentAnswer:
    visit = visit_of(request)
    cup = await visit.hall.tournaments.find(tournament)
    _check_organiser(visit, cup)
    visit.spend(_COST + len(cup.active) // 2)
    return await _answer(visit, await visit.hall.tournaments.begin_round(tournament, data.round))


@post(
    "/tournaments/{tournament:str}/rounds/{number:int}/tables/{table:int}/result",
    status_code=200,
    summary="Correct the result of a table (organiser)",
    responses=PROBLEMS,
)
async def correct_result(
    request: ApiRequest,
    tournament: TablePath,
    number: Number,
    table: Number,
    data: JSONBody[Correction],
) -> TournamentAnswer:
    reason = _reason(data.reason)
    places = [(one.person, one.place) for one in data.places]
    unneeded: list[str | None] = []

    def correct(cup: Tournament, guest: str | None) -> None:
        unneeded.append(course.correct(cup, guest, (number, table), places, reason, now()))

    answered = await _organise(request, tournament, correct)
    for name in filter(None, unneeded):
        await visit_of(request).hall.tournaments.close_table(name)
    return answered


@post(
    "/tournaments/{tournament:str}/people/{person:int}/admit",
    status_code=200,
    summary="Let a late comer in (organiser)",
    responses=PROBLEMS,
)
async def admit_person(request: ApiRequest, tournament: TablePath, person: Number) -> TournamentAnswer:
    return await _organise(request, tournament, lambda cup, guest: course.admit(cup, guest, person, now()))


@post(
    "/tournaments/{tournament:str}/people/{person:int}/exclude",
    status_code=200,
    summary="Exclude somebody (organiser)",
    responses=PROBLEMS,
)
async def exclude_person(
    request: ApiRequest, tournament: TablePath, person: Number, data: JSONBody[Reason]
) -> TournamentAnswer:
    reason = _reason(data.reason)
    return await _organise(
        request, tournament, lambda cup, guest: course.exclude(cup, guest, person, reason, now())
    )


@post(
    "/tournaments/{tournament:str}/people/{person:int}/organiser",
    status_code=200,
    summary="Let somebody organise too (organiser)",
    responses=PROBLEMS,
)
async def name_organiser(request: ApiRequest, tournament: TablePath, person: Number) -> TournamentAnswer:
    return await _organise(
        request, tournament, lambda cup, guest: course.name_organiser(cup, guest, person, now())
    )


@post(
    "/tournaments/{tournament:str}/finish",
    status_code=200,
    summary="End after a complete round (organiser)",
    responses=PROBLEMS,
)
async def finish_tournament(request: ApiRequest, tournament: TablePath) -> TournamentAnswer:
    return await _organise(request, tournament, lambda cup, _: course.finish(cup))


@post(
    "/tournaments/{tournament:str}/cancel",
    status_code=200,
    summary="Cancel a tournament (organiser)",
    responses=PROBLEMS,
)
async def cancel_tournament(
    request: ApiRequest, tournament: TablePath, data: JSONBody[Reason]
) -> TournamentAnswer:
    reason = clean_line(data.reason, LONGEST_CHAT)
    return await _organise(request, tournament, lambda cup, guest: course.cancel(cup, guest, reason, now()))


HANDLERS: Final = [
    list_tournaments,
    make_tournament,
    show_tournament,
    enter_tournament,
    leave_tournament,
    change_tournament,
    begin_round,
    correct_result,
    admit_person,
    exclude_person,
    name_organiser,
    finish_tournament,
    cancel_tournament,
]
