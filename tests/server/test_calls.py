"""People are called when it is their turn: by push, e-mail and webhook, once a turn, and with no secret."""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from http_ece import ECEException

from tests.server.receivers import Browser, Receiver, mailing, receiving
from tests.server.recorder import Clock
from tests.server.running import Running, quick, run, running
from tetrarchy.client import Client
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.backup import backup, restore
from tetrarchy.server.calling.networks import find_address, is_push_service, read_target
from tetrarchy.server.calling.settings import PUSH_SERVICES, CallSettings

ME = [{"kind": "me"}]
TWO = [{"kind": "me"}, {"kind": "open"}]
NOW: dict[str, Any] = {"after_seconds": 0.0, "pause_seconds": 0.0, "scan_seconds": 1000.0}


def calling(receiver: Receiver, **changes: Any) -> CallSettings:
    """Settings with which calls reach a receiver on this machine, at once."""
    here = {"inside": ("127.0.0.0/8",), "push_services": (f"127.0.0.1:{receiver.port}",)}
    return CallSettings(**{**NOW, **here, "deadline_seconds": 1.0, **changes})


@asynccontextmanager
async def calling_server(folder: Path, **changes: Any) -> AsyncIterator[tuple[Receiver, Running]]:
    """A receiver of posts, and a server that calls people there."""
    async with (
        receiving() as receiver,
        running(quick(folder / "t.db", calls=calling(receiver, **changes))) as server,
    ):
        yield receiver, server


async def ask(client: Client, method: str, path: str, body: Any = None) -> Any:
    return await client.ask(method, f"/api/calls{path}", dict[str, Any], body)


async def refusal(client: Client, path: str, body: Any = None, method: str = "POST") -> str:
    """The key with which something is refused; the client has as many channels afterwards as before."""
    before = await ask(client, "GET", "")
    with pytest.raises(TetrarchyError) as refused:
        await ask(client, method, path, body)
    assert await ask(client, "GET", "") == before
    return str(refused.value.key)


async def subscribe(client: Client, receiver: Receiver, browser: Browser) -> dict[str, Any]:
    wish = {"endpoint": f"{receiver.address}/push/{id(browser)}", **browser.keys}
    answer: dict[str, Any] = await ask(client, "POST", "/push", wish)
    return answer


async def scan(server: Running) -> None:
    """Call whoever is to be called, and wait until that is done."""
    await server.hall.calls.scan()
    await server.hall.calls.outbox.idle()


@asynccontextmanager
async def two_at_a_table(server: Running, **wish: Any) -> AsyncIterator[tuple[Client, Client, str]]:
    """Two people at a table, who both have it closed."""
    ada, bob = await server.guest("Ada"), await server.guest("Bob")
    made = await ada.create(**{"game": "queendomino", "seats": TWO, **wish})
    await bob.join(made.id)
    yield ada, bob, made.id


async def move(server: Running, table: str) -> int:
    """Whoever must decide does; returns the seat."""
    found = await server.hall.find(table)
    seat = next(iter(found.match.actors()))
    sight = found.match.sights[seat]
    await found.act(seat, sight.number, sight.legal_codes[0], None)
    return int(seat)


def test_a_push_can_be_read_by_the_browser_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            calling_server(tmp_path) as (receiver, server),
            two_at_a_table(server) as (ada, bob, table),
        ):
            screens = {"Ada": Browser(), "Bob": Browser()}
            for client, browser in zip((ada, bob), screens.values(), strict=True):
                answer = await subscribe(client, receiver, browser)
                assert [one["state"] for one in answer["channels"]] == ["on"]
                assert str(id(browser))[:-4] not in str(answer)  # the address is a secret
            seat = (await server.hall.find(table)).match.actors()[0]
            await scan(server)
            [pushed] = receiver.posted
            assert pushed.signed_by() == answer["push"]
            claims = pushed.claims()
            assert (claims["aud"], claims["sub"]) == (receiver.address, "https://localhost")
            assert time.time() < claims["exp"] <= time.time() + 86_400, "what push services take"
            assert pushed.headers["content-encoding"] == "aes128gcm"
            name, other = ("Ada", "Bob") if seat == 0 else ("Bob", "Ada")
            assert pushed.path.endswith(str(id(screens[name])))
            said = screens[name].read(pushed.body)
            assert said == {
                "title": "Your turn in Queendomino",
                "body": f"With {other}.",
                "path": f"/table/{table}",
                "tag": table,
            }
            assert b"Queendomino" not in pushed.body
            with pytest.raises(ECEException):
                screens[other].read(pushed.body)

    run(test)


