"""What a position is worth to a player, by public facts and the player's own hand; 100 is one point.

The yardstick is the action: a stone costs two of them, one to take it and one to set it. The other numbers
are judged, not fitted; ``scripts/try_gem_forge_worth.py`` measures a change of one of them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarchy.games.gem_forge.data import EFFECTS, PLACES
from tetrarchy.games.gem_forge.holders import NONE
from tetrarchy.games.gem_forge.state import Position
from tetrarchy.kernel.bits import count, lowest

POINT: Final = 100
ACTION: Final = 50
WIN: Final = 100_000
USELESS_STONE: Final = vec[i64]([5, 20, 40])
"""What the first, second and third stone that fits nowhere costs."""
AT_RISK: Final = 2
"""What a stone in an unfinished tile costs: others can take it away."""
UNKNOWN_TILE: Final = 70
"""About the best of a few tiles that nobody has seen yet."""
UNKNOWN_CARD: Final = 30
IDLE_DRAW: Final = 60
"""What it costs to draw with a full hand: the hand gets better, but the game does not move on."""
CROWDED: Final = vec[i64]([0, 0, 3, 8, 20, 25, 28])
"""By how much the next card is worth less, for each number of cards that are in the hand already."""
AHEAD: Final = 6
"""How many stones of the mine a player looks at."""
PATIENCE: Final = 2
"""What it costs a missing stone when one of these is of another colour."""
MISSING_STONE_OF_SET: Final = 24
"""By how many per cent a set is less likely for each stone that it still misses."""

_BY_EFFECT: Final = {
    "swap_jewel": 25,
    "swap_stone": 25,
    "take_from_jewel": 35,
    "draw": 50,
    "empty_cart": 50,
    "dig": 50,
    "rob_cart": 50,
    "set": 55,
    "cancel": 45,
    "copy_take": 45,
    "copy_set": 50,
}
CARD_WORTH: Final = vec[i64]([_BY_EFFECT[effect] for effect in EFFECTS])


def worth(p: Position, seat: i64) -> i64:
    """One's own prospects, less a share of the others'."""
    mine = won(p, seat) + prospects(p, seat) + hand_worth(p, seat)
    theirs: i64 = 0
    for other in range(p.seats):
        if other != seat:
            theirs += won(p, other) + prospects(p, other) + UNKNOWN_CARD * count(p.hands[other])
    share = 50 // p.seats
    return mine - theirs * share // 100


def won(p: Position, seat: i64) -> i64:
    """What having reached the goal is worth beside the points."""
    return WIN if p.pawns[seat] == p.components.goal else 0


def hand_worth(p: Position, seat: i64) -> i64:
    """The cards of a hand, and those that are still to be drawn."""
    total: i64 = 0
    held: i64 = 0
    cards = p.hands[seat]
    while cards:
        total += CARD_WORTH[p.components.effect[p.components.kind_of[lowest(cards)]]] - crowding(held)
        held += 1
        cards &= cards - 1
    for drawer in p.owed:
        if drawer == seat:
            total += UNKNOWN_CARD - crowding(held)
            held += 1
    return total


def crowding(held: i64) -> i64:
    """By how much the next card is worth less."""
    return CROWDED[held] if held < len(CROWDED) else CROWDED[len(CROWDED) - 1]


def prospects(p: Position, seat: i64) -> i64:
    """The pawn, the tiles in front of a player, and the stones in the cart."""
    at = PLACES * seat
    jewels = jewels_worth(p, p.carts[seat], p.jewels[at], p.jewels[at + 1], p.jewels[at + 2])
    return POINT * p.pawns[seat] + jewels


def jewels_worth(p: Position, cart: i64, a: i64, b: i64, c: i64) -> i64:
    """Three tiles (NONE: one that is to be taken from the market) and the cart that serves them."""
    h = p.components.holders
    places = vec[i64]([a, b, c])
    total: i64 = 0
    useless: i64 = 0
    load = h.load[cart]
    for colour in range(4):
        for _ in range(load >> 4 * colour & 15):
            place = best_place(p, places, colour)
            if place == NONE:
                total -= USELESS_STONE[useless]
                useless += 1
            else:
                places[place] = h.added[4 * places[place] + colour]
                total -= ACTION
    for place in range(PLACES):
        if places[place] == NONE:
            total += market_worth(p)
        else:
            total += tile_worth(p, places[place])
    for jewel in (a, b, c):
        if jewel != NONE and h.finished[jewel] == NONE:
            total -= AT_RISK * h.size[jewel]
    return total + sets_worth(p, places)


def best_place(p: Position, places: vec[i64], colour: i64) -> i64:
    """The tile that a stone is set into: the one that misses fewest."""
    h = p.components.holders
    best: i64 = NONE
    fewest: i64 = 99
    for place in range(PLACES):
        jewel = places[place]
        if jewel != NONE and (h.accepts[jewel] >> colour) & 1:
            missing = missing_stones(p, jewel)
            if missing < fewest:
                fewest = missing
                best = place
    return best


def missing_stones(p: Position, jewel: i64) -> i64:
    """How many slots are empty."""
    h = p.components.holders
    return len(p.components.tile_slots[h.tile[jewel]]) - h.size[jewel]


def tile_worth(p: Position, jewel: i64) -> i64:
    """The points of a tile, less the actions for the stones that it misses; rare colours cost patience."""
    h = p.components.holders
    value = POINT * p.components.tile_points[h.tile[jewel]]
    missing = missing_stones(p, jewel)
    if missing:
        value -= missing * (2 * ACTION + PATIENCE * wait(p, h.accepts[jewel]))
    return value


def wait(p: Position, colours: i64) -> i64:
    """How many of the next stones of the mine have none of these colours."""
    mine = p.mine
    others: i64 = AHEAD
    for at in range(min(AHEAD, len(mine))):
        if (colours >> mine[at]) & 1:
            others -= 1
    return others


def sets_worth(p: Position, places: vec[i64]) -> i64:
    """The set points of blue tiles of one colour, by how near they are to being finished.

    Nobody waits for a colour of which the mine has no stone.
    """
    best: i64 = 0
    for colour in range(4):
        tiles: i64 = 0
        bonus: i64 = 0
        missing: i64 = 0
        for place in range(PLACES):
            jewel = places[place]
            if jewel != NONE and can_be(p, jewel, colour):
                tiles += 1
                bonus += p.components.tile_bonus[p.components.holders.tile[jewel]]
                missing += missing_stones(p, jewel)
        likely = 100 - MISSING_STONE_OF_SET * missing
        if tiles > 1 and bonus * likely > best and (missing == 0 or p.mine.count(colour) > 0):
            best = bonus * likely
    return best


def can_be(p: Position, jewel: i64, colour: i64) -> bool:
    """Whether a tile can be finished as a blue one of this colour."""
    h = p.components.holders
    if h.finished[jewel] != NONE:
        return h.finished[jewel] == colour
    if p.components.tile_brown[h.tile[jewel]]:
        return False
    return (h.accepts[jewel] >> colour) & 1 == 1


def market_worth(p: Position) -> i64:
    """The best tile that can be had."""
    best: i64 = 0
    for tile in p.market:
        value: i64 = UNKNOWN_TILE
        if tile != NONE:
            value = tile_worth(p, p.components.holders.fresh[tile])
        if value > best:
            best = value
    return best
