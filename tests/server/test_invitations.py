"""Invitations to tables: by name, told once, with nothing that is secret; and tables played again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import select

from tests.server.acquainted import befriend, do, have_played, names, people, strangers, who
from tests.server.receivers import Browser, mailing, receiving
from tests.server.running import Running, quick, run, running
from tests.server.test_calls import calling, calling_server, scan, subscribe
from tests.server.test_table import refusal
from tetrarchy.client import Client
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.friends import invitations
from tetrarchy.server.friends.schema import INVITATIONS
from tetrarchy.server.settings import Limits
from tetrarchy.wire import InvitationAnswer, InvitedAnswers, PeopleAnswer, PeopleNews, TableAnswer

THREE: dict[str, Any] = {
    "game": "queendomino",
    "options": {"variant": "kingdomino"},
    "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
}


async def invite(server: Running, host: Client, table: str, *guests: Client) -> dict[str, str]:
    """Invite people; what became of each invitation so far."""
    body = {"people": [await who(server, guest) for guest in guests]}
    told = await host.ask("POST", f"/api/tables/{table}/invitations", InvitedAnswers, body)
    return {one.name: one.state for one in told.invited}


async def invited(host: Client, table: str) -> dict[str, str]:
    told = await host.ask("GET", f"/api/tables/{table}/invitations", InvitedAnswers)
    return {one.name: one.state for one in told.invited}


async def received(guest: Client) -> list[InvitationAnswer]:
    return (await people(guest)).invitations


async def decline(guest: Client, table: str) -> list[InvitationAnswer]:
    return (await guest.ask("POST", f"/api/invitations/{table}/decline", PeopleAnswer)).invitations


async def news(guest: Client) -> tuple[int, int]:
    told = await guest.ask("GET", "/api/people/news", PeopleNews)
    return told.asked_me, told.invitations


def test_who_is_invited_sits_down_or_declines(database: str) -> None:
    async def test() -> None:
        async with running(quick(database)) as server:
            ada, bob, cleo = await strangers(server, "Ada", "Bob", "Cleo")
            table = (await ada.create(**THREE)).id
            assert await invite(server, ada, table, bob, cleo) == {"Bob": "waiting", "Cleo": "waiting"}
            [told] = await received(bob)
            assert (told.table, told.game, told.free, told.names) == (table, "queendomino", 2, ["Ada"])
            assert (told.name, told.who, told.rated) == ("Ada", await who(server, ada), False)
            assert told.options["variant"] == "kingdomino"
            assert await news(bob) == (0, 1)
            await bob.join(table)
            assert await received(bob) == []
            assert await decline(cleo, table) == []
            assert await invited(ada, table) == {"Bob": "seated", "Cleo": "declined"}
            # Nobody is asked twice to one table; but somebody else may ask.
            assert (await invite(server, ada, table, cleo))["Cleo"] == "declined"
            assert await received(cleo) == []
            assert await invite(server, bob, table, cleo) == {"Cleo": "waiting"}
            assert [one.name for one in await received(cleo)] == ["Bob"]
            await ada.start(table)
            assert await received(cleo) == []  # it waits for nobody any more
            assert await news(cleo) == (0, 0)

    run(test)


def test_an_invitation_can_be_taken_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob = await strangers(server, "Ada", "Bob")
            table = (await ada.create(**THREE)).id
            await invite(server, ada, table, bob)
            path = f"/api/tables/{table}/invitations/{await who(server, bob)}"
            assert (await ada.ask("DELETE", path, InvitedAnswers)).invited == []
            assert await received(bob) == []

    run(test)


def test_only_who_belongs_to_a_table_invites_to_it_and_only_acquaintances(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob, cleo = await strangers(server, "Ada", "Bob", "Cleo")
            eve = await server.guest("Eve")
            table = (await ada.create(**THREE)).id
            assert await refusal(invite(server, bob, table, cleo)) == "not-seated"
            assert await refusal(invite(server, ada, table, eve)) == "no-person"
            assert await refusal(invite(server, ada, table, bob, eve)) == "no-person"
            assert await refusal(invite(server, ada, "nowhere", bob)) == "no-table"
            assert await refusal(invite(server, ada, table)) == "bad-request"
            assert await received(bob) == []
            await bob.join(table)
            await invite(server, bob, table, cleo)  # whoever sits there may
            await ada.start(table)
            assert await refusal(invite(server, ada, table, cleo)) == "already-started"
            assert await invite(server, ada, (await ada.create(**THREE)).id, bob) == {"Bob": "waiting"}

    run(test)


def test_there_is_an_end_to_invitations(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(invitations, "MOST", 1)

    async def test() -> None:
        limits = Limits(invitations_an_hour=4.0)
        async with running(quick(tmp_path / "t.db", limits=limits)) as server:
            ada, bob, cleo = await strangers(server, "Ada", "Bob", "Cleo")
            table = (await ada.create(**THREE)).id
            assert await refusal(invite(server, ada, table, bob, cleo)) == "too-many-invited"
            assert await received(bob) == []
            await invite(server, ada, table, bob)
            assert await refusal(invite(server, ada, table, bob, cleo)) == "too-fast"

    run(test)


def test_who_is_blocked_invites_in_vain_and_cannot_tell(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob, cleo = await strangers(server, "Ada", "Bob", "Cleo")
            before, table = (await bob.create(**THREE)).id, (await bob.create(**THREE)).id
            await invite(server, bob, before, ada)
            await do(ada, f"/{await who(server, bob)}/block")
            assert await invite(server, bob, table, ada, cleo) == {"Ada": "waiting", "Cleo": "waiting"}
            assert await invited(bob, before) == {"Ada": "waiting"}
            assert await received(ada) == []
            await decline(ada, before)
            assert await invited(bob, before) == {"Ada": "waiting"}
            own = (await ada.create(**THREE)).id
            assert await refusal(invite(server, ada, own, bob)) == "you-block"
            # Somebody else's invitation to the same table comes through.
            await cleo.join(table)
            await invite(server, cleo, table, ada)
            assert [one.name for one in await received(ada)] == ["Cleo"]
            await do(ada, f"/{await who(server, bob)}/block", "DELETE")
            assert [one.name for one in await received(ada)] == ["Cleo"]

    run(test)


# ---------------------------------------------------------------- calls


def test_who_is_invited_is_called_once_for_all_invitations(tmp_path: Path) -> None:
    async def test() -> None:
        async with calling_server(tmp_path) as (receiver, server):
            ada, bob = await strangers(server, "Ada", "Bob")
            browser = Browser()
            await subscribe(bob, receiver, browser)
            table = (await ada.create(**THREE)).id
            await invite(server, ada, table, bob)
            for _ in range(3):
                await scan(server)
            [pushed] = receiver.posted
            assert browser.read(pushed.body) == {
                "title": "You are invited: Queendomino",
                "body": "Invited by Ada.",
                "path": f"/table/{table}",
                "tag": table,
            }
            # Several together, with a turn, are one message.
            await bob.create(game="inkdoms", seats=[{"kind": "me"}])
            for _ in range(2):
                await invite(server, ada, (await ada.create(**THREE)).id, bob)
            await scan(server)
            said = browser.read(receiver.posted[-1].body)
            assert (len(receiver.posted), said["title"]) == (2, "Your turn at 1 table · 2 invitations")
            assert said["path"] == "/"

    run(test)


def test_invitations_alone_lead_to_the_page_of_friends(tmp_path: Path) -> None:
    async def test() -> None:
        async with calling_server(tmp_path) as (receiver, server):
            ada, bob = await strangers(server, "Ada", "Bob")
            browser = Browser()
            await subscribe(bob, receiver, browser)
            await bob.send("PUT", "/api/me", {"language": "ru"})
            for _ in range(5):
                await invite(server, ada, (await ada.create(**THREE)).id, bob)
            await scan(server)
            said = browser.read(receiver.posted[-1].body)
            assert (said["title"], said["path"]) == ("5 приглашений", "/people")

    run(test)


def test_nobody_is_called_to_a_table_that_is_full_or_declined_or_whose_host_is_blocked(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with calling_server(tmp_path, after_seconds=0.0) as (receiver, server):
            ada, bob, cleo = await strangers(server, "Ada", "Bob", "Cleo")
            await subscribe(bob, receiver, Browser())
            tables = [(await ada.create(**THREE)).id for _ in range(4)]
            for table in tables:
                await invite(server, ada, table, bob)
            await decline(bob, tables[0])
            await bob.join(tables[1])
            await ada.start(tables[2])
            await do(bob, f"/{await who(server, ada)}/block")
            await scan(server)
            assert receiver.posted == []
            # What comes to nothing while it waits to be sent is not sent either.
            other = (await cleo.create(**THREE)).id
            await invite(server, cleo, other, bob)
            receiver.status = 503
            await server.hall.calls.scan()
            await decline(bob, other)
            receiver.status = 201
            await server.hall.calls.outbox.idle()
            assert len(receiver.posted) <= 1

    run(test)


def test_an_invitation_comes_by_mail_too(tmp_path: Path) -> None:
    async def test() -> None:
        async with receiving() as receiver, mailing() as box:
            mail: dict[str, Any] = {
                "mail_server": f"smtp://127.0.0.1:{box.port}",
                "mail_from": "games@example.org",
                "address": "https://games.example.org",
            }
            async with running(quick(tmp_path / "t.db", calls=calling(receiver, **mail))) as server:
                ada, bob = await strangers(server, "Ada", "Bob")
                told = await bob.ask(
                    "POST", "/api/calls/mail", dict[str, Any], {"address": "bob@example.org"}
                )
                code = box.text().split(": ")[1][:6]
                path = f"/api/calls/{told['channels'][0]['id']}/confirm"
                await bob.send("POST", path, {"code": code})
                table = (await ada.create(**THREE)).id
                await invite(server, ada, table, bob)
                await scan(server)
                assert box.mails[-1]["Subject"] == "You are invited: Queendomino"
                assert f"https://games.example.org/table/{table}" in box.text()

    run(test)


# ---------------------------------------------------------------- playing again


async def again(client: Client, table: str) -> TableAnswer:
    return await client.ask("POST", f"/api/tables/{table}/again", TableAnswer)


async def finished_game(server: Running, *guests: Client) -> str:
    """A game with a bot that all have left to bots."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(guests) - 1), {"kind": "bot", "level": 1}]
    made = await guests[0].create(**THREE | {"seats": seats, "hints": False, "watch": "none"})
    for guest in guests[1:]:
        await guest.join(made.id)
    for guest in guests:
        await guest.resign(made.id)
    table = await server.hall.find(made.id)
    while table.match.phase != "finished":
        seat = table.match.actors()[0]
        sight = table.match.sights[seat]
        try:
            await table.act(seat, sight.number, sight.legal_codes[0], None)
        except TetrarchyError:  # the bot was quicker
            continue
    return made.id


