"""Live play: one WebSocket a client, served as a bare ASGI application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, TypeVar

import msgspec

from tetrarchy.kernel.errors import BadOptions, IllegalAction, TetrarchyError
from tetrarchy.server import chat
from tetrarchy.server.access import Access
from tetrarchy.server.calling.words import texts_in
from tetrarchy.server.front.addresses import network_of
from tetrarchy.server.front.frames import POLICY_VIOLATION
from tetrarchy.server.front.pacer import Pacer
from tetrarchy.server.front.sockets import LiveSocket
from tetrarchy.server.guests import clean_chat
from tetrarchy.server.hall import RECONNECT, Hall
from tetrarchy.server.limits import AddressLimits, Bucket, Buckets, Tally, too_fast
from tetrarchy.server.people.tokens import Holder, narrow_token
from tetrarchy.server.problems import error_message
from tetrarchy.server.sight import Sight
from tetrarchy.server.tables import Kept, Table, stale
from tetrarchy.server.thinking import hint, previews
from tetrarchy.wire import (
    Act,
    Bye,
    Chat,
    ChatLine,
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
_MOST_EXCESS: Final = 200
"""How many messages beyond its rate a connection may send before it is closed."""
_SPARE_SHARE: Final = 5
"""Of this number of sockets one is for addresses that have few."""
_CHATS_REMEMBERED: Final = 200
_SLICES: Final = 20
"""The parts in which live connections are closed."""
_MESSAGES_A_TURN: Final = 16
"""Messages that are handled in one turn of the event loop."""


class Connection:
    """One socket of a guest, or of somebody who is none, and the tables that it follows."""

    __slots__ = ("chat_heard", "close", "guest", "holder", "network", "push", "watched")

    def __init__(self, holder: Holder | None, network: str, socket: LiveSocket) -> None:
        self.holder = holder
        self.guest = None if holder is None else holder.guest
        self.network = network
        self.watched: set[str] = set()
        self.chat_heard: dict[str, float] = {}
        """Up to when it has heard the chat of tables that it follows no longer."""
        self.push: Final = socket.send
        """Sends a message that is encoded already; a slow reader delays nobody."""
        self.close: Final = socket.close
        """Sends what waits, and ends with a code."""


class Live:
    """All live connections of this process."""

    def __init__(self, hall: Hall, access: Access, of_address: AddressLimits) -> None:
        self.hall = hall
        self.access = access
        self.connections: set[Connection] = set()
        self._of_guest = Tally()
        self._of_network = Tally()
        self._nameless = Tally()
        self._messages = of_address.messages
        self._pacer = Pacer(_MESSAGES_A_TURN)
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

    async def serve(self, scope: Scope, socket: LiveSocket) -> None:
        """Serve one connection."""
        holder = self.access.holder_of(scope)
        guest = None if holder is None else holder.guest
        network = network_of(str(scope["client"][0]))
        if not (self.access.host_allowed(scope) and self.access.origin_allowed(scope)):
            socket.refuse(403)
            return
        if self.hall.stopping or not self._has_room(guest, network):
            socket.refuse(503 if self.hall.stopping else 429)
            return
        socket.accept()
        connection = Connection(holder, network, socket)
        self._count(connection)
        try:
            await self._read_loop(connection, socket)
        finally:
            self._forget(connection)
            for table in list(connection.watched):
                self._leave(connection, table)

    def _has_room(self, guest: str | None, network: str) -> bool:
        """Whether a guest may have another socket, and its address, and anybody."""
        limits, open_now = self.hall.settings.limits, len(self.connections)
        if guest is None:
            own = self._nameless[network] < limits.nameless_sockets_an_address
        else:
            own = self._of_guest[guest] < limits.sockets_a_guest
        most = limits.sockets_a_guest * limits.guests_an_address
        if open_now >= limits.sockets - limits.sockets // _SPARE_SHARE:
            most = limits.few_sockets
        return own and open_now < limits.sockets and self._of_network[network] < most

    def _count(self, connection: Connection) -> None:
        self.connections.add(connection)
        self.hall.presence.enter(connection)
        self._of_network.add(connection.network)
        if connection.guest is None:
            self._nameless.add(connection.network)
        else:
            self._of_guest.add(connection.guest)
            self.hall.bot_time.note(connection.guest, connection.network)
        self.hall.metrics.sockets.set(len(self.connections))

    def _forget(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.hall.presence.leave(connection)
        self._of_network.remove(connection.network)
        if connection.guest is None:
            self._nameless.remove(connection.network)
        else:
            self._of_guest.remove(connection.guest)
        self.hall.metrics.sockets.set(len(self.connections))

    def close_ended(self) -> None:
        """End the connections of those whose token is void by now."""
        for connection in list(self.connections):
            if connection.holder is not None and connection.holder in self.access.ended:
                connection.close(RECONNECT)

    async def close(self, seconds: float = 0.0) -> None:
        """Tell everybody that the server stops; over some seconds, those of a table together."""
        leaving = sorted(self.connections, key=lambda connection: min(connection.watched, default=""))
        size = 1 + len(leaving) // _SLICES
        for begin in range(0, len(leaving), size):
            for connection in leaving[begin : begin + size]:
                connection.push(encode(Bye()))
                connection.close(RECONNECT)
            await asyncio.sleep(seconds / _SLICES)
        for _ in range(50):
            if not self.connections:
                return
            await asyncio.sleep(0.05)

    async def _read_loop(self, connection: Connection, socket: LiveSocket) -> None:
        limits = self.hall.settings.limits
        bucket = Bucket(limits.messages_a_second, limits.message_burst)
        excess = Bucket(1.0, _MOST_EXCESS)
        while (data := await socket.receive()) is not None:
            await self._pacer.turn(connection.network)
            if bucket.take() and self._messages.take(connection.network):
                await self._read_one(connection, data)
                continue
            self._refuse(connection, too_fast(), read_ident(data))
            if not excess.take():
                connection.close(POLICY_VIOLATION)
                return

    async def _read_one(self, connection: Connection, data: bytes) -> None:
        ident: str | None = None
        table: str | None = None
        try:
            try:
                message = read_message(data)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                ident = read_ident(data)
                raise BadOptions(
                    "bad-message-form", "Not a valid message: {why}.", why=str(error)[:200]
                ) from None
            ident, table = message.id, getattr(message, "table", None)
            check_scope(connection.holder, message)
            await self._handlers[type(message)](connection, message)
        except TetrarchyError as error:
            self._refuse(connection, error, ident, table)
        except Exception as error:
            _LOG.error("message failed", exc_info=error)
            failed = TetrarchyError("server-error", "Something went wrong on the server; its log says why.")
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
                "You can follow at most {most} tables at once.",
                most=limits.watched_tables,
            )
        async with table.lock:
            if table.gone:
                connection.close(RECONNECT)
                return
            seat = table.match.watched_as(connection.guest)
            followers = table.followers
            new = connection not in followers.told
            lines = await self._unheard_chat(connection, table) if new else []
            number, since = table.match.sights[seat].number, message.since
            followers.told[connection] = None if since is None or since > number else (seat, since)
            connection.watched.add(message.table)
            self.hall.thinking.watch(message.table)
            self.hall.notices.follow(message.table)
            if new and seat is not None:
                table.tell_table()
                self.hall.notices.announce_presence(message.table, connection.guest, True)
            else:
                connection.push(encode(TableMessage(table.describe(connection.guest))))
                if new:
                    table.announce_audience()
            if number and since != number:
                table.tell_position(connection, seat)
            for line in lines:
                connection.push(encode(line))

    async def _unheard_chat(self, connection: Connection, table: Table) -> list[ChatLine]:
        """The last lines of a table; those that a connection has had are not sent to it again."""
        if table.is_silent:
            return []
        lines = await self.hall.chat_of(table.match.id)
        table.tell_chat([line for line in lines if line.at > table.followers.chat_told])
        heard = connection.chat_heard.pop(table.match.id, 0.0)
        return [line for line in lines if line.at > heard]

    async def _unwatch(self, connection: Connection, message: Unwatch) -> None:
        self._leave(connection, message.table)

    def _leave(self, connection: Connection, table: str) -> None:
        followers = self.hall.followers.get(table)
        if followers is not None and connection in followers.told:
            connection.chat_heard[table] = followers.chat_told
            if len(connection.chat_heard) > _CHATS_REMEMBERED:
                del connection.chat_heard[next(iter(connection.chat_heard))]
        self.hall.leave(connection, table)

    async def _act(self, connection: Connection, message: Act) -> None:
        if message.id is None:
            raise BadOptions("bad-message-id", "An action needs an id.")
        table, seat = await self._seat(connection, message.table)
        kept = await table.act(seat, message.number, message.action, message.id)
        self._confirm(connection, message, kept)

    async def _undo(self, connection: Connection, message: Undo) -> None:
        table, seat = await self._seat(connection, message.table)
        kept = await table.undo(seat, message.number, message.id)
        self._confirm(connection, message, kept)

    def _confirm(self, connection: Connection, message: Act | Undo, kept: Kept) -> None:
        """Say that a decision is kept; who follows the table has heard it with the position."""
        if not (kept.told and message.table in connection.watched):
            connection.push(encode(Done(message.id, message.table, kept.number)))

    async def _pass_always(self, connection: Connection, message: PassAlways) -> None:
        table, seat = await self._seat(connection, message.table)
        number = await table.pass_always(seat)
        connection.push(encode(Done(message.id, message.table, number)))

    async def _hint(self, connection: Connection, message: Hint) -> None:
        table, seat = await self._seat(connection, message.table)
        if not table.match.setup.hints:
            raise TetrarchyError("no-hints", "Hints are off at this table.")
        sight = await self._decision(table, seat, message.number)
        payer = connection.guest or ""
        self._hints.spend(payer)
        match = table.match
        given = (match.game.id, match.source, sight.view, sight.legal_codes, seat, message.number)
        work = self.hall.thinking.run(hint, *given, lane="hints", payer=payer)
        failed = TetrarchyError("no-hint-now", "No hint right now: the bots are busy. Try again in a moment.")
        self.hall.run_in_background(self._answer_later(connection, message, work, HintAnswer, failed))

    async def _preview(self, connection: Connection, message: Preview) -> None:
        table, seat = await self._seat(connection, message.table)
        sight = await self._decision(table, seat, message.number)
        if not set(message.actions) <= set(sight.legal_codes):
            raise IllegalAction("not-now", "That is not possible now.")
        payer = connection.guest or ""
        self._previews.spend(payer, len(message.actions))
        match = table.match
        given = (match.game.id, match.source, sight.view, message.actions, seat, message.number)
        work = self.hall.thinking.run(previews, *given, lane="quick", payer=payer)
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
            if not isinstance(error, TetrarchyError):
                _LOG.error("%s failed", type(message).__name__.lower(), exc_info=error)
            self._refuse(connection, failed, message.id, message.table)
            return
        connection.push(encode(answer(message.id, message.table, message.number, found)))

    async def _chat(self, connection: Connection, message: Chat) -> None:
        if connection.guest is None or message.table not in connection.watched:
            raise TetrarchyError("not-watching", "Open the table first.")
        table = await self.hall.find(message.table)
        await self.hall.bans.check(connection.guest, connection.network)
        phrase = message.phrase
        text = clean_chat(message.text if phrase is None else texts_in("en").say(f"phrase-{phrase}"))
        self._chats.spend(connection.guest)
        seat = table.match.seat_of(connection.guest)
        name = (
            table.match.seats[seat].name if seat is not None else await self.access.name_of(connection.guest)
        )
        async with table.lock:
            hall, after = self.hall, table.followers.chat_told
            news = hall.notices.about("chat", message.table)
            who = hall.keys.author(connection.guest)
            author: dict[str, Any] = {"guest": connection.guest, "who": who, "phrase": phrase}
            given = (message.table, seat, name, text, after, news)
            line = await chat.say(hall.store, hall.process, *given, **author)
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
        table = await self.hall.find(name)
        seat = table.match.seat_of(connection.guest)
        if seat is None:
            raise TetrarchyError("not-seated", "You have no seat at this table.")
        return table, seat


def check_scope(holder: Holder | None, message: object) -> None:
    """Refuse to a token that is good for reading only whatever else a message asks for."""
    reads = isinstance(message, Watch | Unwatch | Ping)
    if holder is not None and holder.scope == "read" and not reads:
        raise narrow_token()
