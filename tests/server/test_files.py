"""The files of a database: private, used by one server at a time, refused with a sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.processes import ServerProcess
from tests.server.running import quick, run, running
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.backup import backup, restore
from tetrarchy.server.files import only_one
from tetrarchy.server.settings import read_database


def modes(folder: Path) -> dict[str, int]:
    """What others than the owner may do with each file."""
    return {file.name: file.stat().st_mode & 0o077 for file in folder.iterdir()}


def test_a_new_database_can_be_read_by_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    folder.mkdir()
    server = ServerProcess(str(folder / "t.db"), tmp_path / "log")
    server.start()
    try:
        found = modes(folder)
        assert {"t.db", "t.db-wal", "t.db-shm", "t.db.lock"} <= found.keys()
        assert set(found.values()) == {0}
    finally:
        server.kill()


def test_old_files_are_closed_to_others(tmp_path: Path) -> None:
    names = ["t.db", "t.db-wal", "t.db-shm", "t.db-journal", "t.db.lock", "t.db.bak"]
    for name in [*names, "t.dbx", "notes"]:
        (tmp_path / name).touch()
        (tmp_path / name).chmod(0o644)
    with only_one(quick(read_database(str(tmp_path / "t.db")))):
        assert {name for name, mode in modes(tmp_path).items() if not mode} == set(names)


def test_a_restored_database_can_be_read_by_its_owner_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            await server.guest()
        await backup(str(tmp_path / "t.db"), tmp_path / "backup.gz")
        (tmp_path / "new").mkdir()
        await restore(str(tmp_path / "new" / "t.db"), tmp_path / "backup.gz")
        assert set(modes(tmp_path / "new").values()) == {0}
        assert modes(tmp_path)["backup.gz"] == 0

    before = os.umask(0o022)
    try:
        run(test)
    finally:
        os.umask(before)


def test_a_file_is_the_same_by_another_name(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "t.db")
    (tmp_path / "folder").symlink_to(tmp_path)
    for name in ("link.db", "folder/t.db", "folder/link.db"):
        with (
            only_one(quick(f"sqlite:///{tmp_path / 't.db'}")),
            pytest.raises(TetrarchyError) as used,
            only_one(quick(f"sqlite:///{tmp_path / name}")),
        ):
            pass
        assert used.value.key == "database-in-use"


@pytest.mark.parametrize("name", ["text/t.db", "folder", "text"])
def test_a_file_that_cannot_be_used_is_refused_with_a_sentence(name: str, tmp_path: Path) -> None:
    (tmp_path / "text").write_text("This is no database. " * 100)
    (tmp_path / "folder").mkdir()
    program = "from tetrarchy.terminal.cli import main; raise SystemExit(main())"
    command = [sys.executable, "-c", program, "serve", "--no-open", "--lang", "en", "--port", "0"]
    database = f"sqlite:///{tmp_path / name}"
    said = subprocess.run([*command, "--database", database], capture_output=True, text=True, check=False)
    assert said.returncode != 0
    assert "Traceback" not in said.stderr
    [sentence] = [line for line in said.stderr.splitlines() if line.strip()]
    assert str(tmp_path / name) in sentence
    assert "cannot be used" in sentence
