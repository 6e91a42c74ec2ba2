"""Which actions are open to a seat: the one place that knows.

Codes come out in rising order, which is the order of the kinds in ``actions``.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.actions import DONE, MOST_HIDDEN
from tetrarchy.games.wonderful_kingdom.data import NONE
from tetrarchy.games.wonderful_kingdom.duchy import BOUND, FROZEN, Duchy
from tetrarchy.games.wonderful_kingdom.packing import (
    CUBES,
    KRYSTALLIUM,
    SOLDIER,
    heap_total,
    in_heap,
    lowest_cube,
    needed,
)
from tetrarchy.games.wonderful_kingdom.profile import ALCHEMY
from tetrarchy.games.wonderful_kingdom.rules.advisors import can_advise, unmasker
from tetrarchy.games.wonderful_kingdom.rules.construction import is_last, krystallium_fits, needs_as_host
from tetrarchy.games.wonderful_kingdom.rules.draft import can_search, payable
from tetrarchy.games.wonderful_kingdom.rules.quests import can_do
from tetrarchy.games.wonderful_kingdom.rules.threats import can_cover, can_fight, can_thaw
from tetrarchy.games.wonderful_kingdom.state import (
    BATTLE,
    CHOOSE_ADVISOR,
    DROP,
    ENDING,
    KEEP,
    LOOK,
    OFFER,
    PAY,
    PICK_DECK,
    PLANNING,
    PRODUCTION,
    TAKE,
    Position,
)
from tetrarchy.kernel.bits import lowest

USUAL: Final = 16
"""Room for as many actions as are open at most decisions."""


def choices(p: Position, seat: i64) -> vec[i64]:
    """The open actions of a seat that may decide now."""
    step = p.step
    d = p.duchies[seat]
    found = vec[i64](capacity=USUAL)
    if d.giving:
        found = add_cubes(d.alchemy, p.codes.give, found)
    elif step == OFFER:
        found = add_offers(p, d, found)
        found = add_spies(p, d, found)
        found = add_any_time(p, d, found, False)
        found = add_advisors(p, seat, found)
    elif step == TAKE:
        found = add_takes(p, found)
        found = add_spies(p, d, found)
        found = add_any_time(p, d, found, False)
        found = add_advisors(p, seat, found)
    elif step == PLANNING:
        found = add_planning(p, seat, found)
    elif step == PRODUCTION:
        if d.cubes:
            found = add_places(p, d, found, False)
            found = append(found, p.codes.store)
        else:
            found = append(found, DONE)
        found = add_any_time(p, d, found, False)
        found = add_advisors(p, seat, found)
    elif step == BATTLE:
        found = add_battle(p, d, found)
    elif step == ENDING:
        found = append(found, DONE)
        found = add_advisors(p, seat, found)
    elif step == CHOOSE_ADVISOR or step == KEEP or step == LOOK:
        found = add_cards(d.look, p.codes.keep, found)
        if len(found) == 0:
            found = append(found, DONE)
    else:
        found = add_parts(p, found)
    return found


def add_cards(cards: vec[i64], base: i64, found: vec[i64]) -> vec[i64]:
    """An action for each different card of a rising list."""
    before: i64 = NONE
    for card in cards:
        if card != before:
            found = append(found, base + card)
            before = card
    return found


def add_cubes(cubes: i64, base: i64, found: vec[i64]) -> vec[i64]:
    """An action for each kind of cube in a heap."""
    for cube in range(CUBES):
        if in_heap(cubes, cube):
            found = append(found, base + cube)
    return found


def add_parts(p: Position, found: vec[i64]) -> vec[i64]:
    """The second half of a decision: which card of the offer, which deck."""
    step = p.step
    codes = p.codes
    if step == DROP:
        found = add_cards(p.up[p.area], codes.drop, found)
        for at in range(len(p.down[p.area])):
            if at < MOST_HIDDEN:
                found = append(found, codes.drop_hidden + at)
    elif step == PAY:
        found = add_cards(payable(p, p.area), codes.pay, found)
    elif step == PICK_DECK:
        for deck in range(len(p.components.deck_ids)):
            if deck not in p.decks:
                found = append(found, codes.deck + deck)
    return found


def add_offers(p: Position, d: Duchy, found: vec[i64]) -> vec[i64]:
    """Each card of the hand, in each area, face up or for a trap face down."""
    trap = d.traps + d.extra_traps > 0
    before: i64 = NONE
    for card in d.hand:
        if card != before:
            before = card
            code = p.codes.offer + 4 * card
            found = append(found, code)
            if trap:
                found = append(found, code + 1)
            found = append(found, code + 2)
            if trap:
                found = append(found, code + 3)
    return found


def add_takes(p: Position, found: vec[i64]) -> vec[i64]:
    """Each area, an empty one too, unless a card of it is to be discarded first; alone also a search."""
    for area in range(2):
        if not p.armed or len(p.up[area]) + len(p.down[area]) > 0:
            found = append(found, p.codes.take + area)
    if p.profile.solo:
        for area in range(2):
            if can_search(p, area):
                found = append(found, p.codes.search + area)
    return found


def add_spies(p: Position, d: Duchy, found: vec[i64]) -> vec[i64]:
    """An active spy turns up a face-down card of an offer, an advisor all those of an area."""
    if d.active_spies:
        for area in range(2):
            for at in range(len(p.down[area])):
                if at < MOST_HIDDEN:
                    found = append(found, p.codes.spy + MOST_HIDDEN * area + at)
    if unmasker(p, d) != NONE:
        for area in range(2):
            if len(p.down[area]) > 0:
                found = append(found, p.codes.unmask + area)
    return found


def add_planning(p: Position, seat: i64, found: vec[i64]) -> vec[i64]:
    """Shadows first, then thieves; cubes of a recycled card; then each card of the draft area."""
    d = p.duchies[seat]
    codes = p.codes
    if d.debt:
        return add_cards(d.draft, codes.forfeit, found)
    if d.tokens:
        for cube in range(CUBES):
            if can_cover(p, d, cube):
                found = append(found, codes.cover + cube)
        return found
    held = needs_as_host(p, d)
    if d.cubes:
        found = add_places(p, d, found, held)
        return append(found, codes.store)
    giants = d.giants > 0 and d.open_sites() > 0
    if len(d.draft) == 0 and not giants:
        found = append(found, DONE)
    else:
        c = p.components
        before: i64 = NONE
        for card in d.draft:
            if card != before and c.is_development(card):
                found = append(found, codes.build + card)
            before = card
        before = NONE
        for card in d.draft:
            if card != before and not (held and c.is_development(card)):
                found = append(found, codes.recycle + card)
            before = card
        if giants:
            for at in range(len(d.sites)):
                if not d.needs[at] & FROZEN:
                    found = append(found, codes.freeze + d.sites[at])
    found = add_any_time(p, d, found, held)
    return add_advisors(p, seat, found)


def add_places(p: Position, d: Duchy, found: vec[i64], held: bool) -> vec[i64]:
    """Each card that needs the cube at hand."""
    cube = lowest_cube(d.cubes)
    base = p.codes.place
    for at in range(len(d.sites)):
        need = d.needs[at]
        if needed(need, cube) and not (held and is_last(need, cube)):
            found = append(found, base + d.sites[at])
    return found


def add_any_time(p: Position, d: Duchy, found: vec[i64], held: bool) -> vec[i64]:
    """Krystallium and soldiers onto cards, discarding a card under construction, tasks, krystallium made
    of cubes. ``held``: no card without a giant may be completed or discarded.
    """
    codes = p.codes
    if d.krystallium:
        for at in range(len(d.sites)):
            base = codes.krystallium + (CUBES + 1) * d.sites[at]
            for resource in range(KRYSTALLIUM + 1):
                if krystallium_fits(d, at, resource, held):
                    found = append(found, base + resource)
    if d.soldiers:
        for at in range(len(d.sites)):
            need = d.needs[at]
            if needed(need, SOLDIER) and not (held and is_last(need, SOLDIER)):
                found = append(found, codes.soldier + d.sites[at])
    if not held:
        for at in range(len(d.sites)):
            if not d.needs[at] & (FROZEN | BOUND):
                found = append(found, codes.discard + d.sites[at])
    if p.profile.quests:
        for task in p.profile.task_numbers:
            if can_do(p, d, task):
                found = append(found, codes.task + task)
        if heap_total(d.alchemy) >= ALCHEMY:
            found = append(found, codes.convert)
    return found


def add_advisors(p: Position, seat: i64, found: vec[i64]) -> vec[i64]:
    """Each advisor that can be of use now."""
    d = p.duchies[seat]
    ready = d.advisors & ~d.used
    while ready:
        advisor = lowest(ready)
        if can_advise(p, seat, advisor):
            found = append(found, p.codes.advise + advisor)
        ready &= ready - 1
    return found


def add_battle(p: Position, d: Duchy, found: vec[i64]) -> vec[i64]:
    """Each threat that the soldiers can beat; a theft token to take off."""
    codes = p.codes
    if d.freed:
        return add_cubes(d.thefts, codes.uncover, found)
    found = append(found, DONE)
    found = add_any_time(p, d, found, False)
    for threat in range(len(p.components.threat_effect)):
        if can_fight(p, d, threat):
            found = append(found, codes.fight + threat)
    for at in range(len(d.sites)):
        if can_thaw(p, d, at):
            found = append(found, codes.thaw + d.sites[at])
    return found
