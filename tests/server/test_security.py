"""What strangers may not do."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any
from unicodedata import normalize

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.running import quick, run, running
from tests.server.test_table import refusal, two_people
from tetrarchy.server.guests import clean_chat, clean_label, clean_name
from tetrarchy.server.settings import Limits


def test_every_answer_carries_the_protecting_headers(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server, httpx.AsyncClient(timeout=60) as http:
            for path in (
                "/",
                "/table/x",
                "/api/games",
                "/api/nothing",
                "/healthz",
                "/api/schema/openapi.json",
            ):
                headers = (await http.get(server.url + path)).headers
                assert "default-src 'none'" in headers["content-security-policy"]
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["x-frame-options"] == "DENY"
                assert "server" not in headers

    run(test)


def test_a_cookie_alone_changes_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            running(quick(tmp_path / "t.db")) as server,
            httpx.AsyncClient(base_url=server.url, timeout=60) as http,
        ):
            answer = await http.get("/api/me")
            assert "HttpOnly" in answer.headers["set-cookie"]
            assert "SameSite=Lax" in answer.headers["set-cookie"]
            body = {"name": "Ada"}
            bare = await http.put("/api/me", json=body)
            assert (bare.status_code, bare.json()["key"]) == (403, "no-header-sent")
            assert bare.headers["content-type"] == "application/problem+json"
            good = await http.put("/api/me", json=body, headers={"X-Tetrarchy": "1", "Origin": server.url})
            assert good.json()["name"] == "Ada"
            assert good.json()["guest"] == answer.json()["guest"]
            foreign = {"X-Tetrarchy": "1", "Origin": "https://evil.example"}
            evil = await http.put("/api/me", json=body, headers=foreign)
            assert (evil.status_code, evil.json()["key"]) == (403, "foreign-origin")

    run(test)


def test_other_origins_can_be_allowed(tmp_path: Path) -> None:
    async def test() -> None:
        settings = quick(tmp_path / "t.db", origins=("https://games.example/",))
        async with running(settings) as server, httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            headers = {"Origin": "https://games.example"}
            assert (await http.post("/api/me", json={}, headers=headers)).status_code == 201

    run(test)


def test_a_forged_token_is_nobodys(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest()
            assert ada.token is not None
            name, _, signature = ada.token.partition(".")
            for token in (
                name,
                f"{name}.",
                f"{name}x.{signature}",
                f"{name}.{signature[:-1]}A",
                "x" * 999,
            ):
                forger = server.stranger(token)
                assert await refusal(forger.me()) == "no-guest"
                assert await refusal(forger.create(game="inkdoms", seats=[{"kind": "me"}])) == "no-guest"

    run(test)


@pytest.mark.parametrize(
    "cookies",
    [
        "OURS",
        'prefs={"a":1,[x]}; OURS',
        "a=b c; OURS; d",
        "=; ;;OURS;",
        "täglich=ja; OURS",
        "x=OURS; OURS",
        "tetrarchy_guest=somebody.else; OURS",
        "other_tetrarchy_guest=1; OURS; $Version=1",
    ],
)
def test_our_cookie_is_found_among_whatever_a_neighbour_has_set(cookies: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server, httpx.AsyncClient(timeout=60) as http:
            first = await http.get(server.url + "/api/me")
            http.cookies.clear()
            cookie = cookies.replace("OURS", first.headers["set-cookie"].split(";")[0])
            again = await http.get(server.url + "/api/me", headers=[(b"cookie", cookie.encode())])
            assert again.json()["guest"] == first.json()["guest"]
            assert "set-cookie" not in again.headers

    run(test)


def test_sockets_of_other_pages_are_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            address = server.url.replace("http", "ws") + "/api/live"
            async with connect(address, origin=server.url):  # type: ignore[arg-type]
                pass
            for wrong in ({"uri": address, "origin": "https://evil.example"}, {"uri": address + "x"}):
                with pytest.raises(InvalidStatus) as refused:
                    await connect(**wrong)  # type: ignore[arg-type]
                assert refused.value.response.status_code == 403

    run(test)


def test_what_is_too_large_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            running(quick(tmp_path / "t.db")) as server,
            httpx.AsyncClient(base_url=server.url, timeout=60) as http,
        ):
            answer = await http.post("/api/me", content=b'{"name": "' + b"x" * 70_000 + b'"}')
            assert (answer.status_code, answer.json()["key"]) == (413, "too-large")
            live = await server.stranger().live()
            with pytest.raises(ConnectionError):
                await live.ask({"type": "chat", "table": "x", "text": "x" * 20_000})

    run(test)


@pytest.mark.slow
def test_too_much_is_refused_and_then_cut_off(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(messages_a_second=1, message_burst=5, requests_a_second=1, request_burst=20)
        async with running(quick(tmp_path / "t.db", limits=limits)) as server:
            async with connect(server.url.replace("http", "ws") + "/api/live") as socket:
                with contextlib.suppress(ConnectionClosed):
                    for _ in range(1000):
                        await socket.send('{"type": "ping"}')
                        await asyncio.sleep(0)
                answers: list[str] = []
                with contextlib.suppress(ConnectionClosed):
                    while True:
                        answers.append(str(await socket.recv()))
            assert answers[:5] == ['{"type":"pong"}'] * 5
            assert "too-fast" in answers[-1]
            assert socket.close_code == 1008
            client = await server.guest()
            keys = [await key_of(client.games()) for _ in range(30)]
            assert keys[0] == ""
            assert keys[-1] == "too-fast"

    run(test)


async def key_of(work: Any) -> str:
    try:
        await work
    except Exception as error:
        return str(getattr(error, "key", error))
    return ""


def test_nonsense_is_answered_with_a_sentence(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            _, games, table = await two_people(server)
            live = games[0].live
            for message in (
                {"type": "dance"},
                {"type": "act", "table": table, "number": -1, "action": 0},
                {"type": "act", "table": table, "number": 1, "action": "0"},
                {"type": "act", "table": table, "number": 10**12, "action": 0},
                {"type": "watch", "table": ["x"]},
                {"type": "watch"},
            ):
                await live.send(message)
            await live._socket.send("{")
            await live._socket.send(b"\xff\xfe")
            await live._socket.send("[" * 5000)
            assert await refusal(live.ask({"type": "watch", "table": "nowhere"})) == "no-table"
            assert await refusal(live.ask({"type": "unwatch", "table": "x" * 33})) == "bad-message-form"
            await live.ping()
            assert (
                await refusal(live.ask({"type": "act", "table": table, "number": 1, "action": 0}, "")) != ""
            )

    run(test)


def test_limits_on_tables_and_sockets(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(tables_an_hour=2, sockets_a_guest=2, watched_tables=1)
        async with running(quick(tmp_path / "t.db", limits=limits)) as server:
            ada = await server.guest()
            seats = [{"kind": "me"}, {"kind": "open"}]
            tables = [await ada.create(game="queendomino", seats=seats) for _ in range(2)]
            assert await refusal(ada.create(game="queendomino", seats=seats)) == "too-many-tables"
            live = await ada.live()
            await live.watch(tables[0].id)
            assert await refusal(live.watch(tables[1].id)) == "too-many-watched"
            await ada.live()
            with pytest.raises(InvalidStatus):
                await ada.live()

    run(test)


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u200b",
        "\u3164",
        "\u2800 \u2800",
        "\u0301",
        "x" * 41,
        "bot greedy",
        "BOT x",
        "Bot, level 8",
        "Бот 1",
        "b\u043et 1",
        "ＢＯＴ 1",
        "ВОТ 1",
        "b0\u0301t",
    ],
)
def test_names_that_nobody_can_have(name: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest()
            body = {"name": name or " "}
            assert await refusal(ada.send("PUT", "/api/me", body)) in ("bad-name", "bad-request")
            assert (await ada.me()).name == "Ada"

    run(test)


def test_an_address_with_a_nul_in_it_is_refused(database: str) -> None:
    """PostgreSQL takes none, in no text."""

    async def test() -> None:
        async with running(quick(database)) as server:
            ada, host = await server.guest("Ada"), server.stranger(server.server.admin_token)
            for client, method, path in (
                (ada, "GET", "tournaments/%00"),
                (ada, "GET", "tables/%00"),
                (ada, "POST", "people/%00/ask"),
                (ada, "DELETE", "me/devices/%00"),
                (ada, "POST", "calls/%00/try"),
                (host, "DELETE", "host/sets/%00"),
                (host, "POST", "host/reports/%00"),
            ):
                assert await refusal(client.send(method, f"/api/{path}")) != "server-error", path

    run(test)


def test_marks_on_a_letter_cover_no_other_lines() -> None:
    marks = "\u0335\u0337\u0338\u0339\u033a"
    for clean in (clean_name, clean_chat, clean_label):
        assert clean(f"Z{marks}oe{marks * 3}") == f"Z{marks[:3]}oe{marks[:3]}"
        for name in ("Việt Đỗ", "अनुष्का", "ไม่รู้", "Ёлка", "שָׁלוֹם"):
            assert clean(name) == normalize("NFC", name)
