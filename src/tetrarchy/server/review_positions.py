"""The positions of a reviewed game, and the steps to play on from one of them. Runs in a worker."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from tetrarchy.kernel import record as records
from tetrarchy.kernel.drive import Step, walk
from tetrarchy.kernel.errors import BadOptions
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.record import Record
from tetrarchy.kernel.state import Event, Snapshot, State, View
from tetrarchy.review import decisions, is_choice
from tetrarchy.server.sight import action_told, legal_told, sheets_told, visible
from tetrarchy.server.thinking import Source, game_of
from tetrarchy.text import BOT_PREFIX
from tetrarchy.wire import Options, ReviewPosition, ReviewPositions, SeatAnswer, encode, encoded

AT_ONCE: Final = 25
"""How many positions are told at a time."""


class _Choice(NamedTuple):
    """A judged decision or the end: the state before it, and what led there."""

    step: int
    seat: int | None
    action: int | None
    state: State
    """It goes on with the walk."""
    events: list[Event]


def positions(
    text: str, data: Source, is_open: bool, first: int, seats: list[SeatAnswer] | None = None
) -> bytes:
    """Some positions from the ``first`` one (counted from 0) on, as the answer's bytes.

    Where nobody says who sat there, the record does.
    """
    game = game_of(records.game_of(text), data)
    record = records.loads(text, game)
    total = len(decisions(game, record)) + 1
    told = [
        _position(game, choice, is_open)
        for number, choice in enumerate(_choices(game, record))
        if first <= number < first + AT_ONCE
    ]
    return encode(
        ReviewPositions(game.id, record.options, seats or _seats(record), total, told),
    )


def _choices(game: Game, record: Record) -> Iterator[_Choice]:
    state = game.new(record.seats, record.options)
    events: list[Event] = []
    for walked in walk(game, record):
        if is_choice(state, walked.seat):
            yield _Choice(walked.number, walked.seat, walked.action, state, events)
            events = []
        events = events + walked.events
        state = walked.state.copy()
    yield _Choice(len(record.steps) + 1, None, None, state, events)


def _position(game: Game, choice: _Choice, is_open: bool) -> ReviewPosition:
    state, seat = choice.state, choice.seat
    if is_open:
        sheets = [state.sheet(of) for of in range(state.seats)]
        events = [{"kind": event.kind} | event.data for event in choice.events]
    else:
        sheets = state.known_sheets(seat)
        events = visible(choice.events, seat)
    legal = [] if seat is None else state.legal(seat)
    return ReviewPosition(
        step=choice.step,
        seat=seat,
        action=None if choice.action is None else action_told(game, choice.action),
        view=revealed(state.view(seat), state.snapshot(), seat) if is_open else state.view(seat),
        legal=encoded(legal_told(game, state, seat, legal)),
        actors=state.actors() if is_open else state.deciders(seat),
        events=events,
        over=not state.actors(),
        window=state.reacting(),
        round=state.progress().round,
        rounds=state.progress().rounds,
        sheets=sheets_told(sheets),
    )


def revealed(view: View, snapshot: Snapshot, seat: int | None) -> View:
    """A seat's view with all that is hidden from it, in the view's own form.

    What a view tells of the moment stays, and so does what the seat sees of its own area; of all else the
    snapshot knows at least as much.
    """
    return {name: _truth(value, snapshot.get(name), seat) for name, value in view.items()}


def _truth(seen: Any, known: Any, seat: int | None) -> Any:
    if seen is None or known is None or not isinstance(seen, list | dict):
        return known if seen is None else seen
    areas = isinstance(seen, list) and isinstance(known, list) and len(seen) == len(known)
    if areas and all(isinstance(one, dict) for one in (*seen, *known)):
        pairs = enumerate(zip(seen, known, strict=True))
        return [truth | one if of == seat else one | truth for of, (one, truth) in pairs]
    return known


def _seats(record: Record) -> list[SeatAnswer]:
    found = []
    for number, name in enumerate(record.players):
        is_bot = name.startswith(BOT_PREFIX)
        kind, shown = ("bot", "") if is_bot else ("person", name)
        found.append(SeatAnswer(number, kind, shown, None, False, False, "", False, True))  # type: ignore[arg-type]
    return found


class Beginning(NamedTuple):
    """How a game was begun that somebody wants to play on."""

    game: str
    options: Options
    seats: int
    seat: int
    """Whose decision is next."""
    steps: list[Step]


def beginning(text: str, data: Source, step: int) -> Beginning:
    """The record before one of its decisions, checked against the rules."""
    game = game_of(records.game_of(text), data)
    record = records.loads(text, game)
    if step not in decisions(game, record):
        raise BadOptions("no-decision", "Nobody decides anything in step {step} of this game.", step=step)
    return Beginning(
        game.id, record.options, record.seats, record.steps[step - 1][0], record.steps[: step - 1]
    )
