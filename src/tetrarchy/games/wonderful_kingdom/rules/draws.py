"""Drawing from the development pile and turning up cards of the danger pile.

Nobody knows the order of a pile, so a pile is a bag: chance says which card comes when one is drawn. In solo
the pile lies face up: the card that is handed out is its visible top, and chance says what lies beneath. A
card of the danger pile becomes a certain card only when it is turned up.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.cards import with_card, without_card
from tetrarchy.games.wonderful_kingdom.data import NONE
from tetrarchy.games.wonderful_kingdom.state import (
    CHOOSE_ADVISOR,
    DRAW,
    REVEAL,
    TO_HAND,
    TO_LOOK,
    Position,
)


def danger_card(p: Position, seat: i64) -> i64:
    """The calamity, or the threat of the deck that a seat has picked."""
    deck = p.decks[seat]
    return p.components.calamity if deck == NONE else p.components.deck_danger[deck]


def begin_draw(p: Position, queue: vec[i64], then: i64) -> None:
    """Hand out cards of the pile to the places of the queue, then go on with a step."""
    p.queue = queue
    p.queued = 0
    p.then = then
    p.step = DRAW


def bag(p: Position) -> vec[i64]:
    """What is being drawn from: the advisors at the start, else the development pile."""
    return p.advisor_pool if p.then == CHOOSE_ADVISOR else p.pool


def only_card(cards: vec[i64]) -> i64:
    """The one kind of card in a bag, or NONE if there are several."""
    return cards[0] if cards[0] == cards[-1] else NONE


def draw_on(p: Position) -> bool:
    """Hand out what needs no chance; True when chance must say which card comes."""
    if p.profile.solo and p.then != CHOOSE_ADVISOR:
        return _draw_visible(p)
    while p.queued < len(p.queue):
        cards = bag(p)
        if len(cards) == 0:
            p.queued += 1
            continue
        only = only_card(cards)
        if only == NONE:
            return True
        draw_card(p, only)
    return False


def _draw_visible(p: Position) -> bool:
    while True:
        if p.top == NONE and p.pile:
            only = only_card(p.pool)
            if only == NONE:
                return True
            draw_card(p, only)
        if p.queued == len(p.queue):
            return False
        target = p.queue[p.queued]
        p.queued += 1
        if p.top != NONE:
            card = p.top
            p.top = NONE
            hand_out(p, target, card)


def draw_card(p: Position, card: i64) -> None:
    """Chance: the next card of the pile."""
    if p.then == CHOOSE_ADVISOR:
        p.advisor_pool = without_card(p.advisor_pool, card)
    else:
        p.pool = without_card(p.pool, card)
        p.pile -= 1
        if p.profile.solo:
            p.top = card
            if p.events is not None:
                p.note("top_card", {"card": p.components.card_ids[card]})
            return
    target = p.queue[p.queued]
    p.queued += 1
    hand_out(p, target, card)


def hand_out(p: Position, target: i64, card: i64) -> None:
    """A card comes to its place."""
    name = ""
    if p.events is not None:
        name = p.components.card_ids[card]
    if target < TO_HAND:
        p.up[target] = with_card(p.up[target], card)
        if p.events is not None:
            p.note("card_laid", {"card": name, "area": str(target + 1)})
        return
    if target < TO_LOOK:
        seat = target - TO_HAND
        d = p.duchies[seat]
        d.hand = with_card(d.hand, card)
    else:
        seat = target - TO_LOOK
        d = p.duchies[seat]
        d.look = with_card(d.look, card)
    if p.events is not None:
        p.note("card_drawn", {"seat": seat, "card": name}, (seat,))


def begin_reveal(p: Position, cards: i64, area: i64, then: i64) -> None:
    """Turn up cards of the danger pile that lie in an offer area (NONE: in the draft area)."""
    p.revealing = cards
    p.reveal_area = area
    p.then = then
    p.step = REVEAL


def reveal_on(p: Position) -> bool:
    """Turn up what needs no chance; True when chance must say which card it is."""
    while p.revealing:
        only: i64 = NONE
        if p.dangers_unseen == p.danger_unseen:
            only = danger_card(p, 0)
        elif p.dangers_unseen == 0:
            only = only_card(p.pool)
        if only == NONE:
            return True
        reveal_card(p, only)
    return False


def reveal_card(p: Position, card: i64) -> None:
    """Chance: what a card of the danger pile is."""
    p.revealing -= 1
    p.danger_unseen -= 1
    if p.components.is_danger(card):
        p.dangers_unseen -= 1
    else:
        p.pool = without_card(p.pool, card)
    if p.reveal_area == NONE:
        d = p.duchies[0]
        d.draft = with_card(d.draft, card)
    else:
        p.up[p.reveal_area] = with_card(p.up[p.reveal_area], card)
    if p.events is not None:
        p.note("card_revealed", {"card": p.components.card_ids[card]})
