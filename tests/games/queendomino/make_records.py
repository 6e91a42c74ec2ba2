"""Makes the stored records: whole games from the first draw, one for each way in which a game can end.

``python -m tests.games.queendomino.make_records`` plays seeds until each ending has come up, and writes
``records/<name>.txt``. A change of rules, data or record format calls for it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from librt.random import Random

from tests.games.queendomino.naive import land_of, regions
from tetrarchy.games.queendomino import GAME
from tetrarchy.kernel.record import dumps
from tetrarchy.kernel.session import Session
from tetrarchy.kernel.state import OVER, State

DIRECTORY = Path(__file__).parent / "records"
NAMES = ["Anna", "Boris", "Clara", "Dmitri", "Elena", "Fyodor", "Galina", "Hector"]


class Ending(NamedTuple):
    """A way to end, and the games in which to look for it."""

    name: str
    seats: int
    options: dict[str, object]
    is_it: Callable[[State], bool]
    eager: bool = False
    """Whether the players build, tax and bribe whenever they can."""


def totals(state: State) -> list[int]:
    """One total a kingdom."""
    return [state.sheet(kingdom["seats"][0]).total for kingdom in state.view(None)["kingdoms"]]


def largest(state: State) -> list[int]:
    """The largest region of each kingdom."""
    return [max(size for _, size, _ in regions(land_of(k))) for k in state.view(None)["kingdoms"]]


def crowns(state: State) -> list[int]:
    """The crowns of each kingdom."""
    return [sum(half[1] for half in land_of(k).values()) for k in state.view(None)["kingdoms"]]


def first(state: State) -> list[int]:
    """The kingdoms on the first place."""
    kingdoms = state.view(None)["kingdoms"]
    return [n for n, kingdom in enumerate(kingdoms) if state.standing()[kingdom["seats"][0]] == 1]


def best(values: list[int]) -> list[int]:
    """Who has the most."""
    return [n for n, value in enumerate(values) if value == max(values)]


def won_outright(state: State) -> bool:
    """One kingdom has the most points."""
    return len(best(totals(state))) == 1


def tied(state: State) -> list[int]:
    """The kingdoms that share the most points and among these the largest region."""
    leaders = best(totals(state))
    sizes = {n: largest(state)[n] for n in leaders}
    return [n for n in leaders if sizes[n] == max(sizes.values())]


def by_largest_region(state: State) -> bool:
    """The most points are shared, and one of those kingdoms has the largest region."""
    return len(best(totals(state))) > 1 and len(tied(state)) == 1


def by_crowns(state: State) -> bool:
    """Points and largest regions are equal, crowns decide."""
    return len(tied(state)) > 1 and len(first(state)) == 1


def shared(state: State) -> bool:
    """Nothing decides."""
    return len(first(state)) > 1


def shared_with_other_crowns(state: State) -> bool:
    """Nothing decides, although crowns differ."""
    return shared(state) and len({crowns(state)[n] for n in first(state)}) > 1


def with_discards(state: State) -> bool:
    """Everyone had to discard."""
    return won_outright(state) and all(kingdom["discarded"] for kingdom in state.view(None)["kingdoms"])


def with_empty_pile(state: State) -> bool:
    """The last building has been drawn."""
    return won_outright(state) and not state.view(None)["unseen_buildings"]


def by_bonuses(state: State) -> bool:
    """The winner would be behind without Middle Kingdom and Harmony, and has both."""
    plain = []
    for seat in range(state.seats):
        points = {line.key: line.points for line in state.sheet(seat).lines}
        plain.append(sum(points.values()) - points["middle_kingdom"] - points["harmony"])
    winner = first(state)[0]
    return won_outright(state) and winner not in best(plain) and totals(state)[winner] == plain[winner] + 15


KINGDOMINO: dict[str, object] = {"variant": "kingdomino"}
WEDDING: dict[str, object] = {"variant": "royal_wedding"}
TEAMS: dict[str, object] = {"variant": "teams"}
BONUSES = KINGDOMINO | {"middle_kingdom": True, "harmony": True}

ENDINGS = [
    Ending("two_players_won_outright", 2, {}, won_outright),
    Ending("three_players_won_outright", 3, {"bonuses": "alternative"}, won_outright),
    Ending("four_players_discards", 4, {}, with_discards),
    Ending("four_players_largest_region", 4, {}, by_largest_region),
    Ending("three_players_shared", 3, {}, shared_with_other_crowns),
    Ending("two_players_empty_pile", 2, {}, with_empty_pile, eager=True),
    Ending("wedding_of_four_empty_pile", 4, WEDDING, with_empty_pile, eager=True),
    Ending("wedding_of_five_won_outright", 5, WEDDING, won_outright),
    Ending("wedding_of_six_shared", 6, WEDDING, shared),
    Ending("teams_of_six_won_outright", 6, TEAMS, won_outright),
    Ending("teams_of_eight_largest_region", 8, TEAMS, by_largest_region),
    Ending("teams_of_six_shared", 6, TEAMS, shared),
    Ending("kingdomino_won_outright", 3, KINGDOMINO, won_outright),
    Ending("kingdomino_largest_region", 4, KINGDOMINO, by_largest_region),
    Ending("kingdomino_crowns", 4, KINGDOMINO, by_crowns),
    Ending("kingdomino_shared", 2, KINGDOMINO, shared),
    Ending("kingdomino_bonuses", 2, BONUSES, by_bonuses),
]


def play(ending: Ending, seed: int) -> Session:
    """One game of random players."""
    session = Session(GAME, ending.seats, ending.options, NAMES[: ending.seats])
    rng = Random(seed)
    while session.state.mover() != OVER:
        mover = session.state.mover()
        action = session.state.sample(mover, rng)
        while ending.eager and action == GAME.actions.base("pass"):
            action = session.state.sample(mover, rng)
        session.act(mover, action)
    return session


def find(ending: Ending) -> Session:
    """The first seed's game that ends this way."""
    seed = 0
    while True:
        session = play(ending, seed)
        if ending.is_it(session.state):
            print(
                f"{ending.name}: seed {seed}, totals {totals(session.state)}, places {session.state.standing()}"
            )
            return session
        seed += 1


if __name__ == "__main__":
    DIRECTORY.mkdir(exist_ok=True)
    for wanted in ENDINGS:
        text = dumps(find(wanted).record, GAME.actions)
        (DIRECTORY / f"{wanted.name}.txt").write_text(text, encoding="utf-8")
