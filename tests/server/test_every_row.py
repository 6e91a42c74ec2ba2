"""Every row of every table that names somebody is exported, deleted, carried over and kept as is promised.

The rows are made from the schema, so that a table or a column that is new cannot be forgotten.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import Boolean, Connection, Float, Integer, MetaData, Text, insert, select, text
from sqlalchemy import Table as SqlTable

from tests.server.running import run
from tetrarchy.server.backup import backup, restore
from tetrarchy.server.friends.schema import PRESENCE
from tetrarchy.server.migrate import head, known_revisions, migrate, revision_of
from tetrarchy.server.moderation.schema import BANS
from tetrarchy.server.people.export import export
from tetrarchy.server.people.holdings import GAMES, HOLDINGS, NOBODYS, Holding
from tetrarchy.server.people.leaving import drop_rows
from tetrarchy.server.schema import GUESTS, METADATA, PROCESSES
from tetrarchy.server.settings import read_database
from tetrarchy.server.store import Store

ADA, BOB = "ada-lovelace-id", "bob-id"
NOT_OF_PEOPLE: Final = {
    "bans": "why",
    "begun": "table_id",
    "call_channels": "id table_id kind address secret state",
    "calls": "table_id process",
    "challenges": "id",
    "codes": "id kind",
    "devices": "id name",
    "experiment_parts": "experiment body",
    "experiments": "id game plan state why owner findings",
    "friend_links": "key",
    "friend_requests": "state",
    "guests": "name language",
    "invitations": "table_id state",
    "passkeys": "id site key name",
    "presence": "process",
    "puzzle_deeds": "game puzzle outcome day",
    "rated": "table_id game variant",
    "ratings": "game variant",
    "reports": "id table_id name text state",
    "results": "table_id game variant verdict mark detail",
    "seats": "table_id",
    "set_names": "game name hash",
    "tournament_notes": "tournament_id kind text",
    "tournament_people": "tournament_id state",
    "tournaments": "id rules state",
}
"""By table with rows of guests, the columns that tell of nobody else than whose row it is."""
LEFT_OUT: Final = {PROCESSES.name, PRESENCE.name, "alembic_version"}
"""What a backup does not carry: it is of a server that runs."""
_NUMBERS: Final = count(1)


def rows_of(connection: Connection, table: SqlTable) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(select(table)).mappings()]


def a_row(table: SqlTable, **given: Any) -> dict[str, Any]:
    """A row of a table in which no value is like another's."""
    number = next(_NUMBERS)
    made: dict[str, Any] = {}
    for column in table.columns:
        values = {
            Text: f'{{"{table.name}.{column.name}":{number}}}',
            Boolean: number % 2 == 1,
            Integer: number,
            Float: number + 0.25,
        }
        made[str(column.name)] = next(
            value for kind, value in values.items() if isinstance(column.type, kind)
        )
    return made | given


def about(holding: Holding, guest: str, other: str) -> dict[str, Any]:
    """A row that is a guest's by one column, and another's by all others that name somebody."""
    if holding.table is BANS:  # a guest is banned, or the address from which the same guest came
        return a_row(BANS, guest=guest, **({"who": guest} if holding.guest == "who" else {}))
    named = {one.guest: other for one in HOLDINGS if one.table is holding.table}
    return a_row(holding.table, **named | {holding.guest: guest})


def test_every_column_says_whether_it_names_somebody() -> None:
    """Whoever adds a column of text decides here or among the holdings what becomes of it."""
    said: dict[str, set[str]] = {name: set(columns.split()) for name, columns in NOT_OF_PEOPLE.items()}
    for holding in HOLDINGS:
        said.setdefault(holding.table.name, set()).update((holding.guest, *holding.names))
    whole = {table.name for table in (*GAMES, *NOBODYS)}
    for name, table in METADATA.tables.items():
        if name not in whole:
            assert said.pop(name) == {c.name for c in table.columns if isinstance(c.type, Text)}, name
    assert set(said) <= whole


