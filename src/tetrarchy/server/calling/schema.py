"""The tables of the database that belong to calls."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, Index, Integer, Text
from sqlalchemy import Table as SqlTable

from tetrarchy.server.schema import METADATA

CHANNELS: Final = SqlTable(
    "call_channels",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("guest", Text, nullable=False),
    Column("table_id", Text),
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Index("call_channels_by_guest", "guest"),
    Index("call_channels_by_table", "table_id"),
)
"""The ways in which somebody, or everybody who cares about a table, is called."""

CALLS: Final = SqlTable(
    "calls",
    METADATA,
    Column("who", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("turn", Integer, nullable=False),
    Column("looked", Float, nullable=False),
    Column("at", Float, nullable=False),
    Column("process", Text, nullable=False),
)
"""The last turn that a guest (or a table's webhook) was called for: nobody is called twice for one."""

BEGUN: Final = SqlTable(
    "begun",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("at", Float, nullable=False),
)
"""Those who are to be told that a game has begun at a table that waited for people."""
