"""Positions as rows of numbers, for programs that learn.

A tile is shown by what is printed on it. Of the others' hands, opening tiles, answers and copies a row tells
no more than a view: how many there are.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from tetrarchy.games.gem_forge.actions import MARKET
from tetrarchy.games.gem_forge.choices import asked, handings, must_hand_in
from tetrarchy.games.gem_forge.data import DEALT, MARKET_SPACES, PLACES, Components
from tetrarchy.games.gem_forge.holders import CART_PLACES, COLOURS, NONE, SLOTS
from tetrarchy.games.gem_forge.state import ACTIONS_A_TURN, SOURCES, STEPS, TURN, Position
from tetrarchy.games.gem_forge.view import asked_for
from tetrarchy.kernel.bits import count, lowest
from tetrarchy.kernel.encode import Encoder, put_set
from tetrarchy.kernel.state import State

VERSION: Final = 1

_FRONT: Final = 10
"""Stones of the mine that are shown one by one."""
_TILE: Final = 3 + len(SLOTS)
"""Numbers that show a tile."""
_JEWEL: Final = _TILE + 9
_MOST_STONES: Final = 60
_MOST_CARDS: Final = 63
_MOST_TURNS: Final = 5000
_MOST_POINTS: Final = 200
_HANDINGS: Final = 7


class GemForgeEncoder(Encoder):
    """Rows for one number of seats."""

    def __init__(self, seats: int, c: Components) -> None:
        super().__init__(VERSION)
        self.kinds: i64 = len(c.card_ids)
        self.tile_numbers: vec[i64] = vec[i64](_tile_numbers(c))
        self._table(seats)
        self._own()
        self.player: i64 = self.size
        for player in range(seats):
            self._player(f"player {player}: ")
        self.stride: i64 = (self.size - self.player) // seats

    def _table(self, seats: int) -> None:
        kinds, colours = (int(self.kinds),), (len(COLOURS),)
        self.step: i64 = self.add("step", "what is to be done now: one slot a step", shape=(len(STEPS),))
        self.actor: i64 = self.add("actor", "who decides, from the looker on, where one does", shape=(seats,))
        self.asked: i64 = self.add("asked", "who is asked at once", shape=(seats,))
        self.active: i64 = self.add("active", "whose turn it is", shape=(seats,))
        self.turns: i64 = self.add("turns", "begun so far", _MOST_TURNS, unit=50)
        self.left: i64 = self.add("actions left", "in this turn", ACTIONS_A_TURN)
        self.must: i64 = self.add("must hand in", "a finished brown tile has to be handed in")
        self.front: i64 = self.add(
            "mine", "colours of the first stones, from the entrance on", shape=(_FRONT, len(COLOURS))
        )
        self.length: i64 = self.add("mine: stones", "in all", _MOST_STONES, unit=20)
        self.bag: i64 = self.add("bag", "stones of each colour", _MOST_STONES, colours, unit=10)
        self.tray: i64 = self.add("tray", "stones on their way back to the mine", 15, colours, unit=3)
        self.market: i64 = self.size
        for space in range(MARKET_SPACES):
            self._tile(f"market {space}: ")
        self.pile: i64 = self.add("piles", "tiles, discarded tiles, cards", _MOST_CARDS, (3,), unit=40)
        self.discards: i64 = self.add("discarded cards", "of each kind", _MOST_CARDS, kinds, unit=4)
        self.stack: i64 = self.add("cards in play", "of each kind", _MOST_CARDS, kinds, unit=1)
        self.player_of_top: i64 = self.add("last card", "who played it", shape=(seats,))
        self.target: i64 = self.add(
            "target", "whom the card is meant for; last the market", shape=(seats + 1,)
        )
        self.moves: i64 = self.add("stones left", "that the card in play may move", _MOST_STONES, unit=3)
        self.new_place: i64 = self.add("new place", "of the tile just swapped for", shape=(PLACES,))
        self.owed: i64 = self.add("owed", "cards that each is to draw", _MOST_CARDS, (seats,), unit=3)
        self.drawer: i64 = self.add("drawer", "who is above the hand limit", shape=(seats,))
        self.holes: i64 = self.add("holes", "empty spaces of the market", shape=(MARKET_SPACES,))
        self.missing: i64 = self.add("missing", "tiles that the active player is to take", PLACES)
        self.refresh: i64 = self.add("may refresh", "tiles of the market may be discarded first")

    def _own(self) -> None:
        """What only the looker knows."""
        kinds = (int(self.kinds),)
        self.hand: i64 = self.add("own hand", "cards of each kind", _MOST_CARDS, kinds, unit=2)
        self.piled: i64 = self.add(
            "pile made of", "cards of each kind, less those drawn since", _MOST_CARDS, kinds, unit=4
        )
        self.answer: i64 = self.add(
            "own answer", "a pass, or a choice from 1 on, to a step that asks several", 16, unit=16
        )
        self.copy: i64 = self.add("own copy", "the kind of the copy that waits", shape=kinds)
        self.dealt: i64 = self.size
        for tile in range(DEALT):
            self._tile(f"own opening tile {tile}: ")

    def _tile(self, of: str) -> None:
        self.add(of + "points", "for handing it in", _MOST_POINTS, unit=5)
        self.add(of + "set points", "more for each in a set", _MOST_POINTS, unit=5)
        self.add(of + "brown", "whether it has to be handed in at once")
        self.add(of + "slots", "for each colour, and for any", 8, (len(SLOTS),), unit=3)

    def _player(self, of: str) -> None:
        colours = (len(COLOURS),)
        self.add(of + "cart", "stones of each colour", CART_PLACES, colours)
        for place in range(PLACES):
            at = f"{of}place {place}: "
            self._tile(at)
            self.add(at + "stones", "set into it", 8, colours, unit=3)
            self.add(at + "accepts", "colours that it takes", shape=colours)
            self.add(at + "finished", "whether no slot is empty")
        self.add(of + "needs", "stones that the tiles ask for and the cart has not", 24, colours, unit=3)
        self.add(of + "can hand in", "places 1, 2, 12, 3, 13, 23, 123", shape=(_HANDINGS,))
        self.add(of + "points", "of jewels, sets and cards", _MOST_POINTS, (SOURCES,), unit=20)
        self.add(of + "pawn", "on the track", _MOST_POINTS, unit=20)
        self.add(of + "cards", "in hand", _MOST_CARDS, unit=6)
        self.add(of + "tiles dealt", "to choose from at the opening", DEALT)

    def write(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        assert isinstance(state, Position)
        p = state
        seats = p.seats
        many = asked(p)
        row[at + self.step + p.step] = 1
        if not p.waiting and p.seat >= 0:
            row[at + self.actor + (p.seat - seat + seats) % seats] = 1
        if p.active != NONE:
            row[at + self.active + (p.active - seat + seats) % seats] = 1
        row[at + self.turns] = i16(p.turns)
        row[at + self.left] = i16(p.actions_left)
        if p.step == TURN and must_hand_in(p, p.active):
            row[at + self.must] = 1
        self._write_stones(p, row, at)
        self._write_piles(p, row, at)
        self._write_card(p, seat, row, at)
        self._write_own(p, seat, many, row, at)
        for other in range(seats):
            turned = (other - seat + seats) % seats
            row[at + self.asked + turned] = i16((many >> other) & 1)
            self._write_player(p, other, row, at + self.player + turned * self.stride)

    def _write_stones(self, p: Position, row: vec[i16], at: i64) -> None:
        length = len(p.mine)
        shown = length if length < _FRONT else _FRONT
        for stone in range(shown):
            row[at + self.front + 4 * stone + p.mine[stone]] = 1
        row[at + self.length] = i16(length)
        for colour in range(4):
            row[at + self.bag + colour] = i16(p.bag[colour])
        self._write_load(p.tray, row, at + self.tray)

    def _write_piles(self, p: Position, row: vec[i16], at: i64) -> None:
        for space in range(MARKET_SPACES):
            self._write_tile(p.market[space], row, at + self.market + _TILE * space)
        row[at + self.pile] = i16(count(p.tiles))
        row[at + self.pile + 1] = i16(count(p.tile_discards))
        row[at + self.pile + 2] = i16(count(p.pile))
        self._write_cards(p.components, p.discards, row, at + self.discards)
        put_set(row, at + self.holes, p.holes)
        row[at + self.missing] = i16(p.missing)
        if p.may_refresh:
            row[at + self.refresh] = 1

    def _write_card(self, p: Position, seat: i64, row: vec[i16], at: i64) -> None:
        """The card in play, and cards that are owed."""
        seats = p.seats
        for played in p.stack:
            row[at + self.stack + p.components.kind_of[played & 63]] += 1
        if p.stack:
            top: i64 = p.stack[len(p.stack) - 1] >> 6
            row[at + self.player_of_top + (top - seat + seats) % seats] = 1
        if p.target == MARKET:
            row[at + self.target + seats] = 1
        elif p.target != NONE:
            row[at + self.target + (p.target - seat + seats) % seats] = 1
        row[at + self.moves] = i16(p.left)
        if p.new_place != NONE:
            row[at + self.new_place + p.new_place] = 1
        for drawer in p.owed:
            row[at + self.owed + (drawer - seat + seats) % seats] += 1
        if p.drawer != NONE:
            row[at + self.drawer + (p.drawer - seat + seats) % seats] = 1

    def _write_own(self, p: Position, seat: i64, many: i64, row: vec[i16], at: i64) -> None:
        self._write_cards(p.components, p.hands[seat], row, at + self.hand)
        self._write_cards(p.components, p.maybe_piled[seat], row, at + self.piled)
        if ((many & ~p.waiting) >> seat) & 1:
            row[at + self.answer] = i16((p.answers >> 4 * seat & 15) + 1)
        copied = (p.copies >> 4 * seat & 15) - 1
        if copied != NONE:
            row[at + self.copy + copied] = 1
        tiles = p.dealt[seat]
        here = at + self.dealt
        while tiles:
            self._write_tile(lowest(tiles), row, here)
            tiles &= tiles - 1
            here += _TILE

    def _write_player(self, p: Position, seat: i64, row: vec[i16], at: i64) -> None:
        c = p.components
        h = c.holders
        cart = h.load[p.carts[seat]]
        self._write_load(cart, row, at)
        needs = at + 4 + PLACES * _JEWEL
        for place in range(PLACES):
            jewel = p.jewels[PLACES * seat + place]
            if jewel == NONE:
                continue
            here = at + 4 + place * _JEWEL
            self._write_tile(h.tile[jewel], row, here)
            self._write_load(h.load[jewel], row, here + _TILE)
            put_set(row, here + _TILE + 4, h.accepts[jewel])
            if h.finished[jewel] != NONE:
                row[here + _TILE + 8] = 1
            elif h.accepts[jewel]:
                for colour in range(4):
                    row[needs + colour] += i16(asked_for(c, jewel, colour))
        for colour in range(4):
            missing = row[needs + colour] - i16((cart >> 4 * colour) & 15)
            row[needs + colour] = missing if missing > 0 else 0
        at = needs + 4
        if p.jewels[PLACES * seat] != NONE:
            put_set(row, at, handings(p, seat))
        at += _HANDINGS
        for source in range(SOURCES):
            row[at + source] = i16(p.points[SOURCES * seat + source])
        at += SOURCES
        row[at] = i16(p.pawns[seat])
        row[at + 1] = i16(count(p.hands[seat]))
        row[at + 2] = i16(count(p.dealt[seat]))

    def _write_tile(self, tile: i64, row: vec[i16], at: i64) -> None:
        if tile == NONE:
            return
        numbers = self.tile_numbers
        for number in range(_TILE):
            row[at + number] = i16(numbers[_TILE * tile + number])

    def _write_load(self, load: i64, row: vec[i16], at: i64) -> None:
        while load:
            row[at] = i16(load & 15)
            load >>= 4
            at += 1

    def _write_cards(self, c: Components, cards: i64, row: vec[i16], at: i64) -> None:
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            row[at + c.kind_of[card]] += 1


def _tile_numbers(c: Components) -> list[int]:
    """What is printed on the tiles, ``_TILE`` numbers each."""
    found: list[int] = []
    for tile in range(len(c.tile_ids)):
        found += [c.tile_points[tile], c.tile_bonus[tile], int(c.tile_brown[tile])]
        found += [c.tile_slots[tile].count(slot) for slot in range(len(SLOTS))]
    return found
