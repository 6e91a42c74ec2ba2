"""No turn is lost: whatever fails or comes late, bots go on and those who watch hear of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from librt.random import Random
from sqlalchemy import select

from tests.server.running import Running, quick, run, running
from tests.server.test_table import mover, refusal, two_people
from tests.server.test_whole_games import play
from tetrarchy.catalogue import find_game
from tetrarchy.client import Following
from tetrarchy.kernel.drive import Draws
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.kernel.game import Game
from tetrarchy.server.hall import Hall
from tetrarchy.server.schema import TABLES
from tetrarchy.server.settings import Limits
from tetrarchy.server.store import Store
from tetrarchy.server.thinking import Thinking
from tetrarchy.wire import HintMove, encode

ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "level": 1}]


async def sit_down(server: Running, tables: int) -> list[Following]:
    """One guest at some tables with a bot each."""
    ada = await server.guest("Ada")
    live = await ada.live()
    made = [await ada.create(game="queendomino", seats=ME_AND_BOT) for _ in range(tables)]
    return [await live.watch(table.id) for table in made]


async def until_the_bot_thinks(server: Running, game: Following) -> None:
    """Decide until it is the bot's turn."""
    table = server.hall.tables[game.id]
    while table.match.seats[table.match.actors()[0]].kind == "person":
        await game.until(lambda g: g.position and g.position.legal)
        assert game.position is not None
        await game.act(game.position.legal[0]["code"])


async def think_for_ever(*given: object, owner: str) -> int:
    await asyncio.Event().wait()
    return 0


def test_a_table_that_is_stuck_does_not_keep_others_from_being_looked_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            with monkeypatch.context() as patch:
                patch.setattr(Thinking, "decide", think_for_ever)
                games = await sit_down(server, 2)
                for game in games:
                    await until_the_bot_thinks(server, game)
                due = await server.hall.store.read(select(TABLES.c.id).order_by(TABLES.c.due))
                stuck, forgotten = [server.hall.tables[row["id"]] for row in due]
                forgotten.driver.close()
                await asyncio.sleep(0)
            async with stuck.lock:
                [game] = [game for game in games if game.id == forgotten.match.id]
                await game.until(lambda g: g.position.legal)

    run(test)


def test_quick_work_does_not_wait_behind_a_search(tmp_path: Path) -> None:
    async def test() -> None:
        thinking = Thinking(1, 60, Limits())
        game = find_game("queendomino")
        state = game.start(2, game.settings(2))
        Draws(Random(1)).settle(state)
        [seat] = state.actors()
        end = tmp_path / "end"
        searching = asyncio.create_task(thinking.run(wait_for_file, str(end), lane="bots", payer="payer"))
        try:
            for bot in ("level:1", "level:4", "greedy"):
                given = (game, None, bot, encode(state.view(seat)), state.legal(seat), seat, "payer")
                assert (await thinking.decide(*given))[0] in state.legal(seat)
            assert not searching.done()
            end.touch()
            assert await searching == []
        finally:
            await thinking.close()

    run(test)


def wait_for_file(name: str) -> list[HintMove]:
    """A long search: it ends once a file is there."""
    while not Path(name).exists():
        time.sleep(0.01)
    return []


def test_bots_who_decide_at_the_same_time_think_once_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts = 0

    async def decide(
        self: Thinking,
        game: Game,
        data: object,
        bot: str,
        view: bytes,
        legal: list[int],
        *rest: object,
        owner: str,
    ) -> tuple[int, float]:
        nonlocal thoughts
        thoughts += 1
        await asyncio.sleep(0.001 * (thoughts % 3))
        return legal[thoughts % len(legal)], 0.0

    async def test() -> None:
        monkeypatch.setattr(Thinking, "decide", decide)
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            bots = [{"kind": "bot", "level": 1}] * 4
            table = await ada.create(game="inkdoms", seats=bots)
            game = await (await ada.live()).watch(table.id)
            await game.until(lambda g: g.position and g.position.over, 90)
            rows = await server.hall.read_rows(table.id, 0)
            assert thoughts <= sum(row.kind == "act" for row in rows)

    run(test)


def test_a_table_whose_news_cannot_be_read_is_followed_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            people, games, name = await two_people(server)
            with monkeypatch.context() as patch:
                patch.setattr(Hall, "read_rows", failing)
                with pytest.raises(TetrarchyError):
                    await server.hall.tables[name].catch_up()
            for game in games:
                await asyncio.wait_for(game.live._reader, 30)
            games = [await (await person.live()).watch(name) for person in people]
            await asyncio.gather(*(play(game, seat) for seat, game in enumerate(games)))

    run(test)


async def failing(*given: object, **named: object) -> Any:
    raise TetrarchyError("not-kept", "The server could not save this; try again.")


def test_what_cannot_be_kept_leaves_no_gap_for_those_who_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database fails in the middle of a decision, and comes back before the next one in the queue."""

    async def test() -> None:
        async with running(quick(tmp_path / "t.db", scan_seconds=1000)) as server:
            _, games, name = await two_people(server)
            me = games[mover(games)]
            assert me.position is not None
            seat, number = mover(games), me.position.number
            codes = [action["code"] for action in me.position.legal]
            table = server.hall.tables[name]
            with monkeypatch.context() as patch:
                patch.setattr(Store, "write", failing)
                patch.setattr(Hall, "read_match", failing)
                first = asyncio.create_task(table.act(seat, number, codes[0], "one"))
                row = table.row("close")
                second = asyncio.create_task(table.append(lambda: row))
                assert await refusal(first) == "not-kept"
            assert await refusal(second) == "not-kept"
            await (await server.hall.find(name)).act(seat, number, codes[0], "two")
            rows = await server.hall.read_rows(name, 0)
            assert [row.seq for row in rows] == list(range(len(rows)))
            assert [row.ident for row in rows if row.kind in ("act", "close")] == ["two"]

    run(test)


def test_who_comes_while_idle_tables_are_let_go_hears_on(
    new_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with running(quick(new_database(), scan_seconds=1000)) as server:
            ada = await server.guest("Ada")
            tables = [await ada.create(game="queendomino", seats=ME_AND_BOT) for _ in range(2)]
            live = await ada.live()
            came: list[Following] = []
            write = Store.write

            async def write_slowly(self: Store, *given: Any, **named: Any) -> None:
                if not came:
                    other = next(t.id for t in tables if t.id in server.hall.tables)
                    came.append(await live.watch(other))
                await write(self, *given, **named)

            for table in tables:
                held = server.hall.tables[table.id]
                while held.busy:
                    await asyncio.sleep(0.05)
                held.used -= 1000
            monkeypatch.setattr(Store, "write", write_slowly)
            await server.hall._unload_idle()
            assert list(server.hall.tables) == [came[0].id]
            await play(came[0], 0)

    run(test)