def test_one_message_for_each_turn_and_all_tables_together(tmp_path: Path) -> None:
    async def test() -> None:
        async with calling_server(tmp_path) as (receiver, server):
            ada, browser = await server.guest("Ada"), Browser()
            await subscribe(ada, receiver, browser)
            tables = [(await ada.create(game="inkdoms", seats=ME, options={})).id for _ in range(3)]
            await ada.send("PUT", "/api/me", {"language": "ru"})
            for _ in range(3):
                await scan(server)
            [pushed] = receiver.posted
            said = browser.read(pushed.body)
            assert said["title"] == "Ваш ход за 3 столами"
            assert said["path"] == "/"
            # Decisions within a turn call nobody again; the next turn does.
            match = (await server.hall.find(tables[0])).match
            turn, calls = match.state.turn_id(), 1
            for _ in range(30):
                await move(server, tables[0])
                await scan(server)
                if not match.actors():
                    break
                calls += match.state.turn_id() > turn
                turn = match.state.turn_id()
                assert len(receiver.posted) == calls
            assert calls > 2

    run(test)


def test_nobody_is_called_who_looks_or_has_not_asked_or_must_not_wait(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            calling_server(tmp_path) as (receiver, server),
            two_at_a_table(server) as (ada, bob, table),
        ):
            await scan(server)  # nobody has asked for it
            await subscribe(ada, receiver, Browser())
            await subscribe(bob, receiver, Browser())
            both = [await client.live() for client in (ada, bob)]
            for live in both:
                await live.watch(table)
            await scan(server)  # both look at the table
            assert receiver.connections == 0
            for live in both:
                await live.close()
            while server.hall.online(table):
                await asyncio.sleep(0.01)
            await scan(server)
            assert len(receiver.posted) == 1

    run(test)


def test_a_table_must_wait_before_anybody_is_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        settings = {"after_seconds": 30.0, "pause_seconds": 120.0}
        async with calling_server(tmp_path, **settings) as (receiver, server):
            ada = await server.guest("Ada")
            await subscribe(ada, receiver, Browser())
            begin = time.time()
            await ada.create(game="inkdoms", seats=ME)
            tellings = []
            for later in (20, 40, 60, 200):
                monkeypatch.setattr(time, "time", lambda later=later: begin + later)
                if later == 60:
                    await ada.create(game="wonderful_kingdom", seats=ME)
                    monkeypatch.setattr(time, "time", lambda: begin + 95)
                await scan(server)
                tellings.append(len(receiver.posted))
            assert tellings == [0, 1, 1, 2]  # the second table waits until the pause is over

    run(test)


