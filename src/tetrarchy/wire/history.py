"""What one has played, and what it tells."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tetrarchy.wire.common import LegalAction


class PlayerAnswer(Struct):
    """Somebody in a finished game."""

    name: str
    level: int
    """Of a bot; 0 for a person."""
    place: int
    points: int
    you: bool


class PlayedAnswer(Struct):
    """A game that I have finished."""

    table: str
    game: str
    variant: str
    place: int
    points: int
    verdict: str
    mark: str
    """Why a bot finished it for me: `left`, `resigned`, `timed_out`, or nothing."""
    finished: float
    seconds: float
    """From the making of the table to the end."""
    decisions: int
    """Of all seats; 0 where it was not counted."""
    players: list[PlayerAnswer]


class HistoryAnswer(Struct):
    """One page of my finished games, the latest first."""

    games: list[PlayedAnswer]
    page: int
    pages: int
    total: int


class BestAnswer(Struct):
    """The most points that I have reached in a kind of game."""

    game: str
    variant: str
    alone: bool
    points: int
    table: str
    games: int


class MedalAnswer(Struct):
    """How often a game has said this of my play."""

    game: str
    verdict: str
    games: int


class RivalAnswer(Struct):
    """Somebody I have played with, and who was ahead how often."""

    name: str
    games: int
    won: int
    lost: int


class TotalsAnswer(Struct):
    """What I have played in all."""

    games: int
    won: int
    """Games with others that I won; equal first places count."""
    alone: int
    by_game: dict[str, int]
    bests: list[BestAnswer]
    medals: list[MedalAnswer]
    rivals: list[RivalAnswer]


class PuzzleDeedsAnswer(Struct):
    """How puzzles went for me, and how many in a row went well."""

    done: dict[str, Literal["first", "later", "shown"]]
    """By game and puzzle (``GAME ID``): found at once, found later, or shown."""
    streak: int
    """Puzzles in a row that I solved at once, up to now."""
    most: int
    days: int
    """Days in a row with the puzzle of the day solved."""


class LineAverage(Struct):
    """A line of the score sheet: my points there on average, and those of the winners of my games."""

    key: str
    mean: float
    winners: float


class PieceCount(Struct):
    """How often a component came up in what I did."""

    field: str
    id: str
    count: int


class OpeningCount(Struct):
    """A first decision of mine, how often I made it, and how often I won then."""

    action: LegalAction
    games: int
    won: int


class StatisticsAnswer(Struct):
    """What my games of one kind tell, as far as they have been looked through."""

    variant: str
    variants: list[str]
    """The variants that I have played, the most frequent first."""
    games: int
    waiting: int
    """How many games are still to be looked through; ask again."""
    points: list[int]
    """Of the last games, the oldest first."""
    places: list[int]
    lines: list[LineAverage]
    pieces: list[PieceCount]
    openings: list[OpeningCount]
