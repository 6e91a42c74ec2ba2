"""How fast one variant of a game runs with the engine that this interpreter has.

Seconds are those of the processor, so that other work on the machine counts for little.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Final

from librt.random import Random

from tetrarchy.bots.budget import Budget
from tetrarchy.bots.learned import Learned, find_net, net_file
from tetrarchy.bots.search import Search
from tetrarchy.catalogue import find_game
from tetrarchy.kernel import COMPILED
from tetrarchy.kernel.drive import Draws
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.play import playout
from tetrarchy.kernel.state import OVER, State, View

GAMES: Final = 10
"""Played between two looks at the clock, which takes its time too."""
PLAYOUTS: Final = 32
"""In each decision of the search that is timed."""
DECISIONS: Final = 8
"""How many decisions of a game are searched."""


def measure(which: Game, seats: int, options: Options, seconds: float) -> dict[str, float | bool]:
    """Random games through the public API for some time, then copies of positions in the middle of games.

    A game before them makes the tables that a process makes once, when they are first asked for.
    """
    rng = Random(1)
    playout(which.new(seats, options), rng)
    games, moves = 0, 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(GAMES):
            moves += playout(which.new(seats, options), rng)
        games += GAMES
    spent = time.process_time() - start
    return {
        "compiled": COMPILED,
        "games_per_s": games / spent,
        "moves_per_s": moves / spent,
        "copies_per_s": copies_per_second(which, seats, options, moves // games, seconds / 4),
    }


def copies_per_second(which: Game, seats: int, options: Options, length: int, seconds: float) -> float:
    """Copies a second, over ten positions halfway through a game of usual length."""
    positions = [halfway(which.new(seats, options), Random(seed), length // 2) for seed in range(10)]
    copies = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for position in positions:
            for _ in range(20):
                position.copy()
        copies += 200
    return copies / (time.process_time() - start)


def playouts_per_second(which: Game, seats: int, options: Options, seconds: float) -> float:
    """Playouts a second inside ``search``, over decisions from all parts of one greedy game.

    Each decision has the same number of playouts, and all are searched equally often.
    """
    rng = Random(1)
    search = Search(which, Budget(playouts=PLAYOUTS))
    decisions = spread_decisions(which.new(seats, options), which, rng)
    playouts = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for view, legal, seat in decisions:
            playouts += sum(tried.playouts for tried in search.explain(view, legal, seat, rng))
    return playouts / (time.process_time() - start)


def evaluations_per_second(which: Game, seats: int, options: Options, seconds: float) -> dict[str, float]:
    """How often a second the net is asked inside ``learned``, and the playouts: over the same decisions."""
    rng = Random(1)
    learned = Learned(which, Budget(playouts=PLAYOUTS), find_net(which))
    decisions = spread_decisions(which.new(seats, options), which, rng)
    playouts = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for view, legal, seat in decisions:
            playouts += sum(tried.playouts for tried in learned.explain(view, legal, seat, rng))
    spent = time.process_time() - start
    return {"evaluations_per_s": learned.evaluations / spent, "learned_playouts_per_s": playouts / spent}


def spread_decisions(state: State, which: Game, rng: Random) -> list[tuple[View, list[int], int]]:
    """Some decisions with a choice out of a greedy game, evenly spread: view, legal actions, seat."""
    found = []
    chance = Draws(rng)
    chance.settle(state)
    while (mover := int(state.mover())) != OVER:
        legal = state.legal(mover)
        if len(legal) > 1:
            found.append((state.view(mover), legal, mover))
        state.apply(mover, which.greedy(state, mover, rng))
        chance.settle(state)
    return [found[at * len(found) // DECISIONS] for at in range(DECISIONS)]


def halfway(state: State, rng: Random, steps: int) -> State:
    """The state after some random steps."""
    for _ in range(steps):
        mover = state.mover()
        if mover == OVER:
            break
        state.apply(mover, state.sample(mover, rng))
    return state


if __name__ == "__main__":
    asked = json.loads(sys.argv[1])
    game, seats, options, seconds = (
        find_game(asked["game"]),
        asked["seats"],
        asked["options"],
        asked["seconds"],
    )
    found = measure(game, seats, options, seconds)
    if asked["search"]:
        found["playouts_per_s"] = playouts_per_second(game, seats, options, seconds)
        if net_file(game).is_file():
            found |= evaluations_per_second(game, seats, options, seconds)
    json.dump(found, sys.stdout)
