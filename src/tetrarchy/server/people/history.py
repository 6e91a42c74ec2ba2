"""What a guest has played: the list, the totals, and what the games of one kind tell."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import ColumnElement, RowMapping, and_, func, or_, select

from tetrarchy.server.people.details import Detail
from tetrarchy.server.people.schema import RESULTS
from tetrarchy.server.schema import GUESTS, TABLES
from tetrarchy.server.store import Store
from tetrarchy.wire import (
    BestAnswer,
    HistoryAnswer,
    LineAverage,
    MedalAnswer,
    OpeningCount,
    PieceCount,
    PlayedAnswer,
    PlayerAnswer,
    RivalAnswer,
    StatisticsAnswer,
    TotalsAnswer,
)

Against = Literal["people", "bots", "alone"]
Ended = Literal["won", "lost"]
PAGE: Final = 20
_PLOTTED: Final = 40
"""How many of the last games are drawn."""
_MOST_PIECES: Final = 4
"""Of each kind of component."""
_MOST_OPENINGS: Final = 6
_MOST_RIVALS: Final = 50
_AGAINST: Final[dict[Against, Callable[[], ColumnElement[bool]]]] = {
    "people": lambda: RESULTS.c.people > 1,
    "bots": lambda: and_(RESULTS.c.people <= 1, RESULTS.c.seats > 1),
    "alone": lambda: RESULTS.c.seats == 1,
}
_ENDED: Final[dict[Ended, Callable[[], ColumnElement[bool]]]] = {
    "won": lambda: and_(RESULTS.c.place == 1, RESULTS.c.seats > 1, RESULTS.c.mark == ""),
    "lost": lambda: and_(or_(RESULTS.c.place > 1, RESULTS.c.mark != ""), RESULTS.c.seats > 1),
}
"""Whoever did not play to the end has not won, wherever the bot came in that did."""


async def history(
    store: Store, guest: str, game: str | None, against: Against | None, ended: Ended | None, page: int
) -> HistoryAnswer:
    """One page of a guest's finished games, the latest first."""
    wanted = [RESULTS.c.guest == guest]
    wanted += [] if game is None else [RESULTS.c.game == game]
    wanted += [] if against is None else [_AGAINST[against]()]
    wanted += [] if ended is None else [_ENDED[ended]()]
    total = (await store.read(select(func.count().label("n")).select_from(RESULTS).where(*wanted)))[0]["n"]
    mine = await store.read(
        select(RESULTS)
        .where(*wanted)
        .order_by(RESULTS.c.finished.desc(), RESULTS.c.table_id)
        .limit(PAGE)
        .offset(PAGE * page)
    )
    others = await _players(store, [row["table_id"] for row in mine])
    games = [_played(row, others[row["table_id"]]) for row in mine]
    return HistoryAnswer(games, page, (total + PAGE - 1) // PAGE, total)


def _played(row: RowMapping, players: Sequence[RowMapping]) -> PlayedAnswer:
    told = [
        PlayerAnswer(one["name"] or "", one["level"], one["place"], one["points"], one["seat"] == row["seat"])
        for one in players
    ]
    return PlayedAnswer(
        row["table_id"],
        row["game"],
        row["variant"],
        row["place"],
        row["points"],
        row["verdict"],
        row["mark"],
        row["finished"],
        max(0.0, row["finished"] - row["began"]),
        row["decisions"],
        told,
    )


async def _players(store: Store, tables: Sequence[str]) -> dict[str, list[RowMapping]]:
    """Everybody's results at some tables, with the names that people have now."""
    rows = await store.read(
        select(RESULTS, GUESTS.c.name)
        .join(GUESTS, GUESTS.c.id == RESULTS.c.guest, isouter=True)
        .where(RESULTS.c.table_id.in_(tables))
        .order_by(RESULTS.c.table_id, RESULTS.c.seat)
    )
    found: dict[str, list[RowMapping]] = defaultdict(list)
    for row in rows:
        found[row["table_id"]].append(row)
    return found


async def totals(store: Store, guest: str) -> TotalsAnswer:
    """What a guest has played in all: bests, medals, and who was ahead of whom."""
    mine = await store.read(select(RESULTS).where(RESULTS.c.guest == guest).order_by(RESULTS.c.finished))
    whole = [row for row in mine if not row["mark"]]
    medals = Counter((row["game"], row["verdict"]) for row in whole if row["verdict"])
    return TotalsAnswer(
        len(mine),
        sum(_won(row) for row in mine),
        sum(row["seats"] == 1 for row in mine),
        dict(Counter(row["game"] for row in mine)),
        _bests(whole),
        [MedalAnswer(game, verdict, games) for (game, verdict), games in sorted(medals.items())],
        await _rivals(store, guest),
    )


def _won(row: RowMapping) -> bool:
    return bool(row["place"] == 1 and row["seats"] > 1 and not row["mark"])


def _bests(rows: Sequence[RowMapping]) -> list[BestAnswer]:
    """The best game of each kind; the first of equal ones."""
    found: dict[tuple[str, str, bool], BestAnswer] = {}
    for row in rows:
        key = (row["game"], row["variant"], row["seats"] == 1)
        best = found.setdefault(key, BestAnswer(*key, row["points"], row["table_id"], 0))
        best.games += 1
        if row["points"] > best.points:
            best.points, best.table = row["points"], row["table_id"]
    return [found[key] for key in sorted(found)]


async def shared_games(store: Store, guest: str) -> Sequence[RowMapping]:
    """A row for each of the others in each game that a guest has finished, the latest games first."""
    mine, other = RESULTS.alias(), RESULTS.alias()
    return await store.read(
        select(
            mine.c.table_id,
            mine.c.game,
            mine.c.finished,
            mine.c.place,
            mine.c.mark,
            other.c.place.label("theirs"),
            other.c.mark.label("their_mark"),
            other.c.guest.label("rival"),
            GUESTS.c.name,
        )
        .join(other, and_(other.c.table_id == mine.c.table_id, other.c.guest != mine.c.guest))
        .join(GUESTS, GUESTS.c.id == other.c.guest)
        .where(mine.c.guest == guest)
        .order_by(mine.c.finished.desc(), mine.c.table_id, other.c.seat)
    )


async def _rivals(store: Store, guest: str) -> list[RivalAnswer]:
    """People the guest has played with, those met most often first; who stayed is ahead of who did not."""
    found: dict[str, RivalAnswer] = {}
    for row in await shared_games(store, guest):
        rival = found.setdefault(row["rival"], RivalAnswer(row["name"], 0, 0, 0))
        rival.games += 1
        mine, theirs = (row["mark"] != "", row["place"]), (row["their_mark"] != "", row["theirs"])
        rival.won += mine < theirs
        rival.lost += mine > theirs
    ordered = sorted(found.values(), key=lambda rival: (-rival.games, rival.name))
    return ordered[:_MOST_RIVALS]


async def unread(store: Store, guest: str, game: str, most: int) -> tuple[list[str], int]:
    """The latest tables of a guest that nobody has looked through yet, and how many there are."""
    lacking = [RESULTS.c.guest == guest, RESULTS.c.game == game, RESULTS.c.detail.is_(None)]
    waiting = (await store.read(select(func.count().label("n")).select_from(RESULTS).where(*lacking)))[0]["n"]
    rows = await store.read(
        select(RESULTS.c.table_id)
        .join(TABLES, TABLES.c.id == RESULTS.c.table_id)
        .where(*lacking)
        .order_by(RESULTS.c.finished.desc())
        .limit(most)
    )
    return [row["table_id"] for row in rows], waiting


async def statistics(store: Store, guest: str, game: str, wanted: str | None) -> StatisticsAnswer:
    """What the games of a variant tell that have been looked through; not those that a bot finished.

    Without a variant it is the one that is played most.
    """
    asked = (RESULTS.c.guest == guest, RESULTS.c.game == game, RESULTS.c.mark == "")
    every = await store.read(select(RESULTS).where(*asked).order_by(RESULTS.c.finished))
    variants = [name for name, _ in Counter(row["variant"] for row in every).most_common()]
    variant = next(iter(variants), "") if wanted is None else wanted
    mine = [row for row in every if row["variant"] == variant]
    read = [(row, _detail(row)) for row in mine if row["detail"] is not None]
    last = mine[-_PLOTTED:]
    return StatisticsAnswer(
        variant,
        variants,
        len(mine),
        sum(row["detail"] is None for row in every),
        [row["points"] for row in last],
        [row["place"] for row in last],
        await _lines(store, read),
        _pieces([detail for _, detail in read]),
        _openings(read),
    )


def _detail(row: RowMapping) -> Detail:
    return msgspec.json.decode(row["detail"], type=Detail)


async def _lines(store: Store, read: Sequence[tuple[RowMapping, Detail]]) -> list[LineAverage]:
    """The points on each line of the score sheet on average, and those of the winners of the same games."""
    tables = [row["table_id"] for row, _ in read]
    best = await store.read(
        select(RESULTS.c.detail).where(
            RESULTS.c.table_id.in_(tables), RESULTS.c.place == 1, RESULTS.c.detail.is_not(None)
        )
    )
    winners = [_detail(row).lines for row in best]
    own = [detail.lines for _, detail in read]
    keys = list(dict.fromkeys(key for lines in own for key in lines))
    return [LineAverage(key, _mean(own, key), _mean(winners, key)) for key in keys]


def _mean(sheets: Sequence[dict[str, int]], key: str) -> float:
    points = [lines[key] for lines in sheets if key in lines]
    return round(sum(points) / len(points), 2) if points else 0.0


def _pieces(read: Sequence[Detail]) -> list[PieceCount]:
    """The components that came up most often, some of each kind."""
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for detail in read:
        for piece in detail.pieces:
            counts[piece.field][piece.id] += piece.count
    return [
        PieceCount(field, name, count)
        for field, names in sorted(counts.items())
        for name, count in sorted(names.items(), key=lambda each: (-each[1], each[0]))[:_MOST_PIECES]
    ]


def _openings(read: Sequence[tuple[RowMapping, Detail]]) -> list[OpeningCount]:
    """The first decisions that were made most often."""
    found: dict[int, OpeningCount] = {}
    for row, detail in read:
        if detail.opening is not None:
            one = found.setdefault(int(detail.opening["code"]), OpeningCount(detail.opening, 0, 0))
            one.games += 1
            one.won += _won(row)
    ordered = sorted(found.items(), key=lambda each: (-each[1].games, each[0]))
    return [one for _, one in ordered[:_MOST_OPENINGS]]


def written(detail: Detail) -> dict[str, Any]:
    """A detail as it is kept."""
    return {"text": msgspec.json.encode(detail).decode()}
