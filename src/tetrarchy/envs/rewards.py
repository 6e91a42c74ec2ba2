"""What a game is worth to every seat: at its end, and on the way."""

from __future__ import annotations

import math
from typing import Final

from tetrarchy.kernel.errors import BadOptions, quote
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import OVER, State

WIN: Final = "win"
SCORE: Final = "score"
REWARDS: Final = (WIN, SCORE)
SHEET: Final = "sheet"
WORTH: Final = "worth"
SHAPINGS: Final = (SHEET, WORTH)
MOST_POINTS: Final = 1000.0
"""No score and no difference of scores is further from 0 than this."""


def check_reward(reward: str) -> str:
    """The name of a reward, if there is one with this name."""
    return _known(reward, REWARDS, "reward")


def check_shaping(shaping: str | None) -> str | None:
    """The name of a shaping, if there is one with this name; None for none."""
    return None if shaping is None else _known(shaping, SHAPINGS, "shaping")


def _known(given: str, names: tuple[str, ...], what: str) -> str:
    if given not in names:
        raise BadOptions(
            f"no-{what}",
            "There is no {what} {given}; there are: {names}.",
            what=what,
            given=quote(given),
            names=", ".join(names),
        )
    return given


def rewards_of(state: State, reward: str) -> list[float]:
    """The rewards of all seats at the end of a game; among several seats they add up to zero.

    ``win``: 1 for the winner, and the losers share -1 equally; winners of a shared victory divide what one
    would get. Where everybody loses, everybody gets 0. Alone: 1, or -1 where the rules call the game lost.
    ``score``: points less the mean of the others' points. Alone: the points.
    """
    seats = state.seats
    if reward == SCORE:
        return _leads([float(state.sheet(seat).total) for seat in range(seats)])
    places = state.standing()
    winners = places.count(1)
    if seats == 1:
        return [1.0 if winners else -1.0]
    if not winners:
        return [0.0] * seats
    return [(seats * (place == 1) / winners - 1) / (seats - 1) for place in places]


def _leads(points: list[float]) -> list[float]:
    """Each one's points less the mean of the others'; alone the points."""
    if len(points) == 1:
        return points
    return [own - (sum(points) - own) / (len(points) - 1) for own in points]


def reward_range(seats: int, reward: str) -> tuple[float, float]:
    """The least and the greatest reward."""
    if reward == SCORE:
        return -MOST_POINTS, MOST_POINTS
    return (-1.0 if seats == 1 else -1.0 / (seats - 1)), 1.0


class Shaping:
    """Rewards on the way: how much a seat's prospects have changed.

    What a seat gets in a game is, in all, its reward at the end less its prospects at the beginning, so a
    seat that does its best with shaping does its best without. Prospects are points (``sheet``: of the score
    sheets, as far as the seat knows them; ``worth``: those that the game's own judgement expects of the own
    seat and the sheets tell of the others). For the reward ``win`` they become a number between -1 and 1.
    """

    def __init__(self, game: Game, reward: str, shaping: str) -> None:
        self.game = game
        self.reward = reward
        self.shaping = shaping

    def prospects(self, state: State, seat: int) -> float:
        """What a seat can expect of a position; at the end its reward."""
        if state.mover() == OVER:
            return rewards_of(state, self.reward)[seat]
        points = [float(sheet.total) for sheet in state.known_sheets(seat)]
        if self.shaping == WORTH:
            points[seat] = self.game.worth(state, seat)
        lead = _leads(points)[seat]
        return lead if self.reward == SCORE else math.tanh(lead / (2 * self.game.spread))
