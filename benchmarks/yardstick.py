"""The yardstick: OpenSpiel's C++ backgammon, driven from Python by random moves, in processor time."""

from __future__ import annotations

import json
import random
import sys
import time


def moves_per_second(seconds: float) -> float:
    """Actions a second, chance included, as the engines' figures count them."""
    import pyspiel

    game = pyspiel.load_game("backgammon")
    rng = random.Random(1)
    moves = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                action = rng.choices(outcomes, chances)[0]
            else:
                action = rng.choice(state.legal_actions())
            state.apply_action(action)
            moves += 1
    return moves / (time.process_time() - start)


if __name__ == "__main__":
    json.dump(moves_per_second(float(sys.argv[1])), sys.stdout)
