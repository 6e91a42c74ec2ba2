"""Sets of components for tests, and what is asked about those that a server keeps."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import func, select

from tests.server.running import Running
from tetrarchy.client import Client
from tetrarchy.client.live import Following
from tetrarchy.kernel.game import Game
from tetrarchy.server.sets.schema import SET_NAMES, SETS
from tetrarchy.server.thinking import Source, Thinking, choose
from tetrarchy.wire import (
    KeptSetAnswer,
    Position,
    SetChange,
    TableAnswer,
)

SHORT = SetChange("board.toml", ["track", "goal"], 17)
SHORTER = SetChange("board.toml", ["track", "goal"], 16)
RICH = SetChange("buildings.toml", ["supply", "start_coins"], 90)
RENAMED = SetChange("buildings.toml", ["building", 0, "id"], "cake_shop")
BOTS: list[dict[str, Any]] = [{"kind": "bot", "level": 1}] * 2
CROWN = SetChange("kingdomino_dominoes.toml", ["domino", 0, "a", "crowns"], 3)
CROWNS = SetChange("kingdomino_dominoes.toml", ["domino", 1, "a", "crowns"], 3)
QUICK: dict[str, Any] = {"game": "queendomino", "options": {"variant": "kingdomino"}}
"""A game of few decisions."""


def work_here(patch: pytest.MonkeyPatch) -> None:
    """What workers would do is done here and now, and bots are greedy."""

    async def do(self: Thinking, work: Any, *arguments: Any, lane: str, payer: str) -> Any:
        return work(*arguments)

    async def decide(
        self: Thinking, game: Game, source: Source, bot: str, view: bytes, *rest: Any, **_: Any
    ) -> Any:
        legal, seat = rest[:2]
        return choose(game.id, source, "greedy", view, legal, seat, 1, "")[0], 0.0

    patch.setattr(Thinking, "run", do)
    patch.setattr(Thinking, "decide", decide)


async def archive(client: Client, game: str, word: str) -> bytes:
    return (await client.send("GET", f"/api/sets/{game}/archive", None, {"set": word})).content


async def bring(client: Client, game: str, name: str, content: bytes) -> KeptSetAnswer:
    """Import an archive; the client's own way of sending is for JSON."""
    answer = await client._http.post(
        f"/api/sets/{game}/import",
        params={"name": name},
        content=content,
        headers={"authorization": f"Bearer {client.token}"},
    )
    assert answer.status_code == 201, answer.text
    return KeptSetAnswer(**answer.json())


async def over(client: Client, table: str) -> TableAnswer:
    """A table once its game has ended."""
    while True:
        found = await client.table(table)
        if found.state == "finished":
            return found
        await asyncio.sleep(0.05)


async def own_turn(live: Following, since: int) -> Position:
    """The next position, from a number on, in which the client has to decide, or the last."""

    def is_there(table: Following) -> bool:
        position = table.position
        return position is not None and position.number >= since and bool(position.legal or position.over)

    await live.until(is_there)
    assert live.position is not None
    return live.position


async def stored(server: Running) -> tuple[int, int]:
    """How many contents and how many names are kept."""
    read = server.hall.store.read
    counts = [(await read(select(func.count().label("n")).select_from(t)))[0]["n"] for t in (SETS, SET_NAMES)]
    return counts[0], counts[1]
