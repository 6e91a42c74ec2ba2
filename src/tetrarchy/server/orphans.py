"""No process of the server outlives the one that started it, not even where that is killed."""

from __future__ import annotations

import multiprocessing
import os
import threading
from multiprocessing.process import BaseProcess


def end_with_parent(sign: int) -> None:
    """Send this process a signal once its parent is gone; for processes that multiprocessing has started."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_wait_for_end, args=(parent, sign), daemon=True).start()


def _wait_for_end(parent: BaseProcess, sign: int) -> None:
    parent.join()
    os.kill(os.getpid(), sign)
