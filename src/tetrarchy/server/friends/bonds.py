"""How people become friends, part, and block one another.

Nobody is told that they were declined or blocked: to whoever asks, a request that was ignored looks the same
as one that was not answered yet.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select, update
from sqlalchemy import Table as SqlTable

from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.friends.schema import BLOCKS, FRIENDS, INVITATIONS, REQUESTS
from tetrarchy.server.migrate import begin_at_once
from tetrarchy.server.schema import insert_once
from tetrarchy.server.store import Store, now

MOST: Final = 500
"""Friends of one guest; and as many requests that wait, and people it blocks."""
OPEN: Final = "open"
IGNORED: Final = "ignored"
HIDDEN: Final = "hidden"
_BEFRIEND: Final = insert_once(FRIENDS)
_ASK: Final = insert_once(REQUESTS)
_BLOCK: Final = insert_once(BLOCKS)


Pair = Callable[[Store, str, str], Awaitable[None]]
"""Something that a guest does about another one."""


def _in_one_transaction(work: Callable[[Connection, str, str], None]) -> Pair:
    """What is to be read and written together, as something that can be asked of a store."""

    @wraps(work)
    async def change(store: Store, guest: str, other: str) -> None:
        def begin(connection: Connection) -> None:
            begin_at_once(connection)
            work(connection, guest, other)

        await store.run(begin)

    return change


@_in_one_transaction
def ask(connection: Connection, guest: str, other: str) -> None:
    """Ask somebody to be a friend; whoever was asked by them before says yes by it."""
    _check_stranger(connection, guest, other)
    if has(connection, FRIENDS, guest, other):
        return
    if _state(connection, other, guest) in (OPEN, IGNORED):
        _befriend(connection, guest, other)
        return
    if _state(connection, guest, other) == HIDDEN:
        _set_state(connection, guest, other, IGNORED)
        return
    _check_room(connection, REQUESTS, guest)
    state = IGNORED if has(connection, BLOCKS, other, guest) else OPEN
    connection.execute(_ASK, {"guest": guest, "other": other, "created": now(), "state": state})


@_in_one_transaction
def accept(connection: Connection, guest: str, other: str) -> None:
    """Say yes to somebody who has asked."""
    if has(connection, FRIENDS, guest, other):
        return
    if _state(connection, other, guest) != OPEN:
        raise TetrarchyError("no-request", "This person does not ask you any more.")
    _befriend(connection, guest, other)


@_in_one_transaction
def decline(connection: Connection, guest: str, other: str) -> None:
    """Let somebody who has asked wait for ever."""
    _ignore(connection, guest, other)


@_in_one_transaction
def befriend(connection: Connection, guest: str, other: str) -> None:
    """Make friends of two people at once: one of them has followed the other's own link."""
    _check_stranger(connection, guest, other)
    if not has(connection, FRIENDS, guest, other):
        _befriend(connection, guest, other)


@_in_one_transaction
def part(connection: Connection, guest: str, other: str) -> None:
    """Be friends no longer, or ask no longer."""
    _part(connection, guest, other)


@_in_one_transaction
def block(connection: Connection, guest: str, other: str) -> None:
    """Want nothing to do with somebody any more."""
    _check_room(connection, BLOCKS, guest)
    _part(connection, guest, other)
    _ignore(connection, guest, other)
    invited = and_(INVITATIONS.c.guest == guest, INVITATIONS.c.host == other, INVITATIONS.c.state == "open")
    connection.execute(update(INVITATIONS).where(invited).values(state="silent"))
    connection.execute(_BLOCK, {"guest": guest, "other": other, "created": now()})


@_in_one_transaction
def unblock(connection: Connection, guest: str, other: str) -> None:
    """Block somebody no longer."""
    connection.execute(delete(BLOCKS).where(_pair(BLOCKS, guest, other)))


async def blocks(store: Store, guest: str, other: str) -> bool:
    """Whether a guest wants nothing to do with another one."""
    return bool(await store.read(select(BLOCKS.c.guest).where(_pair(BLOCKS, guest, other))))


async def apart(store: Store, guest: str) -> set[str]:
    """Those whom a guest blocks, and those who block it."""
    either = or_(BLOCKS.c.guest == guest, BLOCKS.c.other == guest)
    rows = await store.read(select(BLOCKS.c.guest, BLOCKS.c.other).where(either))
    return {one for row in rows for one in (row["guest"], row["other"])} - {guest}


async def are_friends(store: Store, guest: str, other: str) -> bool:
    """Whether two people are friends."""
    return bool(await store.read(select(FRIENDS.c.guest).where(_pair(FRIENDS, guest, other))))


# ---------------------------------------------------------------- inside a transaction


def _pair(table: SqlTable, guest: str, other: str) -> ColumnElement[bool]:
    return and_(table.c.guest == guest, table.c.other == other)


def _both(table: SqlTable, guest: str, other: str) -> ColumnElement[bool]:
    return or_(_pair(table, guest, other), _pair(table, other, guest))


def has(connection: Connection, table: SqlTable, guest: str, other: str) -> bool:
    """Whether a table has a row about a guest and another one."""
    return connection.execute(select(table.c.guest).where(_pair(table, guest, other))).first() is not None


def _state(connection: Connection, guest: str, other: str) -> str | None:
    """Where a request stands."""
    found = connection.execute(select(REQUESTS.c.state).where(_pair(REQUESTS, guest, other)))
    return found.scalar_one_or_none()


def _set_state(connection: Connection, guest: str, other: str, state: str) -> None:
    connection.execute(update(REQUESTS).where(_pair(REQUESTS, guest, other)).values(state=state))


def _check_stranger(connection: Connection, guest: str, other: str) -> None:
    """Refuse to make a friend of oneself, or of somebody whom one blocks."""
    if guest == other:
        raise TetrarchyError("own-person", "This is you.")
    check_not_blocked(connection, guest, other)


def check_not_blocked(connection: Connection, guest: str, other: str) -> None:
    """Refuse to turn to somebody whom one blocks."""
    if has(connection, BLOCKS, guest, other):
        raise TetrarchyError("you-block", "You block this person: lift that first.")


def _check_room(connection: Connection, table: SqlTable, guest: str) -> None:
    """Refuse what would make a list longer than anybody's may be."""
    question = select(func.count()).select_from(table).where(table.c.guest == guest)
    if connection.execute(question).scalar_one() >= MOST:
        raise TetrarchyError(
            "too-many-people", "A list holds at most {most} people: remove some first.", most=MOST
        )


def _befriend(connection: Connection, guest: str, other: str) -> None:
    for one in (guest, other):
        _check_room(connection, FRIENDS, one)
    connection.execute(delete(REQUESTS).where(_both(REQUESTS, guest, other)))
    at = now()
    pairs = sorted([(guest, other), (other, guest)])
    connection.execute(_BEFRIEND, [{"guest": one, "other": two, "since": at} for one, two in pairs])


def _part(connection: Connection, guest: str, other: str) -> None:
    connection.execute(delete(FRIENDS).where(_both(FRIENDS, guest, other)))
    if _state(connection, guest, other) == OPEN:
        connection.execute(delete(REQUESTS).where(_pair(REQUESTS, guest, other)))
    else:
        _set_state(connection, guest, other, HIDDEN)


def _ignore(connection: Connection, guest: str, other: str) -> None:
    """What the other one asks is seen by the other one alone."""
    if _state(connection, other, guest) == OPEN:
        _set_state(connection, other, guest, IGNORED)
