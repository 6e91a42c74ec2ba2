"""The tables of the database that belong to ratings."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, Index, Integer, Text
from sqlalchemy import Table as SqlTable

from tetrarchy.server.schema import METADATA

RATED: Final = SqlTable(
    "rated",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    # Nobody for a bot, and for a person who is gone.
    Column("guest", Text),
    Column("game", Text, nullable=False),
    Column("variant", Text, nullable=False),
    Column("side", Integer, nullable=False),
    # The level of a bot that has sat here from the beginning, 0 for a person.
    Column("level", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("finished", Float, nullable=False),
    # Ratings before and after; empty until the table is settled.
    Column("was", Float),
    Column("was_spread", Float),
    Column("points", Float),
    Column("spread", Float),
    Column("settled", Float),
    Index("rated_by_guest", "guest", "game", "variant", "finished"),
    Index("rated_by_settled", "settled"),
)
"""The seats of rated tables: written with the last row of the game's log, settled once afterwards."""

RATINGS: Final = SqlTable(
    "ratings",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("variant", Text, primary_key=True),
    Column("points", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed", Float, nullable=False),
    Index("ratings_by_game", "game", "variant"),
)
"""The rating that each person has now in each variant of each game."""

UNLISTED: Final = SqlTable(
    "unlisted",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("since", Float, nullable=False),
)
"""Those who want to be in no list of leaders."""
