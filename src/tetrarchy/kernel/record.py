"""Records: a whole game as readable text.

A header of ``name: value`` lines, an empty line, then one line a decision: who (a seat counted from 1, or
``*`` for chance) and the action's notation. Writing what was read gives the same text again.
"""

from __future__ import annotations

from typing import Final

from tetrarchy.kernel.actions import ActionSpace
from tetrarchy.kernel.errors import BadNotation, BadOptions, BadRecord, quote
from tetrarchy.kernel.game import MOST_SEATS, Game
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.state import CHANCE

FORMAT: Final = "tetrarchy record 1"
_MOST_CHARACTERS: Final = 4_000_000
_MOST_HEADER: Final = 4_000
SET_NOTE: Final = "set"
"""The note that names the set of components by its hash, where they are not the game's own."""


class Record:
    """A game that was played: what it was, who sat where, and every decision."""

    def __init__(
        self,
        game: str,
        rules: int,
        data: str,
        seats: int,
        options: Options,
        players: list[str],
        steps: list[tuple[int, int]] | None = None,
        notes: dict[str, str] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.data = data
        self.seats = seats
        self.options = options
        self.players = players
        self.steps: list[tuple[int, int]] = [] if steps is None else steps
        self.notes: dict[str, str] = {} if notes is None else notes
        """What else whoever keeps the record wants to remember, such as a seed."""


def dumps(record: Record, actions: ActionSpace) -> str:
    """A record as text."""
    lines = [
        FORMAT,
        f"game: {record.game}",
        f"rules: {record.rules}",
        f"data: {record.data}",
        f"seats: {record.seats}",
    ]
    for name, value in record.options.items():
        shown = ("yes" if value else "no") if isinstance(value, bool) else str(value)
        lines.append(f"option {name}: {shown}")
    lines += [f"player {seat + 1}: {' '.join(name.split())}" for seat, name in enumerate(record.players)]
    lines += [f"note {name}: {value}" for name, value in record.notes.items()]
    lines.append("")
    for seat, action in record.steps:
        lines.append(f"{'*' if seat == CHANCE else seat + 1} {actions.notation(action)}")
    return "\n".join(lines) + "\n"


def game_of(text: str) -> str:
    """Which game a record is of, without reading the rest."""
    if found := header_line(text, "game"):
        return found
    raise BadRecord("no-game", "The record does not name its game.")


def header_line(text: str, wanted: str) -> str:
    """What a line of a record's header says, without reading the rest; empty where there is no such line."""
    for line in text[:_MOST_HEADER].splitlines()[1:]:
        name, _, value = line.partition(":")
        if name.strip() == wanted:
            return value.strip()
        if not line.strip():
            break
    return ""


def loads(text: str, game: Game) -> Record:
    """The record that a text holds; BadRecord names the first line that is wrong."""
    if len(text) > _MOST_CHARACTERS:
        raise BadRecord("too-long", "The record is longer than {most} characters.", most=_MOST_CHARACTERS)
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise BadRecord("no-record", "Not a game record: it should begin with “{format}”.", format=FORMAT)
    header: dict[str, str] = {}
    at = 1
    while at < len(lines) and lines[at].strip():
        name, colon, value = lines[at].partition(":")
        if not colon or name.strip() in header:
            raise _wrong(at, "it should be one “name: value” of the header, each name once")
        header[name.strip()] = value.strip()
        at += 1
    record = _read_header(header, game)
    for number in range(at + 1, len(lines)):
        if lines[number].strip():
            record.steps.append(_read_step(lines[number], number, record.seats, game.actions))
    return record


def _wrong(at: int, why: str) -> BadRecord:
    return BadRecord("wrong-line", "Line {line} of the record is wrong: {why}.", line=at + 1, why=why)


def _read_header(header: dict[str, str], game: Game) -> Record:
    for name in ("game", "rules", "data", "seats"):
        if name not in header:
            raise BadRecord("no-header", "The record's header has no “{name}”.", name=name)
    if header["game"] != game.id:
        raise BadRecord(
            "other-game",
            "This is a record of {given}, not of {game}.",
            given=quote(header["game"]),
            game=game.id,
        )
    seats = _read_number(header["seats"], "seats")
    if not 1 <= seats <= MOST_SEATS:
        raise BadRecord("record-seats", "The record has {given} seats.", given=quote(header["seats"]))
    given: dict[str, object] = {}
    players = [""] * seats
    notes: dict[str, str] = {}
    for name, value in header.items():
        if name.startswith("option "):
            given[name.removeprefix("option ")] = value
        elif name.startswith("player "):
            seat = _read_number(name.removeprefix("player "), "player")
            if not 1 <= seat <= seats:
                raise BadRecord(
                    "no-seat", "The record names player {seat} of {seats}.", seat=seat, seats=seats
                )
            players[seat - 1] = value
        elif name.startswith("note "):
            notes[name.removeprefix("note ")] = value
        elif name not in ("game", "rules", "data", "seats"):
            raise BadRecord(
                "unknown-header", "The record's header has an unknown line {given}.", given=quote(name)
            )
    try:
        options = game.settings(seats, given)
    except BadOptions as error:
        raise BadRecord("record-options", "The record's options do not fit: {why}", why=str(error)) from error
    rules = _read_number(header["rules"], "rules")
    return Record(game.id, rules, header["data"], seats, options, players, None, notes)


def _read_number(text: str, what: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise BadRecord(
            "no-number",
            "The record's “{what}” should be a number, not {given}.",
            what=what,
            given=quote(text),
        )
    return int(text)


def _read_step(line: str, at: int, seats: int, actions: ActionSpace) -> tuple[int, int]:
    who, _, what = line.strip().partition(" ")
    if who == "*":
        seat = CHANCE
    elif who.isascii() and who.isdigit() and len(who) < 3 and 1 <= int(who) <= seats:
        seat = int(who) - 1
    else:
        raise _wrong(at, f"{quote(who)} is neither a seat nor “*”")
    try:
        return seat, actions.parse(what)
    except BadNotation as error:
        raise _wrong(at, str(error).rstrip(".")) from error
