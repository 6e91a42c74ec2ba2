"""What travels between the server and its guests; docs/wire.md tells the meaning."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

MOST_LEVEL: Final = 8
LONGEST_NAME: Final = 40
LONGEST_CHAT: Final = 500
MOST_SEATS: Final = 8

TableId = Annotated[str, Meta(min_length=1, max_length=32)]
Ident = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Code = Annotated[int, Meta(ge=0, le=1_000_000)]
Level = Annotated[int, Meta(ge=1, le=MOST_LEVEL)]
Name = Annotated[str, Meta(max_length=4 * LONGEST_NAME)]
Language = Literal["en", "ru"]
Seconds = Annotated[float, Meta(ge=1, le=10_000_000)]
Options = dict[Annotated[str, Meta(max_length=40)], str | bool | int]


# ---------------------------------------------------------------- REST: what guests send


class Body(Struct, forbid_unknown_fields=True):
    """A request's body."""


class SeatWish(Body):
    """Who is to sit on a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    level: Level = 3


class ClockRules(Body):
    """Seconds for the whole game, for one decision, and what is added after each turn."""

    game: Seconds | None = None
    move: Seconds | None = None
    increment: Annotated[float, Meta(ge=0, le=1_000_000)] = 0


class NewTable(Body, kw_only=True):
    """A table as its creator wants it."""

    game: Annotated[str, Meta(max_length=40)]
    options: Options = {}
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    listed: bool = False
    watch: Literal["all", "none"] = "all"
    hints: bool = True
    undo: bool = True
    clock: ClockRules | None = None
    language: Language = "en"
    name: Name | None = None


class SeatsQuestion(Body):
    """Options whose possible numbers of seats are asked for."""

    options: Options = {}


class Me(Body):
    """A guest's name and language."""

    name: Name | None = None
    language: Language | None = None


class Join(Body):
    """Which open seat, and under which name."""

    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)] | None = None
    name: Name | None = None


class Claim(Body):
    """The key of a seat link."""

    key: Annotated[str, Meta(max_length=100)]
    name: Name | None = None


# ---------------------------------------------------------------- REST: what the server answers


class OptionAnswer(Struct):
    """An option of a game."""

    name: str
    kind: Literal["choice", "flag", "number"]
    default: str | bool | int
    choices: list[str]
    least: int
    most: int
    only_with: dict[str, list[str | bool | int]]


class GameAnswer(Struct):
    """A game."""

    id: str
    options: list[OptionAnswer]
    seats: list[int]
    all_seats: list[int]
    verdicts: list[str]
    rules_version: int
    data_hash: str
    reactions: bool


class GamesAnswer(Struct):
    """The games."""

    games: list[GameAnswer]
    levels: int


class SeatsAnswer(Struct):
    """The numbers of seats that options allow."""

    seats: list[int]


class MeAnswer(Struct):
    """Who the guest is. ``token`` is told to programs that asked for one by ``POST /api/me``."""

    guest: str
    name: str
    language: str
    token: str | UnsetType = UNSET


class SeatAnswer(Struct):
    """One seat of a table, as the asker may know it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: int | None
    online: bool
    you: bool
    mark: str
    """Why a bot sits here: ``left``, ``resigned``, ``timed_out``, or nothing."""
    reserved: bool
    """Whether an open seat is kept for somebody."""
    link: str | UnsetType = UNSET


class TableAnswer(Struct):
    """A table, as the asker may know it."""

    id: str
    game: str
    options: dict[str, Any]
    state: Literal["open", "running", "finished", "closed"]
    seats: list[SeatAnswer]
    listed: bool
    watch: Literal["all", "none"]
    hints: bool
    undo: bool
    clock: ClockRules | None
    language: str
    creator: bool
    created: float
    your_turn: bool
    you: int | None
    watchers: int
    standing: list[int] | UnsetType = UNSET
    verdicts: list[str] | UnsetType = UNSET
    next: str | UnsetType = UNSET
    notes: list[str] | UnsetType = UNSET


class Counts(Struct):
    """How many listed tables there are."""

    open: int
    running: int
    finished: int


class TablesAnswer(Struct):
    """One page of a list of tables."""

    tables: list[TableAnswer]
    page: int
    pages: int
    total: int
    counts: Counts | UnsetType = UNSET


class SheetLineAnswer(Struct):
    """A line of a score sheet: what it is worth at least and at most, as far as the asker can know."""

    key: str
    least: int
    most: int


class SheetAnswer(Struct):
    """A seat's score sheet."""

    lines: list[SheetLineAnswer]
    least: int
    most: int


