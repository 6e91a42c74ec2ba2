"""A table in memory: takes decisions, keeps them, and tells those who watch."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from sqlalchemy import select

from tetrarchy.kernel.drive import Advance, Step, advance, no_undo
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server import dealer, projection
from tetrarchy.server.describe import describe, summary_of
from tetrarchy.server.driver import Driver
from tetrarchy.server.followers import Followers
from tetrarchy.server.match import Change, Match, check_legal
from tetrarchy.server.positions import Patches, whole
from tetrarchy.server.problems import error_message
from tetrarchy.server.rows import Row, new_row
from tetrarchy.server.schema import LOG
from tetrarchy.server.snapshots import can_snapshot
from tetrarchy.server.store import Conflict
from tetrarchy.wire import ChatLine, Done, TableAnswer, TableMessage, encode

if TYPE_CHECKING:
    from tetrarchy.server.hall import Hall
    from tetrarchy.server.live import Connection

_LOG: Final = logging.getLogger("tetrarchy.tables")
_TRIES: Final = 20
AUDIENCE_SECONDS = 0.5
"""How long those who come and go are waited for before the rest is told."""
_T = TypeVar("_T")


class Again(Exception):
    """Another process was faster; what was asked is to be looked at anew."""


class Kept(NamedTuple):
    """What became of a decision."""

    number: int
    """The number of the position that its player sees then."""
    told: bool = False
    """Whether those who follow the table with the seat's eyes have been told by now."""


