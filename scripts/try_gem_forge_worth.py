#!/usr/bin/env python3
"""Try another number in what greedy play of Gem Forge values, against the one that stands there.

    scripts/try_gem_forge_worth.py NAME VALUE [GAMES]

The numbers of ``player/worth.py`` are judged, not fitted: a stone costs two actions, and an action is half a
point. This script measures one of them, such as UNKNOWN_TILE. Two greedy players meet, one with VALUE, each
in either seat with the same draws; it prints the share of the games that VALUE wins, with the 95 % interval.
It needs the interpreted engine (`.venv/bin/python`), and less than a minute for 200 games.
"""

from __future__ import annotations

import sys
from typing import Final

from librt.random import Random

from tetrarchy.arena.summary import share_of_groups
from tetrarchy.games.gem_forge import GAME
from tetrarchy.games.gem_forge.player import greedy, worth
from tetrarchy.kernel import COMPILED
from tetrarchy.kernel.state import CHANCE, OVER

NAMES: Final = (
    "ACTION",
    "AT_RISK",
    "UNKNOWN_TILE",
    "UNKNOWN_CARD",
    "IDLE_DRAW",
    "AHEAD",
    "PATIENCE",
    "MISSING_STONE_OF_SET",
)


def main(arguments: list[str]) -> None:
    if arguments in (["-h"], ["--help"]):
        print(__doc__)
        return
    if COMPILED:
        sys.exit("The compiled engine cannot change a number: run this with .venv/bin/python.")
    name, value, games = asked_for(arguments)
    usual = int(getattr(worth, name))
    pairs: list[list[float]] = []
    for seed in range(games // 2):
        print(f"\r{2 * seed} of {games} games", end="", file=sys.stderr, flush=True)
        pairs.append([float(wins(name, (usual, value), seat, seed)) for seat in (0, 1)])
    print(f"\r{games} of {games} games", file=sys.stderr)
    share = share_of_groups(pairs)
    print(f"{name} = {value} wins {share.value:.1%} [{share.low:.1%}, {share.high:.1%}] against {usual}")


def asked_for(arguments: list[str]) -> tuple[str, int, int]:
    """What the command line names; anything else ends the script with a sentence."""
    match arguments:
        case [name, value, *rest] if name in NAMES and value.removeprefix("-").isdecimal() and len(rest) < 2:
            if not rest:
                return name, int(value), 200
            if rest[0].isdecimal() and int(rest[0]) > 0 and int(rest[0]) % 2 == 0:
                return name, int(value), int(rest[0])
    sys.exit(f"Say NAME VALUE [GAMES], an even number of games; NAME is one of {', '.join(NAMES)}.")


def wins(name: str, values: tuple[int, int], seat: int, seed: int) -> bool:
    """Whether the player in this seat, with the second value, wins a game against the first one."""
    rng = Random(seed)
    state = GAME.new(2)
    while (mover := int(state.mover())) != OVER:
        if mover == CHANCE:
            state.apply(mover, state.sample(mover, rng))
            continue
        for module in (worth, greedy):
            if hasattr(module, name):
                setattr(module, name, values[mover == seat])
        state.apply(mover, GAME.greedy(state, mover, rng))
    return state.standing()[seat] == 1


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
