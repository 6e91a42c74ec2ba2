"""Makes the stored records: whole games from the first draw, one for each way in which a game can end.

``python -m tests.games.wonderful_kingdom.make_records`` plays seeds until each ending has come up, and writes
``records/<name>.txt``. A change of rules, data or record format calls for it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from librt.random import Random

from tetrarchy.games.wonderful_kingdom import GAME
from tetrarchy.kernel.record import dumps
from tetrarchy.kernel.session import Session
from tetrarchy.kernel.state import CHANCE, OVER, State

DIRECTORY = Path(__file__).parent / "records"
MOST_SEEDS = 200_000


class Ending(NamedTuple):
    """A way to end, and the games in which to look for it."""

    name: str
    seats: int
    options: dict[str, object]
    is_it: Callable[[State], bool]
    greedy: bool = False
    """Whether the players know what they do."""


def lost(reason: str) -> Callable[[State], bool]:
    """The first seat has lost for a reason."""

    def is_it(state: State) -> bool:
        return bool(state.view(None)["lost"][0] == reason)

    return is_it


def medal(name: str) -> Callable[[State], bool]:
    """Alone, with a medal."""

    def is_it(state: State) -> bool:
        return bool(state.view(None)["outcome"][0]["medal"] == name)

    return is_it


def ranks(state: State) -> list[tuple[int, int, int]]:
    """Points, built cards and soldiers of each seat."""
    duchies = state.view(None)["duchies"]
    return [
        (state.sheet(seat).total, len(duchy["built"]), duchy["soldiers"])
        for seat, duchy in enumerate(duchies)
    ]


def equal_up_to(number: int) -> Callable[[State], bool]:
    """Both seats are equal in the first criteria and differ in the next."""

    def is_it(state: State) -> bool:
        one, other = ranks(state)
        return one[:number] == other[:number] and one[: number + 1] != other[: number + 1]

    return is_it


def shared(state: State) -> bool:
    one, other = ranks(state)
    return one == other


def finishers(number: int) -> Callable[[State], bool]:
    """This number of players has done the final task."""

    def is_it(state: State) -> bool:
        return sum("cross_ice_ocean" in duchy["tasks"] for duchy in state.view(None)["duchies"]) == number

    return is_it


def poorer_finisher(state: State) -> bool:
    """The only finisher has fewer points."""
    points = [rank[0] for rank in ranks(state)]
    return finishers(1)(state) and points[state.standing().index(1)] < max(points)


ADVISORS: dict[str, object] = {"module": "advisors", "side": "b"}
QUESTS: dict[str, object] = {"module": "quests"}

ENDINGS = (
    Ending("two_players_points", 2, ADVISORS, equal_up_to(0), True),
    Ending("two_players_built_cards", 2, ADVISORS, equal_up_to(1)),
    Ending("two_players_soldiers", 2, ADVISORS, equal_up_to(2)),
    Ending("two_players_shared", 2, ADVISORS, shared),
    Ending("threats_points", 2, {"module": "threats"}, equal_up_to(0), True),
    Ending("quests_one_finisher", 2, QUESTS, poorer_finisher, True),
    Ending("quests_both_finish", 2, QUESTS, finishers(2), True),
    Ending("quests_no_finisher", 2, QUESTS, finishers(0)),
    Ending("solo_no_medal", 1, ADVISORS, medal("none"), True),
    Ending("solo_bronze", 1, ADVISORS, medal("bronze"), True),
    Ending("solo_silver", 1, {"module": "threats", "deck_1": "giant_rats"}, medal("silver"), True),
    Ending("solo_gold", 1, ADVISORS, medal("gold"), True),
    Ending("solo_quest_lost", 1, QUESTS, lost("no_finisher")),
    Ending("solo_quest_won", 1, QUESTS, medal("bronze"), True),
    *(
        Ending(f"scenario_{n}_won", 1, {"scenario": n, "side": "b"}, medal("bronze"), True)
        for n in range(1, 7)
    ),
    Ending("scenario_1_vermin", 1, {"scenario": 1}, lost("vermin")),
    Ending("scenario_1_unbuilt", 1, {"scenario": 1}, lost("unbuilt")),
    Ending("scenario_2_unbuilt", 1, {"scenario": 2}, lost("unbuilt")),
    Ending("scenario_3_unbuilt", 1, {"scenario": 3}, lost("unbuilt")),
    Ending("scenario_3_unfinished", 1, {"scenario": 3}, lost("unfinished"), True),
    Ending("scenario_4_unbuilt", 1, {"scenario": 4}, lost("unbuilt")),
    Ending("scenario_4_unfinished", 1, {"scenario": 4}, lost("unfinished"), True),
    Ending("scenario_5_shadows", 1, {"scenario": 5}, lost("shadows")),
    Ending("scenario_5_thieves", 1, {"scenario": 5}, lost("thieves"), True),
    Ending("scenario_6_unbuilt", 1, {"scenario": 6}, lost("unbuilt")),
    Ending("scenario_6_unfinished", 1, {"scenario": 6}, lost("unfinished"), True),
)


def play_one(ending: Ending, seed: int) -> Session:
    """A whole game; a greedy one in forty decisions is taken at random, so that all ends come up."""
    rng = Random(seed)
    session = Session(GAME, ending.seats, ending.options, ["Anna", "Boris"][: ending.seats])
    while (mover := session.state.mover()) != OVER:
        if mover == CHANCE or not ending.greedy or rng.randrange(40) == 0:
            session.act(mover, session.state.sample(mover, rng))
        else:
            session.act(mover, GAME.greedy(session.state, mover, rng))
    return session


def main() -> None:
    """Write every record."""
    DIRECTORY.mkdir(exist_ok=True)
    for ending in ENDINGS:
        for seed in range(MOST_SEEDS):
            session = play_one(ending, seed)
            if ending.is_it(session.state):
                text = dumps(session.record, GAME.actions)
                (DIRECTORY / f"{ending.name}.txt").write_text(text, encoding="utf-8")
                print(ending.name, seed, ranks(session.state))
                break


if __name__ == "__main__":
    main()
