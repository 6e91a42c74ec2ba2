"""A player's turn: exactly two of the five actions, and handing in at any moment between them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tetrarchy.games.gem_forge.actions import DISCARD, DRAW, HAND_IN, PLAY, SET, TAKE
from tetrarchy.games.gem_forge.data import CANCEL
from tetrarchy.games.gem_forge.holders import COLOURS
from tetrarchy.games.gem_forge.rules.choices import can_play, has_target, targets
from tetrarchy.games.gem_forge.rules.handing import hand_in, handings, must_hand_in
from tetrarchy.games.gem_forge.rules.hands import kinds_in, leave_hand
from tetrarchy.games.gem_forge.rules.reactions import open_window
from tetrarchy.games.gem_forge.rules.stones import (
    can_take,
    let_down,
    remove_stone,
    set_stone,
    settings,
    take_stone,
)
from tetrarchy.games.gem_forge.state import (
    ACTIONS_A_TURN,
    ANSWER_CARD,
    ANSWER_SET,
    ANSWER_TAKE,
    GO_ON,
    NAME_TARGET,
    TURN,
    Position,
)
from tetrarchy.kernel.bits import bit, lowest

_SET_BIT: Final = 1 + SET - TAKE
_DISCARD_BIT: Final = 1 + DISCARD - TAKE
_DRAW_OPTION: Final = 2 << (DRAW - TAKE)
_TAKE_OPTION: Final = 2
_HAND_IN_BIT: Final = 1 + HAND_IN - TAKE
_PLAY_BIT: Final = 1 + PLAY - TAKE


def begin_turn(p: Position, seat: i64) -> None:
    """A player has two actions."""
    p.active = seat
    p.turns += 1
    p.actions_left = ACTIONS_A_TURN
    if p.events is not None:
        p.note("turn_begun", {"seat": seat})
    begin_action(p)


def begin_action(p: Position) -> None:
    """Take a stone, set one, discard one, draw a card or play one; or hand in, which is no action.

    Drawing a card is always possible, so nobody is ever stuck; it is asked even where nothing else is
    possible, because not asking would tell about the hand. After both actions finished tiles may still be
    handed in; the turn cannot end while a brown one lies there.
    """
    p.step = TURN
    p.seat = p.active
    p.options = turn_options(p)
    if p.options == 1:
        end_turn(p)
    elif not p.actions_left and not p.options & (p.options - 1):
        hand_in(p, lowest(p.options) - _HAND_IN_BIT + 1)


def turn_options(p: Position) -> i64:
    """What the active player may do."""
    seat = p.active
    options = handings(p, seat) << _HAND_IN_BIT
    if p.actions_left:
        options |= _DRAW_OPTION
        if can_take(p, seat):
            options |= _TAKE_OPTION
        options |= settings(p, seat) << _SET_BIT
        options |= p.components.holders.holds[p.carts[seat]] << _DISCARD_BIT
        options |= playable(p) << _PLAY_BIT
    elif not must_hand_in(p, seat):
        options |= 1
    return options


def playable(p: Position) -> i64:
    """The kinds of card that the active player can spend an action on."""
    c = p.components
    kinds = kinds_in(p, p.hands[p.active])
    found: i64 = 0
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        if c.effect[kind] < CANCEL and can_play(p, c.effect[kind]):
            found |= bit(kind)
    return found


def end_turn(p: Position) -> None:
    """The turn passes clockwise."""
    begin_turn(p, (p.active + 1) % p.seats)


def take(p: Position) -> None:
    """Action 1: the lowest stone of the mine goes into the cart."""
    p.actions_left -= 1
    take_stone(p, p.active)
    open_window(p, ANSWER_TAKE)


def set_one(p: Position, setting: i64) -> None:
    """Action 2: a stone of the cart goes into one of the player's tiles."""
    p.actions_left -= 1
    set_stone(p, p.active, setting)
    open_window(p, ANSWER_SET)


def discard_stone(p: Position, colour: i64) -> None:
    """Action 3: a stone of the cart goes back to the mine."""
    p.actions_left -= 1
    remove_stone(p, p.active, colour)
    let_down(p, colour)
    if p.events is not None:
        p.note("stone_discarded", {"seat": p.active, "colour": COLOURS[colour]})
    p.step = GO_ON


def draw(p: Position) -> None:
    """Action 4: the first card of the pile comes into the hand."""
    p.actions_left -= 1
    p.owed = (int(p.active),)
    p.step = GO_ON


def play(p: Position, kind: i64) -> None:
    """Action 5: a card is laid open. If it is meant for somebody, that is said at once; then the others may
    cancel it.
    """
    seat = p.active
    p.actions_left -= 1
    p.stack = (int(64 * seat + leave_hand(p, seat, kind)),)
    if p.events is not None:
        p.note("card_played", {"seat": seat, "card": p.components.card_ids[kind]})
    effect = p.components.effect[kind]
    if not has_target(effect):
        open_window(p, ANSWER_CARD)
        return
    possible = targets(p, effect)
    if possible & (possible - 1):
        p.step = NAME_TARGET
        p.seat = seat
        p.options = possible << 1
    else:
        name_target(p, lowest(possible))


def name_target(p: Position, target: i64) -> None:
    """The card is meant for this player, or for the market."""
    p.target = target
    if p.events is not None:
        name = str(target + 1) if target < p.seats else "market"
        p.note("target_named", {"seat": p.active, "target": name})
    open_window(p, ANSWER_CARD)
