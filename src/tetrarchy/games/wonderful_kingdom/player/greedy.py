"""A sensible player: forecasts the round for each offer, finds a good plan, and carries it out."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.actions import DONE
from tetrarchy.games.wonderful_kingdom.data import NONE
from tetrarchy.games.wonderful_kingdom.engine import WonderfulKingdom
from tetrarchy.games.wonderful_kingdom.player.building import Builder
from tetrarchy.games.wonderful_kingdom.player.drafting import Offers, Takes
from tetrarchy.games.wonderful_kingdom.player.estimates import advisor_worth, card_worth
from tetrarchy.games.wonderful_kingdom.state import (
    CHOOSE_ADVISOR,
    DROP,
    KEEP,
    LOOK,
    OFFER,
    PAY,
    TAKE,
)


def greedy(state: WonderfulKingdom, seat: int, rng: Random) -> int:
    """An action that seems best; equal ones at random."""
    codes = state.legal(seat)
    if _drafts(state):
        return _best(_values(state, seat, codes), codes, rng)
    action = Builder(state, seat, codes).action()
    return action if action != NONE else codes[rng.randrange(len(codes))]


def priors(state: WonderfulKingdom, seat: int, codes: list[int], rng: Random) -> list[float]:
    """How good each legal action seems, in points."""
    if _drafts(state):
        return _values(state, seat, codes)
    builder = Builder(state, seat, codes)
    action = builder.action()
    return builder.values(action if action != NONE else codes[rng.randrange(len(codes))])


def _drafts(state: WonderfulKingdom) -> bool:
    """Whether the decision is about cards to offer, take or keep."""
    step = state.step
    return (
        step == OFFER
        or step == TAKE
        or step == DROP
        or step == PAY
        or step == KEEP
        or step == LOOK
        or step == CHOOSE_ADVISOR
    )


def _best(values: list[float], codes: list[int], rng: Random) -> int:
    best: list[int] = []
    most = -1e9
    for at in range(len(codes)):
        if values[at] > most + 1e-9:
            best = [codes[at]]
            most = values[at]
        elif values[at] > most - 1e-9:
            best.append(codes[at])
    return best[rng.randrange(len(best))] if len(best) > 1 else best[0]


def _values(state: WonderfulKingdom, seat: i64, codes: list[int]) -> list[float]:
    """How good each action of the draft is."""
    if state.step == TAKE and not state.duchies[seat].giving:
        takes = Takes(state, seat)
        return [_take_value(state, takes, code) for code in codes]
    if state.step == OFFER and not state.duchies[seat].giving:
        offers = Offers(state, seat)
        first = state.codes.offer
        end = state.codes.take
        return [
            offers.value(code - first) if first <= code < end else _value(state, seat, code) for code in codes
        ]
    return [_value(state, seat, code) for code in codes]


def _take_value(state: WonderfulKingdom, takes: Takes, code: i64) -> float:
    codes = state.codes
    if codes.take <= code < codes.search:
        return takes.known[code - codes.take]
    if codes.search <= code < codes.pay:
        return takes.search(code - codes.search)
    if codes.advise <= code < codes.cover:
        return takes.drop()
    return _value(state, takes.seat, code)


def _value(state: WonderfulKingdom, seat: i64, code: i64) -> float:
    """How good any other action of the draft is."""
    codes = state.codes
    if code == DONE:
        return -1e6
    if codes.pay <= code < codes.keep:
        return -card_worth(state, seat, code - codes.pay)
    if codes.keep <= code < codes.drop:
        card = code - codes.keep
        if state.step == CHOOSE_ADVISOR:
            return advisor_worth(state, card - state.components.first_advisor)
        return card_worth(state, seat, card)
    if codes.drop <= code < codes.drop_hidden:
        return -card_worth(state, seat, code - codes.drop)
    if codes.drop_hidden <= code < codes.spy:
        return 1.0
    if codes.spy <= code < codes.unmask:
        return 1e5
    if codes.task <= code < codes.convert and state.profile.tasks[code - codes.task].final:
        return 1e5
    return -1e5
