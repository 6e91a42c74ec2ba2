"""Servers in processes of their own, which tests can kill."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

_PROGRAM = "from tetrarchy.terminal.cli import main; raise SystemExit(main())"


def free_port() -> int:
    """A port that nobody uses at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """``tetrarchy serve`` on a port of its own; what it says goes to a file."""

    def __init__(self, database: str, log: Path, *options: str, program: str = _PROGRAM) -> None:
        self.program = program
        self.database = database
        self.log = log
        self.options = options
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        """How it is started."""
        command = [sys.executable, "-c", self.program, "serve", "--no-open", "--lang", "en"]
        return [*command, "--port", str(self.port), "--database", self.database, *self.options]

    def start(self, seconds: float = 180) -> None:
        """Start, and wait until it is ready."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command(), stderr=log, stdout=log, start_new_session=True)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            assert self.process.poll() is None, self.log.read_text()
            try:
                if httpx.get(self.url + "/readyz", trust_env=False).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"the server is not ready: {self.log.read_text()}")

    def kill(self) -> None:
        """End it and all its processes in the middle of whatever they do."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def kill_first(self) -> list[int]:
        """End the first process only; returns the numbers of those that it had started."""
        assert self.process is not None
        started = self.descendants()
        self.process.kill()
        self.process.wait()
        self.process = None
        return started

    def stop(self) -> int:
        """Ask it to stop; returns its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(60)
        self.process = None
        return code

    def workers(self) -> list[int]:
        """The numbers of the server's own child processes, oldest first."""
        assert self.process is not None
        return _children(self.process.pid)

    def descendants(self) -> list[int]:
        """The numbers of all processes that the server's first one, or one of those, has started."""
        found = self.workers()
        for pid in found:
            found += _children(pid)
        return found


def lives(pid: int) -> bool:
    """Whether a process is there and does something."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def _children(pid: int) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        found += [int(child) for child in (task / "children").read_text().split()]
    return found
