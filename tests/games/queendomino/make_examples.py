"""The worked examples of Queendomino."""

from __future__ import annotations

from typing import Final

from tests.games.queendomino.helpers import Kingdom, kingdom, laid, table
from tests.games.queendomino.naive import square
from tests.games.queendomino.test_scoring import EXAMPLE
from tests.games.queendomino.test_setup import table_laid
from tests.made_examples import Made, example
from tetrarchy.kernel.state import State

NEXT: Final = [("q12", None), ("q21", None), ("q34", None), ("q44", None)]


def last_domino() -> State:
    """The end of the worked example, before its last domino is placed."""
    placed = next(one for one in laid(EXAMPLE) if one["domino"] == "q7")
    hole = {square("f6"), square("g6")}
    assert placed["square"] == "f6"
    land = {at: half for at, half in EXAMPLE.land.items() if at not in hole}
    before = Kingdom(land, EXAMPLE.knights, EXAMPLE.buildings)
    return table(
        before, "#", "#", "#",
        line=[("q1", 1), ("q2", 2), ("q3", 3), ("q7", 0)],
        turn=3,
        round=12,
        coins=[11, 0, 0, 0],
        knights=[0, 0, 0, 0],
        towers=[3, 0, 0, 0],
        queen=0,
    )  # fmt: skip


def builder(mine: Kingdom, theirs: Kingdom | str, **more: object) -> State:
    """Seat 1 is about to build."""
    return table(
        mine, theirs, "#", "#",
        line=[("q5", 0), ("q9", 1), ("q18", 2), ("q30", 3)],
        next_line=NEXT,
        step="build",
        round=4,
        **more,  # type: ignore[arg-type]
    )  # fmt: skip


EXAMPLES: Final[list[Made]] = [
    example(
        "first_kings", "first_choice", table_laid(4),
        "* king 3", "3 choose 4", "* king 1", "1 choose 1", "* king 2", "2 choose 3",
        seat=2,
        start={"legal": ["choose 1", "choose 2", "choose 3", "choose 4"]},
    ),
    example(
        "connection", "place",
        table(
            """
            W1  W   .   .   .
            F   F1  #   L   L
            """,
            "#", "#", "#",
            line=[("q25", 0), ("q29", 1), ("q31", 2), ("q33", 3)],
            next_line=NEXT,
        ),
        "1 place e10 south",
        start={
            "legal": ["place e10 south", "place g8 east", "place g6 south"],
            "illegal": ["place c8 east", "place i9 south", "place e6 south"],
        },
        sheet={"wheat": 3, "swamp": 1},
    ),
    example(
        "tax", "tax",
        table(
            """
            F1  W   W
            .   #   L1
            """,
            "#", "#", "#",
            line=[("q11", 0), ("q29", 1), ("q31", 2), ("q33", 3)],
            next_line=NEXT,
            knights=[2, 1, 1, 1],
        ),
        "1 place i8 south", "1 tax both",
        start={"sheet": {"coins": 2, "wheat": 0, "lake": 1}},
        sheet={"coins": 4, "wheat": 3, "lake": 2},
    ),
    example(
        "queen", "queen",
        builder(
            kingdom(
                """
                F1  T   T
                .   #   T
                """
            ),
            kingdom(
                """
                Ta  .
                G1  #
                """,
                a="guardtower",
            ),
            towers=[0, 2, 0, 0],
            queen=1,
            spaces=["statue", "guardtower", "small_tavern", "bakery", "sawmill", "church"],
        ),
        "1 build 2", "1 site g8",
        start={"sheet": {"coins": 2, "forest": 1}},
        sheet={"coins": 1, "shields": 3},
    ),
    example(
        "dragon", "dragon",
        table(
            """
            F1  W   W
            .   #   L1
            """,
            """
            T   T
            .   #
            """,
            "#", "#",
            line=[("q3", 1), ("q9", 2), ("q18", 3), ("q30", 0)],
            next_line=[("q12", 1), ("q21", None), ("q34", 2), ("q44", 3)],
            step="bribe",
            turn=3,
            spaces=["guardtower", None, "small_tavern", "bakery", "statue", "church"],
        ),
        "1 burn 5",
        start={"legal": ["burn 1", "burn 5", "pass"], "illegal": ["burn 2"]},
    ),
    example(
        "scoring", "example", last_domino(), "1 place f6 east",
        start={"sheet": {"grassland": 6}},
        total=71,
        sheet={
            "coins": 3, "wheat": 3, "forest": 3, "lake": 6, "grassland": 16, "swamp": 1, "mine": 12, "town": 0,
            "landscape_buildings": 6, "town_buildings": 8, "towers": 3, "knights": 0, "shields": 10,
        },
    ),
]  # fmt: skip
