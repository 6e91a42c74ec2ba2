"""The tables of the database that hold sets. A change here needs a migration beside it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, Index, Integer, Text
from sqlalchemy import Table as SqlTable

from tetrarchy.server.schema import METADATA

SETS: Final = SqlTable(
    "sets",
    METADATA,
    # What is known by its hash never changes; it is there once, whoever keeps it.
    Column("hash", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("content", Text, nullable=False),
    Column("created", Float, nullable=False),
    Index("sets_by_data", "game", "data"),
)

SET_NAMES: Final = SqlTable(
    "set_names",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("hash", Text, nullable=False),
    Column("created", Float, nullable=False),
    Index("set_names_by_hash", "hash"),
)
