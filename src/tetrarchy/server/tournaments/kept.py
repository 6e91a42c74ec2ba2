"""Tournaments in the database. One process at a time changes one, and writes what has changed, whole."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, and_, insert, select, update
from sqlalchemy import Table as SqlTable

from tetrarchy.kernel.errors import TetrarchyError, quote
from tetrarchy.server.migrate import begin_at_once, begin_snapshot
from tetrarchy.server.store import Store
from tetrarchy.server.tournaments.course import GameTable, Note, Person, Result, Tournament
from tetrarchy.server.tournaments.schema import NOTES, PEOPLE, TOURNAMENT_TABLES, TOURNAMENTS
from tetrarchy.wire import TournamentRules

_PARTS: Final = (TOURNAMENTS, PEOPLE, TOURNAMENT_TABLES, NOTES)
_T = TypeVar("_T")
_Rows = dict[tuple[SqlTable, tuple[Any, ...]], dict[str, Any]]
"""All rows of a tournament, by their table and key."""


async def read(store: Store, name: str) -> Tournament:
    """A tournament."""

    def do(connection: Connection) -> Tournament:
        begin_snapshot(connection)
        return _load(connection, name)

    return await store.run(do)


async def change(store: Store, name: str, work: Callable[[Tournament], _T]) -> tuple[Tournament, _T]:
    """Change a tournament, alone; where ``work`` refuses, or changes nothing, nothing is written."""

    def do(connection: Connection) -> tuple[Tournament, _T]:
        begin_at_once(connection)
        connection.execute(select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.id == name).with_for_update())
        cup = _load(connection, name)
        before = _rows(cup)
        done = work(cup)
        if _rows(cup) != before:
            cup.version += 1
            _write(connection, before, _rows(cup))
        return cup, done

    return await store.run(do)


async def add(store: Store, cup: Tournament) -> None:
    """Keep a new tournament."""
    await store.run(lambda connection: _write(connection, {}, _rows(cup)))


def _load(connection: Connection, name: str) -> Tournament:
    found = connection.execute(select(TOURNAMENTS).where(TOURNAMENTS.c.id == name)).mappings().first()
    if found is None:
        raise TetrarchyError("no-tournament", "There is no tournament {given}.", given=quote(name))
    cup = Tournament(
        found["id"],
        found["organiser"],
        msgspec.json.decode(found["rules"], type=TournamentRules),
        found["state"],
        found["created"],
        found["version"],
    )
    for row in _of(connection, PEOPLE, name):
        cup.people.append(
            Person(row["number"], row["guest"], row["name"], row["state"], row["since"], row["organiser"])
        )
    for row in _of(connection, TOURNAMENT_TABLES, name):
        if row["round"] > len(cup.rounds):
            cup.rounds.append([])
        cup.rounds[-1].append(_table(row))
    for row in _of(connection, NOTES, name):
        cup.notes.append(
            Note(
                row["at"],
                row["guest"],
                row["kind"],
                row["person"],
                row["round"],
                row["table_number"],
                row["text"],
            )
        )
    return cup


def _of(connection: Connection, part: SqlTable, name: str) -> list[Any]:
    """A tournament's rows, in the order of their keys."""
    question = select(part).where(part.c.tournament_id == name).order_by(*part.primary_key.columns)
    return list(connection.execute(question).mappings())


def _table(row: Any) -> GameTable:
    return GameTable(
        row["number"],
        msgspec.json.decode(row["seats"], type=list[int]),
        row["table_id"],
        row["due"],
        row["state"],
        None if row["result"] is None else msgspec.json.decode(row["result"], type=Result),
        row["corrected"],
    )


def _rows(cup: Tournament) -> _Rows:
    """A tournament as rows."""
    found: list[tuple[SqlTable, dict[str, Any]]] = [
        (
            TOURNAMENTS,
            {
                "id": cup.id,
                "organiser": cup.organiser,
                "rules": _written(cup.rules),
                "listed": cup.rules.listed,
                "state": cup.state,
                "created": cup.created,
                "version": cup.version,
            },
        )
    ]
    of_it = {"tournament_id": cup.id}
    found += [(PEOPLE, of_it | msgspec.structs.asdict(one)) for one in cup.people]
    for number, tables in enumerate(cup.rounds, 1):
        for table in tables:
            row = {
                "round": number,
                "number": table.number,
                "table_id": table.table,
                "seats": _written(table.seats),
                "due": table.due,
                "state": table.state,
                "result": None if table.result is None else _written(table.result),
                "corrected": table.corrected,
            }
            found.append((TOURNAMENT_TABLES, of_it | row))
    for number, note in enumerate(cup.notes, 1):
        row = msgspec.structs.asdict(note)
        row["table_number"] = row.pop("table")
        found.append((NOTES, of_it | {"number": number} | row))
    return {(part, tuple(row[column.name] for column in part.primary_key)): row for part, row in found}


def _write(connection: Connection, before: _Rows, after: _Rows) -> None:
    """Write the rows that are new or have changed."""
    for (part, key), row in after.items():
        known = before.get((part, key))
        if known is None:
            connection.execute(insert(part), row)
        elif known != row:
            where = and_(*(column == value for column, value in zip(part.primary_key, key, strict=True)))
            connection.execute(update(part).where(where).values(row))


def _written(plain: Any) -> str:
    return msgspec.json.encode(plain).decode()
