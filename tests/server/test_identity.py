"""Coming back: passkeys, codes, devices; what a token is good for; export, and the end of a guest."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, insert, inspect, select, update

from tests.server.authenticator import Authenticator
from tests.server.recorder import Clock
from tests.server.running import Running, quick, run, running
from tests.server.test_table import refusal
from tests.server.test_whole_games import play
from tetrarchy.client import Client
from tetrarchy.client.rest import Refused
from tetrarchy.server.backup import backup, restore
from tetrarchy.server.calling.schema import CALLS, CHANNELS
from tetrarchy.server.experiments.schema import EXPERIMENTS, PARTS
from tetrarchy.server.moderation.schema import BANS, REPORTS
from tetrarchy.server.people import devices, passkeys
from tetrarchy.server.people.holdings import GAMES, HOLDINGS, NOBODYS
from tetrarchy.server.people.schema import CODES, PASSKEYS
from tetrarchy.server.schema import CHAT, METADATA
from tetrarchy.server.settings import Limits
from tetrarchy.wire import CodeAnswer, KeysAnswer, MeAnswer, TokenAnswer


class Browser:
    """A browser at the server's page: sends its cookie, an origin, and the page's header."""

    def __init__(self, server: Running) -> None:
        self.origin = server.url.replace("127.0.0.1", "localhost")
        headers = {"X-Tetrarchy": "1", "Origin": self.origin, "Host": self.origin.removeprefix("http://")}
        self.http = httpx.AsyncClient(base_url=server.url, headers=headers, timeout=60, trust_env=False)
        server.clients.append(self)  # type: ignore[arg-type]

    async def close(self) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.http.request(method, f"/api{path}", json=body)
        return answer.json() | ({"status": answer.status_code} if answer.status_code >= 400 else {})

    async def question(self, path: str) -> Any:
        return (await self.ask("POST", path))["options"]


async def with_passkey(browser: Browser) -> Authenticator:
    """Keep the guest of a browser by a passkey."""
    passkey = Authenticator(browser.origin)
    made = passkey.make(await browser.question("/me/passkeys/options"))
    keys = await browser.ask("POST", "/me/passkeys", {"credential": made, "name": "Laptop"})
    assert [key["name"] for key in keys["passkeys"]] == ["Laptop"]
    return passkey


async def code_of(client: Client, kind: str = "recovery") -> str:
    return (await client.ask("POST", f"/api/me/{kind}", CodeAnswer)).code


async def signed_in(server: Running, code: str) -> Client:
    """A program that comes back by a code."""
    stranger = server.stranger()
    me = await stranger.ask("POST", "/api/sign-in", MeAnswer, {"code": code, "token": True})
    assert isinstance(me.token, str)
    return server.stranger(me.token)


def test_a_passkey_brings_a_guest_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            one, two = Browser(server), Browser(server)
            me = await one.ask("PUT", "/me", {"name": "Ada"})
            passkey = await with_passkey(one)
            other = await two.ask("GET", "/me")
            assert other["guest"] != me["guest"]
            answer = passkey.answer(await two.question("/sign-in/options"))
            back = await two.ask("POST", "/sign-in", {"credential": answer, "device": "Phone"})
            assert (back["guest"], back["name"]) == (me["guest"], "Ada")
            assert (await two.ask("GET", "/me"))["guest"] == me["guest"]
            devices = (await two.ask("GET", "/me/keys"))["devices"]
            assert [(device["name"], device["this"]) for device in devices] == [("", False), ("Phone", True)]

    run(test)


def test_forged_and_replayed_answers_change_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            one, thief = Browser(server), Browser(server)
            passkey = await with_passkey(one)
            stranger = await thief.ask("GET", "/me")

            async def try_in(answer: Any) -> str:
                return str((await thief.ask("POST", "/sign-in", {"credential": answer}))["key"])

            good = passkey.answer(await one.question("/sign-in/options"))
            assert "guest" in await one.ask("POST", "/sign-in", {"credential": good})
            assert await try_in(good) == "challenge-over"
            other = Authenticator(one.origin)
            assert await try_in(other.answer(await thief.question("/sign-in/options"))) == "passkey-unknown"
            other.id = passkey.id
            assert await try_in(other.answer(await thief.question("/sign-in/options"))) == "passkey-refused"
            passkey.origin = "https://evil.example"
            assert await try_in(passkey.answer(await thief.question("/sign-in/options"))) == "passkey-refused"
            passkey.origin, passkey.site = one.origin, "evil.example"
            assert await try_in(passkey.answer(await thief.question("/sign-in/options"))) == "passkey-refused"
            passkey.site = "localhost"
            passkey.count = 0  # a copy of the key that counts from the beginning again
            assert await try_in(passkey.answer(await thief.question("/sign-in/options"))) == "passkey-refused"
            invented = passkey.answer({"challenge": "AAAA"})
            assert await try_in(invented) == "challenge-over"
            nothings: list[Any] = [{}, {"response": {}}, {"response": {"clientDataJSON": "!"}}, {"id": "\0"}]
            for nonsense in nothings:
                assert await try_in(nonsense) == "passkey-refused"
            assert (await thief.ask("POST", "/sign-in", {}))["key"] == "bad-sign-in"
            assert (await thief.ask("GET", "/me"))["guest"] == stranger["guest"]
            # A question for a new passkey is answered by who was asked, once.
            options = await one.question("/me/passkeys/options")
            made = Authenticator(one.origin).make(options)
            assert (await thief.ask("POST", "/me/passkeys", {"credential": made}))["key"] == "challenge-over"
            assert len((await one.ask("POST", "/me/passkeys", {"credential": made}))["passkeys"]) == 2
            assert (await one.ask("POST", "/me/passkeys", {"credential": made}))["key"] == "challenge-over"

    run(test)


def test_a_question_waits_five_minutes_for_its_answer(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            browser = Browser(server)
            passkey = await with_passkey(browser)
            for seconds, key in ((299, None), (301, "challenge-over")):
                answer = passkey.answer(await browser.question("/sign-in/options"))
                made = Authenticator(browser.origin).make(await browser.question("/me/passkeys/options"))
                clock.now += seconds
                for path, given in (("/sign-in", answer), ("/me/passkeys", made)):
                    assert (await browser.ask("POST", path, {"credential": given})).get("key") == key

    run(test)


def test_a_passkey_of_another_site_opens_nothing_here(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            browser = Browser(server)
            passkey = await with_passkey(browser)
            moved = update(PASSKEYS).values(site="games.example.org")
            await server.hall.store.run(lambda connection: connection.execute(moved).close())
            answer = passkey.answer(await browser.question("/sign-in/options"))
            assert (await browser.ask("POST", "/sign-in", {"credential": answer}))["key"] == "passkey-unknown"

    run(test)


def test_there_is_an_end_to_passkeys_and_devices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkeys, "_MOST", 2)
    monkeypatch.setattr(devices, "_MOST", 2)

    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            browser = Browser(server)
            await with_passkey(browser)
            asked = [await browser.question("/me/passkeys/options") for _ in range(2)]
            made = [Authenticator(browser.origin).make(options) for options in asked]
            answers = [await browser.ask("POST", "/me/passkeys", {"credential": one}) for one in made]
            assert [answer.get("key") for answer in answers] == [None, "too-many-passkeys"]
            assert (await browser.ask("POST", "/me/passkeys/options"))["key"] == "too-many-passkeys"
            assert len((await browser.ask("GET", "/me/keys"))["passkeys"]) == 2

            code = (await browser.ask("POST", "/me/recovery"))["code"]
            program = {"name": "Bot", "scope": "play"}
            first, second = [(await browser.ask("POST", "/me/devices", program))["id"] for _ in range(2)]
            assert (await browser.ask("POST", "/me/devices", program))["key"] == "too-many-devices"
            assert await key_of(server.stranger(), code) == "too-many-devices"
            await browser.ask("DELETE", f"/me/devices/{first}")
            assert (await (await signed_in(server, code)).me()).guest
            assert second in [one["id"] for one in (await browser.ask("GET", "/me/keys"))["devices"]]

    run(test)


def test_a_passkey_is_asked_for_by_a_browser_only(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            with pytest.raises(Refused) as refused:
                await ada.send("POST", "/api/me/passkeys/options")
            assert refused.value.problem.key == "no-browser"

    run(test)


def test_codes_bring_a_guest_to_another_device(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            old = await code_of(ada)
            recovery = await code_of(ada)
            for wrong in (old, "", "....", "x" * 100, "ß-Ω-\0"):
                assert await key_of(server.stranger(), wrong) == "bad-code"
            for _ in range(2):
                back = await signed_in(server, f" {recovery.upper().replace('-', ' ')} ")
                assert (await back.me()).name == "Ada"
            code = await code_of(ada, "device-code")
            assert (await (await signed_in(server, code)).me()).name == "Ada"
            assert await key_of(server.stranger(), code) == "bad-code"
            late = await code_of(ada, "device-code")
            clock.now += 601
            assert await key_of(server.stranger(), late) == "bad-code"
            kept = await server.hall.store.read(select(CODES))
            assert recovery not in json.dumps([dict(row) for row in kept])

    run(test)


async def key_of(client: Client, code: str) -> str:
    with pytest.raises(Refused) as refused:
        await client.ask("POST", "/api/sign-in", MeAnswer, {"code": code})
    return refused.value.problem.key


def test_codes_cannot_be_guessed_at_leisure(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db", limits=Limits(sign_ins_an_hour=5))) as server:
            stranger = server.stranger()
            assert [await key_of(stranger, "a") for _ in range(6)] == ["bad-code"] * 5 + ["too-fast"]

    run(test)


def test_tokens_are_scoped_and_can_be_ended(database: str) -> None:
    async def test() -> None:
        async with running(quick(database)) as server:
            ada = await server.guest("Ada")
            bot, eye = [await a_token(server, ada, scope) for scope in ("play", "read")]
            assert (await bot.me()).name == (await eye.me()).name == "Ada"
            wish = {"game": "queendomino", "seats": [{"kind": "me"}, {"kind": "open"}]}
            assert (await bot.create(**wish)).you == 0
            assert await refusal(eye.create(**wish)) == "narrow-token"
            for client in (bot, eye):
                for method, path in (("GET", "keys"), ("POST", "recovery"), ("GET", "export")):
                    assert await refusal(client.send(method, f"/api/me/{path}")) == "narrow-token"
            keys = await ada.ask("GET", "/api/me/keys", KeysAnswer)
            assert [(device.name, device.scope) for device in keys.devices] == [
                ("", "all"),
                ("play", "play"),
                ("read", "read"),
            ]
            await ada.send("DELETE", f"/api/me/devices/{keys.devices[1].id}")
            assert await refusal(bot.me()) == "no-guest"
            assert await refusal(ada.send("DELETE", "/api/me/devices/nothing")) == "no-device"
            assert (await eye.me()).name == "Ada"
        async with running(quick(database)) as server:
            assert await refusal(server.stranger(bot.token).me()) == "no-guest"
            assert (await server.stranger(eye.token).me()).name == "Ada"

    run(test)


async def a_token(server: Running, client: Client, scope: str) -> Client:
    made = await client.ask("POST", "/api/me/devices", TokenAnswer, {"name": scope, "scope": scope})
    return server.stranger(made.token)


def test_a_reading_token_watches_and_does_not_act(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            table = await ada.create(game="queendomino", seats=[{"kind": "me"}, {"kind": "bot"}])
            eye = await a_token(server, ada, "read")
            game = await (await eye.live()).watch(table.id)
            await game.until(lambda g: g.position and g.position.legal)
            assert game.position is not None
            assert await refusal(game.act(game.position.legal[0]["code"])) == "narrow-token"
            assert await refusal(game.say("hello")) == "narrow-token"

    run(test)


def test_signing_out_everywhere_ends_all_other_tokens_and_connections(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            other = await signed_in(server, await code_of(ada))
            waiting = await code_of(ada, "device-code")
            table = await ada.create(game="queendomino", seats=[{"kind": "me"}, {"kind": "open"}])
            await (await ada.live()).watch(table.id)
            assert len(server.server.live.connections) == 1
            await other.send("DELETE", "/api/me/devices")
            assert await refusal(ada.me()) == "no-guest"
            assert await key_of(server.stranger(), waiting) == "bad-code"
            while server.server.live.connections:
                await asyncio.sleep(0.01)
            assert (await other.table(table.id)).you == 0

    run(test)


def test_a_token_ended_at_one_process_is_void_at_another(new_database: Callable[[], str]) -> None:
    async def test() -> None:
        database = new_database()
        async with running(quick(database)) as one, running(quick(database)) as two:
            ada = await one.guest("Ada")
            there = two.stranger(ada.token)
            assert (await there.me()).name == "Ada"
            other = await signed_in(one, await code_of(ada))
            await other.send("DELETE", "/api/me/devices")
            while await still_known(there):
                await asyncio.sleep(0.01)

    run(test)


async def still_known(client: Client) -> bool:
    try:
        await client.me()
    except Refused:
        return False
    return True


# ---------------------------------------------------------------- export and the end


def test_every_table_says_what_it_holds_of_a_guest() -> None:
    known = {holding.table.name for holding in HOLDINGS} | {table.name for table in (*GAMES, *NOBODYS)}
    assert known == set(METADATA.tables)


async def called_and_reported(server: Running, guest: str, name: str, other: str, table: str) -> None:
    """A guest is called, has reported somebody and was reported, and is banned with its address."""
    channel: dict[str, Any] = {
        "id": "c",
        "guest": guest,
        "table_id": None,
        "kind": "mail",
        "address": "ada@example.org",
    }
    channel |= {"secret": "a key of push", "state": "on", "failures": 0, "created": 1.0}
    call = {"who": guest, "table_id": table, "turn": 1, "looked": 1.0, "at": 1.0, "process": "p"}
    report: dict[str, Any] = {"table_id": table, "at": 1.0, "created": 1.0, "state": "open"}
    plan = {
        "game": "queendomino",
        "plan": "{}",
        "total": 1,
        "why": "",
        "owner": "a process",
        "findings": None,
    }
    ban: dict[str, Any] = {"guest": guest, "name": name, "why": "", "created": 1.0, "until": 2.0}
    await server.hall.store.write(
        (insert(CHANNELS), channel),
        (insert(CALLS), call),
        (insert(CALLS), call | {"who": "c"}),  # by the channel itself, as those of tables are
        (
            insert(REPORTS),
            report | {"id": "1", "reporter": other, "guest": guest, "name": name, "text": "my own words"},
        ),
        (
            insert(REPORTS),
            report | {"id": "2", "reporter": guest, "guest": other, "name": "Bob", "text": "rude"},
        ),
        (
            insert(EXPERIMENTS),
            plan | {"id": "e", "guest": guest, "created": 1.0, "done": 1, "state": "cancelled"},
        ),
        (insert(PARTS), {"experiment": "e", "first": 0, "guest": guest, "games": 1, "body": "results"}),
        (insert(BANS), ban | {"who": guest}),
        (insert(BANS), ban | {"who": "address:203.0.113.7"}),
    )


def test_export_and_deletion_row_by_row(database: str) -> None:
    async def test() -> None:
        async with running(quick(database)) as server:
            ada, bob = await server.guest("Adalovelace"), await server.guest("Bob")
            guest = (await ada.me()).guest
            browser = Browser(server)
            browser.http.headers["Authorization"] = f"Bearer {ada.token}"
            await with_passkey(browser)
            await code_of(ada)
            program = await a_token(server, ada, "play")
            seats = [{"kind": "me"}, {"kind": "open"}]
            finished, running_one, waiting = [
                (await ada.create(game="queendomino", options={"variant": "kingdomino"}, seats=seats)).id
                for _ in range(3)
            ]
            watched = await ada.create(game="queendomino", seats=[{"kind": "open"}, {"kind": "bot"}])
            for table in (finished, running_one):
                await bob.join(table)
            games = [await (await person.live()).watch(finished) for person in (ada, bob)]
            await games[0].until(lambda g: g.position)
            await games[0].say("my own words")
            await games[0].say("my own words, of a time when nobody's authors were kept")
            older = update(CHAT).where(CHAT.c.text.contains("authors")).values(guest=None)
            await server.hall.store.run(lambda connection: connection.execute(older).close())
            await games[1].say("the words of another")
            await asyncio.gather(*(play(game, seat) for seat, game in enumerate(games)))
            end = await bob.table(finished)
            record = await bob.record(finished)
            await called_and_reported(server, guest, "Adalovelace", (await bob.me()).guest, finished)

            told = (await ada.send("GET", "/api/me/export")).json()
            rows = told["rows"]
            assert [row["name"] for row in rows["guests"]] == ["Adalovelace"]
            assert [len(rows[name]) for name in ("devices", "passkeys", "codes", "seats")] == [1, 1, 1, 3]
            assert "key" not in rows["passkeys"][0]
            assert [len(rows[name]) for name in ("call_channels", "calls", "reports", "bans")] == [1, 1, 2, 2]
            assert "a key of push" not in json.dumps(told)
            assert [len(rows[name]) for name in ("experiments", "experiment_parts")] == [1, 1]
            assert "a process" not in json.dumps(told)
            by_id = {game["table"]: game for game in told["games"]}
            assert set(by_id) == {finished, running_one, waiting, watched.id}
            assert [line["text"][:12] for line in by_id[finished]["chat"]] == ["my own words"] * 2
            kept = await server.hall.read_rows(finished, 0)
            mine = [row.at for row in kept if row.seat == 0]
            assert [row["at"] for row in by_id[finished]["decisions"]] == mine
            assert by_id[watched.id]["seats"] == []
            assert "the words of another" not in json.dumps(told)

            assert await refusal(ada.send("POST", "/api/me/delete", {"sure": False})) == "not-sure"
            assert (await ada.me()).name == "Adalovelace"
            await ada.send("POST", "/api/me/delete", {"sure": True})
            assert await refusal(ada.me()) == "no-guest"
            assert await refusal(program.me()) == "no-guest"

            whole = await server.hall.store.run(everything)
            for name, rows_left in whole.items():
                if name != "ended":
                    assert guest not in rows_left, name
                    assert "Adalovelace" not in rows_left, name
                assert "my own words" not in rows_left, name
            assert "the words of another" in whole["chat"]
            assert whole["calls"] == ""
            assert "address:203.0.113.7" in whole["bans"], "an address stays banned"
            after = await bob.table(finished)
            assert (after.scores, after.standing, after.state) == (end.scores, end.standing, "finished")
            assert after.seats[1].name == "Bob"
            assert await bob.record(finished) == record.replace("Adalovelace", "")
            left = await bob.table(running_one)
            assert (left.seats[0].kind, left.seats[0].mark, left.seats[0].name) == ("bot", "left", "")
            assert [(await bob.table(table)).state for table in (waiting, watched.id)] == ["closed", "closed"]
            game = await (await bob.live()).watch(running_one)
            await play(game, 1)
            assert (await bob.table(running_one)).state == "finished"
            whole = await server.hall.store.run(everything)
            assert [name for name, rows_left in whole.items() if guest in rows_left] == ["ended"]

    run(test)


def test_of_a_game_in_progress_a_file_tells_only_what_oneself_has_decided(tmp_path: Path) -> None:
    """Not what chance has dealt after it, nor what others have chosen, which may be hidden from its owner."""

    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            people = [await server.guest("Ada"), await server.guest("Bob")]
            table = (
                await people[0].create(game="wonderful_kingdom", seats=[{"kind": "me"}, {"kind": "open"}])
            ).id
            await people[1].join(table)
            games = [await (await person.live()).watch(table) for person in people]
            decided: list[list[int]] = [[], []]
            match = (await server.hall.find(table)).match
            for _ in range(20):
                seat = match.actors()[0]
                await games[seat].until(lambda g: g.position is not None and g.position.legal)
                position = games[seat].position
                assert position is not None
                decided[seat].append(position.legal[-1]["code"])
                await games[seat].act(decided[seat][-1])
            rows = await server.hall.read_rows(table, 0)
            steps = [(row.seat, seat) for row in rows for seat, _ in row.body.get("steps", [])]
            assert any(seat != own for own, seat in steps), "nothing was there to be hidden"
            for person, mine in zip(people, decided, strict=True):
                [told] = (await person.send("GET", "/api/me/export")).json()["games"]
                assert [code for row in told["decisions"] for code in row.get("actions", [])] == mine

    run(test)


def everything(connection: Connection) -> dict[str, str]:
    """All that a database holds, as text, table by table."""
    names = set(inspect(connection).get_table_names()) & set(METADATA.tables)
    return {
        name: "\n".join(
            str(list(map(str, row))) for row in connection.execute(select(METADATA.tables[name])).all()
        )
        for name in sorted(names)
    }


def test_a_backup_carries_keys_and_ended_tokens(tmp_path: Path, new_database: Callable[[], str]) -> None:
    async def test() -> None:
        old, new = str(tmp_path / "t.db"), new_database()
        async with running(quick(old)) as server:
            ada = await server.guest("Ada")
            browser = Browser(server)
            browser.http.headers["Authorization"] = f"Bearer {ada.token}"
            passkey = await with_passkey(browser)
            code = await code_of(ada)
            gone = await a_token(server, ada, "play")
            device = (await ada.ask("GET", "/api/me/keys", KeysAnswer)).devices[1].id
            await ada.send("DELETE", f"/api/me/devices/{device}")
            before = await server.hall.store.run(everything)
        await backup(old, tmp_path / "copy.gz")
        await restore(new, tmp_path / "copy.gz")
        async with running(quick(new)) as server:
            after = await server.hall.store.run(everything)
            for table in (*[holding.table for holding in HOLDINGS], *NOBODYS):
                if table.name != "processes":
                    assert after[table.name] == before[table.name], table.name
            assert await refusal(server.stranger(gone.token).me()) == "no-guest"
            assert (await (await signed_in(server, code)).me()).name == "Ada"
            kept = await server.hall.store.read(select(PASSKEYS))
            assert [row["name"] for row in kept] == ["Laptop"]
            browser = Browser(server)
            passkey.origin = browser.origin
            answer = passkey.answer(await browser.question("/sign-in/options"))
            assert (await browser.ask("POST", "/sign-in", {"credential": answer}))["name"] == "Ada"

    run(test)
