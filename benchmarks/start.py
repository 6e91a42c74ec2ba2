"""``./run bench start``: how long a fresh copy takes to its first page, and to compiled bots.

It needs nothing but Python, so that it runs on a bare machine too: ``python3 benchmarks/start.py``. A first
copy is served only to fill the caches of packages, a second one is measured.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
LEFT_OUT: Final = (
    ".git",
    ".cache",
    ".tools",
    ".venv*",
    "build",
    "dist",
    "node_modules",
    "__pycache__",
    "page",
)
"""What a clone does not have: the names of what is made by building, installing and running."""
PATIENCE: Final = 1800.0


def main(arguments: list[str]) -> None:
    """Serve from fresh copies of this project, and take the time."""
    parser = argparse.ArgumentParser(prog="./run bench start", description=main.__doc__)
    parser.add_argument("--plain", action="store_true", help="as on a machine without a compiler")
    parser.add_argument("--json", action="store_true", help="print an object for programs")
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        first = copy_project(Path(folder, "first"))
        figures: dict[str, float | str] = {}
        figures["page, caches as they were"] = Start(first, asked.plain).seconds_to_page()
        second = copy_project(Path(folder, "second"))
        figures |= Start(second, asked.plain).seconds_to_bots()
        figures["page, next start"] = Start(second, asked.plain).seconds_to_page()
    if asked.json:
        print(json.dumps(figures))
        return
    for name, found in figures.items():
        print(f"{name}: {found:.1f} s" if isinstance(found, float) else f"{name}: {found}")


def copy_project(target: Path) -> Path:
    """A copy of this project as a clone would have it."""
    shutil.copytree(ROOT, target, ignore=shutil.ignore_patterns(*LEFT_OUT), symlinks=True)
    return target


class Start:
    """One ``./run serve``, from its beginning."""

    def __init__(self, project: Path, plain: bool) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        around = {name: value for name, value in os.environ.items() if not name.startswith("TETRARCHY_")}
        words = ["serve", "--no-open", f"--port={port}", f"--database={project / 'tables.db'}"]
        self.began = time.monotonic()
        self.server = subprocess.Popen(
            [sys.executable, str(project / "run"), *words],
            env=around | ({"TETRARCHY_PURE": "1"} if plain else {}),
            stdout=sys.stderr,
        )

    def seconds_to_page(self) -> float:
        """Wait for the page, and end the server."""
        try:
            return self._page()
        finally:
            self._end()

    def seconds_to_bots(self) -> dict[str, float | str]:
        """Wait for the page, then for compiled bots, or for the word that there will be none."""
        try:
            found: dict[str, float | str] = {"page": self._page()}
            while (engine := json.loads(self._read("/api/engine")))["state"] == "compiling":
                self._wait(0.2)
            compiled = engine["state"] == "compiled"
            found["compiled bots"] = self._seconds() if compiled else engine["why"] or engine["state"]
            return found
        finally:
            self._end()

    def _page(self) -> float:
        while True:
            try:
                if "<script" in self._read("/"):
                    return self._seconds()
            except OSError:
                pass
            self._wait(0.05)

    def _seconds(self) -> float:
        return time.monotonic() - self.began

    def _read(self, path: str) -> str:
        with urllib.request.urlopen(f"{self.address}{path}", timeout=60) as answer:
            return str(answer.read().decode())

    def _wait(self, seconds: float) -> None:
        """Wait a little, unless there is nothing to wait for any more."""
        if self.server.poll() is not None:
            sys.exit("The server has ended; the lines above say why.")
        if self._seconds() > PATIENCE:
            sys.exit(f"Nothing after {PATIENCE:.0f} s.")
        time.sleep(seconds)

    def _end(self) -> None:
        self.server.terminate()
        self.server.wait()


if __name__ == "__main__":
    main(sys.argv[1:])
