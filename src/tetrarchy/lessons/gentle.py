"""The bot of a lesson: greedy, but like a beginner it overlooks some of what it could do.

``never``      actions that it does not take
``overlooks``  how often, in percent, it does not see an action of a kind: ``{"build *": 40}``

Of what it sees it takes the best, so whatever it does is sensible by itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

from librt.random import Random

from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import State


class Gentle(NamedTuple):
    """How a gentle bot plays."""

    never: tuple[str, ...] = ()
    overlooks: tuple[tuple[str, int], ...] = ()
    """Kinds of action and the percentage that is not seen; the first that fits counts."""

    def choice(self, game: Game, world: State, seat: int, rng: Random) -> int:
        """The best action that it sees in a state that fits its view."""
        best = game.greedy(world, seat, rng)
        legal = world.legal(seat)
        allowed = [action for action in legal if not fits(game.actions.notation(action), self.never)]
        seen = [action for action in allowed if self._sees(game.actions.notation(action), rng)]
        open_to_it = set(seen or allowed or legal)
        if best in open_to_it:
            return best
        values = zip(game.appraise(world, seat, rng), legal, strict=True)
        return max(one for one in values if one[1] in open_to_it)[1]

    def _sees(self, notation: str, rng: Random) -> bool:
        share = next((share for kind, share in self.overlooks if fnmatchcase(notation, kind)), 0)
        return rng.randrange(100) >= share


def read_gentle(told: Mapping[str, Any]) -> Gentle:
    """The bot that a lesson describes."""
    return Gentle(tuple(told.get("never", ())), tuple(told.get("overlooks", {}).items()))


def fits(notation: str, patterns: Iterable[str]) -> bool:
    """Whether an action is one of those that patterns tell."""
    return any(fnmatchcase(notation, pattern) for pattern in patterns)
