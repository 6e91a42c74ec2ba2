"""Where a guest stands in what is kept of games: tables and seats, and how to take the name out."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, or_, select, update

from tetrarchy.server.schema import CHAT, LOG, SEATS, SNAPSHOTS, TABLES
from tetrarchy.server.store import Store

_NOBODY: Final = "-"
"""How the id begins that stands in a game for somebody who is gone; no guest's does."""


def is_gone(guest: str) -> bool:
    """Whether an id stands for somebody who is gone."""
    return guest.startswith(_NOBODY)


class Stay(NamedTuple):
    """A time for which a guest had a seat."""

    seat: int
    since: float
    until: float

    def has(self, seat: int | None, at: float) -> bool:
        """Whether what was done on a seat at some time was done by the guest."""
        return seat == self.seat and self.since <= at < self.until


async def tables_of(store: Store, guest: str) -> list[str]:
    """All tables in which a guest is named."""
    mark = f'%"{guest}"%'
    sat = await store.read(
        select(LOG.c.table_id).where(LOG.c.kind == "sit", LOG.c.body.like(mark)).distinct()
    )
    named = await store.read(
        select(TABLES.c.id).where(
            or_(TABLES.c.creator == guest, TABLES.c.setup.like(mark), TABLES.c.summary.like(mark))
        )
    )
    seated = await store.read(select(SEATS.c.table_id).where(SEATS.c.guest == guest))
    found = {row["table_id"] for row in (*sat, *seated)} | {row["id"] for row in named}
    return sorted(found)


def stays(connection: Connection, table: str, guest: str) -> list[Stay]:
    """When a guest had which seats of a table."""
    about = connection.execute(
        select(TABLES.c.setup, TABLES.c.created).where(TABLES.c.id == table)
    ).mappings()
    row = about.one()
    first = msgspec.json.decode(row["setup"])["seats"]
    open_since = {n: row["created"] for n, seat in enumerate(first) if seat.get("guest") == guest}
    found: list[Stay] = []
    moves = connection.execute(
        select(LOG.c.kind, LOG.c.seat, LOG.c.body, LOG.c.at)
        .where(LOG.c.table_id == table, LOG.c.kind.in_(["sit", "rise", "bot"]))
        .order_by(LOG.c.seq)
    )
    for kind, seat, body, at in moves:
        if seat in open_since:
            found.append(Stay(seat, open_since.pop(seat), at))
        if kind == "sit" and msgspec.json.decode(body).get("guest") == guest:
            open_since[seat] = at
    return found + [Stay(seat, since, float("inf")) for seat, since in open_since.items()]


def scrub(connection: Connection, table: str, guest: str, nobody: str) -> None:
    """Take a guest out of a table: its name, its id, and what it said there. The game stays as it was."""
    gone = _NOBODY + nobody
    mine = stays(connection, table, guest)
    last = {stay.seat for stay in mine if not _sat_later(connection, table, stay)}
    about = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().one()
    setup, summary = msgspec.json.decode(about["setup"]), msgspec.json.decode(about["summary"])
    _blank(summary["seats"], last)
    connection.execute(
        update(TABLES)
        .where(TABLES.c.id == table)
        .values(
            setup=_written(without(setup, guest, gone)),
            summary=_written(without(summary, guest, gone)),
            creator=gone if about["creator"] == guest else about["creator"],
        )
    )
    for row in connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table)).mappings().all():
        body = msgspec.json.decode(row["body"])
        _blank(body["seats"], last)
        text = _written(without(body, guest, gone))
        connection.execute(update(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table).values(body=text))
    sits = select(LOG).where(LOG.c.table_id == table, LOG.c.kind == "sit")
    for row in connection.execute(sits).mappings().all():
        body = msgspec.json.decode(row["body"])
        if body.get("guest") == guest:
            where = (LOG.c.table_id == table, LOG.c.seq == row["seq"])
            connection.execute(update(LOG).where(*where).values(body=_written(without(body, guest, gone))))
    lines = select(CHAT).where(CHAT.c.table_id == table, CHAT.c.seat.is_not(None))
    for row in connection.execute(lines).mappings().all():
        if any(stay.has(row["seat"], row["at"]) for stay in mine):
            connection.execute(CHAT.delete().where(CHAT.c.table_id == table, CHAT.c.number == row["number"]))


def without(plain: Any, guest: str, gone: str) -> Any:
    """Plain data in which a guest is nobody any more, and has no name."""
    if isinstance(plain, list):
        return [without(item, guest, gone) for item in plain]
    if not isinstance(plain, dict):
        return gone if plain == guest else plain
    named = "name" in plain and guest in (plain.get("guest"), plain.get("began"))
    kept = {key: without(value, guest, gone) for key, value in plain.items()}
    return kept | {"name": ""} if named else kept


def _blank(seats: list[dict[str, Any]], mine: set[int]) -> None:
    """A bot that has a leaver's seat keeps the name; not this one."""
    for number in mine:
        if seats[number].get("guest") is None:
            seats[number]["name"] = ""


def _sat_later(connection: Connection, table: str, stay: Stay) -> bool:
    """Whether somebody else has sat down on a seat afterwards."""
    later = select(LOG.c.seq).where(
        LOG.c.table_id == table, LOG.c.kind == "sit", LOG.c.seat == stay.seat, LOG.c.at >= stay.until
    )
    return connection.execute(later).first() is not None


def _written(plain: Any) -> str:
    return msgspec.json.encode(plain).decode()
