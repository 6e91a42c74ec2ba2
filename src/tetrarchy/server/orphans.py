"""No process of the server outlives the one that started it, not even where that is killed."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from multiprocessing.process import BaseProcess


def end_with_parent(grace: float) -> None:
    """End this process once its parent is gone; for processes that multiprocessing has started.

    It is asked to end, and killed where it has not ended by itself after ``grace`` seconds.
    """
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_wait_for_end, args=(parent, grace), daemon=True).start()


def _wait_for_end(parent: BaseProcess, grace: float) -> None:
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(grace)
    os.kill(os.getpid(), signal.SIGKILL)
