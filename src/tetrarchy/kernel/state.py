"""What every game's position can be asked, and the one way to move it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final, NamedTuple, TypeAlias

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from tetrarchy.kernel.errors import IllegalAction

CHANCE: Final = -1
OVER: Final = -2

View: TypeAlias = dict[str, Any]
"""All that one seat may know, as plain JSON-able data; each game documents its own keys."""

Snapshot: TypeAlias = dict[str, Any]
"""A whole position as plain JSON-able data."""


class Event(NamedTuple):
    """Something that happened, as keys and numbers; ``seats`` says who may see it (None: everybody)."""

    kind: str
    data: dict[str, Any]
    seats: tuple[int, ...] | None = None


class SheetLine(NamedTuple):
    """One line of a score sheet: the key of its name, and its points."""

    key: str
    points: int


class ScoreSheet(NamedTuple):
    """A seat's score as the paper sheet has it."""

    lines: tuple[SheetLine, ...]
    total: int


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One position: mutable, cheap to copy, moved only by :meth:`apply`.

    A state holds no random generator and no order of unseen components. Whoever drives it chooses the
    outcomes of chance, as actions of the seat ``CHANCE``.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.events: list[Event] | None = None
        self.reveals = 0
        """Counts the times that hidden choices came to light in this object; nobody can undo across one."""

    @abstractmethod
    def actors(self) -> list[int]:
        """The seats that may decide now, rising; ``[CHANCE]``; or ``[]`` when the game is over."""

    @abstractmethod
    def legal(self, seat: i64) -> list[int]:
        """The action codes open to ``seat``, rising; never empty for an actor, empty for all others."""

    @abstractmethod
    def outcomes(self) -> list[tuple[int, int]]:
        """What chance may bring, as (action code, weight), codes rising; empty unless chance acts."""

    @abstractmethod
    def apply(self, seat: i64, action: i64) -> None:
        """Carry out one decision; raises IllegalAction, and leaves all as it was, where it is not legal."""

    @abstractmethod
    def copy(self) -> State:
        """An equal state that shares nothing mutable with this one; it records no events."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """All that ``seat`` may know (None: a spectator), and no more."""

    @abstractmethod
    def sheet(self, seat: int) -> ScoreSheet:
        """The score that ``seat`` would have if the game ended now."""

    @abstractmethod
    def standing(self) -> list[int]:
        """The place of every seat, 1 for the best; equal places are shared.

        Where the rules let everybody lose, all are placed behind the last seat.
        """

    @abstractmethod
    def snapshot(self) -> Snapshot:
        """The whole position as plain data; the game's ``load`` makes an equal state of it."""

    def verdict(self, seat: int) -> str:
        """A word of the game's ``verdicts`` for how it went, where the rules have one; else nothing."""
        return ""

    def hides(self, seat: i64) -> bool:
        """Whether what an actor decides now stays unseen while others decide at the same time."""
        return True

    def reacting(self) -> bool:
        """Whether the actors are asked if they want to step in, each of whom may ``pass``.

        How soon somebody answers would tell what he holds: servers give everybody the same time.
        """
        return False

    def side(self, seat: i64) -> i64:
        """The side that a seat plays for: those of one side win together."""
        return seat

    def urn(self) -> i64:
        """Where chance draws from now, as a small number: games tell dice, dominoes and cards apart."""
        return 0

    def mover(self) -> i64:
        """The first actor, or OVER; what :meth:`actors` says, without a list."""
        actors = self.actors()
        return actors[0] if actors else OVER

    def sample(self, seat: i64, rng: Random) -> i64:
        """One action of an actor: every legal one equally likely, outcomes of chance by weight.

        It asks ``rng`` for exactly one number. Games override it to save building the list.
        """
        if seat != CHANCE:
            legal = self.legal(seat)
            return legal[rng.randrange(len(legal))]
        outcomes = self.outcomes()
        total: i64 = 0
        for _, weight in outcomes:
            total += weight
        left = rng.randrange(total)
        for action, weight in outcomes:
            left -= weight
            if left < 0:
                return action
        raise IllegalAction("no-chance", "Chance has nothing to decide now.")

    def note(self, kind: str, data: dict[str, Any], seats: tuple[int, ...] | None = None) -> None:
        """Record an event. Callers on the hot path test ``events`` first."""
        if self.events is not None:
            self.events.append(Event(kind, data, seats))
