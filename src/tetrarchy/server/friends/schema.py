"""The tables of the database that tell who is whose friend. A change here needs a migration beside it."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Boolean, Column, ColumnElement, Float, Index, Text, and_, exists
from sqlalchemy import Table as SqlTable

from tetrarchy.server.schema import METADATA, SEATS, TABLES


def _pairs(name: str, *columns: Column[Any]) -> SqlTable:
    """A table about a guest and another one."""
    return SqlTable(
        name,
        METADATA,
        Column("guest", Text, primary_key=True),
        Column("other", Text, primary_key=True),
        *columns,
        Index(f"{name}_by_other", "other"),
    )


FRIENDS: Final = _pairs("friends", Column("since", Float, nullable=False))
"""Friendships; each has two rows, one for either side."""

REQUESTS: Final = _pairs(
    "friend_requests",
    Column("created", Float, nullable=False),
    # ``open``; ``ignored``, which only who asks sees; ``hidden``, which nobody sees.
    Column("state", Text, nullable=False),
)
"""Who has asked whom. What was declined stays, so that nobody is asked again and nobody is told."""

BLOCKS: Final = _pairs("blocks", Column("created", Float, nullable=False))
"""Whom a guest wants nothing to do with; the other one is never told."""

LINKS: Final = SqlTable(
    "friend_links",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("key", Text, nullable=False),
    Column("created", Float, nullable=False),
    Index("friend_links_by_key", "key"),
)
"""The key of each guest's own link, which makes a friend of whoever follows it."""

INVITATIONS: Final = SqlTable(
    "invitations",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("guest", Text, primary_key=True),
    Column("host", Text, primary_key=True),
    Column("created", Float, nullable=False),
    # ``open``; ``declined``; ``silent``, which only the host sees, and as open.
    Column("state", Text, nullable=False),
    Index("invitations_by_guest", "guest"),
    Index("invitations_by_host", "host"),
)
"""Who has invited whom to a table that waits for people."""

PRESENCE: Final = SqlTable(
    "presence",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("process", Text, primary_key=True),
    Column("at", Float, nullable=False),
    Column("seated", Boolean, nullable=False),
)
"""Where several processes share the database: who of the people with friends is at which of them."""

UNSEEN: Final = SqlTable(
    "unseen",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("since", Float, nullable=False),
)
"""Those who do not want friends to see whether they are there."""

VACATIONS: Final = SqlTable(
    "vacations",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("entered", Float, primary_key=True),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("told", Boolean, nullable=False),
)
"""When somebody is away, and whether all tables that are concerned know of it."""


def is_open() -> ColumnElement[bool]:
    """That an invitation waits for an answer, its table for people, and the guest has no seat there."""
    seats, tables = SEATS.alias(), TABLES.alias()
    seated = exists().where(seats.c.table_id == INVITATIONS.c.table_id, seats.c.guest == INVITATIONS.c.guest)
    waits = exists().where(tables.c.id == INVITATIONS.c.table_id, tables.c.state == "open")
    return and_(INVITATIONS.c.state == "open", waits, ~seated)
