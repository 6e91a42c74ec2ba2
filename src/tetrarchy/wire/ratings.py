"""Ratings: how strong people are, and what a rated table has changed."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tetrarchy.wire.common import Body


class RatingFigure(Struct):
    """A rating as it is shown: 19 of 20 strengths lie no further from it than the uncertainty."""

    rating: int
    uncertainty: int


class SeatRating(Struct):
    """What a table has changed for one seat; a bot's rating stays as it is."""

    seat: int
    before: RatingFigure
    after: RatingFigure


class TableRatingsAnswer(Struct):
    """What a table has to do with ratings.

    ``void`` is a rated table whose game does not count, and ``why`` says the reason: ``rules-changed``, or
    ``nobody`` where there is nobody to be rated or nobody to be ahead of.
    """

    state: Literal["unrated", "running", "void", "rated"]
    why: str
    seats: list[SeatRating]
    """Those of people who want to be in no list are told to nobody else."""


class RatedGame(Struct):
    """A game in the history of a rating, and the rating after it."""

    table: str
    finished: float
    rating: int
    uncertainty: int


class MyRatingAnswer(Struct):
    """My rating in one variant of a game."""

    game: str
    variant: str
    rating: int
    uncertainty: int
    games: int
    rank: int | None
    """My place among the leaders; None while I am not one of them."""
    history: list[RatedGame]
    """The last games, the first one first."""


class MyRatingsAnswer(Struct):
    """My ratings, and whether I may stand among the leaders."""

    ratings: list[MyRatingAnswer]
    listed: bool
    """Whether I want to be listed."""
    kept: bool
    """Whether my name is kept, without which nobody is listed."""
    least_games: int
    """How many games a listed rating has at least."""


class RatingWish(Body):
    """Whether I want to be listed among the leaders."""

    listed: bool


class LeaderAnswer(Struct):
    """Somebody among the leaders."""

    rank: int
    name: str
    rating: int
    uncertainty: int
    games: int
    you: bool


class BoardAnswer(Struct):
    """A variant of a game that has leaders, and how many."""

    game: str
    variant: str
    people: int


class LeadersAnswer(Struct):
    """One page of the leaders of a variant, those first whose rating is surely high."""

    boards: list[BoardAnswer]
    game: str
    variant: str
    leaders: list[LeaderAnswer]
    page: int
    pages: int
    total: int
    least_games: int
