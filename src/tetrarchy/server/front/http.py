"""HTTP as uvicorn speaks it, with an end to everything: to heads, addresses, queues and patience."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final

import httptools
import uvicorn
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from tetrarchy.server.front.addresses import network_of
from tetrarchy.server.front.door import Door
from tetrarchy.server.front.sockets import GOODBYE_SECONDS, MOST_SKIPPED

_SLICE: Final = 16_384
"""How much is parsed before it is looked at whether that may go on."""
_SMALL: Final = 2_048
"""What may wait for a reader uncounted: as much as the head of an answer, which goes out with its body."""
_FINE: Final = 20
"""What a request too many costs its address: for a moment not even a connection is let in."""


class FrontConfig(uvicorn.Config):
    """uvicorn's settings, with the door that its connections come through."""

    door: Door


class _Refused(Exception):
    """Ends the parsing of a request that breaks a limit."""


class GuardedHttp(HttpToolsProtocol):
    """One connection that speaks HTTP, until it is closed or becomes a live one."""

    def __init__(
        self,
        config: FrontConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.waiting = 0
        self.door = config.door
        self.limits = config.door.limits
        self._peer = ""
        self._inside = False
        self._is_new = True
        self._upgraded = False
        self._refusal = HTTPStatus.BAD_REQUEST
        self._refused = False
        self._skipped = 0
        self._unparsed = 0
        """Bytes since the parser has last come to the end of something."""
        self._dropped = 0
        """Bytes of a body that came after the answer."""
        self._deadline: asyncio.TimerHandle | None = None
        self._stall: asyncio.TimerHandle | None = None
        self._next: Callable[[], None] | None = None
        """Begins the answer that waits until those before it are read."""

    # ------------------------------------------------------------ coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let the connection in, or close it where there is no room."""
        super().connection_made(transport)
        self._peer = str(self.client[0]) if self.client else ""
        self._inside = self.door.enter(self, self._peer)
        transport.set_write_buffer_limits(high=_SMALL)
        if self._inside:
            self._expect(self.limits.head_seconds)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._expect(None)
        self._set_stall(None)
        self._next = None
        self.door.outbox.weigh(self, 0)
        if self._inside:
            self._inside = False
            self.door.leave(self, self._peer)
        super().connection_lost(exc)

    def abort(self) -> None:
        """End at once, whatever still waits to be read."""
        self.transport.abort()

    def _expect(self, seconds: float | None) -> None:
        """End the connection after so long; None waits for nothing."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self.abort)

    def _set_stall(self, seconds: float | None) -> None:
        if self._stall is not None:
            self._stall.cancel()
        self._stall = None if seconds is None else self.loop.call_later(seconds, self.abort)

    def flush(self) -> None:
        """Nothing waits here: answers are handed to the transport at once."""

    def pause_writing(self) -> None:
        """An answer is not read: it is waited for, but not for ever, and it counts among all that waits."""
        super().pause_writing()
        self._set_stall(self.limits.stall_seconds)
        self.door.outbox.weigh(self, self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        """The answer is read."""
        super().resume_writing()
        self._set_stall(None)
        self.door.outbox.weigh(self, 0)
        if self._next is not None:
            begin, self._next = self._next, None
            begin()

    def on_response_complete(self) -> None:
        """An answer has been written. Where the connection closes after it, it is waited for no longer."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._expect(self.limits.stall_seconds)

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more has been asked for."""
        super().timeout_keep_alive_handler()
        self._expect(GOODBYE_SECONDS)

    # ------------------------------------------------------------ requests

    def data_received(self, data: bytes) -> None:
        """Parse what has come, piece by piece, as long as it keeps to the limits.

        The first of it tells whether the connection belongs to another process.
        """
        if self._is_new:
            self._is_new = False
            if self.door.siblings.pass_on(self.transport.get_extra_info("socket").fileno(), data):
                self.transport.abort()  # closes what this process has of it
                return
        for begin in range(0, len(data), _SLICE):
            if self.transport.is_closing() or self._upgraded or self._refused:
                break
            piece = data[begin : begin + _SLICE]
            self._unparsed += len(piece)
            try:
                self.parser.feed_data(piece)
            except httptools.HttpParserUpgrade:
                if self._should_upgrade():
                    self.handle_websocket_upgrade()
                else:  # the answer goes out as usual, and nothing more is understood
                    self._expect(self.limits.head_seconds)
            except httptools.HttpParserError:
                self._answer_refusal(self._refusal)
            if self._unparsed > self.limits.head_bytes:
                self._answer_refusal(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        if self._refused:
            self._skipped += len(data)
            if self._skipped > MOST_SKIPPED:
                self.flow.pause_reading()

    def _answer_refusal(self, status: HTTPStatus) -> None:
        """Say why a request is not served, unless an answer is under way, and close."""
        if self.transport.is_closing() or self._refused:
            return
        self._expect(GOODBYE_SECONDS)
        if self._is_answering:
            self.transport.close()
            return
        self._refused = True
        said = f"HTTP/1.1 {status} {status.phrase}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
        self.transport.write(said.encode())
        self.transport.write_eof()

    @property
    def _is_answering(self) -> bool:
        return bool(self.cycle) and not self.cycle.response_complete

    def _refuse(self, status: HTTPStatus) -> None:
        self._refusal = status
        raise _Refused

    def on_message_begin(self) -> None:
        """A request begins."""
        if len(self.pipeline) >= self.limits.pipelined_requests:
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS)
        self._unset_keepalive_if_required()
        self._expect(self.limits.head_seconds)
        self._dropped = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """More of its address has come."""
        if len(self.url) + len(url) > self.limits.url_bytes:
            self._refuse(HTTPStatus.REQUEST_URI_TOO_LONG)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A line of its head, or of what follows its body, has come."""
        if len(self.headers) >= self.limits.headers:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Its head has come: serve it, unless its address has asked for too much."""
        self._unparsed = 0
        self._expect(self.limits.body_seconds)
        self.door.hear(self)
        address = self.door.proxies.client(self._peer, self.headers)
        if not self.door.requests.take(network_of(address)):
            self.door.requests.owe(network_of(address), _FINE)
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS)
        self.scope["client"] = (address, self.client[1] if self.client and address == self._peer else 0)
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """Let a request be answered when it is its address's turn, and the answers before it are read."""
        begin = super()._start_asgi_task

        def start() -> None:
            if self.flow.write_paused:
                self._next = start
            elif not self.transport.is_closing():
                begin(cycle, app)

        client = cycle.scope["client"]
        self.door.pacer.begin(network_of(client[0] if client else ""), start)

    def on_body(self, body: bytes) -> None:
        """More of its body has come."""
        self._unparsed = 0
        if not self._is_answering:
            self._dropped += len(body)
            if self._dropped > self.limits.body_bytes:
                self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """All of it has come."""
        self._unparsed = 0
        self._expect(None)
        super().on_message_complete()

    # ------------------------------------------------------------ live connections

    def _should_upgrade_to_ws(self) -> bool:
        return True

    def handle_websocket_upgrade(self) -> None:
        """Become a live connection, once nothing waits to be read; all that this one was ends."""
        if self._is_answering or self.flow.write_paused:
            self.abort()
            return
        self._upgraded = True
        self._inside = False
        self._expect(None)
        self._unset_keepalive_if_required()
        self.connections.discard(self)
        path, _, query = self.url.partition(b"?")
        scope: dict[str, Any] = {**self.scope, "type": "websocket", "query_string": query}
        scope["path"] = path.decode("latin-1")
        socket = self.door.open_socket(self, self._peer, self.connections.discard)
        self.connections.add(socket)  # type: ignore[arg-type]
        task = socket.open(self.transport, scope, self.door.serve)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
