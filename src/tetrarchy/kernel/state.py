"""What every game's position can be asked, and the one way to move it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final, NamedTuple, TypeAlias

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from tetrarchy.kernel.errors import IllegalAction
from tetrarchy.kernel.memo import Memo

CHANCE: Final = -1
OVER: Final = -2

View: TypeAlias = dict[str, Any]
"""All that one seat may know, as plain JSON-able data.

Every view has ``game``, ``seats``, ``seat`` (who looks; None: a spectator) and ``step`` (the name of what is
to be done now: prompts and rules are found by it). Each game documents its other keys.
"""

Snapshot: TypeAlias = dict[str, Any]
"""A whole position as plain JSON-able data."""


class Event(NamedTuple):
    """Something that happened, as keys and numbers; ``seats`` says who may see it (None: everybody)."""

    kind: str
    data: dict[str, Any]
    seats: tuple[int, ...] | None = None
    retold: bool = False
    """Whether it tells the others what the ``seat`` of its data did unseen, and knows already."""


class Progress(NamedTuple):
    """How far a game is, as everybody may know."""

    round: int = 0
    """Counted from 1; 0 before the first, and where the game counts none."""
    rounds: int = 0
    """How many there will be; 0 where that is not known."""


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
        self.memo: Memo | None = None
        """What views of this state may take over from those of earlier ones; copies have none."""
        self.reveals = 0
        """Counts the times that hidden choices came to light in this object; nobody can undo across one."""

    @abstractmethod
    def actors(self) -> list[int]:
        """The seats that may decide now, rising; ``[CHANCE]``; or ``[]`` when the game is over."""

    def legal(self, seat: i64) -> list[int]:
        """The action codes open to ``seat``, rising; never empty for an actor, empty for all others."""
        if seat < 0 or seat >= self.seats:
            raise no_seat(seat, self.seats)
        return self._legal(seat)

    @abstractmethod
    def _legal(self, seat: i64) -> list[int]:
        """What :meth:`legal` tells of a seat that there is."""

    @abstractmethod
    def outcomes(self) -> list[tuple[int, int]]:
        """What chance may bring, as (action code, weight), codes rising; empty unless chance acts."""

    @abstractmethod
    def apply(self, seat: i64, action: i64) -> None:
        """Carry out one decision; raises IllegalAction, and leaves all as it was, where it is not legal."""

    @abstractmethod
    def copy(self) -> State:
        """An equal state that shares nothing mutable with this one; it records no events."""

    def view(self, seat: int | None) -> View:
        """All that ``seat`` may know (None: a spectator), and no more."""
        if seat is not None:
            self.check_seat(seat)
        return self._view(seat)

    @abstractmethod
    def _view(self, seat: int | None) -> View:
        """What :meth:`view` shows to a seat that there is, or to a spectator."""

    def sheet(self, seat: int) -> ScoreSheet:
        """The score that ``seat`` would have if the game ended now."""
        self.check_seat(seat)
        return self._sheet(seat)

    @abstractmethod
    def _sheet(self, seat: int) -> ScoreSheet:
        """What :meth:`sheet` tells of a seat that there is."""

    def known_sheets(self, viewer: int | None) -> list[ScoreSheet]:
        """The score sheets of all seats as far as ``viewer`` (None: a spectator) can know.

        What others have decided unseen does not count yet. A game in which points can be hidden overrides
        :meth:`_known_sheet`.
        """
        if viewer is not None:
            self.check_seat(viewer)
        return [self._known_sheet(seat, viewer) for seat in range(self.seats)]

    def _known_sheet(self, seat: int, viewer: int | None) -> ScoreSheet:
        """The sheet of a seat as far as the viewer can know it."""
        return self._sheet(seat)

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
        self.check_seat(seat)
        return self._verdict(seat)

    def _verdict(self, seat: int) -> str:
        """What :meth:`verdict` says of a seat that there is."""
        return ""

    def deciders(self, viewer: int | None) -> list[int]:
        """The seats that ``viewer`` (None: a spectator) may know to be deciding; none while chance acts."""
        if viewer is not None:
            self.check_seat(viewer)
        return [] if self.mover() < 0 else self._deciders(viewer)

    def _deciders(self, viewer: int | None) -> list[int]:
        """What :meth:`deciders` tells while seats decide.

        By default anybody but the viewer may be deciding, which never tells a secret. A game in which more is
        public says so.
        """
        if viewer is None or viewer in self.actors():
            return list(range(self.seats))
        return [seat for seat in range(self.seats) if seat != viewer]

    def turn_id(self) -> int:
        """A number that tells one turn from the next; it never falls."""
        return 0

    def progress(self) -> Progress:
        """How far the game is. By default a game counts no rounds."""
        return Progress()

    def ends_turn(self, seat: int, action: int) -> bool:
        """Whether an open action ends the seat's turn although the seat could have gone on."""
        return False

    def hides(self, seat: i64) -> bool:
        """Whether what an actor decides now stays unseen by the others until the rules reveal it.

        By default it does while others decide at the same time.
        """
        return len(self.actors()) > 1

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

    def check_seat(self, seat: int) -> None:
        """Refuse what is no seat: seats count from 0."""
        if not 0 <= seat < self.seats:
            raise no_seat(seat, self.seats)

    def note(self, kind: str, data: dict[str, Any], seats: tuple[int, ...] | None = None) -> None:
        """Record an event. Callers on the hot path test ``events`` first."""
        if self.events is not None:
            self.events.append(Event(kind, data, seats))

    def note_retold(self, kind: str, data: dict[str, Any]) -> None:
        """Record for all what the ``seat`` of the data did unseen before, and was told then."""
        if self.events is not None:
            self.events.append(Event(kind, data, None, True))


def no_seat(seat: int, seats: int) -> IllegalAction:
    """The error for a number that is no seat."""
    return IllegalAction(
        "no-such-seat",
        "There is no seat {seat}: the seats of this game are 0 to {last}.",
        seat=seat,
        last=seats - 1,
    )
