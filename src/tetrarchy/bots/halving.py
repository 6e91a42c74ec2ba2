"""Which of several actions is best, when each can only be tried: the better half goes on being tried.

All actions of one sweep are tried in the same imagined world with the same luck, so that luck weighs on all
of them alike.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, NamedTuple

from librt.random import Random

from tetrarchy.bots.budget import Meter
from tetrarchy.bots.playouts import Leaf, Luck
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import State, View

Trial = Callable[[State, int, Luck], Leaf]
"""Tries an action in a world, which it may change, and tells where that led."""


_USES: Final = 3
"""How many sweeps an imagined world serves, with other luck in each."""


class Advice(NamedTuple):
    """What a bot thinks of an action."""

    action: int
    score: float
    """The points that the seat can expect at the end."""
    chance: float
    """Of winning, from 0 to 1."""
    utility: float
    """What actions are compared by; see ``Leaf``."""
    playouts: int
    """How often the action was tried."""


class Worlds:
    """Imagined worlds that fit a view, as many as are asked for."""

    def __init__(self, game: Game, view: View, rng: Random) -> None:
        self.game = game
        self.view = view
        self.rng = rng
        self._world = game.imagine(view, rng)
        self._uses = 0

    def next(self) -> State:
        """A world to be copied, not changed; each serves a few times, since imagining one is expensive."""
        if self.game.secrets and self._uses == _USES:
            self._world = self.game.imagine(self.view, self.rng)
            self._uses = 0
        self._uses += 1
        return self._world

    def luck(self) -> int:
        """A seed for all that chance does in a world."""
        return self.rng.randrange(1 << 62)


class OpenWorlds(Worlds):
    """The true state instead of imagined ones, for who looks back at a game; only the draws differ."""

    def __init__(self, game: Game, state: State, seat: int, rng: Random) -> None:
        self.game = game
        self.view = state.view(seat)
        self.rng = rng
        self._world = state.copy()

    def next(self) -> State:
        """The true state, to be copied, not changed."""
        return self._world


class _Tally:
    """The trials of one action, each beside that of the first action in the same world."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.playouts = 0
        self.score = 0.0
        self.chance = 0.0
        self.utility = 0.0
        self.ahead = 0.0
        self.ahead_squared = 0.0

    def add(self, leaf: Leaf, first: Leaf) -> None:
        ahead = leaf.utility - first.utility
        self.playouts += 1
        self.score += leaf.points
        self.chance += leaf.chance
        self.utility += leaf.utility
        self.ahead += ahead
        self.ahead_squared += ahead * ahead

    def lead(self) -> float:
        """How far it is better than the first action, on the mean of the worlds that both were tried in."""
        return self.ahead / self.playouts

    def safe_lead(self) -> float:
        """The lead, less what may be luck."""
        n = self.playouts
        variance = max(0.0, self.ahead_squared / n - self.lead() ** 2)
        return self.lead() - _DOUBT * math.sqrt(variance / max(1, n - 1))

    def advice(self) -> Advice:
        n = self.playouts
        return Advice(self.action, self.score / n, self.chance / n, self.utility / n, n)


_DOUBT: Final = 1.0
"""By how many standard errors an action must be ahead of the first one to be preferred."""


def halve(worlds: Worlds, actions: list[int], trial: Trial, meter: Meter, enough: int = 0) -> list[Advice]:
    """Try the actions, the first being the one to beat, until the budget is used; the best comes first.

    Another action must be better than the first by more than luck explains. Actions that fell out earlier
    come later. With ``enough`` only so many of the first actions are tried that each could have this many
    trials if the budget were shared equally. Where there was no time to try all once, the first action is all
    that is told.
    """
    first, *rivals = [_Tally(action) for action in actions]
    rivals = _first_sweep(worlds, first, rivals, trial, meter, enough)
    fallen: list[_Tally] = []
    phases = max(1, math.ceil(math.log2(len(rivals) + 1)))
    for phase in range(phases):
        while rivals and meter.used() < (phase + 1) / phases:
            world, luck = worlds.next(), worlds.luck()
            mark = _try(first, world, luck, trial, meter, None)
            for tally in rivals:
                _try(tally, world, luck, trial, meter, mark)
        rivals.sort(key=lambda tally: -tally.lead())
        if phase + 1 < phases:
            keep = (len(rivals) + 1) // 2
            fallen = rivals[keep:] + fallen
            rivals = rivals[:keep]
    ranking = sorted([first, *rivals], key=lambda tally: -tally.safe_lead())
    return [tally.advice() for tally in ranking + fallen]


def _first_sweep(
    worlds: Worlds, first: _Tally, rivals: list[_Tally], trial: Trial, meter: Meter, enough: int
) -> list[_Tally]:
    """Try the actions once each; returns the rivals that take part, none where there is no time for them."""
    world, luck = worlds.next(), worlds.luck()
    before = meter.used()
    mark = _try(first, world, luck, trial, meter, None)
    if enough:
        now = meter.used()
        affordable = int((1 - now) / max(now - before, 1e-6)) // enough
        rivals = rivals[: max(1, affordable)]
    for tally in rivals:
        if meter.used() >= 1:
            return []
        _try(tally, world, luck, trial, meter, mark)
    return rivals


def _try(tally: _Tally, world: State, luck: int, trial: Trial, meter: Meter, first: Leaf | None) -> Leaf:
    leaf = trial(world.copy(), tally.action, Luck(luck))
    tally.add(leaf, leaf if first is None else first)
    meter.playouts += 1
    return leaf
