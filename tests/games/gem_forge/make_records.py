"""Makes the stored records: whole games from the first draw, one for each way in which a game can end.

``python -m tests.games.gem_forge.make_records`` plays seeds until each ending has come up, and writes
``records/<name>.txt``. A change of rules, data or record format calls for it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from librt.random import Random

from tetrarchy.games.gem_forge import GAME
from tetrarchy.kernel.record import Record, dumps
from tetrarchy.kernel.state import CHANCE, OVER, State

DIRECTORY = Path(__file__).parent / "records"
NAMES = ["Anya", "Pasha", "Andrei", "Vera"]


class Last(NamedTuple):
    """The last action of a game: in whose turn it was, what it was, who won and by points of what."""

    active: int
    action: str
    winner: int
    gained: set[str]
    state: State


class Ending(NamedTuple):
    """A way to end, and the games in which to look for it."""

    name: str
    seats: int
    is_it: Callable[[Last], bool]
    greedy: bool = True


def by_one_tile(last: Last) -> bool:
    """A single tile is handed in."""
    return last.action.startswith("hand_in ") and len(last.action) == len("hand_in 1")


def by_a_set(last: Last) -> bool:
    """Two tiles of one colour are handed in, and their set points count."""
    return last.action.startswith("hand_in ") and last.gained == {"jewels", "sets"}


def by_card_points_in_anothers_turn(last: Last) -> bool:
    """A card gives its last point to a player whose turn it is not."""
    return last.winner != last.active and last.gained == {"cards"}


def by_card_points_in_ones_own_turn(last: Last) -> bool:
    """A player empties his own cart for the last point."""
    return last.winner == last.active and last.gained == {"cards"}


def by_the_forced_tile(last: Last) -> bool:
    """The second action finishes a brown tile, which is handed in without being asked for."""
    return last.action.startswith("set ") and last.gained == {"jewels"}


def at_the_end_of_a_window(last: Last) -> bool:
    """The last pass of a window lets the card work that wins."""
    return last.action == "pass" and last.gained == {"cards"}


def with_a_shared_second_place(last: Last) -> bool:
    """Two players stand on one cell behind the winner."""
    return sorted(last.state.standing())[:3] == [1, 2, 2]


ENDINGS = [
    Ending("two_players_by_one_tile", 2, by_one_tile),
    Ending("three_players_by_a_set", 3, by_a_set),
    Ending("four_players_by_card_points_in_anothers_turn", 4, by_card_points_in_anothers_turn, greedy=False),
    Ending("two_players_by_card_points_in_anothers_turn", 2, by_card_points_in_anothers_turn, greedy=False),
    Ending("three_players_by_card_points_in_ones_own_turn", 3, by_card_points_in_ones_own_turn, greedy=False),
    Ending("four_players_by_the_forced_tile", 4, by_the_forced_tile),
    Ending("three_players_at_the_end_of_a_window", 3, at_the_end_of_a_window),
    Ending("four_players_with_a_shared_second_place", 4, with_a_shared_second_place),
]


def last_of(record: Record) -> Last:
    """How a recorded game ended."""
    state = GAME.new(record.seats)
    for seat, action in record.steps[:-1]:
        state.apply(seat, action)
    before = state.copy()
    seat, action = record.steps[-1]
    state.apply(seat, action)
    winner = state.standing().index(1)
    lines = zip(before.sheet(winner).lines, state.sheet(winner).lines, strict=True)
    gained = {now.key for then, now in lines if now.points > then.points}
    return Last(before.view(None)["active"], GAME.actions.notation(action), winner, gained, state)


def play(ending: Ending, seed: int) -> Record:
    """One game of greedy or random players."""
    record = Record("gem_forge", GAME.rules_version, GAME.data_hash, ending.seats, {}, NAMES[: ending.seats])
    state = GAME.new(ending.seats)
    rng = Random(seed)
    while state.mover() != OVER:
        mover = state.mover()
        if mover == CHANCE or not ending.greedy:
            action = state.sample(mover, rng)
        else:
            action = GAME.greedy(state, mover, rng)
        state.apply(mover, action)
        record.steps.append((mover, action))
    return record


def find(ending: Ending) -> Record:
    """The first seed's game that ends this way."""
    seed = 0
    while True:
        record = play(ending, seed)
        last = last_of(record)
        if ending.is_it(last):
            print(f"{ending.name}: seed {seed}, {last.action}, places {last.state.standing()}")
            return record
        seed += 1


if __name__ == "__main__":
    DIRECTORY.mkdir(exist_ok=True)
    for wanted in ENDINGS:
        text = dumps(find(wanted), GAME.actions)
        (DIRECTORY / f"{wanted.name}.txt").write_text(text, encoding="utf-8")
