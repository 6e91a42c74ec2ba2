"""Positions as rows of numbers, for programs that learn.

A kingdom is shown on its ring of 8 × 8 (see ``geometry.py``), turned so that the castle lies on row 3, column
3, both counted from 0: rows go north, columns east, and what leaves one side comes in at the other.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from tetrarchy.games.queendomino.data import PER_SET, SPACES, Components
from tetrarchy.games.queendomino.geometry import beside
from tetrarchy.games.queendomino.kingdom import TERRAINS, TOWN, Kingdom, Survey
from tetrarchy.games.queendomino.profile import Profile
from tetrarchy.games.queendomino.rules.building import price
from tetrarchy.games.queendomino.rules.tax import tax
from tetrarchy.games.queendomino.scoring import LINES, Tally
from tetrarchy.games.queendomino.state import CAVE, NONE, STEPS, TAXING, Position
from tetrarchy.kernel.bits import count
from tetrarchy.kernel.encode import Encoder, put_set
from tetrarchy.kernel.state import State

VERSION: Final = 1

_RING: Final = 64
_CELL: Final[list[int]] = [((place // 8 + 4) & 7) * 8 + ((place + 4) & 7) for place in range(_RING)]
"""Where each place of the ring is shown."""
_PRIME: Final = 67
"""As in ``kernel.bits``: every power of 2 below 2**66 leaves a remainder of its own."""
_CASTLE: Final = 8
"""The castle's number among the terrains of a plane."""
_CROWNS: Final = 3
_MOST_POINTS: Final = 2000
_MOST_COINS: Final = 200
_MOST_PIECES: Final = 60
_KEPT: Final = 4096
"""How many kingdoms an encoder remembers."""


class Extents(Survey):
    """A survey that also tells of the largest region of each terrain."""

    def __init__(self, kingdom: Kingdom) -> None:
        self.size_of: vec[i64] = vec[i64]([0] * len(TERRAINS))
        self.crowns_of: vec[i64] = vec[i64]([0] * len(TERRAINS))
        """Its crowns; of equally large ones the most."""
        super().__init__(kingdom)

    def _add(self, terrain: i64, size: i64, crowns: i64) -> None:
        super()._add(terrain, size, crowns)
        if size > self.size_of[terrain]:
            self.size_of[terrain] = size
            self.crowns_of[terrain] = crowns
        elif size == self.size_of[terrain] and crowns > self.crowns_of[terrain]:
            self.crowns_of[terrain] = crowns


class Written:
    """The part of a row that one kingdom is, kept because most decisions change no kingdom or but one."""

    def __init__(self, kingdom: Kingdom, queen: bool, numbers: vec[i16]) -> None:
        self.land = kingdom.land[:]
        self.crowns_1 = kingdom.crowns_1
        self.crowns_2 = kingdom.crowns_2
        self.knights = kingdom.knights
        self.built = kingdom.built
        self.reach_x = kingdom.reach_x
        self.reach_y = kingdom.reach_y
        self.coins = kingdom.coins
        self.spare_knights = kingdom.spare_knights
        self.towers = kingdom.towers
        self.discarded = kingdom.discarded
        self.buildings = kingdom.buildings
        self.queen = queen
        filled: i64 = 0
        for number in numbers:
            if number:
                filled += 1
        self.numbers: vec[i32] = vec[i32]([0] * filled)
        """Where it is not 0, and what it is there: two bytes each, since few numbers are."""
        filled = 0
        for at in range(len(numbers)):
            if numbers[at]:
                self.numbers[filled] = i32(at) * 65536 + i32(numbers[at])
                filled += 1

    def shows(self, kingdom: Kingdom, queen: bool) -> bool:
        """Whether the kingdom is the same in all that a row tells of it."""
        if (
            self.crowns_1 != kingdom.crowns_1
            or self.crowns_2 != kingdom.crowns_2
            or self.knights != kingdom.knights
            or self.built != kingdom.built
            or self.reach_x != kingdom.reach_x
            or self.reach_y != kingdom.reach_y
            or self.coins != kingdom.coins
            or self.spare_knights != kingdom.spare_knights
            or self.towers != kingdom.towers
            or self.discarded != kingdom.discarded
            or self.buildings is not kingdom.buildings
            or self.queen != queen
        ):
            return False
        for terrain in range(TOWN + 1):
            if self.land[terrain] != kingdom.land[terrain]:
                return False
        return True


