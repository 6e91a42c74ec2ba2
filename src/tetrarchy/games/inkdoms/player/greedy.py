"""A sensible player: for every way to go on it adds up what the drops in hand would bring, greedily."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from tetrarchy.games.inkdoms.actions import (
    BLEND,
    BLEND_DROP,
    CLASH,
    CROSS,
    DIE_DROP,
    MIX,
    MOVE,
    PAINT,
    SPREAD,
    STOP,
    TAKE,
    TOWER_DROP,
)
from tetrarchy.games.inkdoms.choices import (
    available,
    clash_choices,
    cross_choices,
    other_choices,
    take_choices,
)
from tetrarchy.games.inkdoms.colours import COLOURS, PRIMARIES
from tetrarchy.games.inkdoms.data import (
    AREAS,
    BLEND_SPELL,
    CLASH_SPELL,
    KINGDOMS,
    MOVE_SPELL,
    SPREAD_SPELL,
    WHITE,
)
from tetrarchy.games.inkdoms.engine import Inkdoms
from tetrarchy.games.inkdoms.player.outlook import WEIGHTS, Outlook
from tetrarchy.games.inkdoms.player_sheet import MIXING, PlayerSheet
from tetrarchy.games.inkdoms.state import CROSSING
from tetrarchy.kernel.bits import bit, count, lowest, members

_NEVER: Final[i64] = -1_000_000
_FIRST: Final = 1000.0
_SAME_AGAIN: Final = 40
"""How much less a second tower drop of the same colour is wanted."""


def greedy(state: Inkdoms, seat: int, rng: Random) -> int:
    """The action that promises most; the first of those that promise the same."""
    outlook = Outlook(state, seat)
    if seat == state.taker:
        return TAKE + best_take(outlook)
    sheet = state.player_sheets[seat]
    if sheet.status == MIXING:
        return MIX + best_mix(outlook, sheet) - PRIMARIES
    if state.step == CROSSING:
        return CROSS + best_cross(state)
    return best_painting(outlook, sheet)


class Placement:
    """The best placement seen so far."""

    def __init__(self) -> None:
        self.value: i64 = _NEVER
        self.drop: i64 = -1
        self.area: i64 = -1
        self.colour: i64 = -1

    def look(
        self, outlook: Outlook, sheet: PlayerSheet, free: i64, drop: i64, colour: i64, cost: i64
    ) -> None:
        """Consider a drop on each free area that does not touch its colour."""
        rest = free & ~sheet.near[colour]
        while rest:
            area = lowest(rest)
            rest &= rest - 1
            value = outlook.worth(sheet, area, colour) - cost
            if value > self.value:
                self.value = value
                self.drop = drop
                self.area = area
                self.colour = colour


class Plan:
    """What die drops bring when one after another goes where it brings most.

    ``value`` is the most that placing some or all of them brings, a blot counted in; ``drop`` and
    ``area`` are where to begin, with ``area`` -1 where it is best to place none.
    """

    def __init__(
        self, outlook: Outlook, sheet: PlayerSheet, areas: i64, colour: i64, left: i64, blended: i64
    ) -> None:
        scratch = sheet.copy()
        first = Placement()
        total: i64 = 0
        self.value: i64 = -WEIGHTS.blot if left + blended else 0
        self.drop: i64 = -1
        self.area: i64 = -1
        while left + blended:
            best = Placement()
            free = areas & ~scratch.taken
            if left:
                best.look(outlook, scratch, free, DIE_DROP, colour, 0)
            if blended:
                for drop in range(BLEND_DROP, TOWER_DROP):
                    best.look(outlook, scratch, free, drop, scratch.drop_colour(drop), 0)
            if best.area < 0:
                return
            if first.area < 0:
                first = best
            if best.drop == DIE_DROP:
                left -= 1
            else:
                blended -= 1
            mark(outlook, scratch, best.area, best.colour)
            total += best.value
            value = total - WEIGHTS.blot if left + blended else total
            if value > self.value:
                self.value = value
                self.drop = first.drop
                self.area = first.area


def mark(outlook: Outlook, sheet: PlayerSheet, area: i64, colour: i64) -> None:
    """Paint an area of a sheet, and nothing else."""
    here = bit(area)
    sheet.taken |= here
    sheet.painted[colour] |= here
    sheet.near[colour] |= outlook.p.components.beside[area]


def best_take(outlook: Outlook) -> i64:
    """The die, kingdom and colour whose drops bring most."""
    best: i64 = -1
    best_value: i64 = _NEVER
    choices = take_choices(outlook.p)
    while choices:
        choice = lowest(choices)
        choices &= choices - 1
        value = value_of_take(outlook, choice)
        if value > best_value:
            best_value = value
            best = choice
    return best


def value_of_take(outlook: Outlook, choice: i64) -> i64:
    """What the drops of a die bring in a kingdom."""
    p = outlook.p
    taken_as = choice // KINGDOMS
    drops = p.numbers[taken_as if taken_as < PRIMARIES else WHITE]
    areas = p.components.kingdom_areas[choice % KINGDOMS]
    return Plan(outlook, p.player_sheets[outlook.seat], areas, taken_as % PRIMARIES, drops, 0).value


def best_painting(outlook: Outlook, sheet: PlayerSheet) -> i64:
    """Cast a spell that makes the plan better by more than it is worth; else place a drop, or stop."""
    p = outlook.p
    plan = Plan(outlook, sheet, sheet.open, sheet.colour, sheet.left, sheet.blended)
    best_spell: i64 = -1
    best_gain: i64 = 0
    choices = other_choices(p, sheet) & ~1
    while choices:
        action = lowest(choices)
        choices &= choices - 1
        gain = value_of_spell(outlook, sheet, action) - plan.value
        if gain > best_gain:
            best_gain = gain
            best_spell = action
    if best_spell >= 0:
        return best_spell
    return best_drop(outlook, sheet, plan)


def value_of_spell(outlook: Outlook, sheet: PlayerSheet, action: i64) -> i64:
    """What the drops in hand bring after a spell, less what keeping it is worth."""
    kingdoms = outlook.p.components.kingdom_areas
    areas = sheet.open
    left = sheet.left
    blended = sheet.blended
    if action == BLEND:
        left -= 2
        blended += 1
        effect = BLEND_SPELL
    elif action >= SPREAD:
        areas |= kingdoms[action - SPREAD]
        effect = SPREAD_SPELL
    else:
        areas = kingdoms[action - MOVE]
        effect = MOVE_SPELL
    value = Plan(outlook, sheet, areas, sheet.colour, left, blended).value
    return value - outlook.kept(WEIGHTS.cast[effect])


def best_drop(outlook: Outlook, sheet: PlayerSheet, plan: Plan) -> i64:
    """The drop that brings most: of the die, of a tower if it is worth using up, or against the rule."""
    best = Placement()
    rest = available(sheet) & ~15
    while rest:
        drop = lowest(rest)
        rest &= rest - 1
        keep = outlook.kept(WEIGHTS.keep)
        best.look(outlook, sheet, sheet.free_for(drop), drop, drop - TOWER_DROP, keep)
    if best.value > 0:
        return PAINT + best.drop * AREAS + best.area
    if sheet.spell(CLASH_SPELL):
        clash = best_clash(outlook, sheet, plan)
        if clash >= 0:
            return clash
    if plan.area >= 0:
        return PAINT + plan.drop * AREAS + plan.area
    return STOP


def best_clash(outlook: Outlook, sheet: PlayerSheet, plan: Plan) -> i64:
    """A placement beside its own colour that is worth the spell, or -1."""
    cost = outlook.kept(WEIGHTS.cast[CLASH_SPELL])
    best: i64 = -1
    best_value: i64 = 0
    rest = available(sheet)
    while rest:
        drop = lowest(rest)
        rest &= rest - 1
        colour = sheet.drop_colour(drop)
        areas = clash_choices(sheet, drop)
        instead = plan_step(plan, sheet) if drop < TOWER_DROP else outlook.kept(WEIGHTS.keep)
        while areas:
            area = lowest(areas)
            areas &= areas - 1
            value = outlook.worth(sheet, area, colour) - cost - instead
            if value > best_value:
                best_value = value
                best = CLASH + drop * AREAS + area
    return best


def plan_step(plan: Plan, sheet: PlayerSheet) -> i64:
    """What one drop of the plan brings on average."""
    number = sheet.left + sheet.blended
    return plan.value // number if number else 0


def best_mix(outlook: Outlook, sheet: PlayerSheet) -> i64:
    """The composite that could be placed best as things are."""
    best = Placement()
    for colour in range(PRIMARIES, len(COLOURS)):
        held = (sheet.drops + sheet.new_drops) >> (8 * colour) & 255
        best.look(outlook, sheet, sheet.free_for(TOWER_DROP), TOWER_DROP + colour, colour, _SAME_AGAIN * held)
    return best.colour if best.colour >= 0 else PRIMARIES


def best_cross(p: Inkdoms) -> i64:
    """The number that is farthest from being reached, or that is worth nothing any more."""
    best: i64 = -1
    best_cost: i64 = 1_000_000
    for line in members(cross_choices(p)):
        cost = cost_of_crossing(p, line)
        if cost < best_cost:
            best_cost = cost
            best = line
    return best


def cost_of_crossing(p: Inkdoms, line: i64) -> i64:
    """What is lost with a number."""
    left = count(p.components.line_areas[line] & ~p.player_sheets[0].taken)
    points: i64 = p.components.first_vp[line] if p.firsts[line] == 0 else p.components.second_vp[line]
    return 0 if left == 0 else 1000 * points // (left * left)


def appraise(state: Inkdoms, seat: i64, legal: list[int], advised: i64) -> list[float]:
    """What each action promises, in points; what greed advises stands above all others."""
    outlook = Outlook(state, seat)
    sheet = state.player_sheets[seat]
    found: list[float] = []
    for action in legal:
        if action == advised:
            found.append(_FIRST)
        elif TAKE <= action < PAINT:
            found.append(value_of_take(outlook, action - TAKE) / 100)
        elif CROSS <= action < TAKE:
            found.append(-cost_of_crossing(state, action - CROSS) / 100)
        elif action >= PAINT:
            found.append(value_of_drop(outlook, sheet, action) / 100)
        elif action == BLEND or action >= MOVE:
            found.append(value_of_spell(outlook, sheet, action) / 100)
        else:
            found.append(-WEIGHTS.blot / 100)
    return found


def value_of_drop(outlook: Outlook, sheet: PlayerSheet, action: i64) -> i64:
    """What one drop brings, less what is used up for it."""
    clash = action >= CLASH
    code: i64 = action - (CLASH if clash else PAINT)
    drop = code // AREAS
    value = outlook.worth(sheet, code % AREAS, sheet.drop_colour(drop))
    if clash:
        value -= outlook.kept(WEIGHTS.cast[CLASH_SPELL])
    if drop >= TOWER_DROP:
        value -= outlook.kept(WEIGHTS.keep)
    return value
