"""Experiments under way: part after part on workers that nobody else needs, until all games are counted.

Those who pay take turns; the experiments of one person follow one another. What is played is kept part by
part, so an experiment goes on where it was after any end of the server; on a database with several processes
one of them has each.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import RowMapping, bindparam, delete, func, insert, select, text, update

from tetrarchy.arena.lab import Experiment
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.experiments.parts import PART_SECONDS, Part, Span, count, missing, play_span
from tetrarchy.server.experiments.plans import HostSets, Plan, SetSource, experiment_of
from tetrarchy.server.experiments.schema import EXPERIMENTS, PARTS
from tetrarchy.server.guests import new_id
from tetrarchy.server.settings import bot_processes
from tetrarchy.server.store import now
from tetrarchy.server.turns import Turns
from tetrarchy.server.workers import Closed, Failed

if TYPE_CHECKING:
    from tetrarchy.server.hall import Hall

_LOG: Final = logging.getLogger("tetrarchy.experiments")
_LOOK_SECONDS: Final = 2.0
"""How often this process looks for experiments that nobody has, and for those that were ended elsewhere."""
_GAME_SECONDS: Final = 600.0
"""After so long a game is given up."""
_PAUSE_SECONDS: Final = 0.5
"""What follows once there is no room, or a worker was wanted back."""
_TRIES: Final = 3
_MOST_WAITING: Final = 1000
_LATER: Final = ("busy", "database-away", "not-kept")
"""Refusals that may be over soon."""

_INSERT: Final = insert(EXPERIMENTS)
_MINE: Final = (EXPERIMENTS.c.id == bindparam("key"), EXPERIMENTS.c.state == "running")
_KEEP_PART: Final = text("""
    insert into experiment_parts (experiment, first, guest, games, body)
    select id, cast(:first as integer), guest, cast(:games as integer), cast(:body as text)
    from experiments where id = :key and state = 'running'
    on conflict (experiment, first) do nothing
