"""A server for the browser tests: ``python -m tests.web.host PORT DATABASE PUSH MAIL``.

A window of reactions closes once all who are asked have answered, and never before: no test has to be quicker
than a clock, and none waits for one. What chance brings follows from the position and from the number in
TETRARCHY_TEST_DEAL: a test sees the same game in every run, and ``./run test --long`` other games each time.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Final, Self
from zlib import crc32

from librt.random import Random

from tetrarchy.kernel.drive import Dealer
from tetrarchy.kernel.state import CHANCE, State
from tetrarchy.server import dealer, thinking
from tetrarchy.server.calling.settings import CallSettings
from tetrarchy.server.host import serve
from tetrarchy.server.match import Match
from tetrarchy.server.settings import Limits, Settings

_AFTER_ALL: Final = 0.01
"""Seconds that a window stays open at least."""
REVIEW_DEPTH: Final = 60
"""Playouts for each decision of a review: few, so that reviews are quick."""
_window_ends: Final = Match.window_ends


def _ends_after_all_answers(self: Match) -> float | None:
    if self.window_since is None or self.actors():
        return _window_ends(self)
    return self.window_since + _AFTER_ALL


class RepeatableDealer(Dealer):
    """Draws what follows from the position and the deal."""

    def __init__(self, deal: int) -> None:
        self.deal = deal

    @classmethod
    def from_environment(cls) -> Self:
        """The dealer of this run's server."""
        return cls(int(os.environ.get("TETRARCHY_TEST_DEAL", "0")))

    def draw(self, state: State) -> int:
        seed = crc32(json.dumps(state.snapshot(), sort_keys=True).encode(), self.deal)
        return int(state.sample(CHANCE, Random(seed)))


def main() -> None:
    port, database, push, mail = sys.argv[1:]
    repeatable = RepeatableDealer.from_environment()
    dealer.DEALER = repeatable  # type: ignore[misc]
    thinking.new_seed = lambda: repeatable.deal
    Match.window_ends = _ends_after_all_answers  # type: ignore[method-assign]

    def keep_token(token: str | None) -> None:
        if token is not None:
            Path(database).with_name("token.txt").write_text(token)

    settings = Settings(
        port=int(port),
        database=database,
        bot_processes=1,
        reaction_seconds=600.0,
        bot_reaction_seconds=_AFTER_ALL,
        undo_seconds=0.0,
        review_depth=REVIEW_DEPTH,
        calls=CallSettings(
            address=f"http://127.0.0.1:{port}",
            mail_server=f"smtp://127.0.0.1:{mail}",
            mail_from="games@example.org",
            push_services=(f"127.0.0.1:{push}",),
            inside=("127.0.0.0/8",),
            after_seconds=0.0,
            pause_seconds=0.0,
            scan_seconds=0.2,
        ),
        limits=Limits(requests_a_second=500, request_burst=5000, tables_an_hour=1000),
    )
    serve(settings, keep_token, lambda: print("ready", flush=True))


if __name__ == "__main__":
    main()
