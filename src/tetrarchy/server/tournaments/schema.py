"""The tables of the database that belong to tournaments."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, Index, Integer, Text
from sqlalchemy import Table as SqlTable

from tetrarchy.server.schema import METADATA

TOURNAMENTS: Final = SqlTable(
    "tournaments",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("organiser", Text),
    Column("rules", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("state", Text, nullable=False),
    Column("created", Float, nullable=False),
    # One more after each change.
    Column("version", Integer, nullable=False),
    Index("tournaments_by_state", "listed", "state", "created"),
    Index("tournaments_by_organiser", "organiser"),
)

PEOPLE: Final = SqlTable(
    "tournament_people",
    METADATA,
    Column("tournament_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest", Text),
    Column("name", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("since", Integer, nullable=False),
    Column("organiser", Boolean, nullable=False),
    Index("tournament_people_by_guest", "guest"),
)
"""Those who have entered. In all else that is kept of a tournament they are numbers."""

TOURNAMENT_TABLES: Final = SqlTable(
    "tournament_tables",
    METADATA,
    Column("tournament_id", Text, primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    # The table of the server; none for a bye.
    Column("table_id", Text),
    Column("seats", Text, nullable=False),
    Column("due", Float, nullable=False),
    Column("state", Text, nullable=False),
    Column("result", Text),
    Column("corrected", Text),
    Index("tournament_tables_by_table", "table_id", unique=True),
    Index("tournament_tables_by_state", "state"),
)

NOTES: Final = SqlTable(
    "tournament_notes",
    METADATA,
    Column("tournament_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("guest", Text),
    Column("kind", Text, nullable=False),
    Column("person", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("table_number", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Index("tournament_notes_by_guest", "guest"),
)
"""What organisers have done; ``guest`` is who has done it."""
