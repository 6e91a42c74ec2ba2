"""What a finished game is worth to every seat."""

from __future__ import annotations

from typing import Final

from tetrarchy.kernel.errors import BadOptions, quote
from tetrarchy.kernel.state import State

WIN: Final = "win"
SCORE: Final = "score"
REWARDS: Final = (WIN, SCORE)
MOST_POINTS: Final = 1000.0
"""No score and no difference of scores is further from 0 than this."""


def check_reward(reward: str) -> str:
    """The name of a reward, if there is one with this name."""
    if reward not in REWARDS:
        raise BadOptions(
            "no-reward",
            "There is no reward {given}; there are: {names}.",
            given=quote(reward),
            names=", ".join(REWARDS),
        )
    return reward


def rewards_of(state: State, reward: str) -> list[float]:
    """The rewards of all seats at the end of a game; among several seats they add up to zero.

    ``win``: 1 for the winner, and the losers share -1 equally; winners of a shared victory divide what one
    would get. Where everybody loses, everybody gets 0. Alone: 1, or -1 where the rules call the game lost.
    ``score``: points less the mean of the others' points. Alone: the points.
    """
    seats = state.seats
    if reward == SCORE:
        points = [float(state.sheet(seat).total) for seat in range(seats)]
        if seats == 1:
            return points
        return [own - (sum(points) - own) / (seats - 1) for own in points]
    places = state.standing()
    winners = places.count(1)
    if seats == 1:
        return [1.0 if winners else -1.0]
    if not winners:
        return [0.0] * seats
    return [(seats * (place == 1) / winners - 1) / (seats - 1) for place in places]


def reward_range(seats: int, reward: str) -> tuple[float, float]:
    """The least and the greatest reward."""
    if reward == SCORE:
        return -MOST_POINTS, MOST_POINTS
    return (-1.0 if seats == 1 else -1.0 / (seats - 1)), 1.0
