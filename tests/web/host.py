"""A server for the browser tests: ``python -m tests.web.host PORT DATABASE REACTION_SECONDS``."""

from __future__ import annotations

import sys

from tetrarchy.server.host import serve
from tetrarchy.server.settings import Limits, Settings


def main() -> None:
    port, database, reaction_seconds = sys.argv[1:]
    settings = Settings(
        port=int(port),
        database=database,
        bot_processes=1,
        reaction_seconds=float(reaction_seconds),
        bot_reaction_seconds=float(reaction_seconds) / 2,
        limits=Limits(requests_a_second=500, request_burst=5000, tables_an_hour=1000),
    )
    serve(settings, lambda token: None, lambda: print("ready", flush=True))


if __name__ == "__main__":
    main()
