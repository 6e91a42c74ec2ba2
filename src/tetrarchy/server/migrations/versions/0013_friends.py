"""Friends, requests to be one, blocks, and the links that make friends."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _create_pairs("friends", sa.Column("since", sa.Float, nullable=False))
    _create_pairs(
        "friend_requests",
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )
    _create_pairs("blocks", sa.Column("created", sa.Float, nullable=False))
    op.create_table(
        "friend_links",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("friend_links_by_key", "friend_links", ["key"])


def _create_pairs(name: str, *columns: sa.Column[float] | sa.Column[str]) -> None:
    """A table about a guest and another one."""
    op.create_table(
        name,
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("other", sa.Text, primary_key=True),
        *columns,
    )
    op.create_index(f"{name}_by_other", name, ["other"])


def downgrade() -> None:
    raise NotImplementedError("An older server cannot read a newer database; restore a backup instead.")
