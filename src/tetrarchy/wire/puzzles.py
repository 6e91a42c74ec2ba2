"""Puzzles."""

from __future__ import annotations

from msgspec import Struct

from tetrarchy.wire.common import Body, Code, LegalAction, Options, Previewed, ReasonAnswer
from tetrarchy.wire.lessons import SceneAnswer
from tetrarchy.wire.reviews import LineStep


class PuzzleQuestion(Body):
    """A move that is tried in a puzzle; none to be shown the solution."""

    action: Code | None


class PuzzlePreviewQuestion(Body):
    """Actions of a puzzle whose previews are asked for."""

    actions: Previewed


class PuzzleAnswer(Struct):
    """A puzzle: a position in which one move is clearly best."""

    id: str
    seats: int
    seat: int
    """Who is to move."""
    options: Options
    themes: list[str]
    difficulty: str
    """easy, medium or hard."""
    found_by: float
    """How many of the eight levels of the bots find the move, on average."""


class PuzzlesAnswer(Struct):
    """A game's puzzles in the order in which they are offered, and their themes, the most frequent first."""

    puzzles: list[PuzzleAnswer]
    themes: list[str]


class TodaysPuzzleAnswer(Struct):
    """The puzzle of the day, the same for everybody; no game where there are no puzzles."""

    day: str
    game: str | None
    puzzle: PuzzleAnswer | None


class PuzzleVerdict(Struct):
    """How a move of a puzzle is answered."""

    action: LegalAction
    right: bool
    word: str
    """What the review calls it: best, good, inaccuracy, mistake or blunder."""
    loss: float
    """How much of the chance to win it gives away, from 0 to 1; alone, of two spreads of points."""
    points: float
    """How many points it costs."""
    chance: float
    """Of winning, with the best move."""
    margin: float
    """How much the second best move gives away."""
    margin_points: float
    reason: ReasonAnswer
    """What speaks for it."""
    line: list[LineStep]
    """How the game may go on."""
    scene: SceneAnswer
    """The position after it, before anything is drawn."""
