"""What a position is worth to a seat: the points that it is likely to have at the end."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarchy.games.inkdoms.colours import COLOURS, PRIMARIES
from tetrarchy.games.inkdoms.data import (
    AREAS,
    CAPITAL,
    FINAL,
    KINGDOMS,
    KINGDOMS_TO_END,
    LINES,
    MONSTER,
    SPELLS,
    Components,
)
from tetrarchy.games.inkdoms.player.weights import FEATURES, LAST, SOLO, TABLE, TURNS_ALONE, TURNS_TOGETHER
from tetrarchy.games.inkdoms.player_sheet import MIXING, PAINTING, WAITING, PlayerSheet
from tetrarchy.games.inkdoms.rules.achievements import completes, kingdoms_painted
from tetrarchy.games.inkdoms.scoring import score
from tetrarchy.games.inkdoms.state import CROSSING, GAME_OVER, Position
from tetrarchy.kernel.bits import bit, count, lowest

_KINGDOM_LINES: Final = FEATURES.index("kingdom_1")
_FARTHEST_KINGDOM: Final = 6
_MONSTER_LINES: Final = FEATURES.index("monsters_1")
_FARTHEST_MONSTERS: Final = 3
_BEHIND: Final = FEATURES.index("behind")
_AHEAD: Final = FEATURES.index("ahead")
_SAFE_LEAD: Final = 2
_FULL: Final = FEATURES.index("full_kingdoms")
_TO_END: Final = FEATURES.index("areas_to_end")
_FINAL_POINTS: Final = FEATURES.index("final_points")
_PRIMARY_VARIETY: Final = FEATURES.index("primary_variety")
_COMPOSITE_VARIETY: Final = FEATURES.index("composite_variety")
_PRIMARY_DROPS: Final = FEATURES.index("primary_drops")
_COMPOSITE_DROPS: Final = FEATURES.index("composite_drops")
_SPELLS: Final = FEATURES.index("move_spells")
_SPELL_AREAS: Final = FEATURES.index("spell_areas")
_HALF_TOWERS: Final = FEATURES.index("half_towers")
_TOWERS: Final = FEATURES.index("towers")
_HAND: Final = FEATURES.index("hand")
_HAND_FITS: Final = FEATURES.index("hand_fits")
_BLENDED: Final = FEATURES.index("blended")
_PRIMARY_CAPITALS: Final = FEATURES.index("primary_capitals")
_COMPOSITE_CAPITALS: Final = FEATURES.index("composite_capitals")
_BLOCKED_CAPITALS: Final = FEATURES.index("blocked_capitals")
_PRIMARY_MONSTERS: Final = FEATURES.index("primary_monsters")
_COMPOSITE_MONSTERS: Final = FEATURES.index("composite_monsters")
_BLOCKED_MONSTERS: Final = FEATURES.index("blocked_monsters")
_FITS: Final = FEATURES.index("fits_0")
_SEATS: Final = FEATURES.index("seats")
_ONE: Final = FEATURES.index("one")


class Judge:
    """Judges positions on one map."""

    def __init__(self, c: Components) -> None:
        self.c = c
        spells: i64 = 0
        with_tower: i64 = 0
        capitals: list[int] = [0] * len(COLOURS)
        monsters: list[int] = [0] * len(COLOURS)
        for area in range(AREAS):
            if c.spell_gain[area]:
                spells |= bit(area)
            if c.mates[area]:
                with_tower |= bit(area)
            if c.symbol[area] == CAPITAL:
                capitals[c.colour[area]] |= int(bit(area))
            elif c.symbol[area] == MONSTER:
                monsters[c.colour[area]] |= int(bit(area))
        self.spell_areas = spells
        self.tower_areas = with_tower
        self.capitals: vec[i64] = vec[i64](capitals)
        """For each colour, the areas of its capitals."""
        self.monsters: vec[i64] = vec[i64](monsters)
        self.now: list[vec[float]] = []
        """For each set of weights, what one of each feature is worth."""
        self.each_turn: list[vec[float]] = []
        """What it is worth more for each turn to come."""
        for weights in (LAST, SOLO, TABLE):
            self.now.append(vec[float]([weights[name][0] for name in FEATURES]))
            self.each_turn.append(vec[float]([weights[name][1] for name in FEATURES]))

    def worth(self, p: Position, seat: i64) -> float:
        """The points that the seat is expected to have at the end."""
        made = score(p, seat)
        if p.step == GAME_OVER:
            return float(made)
        sheet = p.player_sheets[seat]
        made += pending_points(p, seat)
        turns = turns_to_come(p, seat)
        if p.last_round and turns == 0.0 and sheet.status != PAINTING and sheet.status != MIXING:
            return float(made)
        features = self.features(p, seat)
        which: i64 = 0 if p.last_round else 1 if p.seats == 1 else 2
        now = self.now[which]
        each_turn = self.each_turn[which]
        value = 0.0
        for n in range(len(FEATURES)):
            number = features[n]
            if number:
                value += float(number) * (now[n] + each_turn[n] * turns)
        return float(made) + value

    def features(self, p: Position, seat: i64) -> vec[i64]:
        """How much there is of everything in FEATURES."""
        sheet = p.player_sheets[seat]
        found: vec[i64] = vec[i64]([0] * len(FEATURES))
        self._count_lines(found, p, seat)
        self._count_colours(found, sheet)
        self._count_targets(found, sheet)
        self._count_holdings(found, sheet, p.last_round)
        free = ~sheet.taken
        found[_SPELL_AREAS] = count(self.spell_areas & free)
        towers = self.tower_areas & free
        while towers:
            mates = self.c.mates[lowest(towers)]
            towers &= towers - 1
            found[_HALF_TOWERS] += count(mates & sheet.taken)
            found[_TOWERS] += count(mates & free)
        found[_SEATS] = p.seats
        found[_ONE] = 1
        return found

    def _count_lines(self, found: vec[i64], p: Position, seat: i64) -> None:
        """Open speed numbers by how many areas are left to paint, and the race for them."""
        sheet = p.player_sheets[seat]
        for line in range(LINES):
            left = count(self.c.line_areas[line] & ~sheet.taken)
            if left == 0:
                continue
            if line < KINGDOMS:
                found[_KINGDOM_LINES + min(left, _FARTHEST_KINGDOM) - 1] += open_points(p, line)
            else:
                found[_MONSTER_LINES + min(left, _FARTHEST_MONSTERS) - 1] += open_points(p, line)
            if p.firsts[line] == 0 and p.seats > 1:
                nearest: i64 = AREAS
                for other in range(p.seats):
                    if other != seat:
                        nearest = min(nearest, count(self.c.line_areas[line] & ~p.player_sheets[other].taken))
                if nearest <= left:
                    found[_BEHIND] += 1
                elif nearest >= left + _SAFE_LEAD:
                    found[_AHEAD] += 1
        full = kingdoms_painted(p.components, sheet.taken)
        found[_FULL] = full
        found[_TO_END] = areas_to_end(self.c, sheet.taken)
        if full < KINGDOMS_TO_END:
            found[_FINAL_POINTS] = open_points(p, FINAL)

    def _count_colours(self, found: vec[i64], sheet: PlayerSheet) -> None:
        """Colours that a kingdom lacks and has room for, and areas by how many primaries fit."""
        for kingdom in range(KINGDOMS):
            areas = self.c.kingdom_areas[kingdom]
            free = areas & ~sheet.taken
            if free == 0:
                continue
            for colour in range(len(COLOURS)):
                if not sheet.painted[colour] & areas and free & ~sheet.near[colour]:
                    found[_PRIMARY_VARIETY if colour < PRIMARIES else _COMPOSITE_VARIETY] += 1
        free = bit(AREAS) - 1 & ~sheet.taken
        one = sheet.near[0]
        other = sheet.near[1]
        third = sheet.near[2]
        none_fits = one & other & third
        one_fits = (one & other | one & third | other & third) & ~none_fits
        all_fit = ~(one | other | third)
        found[_FITS] = count(free & none_fits)
        found[_FITS + 1] = count(free & one_fits)
        found[_FITS + 3] = count(free & all_fit)
        found[_FITS + 2] = count(free) - found[_FITS] - found[_FITS + 1] - found[_FITS + 3]

    def _count_targets(self, found: vec[i64], sheet: PlayerSheet) -> None:
        """Unpainted capitals and monsters: of colours that still fit there, and of others."""
        for colour in range(len(COLOURS)):
            near = sheet.near[colour]
            capitals = self.capitals[colour] & ~sheet.taken
            monsters = self.monsters[colour] & ~sheet.taken
            found[_BLOCKED_CAPITALS] += count(capitals & near)
            found[_BLOCKED_MONSTERS] += count(monsters & near)
            if colour < PRIMARIES:
                found[_PRIMARY_CAPITALS] += count(capitals & ~near)
                found[_PRIMARY_MONSTERS] += count(monsters & ~near)
            else:
                found[_COMPOSITE_CAPITALS] += count(capitals & ~near)
                found[_COMPOSITE_MONSTERS] += count(monsters & ~near)

    def _count_holdings(self, found: vec[i64], sheet: PlayerSheet, last: bool) -> None:
        """Drops and spells; what comes in the last round is too late."""
        drops = sheet.drops
        spells = sheet.spells
        if not last:
            drops += sheet.new_drops
            spells += sheet.new_spells
            found[_COMPOSITE_DROPS] = sheet.mixes
        for colour in range(len(COLOURS)):
            held = (drops >> (8 * colour)) & 255
            found[_PRIMARY_DROPS if colour < PRIMARIES else _COMPOSITE_DROPS] += held
        for effect in range(len(SPELLS)):
            found[_SPELLS + effect] = (spells >> (8 * effect)) & 255
        if sheet.status == PAINTING or sheet.status == MIXING:
            found[_HAND] = sheet.left + sheet.blended
            found[_BLENDED] = sheet.blended
            if sheet.left:
                found[_HAND_FITS] = min(
                    sheet.left, count(sheet.open & ~sheet.taken & ~sheet.near[sheet.colour])
                )


def open_points(p: Position, line: i64) -> i64:
    """The best speed number of a line that is still open."""
    if p.firsts[line] == 0:
        return p.components.first_vp[line]
    return p.components.second_vp[line] if p.seconds[line] == 0 else 0


def pending_points(p: Position, seat: i64) -> i64:
    """The speed numbers that the seat will circle when this round ends, for what it has painted already."""
    sheet = p.player_sheets[seat]
    if sheet.fresh == 0:
        return 0
    points: i64 = 0
    for line in range(FINAL + 1):
        if completes(p.components, sheet, line):
            points += open_points(p, line)
    return points


def areas_to_end(c: Components, taken: i64) -> i64:
    """How many areas are still to be painted until three kingdoms are full."""
    first: i64 = AREAS
    second: i64 = AREAS
    third: i64 = AREAS
    for kingdom in range(KINGDOMS):
        left = count(c.kingdom_areas[kingdom] & ~taken)
        if left < first:
            first, second, third = left, first, second
        elif left < second:
            second, third = left, second
        elif left < third:
            third = left
    return first + second + third


def turns_to_come(p: Position, seat: i64) -> float:
    """How many dice the seat is expected to take from now on."""
    sheet = p.player_sheets[seat]
    waits = 1.0 if sheet.status == WAITING and p.step != CROSSING else 0.0
    if p.last_round:
        return 1.0 if sheet.status == WAITING else 0.0
    c = p.components
    own = areas_to_end(c, sheet.taken)
    least = own
    for other in range(p.seats):
        if other != seat:
            least = min(least, areas_to_end(c, p.player_sheets[other].taken))
    numbers: i64 = 0
    for line in range(LINES):
        numbers += (p.firsts[line] == 0) + (p.seconds[line] == 0)
    w = TURNS_ALONE if p.seats == 1 else TURNS_TOGETHER
    turns = (
        w.constant
        + w.waits * waits
        + w.least * float(least)
        + w.least_squared * float(least * least)
        + w.own * float(own)
        + w.numbers * float(numbers)
        + w.free * float(AREAS - count(sheet.taken))
        + w.hand * float(sheet.left + sheet.blended)
        + w.seats * float(p.seats)
    )
    return max(turns, 1.0 + waits)
