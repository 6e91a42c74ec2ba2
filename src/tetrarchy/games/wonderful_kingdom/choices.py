"""Which actions are open to a seat: the one place that knows.

Codes come out in rising order, which is the order of the kinds in ``actions``.
"""

from __future__ import annotations

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
from tetrarchy.games.wonderful_kingdom.rules.draft import can_search
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


def choices(p: Position, seat: i64) -> list[int]:
    """The open actions of a seat that may decide now."""
    step = p.step
    d = p.duchies[seat]
    found: list[int] = []
    if d.giving:
        add_cubes(d.alchemy, p.codes.give, found)
    elif step == OFFER:
        add_offers(p, d, found)
        add_spies(p, d, found)
        add_any_time(p, d, found, False)
        add_advisors(p, seat, found)
    elif step == TAKE:
        add_takes(p, found)
        add_spies(p, d, found)
        add_any_time(p, d, found, False)
        add_advisors(p, seat, found)
    elif step == PLANNING:
        add_planning(p, seat, found)
    elif step == PRODUCTION:
        if d.cubes:
            add_places(p, d, found, False)
            found.append(p.codes.store)
        else:
            found.append(DONE)
        add_any_time(p, d, found, False)
        add_advisors(p, seat, found)
    elif step == BATTLE:
        add_battle(p, d, found)
    elif step == ENDING:
        found.append(DONE)
        add_advisors(p, seat, found)
    elif step == CHOOSE_ADVISOR or step == KEEP or step == LOOK:
        add_cards(d.look, p.codes.keep, found)
        if not found:
            found.append(DONE)
    else:
        add_parts(p, found)
    return found


def add_cards(cards: list[int], base: i64, found: list[int]) -> None:
    """An action for each different card of a rising list."""
    before: i64 = NONE
    for card in cards:
        if card != before:
            found.append(base + card)
            before = card


def add_cubes(cubes: i64, base: i64, found: list[int]) -> None:
    """An action for each kind of cube in a heap."""
    for cube in range(CUBES):
        if in_heap(cubes, cube):
            found.append(base + cube)


def add_parts(p: Position, found: list[int]) -> None:
    """The second half of a decision: which card of the offer, which deck."""
    step = p.step
    codes = p.codes
    if step == DROP:
        add_cards(p.up[p.area], codes.drop, found)
        for at in range(len(p.down[p.area])):
            if at < MOST_HIDDEN:
                found.append(codes.drop_hidden + at)
    elif step == PAY:
        add_cards([card for card in p.up[p.area] if not p.components.is_danger(card)], codes.pay, found)
    elif step == PICK_DECK:
        for deck in range(len(p.components.deck_ids)):
            if deck not in p.decks:
                found.append(codes.deck + deck)


def add_offers(p: Position, d: Duchy, found: list[int]) -> None:
    """Each card of the hand, in each area, face up or for a trap face down."""
    trap = d.traps + d.extra_traps > 0
    before: i64 = NONE
    for card in d.hand:
        if card != before:
            before = card
            code = p.codes.offer + 4 * card
            found.append(code)
            if trap:
                found.append(code + 1)
            found.append(code + 2)
            if trap:
                found.append(code + 3)


def add_takes(p: Position, found: list[int]) -> None:
    """Each area, an empty one too, unless a card of it is to be discarded first; alone also a search."""
    for area in range(2):
        if not p.armed or p.up[area] or p.down[area]:
            found.append(p.codes.take + area)
    if p.profile.solo:
        for area in range(2):
            if can_search(p, area):
                found.append(p.codes.search + area)


def add_spies(p: Position, d: Duchy, found: list[int]) -> None:
    """An active spy turns up a face-down card of an offer, an advisor all those of an area."""
    if d.active_spies:
        for area in range(2):
            for at in range(len(p.down[area])):
                if at < MOST_HIDDEN:
                    found.append(p.codes.spy + MOST_HIDDEN * area + at)
    if d.advisors and unmasker(p, d) != NONE:
        for area in range(2):
            if p.down[area]:
                found.append(p.codes.unmask + area)