def test_mail_comes_once_its_address_is_shown_to_be_ones_own(tmp_path: Path) -> None:
    async def test() -> None:
        async with receiving() as receiver, mailing() as box:
            calls = calling(
                receiver,
                mail_server=f"smtp://127.0.0.1:{box.port}",
                mail_from="games@example.org",
                address="https://games.example.org",
            )
            async with running(quick(tmp_path / "t.db", calls=calls)) as server:
                ada, eve = await server.guest("Ada"), await server.guest("Eve")
                answer = await ask(ada, "POST", "/mail", {"address": "ada@example.org"})
                [channel] = answer["channels"]
                assert channel["state"] == "waiting"
                code = re.search(r"\d{6}", box.text())
                assert code is not None
                made = await ada.create(game="inkdoms", seats=ME)
                await scan(server)
                assert len(box.mails) == 1  # not confirmed yet
                confirm = f"/{channel['id']}/confirm"
                assert await refusal(eve, confirm, {"code": code[0]}) == "no-channel"
                wrong = f"{(int(code[0]) + 1) % 1_000_000:06}"
                assert await refusal(ada, confirm, {"code": wrong}) == "wrong-code"
                assert await refusal(ada, f"/{channel['id']}/try") == "code-wanted"
                answer = await ask(ada, "POST", confirm, {"code": code[0]})
                assert answer["channels"][0]["state"] == "on"
                assert await refusal(ada, confirm, {"code": code[0]}) == "no-code-wanted"
                await scan(server)
                mail = box.mails[-1]
                assert (mail["To"], mail["From"]) == ("ada@example.org", "games@example.org")
                assert mail["Subject"] == "Your turn in Inkdoms"
                assert f"https://games.example.org/table/{made.id}" in box.text()
                # The link in the mail ends it; a forged one does not.
                stop = (
                    mail["List-Unsubscribe"].strip("<>").removeprefix("https://games.example.org/api/calls")
                )
                assert await refusal(server.stranger(), stop[:-3] + "xxx") == "bad-link"
                assert await ask(server.stranger(), "POST", stop) == {"stopped": True}
                assert (await ask(ada, "GET", ""))["channels"] == []

    run(test)


def test_codes_can_be_guessed_only_a_few_times(tmp_path: Path) -> None:
    async def test() -> None:
        async with receiving() as receiver, mailing() as box:
            mail = {"mail_server": f"smtp://127.0.0.1:{box.port}", "mail_from": "games@example.org"}
            calls = calling(receiver, **mail, address="https://games.example.org")
            async with running(quick(tmp_path / "t.db", calls=calls)) as server:
                ada = await server.guest("Ada")
                answer = await ask(ada, "POST", "/mail", {"address": "ada@example.org"})
                path = f"/{answer['channels'][0]['id']}/confirm"
                real = re.search(r"\d{6}", box.text())
                assert real is not None
                guesses = [f"{(int(real[0]) + n) % 1_000_000:06}" for n in range(1, 6)]
                assert [await refusal(ada, path, {"code": guess}) for guess in guesses] == ["wrong-code"] * 5
                with pytest.raises(TetrarchyError, match="counts no more"):
                    await ask(ada, "POST", path, {"code": real[0]})
                assert (await ask(ada, "GET", ""))["channels"] == []

    run(test)


