"""What the cards of one's own turn can do: whether they may be played, on whom, and with which choices."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.gem_forge.actions import MARKET
from tetrarchy.games.gem_forge.data import (
    DIG_STONES,
    DRAW_CARDS,
    EMPTY_A_CART,
    MARKET_SPACES,
    PLACES,
    ROB_CART,
    SET_STONES,
    SWAP_JEWEL,
    SWAP_STONE,
    TAKE_FROM_JEWEL,
)
from tetrarchy.games.gem_forge.holders import EMPTY_CART, NONE
from tetrarchy.games.gem_forge.rules.stones import settings, tray_colours
from tetrarchy.games.gem_forge.state import (
    COPYING_SET,
    DIGGING,
    EMPTYING,
    KEEPING,
    ROBBING,
    SETTING_MORE,
    SETTING_NEW,
    SWAPPING_JEWEL,
    SWAPPING_STONE,
    Position,
)
from tetrarchy.kernel.bits import bit, lowest


def kinds_in(p: Position, cards: i64) -> i64:
    """The kinds among some cards."""
    kinds: i64 = 0
    while cards:
        kinds |= bit(p.components.kind_of[lowest(cards)])
        cards &= cards - 1
    return kinds


def has_target(effect: i64) -> bool:
    """Whether the card names a player, or the market, when it is played."""
    return (
        effect == SWAP_JEWEL
        or effect == SWAP_STONE
        or effect == TAKE_FROM_JEWEL
        or effect == EMPTY_A_CART
        or effect == ROB_CART
    )


def can_play(p: Position, effect: i64) -> bool:
    """A card may be played only if it does something; reactions have their own windows."""
    if effect == DRAW_CARDS:
        return True
    if effect == DIG_STONES:
        return len(p.mine) > 1 and p.components.holders.accepts[p.carts[p.active]] != 0
    if effect == SET_STONES:
        return settings(p, p.active) != 0
    return has_target(effect) and targets(p, effect) != 0


def targets(p: Position, effect: i64) -> i64:
    """The seats (and MARKET) on which the active player's card would do something."""
    h = p.components.holders
    me = p.active
    mine = p.carts[me]
    found: i64 = 0
    if effect == SWAP_JEWEL:
        if not bare_tiles(p, me):
            return 0
        found = bit(MARKET)
    elif (effect == TAKE_FROM_JEWEL or effect == ROB_CART) and not h.accepts[mine]:
        return 0
    for seat in range(p.seats):
        if seat == me and effect != EMPTY_A_CART:
            continue
        if effect == SWAP_JEWEL:
            hit = bare_tiles(p, seat) != 0
        elif effect == TAKE_FROM_JEWEL:
            hit = pulls(p, seat) != 0
        elif effect == SWAP_STONE:
            hit = trades(h.holds[mine], h.holds[p.carts[seat]]) != 0
        else:
            hit = p.carts[seat] != EMPTY_CART
        if hit:
            found |= bit(seat)
    return found


def bare_tiles(p: Position, seat: i64) -> i64:
    """The places with a tile that holds no stone."""
    size = p.components.holders.size
    at = PLACES * seat
    found: i64 = 0
    if size[p.jewels[at]] == 0:
        found |= 1
    if size[p.jewels[at + 1]] == 0:
        found |= 2
    if size[p.jewels[at + 2]] == 0:
        found |= 4
    return found


def swaps(p: Position) -> i64:
    """The swaps of a bare tile with the target, as a mask with the bit ``MARKET_SPACES * mine + theirs``."""
    theirs: i64 = (1 << MARKET_SPACES) - 1
    if p.target != MARKET:
        theirs = bare_tiles(p, p.target)
    mine = bare_tiles(p, p.active)
    found: i64 = 0
    for place in range(PLACES):
        if (mine >> place) & 1:
            found |= theirs << MARKET_SPACES * place
    return found


def pulls(p: Position, seat: i64) -> i64:
    """The stones on a player's unfinished tiles, as a mask with the bit ``4 * place + colour``."""
    h = p.components.holders
    found: i64 = 0
    for place in range(PLACES):
        jewel = p.jewels[PLACES * seat + place]
        if h.finished[jewel] == NONE:
            found |= h.holds[jewel] << 4 * place
    return found


def trades(mine: i64, theirs: i64) -> i64:
    """The swaps of two stones of different colours, as a mask with the bit ``4 * give + get``."""
    found: i64 = 0
    for give in range(4):
        if (mine >> give) & 1:
            found |= (theirs & ~(bit(give))) << 4 * give
    return found


def card_kind(p: Position) -> i64:
    """The kind of the card in play."""
    return p.components.kind_of[p.stack[0] & 63]


def effect_choices(p: Position) -> i64:
    """What can be answered at a step of the card in play. Who may move up to a number of stones must move
    one, and may then stop.
    """
    step = p.step
    h = p.components.holders
    if step == KEEPING:
        return tray_colours(p) << 1 | 1
    if step == DIGGING:
        stones: i64 = len(p.mine)
        if stones > p.left:
            stones = p.left
        return (bit(stones + 1)) - 2
    if step == COPYING_SET:
        return settings(p, p.seat) << 1
    if step == SWAPPING_JEWEL:
        return swaps(p) << 1
    if step == SETTING_NEW:
        fitting = h.accepts[p.jewels[PLACES * p.active + p.new_place]] & h.holds[p.carts[p.active]]
        return fitting << (1 + 4 * p.new_place) | 1
    if step == SWAPPING_STONE:
        return trades(h.holds[p.carts[p.active]], h.holds[p.carts[p.target]]) << 1
    may_stop: i64 = 0
    if step == EMPTYING or step == ROBBING or step == SETTING_MORE:
        if p.left < p.components.amount[card_kind(p)]:
            may_stop = 1
        if step == SETTING_MORE:
            return settings(p, p.active) << 1 | may_stop
        return h.holds[p.carts[p.target]] << 1 | may_stop
    return pulls(p, p.target) << 1
