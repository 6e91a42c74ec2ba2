"""Cards under construction, the alchemy area, and what may be done with them at any time."""

from __future__ import annotations

from librt.vecs import pop
from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.cards import contains, inserted, place_of, with_card
from tetrarchy.games.wonderful_kingdom.data import NONE
from tetrarchy.games.wonderful_kingdom.duchy import BOUND, Duchy
from tetrarchy.games.wonderful_kingdom.packing import (
    BYTE,
    CUBES,
    RESOURCES,
    SOLDIER,
    heap_total,
    in_heap,
    lowest_cube,
    needed,
    one,
    one_needed,
)
from tetrarchy.games.wonderful_kingdom.profile import ALCHEMY
from tetrarchy.games.wonderful_kingdom.state import PRODUCTION, Position


def start_site(p: Position, d: Duchy, card: i64, flags: i64 = 0) -> i64:
    """A development comes under construction; returns its site, the lowest free one of its kind."""
    site = p.components.first_site[card]
    while contains(d.sites, site):
        site += 1
    at = place_of(d.sites, site)
    d.sites = inserted(d.sites, at, site)
    d.needs = inserted(d.needs, at, p.components.cost[card] | flags)
    return site


def remove_site(p: Position, d: Duchy, at: i64) -> i64:
    """A card is under construction no more; returns which one it was."""
    d.sites, site = pop(d.sites, at)
    d.needs, _ = pop(d.needs, at)
    return p.components.site_card[site]


def needs_as_host(p: Position, d: Duchy) -> bool:
    """Whether every card that a waiting frost giant could lie under is needed for one."""
    if d.giants == 0:
        return False
    hosts = d.open_sites()
    for card in d.draft:
        if p.components.is_development(card):
            hosts += 1
    return hosts <= d.giants


def give_to_site(p: Position, seat: i64, at: i64, resource: i64) -> None:
    """One of a resource that a card needs is put on it. The card is complete when it needs no more."""
    d = p.duchies[seat]
    rest = d.needs[at] - one_needed(resource)
    d.needs[at] = rest
    if rest & ~BOUND == 0:
        complete(p, seat, at)


def complete(p: Position, seat: i64, at: i64) -> None:
    """A finished card goes into the duchy and gives its bonus; what lay on it returns to the supply."""
    d = p.duchies[seat]
    card = remove_site(p, d, at)
    d.add_built(card, p.components)
    d.krystallium += p.components.bonus_krystallium[card]
    d.soldiers += p.components.bonus_soldiers[card]
    if p.events is not None:
        p.note("card_completed", {"seat": seat, "card": p.components.card_ids[card]}, p.private(seat))


def place_cube(p: Position, seat: i64, site: i64) -> None:
    """A cube just gained is put on a card under construction; it can never be moved again."""
    d = p.duchies[seat]
    cube = lowest_cube(d.cubes)
    d.cubes -= one(cube)
    if p.events is not None:
        data = {"seat": seat, "site": p.components.site_names[site], "resource": RESOURCES[cube]}
        p.note("cube_placed", data, p.private(seat))
    give_to_site(p, seat, place_of(d.sites, site), cube)


def store_cube(p: Position, seat: i64) -> None:
    """A cube just gained goes into the alchemy area."""
    d = p.duchies[seat]
    cube = lowest_cube(d.cubes)
    d.cubes -= one(cube)
    add_to_alchemy(p, seat, cube)


def store_useless(p: Position, seat: i64) -> None:
    """Cubes that no card under construction needs can only go into the alchemy area. Whoever may turn cubes
    of it into krystallium before five of them do so is asked first; with quests they wait there anyway.
    """
    d = p.duchies[seat]
    alchemists = d.advisors & ~d.used & p.components.alchemists
    asked = alchemists != 0 and p.step == PRODUCTION and not p.profile.quests
    for cube in range(CUBES):
        while in_heap(d.cubes, cube) and not anyone_needs(d, cube):
            if asked and may_transmute(p, d, alchemists):
                return
            d.cubes -= one(cube)
            add_to_alchemy(p, seat, cube)


def may_transmute(p: Position, d: Duchy, alchemists: i64) -> bool:
    """Whether one of these advisors can turn cubes of the alchemy area in this production step: enough of
    them lie there, and the soldiers are there or a card under construction might still bring them.
    """
    c = p.components
    stored = heap_total(d.alchemy)
    for advisor in range(len(c.ability)):
        if (alchemists >> advisor) & 1 and stored >= c.ability_number[advisor]:
            step = c.advisor_step[advisor]
            if (step == NONE or step == p.resource) and (d.sites or d.soldiers >= c.advisor_cost[advisor]):
                return True
    return False


