"""The live side of the client: one socket, any number of tables."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from typing import Any, Final, Self

import msgspec
from msgspec import UNSET
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.kernel.patches import patched
from tetrarchy.wire import (
    Bye,
    ChatLine,
    Done,
    ErrorMessage,
    HintAnswer,
    HintMove,
    Patch,
    Position,
    PreviewAnswer,
    PreviewedAction,
    ServerMessage,
    SheetAnswer,
    TableAnswer,
    TableMessage,
    read_server_message,
)

_RETRY_SECONDS: Final = 0.1
"""How many seconds to wait where the server is asked too fast."""


class Following:
    """A table that the client follows."""

    def __init__(self, live: Live, table: str) -> None:
        self.live = live
        self.id = table
        self.table: TableAnswer | None = None
        self.position: Position | None = None
        self.chat: list[ChatLine] = []
        self._lacks = False
        """Whether a patch did not fit, so that the whole position was asked for."""
        self._changed = asyncio.Condition()
        self._positions: asyncio.Queue[Position | None] = asyncio.Queue()

    async def act(self, action: int, ident: str | None = None, number: int | None = None) -> int:
        """Decide; returns once the server has kept it, with the number of the new position."""
        answer = await self._ask({"type": "act", "action": action}, ident, number)
        assert isinstance(answer, Done)
        return answer.number

    async def undo(self) -> int:
        """Take back one's last decision."""
        answer = await self._ask({"type": "undo"}, None, None)
        assert isinstance(answer, Done)
        return answer.number

    async def pass_always(self) -> None:
        """Pass every reaction until the turn ends."""
        await self._ask({"type": "pass_always"}, None, None)

    async def hint(self) -> list[HintMove]:
        """What the best bot would do."""
        answer = await self._ask({"type": "hint"}, None, None)
        assert isinstance(answer, HintAnswer)
        return answer.moves

    async def preview(self, actions: list[int]) -> list[PreviewedAction]:
        """What each of some legal actions would bring to one's own score sheet."""
        answer = await self._ask({"type": "preview", "actions": actions}, None, None)
        assert isinstance(answer, PreviewAnswer)
        return answer.previews

    async def say(self, text: str) -> None:
        """Say something at the table."""
        await self.live.ask({"type": "chat", "table": self.id, "text": text})

    async def positions(self) -> AsyncIterator[Position]:
        """Every position from now on, the last one after the game's end."""
        while (position := await self._positions.get()) is not None:
            yield position
            if position.over:
                return

    async def until(self, wanted: Any, seconds: float = 30.0) -> None:
        """Wait until ``wanted(self)`` is true."""
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(lambda: bool(wanted(self)))

    async def _ask(self, message: dict[str, Any], ident: str | None, number: int | None) -> ServerMessage:
        if number is None:
            number = 0 if self.position is None else self.position.number
        return await self.live.ask(message | {"table": self.id, "number": number}, ident)

    async def take(self, message: TableMessage | Position | Patch | ChatLine | None) -> None:
        """Take in what the server says of this table; None when the connection ends."""
        if isinstance(message, TableMessage):
            if self.table is not None and self.table.you != message.table.you:
                self.position = None
            self.table = message.table
        elif isinstance(message, Position):
            self._show(message)
        elif isinstance(message, Patch):
            if self.position is not None and self.position.number == message.base:
                self._show(patched_position(self.position, message))
            else:
                await self._ask_again()
        elif isinstance(message, ChatLine):
            self.chat.append(message)
        else:
            self._positions.put_nowait(None)
        async with self._changed:
            self._changed.notify_all()

    def _show(self, position: Position) -> None:
        self._lacks = False
        self.position = position
        self._positions.put_nowait(position)

    async def _ask_again(self) -> None:
        """Ask for the whole position, unless it is on its way."""
        if not self._lacks:
            self._lacks = True
            since = None if self.position is None else self.position.number
            await self.live.send({"type": "watch", "table": self.id, "since": since})


