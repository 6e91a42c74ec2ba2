"""Positions as they go out: the whole of one, and what has changed since the last."""

from __future__ import annotations

import time
from typing import Final

from tetrarchy.server.match import Match
from tetrarchy.server.seen import Seen
from tetrarchy.server.sight import Shown, Sight, legal_told
from tetrarchy.wire import Patch, Position, encode, encoded

_SAME: Final = b"{}"
"""A change of nothing."""


def whole(match: Match, seat: int | None, since: int | None = None) -> bytes:
    """The position of a recipient, with the events after ``since`` (None: those of the last change)."""
    sight = match.sights[seat]
    progress = match.progress()
    message = Position(
        table=match.id,
        number=sight.number,
        view=encoded(sight.view),
        legal=encoded(sight.legal),
        actors=sight.actors,
        events=encoded(sight.events_after(sight.number - 1 if since is None else since)),
        undo=seat is not None and match.can_undo(seat),
        clocks=match.clocks.shown(time.time(), seat),
        over=match.phase == "finished",
        window=match.in_window(),
        round=progress.round,
        rounds=progress.rounds,
        sheets=encoded(sight.sheets),
    )
    _add_moment(message, match, seat, match.window_ends())
    if since is not None and since < sight.kept_from:
        message.gap = True
    return encode(message)


class Patches:
    """The patches after one row of the log. What several recipients are told alike is made once."""

    def __init__(self, match: Match, acted: int | None = None, ident: str | None = None) -> None:
        self._match = match
        self._acted = acted
        self._ident = ident
        self._now = time.time()
        self._progress = match.progress()
        self._deadline = match.window_ends()
        self._made: dict[int | None, bytes] = {}
        self._same: dict[tuple[object, ...], bytes] = {}
        """The patches by all that they depend on."""
        self._changes: dict[tuple[Seen, Seen, int | None], tuple[bytes, bytes]] = {}

    def of(self, seat: int | None) -> bytes:
        """What makes a recipient's position out of the one before."""
        if seat not in self._made:
            self._made[seat] = self._make(seat)
        return self._made[seat]

    def _make(self, seat: int | None) -> bytes:
        match, sight = self._match, self._match.sights[seat]
        now, before = sight.seen, sight.past
        assert now is not None
        assert before is not None
        view, sheets = self._change(before.seen, now, seat)
        undo = seat is not None and match.can_undo(seat)
        clocks = match.clocks.shown(self._now, seat)
        legal = self._legal(sight, before)
        own = legal or seat in match.held or seat == self._acted or match.clocks.rules is not None
        key = (view, sheets, before.number, sight.number, undo, sight.news, sight.took_back, *sight.actors)
        if not own and key in self._same:
            return self._same[key]
        message = Patch(
            table=match.id,
            base=before.number,
            number=sight.number,
            actors=sight.actors,
            undo=undo,
            clocks=clocks,
            over=match.phase == "finished",
            window=match.in_window(),
            round=self._progress.round,
            rounds=self._progress.rounds,
        )
        if view != _SAME:
            message.view = encoded(view)
        if sheets != _SAME:
            message.sheets = encoded(sheets)
        if legal:
            message.legal = encoded(legal)
        if sight.news:
            message.events = encoded(sight.news)
        if seat is not None and seat == self._acted and self._ident is not None:
            message.done = self._ident
        _add_moment(message, match, seat, self._deadline)
        made = encode(message)
        if not own:
            self._same[key] = made
        return made

    def _change(self, before: Seen, now: Seen, seat: int | None) -> tuple[bytes, bytes]:
        """The changes of the view and of the score sheets, as they travel."""
        key = (before, now, now.viewer(seat))
        if key not in self._changes:
            view, sheets = now.view_since(before, seat), now.sheets_since(before, seat)
            self._changes[key] = encode(view or {}), encode(sheets)
        return self._changes[key]

    @staticmethod
    def _legal(sight: Sight, before: Shown) -> bytes:
        """What is open now, as it travels; nothing where that is the same as before."""
        if sight.legal_codes != before.codes:
            return sight.legal
        if not before.codes:
            return b""
        legal = sight.legal
        same = legal == legal_told(before.seen.game, before.seen.state, sight.seat, before.codes)
        return b"" if same else legal


def _add_moment(message: Position | Patch, match: Match, seat: int | None, deadline: float | None) -> None:
    """Add what is told only at times: a deadline, an answer that waits, who took something back.

    ``deadline`` is the end of the window, where one is open.
    """
    if deadline is None and seat is not None:
        deadline = match.clocks.deadline(seat)
    if deadline is not None and match.phase == "running":
        message.deadline = round(deadline, 3)
    if seat is not None and seat in match.held:
        message.held = match.held[seat]
    took_back = match.sights[seat].took_back
    if took_back is not None:
        message.took_back = took_back
