"""What one recipient sees of a table: a seat, or (None) all spectators together."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import Event, ScoreSheet, State
from tetrarchy.server.seen import Seen
from tetrarchy.wire import GameEvent, LegalAction, SheetAnswer, SheetLineAnswer, encode

_KEPT: Final = 100
"""How many positions' events are kept for those who come back."""
_MOST_GAMES: Final = 64
"""The number of games whose actions are kept as they travel."""


def action_told(game: Game, code: int) -> LegalAction:
    """An action as it travels: its code and its fields."""
    return {"code": code, **game.actions.fields(code)}


@lru_cache(_MOST_GAMES)
def _encoded_actions(game: Game) -> dict[tuple[int, bool], bytes]:
    """The actions of a game as they travel: those that were told of so far."""
    return {}


def legal_told(game: Game, state: State, seat: int | None, codes: Sequence[int]) -> bytes:
    """What is open to a seat, as it travels."""
    if seat is None:
        return b"[]"
    known = _encoded_actions(game)
    told: list[bytes] = []
    for code in codes:
        ends = state.ends_turn(seat, code)
        if (code, ends) not in known:
            plain = action_told(game, code)
            known[code, ends] = encode(plain | {"ends": True} if ends else plain)
        told.append(known[code, ends])
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


class Shown:
    """One position of a recipient: its number, and what it shows and leaves open."""

    __slots__ = ("codes", "number", "seen")

    def __init__(self, number: int, seen: Seen, codes: list[int]) -> None:
        self.number = number
        self.seen = seen
        self.codes = codes


class Sight:
    """The last position of a recipient, and its number.

    The number counts the positions that this recipient has seen change. It follows from the log alone.
    """

    __slots__ = (
        "_heard",
        "_heard_at",
        "actors",
        "kept_from",
        "legal_codes",
        "number",
        "open_since",
        "past",
        "seat",
        "seen",
        "took_back",
    )

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.number = 0
        self.open_since = 0
        """The first position with the decision that is open now: an answer to any since then is welcome."""
        self.seen: Seen | None = None
        """What this position shows."""
        self.past: Shown | None = None
        """The position before, until those who have it are told what has changed."""
        self.legal_codes: list[int] = []
        self.actors: list[int] = []
        self.took_back: int | None = None
        self._heard: list[bytes] = []
        self._heard_at: list[int] = []
        """The last events, and the number of the position that each led to."""
        self.kept_from = 0
        """The events of all positions after this one are kept."""

    def look(self, seen: Seen, held: bool, news: bytes, acted: bool) -> bool:
        """See what is there now; whether anything has changed, or the seat itself has acted.

        Views are compared only where nothing else tells that something has changed.
        """
        before, state = self.seen, seen.state
        codes = [] if self.seat is None or held else state.legal(self.seat)
        actors = state.deciders(self.seat)
        if held and self.seat in actors:
            actors.remove(self.seat)
        if (
            before is not None
            and not (acted or news or codes != self.legal_codes or actors != self.actors)
            and before.view(self.seat) == seen.view(self.seat)
        ):
            return False
        self.past = None if before is None else Shown(self.number, before, self.legal_codes)
        self.number += 1
        if acted or codes != self.legal_codes:
            self.open_since = self.number
        self.seen = seen
        self.legal_codes = codes
        self.actors = actors
        self.took_back = None
        if news:
            self._heard.append(news)
            self._heard_at.append(self.number)
            if len(self._heard) > _KEPT:
                del self._heard[0]
                self.kept_from = self._heard_at.pop(0)
        return True

    def restore(self, seen: Seen, held: bool, number: int, open_since: int) -> None:
        """Look at a position that was seen before."""
        self.look(seen, held, b"", True)
        self.number, self.open_since = number, open_since
        self.past = None
        self._heard.clear()
        self._heard_at.clear()
        self.kept_from = number

    @property
    def view(self) -> bytes:
        """The view as it travels."""
        return b"" if self.seen is None else self.seen.encoded_view(self.seat)

    @property
    def legal(self) -> bytes:
        """What is open, as it travels."""
        if self.seen is None:
            return b"[]"
        return legal_told(self.seen.game, self.seen.state, self.seat, self.legal_codes)

    @property
    def sheets(self) -> bytes:
        """The score sheets as they travel."""
        assert self.seen is not None
        return encode(sheets_told(self.seen.sheets(self.seat)))

    @property
    def news(self) -> bytes:
        """The events that led to this position, as they travel; empty where there are none."""
        return self._heard[-1] if self._heard and self._heard_at[-1] == self.number else b""

    def events_after(self, since: int) -> bytes:
        """The events of all positions after one, in one list."""
        first = bisect_right(self._heard_at, since)
        return b"[%b]" % b",".join(news[1:-1] for news in self._heard[first:])