@pytest.mark.parametrize(
    "holding",
    [one for one in HOLDINGS if one.table not in GAMES],
    ids=lambda one: f"{one.table.name}.{one.guest}",
)
def test_each_row_is_exported_and_goes(holding: Holding, tmp_path: Path) -> None:
    async def test() -> None:
        table = holding.table
        store = Store(read_database(str(tmp_path / "t.db")))
        await store.run(migrate)
        mine, others = about(holding, ADA, BOB), about(holding, BOB, BOB)

        def fill(connection: Connection) -> None:
            if table is not GUESTS:
                names = {ADA: "Ada", BOB: "Bob"}
                guests = [a_row(GUESTS, id=guest, name=name) for guest, name in names.items()]
                connection.execute(insert(GUESTS), guests)
            connection.execute(insert(table), [mine, others])

        await store.run(fill)
        told = await store.run(lambda connection: export(connection, ADA, []))
        text = json.dumps(told)
        wanted = {key: value for key, value in mine.items() if key not in holding.secret}
        wanted |= dict.fromkeys(holding.others, "Bob")
        shown = [row for row in told["rows"][table.name] if wanted.items() <= row.items()]
        assert len(shown) == holding.told
        assert BOB not in text
        for secret in holding.secret:
            if isinstance(mine[secret], str):
                assert json.dumps(mine[secret]) not in text
        if not holding.told:
            assert all(str(value) not in text for value in mine.values() if isinstance(value, float))

        await store.run(lambda connection: drop_rows(connection, ADA))
        left = await store.run(lambda connection: rows_of(connection, table))
        emptied = [row for row in left if row != others]
        assert others in left
        assert len(emptied) == (holding.fate == "emptied")
        for row in emptied:
            changed = {key for key in row if row[key] != mine[key]}
            assert changed <= {holding.guest, *holding.names}
            assert all(not row[key] for key in (holding.guest, *holding.names))
        await store.close()

    run(test)


def everything(connection: Connection) -> dict[str, list[Any]]:
    """All rows of all tables as the database has them."""
    found = MetaData()
    found.reflect(connection)
    return {
        name: sorted(rows_of(connection, table), key=repr)
        for name, table in found.tables.items()
        if name not in LEFT_OUT
    }


def fill_all(connection: Connection) -> None:
    """Some rows in every table that there is."""
    found = MetaData()
    found.reflect(connection)
    for name, table in found.tables.items():
        if name not in LEFT_OUT:
            connection.execute(insert(table), [a_row(table) for _ in range(3)])


def databases(folder: Path, make: Callable[[], str]) -> Iterator[str]:
    """New databases, of the two kinds in turn."""
    for number in count():
        yield str(folder / f"{number}.db") if number % 2 == 0 else make()


@pytest.mark.parametrize(
    "revision",
    [
        pytest.param(one, marks=() if one in ("0001", head()) else pytest.mark.slow)
        for one in reversed(known_revisions())
    ],
)
def test_an_old_database_and_its_backup_lose_no_row(
    revision: str, tmp_path: Path, new_database: Callable[[], str]
) -> None:
    """Migrated, and restored from a backup by the other kind of database and back, it has what it had."""

    async def test() -> None:
        empty = databases(tmp_path, new_database)
        old, copied, again = next(empty), next(empty), next(empty)
        for database, file in ((old, "old.gz"), (copied, "copied.gz")):
            store = Store(read_database(database))
            if database == old:
                await store.run(lambda connection: migrate(connection, revision))
                await store.run(fill_all)
                before = await store.run(everything)
            await store.close()
            await backup(database, tmp_path / file)
            await restore(copied if database == old else again, tmp_path / file)
        store = Store(read_database(old))
        await store.run(migrate)
        await store.close()
        held = []
        for database in (old, copied, again):
            store = Store(read_database(database))
            assert await store.run(revision_of) == head()
            held.append(await store.run(everything))
            await store.close()
        assert held[0] == held[1] == held[2]
        for name, rows in before.items():
            kept = [{key: row[key] for key in rows[0]} for row in held[0][name]]
            assert sorted(kept, key=repr) == rows, name

    run(test)


def test_a_database_from_before_vacations_gets_them(database: str) -> None:
    """Revision 0013 once had neither of these tables."""

    async def test() -> None:
        store = Store(read_database(database))
        await store.run(lambda connection: migrate(connection, "0016"))

        def forget(connection: Connection) -> None:
            for name in ("vacations", "begun"):
                connection.execute(text(f"drop table {name}"))

        await store.run(forget)
        await store.run(migrate)
        held = await store.run(everything)
        assert (held["vacations"], held["begun"]) == ([], [])
        await store.close()

    run(test)
