#!/usr/bin/env python3
"""Fit the weights by which It's a Wonderful Kingdom is judged where a round begins.

    scripts/fit_wonderful_kingdom.py [GAMES]

plays greedy games of two and of one, some decisions by lot, and prints the tables of ``player/outlook.py``:
by least squares, the lead at the end that goes with a lead in each feature; and what share of the variance
of the leads they explain in the games that were left out of the fit, one in five. It needs numpy, and with
the compiled engine about two minutes for 48,000 games.
"""

from __future__ import annotations

import sys
from typing import Final

import numpy as np
from librt.random import Random
from numpy.typing import NDArray

from tetrarchy.catalogue import find_game
from tetrarchy.games.wonderful_kingdom.engine import WonderfulKingdom
from tetrarchy.games.wonderful_kingdom.player.outlook import FEATURES, features
from tetrarchy.kernel.state import CHANCE, OVER

GAME: Final = find_game("wonderful_kingdom")
ROUNDS: Final = (4, 3, 2)
WHIMS: Final = 0.06
"""The share of decisions by lot, in every second pair of games."""
DOUBT: Final = 3.0
"""Keeps the weights of features small that are rarely seen."""

Table = NDArray[np.float64]


LEAST: Final = 40
"""With fewer games some round may have been begun in none."""


def main(arguments: list[str]) -> None:
    games = games_asked_for(arguments)
    seen, totals = play(2, games)
    seen_alone, totals_alone = play(1, games // 4)
    for number in ROUNDS:
        found, result = np.array(seen[number]), np.array(totals[number])
        lead, end = found[:, 0] - found[:, 1], result[:, 0] - result[:, 1]
        left_out = np.arange(len(end)) % 5 == 0
        missed = end[left_out] - lead[left_out] @ fit(lead[~left_out], end[~left_out])
        explained = 1 - (missed**2).sum() / (end[left_out] ** 2).sum()
        weights = fit(lead, end)
        offset = (result - found @ weights).mean()
        alone = (np.array(totals_alone[number]) - np.array(seen_alone[number]) @ weights).mean()
        print(f"round {number}: offset {offset:.1f}, alone {alone:.1f}; explains {explained:.0%}")
        print("    " + ", ".join(f"{weight:.2f}" for weight in weights))


def games_asked_for(arguments: list[str]) -> int:
    """The number on the command line; anything else ends the script with a sentence."""
    match arguments:
        case []:
            return 48_000
        case [number] if number.isascii() and number.isdigit() and int(number) >= LEAST:
            return int(number)
    sys.exit(f"Say how many games to play, {LEAST} or more: scripts/fit_wonderful_kingdom.py [GAMES]")


def fit(lead: Table, end: Table) -> Table:
    """The weights that explain the leads at the end best."""
    return np.asarray(np.linalg.solve(lead.T @ lead + DOUBT * np.eye(lead.shape[1]), lead.T @ end))


def play(seats: int, games: int) -> tuple[dict[int, list[Table]], dict[int, list[Table]]]:
    """The features of all seats at the beginning of each round, and their points at the end."""
    seen: dict[int, list[Table]] = {number: [] for number in ROUNDS}
    totals: dict[int, list[Table]] = {number: [] for number in ROUNDS}
    for seed in range(games):
        if seed % 1000 == 0:
            print(f"\rgames of {seats}: {seed} of {games}", end="", file=sys.stderr, flush=True)
        rng = Random(seed)
        state = GAME.new(seats, {"side": "ab"[seed % 2]})
        assert isinstance(state, WonderfulKingdom)
        whims = WHIMS if seed // 2 % 2 else 0.0
        rounds: dict[int, Table] = {}
        while (mover := int(state.mover())) != OVER:
            if state.begins_round() and state.round in ROUNDS and state.round not in rounds:
                rounds[state.round] = np.array([row(state, seat) for seat in range(seats)])
            by_lot = mover == CHANCE or rng.random() < whims
            state.apply(mover, state.sample(mover, rng) if by_lot else GAME.greedy(state, mover, rng))
        points = np.array([state.sheet(seat).total for seat in range(seats)], dtype=np.float64)
        for number, table in rounds.items():
            seen[number].append(table)
            totals[number].append(points)
    print(f"\rgames of {seats}: {games} of {games}", file=sys.stderr)
    return seen, totals


def row(state: WonderfulKingdom, seat: int) -> list[float]:
    found = features(state, seat)
    return [found[at] for at in range(FEATURES)]


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
