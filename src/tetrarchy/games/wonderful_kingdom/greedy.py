"""A sensible player: forecasts the round for each offer, finds a good plan, and carries it out."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.actions import DONE
from tetrarchy.games.wonderful_kingdom.building import Builder
from tetrarchy.games.wonderful_kingdom.data import NONE
from tetrarchy.games.wonderful_kingdom.dispatch import carry_out
from tetrarchy.games.wonderful_kingdom.engine import WonderfulKingdom
from tetrarchy.games.wonderful_kingdom.estimates import (
    advisor_worth,
    area_worth,
    card_worth,
    hidden_worth,
    looks,
)
from tetrarchy.games.wonderful_kingdom.prospect import Forecast
from tetrarchy.games.wonderful_kingdom.state import (
    CHOOSE_ADVISOR,
    DROP,
    KEEP,
    LOOK,
    OFFER,
    PAY,
    TAKE,
)

FOUND: Final = 3.0
"""What the best of the unseen cards of a search is worth."""
OWN_SHARE: Final = 0.4
"""How much of the offer that is left a player who makes the next offer can count on."""


def greedy(state: WonderfulKingdom, seat: int, rng: Random) -> int:
    """An action that seems best; equal ones at random."""
    codes = state.legal(seat)
    step = state.step
    if (
        step == OFFER
        or step == TAKE
        or step == DROP
        or step == PAY
        or step == KEEP
        or step == LOOK
        or step == CHOOSE_ADVISOR
    ):
        return _best(state, seat, codes, rng)
    action = Builder(state, seat, codes).action()
    return action if action != NONE else codes[rng.randrange(len(codes))]


def _best(state: WonderfulKingdom, seat: i64, codes: list[int], rng: Random) -> int:
    best: list[int] = []
    most = -1e9
    for code in codes:
        value = _value(state, seat, code)
        if value > most + 1e-9:
            best = [code]
            most = value
        elif value > most - 1e-9:
            best.append(code)
    return best[rng.randrange(len(best))]


def _value(state: WonderfulKingdom, seat: i64, code: i64) -> float:
    """How good an action of the draft is."""
    codes = state.codes
    c = state.components
    if code == DONE:
        return -1e6
    if codes.offer <= code < codes.take:
        return _offer_value(state, seat, code)
    if codes.take <= code < codes.search:
        return _take_value(state, seat, code - codes.take)
    if codes.search <= code < codes.pay:
        return _search_value(state, seat, code - codes.search)
    if codes.pay <= code < codes.keep:
        return -card_worth(state, seat, code - codes.pay)
    if codes.keep <= code < codes.drop:
        card = code - codes.keep
        if state.step == CHOOSE_ADVISOR:
            return advisor_worth(state, card - c.first_advisor)
        return card_worth(state, seat, card)
    if codes.drop <= code < codes.drop_hidden:
        return -card_worth(state, seat, code - codes.drop)
    if codes.drop_hidden <= code < codes.spy:
        return 1.0
    if codes.spy <= code < codes.unmask:
        return 1e5
    if codes.advise <= code < codes.cover and state.step == TAKE:
        return _drop_value(state, seat)
    if codes.task <= code < codes.convert and state.profile.tasks[code - codes.task].final:
        return 1e5
    return -1e5


def _drop_value(state: WonderfulKingdom, seat: i64) -> float:
    """Discarding a danger of the better offer is worth soldiers."""
    best = 0
    if _take_value(state, seat, 1) > _take_value(state, seat, 0):
        best = 1
    for card in state.up[best]:
        if state.components.is_danger(card):
            return 1e4
    return -1e5


def _take_value(state: WonderfulKingdom, seat: i64, area: i64) -> float:
    """The forecast with the cards of an offer, and what may lie face down in it."""
    after = state.copy()
    after.armed = False
    carry_out(after, seat, state.codes.take + area)
    value = Forecast(after, seat).best_plan()
    c = state.components
    for card in state.up[area]:
        if c.is_danger(card) or card >= c.first_advisor:
            value += card_worth(state, seat, card)
    return value + hidden_worth(state, seat, area)


def _search_value(state: WonderfulKingdom, seat: i64, area: i64) -> float:
    """An offer without its two worst cards, but with the best of three."""
    worths: list[float] = []
    for card in state.up[area]:
        if not state.components.is_danger(card):
            worths.append(card_worth(state, seat, card))
    worths.sort()
    paid = 0.0
    for at in range(state.components.search_pay):
        paid += worths[at]
    found = FOUND
    if state.top != NONE:
        found = max(found, card_worth(state, seat, state.top))
    return _take_value(state, seat, area) - paid + found


def _offer_value(state: WonderfulKingdom, seat: i64, code: i64) -> float:
    """The opponent takes the offer that looks better; part of what is left comes to this seat."""
    after = state.copy()
    carry_out(after, seat, code)
    other = 1 - seat
    taken = 0 if looks(after, other, 0) >= looks(after, other, 1) else 1
    return OWN_SHARE * area_worth(after, seat, 1 - taken) - _true_worth(after, other, taken)


def _true_worth(state: WonderfulKingdom, seat: i64, area: i64) -> float:
    """What an offer brings a seat, by the cards that its opponent knows to lie there."""
    worth = 0.0
    for card in state.up[area]:
        worth += card_worth(state, seat, card)
    for hidden in state.down[area]:
        if hidden % 2 != seat:
            worth += card_worth(state, seat, hidden // 2)
        else:
            worth += 0.5
    return worth
