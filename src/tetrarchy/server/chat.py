"""What is said at tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import UNSET
from sqlalchemy import RowMapping, bindparam, insert, select

from tetrarchy.server.schema import CHAT
from tetrarchy.server.store import News, Store, now
from tetrarchy.wire import ChatLine

SHOWN: Final = 200
"""How many lines somebody who comes to a table gets to read."""
_LEAST_PAUSE: Final = 1e-5
"""Seconds between two lines of a table, even where both are said at once or the clock is set back."""
_INSERT: Final = insert(CHAT)
_LAST: Final = (
    select(CHAT)
    .where(CHAT.c.table_id == bindparam("table"), CHAT.c.at > bindparam("after"))
    .order_by(CHAT.c.number.desc())
    .limit(SHOWN)
)


async def say(
    store: Store,
    process: str,
    table: str,
    seat: int | None,
    name: str,
    text: str,
    after: float,
    news: Sequence[News],
    *,
    guest: str,
    who: str,
    phrase: str | None = None,
) -> ChatLine:
    """Keep a line that comes after all those up to a time."""
    line = ChatLine(table, max(now(), after + _LEAST_PAUSE), seat, name, text, phrase or UNSET, who)
    await store.write(
        (
            _INSERT,
            {
                "table_id": table,
                "number": number_of(line.at, process),
                "at": line.at,
                "seat": seat,
                "name": name,
                "text": text,
                "guest": guest,
                "phrase": phrase,
            },
        ),
        news=news,
    )
    return line


def number_of(at: float, process: str) -> int:
    """Where a line belongs: by its time, and apart from what another process keeps in the same moment."""
    return int(at * 1e6) * 1000 + hash(process) % 1000


async def read(store: Store, table: str, who: Callable[[str], str], after: float = 0.0) -> list[ChatLine]:
    """The last lines of a table, oldest first."""
    found = await store.read(_LAST, table=table, after=after)
    return [_line(table, row, who) for row in reversed(found)]


def _line(table: str, row: RowMapping, who: Callable[[str], str]) -> ChatLine:
    author = UNSET if row["guest"] is None else who(row["guest"])
    return ChatLine(table, row["at"], row["seat"], row["name"], row["text"], row["phrase"] or UNSET, author)
