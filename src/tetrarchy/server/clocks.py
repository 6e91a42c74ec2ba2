"""Clocks: time for the game, for a decision, and what a turn gives back. All of it follows from the log."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from tetrarchy.wire import ClockAnswer, ClockRules


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

    def update(self, at: float, deciding: Collection[int], acted: int | None, public: bool) -> None:
        """Something happened: stop the clocks of those who have decided, start those of who must."""
        rules = self.rules
        if rules is None:
            return
        for seat, since in enumerate(self.since):
            if since is not None and (seat == acted or seat not in deciding):
                self.left[seat] -= at - since
                self.since[seat] = None
                if seat not in deciding:
                    self.left[seat] += rules.increment
            if seat in deciding and self.since[seat] is None:
                self.since[seat] = at
        if public:
            self.public_left = list(self.left)
            self.public_since = list(self.since)

    def deadline(self, seat: int) -> float | None:
        """When a seat's time runs out; None while its clock stands."""
        since = self.since[seat]
        if self.rules is None or since is None:
            return None
        ends = [since + self.rules.move] if self.rules.move is not None else []
        ends += [since + self.left[seat]] if self.rules.game is not None else []
        return min(ends, default=None)

    def shown(self, now: float, seat: int | None) -> list[ClockAnswer] | None:
        """The clocks as a recipient may see them."""
        if self.rules is None or self.rules.game is None:
            return None
        answers = []
        for other in range(len(self.left)):
            own = other == seat
            left = self.left[other] if own else self.public_left[other]
            since = self.since[other] if own else self.public_since[other]
            rest = left - (max(0.0, now - since) if since is not None else 0.0)
            answers.append(ClockAnswer(other, round(max(rest, 0.0), 1), since is not None))
        return answers

    def plain(self) -> dict[str, Any]:
        """The clocks as plain data."""
        return {
            "left": self.left,
            "since": self.since,
            "public_left": self.public_left,
            "public_since": self.public_since,
        }

    def load(self, plain: dict[str, Any]) -> None:
        """Set the clocks to what :meth:`plain` said."""
        self.left = list(plain["left"])
        self.since = list(plain["since"])
        self.public_left = list(plain["public_left"])
        self.public_since = list(plain["public_since"])
