"""The ways in which people want to be called, as they are kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update

from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.calling.schema import CALLS, CHANNELS
from tetrarchy.server.guests import new_id
from tetrarchy.server.store import Store, now

MOST: Final = {"push": 8, "mail": 1, "hook": 3}
MOST_AT_A_TABLE: Final = 2
MOST_FAILURES: Final = 8
"""After this number of messages that did not come through a channel is stopped, until its owner tries it."""

Kind = Literal["push", "mail", "hook"]
State = Literal["waiting", "on", "stopped"]

_INSERT: Final = insert(CHANNELS)
_STATE: Final = (
    update(CHANNELS)
    .where(CHANNELS.c.id == bindparam("key"))
    .values(state=bindparam("said"), failures=bindparam("failed"), secret=bindparam("kept"))
)
_DELETE: Final = delete(CHANNELS).where(CHANNELS.c.id == bindparam("key"))
_FORGET: Final = delete(CALLS).where(CALLS.c.who == bindparam("key"))
_DELETE_OF: Final = delete(CHANNELS).where(CHANNELS.c.guest == bindparam("key"))


class Channel(msgspec.Struct):
    """One way in which somebody is called; with a table, everybody who cares about it."""

    id: str
    guest: str
    table_id: str | None
    kind: Kind
    address: str
    secret: str
    state: State
    failures: int
    created: float


class Channels:
    """Reads and writes channels."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, guest: str) -> list[Channel]:
        """What a guest has asked for, oldest first."""
        question = select(CHANNELS).where(CHANNELS.c.guest == guest).order_by(CHANNELS.c.created)
        return _read(await self._store.read(question))

    async def ready(self, guests: Sequence[str]) -> list[Channel]:
        """How some guests are to be called."""
        question = select(CHANNELS).where(
            CHANNELS.c.guest.in_(guests), CHANNELS.c.state == "on", CHANNELS.c.table_id.is_(None)
        )
        return _read(await self._store.read(question))

    async def named(self, channels: Sequence[str]) -> list[Channel]:
        """Some channels by their names."""
        return _read(await self._store.read(select(CHANNELS).where(CHANNELS.c.id.in_(channels))))

    async def find(self, guest: str, channel: str) -> Channel:
        """A guest's own channel."""
        found = [one for one in await self.of(guest) if one.id == channel]
        if not found:
            raise TetrarchyError("no-channel", "You are not called in this way.")
        return found[0]

    async def add(
        self, guest: str, kind: Kind, address: str, secret: str, state: State, table: str | None = None
    ) -> Channel:
        """One more way; the same one again takes the place of the first."""
        mine = await self.of(guest)
        same = [one for one in mine if (one.kind, one.table_id) == (kind, table) and one.address == address]
        if table is not None:
            most, there = MOST_AT_A_TABLE, [one for one in mine if one.table_id == table]
        else:
            most, there = MOST[kind], [one for one in mine if one.kind == kind and one.table_id is None]
        if len(there) - len(same) >= most:
            raise TetrarchyError(
                "too-many-channels", "There are {most} of these already: remove one first.", most=most
            )
        made = Channel(new_id(), guest, table, kind, address, secret, state, 0, now())
        replaced = [(_DELETE, {"key": one.id}) for one in same]
        await self._store.write(*replaced, (_INSERT, msgspec.to_builtins(made)))
        return made

    async def set(self, channel: Channel, state: State, failures: int, secret: str | None = None) -> None:
        """Note how a channel is doing."""
        channel.state, channel.failures = state, failures
        channel.secret = channel.secret if secret is None else secret
        given = {"key": channel.id, "said": state, "failed": failures, "kept": channel.secret}
        await self._store.write((_STATE, given))

    async def remove(self, channel: str) -> None:
        """Call in this way no more."""
        await self._store.write((_DELETE, {"key": channel}), (_FORGET, {"key": channel}))

    async def remove_all(self, guest: str) -> None:
        """Forget all ways in which a guest wanted to be called, and what it was called for."""
        await self._store.write((_DELETE_OF, {"key": guest}), (_FORGET, {"key": guest}))


def _read(rows: Sequence[Any]) -> list[Channel]:
    return [Channel(**row) for row in rows]
