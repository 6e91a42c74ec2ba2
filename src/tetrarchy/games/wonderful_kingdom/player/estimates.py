"""What single cards are worth to a player who weighs an offer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.data import (
    DISCARD_FROM_DRAFT,
    DRAW_KEEP,
    GAIN_CUBES,
    REVEAL_OFFER,
    SCORE,
    SPAWN,
    TRANSMUTE,
)
from tetrarchy.games.wonderful_kingdom.packing import heap_total, in_heap
from tetrarchy.games.wonderful_kingdom.player.worth import built_worth, need_worth
from tetrarchy.games.wonderful_kingdom.state import UNKNOWN, Position

HIDDEN: Final = 0.19
"""A face-down card of the other player."""
ORDINARY: Final = 2.5
"""A card of which nothing is known but that it is no danger."""
DREAD: Final = 0.09
"""The share of a calamity's points that a card of the danger pile is feared for."""
COST_SHARE: Final = 0.7
"""The share of a card's cost that is counted against it."""


def card_worth(p: Position, seat: i64, card: i64) -> float:
    """Points that a card of an offer promises: built or recycled, whatever is better."""
    c = p.components
    if card >= c.first_advisor:
        return 1.0 + advisor_worth(p, card - c.first_advisor)
    if card >= c.first_threat:
        return threat_worth(p, seat, card - c.first_threat)
    if card == c.calamity:
        return float(c.calamity_points)
    cubes = float(heap_total(c.recycle[card]))
    if not c.is_development(card):
        return cubes
    left = c.rounds - p.round
    gain = built_worth(p, p.duchies[seat], card, left, 0.0) - COST_SHARE * need_worth(c.cost[card], left)
    return gain if gain > cubes else cubes


def threat_worth(p: Position, seat: i64, threat: i64) -> float:
    """What a threat costs its taker, with its effect in the rounds to come."""
    c = p.components
    d = p.duchies[seat]
    left = float(c.rounds - p.round)
    cost = float(c.threat_points[threat])
    effect = c.threat_effect[threat]
    if effect == SPAWN:
        spawn = c.threat_spawn[threat]
        cost += float((1 + in_heap(d.threats, threat)) * c.threat_points[spawn])
    elif effect == DISCARD_FROM_DRAFT:
        cost -= 1.5 * (left + 1)
    else:
        cost -= 0.8 * left
    return max(cost, -float(c.threat_soldiers[threat]) * 3.0 - 1.0)


def advisor_worth(p: Position, advisor: i64) -> float:
    """What an advisor's ability promises in the rounds to come."""
    c = p.components
    left = float(c.rounds - p.round + 1)
    ability = c.ability[advisor]
    if ability == GAIN_CUBES:
        return 0.7 * float(heap_total(c.ability_cubes[advisor])) * left
    if ability == SCORE:
        return 3.0
    if ability == TRANSMUTE or ability == DRAW_KEEP:
        return 0.8 * left
    return 0.4 * left if ability != REVEAL_OFFER else 0.2 * left


def area_worth(p: Position, seat: i64, area: i64) -> float:
    """What an offer looks like to a seat: cards face up, its own traps, and what may lie face down."""
    worth = hidden_worth(p, seat, area)
    for card in p.up[area]:
        worth += card_worth(p, seat, card)
    return worth


def hidden_worth(p: Position, seat: i64, area: i64) -> float:
    """What may lie face down in an offer, as a seat sees it."""
    worth = 0.0
    for hidden in p.down[area]:
        if hidden == UNKNOWN:
            worth += unknown_worth(p)
        elif hidden % 2 == seat:
            worth += card_worth(p, seat, hidden // 2)
        else:
            worth += HIDDEN
    return worth


def looks(p: Position, seat: i64, area: i64) -> float:
    """What an offer looks like to the opponent ``seat``, whose traps one does not know either."""
    worth = HIDDEN * float(len(p.down[area]))
    for card in p.up[area]:
        worth += card_worth(p, seat, card)
    return worth


def unknown_worth(p: Position) -> float:
    """A card of the danger pile, by how many dangers are still hidden."""
    risk = float(p.dangers_unseen) / float(p.danger_unseen) if p.danger_unseen else 0.0
    cost = float(p.components.calamity_points) * DREAD
    return risk * cost + (1.0 - risk) * ORDINARY
