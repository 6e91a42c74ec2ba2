"""A server that kills itself where it settles a rated table: before it does, in the midst of it, or after it.

``python -c "from tests.server.mortal import serve; serve('within')" serve …``
"""

from __future__ import annotations

import os
import signal
from typing import Any

from sqlalchemy import Connection

from tetrarchy.server.ratings import settling
from tetrarchy.terminal.cli import main


def die() -> None:
    """End at once, with nothing finished."""
    os.kill(os.getpid(), signal.SIGKILL)


def serve(moment: str) -> None:
    """Run the command line with a server that dies at a moment."""
    settle, keep = settling.settle, settling._keep

    def settle_and_die(connection: Connection, table: str) -> None:
        if moment == "before":
            die()
        settle(connection, table)
        connection.commit()
        die()

    def keep_and_die(*given: Any) -> None:
        keep(*given)
        if moment == "within":
            die()

    settling.settle = settle_and_die
    settling._keep = keep_and_die  # type: ignore[assignment]
    raise SystemExit(main())
