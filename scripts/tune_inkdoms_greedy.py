#!/usr/bin/env python3
"""Tune the weights of Inkdoms' greedy player, those of ``player/outlook.py``, by trial in solo games.

One weight after another is made larger and smaller. Each trial plays the same games, that is, with the same
throws as long as the same dice are left. A change is kept if it brings more points on average, by more than
twice the standard error of the difference. Every change that is kept is printed, and in the end all weights.

With the compiled engine a trial of 2,000 games takes seconds, and one time around all weights some minutes.
"""

from __future__ import annotations

import argparse
import math
import sys
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from tetrarchy.games.inkdoms import GAME
from tetrarchy.games.inkdoms.data import SPELLS
from tetrarchy.games.inkdoms.player.outlook import WEIGHTS
from tetrarchy.kernel.drive import Deal
from tetrarchy.kernel.state import CHANCE, OVER

NAMES: Final = (
    "primary_variety",
    "composite_variety",
    "lost_capital",
    "lost_monster",
    "painted_monster",
    "blocked",
    "spell",
    "mixed_tower",
    "plain_tower",
    "half_tower",
    "early_end",
    "corner",
    "progress",
    "blot",
    *(f"cast {spell}" for spell in SPELLS),
    "keep",
)
FACTORS: Final = (1.2, 0.8)


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--games", type=int, default=2000, help="games of a trial")
    parser.add_argument("--times", type=int, default=1, help="how often to go around all weights")
    asked = parser.parse_args(arguments)
    if asked.games < 2:
        parser.error("a trial needs 2 games or more")
    best = trial(asked.games)
    print(f"before: {mean(best):.2f} points on average")
    for _ in range(asked.times):
        for name in NAMES:
            best = try_weight(name, best, asked.games)
    for name in NAMES:
        print(f"{name} = {weight(name)}")


def try_weight(name: str, best: list[int], games: int) -> list[int]:
    """Try a larger and a smaller value; returns the points of the games with what was kept."""
    before = weight(name)
    for factor in FACTORS:
        value = round(before * factor)
        print(f"\r{name}: {value} instead of {before} ", end="", file=sys.stderr, flush=True)
        set_weight(name, value)
        points = trial(games)
        gains = [new - old for new, old in zip(points, best, strict=True)]
        if mean(gains) > 2 * standard_error(gains):
            print(f"{name}: {value} instead of {before} brings {mean(gains):+.2f}: {mean(points):.2f}")
            return points
    set_weight(name, before)
    return best


def trial(games: int) -> list[int]:
    """The points of each game."""
    return [play(seed) for seed in range(games)]


def play(seed: int) -> int:
    state, deal, rng = GAME.new(1), Deal(seed), Random(seed)
    while (mover := int(state.mover())) != OVER:
        state.apply(mover, deal.draw(state) if mover == CHANCE else GAME.greedy(state, mover, rng))
    return state.sheet(0).total


def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)


def standard_error(numbers: list[int]) -> float:
    middle = mean(numbers)
    return math.sqrt(sum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1) / len(numbers))


def weight(name: str) -> int:
    kind, _, spell = name.partition(" ")
    return int(WEIGHTS.cast[SPELLS.index(spell)]) if spell else int(getattr(WEIGHTS, kind))


def set_weight(name: str, value: int) -> None:
    kind, _, spell = name.partition(" ")
    if spell:
        values = [int(WEIGHTS.cast[n]) for n in range(len(SPELLS))]
        values[SPELLS.index(spell)] = value
        WEIGHTS.cast = vec[i64](values)
    else:
        setattr(WEIGHTS, kind, value)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
