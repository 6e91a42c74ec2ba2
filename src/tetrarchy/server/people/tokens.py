"""Tokens: which guest, on which device, and what the device may do.

The first token of a guest names the guest alone. Each further device has a token of its own; the first letter
of a device's id is its scope, and the whole is signed. A token is void once its device (or, of a first token,
its guest) is among the ended ones, which every process holds in memory.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from sqlalchemy import insert, select

from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.people.schema import ENDED
from tetrarchy.server.store import Store, Write, now
from tetrarchy.wire import TokenScope

_SCOPES: Final[dict[str, TokenScope]] = {"": "all", "a": "all", "p": "play", "r": "read"}
LETTERS: Final[dict[TokenScope, Literal["a", "p", "r"]]] = {"all": "a", "play": "p", "read": "r"}
_OVERLAP: Final = 60.0
"""Seconds by which other processes' clocks may differ."""
_INSERT: Final = insert(ENDED)


class Holder(NamedTuple):
    """Who holds a token."""

    guest: str
    device: str = ""
    """Empty for a guest's first token."""

    @property
    def scope(self) -> TokenScope:
        """What the token is good for."""
        return _SCOPES[self.device[:1]]

    @property
    def key(self) -> str:
        """What stands among the ended ones once the token is void."""
        return self.device or self.guest


class Ended:
    """The tokens that are void."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._keys: set[str] = set()
        self._since = 0.0
        self.heard: Callable[[], None] = lambda: None
        """Called when there are more."""

    def __contains__(self, holder: Holder) -> bool:
        return holder.key in self._keys

    async def read(self) -> None:
        """Read what has been ended since the last time, here or at another process."""
        at = now()
        found = await self._store.read(select(ENDED.c.id).where(ENDED.c.at >= self._since))
        self._since = at - _OVERLAP
        self._note({row["id"] for row in found})

    async def look(self) -> None:
        """Hear what other processes have ended; only PostgreSQL has several."""
        if self._store.is_postgres:
            await self.read()

    async def end(self, keys: set[str], *writes: Write) -> None:
        """Make tokens void, together with other writes."""
        new = keys - self._keys
        ended: list[Write] = [(_INSERT, {"id": key, "at": now()}) for key in sorted(new)]
        if ended or writes:
            await self._store.write(*ended, *writes)
        self._note(new)

    def _note(self, keys: set[str]) -> None:
        if not keys <= self._keys:
            self._keys |= keys
            self.heard()


def narrow_token() -> TetrarchyError:
    """The error for a token that is good for less than what is asked."""
    return TetrarchyError("narrow-token", "This token does not allow that.")
