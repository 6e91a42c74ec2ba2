"""What the server itself does at a table: it lets bots decide, closes windows and watches the clocks."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.levels import USUAL, bot_name
from tetrarchy.server.reactions import pass_code

if TYPE_CHECKING:
    from tetrarchy.server.tables import Table

_LOG: Final = logging.getLogger("tetrarchy.driver")
_TRY_LATER: Final = ("not-kept", "busy")
"""Failures that are not a bot's: the hall looks after the table again in a moment."""


class Driver:
    """Drives one table, where this process is the one that does."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.mine = False
        """Whether this process drives the table."""
        self._passing: dict[int, int] = {}
        """The seats that pass every reaction, each with the turn in which it said so."""
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None

    def drive(self) -> None:
        """Set going what the server itself must do next; what is under way already goes on."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        table, match = self.table, self.table.match
        if not self.mine or table.gone or match.phase != "running" or table.hall.stopping:
            return
        for seat in match.actors():
            if match.seats[seat].kind == "bot" and seat not in self._thinking:
                self._thinking[seat] = table.hall.spawn(self._let_bot_decide(seat))
        due = match.due_by_time()
        if due is not None:
            delay = max(0.0, due - time.time())
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def close(self) -> None:
        """Let go of everything."""
        if self._timer is not None:
            self._timer.cancel()
        for task in self._thinking.values():
            task.cancel()

    @property
    def busy(self) -> bool:
        """Whether something is under way or comes soon; a clock that ends much later does not count."""
        soon = asyncio.get_running_loop().time() + self.table.hall.settings.idle_seconds
        return bool(self._thinking) or (self._timer is not None and self._timer.when() < soon)

    # ------------------------------------------------------------ bots

    async def _let_bot_decide(self, seat: int) -> None:
        """One decision of a bot. Whatever comes of it, the table is looked at again afterwards."""
        table = self.table
        try:
            number = table.match.sights[seat].number
            action = await self._choose(seat)
            if action is not None:
                await table.act(seat, number, action, None)
        except TetrarchyError as error:
            _LOG.info("bot did not decide", extra={"table": table.match.id, "why": error.key})
            if error.key in _TRY_LATER:
                return
        finally:
            self._thinking.pop(seat, None)
        async with table.lock:
            self.drive()

    async def _choose(self, seat: int) -> int | None:
        table, match = self.table, self.table.match
        sight = match.sights[seat]
        legal, level = sight.legal_codes, match.seats[seat].level or USUAL
        if len(legal) < 2:
            return legal[0] if legal else None
        bot = bot_name(level, hurries=match.in_window())
        data = table.hall.data_of(match.setup.game)
        return await table.hall.thinking.decide(
            match.game, data, bot, sight.view, legal, seat, match.setup.creator
        )

    # ------------------------------------------------------------ windows and clocks

    def _ring(self) -> None:
        self._timer = None
        self.table.hall.run_in_background(self.table.change_now(self.on_time))

    async def on_time(self) -> None:
        """Close a window whose time is over; give the seats of those whose time is over to bots."""
        table, match = self.table, self.table.match
        now = time.time()
        if match.phase != "running" or match.state is None:
            return
        if match.window_is_over(now):
            passes = pass_code(match.game)
            ahead = table.advance([(seat, match.held.get(seat, passes)) for seat in match.state.actors()])
            await table.commit(table.row("window", -1, {"steps": ahead.steps}), ahead)
            return
        for seat in range(match.setup.seats):
            deadline = match.clocks.deadline(seat)
            if deadline is not None and deadline <= now:
                await table.commit(table.row("bot", seat, {"level": USUAL, "mark": "timed_out"}))

    async def pass_always(self, seat: int) -> None:
        """Pass every reaction of a seat until the turn ends."""
        if self.table.match.state is not None:
            self._passing[seat] = self.table.match.state.turn_id()
        await self.pass_for_those_who_always_do()

    def ask_again(self, seat: int) -> None:
        """Pass for a seat no longer."""
        self._passing.pop(seat, None)

    async def pass_for_those_who_always_do(self) -> None:
        """Answer an open window for those who said that they pass."""
        match = self.table.match
        if not match.in_window() or match.state is None:
            return
        passes = pass_code(match.game)
        for seat, turn in list(self._passing.items()):
            if match.state.turn_id() != turn:
                del self._passing[seat]
            elif passes in match.sights[seat].legal_codes:
                await self.table.commit(self.table.row("hold", seat, {"action": passes}))
