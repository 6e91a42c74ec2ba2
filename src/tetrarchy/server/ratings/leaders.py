"""What is told of ratings: the leaders of each game, one's own, and what a table has changed."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, RowMapping, Select, and_, exists, func, or_, select

from tetrarchy.server.people.schema import CODES, PASSKEYS
from tetrarchy.server.ratings.schema import RATED, RATINGS, UNLISTED
from tetrarchy.server.schema import GUESTS
from tetrarchy.server.store import Store
from tetrarchy.wire import (
    BoardAnswer,
    LeaderAnswer,
    LeadersAnswer,
    MyRatingAnswer,
    MyRatingsAnswer,
    RatedGame,
    RatingFigure,
    SeatRating,
)

PAGE: Final = 20
LEAST_GAMES: Final = 5
"""Who has played fewer is not listed: the first games say little."""
_PLOTTED: Final = 40
_SIGMAS: Final = 2
"""How many of them the uncertainty that is shown has."""


def figure(points: float, spread: float) -> RatingFigure:
    """A rating as it is shown."""
    return RatingFigure(round(points), round(_SIGMAS * spread))


def _sure() -> ColumnElement[float]:
    """What a rating is at least, as far as one can know: what leaders are ordered by."""
    return RATINGS.c.points - _SIGMAS * RATINGS.c.spread


def _is_kept(guest: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether somebody can come back by a passkey or a recovery code."""
    code = and_(CODES.c.guest == guest, CODES.c.kind == "recovery")
    return or_(exists().where(PASSKEYS.c.guest == guest), exists().where(code))


def _listed(*columns: Any) -> Select[Any]:
    """Those who are listed: with enough games and a kept name, and who do not want otherwise."""
    return (
        select(*columns)
        .select_from(RATINGS.join(GUESTS, GUESTS.c.id == RATINGS.c.guest))
        .where(
            RATINGS.c.games >= LEAST_GAMES,
            GUESTS.c.name != "",
            _is_kept(RATINGS.c.guest),
            ~exists().where(UNLISTED.c.guest == RATINGS.c.guest),
        )
    )


async def leaders(
    store: Store, guest: str | None, game: str | None, variant: str | None, page: int
) -> LeadersAnswer:
    """One page of the leaders of a variant; where none is named, of the one with the most people."""
    boards = await _boards(store)
    wanted = [board for board in boards if game in (None, board.game) and variant in (None, board.variant)]
    board = wanted[0] if wanted else BoardAnswer(game or "", variant or "", 0)
    question = _listed(RATINGS, GUESTS.c.name).where(
        RATINGS.c.game == board.game, RATINGS.c.variant == board.variant
    )
    ordered = question.order_by(_sure().desc(), RATINGS.c.guest).limit(PAGE).offset(PAGE * page)
    rows = await store.read(ordered)
    return LeadersAnswer(
        boards,
        board.game,
        board.variant,
        [_leader(row, PAGE * page + at + 1, guest) for at, row in enumerate(rows)],
        page,
        (board.people + PAGE - 1) // PAGE,
        board.people,
        LEAST_GAMES,
    )


def _leader(row: RowMapping, rank: int, guest: str | None) -> LeaderAnswer:
    shown = figure(row["points"], row["spread"])
    return LeaderAnswer(
        rank, row["name"], shown.rating, shown.uncertainty, row["games"], row["guest"] == guest
    )


async def _boards(store: Store) -> list[BoardAnswer]:
    """The variants that have leaders, those with most people first."""
    people = func.count().label("people")
    question = _listed(RATINGS.c.game, RATINGS.c.variant, people).group_by(RATINGS.c.game, RATINGS.c.variant)
    rows = await store.read(question.order_by(people.desc(), RATINGS.c.game, RATINGS.c.variant))
    return [BoardAnswer(row["game"], row["variant"], row["people"]) for row in rows]


async def mine(store: Store, guest: str) -> MyRatingsAnswer:
    """All that a guest is told of its own ratings, those with the most games first."""
    asked = select(RATINGS, _sure().label("sure")).where(RATINGS.c.guest == guest)
    rows = await store.read(asked.order_by(RATINGS.c.games.desc(), RATINGS.c.game, RATINGS.c.variant))
    told = await store.read(
        select(
            _is_kept(GUESTS.c.id).label("kept"), exists().where(UNLISTED.c.guest == guest).label("hidden")
        ).where(GUESTS.c.id == guest)
    )
    kept, hidden = (bool(told[0]["kept"]), bool(told[0]["hidden"])) if told else (False, False)
    return MyRatingsAnswer([await _mine(store, row) for row in rows], not hidden, kept, LEAST_GAMES)


async def _mine(store: Store, row: RowMapping) -> MyRatingAnswer:
    about = {name: row[name] for name in ("game", "variant")}
    shown = figure(row["points"], row["spread"])
    played = await store.read(
        select(RATED)
        .where(
            RATED.c.guest == row["guest"],
            RATED.c.settled.is_not(None),
            *(RATED.c[name] == value for name, value in about.items()),
        )
        .order_by(RATED.c.finished.desc(), RATED.c.table_id)
        .limit(_PLOTTED)
    )
    return MyRatingAnswer(
        row["game"],
        row["variant"],
        shown.rating,
        shown.uncertainty,
        row["games"],
        await _rank(store, row),
        [_rated_game(one) for one in reversed(played)],
    )


def _rated_game(row: RowMapping) -> RatedGame:
    shown = figure(row["points"], row["spread"])
    return RatedGame(row["table_id"], row["finished"], shown.rating, shown.uncertainty)


async def _rank(store: Store, row: RowMapping) -> int | None:
    """The place of a rating among the leaders, if it is one of theirs."""
    same = (RATINGS.c.game == row["game"], RATINGS.c.variant == row["variant"])
    if not await store.read(_listed(RATINGS.c.guest).where(*same, RATINGS.c.guest == row["guest"])):
        return None
    is_tied = and_(_sure() == row["sure"], RATINGS.c.guest < row["guest"])
    ahead = _listed(func.count().label("n")).where(*same, or_(_sure() > row["sure"], is_tied))
    return int((await store.read(ahead))[0]["n"]) + 1


async def of_table(store: Store, table: str, guest: str | None) -> list[SeatRating] | None:
    """What a table has changed, as far as an asker may know it; None where it has not counted."""
    hidden = exists().where(UNLISTED.c.guest == RATED.c.guest).label("hidden")
    settled = (RATED.c.table_id == table, RATED.c.settled.is_not(None))
    rows = await store.read(select(RATED, hidden).where(*settled).order_by(RATED.c.seat))
    if not rows:
        return None
    return [
        SeatRating(row["seat"], figure(row["was"], row["was_spread"]), figure(row["points"], row["spread"]))
        for row in rows
        if not row["hidden"] or row["guest"] == guest
    ]
