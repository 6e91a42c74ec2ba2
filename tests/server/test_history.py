"""What people have played: written when a game ends, listed, counted, told by the engine."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select

from tests.server.running import Running, quick, run, running
from tests.server.test_table import refusal
from tests.server.test_whole_games import play
from tetrarchy.catalogue import find_game
from tetrarchy.client import Client
from tetrarchy.kernel.drive import walk
from tetrarchy.kernel.record import loads
from tetrarchy.server.migrate import migrate
from tetrarchy.server.people.schema import RESULTS
from tetrarchy.server.schema import GUESTS, TABLES
from tetrarchy.server.settings import read_database
from tetrarchy.server.store import Store
from tetrarchy.wire import HistoryAnswer, StatisticsAnswer, TotalsAnswer

KINGDOMINO: dict[str, Any] = {"game": "queendomino", "options": {"variant": "kingdomino"}}


async def a_game(people: list[Client], bots: int = 0, **wish: Any) -> str:
    """A game that is played to its end."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1), *[{"kind": "bot", "level": 1}] * bots]
    table = await people[0].create(seats=seats, **wish)
    for person in people[1:]:
        await person.join(table.id)
    games = [await (await person.live()).watch(table.id) for person in people]
    await asyncio.gather(*(play(game, seat) for seat, game in enumerate(games)))
    return table.id


async def history_of(client: Client, **only: str | int) -> HistoryAnswer:
    return await client.ask("GET", "/api/me/history", HistoryAnswer, None, only)


async def totals_of(client: Client) -> TotalsAnswer:
    return await client.ask("GET", "/api/me/totals", TotalsAnswer)


def test_history_totals_and_head_to_head(database: str) -> None:
    async def test() -> None:
        async with running(quick(database)) as server:
            ada, bob = await server.guest("Ada"), await server.guest("Bob")
            both = [await a_game([ada, bob], **KINGDOMINO) for _ in range(2)]
            alone = await a_game([ada], game="inkdoms")
            bots = await a_game([ada], bots=1, **KINGDOMINO)
            found = await history_of(ada)
            assert [game.table for game in found.games] == [bots, alone, both[1], both[0]]
            assert (found.total, found.pages) == (4, 1)
            one = found.games[-1]
            end = await ada.table(both[0])
            assert isinstance(end.scores, list)
            assert isinstance(end.standing, list)
            assert [(p.name, p.points, p.place, p.you) for p in one.players] == [
                ("Ada", end.scores[0], end.standing[0], True),
                ("Bob", end.scores[1], end.standing[1], False),
            ]
            assert (one.variant, one.points, one.place) == ("kingdomino", end.scores[0], end.standing[0])
            assert one.decisions > 20
            for only, tables in (
                ({"against": "people"}, both[::-1]),
                ({"against": "bots"}, [bots]),
                ({"against": "alone"}, [alone]),
                ({"game": "inkdoms"}, [alone]),
                ({"page": 1}, []),
            ):
                listed = await history_of(ada, **only)
                assert [game.table for game in listed.games] == tables, only
            won = await history_of(ada, ended="won")
            lost = await history_of(ada, ended="lost")
            assert all(game.place == 1 for game in won.games)
            assert won.total + lost.total == 3
            assert await refusal(ada.send("GET", "/api/me/history?against=nobody")) == "bad-request"
            mine, theirs = await totals_of(ada), await totals_of(bob)
            assert (mine.games, mine.alone, theirs.games) == (4, 1, 2)
            assert mine.by_game == {"inkdoms": 1, "queendomino": 3}
            [rival] = mine.rivals
            assert (rival.name, rival.games) == ("Bob", 2)
            assert [(r.name, r.won, r.lost) for r in theirs.rivals] == [("Ada", rival.lost, rival.won)]
            best = next(b for b in mine.bests if (b.game, b.alone) == ("inkdoms", True))
            assert best.points == next(g.points for g in found.games if g.table == alone)
            assert (best.table, best.games) == (alone, 1)
            assert [(m.game, m.games) for m in mine.medals if m.game == "inkdoms"] == [("inkdoms", 1)]

    run(test)


