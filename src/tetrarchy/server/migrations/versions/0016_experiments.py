"""Experiments of the laboratory."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "experiments",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("owner", sa.Text),
        sa.Column("findings", sa.Text),
    )
    op.create_index("experiments_by_guest", "experiments", ["guest", "game", "created"])
    op.create_index("experiments_by_state", "experiments", ["state"])
    op.create_table(
        "experiment_parts",
        sa.Column("experiment", sa.Text, primary_key=True),
        sa.Column("first", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("experiment_parts_by_guest", "experiment_parts", ["guest"])


def downgrade() -> None:
    raise NotImplementedError("An older server cannot read a newer database; restore a backup instead.")
