"""The lobby: making tables, lists, leaving, rematches, replays, sheets, clocks, hints, the host."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.recorder import Clock
from tests.server.running import quick, run, running
from tests.server.test_table import mover, refusal, two_people
from tests.server.test_whole_games import play
from tetrarchy.catalogue import GAMES
from tetrarchy.client import Client, Following, Position, Refused
from tetrarchy.server.network import is_loopback
from tetrarchy.server.settings import Limits


def test_games_tell_their_options_and_seats(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            client = server.stranger()
            answer = await client.games()
            games = {game.id: game for game in answer.games}
            assert list(games) == list(GAMES)
            assert games["queendomino"].options[0].kind == "choice"
            assert games["gem_forge"].reactions
            assert answer.levels == 8
            assert await client.seats("queendomino", variant="teams") == [6, 8]
            components = await client.ask("GET", "/api/games/inkdoms/components", dict[str, Any])
            assert components
            with pytest.raises(Refused) as wrong:
                await client.seats("queendomino", variant="chess")
            assert wrong.value.problem.status == 400
            assert wrong.value.key == "bad-value"

    run(test)


def test_a_table_is_listed_joined_left_and_started(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob = await server.guest("Ada"), await server.guest("Bob")
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            table = await ada.create(game="queendomino", seats=seats, listed=True)
            hidden = await ada.create(game="queendomino", seats=seats)
            assert [isinstance(seat.link, str) for seat in table.seats] == [True, True, True]
            listed = await bob.tables(state="open", game="queendomino")
            assert [found.id for found in listed.tables] == [table.id]
            assert not isinstance(listed.tables[0].seats[1].link, str)
            joined = await bob.join(table.id, 2, "Robert")
            assert joined.you == 2
            assert joined.seats[2].name == "Robert"
            assert await refusal(bob.join(table.id)) == "already-seated"
            assert await refusal(bob.start(table.id)) == "not-creator"
            left = await bob.leave(table.id)
            assert left.seats[2].kind == "open"
            await bob.join(table.id, 1)
            started = await ada.start(table.id)
            assert started.state == "running"
            assert [seat.kind for seat in started.seats] == ["person", "person", "bot"]
            assert await refusal(ada.start(table.id)) == "already-started"
            assert (await bob.tables(state="open")).tables == []
            mine = await ada.my_tables()
            assert {found.id for found in mine.tables} == {table.id, hidden.id}
            assert (await bob.my_tables()).tables[0].id == table.id
            assert await refusal(ada.join("nowhere")) == "no-table"

    run(test)


def test_my_turn_comes_first(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            people, games, table = await two_people(server)
            seat = mover(games)
            for _ in range(3):
                await people[seat].create(game="queendomino", seats=[{"kind": "me"}, {"kind": "open"}])
            mine = (await people[seat].my_tables()).tables
            assert mine[0].id == table
            assert [found.your_turn for found in mine] == [True, False, False, False]
            assert not (await people[1 - seat].my_tables()).tables[0].your_turn
            assert (await people[seat].table(table)).your_turn

    run(test)


def test_a_table_with_a_ready_check_begins_when_everybody_is_ready(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob = await server.guest("Ada"), await server.guest("Bob")
            table = await ada.create(game="queendomino", seats=[{"kind": "me"}, {"kind": "open"}], ready=True)
            joined = await bob.join(table.id)
            assert (joined.state, [seat.ready for seat in joined.seats]) == ("open", [False, False])
            waits = await ada.ready(table.id)
            assert (waits.state, [seat.ready for seat in waits.seats]) == ("open", [True, False])
            assert not (await ada.ready(table.id, False)).seats[0].ready
            await bob.ready(table.id)
            await bob.leave(table.id)
            assert not (await bob.join(table.id)).seats[1].ready
            await ada.ready(table.id)
            assert (await bob.ready(table.id)).state == "running"
            assert await refusal(bob.ready(table.id)) == "already-started"

    run(test)


def test_the_creator_need_not_wait_for_the_others_to_be_ready(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob, eve = [await server.guest(name) for name in ("Ada", "Bob", "Eve")]
            table = await ada.create(game="queendomino", seats=[{"kind": "me"}, {"kind": "open"}], ready=True)
            await bob.join(table.id)
            assert await refusal(eve.ready(table.id)) == "not-seated"
            assert await refusal(bob.start(table.id)) == "not-creator"
            assert (await ada.start(table.id)).state == "running"

    run(test)


def shown_to(game: Following) -> Position:
    """The position that a player sees."""
    assert game.position is not None
    return game.position


def test_lists_tell_round_age_and_points(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            people, games, table = await two_people(server, options={"variant": "kingdomino"})
            (before,) = (await people[0].my_tables()).tables
            assert (before.round, before.rounds) == (0, 6)
            while (await people[0].my_tables()).tables[0].round < 2:
                seat = mover(games)
                await games[seat].act(shown_to(games[seat]).legal[0]["code"])
            (now,) = (await people[0].my_tables(game="queendomino", state="running")).tables
            assert now.round == 2
            assert isinstance(now.changed, float)
            assert now.changed > before.created
            assert (await people[0].my_tables(game="inkdoms")).tables == []
            assert (await people[0].my_tables(state="finished")).tables == []
            await asyncio.gather(*(play(game, seat) for seat, game in enumerate(games)))
            (over,) = (await people[0].my_tables(state="finished")).tables
            assert over.scores == [sheet.total for sheet in shown_to(games[0]).sheets]
            record = await people[0].send("GET", f"/api/tables/{table}/record")
            day = datetime.fromtimestamp(over.created, UTC).date().isoformat()
            assert f'filename="queendomino-{day}-{table}.txt"' in record.headers["content-disposition"]

    run(test)


def test_those_at_the_table_learn_how_many_watch(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            _, games, table = await two_people(server)
            eve = await (await server.guest("Eve")).live()
            await eve.watch(table)
            await games[0].until(lambda game: game.table.watchers == 1)
            await eve.close()
            await games[0].until(lambda game: game.table.watchers == 0)

    run(test)


def test_only_who_sits_at_the_server_is_told_its_addresses(tmp_path: Path) -> None:
    async def hosts(listens: str, far: bool = False) -> list[str]:
        headers = {"x-forwarded-for": "192.0.2.7"} if far else {}
        async with (
            running(quick(tmp_path / f"{listens}{far}.db", host=listens)) as server,
            httpx.AsyncClient(base_url=server.url, trust_env=False, headers=headers) as client,
        ):
            return list((await client.get("/api/addresses")).json()["hosts"])

    async def test() -> None:
        assert await hosts("127.0.0.1") == []
        assert await hosts("192.0.2.1") == ["192.0.2.1"]
        assert await hosts("192.0.2.1", far=True) == []
        assert all(not is_loopback(host) for host in await hosts("0.0.0.0"))

    run(test)


def test_who_leaves_or_resigns_is_followed_by_a_bot(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            people, games, table = await two_people(server, options={"variant": "kingdomino"})
            seat = mover(games)
            after = await people[seat].resign(table)
            assert (after.seats[seat].kind, after.seats[seat].mark) == ("bot", "resigned")
            await play(games[1 - seat], 3)
            end = await people[1 - seat].table(table)
            assert end.state == "finished"
            assert isinstance(end.standing, list)
            assert end.standing[seat] == 2
            assert end.standing[1 - seat] == 1

    run(test)


def test_a_rematch_rotates_the_seats_and_is_one_for_all(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            people, games, table = await two_people(server, options={"variant": "kingdomino"})
            assert await refusal(people[0].rematch(table)) == "not-over"
            await asyncio.gather(*(play(game, seat) for seat, game in enumerate(games)))
            one, two = await asyncio.gather(*(person.rematch(table) for person in people))
            assert one.id == two.id
            assert (one.you, two.you) == (1, 0)
            assert (await people[0].table(one.id)).state == "running"
            assert (await people[0].table(table)).next == one.id
            outsider = await server.guest("Eve")
            assert await refusal(outsider.rematch(table)) == "not-seated"

    run(test)


def test_replays_show_to_each_what_it_saw(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(
            quick(tmp_path / "t.db", bot_reaction_seconds=0.0, reaction_seconds=0.01)
        ) as server:
            people, games, table = await two_people(server, game="gem_forge")
            one = games[0]
            assert one.position is not None
            await one.act(one.position.legal[0]["code"])
            mine, theirs = await people[0].frames(table), await people[1].frames(table)
            assert (mine.total, theirs.total) == (2, 1)
            assert mine.frames[-1].view == one.position.view
            assert mine.frames[-1].sheets == one.position.sheets
            assert await refusal(people[0].frames(table, seat="1")) == "not-over-yet"
            assert await refusal(people[0].frames(table, seat="all")) == "not-over-yet"
            assert await refusal(people[0].record(table)) == "not-over"
            await asyncio.gather(*(play(game, seat) for seat, game in enumerate(games)))
            other = await people[0].frames(table, seat="1", first=0, count=1)
            assert other.frames[0].view["seat"] == 1
            every = await people[0].frames(table, seat="all", first=0, count=100)
            hands = [player["hand"] for player in every.frames[1].view["players"]]
            assert None not in hands
            assert [len(frame.sheets) for frame in every.frames] == [2] * len(every.frames)
            total = (await people[0].frames(table)).total
            last = await people[0].frames(table, first=total - 1)
            assert len(last.frames) == 1
            assert last.frames[0].over
            assert last.frames[0].sheets == one.position.sheets
            assert await refusal(people[0].frames(table, seat="7")) == "bad-seat"

    run(test, 300)


def test_a_game_is_read_and_replayed_once_for_all_frames_that_somebody_wants(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            _, games, table = await two_people(server)
            await asyncio.gather(*(play(game, seat) for seat, game in enumerate(games)))
            reads: list[str] = []
            read_rows = server.hall.read_rows

            async def counted(table: str, since: int) -> Any:
                reads.append(table)
                return await read_rows(table, since)

            monkeypatch.setattr(server.hall, "read_rows", counted)
            stranger = await server.guest("Eve")
            whole = await stranger.frames(table, first=0, count=100)
            assert whole.total > 60
            parts = [frame for first in range(0, 60, 10) for frame in await some(stranger, table, first, 10)]
            assert parts == whole.frames[:60]
            assert reads == [table]

    async def some(client: Client, table: str, first: int, count: int) -> list[Position]:
        return (await client.frames(table, first=first, count=count)).frames

    run(test)


def test_score_sheets_come_with_every_position(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            people, games, table = await two_people(server, game="inkdoms")
            stranger = await (await server.stranger().live()).watch(table)
            await stranger.until(lambda g: g.position)
            for game in [*games, stranger]:
                assert game.position is not None
                assert len(game.position.sheets) == 2
                assert all(sum(line.points for line in s.lines) == s.total for s in game.position.sheets)
            alone = await people[0].create(game="inkdoms", seats=[{"kind": "me"}])
            watched = await (await people[0].live()).watch(alone.id)
            await play(watched, 1)
            assert watched.position is not None
            assert len(watched.position.sheets) == 1
            ended = await people[0].table(alone.id)
            assert isinstance(ended.verdicts, list)
            assert ended.verdicts[0] in ("again", "fair", "guardian", "crown")

    run(test)


def test_whose_time_runs_out_is_followed_by_a_bot(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            people, games, name = await two_people(server, clock={"move": 1.0, "game": 100})
            seat = mover(games)
            me = games[seat]
            assert me.position is not None
            assert me.position.clocks is not None
            assert [shown.running for shown in me.position.clocks] == [seat == 0, seat == 1]
            clock.now += 1.0
            assert me.position.deadline == clock.now
            table = server.hall.tables[name]
            await table.change_now(table.driver.on_time)
            await me.until(lambda g: g.table.seats[seat].mark == "timed_out")
            with pytest.raises(Refused) as senseless:
                await people[0].create(
                    game="queendomino", seats=[{"kind": "me"}, {"kind": "open"}], clock={"increment": 3}
                )
            assert senseless.value.key == "bad-clock"

    run(test)


def test_clocks_outlive_a_restart(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            people, games, table = await two_people(server, clock={"move": 1.5})
            seat = mover(games)
            token = people[seat].token
        clock.now += 1.5
        async with running(quick(tmp_path / "t.db")) as server:
            game = await (await server.stranger(token).live()).watch(table)
            await game.until(lambda g: g.table.seats[seat].mark == "timed_out")

    run(test)


def test_a_private_table_is_not_for_watching(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            _, _, table = await two_people(server, watch="none")
            eve = await server.guest("Eve")
            assert await refusal((await eve.live()).watch(table)) == "not-to-watch"
            assert await refusal(eve.frames(table)) == "not-to-watch"

    run(test)


async def hears_no_more(game: Following, table: str) -> None:
    """Whoever may not watch any longer hears so, and nothing that is said or done afterwards."""
    await game.live.ping()
    position, lines = game.position, len(game.chat)
    assert await refusal(game.say("Still here")) == "not-watching"
    assert await refusal(game.live.ask({"type": "watch", "table": table})) == "not-to-watch"
    assert (game.position, len(game.chat)) == (position, lines)


def test_who_watched_before_a_private_game_began_watches_no_longer(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob, eve = [await server.guest(name) for name in ("Ada", "Bob", "Eve")]
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = (await ada.create(game="queendomino", seats=seats, watch="none")).id
            games = [await (await person.live()).watch(table) for person in (ada, bob, eve)]
            await bob.join(table)
            for game in games[:2]:
                await game.until(lambda g: g.position)
            await games[0].say("Good luck")
            await games[1].until(lambda g: g.chat)
            await hears_no_more(games[2], table)
            assert games[2].position is None
            assert not games[2].chat
            assert server.hall.followers[table].guests() == {
                (await person.me()).guest for person in (ada, bob)
            }

    run(test)


def test_who_has_left_a_private_game_watches_no_longer(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            people, games, table = await two_people(server, watch="none")
            await people[1].leave(table)
            await games[0].until(lambda g: g.table.seats[1].kind == "bot")
            await games[0].say("Alone now")
            await games[0].until(lambda g: g.chat)
            assert not games[1].chat
            await hears_no_more(games[1], table)

    run(test)


def test_the_host_closes_tables_and_sees_health(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            token = server.server.admin_token
            assert token is not None
            _, games, table = await two_people(server)
            eve = await server.guest("Eve")
            assert await refusal(eve.send("DELETE", f"/api/tables/{table}")) == "not-admin"
            assert await refusal(eve.send("GET", "/api/health")) == "not-admin"
            assert await refusal(eve.send("GET", "/metrics")) == "not-admin"
            host = server.stranger(token)
            assert "tetrarchy_moves_total" in (await host.send("GET", "/metrics")).text
            assert (await host.send("GET", "/api/health")).json()["tables_in_memory"] == 1
            assert (await host.send("DELETE", f"/api/tables/{table}")).json()["state"] == "closed"
            await games[0].until(lambda g: g.table.state == "closed")
            assert await refusal(games[mover(games)].act(0)) in ("not-running", "stale")
        async with running(quick(tmp_path / "t.db")) as server:
            assert server.server.admin_token is None

    run(test)


def test_the_replay_of_a_running_game_without_secrets_has_scores(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            people, _, table = await two_people(server, options={"variant": "kingdomino"})
            frames = await people[1].frames(table)
            assert [len(frame.sheets) for frame in frames.frames] == [2] * frames.total

    run(test)


def test_a_preview_tells_what_choices_would_bring(tmp_path: Path) -> None:
    """It is the difference between one's score sheets before and after the choice."""

    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            _, games, _ = await two_people(server, options={"variant": "kingdomino"})
            told = 0
            while told < 3:
                seat = mover(games)
                me = games[seat]
                assert me.position is not None
                codes = [action["code"] for action in me.position.legal][:60]
                before = {line.key: line.points for line in me.position.sheets[seat].lines}
                total = me.position.sheets[seat].total
                previews = await me.preview(codes)
                assert [found.action for found in previews] == codes
                chosen = max(previews, key=lambda found: abs(found.total or 0))
                await me.act(chosen.action)
                after = {line.key: line.points for line in me.position.sheets[seat].lines}
                changes = {key: after[key] - before[key] for key in after if after[key] != before[key]}
                assert {line.key: line.points for line in chosen.lines} == changes
                assert chosen.total == me.position.sheets[seat].total - total
                told += bool(changes)
                await asyncio.gather(*(game.live.ping() for game in games))

    run(test)


