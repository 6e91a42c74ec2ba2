"""Servers that leak, each in its own way: the tests of leaks must find them out."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.recorder import WINDOW
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import Event, State
from tetrarchy.server import sight
from tetrarchy.server.match import Match
from tetrarchy.server.sight import Sight
from tetrarchy.server.wire import encode


def leak_actors(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(sight, "known_actors", lambda view, actors, seat: list(actors))


def leak_events(patch: pytest.MonkeyPatch) -> None:
    def visible(events: list[Event], seat: int | None) -> list[dict[str, object]]:
        return [{"kind": event.kind} | event.data for event in events]

    patch.setattr(sight, "visible", visible)


def leak_view(patch: pytest.MonkeyPatch) -> None:
    look = Sight.look

    def all_seeing(self: Sight, game: Game, state: State, *rest: Any) -> bool:
        changed = look(self, game, state, *rest)
        self.view = encode(state.snapshot())
        return changed

    patch.setattr(Sight, "look", all_seeing)


def leak_number(patch: pytest.MonkeyPatch) -> None:
    look = Match._look

    def counting(self: Match, *rest: Any) -> list[int | None]:
        moved = look(self, *rest)
        for seat, of_seat in self.sights.items():
            of_seat.number += seat not in moved
        return moved

    patch.setattr(Match, "_look", counting)


def leak_length(patch: pytest.MonkeyPatch) -> None:
    """A window ends earlier by a second for each answer."""

    def window_ends(self: Match) -> float | None:
        return None if self.window_since is None else self.window_since + WINDOW - len(self.held)

    patch.setattr(Match, "window_ends", window_ends)


def leak_haste(patch: pytest.MonkeyPatch) -> None:
    """A window ends once all have answered."""
    is_over = Match.window_is_over

    def window_is_over(self: Match, now: float) -> bool:
        return is_over(self, now) or (self.in_window() and not self.actors())

    patch.setattr(Match, "window_is_over", window_is_over)
