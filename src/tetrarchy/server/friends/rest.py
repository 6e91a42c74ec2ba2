"""The REST interface: the people around me."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final

from litestar import delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter, QueryParameter

from tetrarchy.server.friends import bonds, links
from tetrarchy.server.friends.circle import circle, find
from tetrarchy.server.visit import PROBLEMS, ApiRequest, Visit, visit_of
from tetrarchy.wire import FriendLink, LinkAnswer, PeopleAnswer

Who = Annotated[str, PathParameter(max_length=40)]
AtTable = Annotated[str | None, QueryParameter(max_length=40)]
_COST: Final = 3


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


HANDLERS: Final = [
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
