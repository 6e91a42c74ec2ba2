"""Windows of reactions: moments in which a state asks several seats whether they want to step in.

Who takes long to answer, or answers at once, would tell what is in his hand. So a window has one length for
everybody, and no answer takes effect before its end.
"""

from __future__ import annotations

from typing import Final

import msgspec

from tetrarchy.kernel.game import Game

_PASS: Final = "pass"
"""What whoever does not answer does."""


class WindowRules(msgspec.Struct, frozen=True):
    """How long windows stay open at a table, in seconds."""

    people: float
    bots: float

    def seconds(self, asked_a_person: bool, people_sit_here: bool) -> float:
        """The length of a window; it depends on what everybody knows, and on nothing else."""
        if asked_a_person:
            return self.people
        return self.bots if people_sit_here else 0.0


def pass_code(game: Game) -> int:
    """The action that passes."""
    return game.actions.parse(_PASS)
