#!/usr/bin/env python3
"""How gentle the bots of the lessons are: the share of wins of greedy and of random play against them.

    scripts/measure_lesson_bots.py [--games 1000] [--lesson GAME/ID]

plays whole games with the settings of each lesson that has a bot, seats changing, and prints a row for each;
`docs/lessons.md` has the table.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import sqrt
from typing import Final, TypeAlias

from librt.random import Random

from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.drive import Draws
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import State
from tetrarchy.lessons import Lesson, lessons_of

Choice: TypeAlias = Callable[[Game, State, int, Random], int]
SIGMAS: Final = 1.96


def greedy(game: Game, world: State, seat: int, rng: Random) -> int:
    return game.greedy(world, seat, rng)


def at_random(game: Game, world: State, seat: int, rng: Random) -> int:
    legal = world.legal(seat)
    return legal[rng.randrange(len(legal))]


def result(game: Game, lesson: Lesson, rival: Choice, at: int, seed: int) -> float:
    """1 if the rival of the gentle bot wins a game, 0.5 for a shared place; it sits at ``at``."""
    rng = Random(seed)
    chance = Draws(rng)
    state = game.new(lesson.seats, lesson.options)
    while state.actors():
        chance.settle(state)
        for seat in state.actors():
            world = game.imagine(state.view(seat), rng)
            choose = rival if seat == at else lesson.gentle.choice
            state.apply(seat, choose(game, world, seat, rng))
            break
    places = state.standing()
    own, other = places[at], places[1 - at]
    return 0.5 if own == other else float(own < other)


def share(game: Game, lesson: Lesson, rival: Choice, games: int) -> tuple[float, float]:
    """The rival's share of wins in percent, and the half width of its 95 % interval."""
    won = sum(result(game, lesson, rival, number % 2, number) for number in range(games)) / games
    return 100 * won, 100 * SIGMAS * sqrt(max(won * (1 - won), 1 / games) / games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--lesson", default="")
    given = parser.parse_args()
    print("| lesson | greedy wins | random wins |\n|---|---|---|")
    for name in GAMES:
        game = find_game(name)
        for lesson in lessons_of(game).values():
            if lesson.seats != 2 or given.lesson not in ("", f"{name}/{lesson.id}"):
                continue
            shares = [share(game, lesson, rival, given.games) for rival in (greedy, at_random)]
            row = " | ".join(f"{won:.0f} ± {width:.0f} %" for won, width in shares)
            print(f"| {name}/{lesson.id} | {row} |", flush=True)


if __name__ == "__main__":
    main()
