"""One kingdom: what lies in it, where a domino can be added, and what its regions are."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarchy.games.queendomino.geometry import (
    BESIDE,
    BESIDE_CASTLE,
    EAST,
    FRAMES,
    NORTH,
    REACH,
    SIDE,
    SOUTH,
    STEP,
    WEST,
    Frame,
    beside,
    ring,
    to_south,
    to_west,
)
from tetrarchy.kernel.bits import bit, count, nth

TERRAINS: Final = ("wheat", "forest", "lake", "grassland", "swamp", "mine", "town")
TOWN: Final = 6


class Kingdom:
    """The squares of one kingdom with what stands on them, and its owner's coins, knights and towers."""

    frame: Frame
    land: vec[i64]
    """For each terrain, its squares."""
    near: vec[i64]
    """For each terrain, the squares beside it or beside the castle."""
    taken: i64
    crowns_1: i64
    """Squares whose number of crowns is odd; with ``crowns_2`` it makes two binary digits."""
    crowns_2: i64
    knights: i64
    """Squares with a knight."""
    built: i64
    """Town squares with a building."""
    reach_x: i64
    reach_y: i64
    coins: i64
    spare_knights: i64
    towers: i64
    discarded: i64
    laid: tuple[tuple[int, int], ...]
    """Every domino laid, with its place."""
    buildings: tuple[tuple[int, int], ...]
    """Every building, with the number of its square."""

    def copy(self) -> Kingdom:
        """An equal kingdom of its own."""
        other = Kingdom()
        other.frame = self.frame
        other.land = self.land[:]
        other.near = self.near[:]
        other.taken = self.taken
        other.crowns_1 = self.crowns_1
        other.crowns_2 = self.crowns_2
        other.knights = self.knights
        other.built = self.built
        other.reach_x = self.reach_x
        other.reach_y = self.reach_y
        other.coins = self.coins
        other.spare_knights = self.spare_knights
        other.towers = self.towers
        other.discarded = self.discarded
        other.laid = self.laid
        other.buildings = self.buildings
        return other

    def values(self) -> tuple[object, ...]:
        """All that tells this kingdom from others of the same game; the rest follows."""
        return (
            self.laid,
            self.buildings,
            self.knights,
            self.coins,
            self.spare_knights,
            self.towers,
            self.discarded,
            self.reach_x,
            self.reach_y,
        )

    def lay(self, square: i64, terrain: i64, crowns: i64) -> None:
        """Put one half of a domino on a square."""
        place = ring(square)
        here = bit(place)
        self.taken |= here
        self.land[terrain] |= here
        self.near[terrain] |= BESIDE[place]
        self._crown(here, crowns)
        self.reach_x = reached(self.reach_x, square % SIDE - REACH)
        self.reach_y = reached(self.reach_y, square // SIDE - REACH)

    def raise_building(self, kind: int, square: int, crowns: i64) -> None:
        """Put a building on a town square."""
        here = bit(ring(square))
        self.built |= here
        self.buildings += ((kind, square),)
        self._crown(here, crowns)

    def _crown(self, here: i64, crowns: i64) -> None:
        if crowns & 1:
            self.crowns_1 |= here
        if crowns & 2:
            self.crowns_2 |= here

    def terrain_at(self, square: i64) -> i64:
        """The terrain of a square, or -1."""
        here = bit(ring(square))
        for terrain in range(7):
            if self.land[terrain] & here:
                return terrain
        return -1

    def spans(self, square: i64) -> bool:
        """Whether the kingdom would still fit its frame with this square."""
        x = reached(self.reach_x, square % SIDE - REACH)
        y = reached(self.reach_y, square // SIDE - REACH)
        return x // 7 + x % 7 < self.frame.size and y // 7 + y % 7 < self.frame.size

    def region(self, start: i64, terrain: i64) -> i64:
        """The squares of one terrain that hang together with the given one."""
        land = self.land[terrain]
        found = start
        grown = (found | beside(found)) & land
        while grown != found:
            found = grown
            grown = (found | beside(found)) & land
        return found

    def room(self) -> i64:
        """The squares within reach where a domino could still lie: free, and with a free one beside."""
        free = self.frame.columns[self.reach_x] & self.frame.rows[self.reach_y] & ~self.taken
        return free & beside(free)

    def crowns(self, squares: i64) -> i64:
        """The crowns on some squares."""
        return count(squares & self.crowns_1) + 2 * count(squares & self.crowns_2)

    def all_knights(self) -> i64:
        """The knights owned, in the kingdom and beside it."""
        return count(self.knights) + self.spare_knights


def new_kingdom(size: int, coins: int, knights: int) -> Kingdom:
    """A castle and nothing else."""
    kingdom = Kingdom()
    kingdom.frame = FRAMES[size]
    kingdom.land = vec[i64]([0] * 7)
    kingdom.near = vec[i64]([BESIDE_CASTLE] * 7)
    kingdom.taken = 0
    kingdom.crowns_1 = 0
    kingdom.crowns_2 = 0
    kingdom.knights = 0
    kingdom.built = 0
    kingdom.reach_x = 0
    kingdom.reach_y = 0
    kingdom.coins = coins
    kingdom.spare_knights = knights
    kingdom.towers = 0
    kingdom.discarded = 0
    kingdom.laid = ()
    kingdom.buildings = ()
    return kingdom


def reached(reach: i64, offset: i64) -> i64:
    """A reach along one axis after a square at ``offset`` from the castle has been added."""
    if offset > reach % 7:
        return reach - reach % 7 + offset
    if -offset > reach // 7:
        return reach % 7 - 7 * offset
    return reach


class Places:
    """Every way to add one domino to a kingdom: never changed once made, so that copies can share it.

    A place is ``4 * square + direction``: where half a lies, and on which side of it half b. Inside, a
    place is known by its more western or southern square: ``ab`` sets have half a there, ``ba`` half b.
    """

    def __init__(self, kingdom: Kingdom, terrain_a: i64, terrain_b: i64, twins: bool) -> None:
        frame = kingdom.frame
        x = kingdom.reach_x
        y = kingdom.reach_y
        free = frame.columns[x] & frame.rows[y] & ~kingdom.taken
        fits_a = kingdom.near[terrain_a] & free
        fits_b = kingdom.near[terrain_b] & free
        across = free & to_west(free) & frame.pair_columns[x]
        along = free & to_south(free) & frame.pair_rows[y]
        self.frame = frame
        self.x = x
        self.y = y
        self.across_ab: i64 = across & (fits_a | to_west(fits_b))
        self.along_ab: i64 = along & (fits_a | to_south(fits_b))
        self.across_ba: i64 = 0
        self.along_ba: i64 = 0
        if not twins:
            self.across_ba = across & (fits_b | to_west(fits_a))
            self.along_ba = along & (fits_b | to_south(fits_a))

    def number(self) -> i64:
        """How many places there are."""
        return count(self.across_ab) + count(self.across_ba) + count(self.along_ab) + count(self.along_ba)

    def pick(self, n: i64) -> i64:
        """The place number ``n``, in an order of its own."""
        here = count(self.across_ab)
        if n < here:
            return self._east(nth(self.across_ab, n))
        n -= here
        here = count(self.along_ab)
        if n < here:
            return self._north(nth(self.along_ab, n))
        n -= here
        here = count(self.across_ba)
        if n < here:
            return self._east(nth(self.across_ba, n)) + 4 + WEST
        return self._north(nth(self.along_ba, n - here)) - NORTH + 4 * SIDE + SOUTH

    def every(self) -> list[int]:
        """All places, rising."""
        found: list[int] = []
        for n in range(self.number()):
            found.append(self.pick(n))
        found.sort()
        return found

    def has(self, place: i64) -> bool:
        """Whether the domino may lie there."""
        square = place // 4
        direction = place & 3
        if direction == WEST or direction == SOUTH:
            square += STEP[direction]
        if square < 0:
            return False
        on_ring = ring(square)
        column = on_ring & 7
        row = on_ring >> 3
        if direction == EAST or direction == WEST:
            at = SIDE * self.frame.single_at[self.y * 8 + row] + self.frame.pair_at[self.x * 8 + column]
            found = self.across_ab if direction == EAST else self.across_ba
        else:
            at = SIDE * self.frame.pair_at[self.y * 8 + row] + self.frame.single_at[self.x * 8 + column]
            found = self.along_ab if direction == NORTH else self.along_ba
        return at == square and (found >> on_ring) & 1 == 1

    def _east(self, on_ring: i64) -> i64:
        column = self.frame.pair_at[self.x * 8 + (on_ring & 7)]
        row = self.frame.single_at[self.y * 8 + (on_ring >> 3)]
        return 4 * (SIDE * row + column) + EAST

    def _north(self, on_ring: i64) -> i64:
        column = self.frame.single_at[self.x * 8 + (on_ring & 7)]
        row = self.frame.pair_at[self.y * 8 + (on_ring >> 3)]
        return 4 * (SIDE * row + column) + NORTH


class Survey:
    """What a kingdom's regions come to."""

    def __init__(self, kingdom: Kingdom) -> None:
        self.points: list[int] = [0] * 7
        self.regions: list[int] = [0] * 7
        self.crowns: i64 = 0
        self.largest: i64 = 0
        self.largest_terrain: i64 = 0
        for terrain in range(7):
            left = kingdom.land[terrain]
            while left:
                region = kingdom.region(left & -left, terrain)
                left ^= region
                self._add(terrain, count(region), kingdom.crowns(region))

    def _add(self, terrain: i64, size: i64, crowns: i64) -> None:
        """Take one more region into account."""
        self.points[terrain] += size * crowns
        self.regions[terrain] += 1
        self.crowns += crowns
        if size > self.largest:
            self.largest = size
            self.largest_terrain = terrain