class Table:
    """One table. Every change is made under its lock, and told to nobody before it is durable."""

    def __init__(self, hall: Hall, match: Match, is_new: bool = False) -> None:
        self.hall = hall
        self.match = match
        self.lock = asyncio.Lock()
        self.followers: Followers = hall.followers.setdefault(match.id, Followers())
        self._audience_changed = False
        self.used = time.monotonic()
        self.driver = Driver(self)
        self.gone = False
        """Whether this object has left the memory, and another one may stand for the table."""
        self.is_silent = is_new
        """Whether nothing was ever said here; of a table that was read from the database nobody knows."""
        self._saved = match.seq

    @property
    def mine(self) -> bool:
        """Whether this process drives the table."""
        return self.hall.peers.owns(self.match.id)

    # ------------------------------------------------------------ what guests ask for

    async def act(self, seat: int, number: int, action: int, ident: str | None) -> Kept:
        """Decide for a seat. Where that is cancelled the table is read anew, with the decision or without."""
        return await self.change_now(lambda: self._act(seat, number, action, ident))

    async def undo(self, seat: int, number: int, ident: str | None) -> Kept:
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

    async def start(self, at_once: bool = False) -> None:
        """Begin the game, unless it has begun already or waits for somebody; ``at_once`` waits for no one."""

        async def once() -> None:
            match = self.match
            if match.phase != "open" or not match.can_begin(at_once):
                return
            beginning = match.game.start(match.setup.seats, match.setup.options)
            ahead = advance(beginning, [], dealer.DEALER)
            away = await self.hall.vacations.at(match)
            await self.commit(self.row("start", -1, {"steps": ahead.steps, **away}), ahead)

        await self._change(once)

    def row(
        self, kind: str, seat: int = -1, body: dict[str, Any] | None = None, ident: str | None = None
    ) -> Row:
        """The next row of the log."""
        return new_row(self.match.id, self.match.seq, kind, seat, body, ident)

    # ------------------------------------------------------------ deciding

    async def _act(self, seat: int, number: int, action: int, ident: str | None) -> Kept:
        match = self.match
        sight = match.sights[seat]
        if ident is not None and (seat, ident) in match.idents:
            return Kept(match.idents[seat, ident])
        if not sight.open_since <= number <= sight.number or match.phase != "running":
            if ident is not None and await self._was_done(seat, ident):
                return Kept(sight.number)
            self.match.check_running()
            raise stale()
        check_legal(match, seat, action)
        if match.in_window():
            await self.commit(self.row("hold", seat, {"action": action}, ident))
        else:
            ahead = self.advance([(seat, action)])
            await self.commit(self.row("act", seat, {"steps": ahead.steps}, ident), ahead)
        return Kept(match.sights[seat].number, ident is not None)

    async def _undo(self, seat: int, number: int, ident: str | None) -> Kept:
        match = self.match
        sight = match.sights[seat]
        if ident is not None and (seat, ident) in match.idents:
            return Kept(match.idents[seat, ident])
        if number > sight.number or number < sight.open_since or not match.can_undo(seat):
            if ident is not None and await self._was_done(seat, ident):
                return Kept(sight.number)
            raise no_undo()
        self.driver.ask_again(seat)
        await self.commit(self.row("undo", seat, None, ident))
        return Kept(match.sights[seat].number, ident is not None)

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
        saves = (due or row.kind == "start" or self.match.phase == "finished") and can_snapshot(self.match)
        writes = projection.writes(self.match, row, change, before, saves)
        try:
            await self.hall.store.write(*writes, row=row, news=self.hall.notices.about("log", self.match.id))
        except asyncio.CancelledError:  # it may be kept or not: nothing may follow it here
            self.hall.forget(self)
            self.hall.run_in_background(self.hall.read_once_written(self.match.id))
            raise
        except Conflict:
            await self._read_anew()
            raise Again from None
        except Exception:
            await self._read_anew()
            raise
        if saves:
            self._saved = self.match.seq
        self.hall.metrics.kept(row.kind, time.perf_counter() - began)
        self._tell(change, row)

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
        self.match = await self.hall.read_match(self.match.id)
        self._saved = self.match.seq
        self._tell(Change([], True))

    async def catch_up(self) -> None:
        """Take in what other processes have written, and bring all who follow up to date.

        A table that cannot be read leaves the memory.
        """
        async with self.lock:
            if self.gone:
                return
            try:
                await self.reload_tail()
            except Exception:
                self.hall.forget(self)
                raise
            self._tell(Change([], False))
            self.driver.drive()

    async def reload_tail(self) -> None:
        """Apply the rows that are new in the log."""
        rows = await self.hall.read_rows(self.match.id, self.match.seq)
        for row in rows:
            try:
                self._tell(self.match.apply(row), row)
            except (TetrarchyError, ValueError, KeyError, AssertionError):
                await self.reload()
                return

    def _tell(self, change: Change, row: Row | None = None) -> None:
        """Send what has changed to those who follow: a patch to who has the position before, else all."""
        if change.table:
            self._drop_those_who_may_not_watch()
            self.tell_table()
        match = self.match
        patches = Patches(match) if row is None else Patches(match, row.seat, row.ident)
        for connection, told in self.followers.told.items():
            seat = match.seat_of(connection.guest)
            sight = match.sights[seat]
            if sight.number and told != (seat, sight.number):
                if seat in change.moved and sight.past is not None and told == (seat, sight.past.number):
                    connection.push(patches.of(seat))
                    self.followers.told[connection] = (seat, sight.number)
                else:
                    self.tell_position(connection, seat)
                    if row is not None and row.ident is not None and row.seat == seat:
                        connection.push(encode(Done(row.ident, match.id, sight.number)))
        for seat in change.moved:
            match.sights[seat].past = None

    def tell_position(self, connection: Connection, seat: int | None) -> None:
        """Send the whole position to somebody who has an earlier one or none."""
        told = self.followers.told.get(connection)
        number = self.match.sights[seat].number
        since = told[1] if told is not None and told[0] == seat and told[1] < number else None
        connection.push(whole(self.match, seat, since))
        self.followers.told[connection] = (seat, number)

    def _drop_those_who_may_not_watch(self) -> None:
        """Whoever has lost the right to watch hears so, and nothing more."""
        for connection in list(self.followers.told):
            try:
                self.match.watched_as(connection.guest)
            except TetrarchyError as error:
                del self.followers.told[connection]
                connection.watched.discard(self.match.id)
                connection.push(error_message(error, None, self.match.id))
                self.hall.notices.announce_presence(self.match.id, connection.guest, False)

    async def announce(self) -> None:
        """Send the table to those who watch, once nothing is being written."""
        async with self.lock:
            self.tell_table()

    def announce_audience(self) -> None:
        """Tell soon how many watch: however many come and go, they are told of together."""
        if not self._audience_changed:
            self._audience_changed = True
            asyncio.get_running_loop().call_later(AUDIENCE_SECONDS, self._announce_audience)

    def _announce_audience(self) -> None:
        self._audience_changed = False
        if not self.hall.stopping:
            self.hall.run_in_background(self.hall.announce(self.match.id))

    def tell_table(self) -> None:
        """Send the table itself to those who watch; each sees whose it is."""
        for connection in self.followers.told:
            connection.push(encode(TableMessage(self.describe(connection.guest))))

    def describe(self, guest: str | None) -> TableAnswer:
        """The table as a guest may know it."""
        match = self.match
        return describe(
            match.id,
            match.setup,
            match.phase,
            summary_of(match),
            guest,
            self.hall.online(match.id),
            self.followers.without_seat(match.seats),
            self.hall.keys.seat_key,
            match.ended is None,
        )

    # ------------------------------------------------------------ in and out of memory

    def close(self) -> None:
        """Leave the memory: what is still asked of this object is refused."""
        self.gone = True
        self.driver.close()

    @property
    def busy(self) -> bool:
        """Whether the table must stay in memory."""
        return self.driver.busy or self.lock.locked()

    # ------------------------------------------------------------ chat

    def tell_chat(self, lines: Sequence[ChatLine]) -> None:
        """Send lines of chat to those who watch."""
        self.is_silent = self.is_silent and not lines
        for line in lines:
            self.followers.chat_told = max(self.followers.chat_told, line.at)
            message = encode(line)
            for connection in self.followers.told:
                connection.push(message)

    async def tell_new_chat(self) -> None:
        """Send what was said at other processes."""
        async with self.lock:
            self.tell_chat(await self.hall.chat_of(self.match.id, self.followers.chat_told))


def stale() -> TetrarchyError:
    """The error for a decision in a position that is no longer there."""
    return TetrarchyError("stale", "The game has moved on: choose again.")


def _not_kept() -> TetrarchyError:
    return TetrarchyError("not-kept", "The server could not save this; try again.")
