"""A table in memory: takes decisions, keeps them, and tells those who watch."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import select

from tetrarchy.kernel.drive import Advance, Step, advance, no_undo
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server import chat, dealer, projection
from tetrarchy.server.describe import describe, summary_of
from tetrarchy.server.driver import Driver
from tetrarchy.server.match import Change, Match, check_legal
from tetrarchy.server.rows import Row, new_row
from tetrarchy.server.schema import LOG
from tetrarchy.server.snapshots import can_snapshot
from tetrarchy.server.store import Conflict
from tetrarchy.wire import ChatLine, Position, TableAnswer, TableMessage, encode, encoded

if TYPE_CHECKING:
    from tetrarchy.server.hall import Hall
    from tetrarchy.server.live import Connection

_LOG: Final = logging.getLogger("tetrarchy.tables")
_TRIES: Final = 20
_T = TypeVar("_T")


class Again(Exception):
    """Another process was faster; what was asked is to be looked at anew."""


class Table:
    """One table. Every change is made under its lock, and told to nobody before it is durable."""

    def __init__(self, hall: Hall, match: Match) -> None:
        self.hall = hall
        self.match = match
        self.lock = asyncio.Lock()
        self.watchers: set[Connection] = set()
        self.used = time.monotonic()
        self.driver = Driver(self)
        self.gone = False
        """Whether this object has left the memory, and another one may stand for the table."""
        self._saved = match.seq
        self.chat_told = 0.0

    # ------------------------------------------------------------ what guests ask for

    async def act(self, seat: int, number: int, action: int, ident: str | None) -> int:
        """Decide for a seat; returns the number of the position that its player sees then."""
        return await self._change(lambda: self._act(seat, number, action, ident))

    async def undo(self, seat: int, number: int, ident: str | None) -> int:
        """Take back a seat's last decision."""
        return await self._change(lambda: self._undo(seat, number, ident))

    async def pass_always(self, seat: int) -> int:
        """Pass every reaction until the turn ends."""

        async def begin() -> int:
            self.match.check_running()
            await self.driver.pass_always(seat)
            return self.match.sights[seat].number

        return await self._change(begin)

    async def append(self, make: Callable[[], Row | None]) -> None:
        """Append the row that ``make`` gives, which may refuse; None appends nothing."""

        async def once() -> None:
            row = make()
            if row is not None:
                await self.commit(row)

        await self._change(once)

    async def start(self) -> None:
        """Begin the game, unless it has begun already."""

        async def once() -> None:
            match = self.match
            if match.phase != "open" or any(seat.kind == "open" for seat in match.seats):
                return
            beginning = match.game.start(match.setup.seats, match.setup.options)
            ahead = advance(beginning, [], dealer.DEALER)
            await self.commit(self.row("start", -1, {"steps": ahead.steps}), ahead)

        await self._change(once)

    def row(
        self, kind: str, seat: int = -1, body: dict[str, Any] | None = None, ident: str | None = None
    ) -> Row:
        """The next row of the log."""
        return new_row(self.match.id, self.match.seq, kind, seat, body, ident)

    # ------------------------------------------------------------ deciding

    async def _act(self, seat: int, number: int, action: int, ident: str | None) -> int:
        match = self.match
        sight = match.sights[seat]
        if ident is not None and (seat, ident) in match.idents:
            return match.idents[seat, ident]
        if not sight.open_since <= number <= sight.number or match.phase != "running":
            if ident is not None and await self._was_done(seat, ident):
                return sight.number
            self.match.check_running()
            raise stale()
        check_legal(match, seat, action)
        if match.in_window():
            await self.commit(self.row("hold", seat, {"action": action}, ident))
        else:
            ahead = self.advance([(seat, action)])
            await self.commit(self.row("act", seat, {"steps": ahead.steps}, ident), ahead)
        return sight.number

    async def _undo(self, seat: int, number: int, ident: str | None) -> int:
        match = self.match
        sight = match.sights[seat]
        if ident is not None and (seat, ident) in match.idents:
            return match.idents[seat, ident]
        if number > sight.number or number < sight.open_since or not match.can_undo(seat):
            if ident is not None and await self._was_done(seat, ident):
                return sight.number
            raise no_undo()
        self.driver.ask_again(seat)
        await self.commit(self.row("undo", seat, None, ident))
        return sight.number

    async def _was_done(self, seat: int, ident: str) -> bool:
        """Whether the log has an action with this id, from before this table came into memory."""
        found = await self.hall.store.read(
            select(LOG.c.seq).where(LOG.c.table_id == self.match.id, LOG.c.ident == ident, LOG.c.seat == seat)
        )
        return bool(found)

    # ------------------------------------------------------------ keeping and telling

    async def _change(self, work: Callable[[], Awaitable[_T]]) -> _T:
        """Do something under the lock, again where another process was faster; never half of it."""
        return await asyncio.shield(self.hall.spawn(self.change_now(work)))

    async def change_now(self, work: Callable[[], Awaitable[_T]]) -> _T:
        """Do something under the lock; whatever comes of it, the table is driven on."""
        async with self.lock:
            if self.gone:
                raise _not_kept()
            self.used = time.monotonic()
            try:
                done = await self._try(work)
                with contextlib.suppress(Again, TetrarchyError):  # what was asked for is done already
                    await self.driver.pass_for_those_who_always_do()
            finally:
                self.driver.drive()
            return done

    async def _try(self, work: Callable[[], Awaitable[_T]]) -> _T:
        for _ in range(_TRIES):
            try:
                return await work()
            except Again:
                continue
        raise TetrarchyError("busy", "The server is too busy; try again.")

    def advance(self, steps: list[Step]) -> Advance:
        """What some steps lead to, together with what chance brings after them."""
        assert self.match.state is not None
        return advance(self.match.state, steps, dealer.DEALER)

    async def commit(self, row: Row, ahead: Advance | None = None) -> None:
        """Apply a row, keep it, and tell it. Where it cannot be kept the table is read anew."""
        began = time.perf_counter()
        before = projection.turns_of(self.match)
        change = self.match.apply(row, ahead)
        due = self.match.seq - self._saved >= self.hall.settings.snapshot_every
        saves = can_snapshot(self.match) and (due or row.kind == "start" or self.match.phase == "finished")
        writes = projection.writes(self.match, row, change, before, saves)
        try:
            await self.hall.store.write(*writes, row=row, news=[f"log {self.match.id} {self.hall.process}"])
        except Conflict:
            await self._read_anew()
            raise Again from None
        except Exception:
            await self._read_anew()
            raise
        if saves:
            self._saved = self.match.seq
        self.hall.metrics.kept(row.kind, time.perf_counter() - began)
        self._tell(change)

    async def _read_anew(self) -> None:
        """Undo in memory what was not kept; a table that cannot be read now leaves the memory."""
        try:
            await self.reload()
        except Exception as error:
            _LOG.error("table lost", exc_info=error, extra={"table": self.match.id})
            self.hall.forget(self)
            raise _not_kept() from error

    async def reload(self) -> None:
        """Read the table anew from the database, and tell what is new."""
        numbers = {seat: sight.number for seat, sight in self.match.sights.items()}
        self.match = await self.hall.read_match(self.match.id)
        self._saved = self.match.seq
        moved = [seat for seat, sight in self.match.sights.items() if sight.number != numbers[seat]]
        self._tell(Change(moved, True))

    async def catch_up(self) -> None:
        """Take in what other processes have written; a table that cannot be read leaves the memory."""
        async with self.lock:
            if self.gone:
                return
            try:
                await self.reload_tail()
            except Exception:
                self.hall.forget(self)
                raise
            self.driver.drive()

    async def reload_tail(self) -> None:
        """Apply the rows that are new in the log."""
        rows = await self.hall.read_rows(self.match.id, self.match.seq)
        for row in rows:
            try:
                self._tell(self.match.apply(row))
            except (TetrarchyError, ValueError, KeyError, AssertionError):
                await self.reload()
                return

    def _tell(self, change: Change) -> None:
        """Send what has changed to those who watch."""
        if change.table:
            self.tell_table()
        if not change.moved:
            return
        messages: dict[int | None, bytes] = {}
        for connection in self.watchers:
            seat = self.match.seat_of(connection.guest)
            if seat in change.moved:
                if seat not in messages:
                    messages[seat] = self.position(seat)
                connection.push(messages[seat])

    async def announce(self) -> None:
        """Send the table to those who watch, once nothing is being written."""
        async with self.lock:
            self.tell_table()

    def tell_table(self) -> None:
        """Send the table itself to those who watch; each sees whose it is."""
        for connection in self.watchers:
            connection.push(encode(TableMessage(self.describe(connection.guest))))

    def describe(self, guest: str | None) -> TableAnswer:
        """The table as a guest may know it."""
        match = self.match
        online = self.hall.online(match.id) | {c.guest for c in self.watchers if c.guest is not None}
        watchers = len(
            {id(c) if c.guest is None else c.guest for c in self.watchers if match.seat_of(c.guest) is None}
        )
        return describe(
            match.id,
            match.setup,
            match.phase,
            summary_of(match),
            guest,
            online,
            watchers,
            self.hall.keys.seat_key,
        )

    def position(self, seat: int | None, since: int | None = None) -> bytes:
        """The position of a recipient, with the events after ``since`` (None: those of the last change)."""
        match = self.match
        sight = match.sights[seat]
        message = Position(
            table=match.id,
            number=sight.number,
            view=encoded(sight.view),
            legal=encoded(sight.legal),
            actors=sight.actors,
            events=encoded(sight.events_after(sight.number - 1 if since is None else since)),
            undo=seat is not None and match.can_undo(seat),
            clocks=match.clocks.shown(time.time(), seat),
            over=match.phase == "finished",
            window=match.in_window(),
            sheets=encoded(match.sheets(seat)),
        )
        deadline = match.window_ends()
        if deadline is None and seat is not None:
            deadline = match.clocks.deadline(seat)
        if deadline is not None and match.phase == "running":
            message.deadline = round(deadline, 3)
        if seat is not None and seat in match.held:
            message.held = match.held[seat]
        if since is not None and since < sight.kept_from:
            message.gap = True
        if sight.took_back is not None:
            message.took_back = sight.took_back
        return encode(message)

    # ------------------------------------------------------------ in and out of memory

    def close(self) -> None:
        """Leave the memory: what is still asked of this object is refused."""
        self.gone = True
        self.driver.close()

    @property
    def busy(self) -> bool:
        """Whether the table must stay in memory."""
        return bool(self.watchers or self.driver.busy or self.lock.locked())

    # ------------------------------------------------------------ chat

    def tell_chat(self, lines: Sequence[ChatLine]) -> None:
        """Send lines of chat to those who watch."""
        for line in lines:
            self.chat_told = max(self.chat_told, line.at)
            message = encode(line)
            for connection in self.watchers:
                connection.push(message)

    async def tell_new_chat(self) -> None:
        """Send what was said at other processes."""
        async with self.lock:
            self.tell_chat(await chat.read(self.hall.store, self.match.id, self.chat_told))


def stale() -> TetrarchyError:
    """The error for a decision in a position that is no longer there."""
    return TetrarchyError("stale", "The position has changed: decide in the new one.")


def _not_kept() -> TetrarchyError:
    return TetrarchyError("not-kept", "The server could not keep this; try again.")
