"""How many points a seat can expect to have at the end."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.cards import how_many
from tetrarchy.games.wonderful_kingdom.data import NONE
from tetrarchy.games.wonderful_kingdom.packing import in_heap
from tetrarchy.games.wonderful_kingdom.player.drafting import FOUND, Takes, cheapest
from tetrarchy.games.wonderful_kingdom.player.estimates import card_worth, hidden_worth, unknown_worth
from tetrarchy.games.wonderful_kingdom.player.outlook import outlook
from tetrarchy.games.wonderful_kingdom.player.prospect import DUTY, Forecast, takes_left
from tetrarchy.games.wonderful_kingdom.scoring import score
from tetrarchy.games.wonderful_kingdom.state import GAME_OVER, KEEP, PAY, TAKE, UNKNOWN, Position

SLOPE: Final = vec[float]([1.0, 0.76, 0.91, 0.68, 1.0, 0.62, 0.5, 0.32])
"""Points at the end for each point of the forecast, with 0, 1, 2, 3 rounds to come: alone, then for two.

This table and the two that follow are fitted by least squares to greedy games, for each round by itself:
``scripts/fit_wonderful_kingdom.py`` prints such tables.
"""
OFFSET: Final = vec[float]([2.9, 4.2, 19.5, 59.1, 1.6, -1.9, 16.6, 33.5])
"""Points that all forecasts of a round are short of."""
TAKE_WORTH: Final = vec[float]([8.6, 7.8, 7.4, 6.5, 4.5, 4.0, 3.0, 2.2])
"""Points of each offer that is still to be taken in the round."""


def expected_points(p: Position, seat: i64, *, thorough: bool = False) -> float:
    """The total at the end of the game; before that the forecast of the round by which greed decides, set
    right by the rounds and the offers still to come, or, to be thorough where a round begins, the outlook;
    less what it costs to miss the conditions of the game.
    """
    if p.step == GAME_OVER:
        return float(score(p, seat))
    if thorough and p.round > 1 and p.begins_round():
        return outlook(p, seat) - duties(p, seat)
    at = p.components.rounds - p.round if p.round else p.components.rounds - 1
    if not p.profile.solo:
        at += p.components.rounds
    takes = takes_ahead(p, seat)
    value = OFFSET[at] + SLOPE[at] * prospect(p, seat) + TAKE_WORTH[at] * float(takes)
    return value - duties(p, seat)


def takes_ahead(p: Position, seat: i64) -> i64:
    """How many offers of the round a seat will take that its prospect does not count."""
    takes = takes_left(p, seat)
    return takes - 1 if takes and p.seat == seat and (p.step == TAKE or p.area != NONE) else takes


def prospect(p: Position, seat: i64) -> float:
    """The forecast of the round, with the offer that the seat is taking."""
    dangers = drafted_dangers(p, seat)
    if p.seat == seat and p.step == TAKE:
        return dangers + Takes(p, seat).best()
    forecast = Forecast(p, seat)
    if p.seat != seat or p.area == NONE or takes_left(p, seat) == 0:
        return dangers + forecast.best_plan()
    value = dangers + hidden_worth(p, seat, p.area)
    for card in p.up[p.area]:
        forecast.draft(card)
        if p.components.is_danger(card):
            value += card_worth(p, seat, card)
    if p.step == PAY:
        value += FOUND - cheapest(p, seat, p.area, p.paying)
    elif p.step == KEEP:
        best = 0.0
        for card in p.duchies[seat].look:
            best = max(best, card_worth(p, seat, card))
        value += best
    return value + forecast.best_plan()


def drafted_dangers(p: Position, seat: i64) -> float:
    """What lies in the draft area and can be neither built nor recycled, or is not known yet."""
    d = p.duchies[seat]
    worth = 0.0
    for card in d.draft:
        if p.components.is_danger(card):
            worth += card_worth(p, seat, card)
    for hidden in d.draft_down:
        worth += unknown_worth(p) if hidden == UNKNOWN else card_worth(p, seat, hidden // 2)
    return worth


def duties(p: Position, seat: i64) -> float:
    """What the conditions that are not met yet cost, without which the game is lost."""
    d = p.duchies[seat]
    left: i64 = 0
    for task in p.profile.task_numbers:
        if p.profile.tasks[task].final and not (d.tasks >> task) & 1:
            left += 1
    scenario = p.profile.scenario
    if scenario is not None:
        for card, number in scenario.construction:
            left += max(number - how_many(d.built, card), 0)
        for threat, _ in scenario.threats:
            left += in_heap(d.threats, threat)
    return DUTY * float(left)
