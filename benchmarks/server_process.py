"""The two servers under load, in processes of their own.

Run as a program it is our server, with limits that let one machine be many guests at once.
"""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx

from hatch_build import PageGap, node, npm, run_node
from tetrarchy.server.host import serve
from tetrarchy.server.settings import Limits, Settings

_BOARDGAME: Final = Path(__file__).parent / "boardgame"
_START_SECONDS: Final = 120
_LIMITS: Final = Limits(
    messages_a_second=1e6,
    message_burst=1e6,
    requests_a_second=1e6,
    request_burst=1e6,
    tables_an_hour=1_000_000,
    unfinished_tables_a_guest=1_000_000,
    guests_an_address=1_000_000,
    new_guests_an_hour=1_000_000,
    connections_an_address=1_000_000,
)


class NoYardstick(Exception):
    """boardgame.io cannot run here; the message says why."""


@contextlib.contextmanager
def tetrarchy(database: str, workers: int = 1, usual_limits: bool = False) -> Iterator[tuple[int, int]]:
    """Our server on a database; its port and its process."""
    port = _free_port()
    command = [sys.executable, "-m", "benchmarks.server_process", str(port), database, str(workers)]
    command += ["usual"] if usual_limits else []
    with _running(command, port, "/readyz") as pid:
        yield port, pid


@contextlib.contextmanager
def boardgame(storage: str) -> Iterator[tuple[int, int]]:
    """boardgame.io's server; ``storage`` is "memory" or a directory for its files."""
    try:
        if not (_BOARDGAME / "node_modules").is_dir():
            run_node(
                _BOARDGAME, "its packages cannot be fetched", npm(), "ci", "--no-audit", "--ignore-scripts"
            )
        program = str(node())
    except PageGap as gap:
        raise NoYardstick(f"boardgame.io cannot run: {gap}.") from gap
    port = _free_port()
    command = [program, str(_BOARDGAME / "server.js")]
    settings = {"PORT": str(port), "STORAGE": storage, "NODE_ENV": "production"}
    with _running(command, port, "/games", settings) as pid:
        yield port, pid


@contextlib.contextmanager
def _running(
    command: list[str], port: int, path: str, settings: dict[str, str] | None = None
) -> Iterator[int]:
    process = subprocess.Popen(
        command, env=os.environ | (settings or {}), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
    )
    try:
        end = time.monotonic() + _START_SECONDS
        while not _answers(f"http://127.0.0.1:{port}{path}"):
            if process.poll() is not None or time.monotonic() > end:
                raise NoYardstick(f"The server does not start: {' '.join(command)}")
            time.sleep(0.05)
        yield process.pid
    finally:
        process.terminate()
        process.wait(_START_SECONDS)


def _answers(url: str) -> bool:
    try:
        return httpx.get(url, trust_env=False).status_code == 200
    except httpx.TransportError:
        return False


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def memory(pid: int) -> int:
    """The bytes that a process has in memory."""
    fields = Path(f"/proc/{pid}/status").read_text().split("VmRSS:")[1].split()
    return int(fields[0]) * 1024


def seconds_of_processor(pid: int) -> float:
    """What a process has used of a processor."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def children(pid: int) -> list[int]:
    """The processes that a process has started, oldest first; without the one that helps Python to do so."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        found += [int(child) for child in (task / "children").read_text().split()]
    return [
        child for child in found if b"resource_tracker" not in Path(f"/proc/{child}/cmdline").read_bytes()
    ]


if __name__ == "__main__":
    limits = Limits() if sys.argv[4:] == ["usual"] else _LIMITS
    serve(
        Settings(
            port=int(sys.argv[1]),
            database=sys.argv[2],
            workers=int(sys.argv[3]),
            bot_processes=1,
            limits=limits,
        ),
        lambda token: None,
        lambda: None,
    )
