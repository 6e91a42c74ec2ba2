"""What cards and cubes are worth to the greedy player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.duchy import Duchy
from tetrarchy.games.wonderful_kingdom.packing import (
    CUBES,
    KRYSTALLIUM,
    NEED_BITS,
    PER_BITS,
    PER_MASK,
    SOLDIER,
    TYPES,
    WHOLE_NEED,
    in_heap,
    needed,
)
from tetrarchy.games.wonderful_kingdom.state import Position

CUBE_WORTH: Final = (1.0, 1.0, 1.1, 1.2)
"""Points that a cube of each kind is worth in rounds to come."""
KRYSTALLIUM_WORTH: Final = 1.5
SOLDIER_WORTH: Final = 0.9
GROWTH: Final = 0.6
"""Cards of a type still to be built in each round to come."""


def sum_need(need: i64) -> i64:
    """How many cubes and tokens a need asks for."""
    total: i64 = 0
    rest: i64 = need & WHOLE_NEED
    while rest:
        total += rest & 31
        rest >>= NEED_BITS
    return total


def completed_worth(p: Position, d: Duchy, card: i64, rounds: float) -> float:
    """What a card brings once it is built, with its production in so many rounds."""
    c = p.components
    kind = c.type_of[card]
    left = float(c.rounds - p.round)
    worth = float(c.points[card]) + float(in_heap(d.points_per, kind))
    if c.points_per[card]:
        for other in range(len(TYPES)):
            per = float(in_heap(c.points_per[card], other))
            if per:
                count = float(in_heap(d.types, other)) + GROWTH * left
                if other == kind:
                    count += 1.0
                worth += per * count
    if rounds > 0.0:
        for cube in range(CUBES):
            made = float(in_heap(c.income[card], cube))
            counted: i64 = c.income_per[card] >> (len(TYPES) * PER_BITS * cube)
            if counted:
                for other in range(len(TYPES)):
                    if (counted >> (PER_BITS * other)) & PER_MASK:
                        made += float(in_heap(d.types, other)) + GROWTH
                        if other == kind:
                            made += 1.0
            worth += made * rounds * CUBE_WORTH[cube]
    return (
        worth
        + KRYSTALLIUM_WORTH * float(c.bonus_krystallium[card])
        + SOLDIER_WORTH * float(c.bonus_soldiers[card])
    )


def is_duty(p: Position, card: i64) -> bool:
    """Whether a scenario is lost without this card."""
    scenario = p.profile.scenario
    if scenario is not None:
        for wanted, _ in scenario.construction:
            if wanted == card:
                return True
    return False


def need_worth(need: i64) -> float:
    """What the resources of a need are worth."""
    worth = KRYSTALLIUM_WORTH * float(needed(need, KRYSTALLIUM))
    worth += SOLDIER_WORTH * float(needed(need, SOLDIER))
    for cube in range(CUBES):
        worth += CUBE_WORTH[cube] * float(needed(need, cube))
    return worth
