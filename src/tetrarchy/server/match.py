"""A table as its log tells it. No clock is read here, nothing is drawn or sent: rows in, changes out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
from librt.random import Random

from tetrarchy.kernel.drive import Advance, Undo, advance
from tetrarchy.kernel.errors import IllegalAction, TetrarchyError
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.memo import Memo
from tetrarchy.kernel.state import Event, Progress, State
from tetrarchy.server.clocks import Clocks, Vacation
from tetrarchy.server.reactions import WindowRules
from tetrarchy.server.rows import Row, steps_of
from tetrarchy.server.seen import Seen
from tetrarchy.server.sight import Sight, news
from tetrarchy.wire import ClockRules, TableState

if TYPE_CHECKING:
    from tetrarchy.server.describe import Summary
    from tetrarchy.server.thinking import Source

_KEPT_IDENTS: Final = 200


class PlayedSet(msgspec.Struct, frozen=True):
    """The set of components that a table plays, where it is not the host's own."""

    hash: str
    name: str
    guest: str | None = None
    """Whose set has this name; whoever leaves the server takes the name along."""


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What is settled when a table is made, and never changes."""

    game: str
    rules: int
    data: str
    codes: str
    """What the actions' codes mean; a log can be replayed only while they mean the same."""
    options: dict[str, Any]
    seats: int
    creator: str
    created: float
    listed: bool
    watch: Literal["all", "none"]
    hints: bool
    undo: bool
    clock: ClockRules | None
    language: str
    windows: WindowRules
    ready: bool = False
    """Whether a full table waits until everybody is ready."""
    tournament: str = ""
    """The tournament that it belongs to: its seats stay kept, and whoever goes is behind those who stay."""
    wait: float | None = None
    """For how many seconds the table waits for people before it closes; None: until somebody closes it."""
    vacation: bool = False
    """Whether clocks stand still while their owner is on vacation."""
    rated: bool = False
    """Whether the game changes the ratings of those who play; all who sit down have agreed to it."""
    played: PlayedSet | None = None

    @property
    def closes(self) -> float | None:
        """When the table closes, if it still waits for people then."""
        return None if self.wait is None else self.created + self.wait


class Seat(msgspec.Struct):
    """Who sits on a seat. An open seat with a guest is kept for that guest."""

    kind: Literal["open", "person", "bot"] = "open"
    guest: str | None = None
    name: str = ""
    level: int | None = None
    mark: str = ""
    ready: bool = False
    began: str | None = None
    """The guest who sat here when the game began."""
    gone: int | None = None
    """The row with which the person who sat here left the game to a bot."""


class Change(msgspec.Struct):
    """What a row has changed."""

    moved: list[int | None]
    """The recipients whose position has changed."""
    table: bool
    """Whether anything else than a position has."""
    round: bool = False
    """Whether another round has begun."""


