#!/usr/bin/env python3
"""Fit the weights by which positions of Inkdoms are judged, and print them for ``player/weights.py``.

Greedy games are played alone and at tables of two, three and four, in every second game with some decisions
by lot. Every sixth decision, and every second one of the last round, is noted with the features of a seat.
Ridge regression gives the turns that are still to come, then the points that are still to be made: by the
features, and by the features times the turns. The share of the variance that the weights explain is told for
the games that were left out of the fit, one in five.

It needs numpy. With the compiled engine the 8,500 games take some minutes.
"""

from __future__ import annotations

import argparse
import sys
from typing import Final, NamedTuple

import numpy as np
from librt.random import Random
from numpy.typing import NDArray

from tetrarchy.games.inkdoms import GAME
from tetrarchy.games.inkdoms.data import AREAS, LINES
from tetrarchy.games.inkdoms.engine import Inkdoms
from tetrarchy.games.inkdoms.player.weights import FEATURES
from tetrarchy.games.inkdoms.player.worth import areas_to_end, pending_points
from tetrarchy.games.inkdoms.player_sheet import WAITING
from tetrarchy.games.inkdoms.scoring import score
from tetrarchy.games.inkdoms.state import CROSSING
from tetrarchy.kernel.bits import count
from tetrarchy.kernel.state import CHANCE, OVER

ALONE: Final = 2500
TABLE: Final = 2000
BY_LOT: Final = 0.05
"""The share of decisions by lot, in every second game."""
EVERY: Final = 6
EVERY_LAST: Final = 2
RIDGE: Final = 20.0
"""Keeps the weights of features small that are rarely seen."""
TURN_FEATURES: Final = (
    "constant",
    "waits",
    "least",
    "least_squared",
    "own",
    "numbers",
    "free",
    "hand",
    "seats",
)

Table = NDArray[np.float64]


class Note(NamedTuple):
    """One seat in one position, and how its game went on."""

    game: int
    alone: bool
    last: bool
    turns_by: list[float]
    features: list[float]
    made: float
    turns: float
    points: float


