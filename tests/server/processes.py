"""Servers in processes of their own, which tests can kill."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import httpx

from tests.ports import ReservedPort

PROGRAM: Final = "from tetrarchy.terminal.cli import main; raise SystemExit(main())"


def with_limits(**limits: float) -> str:
    """A server with other limits than the usual ones."""
    return f"""
import msgspec
from tetrarchy.server import host
serve = host.serve
replace = msgspec.structs.replace
host.serve = lambda settings, *told: serve(replace(settings, limits=replace(settings.limits, **{limits!r})), *told)
{PROGRAM}
"""


class ServerProcess:
    """``tetrarchy serve`` on a port of its own; what it says goes to a file."""

    def __init__(self, database: str, log: Path, *options: str, program: str = PROGRAM) -> None:
        self.program = program
        self.database = database
        self.log = log
        self.options = options
        self._reserved = ReservedPort()
        self.port = self._reserved.number
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        """How it is started."""
        command = [sys.executable, "-c", self.program, "serve", "--no-open", "--lang", "en"]
        command += ["--undo-seconds", "0"]
        return [*command, "--port", str(self.port), "--database", self.database, *self.options]

    def launch(self) -> subprocess.Popen[bytes]:
        """Start, and wait for nothing."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command(), stderr=log, stdout=log, start_new_session=True)
        return self.process

    def start(self, seconds: float = 180) -> None:
        """Start, and wait until it is ready."""
        process = self.launch()
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            assert process.poll() is None, self.log.read_text()
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

    def servers(self) -> list[int]:
        """Those of them that serve, where several do."""
        return [pid for pid in self.workers() if "spawn_main" in _told(pid, "cmdline")]

    def thinkers(self) -> list[int]:
        """Those of them in which bots think; one that is just being started is not there yet."""
        return [pid for pid in self.workers() if "tetrarchy.server.worker" in _told(pid, "cmdline")]

    def descendants(self) -> list[int]:
        """The numbers of all processes that the server's first one, or one of those, has started."""
        found = self.workers()
        for pid in found:
            found += _children(pid)
        return found


def lives(pid: int) -> bool:
    """Whether a process is there and does something."""
    state = _told(pid, "stat")
    return bool(state) and state.rsplit(")", 1)[1].split()[0] != "Z"


def _children(pid: int) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*"):
        found += [int(child) for child in _told(pid, f"task/{task.name}/children").split()]
    return found


def _told(pid: int, file: str) -> str:
    """What the system tells of a process; nothing once it is gone."""
    try:
        return Path(f"/proc/{pid}/{file}").read_text()
    except OSError:
        return ""
