"""Setting up."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.gem_forge.actions import OPENINGS
from tetrarchy.games.gem_forge.choices import asked
from tetrarchy.games.gem_forge.data import DEALT, MARKET_SPACES, PLACES
from tetrarchy.games.gem_forge.holders import COLOURS, NONE
from tetrarchy.games.gem_forge.rules.stones import let_down, take_stone
from tetrarchy.games.gem_forge.rules.turn import begin_turn
from tetrarchy.games.gem_forge.state import DEAL_TILE, FILL_MINE, FIRST_PLAYER, GO_ON, OPENING, Position
from tetrarchy.kernel.bits import bit, count, lowest
from tetrarchy.kernel.state import CHANCE


def set_up_more(p: Position) -> None:
    """The next thing of the setup that is not done yet."""
    if p.first == NONE:
        if stones_in_bag(p):
            fill_mine(p)
        else:
            p.step = FIRST_PLAYER
            p.seat = CHANCE
    elif p.jewels[0] != NONE:
        begin_turn(p, p.first)
    elif receiver(p) != NONE:
        p.step = DEAL_TILE
        p.seat = CHANCE
    else:
        begin_opening(p)


def stones_in_bag(p: Position) -> i64:
    """How many stones wait at the top of the slide."""
    return p.bag[0] + p.bag[1] + p.bag[2] + p.bag[3]


def fill_mine(p: Position) -> None:
    """All stones go down the slide one by one in random order; the last ones of one colour need no luck."""
    total = stones_in_bag(p)
    for colour in range(4):
        if p.bag[colour] == total:
            while p.bag[colour]:
                drop_stone(p, colour)
            return
    p.step = FILL_MINE
    p.seat = CHANCE


def drop_stone(p: Position, colour: i64) -> None:
    """Chance: the next stone on the slide."""
    p.bag[colour] -= 1
    let_down(p, colour)
    p.step = GO_ON


def choose_first_player(p: Position, first: i64) -> None:
    """Chance: who begins. From him on everybody takes the lowest stone, and then a card."""
    p.first = first
    p.active = first
    if p.events is not None:
        p.note("mine_filled", {"stones": [COLOURS[colour] for colour in p.mine]})
        p.note("first_player", {"seat": first})
    for n in range(p.seats):
        seat = (first + n) % p.seats
        take_stone(p, seat)
        p.owed += (int(seat),)
    p.step = GO_ON


def receiver(p: Position) -> i64:
    """To whom the next tile is dealt: five to each, from the first player on; NONE when all have theirs."""
    for n in range(p.seats):
        seat = (p.first + n) % p.seats
        if count(p.dealt[seat]) < DEALT:
            return seat
    return NONE


def deal_tile(p: Position, tile: i64) -> None:
    """Chance: a tile that only its receiver sees until everybody has chosen."""
    seat = receiver(p)
    p.tiles ^= bit(tile)
    p.dealt[seat] |= bit(tile)
    if p.events is not None:
        p.note("tile_dealt", {"seat": seat, "tile": p.components.tile_ids[tile]}, (int(seat),))
    p.step = GO_ON


def begin_opening(p: Position) -> None:
    """Everybody chooses three of the five tiles, at once and hidden from the others."""
    p.step = OPENING
    p.waiting = asked(p)
    p.answers = 0
    p.seat = 0


def choose_opening(p: Position, seat: i64, opening: i64) -> None:
    """One player has chosen; the last choice reveals all."""
    p.answers |= (opening + 1) << 4 * seat
    p.waiting ^= bit(seat)
    if p.waiting:
        p.seat = lowest(p.waiting)
        return
    for n in range(p.seats):
        reveal(p, (p.first + n) % p.seats)
    p.answers = 0
    p.reveals += 1
    p.holes = (bit(MARKET_SPACES)) - 1
    p.step = GO_ON


def reveal(p: Position, seat: i64) -> None:
    """The tiles chosen lie open in front of the player, the other two are discarded."""
    kept = OPENINGS[(p.answers >> 4 * seat & 15) - 1]
    dealt = p.dealt[seat]
    p.dealt[seat] = 0
    place = PLACES * seat
    for at in range(DEALT):
        tile = lowest(dealt)
        dealt &= dealt - 1
        name = p.components.tile_ids[tile]
        if at in kept:
            p.jewels[place] = p.components.holders.fresh[tile]
            place += 1
            if p.events is not None:
                p.note("tile_kept", {"seat": seat, "tile": name})
        else:
            p.tile_discards |= bit(tile)
            if p.events is not None:
                p.note("tile_put_aside", {"seat": seat, "tile": name})
