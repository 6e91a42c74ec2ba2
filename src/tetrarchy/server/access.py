"""Who asks, and whether from a page that may."""

from __future__ import annotations

import socket
from collections.abc import MutableMapping
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from sqlalchemy import select

from tetrarchy.kernel.errors import TetrarchyError, quote
from tetrarchy.server.guests import COOKIE, Keys
from tetrarchy.server.people.tokens import Ended, Holder
from tetrarchy.server.schema import GUESTS
from tetrarchy.server.settings import Settings
from tetrarchy.server.store import Store

HEADER: Final = b"x-tetrarchy"
SAFE: Final = ("GET", "HEAD", "OPTIONS")
_PRIVATE_NAMES: Final = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal", ".test")
"""How names end that nobody can register."""


class Access:
    """Reads tokens, origins and hosts out of requests."""

    def __init__(self, keys: Keys, store: Store, settings: Settings, ended: Ended) -> None:
        self.keys = keys
        self.ended = ended
        self.store = store
        self.origins = frozenset(origin.rstrip("/").lower() for origin in settings.origins)
        self._any_name = settings.secure_cookies
        self._names = {_host_of(urlsplit(origin).netloc) for origin in self.origins}
        self._names |= {socket.gethostname().lower(), settings.host.lower()}

    def holder_of(self, scope: MutableMapping[str, Any]) -> Holder | None:
        """Whose token a request brings: by bearer token, else by cookie. One that is void is nobody's."""
        token = self.bearer(scope)
        known = (self.keys.holder(token) for token in (_cookies(scope) if token is None else [token]))
        return next((holder for holder in known if holder is not None and holder not in self.ended), None)

    def site_of(self, scope: MutableMapping[str, Any]) -> tuple[str, str]:
        """The origin of the page that asks, and the name by which it calls this server."""
        return _header(scope, b"origin").rstrip("/"), _host_of(_header(scope, b"host"))

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

    def host_allowed(self, scope: MutableMapping[str, Any]) -> bool:
        """Whether a request calls this server by a name that it may have.

        Whoever owns a name can let it lead here, and a page under that name would be taken for our own.
        So a name is known to the host, or it is one that nobody can register. With https it is the
        proxy that knows the names: a browser trusts no other.
        """
        name = _host_of(_header(scope, b"host"))
        if self._any_name or not name or "." not in name or name in self._names:
            return True
        if name.endswith(_PRIVATE_NAMES):
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True

    def base_of(self, scope: MutableMapping[str, Any]) -> str:
        """Where a request says that this server is; a proxy that speaks https says so."""
        scheme = "https" if self._any_name else scope.get("scheme", "http")
        return f"{scheme}://{_header(scope, b'host')}"

    def check_host(self, scope: MutableMapping[str, Any]) -> None:
        """Refuse a request that calls this server by a name that is not its own."""
        if not self.host_allowed(scope):
            name = _host_of(_header(scope, b"host"))
            raise TetrarchyError(
                "foreign-host",
                "This server does not go by the name {given}; its host can allow it with --origin.",
                given=quote(name),
            )

    def check_change(self, scope: MutableMapping[str, Any]) -> None:
        """Refuse a request that changes something and was not made by our page or a program."""
        if scope["method"] in SAFE:
            return
        if not self.origin_allowed(scope):
            raise TetrarchyError("foreign-origin", "Another page sent this request.")
        if _cookies(scope) and self.bearer(scope) is None and not _header(scope, HEADER):
            raise TetrarchyError("no-header-sent", "The request lacks the header X-Tetrarchy.")

    async def name_of(self, guest: str) -> str:
        """What a guest is called."""
        found = await self.store.read(select(GUESTS.c.name).where(GUESTS.c.id == guest))
        return str(found[0]["name"]) if found else ""


def _cookies(scope: MutableMapping[str, Any]) -> list[str]:
    """The values of our cookie. Those of others are not read: whatever they hold, ours is found."""
    given = b";".join(bytes(value) for name, value in scope["headers"] if name.lower() == b"cookie")
    pairs = [part.strip().partition("=") for part in given.decode("latin-1").split(";")]
    return [value.strip().strip('"') for name, _, value in pairs if name.strip() == COOKIE]


def _host_of(netloc: str) -> str:
    """The name in a header ``Host``, without port and brackets."""
    name = netloc.strip().lower()
    if name.startswith("["):
        return name[1:].partition("]")[0]
    return name.partition(":")[0].rstrip(".")


def _header(scope: MutableMapping[str, Any], name: bytes) -> str:
    for key, value in scope["headers"]:
        if key.lower() == name:
            return str(bytes(value).decode("latin-1"))
    return ""
