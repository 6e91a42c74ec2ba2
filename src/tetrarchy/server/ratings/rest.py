"""The REST interface: what tables have changed, one's own ratings, and the leaders."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get, put
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import bindparam, delete

from tetrarchy.server.ratings import leaders, rules
from tetrarchy.server.ratings.schema import UNLISTED
from tetrarchy.server.rest_tables import GameName, Page
from tetrarchy.server.schema import insert_once
from tetrarchy.server.store import now
from tetrarchy.server.visit import PROBLEMS, ApiRequest, TablePath, Visit, find_table, visit_of
from tetrarchy.wire import LeadersAnswer, MyRatingsAnswer, RatingWish, TableRatingsAnswer

_COST: Final = 3
_HIDE: Final = insert_once(UNLISTED)
_SHOW: Final = delete(UNLISTED).where(UNLISTED.c.guest == bindparam("who"))
VariantName = Annotated[str | None, QueryParameter(max_length=40)]


@get("/tables/{table:str}/ratings", summary="What a table has changed of ratings", responses=PROBLEMS)
async def show_table_ratings(request: ApiRequest, table: TablePath) -> TableRatingsAnswer:
    visit, found = await find_table(request, table)
    match = found.match
    if not match.setup.rated or match.phase == "closed":
        return TableRatingsAnswer("unrated", "", [])
    if match.phase != "finished":
        return TableRatingsAnswer("running", "", [])
    await visit.hall.ratings.settle(table)
    seats = await leaders.of_table(visit.hall.store, table, visit.guest)
    if seats is None:
        return TableRatingsAnswer("void", rules.void_of(match), [])
    return TableRatingsAnswer("rated", "", seats)


@get("/me/ratings", summary="My ratings", responses=PROBLEMS)
async def show_my_ratings(request: ApiRequest) -> MyRatingsAnswer:
    visit = visit_of(request)
    return await _mine(visit, await visit.need_guest())


@put("/me/ratings", summary="Be listed among the leaders, or not", responses=PROBLEMS)
async def change_my_listing(request: ApiRequest, data: JSONBody[RatingWish]) -> MyRatingsAnswer:
    visit = visit_of(request)
    guest = await visit.need_guest()
    wish = (_SHOW, {"who": guest}) if data.listed else (_HIDE, {"guest": guest, "since": now()})
    await visit.hall.store.write(wish)
    return await _mine(visit, guest)


async def _mine(visit: Visit, guest: str) -> MyRatingsAnswer:
    visit.spend(_COST)
    await visit.hall.ratings.look()
    return await leaders.mine(visit.hall.store, guest)


@get("/leaders", summary="Those with the highest ratings", responses=PROBLEMS)
async def show_leaders(
    request: ApiRequest, game: GameName = None, variant: VariantName = None, page: Page = 0
) -> LeadersAnswer:
    visit = visit_of(request)
    visit.spend(_COST)
    return await leaders.leaders(visit.hall.store, visit.guest, game, variant, page)


HANDLERS: Final = [show_table_ratings, show_my_ratings, change_my_listing, show_leaders]
