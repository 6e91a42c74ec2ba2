"""A sensible player that looks one action ahead.

It tries every open action on a copy, lets what follows at once settle quietly (nobody reacts, choices of a
card are made the same way), and takes the action after which the position is worth most. It looks at no
hand but its own.
"""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from tetrarchy.games.gem_forge.actions import DRAW, OPEN, OPENINGS, PASS, drop_code
from tetrarchy.games.gem_forge.engine import GemForge
from tetrarchy.games.gem_forge.player.worth import CARD_WORTH, IDLE_DRAW, jewels_worth, worth
from tetrarchy.games.gem_forge.state import COPYING_SET, DROPPING, NAME_TARGET, OPENING, SWAPPING_JEWEL
from tetrarchy.kernel.bits import count, members


def greedy(state: GemForge, seat: int, rng: Random) -> int:
    """The action that promises most; of equal ones any."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    best: list[int] = []
    most: i64 = 0
    for action in legal:
        value = promise(state, seat, action)
        if not best or value > most:
            best = [action]
            most = value
        elif value == most:
            best.append(action)
    return best[rng.randrange(len(best))]


def promise(state: GemForge, seat: i64, action: i64) -> i64:
    """What the position is worth after an action."""
    c = state.components
    if state.step == DROPPING:
        return -CARD_WORTH[c.effect[action - drop_code(c)]]
    if state.step == OPENING:
        return opening_worth(state, seat, action - OPEN)
    after = state.copy()
    after.apply(seat, action)
    settle_quietly(after)
    value = worth(after, seat)
    if action == DRAW and count(state.hands[seat]) >= c.hand_limit:
        value -= IDLE_DRAW
    return value


def opening_worth(state: GemForge, seat: i64, opening: i64) -> i64:
    """Three tiles of those dealt, with the stone that lies in the cart."""
    fresh = state.components.holders.fresh
    dealt = members(state.dealt[seat])
    a, b, c = OPENINGS[opening]
    return jewels_worth(state, state.carts[seat], fresh[dealt[a]], fresh[dealt[b]], fresh[dealt[c]])


def settle_quietly(state: GemForge) -> None:
    """Nobody reacts, and the choices of a card in play are made by the same measure."""
    while True:
        if state.waiting and state.step != OPENING:
            state.apply(state.seat, PASS)
        elif state.step == NAME_TARGET or SWAPPING_JEWEL <= state.step <= COPYING_SET:
            state.apply(state.seat, first_best(state))
        else:
            return


def first_best(state: GemForge) -> i64:
    """The first of the actions that promise most."""
    best: i64 = PASS
    most: i64 = 0
    found = False
    for action in state.legal(state.seat):
        value = promise(state, state.seat, action)
        if not found or value > most:
            found = True
            best = action
            most = value
    return best
