"""What a worker's process does: one job after another, until the server is gone."""

from __future__ import annotations

import contextlib
import os
import pickle
import resource
import signal
import sys
import threading
import time
from queue import SimpleQueue
from typing import BinaryIO, Final, NamedTuple

LENGTH: Final = 8
"""How many bytes tell the length of a job or an answer that follows."""
WANTED_BACK: Final = bytes(LENGTH)
"""In place of a job: the last one is to come to an end, if it can. A job has a length."""


class _Job(NamedTuple):
    """A job, and whether the worker is wanted back from it."""

    work: bytes
    wanted_back: threading.Event


_present = _Job(b"", threading.Event())


def is_wanted_back() -> bool:
    """Whether the present job should come to an end."""
    return _present.wanted_back.is_set()


def work() -> None:
    """Do the jobs that come by the standard input; Ctrl-C is left to the server.

    The thread that reads is also the one that notices, in the middle of a job, that the server is gone or
    wants its worker back.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.closerange(3, resource.getrlimit(resource.RLIMIT_NOFILE)[1])  # such as the port that the server has
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
    global _present
    jobs: SimpleQueue[_Job] = SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin.buffer, jobs), daemon=True).start()
    with contextlib.suppress(BrokenPipeError):
        while True:
            _present = jobs.get()
            answer = _do(_present.work)
            answers.write(len(answer).to_bytes(LENGTH) + answer)
            answers.flush()
    os._exit(0)


def _read(source: BinaryIO, jobs: SimpleQueue[_Job]) -> None:
    last = _present
    while len(head := source.read(LENGTH)) == LENGTH:
        if head == WANTED_BACK:
            last.wanted_back.set()
        else:
            last = _Job(source.read(int.from_bytes(head)), threading.Event())
            jobs.put(last)
    os._exit(0)


def _do(job: bytes) -> bytes:
    """Whether a job was done, what it gave or why it failed, and the seconds that it took."""
    began = time.monotonic()
    try:
        work = pickle.loads(job)
        began = time.monotonic()  # what it takes to import the modules does not count
        return pickle.dumps((True, work(), time.monotonic() - began))
    except Exception as error:
        seconds = time.monotonic() - began
        try:
            pickle.loads(failed := pickle.dumps((False, error, seconds)))
        except Exception:
            return pickle.dumps((False, RuntimeError(repr(error)), seconds))
        return failed
