"""Rated tables change the ratings of those who play at them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rated",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.Text),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("variant", sa.Text, nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("finished", sa.Float, nullable=False),
        sa.Column("was", sa.Float),
        sa.Column("was_spread", sa.Float),
        sa.Column("points", sa.Float),
        sa.Column("spread", sa.Float),
        sa.Column("settled", sa.Float),
    )
    op.create_index("rated_by_guest", "rated", ["guest", "game", "variant", "finished"])
    op.create_index("rated_by_settled", "rated", ["settled"])
    op.create_table(
        "ratings",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("variant", sa.Text, primary_key=True),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("spread", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("ratings_by_game", "ratings", ["game", "variant"])
    op.create_table(
        "unlisted",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )


def downgrade() -> None:
    raise NotImplementedError("An older server cannot read a newer database; restore a backup instead.")
