"""Flat Monte Carlo: every action is tried by greedy playouts, and the better half goes on being tried."""

from __future__ import annotations

from librt.random import Random

from tetrarchy.bots.budget import Budget, Meter
from tetrarchy.bots.halving import Advice, Worlds, halve
from tetrarchy.bots.playouts import Horizon, Leaf, Luck, leaves, play_greedily
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import State, View


class Flat:
    """Tries all legal actions alike."""

    def __init__(self, game: Game, budget: Budget) -> None:
        self.game = game
        self.budget = budget

    def choose(self, view: View, legal: list[int], seat: int, rng: Random) -> int:
        """The action whose playouts ended best; with no time to try all, what greed advises."""
        return legal[0] if len(legal) == 1 else self.explain(view, legal, seat, rng)[0].action

    def explain(self, view: View, legal: list[int], seat: int, rng: Random) -> list[Advice]:
        """What comes of each action, the best first."""
        meter = Meter(self.budget)
        worlds = Worlds(self.game, view, rng)
        advised = self.game.greedy(worlds.next(), seat, rng)
        actions = [advised, *(action for action in legal if action != advised)]
        rests = self.game.flat_horizon

        def trial(world: State, action: int, luck: Luck) -> Leaf:
            world.apply(seat, action)
            play_greedily(self.game, world, luck, Horizon(self.game, rests))
            return leaves(self.game, world)[seat]

        return halve(worlds, actions, trial, meter)
