"""How the engine runs: compiled, as plain Python, or as plain Python until a compiler is done.

`./run serve` and `./run play` begin at once, with the engine as plain Python where it is not compiled yet,
while another process compiles it. `TETRARCHY_ENGINE_COMING` names the folder that appears then. The files
beside it are those of `compile_engine`.
"""

from __future__ import annotations

import fcntl
import json
import os
from pathlib import Path
from typing import Final, Literal, NamedTuple

from tetrarchy.kernel import COMPILED

ENGINE: Final = "TETRARCHY_ENGINE"
COMING: Final = "TETRARCHY_ENGINE_COMING"
MISSING: Final = "TETRARCHY_ENGINE_MISSING"
"""Says why the compiler was not even started."""


class Engine(NamedTuple):
    """What there is to tell about the engine."""

    state: Literal["compiled", "plain", "compiling", "failed"]
    percent: int = 0
    left: int | None = None
    """Seconds until it is compiled, as far as they can be foreseen."""
    why: str = ""


def take_new_engine() -> str:
    """The folder of the compiled engine for new processes, which may just have appeared; else empty."""
    coming = os.environ.get(COMING)
    if coming and Path(coming).is_dir():
        os.environ[ENGINE] = coming
        del os.environ[COMING]
    return os.environ.get(ENGINE, "")


def engine_now() -> Engine:
    """How the engine runs for bots, and how far the compiler is."""
    if COMPILED or take_new_engine():
        return Engine("compiled")
    coming = os.environ.get(COMING)
    if not coming:
        why = os.environ.get(MISSING, "")
        return Engine("failed" if why else "plain", why=why)
    folder = Path(coming)
    at_work = _is_locked(folder.with_name("lock"))  # asked first: whoever stops says why, and then lets go
    for kind in ("failed", "stopped"):
        if why := _read(folder.with_name(f"{kind}-{folder.name}.txt")):
            return Engine("failed", why=why.splitlines()[0])
    if at_work:
        return _progress(_read(folder.with_name("progress.json")))
    return Engine("compiled") if take_new_engine() else Engine("failed", why="the compiler was stopped")


def _progress(told: str) -> Engine:
    try:
        progress = json.loads(told)
        left = progress["left"]
        return Engine("compiling", int(100 * progress["share"]), None if left is None else round(left))
    except (KeyError, TypeError, ValueError):  # it has not begun
        return Engine("compiling")


def _is_locked(path: Path) -> bool:
    """Whether a process holds the lock."""
    try:
        with path.open() as file:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError:
        return ""
