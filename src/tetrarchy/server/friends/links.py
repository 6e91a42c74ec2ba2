"""A guest's own link: whoever follows it becomes a friend at once."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.friends.bonds import blocks
from tetrarchy.server.friends.schema import LINKS
from tetrarchy.server.migrate import begin_at_once
from tetrarchy.server.store import Store, now

_BYTES: Final = 12


async def link_of(store: Store, guest: str) -> str | None:
    """The key of a guest's link, where it has one."""
    found = await store.read(select(LINKS.c.key).where(LINKS.c.guest == guest))
    return found[0]["key"] if found else None


async def make(store: Store, guest: str) -> None:
    """A link in place of the one before, which leads nowhere then."""
    row = {"guest": guest, "key": secrets.token_urlsafe(_BYTES), "created": now()}

    def work(connection: Connection) -> None:
        begin_at_once(connection)
        connection.execute(delete(LINKS).where(LINKS.c.guest == guest))
        connection.execute(insert(LINKS), row)

    await store.run(work)


async def drop(store: Store, guest: str) -> None:
    """Have no link any more."""
    await store.run(
        lambda connection: connection.execute(delete(LINKS).where(LINKS.c.guest == guest)).close()
    )


async def owner(store: Store, key: str, asker: str) -> str:
    """Whose link it is; to somebody whom the owner blocks it leads nowhere."""
    found = await store.read(select(LINKS.c.guest).where(LINKS.c.key == key))
    if not found or await blocks(store, found[0]["guest"], asker):
        raise TetrarchyError("bad-link", "This link is no longer valid.")
    guest = str(found[0]["guest"])
    if guest == asker:
        raise TetrarchyError("own-person", "This is you.")
    return guest
