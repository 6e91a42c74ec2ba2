"""Flat Monte Carlo: every action is tried by greedy playouts, and the better half goes on being tried.

All actions of one sweep are tried in the same imagined world with the same generator, so that luck weighs
on all of them alike.
"""

from __future__ import annotations

import math

from librt.random import Random

from tetrarchy.bots.budget import Budget, Meter
from tetrarchy.bots.playouts import play_greedily, utilities
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import View


class Flat:
    """Sequential halving over the legal actions."""

    def __init__(self, game: Game, budget: Budget) -> None:
        self.game = game
        self.budget = budget

    def choose(self, view: View, legal: list[int], seat: int, rng: Random) -> int:
        """The action whose playouts ended best; with no time for a whole sweep, what greed advises."""
        values = self.values(view, legal, seat, rng)
        return max(values, key=lambda action: (values[action], -action))

    def values(self, view: View, legal: list[int], seat: int, rng: Random) -> dict[int, float]:
        """The mean outcome of each action that was tried to the last; of all, if there was time."""
        advised = self.game.greedy(self.game.imagine(view, rng), seat, rng)
        going = [advised, *(action for action in legal if action != advised)]
        sums = dict.fromkeys(going, 0.0)
        sweeps = 0
        meter = Meter(self.budget)
        phases = max(1, math.ceil(math.log2(len(going))))
        for phase in range(phases):
            while len(going) > 1 and meter.used() < (phase + 1) / phases:
                if not self._sweep(view, going, seat, rng, sums, meter, first=sweeps == 0):
                    return {advised: 0.0}
                sweeps += 1
            if sweeps == 0:
                break
            if phase + 1 < phases:
                going = sorted(going, key=lambda action: -sums[action])[: (len(going) + 1) // 2]
        if sweeps == 0:
            return {advised: 0.0}
        return {action: sums[action] / sweeps for action in going}

    def _sweep(
        self,
        view: View,
        going: list[int],
        seat: int,
        rng: Random,
        sums: dict[int, float],
        meter: Meter,
        *,
        first: bool,
    ) -> bool:
        """Try every action once; False where the very first sweep runs out of budget."""
        world = self.game.imagine(view, rng)
        luck = rng.randrange(1 << 62)
        for action in going:
            if first and meter.used() >= 1:
                return False
            after = world.copy()
            after.apply(seat, action)
            play_greedily(self.game, after, Random(luck))
            sums[action] += utilities(after)[seat]
            meter.playouts += 1
        return True
