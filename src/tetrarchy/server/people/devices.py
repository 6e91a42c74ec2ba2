"""The devices on which a guest is known: each has a token of its own, which can be ended."""

from __future__ import annotations

from typing import Final

from sqlalchemy import bindparam, delete, insert, select, update

from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.guests import new_id
from tetrarchy.server.people.schema import CODES, DEVICES
from tetrarchy.server.people.tokens import LETTERS, Ended, Holder
from tetrarchy.server.store import Store, now
from tetrarchy.wire import DeviceAnswer, TokenScope

_MOST: Final = 50
"""Devices of one guest."""
_HOUR: Final = 3600
_KEEP: Final = insert(DEVICES)
_SEE: Final = update(DEVICES).where(DEVICES.c.id == bindparam("device")).values(seen=bindparam("at"))
_FORGET: Final = delete(DEVICES).where(DEVICES.c.id == bindparam("device"))
_FORGET_CODES: Final = delete(CODES).where(
    CODES.c.guest == bindparam("who"), CODES.c.kind == bindparam("what")
)


async def add(store: Store, guest: str, name: str, scope: TokenScope = "all") -> Holder:
    """A guest is known on another device."""
    if len(await _ids(store, guest)) >= _MOST:
        raise TetrarchyError(
            "too-many-devices", "You are signed in on too many devices; sign out on one first."
        )
    device, at = LETTERS[scope] + new_id(), now()
    await store.write((_KEEP, {"id": device, "guest": guest, "name": name, "created": at, "seen": at}))
    return Holder(guest, device)


async def see(store: Store, holder: Holder) -> None:
    """Note that a device is in use; to the hour."""
    if not holder.device:
        return
    found = await store.read(select(DEVICES.c.seen).where(DEVICES.c.id == holder.device))
    if found and found[0]["seen"] < now() - _HOUR:
        await store.write((_SEE, {"device": holder.device, "at": now()}))


async def listed(store: Store, ended: Ended, holder: Holder, since: float) -> list[DeviceAnswer]:
    """A guest's devices, the first of them first; ``since`` is when the guest came."""
    first = Holder(holder.guest)
    told = [] if first in ended else [DeviceAnswer("first", "", "all", since, None, holder == first)]
    rows = await store.read(
        select(DEVICES).where(DEVICES.c.guest == holder.guest).order_by(DEVICES.c.created)
    )
    for row in rows:
        one = Holder(holder.guest, row["id"])
        told.append(
            DeviceAnswer(one.device, row["name"], one.scope, row["created"], row["seen"], one == holder)
        )
    return told


async def end(store: Store, ended: Ended, guest: str, device: str) -> None:
    """Sign out on one device."""
    if device == "first":
        await ended.end({guest})
        return
    if device not in await _ids(store, guest):
        raise TetrarchyError("no-device", "You have no such device.")
    await ended.end({device}, (_FORGET, {"device": device}))


async def end_others(store: Store, ended: Ended, holder: Holder) -> None:
    """Sign out everywhere but here; codes for other devices are void too."""
    others = {*await _ids(store, holder.guest), holder.guest} - {holder.key}
    forget = [(_FORGET, {"device": device}) for device in sorted(others - {holder.guest})]
    await ended.end(others, *forget, (_FORGET_CODES, {"who": holder.guest, "what": "device"}))


async def _ids(store: Store, guest: str) -> set[str]:
    return {row["id"] for row in await store.read(select(DEVICES.c.id).where(DEVICES.c.guest == guest))}
