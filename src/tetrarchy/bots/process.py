"""A program that is talked to in lines, with deadlines, and that is ended for sure."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import subprocess
import time
import weakref
from collections.abc import Sequence
from typing import Final

_LONGEST_LINE: Final = 1 << 20
_CHUNK: Final = 1 << 16
_GUARDED: Final = '( ( read -r _ < "/dev/fd/$0"; kill -9 0 ) </dev/null >/dev/null 2>&1 & ) && exec "$@"'
"""Becomes the program, and leaves a watcher beside it in the program's group of processes.

The watcher waits for the end of a pipe, and then kills the group. The other end of the pipe is here and
nowhere else, so that the group ends even if this process is killed.
"""


class Late(Exception):
    """The program did not read or write in time."""


class Gone(Exception):
    """The program has ended, or writes without an end."""


class LineProcess:
    """A running program. Its standard error is left as it is, for the author to read."""

    def __init__(self, command: Sequence[str]) -> None:
        watched, lifeline = os.pipe()
        try:
            self._process = subprocess.Popen(
                ["/bin/sh", "-c", _GUARDED, str(watched), *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=0,
                pass_fds=(watched,),
                start_new_session=True,
            )
        except OSError:
            os.close(lifeline)
            raise
        finally:
            os.close(watched)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._to = self._process.stdin.fileno()
        self._from = self._process.stdout.fileno()
        os.set_blocking(self._to, False)
        os.set_blocking(self._from, False)
        self._read = bytearray()
        self._end = weakref.finalize(self, _end, self._process, lifeline)

    @property
    def id(self) -> int:
        """The number of the program's process and of its group."""
        return self._process.pid

    def send(self, line: str, until: float) -> None:
        """Write a line, before the clock (``time.monotonic``) says ``until``."""
        left = memoryview(line.encode() + b"\n")
        while left:
            _wait(self._to, select.POLLOUT, until)
            try:
                left = left[os.write(self._to, left) :]
            except BlockingIOError:
                continue
            except OSError as error:
                raise Gone from error

    def receive(self, until: float) -> bytes:
        """The next line, without its end."""
        searched = 0
        while (end := self._read.find(b"\n", searched)) < 0:
            searched = len(self._read)
            if searched > _LONGEST_LINE:
                raise Gone
            _wait(self._from, select.POLLIN, until)
            try:
                chunk = os.read(self._from, _CHUNK)
            except BlockingIOError:
                continue
            if not chunk:
                raise Gone
            self._read += chunk
        line = bytes(self._read[:end])
        del self._read[: end + 1]
        return line

    def close(self, grace: float) -> None:
        """End the program: it sees the end of its input, and is killed when the grace is over."""
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        if grace > 0:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(grace)
        self._end()


def _wait(descriptor: int, event: int, until: float) -> None:
    poll = select.poll()
    poll.register(descriptor, event)
    while True:
        left = until - time.monotonic()
        if left <= 0:
            raise Late
        if poll.poll(left * 1000):
            return


def _end(process: subprocess.Popen[bytes], lifeline: int) -> None:
    """Kill the whole group. It cannot be another's: the watcher lives in it until the lifeline is let go."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    os.close(lifeline)
    process.wait()
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            with contextlib.suppress(OSError):
                stream.close()
