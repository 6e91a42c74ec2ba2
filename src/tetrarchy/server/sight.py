"""What one recipient sees of a table: a seat, or (None) all spectators together."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import Event, ScoreSheet, State
from tetrarchy.wire import GameEvent, LegalAction, SheetAnswer, SheetLineAnswer, encode

_KEPT: Final = 100
"""How many positions' events are kept for those who come back."""


def action_told(game: Game, code: int) -> LegalAction:
    """An action as it travels: its code and its fields."""
    return {"code": code, **game.actions.fields(code)}


@cache
def _encoded_action(game: Game, code: int, ends: bool) -> bytes:
    told = action_told(game, code)
    return encode(told | {"ends": True} if ends else told)


def legal_told(game: Game, state: State, seat: int | None, codes: Sequence[int]) -> bytes:
    """What is open to a seat, as it travels."""
    if seat is None:
        return b"[]"
    told = [_encoded_action(game, code, state.ends_turn(seat, code)) for code in codes]
    return b"[%b]" % b",".join(told)


def visible(events: Sequence[Event], seat: int | None) -> list[GameEvent]:
    """The events that a recipient may see, as they travel."""
    return [
        {"kind": event.kind} | event.data for event in events if event.seats is None or seat in event.seats
    ]


def news(events: Sequence[Event], recipients: Iterable[int | None]) -> Iterator[bytes]:
    """The events that each recipient may see, as they travel; empty where there are none.

    What everybody may see is encoded once for all.
    """
    if any(event.seats is not None for event in events):
        for seat in recipients:
            told = visible(events, seat)
            yield encode(told) if told else b""
        return
    public = encode(visible(events, None)) if events else b""
    for _ in recipients:
        yield public


def sheets_told(sheets: Iterable[ScoreSheet]) -> list[SheetAnswer]:
    """Score sheets as they travel."""
    return [
        SheetAnswer([SheetLineAnswer(line.key, line.points) for line in sheet.lines], sheet.total)
        for sheet in sheets
    ]


def views(game: Game, state: State, recipients: Iterable[int | None]) -> Iterator[bytes]:
    """The view of each recipient, as it travels.

    Where a game has no secrets all see the same and are only told who they are: one view does for all.
    """
    if game.secrets:
        for seat in recipients:
            yield encode(state.view(seat))
        return
    view = state.view(None)
    del view["seat"]
    seen = encode(view)[:-1]
    for seat in recipients:
        yield b'%b,"seat":%b}' % (seen, encode(seat))


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
        self.legal_codes: list[int] = []
        self.legal = b"[]"
        self.actors: list[int] = []
        self.took_back: int | None = None
        self.events: deque[tuple[int, bytes]] = deque()
        self.kept_from = 0
        """The events of all positions after this one are kept."""

    def look(self, game: Game, state: State, seen: bytes, held: bool, news: bytes, acted: bool) -> bool:
        """See what is there now; whether anything has changed, or the seat itself has acted."""
        codes = [] if self.seat is None or held else state.legal(self.seat)
        actors = state.deciders(self.seat)
        if held and self.seat in actors:
            actors.remove(self.seat)
        if not (acted or news or codes != self.legal_codes or actors != self.actors or seen != self.view):
            return False
        self.number += 1
        if acted or codes != self.legal_codes:
            self.open_since = self.number
        self.view = seen
        self.legal_codes = codes
        self.legal = legal_told(game, state, self.seat, codes)
        self.actors = actors
        self.took_back = None
        if news:
            self.events.append((self.number, news))
            if len(self.events) > _KEPT:
                self.kept_from = self.events.popleft()[0]
        return True

    def restore(
        self, game: Game, state: State, seen: bytes, held: bool, number: int, open_since: int
    ) -> None:
        """Look at a position that was seen before."""
        self.look(game, state, seen, held, b"", True)
        self.number, self.open_since = number, open_since
        self.events.clear()
        self.kept_from = number

    def events_after(self, since: int) -> bytes:
        """The events of all positions after one, in one list."""
        found: list[bytes] = []
        for number, news in reversed(self.events):
            if number <= since:
                break
            found.append(news[1:-1])
        return b"[%b]" % b",".join(reversed(found))
