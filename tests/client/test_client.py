"""The client tells what the server refuses, and sees connections end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.running import quick, run, running
from tetrarchy.client import Client, Refused


def test_a_refusal_is_an_error_with_its_key(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            client = server.stranger()
            with pytest.raises(Refused) as refused:
                await client.create(game="chess", seats=[{"kind": "me"}])
            assert refused.value.problem.status == 400
            assert refused.value.key == "unknown-game"
            assert str(refused.value).startswith("There is no game “chess”")
            assert refused.value.data["given"] == "“chess”"

    run(test)


def test_a_guest_is_known_by_its_token(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            async with Client(server.url) as client:
                me = await client.sign_up("Ada", "ru")
                assert me.language == "ru"
            async with Client(server.url, client.token) as again:
                assert (await again.me()).guest == me.guest
                assert (await again.me()).name == "Ada"

    run(test)


def test_positions_end_with_the_connection(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest()
            table = await ada.create(game="inkdoms", seats=[{"kind": "me"}])
            live = await ada.live()
            game = await live.watch(table.id)
            await game.until(lambda g: g.position)
            await live.close()
            seen = [position.number async for position in game.positions()]
            assert seen == [1]
            with pytest.raises(ConnectionError):
                await game.act(0)

    run(test)
