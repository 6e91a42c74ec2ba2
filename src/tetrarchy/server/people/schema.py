"""The tables of the database that are about people. A change here needs a migration beside it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Float, Index, Integer, Text
from sqlalchemy import Table as SqlTable

from tetrarchy.server.schema import METADATA

DEVICES: Final = SqlTable(
    "devices",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("guest", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index("devices_by_guest", "guest"),
)

ENDED: Final = SqlTable(
    "ended",
    METADATA,
    # A device, or a guest whose first token, which names no device, is void.
    Column("id", Text, primary_key=True),
    Column("at", Float, nullable=False),
    Index("ended_by_time", "at"),
)

PASSKEYS: Final = SqlTable(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("guest", Text, nullable=False),
    Column("site", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
    Index("passkeys_by_guest", "guest"),
)

CODES: Final = SqlTable(
    "codes",
    METADATA,
    # Only a hash of each code is kept.
    Column("id", Text, primary_key=True),
    Column("guest", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("expires", Float),
    Index("codes_by_guest", "guest"),
)

CHALLENGES: Final = SqlTable(
    "challenges",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("guest", Text),
    Column("expires", Float, nullable=False),
)

RESULTS: Final = SqlTable(
    "results",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", Text),
    Column("game", Text, nullable=False),
    Column("variant", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    # The level of a bot on this seat, 0 for a person; and the best bot among the others, 0 for none.
    Column("level", Integer, nullable=False),
    Column("rivals", Integer, nullable=False),
    Column("people", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("verdict", Text, nullable=False),
    Column("mark", Text, nullable=False),
    Column("began", Float, nullable=False),
    Column("finished", Float, nullable=False),
    Column("decisions", Integer, nullable=False),
    # What the score sheet and the events tell; made when it is first asked for.
    Column("detail", Text),
    Index("results_by_guest", "guest", "game", "finished"),
)

PUZZLE_DEEDS: Final = SqlTable(
    "puzzle_deeds",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("puzzle", Text, primary_key=True),
    # ``missed`` so far; ``first``, found at once; ``later``; ``shown``.
    Column("outcome", Text, nullable=False),
    # When it came to that.
    Column("at", Float, nullable=False),
    # The last day as whose puzzle it was solved; empty for none.
    Column("day", Text, nullable=False),
)
"""How the puzzles went that somebody has tried."""
