"""The REST interface: sets of components that guests look at, check, keep and hand on."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import UNSET

from tetrarchy.kernel.data import Files
from tetrarchy.server.rest_tables import GameName
from tetrarchy.server.scripts import GamePath
from tetrarchy.server.sets.games import SetQuery
from tetrarchy.server.sets.work import Looked, check_sound, differences, look, look_into, tell
from tetrarchy.server.visit import PROBLEMS, ApiRequest, Visit, visit_of
from tetrarchy.sets import write_zip
from tetrarchy.sets.archive import MOST_ZIP_BYTES
from tetrarchy.sets.changing import NOTHING, Change, check_values
from tetrarchy.sets.shelf import OWN
from tetrarchy.wire import (
    KeptSetAnswer,
    KeptSetsAnswer,
    SetAnswer,
    SetChecked,
    SetDifferencesAnswer,
    SetDraft,
    SetToKeep,
)

NamePath = Annotated[str, PathParameter(max_length=64)]
Other = Annotated[str, QueryParameter(max_length=64)]
SetName = Annotated[str, QueryParameter(max_length=60)]
_COST: Final = 5


async def _named(visit: Visit, game: str, word: str) -> tuple[str, int, Files]:
    """The set that a word names, what it is called and which version it is."""
    played, files = await visit.hall.sets.find(visit.guest, game, word)
    name, _, number = played.name.partition("@")
    return name, int(number or 0), files


async def _look(visit: Visit, draft: SetDraft) -> Looked:
    """Check a set as somebody would change it."""
    visit.spend(_COST)
    game = visit.hall.game(draft.game).id
    _, base = await visit.hall.sets.find(visit.guest, game, draft.base)
    changes = [
        Change(one.file, tuple(one.path), NOTHING if one.value is UNSET else one.value)
        for one in draft.changes
    ]
    check_values(changes)
    run = partial(visit.hall.thinking.run, lane="sets", payer=visit.payer)
    looked: Looked = await run(look, game, base, changes)
    return looked


async def _keep(visit: Visit, guest: str, game: str, name: str, looked: Looked) -> KeptSetAnswer:
    check_sound(looked)
    return await visit.hall.sets.keep(guest, game, name, looked.files, looked.told.data_hash)


@get("/sets", summary="My sets", responses=PROBLEMS)
async def list_sets(request: ApiRequest, game: GameName = None) -> KeptSetsAnswer:
    visit = visit_of(request)
    return KeptSetsAnswer(await visit.hall.sets.mine(await visit.need_guest(), game))


@get("/sets/{game:str}", summary="A set with all that it says and how it is known", responses=PROBLEMS)
async def show_set(request: ApiRequest, game: GamePath, word: SetQuery = OWN) -> SetAnswer:
    visit = visit_of(request)
    visit.spend(_COST)
    name, number, files = await _named(visit, game, word)
    run = partial(visit.hall.thinking.run, lane="sets", payer=visit.payer)
    answer: SetAnswer = await run(tell, game, files, name, number)
    return answer


@post("/sets/check", status_code=200, summary="Check a set with some changes", responses=PROBLEMS)
async def check_set(request: ApiRequest, data: JSONBody[SetDraft]) -> SetChecked:
    return (await _look(visit_of(request), data)).told


@post("/sets", summary="Keep a set with some changes under a name", responses=PROBLEMS)
async def keep_set(request: ApiRequest, data: JSONBody[SetToKeep]) -> KeptSetAnswer:
    visit = visit_of(request)
    guest = await visit.need_guest()
    await visit.check_ban()
    visit.spend_sets()
    return await _keep(visit, guest, data.game, data.name, await _look(visit, data))


@post("/sets/{game:str}/import", summary="Keep the set of a zip archive under a name", responses=PROBLEMS)
async def import_set(request: ApiRequest, game: GamePath, name: SetName) -> KeptSetAnswer:
    visit = visit_of(request)
    guest = await visit.need_guest()
    await visit.check_ban()
    visit.spend_sets()
    visit.spend(_COST)
    known = visit.hall.game(game).id
    archive = await request.body()
    run = partial(visit.hall.thinking.run, lane="sets", payer=visit.payer)
    looked: Looked = await run(look_into, known, archive[: MOST_ZIP_BYTES + 1])
    return await _keep(visit, guest, known, name, looked)


@get(
    "/sets/{game:str}/archive",
    summary="A set as a zip archive of its files",
    media_type="application/zip",
    responses=PROBLEMS,
)
async def export_set(request: ApiRequest, game: GamePath, word: SetQuery = OWN) -> Response[bytes]:
    visit = visit_of(request)
    visit.spend(_COST)
    _, _, files = await _named(visit, game, word)
    run = partial(visit.hall.thinking.run, lane="sets", payer=visit.payer)
    archive: bytes = await run(write_zip, files)
    headers = {"Content-Disposition": f'attachment; filename="{game}-{files.hash[:12]}.zip"'}
    return Response(archive, media_type="application/zip", headers=headers)


@get("/sets/{game:str}/compare", summary="The fields in which two sets differ", responses=PROBLEMS)
async def compare_sets(
    request: ApiRequest, game: GamePath, other: Other, word: SetQuery = OWN
) -> SetDifferencesAnswer:
    visit = visit_of(request)
    visit.spend(_COST)
    pair = [(await _named(visit, game, each))[2] for each in (word, other)]
    run = partial(visit.hall.thinking.run, lane="sets", payer=visit.payer)
    return SetDifferencesAnswer(await run(differences, game, *pair))


@delete("/sets/{game:str}/{name:str}", status_code=200, summary="Keep a set no longer", responses=PROBLEMS)
async def forget_set(request: ApiRequest, game: GamePath, name: NamePath) -> KeptSetsAnswer:
    visit = visit_of(request)
    guest = await visit.need_guest()
    await visit.hall.sets.forget(guest, game, name)
    return KeptSetsAnswer(await visit.hall.sets.mine(guest, game))


HANDLERS: Final = [
    list_sets,
    show_set,
    check_set,
    keep_set,
    import_set,
    export_set,
    compare_sets,
    forget_set,
]
