"""Records told again: the log in words, a position, the score."""

from __future__ import annotations

from typing import Any, NamedTuple

from rich.console import Console
from rich.text import Text

from tetrarchy.kernel.drive import walk
from tetrarchy.kernel.errors import OlderRules
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.record import Record
from tetrarchy.kernel.state import CHANCE, Event, State
from tetrarchy.terminal.boards import look_of
from tetrarchy.terminal.screen import sheet_grid, victory
from tetrarchy.text import Texts


class Followed(NamedTuple):
    """A record gone through: the state after some steps, and what each of them brought about."""

    state: State
    happened: list[list[Event]]
    stopped: OlderRules | None
    """Why a record of older rules goes no further here."""


def follow(game: Game, record: Record, upto: int | None = None) -> Followed:
    """Check a whole record; gives the state after ``upto`` steps.

    One of older rules is followed as far as today's go along with it.
    """
    happened: list[list[Event]] = []
    state = game.new(record.seats, record.options)
    stopped = None
    try:
        for walked in walk(game, record):
            happened.append(walked.events)
            if upto is None or walked.number <= upto:
                state = walked.state if upto is None else walked.state.copy()
    except OlderRules as error:
        stopped = error
    return Followed(state, happened[:upto], stopped)


def record_as_data(game: Game, record: Record, at: int | None) -> dict[str, Any]:
    """A record and the position after some of its steps, as plain data."""
    state, happened, stopped = follow(game, record, at)
    steps = []
    for number, (seat, action) in enumerate(record.steps, 1):
        events = (
            [{"kind": event.kind, **event.data} for event in happened[number - 1]]
            if number <= len(happened)
            else []
        )
        who = None if seat == CHANCE else seat
        steps.append({"step": number, "seat": who, "action": game.actions.notation(action), "events": events})
    return {
        "game": record.game,
        "rules": record.rules,
        "data": record.data,
        "seats": record.seats,
        "options": record.options,
        "players": record.players,
        "steps": steps,
        "at": len(happened),
        "over": not state.actors(),
        "stopped": None if stopped is None else str(stopped),
        "position": state.view(None),
        "sheets": [
            {"lines": dict(sheet.lines), "total": sheet.total}
            for sheet in (state.sheet(seat) for seat in range(record.seats))
        ],
        "standing": state.standing(),
    }


def print_record(console: Console, game: Game, record: Record, texts: Texts, at: int | None) -> None:
    """The whole log, or (with ``at``) one position; then the score there."""
    look = look_of(game.id)
    texts.seat_players(record.players)
    texts.names.update(look.names(texts))
    state, happened, stopped = follow(game, record, at)
    length = len(record.steps)
    players = texts.together(texts.players)
    console.print(
        Text(texts.say("replay-title", game=texts.say("name"), players=players, steps=length), "bold")
    )
    if at is None:
        for number, line in enumerate(_lines(record, happened, texts), 1):
            console.print(Text.assemble((f"{number:>4} ", "dim"), line))
    else:
        console.print(texts.say("replay-at", at=at, steps=length))
        if at < length:
            console.print(texts.say("replay-next", step=_step(record, at, texts)))
    console.print()
    console.print(look.board(state.view(None), texts, console.width))
    sheets = [state.sheet(seat) for seat in range(record.seats)]
    console.print(sheet_grid(sheets, state.standing(), texts))
    if stopped is not None:
        console.print(Text(texts.error(stopped), "red"))
    elif state.actors():
        console.print(texts.say("replay-unfinished"))
    else:
        console.print(Text(victory([sheet.total for sheet in sheets], state.standing(), texts), "bold"))


def _lines(record: Record, happened: list[list[Event]], texts: Texts) -> list[str]:
    """Each step in words: what it brought about, or what was decided where that brought nothing about."""
    lines = []
    for number, events in enumerate(happened):
        sentences = [texts.event(event) for event in events]
        lines.append(" ".join(sentences) if sentences else _step(record, number, texts))
    return lines


def _step(record: Record, number: int, texts: Texts) -> str:
    seat, action = record.steps[number]
    who = texts.say("chance") if seat == CHANCE else texts.players[seat]
    return texts.say("replay-step", player=who, action=texts.action(action))
