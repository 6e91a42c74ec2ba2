"""Live play: one WebSocket a client, served as a bare ASGI application."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, TypeVar

import msgspec

from tetrarchy.kernel.errors import BadOptions, IllegalAction, TetrarchyError
from tetrarchy.server import chat
from tetrarchy.server.access import Access
from tetrarchy.server.guests import clean_chat
from tetrarchy.server.hall import RECONNECT, Hall
from tetrarchy.server.limits import Bucket, Buckets, too_fast
from tetrarchy.server.problems import error_message
from tetrarchy.server.sight import Sight
from tetrarchy.server.tables import Table, stale
from tetrarchy.server.thinking import hint, previews
from tetrarchy.wire import (
    Act,
    Bye,
    Chat,
    Done,
    Hint,
    HintAnswer,
    PassAlways,
    Ping,
    Pong,
    Preview,
    PreviewAnswer,
    TableMessage,
    Undo,
    Unwatch,
    Watch,
    encode,
    read_ident,
    read_message,
)

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
_T = TypeVar("_T")

_LOG: Final = logging.getLogger("tetrarchy.live")
_WRONG_ORIGIN: Final = 4403
_TOO_MANY: Final = 4429
_TOO_BIG: Final = 1009
_POLICY_VIOLATION: Final = 1008
_MOST_EXCESS: Final = 200
"""How many messages beyond its rate a connection may send before it is closed."""


class Connection:
    """One socket. What is pushed is sent by a task of its own, so that a slow reader delays nobody."""

    def __init__(self, guest: str | None, address: str, send: Send, most: int) -> None:
        self.guest = guest
        self.address = address
        self.watched: dict[str, Table] = {}
        self.closing = False
        self.code = 1000
        self._send = send
        self._most = most
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._wake = asyncio.Event()

    def push(self, message: bytes) -> None:
        """Send a message as soon as the ones before it are sent."""
        if self.closing:
            return
        self._waiting.append(message)
        self._size += len(message)
        if self._size > self._most:
            self.close(_POLICY_VIOLATION)
        self._wake.set()

    def close(self, code: int) -> None:
        """Send what waits (unless it is too much), and end."""
        if not self.closing:
            self.closing = True
            self.code = code
            self._wake.set()

    async def send_loop(self, counted: Callable[[], None]) -> None:
        """Send until the connection closes."""
        while True:
            while self._waiting:
                message = self._waiting.popleft()
                self._size -= len(message)
                await self._send({"type": "websocket.send", "text": message.decode()})
                counted()
            if self.closing:
                await self._send({"type": "websocket.close", "code": self.code})
                return
            self._wake.clear()
            await self._wake.wait()


class Live:
    """All live connections of this process."""

    def __init__(self, hall: Hall, access: Access) -> None:
        self.hall = hall
        self.access = access
        self.connections: set[Connection] = set()
        limits = hall.settings.limits
        self._chats = Buckets(limits.chat_a_minute / 60, limits.chat_burst)
        self._hints = Buckets(limits.hints_a_minute / 60, limits.hint_burst)
        self._previews = Buckets(limits.previews_a_second, limits.preview_burst)
        self._handlers: dict[type, Callable[[Connection, Any], Awaitable[None]]] = {
            Watch: self._watch,
            Unwatch: self._unwatch,
            Act: self._act,
            Undo: self._undo,
            Hint: self._hint,
            Preview: self._preview,
            Chat: self._chat,
            PassAlways: self._pass_always,
            Ping: self._ping,
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        await receive()
        limits = self.hall.settings.limits
        guest = self.access.guest_of(scope)
        if not self.access.origin_allowed(scope):
            await send({"type": "websocket.close", "code": _WRONG_ORIGIN})
            return
        address = str((scope.get("client") or ("",))[0])
        of_guest = sum(1 for c in self.connections if guest is not None and c.guest == guest)
        of_address = sum(1 for c in self.connections if guest is None is c.guest and c.address == address)
        if of_address >= limits.nameless_sockets_an_address:
            of_guest = limits.sockets_a_guest
        if (
            len(self.connections) >= limits.sockets
            or of_guest >= limits.sockets_a_guest
            or self.hall.stopping
        ):
            await send({"type": "websocket.close", "code": _TOO_MANY})
            return
        await send({"type": "websocket.accept"})
        connection = Connection(guest, address, send, limits.waiting_bytes)
        self.connections.add(connection)
        metrics = self.hall.metrics
        metrics.sockets.set(len(self.connections))
        sender = asyncio.create_task(connection.send_loop(metrics.sent.inc))
        reader = asyncio.create_task(self._read_loop(connection, receive))
        try:
            await asyncio.wait([sender, reader], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.connections.discard(connection)
            metrics.sockets.set(len(self.connections))
            connection.closing = True
            for task in (sender, reader):
                task.cancel()
            await asyncio.gather(sender, reader, return_exceptions=True)
            for table in list(connection.watched.values()):
                self._leave(connection, table)

    async def close(self) -> None:
        """Tell everybody that the server stops."""
        for connection in list(self.connections):
            connection.push(encode(Bye()))
            connection.close(RECONNECT)
        for _ in range(50):
            if not self.connections:
                return
            await asyncio.sleep(0.05)

    async def _read_loop(self, connection: Connection, receive: Receive) -> None:
        limits = self.hall.settings.limits
        bucket = Bucket(limits.messages_a_second, limits.message_burst)
        excess = Bucket(1.0, _MOST_EXCESS)
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            data = message.get("bytes") or (message.get("text") or "").encode()
            if len(data) > limits.message_bytes:
                connection.close(_TOO_BIG)
                return
            if not bucket.take():
                self._refuse(connection, too_fast(), read_ident(data))
                if not excess.take():
                    connection.close(_POLICY_VIOLATION)
                    return
                continue
            await self._read_one(connection, data)

    async def _read_one(self, connection: Connection, data: bytes) -> None:
        ident: str | None = None
        table: str | None = None
        try:
            try:
                message = read_message(data)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                ident = read_ident(data)
                raise BadOptions(
                    "bad-message-form", "This message cannot be read: {why}.", why=str(error)[:200]
                ) from None
            ident, table = message.id, getattr(message, "table", None)
            await self._handlers[type(message)](connection, message)
        except TetrarchyError as error:
            self._refuse(connection, error, ident, table)
        except Exception as error:
            _LOG.error("message failed", exc_info=error)
            failed = TetrarchyError("server-error", "The server failed to do this; its host can read why.")
            self._refuse(connection, failed, ident, table)

    def _refuse(
        self,
        connection: Connection,
        error: TetrarchyError,
        ident: str | None = None,
        table: str | None = None,
    ) -> None:
        self.hall.metrics.refusals.labels(error.key).inc()
        connection.push(error_message(error, ident, table))

    # ------------------------------------------------------------ what guests can say

    async def _watch(self, connection: Connection, message: Watch) -> None:
        table = await self.hall.find(message.table)
        limits = self.hall.settings.limits
        if message.table not in connection.watched and len(connection.watched) >= limits.watched_tables:
            raise TetrarchyError(
                "too-many-watched",
                "One connection follows {most} tables at most.",
                most=limits.watched_tables,
            )
        async with table.lock:
            if table.gone:
                connection.close(RECONNECT)
                return
            seat = table.match.watched_as(connection.guest)
            lines = await chat.read(self.hall.store, message.table)
            table.tell_chat([line for line in lines if line.at > table.chat_told])
            new = connection not in table.watchers
            table.watchers.add(connection)
            connection.watched[message.table] = table
            if new and seat is not None:
                table.tell_table()
                self.hall.announce_presence(message.table, connection.guest, True)
            else:
                connection.push(encode(TableMessage(table.describe(connection.guest))))
            sight = table.match.sights[seat]
            if sight.number and message.since != sight.number:
                since = message.since if message.since is not None and message.since < sight.number else None
                connection.push(table.position(seat, since))
            for line in lines:
                connection.push(encode(line))

    async def _unwatch(self, connection: Connection, message: Unwatch) -> None:
        table = connection.watched.get(message.table)
        if table is not None:
            self._leave(connection, table)

    def _leave(self, connection: Connection, table: Table) -> None:
        table.watchers.discard(connection)
        connection.watched.pop(table.match.id, None)
        guest = connection.guest
        if guest is not None and not any(other.guest == guest for other in table.watchers):
            self.hall.announce_presence(table.match.id, guest, False)
            if table.match.seat_of(guest) is not None and not self.hall.stopping:
                self.hall.run_in_background(table.announce())

    async def _act(self, connection: Connection, message: Act) -> None:
        if message.id is None:
            raise BadOptions("bad-message-id", "An action needs an id.")
        table, seat = await self._seat(connection, message.table)
        number = await table.act(seat, message.number, message.action, message.id)
        connection.push(encode(Done(message.id, message.table, number)))

    async def _undo(self, connection: Connection, message: Undo) -> None:
        table, seat = await self._seat(connection, message.table)
        number = await table.undo(seat, message.number, message.id)
        connection.push(encode(Done(message.id, message.table, number)))

    async def _pass_always(self, connection: Connection, message: PassAlways) -> None:
        table, seat = await self._seat(connection, message.table)
        number = await table.pass_always(seat)
        connection.push(encode(Done(message.id, message.table, number)))

    async def _hint(self, connection: Connection, message: Hint) -> None:
        table, seat = await self._seat(connection, message.table)
        if not table.match.setup.hints:
            raise TetrarchyError("no-hints", "There are no hints at this table.")
        sight = await self._decision(table, seat, message.number)
        self._hints.spend(connection.guest or "")
        game = table.match.setup.game
        data = self.hall.data_of(game)
        work = self.hall.thinking.run(hint, game, data, sight.view, sight.legal_codes, seat, message.number)
        failed = TetrarchyError("no-hint-now", "No hint right now: the bots are busy.")
        self.hall.run_in_background(self._answer_later(connection, message, work, HintAnswer, failed))

    async def _preview(self, connection: Connection, message: Preview) -> None:
        table, seat = await self._seat(connection, message.table)
        sight = await self._decision(table, seat, message.number)
        if not set(message.actions) <= set(sight.legal_codes):
            raise IllegalAction("not-now", "That is not possible now.")
        self._previews.spend(connection.guest or "", len(message.actions))
        game = table.match.setup.game
        data = self.hall.data_of(game)
        work = self.hall.thinking.run(previews, game, data, sight.view, message.actions, seat, message.number)
        failed = TetrarchyError("no-preview-now", "No preview right now: the server is busy.")
        self.hall.run_in_background(self._answer_later(connection, message, work, PreviewAnswer, failed))

    async def _decision(self, table: Table, seat: int, number: int) -> Sight:
        """What a seat sees that must decide now, in the position with this number."""
        async with table.lock:
            sight = table.match.sights[seat]
        if not sight.legal_codes:
            raise TetrarchyError("not-deciding", "You have nothing to decide now.")
        if not sight.open_since <= number <= sight.number:
            raise stale()
        return sight

    async def _answer_later(
        self,
        connection: Connection,
        message: Hint | Preview,
        work: Awaitable[_T],
        answer: Callable[[str | None, str, int, _T], object],
        failed: TetrarchyError,
    ) -> None:
        """Answer once a worker has found something, so that the connection stays free meanwhile."""
        try:
            found = await work
        except Exception as error:
            _LOG.error("%s failed", type(message).__name__.lower(), exc_info=error)
            self._refuse(connection, failed, message.id, message.table)
            return
        connection.push(encode(answer(message.id, message.table, message.number, found)))

    async def _chat(self, connection: Connection, message: Chat) -> None:
        table = connection.watched.get(message.table)
        if connection.guest is None or table is None:
            raise TetrarchyError("not-watching", "Follow the table first.")
        text = clean_chat(message.text)
        self._chats.spend(connection.guest)
        seat = table.match.seat_of(connection.guest)
        name = (
            table.match.seats[seat].name if seat is not None else await self.access.name_of(connection.guest)
        )
        async with table.lock:
            hall = self.hall
            line = await chat.say(hall.store, hall.process, message.table, seat, name, text, table.chat_told)
            table.tell_chat([line])
        if message.id is not None:
            connection.push(encode(Done(message.id, message.table, table.match.sights[seat].number)))

    async def _ping(self, connection: Connection, message: Ping) -> None:
        answer = Pong()
        if message.id is not None:
            answer.id = message.id
        connection.push(encode(answer))

    async def _seat(self, connection: Connection, name: str) -> tuple[Table, int]:
        """The table and the seat of a guest who wants to do something there."""
        table = connection.watched.get(name) or await self.hall.find(name)
        if self.hall.tables.get(name) is not table:
            table = await self.hall.find(name)
        seat = table.match.seat_of(connection.guest)
        if seat is None:
            raise TetrarchyError("not-seated", "You have no seat at this table.")
        return table, seat
