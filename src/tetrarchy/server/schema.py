"""The tables of the database. A change here needs a migration beside it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, MetaData, Text, TextClause, text
from sqlalchemy import Table as SqlTable

METADATA: Final = MetaData()

GUESTS: Final = SqlTable(
    "guests",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", Float, nullable=False),
)

TABLES: Final = SqlTable(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("creator", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("setup", Text, nullable=False),
    # What follows is told by the log; it is kept here for lists.
    Column("state", Text, nullable=False),
    Column("changed", Float, nullable=False),
    Column("summary", Text, nullable=False),
    Column("due", Float),
    Column("owner", Text),
    Column("played_set", Text),
    Index("tables_by_set", "played_set"),
    Index("tables_by_state", "listed", "state", "created"),
    Index("tables_by_due", "due"),
    Index("tables_by_creator", "creator", "created"),
)

LOG: Final = SqlTable(
    "log",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("ident", Text),
    Column("at", Float, nullable=False),
)

SEATS: Final = SqlTable(
    "seats",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", Text),
    Column("turn", Boolean, nullable=False),
    Index("seats_by_guest", "guest"),
)

SNAPSHOTS: Final = SqlTable(
    "snapshots",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

REVIEWS: Final = SqlTable(
    "reviews",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("open", Boolean, primary_key=True),
    Column("depth", Integer, primary_key=True, autoincrement=False),
    Column("version", Text, primary_key=True),
    Column("body", Text, nullable=False),
)

CHAT: Final = SqlTable(
    "chat",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("guest", Text),
    Column("phrase", Text),
)

FACTS: Final = SqlTable(
    "facts",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

PROCESSES: Final = SqlTable(
    "processes",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("beat", Float, nullable=False),
)


def insert_once(table: SqlTable) -> TextClause:
    """A statement that writes a row whose key is not there yet, and does nothing where it is."""
    columns = [str(column.name) for column in table.columns]
    values = ", ".join(":" + name for name in columns)
    return text(f"insert into {table.name} ({', '.join(columns)}) values ({values}) on conflict do nothing")
