"""Reviews of finished games and of records, and what is played on from them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tetrarchy.wire.common import (
    Body,
    GameEvent,
    Language,
    LegalAction,
    Level,
    Name,
    Options,
    ReasonAnswer,
    SeatAnswer,
    SheetAnswer,
    View,
)

RecordText = Annotated[str, Meta(max_length=65_536)]


class RecordToReview(Body, kw_only=True):
    """A record whose decisions are to be judged, or whose positions are to be shown."""

    record: RecordText
    open: bool = False
    """Whether to judge by the open truth instead of what each seat could know."""
    first: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """From which decision on, counted from 0."""


class Trial(Body, kw_only=True):
    """A position of a reviewed game that a guest wants to play on from, against bots."""

    step: Annotated[int, Meta(ge=1, le=1_000_000)]
    """The step of the record that is to be decided anew, from 1."""
    level: Level = 3
    language: Language = "en"
    name: Name | None = None


class RecordTrial(Trial, kw_only=True):
    """The same, of a record."""

    record: RecordText


class OutlookAnswer(Struct):
    """What a seat can expect: the chance to win, from 0 to 1, and the points at the end."""

    chance: float
    points: float


class LineStep(Struct):
    """A decision of a line that the game may take."""

    seat: int
    action: LegalAction
    events: list[GameEvent] | None = None
    """What it would bring about, as whoever decides before the line would see it; null if unknown."""


class BetterMove(Struct):
    """A move that is better than the one that was played, why, and how the game may go on."""

    action: int
    outlook: OutlookAnswer
    reason: ReasonAnswer
    line: list[LineStep]


class JudgedDecision(Struct):
    """What there is to say about one decision of a game."""

    step: int
    """The number of its step in the record, from 1."""
    seat: int
    action: int
    word: str
    """best, good, inaccuracy, mistake or blunder."""
    loss: float
    best: OutlookAnswer
    played: OutlookAnswer
    better: list[BetterMove]


class CurvePoint(Struct):
    """What a seat could expect before a step, or at the end."""

    step: int
    outlook: OutlookAnswer


class ReviewMoment(Struct):
    """Two points of a curve between which much changed."""

    step: int
    until: int
    change: float


class SeatReview(Struct):
    """How one seat did."""

    accuracy: float
    curve: list[CurvePoint]
    moments: list[ReviewMoment]


class ReviewAnswer(Struct):
    """Some decisions of a game, judged, and how many there are."""

    total: int
    decisions: list[JudgedDecision]
    seats: list[SeatReview]
    """Once all decisions are judged; empty before."""


class ReviewPosition(Struct, kw_only=True):
    """What the seat that decides next saw before a judged decision; at the end, what a spectator sees.

    With the open truth the view holds all that was hidden.
    """

    step: int
    """The step that is decided next, from 1."""
    seat: int | None
    action: LegalAction | None
    """What was decided."""
    view: View
    legal: list[LegalAction]
    actors: list[int]
    events: list[GameEvent]
    """What has happened since the position before, as far as this seat saw it."""
    over: bool
    window: bool
    round: int
    rounds: int
    sheets: list[SheetAnswer]


class ReviewPositions(Struct):
    """Some positions of a reviewed game, how many there are, and what the game was."""

    game: str
    options: Options
    seats: list[SeatAnswer]
    total: int
    positions: list[ReviewPosition]
