"""The REST interface: coming back on another device, and going for good."""

from __future__ import annotations

from typing import Annotated, Any, Final, cast

import msgspec
from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter
from sqlalchemy import bindparam, select
from sqlalchemy import delete as remove

from tetrarchy.kernel.errors import BadOptions, TetrarchyError
from tetrarchy.server.guests import clean_label
from tetrarchy.server.people import codes, devices, passkeys
from tetrarchy.server.people.export import export
from tetrarchy.server.people.games_of import tables_of
from tetrarchy.server.people.leaving import check_sure, delete_guest
from tetrarchy.server.people.schema import PASSKEYS
from tetrarchy.server.rest_tables import me_answer
from tetrarchy.server.schema import GUESTS
from tetrarchy.server.visit import PROBLEMS, ApiRequest, Visit, visit_of
from tetrarchy.wire import (
    ChallengeAnswer,
    CodeAnswer,
    KeysAnswer,
    MeAnswer,
    NewDevice,
    NewPasskey,
    PasskeyAnswer,
    SignIn,
    Sure,
    TokenAnswer,
)

KeyPath = Annotated[str, PathParameter(max_length=400)]
_COST: Final = 5
_EXPORT_COST: Final = 50
_REMOVE: Final = remove(PASSKEYS).where(PASSKEYS.c.id == bindparam("key_id"))


def _site(visit: Visit, request: ApiRequest) -> passkeys.Site:
    """The page that asks, which only a browser names."""
    origin, host = visit.access.site_of(cast(dict[str, Any], request.scope))
    if not origin or not host:
        raise BadOptions("no-browser", "Passkeys need a browser.")
    return passkeys.Site(origin, host)


async def _keys(visit: Visit) -> KeysAnswer:
    holder = await visit.need_owner()
    store = visit.hall.store
    found = await store.read(select(GUESTS.c.created).where(GUESTS.c.id == holder.guest))
    since = found[0]["created"] if found else 0.0
    return KeysAnswer(
        [
            PasskeyAnswer(row["id"], row["name"], row["created"], row["used"])
            for row in await passkeys.of(store, holder.guest)
        ],
        await codes.recovery_since(store, holder.guest),
        await devices.listed(store, visit.access.ended, holder, since),
    )


@get("/me/keys", summary="My passkeys, recovery code and devices", responses=PROBLEMS)
async def show_keys(request: ApiRequest) -> KeysAnswer:
    visit = visit_of(request)
    answer = await _keys(visit)
    assert visit.holder is not None
    await devices.see(visit.hall.store, visit.holder)
    return answer


@post("/me/passkeys/options", status_code=200, summary="What to ask for a new passkey", responses=PROBLEMS)
async def begin_passkey(request: ApiRequest) -> ChallengeAnswer:
    visit = visit_of(request)
    holder = await visit.need_owner()
    visit.spend(_COST)
    name = (await me_answer(visit, holder.guest)).name
    site = _site(visit, request)
    return ChallengeAnswer(await passkeys.registration(visit.hall.store, site, holder.guest, name))


@post("/me/passkeys", summary="Keep a passkey", responses=PROBLEMS)
async def add_passkey(request: ApiRequest, data: JSONBody[NewPasskey]) -> KeysAnswer:
    visit = visit_of(request)
    holder = await visit.need_owner()
    visit.spend(_COST)
    name = clean_label(data.name)
    await passkeys.register(visit.hall.store, _site(visit, request), holder.guest, data.credential, name)
    return await _keys(visit)


@delete("/me/passkeys/{key:str}", status_code=200, summary="Remove a passkey", responses=PROBLEMS)
async def drop_passkey(request: ApiRequest, key: KeyPath) -> KeysAnswer:
    visit = visit_of(request)
    holder = await visit.need_owner()
    if key not in [row["id"] for row in await passkeys.of(visit.hall.store, holder.guest)]:
        raise TetrarchyError("no-passkey", "You have no such passkey.")
    await visit.hall.store.write((_REMOVE, {"key_id": key}))
    return await _keys(visit)


@post("/me/recovery", summary="A new recovery code in place of the old one", responses=PROBLEMS)
async def new_recovery(request: ApiRequest) -> CodeAnswer:
    visit = visit_of(request)
    holder = await visit.need_owner()
    visit.spend(_COST)
    return CodeAnswer(*await codes.make(visit.hall.store, visit.hall.keys, holder.guest, "recovery"))


