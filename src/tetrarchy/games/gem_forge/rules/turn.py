"""A player's turn: exactly two of the five actions, and handing in at any moment between them."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.gem_forge.actions import HAND_IN, TAKE
from tetrarchy.games.gem_forge.card_choices import has_target
from tetrarchy.games.gem_forge.choices import ask, only
from tetrarchy.games.gem_forge.holders import COLOURS
from tetrarchy.games.gem_forge.rules.hand import leave_hand
from tetrarchy.games.gem_forge.rules.handing_in import hand_in
from tetrarchy.games.gem_forge.rules.reactions import open_window
from tetrarchy.games.gem_forge.rules.stones import let_down, remove_stone, set_stone, take_stone
from tetrarchy.games.gem_forge.state import (
    ACTIONS_A_TURN,
    ANSWER_CARD,
    ANSWER_SET,
    ANSWER_TAKE,
    GO_ON,
    NAME_TARGET,
    TURN,
    Position,
    skip,
)


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
    several = ask(p, TURN, p.active)
    if p.choices == 1:
        end_turn(p)
    elif not several and not p.actions_left:
        if p.events is not None:
            skip(p, p.active, TURN, "must_hand_in")
        hand_in(p, only(p) - HAND_IN + TAKE + 1)


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
    if not ask(p, NAME_TARGET, seat):
        name_target(p, only(p))


def name_target(p: Position, target: i64) -> None:
    """The card is meant for this player, or for the market."""
    p.target = target
    if p.events is not None:
        name = str(target + 1) if target < p.seats else "market"
        p.note("target_named", {"seat": p.active, "target": name})
    open_window(p, ANSWER_CARD)
