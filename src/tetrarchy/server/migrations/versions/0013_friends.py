"""Friends, requests to be one, blocks, links that make friends; invitations; who is there."""

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
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("host", sa.Text, primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )
    op.create_index("invitations_by_guest", "invitations", ["guest"])
    op.create_index("invitations_by_host", "invitations", ["host"])
    op.create_table(
        "presence",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seated", sa.Boolean, nullable=False),
    )
    op.create_table(
        "vacations",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("entered", sa.Float, primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("told", sa.Boolean, nullable=False),
    )
    op.create_table(
        "begun",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "unseen",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )


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
