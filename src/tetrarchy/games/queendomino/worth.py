"""What a kingdom is worth: the points it has now, and what they can still become.

Open regions, crowns that may yet be joined, squares that nothing fits any more, coins and knights while there
is time to use them. Values are hundredths of a point.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tetrarchy.games.queendomino import rules
from tetrarchy.games.queendomino.data import (
    COIN_PER_KNIGHT,
    COIN_PER_TOWER,
    PER_KNIGHT,
    PER_REGION,
    PER_TOWER,
)
from tetrarchy.games.queendomino.geometry import STEP, beside
from tetrarchy.games.queendomino.kingdom import Kingdom, Places, Survey
from tetrarchy.games.queendomino.scoring import (
    HARMONY_POINTS,
    MIDDLE_KINGDOM_POINTS,
    building_points,
    kingdom_score,
)
from tetrarchy.games.queendomino.state import GAME_OVER, PLACING, Position
from tetrarchy.kernel.bits import count

POINT: Final = 100
DEAD_SQUARE: Final = -150
DISCARD: Final = -400


def worth(p: Position, seat: i64) -> i64:
    """What the seat's kingdom will be worth once the dominoes that have its kings on them are laid."""
    which = p.kingdom_of(seat)
    if p.step == GAME_OVER:
        return POINT * kingdom_score(p, which)
    kingdom = p.kingdoms[which]
    lost: i64 = 0
    first = p.turn if p.step == PLACING else p.turn + 1
    for at in range(first, len(p.line)):
        if p.kings[at] >= 0 and p.kingdom_of(p.kings[at]) == which:
            best = best_with(p, kingdom, which, p.line[at])
            lost += DISCARD if best is kingdom else 0
            kingdom = best
    for at in range(len(p.next_line)):
        if p.next_kings[at] >= 0 and p.kingdom_of(p.next_kings[at]) == which:
            best = best_with(p, kingdom, which, p.next_line[at])
            lost += DISCARD if best is kingdom else 0
            kingdom = best
    return kingdom_value(p, kingdom, which) + lost


def best_with(p: Position, kingdom: Kingdom, which: i64, domino: i64) -> Kingdom:
    """The kingdom with one more domino where it does best; itself where it fits nowhere."""
    c = p.components
    places = Places(kingdom, c.terrain_a[domino], c.terrain_b[domino], c.twins[domino])
    best = kingdom
    most: i64 = 0
    for n in range(places.number()):
        after = with_domino(p, kingdom, domino, places.pick(n))
        value = value_after_laying(p, after, which)
        if best is kingdom or value > most:
            best = after
            most = value
    return best


def with_domino(p: Position, kingdom: Kingdom, domino: i64, place: i64) -> Kingdom:
    """A copy of the kingdom with one more domino."""
    c = p.components
    square: i64 = place // 4
    after = kingdom.copy()
    after.lay(square, c.terrain_a[domino], c.crowns_a[domino])
    after.lay(square + STEP[place & 3], c.terrain_b[domino], c.crowns_b[domino])
    return after


def value_after_laying(p: Position, kingdom: Kingdom, which: i64) -> i64:
    """The part of a kingdom's value that laying a domino can change."""
    left = p.profile.lines - p.round
    hope: i64 = min(left, 4)
    value = _land_value(p, kingdom, which, hope)
    if not p.profile.full_game:
        return value + _shape_value(p, kingdom)
    value += hope * 22 * min(count(rules.free_towns(kingdom)), left)
    return value + _buildings_value(p, kingdom, left) if kingdom.buildings else value


def kingdom_value(p: Position, kingdom: Kingdom, which: i64) -> i64:
    """What the kingdom has, and what that promises."""
    left = p.profile.lines - p.round
    value = value_after_laying(p, kingdom, which)
    return value + _wealth_value(kingdom, min(left, 4), left) if p.profile.full_game else value


def _shape_value(p: Position, kingdom: Kingdom) -> i64:
    value: i64 = 0
    half = kingdom.frame.size // 2
    x = kingdom.reach_x
    y = kingdom.reach_y
    if p.profile.middle_kingdom and max(x // 7, x % 7, y // 7, y % 7) <= half:
        value += POINT * MIDDLE_KINGDOM_POINTS
    if p.profile.harmony and not kingdom.discarded:
        value += POINT * HARMONY_POINTS
    return value


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
                value += hope * (20 * crowns + 9 * size)
            largest = max(largest, size)
    if p.queen == which:
        value += POINT * largest
    return value + DEAD_SQUARE * count(free & beside(kingdom.taken) & ~beside(free))


def _wealth_value(kingdom: Kingdom, hope: i64, left: i64) -> i64:
    free_towns = count(rules.free_towns(kingdom))
    knights_to_send = min(kingdom.spare_knights, 2 * left)
    value: i64 = kingdom.coins * (34 + 4 * hope if free_towns else 34)
    return value + hope * (30 * knights_to_send + 15 * kingdom.towers)


def _buildings_value(p: Position, kingdom: Kingdom, left: i64) -> i64:
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
