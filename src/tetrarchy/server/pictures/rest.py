"""The REST interface: pictures of links, and the page's icons."""

from __future__ import annotations

from typing import Final

from litestar import Response, get

from tetrarchy.server.visit import PROBLEMS, ApiRequest, TablePath, visit_of

_COST: Final = 4
_A_MINUTE: Final = {"cache-control": "public, max-age=60"}
_A_DAY: Final = {"cache-control": "public, max-age=86400"}


@get(
    "/pictures/{kind:str}/{name:str}",
    summary="The picture of a link to a table, replay, review or puzzle",
    responses=PROBLEMS,
)
async def show_picture(request: ApiRequest, kind: TablePath, name: TablePath) -> Response[bytes]:
    visit = visit_of(request)
    visit.spend(_COST)
    made = await visit.hall.gallery.picture(kind, name.removesuffix(".png"), visit.payer)
    return Response(made, media_type="image/png", headers=_A_MINUTE)


@get("/icons/{name:str}", summary="An icon of the page", responses=PROBLEMS)
async def show_icon(request: ApiRequest, name: TablePath) -> Response[bytes]:
    visit = visit_of(request)
    visit.spend(_COST)
    made = await visit.hall.gallery.icon(name.removesuffix(".png"), visit.payer)
    return Response(made, media_type="image/png", headers=_A_DAY)


HANDLERS: Final = [show_picture, show_icon]
