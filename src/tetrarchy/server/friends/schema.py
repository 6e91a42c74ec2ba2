"""The tables of the database that tell who is whose friend. A change here needs a migration beside it."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Column, Float, Index, Text
from sqlalchemy import Table as SqlTable

from tetrarchy.server.schema import METADATA


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
