"""Making tables, sitting down, getting up, and the lists of tables."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Any, Final

import msgspec
from sqlalchemy import Select, bindparam, func, select

from tetrarchy.kernel.drive import Step
from tetrarchy.kernel.errors import BadOptions, TetrarchyError
from tetrarchy.server.describe import Summary, describe
from tetrarchy.server.friends.bonds import apart, blocks
from tetrarchy.server.hall import Hall, StoredSetup
from tetrarchy.server.levels import USUAL
from tetrarchy.server.match import Match, Seat, Setup
from tetrarchy.server.people.games_of import is_gone
from tetrarchy.server.ratings import rules as ratings
from tetrarchy.server.rows import Row
from tetrarchy.server.schema import SEATS, TABLES
from tetrarchy.server.setups import setup_of
from tetrarchy.server.snapshots import codes_of
from tetrarchy.server.store import now
from tetrarchy.server.tables import Table
from tetrarchy.wire import Counts, NewTable, TableAnswer, TablesAnswer

PAGE: Final = 20
_OF_GUEST: Final = select(func.count()).select_from(TABLES).where(TABLES.c.creator == bindparam("guest"))
_TABLES_OF: Final = select(
    _OF_GUEST.where(TABLES.c.created > bindparam("since")).scalar_subquery().label("new"),
    _OF_GUEST.where(TABLES.c.state.in_(["open", "running"])).scalar_subquery().label("unfinished"),
)
"""How many tables a guest has made since some time, and how many of all are not finished."""


async def create(hall: Hall, guest: str, name: str, wish: NewTable) -> Table:
    """Make a table as a guest wants it; it starts at once where no seat is open."""
    table = await _make(hall, guest, name, wish)
    await table.start()
    return table


async def play_on(hall: Hall, guest: str, name: str, wish: NewTable, steps: list[Step]) -> Table:
    """Make a table whose game begins with these steps, which follow the rules."""
    table = await _make(hall, guest, name, wish)
    await table.append(lambda: table.row("start", -1, {"steps": steps}))
    return table


async def _make(hall: Hall, guest: str, name: str, wish: NewTable) -> Table:
    setup = await setup_of(hall, guest, wish)
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise BadOptions("one-seat-each", "You can take only one seat.")
    await _check_number_of_tables(hall, guest)
    seats = [
        Seat("person", guest, name)
        if seat.kind == "me"
        else Seat("bot", None, "", seat.level)
        if seat.kind == "bot"
        else Seat()
        for seat in wish.seats
    ]
    return await hall.create(setup, seats)


async def _check_number_of_tables(hall: Hall, guest: str) -> None:
    limits = hall.settings.limits
    found = (await hall.store.read(_TABLES_OF, guest=guest, since=now() - 3600))[0]
    if found["new"] >= limits.tables_an_hour or found["unfinished"] >= limits.unfinished_tables_a_guest:
        raise TetrarchyError("too-many-tables", "You have too many tables; finish some first.")


async def join(table: Table, guest: str, name: str, wanted: int | None, accepts: bool = False) -> None:
    """Take an open seat: the one asked for, else the one kept for this guest, else the first.

    ``accepts`` says that the guest agrees to a rated game.
    """
    if await is_unwelcome(table, guest):
        raise no_open_seat()

    def sit() -> Row | None:
        match = table.match
        if match.seat_of(guest) is not None:
            raise TetrarchyError("already-seated", "You already have a seat at this table.")
        kept = [n for n, seat in enumerate(match.seats) if seat.kind == "open" and seat.guest == guest]
        free = [n for n, seat in enumerate(match.seats) if seat.kind == "open" and seat.guest is None]
        possible = kept + free if match.phase == "open" else []
        if wanted is not None:
            possible = [seat for seat in possible if seat == wanted]
        if not possible:
            raise no_open_seat()
        ratings.check_accepted(match, accepts)
        shown = match.seats[possible[0]].name or name
        return table.row("sit", possible[0], {"guest": guest, "name": shown})

    await table.append(sit)
    await table.start()


async def claim(hall: Hall, table: Table, guest: str, name: str, key: str, accepts: bool = False) -> None:
    """Take over the seat of a link; ``accepts`` says that the guest agrees to a rated game."""
    unwelcome = await is_unwelcome(table, guest)
    away = await hall.vacations.of_newcomer(table.match, guest)

    def sit() -> Row | None:
        match = table.match
        for number, seat in enumerate(match.seats):
            holder = seat.guest if seat.kind == "person" else None
            if (
                seat.kind == "bot"
                or (unwelcome and seat.kind == "open")
                or key != hall.keys.seat_key(match.id, number, holder)
            ):
                continue
            if seat.kind == "person" and seat.guest == guest:
                return None
            if match.seat_of(guest) is not None:
                raise TetrarchyError("already-seated", "You already have a seat at this table.")
            ratings.check_seat_stays(match)
            ratings.check_accepted(match, accepts)
            shown = seat.name if seat.kind == "person" else name
            return table.row("sit", number, {"guest": guest, "name": shown, **away})
        raise TetrarchyError("bad-link", "This link is no longer valid.")

    await table.append(sit)
    await table.start()


async def is_unwelcome(table: Table, guest: str) -> bool:
    """Whether who made a table blocks somebody who does not sit there; never in a tournament."""
    match = table.match
    if match.setup.tournament:
        return False
    return match.seat_of(guest) is None and await blocks(table.hall.store, match.setup.creator, guest)


def no_open_seat() -> TetrarchyError:
    """The error for whoever cannot sit down; it does not say why."""
    return TetrarchyError("no-open-seat", "There is no open seat for you at this table.")


async def leave(table: Table, guest: str) -> None:
    """Give the seat back; once the game goes on, a bot takes it."""

    def rise() -> Row | None:
        seat = _seat(table.match, guest)
        if table.match.phase == "open":
            return table.row("rise", seat)
        table.match.check_running()
        return table.row("bot", seat, {"level": USUAL, "mark": "left"})

    await table.append(rise)


async def resign(table: Table, guest: str) -> None:
    """Give up: a bot plays on, and the seat is placed behind those who stayed."""

    def give_up() -> Row | None:
        seat = _seat(table.match, guest)
        table.match.check_running()
        return table.row("bot", seat, {"level": USUAL, "mark": "resigned"})

    await table.append(give_up)


async def ready(table: Table, guest: str, is_ready: bool) -> None:
    """Say that one is ready, or no longer; the game begins once everybody is."""

    def say() -> Row | None:
        match = table.match
        seat = _seat(match, guest)
        if match.phase != "open":
            raise TetrarchyError("already-started", "The game at this table has already started.")
        return None if match.seats[seat].ready == is_ready else table.row("ready", seat, {"ready": is_ready})

    await table.append(say)
    await table.start()


async def start(table: Table, guest: str) -> None:
    """Fill the open seats with bots and begin."""

    def fill() -> Row | None:
        match = table.match
        if match.setup.creator != guest or match.setup.tournament:
            raise TetrarchyError("not-creator", "Only the table's creator can do this.")
        if match.phase != "open":
            raise TetrarchyError("already-started", "The game at this table has already started.")
        free = [number for number, seat in enumerate(match.seats) if seat.kind == "open"]
        return table.row("bot", free[0], {"level": USUAL, "mark": ""}) if free else None

    await table.append(fill)
    while table.match.phase == "open" and any(seat.kind == "open" for seat in table.match.seats):
        await table.append(fill)
    await table.start(at_once=True)


async def rematch(hall: Hall, table: Table, guest: str) -> Table:
    """The same game again with rotated seats; everybody who asks comes to the same table."""
    old = _finished(table)
    seat = _seat(old, guest)
    if old.next is None:
        await _check_number_of_tables(hall, guest)
        seats = await _kept_seats(hall, guest, [*old.seats[1:], old.seats[0]])
        setup = await _setup_again(hall, old.setup, guest)
        made = await hall.create(setup, seats)

        def name_it() -> Row | None:
            return None if table.match.next is not None else table.row("next", -1, {"table": made.match.id})

        await table.append(name_it)
        if table.match.next != made.match.id:
            await made.append(lambda: made.row("close"))
    assert table.match.next is not None
    found = await hall.find(table.match.next)
    if found.match.seat_of(guest) is None and found.match.phase == "open":
        await join(found, guest, old.seats[seat].name, None, accepts=old.setup.rated)
    return found


async def _setup_again(hall: Hall, old: Setup, guest: str) -> Setup:
    """The setup of another table like one that was there."""
    game, source = await hall.sets.game(old.game, old.played)
    return msgspec.structs.replace(
        old,
        creator=guest,
        created=now(),
        ready=False,
        rated=old.rated and source is None,
        tournament="",
        rules=game.rules_version,
        data=game.data_hash,
        codes=codes_of(game),
    )


async def played_with(table: Table, guest: str) -> list[str]:
    """The others who began a game, whoever finished it for them; nobody who blocks, or is blocked."""
    began = [seat.began for seat in _finished(table).seats]
    if guest not in began:
        raise not_seated()
    strangers = await apart(table.hall.store, guest) | {guest}
    return [who for who in began if who is not None and who not in strangers and not is_gone(who)]


async def again(hall: Hall, table: Table, guest: str, name: str) -> Table:
    """A new table with the settings of a finished one, and open seats for the people who began there."""
    old = _finished(table)
    await _check_number_of_tables(hall, guest)
    seats = [
        Seat("bot", None, "", seat.level or USUAL)
        if seat.began is None
        else Seat("person", guest, name)
        if seat.began == guest
        else Seat()
        for seat in old.seats
    ]
    made = await hall.create(await _setup_again(hall, old.setup, guest), seats)
    await made.start()
    return made


async def _kept_seats(hall: Hall, guest: str, seats: list[Seat]) -> list[Seat]:
    """The seats of another game, kept for those who had them; not for whoever blocks, or is blocked."""
    strangers = await apart(hall.store, guest)
    return [
        Seat("bot", None, "", seat.level)
        if seat.kind != "person"
        else Seat("open", None if seat.guest in strangers else seat.guest)
        for seat in seats
    ]


async def close(table: Table) -> None:
    """Close a table for good."""
    await table.append(lambda: None if table.match.phase == "closed" else table.row("close"))


def _finished(table: Table) -> Match:
    if table.match.phase != "finished":
        raise TetrarchyError("not-over", "The game at this table is not over.")
    return table.match


def not_seated() -> TetrarchyError:
    """The error for what needs a seat."""
    return TetrarchyError("not-seated", "You have no seat at this table.")


def _seat(match: Match, guest: str) -> int:
    seat = match.seat_of(guest)
    if seat is None:
        raise not_seated()
    return seat


# ---------------------------------------------------------------- lists


class Lists:
    """The lists of tables; counts are asked for once in a while."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._counts = Counts(0, 0, 0)
        self._counted = -1e9

    async def listed(self, guest: str | None, game: str | None, state: str | None, page: int) -> TablesAnswer:
        """Listed tables, newest first."""
        question = select(TABLES).where(TABLES.c.listed.is_(True), TABLES.c.state != "closed")
        if game is not None:
            question = question.where(TABLES.c.game == game)
        if state is not None:
            question = question.where(TABLES.c.state == state)
        answer = await self._page(guest, question.order_by(TABLES.c.created.desc(), TABLES.c.id), page)
        answer.counts = await self.counts()
        return answer

    async def of(self, guest: str, game: str | None, state: str | None, page: int) -> TablesAnswer:
        """A guest's own tables: those where it is the guest's turn first."""
        question = (
            select(TABLES, SEATS.c.turn.label("my_turn"))
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(SEATS.c.guest == guest, TABLES.c.state != "closed")
            .order_by(SEATS.c.turn.desc(), TABLES.c.changed.desc(), TABLES.c.id)
        )
        if game is not None:
            question = question.where(TABLES.c.game == game)
        if state is not None:
            question = question.where(TABLES.c.state == state)
        return await self._page(guest, question, page)

    async def counts(self) -> Counts:
        """How many listed tables there are in each state."""
        if time.monotonic() - self._counted > 2:
            self._counted = time.monotonic()
            found = await self.hall.store.read(
                select(TABLES.c.state, func.count().label("number"))
                .where(TABLES.c.listed.is_(True))
                .group_by(TABLES.c.state)
            )
            by = {row["state"]: row["number"] for row in found}
            self._counts = Counts(by.get("open", 0), by.get("running", 0), by.get("finished", 0))
        return self._counts

    async def _page(self, guest: str | None, question: Select[Any], page: int) -> TablesAnswer:
        counted = await self.hall.store.read(
            select(func.count().label("number")).select_from(question.order_by(None).subquery())
        )
        total = counted[0]["number"]
        rows = await self.hall.store.read(question.limit(PAGE).offset(PAGE * page))
        kept = await self.hall.sets.kept_of([row["played_set"] for row in rows if row["played_set"]])
        tables = [self._describe(row, guest, kept) for row in rows]
        return TablesAnswer(tables, page, (total + PAGE - 1) // PAGE, total)

    def _describe(self, row: Any, guest: str | None, kept: Collection[str]) -> TableAnswer:
        table = row["id"]
        stored = msgspec.json.decode(row["setup"], type=StoredSetup)
        summary = msgspec.json.decode(row["summary"], type=Summary)
        followers = self.hall.followers.get(table)
        answer = describe(
            table,
            stored.setup,
            row["state"],
            summary,
            guest,
            self.hall.online(table),
            0 if followers is None else followers.without_seat(summary.seats),
            self.hall.keys.seat_key,
            row["played_set"] in (None, *kept),
        )
        answer.your_turn = row["state"] == "running" and bool(row.get("my_turn", answer.your_turn))
        answer.changed = row["changed"]
        return answer
