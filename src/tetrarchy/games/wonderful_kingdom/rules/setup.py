"""Preparing the game, with the changes that modules, solo and scenarios make."""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.cards import with_card, without_card
from tetrarchy.games.wonderful_kingdom.data import NONE
from tetrarchy.games.wonderful_kingdom.duchy import BOUND, new_duchy
from tetrarchy.games.wonderful_kingdom.packing import BYTE, one
from tetrarchy.games.wonderful_kingdom.profile import ADVISOR_CHOICE, ADVISOR_SOLDIERS
from tetrarchy.games.wonderful_kingdom.rules.construction import start_site
from tetrarchy.games.wonderful_kingdom.rules.draws import begin_draw
from tetrarchy.games.wonderful_kingdom.state import CHOOSE_ADVISOR, DEAL_DUCHY, PICK_DECK, TO_LOOK, Position
from tetrarchy.kernel.bits import bit


def set_up(p: Position) -> None:
    """The development pile: all developments with the treasures, which advisors replace; the players'
    tokens; and what a scenario lays out.
    """
    c = p.components
    profile = p.profile
    last = c.developments if profile.advisors else c.calamity
    for card in range(last):
        for _ in range(c.copies[card]):
            p.pool = append(p.pool, card)
    if profile.advisors:
        for advisor in range(len(c.advisor_duo)):
            if not (profile.solo and c.advisor_duo[advisor]):
                p.advisor_pool = append(p.advisor_pool, c.first_advisor + advisor)
    for _ in range(profile.seats):
        duchy = new_duchy()
        if profile.advisors:
            duchy.soldiers = ADVISOR_SOLDIERS
        if profile.solo:
            duchy.active_spies = c.active_spies
            duchy.hidden_spies = c.hidden_spies
        p.duchies = append(p.duchies, duchy)
    for threat in range(len(c.threat_spawn)):
        if threat in c.threat_spawn:
            p.vermin += one(threat) * c.copies[c.first_threat + threat]
    if profile.scenario is not None:
        lay_out_scenario(p)
    p.step = DEAL_DUCHY
    if profile.duchy != NONE:
        deal_duchy(p, profile.duchy)


def lay_out_scenario(p: Position) -> None:
    """A scenario's cards under construction, built cards, threats, advisors, soldiers and tokens."""
    c = p.components
    scenario = p.profile.scenario
    assert scenario is not None
    d = p.duchies[0]
    flags: i64 = BOUND if scenario.bound else 0
    for card, number in scenario.construction:
        for _ in range(number):
            p.pool = without_card(p.pool, card)
            start_site(p, d, card, flags)
    for card in scenario.built:
        p.pool = without_card(p.pool, card)
        d.add_built(card, c)
        if scenario.cover_built:
            d.thefts += c.income[card]
    for threat, number in scenario.threats:
        d.threats += number << (BYTE * threat)
    for card in scenario.advisors:
        p.advisor_pool = without_card(p.advisor_pool, card)
        d.advisors |= bit(card - c.first_advisor)
    d.soldiers = scenario.soldiers
    if not scenario.spies:
        d.active_spies = 0
        d.hidden_spies = 0


def deal_duchy(p: Position, duchy: i64) -> None:
    """Chance: the duchy card of the first seat; the other seat has the other one."""
    for seat in range(p.seats):
        d = p.duchies[seat]
        d.card = duchy if seat == 0 else 1 - duchy
        d.income += p.components.duchy_income[p.profile.side][d.card]
        d.points_per += p.components.duchy_points_per[p.profile.side][d.card]
        if p.events is not None:
            p.note("duchy_dealt", {"seat": seat, "duchy": p.components.duchy_ids[d.card]})
    p.step = PICK_DECK


def undecided_deck(p: Position) -> i64:
    """The first seat that has no threat deck yet, or NONE."""
    if p.profile.threats:
        for seat in range(p.seats):
            if p.decks[seat] == NONE:
                return seat
    return NONE


def pick_deck(p: Position, deck: i64) -> None:
    """Threats: each player picks another deck of threats."""
    p.decks[p.seat] = deck
    if p.events is not None:
        p.note("deck_picked", {"seat": p.seat, "deck": p.components.deck_ids[deck]})


def begin_advisors(p: Position) -> None:
    """Advisors: each player is given two and keeps one; a scenario names its own instead."""
    queue = vec[i64]()
    if p.profile.advisors and p.profile.scenario is None:
        for seat in range(p.seats):
            for _ in range(ADVISOR_CHOICE):
                queue = append(queue, TO_LOOK + seat)
    for d in p.duchies:
        d.done = len(queue) == 0
    begin_draw(p, queue, CHOOSE_ADVISOR)


def choose_advisor(p: Position, seat: i64, card: i64) -> None:
    """One advisor is kept without a bonus. The other leaves the game unseen; in solo it joins the rest."""
    d = p.duchies[seat]
    d.advisors |= bit(card - p.components.first_advisor)
    for other in d.look:
        if other != card:
            if p.profile.solo:
                p.advisor_pool = with_card(p.advisor_pool, other)
            else:
                d.boxed = with_card(d.boxed, other)
    d.look = vec[i64]()
    d.done = True
    if p.events is not None:
        p.note("advisor_chosen", {"seat": seat, "advisor": p.components.card_ids[card]}, p.private(seat))


def finish_set_up(p: Position) -> None:
    """The advisors that are left are shuffled into the pile. In solo some cards of it, unseen, and the
    dangers make the danger pile.
    """
    c = p.components
    p.pool = extend(p.pool, p.advisor_pool)
    p.advisor_pool = vec[i64]()
    p.pile = len(p.pool)
    if p.profile.solo:
        p.danger_pile = c.danger_size
        p.danger_unseen = c.danger_size
        p.dangers_unseen = c.danger_dangers
        p.pile -= c.danger_size - c.danger_dangers