def anyone_needs(d: Duchy, resource: i64) -> bool:
    """Whether a card under construction needs more of a resource."""
    for need in d.needs:
        if needed(need, resource):
            return True
    return False


def add_to_alchemy(p: Position, seat: i64, cube: i64) -> None:
    """A cube comes into the alchemy area. Five there become a krystallium at once; with quests only when
    the player wants it.
    """
    d = p.duchies[seat]
    d.alchemy += one(cube)
    if p.events is not None:
        p.note("cube_stored", {"seat": seat, "resource": RESOURCES[cube]}, p.private(seat))
    if not p.profile.quests and heap_total(d.alchemy) == ALCHEMY:
        d.alchemy = 0
        gain_krystallium(p, seat)


def gain_krystallium(p: Position, seat: i64) -> None:
    """Cubes of the alchemy area have become a krystallium."""
    p.duchies[seat].krystallium += 1
    if p.events is not None:
        p.note("krystallium_made", {"seat": seat}, p.private(seat))


def begin_giving(p: Position, seat: i64, cubes: i64) -> None:
    """Cubes of the alchemy area are given for a krystallium. Which ones is asked only where it matters:
    without quests, or with no choice, the first kinds go.
    """
    d = p.duchies[seat]
    left = cubes
    if p.profile.quests and heap_total(d.alchemy) > cubes and d.alchemy != only_kind(d.alchemy):
        d.giving = cubes
        return
    while left:
        d.alchemy -= one(lowest_cube(d.alchemy))
        left -= 1
    gain_krystallium(p, seat)


def only_kind(cubes: i64) -> i64:
    """The part of a heap that its first kind of cube makes up."""
    kind = lowest_cube(cubes)
    return in_heap(cubes, kind) << (BYTE * kind)


def give_cube(p: Position, seat: i64, cube: i64) -> None:
    """One of the cubes for a krystallium is chosen."""
    d = p.duchies[seat]
    d.alchemy -= one(cube)
    d.giving -= 1
    if d.giving == 0:
        gain_krystallium(p, seat)


def use_krystallium(p: Position, seat: i64, site: i64, resource: i64) -> None:
    """At any time: a krystallium goes onto a card that needs it or stands for a cube, never for a soldier."""
    d = p.duchies[seat]
    d.krystallium -= 1
    if p.events is not None:
        data = {"seat": seat, "site": p.components.site_names[site], "resource": RESOURCES[resource]}
        p.note("krystallium_placed", data, p.private(seat))
    give_to_site(p, seat, place_of(d.sites, site), resource)


def place_soldier(p: Position, seat: i64, site: i64) -> None:
    """At any time: a soldier goes onto a card that needs one."""
    d = p.duchies[seat]
    d.soldiers -= 1
    if p.events is not None:
        p.note("soldier_placed", {"seat": seat, "site": p.components.site_names[site]}, p.private(seat))
    give_to_site(p, seat, place_of(d.sites, site), SOLDIER)


def discard_site(p: Position, seat: i64, site: i64) -> None:
    """At any time: a card under construction is discarded. All that lay on it is lost, and the cube for
    recycling goes into the alchemy area, never onto a card.
    """
    d = p.duchies[seat]
    card = remove_site(p, d, place_of(d.sites, site))
    discard_card(p, seat, card)
    if p.events is not None:
        p.note("site_discarded", {"seat": seat, "card": p.components.card_ids[card]}, p.private(seat))
    add_to_alchemy(p, seat, lowest_cube(p.components.recycle[card]))


def discard_card(p: Position, seat: i64, card: i64) -> None:
    """A card leaves a seat for the discard pile; in a simultaneous phase it is seen there only afterwards."""
    if p.seats > 1 and p.together():
        d = p.duchies[seat]
        d.dropped = with_card(d.dropped, card)
    else:
        p.discard = with_card(p.discard, card)


def is_last(need: i64, resource: i64) -> bool:
    """Whether one more of a resource would complete the card."""
    return need & ~BOUND == one_needed(resource)


def krystallium_fits(d: Duchy, at: i64, resource: i64, held: bool) -> bool:
    """Whether a krystallium may go onto a card for a resource that it needs."""
    need = d.needs[at]
    return needed(need, resource) > 0 and not (held and is_last(need, resource))
