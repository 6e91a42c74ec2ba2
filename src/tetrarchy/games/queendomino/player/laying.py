"""What a kingdom would be worth with one more domino, for all the places where it could lie."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarchy.games.queendomino.data import PER_REGION
from tetrarchy.games.queendomino.geometry import BESIDE, REACH, SIDE, STEP, beside, ring
from tetrarchy.games.queendomino.kingdom import TOWN, Kingdom, Places, reached
from tetrarchy.games.queendomino.player.values import (
    FREE_TOWN,
    HOPE,
    POINT,
    buildings_value,
    dead_squares,
    promise,
    rounds_left,
    shape_value,
)
from tetrarchy.games.queendomino.rules.building import free_towns
from tetrarchy.games.queendomino.state import Position
from tetrarchy.kernel.bits import bit, count

DISCARD: Final = -400
"""What a domino costs that fits nowhere."""


class Laying:
    """A kingdom's regions, looked up once, so that each place for a domino takes a moment only.

    ``value`` is what ``value_after_laying`` says of the kingdom with the domino.
    """

    def __init__(self, p: Position, kingdom: Kingdom, which: i64) -> None:
        self.p = p
        self.kingdom = kingdom
        self.left: i64 = rounds_left(p)
        self.hope: i64 = min(self.left, HOPE)
        self.has_queen: bool = p.queen == which
        self.free_towns: i64 = count(free_towns(kingdom))
        self.terrains = vec[i64]()
        """The regions: terrain, squares, squares beside them, size and crowns."""
        self.squares = vec[i64]()
        self.around = vec[i64]()
        self.sizes = vec[i64]()
        self.crowns = vec[i64]()
        for terrain in range(7):
            land = kingdom.land[terrain]
            while land:
                region = kingdom.region(land & -land, terrain)
                land ^= region
                self.terrains = append(self.terrains, i64(terrain))
                self.squares = append(self.squares, region)
                self.around = append(self.around, beside(region))
                self.sizes = append(self.sizes, count(region))
                self.crowns = append(self.crowns, kingdom.crowns(region))
        self.buildings: i64 = 0
        """What the buildings bring as the kingdom is."""
        self.per_region = vec[i64]([0] * 7)
        """What they bring for one more region of each terrain."""
        if kingdom.buildings:
            self.buildings = buildings_value(p, kingdom)
            c = p.components
            for kind, _ in kingdom.buildings:
                if c.score[kind] == PER_REGION:
                    self.per_region[c.terrain[kind]] += POINT * c.points[kind]

    def value(self, domino: i64, place: i64) -> i64:
        """What the kingdom is worth with a domino laid there, as far as laying can change it."""
        c = self.p.components
        kingdom = self.kingdom
        square_a = place // 4
        square_b = square_a + STEP[place & 3]
        a = ring(square_a)
        b = ring(square_b)
        x = reached(reached(kingdom.reach_x, square_a % SIDE - REACH), square_b % SIDE - REACH)
        y = reached(reached(kingdom.reach_y, square_a // SIDE - REACH), square_b // SIDE - REACH)
        taken = kingdom.taken | bit(a) | bit(b)
        free = kingdom.frame.columns[x] & kingdom.frame.rows[y] & ~taken
        terrain_a: i64 = c.terrain_a[domino]
        terrain_b: i64 = c.terrain_b[domino]
        made_a = bit(a)
        near_a = BESIDE[a]
        size_a: i64 = 1
        crowns_a: i64 = c.crowns_a[domino]
        made_b = bit(b)
        near_b = BESIDE[b]
        size_b: i64 = 1
        crowns_b: i64 = c.crowns_b[domino]
        if terrain_a == terrain_b:
            made_a |= made_b
            near_a |= near_b
            size_a = 2
            crowns_a += crowns_b
            near_b = 0
        value: i64 = self.buildings + self.per_region[terrain_a]
        largest: i64 = 0
        for at in range(len(self.squares)):
            terrain = self.terrains[at]
            region = self.squares[at]
            size = self.sizes[at]
            crowns = self.crowns[at]
            if terrain == terrain_a and region & near_a:
                made_a |= region
                size_a += size
                crowns_a += crowns
                value -= self.per_region[terrain]
            elif terrain == terrain_b and region & near_b:
                made_b |= region
                size_b += size
                crowns_b += crowns
                value -= self.per_region[terrain]
            else:
                value += POINT * size * crowns
                if self.around[at] & free:
                    value += self.hope * promise(size, crowns)
                largest = max(largest, size)
        value += self.region_value(made_a, size_a, crowns_a, free)
        if near_b:
            value += self.per_region[terrain_b] + self.region_value(made_b, size_b, crowns_b, free)
            largest = max(largest, size_b)
        if self.has_queen:
            value += POINT * max(largest, size_a)
        value += dead_squares(free, taken)
        if not self.p.profile.full_game:
            return value + shape_value(self.p, kingdom, x, y)
        towns = self.free_towns
        if terrain_a == TOWN:
            towns += 1
        if terrain_b == TOWN:
            towns += 1
        return value + self.hope * FREE_TOWN * min(towns, self.left)

    def region_value(self, region: i64, size: i64, crowns: i64, free: i64) -> i64:
        """The points of a region, and what it promises where it can grow."""
        value = POINT * size * crowns
        return value + self.hope * promise(size, crowns) if beside(region) & free else value


def best_with(p: Position, kingdom: Kingdom, which: i64, domino: i64) -> Kingdom:
    """The kingdom with one more domino where it does best; itself where it fits nowhere."""
    c = p.components
    places = Places(kingdom, c.terrain_a[domino], c.terrain_b[domino], c.twins[domino])
    number = places.number()
    if number == 0:
        return kingdom
    laying = Laying(p, kingdom, which)
    best = places.pick(0)
    most = laying.value(domino, best)
    for n in range(1, number):
        place = places.pick(n)
        value = laying.value(domino, place)
        if value > most:
            best = place
            most = value
    return with_domino(p, kingdom, domino, best)


def with_domino(p: Position, kingdom: Kingdom, domino: i64, place: i64) -> Kingdom:
    """A copy of the kingdom with one more domino."""
    c = p.components
    square: i64 = place // 4
    after = kingdom.copy()
    after.lay(square, c.terrain_a[domino], c.crowns_a[domino])
    after.lay(square + STEP[place & 3], c.terrain_b[domino], c.crowns_b[domino])
    return after
