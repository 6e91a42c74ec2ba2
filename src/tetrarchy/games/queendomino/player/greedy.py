"""A sensible player that looks one step ahead, at what its kingdom would then be worth."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from tetrarchy.games.queendomino.actions import BURN, CHOOSE, PASS, PLACE
from tetrarchy.games.queendomino.engine import Queendomino
from tetrarchy.games.queendomino.kingdom import TOWN, Survey
from tetrarchy.games.queendomino.player.laying import DISCARD, Laying, best_with
from tetrarchy.games.queendomino.player.values import POINT, kingdom_value, value_after_laying
from tetrarchy.games.queendomino.rules.building import free_towns
from tetrarchy.games.queendomino.scoring import building_points
from tetrarchy.games.queendomino.state import (
    BRIBING,
    BUILDING_STEP,
    CHOOSING,
    FIRST_CHOICE,
    PLACING,
    SITE_STEP,
)
from tetrarchy.kernel.bits import count

LATER_TURN: Final = -25
"""What each place further down the next line costs."""
BURN_THRESHOLD: Final = 7
"""How many points a building must bring somebody else to be worth a bribe."""
WORST: Final = -1_000_000


def greedy(state: Queendomino, seat: int, rng: Random) -> int:
    """The action after which the seat's kingdom looks best; equal ones are drawn lots for."""
    best: list[int] = []
    best_value: i64 = WORST
    weighing = Weighing(state)
    for action in state.legal(seat):
        value = weighing.value(action)
        if value > best_value:
            best = [action]
            best_value = value
        elif value == best_value:
            best.append(action)
    return best[rng.randrange(len(best))]


class Weighing:
    """How the deciding seat's kingdom looks after each of its actions."""

    def __init__(self, state: Queendomino) -> None:
        self.state = state
        self.laying: Laying | None = None
        if state.step == PLACING:
            which = state.kingdom_of(state.seat)
            self.laying = Laying(state, state.kingdoms[which], which)

    def value(self, action: i64) -> i64:
        """The kingdom's value after an action."""
        state = self.state
        step = state.step
        if self.laying is not None:
            return self.laying.value(state.line[state.turn], action - PLACE)
        if step == CHOOSING or step == FIRST_CHOICE:
            return value_of_choice(state, action - CHOOSE)
        if step == BUILDING_STEP and action != PASS:
            return value_of_building(state, action)
        if step == BRIBING:
            return (
                BURN_THRESHOLD * POINT if action == PASS else POINT * value_of_burning(state, action - BURN)
            )
        return value_after(state, action)


def value_after(state: Queendomino, action: i64) -> i64:
    """The deciding kingdom's value once the action is done."""
    which = state.kingdom_of(state.seat)
    after = state.copy()
    after.apply(after.seat, action)
    return kingdom_value(after, after.kingdoms[which], which)


def value_of_building(state: Queendomino, action: i64) -> i64:
    """The value of a building on its best site."""
    which = state.kingdom_of(state.seat)
    chosen = state.copy()
    chosen.apply(chosen.seat, action)
    if chosen.step != SITE_STEP:
        return kingdom_value(chosen, chosen.kingdoms[which], which)
    best: i64 = WORST
    for site in chosen.legal(chosen.seat):
        best = max(best, value_after(chosen, site))
    return best


def value_of_choice(state: Queendomino, at: i64) -> i64:
    """The best that a domino of the next line could do for the kingdom, less what going later costs."""
    which = state.kingdom_of(state.seat)
    kingdom = state.kingdoms[which]
    best = best_with(state, kingdom, which, state.next_line[at])
    lost = DISCARD if best is kingdom else 0
    return value_after_laying(state, best, which) + lost + LATER_TURN * at


def value_of_burning(state: Queendomino, space: i64) -> i64:
    """How many points the building there would bring the kingdom that it would help most."""
    mine = state.kingdom_of(state.seat)
    kind = state.spaces[space]
    best: i64 = 0
    for which in range(state.profile.kingdoms):
        kingdom = state.kingdoms[which]
        affordable = kingdom.coins >= state.components.prices[space]
        if which == mine or not affordable or not free_towns(kingdom):
            continue
        help_given = building_points(kingdom, Survey(kingdom), state.components, kind)
        help_given += state.components.crowns[kind] * count(kingdom.land[TOWN])
        best = max(best, help_given)
    return best
