"""Clocks: time for the game, for a decision, and what a turn gives back. All of it follows from the log.

While somebody is on vacation their clock stands still, where the table allows it: in turns that began after
the vacation was entered. A turn that waited already goes on, and so does one whose time was over.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from tetrarchy.wire import ClockAnswer, ClockRules


class Vacation(NamedTuple):
    """A time for which somebody is away."""

    entered: float
    """When it was entered, which tells vacations apart."""
    since: float
    until: float


class Clocks:
    """The clocks of all seats. A clock runs while its seat has to decide."""

    def __init__(self, rules: ClockRules | None, seats: int) -> None:
        self.rules = rules
        budget = rules.game if rules is not None and rules.game is not None else 0.0
        self.left = [budget] * seats
        self.since: list[float | None] = [None] * seats
        """When each seat's present decision began."""
        self.public_left = list(self.left)
        self.public_since = list(self.since)
        """What everybody may know: as it was before the present decisions that are hidden."""
        self.vacations: list[list[Vacation]] = [[] for _ in range(seats)]
        """Of who has each seat, the latest last."""

    def update(self, at: float, deciding: Collection[int], acted: int | None, public: bool) -> None:
        """Something happened: stop the clocks of those who have decided, start those of who must."""
        rules = self.rules
        if rules is None:
            return
        for seat, since in enumerate(self.since):
            if since is not None and (seat == acted or seat not in deciding):
                self.left[seat] -= self._spent(seat, since, at)
                self.since[seat] = None
                if seat not in deciding:
                    self.left[seat] += rules.increment
            if seat in deciding and self.since[seat] is None:
                self.since[seat] = at
        if public:
            self.public_left = list(self.left)
            self.public_since = list(self.since)

    def enter(self, seat: int, vacation: Vacation) -> None:
        """Who has a seat goes on vacation, or the vacation has changed."""
        others = [one for one in self.vacations[seat] if one.entered != vacation.entered]
        self.vacations[seat] = sorted([*others, vacation], key=lambda one: one.since)

    def change_seat(self, seat: int, at: float, vacations: Sequence[Vacation] = ()) -> None:
        """Somebody else has a seat from now on, with vacations of their own; what has stood stays so."""
        kept = [one._replace(until=min(one.until, at)) for one in self.vacations[seat] if one.since < at]
        self.vacations[seat] = [*kept, *vacations]

    def away(self) -> list[tuple[float, float] | None]:
        """From when until when who has each seat is away, the last time."""
        return [(last[-1].since, last[-1].until) if last else None for last in self.vacations]

    def deadline(self, seat: int) -> float | None:
        """When a seat's time runs out; None while nothing is asked of it."""
        since = self.since[seat]
        if self.rules is None or since is None:
            return None
        times = [self.rules.move] if self.rules.move is not None else []
        times += [self.left[seat]] if self.rules.game is not None else []
        ends = since + min(times)
        for vacation in self._counting(seat, since):
            if vacation.since < ends:
                ends += max(0.0, vacation.until - max(vacation.since, since))
        return ends

    def _counting(self, seat: int, since: float) -> list[Vacation]:
        """The vacations that count in a turn that began at some time."""
        return [one for one in self.vacations[seat] if one.entered < since]

    def _spent(self, seat: int, since: float, at: float) -> float:
        """How much of the time from the beginning of a turn on a seat's clock has run."""
        stood = (min(at, one.until) - max(since, one.since) for one in self._counting(seat, since))
        return at - since - sum(max(0.0, seconds) for seconds in stood)

    def _stands(self, seat: int, since: float, at: float) -> bool:
        return any(one.since <= at < one.until for one in self._counting(seat, since))

    def shown(self, now: float, seat: int | None) -> list[ClockAnswer] | None:
        """The clocks as a recipient may see them."""
        if self.rules is None or self.rules.game is None:
            return None
        answers = []
        for other in range(len(self.left)):
            own = other == seat
            left = self.left[other] if own else self.public_left[other]
            since = self.since[other] if own else self.public_since[other]
            if since is not None:
                left -= max(0.0, self._spent(other, since, now))
            runs = since is not None and not self._stands(other, since, now)
            answers.append(ClockAnswer(other, round(max(left, 0.0), 1), runs))
        return answers

    def plain(self) -> dict[str, Any]:
        """The clocks as plain data."""
        return {
            "left": self.left,
            "since": self.since,
            "public_left": self.public_left,
            "public_since": self.public_since,
            "vacations": self.vacations,
        }

    def load(self, plain: dict[str, Any]) -> None:
        """Set the clocks to what :meth:`plain` said."""
        self.left = list(plain["left"])
        self.since = list(plain["since"])
        self.public_left = list(plain["public_left"])
        self.public_since = list(plain["public_since"])
        for seat, vacations in enumerate(plain.get("vacations", [])):
            self.vacations[seat] = [Vacation(*one) for one in vacations]
