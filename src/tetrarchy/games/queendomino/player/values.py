"""What a kingdom has now, and what that promises.

Open regions, crowns that may yet be joined, squares that nothing fits any more, coins and knights while there
is time to use them. Values are hundredths of a point.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tetrarchy.games.queendomino.data import (
    COIN_PER_KNIGHT,
    COIN_PER_TOWER,
    PER_KNIGHT,
    PER_REGION,
    PER_TOWER,
)
from tetrarchy.games.queendomino.geometry import beside
from tetrarchy.games.queendomino.kingdom import Kingdom, Survey
from tetrarchy.games.queendomino.rules.building import free_towns
from tetrarchy.games.queendomino.scoring import HARMONY_POINTS, MIDDLE_KINGDOM_POINTS, building_points
from tetrarchy.games.queendomino.state import Position
from tetrarchy.kernel.bits import count

POINT: Final = 100
DEAD_SQUARE: Final = -150
FREE_TOWN: Final = 22
"""What a town square without a building is worth, for each round of hope."""
HOPE: Final = 4
"""Rounds beyond this number add no more hope."""


def rounds_left(p: Position) -> i64:
    """How many lines of dominoes are still to be laid."""
    return p.profile.lines - p.round


def kingdom_value(p: Position, kingdom: Kingdom, which: i64) -> i64:
    """What the kingdom has, and what that promises."""
    left = rounds_left(p)
    value = value_after_laying(p, kingdom, which)
    return value + _wealth_value(kingdom, min(left, HOPE), left) if p.profile.full_game else value


def value_after_laying(p: Position, kingdom: Kingdom, which: i64) -> i64:
    """The part of a kingdom's value that laying a domino can change."""
    left = rounds_left(p)
    hope: i64 = min(left, HOPE)
    value = _land_value(p, kingdom, which, hope)
    if not p.profile.full_game:
        return value + shape_value(p, kingdom, kingdom.reach_x, kingdom.reach_y)
    value += hope * FREE_TOWN * min(count(free_towns(kingdom)), left)
    return value + buildings_value(p, kingdom) if kingdom.buildings else value


def _land_value(p: Position, kingdom: Kingdom, which: i64, hope: i64) -> i64:
    frame = kingdom.frame
    free = frame.columns[kingdom.reach_x] & frame.rows[kingdom.reach_y] & ~kingdom.taken
    value: i64 = 0
    largest: i64 = 0
    for terrain in range(7):
        land = kingdom.land[terrain]
        while land:
            region = kingdom.region(land & -land, terrain)
            land ^= region
            size = count(region)
            crowns = kingdom.crowns(region)
            value += POINT * size * crowns
            if beside(region) & free:
                value += hope * promise(size, crowns)
            largest = max(largest, size)
    if p.queen == which:
        value += POINT * largest
    return value + dead_squares(free, kingdom.taken)


def promise(size: i64, crowns: i64) -> i64:
    """What a region that can grow is worth beyond its points, for each round of hope."""
    return 20 * crowns + 9 * size


def dead_squares(free: i64, taken: i64) -> i64:
    """What single squares cost that no domino can fill any more."""
    return DEAD_SQUARE * count(free & beside(taken) & ~beside(free))


def shape_value(p: Position, kingdom: Kingdom, x: i64, y: i64) -> i64:
    """What Kingdomino's bonuses promise a kingdom with this reach."""
    value: i64 = 0
    half = kingdom.frame.size // 2
    if p.profile.middle_kingdom and max(x // 7, x % 7, y // 7, y % 7) <= half:
        value += POINT * MIDDLE_KINGDOM_POINTS
    if p.profile.harmony and not kingdom.discarded:
        value += POINT * HARMONY_POINTS
    return value


def _wealth_value(kingdom: Kingdom, hope: i64, left: i64) -> i64:
    knights_to_send = min(kingdom.spare_knights, 2 * left)
    value: i64 = kingdom.coins * (34 + 4 * hope if free_towns(kingdom) else 34)
    return value + hope * (30 * knights_to_send + 15 * kingdom.towers)


def buildings_value(p: Position, kingdom: Kingdom) -> i64:
    """What the buildings bring, and what may come to count for them."""
    left = rounds_left(p)
    c = p.components
    knights_to_send = min(kingdom.spare_knights, 2 * left)
    value: i64 = 0
    survey = Survey(kingdom)
    for kind, _ in kingdom.buildings:
        value += POINT * building_points(kingdom, survey, c, kind)
        score = c.score[kind]
        if score == PER_REGION or score == PER_TOWER or score == PER_KNIGHT:
            value += 20 * left
        if c.tax_bonus[kind] == COIN_PER_KNIGHT:
            value += 34 * knights_to_send * kingdom.all_knights()
        elif c.tax_bonus[kind] == COIN_PER_TOWER:
            value += 34 * knights_to_send * kingdom.towers
    return value
