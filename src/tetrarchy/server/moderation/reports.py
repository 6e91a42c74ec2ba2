"""Reports of what was said, and what the host sees of them and of the server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import bindparam, func, insert, or_, select, update

from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.describe import Summary
from tetrarchy.server.guests import new_id
from tetrarchy.server.moderation.schema import BANS, REPORTS
from tetrarchy.server.schema import CHAT, GUESTS, TABLES
from tetrarchy.server.store import now
from tetrarchy.wire import HostAnswer, HostBan, HostGuest, HostReport, HostTable

if TYPE_CHECKING:
    from tetrarchy.server.hall import Hall

_SHOWN: Final = 50
_MOST_OPEN: Final = 1000
"""Reports that wait for the host; what comes on top is refused."""
_INSERT: Final = insert(REPORTS)
_STATE: Final = update(REPORTS).where(REPORTS.c.id == bindparam("key")).values(state=bindparam("said"))


async def report(hall: Hall, reporter: str, table: str, at: float) -> None:
    """Tell the host of a line that was said at a table; the same line again changes nothing."""
    question = select(CHAT).where(CHAT.c.table_id == table, CHAT.c.at == at)
    lines = await hall.store.read(question)
    if not lines or lines[0]["guest"] is None:
        raise TetrarchyError("no-line", "There is no such line to report.")
    line = lines[0]
    if line["guest"] == reporter:
        raise TetrarchyError("own-line", "This is what you said yourself.")
    mine = (REPORTS.c.reporter == reporter, REPORTS.c.table_id == table, REPORTS.c.at == at)
    if await hall.store.read(select(REPORTS.c.id).where(*mine)):
        return
    waiting = select(func.count().label("number")).select_from(REPORTS).where(REPORTS.c.state == "open")
    if (await hall.store.read(waiting))[0]["number"] >= _MOST_OPEN:
        raise TetrarchyError("busy", "The server is too busy; try again.")
    told = {
        "id": new_id(),
        "table_id": table,
        "at": at,
        "reporter": reporter,
        "created": now(),
        "state": "open",
    }
    said = {"guest": line["guest"], "name": line["name"], "text": line["text"]}
    await hall.store.write((_INSERT, told | said))


async def settle(hall: Hall, report: str) -> None:
    """The host has dealt with a report."""
    await hall.store.write((_STATE, {"key": report, "said": "settled"}))


async def overview(hall: Hall, wanted: str, health: dict[str, int | str]) -> HostAnswer:
    """What the host sees; ``wanted`` is part of a name or the whole of an id."""
    tables = select(TABLES).where(TABLES.c.state != "closed").order_by(TABLES.c.changed.desc())
    guests = select(GUESTS).order_by(GUESTS.c.created.desc())
    if wanted:
        tables = tables.where(or_(TABLES.c.id == wanted, TABLES.c.summary.contains(wanted, autoescape=True)))
        guests = guests.where(or_(GUESTS.c.id == wanted, GUESTS.c.name.contains(wanted, autoescape=True)))
    reports = select(REPORTS).where(REPORTS.c.state == "open").order_by(REPORTS.c.created)
    bans = select(BANS).where(BANS.c.until > now()).order_by(BANS.c.created.desc())
    read = hall.store.read
    sets = await hall.sets.overview(wanted, _SHOWN)
    return HostAnswer(
        health,
        msgspec.structs.asdict(hall.settings.limits),
        [_table(row) for row in await read(tables.limit(_SHOWN))],
        [HostGuest(row["id"], row["name"], row["created"]) for row in await read(guests.limit(_SHOWN))],
        [_report(row) for row in await read(reports.limit(_SHOWN))],
        _bans(hall, await read(bans))[:_SHOWN],
        sets,
    )


def _table(row: Any) -> HostTable:
    seats = msgspec.json.decode(row["summary"], type=Summary).seats
    names = [seat.name for seat in seats if seat.kind == "person"]
    return HostTable(row["id"], row["game"], row["state"], names, row["changed"])


def _report(row: Any) -> HostReport:
    return HostReport(row["id"], row["table_id"], row["guest"], row["name"], row["text"], row["at"])


def _bans(hall: Hall, rows: Sequence[Any]) -> list[HostBan]:
    """A line for each guest who is banned, and for each address whose guest is no more."""
    found: dict[str, HostBan] = {}
    for row in rows:
        guest = hall.bans.key_of(row["guest"], row["who"])
        ban = found.setdefault(guest, HostBan(guest, row["name"], row["why"], row["until"], False))
        ban.address |= row["who"] != row["guest"]
    return list(found.values())
