"""Why an action is good: one sentence for people, as a key and its arguments.

Hints, the review of a finished game and puzzles show it. A game tells its own reasons by overriding
``Game.reason``; the others get the line of the score sheet that changes most.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from tetrarchy.kernel.actions import ActionSpace
from tetrarchy.kernel.state import Event, State, View

Argument: TypeAlias = int | str


class Reason(NamedTuple):
    """The message ``reason-<key>`` of a game's words, and its arguments."""

    key: str
    data: dict[str, Argument]


class Tried:
    """An action tried on a copy of a state: what its seat sees before and after, and what happens."""

    def __init__(self, actions: ActionSpace, state: State, seat: int, action: int) -> None:
        self.actions = actions
        self.seat = seat
        self.fields = actions.fields(action)
        """The verb and its arguments as the notation has them."""
        self.state = state
        self.result = state.copy()
        """The state after the action."""
        self.result.events = []
        self.result.apply(seat, action)
        self.before: View = state.view(seat)
        self.after: View = self.result.view(seat)
        self.events: list[Event] = [
            event for event in self.result.events or [] if event.seats is None or seat in event.seats
        ]
        self.lines = _changes(state, self.result, seat)
        """The lines of the seat's score sheet that change, with the points that they gain or lose."""

    @property
    def verb(self) -> str:
        """What kind of action it is."""
        return self.fields["verb"]

    def then(self) -> list[Tried]:
        """Each decision of the same seat that can follow, tried too."""
        legal = self.result.legal(self.seat) if self.seat in self.result.actors() else []
        return [Tried(self.actions, self.result, self.seat, action) for action in legal]

    def own(self, kind: str) -> dict[str, Any] | None:
        """What the first event of this kind tells of the seat itself; None where there is none."""
        for event in self.events:
            if event.kind == kind and event.data.get("seat") == self.seat:
                return event.data
        return None


def sheet_reason(tried: Tried) -> Reason:
    """The line of the score sheet that changes most, or that none does."""
    if not tried.lines:
        return Reason("later", {})
    key = max(tried.lines, key=lambda line: abs(tried.lines[line]))
    points = tried.lines[key]
    if points > 0:
        return Reason("gains", {"sheet": key, "points": points})
    return Reason("costs", {"sheet": key, "points": -points})


def _changes(before: State, after: State, seat: int) -> dict[str, int]:
    old = {line.key: line.points for line in before.sheet(seat).lines}
    new = {line.key: line.points for line in after.sheet(seat).lines}
    changes = {key: new.get(key, 0) - old.get(key, 0) for key in {**old, **new}}
    return {key: points for key, points in changes.items() if points}
