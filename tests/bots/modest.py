"""A toy for bots: greed gives bad advice in it."""

from __future__ import annotations

from librt.random import Random

from tests.kernel.toy import DEAL, ToyGame
from tetrarchy.kernel.state import CHANCE, State


class ModestGame(ToyGame):
    """A toy whose own advice is always to bid nothing, which is never better than to bid."""

    def greedy(self, state: State, seat: int, rng: Random) -> int:
        return state.legal(seat)[0]


def dealt(game: ToyGame) -> State:
    """Seat 0 has a 1, seat 1 a 2; both are to bid."""
    state = game.new(2)
    for number in (DEAL, DEAL + 1):
        state.apply(CHANCE, number)
    return state
