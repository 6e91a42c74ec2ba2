"""Vacations, and games that have begun: for databases that came to revision 0013 before it had them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    there = set(sa.inspect(op.get_bind()).get_table_names())
    if "vacations" not in there:
        op.create_table(
            "vacations",
            sa.Column("guest", sa.Text, primary_key=True),
            sa.Column("entered", sa.Float, primary_key=True),
            sa.Column("since", sa.Float, nullable=False),
            sa.Column("until", sa.Float, nullable=False),
            sa.Column("told", sa.Boolean, nullable=False),
        )
    if "begun" not in there:
        op.create_table(
            "begun",
            sa.Column("guest", sa.Text, primary_key=True),
            sa.Column("table_id", sa.Text, primary_key=True),
            sa.Column("at", sa.Float, nullable=False),
        )


def downgrade() -> None:
    raise NotImplementedError("An older server cannot read a newer database; restore a backup instead.")
