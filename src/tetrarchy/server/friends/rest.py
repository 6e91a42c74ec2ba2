"""The REST interface: the people around me."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final

from litestar import delete, get, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter, QueryParameter

from tetrarchy.server import lobby
from tetrarchy.server.friends import bonds, invitations, links
from tetrarchy.server.friends.circle import circle, find, find_all, news
from tetrarchy.server.rest_tables import table_answer, with_name
from tetrarchy.server.visit import PROBLEMS, ApiRequest, TablePath, Visit, find_table, visit_of
from tetrarchy.wire import (
    FriendLink,
    Hidden,
    Invite,
    InvitedAnswers,
    LinkAnswer,
    PeopleAnswer,
    PeopleNews,
    TableAnswer,
    VacationAnswer,
    VacationWish,
)

Who = Annotated[str, PathParameter(max_length=40)]
AtTable = Annotated[str | None, QueryParameter(max_length=40)]
_COST: Final = 3
_VACATION_COST: Final = 20


async def _people(visit: Visit) -> PeopleAnswer:
    return await circle(visit.hall, await visit.need_guest())


@get("/people", summary="The people around me", responses=PROBLEMS)
async def show_people(request: ApiRequest) -> PeopleAnswer:
    visit = visit_of(request)
    visit.spend(_COST)
    return await _people(visit)


@post("/people/{who:str}/ask", status_code=200, summary="Ask somebody to be my friend", responses=PROBLEMS)
async def ask_person(request: ApiRequest, who: Who, table: AtTable = None) -> PeopleAnswer:
    visit = visit_of(request)
    guest = await visit.need_guest()
    visit.spend(_COST)
    await visit.check_ban()
    visit.spend_asks()
    await bonds.ask(visit.hall.store, guest, await find(visit.hall, guest, who, table))
    return await _people(visit)


def _person_action(
    method: Callable[..., Callable[..., HTTPRouteHandler]],
    path: str,
    summary: str,
    act: bonds.Pair,
) -> HTTPRouteHandler:
    """Something that a guest does about somebody, without more to say about it."""

    @method(
        f"/people/{{who:str}}{path}",
        status_code=200,
        operation_id=f"ApiPeople{act.__name__.capitalize()}Person",
        summary=summary,
        responses=PROBLEMS,
    )
    async def do(request: ApiRequest, who: Who, table: AtTable = None) -> PeopleAnswer:
        visit = visit_of(request)
        guest = await visit.need_guest()
        visit.spend(_COST)
        await act(visit.hall.store, guest, await find(visit.hall, guest, who, table))
        return await _people(visit)

    return do


accept_person: Final = _person_action(post, "/accept", "Be the friend of somebody who asks", bonds.accept)
decline_person: Final = _person_action(
    post, "/decline", "Not be the friend of somebody who asks", bonds.decline
)
part_person: Final = _person_action(delete, "", "Be friends no longer, or ask no longer", bonds.part)
block_person: Final = _person_action(post, "/block", "Want nothing to do with somebody", bonds.block)
unblock_person: Final = _person_action(delete, "/block", "Block somebody no longer", bonds.unblock)


@post(
    "/people/link", status_code=200, summary="A link of mine in place of the one before", responses=PROBLEMS
)
async def make_link(request: ApiRequest) -> PeopleAnswer:
    visit = visit_of(request)
    guest = await visit.need_guest()
    visit.spend(_COST)
    await links.make(visit.hall.store, guest)
    return await _people(visit)


@delete("/people/link", status_code=200, summary="Have no link any more", responses=PROBLEMS)
async def drop_link(request: ApiRequest) -> PeopleAnswer:
    visit = visit_of(request)
    await links.drop(visit.hall.store, await visit.need_guest())
    return await _people(visit)


@post("/people/link/look", status_code=200, summary="Whose link it is", responses=PROBLEMS)
async def look_at_link(request: ApiRequest, data: JSONBody[FriendLink]) -> LinkAnswer:
    visit = visit_of(request)
    guest = await visit.need_guest()
    visit.spend(_COST)
    owner = await links.owner(visit.hall.store, data.key, guest)
    name = await visit.access.name_of(owner)
    return LinkAnswer(
        visit.hall.keys.author(owner), name, await bonds.are_friends(visit.hall.store, guest, owner)
    )


@post("/people/link/follow", status_code=200, summary="Be the friend of whose link it is", responses=PROBLEMS)
async def follow_link(request: ApiRequest, data: JSONBody[FriendLink]) -> PeopleAnswer:
    visit = visit_of(request)
    guest = await visit.need_guest()
    visit.spend(_COST)
    await visit.check_ban()
    visit.spend_asks()
    await bonds.befriend(visit.hall.store, guest, await links.owner(visit.hall.store, data.key, guest))
    return await _people(visit)


@get("/people/news", summary="How much waits for my answer", responses=PROBLEMS)
async def show_news(request: ApiRequest) -> PeopleNews:
    visit = visit_of(request)
    return await news(visit.hall, await visit.need_guest())


@put("/people/presence", summary="Be seen by friends, or not", responses=PROBLEMS)
async def change_presence(request: ApiRequest, data: JSONBody[Hidden]) -> PeopleAnswer:
    visit = visit_of(request)
    await visit.hall.presence.hide(await visit.need_guest(), data.hidden)
    return await _people(visit)


@post(
    "/invitations/{table:str}/decline", status_code=200, summary="Decline an invitation", responses=PROBLEMS
)
async def decline_invitation(request: ApiRequest, table: TablePath) -> PeopleAnswer:
    visit = visit_of(request)
    await invitations.decline(visit.hall, table, await visit.need_guest())
    return await _people(visit)


@get("/tables/{table:str}/invitations", summary="Whom I have invited to a table", responses=PROBLEMS)
async def show_invited(request: ApiRequest, table: TablePath) -> InvitedAnswers:
    visit, found = await find_table(request, table)
    return InvitedAnswers(await invitations.sent(found, await visit.need_guest()))


@post("/tables/{table:str}/invitations", status_code=200, summary="Invite people by name", responses=PROBLEMS)
async def invite_people(request: ApiRequest, table: TablePath, data: JSONBody[Invite]) -> InvitedAnswers:
    visit, found = await find_table(request, table)
    guest = await visit.need_guest()
    await visit.check_ban()
    invitations.check_may_invite(found, guest)
    others = await find_all(visit.hall, guest, data.people)
    visit.spend_invitations(len(others))
    await invitations.invite(found, guest, others)
    return InvitedAnswers(await invitations.sent(found, guest))


@delete(
    "/tables/{table:str}/invitations/{who:str}",
    status_code=200,
    summary="Invite somebody no longer",
    responses=PROBLEMS,
)
async def take_back_invitation(request: ApiRequest, table: TablePath, who: Who) -> InvitedAnswers:
    visit, found = await find_table(request, table)
    guest = await visit.need_guest()
    await invitations.take_back(found, guest, await find(visit.hall, guest, who))
    return InvitedAnswers(await invitations.sent(found, guest))


@post(
    "/tables/{table:str}/again",
    status_code=200,
    summary="A new table like a finished one, to which its people are invited",
    responses=PROBLEMS,
)
async def play_again(request: ApiRequest, table: TablePath) -> TableAnswer:
    visit, found = await find_table(request, table)
    guest, name = await with_name(visit, None)
    visit.check_new_table()
    others = await lobby.played_with(found, guest)
    visit.spend_invitations(len(others))
    made = await lobby.again(visit.hall, found, guest, name)
    if others:
        await invitations.invite(made, guest, others)
    return await table_answer(visit, made)


@get("/me/vacation", summary="My vacation, and the days that are left", responses=PROBLEMS)
async def show_vacation(request: ApiRequest) -> VacationAnswer:
    visit = visit_of(request)
    return await visit.hall.vacations.answer(await visit.need_guest())


@post("/me/vacation", status_code=200, summary="Go on vacation", responses=PROBLEMS)
async def enter_vacation(request: ApiRequest, data: JSONBody[VacationWish]) -> VacationAnswer:
    visit = visit_of(request)
    guest = await visit.need_guest()
    visit.spend(_VACATION_COST)
    await visit.hall.vacations.enter(guest, data.days, data.since)
    return await visit.hall.vacations.answer(guest)


@delete("/me/vacation", status_code=200, summary="Come back, or do not go", responses=PROBLEMS)
async def end_vacation(request: ApiRequest) -> VacationAnswer:
    visit = visit_of(request)
    guest = await visit.need_guest()
    visit.spend(_VACATION_COST)
    await visit.hall.vacations.end(guest)
    return await visit.hall.vacations.answer(guest)


HANDLERS: Final = [
    show_vacation,
    enter_vacation,
    end_vacation,
    show_news,
    change_presence,
    decline_invitation,
    show_invited,
    invite_people,
    take_back_invitation,
    play_again,
    show_people,
    ask_person,
    accept_person,
    decline_person,
    part_person,
    block_person,
    unblock_person,
    make_link,
    drop_link,
    look_at_link,
    follow_link,
]