class Match:
    """The table after the rows that were applied."""

    def __init__(self, table: str, setup: Setup, seats: Sequence[Seat], game: Game) -> None:
        self.id = table
        self.setup = setup
        self.game = game
        self.source: Source = None
        """What workers make the game of."""
        self.ended: Summary | None = None
        """All that is known of a game whose set of components is gone."""
        self.seats = [msgspec.structs.replace(seat) for seat in seats]
        self.phase: TableState = "open"
        self.state: State | None = None
        self.seq = 0
        """The number of rows applied."""
        self.decisions = 0
        self.held: dict[int, int] = {}
        self.window_since: float | None = None
        self.undo = Undo()
        self.decided_at = 0.0
        """When a person last decided something, or took something back."""
        self.clocks = Clocks(setup.clock, setup.seats)
        self.sights: dict[int | None, Sight] = {seat: Sight(seat) for seat in [*range(setup.seats), None]}
        self.next: str | None = None
        self.notes: list[str] = []
        self.idents: dict[tuple[int, str], int] = {}
        """The ids of each seat's last actions, with the number that each led to."""
        self._memo = Memo()

    # ------------------------------------------------------------ asking

    def seat_of(self, guest: str | None) -> int | None:
        """The seat that a guest has."""
        if guest is not None:
            for number, seat in enumerate(self.seats):
                if seat.kind == "person" and seat.guest == guest:
                    return number
        return None

    def watched_as(self, guest: str | None) -> int | None:
        """The seat whose eyes a guest watches with, None for a spectator's; refuses who may not watch."""
        seat = self.seat_of(guest)
        may = self.setup.watch == "all" or self.phase == "open" or guest == self.setup.creator
        if seat is None and not may:
            raise TetrarchyError("not-to-watch", "Only players can watch this table.")
        return seat

    def can_begin(self, at_once: bool) -> bool:
        """Whether all seats are taken, and by people who are ready where the table waits for that."""
        waits = self.setup.ready and not at_once
        return not any(
            seat.kind == "open" or (waits and seat.kind == "person" and not seat.ready) for seat in self.seats
        )

    def check_running(self) -> None:
        """Refuse what needs a game that is going on."""
        if self.phase != "running":
            raise TetrarchyError("not-running", "No game is in progress at this table.")

    def actors(self) -> list[int]:
        """The seats that must decide, those whose answer is held left out; for the server's eyes only."""
        if self.phase != "running" or self.state is None:
            return []
        return [seat for seat in self.state.actors() if seat not in self.held]

    def in_window(self) -> bool:
        """Whether a window of reactions is open."""
        return self.window_since is not None

    def window_ends(self) -> float | None:
        """When the window closes.

        One person among bots waits for himself alone: once he has answered, it closes as if only bots had
        been asked. Whether bots have answered changes nothing, for it would tell what they hold.
        """
        if self.window_since is None or self.state is None:
            return None
        people = {number for number, seat in enumerate(self.seats) if seat.kind == "person"}
        asked = people.intersection(self.state.actors())
        waits = bool(asked) and (len(people) > 1 or not asked <= self.held.keys())
        return self.window_since + self.setup.windows.seconds(waits, bool(people))

    def window_is_over(self, now: float) -> bool:
        """Whether the window is to be closed. At a table of bots only it is, once all have answered."""
        ends = self.window_ends()
        if ends is None:
            return False
        return ends <= now and (ends != self.window_since or not self.actors())

    def due_by_time(self) -> float | None:
        """When a window or a clock ends next, or the wait for people."""
        if self.phase == "open":
            return self.setup.closes
        if self.phase != "running":
            return None
        ends = self.window_ends()
        if ends is not None:
            return None if ends == self.window_since and self.actors() else ends
        if self.setup.clock is None:
            return None
        clocks = [self.clocks.deadline(seat) for seat in range(self.setup.seats)]
        return min((ends for ends in clocks if ends is not None), default=None)

    def due(self, at: float) -> float | None:
        """When the server itself must do something; None while it waits for people without clocks."""
        if self.phase == "running" and any(self.seats[seat].kind == "bot" for seat in self.actors()):
            return at
        return self.due_by_time()

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take something back: an answer that is held, else what the rules of undo say."""
        if self.phase != "running":
            return False
        return seat in self.held or self.undo.can(seat)

    def bots_may_decide(self, grace: float) -> float:
        """From when on bots may decide: what a person can take back now stays so for a while."""
        people = (number for number, seat in enumerate(self.seats) if seat.kind == "person")
        return self.decided_at + grace if any(self.undo.can(number) for number in people) else 0.0

    def progress(self) -> Progress:
        """How far the game is."""
        return Progress() if self.state is None else self.state.progress()

    def standing(self) -> list[int]:
        """The places; whoever has resigned is behind all who have not, in a tournament whoever has gone."""
        assert self.state is not None
        places = self.state.standing()
        gone = [seat.mark != "" if self.setup.tournament else seat.mark == "resigned" for seat in self.seats]
        order = sorted((gone[seat], places[seat]) for seat in range(len(places)))
        if not any(gone):
            return places
        return [order.index((gone[seat], places[seat])) + 1 for seat in range(len(places))]

    def verdicts(self) -> list[str]:
        """What the game says of each seat's play, where it says anything."""
        assert self.state is not None
        return [self.state.verdict(seat) for seat in range(self.setup.seats)]

    def scores(self) -> list[int]:
        """Everybody's points at the end."""
        assert self.state is not None
        return [sheet.total for sheet in self.state.known_sheets(None)]

    # ------------------------------------------------------------ applying

    def apply(self, row: Row, ahead: Advance | None = None) -> Change:
        """Take in the next row; ``ahead`` is what its steps lead to, where that is known already."""
        if row.seq != self.seq:
            raise ValueError(f"row {row.seq} of table {self.id} comes after {self.seq}")
        change = _HANDLERS[row.kind](self, row, ahead)
        self.seq += 1
        if row.ident is not None:
            self.idents[row.seat, row.ident] = self.sights[row.seat].number
            if len(self.idents) > _KEPT_IDENTS:
                del self.idents[next(iter(self.idents))]
        return change

    def begin(self) -> None:
        """Put the game on the table, before its first draw."""
        self.state = self.game.start(self.setup.seats, self.setup.options)

    def _sit(self, row: Row, ahead: Advance | None) -> Change:
        seat = self.seats[row.seat]
        seat.kind, seat.guest, seat.name = "person", row.body["guest"], row.body["name"]
        seat.level, seat.mark, seat.ready = None, "", False
        self.clocks.change_seat(row.seat, row.at, _vacations(row.body.get("away")))
        self._run_clocks(row, None, public=False)
        return Change([row.seat] if self.state is not None else [], True)

    def _rise(self, row: Row, ahead: Advance | None) -> Change:
        left = self.seats[row.seat]
        self.seats[row.seat] = Seat("open", left.guest, left.name) if self.setup.tournament else Seat()
        return Change([], True)

    def _ready(self, row: Row, ahead: Advance | None) -> Change:
        self.seats[row.seat].ready = row.body["ready"]
        return Change([], True)

    def _bot(self, row: Row, ahead: Advance | None) -> Change:
        seat = self.seats[row.seat]
        seat.kind, seat.guest = "bot", None
        seat.level, seat.mark = row.body["level"], row.body["mark"]
        self.clocks.change_seat(row.seat, row.at)
        seat.gone = None if self.state is None else row.seq
        self._run_clocks(row, None, public=False)
        return Change([], True)

    def _start(self, row: Row, ahead: Advance | None) -> Change:
        self.begin()
        self.phase = "running"
        for seat in self.seats:
            seat.began = seat.guest if seat.kind == "person" else None
        for number, away in row.body.get("away", {}).items():
            self.clocks.change_seat(int(number), row.at, _vacations(away))
        change = self._play(row, None, ahead)
        return Change(change.moved, True)

    def _act(self, row: Row, ahead: Advance | None) -> Change:
        self.decisions += 1
        self._note_time(row)
        return self._play(row, row.seat, ahead)

    def _hold(self, row: Row, ahead: Advance | None) -> Change:
        self.held[row.seat] = row.body["action"]
        return Change(self._look((), row.seat), False)

    def _window(self, row: Row, ahead: Advance | None) -> Change:
        self.decisions += 1
        self.held.clear()
        self.window_since = None
        return self._play(row, None, ahead)

    def _undo(self, row: Row, ahead: Advance | None) -> Change:
        seat = row.seat
        if seat in self.held:
            del self.held[seat]
            return Change(self._look((), seat), False)
        self._note_time(row)
        self.state = self.undo.repeat(seat)
        self._run_clocks(row, seat, public=False)
        moved = self._look((), seat)
        for recipient in moved:
            self.sights[recipient].took_back = seat
        return Change(moved, False)

    def _note_time(self, row: Row) -> None:
        if self.seats[row.seat].kind == "person":
            self.decided_at = row.at

    def _vacation(self, row: Row, ahead: Advance | None) -> Change:
        for vacation in _vacations(row.body["away"]):
            self.clocks.enter(row.seat, vacation)
        return Change([], True)

    def _next(self, row: Row, ahead: Advance | None) -> Change:
        self.next = row.body["table"]
        return Change([], True)

    def _close(self, row: Row, ahead: Advance | None) -> Change:
        self.phase = "closed"
        for seat in row.body.get("absent", ()):
            self.seats[seat].mark = "absent"
        self.undo.close()
        return Change([], True)

    def _play(self, row: Row, seat: int | None, ahead: Advance | None) -> Change:
        """Carry out a row's steps."""
        assert self.state is not None
        before = self.state
        unseen = any(actor >= 0 and before.hides(actor) for actor in before.actors())
        ahead = ahead or advance(before, steps_of(row))
        self.state = ahead.state
        over = not ahead.state.actors()
        if over:
            self.phase = "finished"
        moved = self._look(ahead.events, seat)
        self.window_since = row.at if ahead.state.reacting() else None
        if seat is None or over or self.in_window() or not self.setup.undo:
            self.undo.close()
        else:
            self.undo.decided(seat, before, ahead)
        self._run_clocks(row, seat, public=ahead.final or not unseen)
        return Change(moved, over, ahead.state.progress() != before.progress())

    def _look(self, events: Sequence[Event], acted: int | None) -> list[int | None]:
        """Let every recipient look; returns those who see something new."""
        assert self.state is not None
        self.state.memo = self._memo
        seen = Seen(self.game, self.state)
        heard = news(events, self.sights)
        moved: list[int | None] = []
        for (seat, sight), told in zip(self.sights.items(), heard, strict=True):
            own = acted is not None and seat == acted
            if sight.look(seen, seat in self.held, told, own):
                moved.append(seat)
        return moved

    def rest(self) -> None:
        """Give back the memory that a table needs only while it is played at."""
        for sight in self.sights.values():
            sight.past = None
            if sight.seen is not None:
                sight.seen.forget()
        self._memo.clear()
        while self.undo.past and not self.undo.past[0].open:  # nobody can go back behind it
            del self.undo.past[0]

    def _run_clocks(self, row: Row, acted: int | None, public: bool) -> None:
        if self.setup.clock is None:
            return
        waits = self.phase == "running" and not self.in_window()
        deciding = {s for s in self.actors() if self.seats[s].kind == "person"} if waits else set()
        self.clocks.update(row.at, deciding, acted, public)


_HANDLERS: Final[dict[str, Callable[[Match, Row, Advance | None], Change]]] = {
    "sit": Match._sit,
    "rise": Match._rise,
    "ready": Match._ready,
    "bot": Match._bot,
    "start": Match._start,
    "act": Match._act,
    "hold": Match._hold,
    "window": Match._window,
    "undo": Match._undo,
    "vacation": Match._vacation,
    "next": Match._next,
    "close": Match._close,
}


def _vacations(plain: list[list[float]] | None) -> list[Vacation]:
    """Vacations as a row tells them."""
    return [Vacation(*one) for one in plain or []]


def check_legal(match: Match, seat: int, action: int) -> None:
    """Refuse what the rules do not allow a seat now, in the game's own words.

    The words come from a state imagined from the seat's view and number: a refusal cannot tell what the seat
    may not know, nor how much the log has grown.
    """
    match.check_running()
    assert match.state is not None
    if seat in match.held:
        raise IllegalAction("answer-held", "Answer received. It counts when everyone's time is up.")
    if action not in match.sights[seat].legal_codes:
        imagined = match.game.imagine(match.state.view(seat), Random(match.sights[seat].number))
        imagined.apply(seat, action)
        raise IllegalAction("not-now", "That is not possible now.")
