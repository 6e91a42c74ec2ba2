"""Finds out who is to be called, from what the database tells of tables: no move waits for it.

Somebody is called for a table at which they must decide, once it has waited for a while, unless they have it
open; once for each turn; and all tables of one person together. In the same way they are called once to a
table of a tournament at which a seat is kept for them, and to one to which somebody invites them. What a
table's own webhook tells is what a spectator knows.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import (
    ColumnElement,
    Integer,
    RowMapping,
    Text,
    and_,
    bindparam,
    cast,
    delete,
    exists,
    insert,
    literal_column,
    or_,
    select,
    update,
)

from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.calling.channels import Channel
from tetrarchy.server.calling.schema import BEGUN, CALLS, CHANNELS
from tetrarchy.server.calling.settings import CallSettings
from tetrarchy.server.calling.words import TableCall
from tetrarchy.server.friends.schema import INVITATIONS, is_open
from tetrarchy.server.match import Match
from tetrarchy.server.schema import GUESTS, SEATS, TABLES
from tetrarchy.server.store import now
from tetrarchy.server.tournaments.schema import TOURNAMENT_TABLES

if TYPE_CHECKING:
    from tetrarchy.server.hall import Hall

_AT_ONCE: Final = 500
"""How many waiting tables are looked at in one scan."""
_OVER: Final = 2_000_000_000
"""The number of the turn after the last."""
_ROUND: Final = "/round"
"""What follows the name of a table where a call to it, not for a turn, is noted."""
_INVITATION: Final = "/invitation"
_BEGINNING: Final = "/begun"
"""What follows it where an invitation is noted, or that the game has begun."""
_key, _table = cast(bindparam("key"), Text), cast(bindparam("which"), Text)
_turn = cast(bindparam("number"), Integer)
_TOLD: Final = delete(BEGUN).where(BEGUN.c.guest == _key, BEGUN.c.table_id == _table)
_BEGIN: Final = insert(CALLS).from_select(
    ["who", "table_id", "turn", "looked", "at", "process"],
    select(
        _key, _table, literal_column("-1"), literal_column("0.0"), literal_column("0.0"), literal_column("''")
    ).where(~exists().where(CALLS.c.who == _key, CALLS.c.table_id == _table)),
)
_CLAIM: Final = (
    update(CALLS)
    .where(CALLS.c.who == _key, CALLS.c.table_id == _table, CALLS.c.turn < _turn)
    .values(turn=_turn, at=bindparam("time"), process=bindparam("me"))
)
_LOOK: Final = (
    update(CALLS).where(CALLS.c.who == _key, CALLS.c.table_id == _table).values(looked=bindparam("seen"))
)


class Turns:
    """Looks for those who are to be called."""

    def __init__(self, hall: Hall, settings: CallSettings) -> None:
        self._hall = hall
        self._settings = settings

    async def of_people(self) -> dict[str, list[TableCall]]:
        """The guests who are to be called now, with their tables; each thing is told only once."""
        called = await self._called_lately()
        wanted: dict[str, list[TableCall]] = defaultdict(list)
        rows = [*await self._hall.store.read(self._waiting_people())]
        rows += await self._hall.store.read(self._awaited_people())
        for row in rows:
            guest, table = row["guest"], row["id"]
            if guest in called or guest in self._hall.online(table):
                continue
            match = await self._match(table)
            call = None if match is None else self.of_person(match, guest)
            if match is None or call is None:
                continue
            key, turn = (table + _ROUND, 0) if match.state is None else (table, match.state.turn_id())
            if await self._claim(guest, key, turn, row["changed"]):
                wanted[guest].append(call)
        for row in await self._hall.store.read(self._waiting_invitations()):
            guest, table = row["guest"], row["id"]
            if guest in called or guest in self._hall.online(table):
                continue
            if await self._claim(guest, table + _INVITATION, 0, row["changed"]):
                wanted[guest].append(TableCall(table, row["game"], [row["name"]], "invitation"))
        for row in await self._hall.store.read(self._waiting_beginnings()):
            if row["guest"] not in called and (call := await self._beginning(row)) is not None:
                wanted[row["guest"]].append(call)
        return wanted

    async def _beginning(self, row: RowMapping) -> TableCall | None:
        """What somebody is told whose game has begun: or that it is their turn; nothing where they look."""
        guest, table = row["guest"], row["table_id"]
        await self._hall.store.write((_TOLD, {"key": guest, "which": table}))
        match = await self._match(table)
        seat = None if match is None else match.seat_of(guest)
        if match is None or match.state is None or seat is None or guest in self._hall.online(table):
            return None
        key, turn, call = table, match.state.turn_id(), self.of_person(match, guest)
        if call is None:
            others = names_of(match, (one for one in range(match.setup.seats) if one != seat))
            key, turn, call = table + _BEGINNING, 0, TableCall(table, match.setup.game, others, "begun")
        return call if await self._claim(guest, key, turn, row["changed"]) else None

    async def of_tables(self) -> list[tuple[Channel, TableCall]]:
        """The webhooks of tables that are to be called now, each with what it is told."""
        found: list[tuple[Channel, TableCall]] = []
        for row in await self._hall.store.read(self._waiting_tables()):
            channel = _channel_of(row)
            table = channel.table_id or ""
            match = await self._match(table)
            if match is None or match.state is None:
                continue
            call = self.of_table(match)
            turn = _OVER if match.phase == "finished" else match.state.turn_id()
            if call is not None and await self._claim(channel.id, table, turn, row["changed"]):
                found.append((channel, call))
        return found

    async def still_waits(self, guest: str, tables: list[TableCall]) -> list[TableCall]:
        """Those among some tables that still wait for a guest."""
        names, read = [one.table for one in tables], self._hall.store.read
        seated = (
            select(SEATS.c.table_id, SEATS.c.turn, TABLES.c.state)
            .join(TABLES, TABLES.c.id == SEATS.c.table_id)
            .where(SEATS.c.guest == guest, SEATS.c.table_id.in_(names))
        )
        invited = select(INVITATIONS.c.table_id).where(
            INVITATIONS.c.guest == guest, INVITATIONS.c.table_id.in_(names), is_open()
        )
        waits = {("invitation", row["table_id"]) for row in await read(invited)}
        for row in await read(seated):
            kinds = {"turn": row["turn"], "round": row["state"] == "open", "begun": row["state"] == "running"}
            waits |= {(kind, row["table_id"]) for kind, holds in kinds.items() if holds}
        return [one for one in tables if (one.kind, one.table) in waits]

    def of_person(self, match: Match, guest: str | None) -> TableCall | None:
        """What somebody is told who must decide, or for whom a seat is kept at a table of a tournament."""
        seat = match.seat_of(guest)
        if match.phase == "open" and seat is None:
            kept = any(taken.guest == guest and taken.kind == "open" for taken in match.seats)
            others = [taken.name for taken in match.seats if taken.guest != guest and taken.name]
            return TableCall(match.id, match.setup.game, others, "round") if kept else None
        if seat is None or not match.sights[seat].legal_codes or match.in_window():
            return None
        others = names_of(match, (one for one in range(match.setup.seats) if one != seat))
        return TableCall(match.id, match.setup.game, others)

    def of_table(self, match: Match) -> TableCall | None:
        """What a table's webhook is told: only what a spectator knows."""
        if match.phase == "finished":
            best = [seat for seat, place in enumerate(match.standing()) if place == 1]
            return TableCall(match.id, match.setup.game, names_of(match, best), "over")
        deciding = [seat for seat in match.sights[None].actors if match.seats[seat].kind == "person"]
        online = self._hall.online(match.id)
        if match.in_window() or not deciding or all(match.seats[seat].guest in online for seat in deciding):
            return None
        return TableCall(match.id, match.setup.game, names_of(match, deciding))

    async def _match(self, table: str) -> Match | None:
        try:
            found = await self._hall.find(table)
            async with found.lock:
                return found.match
        except TetrarchyError:  # it cannot be read, or the database is away
            return None

    async def _called_lately(self) -> set[str]:
        since = now() - self._settings.pause_seconds
        question = select(CALLS.c.who).where(CALLS.c.at > since).group_by(CALLS.c.who)
        return {row["who"] for row in await self._hall.store.read(question)}

    async def _claim(self, who: str, table: str, turn: int, changed: float) -> bool:
        """Whether this process is the one that calls somebody for a turn; nobody is called twice for one."""
        at, me = time.time(), self._hall.process
        given: dict[str, Any] = {"key": who, "which": table}
        try:
            await self._hall.store.write((_BEGIN, given))
            claim = given | {"number": turn, "time": at, "me": me}
            await self._hall.store.write((_CLAIM, claim), (_LOOK, given | {"seen": changed}))
        except TetrarchyError:  # another process was first
            return False
        question = select(CALLS).where(CALLS.c.who == who, CALLS.c.table_id == table)
        row = (await self._hall.store.read(question))[0]
        return bool((row["turn"], row["at"], row["process"]) == (turn, at, me))

    def _due(self, who: ColumnElement[str]) -> ColumnElement[bool]:
        """The tables that have waited for long enough, and were not looked at since they moved on last."""
        looked = exists().where(
            CALLS.c.who == who, CALLS.c.table_id == TABLES.c.id, CALLS.c.looked >= TABLES.c.changed
        )
        waited = TABLES.c.changed <= now() - self._settings.after_seconds
        return and_(waited, self._hall.peers.ownerless(), ~looked)

    def _waiting_people(self) -> Any:
        return (
            select(SEATS.c.guest, TABLES.c.id, TABLES.c.changed)
            .join(TABLES, TABLES.c.id == SEATS.c.table_id)
            .where(
                SEATS.c.guest.in_(_asked()),
                SEATS.c.turn,
                TABLES.c.state == "running",
                self._due(SEATS.c.guest),
            )
            .order_by(TABLES.c.changed, TABLES.c.id)
            .limit(_AT_ONCE)
        )

    def _awaited_people(self) -> Any:
        """Those for whom seats are kept in a round that has begun, and who were not called to it yet."""
        called = exists().where(CALLS.c.who == SEATS.c.guest, CALLS.c.table_id == TABLES.c.id + _ROUND)
        return (
            select(SEATS.c.guest, TABLES.c.id, TABLES.c.changed)
            .join(TABLES, TABLES.c.id == SEATS.c.table_id)
            .join(TOURNAMENT_TABLES, TOURNAMENT_TABLES.c.table_id == TABLES.c.id)
            .where(
                SEATS.c.guest.in_(_asked()),
                TABLES.c.state == "open",
                TABLES.c.changed <= now() - self._settings.after_seconds,
                self._hall.peers.ownerless(),
                ~called,
            )
            .order_by(TABLES.c.changed, TABLES.c.id)
            .limit(_AT_ONCE)
        )

    def _waiting_invitations(self) -> Any:
        """Invitations that have waited for long enough and were not told yet."""
        called = exists().where(
            CALLS.c.who == INVITATIONS.c.guest, CALLS.c.table_id == INVITATIONS.c.table_id + _INVITATION
        )
        return (
            select(INVITATIONS.c.guest, GUESTS.c.name, TABLES.c.id, TABLES.c.game, TABLES.c.changed)
            .join(TABLES, TABLES.c.id == INVITATIONS.c.table_id)
            .join(GUESTS, GUESTS.c.id == INVITATIONS.c.host)
            .where(
                INVITATIONS.c.guest.in_(_asked()),
                INVITATIONS.c.created <= now() - self._settings.after_seconds,
                is_open(),
                ~called,
            )
            .order_by(INVITATIONS.c.created, TABLES.c.id)
            .limit(_AT_ONCE)
        )

    def _waiting_beginnings(self) -> Any:
        """Those who are to be told that their game has begun."""
        return (
            select(BEGUN, TABLES.c.changed)
            .join(TABLES, TABLES.c.id == BEGUN.c.table_id)
            .where(self._hall.peers.ownerless())
            .order_by(BEGUN.c.at, BEGUN.c.table_id)
            .limit(_AT_ONCE)
        )

    def _waiting_tables(self) -> Any:
        phase = or_(TABLES.c.state == "running", TABLES.c.state == "finished")
        return (
            select(CHANNELS, TABLES.c.changed)
            .join(TABLES, TABLES.c.id == CHANNELS.c.table_id)
            .where(CHANNELS.c.state == "on", phase, self._due(CHANNELS.c.id))
            .order_by(TABLES.c.changed, CHANNELS.c.id)
            .limit(_AT_ONCE)
        )


def names_of(match: Match, seats: Iterable[int]) -> list[str]:
    """What the people on some seats are called."""
    taken = [match.seats[seat] for seat in seats]
    return [one.name for one in taken if one.kind == "person" and one.name]


def _asked() -> Any:
    """Those who want to be called."""
    return select(CHANNELS.c.guest).where(CHANNELS.c.state == "on", CHANNELS.c.table_id.is_(None))


def _channel_of(row: Any) -> Channel:
    return Channel(**{column.name: row[column.name] for column in CHANNELS.columns})
