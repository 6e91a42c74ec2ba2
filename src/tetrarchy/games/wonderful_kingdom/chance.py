"""What chance may bring now, and how likely.

``outcomes`` tells it as a list. The others answer without making one, since playouts ask them at every draw.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.cards import contains, how_many
from tetrarchy.games.wonderful_kingdom.rules.draws import bag, danger_card
from tetrarchy.games.wonderful_kingdom.state import DRAW, REVEAL, Position
from tetrarchy.kernel.state import CHANCE

_DUCHIES: Final = vec[i64]([0, 1])


def _first(p: Position) -> i64:
    """The first code of what chance brings now."""
    if p.step == DRAW:
        return p.codes.draw
    return p.codes.reveal if p.step == REVEAL else p.codes.duchy


def _cards(p: Position) -> vec[i64]:
    """What chance draws from now, rising; dangers that nobody has seen come on top."""
    if p.step == DRAW:
        return bag(p)
    return p.pool if p.step == REVEAL else _DUCHIES


def outcomes(p: Position) -> list[tuple[int, int]]:
    """The action codes of chance with their weights; none while a seat decides."""
    found: list[tuple[int, int]] = []
    if p.mover() != CHANCE:
        return found
    first = _first(p)
    cards = _cards(p)
    weight: i64 = p.danger_unseen - p.dangers_unseen if p.step == REVEAL else 1
    if weight:
        for card in sorted(set(cards)):
            found.append((first + card, weight * how_many(cards, card)))
    if p.step == REVEAL and p.dangers_unseen:
        found.append((first + danger_card(p, 0), p.dangers_unseen * len(cards)))
        found.sort()
    return found


def random_outcome(p: Position, rng: Random) -> i64:
    """One of the outcomes, by weight."""
    cards = _cards(p)
    if p.step != REVEAL:
        return _first(p) + cards[rng.randrange(len(cards))]
    number = rng.randrange(p.danger_unseen * len(cards)) - p.dangers_unseen * len(cards)
    if number < 0:
        return _first(p) + danger_card(p, 0)
    return _first(p) + cards[number // (p.danger_unseen - p.dangers_unseen)]


def can_happen(p: Position, action: i64) -> bool:
    """Whether an action is one of the outcomes."""
    card = action - _first(p)
    if p.step == REVEAL:
        if card == danger_card(p, 0):
            return p.dangers_unseen > 0
        if p.danger_unseen == p.dangers_unseen:
            return False
    return contains(_cards(p), card)
