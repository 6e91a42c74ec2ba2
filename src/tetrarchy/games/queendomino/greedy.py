"""A sensible player that looks one step ahead.

It values a kingdom by the points it has now and by what they can still become: open regions, crowns that
may yet be joined, squares that nothing fits any more, coins and knights while there is time to use them.
Values are hundredths of a point.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from tetrarchy.games.queendomino import rules
from tetrarchy.games.queendomino.actions import BURN, CHOOSE, PASS, PLACE
from tetrarchy.games.queendomino.data import (
    COIN_PER_KNIGHT,
    COIN_PER_TOWER,
    PER_KNIGHT,
    PER_REGION,
    PER_TOWER,
    SPACES,
)
from tetrarchy.games.queendomino.engine import Queendomino
from tetrarchy.games.queendomino.geometry import STEP, beside
from tetrarchy.games.queendomino.kingdom import TOWN, Kingdom, Places, Survey
from tetrarchy.games.queendomino.scoring import HARMONY_POINTS, MIDDLE_KINGDOM_POINTS, building_points
from tetrarchy.games.queendomino.state import (
    BRIBING,
    BUILDING_STEP,
    CHOOSING,
    FIRST_CHOICE,
    NONE,
    PLACING,
    SITE_STEP,
    Position,
)
from tetrarchy.kernel.bits import count

POINT: Final = 100
DEAD_SQUARE: Final = -150
DISCARD: Final = -400
LATER_TURN: Final = -25
"""What each place further down the next line costs."""
BURN_THRESHOLD: Final = 7
"""How many points a building must bring somebody else to be worth a bribe."""
WORST: Final = -1_000_000


def greedy(state: Queendomino, seat: int, rng: Random) -> int:
    """The action after which the seat's kingdom looks best; equal ones are drawn lots for."""
    step = state.step
    legal = state.legal(seat)
    if step == BRIBING:
        return best_bribe(state)
    best: list[int] = []
    best_value: i64 = WORST
    for action in legal:
        if step == PLACING:
            value = value_of_place(state, action - PLACE)
        elif step == CHOOSING or step == FIRST_CHOICE:
            value = value_of_choice(state, action - CHOOSE)
        elif step == BUILDING_STEP and action != PASS:
            value = value_of_building(state, action)
        else:
            value = value_after(state, action)
        if value > best_value:
            best = [action]
            best_value = value
        elif value == best_value:
            best.append(action)
    return best[rng.randrange(len(best))]


def value_after(state: Queendomino, action: i64) -> i64:
    """The deciding kingdom's value once the action is done."""
    which = state.kingdom_of(state.seat)
    after = state.copy()
    after.apply(after.seat, action)
    return kingdom_value(after, after.kingdoms[which], which)


def value_of_building(state: Queendomino, action: i64) -> i64:
    """The value of a building on its best site."""
    which = state.kingdom_of(state.seat)
    chosen = state.copy()
    chosen.apply(chosen.seat, action)
    if chosen.step != SITE_STEP:
        return kingdom_value(chosen, chosen.kingdoms[which], which)
    best: i64 = WORST
    for site in chosen.legal(chosen.seat):
        best = max(best, value_after(chosen, site))
    return best


def value_of_place(state: Queendomino, place: i64) -> i64:
    """The kingdom's value with the domino in hand laid there."""
    which = state.kingdom_of(state.seat)
    return kingdom_value(
        state, with_domino(state, state.kingdoms[which], state.line[state.turn], place), which
    )


def with_domino(p: Position, kingdom: Kingdom, domino: i64, place: i64) -> Kingdom:
    """A copy of the kingdom with one more domino."""
    c = p.components
    square: i64 = place // 4
    after = kingdom.copy()
    after.lay(square, c.terrain_a[domino], c.crowns_a[domino])
    after.lay(square + STEP[place & 3], c.terrain_b[domino], c.crowns_b[domino])
    return after


def value_of_choice(state: Queendomino, at: i64) -> i64:
    """The best that a domino of the next line could do for the kingdom, less what going later costs."""
    which = state.kingdom_of(state.seat)
    kingdom = state.kingdoms[which]
    domino = state.next_line[at]
    c = state.components
    places = Places(kingdom, c.terrain_a[domino], c.terrain_b[domino], c.twins[domino])
    best = kingdom_value(state, kingdom, which) + DISCARD
    for n in range(places.number()):
        best = max(best, kingdom_value(state, with_domino(state, kingdom, domino, places.pick(n)), which))
    return best + LATER_TURN * at


def best_bribe(state: Queendomino) -> int:
    """Burn what would help another kingdom most, where that is a lot; otherwise leave the dragon asleep."""
    mine = state.kingdom_of(state.seat)
    best: i64 = BURN_THRESHOLD
    action = PASS
    for space in range(SPACES):
        kind = state.spaces[space]
        if kind == NONE:
            continue
        for which in range(state.profile.kingdoms):
            kingdom = state.kingdoms[which]
            if (
                which == mine
                or kingdom.coins < state.components.prices[space]
                or not rules.free_towns(kingdom)
            ):
                continue
            help_given = building_points(kingdom, Survey(kingdom), state.components, kind)
            help_given += state.components.crowns[kind] * count(kingdom.land[TOWN])
            if help_given > best:
                best = help_given
                action = BURN + space
    return action


def kingdom_value(p: Position, kingdom: Kingdom, which: i64) -> i64:
    """What the kingdom has, and what that promises."""
    left = p.profile.lines - p.round
    hope: i64 = min(left, 4)
    value = _land_value(p, kingdom, which, hope)
    if p.profile.full_game:
        return value + _wealth_value(p, kingdom, hope, left)
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


def _wealth_value(p: Position, kingdom: Kingdom, hope: i64, left: i64) -> i64:
    c = p.components
    free_towns = count(rules.free_towns(kingdom))
    knights_to_send = min(kingdom.spare_knights, 2 * left)
    value: i64 = kingdom.coins * (34 + 4 * hope if free_towns else 34)
    value += hope * (30 * knights_to_send + 15 * kingdom.towers + 22 * min(free_towns, left))
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
