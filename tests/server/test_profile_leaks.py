"""What is decided in a running game changes no byte of what anybody's profile tells."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.leaky import leak_history, leak_ratings
from tests.server.recorder import Leak
from tests.server.running import quick, run, running
from tests.server.test_whole_games import play
from tetrarchy.client import Client
from tetrarchy.server.settings import Limits


async def profiles(people: list[Client], game: str) -> list[bytes]:
    """All that people are told of what they have played."""
    paths = ("me/history", "me/totals", f"me/statistics/{game}", "me/ratings", "leaders")
    return [(await one.send("GET", f"/api/{path}")).content for one in people for path in paths]


async def compare_profiles(folder: Path) -> int:
    """Play a game; Leak where a decision in it changes a byte of anybody's profile. Returns the decisions."""
    async with running(
        quick(folder / "t.db", limits=Limits(requests_a_second=1000, request_burst=5000))
    ) as server:
        people = [await server.guest(name) for name in ("Ada", "Bob", "Eve")]
        over = await people[0].create(game="inkdoms", seats=[{"kind": "me"}])
        await play(await (await people[0].live()).watch(over.id), 1)
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = await people[0].create(game="inkdoms", seats=seats, rated=True, hints=False)
        await people[1].join(table.id, rated=True)
        games = [await (await person.live()).watch(table.id) for person in people[:2]]
        before, decided = await profiles(people, "inkdoms"), 0
        assert b'"total":1' in before[0]
        while decided < 12:
            for game in games:
                await game.until(lambda g: g.position)
                if game.position is not None and game.position.legal:
                    await game.act(game.position.legal[-1]["code"])
                    decided += 1
                    if await profiles(people, "inkdoms") != before:
                        raise Leak(f"A profile has changed after decision {decided}.")
        return decided


def test_what_is_decided_in_a_running_game_changes_no_byte_of_a_profile(tmp_path: Path) -> None:
    async def test() -> None:
        assert await compare_profiles(tmp_path) >= 12

    run(test)


@pytest.mark.parametrize("leak", [leak_history, leak_ratings])
def test_a_profile_that_leaks_is_found_out(
    leak: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)

    async def test() -> None:
        with pytest.raises(Leak):
            await compare_profiles(tmp_path)

    run(test)
