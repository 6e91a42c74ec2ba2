"""Tournaments: who has entered, the tables of each round, and what organisers have done."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("organiser", sa.Text),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_index("tournaments_by_state", "tournaments", ["listed", "state", "created"])
    op.create_index("tournaments_by_organiser", "tournaments", ["organiser"])
    op.create_table(
        "tournament_people",
        sa.Column("tournament_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("organiser", sa.Boolean, nullable=False),
    )
    op.create_index("tournament_people_by_guest", "tournament_people", ["guest"])
    op.create_table(
        "tournament_tables",
        sa.Column("tournament_id", sa.Text, primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.Text),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("corrected", sa.Text),
    )
    op.create_index("tournament_tables_by_table", "tournament_tables", ["table_id"], unique=True)
    op.create_index("tournament_tables_by_state", "tournament_tables", ["state"])
    op.create_table(
        "tournament_notes",
        sa.Column("tournament_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("guest", sa.Text),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("table_number", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("tournament_notes_by_guest", "tournament_notes", ["guest"])


def downgrade() -> None:
    raise NotImplementedError("An older server cannot read a newer database; restore a backup instead.")
