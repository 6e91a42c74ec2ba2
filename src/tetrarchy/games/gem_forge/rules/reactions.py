"""Cards of any turn: the windows in which they are played, cancels upon cancels, and copies.

A window asks everybody else who holds a card, whatever the card: that is public, and so being asked tells
nothing. The answers are given in secret, and take effect in turn order from the active player's left.
"""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.gem_forge.choices import asked
from tetrarchy.games.gem_forge.data import COPY_TAKE
from tetrarchy.games.gem_forge.holders import NONE
from tetrarchy.games.gem_forge.rules.effects import begin_effect
from tetrarchy.games.gem_forge.rules.hand import leave_hand
from tetrarchy.games.gem_forge.rules.stones import can_take
from tetrarchy.games.gem_forge.state import ANSWER_CARD, ANSWER_TAKE, GO_ON, Position, skip
from tetrarchy.kernel.bits import bit, lowest


def open_window(p: Position, step: i64) -> None:
    """Something has happened that a card can answer."""
    p.step = step
    p.answers = 0
    p.waiting = asked(p)
    if p.waiting:
        p.seat = lowest(p.waiting)
    else:
        close_window(p)


def answer(p: Position, seat: i64, given: i64) -> None:
    """A secret answer: 0 for a pass, else the kind of card plus one. The last answer closes the window."""
    p.answers |= given << 4 * seat
    p.waiting ^= bit(seat)
    if p.waiting:
        p.seat = lowest(p.waiting)
    else:
        p.reveals += 1
        close_window(p)


def close_window(p: Position) -> None:
    """Copies wait for their turn; of several cancels the first is played, and the others keep their cards."""
    given = p.answers
    p.answers = 0
    if p.step != ANSWER_CARD:
        p.copies = given
        p.step = GO_ON
        return
    seat = first_answer(p, given)
    if seat == NONE:
        resolve_stack(p)
    else:
        if p.events is not None:
            tell_the_later(p, given, seat)
        play_reaction(p, seat, (given >> 4 * seat & 15) - 1)


def tell_the_later(p: Position, given: i64, first: i64) -> None:
    """Those who would have cancelled too learn why they keep their cards; nobody else hears of it."""
    for seat in range(p.seats):
        if seat != first and given >> 4 * seat & 15:
            skip(p, seat, ANSWER_CARD, "cancelled_already", seen_by_all=False)


def first_answer(p: Position, given: i64) -> i64:
    """The first seat from the active player's left that plays a card; NONE if nobody does."""
    if given:
        for n in range(1, p.seats + 1):
            seat = (p.active + n) % p.seats
            if given >> 4 * seat & 15:
                return seat
    return NONE


def play_reaction(p: Position, seat: i64, kind: i64) -> None:
    """A reaction is a card just played, which can be cancelled like any other."""
    card = leave_hand(p, seat, kind)
    p.stack += (int(64 * seat + card),)
    if p.events is not None:
        p.note("card_played", {"seat": seat, "card": p.components.card_ids[kind]})
    open_window(p, ANSWER_CARD)


def resolve_stack(p: Position) -> None:
    """Nobody cancels any more. Last in, first out: each cancel that stands cancels the card below it.

    So the card at the bottom takes effect if the number of cancels upon it is even. Cancelled cards and
    cancels are discarded, and an action spent on a cancelled card stays spent.
    """
    cancels = len(p.stack) - 1
    for at in range(1, len(p.stack)):
        p.discards |= bit(p.stack[at] & 63)
    base = p.stack[0]
    if cancels % 2 == 0:
        p.stack = (base,)
        begin_effect(p)
        return
    p.discards |= bit(base & 63)
    p.stack = ()
    p.target = NONE
    p.step = GO_ON
    if p.events is not None:
        kind = p.components.kind_of[base & 63]
        p.note("card_cancelled", {"seat": base >> 6, "card": p.components.card_ids[kind]})


def next_copy(p: Position) -> None:
    """Copies are played one after another from the active player's left.

    Who can no longer copy, because an earlier copy took the last stone of the mine, keeps the card.
    """
    seat = first_answer(p, p.copies)
    kind = (p.copies >> 4 * seat & 15) - 1
    p.copies ^= (kind + 1) << 4 * seat
    if p.components.effect[kind] == COPY_TAKE and not can_take(p, seat):
        if p.events is not None:
            skip(p, seat, ANSWER_TAKE, "mine_empty", seen_by_all=False)
        return
    play_reaction(p, seat, kind)
