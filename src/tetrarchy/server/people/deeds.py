"""Puzzles that somebody has tried: how each went, and how many in a row went well."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import count
from typing import Final, Literal, NamedTuple

from sqlalchemy import Connection, delete, select

from tetrarchy.server.migrate import begin_at_once
from tetrarchy.server.people.schema import PUZZLE_DEEDS
from tetrarchy.server.schema import insert_once
from tetrarchy.server.store import Store, now
from tetrarchy.wire import PuzzleDeedsAnswer

Tried = Literal["right", "wrong", "shown"]
"""What was done at a puzzle: a move, or its solution was asked for."""
_KEEP: Final = insert_once(PUZZLE_DEEDS)
_OUTCOME: Final = {
    ("", "right"): "first",
    ("", "wrong"): "missed",
    ("", "shown"): "shown",
    ("missed", "right"): "later",
    ("missed", "wrong"): "missed",
    ("missed", "shown"): "shown",
}
"""What becomes of a puzzle by what is done; one that is done stays as it is."""


class _Deed(NamedTuple):
    """How a puzzle went, since when, and on which day it was that day's."""

    outcome: str = ""
    at: float = 0.0
    day: str = ""

    def then(self, tried: Tried, day: str) -> _Deed:
        """What it is once something was done; a miss ends a row each time."""
        outcome = _OUTCOME.get((self.outcome, tried))
        solved = day if tried == "right" else ""
        return _Deed(outcome or self.outcome, now() if outcome else self.at, solved or self.day)


async def note(store: Store, guest: str, game: str, puzzle: str, tried: Tried, day: str) -> None:
    """Keep what somebody did at a puzzle; ``day`` is given where it is the puzzle of that day."""
    columns = PUZZLE_DEEDS.c
    mine = (columns.guest == guest, columns.game == game, columns.puzzle == puzzle)

    def work(connection: Connection) -> None:
        begin_at_once(connection)
        known = connection.execute(select(PUZZLE_DEEDS).where(*mine)).mappings().one_or_none()
        before = _Deed() if known is None else _Deed(known["outcome"], known["at"], known["day"])
        after = before.then(tried, day)
        if after != before:
            connection.execute(delete(PUZZLE_DEEDS).where(*mine))
            named = {"guest": guest, "game": game, "puzzle": puzzle}
            connection.execute(_KEEP, named | after._asdict())

    await store.run(work)


async def deeds(store: Store, guest: str, today: date) -> PuzzleDeedsAnswer:
    """The puzzles that somebody has done, the rows of them and of days."""
    mine = select(PUZZLE_DEEDS).where(PUZZLE_DEEDS.c.guest == guest)
    rows = await store.read(mine.order_by(PUZZLE_DEEDS.c.at, PUZZLE_DEEDS.c.game, PUZZLE_DEEDS.c.puzzle))
    streak = most = 0
    for row in rows:
        streak = streak + 1 if row["outcome"] == "first" else 0
        most = max(most, streak)
    return PuzzleDeedsAnswer(
        {f"{row['game']} {row['puzzle']}": row["outcome"] for row in rows if row["outcome"] != "missed"},
        streak,
        most,
        _days({row["day"] for row in rows}, today),
    )


def _days(solved: set[str], today: date) -> int:
    """Days in a row up to this one, or to the one before while today's puzzle is open."""
    last = today if today.isoformat() in solved else today - timedelta(1)
    return next(days for days in count() if (last - timedelta(days)).isoformat() not in solved)
