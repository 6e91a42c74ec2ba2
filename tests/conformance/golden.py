"""Golden playthroughs: short hashes of whole random games with every view of every seat.

``python -m tests.conformance.golden [GAME …]`` writes them anew, for all games or for those named, after a change
of rules or views that is meant. A new game gets its own this way once its rules are settled.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

from librt.random import Random

from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel import record
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.session import Session
from tetrarchy.kernel.state import OVER

FILE = Path(__file__).parent / "golden.json"
SEED = 2026


def stored() -> dict[str, dict[str, dict[str, str]]]:
    """What the file holds for each game."""
    found: dict[str, dict[str, dict[str, str]]] = json.loads(FILE.read_text())
    return found


def playthrough(game: Game, seats: int, options: Options) -> dict[str, str]:
    """One random game: a hash of its record, and one of all that all seats and a spectator saw."""
    session = Session(game, seats, options)
    rng = Random(SEED)
    views = hashlib.sha256()
    while session.state.mover() != OVER:
        for seat in [None, *range(seats)]:
            views.update(json.dumps(session.state.view(seat), sort_keys=True).encode())
        mover = session.state.mover()
        session.act(mover, session.state.sample(mover, rng))
    text = record.dumps(session.record, game.actions)
    return {"record": hashlib.sha256(text.encode()).hexdigest()[:16], "views": views.hexdigest()[:16]}


def all_playthroughs(identifier: str) -> dict[str, dict[str, str]]:
    """One playthrough for every variant of a game."""
    game = find_game(identifier)
    return {
        f"{seats} seats, {json.dumps(options)}": playthrough(game, seats, options)
        for seats, options in game.variants()
    }


if __name__ == "__main__":
    found = stored() | {identifier: all_playthroughs(identifier) for identifier in sys.argv[1:] or GAMES}
    FILE.write_text(json.dumps(found, indent=1) + "\n")