def test_who_resigns_has_the_result_all_the_same(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob = await server.guest("Ada"), await server.guest("Bob")
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = await ada.create(seats=seats, **KINGDOMINO)
            await bob.join(table.id)
            await ada.resign(table.id)
            await play(await (await bob.live()).watch(table.id), 1)
            [lost], [won] = (await history_of(ada)).games, (await history_of(bob)).games
            assert (lost.place, lost.mark, won.place, won.mark) == (2, "resigned", 1, "")
            mine = await ada.ask("GET", "/api/me/statistics/queendomino", StatisticsAnswer)
            assert mine.games == 0

    run(test)


def test_ties_and_games_that_a_bot_finished_are_no_wins(database: str) -> None:
    """By seats, the place, points and mark of Ada and of Bob; Ada's bot may come in first all the same."""
    games: dict[str, list[tuple[int, int, str]]] = {
        "won": [(1, 40, ""), (2, 30, "")],
        "tied": [(1, 35, ""), (1, 35, "")],
        "lost": [(2, 20, ""), (1, 30, "")],
        "left": [(1, 90, "left"), (2, 30, "")],
        "away": [(2, 80, "timed_out"), (1, 95, "left")],
    }

    async def test() -> None:
        async with running(quick(database)) as server:
            people = [await server.guest("Ada"), await server.guest("Bob")]
            guests = [(await one.me()).guest for one in people]
            usual = {"game": "queendomino", "variant": "kingdomino", "seats": 2, "level": 0, "rivals": 0}
            usual |= {"people": 2, "verdict": "", "began": 1.0, "finished": 2.0, "decisions": 40}
            rows = [
                usual
                | {"table_id": name, "seat": seat, "guest": guests[seat]}
                | {"place": place, "points": points, "mark": mark}
                for name, seats in games.items()
                for seat, (place, points, mark) in enumerate(seats)
            ]
            await server.hall.store.run(lambda connection: connection.execute(insert(RESULTS), rows).close())
            for person, won, lost, mine in (
                (people[0], {"won", "tied"}, {"lost", "left", "away"}, (1, 3)),
                (people[1], {"lost", "tied"}, {"won", "left", "away"}, (3, 1)),
            ):
                for ended, wanted in (("won", won), ("lost", lost)):
                    assert {game.table for game in (await history_of(person, ended=ended)).games} == wanted
                totals = await totals_of(person)
                assert (totals.games, totals.won) == (5, len(won))
                [rival] = totals.rivals
                assert (rival.games, rival.won, rival.lost) == (5, *mine)
            [best] = (await totals_of(people[0])).bests
            assert (best.points, best.table, best.games) == (40, "won", 3)

    run(test)


@pytest.mark.parametrize("name", ["queendomino", "inkdoms"])
def test_statistics_are_what_the_engine_tells(name: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob = await server.guest("Ada"), await server.guest("Bob")
            tables = [await a_game([ada, bob], game=name) for _ in range(2)]
            told = await ada.ask("GET", f"/api/me/statistics/{name}", StatisticsAnswer)
            if told.waiting:  # on a busy machine one game takes all the time of a request
                told = await ada.ask("GET", f"/api/me/statistics/{name}", StatisticsAnswer)
            assert (told.games, told.waiting) == (2, 0)
            assert told.variants == [told.variant]
            path = f"/api/me/statistics/{name}?variant=another"
            assert (await ada.ask("GET", path, StatisticsAnswer)).games == 0
            game = find_game(name)
            sheets, pieces, openings = [], 0, []
            for table in tables:
                record = loads(await ada.record(table), game)
                state = game.new(record.seats, record.options)
                first = None
                for step in walk(game, record):
                    state = step.state
                    first = step.action if first is None and step.seat == 0 else first
                    if name == "queendomino":
                        pieces += sum(
                            event.kind == "building_built" and event.data["seat"] == 0
                            for event in step.events
                        )
                sheets.append(state.sheet(0))
                openings.append(first)
            assert told.points == [sheet.total for sheet in sheets]
            means = {line.key: line.mean for line in told.lines}
            for at, line in enumerate(sheets[0].lines):
                points = [sheet.lines[at].points for sheet in sheets]
                assert means[line.key] == sum(points) / 2
            assert sorted(one.action["code"] for one in told.openings for _ in range(one.games)) == sorted(
                code for code in openings if code is not None
            )
            kept = await server.hall.store.read(select(RESULTS.c.detail).where(RESULTS.c.seat == 0))
            counted = [piece for row in kept for piece in msgspec.json.decode(row["detail"])["pieces"]]
            if name == "queendomino":
                assert sum(piece["count"] for piece in counted if piece["field"] == "building") >= pieces
            assert told.pieces
            assert await refusal(ada.send("GET", "/api/me/statistics/chess")) == "unknown-game"

    run(test)


def test_games_of_an_old_database_are_taken_over(database: str) -> None:
    async def test() -> None:
        store = Store(read_database(database))
        await store.run(lambda connection: migrate(connection, "0003"))
        seats = [
            {"kind": "person", "guest": "ada", "name": "Ada", "level": None, "mark": "", "ready": False},
            {"kind": "bot", "guest": None, "name": "", "level": 4, "mark": "", "ready": False},
        ]
        summary = {"seats": seats, "standing": [2, 1], "verdicts": ["", ""], "scores": [40, 50]}
        setup = {"setup": {"options": {"variant": "kingdomino"}}, "seats": seats}
        about = {"game": "queendomino", "creator": "ada", "listed": True, "created": 1.5, "changed": 9.5}
        about |= {"setup": msgspec.json.encode(setup).decode(), "due": None}
        text = msgspec.json.encode(summary).decode()
        rows = [
            about | {"id": "over", "state": "finished", "summary": text},
            about | {"id": "running", "state": "running", "summary": text.replace("[2,1]", "null")},
            about | {"id": "odd", "state": "finished", "summary": '{"seats":[]}'},
        ]
        guest = {"id": "ada", "name": "Ada", "language": "en", "created": 1.0}

        def fill(connection: Any) -> None:
            connection.execute(GUESTS.insert(), guest)
            connection.execute(TABLES.insert(), rows)

        await store.run(fill)
        await store.run(migrate)
        found = await store.read(select(RESULTS).order_by(RESULTS.c.seat))
        await store.close()
        assert [
            (r["table_id"], r["guest"], r["level"], r["rivals"], r["place"], r["points"]) for r in found
        ] == [
            ("over", "ada", 0, 4, 2, 40),
            ("over", None, 4, 0, 1, 50),
        ]
        assert {(row["variant"], row["finished"], row["people"]) for row in found} == {("kingdomino", 9.5, 1)}
        async with running(quick(database)) as server:
            ada = server.stranger(server.hall.keys.token("ada"))
            [game] = (await history_of(ada)).games
            assert (game.table, game.points, [p.level for p in game.players]) == ("over", 40, [0, 4])

    run(test)


def test_nobody_elses_history_is_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            await leaves_a_trace(server)
            eve = await server.guest("Eve")
            assert (await history_of(eve)).total == 0
            assert (await totals_of(eve)).rivals == []

    run(test)


async def leaves_a_trace(server: Running) -> None:
    ada, bob = await server.guest("Ada"), await server.guest("Bob")
    await a_game([ada, bob], **KINGDOMINO)