class Seen(NamedTuple):
    """What is noted before one knows how the game goes on."""

    seat: int
    dice: int
    last: bool
    turns_by: list[float]
    features: list[float]
    made: float


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--games", type=int, default=TABLE, help="games at each table (a quarter more alone)")
    games = parser.parse_args(arguments).games
    if games < 5:
        parser.error("5 games or more are needed, so that one can be left out of the fit")
    notes: list[Note] = []
    for seats in range(1, 5):
        notes += play(seats, games * ALONE // TABLE if seats == 1 else games)
    turns = {
        True: fit_turns("TURNS_ALONE", [note for note in notes if note.alone and not note.last]),
        False: fit_turns("TURNS_TOGETHER", [note for note in notes if not note.alone and not note.last]),
    }
    fit_points("LAST", [note for note in notes if note.last], turns)
    fit_points("SOLO", [note for note in notes if note.alone and not note.last], turns)
    fit_points("TABLE", [note for note in notes if not note.alone and not note.last], turns)


# ---------------------------------------------------------------- playing


def play(seats: int, games: int) -> list[Note]:
    """Games at one size of table."""
    found: list[Note] = []
    for seed in range(games):
        if seed % 50 == 0:
            print(f"\rgames of {seats}: {seed} of {games}", end="", file=sys.stderr, flush=True)
        found += play_one(seats, seed)
    print(f"\rgames of {seats}: {games} of {games}", file=sys.stderr)
    return found


def play_one(seats: int, seed: int) -> list[Note]:
    rng = Random(seed)
    state = GAME.new(seats)
    assert isinstance(state, Inkdoms)
    by_lot = BY_LOT if seed % 2 else 0.0
    seen: list[Seen] = []
    dice = [0] * seats
    decisions = 0
    while (mover := int(state.mover())) != OVER:
        decisions += mover != CHANCE
        if mover != CHANCE and decisions % (EVERY_LAST if state.last_round else EVERY) == 0:
            seat = rng.randrange(seats)
            seen.append(look(state, seat, dice[seat]))
        state.events = []
        lucky = mover == CHANCE or rng.random() < by_lot
        state.apply(mover, state.sample(mover, rng) if lucky else GAME.greedy(state, mover, rng))
        for event in state.events:
            if event.kind == "die_taken":
                dice[event.data["seat"]] += 1
    return [
        Note(
            seed,
            seats == 1,
            note.last,
            note.turns_by,
            note.features,
            note.made,
            float(dice[note.seat] - note.dice),
            float(score(state, note.seat)),
        )
        for note in seen
    ]


def look(state: Inkdoms, seat: int, dice: int) -> Seen:
    """Note a seat's position; ``dice`` is how many it has taken so far."""
    found = GAME.judge.features(state, seat)
    return Seen(
        seat,
        dice,
        bool(state.last_round),
        turn_features(state, seat),
        [float(found[n]) for n in range(len(FEATURES))],
        float(score(state, seat) + pending_points(state, seat)),
    )


def turn_features(state: Inkdoms, seat: int) -> list[float]:
    """What the number of turns to come depends on, as TURN_FEATURES names it."""
    sheet = state.player_sheets[seat]
    own = areas_to_end(GAME.map, sheet.taken)
    least = min(areas_to_end(GAME.map, other.taken) for other in state.player_sheets)
    numbers = sum((state.firsts[line] == 0) + (state.seconds[line] == 0) for line in range(LINES))
    waits = sheet.status == WAITING and state.step != CROSSING
    hand = sheet.left + sheet.blended
    found = (1, waits, least, least * least, own, numbers, AREAS - count(sheet.taken), hand, state.seats)
    return [float(number) for number in found]


# ---------------------------------------------------------------- fitting


def ridge(rows: Table, wanted: Table) -> Table:
    """The weights that explain what is wanted best."""
    return np.asarray(np.linalg.solve(rows.T @ rows + RIDGE * np.eye(rows.shape[1]), rows.T @ wanted))


def fit_told(name: str, rows: Table, wanted: Table, notes: list[Note]) -> Table:
    """Fit to four games of five, and tell how well that explains the fifth."""
    left_out = np.array([note.game % 5 == 0 for note in notes])
    weights = ridge(rows[~left_out], wanted[~left_out])
    missed = wanted[left_out] - rows[left_out] @ weights
    spread = ((wanted[left_out] - wanted[left_out].mean()) ** 2).sum()
    print(f"# {name}: {len(notes)} positions, explains {1 - (missed**2).sum() / spread:.0%}")
    return weights


def fit_turns(name: str, notes: list[Note]) -> Table:
    rows = np.array([note.turns_by for note in notes])
    weights = fit_told(name, rows, np.array([note.turns for note in notes]), notes)
    print(f"{name}: Final = Turns(")
    for feature, weight in zip(TURN_FEATURES, weights, strict=True):
        print(f"    {feature}={round(float(weight), 4)},")
    print(")\n")
    return weights


def fit_points(name: str, notes: list[Note], turns: dict[bool, Table]) -> None:
    features = np.array([note.features for note in notes])
    to_come = np.array([turns_to_come(note, turns) for note in notes])
    rows = np.hstack([features, features * to_come[:, None]])
    weights = fit_told(name, rows, np.array([note.points - note.made for note in notes]), notes)
    print(f"{name}: Final[Weights] = {{")
    for n, feature in enumerate(FEATURES):
        now, each_turn = float(weights[n]), float(weights[n + len(FEATURES)])
        print(f'    "{feature}": ({round(now, 3)}, {round(each_turn, 4)}),')
    print("}\n")


def turns_to_come(note: Note, turns: dict[bool, Table]) -> float:
    """As ``player/worth.py`` reckons them."""
    waits = note.turns_by[TURN_FEATURES.index("waits")]
    if note.last:
        return waits
    return max(float(np.dot(note.turns_by, turns[note.alone])), 1.0 + waits)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
