"""Whether a position that was read can be: what the rules never lead to is refused.

What passes can be played to its end.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tetrarchy.games.gem_forge.card_choices import can_play, card_kind, has_target, targets
from tetrarchy.games.gem_forge.choices import step_choices
from tetrarchy.games.gem_forge.data import (
    CANCEL,
    COPY_SET,
    COPY_TAKE,
    DIG_STONES,
    DRAW_CARDS,
    EMPTY_A_CART,
    MOST_DRAWN,
    PLACES,
    ROB_CART,
    SET_STONES,
    SWAP_JEWEL,
    SWAP_STONE,
    TAKE_FROM_JEWEL,
)
from tetrarchy.games.gem_forge.holders import COLOURS, NONE
from tetrarchy.games.gem_forge.possible_setup import check_dealt, check_market, check_pile, check_setup
from tetrarchy.games.gem_forge.rules.stones import can_take, settings
from tetrarchy.games.gem_forge.state import (
    ACTIONS_A_TURN,
    ANSWER_CARD,
    COPYING_SET,
    DEAL_TILE,
    DIGGING,
    DRAW_CARD,
    DRAW_TILE,
    DROPPING,
    EMPTYING,
    FILL_MINE,
    FIRST_PLAYER,
    GAME_OVER,
    KEEPING,
    NAME_TARGET,
    OPENING,
    REPLACING,
    RETURNING,
    ROBBING,
    SETTING_MORE,
    SETTING_NEW,
    SWAPPING_JEWEL,
    SWAPPING_STONE,
    TAKING_FROM_JEWEL,
    TURN,
    Position,
)
from tetrarchy.kernel.bits import bit, count, lowest
from tetrarchy.kernel.plain import Reader
from tetrarchy.kernel.state import CHANCE, OVER

_CHANCE_STEPS: Final = (FILL_MINE, FIRST_PLAYER, DRAW_CARD, DEAL_TILE, DRAW_TILE)
_ONLY_SETUP: Final = (FILL_MINE, FIRST_PLAYER, DEAL_TILE, OPENING)
_HANDING_IN: Final = (DRAW_CARD, DRAW_TILE, RETURNING, REPLACING, DROPPING, GAME_OVER)
"""The steps at which tiles can be missing in front of the active player."""
_EFFECT_OF: Final = {
    SWAPPING_JEWEL: SWAP_JEWEL,
    SETTING_NEW: SWAP_JEWEL,
    SWAPPING_STONE: SWAP_STONE,
    TAKING_FROM_JEWEL: TAKE_FROM_JEWEL,
    EMPTYING: EMPTY_A_CART,
    DIGGING: DIG_STONES,
    KEEPING: DIG_STONES,
    ROBBING: ROB_CART,
    SETTING_MORE: SET_STONES,
    COPYING_SET: COPY_SET,
}
"""For each step of a card in play, the effect that asks it."""


def joined(one: i64, other: i64, shown: Reader) -> i64:
    """Two sets of tiles that have none in common."""
    if one & other:
        raise shown.wrong("a tile lies in two places")
    return one | other


def check_position(p: Position, table: Reader, players: list[Reader]) -> None:
    """Everything but who decides and what was answered."""
    _check_stones(p, table)
    _check_pawns(p, table)
    if p.turns:
        _check_turn(p, table, players)
    else:
        check_setup(p, table, players)
    _check_memory(p, players)


def check_actor(p: Position, table: Reader) -> None:
    """Who decides follows from the step; somebody who decides alone has something to decide."""
    if p.waiting:
        p.seat = lowest(p.waiting)
        if table["actor"].value is not None:
            raise table["actor"].wrong("several are asked at once")
        return
    if p.step == GAME_OVER:
        p.seat = OVER
    elif p.step in _CHANCE_STEPS:
        p.seat = CHANCE
    elif p.step == DROPPING:
        p.seat = p.drawer
    elif p.step == COPYING_SET:
        p.seat = p.stack[0] >> 6
    else:
        p.seat = p.active
    if table["actor"].number(OVER, p.seats - 1) != p.seat:
        raise table["actor"].wrong("somebody else decides at this step")
    if p.seat >= 0:
        p.choices = step_choices(p)
        alone = p.step == DROPPING or (p.step == TURN and p.actions_left > 0)
        if not p.choices or (not alone and not p.choices & (p.choices - 1)):
            raise table["step"].wrong("there is nothing to decide")


def _check_stones(p: Position, table: Reader) -> None:
    """No stone is lost, and none is from another box."""
    h = p.components.holders
    for colour in range(4):
        stones = p.bag[colour] + p.mine.count(colour) + (p.tray >> 4 * colour & 15)
        for cart in p.carts:
            stones += h.load[cart] >> 4 * colour & 15
        for jewel in p.jewels:
            if jewel != NONE:
                stones += h.load[jewel] >> 4 * colour & 15
        if stones != p.components.stones_of_a_colour:
            raise table["mine"].wrong(f"the number of stones does not agree: {COLOURS[colour]}")


def _check_pawns(p: Position, table: Reader) -> None:
    """The game is over at once when a pawn has reached the goal."""
    at_goal: i64 = 0
    for pawn in p.pawns:
        if pawn == p.components.goal:
            at_goal += 1
    if at_goal != (1 if p.step == GAME_OVER else 0):
        raise table["step"].wrong("the game is over when one pawn is at the goal, and not before")


def _check_memory(p: Position, players: list[Reader]) -> None:
    """Whatever is in the pile now, it was made of."""
    compared: i64 = NONE
    for seat, shown in enumerate(players):
        made_of = p.maybe_piled[seat]
        if made_of == compared:
            continue
        compared = made_of
        for cards in p.components.cards_of:
            if count(p.pile & cards) > count(made_of & cards):
                raise shown["pile_made_of"].wrong("the pile has other cards")


# ---------------------------------------------------------------- in a turn


def _check_turn(p: Position, table: Reader, players: list[Reader]) -> None:
    """From the first turn on."""
    if p.step in _ONLY_SETUP:
        raise table["turns"].wrong("no turn has begun at this step")
    if p.first == NONE:
        raise table["first"].wrong("nobody is the first player")
    if p.active != (p.first + p.turns - 1) % p.seats:
        raise table["active"].wrong("it is the turn of somebody else")
    for colour in range(4):
        if p.bag[colour]:
            raise table["bag"].wrong("all stones have gone down the slide")
    check_dealt(p, players)
    check_market(p, table, False)
    _check_handing_in(p, table, players)
    _check_stack(p, table)
    _check_card_in_play(p, table)
    _check_copies(p, players)
    _check_draws(p, table, players)
    if p.step == GAME_OVER and not p.missing and not p.stack:
        raise table["step"].wrong("nothing has brought the last point")
    between = p.step == TURN or p.step == DRAW_TILE or p.missing > 0
    if p.actions_left == ACTIONS_A_TURN and not between:
        raise table["actions_left"].wrong("an action is under way")


def _check_handing_in(p: Position, table: Reader, players: list[Reader]) -> None:
    """Three tiles in front of everybody, less those that the active player has handed in."""
    for seat, shown in enumerate(players):
        gaps: i64 = 0
        for place in range(PLACES):
            if p.jewels[PLACES * seat + place] == NONE:
                gaps += 1
        if gaps != (p.missing if seat == p.active else 0):
            raise shown["jewels"].wrong("the number of tiles does not agree")
    if p.missing and (p.step not in _HANDING_IN or p.stack):
        raise table["missing"].wrong("it does not fit the step")
    if p.step == REPLACING and not p.missing:
        raise table["missing"].wrong("there is nothing to replace")
    just_begun = p.missing > 0 and p.step != DRAW_TILE and p.step != REPLACING
    if p.may_refresh != just_begun and p.step != REPLACING:
        raise table["may_refresh"].wrong("it does not fit the step")
    returning = p.step == KEEPING or p.step == RETURNING
    if (returning and not p.tray) or (p.tray and not returning and not just_begun):
        raise table["tray"].wrong("the stones do not fit the step")


def _check_stack(p: Position, table: Reader) -> None:
    """The card in play, and cancels upon it, each by another player than the card below."""
    c = p.components
    cards = len(p.stack)
    asks = p.step in _EFFECT_OF
    if p.step == ANSWER_CARD or p.step == NAME_TARGET or asks or (p.step == RETURNING and not p.missing):
        fits = cards > 0
    else:
        fits = not cards or p.step == DRAW_CARD or p.step == DROPPING or p.step == GAME_OVER
    if not fits or (cards > 1 and p.step != ANSWER_CARD):
        raise table["stack"].wrong("the cards in play do not fit the step")
    for at in range(1, cards):
        if c.effect[c.kind_of[p.stack[at] & 63]] != CANCEL or p.stack[at] >> 6 == p.stack[at - 1] >> 6:
            raise table["stack"].wrong("a card can be cancelled by somebody else only")
    if not cards:
        return
    effect = c.effect[card_kind(p)]
    copies = effect == COPY_TAKE or effect == COPY_SET
    if effect == CANCEL or copies == (p.stack[0] >> 6 == p.active):
        raise table["stack"].wrong("the player cannot have played this card")
    if asks:
        fits = effect == _EFFECT_OF[p.step]
    elif p.step == NAME_TARGET:
        fits = has_target(effect)
    elif p.step == RETURNING:
        fits = effect == DIG_STONES
    elif p.step == GAME_OVER:
        fits = c.points[card_kind(p)] > 0
    elif p.step != ANSWER_CARD:
        fits = effect == DRAW_CARDS or c.points[card_kind(p)] > 0
    if not fits:
        raise table["stack"].wrong("the cards in play do not fit the step")


def _check_card_in_play(p: Position, table: Reader) -> None:
    """What the card in play is meant for, and how far it has come."""
    c = p.components
    least: i64 = 0
    most: i64 = 0
    aims = False
    fits = True
    if p.stack:
        kind = card_kind(p)
        effect = c.effect[kind]
        asks = p.step in _EFFECT_OF
        aims = has_target(effect) and (asks or p.step == ANSWER_CARD)
        if asks or p.step == RETURNING or (effect == DRAW_CARDS and p.step != ANSWER_CARD):
            most = c.amount[kind]
            least = most
            if p.step == EMPTYING or p.step == ROBBING or p.step == SETTING_MORE:
                least = 1
            elif p.step == RETURNING:
                least = 0
            elif p.step == KEEPING:
                least = _stones(p.tray) - 1
                fits = 0 < least < most
                most = least
    if not fits or not least <= p.left <= most:
        raise table["left"].wrong("it does not fit the step")
    if (p.target != NONE) != aims:
        raise table["target"].wrong("it does not fit the step")
    if (p.new_place != NONE) != (p.step == SETTING_NEW):
        raise table["new_place"].wrong("it does not fit the step")
    if p.step == SETTING_NEW:
        if p.target == p.active or c.holders.size[p.jewels[PLACES * p.active + p.new_place]]:
            raise table["new_place"].wrong("the tile has not just been swapped for")
    elif aims and not (targets(p, c.effect[card_kind(p)]) >> p.target) & 1:
        raise table["target"].wrong("the card would do nothing there")
    if p.stack and not aims and not _does_something(p):
        raise table["stack"].wrong("the card would do nothing")


def _does_something(p: Position) -> bool:
    """Whether a card without a target that has yet to work has something to do."""
    seat: i64 = p.stack[0] >> 6
    effect = p.components.effect[card_kind(p)]
    if p.step != ANSWER_CARD and p.step != DIGGING and p.step != KEEPING:
        return True
    if effect == COPY_TAKE:
        return can_take(p, seat)
    if effect == COPY_SET:
        return settings(p, seat) != 0
    if p.step == KEEPING:
        return p.components.holders.accepts[p.carts[seat]] != 0
    return can_play(p, effect)


def _stones(load: i64) -> i64:
    """How many stones a load has."""
    return (load & 15) + (load >> 4 & 15) + (load >> 8 & 15) + (load >> 12 & 15)


def _check_copies(p: Position, players: list[Reader]) -> None:
    """Copies that wait come after the one in play, from the active player's left on, and are like it."""
    if not p.copies:
        return
    c = p.components
    for seat, shown in enumerate(players):
        kind = (p.copies >> 4 * seat & 15) - 1
        if kind == NONE:
            continue
        if not p.stack or (p.step != ANSWER_CARD and p.step != COPYING_SET):
            raise shown["copy"].wrong("no action is being copied")
        effect = c.effect[card_kind(p)]
        turns_after = (seat - p.active) % p.seats - ((p.stack[0] >> 6) - p.active) % p.seats
        if effect < COPY_TAKE or c.effect[kind] != effect or turns_after <= 0:
            raise shown["copy"].wrong("it does not wait for the copy in play")
        if not p.hands[seat] & c.cards_of[kind]:
            raise shown["copy"].wrong("the player does not hold the card")
        if effect == COPY_SET and not settings(p, seat):
            raise shown["copy"].wrong("the player has nothing to set")


