"""Advisors: abilities bought with soldiers, each once a round in its phase."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.cards import with_card, without_card
from tetrarchy.games.wonderful_kingdom.data import (
    DISCARD_FROM_OFFER,
    DRAFT_PHASE,
    DRAW_KEEP,
    END_PHASE,
    EXTRA_RECYCLE,
    EXTRA_TRAP,
    GAIN_CUBES,
    NONE,
    PLANNING_PHASE,
    PRODUCTION_PHASE,
    REMOVE_CALAMITY,
    REVEAL_OFFER,
    SCORE,
    STEAL_ALCHEMY,
    TIE_WINS,
    TRANSMUTE,
)
from tetrarchy.games.wonderful_kingdom.duchy import Duchy
from tetrarchy.games.wonderful_kingdom.packing import heap_total
from tetrarchy.games.wonderful_kingdom.rules.construction import begin_giving
from tetrarchy.games.wonderful_kingdom.rules.draft import discard_look, turn_up_area
from tetrarchy.games.wonderful_kingdom.rules.draws import begin_draw
from tetrarchy.games.wonderful_kingdom.rules.production import reward_supremacy
from tetrarchy.games.wonderful_kingdom.state import (
    ENDING,
    LOOK,
    OFFER,
    PLANNING,
    PRODUCTION,
    TAKE,
    TO_LOOK,
    Position,
)
from tetrarchy.kernel.bits import bit, lowest


def phase_of(step: i64) -> i64:
    """The phase whose abilities work at a step, or NONE."""
    if step == OFFER or step == TAKE:
        return DRAFT_PHASE
    if step == PLANNING:
        return PLANNING_PHASE
    if step == PRODUCTION:
        return PRODUCTION_PHASE
    return END_PHASE if step == ENDING else NONE


def can_advise(p: Position, seat: i64, advisor: i64) -> bool:
    """Whether an advisor of the seat that has not worked this round is paid for and of use now.

    Turning up an offer is an action of its own, since it names the area.
    """
    c = p.components
    d = p.duchies[seat]
    if c.advisor_phase[advisor] != phase_of(p.step) or d.soldiers < c.advisor_cost[advisor]:
        return False
    step = c.advisor_step[advisor]
    if p.step == PRODUCTION and step != NONE and step != p.resource:
        return False
    ability = c.ability[advisor]
    if ability == DRAW_KEEP:
        return p.pile > 0 or p.top != NONE
    if ability == DISCARD_FROM_OFFER:
        return p.step == TAKE and not p.armed and _anything_offered(p)
    if ability == REVEAL_OFFER:
        return False
    if ability == EXTRA_TRAP:
        return p.step == OFFER
    if ability == TRANSMUTE:
        return heap_total(d.alchemy) >= c.ability_number[advisor]
    if ability == TIE_WINS:
        return p.seats > 1 and p.totals[0] == p.totals[1] and not d.usher
    if ability == REMOVE_CALAMITY:
        return d.calamities > 0
    return ability != STEAL_ALCHEMY or p.seats > 1


def _anything_offered(p: Position) -> bool:
    return len(p.up[0]) + len(p.up[1]) + len(p.down[0]) + len(p.down[1]) > 0


def advise(p: Position, seat: i64, advisor: i64) -> None:
    """Pay the soldiers and use the ability."""
    c = p.components
    d = p.duchies[seat]
    d.used |= bit(advisor)
    d.soldiers -= c.advisor_cost[advisor]
    if p.events is not None:
        data = {"seat": seat, "advisor": c.card_ids[c.first_advisor + advisor]}
        p.note("advisor_used", data, p.private(seat))
    ability = c.ability[advisor]
    number = c.ability_number[advisor]
    if ability == DRAW_KEEP:
        d.waiting = True
    elif ability == DISCARD_FROM_OFFER:
        p.armed = True
    elif ability == GAIN_CUBES:
        d.cubes += c.ability_cubes[advisor]
    elif ability == TRANSMUTE:
        begin_giving(p, seat, number)
    elif ability == EXTRA_RECYCLE:
        d.boost += number
    elif ability == REMOVE_CALAMITY:
        d.calamities -= number if number < d.calamities else d.calamities
    elif ability == SCORE:
        d.advisor_points += number
    elif ability == EXTRA_TRAP:
        d.extra_traps += number
    elif ability == TIE_WINS:
        d.usher = True
        reward_supremacy(p, seat, p.private(seat))
    elif ability == STEAL_ALCHEMY:
        d.blackmail += number


def unmasker(p: Position, d: Duchy) -> i64:
    """An advisor who turns up the face-down cards of an offer area and can be used now, or NONE."""
    c = p.components
    ready = d.advisors & ~d.used & c.unmaskers
    while ready:
        advisor = lowest(ready)
        if d.soldiers >= c.advisor_cost[advisor]:
            return advisor
        ready &= ready - 1
    return NONE


def unmask(p: Position, seat: i64, area: i64) -> None:
    """Pay the advisor and turn up every face-down card of an area."""
    advise(p, seat, unmasker(p, p.duchies[seat]))
    turn_up_area(p, area)


# ---------------------------------------------------------------- looking at the pile in planning


def looking_advisor(p: Position, d: Duchy) -> i64:
    """The advisor who lets a waiting player look at the pile."""
    for advisor in range(len(p.components.ability)):
        if p.components.ability[advisor] == DRAW_KEEP and (d.used >> advisor) & 1:
            return advisor
    return NONE


def begin_look(p: Position) -> bool:
    """Nobody else plans any more: players who wait draw the cards to look at. False if nobody waits.

    That an advisor is at work can be seen from here on; all else that is planned stays hidden.
    """
    queue = vec[i64]()
    for seat in range(p.seats):
        d = p.duchies[seat]
        if d.waiting:
            advisor = looking_advisor(p, d)
            for _ in range(p.components.ability_number[advisor]):
                queue = append(queue, TO_LOOK + seat)
            if p.events is not None:
                name = p.components.card_ids[p.components.first_advisor + advisor]
                p.note("look_begun", {"seat": seat, "advisor": name})
            before = p.shown[seat]
            if before is not None:
                seen = before.copy()
                seen.waiting = True
                seen.used |= bit(advisor)
                p.shown[seat] = seen
    if len(queue) == 0:
        return False
    begin_draw(p, queue, LOOK)
    return True


def keep_looked(p: Position, seat: i64, card: i64) -> None:
    """One of the cards goes face up into the draft area, where an advisor joins at once. The rest is
    discarded; the opponent sees it there only when planning ends.
    """
    d = p.duchies[seat]
    d.look = without_card(d.look, card)
    if p.events is not None:
        p.note("card_kept", {"seat": seat, "card": p.components.card_ids[card]})
    discard_look(p, d)
    before = p.shown[seat]
    if before is not None:
        seen = before.copy()
        _receive(p, seen, card)
        p.shown[seat] = seen
    _receive(p, d, card)
    if card >= p.components.first_advisor and p.events is not None:
        p.note("advisor_joined", {"seat": seat, "advisor": p.components.card_ids[card]})


def _receive(p: Position, d: Duchy, card: i64) -> None:
    d.waiting = False
    if card >= p.components.first_advisor:
        d.advisors |= bit(card - p.components.first_advisor)
        d.soldiers += p.components.advisor_bonus
    else:
        d.draft = with_card(d.draft, card)
