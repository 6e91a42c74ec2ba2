"""What the cards do once nobody cancels them any more.

A choice that has one answer only is made at once: everything here but the hands is public.
"""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.gem_forge.actions import MARKET
from tetrarchy.games.gem_forge.card_choices import card_kind
from tetrarchy.games.gem_forge.choices import ask, only
from tetrarchy.games.gem_forge.data import (
    COPY_SET,
    COPY_TAKE,
    DIG_STONES,
    DRAW_CARDS,
    EMPTY_A_CART,
    MARKET_SPACES,
    PLACES,
    ROB_CART,
    SET_STONES,
    SWAP_JEWEL,
    SWAP_STONE,
)
from tetrarchy.games.gem_forge.holders import COLOURS, EMPTY_CART, NONE
from tetrarchy.games.gem_forge.rules.stones import (
    add_stone,
    let_down,
    remove_stone,
    set_stone,
    settings,
    take_stone,
)
from tetrarchy.games.gem_forge.rules.track import finish_move, score
from tetrarchy.games.gem_forge.state import (
    COPYING_SET,
    DIGGING,
    EMPTYING,
    FROM_CARDS,
    GO_ON,
    KEEPING,
    ROBBING,
    SETTING_MORE,
    SETTING_NEW,
    SWAPPING_JEWEL,
    SWAPPING_STONE,
    TAKING_FROM_JEWEL,
    Position,
    skip,
)
from tetrarchy.kernel.bits import bit


def begin_effect(p: Position) -> None:
    """The card in play was not cancelled."""
    seat: i64 = p.stack[0] >> 6
    kind = card_kind(p)
    effect = p.components.effect[kind]
    p.left = p.components.amount[kind]
    if effect == DRAW_CARDS:
        p.owed = (int(seat),) * int(p.left)
        p.step = GO_ON
    elif effect == DIG_STONES:
        begin_digging(p)
    elif effect == EMPTY_A_CART:
        go_on_emptying(p)
    elif effect == SET_STONES:
        go_on_setting(p)
    elif effect == ROB_CART:
        go_on_robbing(p)
    elif effect == COPY_TAKE:
        take_stone(p, seat)
        p.step = GO_ON
    elif effect == COPY_SET:
        begin_copying_set(p, seat)
    elif effect == SWAP_JEWEL:
        begin_swapping_jewel(p)
    elif effect == SWAP_STONE:
        begin_swapping_stone(p)
    else:
        begin_taking_from_jewel(p)


def finish_effect(p: Position) -> None:
    """The player whose stones were moved gets the card's points, which move the pawn like any others."""
    points = p.components.points[card_kind(p)]
    seat = p.target
    p.target = NONE
    p.left = 0
    p.new_place = NONE
    p.step = GO_ON
    if points:
        before = p.pawns[seat]
        score(p, seat, FROM_CARDS, points)
        finish_move(p, seat, before)


def put_away(p: Position) -> None:
    """A card joins the discards after its effect."""
    p.discards |= bit(p.stack[0] & 63)
    p.stack = ()
    p.target = NONE
    p.left = 0


def begin_swapping_jewel(p: Position) -> None:
    """Swap a bare tile for a bare tile of the target."""
    if not ask(p, SWAPPING_JEWEL, p.active):
        swap_jewel(p, only(p))


def swap_jewel(p: Position, swap: i64) -> None:
    """The two tiles change places; then a stone of the cart may be set into the new one for nothing.

    That is no action "set a stone", and nobody can copy it.
    """
    h = p.components.holders
    place = swap // MARKET_SPACES
    theirs = swap % MARKET_SPACES
    at = PLACES * p.active + place
    given = h.tile[p.jewels[at]]
    if p.target == MARKET:
        got = p.market[theirs]
        p.market[theirs] = given
    else:
        got = h.tile[p.jewels[PLACES * p.target + theirs]]
        p.jewels[PLACES * p.target + theirs] = h.fresh[given]
    p.jewels[at] = h.fresh[got]
    if p.events is not None:
        ids = p.components.tile_ids
        p.note("tile_given", {"seat": p.active, "tile": ids[given]})
        p.note("tile_got", {"seat": p.active, "tile": ids[got]})
    p.new_place = place
    if not ask(p, SETTING_NEW, p.active):
        if p.events is not None:
            skip(p, p.active, SETTING_NEW, "new_tile_takes_none")
        finish_effect(p)


def set_new(p: Position, setting: i64) -> None:
    """A stone goes into the tile just swapped for."""
    set_stone(p, p.active, setting)
    finish_effect(p)


def begin_swapping_stone(p: Position) -> None:
    """Swap a stone of the cart for one of another colour of the target's cart."""
    if not ask(p, SWAPPING_STONE, p.active):
        swap_stone(p, only(p))


def swap_stone(p: Position, trade: i64) -> None:
    """The two stones change places."""
    give = trade >> 2
    get = trade & 3
    remove_stone(p, p.active, give)
    remove_stone(p, p.target, get)
    add_stone(p, p.active, get)
    add_stone(p, p.target, give)
    if p.events is not None:
        data = {"seat": p.active, "target": str(p.target + 1), "give": COLOURS[give], "get": COLOURS[get]}
        p.note("stones_swapped", data)
    finish_effect(p)


