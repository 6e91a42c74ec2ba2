"""Whole games of all four games through the real wire: people at every seat, and people with bots."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.running import Running, quick, run, running
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.client import Client, Following
from tetrarchy.kernel.drive import replay
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.kernel.record import loads


async def play(game: Following, seed: int) -> None:
    """Decide at random until the game is over."""
    rng = random.Random(seed)
    async for position in game.positions():
        if not position.legal or position is not game.position:
            continue
        try:
            await game.act(rng.choice(position.legal)["code"])
        except TetrarchyError as error:
            assert error.key in ("stale", "not-running"), error


async def sit_and_play(running: Running, table: str, client: Client, seed: int) -> Following:
    live = await client.live()
    game = await live.watch(table)
    await play(game, seed)
    return game


@pytest.mark.walk
@pytest.mark.parametrize("name", GAMES)
def test_people_at_every_seat_play_to_the_end(name: str, tmp_path: Path) -> None:
    async def test() -> None:
        game = find_game(name)
        seats = max(game.seats_for({option.name: option.default for option in game.options}))
        async with running(
            quick(tmp_path / "t.db", bot_reaction_seconds=0.0, reaction_seconds=0.01)
        ) as server:
            people = [await server.guest(f"Guest {seat}") for seat in range(seats)]
            wishes = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)
            table = await people[0].create(game=name, seats=wishes)
            assert table.state == "open"
            spectator = await (await server.stranger().live()).watch(table.id)
            for person in people[1:]:
                table = await person.join(table.id)
            assert table.state == "running"
            games = await asyncio.gather(
                *(sit_and_play(server, table.id, person, seat) for seat, person in enumerate(people))
            )
            await spectator.until(lambda s: s.position and s.position.over)
            end = await people[0].table(table.id)
            assert end.state == "finished"
            record = loads(await people[0].record(table.id), game)
            state = replay(record, game)
            assert state.standing() == end.standing
            for seat, followed in enumerate(games):
                assert followed.position is not None
                assert followed.position.view == state.view(seat)
            assert spectator.position is not None
            assert spectator.position.view == state.view(None)

    run(test)


@pytest.mark.walk
@pytest.mark.parametrize("name", GAMES)
def test_a_person_plays_with_bots(name: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest()
            table = await ada.create(game=name, seats=[{"kind": "me"}, {"kind": "bot", "level": 1}])
            assert table.state == "running"
            await sit_and_play(server, table.id, ada, 1)
            assert (await ada.table(table.id)).state == "finished"

    run(test)
