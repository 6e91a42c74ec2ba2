"""The whole server as one ASGI application."""

from __future__ import annotations

import logging
from collections.abc import MutableMapping
from functools import cache
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from tetrarchy import __version__
from tetrarchy.kernel.errors import BadOptions, TetrarchyError
from tetrarchy.server.access import Access
from tetrarchy.server.friends.invitations import Tidy
from tetrarchy.server.front.door import Door
from tetrarchy.server.front.sockets import LiveSocket
from tetrarchy.server.guests import COOKIE, open_keys
from tetrarchy.server.hall import Hall
from tetrarchy.server.limits import AddressLimits, Buckets
from tetrarchy.server.live import Live, Message, Receive, Scope, Send
from tetrarchy.server.lobby import Lists
from tetrarchy.server.migrate import migrate
from tetrarchy.server.page import POLICY, Page
from tetrarchy.server.people.tokens import Ended
from tetrarchy.server.problems import problem
from tetrarchy.server.rest import API
from tetrarchy.server.settings import Settings, read_database
from tetrarchy.server.siblings import ALONE, Place, Siblings
from tetrarchy.server.store import Store, is_ready
from tetrarchy.server.thinkers import PATH, Thinkers
from tetrarchy.server.visit import Visit
from tetrarchy.wire import encode

