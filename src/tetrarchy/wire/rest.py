"""Guests and tables, over REST."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from tetrarchy.wire.common import (
    MOST_SEATS,
    Body,
    Language,
    Level,
    Name,
    Options,
    SeatAnswer,
    Seconds,
    TableState,
)
from tetrarchy.wire.sets import PlayedSetAnswer, SetWord


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
    options: Options = field(default_factory=dict)
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    listed: bool = False
    watch: Literal["all", "none"] = "all"
    hints: bool = True
    undo: bool = True
    clock: ClockRules | None = None
    ready: bool = False
    """Whether a full table waits until everybody is ready; else it begins at once."""
    wait: Annotated[float, Meta(ge=60, le=90 * 86_400)] | None = None
    """For how many seconds the table waits for people before it closes by itself."""
    vacation: bool = False
    """Whether clocks that count days stand still while their owner is on vacation."""
    rated: bool = False
    """Whether the game changes the ratings of those who play; everybody who sits down has to agree."""
    set: SetWord = "own"
    """The set of components to play with: ``own``, ``printed``, a name of the creator's, or a hash."""
    language: Language = "en"
    name: Name | None = None


class SeatsQuestion(Body):
    """Options whose possible numbers of seats are asked for."""

    options: Options = field(default_factory=dict)


class Me(Body):
    """A guest's name and language."""

    name: Name | None = None
    language: Language | None = None


class Join(Body):
    """Which open seat, and under which name."""

    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)] | None = None
    name: Name | None = None
    rated: bool = False
    """That one agrees to a rated game; without it a rated table gives no seat."""


class Ready(Body):
    """Whether a guest is ready to begin."""

    ready: bool


class Claim(Body):
    """The key of a seat link."""

    key: Annotated[str, Meta(max_length=100)]
    name: Name | None = None
    rated: bool = False
    """That one agrees to a rated game, as in joining."""


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


class EngineAnswer(Struct):
    """How the engine runs for bots: compiled, as plain Python, or so until it is compiled."""

    state: Literal["compiled", "plain", "compiling", "failed"]
    percent: int = 0
    left: int | None = None
    """Seconds until it is compiled, as far as they can be foreseen."""
    why: str = ""


class AddressesAnswer(Struct):
    """Where others in the network reach the server; nowhere where it listens on its own machine only."""

    hosts: list[str]


class MeAnswer(Struct):
    """Who the guest is. ``token`` is told to programs that asked for one by ``POST /api/me``."""

    guest: str
    name: str
    language: str
    token: str | UnsetType = UNSET


class TableAnswer(Struct):
    """A table, as the asker may know it."""

    id: str
    game: str
    options: Options
    state: TableState
    seats: list[SeatAnswer]
    listed: bool
    watch: Literal["all", "none"]
    hints: bool
    undo: bool
    clock: ClockRules | None
    ready: bool
    """Whether a full table waits until everybody is ready."""
    rated: bool
    """Whether the game changes the ratings of those who play."""
    language: str
    creator: bool
    created: float
    round: int
    """0 before the first, and where the game counts none."""
    rounds: int
    """0 where their number is not known."""
    vacation: bool
    """Whether clocks stand still while their owner is on vacation."""
    your_turn: bool
    you: int | None
    watchers: int
    closes: float | UnsetType = UNSET
    """When the table closes if it still waits for people then."""
    standing: list[int] | UnsetType = UNSET
    verdicts: list[str] | UnsetType = UNSET
    scores: list[int] | UnsetType = UNSET
    changed: float | UnsetType = UNSET
    """In lists: when the last decision that everybody sees was made."""
    next: str | UnsetType = UNSET
    notes: list[str] | UnsetType = UNSET
    tournament: str | UnsetType = UNSET
    """The tournament that it belongs to."""
    set: PlayedSetAnswer | UnsetType = UNSET
    """The set of components that it plays, where it is not the host's own."""


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


class Problem(Struct):
    """Why a request is refused."""

    type: str
    title: str
    status: int
    key: str
    detail: str
    data: dict[str, Any]
