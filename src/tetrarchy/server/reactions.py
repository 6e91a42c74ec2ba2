"""Windows of reactions: moments in which a state asks several seats whether they want to step in.

Who takes long to answer, or answers at once, would tell what is in his hand. So a window has one length for
everybody, and no answer takes effect before its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import View

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


def turn_of(view: View) -> object:
    """What tells one turn from the next, for those who pass until the turn ends."""
    return view.get("turns")


def known_actors(view: View, actors: Sequence[int], seat: int | None) -> list[int]:
    """The seats that a recipient knows to be deciding.

    A view names those who are asked at once, or who still decide; where it says only that no single seat
    decides (``actor`` is None), any of the others may be done in secret. One knows about oneself.
    """
    if not actors:
        return []
    if view.get("asked"):
        known = set(view["asked"])
    elif "actors" in view:
        known = set(view["actors"])
    elif view.get("actor", -1) is None:
        known = set(range(view["seats"]))
    else:
        return list(actors)
    if seat is not None:
        known.discard(seat)
        known |= {seat} & set(actors)
    return sorted(known)
