"""Everything that the database holds of a guest, as one file."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, select

from tetrarchy.server.people.games_of import stays
from tetrarchy.server.people.holdings import HOLDINGS
from tetrarchy.server.schema import CHAT, LOG, TABLES

FORMAT: Final = "tetrarchy person 1"


def export(connection: Connection, guest: str, tables: list[str]) -> dict[str, Any]:
    """The rows of each table that are a guest's, and its seats, decisions and words at all tables."""
    rows: dict[str, list[dict[str, Any]]] = {}
    for table, column, _, secret, _ in HOLDINGS:
        found = connection.execute(select(table).where(table.c[column] == guest)).mappings()
        told = rows.setdefault(table.name, [])
        plain = [{k: v for k, v in row.items() if k not in secret} for row in found]
        told += [row for row in plain if row not in told]
    return {
        "format": FORMAT,
        "guest": guest,
        "rows": rows,
        "games": [_game(connection, t, guest) for t in tables],
    }


def _game(connection: Connection, table: str, guest: str) -> dict[str, Any]:
    about = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().one()
    setup = msgspec.json.decode(about["setup"])["setup"]
    mine = stays(connection, table, guest)
    decided = connection.execute(select(LOG).where(LOG.c.table_id == table).order_by(LOG.c.seq)).mappings()
    said = connection.execute(select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.number)).mappings()
    return {
        "table": table,
        "game": about["game"],
        "options": setup["options"],
        "created": about["created"],
        "state": about["state"],
        "creator": about["creator"] == guest,
        "seats": sorted({stay.seat for stay in mine}),
        "decisions": [
            {"at": row["at"], "kind": row["kind"], "seat": row["seat"]} | _own_part(row)
            for row in decided
            if any(stay.has(row["seat"], row["at"]) for stay in mine)
        ],
        "chat": [
            {"at": row["at"], "text": row["text"]}
            for row in said
            if any(stay.has(row["seat"], row["at"]) for stay in mine)
        ],
    }


def _own_part(row: Any) -> dict[str, Any]:
    """What a row says of its own seat; what chance drew after it may be hidden from it."""
    body = msgspec.json.decode(row["body"])
    if "steps" in body:
        return {"actions": [action for seat, action in body["steps"] if seat == row["seat"]]}
    return {"said": body} if body else {}
