"""Whether processes have ended."""

from __future__ import annotations

import time
from pathlib import Path

PATIENT = 30.0


def alive(process: int) -> bool:
    """Whether a process runs; one that only waits to be buried does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except FileNotFoundError:
        return False


def wait_for_death(process: int) -> None:
    """Return when a process has ended; whoever waits in vain is stopped by the test's own end."""
    until = time.monotonic() + PATIENT
    while alive(process):
        assert time.monotonic() < until, f"process {process} is still there"
        time.sleep(0.01)
