"""Codes that bring a guest to another device: a recovery code to be written down, or one for ten minutes.

A recovery code is good until another takes its place; a code for a device is good once. Only hashes are kept.
"""

from __future__ import annotations

import secrets
from typing import Final, Literal

from sqlalchemy import Connection, bindparam, delete, insert, select

from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.guests import Keys
from tetrarchy.server.migrate import begin_at_once
from tetrarchy.server.people.schema import CODES
from tetrarchy.server.store import Store, now

Kind = Literal["recovery", "device"]
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
_GROUPS: Final = 4
_LENGTH: Final = 4
_SECONDS: Final[dict[Kind, float | None]] = {"recovery": None, "device": 600.0}
_REPLACE: Final = delete(CODES).where(CODES.c.guest == bindparam("who"), CODES.c.kind == bindparam("what"))
_KEEP: Final = insert(CODES)


async def make(store: Store, keys: Keys, guest: str, kind: Kind) -> tuple[str, float | None]:
    """A new code in place of the one before, and until when it is good."""
    groups = ["".join(secrets.choice(_LETTERS) for _ in range(_LENGTH)) for _ in range(_GROUPS)]
    code, at, lasts = "-".join(groups), now(), _SECONDS[kind]
    expires = None if lasts is None else at + lasts
    row = {"id": _hash(keys, code), "guest": guest, "kind": kind, "created": at, "expires": expires}
    await store.write((_REPLACE, {"who": guest, "what": kind}), (_KEEP, row))
    return code, expires


async def redeem(store: Store, keys: Keys, code: str) -> str:
    """The guest of a code; one for a device is used up."""
    key, at = _hash(keys, code), now()

    def take(connection: Connection) -> str | None:
        begin_at_once(connection)
        found = connection.execute(select(CODES).where(CODES.c.id == key)).mappings().first()
        if found is None or (found["expires"] is not None and found["expires"] < at):
            return None
        if (
            found["kind"] == "device"
            and not connection.execute(delete(CODES).where(CODES.c.id == key)).rowcount
        ):
            return None
        return str(found["guest"])

    guest = await store.run(take)
    if guest is None:
        raise TetrarchyError("bad-code", "This code is not valid, or no longer.")
    return guest


async def recovery_since(store: Store, guest: str) -> float | None:
    """Since when a guest has a recovery code."""
    found = await store.read(
        select(CODES.c.created).where(CODES.c.guest == guest, CODES.c.kind == "recovery")
    )
    return found[0]["created"] if found else None


def _hash(keys: Keys, code: str) -> str:
    """What is kept of a code, however it was typed."""
    plain = "".join(c for c in code.lower() if c.isascii() and c.isalnum())
    return keys.hash_code(plain)
