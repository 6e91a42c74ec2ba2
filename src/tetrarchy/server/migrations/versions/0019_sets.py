"""Sets of components that guests keep, and which set a table plays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sets",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("sets_by_data", "sets", ["game", "data"])
    op.create_table(
        "set_names",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("set_names_by_hash", "set_names", ["hash"])
    op.add_column("tables", sa.Column("played_set", sa.Text))
    op.create_index("tables_by_set", "tables", ["played_set"])


def downgrade() -> None:
    raise NotImplementedError("An older server cannot read a newer database; restore a backup instead.")
