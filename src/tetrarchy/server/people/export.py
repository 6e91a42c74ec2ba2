"""Everything that the database holds of a guest, as one file."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, select

from tetrarchy.server.people.games_of import stays
from tetrarchy.server.people.holdings import HOLDINGS, Holding
from tetrarchy.server.schema import CHAT, GUESTS, LOG, TABLES
from tetrarchy.server.sets.kept import unpack
from tetrarchy.server.sets.schema import SET_NAMES, SETS

FORMAT: Final = "tetrarchy person 1"


def export(connection: Connection, guest: str, tables: list[str]) -> dict[str, Any]:
    """The rows of each table that are a guest's, and its seats, decisions and words at all tables."""
    rows: dict[str, list[dict[str, Any]]] = {}
    for holding in HOLDINGS:
        told = rows.setdefault(holding.table.name, [])
        if holding.told:
            found = _rows(connection, holding, guest)
            told += [row for row in found if row not in told]
    return {
        "format": FORMAT,
        "guest": guest,
        "rows": rows,
        "sets": _sets(connection, guest),
        "games": [_game(connection, t, guest) for t in tables],
    }


def _rows(connection: Connection, holding: Holding, guest: str) -> list[dict[str, Any]]:
    """The rows of a table that are a guest's, as they may leave the server."""
    table = holding.table
    found = connection.execute(select(table).where(table.c[holding.guest] == guest)).mappings()
    rows = [{key: value for key, value in row.items() if key not in holding.secret} for row in found]
    for column in holding.others:
        named = select(GUESTS.c.id, GUESTS.c.name).where(GUESTS.c.id.in_([row[column] for row in rows]))
        names = {row["id"]: row["name"] for row in connection.execute(named).mappings()}
        rows = [row | {column: names.get(row[column], "")} for row in rows]
    return rows


def _sets(connection: Connection, guest: str) -> dict[str, Any]:
    """What the sets hold that a guest keeps, by their hashes."""
    mine = select(SET_NAMES.c.hash).where(SET_NAMES.c.guest == guest)
    found = connection.execute(select(SETS).where(SETS.c.hash.in_(mine))).mappings()
    return {row["hash"]: unpack(row["content"]).tables() for row in found}


def _game(connection: Connection, table: str, guest: str) -> dict[str, Any]:
    about = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().one()
    setup = msgspec.json.decode(about["setup"])["setup"]
    played = setup.get("played")
    mine = stays(connection, table, guest)
    decided = connection.execute(select(LOG).where(LOG.c.table_id == table).order_by(LOG.c.seq)).mappings()
    said = connection.execute(select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.number)).mappings()
    return {
        "table": table,
        "game": about["game"],
        "options": setup["options"],
        "set": None if played is None else played["hash"],
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