def test_a_game_is_played_again_with_the_same_options_and_people(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob, cleo = [await server.guest(name) for name in ("Ada", "Bob", "Cleo")]
            eve = await server.guest("Eve")
            over = await finished_game(server, ada, bob, cleo)
            await do(cleo, f"/{await who(server, bob)}/block")
            made = await again(bob, over)
            assert (made.state, made.creator, made.hints, made.watch) == ("open", True, False, "none")
            assert made.options == (await bob.table(over)).options
            assert [seat.kind for seat in made.seats] == ["open", "person", "open", "bot"]
            assert [seat.reserved for seat in made.seats] == [False] * 4
            assert made.seats[3].level == 1
            assert [one.table for one in await received(ada)] == [made.id]
            assert await received(cleo) == []
            assert await invited(bob, made.id) == {"Ada": "waiting"}
            assert await refusal(again(eve, over)) == "not-seated"
            assert await refusal(again(bob, made.id)) == "not-over"
            assert await refusal(again(bob, "nowhere")) == "no-table"
            met = {one.name: one.table for one in (await people(ada)).met}
            assert met == {"Bob": over, "Cleo": over}

    run(test)


# ---------------------------------------------------------------- what is kept


def test_invitations_are_exported_and_go_with_their_people(database: str) -> None:
    async def test() -> None:
        async with running(quick(database)) as server:
            ada, bob = await strangers(server, "Ada", "Bob")
            table = (await ada.create(**THREE)).id
            await invite(server, ada, table, bob)
            await do(bob, f"/{await who(server, ada)}/block")
            mine = (await ada.send("GET", "/api/me/export")).json()["rows"]["invitations"]
            assert [(row["guest"], "state" in row) for row in mine] == [("Bob", False)]
            theirs = (await bob.send("GET", "/api/me/export")).json()["rows"]["invitations"]
            assert [row["host"] for row in theirs] == ["Ada"]
            await bob.send("POST", "/api/me/delete", {"sure": True})
            assert await invited(ada, table) == {}
            assert await server.hall.store.read(select(INVITATIONS)) == []

    run(test)


def test_invitations_to_tables_that_wait_no_more_are_forgotten(database: str, monkeypatch: Any) -> None:
    monkeypatch.setattr(invitations, "_TIDY_SECONDS", -1.0)

    async def test() -> None:
        async with running(quick(database)) as server:
            ada, bob = await strangers(server, "Ada", "Bob")
            waits, begins = [(await ada.create(**THREE)).id for _ in range(2)]
            for table in (waits, begins):
                await invite(server, ada, table, bob)
            await ada.start(begins)
            tidy = invitations.Tidy(server.hall)
            await tidy.look()
            rows = await server.hall.store.read(select(INVITATIONS.c.table_id))
            assert [row["table_id"] for row in rows] == [waits]

    run(test)


def test_friends_can_be_invited_who_never_finished_a_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            _, bob = await strangers(server, "Ada", "Bob")
            cleo = await server.guest("Cleo")
            await have_played(server, bob, cleo, table="other")
            await befriend(server, bob, cleo)
            table = (await bob.create(**THREE)).id
            await invite(server, bob, table, cleo)
            assert names(await people(cleo))["friends"] == ["Bob"]
            assert [one.table for one in await received(cleo)] == [table]

    run(test)
