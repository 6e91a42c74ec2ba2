"""What is kept: migrations, backups, group commit, snapshots under newer rules."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import os
import resource
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from asyncpg.exceptions import CannotConnectNowError
from sqlalchemy import Connection, inspect, select
from sqlalchemy.exc import OperationalError

from tests.server.running import quick, run, running
from tests.server.test_table import mover, refusal, two_people
from tests.server.test_whole_games import play
from tetrarchy.kernel.errors import BadData, TetrarchyError
from tetrarchy.server.backup import backup, restore
from tetrarchy.server.files import only_one
from tetrarchy.server.migrate import head, migrate, revision_of
from tetrarchy.server.rows import new_row
from tetrarchy.server.schema import LOG, METADATA, TABLES
from tetrarchy.server.settings import read_database
from tetrarchy.server.store import Conflict, Store
from tetrarchy.terminal.cli import main


def test_migrations_make_the_schema_of_the_program(database: str) -> None:
    async def test() -> None:
        store = Store(read_database(database))
        await store.run(migrate)

        def compare(connection: Any) -> None:
            found = inspect(connection)
            assert set(found.get_table_names()) == set(METADATA.tables) | {"alembic_version"}
            for name, table in METADATA.tables.items():
                columns = {column["name"]: column["nullable"] for column in found.get_columns(name)}
                assert columns == {column.name: bool(column.nullable) for column in table.columns}
                indexes = {index["name"] for index in found.get_indexes(name)}
                assert indexes == {index.name for index in table.indexes}

        await store.run(compare)
        await store.close()

    run(test)


def test_an_old_file_is_upgraded_with_what_is_in_it(database: str) -> None:
    async def test() -> None:
        store = Store(read_database(database))
        await store.run(lambda connection: migrate(connection, "0001"))
        assert await store.run(revision_of) == "0001"
        about = {"id": "t", "game": "inkdoms", "creator": "g", "listed": True, "created": 1.5, "setup": "{}"}
        about |= {"state": "open", "changed": 2.5, "summary": "{}", "due": None}
        await store.run(lambda connection: connection.execute(TABLES.insert(), about).close())
        await store.run(migrate)
        assert await store.run(revision_of) == head()
        kept = (await store.read(select(TABLES)))[0]
        assert (kept["id"], kept["created"], kept["owner"]) == ("t", 1.5, None)
        await store.close()

    run(test)


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(read_database(str(tmp_path / "t.db")))
        await store.run(migrate)
        with sqlite3.connect(tmp_path / "t.db") as connection:
            connection.execute("update alembic_version set version_num = '9999'")
        connection.close()
        with pytest.raises(BadData) as newer:
            await store.run(migrate)
        assert newer.value.key == "newer-database"
        await store.close()

    run(test)


def test_many_writes_share_a_transaction_and_a_number_is_taken_once(database: str) -> None:
    async def test() -> None:
        store = Store(read_database(database))
        await store.run(migrate)
        await store.open()
        await asyncio.gather(*(store.write(row=new_row(f"t{n}", 0, "act")) for n in range(100)))
        assert store.commits < 50
        both = [new_row("t5", 1, "act", 0), new_row("t5", 1, "act", 1), new_row("t6", 1, "act", 0)]
        results = await asyncio.gather(*(store.write(row=row) for row in both), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        rows = await store.read(select(LOG).where(LOG.c.seq == 1).order_by(LOG.c.table_id))
        assert [(row["table_id"], row["seat"]) for row in rows] == [("t5", 0), ("t6", 0)]
        await store.close()

    run(test)


def test_a_statement_has_values_of_its_own_beside_those_that_are_given(database: str) -> None:
    """A server that stops gives all its tables away at once, to nobody."""

    async def test() -> None:
        async with running(quick(database)) as server:
            await two_people(server)
            hall = server.hall
            assert (await hall.store.read(select(TABLES.c.owner)))[0]["owner"] == hall.process
            await hall.peers.release_all()
            assert (await hall.store.read(select(TABLES.c.owner)))[0]["owner"] is None

    run(test)


@pytest.mark.parametrize("name", ["copy.jsonl", "copy.jsonl.gz"])
def test_a_backup_moves_tables_to_another_database(
    name: str, tmp_path: Path, new_database: Callable[[], str]
) -> None:
    async def test() -> None:
        old, new = str(tmp_path / "t.db"), new_database()
        async with running(quick(old)) as server:
            people, games, table = await two_people(server)
            me = games[mover(games)]
            assert me.position is not None
            await me.act(me.position.legal[0]["code"])
            await backup(old, tmp_path / name)  # the server goes on meanwhile
            kept = me.position
            token = people[games.index(me)].token
        assert (tmp_path / name).stat().st_mode & 0o077 == 0
        await restore(new, tmp_path / name)
        async with running(quick(new)) as server:
            game = await (await server.stranger(token).live()).watch(table)
            await game.until(lambda g: g.position)
            assert game.position is not None
            assert (game.position.number, game.position.view) == (kept.number, kept.view)
        with pytest.raises(TetrarchyError) as full:
            await restore(new, tmp_path / name)
        assert full.value.key == "database-not-empty"

    run(test)


def test_a_spoilt_backup_is_refused_and_nothing_is_kept(tmp_path: Path) -> None:
    async def test() -> None:
        old = tmp_path / "t.db"
        async with running(quick(old)) as server:
            await two_people(server)
            await backup(str(old), tmp_path / "good.gz")
        whole = gzip.decompress((tmp_path / "good.gz").read_bytes()).splitlines(keepends=True)
        for number, (content, key) in enumerate(
            [
                (b"hello\n", "no-backup"),
                (b"".join(whole[:-1]), "cut-backup"),
                (b"".join([*whole[:2], b"[1]\n", *whole[2:]]), "bad-backup-line"),
                (whole[0].replace(head().encode(), b"9999"), "newer-backup"),
                (b"".join([whole[0], b'["guests",{"id":1}]\n', b'{"rows":1}\n']), "bad-backup"),
                (gzip.compress(b"".join(whole))[:-20], "bad-backup"),
                (gzip.compress(b"".join(whole))[:12] + bytes(50), "bad-backup"),
            ]
        ):
            file = tmp_path / ("bad.gz" if content[:2] == b"\x1f\x8b" else "bad")
            file.write_bytes(content)
            with pytest.raises(BadData) as spoilt:
                await restore(str(tmp_path / f"new{number}.db"), file)
            assert spoilt.value.key == key
            store = Store(read_database(str(tmp_path / f"new{number}.db")))
            assert await store.run(revision_of) is None
            await store.close()

    run(test)


def test_backup_and_restore_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def fill() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            await server.guest("Ada")

    run(fill)
    one, two, file = str(tmp_path / "t.db"), str(tmp_path / "u.db"), str(tmp_path / "copy.gz")
    assert main(["backup", file, "--database", one, "--lang", "en"]) == 0
    assert main(["restore", file, "--database", two, "--lang", "en"]) == 0
    assert "rows" in capsys.readouterr().out
    assert main(["restore", str(tmp_path / "nothing"), "--database", two, "--lang", "ru"]) == 2
    assert main(["backup", file, "--database", "mysql://x/y", "--lang", "ru"]) == 2


def test_a_table_goes_on_from_its_snapshot_when_newer_rules_break_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def begin() -> tuple[str, list[str | None], int]:
        async with running(quick(tmp_path / "t.db", snapshot_every=10)) as server:
            people, games, table = await two_people(server, options={"variant": "kingdomino"})
            while not await server.hall.store.read(select(TABLES)) or (
                server.hall.tables[table]._saved == 0
                or server.hall.tables[table].match.seq < server.hall.tables[table]._saved + 3
            ):
                me = games[mover(games)]
                assert me.position is not None
                await me.act(me.position.legal[0]["code"])
                await asyncio.gather(*(game.live.ping() for game in games))
            return table, [person.token for person in people], server.hall.tables[table]._saved

    table, tokens, saved = asyncio.run(begin())
    with sqlite3.connect(tmp_path / "t.db") as connection:
        # What newer rules do not allow: an action that is legal for nobody there.
        connection.execute(
            "update log set body = ? where table_id = ? and seq = ?",
            ('{"steps":[[0,0],[0,0]]}', table, saved + 1),
        )
    connection.close()

    async def go_on() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            clients = [server.stranger(token) for token in tokens]
            games = [await (await client.live()).watch(table) for client in clients]
            for game in games:
                await game.until(lambda g: g.position)
            shown = await clients[0].table(table)
            assert shown.state == "running"
            assert isinstance(shown.notes, list)
            assert "rules changed" in shown.notes[0]
            await asyncio.gather(*(play(game, seat) for seat, game in enumerate(games)))
            assert "note rules change 1: " in await clients[0].record(table)
            frames = await clients[0].frames(table)
            assert frames.frames[0].number == 0

    run(go_on)


def test_one_server_at_a_time_uses_a_file(tmp_path: Path) -> None:
    settings = quick(read_database(str(tmp_path / "t.db")))
    with only_one(settings), pytest.raises(TetrarchyError) as used, only_one(settings):
        pass
    assert used.value.key == "database-in-use"


def test_what_is_played_is_kept_when_no_more_files_can_be_opened(database: str) -> None:
    """Even while another connection is in use for reading."""

    released = threading.Event()

    def hold(connection: Connection) -> None:
        connection.execute(select(LOG)).all()
        released.wait()

    async def test() -> None:
        store = Store(read_database(database))
        await store.run(migrate)
        await store.open()
        limit = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(limit[0], 500), limit[1]))
        opened: list[int] = []
        try:
            with contextlib.suppress(OSError):
                while True:
                    opened.append(os.open("/dev/null", os.O_RDONLY))
            assert opened
            reading = asyncio.create_task(store.run(hold)) if not store.is_postgres else None
            for seq in range(3):
                await store.write(row=new_row("t", seq, "act", 0, {"text": "x" * 100_000}))
            assert len(await store.read(select(LOG).order_by(LOG.c.body))) == 3
            released.set()
            if reading is not None:
                await reading
        finally:
            released.set()
            for descriptor in opened:
                os.close(descriptor)
            resource.setrlimit(resource.RLIMIT_NOFILE, limit)
            await store.close()

    run(test)


def test_a_nul_is_refused_with_a_sentence(database: str) -> None:
    async def test() -> None:
        async with running(quick(database)) as server:
            ada = await server.guest("Ada")
            for path in ("/api/tables/a%00b", "/api/tables?game=a%00b", "/api/me/tables?game=%00"):
                answer = await ada._http.get(path, headers={"Authorization": f"Bearer {ada.token}"})
                assert answer.status_code < 500, answer.text
            table = await ada.create(game="queendomino", seats=[{"kind": "me"}, {"kind": "bot"}])
            game = await (await ada.live()).watch(table.id)
            await game.until(lambda g: g.position and g.position.legal)
            assert game.position is not None
            code = game.position.legal[0]["code"]
            assert await refusal(game.act(code, ident="a\0b")) == "bad-text"
            assert await refusal(game.live.watch("a\0b")) in ("bad-text", "no-table")
            await game.act(code)

    run(test)


@pytest.mark.parametrize(
    "error",
    [
        ConnectionRefusedError("nobody there"),
        TimeoutError(),
        CannotConnectNowError("the database system is starting up"),
        OperationalError("select", {}, Exception("disk I/O error")),
    ],
)
def test_while_the_database_is_away_requests_are_answered_with_503(
    error: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")

            async def refuse(*given: object) -> None:
                raise error

            with monkeypatch.context() as patch:
                patch.setattr(server.server.store._database, "run", refuse)
                for path in ("/api/me", "/api/tables", "/api/tables/abc"):
                    answer = await ada._http.get(path, headers={"Authorization": f"Bearer {ada.token}"})
                    assert (answer.status_code, answer.json()["key"]) == (503, "database-away")
            assert (await ada.me()).name == "Ada"

    run(test)


def test_a_server_that_cannot_write_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db", lease_seconds=0.3)) as server:
            http = server.stranger()._http

            async def until(status: int) -> None:
                while (await http.get("/readyz")).status_code != status:
                    await asyncio.sleep(0.01)

            async def refuse(*given: object) -> None:
                raise OperationalError("insert", {}, Exception("database or disk is full"))

            await until(200)
            with monkeypatch.context() as patch:
                patch.setattr(server.server.store._database, "write", refuse)
                await until(503)
            await until(200)

    run(test)
