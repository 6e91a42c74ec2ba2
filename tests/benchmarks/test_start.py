"""The benchmark of the start runs on a bare machine, from a copy like a clone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from benchmarks import start


def test_it_needs_only_the_standard_library() -> None:
    """Isolated, and without installed packages."""
    command = [sys.executable, "-I", "-S", str(start.__file__), "--help"]
    ended = subprocess.run(command, capture_output=True, text=True)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "--plain" in ended.stdout


def test_a_copy_has_the_sources_and_nothing_that_was_made(tmp_path: Path) -> None:
    copy = start.copy_project(tmp_path / "copy")
    for name in ("run", "locks/uv.txt", "web/package-lock.json", "compile_engine/build.py"):
        assert (copy / name).is_file()
    for name in (".git", ".venv", ".tools", ".cache", "web/node_modules", "src/tetrarchy/server/page"):
        assert not (copy / name).exists()
