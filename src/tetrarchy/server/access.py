"""Who asks, and whether from a page that may."""

from __future__ import annotations

from collections.abc import MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final
from urllib.parse import urlsplit

from sqlalchemy import select

from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.guests import COOKIE, Keys
from tetrarchy.server.schema import GUESTS
from tetrarchy.server.store import Store

HEADER: Final = b"x-tetrarchy"
_SAFE: Final = ("GET", "HEAD", "OPTIONS")


class Access:
    """Reads tokens and origins out of requests."""

    def __init__(self, keys: Keys, store: Store, origins: tuple[str, ...]) -> None:
        self.keys = keys
        self.store = store
        self.origins = frozenset(origin.rstrip("/").lower() for origin in origins)

    def guest_of(self, scope: MutableMapping[str, Any]) -> str | None:
        """The guest of a request: by bearer token, else by cookie."""
        token = self.bearer(scope)
        if token is not None:
            return self.keys.guest(token)
        token = self._cookie(scope)
        return None if token is None else self.keys.guest(token)

    def bearer(self, scope: MutableMapping[str, Any]) -> str | None:
        """The token of the header ``Authorization``."""
        given = _header(scope, b"authorization")
        return given[7:].strip() if given.lower().startswith("bearer ") else None

    def is_admin(self, scope: MutableMapping[str, Any]) -> bool:
        """Whether the host asks."""
        token = self.bearer(scope)
        return token is not None and self.keys.is_admin(token)

    def origin_allowed(self, scope: MutableMapping[str, Any]) -> bool:
        """Whether the request comes from our own page, an allowed one, or no page at all."""
        origin = _header(scope, b"origin")
        if not origin:
            return True
        if origin.rstrip("/").lower() in self.origins:
            return True
        try:
            return urlsplit(origin).netloc.lower() == _header(scope, b"host").lower() != ""
        except ValueError:
            return False

    def check_change(self, scope: MutableMapping[str, Any]) -> None:
        """Refuse a request that changes something and was not made by our page or a program."""
        if scope["method"] in _SAFE:
            return
        if not self.origin_allowed(scope):
            raise TetrarchyError("foreign-origin", "Another page sent this request.")
        if self._cookie(scope) is not None and self.bearer(scope) is None and not _header(scope, HEADER):
            raise TetrarchyError("no-header-sent", "The request lacks the header X-Tetrarchy.")

    async def name_of(self, guest: str) -> str:
        """What a guest is called."""
        found = await self.store.read(select(GUESTS.c.name).where(GUESTS.c.id == guest))
        return str(found[0]["name"]) if found else ""

    def _cookie(self, scope: MutableMapping[str, Any]) -> str | None:
        try:
            morsel = SimpleCookie(_header(scope, b"cookie")).get(COOKIE)
        except CookieError:
            return None
        return None if morsel is None else morsel.value


def _header(scope: MutableMapping[str, Any], name: bytes) -> str:
    for key, value in scope["headers"]:
        if key.lower() == name:
            return str(bytes(value).decode("latin-1"))
    return ""