def add_planning(p: Position, seat: i64, found: list[int]) -> None:
    """Shadows first, then thieves; cubes of a recycled card; then each card of the draft area."""
    d = p.duchies[seat]
    codes = p.codes
    if d.debt:
        add_cards(d.draft, codes.forfeit, found)
        return
    if d.tokens:
        for cube in range(CUBES):
            if can_cover(p, d, cube):
                found.append(codes.cover + cube)
        return
    held = needs_as_host(p, d)
    if d.cubes:
        add_places(p, d, found, held)
        found.append(codes.store)
        return
    giants = d.giants > 0 and d.open_sites() > 0
    if not d.draft and not giants:
        found.append(DONE)
    else:
        c = p.components
        before: i64 = NONE
        for card in d.draft:
            if card != before and c.is_development(card):
                found.append(codes.build + card)
            before = card
        before = NONE
        for card in d.draft:
            if card != before and not (held and c.is_development(card)):
                found.append(codes.recycle + card)
            before = card
        if giants:
            for at in range(len(d.sites)):
                if not d.needs[at] & FROZEN:
                    found.append(codes.freeze + d.sites[at])
    add_any_time(p, d, found, held)
    add_advisors(p, seat, found)


def add_places(p: Position, d: Duchy, found: list[int], held: bool) -> None:
    """Each card that needs the cube at hand."""
    cube = lowest_cube(d.cubes)
    base = p.codes.place
    for at in range(len(d.sites)):
        need: i64 = d.needs[at]
        if needed(need, cube) and not (held and is_last(need, cube)):
            found.append(base + d.sites[at])


def add_any_time(p: Position, d: Duchy, found: list[int], held: bool) -> None:
    """Krystallium and soldiers onto cards, discarding a card under construction, tasks, krystallium made
    of cubes. ``held``: no card without a giant may be completed or discarded.
    """
    codes = p.codes
    if d.krystallium:
        for at in range(len(d.sites)):
            base = codes.krystallium + (CUBES + 1) * d.sites[at]
            for resource in range(KRYSTALLIUM + 1):
                if krystallium_fits(d, at, resource, held):
                    found.append(base + resource)
    if d.soldiers:
        for at in range(len(d.sites)):
            need: i64 = d.needs[at]
            if needed(need, SOLDIER) and not (held and is_last(need, SOLDIER)):
                found.append(codes.soldier + d.sites[at])
    if not held:
        for at in range(len(d.sites)):
            if not d.needs[at] & (FROZEN | BOUND):
                found.append(codes.discard + d.sites[at])
    if p.profile.quests:
        for task in p.profile.task_numbers:
            if can_do(p, d, task):
                found.append(codes.task + task)
        if heap_total(d.alchemy) >= ALCHEMY:
            found.append(codes.convert)


def add_advisors(p: Position, seat: i64, found: list[int]) -> None:
    """Each advisor that can be of use now."""
    d = p.duchies[seat]
    ready = d.advisors & ~d.used
    advisor: i64 = 0
    while ready:
        if ready & 1 and can_advise(p, seat, advisor):
            found.append(p.codes.advise + advisor)
        ready >>= 1
        advisor += 1


def add_battle(p: Position, d: Duchy, found: list[int]) -> None:
    """Each threat that the soldiers can beat; a theft token to take off."""
    codes = p.codes
    if d.freed:
        add_cubes(d.thefts, codes.uncover, found)
        return
    found.append(DONE)
    add_any_time(p, d, found, False)
    for threat in range(len(p.components.threat_effect)):
        if can_fight(p, d, threat):
            found.append(codes.fight + threat)
    for at in range(len(d.sites)):
        if can_thaw(p, d, at):
            found.append(codes.thaw + d.sites[at])
