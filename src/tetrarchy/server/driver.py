"""What the server itself does at a table: it lets bots decide, closes windows and watches the clocks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
import weakref
from typing import TYPE_CHECKING, Final

from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.kernel.state import State
from tetrarchy.server.levels import LEVELS, USUAL, bot_name, is_last_of_turn
from tetrarchy.server.reactions import pass_code

if TYPE_CHECKING:
    from tetrarchy.server.tables import Table

_LOG: Final = logging.getLogger("tetrarchy.driver")
_TRY_LATER: Final = ("not-kept", "busy")
"""Failures that are not a bot's: the hall looks after the table again in a moment."""
_PONDER_SECONDS: Final = 4.0
"""How long a bot thinks about one position while others decide."""
_PONDER_PAUSE: Final = 0.2
_PONDER_TRIES: Final = 20
"""How often it looks whether there is a worker for it, and how long it waits in between."""
BREATH_SECONDS = 0.5
"""How often a bot of a rated table looks whether it may think again."""
_AT_ONCE: Final = "greedy"
"""The bot that decides for whoever has used up the bots' time."""


async def pause(changed: asyncio.Event, seconds: float) -> None:
    """Wait for a while, or until something has changed."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(changed.wait(), seconds)


class Driver:
    """Drives one table, where this process is the one that does."""

    def __init__(self, table: Table) -> None:
        self._table = weakref.ref(table)
        self._passing: dict[int, int] = {}
        """The seats that pass every reaction, each with the turn in which it said so."""
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._pausing: dict[int, asyncio.Event] = {}
        """Bots that know what they want and wait, each with what wakes it."""
        self._spent: dict[int, tuple[int, float]] = {}
        """The turn in which each bot thinks, and for how many seconds it has."""
        self._pondering: dict[int, tuple[int, asyncio.Task[None]]] = {}
        """Bots that think while others decide, each with the number of the position that it thinks about."""
        self._timer: asyncio.TimerHandle | None = None

    @property
    def table(self) -> Table:
        """The table. It owns its driver: a reference back would keep what has left the memory in it."""
        table = self._table()
        assert table is not None
        return table

    def drive(self) -> None:
        """Set going what the server itself must do next; what is under way already goes on."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        table, match = self.table, self.table.match
        drives = table.mine and not table.gone and not table.hall.stopping
        if not drives or match.phase != "running":
            self._stop_pondering()
            if drives:
                self._set_timer()
            return
        for changed in self._pausing.values():
            changed.set()
        for seat in match.actors():
            if match.seats[seat].kind == "bot" and seat not in self._thinking:
                self._thinking[seat] = table.hall.spawn(self._let_bot_decide(seat))
        self._let_bots_ponder()
        self._set_timer()

    def _set_timer(self) -> None:
        """Come back when a window, a clock or the wait for people ends."""
        due = self.table.match.due_by_time()
        if due is not None:
            delay = max(0.0, due - time.time())
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def close(self) -> None:
        """Let go of everything."""
        if self._timer is not None:
            self._timer.cancel()
        for task in self._thinking.values():
            task.cancel()
        self._stop_pondering()

    @property
    def busy(self) -> bool:
        """Whether something is under way or comes soon; a clock that ends much later does not count."""
        soon = asyncio.get_running_loop().time() + self.table.hall.settings.idle_seconds
        state = self.table.match.state
        passing = state is not None and state.turn_id() in self._passing.values()
        return bool(self._thinking) or passing or (self._timer is not None and self._timer.when() < soon)

    # ------------------------------------------------------------ bots

    async def _let_bot_decide(self, seat: int) -> None:
        """One decision of a bot. Whatever comes of it, the table is looked at again afterwards."""
        table = self.table
        try:
            number = table.match.sights[seat].number
            action = await self._choose(seat)
            await self._leave_time_to_undo(seat, number)
            if action is not None:
                await asyncio.shield(table.hall.spawn(table.act(seat, number, action, None)))
        except TetrarchyError as error:
            _LOG.info("bot did not decide", extra={"table": table.match.id, "why": error.key})
            if error.key in _TRY_LATER:
                return
        finally:
            self._thinking.pop(seat, None)
        async with table.lock:
            self.drive()

    async def _leave_time_to_undo(self, seat: int, number: int) -> None:
        """Wait as long as a person can take back what the bot's decision would make final.

        The bot has thought meanwhile. What is taken back ends the wait: the decision is refused as stale.
        """
        changed = asyncio.Event()
        self._pausing[seat] = changed
        try:
            while not self.table.hall.stopping:
                match = self.table.match
                left = match.bots_may_decide(self.table.hall.settings.undo_seconds) - time.time()
                if left <= 0 or match.phase != "running" or match.sights[seat].open_since > number:
                    return
                changed.clear()
                await pause(changed, left)
        finally:
            del self._pausing[seat]

    async def _choose(self, seat: int) -> int | None:
        table, match = self.table, self.table.match
        sight = match.sights[seat]
        legal, level = sight.legal_codes, match.seats[seat].level or USUAL
        if len(legal) < 2:
            return legal[0] if legal else None
        assert match.state is not None
        turn, spent = self._turn_of(seat, match.state)
        is_last = level == LEVELS and is_last_of_turn(match.state, seat, legal)
        bot = bot_name(level, match.in_window(), spent, is_last)
        if match.setup.rated:
            await self._wait_for_time()
        elif table.hall.bot_time.is_used_up(match.setup.creator):
            bot = _AT_ONCE
        action, seconds = await table.hall.thinking.decide(
            match.game,
            match.source,
            bot,
            sight.view,
            legal,
            seat,
            match.setup.creator,
            "" if self._is_watched() else match.id,
            owner=self._owner(seat),
        )
        self._spent[seat] = (turn, spent + seconds)
        table.hall.bot_time.owe(match.setup.creator, seconds)
        return action

    async def _wait_for_time(self) -> None:
        """Wait until bots may think again: at a rated table none plays below its rating."""
        hall, creator = self.table.hall, self.table.match.setup.creator
        while hall.bot_time.is_used_up(creator) and not hall.stopping:
            await asyncio.sleep(BREATH_SECONDS)

    def _owner(self, seat: int) -> str:
        """The name of a seat as the owner of what is thought on it."""
        return f"{self.table.match.id}/{seat}"

    # ------------------------------------------------------------ bots, while others decide

    def _let_bots_ponder(self) -> None:
        """Let the best bots think about positions in which people decide.

        When they begin and end follows from what each sees itself: a secret decision changes nothing.
        """
        match = self.table.match
        if not self._pondering and not any(seat.level == LEVELS for seat in match.seats):
            return
        for seat in range(match.setup.seats):
            number = match.sights[seat].number
            known, task = self._pondering.get(seat, (0, None))
            if known == number:
                continue
            if task is not None:
                task.cancel()
                del self._pondering[seat]
            if self._may_ponder(seat):
                self._pondering[seat] = (number, self.table.hall.spawn(self._ponder(seat)))

    def _may_ponder(self, seat: int) -> bool:
        match = self.table.match
        sight, taken = match.sights[seat], match.seats[seat]
        return (
            taken.kind == "bot"
            and taken.level == LEVELS
            and not sight.legal_codes
            and not match.in_window()
            and self._is_watched()
            and any(match.seats[other].kind == "person" for other in sight.actors)
        )

    async def _ponder(self, seat: int) -> None:
        """Think about one position when the server has nothing better to do."""
        hall, match = self.table.hall, self.table.match
        view, left = match.sights[seat].view, _PONDER_SECONDS
        given = (match.game, match.source, view, seat, match.setup.creator)
        for _ in range(_PONDER_TRIES):
            is_useful, took = await hall.thinking.ponder(*given, self._owner(seat), left)
            left -= took
            if not is_useful or left <= 0:
                return
            await asyncio.sleep(_PONDER_PAUSE)

    def _stop_pondering(self) -> None:
        for _, task in self._pondering.values():
            task.cancel()
        self._pondering.clear()

    def _is_watched(self) -> bool:
        """Whether somebody follows the table, here or at another process."""
        return bool(self.table.followers.told or self.table.hall.online(self.table.match.id))

    def _turn_of(self, seat: int, state: State) -> tuple[int, float]:
        """The present turn, and how long a bot has thought in it."""
        turn = state.turn_id()
        known, spent = self._spent.get(seat, (turn, 0.0))
        return turn, spent if known == turn else 0.0

    # ------------------------------------------------------------ windows and clocks

    def _ring(self) -> None:
        self._timer = None
        self.table.hall.run_in_background(self.table.change_now(self.on_time))

    async def on_time(self) -> None:
        """Close a window whose time is over, or a table; give seats whose time is over to bots."""
        table, match = self.table, self.table.match
        now = time.time()
        if match.phase == "open" and (closes := match.setup.closes) is not None and closes <= now:
            await table.commit(table.row("close"))
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