class QueendominoEncoder(Encoder):
    """Rows of one variant."""

    def __init__(self, profile: Profile, c: Components) -> None:
        super().__init__(VERSION)
        self.full = profile.full_game
        self.kinds: i64 = len(c.building_ids)
        self.kind_tiles: vec[i64] = vec[i64](c.kind_tiles)
        self.cells: vec[i64] = vec[i64]([0] * _PRIME)
        """Where a square is shown, by the remainder of its bit."""
        for place in range(_RING - 1):
            self.cells[(1 << place) % _PRIME] = _CELL[place]
        self._table(profile, c)
        self.kingdom: i64 = self.size
        """Where the first kingdom begins."""
        for which in range(profile.kingdoms):
            self._kingdom(f"kingdom {which}: ", profile, c)
        self.stride: i64 = (self.size - self.kingdom) // profile.kingdoms
        self.kept: list[Written | None] = [None] * _KEPT

    def _table(self, profile: Profile, c: Components) -> None:
        seats, length, kings = profile.seats, profile.line_length, profile.kings
        self.step: i64 = self.add("step", "what is to be done now: one slot a step", shape=(len(STEPS),))
        self.actor: i64 = self.add(
            "actor", "who decides, from the looker on; none for chance", shape=(seats,)
        )
        self.progress: i64 = self.add(
            "round", "the round, from 1; 0 while the first kings are set", profile.lines
        )
        self.laid: i64 = self.add("lines laid", "lines of dominoes drawn so far", profile.lines + 1)
        self.turn: i64 = self.add("turn", "which domino of the line has its turn", shape=(length,))
        self.line: i64 = self._line("line", seats, length)
        self.next_line: i64 = self._line("next line", seats, length)
        self.slot: i64 = (self.next_line - self.line) // length
        self.hand: i64 = self.add("kings in hand", "kings still to be drawn", kings, (seats,))
        self.order: i64 = self.add(
            "kings drawn", "who sets a king next, one row a king", shape=(kings, seats)
        )
        self.unseen: i64 = self.add(
            "unseen dominoes", "by set and number", shape=(len(profile.sets), PER_SET)
        )
        self.sets: vec[i64] = vec[i64](profile.sets)
        self.room: i64 = self.add("own room", "squares where a domino could still lie", shape=(8, 8))
        if not self.full:
            return
        self.tiles: i64 = self.add("unseen buildings", "tiles of each building in the pile", 8, (self.kinds,))
        self.spaces: i64 = self.add(
            "builders' board", "the building on each space", self.kinds, (SPACES,), named=True
        )
        self.prices: i64 = self.add("prices", "what each costs the looker", 9, (SPACES,))
        self.dragon: i64 = self.add("dragon", "the space where it stands; last its cave", shape=(SPACES + 1,))
        self.queen: i64 = self.add("queen", "whose kingdom she has joined", shape=(profile.kingdoms,))
        self.chosen: i64 = self.add("chosen space", "bought, but without a site yet", shape=(SPACES,))
        self.taxes: i64 = self.add(
            "tax coins", "what a knight brings now on either half", _MOST_COINS, (2,), unit=10
        )

    def _line(self, name: str, seats: int, length: int) -> int:
        """One line of dominoes: a block for each slot."""
        start = int(self.size)
        for slot in range(length):
            of = f"{name} {slot}: "
            self.add(of + "number", "1 to 48; 0 without a domino", PER_SET)
            self.add(of + "set", "whether it is one of Kingdomino's")
            self.add(of + "terrain", "of half a and of half b", shape=(2, len(TERRAINS)))
            self.add(of + "crowns", "on half a and on half b", _CROWNS, (2,))
            self.add(of + "king", "whose king stands on it, from the looker on", shape=(seats,))
        return start

    def _kingdom(self, of: str, profile: Profile, c: Components) -> None:
        ring, terrains = (8, 8), (len(TERRAINS),)
        lines = len(LINES)
        self.add(of + "terrain", "of each square, 1 to 7; 8 for the castle", _CASTLE, ring, named=True)
        self.add(of + "crowns", "on each square", _CROWNS, ring)
        self.add(of + "squares", "of each terrain", 48, terrains, unit=10)
        self.add(of + "largest", "squares of the largest region of each terrain", 48, terrains, unit=10)
        self.add(of + "largest crowns", "crowns of that region", _MOST_PIECES, terrains, unit=5)
        self.add(of + "regions", "of each terrain", 48, terrains, unit=5)
        self.add(of + "open edges", "free squares beside each terrain", 48, terrains, unit=10)
        self.add(of + "reach", "squares west, east, south and north of the castle", 6, (4,))
        self.add(of + "discarded", "dominoes that fitted nowhere", 48, unit=4)
        self.add(of + "score sheet", "line by line: " + ", ".join(LINES), _MOST_POINTS, (lines,), unit=30)
        self.add(of + "score", "the sheet's total", _MOST_POINTS, unit=100)
        if self.full:
            self.add(of + "pieces", "1 a knight, 2 a building, 3 both, on each square", 3, ring)
            self.add(of + "buildings", "how many of each", 8, (self.kinds,), unit=1)
            self.add(of + "coins", "in the treasury", _MOST_COINS, unit=20)
            self.add(of + "knights", "not sent out; sent out", _MOST_PIECES, (2,), unit=5)
            self.add(of + "towers", "of its buildings", _MOST_PIECES, unit=5)

    def write(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        assert isinstance(state, Position)
        p = state
        seats = p.seats
        row[at + self.step + p.step] = 1
        if p.seat >= 0:
            row[at + self.actor + (p.seat - seat + seats) % seats] = 1
        row[at + self.progress] = i16(p.round)
        row[at + self.laid] = i16(p.lines_laid)
        if p.line:
            row[at + self.turn + p.turn % len(p.line)] = 1
        self._write_line(p, seat, p.line, p.kings, row, at + self.line)
        self._write_line(p, seat, p.next_line, p.next_kings, row, at + self.next_line)
        for other in range(seats):
            row[at + self.hand + (other - seat + seats) % seats] = i16(p.hand[other])
        for number in range(len(p.order)):
            drawn: i64 = p.order[number]
            row[at + self.order + number * seats + (drawn - seat + seats) % seats] = 1
        for number in range(len(self.sets)):
            put_set(row, at + self.unseen + number * PER_SET, p.piles[self.sets[number]])
        own = p.kingdom_of(seat)
        self._add_plane(row, at + self.room, p.kingdoms[own].room(), 1)
        if self.full:
            self._write_board(p, own, row, at)
        kingdoms = p.profile.kingdoms
        for which in range(kingdoms):
            turned = (which - own + kingdoms) % kingdoms
            self._put_kingdom(p, which, row, at + self.kingdom + turned * self.stride)

    def _write_line(
        self, p: Position, seat: i64, line: list[int], kings: list[int], row: vec[i16], at: i64
    ) -> None:
        c = p.components
        for number in range(len(line)):
            domino: i64 = line[number]
            king: i64 = kings[number]
            row[at] = i16(domino % PER_SET + 1)
            row[at + 1] = i16(domino // PER_SET)
            row[at + 2 + c.terrain_a[domino]] = 1
            row[at + 9 + c.terrain_b[domino]] = 1
            row[at + 16] = i16(c.crowns_a[domino])
            row[at + 17] = i16(c.crowns_b[domino])
            if king != NONE:
                row[at + 18 + (king - seat + p.seats) % p.seats] = 1
            at += self.slot

    def _write_board(self, p: Position, own: i64, row: vec[i16], at: i64) -> None:
        """The builders' board, the dragon, the queen, and what is half done."""
        c = p.components
        for kind in range(self.kinds):
            row[at + self.tiles + kind] = i16(count(p.tiles & self.kind_tiles[kind]))
        for space in range(SPACES):
            row[at + self.spaces + space] = i16(p.spaces[space] + 1)
            row[at + self.prices + space] = i16(price(p, own, space))
        row[at + self.dragon + (SPACES if p.dragon == CAVE else p.dragon)] = 1
        if p.queen != NONE:
            kingdoms = p.profile.kingdoms
            row[at + self.queen + (p.queen - own + kingdoms) % kingdoms] = 1
        if p.chosen_space != NONE:
            row[at + self.chosen + p.chosen_space] = 1
        if p.step == TAXING:
            domino = p.line[p.turn]
            row[at + self.taxes] = i16(tax(p, p.square_a, c.terrain_a[domino]))
            row[at + self.taxes + 1] = i16(tax(p, p.square_b, c.terrain_b[domino]))

    def _put_kingdom(self, p: Position, which: i64, row: vec[i16], at: i64) -> None:
        """Write a kingdom, anew only where it is not remembered."""
        kingdom = p.kingdoms[which]
        queen = p.queen == which
        mixed = kingdom.taken % 65521 + 7 * (kingdom.knights % 8191) + 31 * kingdom.built % 8191
        slot = (mixed + 61 * kingdom.coins + 17 * kingdom.spare_knights) % _KEPT
        written = self.kept[slot]
        if written is None or not written.shows(kingdom, queen):
            stride = self.stride
            numbers = vec[i16]([0] * stride)
            self._write_kingdom(p, which, numbers, 0)
            written = Written(kingdom, queen, numbers)
            self.kept[slot] = written
        for packed in written.numbers:
            row[at + i64(packed >> 16)] = i16(packed & 65535)

    def _write_kingdom(self, p: Position, which: i64, row: vec[i16], at: i64) -> None:
        kingdom = p.kingdoms[which]
        room = kingdom.room()
        row[at + _CELL[_RING - 1]] = _CASTLE
        for terrain in range(TOWN + 1):
            self._add_plane(row, at, kingdom.land[terrain], i16(terrain + 1))
        self._add_plane(row, at + _RING, kingdom.crowns_1, 1)
        self._add_plane(row, at + _RING, kingdom.crowns_2, 2)
        at += 2 * _RING
        survey = Extents(kingdom)
        tally = Tally(p, which, survey)
        self._write_regions(kingdom, survey, room, row, at)
        at += 35
        row[at] = i16(kingdom.reach_x // 7)
        row[at + 1] = i16(kingdom.reach_x % 7)
        row[at + 2] = i16(kingdom.reach_y // 7)
        row[at + 3] = i16(kingdom.reach_y % 7)
        row[at + 4] = i16(kingdom.discarded)
        at += 5
        total: i64 = 0
        for points in tally.points:
            row[at] = i16(points)
            total += points
            at += 1
        row[at] = i16(total)
        if self.full:
            self._write_pieces(kingdom, row, at + 1)

    def _write_regions(self, kingdom: Kingdom, survey: Extents, room: i64, row: vec[i16], at: i64) -> None:
        for terrain in range(TOWN + 1):
            land = kingdom.land[terrain]
            if land:
                row[at + terrain] = i16(count(land))
                row[at + 7 + terrain] = i16(survey.size_of[terrain])
                row[at + 14 + terrain] = i16(survey.crowns_of[terrain])
                row[at + 21 + terrain] = i16(survey.regions[terrain])
                row[at + 28 + terrain] = i16(count(beside(land) & room))

    def _write_pieces(self, kingdom: Kingdom, row: vec[i16], at: i64) -> None:
        self._add_plane(row, at, kingdom.knights, 1)
        self._add_plane(row, at, kingdom.built, 2)
        at += _RING
        for kind, _ in kingdom.buildings:
            row[at + kind] += 1
        at += self.kinds
        row[at] = i16(kingdom.coins)
        row[at + 1] = i16(kingdom.spare_knights)
        row[at + 2] = i16(count(kingdom.knights))
        row[at + 3] = i16(kingdom.towers)

    def _add_plane(self, row: vec[i16], at: i64, squares: i64, value: i16) -> None:
        """Add a value on some squares of a ring."""
        cells = self.cells
        while squares:
            row[at + cells[(squares & -squares) % _PRIME]] += value
            squares &= squares - 1
