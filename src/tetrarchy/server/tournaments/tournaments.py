"""The tournaments of a server, in one process: what people ask for, and what goes on by itself."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from sqlalchemy import ColumnElement, bindparam, func, or_, select

from tetrarchy.kernel.errors import BadOptions, TetrarchyError
from tetrarchy.server.guests import clean_line, new_id
from tetrarchy.server.schema import TABLES
from tetrarchy.server.setups import check_clock
from tetrarchy.server.store import now
from tetrarchy.server.tournaments import course, kept, playing
from tetrarchy.server.tournaments.course import GameTable, Person, Tournament
from tetrarchy.server.tournaments.pairing import SIZES, Plan, Table, next_round
from tetrarchy.server.tournaments.schema import PEOPLE, TOURNAMENT_TABLES, TOURNAMENTS
from tetrarchy.wire import LONGEST_TITLE, TournamentRules

if TYPE_CHECKING:
    from tetrarchy.server.hall import Hall

_LOG: Final = logging.getLogger("tetrarchy.tournaments")
_TRIES: Final = 20
_T = TypeVar("_T")
_WAITING: Final = (
    select(
        TOURNAMENT_TABLES.c.tournament_id,
        TOURNAMENT_TABLES.c.due,
        TOURNAMENTS.c.version,
        TABLES.c.state.label("phase"),
    )
    .join(TOURNAMENTS, TOURNAMENTS.c.id == TOURNAMENT_TABLES.c.tournament_id)
    .outerjoin(TABLES, TABLES.c.id == TOURNAMENT_TABLES.c.table_id)
    .where(TOURNAMENT_TABLES.c.state == "waiting")
)
"""The tables whose results are awaited."""
_UNFINISHED: Final = (
    select(func.count().label("number"))
    .select_from(TOURNAMENTS)
    .where(TOURNAMENTS.c.organiser == bindparam("guest"), TOURNAMENTS.c.state.in_(["open", "running"]))
)


def is_of(guest: str) -> ColumnElement[bool]:
    """The tournaments that a guest has entered or made."""
    entered = select(PEOPLE.c.tournament_id).where(PEOPLE.c.guest == guest)
    return or_(TOURNAMENTS.c.organiser == guest, TOURNAMENTS.c.id.in_(entered))


class Tournaments:
    """The tournaments, as one process sees them."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._looked: dict[str, int] = {}
        """The version of each running tournament whose tables were looked after last."""

    async def find(self, name: str) -> Tournament:
        """A tournament as it stands."""
        return await kept.read(self._hall.store, name)

    async def change(self, name: str, work: Callable[[Tournament], object]) -> Tournament:
        """Change a tournament, and see to its tables at once."""
        cup, _ = await kept.change(self._hall.store, name, work)
        await self._look_after(cup)
        return cup

    async def create(self, guest: str, name: str | None, rules: TournamentRules) -> Tournament:
        """Make a tournament; where the organiser has a name there, they play too."""
        cup = Tournament(new_id(), guest, self.checked(rules), "open", now())
        found = await self._hall.store.read(_UNFINISHED, guest=guest)
        most = self._hall.settings.limits.unfinished_tournaments_a_guest
        if found[0]["number"] >= most:
            raise TetrarchyError(
                "too-many-tournaments", "You have {most} tournaments that are not over.", most=most
            )
        if name is not None:
            cup.people.append(Person(1, guest, name, "in", 1))
        await kept.add(self._hall.store, cup)
        return cup

    def checked(self, rules: TournamentRules) -> TournamentRules:
        """Rules that can be played by; a sentence where they cannot."""
        title = clean_line(rules.title, LONGEST_TITLE)
        if not title:
            raise BadOptions("bad-title", "A title has 1 to {most} characters.", most=LONGEST_TITLE)
        options = self._hall.game(rules.game).settings(rules.size, rules.options)
        check_clock(rules.clock)
        return msgspec.structs.replace(rules, title=title, options=dict(options))

    def plan_of(self, cup: Tournament) -> Plan:
        """How the people of a tournament are paired."""
        seats = self._hall.game(cup.rules.game).seats_for(cup.rules.options)
        return cup.plan([size for size in seats if size in SIZES])

    # ------------------------------------------------------------ rounds

    async def begin_round(self, name: str, number: int) -> Tournament:
        """Begin a round, once, whoever asks for it how often."""
        for _ in range(_TRIES):
            cup = await self.find(name)
            if not course.is_to_begin(cup, number):
                await self._look_after(cup)  # whoever has begun it may still be making its tables
                return cup
            tables = await asyncio.to_thread(self._pair, cup)
            if await self._begin(cup, tables):
                return await self.find(name)
        raise TetrarchyError("busy", "The server is too busy; try again.")

    async def _begin(self, seen: Tournament, tables: Sequence[Table]) -> bool:
        """Begin a round with these tables, unless the tournament has changed since it was looked at."""
        names = [self._hall.siblings.new_table_id() for _ in tables]
        due = now() + 60 * seen.rules.minutes

        def begin(cup: Tournament) -> bool:
            if cup.version != seen.version:
                return False
            course.begin_round(cup, tables, names, due)
            return True

        cup, has_begun = await kept.change(self._hall.store, seen.id, begin)
        if has_begun:
            await self._look_after(cup)
        return has_begun

    def _pair(self, cup: Tournament) -> list[Table]:
        """Who plays whom; the first round of a Swiss tournament is drawn by lot."""
        order = cup.active
        if cup.rules.system == "swiss" and not cup.rounds:
            secrets.SystemRandom().shuffle(order)
        elif cup.rules.system == "swiss":
            order = [line.person for line in cup.standings if line.person in order]
        return next_round(self.plan_of(cup), order, cup.pairings)

    # ------------------------------------------------------------ what goes on by itself

    async def look(self) -> None:
        """Look after all tables that wait: make them, begin them, take in their results."""
        waiting: defaultdict[str, list[Any]] = defaultdict(list)
        for row in await self._hall.store.read(_WAITING):
            waiting[row["tournament_id"]].append(row)
        self._looked = {name: version for name, version in self._looked.items() if name in waiting}
        for name, rows in waiting.items():
            if rows[0]["version"] != self._looked.get(name) or any(map(_has_news, rows)):
                await self._look_after(await self.find(name))

    async def _look_after(self, cup: Tournament) -> None:
        """See to the tables of a tournament that wait for something."""
        waiting = [table for tables in cup.rounds for table in tables if table.state == "waiting"]
        names = [table.table for table in waiting]
        rows = await self._hall.store.read(select(TABLES.c.id, TABLES.c.state).where(TABLES.c.id.in_(names)))
        phases = {row["id"]: row["state"] for row in rows}
        for table in waiting:
            phase = phases.get(table.table)
            if not playing.needs_care(cup, table, phase):
                continue
            try:
                if phase is None:
                    await playing.make(self._hall, cup, table)
                await self._tend(cup, table)
            except Exception as error:
                _LOG.error("table of a tournament", exc_info=error, extra={"table": table.table})
        self._looked[cup.id] = cup.version

    async def _tend(self, cup: Tournament, table: GameTable) -> None:
        name = table.table or ""
        found = await self._hall.find(name)
        if cup.state == "cancelled":
            await playing.close(found)
        else:
            await playing.drive(cup, table, found)
        match = found.match
        if match.phase in ("finished", "closed"):
            result = playing.result_of(match)

            def settle(fresh: Tournament) -> None:
                if result is None:
                    course.stop(fresh, name)
                else:
                    course.settle(fresh, name, result)

            await kept.change(self._hall.store, cup.id, settle)

    async def close_table(self, name: str) -> None:
        """Nobody need play at a table any more."""
        await playing.close(await self._hall.find(name))

    async def forget(self, guest: str) -> None:
        """Take a guest out of all tournaments; what they alone have organised is cancelled."""

        def leave(cup: Tournament) -> None:
            mine = cup.person_of(guest)
            is_over = cup.state in ("finished", "cancelled")
            if mine is not None:
                mine.guest, mine.name, mine.organiser = None, "", False
                if mine.state in ("in", "asks") and not is_over:
                    mine.state = "left"
            if cup.organiser == guest:
                cup.organiser = next((one.guest for one in cup.people if one.organiser and one.guest), None)
                if cup.organiser is None and not is_over:
                    course.cancel(cup, None, "", now())

        for row in await self._hall.store.read(select(TOURNAMENTS.c.id).where(is_of(guest))):
            await self.change(row["id"], leave)


def _has_news(row: Any) -> bool:
    """Whether something is to be done about a table that waits."""
    return row["phase"] in (None, "finished", "closed") or (row["phase"] == "open" and row["due"] <= now())
