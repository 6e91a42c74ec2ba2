"""The tables of the database that belong to moderation."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, Index, Text
from sqlalchemy import Table as SqlTable

from tetrarchy.server.schema import METADATA

REPORTS: Final = SqlTable(
    "reports",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("reporter", Text, nullable=False),
    Column("guest", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("state", Text, nullable=False),
    Index("reports_by_state", "state", "created"),
)
"""What somebody has said that another did not want to read, as it was when it was reported."""

BANS: Final = SqlTable(
    "bans",
    METADATA,
    Column("who", Text, primary_key=True),
    Column("guest", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("until", Float, nullable=False),
)
"""Guests, and addresses that they came from, who may neither talk nor sit down."""
