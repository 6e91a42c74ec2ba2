"""Talk: phrases, authors, reports, bans, and the host's own view; floods are refused."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Running, quick, run, running
from tetrarchy.client import Client, Following
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.backup import backup, restore
from tetrarchy.server.settings import Limits
from tetrarchy.wire import ChatLine

TWO = [{"kind": "me"}, {"kind": "open"}]


async def refusal(work: Any) -> str:
    with pytest.raises(TetrarchyError) as refused:
        await work
    return str(refused.value.key)


async def two(server: Running) -> tuple[Client, Client, str, Following, Following]:
    """Two people who look at one table."""
    ada, bob = await server.guest("Ada"), await server.guest("Bob")
    made = await ada.create(game="queendomino", seats=TWO)
    await bob.join(made.id)
    one, other = [await (await client.live()).watch(made.id) for client in (ada, bob)]
    return ada, bob, made.id, one, other


async def said(server: Running, table: str) -> list[ChatLine]:
    lines: list[ChatLine] = await server.hall.chat_of(table)
    return lines


def host(server: Running) -> Client:
    return server.stranger(server.server.admin_token)


async def report(client: Client, table: str, at: float) -> Any:
    return await client.ask("POST", "/api/reports", dict[str, Any], {"table": table, "at": at})


async def overview(client: Client, wanted: str = "") -> dict[str, Any]:
    answer: dict[str, Any] = await client.ask("GET", f"/api/host?wanted={wanted}", dict[str, Any])
    return answer


def test_a_phrase_comes_with_its_key_and_every_line_with_its_author(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob, table, game, other = await two(server)
            live = await ada.live()
            await live.watch(table)
            await live.ask({"type": "chat", "table": table, "phrase": "luck"}, "one")
            await game.say("well")
            await other.say("yes")
            lines = await said(server, table)
            assert [line.phrase for line in lines][:1] == ["luck"]
            assert lines[0].text == "Good luck, have fun!"
            authors = [line.who for line in lines]
            assert authors[0] == authors[1] != authors[2]
            assert (await bob.me()).guest not in str(authors)
            with pytest.raises(TetrarchyError):
                await live.ask({"type": "chat", "table": table, "phrase": "rude"}, "two")
            assert await refusal(live.ask({"type": "chat", "table": table}, "three")) == "bad-chat"

    run(test)


def test_a_report_reaches_the_host_who_bans_and_lifts(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob, table, game, other = await two(server)
            await other.say("something nasty")
            [line] = await said(server, table)
            await report(ada, table, line.at)
            await report(ada, table, line.at)  # the same again
            chief = host(server)
            seen = await overview(chief)
            [told] = seen["reports"]
            assert (told["name"], told["text"], told["table"]) == ("Bob", "something nasty", table)
            assert told["guest"] == (await bob.me()).guest
            assert seen["health"]["tables_in_memory"] == 1
            assert seen["limits"]["chat_a_minute"] == 20
            await chief.send("POST", "/api/host/bans", {"guest": told["guest"], "days": 7, "why": "nasty"})
            await chief.send("POST", f"/api/host/reports/{told['id']}")
            seen = await overview(chief)
            assert seen["reports"] == []
            assert [(ban["name"], ban["why"]) for ban in seen["bans"]] == [("Bob", "nasty")]
            assert await refusal(other.say("more")) == "banned"
            assert await refusal(bob.create(game="queendomino", seats=TWO)) == "banned"
            assert await refusal(bob.join(table)) == "banned"
            # What is played already goes on, and others are not concerned.
            seat = (await server.hall.find(table)).match.actors()[0]
            mover = (game, other)[seat]
            await mover.until(lambda g: g.position is not None and g.position.legal)
            assert mover.position is not None
            await mover.act(mover.position.legal[0]["code"])
            await game.say("hello")
            await chief.send("DELETE", f"/api/host/bans/{told['guest']}")
            await other.say("sorry")
            assert [line.text for line in await said(server, table)] == ["something nasty", "hello", "sorry"]

    run(test)


def test_an_address_can_be_banned_with_its_guest(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            bob = await server.guest("Bob")
            chief = host(server)
            guest = (await bob.me()).guest
            await chief.send("POST", "/api/host/bans", {"guest": guest, "days": 1, "address": True})
            [ban] = (await overview(chief))["bans"]
            assert (ban["guest"], ban["name"], ban["address"]) == (guest, "Bob", True)
            again = await server.guest("Bob again")
            assert await refusal(again.create(game="queendomino", seats=TWO)) == "banned"
            await chief.send("DELETE", f"/api/host/bans/{guest}")
            await again.create(game="queendomino", seats=TWO)

    run(test)


def test_the_ban_of_an_address_outlasts_its_guest_and_can_be_lifted(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            bob, eve, chief = await server.guest("Bob"), await server.guest("Eve"), host(server)
            for one, more in ((bob, {"address": True}), (eve, {})):
                await chief.send(
                    "POST", "/api/host/bans", {"guest": (await one.me()).guest, "days": 1, **more}
                )
            await bob.send("POST", "/api/me/delete", {"sure": True})
            bans = {ban["name"]: ban for ban in (await overview(chief))["bans"]}
            assert {name: ban["address"] for name, ban in bans.items()} == {"": True, "Eve": False}
            again = await server.guest("Bob again")
            assert await refusal(again.create(game="queendomino", seats=TWO)) == "banned"
            await chief.send("DELETE", f"/api/host/bans/{bans['']['guest']}")
            assert [ban["name"] for ban in (await overview(chief))["bans"]] == ["Eve"]
            await again.create(game="queendomino", seats=TWO)

    run(test)


def test_only_the_host_sees_and_bans(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            for client in (ada, server.stranger(), server.stranger("x" * 32)):
                assert await refusal(overview(client)) == "not-admin"
                for method, path in (
                    ("POST", "/api/host/reports/x"),
                    ("DELETE", "/api/host/bans/x"),
                ):
                    assert await refusal(client.send(method, path)) == "not-admin"
                body = {"guest": (await ada.me()).guest}
                assert await refusal(client.send("POST", "/api/host/bans", body)) == "not-admin"
            await ada.create(game="queendomino", seats=TWO)
            assert (
                await refusal(host(server).send("POST", "/api/host/bans", {"guest": "none"}))
                == "no-such-guest"
            )
            bad = {"guest": (await ada.me()).guest, "days": 0}
            assert await refusal(host(server).send("POST", "/api/host/bans", bad)) == "bad-request"
            assert len((await overview(host(server), "Ada"))["tables"]) == 1
            assert (await overview(host(server), "%"))["tables"] == []

    run(test)


def test_what_cannot_be_reported_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob, table, game, _ = await two(server)
            await game.say("mine")
            [line] = await said(server, table)
            assert await refusal(report(ada, table, line.at)) == "own-line"
            assert await refusal(report(bob, table, line.at + 1)) == "no-line"
            assert await refusal(report(bob, "none", line.at)) == "no-table"
            private = await ada.create(
                game="queendomino", seats=[{"kind": "me"}, {"kind": "bot"}], watch="none"
            )
            live = await (await ada.live()).watch(private.id)
            await live.say("alone")
            [line] = await said(server, private.id)
            assert await refusal(report(bob, private.id, line.at)) == "not-to-watch"
            assert (await overview(host(server)))["reports"] == []

    run(test)


def test_floods_of_emoji_and_reports_are_refused(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(chat_burst=4, chat_a_minute=0.001, reports_an_hour=3)
        async with running(quick(tmp_path / "t.db", limits=limits)) as server:
            _, bob, table, game, _ = await two(server)
            for _ in range(30):
                await game.live.send({"type": "chat", "table": table, "text": "🎉" * 20})
            await game.live.ping()
            lines = await said(server, table)
            assert len(lines) == 4
            keys = []
            for number in range(20):
                try:
                    await report(bob, table, lines[number % 4].at)
                    keys.append("told")
                except TetrarchyError as error:
                    keys.append(error.key)
            assert keys == ["told"] * 3 + ["too-fast"] * 17
            assert len((await overview(host(server)))["reports"]) == 3

    run(test)


def test_bans_reports_and_talk_come_through_a_backup(database: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(database)) as server:
            ada, bob, table, _, other = await two(server)
            await other.say("nasty")
            [line] = await said(server, table)
            await report(ada, table, line.at)
            token = server.server.admin_token
            guest = (await bob.me()).guest
            await host(server).send("POST", "/api/host/bans", {"guest": guest})
        await backup(database, tmp_path / "all.gz")
        again = tmp_path / "again.db"
        await restore(str(again), tmp_path / "all.gz")
        async with running(quick(again)) as server:
            chief = server.stranger(token)
            seen = await overview(chief)
            assert (len(seen["reports"]), len(seen["bans"])) == (1, 1)
            assert (await said(server, table))[0].who == line.who
            bob = server.stranger(bob.token)
            assert await refusal(bob.create(game="queendomino", seats=TWO)) == "banned"

    run(test)


def test_other_processes_learn_of_a_ban(new_database: Any) -> None:
    async def test() -> None:
        database = new_database()
        async with running(quick(database)) as one, running(quick(database)) as other:
            bob = await one.guest("Bob")
            chief = other.stranger(one.server.admin_token)
            await chief.send("POST", "/api/host/bans", {"guest": (await bob.me()).guest})
            while True:
                one.hall.bans._read = -1e9
                try:
                    await bob.create(game="queendomino", seats=TWO)
                except TetrarchyError as error:
                    assert error.key == "banned"
                    return
                await asyncio.sleep(0.05)

    run(test)
