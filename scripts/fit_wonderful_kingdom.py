#!/usr/bin/env python3
"""Fit the weights by which It's a Wonderful Kingdom is judged where a round begins.

    scripts/fit_wonderful_kingdom.py [GAMES]

plays greedy games of two and of one, some decisions at random, and prints the tables of
``player/outlook.py``: by least squares, the lead at the end that goes with a lead in each feature; and what
share of the variance of the leads they explain in the games that were left out of the fit, one in five. Then
it prints those of ``player/judgement.py``: for each number of rounds to come, the points at the end that go
with the forecast of the round and with each offer still to be taken. It needs numpy, and with the compiled
engine some minutes for 48,000 games.
"""

from __future__ import annotations

import sys
from typing import Final, NamedTuple

import numpy as np
from librt.random import Random
from numpy.typing import NDArray

from tetrarchy.catalogue import find_game
from tetrarchy.games.wonderful_kingdom.engine import WonderfulKingdom
from tetrarchy.games.wonderful_kingdom.player.judgement import prospect, takes_ahead
from tetrarchy.games.wonderful_kingdom.player.outlook import FEATURES, features
from tetrarchy.kernel.state import CHANCE, OVER

GAME: Final = find_game("wonderful_kingdom")
ROUNDS: Final = (4, 3, 2)
RANDOM_SHARE: Final = 0.06
"""The share of random decisions, in every second pair of games."""
RIDGE: Final = 3.0
"""Keeps the weights of features small that are rarely seen."""
LOOKS: Final = 0.02
"""The share of positions whose forecast is noted."""

Table = NDArray[np.float64]


LEAST: Final = 40
"""With fewer games some round may have been begun in none."""


def main(arguments: list[str]) -> None:
    games = games_asked_for(arguments)
    two, solo = play(2, games), play(1, games // 4)
    for number in ROUNDS:
        found, result = np.array(two.features[number]), np.array(two.totals[number])
        lead, end = found[:, 0] - found[:, 1], result[:, 0] - result[:, 1]
        left_out = np.arange(len(end)) % 5 == 0
        missed = end[left_out] - lead[left_out] @ fit(lead[~left_out], end[~left_out])
        explained = 1 - (missed**2).sum() / (end[left_out] ** 2).sum()
        weights = fit(lead, end)
        offset = (result - found @ weights).mean()
        alone = (np.array(solo.totals[number]) - np.array(solo.features[number]) @ weights).mean()
        print(f"round {number}: offset {offset:.1f}, alone {alone:.1f}; explains {explained:.0%}")
        print("    " + ", ".join(f"{weight:.2f}" for weight in weights))
    show_forecasts(solo, two)


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
    return np.asarray(np.linalg.solve(lead.T @ lead + RIDGE * np.eye(lead.shape[1]), lead.T @ end))


class Games(NamedTuple):
    """What was seen in greedy games."""

    features: dict[int, list[Table]]
    """Of all seats, at the beginning of each round."""
    totals: dict[int, list[Table]]
    """Their points at the end of the same games."""
    forecasts: dict[int, list[list[float]]]
    """By rounds to come: a seat's forecast, the offers it will still take, a one, its points at the end."""


def play(seats: int, games: int) -> Games:
    """Greedy games, and what was seen in them."""
    seen: dict[int, list[Table]] = {number: [] for number in ROUNDS}
    totals: dict[int, list[Table]] = {number: [] for number in ROUNDS}
    forecasts: dict[int, list[list[float]]] = {left: [] for left in range(len(ROUNDS) + 1)}
    for seed in range(games):
        if seed % 1000 == 0:
            print(f"\rgames of {seats}: {seed} of {games}", end="", file=sys.stderr, flush=True)
        rng = Random(seed)
        state = GAME.new(seats, {"side": "ab"[seed % 2]})
        assert isinstance(state, WonderfulKingdom)
        random_share = RANDOM_SHARE if seed // 2 % 2 else 0.0
        rounds: dict[int, Table] = {}
        looks: list[tuple[int, int, list[float]]] = []
        while (mover := int(state.mover())) != OVER:
            if state.begins_round() and state.round in ROUNDS and state.round not in rounds:
                rounds[state.round] = np.array([row(state, seat) for seat in range(seats)])
            if mover != CHANCE and state.round and rng.random() < LOOKS:
                left = int(state.components.rounds - state.round)
                looks += [(left, seat, forecast(state, seat)) for seat in range(seats)]
            at_random = mover == CHANCE or rng.random() < random_share
            state.apply(mover, state.sample(mover, rng) if at_random else GAME.greedy(state, mover, rng))
        points = np.array([state.sheet(seat).total for seat in range(seats)], dtype=np.float64)
        for number, table in rounds.items():
            seen[number].append(table)
            totals[number].append(points)
        for left, seat, found in looks:
            forecasts[left].append([*found, points[seat]])
    print(f"\rgames of {seats}: {games} of {games}", file=sys.stderr)
    return Games(seen, totals, forecasts)


def forecast(state: WonderfulKingdom, seat: int) -> list[float]:
    return [prospect(state, seat), float(takes_ahead(state, seat)), 1.0]


def show_forecasts(alone: Games, two: Games) -> None:
    """The lines that lead from forecasts to points at the end."""
    lines: list[list[float]] = []
    for games in (alone, two):
        for left in sorted(games.forecasts):
            found = np.array(games.forecasts[left])
            lines.append(list(np.linalg.lstsq(found[:, :3], found[:, 3], rcond=None)[0]))
    for at, name in enumerate(("SLOPE", "TAKE_WORTH", "OFFSET")):
        print(f"{name}: " + ", ".join(f"{line[at]:.2f}" for line in lines))


def row(state: WonderfulKingdom, seat: int) -> list[float]:
    found = features(state, seat)
    return [found[at] for at in range(FEATURES)]


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
