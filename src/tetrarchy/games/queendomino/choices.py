"""What is open now, computed in one place: lists of actions, samples and the check of an action follow.

Each step's rule tells which of its answers are open as a set of small numbers, counted from the step's first
action. Places for a domino and sites for a building are many; they have sets of their own.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from tetrarchy.games.queendomino.actions import (
    BUILD,
    BUILDING,
    BURN,
    CHOOSE,
    DOMINO,
    KING,
    PASS,
    PLACE,
    SITE,
    TAX,
)
from tetrarchy.games.queendomino.data import PER_SET
from tetrarchy.games.queendomino.geometry import SQUARES, ring
from tetrarchy.games.queendomino.kingdom import Places
from tetrarchy.games.queendomino.rules.builders import unseen_buildings
from tetrarchy.games.queendomino.rules.building import buildable, free_towns, sites
from tetrarchy.games.queendomino.rules.dragon import burnable
from tetrarchy.games.queendomino.rules.lines import current_set, free_dominoes
from tetrarchy.games.queendomino.rules.setup import kings_in_hand
from tetrarchy.games.queendomino.rules.tax import taxes
from tetrarchy.games.queendomino.state import (
    BRIBING,
    BUILDING_STEP,
    CHOOSING,
    DRAW_BUILDING,
    DRAW_KING,
    DRAW_LINE,
    FIRST_CHOICE,
    PLACING,
    SITE_STEP,
    TAXING,
    Position,
    mover_kingdom,
)
from tetrarchy.kernel.bits import count, members, nth

_WORD: Final = 63
"""How many numbers a set can hold."""


def open_set(p: Position) -> i64:
    """The answers open in this step, counted from its first action; passing is not among them."""
    step = p.step
    if step == DRAW_LINE:
        return p.piles[current_set(p)]
    if step == CHOOSING or step == FIRST_CHOICE:
        return free_dominoes(p)
    if step == TAXING:
        return taxes(p)
    if step == BUILDING_STEP:
        return buildable(p)
    if step == BRIBING:
        return burnable(p)
    if step == DRAW_BUILDING:
        return unseen_buildings(p)
    if step == DRAW_KING:
        return kings_in_hand(p)
    return 0


def first_action(p: Position) -> i64:
    """The action that the numbers of the open set are counted from."""
    step = p.step
    if step == DRAW_LINE:
        return DOMINO + current_set(p) * PER_SET
    if step == CHOOSING or step == FIRST_CHOICE:
        return CHOOSE
    if step == TAXING:
        return TAX
    if step == BUILDING_STEP:
        return BUILD
    if step == BRIBING:
        return BURN
    if step == DRAW_BUILDING:
        return BUILDING
    return KING


def may_pass(step: i64) -> bool:
    """Whether a step can be passed."""
    return step == TAXING or step == BUILDING_STEP or step == BRIBING


def places(p: Position) -> Places:
    """Where the domino in hand can lie, while one is to be placed."""
    assert p.places is not None
    return p.places


def every(p: Position) -> list[int]:
    """All open actions of the seat that decides, rising."""
    if p.step == PLACING:
        return [PLACE + place for place in places(p).every()]
    if p.step == SITE_STEP:
        return [SITE + square for square in sites(p)]
    first = first_action(p)
    found: list[int] = [PASS] if may_pass(p.step) else []
    for number in members(open_set(p)):
        found.append(first + number)
    return found


def outcomes(p: Position) -> list[tuple[int, int]]:
    """What chance may bring, with weights; a draw takes each domino, tile or king equally likely."""
    first = first_action(p)
    found: list[tuple[int, int]] = []
    for number in members(open_set(p)):
        weight: i64 = 1
        if p.step == DRAW_BUILDING:
            weight = count(p.tiles & p.components.kind_tiles[number])
        elif p.step == DRAW_KING:
            weight = p.hand[number]
        found.append((first + number, weight))
    return found


def pick(p: Position, rng: Random) -> i64:
    """One open action, each equally likely; a step with weights is not for this."""
    if p.step == PLACING:
        return PLACE + places(p).pick(rng.randrange(places(p).number()))
    open_now = open_set(p)
    number: i64 = count(open_now)
    if not may_pass(p.step):
        return first_action(p) + nth(open_now, rng.randrange(number))
    number = rng.randrange(number + 1)
    return PASS if number == 0 else first_action(p) + nth(open_now, number - 1)


def is_open(p: Position, action: i64) -> bool:
    """Whether the seat that decides may do this now."""
    step = p.step
    if step == PLACING:
        return PLACE <= action < KING and places(p).has(action - PLACE)
    if step == SITE_STEP:
        square = action - SITE
        if square < 0 or square >= SQUARES:
            return False
        return (free_towns(mover_kingdom(p)) >> ring(square)) & 1 == 1 and int(square) in sites(p)
    if action == PASS and may_pass(step):
        return True
    number = action - first_action(p)
    return 0 <= number < _WORD and (open_set(p) >> number) & 1 == 1
