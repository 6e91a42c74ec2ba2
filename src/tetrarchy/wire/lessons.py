"""Worked examples and lessons: scenes that follow from all moves so far."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from tetrarchy.wire.common import (
    Body,
    GameEvent,
    LegalAction,
    Options,
    Previewed,
    PreviewedAction,
    SheetAnswer,
    View,
)

MOST_MOVES: Final = 600
"""The moves in a worked example, or in a lesson and the whole game after it."""
MOST_STEPS: Final = 100
"""The steps of a lesson."""
MOST_TIPS: Final = 40
"""How many tips of a lesson a client can have shown."""
Move = Annotated[int, Meta(ge=-20, le=1_000_000)]
"""The code of an action; in an example -1 is the step to be shown next, in a lesson -1, -2, … are the first,
second, … of the coach's buttons."""
Moves = Annotated[list[Move], Meta(max_length=MOST_MOVES)]


class HeardTip(Body):
    """A tip of a lesson that was shown, and the number of the round or turn."""

    tip: Annotated[str, Meta(max_length=40)]
    moment: Annotated[int, Meta(ge=0, le=100_000)]


class ScriptQuestion(Body):
    """All moves so far in an example or a lesson, and the tips that were shown; null for no more tips."""

    moves: Moves
    step: Annotated[int, Meta(ge=0, le=MOST_STEPS)] = 0
    """Of a lesson that is taken up again: the step that was reached. Moves that no longer lead there are
    replaced."""
    heard: Annotated[list[HeardTip], Meta(max_length=MOST_TIPS)] | None = None


class PreviewQuestion(Body):
    """All moves so far, and the actions whose previews are asked for."""

    moves: Moves
    actions: Previewed


class ExampleAnswer(Struct):
    """A worked example: the heading that it belongs to, the seat that looks, the steps that it shows."""

    id: str
    anchor: str
    seat: int
    seats: int
    steps: int


class ExamplesAnswer(Struct):
    """The examples of a game, in order."""

    examples: list[ExampleAnswer]


class SceneAnswer(Struct):
    """A position of an example, as its seat sees it; the fields of a live position, and what comes next."""

    number: int
    view: View
    legal: list[LegalAction]
    actors: list[int]
    events: list[GameEvent]
    over: bool
    window: bool
    sheets: list[SheetAnswer]
    at: int
    """How many of the steps are done."""
    next: LegalAction | None
    """The step to be shown next, with its ``seat``."""


class LessonAnswer(Struct):
    """A lesson: its setting, the pupil's seat, the ids of its steps, and the minutes that it takes."""

    id: str
    seats: int
    seat: int
    options: Options
    steps: list[str]
    minutes: int


class LessonsAnswer(Struct):
    """The lessons of a game, in order."""

    lessons: list[LessonAnswer]


class TipAnswer(Struct):
    """A remark on what could be done: the key of its words, their arguments, and the round or turn."""

    tip: str
    key: str
    data: dict[str, int | str]
    moment: int


class LessonSceneAnswer(Struct):
    """Where a lesson stands, and how the pupil's last move is answered."""

    frames: list[SceneAnswer]
    """What the last move has led to, one decision each; the last frame is where the lesson stands."""
    step: int
    """Which step is taught; the number of steps once the game is free."""
    starts: list[int]
    """After how many moves each step so far began."""
    moves: list[int]
    """The moves that lead here: those of the question, unless they no longer lead to its step."""
    choices: list[str]
    """The names of the coach's buttons; where there are any, no action is asked for."""
    points: list[int]
    """The actions that glow."""
    wait: int
    """How many seconds pass before they do."""
    show: int | None
    """A move that is right."""
    reply: str | None
    """The key of the words that answer the last move."""
    back: bool
    """Whether the last move was taken back."""
    tries: int
    """How many moves have been taken back since the pupil was asked."""
    tip: TipAnswer | None
    """In the free game: something that one could overlook."""
    standing: list[int]
    """The places, once the game is over."""


class PreviewsAnswer(Struct):
    """What some actions would bring in an example, a lesson or a puzzle."""

    previews: list[PreviewedAction]
