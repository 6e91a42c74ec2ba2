"""Phase B: each card of the draft area is built or recycled."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.cards import without_card
from tetrarchy.games.wonderful_kingdom.duchy import Duchy
from tetrarchy.games.wonderful_kingdom.packing import lowest_cube, one
from tetrarchy.games.wonderful_kingdom.rules.construction import (
    add_to_alchemy,
    discard_card,
    start_site,
)
from tetrarchy.games.wonderful_kingdom.rules.draft import welcome_advisor
from tetrarchy.games.wonderful_kingdom.rules.threats import any_icon, arrive, collect_forfeits, shadow_debt
from tetrarchy.games.wonderful_kingdom.state import PLANNING, Position


def begin_planning(p: Position) -> None:
    """Calamities go into the duchies, advisors to their places, threats take effect; developments and
    treasures wait for a decision.
    """
    c = p.components
    for seat in range(p.seats):
        d = p.duchies[seat]
        cards = d.draft
        d.draft = vec[i64]()
        for card in cards:
            if card < c.calamity:
                d.draft = append(d.draft, card)
            elif card >= c.first_advisor:
                welcome_advisor(p, seat, card)
            elif card >= c.first_threat:
                arrive(p, seat, card)
            else:
                d.calamities += 1
                if p.events is not None:
                    p.note("calamity_struck", {"seat": seat})
        d.debt = shadow_debt(p, d)
        if d.tokens and not any_icon(p, d):
            d.tokens = 0
        d.done = False
    p.step = PLANNING


def build(p: Position, seat: i64, card: i64) -> None:
    """A development of the draft area comes under construction."""
    d = p.duchies[seat]
    d.draft = without_card(d.draft, card)
    site = start_site(p, d, card)
    if p.events is not None:
        p.note("construction_begun", {"seat": seat, "site": p.components.site_names[site]}, p.private(seat))


def recycle(p: Position, seat: i64, card: i64) -> None:
    """A development or treasure is discarded for its cubes, which are placed at once."""
    d = p.duchies[seat]
    d.cubes = recycled_cubes(p, d, card)
    d.boost = 0
    d.draft = without_card(d.draft, card)
    discard_card(p, seat, card)
    if p.events is not None:
        p.note("card_recycled", {"seat": seat, "card": p.components.card_ids[card]}, p.private(seat))


def recycled_cubes(p: Position, d: Duchy, card: i64) -> i64:
    """The cubes that recycling a card brings, with those more that an advisor has promised."""
    cubes = p.components.recycle[card]
    return cubes + one(lowest_cube(cubes)) * d.boost


def end_planning(p: Position) -> None:
    """Both have planned: what one player's plan brings the other arrives."""
    for d in p.duchies:
        d.boost = 0
    collect_forfeits(p)
    for offset in range(p.seats):
        seat = (p.first + offset) % p.seats
        blackmail(p, seat)


def blackmail(p: Position, seat: i64) -> None:
    """Advisors: cubes move from the opponent's alchemy area, as far as there are any."""
    d = p.duchies[seat]
    wanted = d.blackmail
    d.blackmail = 0
    while wanted:
        victim = p.duchies[1 - seat]
        if victim.alchemy == 0:
            return
        cube = lowest_cube(victim.alchemy)
        victim.alchemy -= one(cube)
        wanted -= 1
        if p.events is not None:
            p.note("cube_stolen", {"seat": seat})
        add_to_alchemy(p, seat, cube)
