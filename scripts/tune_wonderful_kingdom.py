#!/usr/bin/env python3
"""Tune the numbers by which the greedy player of It's a Wonderful Kingdom weighs cards.

An evolution strategy: each generation draws children around the present numbers, lets every child play the
same greedy games, alone for points and against the present numbers for the lead, and moves to the weighed
mean of the better half. It prints the numbers after every generation; they belong into ``worth.py``,
``estimates.py``, ``prospect.py`` and ``drafting.py`` of ``player/``. They make sense together, not each for
itself. The numbers change while the program runs, so the engine must be interpreted, as in ``.venv``.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final, NamedTuple

from librt.random import Random
from librt.vecs import vec

from tetrarchy.catalogue import find_game
from tetrarchy.games.wonderful_kingdom.player import (
    building,
    drafting,
    estimates,
    judgement,
    outlook,
    prospect,
    worth,
)
from tetrarchy.kernel import COMPILED
from tetrarchy.kernel.state import CHANCE, OVER

GAME: Final = find_game("wonderful_kingdom")
PLAYER: Final = (building, drafting, estimates, judgement, outlook, prospect, worth)
NUMBERS: Final = (
    (worth, "CUBE_WORTH"), (worth, "INCOME_WORTH"), (worth, "KRYSTALLIUM_WORTH"), (worth, "SOLDIER_WORTH"),
    (worth, "GROWTH"), (worth, "TYPE_WORTH"),
    (estimates, "HIDDEN"), (estimates, "ORDINARY"), (estimates, "DREAD"), (estimates, "COST_SHARE"),
    (prospect, "SOON"), (prospect, "UNFINISHED"), (prospect, "FADE"), (prospect, "TRIFLE"),
    (drafting, "FOUND"), (drafting, "OWN_SHARE"),
)  # fmt: skip
LEAST_STEP: Final = 0.05
"""The least by which a number varies at first; a zero stands for what cannot be worth anything, and stays."""

Values = list[float]


class Trial(NamedTuple):
    """A child and the games that it plays."""

    values: Values
    rivals: Values
    seeds: list[int]


def main() -> None:
    arguments = read_arguments()
    if COMPILED:
        sys.exit("The numbers cannot be changed in a compiled engine: run this with .venv/bin/python.")
    chance = random.Random(arguments.seed)
    mean = present()
    spread = [max(LEAST_STEP, 0.15 * abs(value)) if value else 0.0 for value in mean]
    with ProcessPoolExecutor(arguments.processes) as pool:
        for generation in range(1, arguments.generations + 1):
            seeds = [chance.randrange(1 << 30) for _ in range(arguments.games)]
            trials = [Trial(mean, mean, seeds)]
            for _ in range(arguments.children):
                child = [chance.gauss(value, step) for value, step in zip(mean, spread, strict=True)]
                trials.append(Trial(child, mean, seeds))
            found = []
            for number, fitness in enumerate(pool.map(play, trials), 1):
                print(f"\r{number} of {len(trials)} players", end="", file=sys.stderr, flush=True)
                found.append(fitness)
            print(file=sys.stderr)
            ranked = sorted(range(1, len(trials)), key=lambda at: -found[at])
            mean = recombine([trials[at].values for at in ranked[: max(1, len(ranked) // 2)]])
            spread = [0.97 * step for step in spread]
            print(f"generation {generation}: {found[0]:.2f} before, best child {found[ranked[0]]:.2f}")
            show(mean)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--generations", type=at_least_one, default=60)
    parser.add_argument("--children", type=at_least_one, default=24, help="in each generation (24)")
    parser.add_argument(
        "--games", type=at_least_one, default=60, help="of each child, alone and for two (60)"
    )
    parser.add_argument("--processes", type=at_least_one, default=2, help="that play side by side (2)")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def at_least_one(text: str) -> int:
    """A number from 1 on."""
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} should be a number from 1 on")
    return int(text)


def present() -> Values:
    """The numbers that the player goes by, one after the other."""
    values: Values = []
    for module, name in NUMBERS:
        value: Any = getattr(module, name)
        values += [value] if isinstance(value, float) else list(value)
    return values


def use(values: Values) -> None:
    """Let the player go by other numbers, wherever they are imported."""
    at = 0
    for module, name in NUMBERS:
        old: Any = getattr(module, name)
        length = 1 if isinstance(old, float) else len(old)
        new: Any = values[at] if isinstance(old, float) else vec[float](values[at : at + length])
        for user in PLAYER:
            if hasattr(user, name):
                setattr(user, name, new)
        at += length


def recombine(best: list[Values]) -> Values:
    """The mean of the best, the first with the most weight."""
    weights = [math.log(len(best) + 1) - math.log(rank) for rank in range(1, len(best) + 1)]
    return [
        sum(weight * values[at] for weight, values in zip(weights, best, strict=True)) / sum(weights)
        for at in range(len(best[0]))
    ]


def play(trial: Trial) -> float:
    """The mean of points alone and of the lead over the rivals, each seat in turn."""
    total = 0.0
    for number, seed in enumerate(trial.seeds):
        total += result(1, seed, [trial.values])[0]
        seat = number % 2
        sides = [trial.rivals, trial.rivals]
        sides[seat] = trial.values
        points = result(2, seed, sides)
        total += points[seat] - points[1 - seat]
    return total / len(trial.seeds)


def result(seats: int, seed: int, sides: list[Values]) -> list[int]:
    """The points of a greedy game in which each seat goes by its own numbers."""
    rng = Random(seed)
    state = GAME.new(seats, {"side": "ab"[seed % 2]})
    using: Values | None = None
    while (mover := int(state.mover())) != OVER:
        if mover == CHANCE:
            state.apply(mover, state.sample(mover, rng))
            continue
        if using is not sides[mover]:
            using = sides[mover]
            use(using)
        state.apply(mover, GAME.greedy(state, mover, rng))
    return [state.sheet(seat).total for seat in range(seats)]


def show(values: Values) -> None:
    """Print the numbers under their names."""
    at = 0
    for module, name in NUMBERS:
        old: Any = getattr(module, name)
        length = 1 if isinstance(old, float) else len(old)
        told = ", ".join(f"{value:.2f}" for value in values[at : at + length])
        print(f"    {module.__name__.rpartition('.')[2]}.{name}: {told}")
        at += length


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
