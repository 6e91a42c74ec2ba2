"""The tables of the database that tell who is whose friend. A change here needs a migration beside it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, Index, Text
from sqlalchemy import Table as SqlTable

from tetrarchy.server.schema import METADATA

FRIENDS: Final = SqlTable(
    "friends",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("other", Text, primary_key=True),
    Column("since", Float, nullable=False),
    Index("friends_by_other", "other"),
)
"""Friendships; each has two rows, one for either side."""

REQUESTS: Final = SqlTable(
    "friend_requests",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("other", Text, primary_key=True),
    Column("created", Float, nullable=False),
    # ``open``; ``ignored``, which only who asks sees; ``hidden``, which nobody sees.
    Column("state", Text, nullable=False),
    Index("friend_requests_by_other", "other"),
)
"""Who has asked whom. What was declined stays, so that nobody is asked again and nobody is told."""

BLOCKS: Final = SqlTable(
    "blocks",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("other", Text, primary_key=True),
    Column("created", Float, nullable=False),
    Index("blocks_by_other", "other"),
)
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
