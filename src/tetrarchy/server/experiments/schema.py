"""The tables of the database that belong to experiments."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, Index, Integer, Text
from sqlalchemy import Table as SqlTable

from tetrarchy.server.schema import METADATA

EXPERIMENTS: Final = SqlTable(
    "experiments",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("guest", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("plan", Text, nullable=False),
    Column("total", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("owner", Text),
    Column("findings", Text),
    Index("experiments_by_guest", "guest", "game", "created"),
    Index("experiments_by_state", "state"),
)
"""What somebody wants to find out, how far it is, and in the end what was found."""

PARTS: Final = SqlTable(
    "experiment_parts",
    METADATA,
    Column("experiment", Text, primary_key=True),
    Column("first", Integer, primary_key=True, autoincrement=False),
    Column("guest", Text, nullable=False),
    Column("games", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Index("experiment_parts_by_guest", "guest"),
)
"""Results of games in a row, from a number on; they go once all are counted."""
