"""Tournaments, over REST."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from tetrarchy.wire.common import LONGEST_CHAT, Body, Language, Level, Name, Options
from tetrarchy.wire.rest import ClockRules

LONGEST_TITLE = 80
MOST_ROUNDS = 30
MOST_PEOPLE = 100
"""In one tournament."""

TournamentState = Literal["open", "running", "finished", "cancelled"]
PersonState = Literal["in", "asks", "left", "excluded"]
"""``asks``: has come late and waits for an organiser; ``left``: has gone by their own will."""
PersonNumber = Annotated[int, Meta(ge=0, le=10_000)]
NoteKind = Literal["corrected", "excluded", "late", "organiser", "cancelled"]


class TournamentRules(Body, kw_only=True):
    """What the organiser sets: the game at the tables, and how people are paired."""

    title: Annotated[str, Meta(min_length=1, max_length=4 * LONGEST_TITLE)]
    game: Annotated[str, Meta(max_length=40)]
    options: Options = field(default_factory=dict)
    system: Literal["round_robin", "swiss"] = "swiss"
    size: Annotated[int, Meta(ge=2, le=4)] = 2
    """How many sit at a table, or fewer where the numbers do not come out even."""
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 5
    """Of a Swiss tournament; a round robin ends when everybody has met everybody."""
    bots: bool = False
    """Whether bots fill the tables up."""
    level: Level = 3
    """Of these bots."""
    minutes: Annotated[int, Meta(ge=1, le=10_080)] = 10
    """How long a table waits for those who are to play there; who is absent then loses."""
    clock: ClockRules | None = None
    undo: bool = True
    hints: bool = False
    listed: bool = True
    language: Language = "en"


class NewTournament(TournamentRules, kw_only=True):
    """A tournament as its organiser wants it."""

    play: bool = True
    """Whether the organiser plays too."""
    name: Name | None = None


class Entry(Body):
    """Under which name somebody enters."""

    name: Name | None = None


class RoundWish(Body):
    """The number of the round that is to begin; asking for one that has begun changes nothing."""

    round: Annotated[int, Meta(ge=1, le=MOST_ROUNDS * MOST_PEOPLE)]


class Reason(Body):
    """Why something is done; everybody can read it."""

    reason: Annotated[str, Meta(max_length=4 * LONGEST_CHAT)] = ""


class PersonPlace(Body):
    """The place of a person (0 for a bot) at a table; null for who was absent."""

    person: PersonNumber
    place: Annotated[int, Meta(ge=1, le=4)] | None


class Correction(Body, kw_only=True):
    """The right result of a table, and why it is corrected."""

    places: Annotated[list[PersonPlace], Meta(min_length=2, max_length=4)]
    reason: Annotated[str, Meta(max_length=4 * LONGEST_CHAT)]


class TournamentPerson(Struct):
    """Somebody who has entered."""

    number: int
    name: str
    state: PersonState
    since: int
    """The first round in which they are paired."""
    you: bool
    organiser: bool


class TournamentSeat(Struct):
    """A seat of a table: the person (0 for a bot), and once it is over what came of it."""

    person: int
    place: int | None
    points: int | None
    """Of the tournament."""
    score: int | None
    """In the game."""
    mark: str
    """``absent``, or why a bot finished it: ``left``, ``resigned``, ``timed_out``."""


class TournamentTable(Struct):
    """A table of a round; a single seat is a bye."""

    number: int
    table: str | None
    """The table of the server: null for a bye, and for the moment until it is made."""
    state: Literal["waiting", "running", "stopped", "over"]
    """``stopped``: the host has closed it, and an organiser has to say what its result is."""
    seats: list[TournamentSeat]
    due: float
    """Until when it waits for people."""
    corrected: str | UnsetType = UNSET
    """Why its result was corrected, where it was."""


class TournamentRound(Struct):
    """A round."""

    number: int
    tables: list[TournamentTable]
    repeats: list[tuple[int, int]]
    """Pairs who meet again, because that could not be avoided."""


class Against(Struct):
    """What somebody has achieved against another: 2 for each time ahead, 1 for the same place."""

    person: int
    half_points: list[int]


class TournamentLine(Struct):
    """A line of the standings; docs/tournaments.md tells what its numbers mean."""

    person: int
    place: int
    points: int
    opposition: float
    defeated: float
    wins: int
    by_round: list[int | None]
    against: list[Against]


class TournamentNote(Struct):
    """What an organiser has done, for everybody to read."""

    at: float
    kind: NoteKind
    person: int
    round: int
    table: int
    text: str


class TournamentAnswer(Struct):
    """A tournament, as the asker may know it."""

    id: str
    rules: TournamentRules
    state: TournamentState
    rounds_planned: int
    """0 where it is not known before."""
    round_over: bool
    """Whether every result of the last round is there."""
    people: list[TournamentPerson]
    rounds: list[TournamentRound]
    standings: list[TournamentLine]
    notes: list[TournamentNote]
    you: int | None
    """The asker's number."""
    organiser: bool
    """Whether the asker is an organiser."""
    created: float
    version: int
    """Greater after each change."""


class TournamentSummary(Struct):
    """A tournament in a list."""

    id: str
    title: str
    game: str
    options: Options
    system: Literal["round_robin", "swiss"]
    size: int
    state: TournamentState
    round: int
    rounds_planned: int
    people: int
    mine: bool
    """Whether the asker has entered it or organises it."""
    created: float


class TournamentsAnswer(Struct):
    """One page of the list of tournaments."""

    tournaments: list[TournamentSummary]
    page: int
    pages: int
    total: int