@post("/me/device-code", summary="A code for another device, good once", responses=PROBLEMS)
async def new_device_code(request: ApiRequest) -> CodeAnswer:
    visit = visit_of(request)
    holder = await visit.need_owner()
    visit.spend(_COST)
    return CodeAnswer(*await codes.make(visit.hall.store, visit.hall.keys, holder.guest, "device"))


@post("/me/devices", summary="A token for a program", responses=PROBLEMS)
async def add_device(request: ApiRequest, data: JSONBody[NewDevice]) -> TokenAnswer:
    visit = visit_of(request)
    holder = await visit.need_owner()
    visit.spend(_COST)
    made = await devices.add(visit.hall.store, holder.guest, clean_label(data.name), data.scope)
    return TokenAnswer(made.device, visit.hall.keys.token(made.guest, made.device))


@delete("/me/devices/{device:str}", status_code=200, summary="Sign out on a device", responses=PROBLEMS)
async def drop_device(request: ApiRequest, device: KeyPath) -> KeysAnswer:
    visit = visit_of(request)
    holder = await visit.need_owner()
    await devices.end(visit.hall.store, visit.access.ended, holder.guest, device)
    return await _keys(visit)


@delete("/me/devices", status_code=200, summary="Sign out everywhere else", responses=PROBLEMS)
async def drop_devices(request: ApiRequest) -> KeysAnswer:
    visit = visit_of(request)
    holder = await visit.need_owner()
    await devices.end_others(visit.hall.store, visit.access.ended, holder)
    return await _keys(visit)


@post("/sign-in/options", status_code=200, summary="What to ask for a passkey", responses=PROBLEMS)
async def begin_sign_in(request: ApiRequest) -> ChallengeAnswer:
    visit = visit_of(request)
    visit.check_sign_in()
    return ChallengeAnswer(await passkeys.question(visit.hall.store, _site(visit, request)))


@post("/sign-in", status_code=200, summary="Come back by a passkey or a code", responses=PROBLEMS)
async def sign_in(request: ApiRequest, data: JSONBody[SignIn]) -> MeAnswer:
    visit = visit_of(request)
    visit.check_sign_in()
    store = visit.hall.store
    if data.credential is not None:
        guest = await passkeys.recognise(store, _site(visit, request), data.credential)
    elif data.code is not None:
        guest = await codes.redeem(store, visit.hall.keys, data.code)
    else:
        raise BadOptions("bad-sign-in", "Sign in with a passkey or a code.")
    holder = visit.holder
    if holder is None or holder.guest != guest or holder.scope != "all":
        holder = await devices.add(store, guest, clean_label(data.device))
    answer = await me_answer(visit, guest)
    if data.token:
        answer.token = visit.hall.keys.token(holder.guest, holder.device)
    else:
        visit.sign_in(holder)
    return answer


@get("/me/export", summary="All that is kept about me, as a file", responses=PROBLEMS)
async def export_me(request: ApiRequest) -> Response[bytes]:
    visit = visit_of(request)
    guest = (await visit.need_owner()).guest
    visit.spend(_EXPORT_COST)
    tables = await tables_of(visit.hall.store, guest)
    told = await visit.hall.store.run(lambda connection: export(connection, guest, tables))
    body = msgspec.json.format(msgspec.json.encode(told), indent=1)
    headers = {"Content-Disposition": 'attachment; filename="tetrarchy-me.json"'}
    return Response(body, media_type="application/json", headers=headers)


@post("/me/delete", status_code=200, summary="Delete me; the games stay, the name goes", responses=PROBLEMS)
async def delete_me(request: ApiRequest, data: JSONBody[Sure]) -> Sure:
    visit = visit_of(request)
    guest = (await visit.need_owner()).guest
    check_sure(data.sure)
    await delete_guest(visit.hall, visit.access.ended, guest)
    return data


HANDLERS: Final = [
    show_keys,
    begin_passkey,
    add_passkey,
    drop_passkey,
    new_recovery,
    new_device_code,
    add_device,
    drop_device,
    drop_devices,
    begin_sign_in,
    sign_in,
    export_me,
    delete_me,
]
