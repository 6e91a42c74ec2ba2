"""Eight levels for people: from one who overlooks most of what is open to the best that two seconds find."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from librt.random import Random

from tetrarchy.bots.budget import Budget
from tetrarchy.bots.search import Search
from tetrarchy.kernel.errors import BadOptions, quote
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import State, View

_NAME: Final = re.compile(r"([0-9]{1,2})(?:/([0-9]{1,3})|@([0-9]{1,5})ms)?")


class Level(NamedTuple):
    """How a level decides: by what it does not overlook, by the game's own advice, or by thinking ahead."""

    overlooked: float
    """The share of the open actions that it does not see at a decision; it takes the best that it sees."""
    thought: float
    """The share of its decisions that it thinks about; the rest follow the game's own advice."""
    seconds: float
    """How long it thinks."""


LEVELS: Final = (
    Level(0.85, 0, 0),
    Level(0.65, 0, 0),
    Level(0.35, 0, 0),
    Level(0, 0, 0),
    Level(0, 0.30, 0.05),
    Level(0, 0.55, 0.15),
    Level(0, 0.80, 0.5),
    Level(0, 1, 2.0),
)
"""More time alone makes too little difference, so the levels up to the last also think more often."""


def level_of(number: int, game: Game) -> Level:
    """How a level decides in a game, which may overlook and think more or less often than the usual one."""
    level = LEVELS[number - 1]
    if game.overlooked:
        level = level._replace(overlooked=game.overlooked[number - 1])
    return level._replace(thought=game.thought[number - 1]) if game.thought else level


class Levelled:
    """A bot of one of the levels."""

    def __init__(self, game: Game, level: Level) -> None:
        self.game = game
        self.level = level

    @staticmethod
    def named(text: str, game: Game) -> Levelled:
        """The level of a text: ``5``, ``5/10`` with a tenth of its time, ``8@300ms`` with that time."""
        form = _NAME.fullmatch(text)
        numbers = [] if form is None else [int(given or 1) for given in form.groups()]
        if form is None or 0 in numbers or numbers[0] > len(LEVELS):
            raise BadOptions(
                "bad-level",
                "{given} is not a level: write a number from 1 to {most}.",
                given=quote(text),
                most=len(LEVELS),
            )
        level = level_of(int(form[1]), game)
        seconds = int(form[3]) / 1000 if form[3] else level.seconds / int(form[2] or 1)
        return Levelled(game, level._replace(seconds=seconds))

    def choose(self, view: View, legal: list[int], seat: int, rng: Random) -> int:
        if self.level.overlooked:
            return self._best_seen(self.game.imagine(view, rng), legal, seat, rng)
        if rng.random() >= self.level.thought:
            return self.game.greedy(self.game.imagine(view, rng), seat, rng)
        return self.search().choose(view, legal, seat, rng)

    def _best_seen(self, state: State, legal: list[int], seat: int, rng: Random) -> int:
        """The most promising of the actions that are not overlooked, as a beginner would take it."""
        values = self.game.appraise(state, seat, rng)
        seen = [at for at in range(len(legal)) if rng.random() >= self.level.overlooked]
        if not seen:
            return legal[rng.randrange(len(legal))]
        return legal[max(seen, key=lambda at: values[at])]

    def search(self) -> Search:
        """How it thinks, where it does."""
        return Search(self.game, Budget(seconds=self.level.seconds))
