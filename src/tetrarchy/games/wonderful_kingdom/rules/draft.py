"""Phase A: offers are laid and taken."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.actions import FACE_DOWN
from tetrarchy.games.wonderful_kingdom.cards import with_card, with_cards, without_card
from tetrarchy.games.wonderful_kingdom.data import NONE
from tetrarchy.games.wonderful_kingdom.duchy import Duchy
from tetrarchy.games.wonderful_kingdom.profile import HAND, TRAPS
from tetrarchy.games.wonderful_kingdom.rules.draws import begin_draw, begin_reveal, danger_card
from tetrarchy.games.wonderful_kingdom.state import (
    DRAFTED,
    DROP,
    KEEP,
    OFFER,
    PAY,
    REVEALED,
    TAKE,
    TAKEN,
    TO_AREA,
    TO_HAND,
    TO_LOOK,
    UNKNOWN,
    Position,
)
from tetrarchy.kernel.bits import bit

DEALING: Final = vec[i64]([TO_HAND] * HAND + [TO_HAND + 1] * HAND + [TO_AREA, TO_AREA + 1])
"""Where the cards go that begin a round of two players."""


def begin_draft(p: Position) -> None:
    """A round begins. Each of two players is dealt seven developments and a danger, and a card is laid in
    each offer area; alone, two cards are laid in each.
    """
    p.turn = 0
    p.offered = 0
    p.searched = False
    for d in p.duchies:
        d.used = 0
        d.traps = 0 if p.profile.solo else TRAPS
    if p.profile.solo:
        start: i64 = p.components.start_cards
        begin_draw(p, vec[i64]([TO_AREA] * start + [TO_AREA + 1] * start), TAKE)
        p.seat = 0
        return
    for seat in range(2):
        dealt = p.duchies[seat]
        dealt.hand = with_card(dealt.hand, danger_card(p, seat))
    begin_draw(p, DEALING, OFFER)
    p.seat = p.first


def offer(p: Position, card: i64, area: i64, face: i64) -> None:
    """One of the two cards of an offer is laid in an area, for a trap face down."""
    seat = p.seat
    d = p.duchies[seat]
    d.hand = without_card(d.hand, card)
    p.offered += 1
    if face == FACE_DOWN:
        if d.extra_traps:
            d.extra_traps -= 1
        else:
            d.traps -= 1
        p.down[area] = append(p.down[area], card * 2 + seat)
        if p.events is not None:
            data = {"seat": seat, "card": p.components.card_ids[card], "area": str(area + 1)}
            p.note("trap_laid", data, (seat,))
            p.note("hidden_card_laid", {"seat": seat, "area": str(area + 1)})
        return
    p.up[area] = with_card(p.up[area], card)
    if p.events is not None:
        data = {"seat": seat, "card": p.components.card_ids[card], "area": str(area + 1)}
        p.note("card_offered", data)


def begin_take(p: Position) -> None:
    """The offer is complete: the other player takes one of the areas."""
    p.duchies[p.seat].extra_traps = 0
    p.offered = 0
    p.seat = 1 - p.seat
    p.step = TAKE


def take(p: Position, area: i64) -> None:
    """An area is chosen. Its cards are taken at once, unless one is to be discarded first."""
    p.area = area
    if p.armed:
        p.step = DROP
    else:
        take_area(p)


def take_area(p: Position) -> None:
    """All cards of the area come into the draft area as they lie; an advisor takes his place at once."""
    area = p.area
    d = p.duchies[p.seat]
    if p.events is not None:
        names = [p.components.card_ids[card] for card in p.up[area]]
        data = {"seat": p.seat, "area": str(area + 1), "card": names, "up": len(names)}
        data["hidden"] = len(p.down[area])
        p.note("offer_taken", data)
    for card in p.up[area]:
        if card >= p.components.first_advisor:
            welcome_advisor(p, p.seat, card)
        else:
            d.draft = with_card(d.draft, card)
    d.draft_down = extend(d.draft_down, p.down[area])
    p.up[area] = vec[i64]()
    p.down[area] = vec[i64]()
    p.armed = False
    p.step = TAKEN


def welcome_advisor(p: Position, seat: i64, card: i64) -> None:
    """Advisors: whoever takes one has him at once, with a soldier."""
    d = p.duchies[seat]
    d.advisors |= bit(card - p.components.first_advisor)
    d.soldiers += p.components.advisor_bonus
    if p.events is not None:
        p.note("advisor_joined", {"seat": seat, "advisor": p.components.card_ids[card]})


def after_take(p: Position) -> None:
    """The taker makes the next offer. Alone, a danger card is added face down to the area that was left,
    and two cards are laid in the empty one.
    """
    area = p.area
    p.area = NONE
    p.turn += 1
    if p.turn == p.profile.takes:
        p.step = DRAFTED
        return
    if not p.profile.solo:
        p.step = OFFER
        return
    if p.profile.search_every_offer:
        p.searched = False
    if p.danger_pile:
        p.danger_pile -= 1
        p.down[1 - area] = append(p.down[1 - area], UNKNOWN)
        if p.events is not None:
            p.note("danger_added", {"area": str(2 - area)})
    begin_draw(p, vec[i64]([TO_AREA + area, TO_AREA + area]), TAKE)


def end_draft(p: Position) -> None:
    """What nobody took is discarded, hidden cards unseen; a spy may be turned active again; the cards taken
    face down are turned up.
    """
    for area in range(2):
        p.discard = with_cards(p.discard, p.up[area])
        for hidden in p.down[area]:
            discard_hidden(p, hidden)
        p.up[area] = vec[i64]()
        p.down[area] = vec[i64]()
    for d in p.duchies:
        for _ in range(p.components.spies_woken):
            if d.hidden_spies:
                d.hidden_spies -= 1
                d.active_spies += 1
    turn_up_drafts(p)


def discard_hidden(p: Position, hidden: i64) -> None:
    """A face-down card is discarded: only who laid it knows what it was."""
    if hidden != UNKNOWN:
        entry = (p.round * 2 + hidden % 2) * 256 + hidden // 2
        p.hidden_discards = append(p.hidden_discards, entry)


def turn_up_drafts(p: Position) -> None:
    """Planning begins with turning up all cards of the draft areas."""
    unknown: i64 = 0
    for seat in range(p.seats):
        d = p.duchies[seat]
        for hidden in d.draft_down:
            if hidden == UNKNOWN:
                unknown += 1
            else:
                p.reveals += 1
                d.draft = with_card(d.draft, hidden // 2)
                if p.events is not None:
                    data = {"seat": seat, "card": p.components.card_ids[hidden // 2]}
                    p.note("trap_sprung", data)
        d.draft_down = vec[i64]()
    begin_reveal(p, unknown, NONE, REVEALED)


# ---------------------------------------------------------------- spies and advisors


def turn_up_hidden(p: Position, area: i64, at: i64) -> None:
    """A face-down card of an offer is turned up for all to see."""
    p.down[area], hidden = pop(p.down[area], at)
    if hidden == UNKNOWN:
        begin_reveal(p, p.revealing + 1, area, p.step if p.revealing == 0 else p.then)
        return
    p.reveals += 1
    p.up[area] = with_card(p.up[area], hidden // 2)
    if p.events is not None:
        p.note("card_revealed", {"card": p.components.card_ids[hidden // 2]})


def use_spy(p: Position, area: i64, at: i64) -> None:
    """An active spy is turned to its hidden side, and a face-down card of an offer is turned up."""
    d = p.duchies[p.seat]
    d.active_spies -= 1
    d.hidden_spies += 1
    if p.events is not None:
        p.note("spy_used", {"seat": p.seat, "area": str(area + 1)})
    turn_up_hidden(p, area, at)


def turn_up_area(p: Position, area: i64) -> None:
    """Every face-down card of an area is turned up."""
    unknown: i64 = 0
    for hidden in p.down[area]:
        if hidden == UNKNOWN:
            unknown += 1
        else:
            p.reveals += 1
            p.up[area] = with_card(p.up[area], hidden // 2)
        if p.events is not None and hidden != UNKNOWN:
            p.note("card_revealed", {"card": p.components.card_ids[hidden // 2]})
    p.down[area] = vec[i64]()
    if unknown:
        begin_reveal(p, unknown, area, p.step)


def drop(p: Position, card: i64) -> None:
    """A face-up card of the chosen offer is discarded before it is taken."""
    p.up[p.area] = without_card(p.up[p.area], card)
    p.discard = with_card(p.discard, card)
    if p.events is not None:
        p.note("offer_dropped", {"seat": p.seat, "card": p.components.card_ids[card]})
    take_area(p)


def drop_hidden(p: Position, at: i64) -> None:
    """A face-down card of the chosen offer is discarded unseen."""
    p.down[p.area], hidden = pop(p.down[p.area], at)
    discard_hidden(p, hidden)
    if p.events is not None:
        p.note("hidden_dropped", {"seat": p.seat})
    take_area(p)


# ---------------------------------------------------------------- search


def payable(p: Position, area: i64) -> vec[i64]:
    """The face-up cards of an area that can pay for a search: all but calamities and threats."""
    found = vec[i64]()
    for card in p.up[area]:
        if not p.components.is_danger(card):
            found = append(found, card)
    return found


def can_search(p: Position, area: i64) -> bool:
    """Alone, once a round: two face-up cards of the offer that is being taken buy a look at the pile."""
    if not p.profile.solo or p.searched or p.top == NONE:
        return False
    return len(payable(p, area)) >= p.components.search_pay


def begin_search(p: Position, area: i64) -> None:
    """The offer is chosen; the cards to pay with come next."""
    p.searched = True
    p.area = area
    p.paying = p.components.search_pay
    p.step = PAY
    if p.events is not None:
        p.note("search_begun", {"seat": p.seat, "area": str(area + 1)})
    cards = payable(p, area)
    if len(cards) == p.paying:
        for card in cards:
            pay(p, card)


def pay(p: Position, card: i64) -> None:
    """A card is discarded for the search; when all are, the top cards of the pile are looked at."""
    p.up[p.area] = without_card(p.up[p.area], card)
    p.discard = with_card(p.discard, card)
    p.paying -= 1
    if p.events is not None:
        p.note("search_paid", {"seat": p.seat, "card": p.components.card_ids[card]})
    if p.paying == 0:
        begin_draw(p, vec[i64]([TO_LOOK] * p.components.search_look), KEEP)


def keep_found(p: Position, card: i64) -> None:
    """One of the cards found joins the offer, the others are discarded; then the offer is taken."""
    d = p.duchies[p.seat]
    d.look = without_card(d.look, card)
    p.up[p.area] = with_card(p.up[p.area], card)
    discard_look(p, d)
    if p.events is not None:
        p.note("card_kept", {"seat": p.seat, "card": p.components.card_ids[card]})
    take(p, p.area)


def discard_look(p: Position, d: Duchy) -> None:
    """Cards that were looked at and not kept; with an opponent they stay hidden until planning ends."""
    if p.seats > 1:
        d.rejected = with_cards(d.rejected, d.look)
    else:
        p.discard = with_cards(p.discard, d.look)
    d.look = vec[i64]()
