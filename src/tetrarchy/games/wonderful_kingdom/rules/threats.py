"""Threats: what they do when planning begins, and the battle phase that ends the round."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.cards import place_of, without_card
from tetrarchy.games.wonderful_kingdom.data import COVER, DISCARD_FROM_DRAFT, FREEZE, NO_EFFECT, NONE, SPAWN
from tetrarchy.games.wonderful_kingdom.duchy import BOUND, FROZEN, Duchy
from tetrarchy.games.wonderful_kingdom.packing import CUBES, RESOURCES, in_heap, one
from tetrarchy.games.wonderful_kingdom.rules.construction import add_to_alchemy, complete, discard_card
from tetrarchy.games.wonderful_kingdom.state import SHADOW_CUBES, VERMIN_GONE, Position


def threat_with(p: Position, effect: i64) -> i64:
    """The threat with an effect, by its number among the threats, or NONE."""
    for threat in range(len(p.components.threat_effect)):
        if p.components.threat_effect[threat] == effect:
            return threat
    return NONE


def arrive(p: Position, seat: i64, card: i64) -> None:
    """A threat of the draft area comes into the construction area and takes effect.

    Giant rats bring as many vermin as there are giant rats now; a thief lays a theft token; a frost giant
    waits for a card to lie under.
    """
    c = p.components
    d = p.duchies[seat]
    threat = card - c.first_threat
    effect = c.threat_effect[threat]
    if p.events is not None:
        p.note("threat_arrived", {"seat": seat, "threat": c.card_ids[card]})
    if effect == FREEZE:
        d.giants += 1
        return
    d.threats += one(threat)
    if effect == SPAWN:
        spawn(p, seat, c.threat_spawn[threat], in_heap(d.threats, threat))
    elif effect == COVER:
        d.tokens += 1


def spawn(p: Position, seat: i64, vermin: i64, number: i64) -> None:
    """Vermin of the stack come into a construction area; a scenario is lost when the stack is empty."""
    left = in_heap(p.vermin, vermin)
    came = number if number < left else left
    p.vermin -= one(vermin) * came
    p.duchies[seat].threats += one(vermin) * came
    if p.events is not None and came:
        p.note("vermin_came", {"seat": seat, "number": came})
    check_vermin(p, vermin)


def check_vermin(p: Position, vermin: i64) -> None:
    """Scenario: an empty stack of vermin loses at once."""
    scenario = p.profile.scenario
    if scenario is not None and scenario.lose_without_vermin and in_heap(p.vermin, vermin) == 0:
        p.lost[0] = VERMIN_GONE


def shadow_debt(p: Position, d: Duchy) -> i64:
    """Shadows: for each one in the construction area a card of the draft area is lost, as far as there are
    any.
    """
    debt: i64 = 0
    for threat in range(len(p.components.threat_effect)):
        if p.components.threat_effect[threat] == DISCARD_FROM_DRAFT:
            debt += in_heap(d.threats, threat)
    cards = len(d.draft)
    return debt if debt < cards else cards


def forfeit(p: Position, seat: i64, card: i64) -> None:
    """Shadows: a card is discarded without recycling. The opponent gains as many cubes as it would have
    brought; alone, a scenario lays a cube aside.
    """
    d = p.duchies[seat]
    d.draft = without_card(d.draft, card)
    d.debt -= 1
    discard_card(p, seat, card)
    d.forfeited += 1 if p.components.is_development(card) else 2
    if p.events is not None:
        p.note("card_forfeited", {"seat": seat, "card": p.components.card_ids[card]}, p.private(seat))
    scenario = p.profile.scenario
    if scenario is not None and scenario.shadow_cubes:
        p.shadow_cubes += 1
        if p.shadow_cubes >= scenario.shadow_cubes:
            p.lost[0] = SHADOW_CUBES


def collect_forfeits(p: Position) -> None:
    """Shadows, when both have planned: the cubes that each player's losses bring the other go into the
    alchemy area, where their kind makes no difference.
    """
    for seat in range(p.seats):
        gained = p.duchies[seat].forfeited
        p.duchies[seat].forfeited = 0
        if p.seats > 1:
            for _ in range(gained):
                add_to_alchemy(p, 1 - seat, 0)


def can_cover(p: Position, d: Duchy, cube: i64) -> bool:
    """Thieves: whether the duchy card has an icon of the resource without a token."""
    return in_heap(p.components.duchy_income[p.profile.side][d.card], cube) > in_heap(d.thefts, cube)


def cover(p: Position, seat: i64, cube: i64) -> None:
    """Thieves: a theft token covers an icon of the duchy card."""
    d = p.duchies[seat]
    d.thefts += one(cube)
    d.tokens -= 1
    if not any_icon(p, d):
        d.tokens = 0
    if p.events is not None:
        p.note("resource_covered", {"seat": seat, "resource": RESOURCES[cube]}, p.private(seat))


def freeze(p: Position, seat: i64, site: i64) -> None:
    """Frost giants: a giant goes under a card that has none yet and freezes it."""
    d = p.duchies[seat]
    d.giants -= 1
    d.threats += one(threat_with(p, FREEZE))
    at = place_of(d.sites, site)
    d.needs[at] |= FROZEN
    if p.events is not None:
        p.note("site_frozen", {"seat": seat, "site": p.components.site_names[site]}, p.private(seat))


def leave_giants_alone(p: Position, d: Duchy) -> None:
    """Frost giants that find no card at all lie alone."""
    if d.giants:
        d.threats += one(threat_with(p, FREEZE)) * d.giants
        d.giants = 0


def lone_giants(p: Position, d: Duchy, giant: i64) -> i64:
    """Frost giants that lie under no card."""
    return in_heap(d.threats, giant) - (len(d.needs) - d.open_sites())


# ---------------------------------------------------------------- battle


def can_fight(p: Position, d: Duchy, threat: i64) -> bool:
    """Whether a threat (of frost giants one without a card) is there and the soldiers suffice."""
    if d.soldiers < p.components.threat_soldiers[threat] or in_heap(d.threats, threat) == 0:
        return False
    return p.components.threat_effect[threat] != FREEZE or lone_giants(p, d, threat) > 0


def can_thaw(p: Position, d: Duchy, at: i64) -> bool:
    """Whether a frozen card has all it needs and the soldiers suffice for its giant."""
    if d.needs[at] & ~BOUND != FROZEN:
        return False
    return d.soldiers >= p.components.threat_soldiers[threat_with(p, FREEZE)]


def fight(p: Position, seat: i64, threat: i64) -> None:
    """Battle: soldiers are spent and the threat leaves the game; a thief frees any one covered icon."""
    c = p.components
    d = p.duchies[seat]
    d.soldiers -= c.threat_soldiers[threat]
    d.threats -= one(threat)
    if p.events is not None:
        p.note(
            "threat_beaten", {"seat": seat, "threat": c.card_ids[c.first_threat + threat]}, p.private(seat)
        )
    if c.threat_effect[threat] == COVER and d.thefts:
        d.freed += 1
    scenario = p.profile.scenario
    if scenario is not None and scenario.vermin_return and c.threat_effect[threat] == NO_EFFECT:
        p.vermin += one(threat)


def thaw(p: Position, seat: i64, site: i64) -> None:
    """Battle: a frost giant is beaten and the card over it is completed at the same time."""
    d = p.duchies[seat]
    giant = threat_with(p, FREEZE)
    d.soldiers -= p.components.threat_soldiers[giant]
    d.threats -= one(giant)
    if p.events is not None:
        data = {"seat": seat, "threat": p.components.card_ids[p.components.first_threat + giant]}
        p.note("threat_beaten", data, p.private(seat))
    complete(p, seat, place_of(d.sites, site))


def uncover(p: Position, seat: i64, cube: i64) -> None:
    """A theft token is taken off."""
    d = p.duchies[seat]
    d.thefts -= one(cube)
    d.freed -= 1
    if p.events is not None:
        p.note("resource_uncovered", {"seat": seat, "resource": RESOURCES[cube]}, p.private(seat))


def after_battle(p: Position) -> None:
    """Scenario: a vermin comes for each card of a kind that is still under construction."""
    scenario = p.profile.scenario
    if scenario is None or scenario.vermin_per == NONE:
        return
    number: i64 = 0
    for site in p.duchies[0].sites:
        if p.components.site_card[site] == scenario.vermin_per:
            number += 1
    for vermin in p.components.threat_spawn:
        if vermin != NONE and number:
            spawn(p, 0, vermin, number)


def any_icon(p: Position, d: Duchy) -> bool:
    """Whether a theft token has any icon left to cover."""
    for cube in range(CUBES):
        if can_cover(p, d, cube):
            return True
    return False
