"""Eight levels for people: from one who often does just anything to the best that two seconds can find."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from librt.random import Random

from tetrarchy.bots.budget import Budget
from tetrarchy.bots.search import Search
from tetrarchy.kernel.errors import BadOptions, quote
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import View

_NAME: Final = re.compile(r"([0-9]{1,2})(?:/([0-9]{1,3}))?")


class Level(NamedTuple):
    """How a level decides: by lot, by the game's own advice, or by thinking ahead."""

    random_share: float
    """The share of its decisions that are made by lot."""
    thought: float
    """The share of the others that it thinks about; the rest follow the game's own advice."""
    seconds: float
    """How long it thinks."""


LEVELS: Final = (
    Level(0.70, 0, 0),
    Level(0.35, 0, 0),
    Level(0.12, 0, 0),
    Level(0, 0, 0),
    Level(0, 0.30, 0.05),
    Level(0, 0.55, 0.15),
    Level(0, 0.80, 0.5),
    Level(0, 1, 2.0),
)
"""More time alone makes too little difference, so the levels up to the last also think more often."""


def level_of(number: int, game: Game) -> Level:
    """How a level decides in a game, which may think more or less often than the usual one."""
    level = LEVELS[number - 1]
    return level._replace(thought=game.thought[number - 1]) if game.thought else level


class Levelled:
    """A bot of one of the levels."""

    def __init__(self, game: Game, level: Level) -> None:
        self.game = game
        self.level = level

    @staticmethod
    def named(text: str, game: Game) -> Levelled:
        """The level of a text such as ``5`` or, with a tenth of its time, ``5/10``."""
        form = _NAME.fullmatch(text)
        if form is None or not 1 <= int(form[1]) <= len(LEVELS) or (form[2] and int(form[2]) == 0):
            raise BadOptions(
                "bad-level",
                "{given} is not a level: write a number from 1 to {most}.",
                given=quote(text),
                most=len(LEVELS),
            )
        level = level_of(int(form[1]), game)
        return Levelled(game, level._replace(seconds=level.seconds / int(form[2] or 1)))

    def choose(self, view: View, legal: list[int], seat: int, rng: Random) -> int:
        if rng.random() < self.level.random_share:
            return legal[rng.randrange(len(legal))]
        if rng.random() >= self.level.thought:
            return self.game.greedy(self.game.imagine(view, rng), seat, rng)
        return Search(self.game, Budget(seconds=self.level.seconds)).choose(view, legal, seat, rng)
