"""The worked examples of Gem Forge."""

from __future__ import annotations

from typing import Final

from tests.games.gem_forge.helpers import player, settle, table
from tests.made_examples import Made, example
from tetrarchy.games.gem_forge import GAME
from tetrarchy.kernel.state import State


def dealt() -> State:
    """Three players with five tiles each."""
    state = GAME.new(3)
    settle(state, 3)
    return state


EXAMPLES: Final[list[Made]] = [
    example(
        "opening", "opening", dealt(), "1 open 125", "2 open 234", "3 open 145",
        start={"legal": ["open 123", "open 345"]},
    ),
    example(
        "brown", "handing_in", table(player("g", "m07:ry"), player(), player(), mine="bry"),
        "1 set 1 green", "1 hand_in 1", "1 return red", "1 return green", "1 choose 1",
        checks=[{"after": 1, "legal": ["hand_in 1", "take"], "illegal": ["pass"]}],
        total=3,
        sheet={"jewels": 3},
    ),
    example(
        "set", "handing_in", table(player("r", "s02:r s01"), player(), mine="rrgy"),
        "1 set 1 red", "1 take", "1 pass", "2 take", "2 take", "1 set 2 red", "1 hand_in 12",
        checks=[
            {"after": 2, "legal": ["hand_in 1", "pass"]},
            {"after": 6, "legal": ["hand_in 1", "hand_in 2", "hand_in 12"]},
        ],
        total=5,
        sheet={"jewels": 4, "sets": 1, "cards": 0},
    ),
    example(
        "track", "track", table(player("", "m07:rgy", pawn=3), player(pawn=2), player(pawn=5)),
        "1 hand_in 1", "* card dig",
        start={"total": 3},
        total=6,
    ),
    example(
        "market", "replace", table(player("", "s01:r"), player(), market="m03 m04 m05 m06"),
        "1 hand_in 1", "1 refresh 3", "* tile s19", "1 choose 3", "* tile s16",
        checks=[{"after": 3, "legal": ["choose 3"], "illegal": ["refresh 1"]}],
        total=2,
    ),
    example(
        "dig", "dig", table(player("b", hand="dig"), player(), mine="rgyb"),
        "1 play dig", "1 dig 3", "1 keep red", "1 keep yellow",
        checks=[{"after": 1, "legal": ["dig 1", "dig 2", "dig 3"]}],
        total=0,
    ),
    example(
        "cancel", "answer_card", table(player("b", hand="rob_cart cancel"), player("r", hand="cancel")),
        "1 play rob_cart", "2 play cancel", "1 play cancel",
        checks=[{"after": 2, "legal": ["play cancel", "pass"]}],
        legal=["take", "draw"],
        illegal=["play cancel"],
    ),
]  # fmt: skip