def begin_taking_from_jewel(p: Position) -> None:
    """Take a stone out of an unfinished tile of the target into one's own cart."""
    if not ask(p, TAKING_FROM_JEWEL, p.active):
        take_from_jewel(p, only(p))


def take_from_jewel(p: Position, pull: i64) -> None:
    """The stone is moved; a rainbow tile that loses its last stone is free for any colour again."""
    colour = pull & 3
    at = PLACES * p.target + (pull >> 2)
    p.jewels[at] = p.components.holders.removed[4 * p.jewels[at] + colour]
    add_stone(p, p.active, colour)
    if p.events is not None:
        tile = p.components.tile_ids[p.components.holders.tile[p.jewels[at]]]
        data = {"seat": p.active, "target": str(p.target + 1), "tile": tile, "colour": COLOURS[colour]}
        p.note("stone_pulled", data)
    finish_effect(p)


def go_on_emptying(p: Position) -> None:
    """Return one stone after another of the target's cart, in an order of one's own choice."""
    cart = p.carts[p.target]
    if cart == EMPTY_CART or not p.left:
        finish_effect(p)
    elif not ask(p, EMPTYING, p.active):
        empty_cart(p, only(p))


def empty_cart(p: Position, colour: i64) -> None:
    """One more stone goes from the cart to the mine."""
    remove_stone(p, p.target, colour)
    let_down(p, colour)
    p.left -= 1
    if p.events is not None:
        p.note("cart_emptied", {"seat": p.active, "target": str(p.target + 1), "colour": COLOURS[colour]})
    go_on_emptying(p)


def go_on_robbing(p: Position) -> None:
    """Move one stone after another from the target's cart into one's own, as long as there is room."""
    h = p.components.holders
    cart = p.carts[p.target]
    if cart == EMPTY_CART or not p.left or not h.accepts[p.carts[p.active]]:
        if p.events is not None and cart != EMPTY_CART and p.left:
            skip(p, p.active, ROBBING, "cart_full")
        finish_effect(p)
    elif not ask(p, ROBBING, p.active):
        rob_cart(p, only(p))


def rob_cart(p: Position, colour: i64) -> None:
    """One more stone changes carts."""
    remove_stone(p, p.target, colour)
    add_stone(p, p.active, colour)
    p.left -= 1
    if p.events is not None:
        p.note("cart_robbed", {"seat": p.active, "target": str(p.target + 1), "colour": COLOURS[colour]})
    go_on_robbing(p)


def go_on_setting(p: Position) -> None:
    """Set one stone after another into one's own tiles; these are no actions and cannot be copied."""
    possible = settings(p, p.active)
    if not possible or not p.left:
        if p.events is not None and p.left:
            skip(p, p.active, SETTING_MORE, "nothing_fits")
        finish_effect(p)
    elif not ask(p, SETTING_MORE, p.active):
        set_more(p, only(p))


def set_more(p: Position, setting: i64) -> None:
    """One more stone is set."""
    set_stone(p, p.active, setting)
    p.left -= 1
    go_on_setting(p)


def begin_digging(p: Position) -> None:
    """Say how many stones to take from the entrance of the mine."""
    if not ask(p, DIGGING, p.active):
        dig(p, 1)


def dig(p: Position, stones: i64) -> None:
    """The first stones of the mine come out. One of them must go back; the others may stay in the cart."""
    for _ in range(stones):
        colour: i64 = p.mine[0]
        p.mine = p.mine[1:]
        p.tray += bit(4 * colour)
        if p.events is not None:
            p.note("stone_dug", {"seat": p.active, "colour": COLOURS[colour]})
    p.left = stones - 1
    go_on_keeping(p)


def go_on_keeping(p: Position) -> None:
    """Put stones into the cart, all but one at most; the rest goes back to the mine."""
    if not p.left or not p.components.holders.accepts[p.carts[p.active]]:
        if p.events is not None and p.left:
            skip(p, p.active, KEEPING, "cart_full")
        p.step = GO_ON
    else:
        ask(p, KEEPING, p.active)


def keep_stone(p: Position, colour: i64) -> None:
    """One of the stones dug out stays."""
    p.tray -= bit(4 * colour)
    add_stone(p, p.active, colour)
    p.left -= 1
    if p.events is not None:
        p.note("stone_kept", {"seat": p.active, "colour": COLOURS[colour]})
    go_on_keeping(p)


def begin_copying_set(p: Position, seat: i64) -> None:
    """Set a stone in another player's turn; a tile finished so waits for one's own."""
    if not ask(p, COPYING_SET, seat):
        copy_set(p, only(p))


def copy_set(p: Position, setting: i64) -> None:
    """The copy is done."""
    set_stone(p, p.seat, setting)
    p.step = GO_ON


def stop(p: Position) -> None:
    """The player moves no more stones with the card."""
    if p.step == KEEPING:
        p.step = GO_ON
    else:
        finish_effect(p)
