"""What cards and cubes are worth in rounds to come."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
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

# The numbers here and in ``estimates``, ``prospect`` and ``drafting`` are found by an evolution strategy
# (``scripts/tune_wonderful_kingdom.py``) that maximises the points of greedy games alone together with the
# lead over an earlier greedy player. They make sense together, not each for itself.

CUBE_WORTH: Final = vec[float]([0.94, 1.07, -0.22, 1.35])
"""Points that a cube of each kind is worth on a card."""
_INCOME: Final = (
    (0.0, 0.0, 0.0, 0.0),
    (1.85, 1.12, 2.2, 2.38),
    (1.56, 2.41, 3.58, 1.11),
    (3.18, 2.43, 5.03, 1.58),
)
INCOME_WORTH: Final = vec[float]([worth for row in _INCOME for worth in row])
"""What an icon that produces each kind of cube is worth with 0, 1, 2 and 3 rounds to come."""
KRYSTALLIUM_WORTH: Final = vec[float]([0.0, 2.21, 1.61, 2.06])
"""By rounds to come, like the next table."""
SOLDIER_WORTH: Final = vec[float]([0.0, 1.13, -0.16, 0.51])
GROWTH: Final = vec[float]([0.7, 0.49, 0.76, 0.81])
"""Cards of each type still to be built in each round to come."""
TYPE_WORTH: Final = vec[float]([0.34, 0.16, 0.39, 0.23])
"""What a built card of each type adds to each round to come."""


def sum_need(need: i64) -> i64:
    """How many cubes and tokens a need asks for."""
    total: i64 = 0
    rest: i64 = need & WHOLE_NEED
    while rest:
        total += rest & 31
        rest >>= NEED_BITS
    return total


def built_worth(p: Position, d: Duchy, card: i64, left: i64, now: float) -> float:
    """What a card brings that is built with ``left`` rounds to come, and with a share of this production."""
    c = p.components
    kind: i64 = c.type_of[card]
    worth = float(c.points[card]) + float(in_heap(d.points_per, kind))
    per: i64 = c.points_per[card]
    if per:
        for other in range(len(TYPES)):
            points = in_heap(per, other)
            if points:
                count = float(in_heap(d.types, other)) + GROWTH[other] * float(left)
                if other == kind:
                    count += 1.0
                worth += float(points) * count
    income: i64 = c.income[card]
    if income:
        for cube in range(CUBES):
            made = in_heap(income, cube)
            if made:
                worth += float(made) * (INCOME_WORTH[CUBES * left + cube] + now * CUBE_WORTH[cube])
    income = c.income_per[card]
    if income:
        for cube in range(CUBES):
            counted = income >> (len(TYPES) * PER_BITS * cube)
            for other in range(len(TYPES)):
                if (counted >> (PER_BITS * other)) & PER_MASK:
                    number = float(in_heap(d.types, other)) + GROWTH[other]
                    if other == kind:
                        number += 1.0
                    worth += number * (INCOME_WORTH[CUBES * left + cube] + now * CUBE_WORTH[cube])
    if left:
        worth += TYPE_WORTH[kind] * float(left)
        worth += KRYSTALLIUM_WORTH[left] * float(c.bonus_krystallium[card])
        worth += SOLDIER_WORTH[left] * float(c.bonus_soldiers[card])
    return worth


def is_duty(p: Position, card: i64) -> bool:
    """Whether a scenario is lost without this card."""
    scenario = p.profile.scenario
    if scenario is not None:
        for wanted, _ in scenario.construction:
            if wanted == card:
                return True
    return False


def need_worth(need: i64, left: i64) -> float:
    """What the resources of a need are worth."""
    worth = KRYSTALLIUM_WORTH[left] * float(needed(need, KRYSTALLIUM))
    worth += SOLDIER_WORTH[left] * float(needed(need, SOLDIER))
    for cube in range(CUBES):
        worth += CUBE_WORTH[cube] * float(needed(need, cube))
    return worth
