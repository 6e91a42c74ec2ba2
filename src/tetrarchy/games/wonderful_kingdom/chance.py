"""What chance may bring now, and how likely.

``outcomes`` tells it as a list. The others answer without making one, since playouts ask them at every draw.
"""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.rules.draws import bag, danger_card
from tetrarchy.games.wonderful_kingdom.state import DEAL_DUCHY, DRAW, REVEAL, Position
from tetrarchy.kernel.state import CHANCE


def outcomes(p: Position) -> list[tuple[int, int]]:
    """The action codes of chance with their weights; none while a seat decides."""
    found: list[tuple[int, int]] = []
    if p.mover() != CHANCE:
        return found
    if p.step == DEAL_DUCHY:
        return [(p.codes.duchy, 1), (p.codes.duchy + 1, 1)]
    if p.step == DRAW:
        return _weighed(bag(p), p.codes.draw, 1)
    others = p.danger_unseen - p.dangers_unseen
    if others:
        found = _weighed(p.pool, p.codes.reveal, others)
    if p.dangers_unseen:
        found.append((p.codes.reveal + danger_card(p, 0), p.dangers_unseen * len(p.pool)))
        found.sort()
    return found


def _weighed(cards: list[int], base: i64, weight: i64) -> list[tuple[int, int]]:
    """Each kind of card of a rising list with its number as weight."""
    found: list[tuple[int, int]] = []
    for card in sorted(set(cards)):
        found.append((base + card, weight * cards.count(card)))
    return found


def random_outcome(p: Position, rng: Random) -> i64:
    """One of the outcomes, by weight."""
    if p.step == DRAW:
        cards = bag(p)
        return p.codes.draw + cards[rng.randrange(len(cards))]
    if p.step == REVEAL:
        return p.codes.reveal + _hidden_card(p, rng.randrange(p.danger_unseen * len(p.pool)))
    return p.codes.duchy + rng.randrange(2)


def _hidden_card(p: Position, number: i64) -> i64:
    """What a card of the danger pile is, for a number below all weights together."""
    cards = len(p.pool)
    number -= p.dangers_unseen * cards
    if number < 0:
        return danger_card(p, 0)
    return p.pool[number // (p.danger_unseen - p.dangers_unseen)]


def can_happen(p: Position, action: i64) -> bool:
    """Whether an action is one of the outcomes."""
    codes = p.codes
    if p.step == DEAL_DUCHY:
        return codes.duchy <= action < codes.draw
    if p.step == DRAW:
        return codes.draw <= action < codes.reveal and (action - codes.draw) in bag(p)
    card = action - codes.reveal
    if card < 0 or action >= codes.size:
        return False
    if card == danger_card(p, 0):
        return p.dangers_unseen > 0
    return p.danger_unseen > p.dangers_unseen and card in p.pool