def test_a_code_that_came_by_mail_counts_for_an_hour(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with receiving() as receiver, mailing() as box:
            mail = {"mail_server": f"smtp://127.0.0.1:{box.port}", "mail_from": "games@example.org"}
            calls = calling(receiver, **mail, address="https://games.example.org")
            async with running(quick(tmp_path / "t.db", calls=calls)) as server:
                for minutes, state in ((59, "on"), (61, None)):
                    ada = await server.guest("Ada")
                    made = await ask(ada, "POST", "/mail", {"address": f"ada{minutes}@example.org"})
                    code = re.search(r"\d{6}", box.text())
                    assert code is not None
                    clock.now += 60 * minutes
                    with contextlib.suppress(TetrarchyError):
                        await ask(ada, "POST", f"/{made['channels'][0]['id']}/confirm", {"code": code[0]})
                    left = (await ask(ada, "GET", ""))["channels"]
                    assert [one["state"] for one in left] == ([] if state is None else [state])

    run(test)


def test_a_webhook_of_a_table_tells_what_a_spectator_knows(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            calling_server(tmp_path) as (receiver, server),
            two_at_a_table(server, language="ru") as (ada, bob, table),
        ):
            hook = {"address": f"{receiver.address}/room", "table": table}
            assert await refusal(bob, "/hook", hook) == "not-creator"
            await ask(ada, "POST", "/hook", hook)
            await scan(server)
            [told] = [post.json for post in receiver.posted]
            seat = (await server.hall.find(table)).match.actors()[0]
            name = ["Ada", "Bob"][seat]
            assert told["content"] == told["text"]
            assert told["text"] == f"Queendomino. Сейчас ходят: {name}. {server.url}/table/{table}"
            assert told["tables"] == [{"table": table, "game": "queendomino", "kind": "turn"}]
            while (await server.hall.find(table)).match.phase != "finished":
                await move(server, table)
            await scan(server)
            await scan(server)
            assert len(receiver.posted) == 2
            assert receiver.posted[-1].json["tables"][0]["kind"] == "over"

    run(test)


def test_a_name_calls_nobody_in_the_room_of_a_webhook(tmp_path: Path) -> None:
    async def test() -> None:
        async with calling_server(tmp_path) as (receiver, server):
            people = [await server.guest("@everyone <!channel>") for _ in range(2)]
            for one in people:
                await ask(one, "POST", "/hook", {"address": f"{receiver.address}/x"})
            table = await people[0].create(game="inkdoms", seats=TWO)
            await people[1].join(table.id)
            await scan(server)
            told = receiver.posted[0].json
            assert told["allowed_mentions"] == {"parse": []}
            assert "@\u2060everyone ‹!channel›" in told["text"]

    run(test)


# ---------------------------------------------------------------- where nothing is sent


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("https://127.0.0.1/x", "endpoint-inside"),
        ("https://localhost/x", "endpoint-inside"),
        ("https://10.1.2.3/x", "endpoint-inside"),
        ("https://192.168.1.1/x", "endpoint-inside"),
        ("https://172.20.0.1/x", "endpoint-inside"),
        ("https://169.254.169.254/latest/meta-data", "endpoint-inside"),
        ("https://100.64.0.1/x", "endpoint-inside"),
        ("https://0.0.0.0/x", "endpoint-inside"),
        ("https://2130706433/x", "endpoint-inside"),
        ("https://0x7f.1/x", "endpoint-inside"),
        ("https://[::1]/x", "endpoint-inside"),
        ("https://[fe80::1]/x", "endpoint-inside"),
        ("https://[fd00::1]/x", "endpoint-inside"),
        ("https://[::ffff:10.0.0.1]/x", "endpoint-inside"),
        ("https://[64:ff9b::7f00:1]/x", "endpoint-inside"),
        ("https://[64:ff9b:1::7f00:1]/x", "endpoint-inside"),
        ("https://[2002:7f00:1::]/x", "endpoint-inside"),
        ("https://[::127.0.0.1]/x", "endpoint-inside"),
        ("https://[::ffff:0:127.0.0.1]/x", "endpoint-inside"),
        ("https://[fec0::1]/x", "endpoint-inside"),
        ("https://224.0.0.1/x", "endpoint-inside"),
        ("https://no-such-name.invalid/x", "endpoint-unknown"),
        ("http://93.184.215.14/x", "endpoint-not-https"),
        ("https://93.184.215.14:22/x", "endpoint-not-https"),
        ("https://user:word@93.184.215.14/x", "bad-endpoint"),
        ("ftp://93.184.215.14/x", "bad-endpoint"),
        ("file:///etc/passwd", "bad-endpoint"),
        ("https://exa mple.org/", "bad-endpoint"),
        ("https://example.org/\r\nHost: x", "bad-endpoint"),
        ("https://example.org:99999/", "bad-endpoint"),
        ("", "bad-endpoint"),
        ("x" * 1000, "bad-endpoint"),
    ],
)
def test_nothing_is_sent_into_the_hosts_own_network(address: str, key: str) -> None:
    async def test() -> None:
        with pytest.raises(TetrarchyError) as refused:
            await find_address(read_target(address, ()), ())
        assert refused.value.key == key

    run(test)


