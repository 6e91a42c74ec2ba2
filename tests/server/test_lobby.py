"""The lobby: making tables, lists, leaving, rematches, replays, sheets, clocks, hints, the host."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import quick, run, running
from tests.server.test_table import mover, refusal, two_people
from tests.server.test_whole_games import play
from tetrarchy.client import Refused
from tetrarchy.server.settings import Limits


def test_games_tell_their_options_and_seats(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            client = server.stranger()
            answer = await client.games()
            games = {game.id: game for game in answer.games}
            assert list(games) == ["gem_forge", "inkdoms", "queendomino", "wonderful_kingdom"]
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


def test_whose_time_runs_out_is_followed_by_a_bot(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            people, games, _ = await two_people(server, clock={"move": 1.0, "game": 100})
            seat = mover(games)
            me = games[seat]
            assert me.position is not None
            assert me.position.clocks is not None
            assert [clock.running for clock in me.position.clocks] == [seat == 0, seat == 1]
            assert isinstance(me.position.deadline, float)
            await me.until(lambda g: g.table.seats[seat].mark == "timed_out")
            with pytest.raises(Refused) as senseless:
                await people[0].create(
                    game="queendomino", seats=[{"kind": "me"}, {"kind": "open"}], clock={"increment": 3}
                )
            assert senseless.value.key == "bad-clock"

    run(test)


def test_clocks_outlive_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            people, games, table = await two_people(server, clock={"move": 1.5})
            seat = mover(games)
            token = people[seat].token
        await asyncio.sleep(1.5)
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
