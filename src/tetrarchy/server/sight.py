"""What one recipient sees of a table: a seat, or (None) all spectators together."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

from msgspec import Raw

from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import Event, State, View
from tetrarchy.server.reactions import known_actors, turn_of
from tetrarchy.server.wire import encode

_KEPT: Final = 100
"""How many positions' events are kept for those who come back."""


@cache
def action_told(game: Game, code: int) -> dict[str, object]:
    """An action as the wire has it: its code and its fields."""
    return {"code": code, **game.actions.fields(code)}


def visible(events: Sequence[Event], seat: int | None) -> list[dict[str, object]]:
    """The events that a recipient may see, as they travel."""
    return [
        {"kind": event.kind} | event.data for event in events if event.seats is None or seat in event.seats
    ]


def looks(game: Game, state: State, recipients: Iterable[int | None]) -> Iterator[tuple[View, bytes]]:
    """The view of each recipient, and the view as it travels.

    Where a game has no secrets all see the same and are only told who they are: one view does for all.
    """
    if game.secrets:
        for seat in recipients:
            view = state.view(seat)
            yield view, encode(view)
        return
    view = state.view(None)
    del view["seat"]
    seen = encode(view)[:-1]
    for seat in recipients:
        yield view, b'%b,"seat":%b}' % (seen, encode(seat))


class Sight:
    """The last position of a recipient, and its number.

    The number counts the positions that this recipient has seen change. It follows from the log alone.
    """

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.number = 0
        self.open_since = 0
        """The first position with the decision that is open now: an answer to any since then is welcome."""
        self.view = b""
        self.turn: object = None
        self.legal_codes: list[int] = []
        self.legal = b"[]"
        self.actors: list[int] = []
        self.took_back: int | None = None
        self.events: deque[tuple[int, bytes]] = deque()
        self.kept_from = 0
        """The events of all positions after this one are kept."""

    def look(
        self,
        game: Game,
        state: State,
        view: View,
        seen: bytes,
        held: bool,
        events: Sequence[Event],
        acted: bool,
    ) -> bool:
        """See what is there now; whether anything has changed, or the seat itself has acted."""
        real = state.actors()
        codes = [] if self.seat is None or held else state.legal(self.seat)
        actors = known_actors(view, [] if real == [-1] else real, self.seat)
        if held and self.seat in actors:
            actors.remove(self.seat)
        news = visible(events, self.seat)
        if not (acted or news or codes != self.legal_codes or actors != self.actors or seen != self.view):
            return False
        self.number += 1
        if acted or codes != self.legal_codes:
            self.open_since = self.number
            self.legal_codes = codes
            self.legal = encode([action_told(game, code) for code in codes])
        self.view = seen
        self.turn = turn_of(view)
        self.actors = actors
        self.took_back = None
        if news:
            self.events.append((self.number, encode(news)))
            if len(self.events) > _KEPT:
                self.kept_from = self.events.popleft()[0]
        return True

    def restore(
        self, game: Game, state: State, view: View, seen: bytes, held: bool, number: int, open_since: int
    ) -> None:
        """Look at a position that was seen before."""
        self.look(game, state, view, seen, held, (), True)
        self.number, self.open_since = number, open_since
        self.events.clear()
        self.kept_from = number

    def events_after(self, since: int) -> Raw:
        """The events of all positions after one, in one list."""
        found: list[bytes] = []
        for number, news in reversed(self.events):
            if number <= since:
                break
            found.append(news[1:-1])
        return Raw(b"[" + b",".join(reversed(found)) + b"]")
