"""Those who may neither talk nor sit down for a while. What they play already they may play to its end."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import bindparam, delete, insert, select

from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.moderation.schema import BANS
from tetrarchy.server.store import now

if TYPE_CHECKING:
    from tetrarchy.server.hall import Hall

_FRESH_SECONDS: Final = 2.0
"""How long it may take until another process knows of a ban."""
_DELETE: Final = delete(BANS).where(BANS.c.who == bindparam("key"))
_INSERT: Final = insert(BANS)


class Bans:
    """Who is banned, as the database has it."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._until: dict[str, float] = {}
        self._read = -1e9

    async def check(self, guest: str | None, network: str = "") -> None:
        """Refuse what a banned guest wants to do, or somebody else from a banned address."""
        if time.monotonic() - self._read > _FRESH_SECONDS:
            self._read = time.monotonic()
            rows = await self._hall.store.read(select(BANS.c.who, BANS.c.until))
            self._until = {row["who"]: row["until"] for row in rows}
        if not self._until:
            return
        network = network or self._address_of(guest)
        until = max((self._until.get(who, 0.0) for who in (guest, network) if who), default=0.0)
        if until > now():
            days = max(1, round((until - now()) / 86_400))
            raise TetrarchyError("banned", "The host has banned you for {days} more days.", days=days)

    async def ban(self, guest: str, name: str, why: str, days: float, address: bool) -> None:
        """Ban a guest, and where wanted the address that it came from last."""
        about = {"guest": guest, "name": name, "why": why, "created": now(), "until": now() + 86_400 * days}
        whom = [guest, *([self._address_of(guest)] if address else [])]
        for who in filter(None, whom):
            await self._hall.store.write((_DELETE, {"key": who}), (_INSERT, about | {"who": who}))
        self._read = -1e9

    async def lift(self, guest: str) -> None:
        """Ban a guest no longer, with the address; ``guest`` is what stands for it where bans are listed."""
        rows = await self._hall.store.read(select(BANS.c.who, BANS.c.guest))
        for row in rows:
            if self.key_of(row["guest"], row["who"]) == guest:
                await self._hall.store.write((_DELETE, {"key": row["who"]}))
        self._read = -1e9

    def key_of(self, guest: str, who: str) -> str:
        """What stands for a ban: the guest, or something of no other use where only an address is left."""
        return guest or self._hall.keys.proof("ban", who)

    def _address_of(self, guest: str | None) -> str:
        """Where a guest has last come from, if that is known."""
        address = "" if guest is None else self._hall.bot_time.payer(guest).address
        return "" if address == guest else address