def test_a_preview_is_refused_where_there_is_nothing_to_tell(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(preview_burst=20, previews_a_second=0.0)
        async with running(quick(tmp_path / "t.db", limits=limits)) as server:
            _, games, table = await two_people(server, options={"variant": "kingdomino"})
            me, other = games[mover(games)], games[1 - mover(games)]
            assert me.position is not None
            number, codes = me.position.number, [action["code"] for action in me.position.legal]
            illegal = next(code for code in range(500) if code not in codes)
            assert await refusal(other.preview(codes)) == "not-deciding"
            assert await refusal(me.preview([*codes, illegal])) == "not-now"
            assert await refusal(me.preview([])) == "bad-message-form"
            assert await refusal(me.preview(codes[:1] * 61)) == "bad-message-form"
            stranger = await (await server.stranger().live()).watch(table)
            await stranger.until(lambda g: g.position)
            assert await refusal(stranger.preview(codes)) == "not-seated"
            old = {"type": "preview", "table": table, "number": number - 1, "actions": codes}
            assert await refusal(me.live.ask(old)) == "stale"
            assert len(await me.preview(codes[:1] * 20)) == 20
            answer = me.live._answers["more"] = asyncio.get_running_loop().create_future()
            await me.live.send(old | {"number": number, "actions": codes[:1], "id": "more"})
            assert (await answer).key == "too-fast"

    run(test)


def test_hints_come_from_what_the_seat_sees(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            _, games, _ = await two_people(server, options={"variant": "kingdomino"})
            me = games[mover(games)]
            assert me.position is not None
            moves = await me.hint()
            assert moves
            assert {move.action for move in moves} <= {action["code"] for action in me.position.legal}
            assert await refusal(games[1 - mover(games)].hint()) == "not-deciding"

    run(test)
