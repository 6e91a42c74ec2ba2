"""What is open now: lists of actions, samples and the check of an action all follow from one set.

The rule that opens a step finds its answers once (``state.ask``): a set of small numbers, counted from the
step's first action. Places for a domino are more than a set can hold and have their own (``Places``); sites,
and draws that are not all equally likely, are asked of the table.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from tetrarchy.games.queendomino.actions import BUILD, BUILDING, BURN, CHOOSE, KING, PASS, PLACE, SITE, TAX
from tetrarchy.games.queendomino.geometry import SQUARES, ring
from tetrarchy.games.queendomino.kingdom import Places
from tetrarchy.games.queendomino.rules.building import buildable, free_towns, sites
from tetrarchy.games.queendomino.rules.dragon import burnable
from tetrarchy.games.queendomino.rules.lines import ask_domino, free_dominoes
from tetrarchy.games.queendomino.rules.placing import places_for
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
    ask,
    mover_kingdom,
)
from tetrarchy.kernel.bits import count, members, nth

_WORD: Final = 63
"""How many numbers a set can hold."""


def ask_again(p: Position) -> None:
    """Find the answers of the step that a position is in."""
    step = p.step
    if step == PLACING:
        p.places = places_for(p)
    elif step == DRAW_LINE:
        ask_domino(p)
    elif step == CHOOSING or step == FIRST_CHOICE:
        ask(p, step, CHOOSE, free_dominoes(p))
    elif step == TAXING:
        ask(p, step, TAX, taxes(p))
    elif step == BUILDING_STEP:
        ask(p, step, BUILD, buildable(p))
    elif step == BRIBING:
        ask(p, step, BURN, burnable(p))


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
    found: list[int] = [PASS] if may_pass(p.step) else []
    for number in members(p.answers):
        found.append(p.first_answer + number)
    return found


def outcomes(p: Position) -> list[tuple[int, int]]:
    """What chance may bring, with weights; a draw takes each domino, tile or king equally likely."""
    if p.step == DRAW_LINE:
        return [(p.first_answer + number, 1) for number in members(p.answers)]
    first = BUILDING if p.step == DRAW_BUILDING else KING
    number = len(p.components.kind_tiles) if p.step == DRAW_BUILDING else p.seats
    found: list[tuple[int, int]] = []
    for drawn in range(number):
        weight = weight_of(p, drawn)
        if weight:
            found.append((first + drawn, weight))
    return found


def weight_of(p: Position, drawn: i64) -> i64:
    """How many tiles of a building are in the pile, or kings of a seat in the hand."""
    if p.step == DRAW_BUILDING:
        return count(p.tiles & p.components.kind_tiles[drawn])
    return p.hand[drawn]


def pick(p: Position, rng: Random) -> i64:
    """One open action, each equally likely, or one tile of the pile; sites and kings are not for this."""
    if p.step == PLACING:
        return PLACE + places(p).pick(rng.randrange(places(p).number()))
    if p.step == DRAW_BUILDING:
        return BUILDING + p.components.tile_kind[nth(p.tiles, rng.randrange(count(p.tiles)))]
    number = count(p.answers)
    if not may_pass(p.step):
        return p.first_answer + nth(p.answers, rng.randrange(number))
    chosen: i64 = rng.randrange(number + 1)
    return PASS if chosen == 0 else p.first_answer + nth(p.answers, chosen - 1)


def is_open(p: Position, action: i64) -> bool:
    """Whether the seat that decides, or chance, may do this now."""
    step = p.step
    if step == PLACING:
        return PLACE <= action < KING and places(p).has(action - PLACE)
    if step == SITE_STEP:
        square = action - SITE
        if square < 0 or square >= SQUARES:
            return False
        return (free_towns(mover_kingdom(p)) >> ring(square)) & 1 == 1 and int(square) in sites(p)
    if step == DRAW_BUILDING:
        kind = action - BUILDING
        return 0 <= kind < len(p.components.kind_tiles) and weight_of(p, kind) > 0
    if step == DRAW_KING:
        seat = action - KING
        return 0 <= seat < p.seats and weight_of(p, seat) > 0
    if action == PASS:
        return may_pass(step)
    number = action - p.first_answer
    return 0 <= number < _WORD and (p.answers >> number) & 1 == 1
