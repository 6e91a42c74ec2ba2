"""Settling rated tables: each finished one changes the ratings of its people once, whatever happens between.

The last row of a game's log and the seats to be rated are one transaction, so that none is ever forgotten.
What they change is another, which takes the seats that are not settled yet and settles them: it can be tried
by every process, again and again, and after every crash.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, RowMapping, bindparam, func, insert, select, update

from tetrarchy.server.migrate import begin_alone
from tetrarchy.server.ratings.bots import rating_of
from tetrarchy.server.ratings.model import START, Rating, change
from tetrarchy.server.ratings.schema import RATED, RATINGS
from tetrarchy.server.store import now

if TYPE_CHECKING:
    from tetrarchy.server.hall import Hall

_LOG: Final = logging.getLogger("tetrarchy.ratings")
_LOCK: Final = 7_274_726_369
"""The number of the PostgreSQL lock under which one process at a time settles."""
_MOST_AT_ONCE: Final = 100
_WAITING: Final = (
    select(RATED.c.table_id)
    .where(RATED.c.settled.is_(None))
    .group_by(RATED.c.table_id)
    .order_by(func.min(RATED.c.finished), RATED.c.table_id)
    .limit(_MOST_AT_ONCE)
)
_SETTLE: Final = (
    update(RATED)
    .where(RATED.c.table_id == bindparam("key"), RATED.c.seat == bindparam("which"))
    .values(
        was=bindparam("old"),
        was_spread=bindparam("old_spread"),
        points=bindparam("new"),
        spread=bindparam("new_spread"),
        settled=bindparam("at"),
    )
)


class Ratings:
    """What changes the ratings of one server."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._broken: set[str] = set()
        """Tables that could not be settled; each is complained of once."""

    async def look(self) -> None:
        """Settle all tables that wait for it, the first that ended first."""
        for row in await self._hall.store.read(_WAITING):
            table = row["table_id"]
            try:
                await self.settle(table)
            except Exception as error:
                if table not in self._broken:
                    _LOG.error("table is not settled", exc_info=error, extra={"table": table})
                self._broken.add(table)

    async def settle(self, table: str) -> None:
        """Settle a table, unless that is done already."""
        await self._hall.store.run(lambda connection: settle(connection, table))


def settle(connection: Connection, table: str) -> None:
    """Change the ratings of those who played at a table; a second time it changes nothing."""
    begin_alone(connection, _LOCK)
    waiting = select(RATED).where(RATED.c.table_id == table, RATED.c.settled.is_(None)).order_by(RATED.c.seat)
    seats = connection.execute(waiting.with_for_update()).mappings().all()
    if not seats:
        return
    before = [_before(connection, seat) for seat in seats]
    at = now()
    for seat, old, new in zip(seats, before, after(seats, before), strict=True):
        told = {"old": old.points, "old_spread": old.spread, "new": new.points, "new_spread": new.spread}
        connection.execute(_SETTLE, told | {"key": table, "which": seat["seat"], "at": at})
        if seat["guest"] is not None:
            _keep(connection, seat, new, at)


def after(seats: Sequence[RowMapping], before: Sequence[Rating]) -> list[Rating]:
    """The ratings after a game. Those of bots stay as they are.

    Who gave up while the own side played on is rated as if that side had the seat's place, the last one.
    """
    sides = sorted({seat["side"] for seat in seats})
    members = [[at for at, seat in enumerate(seats) if seat["side"] == side] for side in sides]
    places = [min(seats[at]["place"] for at in side) for side in members]
    teams = [[before[at] for at in side] for side in members]
    found = list(before)
    for which, side in enumerate(members):
        for place in {seats[at]["place"] for at in side}:
            others = [place if at == which else given for at, given in enumerate(places)]
            changed = change(teams, others)[which]
            for at, rating in zip(side, changed, strict=True):
                if seats[at]["place"] == place and not seats[at]["level"]:
                    found[at] = rating
    return found


def _before(connection: Connection, seat: RowMapping) -> Rating:
    """The rating of a seat before its game."""
    if seat["level"]:
        return rating_of(seat["game"], seat["level"])
    found = connection.execute(select(RATINGS).where(*_whose(seat))).mappings().first()
    return START if found is None else Rating(found["points"], found["spread"])


def _keep(connection: Connection, seat: RowMapping, new: Rating, at: float) -> None:
    """Write down the rating that somebody has now."""
    told: dict[str, Any] = {"points": new.points, "spread": new.spread, "changed": at}
    known = update(RATINGS).where(*_whose(seat)).values(**told, games=RATINGS.c.games + 1)
    if not connection.execute(known).rowcount:
        key = {name: seat[name] for name in ("guest", "game", "variant")}
        connection.execute(insert(RATINGS).values(**key, **told, games=1))


def _whose(seat: RowMapping) -> list[Any]:
    """The row of ratings that a seat changes."""
    return [RATINGS.c[name] == seat[name] for name in ("guest", "game", "variant")]