""")
_PROGRESS: Final = update(EXPERIMENTS).where(*_MINE).values(done=bindparam("played"))
_END: Final = (
    update(EXPERIMENTS)
    .where(*_MINE)
    .values(state=bindparam("as_state"), why=bindparam("because"), owner=None)
)
_FINISH: Final = (
    update(EXPERIMENTS)
    .where(*_MINE)
    .values(state="done", why="", owner=None, done=EXPERIMENTS.c.total, findings=bindparam("found"))
)
_RESUME: Final = (
    update(EXPERIMENTS)
    .where(
        EXPERIMENTS.c.id == bindparam("key"),
        EXPERIMENTS.c.state != "running",
        EXPERIMENTS.c.findings.is_(None),
    )
    .values(state="running", why="", owner=bindparam("me"))
)
_RELEASE: Final = update(EXPERIMENTS).where(EXPERIMENTS.c.owner == bindparam("me")).values(owner=None)
_DELETE: Final = delete(EXPERIMENTS).where(EXPERIMENTS.c.id == bindparam("key"))
_DELETE_PARTS: Final = delete(PARTS).where(PARTS.c.experiment == bindparam("key"))
read_plan: Final = msgspec.json.Decoder(Plan).decode


class Experiments:
    """The experiments of one process."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.sets: SetSource = HostSets(hall)
        """Where sets of components come from."""
        places, share = bot_processes(hall.settings), hall.settings.limits.address_share
        self._turns = Turns(places, places, _MOST_WAITING, math.ceil(share * places), share)
        self._running: dict[str, tuple[str, asyncio.Task[None]]] = {}
        """Those under way here, each with its guest."""
        self._looked = -math.inf

    @property
    def number(self) -> int:
        """How many are under way here."""
        return len(self._running)

    # ------------------------------------------------------------ beginning and ending

    async def begin(self, guest: str, plan: Plan) -> str:
        """Begin an experiment; returns its id."""
        await self._check_room(guest)
        about: dict[str, Any] = {
            "id": new_id(),
            "guest": guest,
            "game": plan.game,
            "created": now(),
            "plan": msgspec.json.encode(plan).decode(),
            "total": plan.games * len(plan.sets),
            "done": 0,
            "state": "running",
            "why": "",
            "owner": self._hall.process,
            "findings": None,
        }
        await self._hall.store.write((_INSERT, about))
        self._start(about["id"], guest, plan)
        return str(about["id"])

    async def cancel(self, experiment: str) -> None:
        """Stop an experiment that is under way; what was played is kept."""
        await self._hall.store.write((_END, {"key": experiment, "as_state": "cancelled", "because": ""}))
        await self._stop(experiment)

    async def resume(self, row: RowMapping) -> None:
        """Go on with one that was stopped."""
        if row["state"] not in ("cancelled", "failed"):
            return
        await self._check_unfinished(row["guest"])
        await self._hall.store.write((_RESUME, {"key": row["id"], "me": self._hall.process}))
        self._start(row["id"], row["guest"], read_plan(row["plan"]))

    async def delete(self, experiment: str) -> None:
        """Forget an experiment with all that was played and found."""
        await self._hall.store.write((_DELETE, {"key": experiment}), (_DELETE_PARTS, {"key": experiment}))
        await self._stop(experiment)

    async def forget(self, guest: str) -> None:
        """Stop all that a guest has under way here; the guest leaves."""
        for experiment in [key for key, (whose, _) in self._running.items() if whose == guest]:
            await self._stop(experiment)

    async def close(self) -> None:
        """Let all rest; another process, or this one after its next start, goes on with them."""
        for experiment in list(self._running):
            await self._stop(experiment)
        with contextlib.suppress(TetrarchyError):
            await self._hall.store.write((_RELEASE, {"me": self._hall.process}))

    async def look(self) -> None:
        """Go on with what nobody has; stop what was ended at another process."""
        if time.monotonic() - self._looked < _LOOK_SECONDS or self._hall.stopping:
            return
        self._looked = time.monotonic()
        running = EXPERIMENTS.c.state == "running"
        if self._running:
            kept = select(EXPERIMENTS.c.id).where(EXPERIMENTS.c.id.in_(list(self._running)), running)
            there = {row["id"] for row in await self._hall.store.read(kept)}
            for experiment in set(self._running) - there:
                await self._stop(experiment)
        free = self._hall.peers.ownerless(EXPERIMENTS.c.owner)
        found = await self._hall.store.read(select(EXPERIMENTS.c.id).where(running, free))
        for row in found:
            if row["id"] not in self._running:
                await self._take_over(row["id"])

    async def _take_over(self, experiment: str) -> None:
        """Have an experiment, unless another process was faster."""
        free = self._hall.peers.ownerless(EXPERIMENTS.c.owner)
        claim = update(EXPERIMENTS).where(*_MINE, free).values(owner=bindparam("me"))
        await self._hall.store.write((claim, {"key": experiment, "me": self._hall.process}))
        mine = select(EXPERIMENTS).where(
            EXPERIMENTS.c.id == experiment,
            EXPERIMENTS.c.owner == self._hall.process,
            EXPERIMENTS.c.state == "running",
        )
        for row in await self._hall.store.read(mine):
            self._start(row["id"], row["guest"], read_plan(row["plan"]))

    async def _check_room(self, guest: str) -> None:
        """Refuse more experiments than one may have."""
        await self._check_unfinished(guest)
        kept = select(func.count().label("n")).select_from(EXPERIMENTS).where(EXPERIMENTS.c.guest == guest)
        most = self._hall.settings.limits.experiments_kept
        if (await self._hall.store.read(kept))[0]["n"] >= most:
            raise TetrarchyError(
                "too-many-experiments", "You have {most} experiments: delete some first.", most=most
            )

    async def _check_unfinished(self, guest: str) -> None:
        open_ones = (EXPERIMENTS.c.guest == guest, EXPERIMENTS.c.state == "running")
        counted = select(func.count().label("n")).select_from(EXPERIMENTS).where(*open_ones)
        most = self._hall.settings.limits.experiments_unfinished
        if (await self._hall.store.read(counted))[0]["n"] >= most:
            raise TetrarchyError(
                "experiments-under-way",
                "You have {most} experiments under way: wait for one, or stop it.",
                most=most,
            )

    # ------------------------------------------------------------ one experiment

    def _start(self, experiment: str, guest: str, plan: Plan) -> None:
        if experiment not in self._running and not self._hall.stopping:
            earlier = [task for whose, task in self._running.values() if whose == guest]
            task = self._hall.spawn(self._run(experiment, guest, plan, earlier))
            self._running[experiment] = guest, task

    async def _stop(self, experiment: str) -> None:
        """End the task of an experiment, and wait until nothing of it is under way."""
        _, task = self._running.pop(experiment, ("", None))
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _run(self, key: str, guest: str, plan: Plan, earlier: list[asyncio.Task[None]]) -> None:
        """Play and count, once the earlier ones have ended; what may be over soon is tried again later."""
        why = ""
        try:
            if earlier:
                await asyncio.wait(earlier)
            experiment = await experiment_of(self._hall, plan, guest)
            await self._play(key, guest, experiment)
            await self._count(key, guest, experiment)
        except TetrarchyError as error:
            why = "" if error.key in _LATER else error.key
        except Closed:
            pass
        except Exception as error:
            _LOG.error("experiment failed", exc_info=error, extra={"experiment": key})
            why = "workers-die" if isinstance(error, Failed) else "server-error"
        if why:
            with contextlib.suppress(TetrarchyError):
                await self._hall.store.write((_END, {"key": key, "as_state": "failed", "because": why}))
        self._running.pop(key, None)

    async def _play(self, key: str, guest: str, experiment: Experiment) -> None:
        """Play the games that are missing, part by part."""
        kept = select(PARTS.c.first, PARTS.c.games).where(PARTS.c.experiment == key)
        taken = {Span(row["first"], row["first"] + row["games"]) for row in await self._hall.store.read(kept)}
        done = sum(span.last - span.first for span in taken)
        failures = 0
        while (span := missing(experiment.total(), taken)) is not None:
            try:
                part = await self._play_part(key, guest, experiment, span)
            except Failed as error:
                failures += 1
                if isinstance(error, Closed) or failures >= _TRIES:
                    raise
                continue
            if part.games:
                failures, done = 0, done + part.games
                taken.add(Span(span.first, span.first + part.games))
                about = {"key": key, "first": span.first, "games": part.games, "body": part.body}
                await self._hall.store.write((_KEEP_PART, about), (_PROGRESS, {"key": key, "played": done}))

    async def _play_part(self, key: str, guest: str, experiment: Experiment, span: Span) -> Part:
        """Some games of a span, or none where nobody has time for them."""
        payer = self._hall.bot_time.payer(guest)
        await self._turns.enter(payer)
        try:
            work = partial(play_span, experiment, span)
            found = await self._hall.thinking.spare(work, guest, f"experiment/{key}", _GAME_SECONDS)
        finally:
            self._turns.leave(payer)
        part, seconds = found or (Part(0, ""), 0.0)
        if seconds < PART_SECONDS and part.games < span.last - span.first:
            await asyncio.sleep(_PAUSE_SECONDS)
        return part

    async def _count(self, key: str, guest: str, experiment: Experiment) -> None:
        """Count what all games tell, and keep that in place of them."""
        kept = select(PARTS.c.body).where(PARTS.c.experiment == key).order_by(PARTS.c.first)
        bodies = [row["body"] for row in await self._hall.store.read(kept)]
        found = await self._hall.thinking.run(count, experiment, bodies, lane="counts", payer=guest)
        await self._hall.store.write((_FINISH, {"key": key, "found": found}), (_DELETE_PARTS, {"key": key}))
