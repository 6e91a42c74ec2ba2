"""Servers that leak, each in its own way: the tests of leaks must find them out."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from tests.server.recorder import WINDOW
from tetrarchy.kernel.errors import IllegalAction
from tetrarchy.kernel.state import Event, ScoreSheet, View
from tetrarchy.server import replays, sight, tables
from tetrarchy.server.calling.turns import Turns
from tetrarchy.server.calling.words import TableCall
from tetrarchy.server.describe import Summary
from tetrarchy.server.match import Match, Setup, check_legal
from tetrarchy.server.people import history, rest_history
from tetrarchy.server.pictures import facts
from tetrarchy.server.pictures.card import Card
from tetrarchy.server.ratings import leaders
from tetrarchy.server.schema import LOG
from tetrarchy.server.seen import Seen
from tetrarchy.server.sight import Sight
from tetrarchy.server.store import Store
from tetrarchy.server.tables import Table
from tetrarchy.wire import ChatLine, MyRatingsAnswer, TotalsAnswer, encode


def leak_actors(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told who has not decided yet."""
    look = Sight.look

    def look_at_all(self: Sight, seen: Seen, *rest: Any) -> bool:
        changed = look(self, seen, *rest)
        self.actors = seen.state.actors()
        return changed

    patch.setattr(Sight, "look", look_at_all)


def _all_events(events: list[Event], seat: int | None) -> list[dict[str, object]]:
    return [{"kind": event.kind} | event.data for event in events]


def leak_events(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(sight, "visible", _all_events)


def leak_log(patch: pytest.MonkeyPatch) -> None:
    """The replay of a running game shows what only others have seen."""

    def news(events: list[Event], recipients: list[int | None]) -> list[bytes]:
        return [encode(_all_events(events, seat)) for seat in recipients]

    patch.setattr(replays, "news", news)


def leak_undo(patch: pytest.MonkeyPatch) -> None:
    """A decision cannot be taken back once somebody else has decided, even in secret."""
    can_undo = Match.can_undo

    def only_the_last(self: Match, seat: int) -> bool:
        decided = [past.seat for past in self.undo.past] + list(self.held)
        return can_undo(self, seat) and decided[-1] == seat

    patch.setattr(Match, "can_undo", only_the_last)


def leak_answers(patch: pytest.MonkeyPatch) -> None:
    """An answer that is held cannot be taken back once somebody else has answered too."""
    can_undo = Match.can_undo

    def only_the_last_answer(self: Match, seat: int) -> bool:
        return can_undo(self, seat) and (seat not in self.held or list(self.held)[-1] == seat)

    patch.setattr(Match, "can_undo", only_the_last_answer)


def leak_sheets(patch: pytest.MonkeyPatch) -> None:
    """The score sheets count what others have decided in secret."""

    def sheets(self: Seen, seat: int | None) -> list[ScoreSheet]:
        return [self.state.sheet(of) for of in range(self.state.seats)]

    patch.setattr(Seen, "sheets", sheets)


def leak_words(patch: pytest.MonkeyPatch) -> None:
    """A refusal names those who have not decided yet."""

    def check_legal_aloud(match: Match, seat: int, action: int) -> None:
        try:
            check_legal(match, seat, action)
        except IllegalAction as error:
            raise IllegalAction(error.key, "We wait for {seats}.", seats=str(match.actors())) from None

    patch.setattr(tables, "check_legal", check_legal_aloud)


def leak_chat(patch: pytest.MonkeyPatch) -> None:
    """Whoever speaks is shown with the number of rows in the log."""
    tell = Table.tell_chat

    def tell_chat(self: Table, lines: list[ChatLine]) -> None:
        for line in lines:
            line.name += f" ({self.match.seq})"
        tell(self, lines)

    patch.setattr(Table, "tell_chat", tell_chat)


def leak_table(patch: pytest.MonkeyPatch) -> None:
    """The description of the table changes with every row of the log."""
    describe = Table.describe

    def describe_all(self: Table, guest: str | None) -> Any:
        answer = describe(self, guest)
        answer.notes = [f"{self.match.seq} rows"]
        return answer

    patch.setattr(Table, "describe", describe_all)


def leak_view(patch: pytest.MonkeyPatch) -> None:
    def encoded_view(self: Seen, seat: int | None) -> bytes:
        return encode(self.state.snapshot())

    def view(self: Seen, seat: int | None) -> View:
        return self.state.snapshot()

    patch.setattr(Seen, "encoded_view", encoded_view)
    patch.setattr(Seen, "view", view)


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


def leak_history(patch: pytest.MonkeyPatch) -> None:
    """A profile counts the points of games that are not over, with what others have decided in secret."""
    read = history.totals

    async def totals_of_all(store: Store, guest: str) -> TotalsAnswer:
        answer = await read(store, guest)
        rows = await store.read(select(LOG.c.body).where(LOG.c.kind == "act"))
        answer.alone = zlib.crc32(repr(sorted(row["body"] for row in rows)).encode())
        return answer

    patch.setattr(rest_history, "totals", totals_of_all)


def leak_ratings(patch: pytest.MonkeyPatch) -> None:
    """A rating counts decisions of a game that is not over."""
    read = leaders.mine

    async def with_decisions(store: Store, guest: str) -> MyRatingsAnswer:
        answer = await read(store, guest)
        answer.least_games += len(await store.read(select(LOG.c.seq).where(LOG.c.kind == "act")))
        return answer

    patch.setattr(leaders, "mine", with_decisions)


def leak_calls(patch: pytest.MonkeyPatch) -> None:
    """The webhook of a table tells points that count what was decided in secret."""
    of_table = Turns.of_table

    def of_all(self: Turns, match: Match) -> TableCall | None:
        call = of_table(self, match)
        if call is not None and match.state is not None:
            call.names = [str(match.state.sheet(seat).total) for seat in range(match.setup.seats)]
        return call

    patch.setattr(Turns, "of_table", of_all)


def leak_turns(patch: pytest.MonkeyPatch) -> None:
    """Whoever is called hears how many rows the log has."""
    of_person = Turns.of_person

    def with_rows(self: Turns, match: Match, guest: str | None) -> TableCall | None:
        call = of_person(self, match, guest)
        if call is not None:
            call.names.append(f"{match.seq} rows")
        return call

    patch.setattr(Turns, "of_person", with_rows)


def leak_pictures(patch: pytest.MonkeyPatch) -> None:
    """The picture of a link names those who have not decided yet."""
    of_table = facts.of_table

    def with_turns(kind: str, setup: Setup, phase: str, summary: Summary) -> Card | None:
        card = of_table(kind, setup, phase, summary)
        return card and msgspec.structs.replace(card, title=f"{card.title} {summary.turns}")

    patch.setattr(facts, "of_table", with_turns)
