"""Makes `endings.json`: positions near the end in which one decision wins and another does not.

``python -m tests.review.make_endings`` writes the file. Players who sometimes do just anything play the games,
so that their ends are not all decided long before.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from librt.random import Random

from tests.review.solver import decisive
from tetrarchy.bots.levels import Levelled
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.drive import Draws
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import State

FILE: Final = Path(__file__).with_name("endings.json")
GAP: Final = 0.4
"""How much of a victory the worst decision gives away."""
MOST: Final = 2000
"""How many steps a solution may take."""
_WANTED: Final = 3
_LAST: Final = 12
"""How many decisions from the end are looked at."""
_GAMES: Final = 3000


def _ends(game: Game, seats: int, seed: int) -> list[tuple[State, int]]:
    """The last decisions of a game: the states before them, and who decided."""
    rng = Random(seed)
    bot, chance = Levelled.named("3", game), Draws(rng)
    state = game.new(seats)
    found: list[tuple[State, int]] = []
    while state.actors():
        if chance.settle(state):
            continue
        seat = state.actors()[0]
        if len(state.legal(seat)) > 1:
            found.append((state.copy(), seat))
        state.apply(seat, bot.choose(state.view(seat), state.legal(seat), seat, rng))
    return found[-_LAST:]


def endings(game: Game) -> list[dict[str, Any]]:
    """Some positions of a game, each from another game that was played."""
    found: list[dict[str, Any]] = []
    for seed in range(_GAMES):
        seats = 2 + seed % 2
        if seats not in game.seats_for(game.settings(2)):
            seats = 2
        for state, seat in _ends(game, seats, seed):
            if decisive(game, state, seat, MOST, GAP):
                found.append({"game": game.id, "seat": seat, "state": state.snapshot()})
                break
        if len(found) == _WANTED:
            break
    return found


if __name__ == "__main__":
    made = [ending for name in GAMES for ending in endings(find_game(name))]
    lines = ",\n".join(json.dumps(ending, ensure_ascii=False, separators=(",", ":")) for ending in made)
    FILE.write_text(f"[\n{lines}\n]\n", "utf-8")