class SheetsAnswer(Struct):
    """The score sheets of all seats."""

    sheets: list[SheetAnswer]


class FramesAnswer(Struct):
    """Some positions of a game, and how many there are."""

    frames: list[dict[str, Any]]
    total: int


class Problem(Struct):
    """Why a request is refused."""

    type: str
    title: str
    status: int
    key: str
    detail: str
    data: dict[str, Any]


# ---------------------------------------------------------------- live: what guests send


class Message(Struct, tag_field="type", kw_only=True):
    """A message of a guest."""

    id: Ident | None = None


class Watch(Message, tag="watch"):
    """Follow a table."""

    table: TableId
    since: Number | None = None


class Unwatch(Message, tag="unwatch"):
    """Follow it no longer."""

    table: TableId


class Act(Message, tag="act"):
    """Decide."""

    table: TableId
    number: Number
    action: Code


class Undo(Message, tag="undo"):
    """Take back one's last decision."""

    table: TableId
    number: Number


class Hint(Message, tag="hint"):
    """Ask what the best bot would do."""

    table: TableId
    number: Number


class Chat(Message, tag="chat"):
    """Say something at a table."""

    table: TableId
    text: Annotated[str, Meta(max_length=4 * LONGEST_CHAT)]


class PassAlways(Message, tag="pass_always"):
    """Pass every reaction until the turn ends."""

    table: TableId
    number: Number


class Ping(Message, tag="ping"):
    """Is anybody there?"""


GuestMessage = Watch | Unwatch | Act | Undo | Hint | Chat | PassAlways | Ping


# ---------------------------------------------------------------- live: what the server sends


class TableMessage(Struct, tag_field="type", tag="table"):
    """The table as in REST."""

    table: TableAnswer


class ClockAnswer(Struct):
    """A seat's clock: the seconds left at the moment of sending, and whether it runs."""

    seat: int
    left: float
    running: bool


class Position(Struct, tag_field="type", tag="position"):
    """What a recipient sees."""

    table: str
    number: int
    view: Raw
    legal: Raw
    actors: list[int]
    events: Raw
    undo: bool
    clocks: list[ClockAnswer] | None
    over: bool
    deadline: float | UnsetType = UNSET
    held: int | UnsetType = UNSET
    gap: bool | UnsetType = UNSET
    took_back: int | UnsetType = UNSET
    sheets: list[SheetAnswer] | UnsetType = UNSET


class Done(Struct, tag_field="type", tag="done"):
    """An action is kept for good."""

    id: str | None
    table: str
    number: int


class HintMove(Struct):
    """An action that a bot weighed: the score it expects of it, and the chance to win."""

    action: int
    score: float
    chance: float


class HintAnswer(Struct, tag_field="type", tag="hint"):
    """What the best bot would do, best first."""

    id: str | None
    table: str
    number: int
    moves: list[HintMove]


class ChatLine(Struct, tag_field="type", tag="chat"):
    """Something said at a table."""

    table: str
    at: float
    seat: int | None
    name: str
    text: str


class ErrorMessage(Struct, tag_field="type", tag="error"):
    """Why a message is refused."""

    key: str
    detail: str
    data: dict[str, Any]
    id: str | UnsetType | None = UNSET
    table: str | UnsetType = UNSET


class Pong(Struct, tag_field="type", tag="pong"):
    """The answer to a ping."""

    id: str | UnsetType | None = UNSET


class Bye(Struct, tag_field="type", tag="bye"):
    """The server stops; reconnect soon."""


encode: Final = msgspec.json.Encoder(enc_hook=lambda thing: str(thing)).encode
read_message: Final = msgspec.json.Decoder(GuestMessage).decode


class _Ident(Struct):
    id: Ident | None = None


_read_ident: Final = msgspec.json.Decoder(_Ident).decode


def read_ident(data: bytes) -> str | None:
    """The id of a message that cannot be read otherwise, if it has one."""
    try:
        return _read_ident(data).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
