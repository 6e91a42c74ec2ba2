"""What is said at tables."""

from __future__ import annotations

from typing import Final

from sqlalchemy import insert, select

from tetrarchy.server.schema import CHAT
from tetrarchy.server.store import Store, now
from tetrarchy.server.wire import ChatLine

SHOWN: Final = 200
"""How many lines somebody who comes to a table gets to read."""
_INSERT: Final = insert(CHAT)


async def say(store: Store, process: str, table: str, seat: int | None, name: str, text: str) -> ChatLine:
    """Keep a line."""
    line = ChatLine(table, now(), seat, name, text)
    await store.write(
        (
            _INSERT,
            {
                "table_id": table,
                "number": int(line.at * 1000) * 1000 + hash((process, text, seat)) % 1000,
                "at": line.at,
                "seat": seat,
                "name": name,
                "text": text,
            },
        ),
        news=[f"chat {table} {process}"],
    )
    return line


async def read(store: Store, table: str, after: float = 0.0) -> list[ChatLine]:
    """The last lines of a table, oldest first."""
    found = await store.read(
        select(CHAT)
        .where(CHAT.c.table_id == table, CHAT.c.at > after)
        .order_by(CHAT.c.number.desc())
        .limit(SHOWN)
    )
    return [ChatLine(table, row["at"], row["seat"], row["name"], row["text"]) for row in reversed(found)]