def test_a_name_is_looked_up_anew_and_leads_nowhere_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that led into the open when it was given, and leads inside when something is sent."""
    from tetrarchy.server.calling import calls

    async def test() -> None:
        async with (
            receiving() as receiver,
            running(quick(tmp_path / "t.db", calls=CallSettings(**NOW))) as server,
        ):
            ada = await server.guest("Ada")

            async def in_the_open(*_: Any) -> str:
                return "93.184.215.14"

            with monkeypatch.context() as patch:
                patch.setattr(calls, "find_address", in_the_open)
                answer = await ask(ada, "POST", "/hook", {"address": "https://localhost/x"})
            assert await refusal(ada, f"/{answer['channels'][0]['id']}/try") == "call-refused"
            assert receiver.connections == 0

    run(test)


def test_names_whose_servers_keep_silent_hold_up_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """More lookups than there are threads, none of which ends: what else is done in threads goes on."""
    over, ended = threading.Event(), []

    def silent(*_: Any, **__: Any) -> list[Any]:
        ended.append(over.wait(20))
        return []

    async def test() -> None:
        target = read_target("https://example.org/x", ())
        lookups = [asyncio.create_task(find_address(target, ())) for _ in range(50)]
        await asyncio.sleep(0)
        assert await asyncio.to_thread(lambda: list(ended)) == []
        over.set()
        for error in await asyncio.gather(*lookups, return_exceptions=True):
            assert isinstance(error, TetrarchyError)

    monkeypatch.setattr(socket, "getaddrinfo", silent)
    run(test)


def test_only_the_browsers_push_services_are_pushed_to(tmp_path: Path) -> None:
    def known(address: str) -> bool:
        return is_push_service(read_target(address, ("anywhere",)), PUSH_SERVICES)

    assert known("https://fcm.googleapis.com/fcm/send/x")
    assert known("https://updates.push.services.mozilla.com/wpush/v2/x")
    assert known("https://web.push.apple.com/x")
    assert not known("https://fcm.googleapis.com.example.org/x")
    assert not known("https://evilpush.apple.com/x")
    assert not known("https://fcm.googleapis.com:8443/x")

    async def test() -> None:
        async with receiving() as receiver:
            async with running(quick(tmp_path / "t.db", calls=CallSettings(**NOW))) as server:
                ada, browser = await server.guest("Ada"), Browser()
                wish = {"endpoint": f"{receiver.address}/x", **browser.keys}
                assert await refusal(ada, "/push", wish) == "endpoint-not-https"
                wish["endpoint"] = "https://127.0.0.1/x"
                assert await refusal(ada, "/push", wish) == "no-push-service"
            async with running(quick(tmp_path / "u.db", calls=calling(receiver))) as server:
                ada = await server.guest("Ada")
                for keys in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "é"}, {"auth": ""}):
                    wish = {"endpoint": f"{receiver.address}/x", **browser.keys, **keys}
                    assert await refusal(ada, "/push", wish) == "bad-push-keys"
            assert receiver.connections == 0

    run(test)


def test_redirects_lead_nowhere(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            receiving() as inside,
            calling_server(tmp_path) as (receiver, server),
        ):
            ada = await server.guest("Ada")
            receiver.status, receiver.headers = 307, f"Location: {inside.address}/\r\n"
            answer = await ask(ada, "POST", "/hook", {"address": f"{receiver.address}/x"})
            assert await refusal(ada, f"/{answer['channels'][0]['id']}/try") == "call-refused"
            assert (receiver.connections, inside.connections) == (1, 0)

    run(test)


def test_there_is_an_end_to_what_one_can_ask_for(tmp_path: Path) -> None:
    async def test() -> None:
        async with calling_server(tmp_path) as (receiver, server):
            ada = await server.guest("Ada")
            for number in range(3):
                await ask(ada, "POST", "/hook", {"address": f"{receiver.address}/{number}"})
            await ask(ada, "POST", "/hook", {"address": f"{receiver.address}/1"})  # the same one again
            assert await refusal(ada, "/hook", {"address": f"{receiver.address}/4"}) == "too-many-channels"
            [first, *_] = (await ask(ada, "GET", ""))["channels"]
            heard = []
            for _ in range(20):
                try:
                    await ask(ada, "POST", f"/{first['id']}/try")
                    heard.append("sent")
                except TetrarchyError as error:
                    heard.append(error.key)
            assert heard == ["sent"] * 15 + ["too-fast"] * 5
            assert len(receiver.posted) == 15

    run(test)


# ---------------------------------------------------------------- receivers that are dead, slow or gone


def test_who_is_gone_is_forgotten_and_who_refuses_is_stopped(tmp_path: Path) -> None:
    async def test() -> None:
        async with calling_server(tmp_path) as (receiver, server):
            ada, browser = await server.guest("Ada"), Browser()
            await subscribe(ada, receiver, browser)
            await ask(ada, "POST", "/hook", {"address": f"{receiver.address}/x"})
            receiver.status = 403
            table = await ada.create(game="inkdoms", seats=ME)
            await scan(server)
            seen = set()
            for _ in range(400):
                await move(server, table.id)
                await scan(server)
                seen = {one["state"] for one in (await ask(ada, "GET", ""))["channels"]}
                if seen == {"stopped"}:
                    break
            assert seen == {"stopped"}
            assert len(receiver.posted) == 16
            receiver.status = 200  # a try that comes through brings it back
            for one in (await ask(ada, "GET", ""))["channels"]:
                answer = await ask(ada, "POST", f"/{one['id']}/try")
            assert [one["state"] for one in answer["channels"]] == ["on", "on"]
            receiver.status = 410
            with pytest.raises(TetrarchyError) as refused:
                await ask(ada, "POST", f"/{one['id']}/try")
            assert refused.value.key == "call-gone"
            assert len((await ask(ada, "GET", ""))["channels"]) == 1

    run(test)


def test_a_dead_receiver_keeps_neither_tables_nor_others_waiting(tmp_path: Path) -> None:
    """One receiver never answers, another refuses connections: moves and other calls go on meanwhile."""

    async def test() -> None:
        async with receiving() as silent, receiving() as receiver:
            silent.status = None
            calls = calling(receiver, deadline_seconds=60.0, retry_seconds=1000.0)
            settings = quick(tmp_path / "t.db", calls=calls)
            async with running(settings) as server, two_at_a_table(server) as (ada, bob, table):
                for client in (ada, bob):
                    await ask(client, "POST", "/hook", {"address": f"{silent.address}/x"})
                    await ask(client, "POST", "/hook", {"address": "http://127.0.0.1:1/x"})
                    await ask(client, "POST", "/hook", {"address": f"{receiver.address}/x"})
                turns = set()
                for _ in range(40):
                    state = (await server.hall.find(table)).match.state
                    turns.add(state.turn_id())
                    await server.hall.calls.scan()
                    while len(receiver.posted) < len(turns):
                        await asyncio.sleep(0.01)
                    await move(server, table)
                assert len(receiver.posted) == len(turns) > 5
                assert silent.connections == 1  # what is new goes with what waits already
                assert server.hall.calls.outbox.waiting <= 4

    run(test)


@pytest.mark.slow
def test_a_dead_mail_server_and_a_dead_push_service_keep_no_table_waiting(tmp_path: Path) -> None:
    """Both take connections and never say a word: games are played to their end before anything is given up."""

    async def test() -> None:
        async with receiving() as push, receiving() as mail:
            push.status = mail.status = None
            sender = {"mail_server": f"smtp://127.0.0.1:{mail.port}", "mail_from": "games@example.org"}
            calls = calling(push, **sender, address="https://games.example.org", deadline_seconds=1000.0)
            async with (
                running(quick(tmp_path / "t.db", calls=calls)) as server,
                two_at_a_table(server) as (ada, bob, table),
            ):
                channels, outbox = server.hall.calls.channels, server.hall.calls.outbox
                for client in (ada, bob):
                    await subscribe(client, push, Browser())
                    guest = (await client.me()).guest
                    await channels.add(guest, "mail", f"{guest}@example.org", "{}", "on")
                cleo = await server.guest("Cleo")
                asking = asyncio.create_task(ask(cleo, "POST", "/mail", {"address": "cleo@example.org"}))
                while (await server.hall.find(table)).match.phase != "finished":
                    await server.hall.calls.scan()
                    await move(server, table)
                while (
                    push.connections < 1 or mail.connections < 2
                ):  # a letter, and the code that is asked for
                    await asyncio.sleep(0.01)
                assert not asking.done()
                assert outbox.waiting <= 4  # what is new goes with what waits already
                assert outbox.dropped == 0
                assert (await ada.table(table)).state == "finished"
                states = [one["state"] for one in (await ask(ada, "GET", ""))["channels"]]
                assert states == ["on", "on"], "nothing was given up yet"
                asking.cancel()

    run(test)


def test_what_waits_to_be_sent_is_bounded(tmp_path: Path) -> None:
    async def test() -> None:
        async with receiving() as silent:
            silent.status = None
            calls = calling(silent, deadline_seconds=60.0, waiting=3)
            async with running(quick(tmp_path / "t.db", calls=calls)) as server:
                for number in range(6):
                    one = await server.guest(f"Guest {number}")
                    await ask(one, "POST", "/hook", {"address": f"{silent.address}/{number}"})
                    await one.create(game="inkdoms", seats=ME)
                await server.hall.calls.scan()
                outbox = server.hall.calls.outbox
                assert outbox.waiting <= 3  # one of them may be on its way
                assert outbox.dropped == 3

    run(test)


def test_what_failed_is_tried_again_and_says_only_what_is_still_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with receiving() as receiver:
            calls = calling(receiver, retry_seconds=0.05)
            async with running(quick(tmp_path / "t.db", calls=calls)) as server:
                ada, browser = await server.guest("Ada"), Browser()
                await subscribe(ada, receiver, browser)
                one = await ada.create(game="inkdoms", seats=ME)
                two = await ada.create(game="wonderful_kingdom", seats=ME)
                receiver.status = 503
                await server.hall.calls.scan()
                while not receiver.posted:
                    await asyncio.sleep(0.01)
                assert browser.read(receiver.posted[0].body)["title"] == "Your turn at 2 tables"
                await ada.resign(two.id)
                receiver.status = 201
                await server.hall.calls.outbox.idle()
                assert browser.read(receiver.posted[-1].body)["path"] == f"/table/{one.id}"

    run(test)


# ---------------------------------------------------------------- what is kept


def test_several_processes_call_somebody_once(new_database: Callable[[], str]) -> None:
    async def test() -> None:
        async with receiving() as receiver:
            settings = quick(new_database(), calls=calling(receiver))
            async with running(settings) as one, running(settings) as two:
                ada = await one.guest("Ada")
                await subscribe(ada, receiver, Browser())
                await ada.create(game="inkdoms", seats=ME)
                assert one.hall.calls.push.public == two.hall.calls.push.public
                for _ in range(3):
                    await asyncio.gather(scan(one), scan(two))
                assert len(receiver.posted) == 1

    run(test)


def test_channels_keys_and_calls_come_through_a_restart_and_a_backup(database: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with receiving() as receiver:
            settings = quick(database, calls=calling(receiver))
            async with running(settings) as server:
                ada, browser = await server.guest("Ada"), Browser()
                await subscribe(ada, receiver, browser)
                await ada.create(game="inkdoms", seats=ME)
                await scan(server)
                public = server.hall.calls.push.public
            await backup(database, tmp_path / "all.gz")
            again = tmp_path / "again.db"
            await restore(str(again), tmp_path / "all.gz")
            for kept in (database, str(again)):
                async with running(quick(kept, calls=calling(receiver))) as server:
                    assert server.hall.calls.push.public == public
                    await scan(server)
                    assert len(receiver.posted) == 1  # nobody is called again for the same turn
                    me = server.stranger(ada.token)
                    [channel] = (await ask(me, "GET", ""))["channels"]
                    await ask(me, "POST", f"/{channel['id']}/try")
                    assert browser.read(receiver.posted.pop().body)["path"] == "/"

    run(test)


def test_without_its_packages_the_server_says_what_is_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import sys

    for name in ("pywebpush", "py_vapid", "aiosmtplib"):
        monkeypatch.setitem(sys.modules, name, None)

    async def test() -> None:
        mail: dict[str, Any] = {
            "mail_server": "smtp://127.0.0.1",
            "mail_from": "a@example.org",
            "address": "https://example.org",
        }
        async with running(quick(tmp_path / "t.db", calls=CallSettings(**NOW, **mail))) as server:
            ada = await server.guest("Ada")
            answer = await ask(ada, "GET", "")
            assert (answer["push"], answer["mail"]) == (None, False)
            wish = {"endpoint": "https://fcm.googleapis.com/x", **Browser().keys}
            assert await refusal(ada, "/push", wish) == "no-push"
            assert await refusal(ada, "/mail", {"address": "ada@example.org"}) == "no-mail"

    run(test)
