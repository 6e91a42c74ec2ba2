"""Playing a state to its end greedily, and what the end is worth to each seat."""

from __future__ import annotations

from typing import Final

from librt.random import Random

from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import CHANCE, OVER, State

_MARGIN: Final = 0.002
"""What a point more than the best rival is worth, beside the 1 of a victory: it orders wins and losses."""
_WIDEST: Final = 100


def play_greedily(game: Game, state: State, rng: Random) -> None:
    """Let every seat follow the game's own advice until the game is over."""
    while (mover := int(state.mover())) != OVER:
        action = state.sample(mover, rng) if mover == CHANCE else game.greedy(state, mover, rng)
        state.apply(mover, action)


def utilities(state: State) -> list[float]:
    """What a finished game is worth to each seat: the share of the victory, then the points.

    Alone it is the points, and a lost game is worse than any that is not.
    """
    totals = [state.sheet(seat).total for seat in range(state.seats)]
    places = state.standing()
    winners = places.count(1)
    found = []
    for seat, (total, place) in enumerate(zip(totals, places, strict=True)):
        rivals = [other for at, other in enumerate(totals) if at != seat]
        ahead = total - max(rivals) if rivals else total
        share = 1 / winners if place == 1 else 0.0
        found.append(share + _MARGIN * max(-_WIDEST, min(_WIDEST, ahead)))
    return found
