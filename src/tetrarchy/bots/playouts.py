"""Playing a state on greedily, and what it is worth to each seat where that stops."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from librt.random import Random

from tetrarchy.kernel.drive import Deal
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import CHANCE, OVER, State

MARGIN: Final = 0.05
"""How far the points alone can move a finished game: they order wins among wins and losses among losses."""

_LOST_ALONE: Final = 5.0
"""What losing a game alone costs, in spreads."""


class Leaf(NamedTuple):
    """Where a playout stopped, as one seat sees it."""

    points: float
    """What it has at the end, or can expect."""
    chance: float
    """Of winning."""

    utility: float
    """What a search maximises: the chance, and a little of the points. Alone it is the points."""


class Horizon:
    """How far a playout looks: until nothing is half done for the ``rests``-th time, or to the end."""

    def __init__(self, game: Game, rests: int) -> None:
        self.game = game
        self.left = rests
        self._resting = False

    def reached(self, state: State) -> bool:
        """Whether the playout stops here; to be asked of every state on the way."""
        if not self.game.rests(state):
            self._resting = False
        elif not self._resting:
            self._resting = True
            self.left -= 1
        return self.left <= 0


class Luck:
    """All that is left to chance in a playout: the draws, and what the players would decide by lot."""

    def __init__(self, seed: int) -> None:
        self.deal = Deal(seed)
        self.rng = Random(seed)


def play_greedily(game: Game, state: State, luck: Luck, horizon: Horizon) -> None:
    """Let every seat follow the game's own advice as far as the horizon."""
    while not horizon.reached(state) and (mover := int(state.mover())) != OVER:
        if mover == CHANCE:
            state.apply(CHANCE, luck.deal.draw(state))
        else:
            state.apply(mover, game.greedy(state, mover, luck.rng))


def leaves(game: Game, state: State, *, thorough: bool = False) -> list[Leaf]:
    """What a state is worth to each seat: by the rules where the game is over, else by its own judgement, the
    plain one or the thorough one.
    """
    judge = game.insight if thorough else game.worth
    seats = range(state.seats)
    over = state.mover() == OVER
    points = [state.sheet(seat).total if over else judge(state, seat) for seat in seats]
    sides = [int(state.side(seat)) for seat in seats]
    places = state.standing() if over else [1] * state.seats
    winners = len({side for side, place in zip(sides, places, strict=True) if place == 1})
    found = []
    for seat in seats:
        chance = 1 / winners if places[seat] == 1 else 0.0
        rivals = [points[other] for other in seats if sides[other] != sides[seat]]
        if not rivals:
            found.append(Leaf(points[seat], chance, lost_alone(points[seat] / game.spread, chance)))
            continue
        lead = (1 + math.tanh((points[seat] - max(rivals)) / game.spread)) / 2
        if over:
            found.append(Leaf(points[seat], chance, (1 - MARGIN) * chance + MARGIN * lead))
        else:
            found.append(Leaf(points[seat], lead, lead))
    return found


def lost_alone(spreads: float, chance: float) -> float:
    """The utility of a game alone that brings a number of spreads of points, and is won with a chance."""
    return spreads - _LOST_ALONE * (1 - chance)
