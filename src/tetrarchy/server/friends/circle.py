"""The people around a guest: friends, those who ask, those who are blocked, and those it has played with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import ColumnElement, and_, select, union
from sqlalchemy import Table as SqlTable

from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.friends.bonds import HIDDEN, OPEN
from tetrarchy.server.friends.links import link_of
from tetrarchy.server.friends.schema import BLOCKS, FRIENDS, REQUESTS
from tetrarchy.server.hall import Hall
from tetrarchy.server.people.history import shared_games
from tetrarchy.server.people.schema import RESULTS
from tetrarchy.server.schema import CHAT, GUESTS, SEATS
from tetrarchy.server.store import Store
from tetrarchy.wire import MetAnswer, PeopleAnswer, PersonAnswer

_MOST_MET: Final = 50
Name = Callable[[str], str]
"""What stands for a guest where others see it."""


async def circle(hall: Hall, guest: str) -> PeopleAnswer:
    """All the people around a guest."""
    store, who = hall.store, hall.keys.author
    mine = REQUESTS.c.guest == guest
    blocked = await _people(store, who, BLOCKS, "other", BLOCKS.c.guest == guest)
    return PeopleAnswer(
        await _people(store, who, FRIENDS, "other", FRIENDS.c.guest == guest),
        await _people(store, who, REQUESTS, "guest", REQUESTS.c.other == guest, REQUESTS.c.state == OPEN),
        await _people(store, who, REQUESTS, "other", mine, REQUESTS.c.state != HIDDEN),
        blocked,
        await _met(store, who, guest, {person.who for person in blocked}),
        await link_of(store, guest),
    )


async def _people(
    store: Store, who: Name, table: SqlTable, column: str, *wanted: ColumnElement[bool]
) -> list[PersonAnswer]:
    """Those whom a column of some rows names, by their names."""
    since = table.c.since if "since" in table.c else table.c.created
    question = select(GUESTS.c.id, GUESTS.c.name, since.label("since")).join(
        GUESTS, GUESTS.c.id == table.c[column]
    )
    rows = await store.read(question.where(*wanted).order_by(GUESTS.c.name, GUESTS.c.id))
    return [PersonAnswer(who(row["id"]), row["name"], row["since"]) for row in rows]


async def _met(store: Store, who: Name, guest: str, blocked: set[str]) -> list[MetAnswer]:
    """With whom a guest has finished games, the latest first."""
    found: dict[str, MetAnswer] = {}
    for row in await shared_games(store, guest):
        one = found.setdefault(
            row["rival"],
            MetAnswer(who(row["rival"]), row["name"], 0, row["game"], row["table_id"], row["finished"]),
        )
        one.games += 1
    return [one for one in found.values() if one.who not in blocked][:_MOST_MET]


async def find(hall: Hall, guest: str, who: str, table: str | None = None) -> str:
    """The guest who is meant; only somebody whom one has met can be, if need be at a table that is named."""
    for other in await _known(hall, guest, table):
        if hall.keys.author(other) == who:
            return other
    raise no_person()


async def _known(hall: Hall, guest: str, table: str | None) -> list[str]:
    """Those whom a guest has met: around it, at its tables, in finished games, and in the talk of a table."""
    seated, there = SEATS.alias(), SEATS.alias()
    played, with_them = RESULTS.alias(), RESULTS.alias()
    met = [
        select(FRIENDS.c.other).where(FRIENDS.c.guest == guest),
        select(BLOCKS.c.other).where(BLOCKS.c.guest == guest),
        select(REQUESTS.c.other).where(REQUESTS.c.guest == guest),
        select(REQUESTS.c.guest).where(REQUESTS.c.other == guest),
        select(there.c.guest)
        .join(seated, seated.c.table_id == there.c.table_id)
        .where(seated.c.guest == guest),
        select(with_them.c.guest)
        .join(played, played.c.table_id == with_them.c.table_id)
        .where(played.c.guest == guest),
    ]
    if table is not None:
        (await hall.find(table)).match.watched_as(guest)
        met.append(select(CHAT.c.guest).where(CHAT.c.table_id == table))
    question = union(*met).subquery()
    there_still = and_(GUESTS.c.id == question.c.other, GUESTS.c.id != guest)
    return [row["id"] for row in await hall.store.read(select(GUESTS.c.id).join(question, there_still))]


def no_person() -> TetrarchyError:
    """The error for somebody whom one does not know."""
    return TetrarchyError("no-person", "You have met no such person here.")
