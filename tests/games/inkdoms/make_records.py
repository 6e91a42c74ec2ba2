"""Find games with every way to end and store their records.

``python -m tests.games.inkdoms.make_records`` writes them anew, after a change of rules or data that is meant.
The rare endings take some thousands of games: the compiled engine finds them in a minute.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from librt.random import Random

from tetrarchy.games.inkdoms import GAME
from tetrarchy.games.inkdoms.actions import STOP
from tetrarchy.kernel.record import dumps
from tetrarchy.kernel.session import Session
from tetrarchy.kernel.state import CHANCE, OVER, State

FOLDER = Path(__file__).parent / "records"
MOST_GAMES = 200_000


def final(state: State) -> tuple[list[int | None], list[int | None]]:
    """Who has circled the final line's numbers."""
    line = state.snapshot()["lines"]["final"]
    return line["first"], line["second"]


ENDINGS: dict[str, tuple[int, str, Callable[[State], bool]]] = {
    "three_kingdoms": (3, "greedy", lambda state: final(state) == ([1], [])),
    "three_kingdoms_second_place": (
        4,
        "greedy",
        lambda state: [len(place) for place in final(state)] == [1, 1],
    ),
    "three_kingdoms_shared": (4, "greedy", lambda state: len(final(state)[0]) == 2),
    "three_kingdoms_within_a_throw": (2, "greedy", lambda state: state.snapshot()["round"] % 2 == 0),
    "all_blots": (2, "idle", lambda state: final(state) == ([], [])),
    "solo_three_kingdoms": (1, "greedy", lambda state: final(state) == ([0], [])),
    "solo_exhausted": (1, "greedy", lambda state: final(state) == ([None], [])),
    "solo_exhausted_then_three_kingdoms": (1, "greedy", lambda state: final(state) == ([None], [0])),
    "solo_both_at_once": (1, "greedy", lambda state: final(state) == ([0], [None])),
    "solo_all_blots": (1, "idle", lambda state: final(state) == ([], [])),
}
"""For each record: seats, who plays, and how the game ends."""


def play(seats: int, player: str, seed: int) -> Session:
    """A whole game."""
    rng = Random(seed)
    session = Session(GAME, seats, players=[f"{player} {seat + 1}" for seat in range(seats)])
    while session.state.mover() != OVER:
        state, seat = session.state, int(session.state.mover())
        if seat == CHANCE or (player == "idle" and STOP not in state.legal(seat)):
            action = int(state.sample(seat, rng))
        else:
            action = STOP if player == "idle" else GAME.greedy(state, seat, rng)
        session.state.apply(seat, action)
        session.record.steps.append((seat, action))
    return session


def find(seats: int, player: str, wanted: Callable[[State], bool]) -> Session:
    """The first game that ends as wanted."""
    for seed in range(MOST_GAMES):
        session = play(seats, player, seed)
        if wanted(session.state):
            return session
    raise LookupError("no game ends like this")


if __name__ == "__main__":
    for name, (seats, player, wanted) in ENDINGS.items():
        found = find(seats, player, wanted)
        (FOLDER / f"{name}.txt").write_text(dumps(found.record, GAME.actions), encoding="utf-8")
