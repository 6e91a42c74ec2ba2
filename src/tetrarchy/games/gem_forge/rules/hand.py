"""Drawing cards, and the hand limit."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.gem_forge.choices import ask
from tetrarchy.games.gem_forge.holders import NONE
from tetrarchy.games.gem_forge.state import DRAW_CARD, DROPPING, GO_ON, Position
from tetrarchy.kernel.bits import bit, count, lowest
from tetrarchy.kernel.state import CHANCE


def leave_hand(p: Position, seat: i64, kind: i64) -> i64:
    """Take a card of a kind out of a hand; returns which one it is."""
    cards = p.hands[seat] & p.components.cards_of[kind]
    p.hands[seat] ^= cards & -cards
    return lowest(cards)


def draw_cards(p: Position) -> None:
    """Cards are drawn one by one. Whoever has drawn the last of his own discards what is over the limit;
    that is asked even where all his cards are alike, because not asking would tell so.

    An empty pile is made anew of the discards when a card must be drawn.
    """
    seat = p.drawer
    if seat != NONE and not (p.owed and p.owed[0] == seat):
        if count(p.hands[seat]) > p.components.hand_limit:
            ask(p, DROPPING, seat)
        else:
            p.drawer = NONE
        return
    if not p.pile:
        make_pile(p)
    kind = p.components.kind_of[lowest(p.pile)]
    if p.pile & ~p.components.cards_of[kind]:
        p.step = DRAW_CARD
        p.seat = CHANCE
    else:
        draw_card(p, kind)


def make_pile(p: Position) -> None:
    """The discards become the pile, and everybody remembers what they were."""
    p.pile = p.discards
    p.discards = 0
    for seat in range(p.seats):
        p.maybe_piled[seat] = p.pile
    if p.events is not None:
        p.note("cards_shuffled", {})


def draw_card(p: Position, kind: i64) -> None:
    """Chance: the first of those who are to draw gets a card, which only he sees."""
    seat: i64 = p.owed[0]
    p.owed = p.owed[1:]
    p.drawer = seat
    p.reveals += 1
    cards = p.pile & p.components.cards_of[kind]
    p.pile ^= cards & -cards
    p.hands[seat] |= cards & -cards
    known = p.maybe_piled[seat] & p.components.cards_of[kind]
    p.maybe_piled[seat] ^= known & -known
    if p.events is not None:
        p.note("card_drawn", {"seat": seat})
        p.note("card_seen", {"seat": seat, "card": p.components.card_ids[kind]}, (int(seat),))
    p.step = GO_ON


def drop_card(p: Position, kind: i64) -> None:
    """A card over the limit is discarded face up."""
    seat = p.seat
    p.discards |= bit(leave_hand(p, seat, kind))
    if p.events is not None:
        p.note("card_dropped", {"seat": seat, "card": p.components.card_ids[kind]})
    p.step = GO_ON
