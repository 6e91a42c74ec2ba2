"""Why an action is not possible, in a sentence."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.gem_forge.actions import (
    DISCARD,
    DRAW,
    HAND_IN,
    PASS,
    PLAY,
    SET,
    TAKE,
    card_code,
    drop_code,
)
from tetrarchy.games.gem_forge.data import CANCEL, PLACES
from tetrarchy.games.gem_forge.holders import COLOURS, NONE
from tetrarchy.games.gem_forge.state import (
    ANSWER_CARD,
    ANSWER_SET,
    ANSWER_TAKE,
    COPYING_SET,
    DIGGING,
    DROPPING,
    EMPTYING,
    KEEPING,
    NAME_TARGET,
    OPENING,
    REPLACING,
    RETURNING,
    ROBBING,
    SETTING_MORE,
    SETTING_NEW,
    STEPS,
    SWAPPING_JEWEL,
    SWAPPING_STONE,
    TAKING_FROM_JEWEL,
    TURN,
    Position,
)
from tetrarchy.kernel.errors import IllegalAction
from tetrarchy.kernel.state import CHANCE, OVER, no_seat

_NEEDED = {
    OPENING: ("must-open", "Choose three of your five tiles."),
    NAME_TARGET: ("must-target", "Choose a target the card can affect."),
    ANSWER_CARD: ("must-answer-card", "Cancel the card just played, or pass."),
    ANSWER_TAKE: ("must-answer-take", "Play a card to take a stone too, or pass."),
    ANSWER_SET: ("must-answer-set", "Play a card to set a stone too, or pass."),
    SWAPPING_JEWEL: ("must-swap-jewel", "Swap two empty tiles."),
    SETTING_NEW: ("must-set-new", "Set a stone into the new tile, or skip."),
    SWAPPING_STONE: ("must-swap-stone", "Swap two stones of different colours."),
    TAKING_FROM_JEWEL: (
        "must-take-from-jewel",
        "Take a stone from an unfinished tile of the chosen player.",
    ),
    EMPTYING: ("must-empty", "Return a stone from the chosen cart to the mine."),
    DIGGING: ("must-dig", "Take one to three stones from the mine, no more than it holds."),
    KEEPING: ("must-keep", "Keep one of the stones you dug up, or return the rest."),
    ROBBING: ("must-rob", "Take a stone from the chosen player's cart."),
    SETTING_MORE: ("must-set", "Set a stone from your cart where it fits."),
    COPYING_SET: ("must-set", "Set a stone from your cart where it fits."),
    RETURNING: ("must-return", "Return one of these stones to the mine."),
    REPLACING: ("must-replace", "Take a tile from the market."),
    DROPPING: ("must-drop", "Discard a card: you hold too many."),
}


def refusal(p: Position, seat: i64, action: i64) -> IllegalAction:
    """The error for an action that is not open."""
    if p.seat == OVER:
        return IllegalAction("game-over", "The game is over.")
    if p.seat == CHANCE:
        if seat != CHANCE:
            return IllegalAction("chance-first", "Something must be drawn first.")
        return IllegalAction("no-draw", "That cannot be drawn now (step {step}).", step=STEPS[p.step])
    if seat != CHANCE and not 0 <= seat < p.seats:
        return no_seat(seat, p.seats)
    if p.waiting and (seat == CHANCE or not (p.waiting >> seat) & 1):
        return IllegalAction("not-asked", "It is not your decision right now.")
    if not p.waiting and seat != p.seat:
        return IllegalAction("not-your-turn", "It is seat {seat}'s turn.", seat=p.seat + 1)
    if p.step == TURN:
        return _turn_refusal(p, seat, action)
    if action == PASS:
        return IllegalAction("no-pass", "You cannot skip this step.")
    c = p.components
    if ANSWER_CARD <= p.step <= ANSWER_SET and PLAY <= action < drop_code(c):
        return _card_refusal(p, seat, action - PLAY)
    if p.step == DROPPING and drop_code(c) <= action < card_code(c):
        return _no_card(p, action - drop_code(c))
    if p.step == REPLACING and not p.may_refresh:
        return IllegalAction(
            "no-refresh", "The market can be refreshed only once, before the first tile is taken."
        )
    if p.step == REPLACING:
        return IllegalAction(
            "wrong-refresh",
            "Replace exactly as many market tiles as you take: {tiles}.",
            tiles=p.missing,
        )
    key, sentence = _NEEDED[p.step]
    return IllegalAction(key, sentence)


def _turn_refusal(p: Position, seat: i64, action: i64) -> IllegalAction:
    c = p.components
    h = c.holders
    if action == PASS:
        if p.actions_left:
            return IllegalAction("actions-left", "A turn has two actions; {left} left.", left=p.actions_left)
        return IllegalAction("brown-left", "Hand in your finished brown tile before the turn ends.")
    if HAND_IN <= action < PLAY:
        return _handing_refusal(p, seat, action - HAND_IN + 1)
    if not p.actions_left and TAKE <= action < drop_code(c):
        return IllegalAction("no-actions", "Both actions of this turn are done.")
    if action == TAKE:
        if not p.mine:
            return IllegalAction("mine-empty", "The mine is empty.")
        return IllegalAction("cart-full", "Your cart is full.")
    if SET <= action < DISCARD:
        colour = (action - SET) & 3
        place = (action - SET) >> 2
        if not (h.holds[p.carts[seat]] >> colour) & 1:
            return _no_stone(colour)
        return IllegalAction(
            "no-slot",
            "Tile {place} has no empty slot for this colour: {colour}.",
            place=place + 1,
            colour=COLOURS[colour],
        )
    if DISCARD <= action < DRAW:
        return _no_stone(action - DISCARD)
    if PLAY <= action < drop_code(c):
        return _card_refusal(p, seat, action - PLAY)
    return IllegalAction(
        "must-act", "Your turn: take, set or discard a stone, draw or play a card, or hand in a tile."
    )


def _handing_refusal(p: Position, seat: i64, places: i64) -> IllegalAction:
    for place in range(PLACES):
        if (places >> place) & 1 and p.components.holders.finished[p.jewels[PLACES * seat + place]] == NONE:
            return IllegalAction("not-finished", "Tile {place} is not finished.", place=place + 1)
    return IllegalAction(
        "no-set", "Only blue tiles with stones of the same colour can be handed in together."
    )


def _card_refusal(p: Position, seat: i64, kind: i64) -> IllegalAction:
    c = p.components
    if not p.hands[seat] & c.cards_of[kind]:
        return _no_card(p, kind)
    if p.step == TURN and c.effect[kind] >= CANCEL:
        return IllegalAction("only-answers", "Play this card in answer to another player's action.")
    if p.step != TURN and c.effect[kind] < CANCEL:
        return IllegalAction("own-turn-only", "Play this card on your own turn.")
    return IllegalAction("does-nothing", "This card would do nothing now.")


def _no_card(p: Position, kind: i64) -> IllegalAction:
    return IllegalAction("no-card", "You do not have this card: {card}.", card=p.components.card_ids[kind])


def _no_stone(colour: i64) -> IllegalAction:
    return IllegalAction(
        "no-stone", "Your cart has no stone of this colour: {colour}.", colour=COLOURS[colour]
    )
