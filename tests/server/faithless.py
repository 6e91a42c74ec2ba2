"""Servers that break their word, each in its own way: the test of kills must find them out.

``python -c "from tests.server.faithless import serve; serve('forgets')" serve …``
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

import msgspec

from tetrarchy.server.rows import Row
from tetrarchy.server.store import Store, Write
from tetrarchy.server.tables import Table
from tetrarchy.terminal.cli import main

LATE: Final = 0.3
"""The seconds by which a server is late with what it should have done at once."""
_FAR: Final = 1_000_000


def forgets() -> None:
    """Acknowledges an action before it is kept."""
    write = Store.write
    late: set[asyncio.Task[None]] = set()

    async def write_later(self: Store, *writes: Any, row: Any = None, news: Any = ()) -> None:
        if row is None or row.ident is None:
            await write(self, *writes, row=row, news=news)
            return

        async def keep() -> None:
            await asyncio.sleep(LATE)
            await write(self, *writes, row=row, news=news)

        late.add(asyncio.create_task(keep()))

    Store.write = write_later  # type: ignore[method-assign]


def doubles() -> None:
    """Keeps an action twice."""
    write = Store.write

    async def write_twice(self: Store, *writes: Any, row: Any = None, news: Any = ()) -> None:
        await write(self, *writes, row=row, news=news)
        if row is not None and row.ident is not None:
            await write(self, row=msgspec.structs.replace(row, seq=row.seq + _FAR))

    Store.write = write_twice  # type: ignore[method-assign]


def denies() -> None:
    """Keeps an action, is slow to say so, and does not know its id any more after a restart."""
    write, begin = Store.write, Table.__init__

    async def never(self: Table, seat: int, ident: str) -> bool:
        return False

    async def write_slowly(self: Store, *writes: Write, row: Row | None = None, **more: Any) -> None:
        await write(self, *writes, row=row, **more)
        if row is not None and row.kind == "act":
            await asyncio.sleep(LATE)

    def begin_anew(self: Table, hall: Any, match: Any, is_new: bool = False) -> None:
        match.idents.clear()
        begin(self, hall, match, is_new)

    Table._was_done = never  # type: ignore[method-assign]
    Store.write = write_slowly  # type: ignore[method-assign]
    Table.__init__ = begin_anew  # type: ignore[method-assign]


WAYS: Final[dict[str, Callable[[], None]]] = {"forgets": forgets, "doubles": doubles, "denies": denies}


def serve(way: str) -> None:
    """Run the command line with a server that breaks its word."""
    WAYS[way]()
    raise SystemExit(main())
