"""People take along which puzzles they have solved."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_deeds",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("puzzle", sa.Text, primary_key=True),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("day", sa.Text, nullable=False),
    )


def downgrade() -> None:
    raise NotImplementedError("An older server cannot read a newer database; restore a backup instead.")