def patched_position(position: Position, patch: Patch) -> Position:
    """The position that a patch makes out of the one before."""
    sheets = position.sheets
    if patch.sheets is not UNSET:
        plain = patched(msgspec.to_builtins(sheets), patch.sheets)
        sheets = msgspec.convert(plain, list[SheetAnswer])
    return Position(
        table=patch.table,
        number=patch.number,
        view=position.view if patch.view is UNSET else patched(position.view, patch.view),
        legal=position.legal if patch.legal is UNSET else patch.legal,
        actors=patch.actors,
        events=patch.events,
        undo=patch.undo,
        clocks=patch.clocks,
        over=patch.over,
        window=patch.window,
        round=patch.round,
        rounds=patch.rounds,
        sheets=sheets,
        deadline=patch.deadline,
        held=patch.held,
        took_back=patch.took_back,
    )


class Live:
    """A live connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self.tables: dict[str, Following] = {}
        self.said_bye = False
        self._socket = socket
        self._answers: dict[str, asyncio.Future[ServerMessage]] = {}
        self._reader = asyncio.create_task(self._read_loop())

    @classmethod
    async def connect(cls, url: str, token: str | None, table: str | None = None) -> Self:
        """Connect to a server, where several processes serve to the one of a table."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        address = url.replace("http", "ws", 1) + "/api/live" + (f"?table={table}" if table else "")
        return cls(await connect(address, additional_headers=headers, max_size=None, proxy=None))

    async def close(self) -> None:
        """End the connection."""
        await self._socket.close()
        with contextlib.suppress(asyncio.CancelledError):
            await self._reader

    async def watch(self, table: str, since: int | None = None) -> Following:
        """Follow a table; returns once the table is known."""
        following = self.tables.setdefault(table, Following(self, table))
        ident = secrets.token_hex(8)
        answer = asyncio.get_running_loop().create_future()
        self._answers[ident] = answer
        await self.send({"type": "watch", "table": table, "since": since, "id": ident})
        known = asyncio.create_task(following.until(lambda f: f.table is not None))
        await asyncio.wait([answer, known], return_when=asyncio.FIRST_COMPLETED)
        self._answers.pop(ident, None)
        if answer.done():
            known.cancel()
            _check(answer.result())
        await known
        return following

    async def ask(self, message: dict[str, Any], ident: str | None = None) -> ServerMessage:
        """Send a message and wait for its answer; TetrarchyError where the server refuses.

        What was too fast for the server is sent again a little later, with the same id.
        """
        ident = ident or secrets.token_hex(8)
        while True:
            answer: asyncio.Future[ServerMessage] = asyncio.get_running_loop().create_future()
            self._answers[ident] = answer
            try:
                await self.send(message | {"id": ident})
                return _check(await answer)
            except TetrarchyError as error:
                if error.key != "too-fast":
                    raise
            finally:
                self._answers.pop(ident, None)
            await asyncio.sleep(_RETRY_SECONDS)

    async def ping(self) -> None:
        """Wait until the server answers."""
        await self.ask({"type": "ping"})

    async def send(self, message: dict[str, Any]) -> None:
        """Send a message and wait for nothing."""
        try:
            await self._socket.send(msgspec.json.encode(message).decode())
        except ConnectionClosed as error:
            raise ConnectionError("the connection has ended") from error

    async def _read_loop(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for data in self._socket:
                await self._take(read_server_message(data))
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError("the connection has ended"))
                answer.exception()  # taken note of, since whoever asked may have failed to send
        for following in self.tables.values():
            await following.take(None)

    async def _take(self, message: ServerMessage) -> None:
        if isinstance(message, TableMessage):
            if message.table.id in self.tables:
                await self.tables[message.table.id].take(message)
        elif isinstance(message, Position | Patch | ChatLine):
            if message.table in self.tables:
                await self.tables[message.table].take(message)
            if isinstance(message, Patch) and isinstance(message.done, str):
                self._answer(message.done, Done(message.done, message.table, message.number))
        elif isinstance(message, Bye):
            self.said_bye = True
        elif isinstance(message.id, str):
            self._answer(message.id, message)

    def _answer(self, ident: str, message: ServerMessage) -> None:
        """Hand an answer to who waits for it."""
        answer = self._answers.get(ident)
        if answer is not None and not answer.done():
            answer.set_result(message)


def _check(message: ServerMessage) -> ServerMessage:
    """The message; an error message is raised."""
    if isinstance(message, ErrorMessage):
        error = TetrarchyError(message.key, "{whole}", whole=message.detail)
        error.data = message.data
        raise error
    return message
