"""What finished games were for each seat; those that are over already are taken from the lists' summaries."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_FIRST_OPTION = {"queendomino": "variant", "wonderful_kingdom": "module"}
"""By game, the option that tells its variants apart, at the time of this revision."""


def upgrade() -> None:
    results = op.create_table(
        "results",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.Text),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("variant", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("rivals", sa.Integer, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("verdict", sa.Text, nullable=False),
        sa.Column("mark", sa.Text, nullable=False),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("finished", sa.Float, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("detail", sa.Text),
    )
    op.create_index("results_by_guest", "results", ["guest", "game", "finished"])
    connection = op.get_bind()
    tables = sa.table(
        "tables", *(sa.column(n) for n in ("id", "game", "state", "created", "changed", "setup", "summary"))
    )
    finished = connection.execute(sa.select(tables).where(tables.c.state == "finished")).mappings().all()
    for table in finished:
        if rows := _rows(table):
            connection.execute(results.insert(), rows)


def _rows(table: Any) -> list[dict[str, Any]]:
    setup = json.loads(table["setup"]).get("setup", {})
    summary = json.loads(table["summary"])
    seats, places = summary.get("seats", []), summary.get("standing")
    points = summary.get("scores") or [0] * len(seats)
    if not places:
        return []
    levels = [(seat.get("level") or 0) if seat["kind"] == "bot" else 0 for seat in seats]
    variant = setup.get("options", {}).get(_FIRST_OPTION.get(table["game"], ""), "")
    return [
        {
            "table_id": table["id"],
            "seat": number,
            "guest": seat.get("guest") if seat["kind"] == "person" else None,
            "game": table["game"],
            "variant": str(variant),
            "seats": len(seats),
            "level": levels[number],
            "rivals": max([level for other, level in enumerate(levels) if other != number], default=0),
            "people": sum(one["kind"] == "person" for one in seats),
            "place": places[number],
            "points": points[number],
            "verdict": (summary.get("verdicts") or [""] * len(seats))[number],
            "mark": "",
            "began": table["created"],
            "finished": table["changed"],
            "decisions": 0,
            "detail": None,
        }
        for number, seat in enumerate(seats)
    ]


def downgrade() -> None:
    raise NotImplementedError("An older server cannot read a newer database; restore a backup instead.")
