"""Friends: asking and saying yes, links, blocks that nobody is told of, and people one has played with."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from sqlalchemy import select

from tests.server.acquainted import befriend, do, have_played, names, people, strangers, who
from tests.server.recorder import Clock
from tests.server.running import Running, quick, run, running
from tests.server.test_table import refusal
from tetrarchy.client import Client
from tetrarchy.server.backup import backup, restore
from tetrarchy.server.friends import bonds
from tetrarchy.server.friends.schema import BLOCKS, FRIENDS, LINKS, REQUESTS
from tetrarchy.server.settings import Limits
from tetrarchy.wire import LinkAnswer

TWO = [{"kind": "me"}, {"kind": "open"}]


def test_asking_and_saying_yes_makes_friends_and_either_can_part(database: str) -> None:
    async def test() -> None:
        async with running(quick(database)) as server:
            ada, bob = await strangers(server, "Ada", "Bob")
            a, b = await who(server, ada), await who(server, bob)
            asked = await do(ada, f"/{b}/ask")
            assert names(asked) == {"asked": ["Bob"], "met": ["Bob"]}
            assert await do(ada, f"/{b}/ask") == asked  # once more changes nothing
            assert names(await people(bob)) == {"asked_me": ["Ada"], "met": ["Ada"]}
            assert names(await do(bob, f"/{a}/accept")) == {"friends": ["Ada"], "met": ["Ada"]}
            assert names(await people(ada)) == {"friends": ["Bob"], "met": ["Bob"]}
            assert (await people(ada)).friends[0].who == b
            assert names(await do(ada, f"/{b}", "DELETE")) == {"met": ["Bob"]}
            assert names(await people(bob)) == {"met": ["Ada"]}
            assert await refusal(do(bob, f"/{a}/accept")) == "no-request"
            # Who asks somebody by whom they are asked says yes by it.
            await do(bob, f"/{a}/ask")
            assert names(await do(ada, f"/{b}/ask"))["friends"] == ["Bob"]

    run(test)


def test_a_request_can_be_taken_back_and_a_declined_one_is_not_seen_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob = await strangers(server, "Ada", "Bob")
            a, b = await who(server, ada), await who(server, bob)
            await do(ada, f"/{b}/ask")
            assert "asked" not in names(await do(ada, f"/{b}", "DELETE"))
            assert "asked_me" not in names(await people(bob))
            waiting = await do(ada, f"/{b}/ask")
            assert "asked_me" not in names(await do(bob, f"/{a}/decline"))
            assert await people(ada) == waiting  # nobody is told
            assert "asked" not in names(await do(ada, f"/{b}", "DELETE"))
            assert names(await do(ada, f"/{b}/ask"))["asked"] == ["Bob"]
            assert "asked_me" not in names(await people(bob))
            # Bob may think better of it.
            assert names(await do(bob, f"/{a}/ask"))["friends"] == ["Ada"]

    run(test)


def test_only_somebody_whom_one_has_met_can_be_asked(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob = await strangers(server, "Ada", "Bob")
            eve, cleo = await server.guest("Eve"), await server.guest("Cleo")
            for stranger in (await who(server, eve), "nobody", "%00", "é"):
                assert await refusal(do(ada, f"/{stranger}/ask")) == "no-person"
                assert await refusal(do(ada, f"/{stranger}/block")) == "no-person"
            assert await refusal(do(ada, f"/{await who(server, ada)}/ask")) == "no-person"
            # A table is a place to meet, and so is the talk there.
            table = await ada.create(game="queendomino", seats=TWO)
            await eve.join(table.id)
            assert names(await do(ada, f"/{await who(server, eve)}/ask"))["asked"] == ["Eve"]
            await (await (await cleo.live()).watch(table.id)).say("hello")
            c = await who(server, cleo)
            assert await refusal(do(bob, f"/{c}/block")) == "no-person"
            assert names(await do(bob, f"/{c}/block?table={table.id}"))["blocked"] == ["Cleo"]
            secret = await ada.create(
                game="queendomino", seats=[{"kind": "me"}, {"kind": "bot"}], watch="none"
            )
            assert await refusal(do(bob, f"/{c}/block?table={secret.id}")) == "not-to-watch"
            assert await refusal(do(bob, f"/{c}/block?table=none")) == "no-table"

    run(test)


def test_people_one_has_played_with_come_from_finished_games(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob, cleo = [await server.guest(name) for name in ("Ada", "Bob", "Cleo")]
            await have_played(server, ada, bob, table="first", finished=1.0)
            await have_played(server, ada, bob, cleo, table="second", finished=2.0)
            await have_played(server, ada, bob, table="third", finished=3.0)
            told = await people(ada)
            assert [(one.name, one.games, one.table) for one in told.met] == [
                ("Bob", 3, "third"),
                ("Cleo", 1, "second"),
            ]
            assert names(await people(cleo)) == {"met": ["Ada", "Bob"]}
            assert names(await people(await server.guest("Eve"))) == {}
            assert (await ada.me()).guest not in str(await people(bob))

    run(test)


# ---------------------------------------------------------------- links


async def look(client: Client, key: str) -> LinkAnswer:
    return await client.ask("POST", "/api/people/link/look", LinkAnswer, {"key": key})


async def follow(client: Client, key: str) -> Any:
    return await do(client, "/link/follow", body={"key": key})


def test_a_link_makes_friends_until_another_takes_its_place(database: str) -> None:
    async def test() -> None:
        async with running(quick(database)) as server:
            ada, bob, cleo = [await server.guest(name) for name in ("Ada", "Bob", "Cleo")]
            assert (await people(ada)).link is None
            key = (await do(ada, "/link")).link
            assert key is not None
            assert (await people(ada)).link == key
            told = await look(bob, key)
            assert (told.who, told.name, told.friend) == (await who(server, ada), "Ada", False)
            assert names(await people(bob)) == {}  # looking changes nothing
            assert names(await follow(bob, key)) == {"friends": ["Ada"]}
            assert names(await follow(bob, key)) == {"friends": ["Ada"]}
            assert (await look(bob, key)).friend
            assert names(await people(ada)) == {"friends": ["Bob"]}
            assert await refusal(follow(ada, key)) == "own-person"
            other = (await do(ada, "/link")).link
            assert other not in (None, key)
            assert await refusal(follow(cleo, key)) == "bad-link"
            assert (await do(ada, "/link", "DELETE")).link is None
            assert await refusal(follow(cleo, str(other))) == "bad-link"
            assert await refusal(look(cleo, "x' or 1=1")) == "bad-link"
            assert await refusal(follow(cleo, "")) == "bad-request"
            assert await refusal(follow(cleo, "nul\0")) in ("bad-link", "bad-text")

    run(test)


def test_a_link_says_yes_to_what_was_asked(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob = await strangers(server, "Ada", "Bob")
            await do(ada, f"/{await who(server, bob)}/ask")
            await follow(bob, str((await do(ada, "/link")).link))
            assert names(await people(ada)) == {"friends": ["Bob"], "met": ["Bob"]}
            assert await server.hall.store.read(select(REQUESTS)) == []

    run(test)


# ---------------------------------------------------------------- blocks


def test_a_block_ends_a_friendship_and_can_be_lifted(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob = await strangers(server, "Ada", "Bob")
            a, b = await who(server, ada), await who(server, bob)
            await befriend(server, ada, bob)
            assert names(await do(ada, f"/{b}/block")) == {"blocked": ["Bob"]}
            assert names(await people(bob)) == {"met": ["Ada"]}
            assert await refusal(do(ada, f"/{b}/ask")) == "you-block"
            key = str((await do(bob, "/link")).link)
            assert await refusal(follow(ada, key)) == "you-block"
            await do(bob, f"/{a}/ask")
            assert names(await do(ada, f"/{b}/block", "DELETE")) == {"met": ["Bob"]}
            assert names(await follow(ada, key))["friends"] == ["Bob"]

    run(test)


async def seen_by_bob(server: Running, block: bool) -> list[str]:
    """All that somebody is told who asks, follows a link and comes to a table; ids stand as one word."""
    ada, bob = await strangers(server, "Ada", "Bob")
    a, key = await who(server, ada), str((await do(ada, "/link")).link)
    await do(ada, "/link", "DELETE")
    table = await ada.create(game="queendomino", seats=TWO)
    full = await ada.create(game="queendomino", seats=[{"kind": "me"}, {"kind": "bot"}])
    if block:
        await do(ada, f"/{await who(server, bob)}/block")
    told: list[str] = []
    for method, path, body in (
        ("GET", "/people", None),
        ("POST", f"/people/{a}/ask", None),
        ("GET", "/people", None),
        ("DELETE", f"/people/{a}", None),
        ("POST", f"/people/{a}/ask", None),
        ("POST", f"/people/{a}/accept", None),
        ("POST", "/people/link/look", {"key": key}),
        ("POST", "/people/link/follow", {"key": key}),
        ("GET", f"/tables/{table.id}", None),
        ("POST", f"/tables/{full.id}/join", {}),
        ("GET", "/me/export", None),
    ):
        answer = await bob._http.request(
            method, f"/api{path}", headers={"Authorization": f"Bearer {bob.token}"}, json=body
        )
        text = answer.text
        for word in (a, key, table.id, full.id, await who(server, bob), (await bob.me()).guest):
            text = text.replace(word, "-")
        told.append(text)
    return told


def test_who_is_blocked_cannot_tell(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        told = []
        for block in (False, True):
            async with running(quick(tmp_path / f"{block}.db", scan_seconds=1000.0)) as server:
                told.append(await seen_by_bob(server, block))
        for one, other in zip(*told, strict=True):
            assert one == other
        assert any("no-open-seat" in answer for answer in told[0])
        assert any("bad-link" in answer for answer in told[0])

    run(test)


def test_who_is_blocked_does_not_sit_down_where_the_other_waits(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob = await strangers(server, "Ada", "Bob")
            sits = await ada.create(game="queendomino", seats=[*TWO, {"kind": "open"}])
            await bob.join(sits.id)
            await do(ada, f"/{await who(server, bob)}/block")
            table = await ada.create(game="queendomino", seats=TWO)
            assert await refusal(bob.join(table.id)) == "no-open-seat"
            link = table.seats[1].link
            key = {"key": str(link).split("key=")[1]}
            assert await refusal(bob.send("POST", f"/api/tables/{table.id}/claim", key)) == "bad-link"
            assert (await ada.table(table.id)).seats[1].kind == "open"
            # What one sits at already stays; and one's own tables are open to who blocks.
            assert await refusal(bob.join(sits.id)) == "already-seated"
            assert (await bob.table(sits.id)).you == 1
            own = await bob.create(game="queendomino", seats=TWO)
            assert (await ada.join(own.id)).you == 1
            await do(ada, f"/{await who(server, bob)}/block", "DELETE")
            assert (await bob.join(table.id)).you == 1

    run(test)


def test_no_seat_of_a_rematch_is_kept_between_people_who_are_apart(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob = await strangers(server, "Ada", "Bob")
            table = await ada.create(game="queendomino", seats=TWO)
            await bob.join(table.id)
            found = await server.hall.find(table.id)
            while found.match.phase != "finished":
                seat = found.match.actors()[0]
                sight = found.match.sights[seat]
                await found.act(seat, sight.number, sight.legal_codes[0], None)
            await do(ada, f"/{await who(server, bob)}/block")
            again = await bob.rematch(table.id)
            assert [seat.reserved for seat in again.seats] == [False, False]
            mine = (await ada.ask("GET", "/api/me/tables", dict[str, Any]))["tables"]
            assert again.id not in [one["id"] for one in mine]

    run(test)


# ---------------------------------------------------------------- bounds, and what is kept


def test_nobody_asks_too_many_too_quickly(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(bonds, "MOST", 1)

    async def test() -> None:
        limits = Limits(asks_an_hour=3.0)
        async with running(quick(tmp_path / "t.db", limits=limits)) as server:
            ada, bob, cleo = await strangers(server, "Ada", "Bob", "Cleo")
            b, c = await who(server, bob), await who(server, cleo)
            await do(ada, f"/{b}/ask")
            assert await refusal(do(ada, f"/{c}/ask")) == "too-many-people"
            await do(bob, f"/{await who(server, ada)}/accept")
            await do(ada, f"/{c}/ask")
            assert await refusal(do(cleo, f"/{await who(server, ada)}/accept")) == "too-many-people"
            before = await people(ada)
            assert await refusal(do(ada, f"/{c}/ask")) == "too-fast"
            assert await people(ada) == before
            await do(ada, f"/{b}/block")
            assert await refusal(do(ada, f"/{c}/block")) == "too-many-people"

    run(test)


def test_two_who_ask_each_other_at_once_can_become_friends(database: str) -> None:
    async def test() -> None:
        async with running(quick(database)) as server:
            ada, bob = await strangers(server, "Ada", "Bob")
            a, b = await who(server, ada), await who(server, bob)
            await asyncio.gather(do(ada, f"/{b}/ask"), do(bob, f"/{a}/ask"))
            await do(ada, f"/{b}/ask")
            assert names(await people(bob))["friends"] == ["Ada"]
            assert len(await server.hall.store.read(select(FRIENDS))) == 2

    run(test)


def test_export_tells_names_and_no_more_than_its_owner_knows(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob, cleo, dan = await strangers(server, "Ada", "Bob", "Cleo", "Dan")
            await befriend(server, ada, bob)
            await do(ada, f"/{await who(server, cleo)}/block")
            await do(dan, f"/{await who(server, ada)}/ask")
            await do(ada, f"/{await who(server, dan)}/decline")
            await do(ada, "/link")
            rows = (await ada.send("GET", "/api/me/export")).json()["rows"]
            assert [row["other"] for row in rows["friends"]] == ["Bob"]
            assert [row["other"] for row in rows["blocks"]] == ["Cleo"]
            assert [row["guest"] for row in rows["friend_requests"]] == ["Dan"]
            assert "key" not in rows["friend_links"][0]
            theirs = (await cleo.send("GET", "/api/me/export")).json()["rows"]
            assert theirs["blocks"] == []
            waits = (await dan.send("GET", "/api/me/export")).json()["rows"]
            assert "state" not in waits["friend_requests"][0]
            for one in (bob, cleo, dan):
                assert (await one.me()).guest not in json.dumps(rows)

    run(test)


def test_who_leaves_is_nobodys_friend_and_blocked_by_nobody(database: str) -> None:
    async def test() -> None:
        async with running(quick(database)) as server:
            ada, bob, cleo = await strangers(server, "Ada", "Bob", "Cleo")
            await befriend(server, ada, bob)
            await do(cleo, f"/{await who(server, ada)}/block")
            await do(ada, f"/{await who(server, cleo)}/ask")
            await do(ada, "/link")
            guest = (await ada.me()).guest
            await ada.send("POST", "/api/me/delete", {"sure": True})
            for table in (FRIENDS, REQUESTS, BLOCKS, LINKS):
                assert guest not in str(await server.hall.store.read(select(table))), table.name
            assert names(await people(bob)) == {"met": ["Cleo"]}

    run(test)


def test_friends_come_through_a_backup(database: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(database)) as server:
            ada, bob, cleo = await strangers(server, "Ada", "Bob", "Cleo")
            await befriend(server, ada, bob)
            await do(ada, f"/{await who(server, cleo)}/block")
            await do(ada, "/link")
            before = await people(ada)
            assert [friend.here for friend in before.friends] == ["online"]
        await backup(database, tmp_path / "all.gz")
        again = tmp_path / "again.db"
        await restore(str(again), tmp_path / "all.gz")
        async with running(quick(again)) as server:
            await people(server.stranger(bob.token))  # so that he is there
            assert await people(server.stranger(ada.token)) == before

    run(test)


def test_a_token_for_reading_only_makes_no_friends(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob = await strangers(server, "Ada", "Bob")
            made = await ada.ask("POST", "/api/me/devices", dict[str, str], {"name": "x", "scope": "read"})
            eye = server.stranger(made["token"])
            assert names(await people(eye)) == {"met": ["Bob"]}
            assert await refusal(do(eye, f"/{await who(server, bob)}/ask")) == "narrow-token"

    run(test)
