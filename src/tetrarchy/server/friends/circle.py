"""The people around a guest: friends, those who ask, those who are blocked, and those it has played with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import ColumnElement, and_, func, select, union
from sqlalchemy import Table as SqlTable

from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.friends.bonds import HIDDEN, OPEN
from tetrarchy.server.friends.invitations import received
from tetrarchy.server.friends.links import link_of
from tetrarchy.server.friends.schema import BLOCKS, FRIENDS, REQUESTS
from tetrarchy.server.hall import Hall
from tetrarchy.server.people.history import shared_games
from tetrarchy.server.people.schema import RESULTS
from tetrarchy.server.schema import CHAT, GUESTS, SEATS
from tetrarchy.wire import MetAnswer, PeopleAnswer, PeopleNews, PersonAnswer

_MOST_MET: Final = 50


async def circle(hall: Hall, guest: str) -> PeopleAnswer:
    """All the people around a guest."""
    asks_me = (REQUESTS.c.other == guest, REQUESTS.c.state == OPEN)
    asked = (REQUESTS.c.guest == guest, REQUESTS.c.state != HIDDEN)
    blocked = await _people(hall, BLOCKS, "other", BLOCKS.c.guest == guest)
    return PeopleAnswer(
        await _friends(hall, guest),
        list((await _people(hall, REQUESTS, "guest", *asks_me)).values()),
        list((await _people(hall, REQUESTS, "other", *asked)).values()),
        list(blocked.values()),
        await _met(hall, guest, set(blocked)),
        await received(hall, guest),
        await hall.presence.is_hidden(guest),
        await link_of(hall.store, guest),
    )


async def news(hall: Hall, guest: str) -> PeopleNews:
    """How much waits for a guest's answer."""
    asks = select(func.count().label("number")).where(REQUESTS.c.other == guest, REQUESTS.c.state == OPEN)
    waiting = await hall.store.read(asks)
    return PeopleNews(waiting[0]["number"], len(await received(hall, guest)))


async def _friends(hall: Hall, guest: str) -> list[PersonAnswer]:
    """A guest's friends, and where they are."""
    friends = await _people(hall, FRIENDS, "other", FRIENDS.c.guest == guest)
    for friend, where in (await hall.presence.of(friends)).items():
        friends[friend].here = where
    return list(friends.values())


async def _people(
    hall: Hall, table: SqlTable, column: str, *wanted: ColumnElement[bool]
) -> dict[str, PersonAnswer]:
    """Those whom a column of some rows names, by their names."""
    since = table.c.since if "since" in table.c else table.c.created
    question = select(GUESTS.c.id, GUESTS.c.name, since.label("since")).join(
        GUESTS, GUESTS.c.id == table.c[column]
    )
    rows = await hall.store.read(question.where(*wanted).order_by(GUESTS.c.name, GUESTS.c.id))
    return {row["id"]: PersonAnswer(hall.keys.author(row["id"]), row["name"], row["since"]) for row in rows}


async def _met(hall: Hall, guest: str, blocked: set[str]) -> list[MetAnswer]:
    """With whom a guest has finished games, the latest first."""
    found: dict[str, MetAnswer] = {}
    for row in await shared_games(hall.store, guest):
        if row["rival"] not in blocked:
            last = (row["game"], row["table_id"], row["finished"])
            who = hall.keys.author(row["rival"])
            found.setdefault(row["rival"], MetAnswer(who, row["name"], 0, *last)).games += 1
    return list(found.values())[:_MOST_MET]


async def find(hall: Hall, guest: str, who: str, table: str | None = None) -> str:
    """The guest who is meant; only somebody whom one has met can be, if need be at a table that is named."""
    return (await find_all(hall, guest, [who], table))[0]


async def find_all(hall: Hall, guest: str, wanted: Sequence[str], table: str | None = None) -> list[str]:
    """The guests who are meant."""
    known = {hall.keys.author(other): other for other in await _known(hall, guest, table)}
    if not known.keys() >= set(wanted):
        raise TetrarchyError("no-person", "You have met no such person here.")
    return [known[who] for who in dict.fromkeys(wanted)]


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