def _check_draws(p: Position, table: Reader, players: list[Reader]) -> None:
    """Who is to draw, and that no hand is over the limit but that of whoever draws."""
    drawing = p.step == DRAW_CARD
    if (p.owed != () and not drawing and p.step != DROPPING) or (drawing and p.owed == ()):
        raise table["owed"].wrong("it does not fit the step")
    goes_on = p.drawer != NONE and p.owed != () and p.owed[0] == p.drawer
    if p.step == DROPPING:
        fits = p.drawer != NONE and not goes_on
    else:
        fits = p.drawer == NONE or goes_on
    if not fits:
        raise table["drawer"].wrong("it does not fit the step")
    if drawing:
        check_pile(p, table)
    limit = p.components.hand_limit
    receivers: i64 = 0
    for seat, shown in enumerate(players):
        owed: i64 = p.owed.count(seat)
        held = count(p.hands[seat])
        if owed or seat == p.drawer:
            receivers |= bit(seat)
        if held > limit and (seat != p.drawer or held + owed > limit + MOST_DRAWN):
            raise shown["cards"].wrong("the hand is over the limit")
        if held <= limit and seat == p.drawer and not drawing:
            raise shown["cards"].wrong("the hand is not over the limit")
        if owed > MOST_DRAWN:
            raise table["owed"].wrong("nobody draws that many cards in a row")
    if receivers:
        _check_receivers(p, table, receivers)


def _check_receivers(p: Position, table: Reader, receivers: i64) -> None:
    """Cards come by an action or card of the active player, or to those behind a pawn that moved."""
    mine = bit(p.active)
    if p.missing:
        fits = not receivers & mine
    elif not p.stack:
        fits = receivers == mine and len(p.owed) + (1 if p.drawer != NONE else 0) == 1
    elif p.components.effect[card_kind(p)] == DRAW_CARDS:
        fits = receivers == mine
    else:
        fits = receivers != bit(p.seats) - 1
    if not fits:
        raise table["owed"].wrong("these players are owed no cards")