_LOG: Final = logging.getLogger("tetrarchy.app")
_COOKIE_AGE: Final = 5 * 365 * 86_400
_SECURITY: Final = [
    (b"content-security-policy", POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


class Server:
    """Live connections, REST and the page behind one door."""

    def __init__(self, settings: Settings, place: Place = ALONE) -> None:
        self.settings = settings
        self.siblings = Siblings(place)
        self.page = Page()
        self.rest = _rest(settings.limits.body_bytes)
        self.hall: Hall | None = None
        self.admin_token: str | None = None
        self.door = Door(settings, self.serve_socket, self.siblings)
        self._buckets = Buckets(settings.limits.requests_a_second, settings.limits.request_burst)
        self._of_address = AddressLimits(settings.limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request; live connections come to :meth:`serve_socket`."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        else:
            await self._answer(scope, receive, send)

    async def serve_socket(self, scope: Scope, socket: LiveSocket) -> None:
        """Serve a live connection."""
        if scope["path"] == "/api/live" and self.hall is not None:
            await self.live.serve(scope, socket)
        elif scope["path"] == PATH and self.hall is not None:
            await self.thinkers.serve(scope, socket)
        else:
            socket.refuse(403)

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        try:
            await self.open()
        except Exception as error:
            _LOG.error("no start", exc_info=error)
            await send({"type": "lifespan.startup.failed", "message": str(error)})
            return
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.close()
        await send({"type": "lifespan.shutdown.complete"})

    async def open(self) -> None:
        """Open the database and the hall."""
        self.store = Store(read_database(self.settings.database))
        await self.store.run(migrate)
        keys, self.admin_token = await open_keys(self.store)
        await self.store.open()
        self.hall = Hall(self.settings, self.store, keys, self.siblings)
        ended = Ended(self.store)
        await ended.read()
        self.hall.chores += [ended.look, Tidy(self.hall).look]
        self.access = Access(keys, self.store, self.settings, ended)
        self.lists = Lists(self.hall)
        self.thinkers = Thinkers(self.hall, self.access)
        self.live = Live(self.hall, self.access, self._of_address)
        ended.heard = self.live.close_ended
        await self.hall.open()
        _LOG.info("open", extra={"server": self.hall.process, "page": self.page.is_built})

    async def close(self) -> None:
        """Tell everybody, finish all writes, and end."""
        if self.hall is not None:
            self.hall.stopping = True
            self.thinkers.close()
            await self.live.close()
            await self.hall.close()
            await self.store.close()
            self.siblings.close()
            _LOG.info("closed", extra={"server": self.hall.process})

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer an HTTP request."""
        path: str = scope["path"]
        if self.hall is None:
            await _send(_guarded(send, None, self.settings), 503, b"text/plain", b"starting")
            return
        visit = Visit(self.hall, self.access, self.lists, self._buckets, self._of_address, scope)
        guarded = _guarded(send, visit, self.settings)
        if path == "/healthz":
            await _send(guarded, 200, b"text/plain", b"ok")
        elif path == "/readyz":
            ready = await is_ready(self.store) and not self.hall.stopping
            await _send(guarded, 200 if ready else 503, b"text/plain", b"ready" if ready else b"not ready")
        else:
            try:
                await self._serve(visit, scope, receive, guarded)
            except TetrarchyError as error:
                self.hall.metrics.refusals.labels(error.key).inc()
                told = problem(error)
                await _send(guarded, told.status, b"application/problem+json", encode(told))

    async def _serve(self, visit: Visit, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request that people or programs make; it may be refused."""
        path: str = scope["path"]
        self.access.check_host(scope)
        if not path.startswith("/api/") and path not in ("/metrics", "/api"):
            await self._show_page(scope, receive, send)
            return
        visit.spend(1)
        self.access.check_change(scope)
        visit.check_scope(scope["method"])
        if path == "/metrics":
            visit.need_admin()
            await _send(send, 200, b"text/plain; version=0.0.4; charset=utf-8", self._metrics())
            return
        scope.setdefault("state", {})["visit"] = visit

        async def receive_and_note() -> Message:
            message = await receive()
            visit.has_gone = visit.has_gone or message["type"] == "http.disconnect"
            return message

        await self.rest(scope, receive_and_note, send)  # type: ignore[arg-type]

    async def _show_page(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send a file of the page, or the page with what is told of the link that leads to it."""
        assert self.hall is not None
        tags = ""
        if scope["method"] in ("GET", "HEAD") and self.page.is_page(scope["path"]):
            base = self.settings.calls.address or self.access.base_of(scope)
            tags = await self.hall.gallery.tags(scope["path"], base)
        await self.page(scope, receive, send, tags)

    def _metrics(self) -> bytes:
        assert self.hall is not None
        metrics = self.hall.metrics
        metrics.thinking.set(self.hall.thinking.waiting)
        metrics.failures.set(self.hall.thinking.failures)
        metrics.thoughts.labels("all").set(self.hall.thinking.decisions)
        metrics.thoughts.labels("taken_up").set(self.hall.thinking.taken_up)
        metrics.thinkers.set(len(self.thinkers))
        metrics.thought_elsewhere.set(self.thinkers.done)
        metrics.commits.set(self.store.commits)
        metrics.waiting.set(self.store.waiting)
        metrics.tables.set(len(self.hall.tables))
        metrics.slow.set(self.door.outbox.waiting)
        metrics.sent.inc(self.door.outbox.sent)
        self.door.outbox.sent = 0
        return metrics.text()


async def _send(send: Send, status: int, kind: bytes, body: bytes) -> None:
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _guarded(send: Send, visit: Visit | None, settings: Settings) -> Send:
    """Sends an answer with the headers that protect whoever reads it."""

    async def send_guarded(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            headers = [*message["headers"], *_SECURITY]
            if not any(name == b"cache-control" for name, _ in headers):
                headers.append((b"cache-control", b"no-store"))
            if visit is not None and visit.fresh_token is not None:
                secure = "; Secure" if settings.secure_cookies else ""
                scope = f"Path=/; Max-Age={_COOKIE_AGE}; HttpOnly; SameSite=Lax{secure}"
                cookie = f"{COOKIE}={visit.fresh_token}; {scope}"
                headers.append((b"set-cookie", cookie.encode()))
            message = {**message, "headers": headers}
        await send(message)

    return send_guarded


def _refuse(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Every failure as problem+json."""
    visit = request.scope.get("state", {}).get("visit")
    if isinstance(error, TetrarchyError):
        refusal = error
    elif isinstance(error, HTTPException) and error.status_code < 500:
        refusal = _http_refusal(error)
    elif isinstance(error, msgspec.ValidationError | UnicodeError | RecursionError):
        refusal = BadOptions("bad-request", "The request cannot be read: {why}.", why=str(error)[:200])
    else:
        if visit is None or not visit.has_gone:
            _LOG.error("request failed", exc_info=error, extra={"path": request.scope["path"]})
        refusal = TetrarchyError("server-error", "Something went wrong on the server; its log says why.")
    if visit is not None:
        visit.hall.metrics.refusals.labels(refusal.key).inc()
    told = problem(refusal)
    return Response(encode(told), status_code=told.status, media_type="application/problem+json")


def _http_refusal(error: HTTPException) -> TetrarchyError:
    if error.status_code == 404:
        return TetrarchyError("no-path", "There is nothing at this address.")
    if error.status_code == 405:
        return TetrarchyError("wrong-method", "This address does not take such a request.")
    if error.status_code == 413:
        return TetrarchyError("too-large", "The request is too large.")
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{e.get('key', '')} {e.get('message', '')}".strip() for e in extra if isinstance(e, dict)]
    why = "; ".join(parts) or str(error.detail)
    return BadOptions("bad-request", "The request cannot be read: {why}.", why=why[:200])


@cache
def _rest(body_bytes: int) -> Litestar:
    """The REST routes. They keep nothing of a server and take long to make, so all servers share them."""
    return Litestar(
        [API],
        exception_handlers={Exception: _refuse, HTTPException: _refuse},
        openapi_config=OpenAPIConfig(
            title="Tetrarchy",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=body_bytes,
        logging_config=None,
        debug=False,
    )
