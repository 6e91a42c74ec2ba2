"""The worked examples of It's a Wonderful Kingdom."""

from __future__ import annotations

from typing import Any, Final

from tests.games.wonderful_kingdom.helpers import IDLE, site, table
from tests.games.wonderful_kingdom.test_scoring import MAXIM
from tests.made_examples import Made, example
from tetrarchy.kernel.state import State

DECKS: Final[dict[str, Any]] = {"module": "threats", "deck_1": "giant_rats", "deck_2": "frost_giants"}
MY_HAND: Final = ["cathedral", "farm", "giant_rat", "hamlet", "merchants", "port", "quarry", "scholars"]
OTHER_HAND: Final = ["barracks", "farm", "frost_giant", "guildhall", "hamlet", "port", "quarry", "scholars"]


def quiet(mine: dict[str, Any], theirs: dict[str, Any] | None = None, **fields: Any) -> State:
    """A table with the threats of a first game, which play no part yet."""
    return table(2, mine, theirs or IDLE, **DECKS, **fields)


def offers() -> State:
    areas = [{"up": ["mercenaries"], "down": []}, {"up": ["master_builders"], "down": []}]
    return quiet({"hand": MY_HAND}, {"hand": OTHER_HAND}, step="offer", actor=0, turn=0, areas=areas)


def last_card() -> State:
    """The end of the fourth round: one krystallium completes the throne room."""
    built = [card for card in MAXIM if card != "throne_room"]
    mine = {
        "built": built,
        "calamities": 2,
        "krystallium": 3,
        "soldiers": 2,
        "construction": [site("cathedral"), site("throne_room", krystallium=1)],
    }
    return table(
        2,
        mine,
        IDLE,
        step="production",
        resource="exploration",
        round=4,
        side="a",
        module="advisors",
        duchy="teressie",
    )


def rats() -> State:
    """The last offer of a draft."""
    areas = [{"up": ["farm", "giant_rat"], "down": []}, {"up": ["hamlet"], "down": []}]
    mine = {"threats": {"giant_rat": 1, "vermin": 1}}
    return quiet(mine, step="take", actor=0, turn=7, areas=areas)


EXAMPLES: Final[list[Made]] = [
    example(
        "offer", "take", offers(),
        "1 offer farm 1 up", "1 offer cathedral 2 down", "2 take 1", "2 offer quarry 2 up",
        "2 offer frost_giant 1 up", "1 take 2",
        start={"legal": ["offer farm 1 up", "offer farm 2 down"], "illegal": ["offer barracks 1 up"]},
        total=0,
    ),
    example(
        "plan", "planning", quiet({"draft": ["farm", "port", "quarry"], "construction": []}),
        "1 build port", "1 build quarry", "1 recycle farm", "1 place port",
        start={"legal": ["build farm", "recycle farm"]},
        checks=[{"after": 3, "legal": ["place port", "store"], "illegal": ["place quarry"]}],
        legal=["done"],
    ),
    example(
        "materials", "production",
        quiet(
            {"built": ["quarry", "master_builders", "scholars"], "construction": [site("port"), site("hamlet")]},
            side="b",
        ),
        "1 done", "2 done", "1 place port", "1 place port", "1 place port", "1 place hamlet", "1 place hamlet",
        checks=[{"after": 2, "legal": ["place port", "place hamlet", "store"], "illegal": ["done"]}],
        legal=["done"],
    ),
    example(
        "barracks", "production",
        quiet({"built": ["quarry"], "construction": [site("barracks"), site("port")]}),
        "1 done", "2 done", "1 place barracks", "1 place barracks", "1 place barracks", "1 place port", "1 done",
        "2 done",
        legal=["place port"],
    ),
    example(
        "corps", "production",
        quiet(
            {"built": ["expeditionary_corps", "mercenaries", "farm"], "construction": [site("dragon_eggs")]},
            step="production",
            resource="gold",
        ),
        "1 done", "2 done", "1 place dragon_eggs", "1 place dragon_eggs",
        checks=[{"after": 2, "legal": ["place dragon_eggs"]}],
        legal=["done"],
    ),
    example(
        "krystallium", "krystallium",
        quiet(
            {"alchemy": {"gold": 2, "population": 2}, "construction": [site("port"), site("cathedral", gold=1)]}
        ),
        "1 done", "2 done", "1 store", "1 place port", "1 krystallium cathedral gold",
        checks=[{"after": 3, "legal": ["krystallium cathedral gold", "krystallium port population"]}],
        total=9,
    ),
    example(
        "scoring", "over", last_card(), "1 krystallium throne_room krystallium", "1 done", "2 done",
        start={"sheet": {"base": 11, "calamities": -8}},
        total=39,
        sheet={
            "base": 2 + 6 + 3, "structure": 0, "professional": 0, "landmark": (4 + 3 + 2) * 4, "discovery": 0,
            "calamities": 2 * -4,
        },
    ),
    example(
        "rats", "decks", rats(), "1 take 1",
        start={"total": -4 - 2},
        total=-4 * 2 - 2 * 3,
    ),
]  # fmt: skip
