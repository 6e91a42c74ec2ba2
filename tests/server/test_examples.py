"""Worked examples over the wire: listed, stepped through, left, refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from tests.server.running import quick, run, running
from tetrarchy.client import Client, Refused
from tetrarchy.wire import MOST_MOVES

NEXT: Final = -1
"""The step to be shown next."""


async def shown(client: Client, path: str, moves: Any) -> dict[str, Any]:
    """An example or a lesson after some moves."""
    return await client.ask("POST", f"/api/games/{path}", dict[str, Any], {"moves": moves})


async def refusal(client: Client, path: str, moves: Any) -> tuple[int, str]:
    try:
        await shown(client, path, moves)
    except Refused as refused:
        return refused.problem.status, refused.key
    raise AssertionError("it was not refused")


def test_examples_are_listed_in_order(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            answer = await server.stranger().ask("GET", "/api/games/inkdoms/examples", dict[str, Any])
            first = answer["examples"][0]
            assert first == {"id": "two_rounds", "anchor": "round", "seat": 0, "seats": 2, "steps": 7}
            assert len({example["id"] for example in answer["examples"]}) == 15

    run(test)


def test_the_steps_shown_lead_to_the_end(tmp_path: Path) -> None:
    """The answer has the fields of a live position, the sheets, and the step to be shown next."""

    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            client = server.stranger()
            path = "gem_forge/examples/set"
            scene = await shown(client, path, [])
            assert scene["events"] == []
            assert (scene["number"], scene["at"], scene["over"]) == (0, 0, False)
            assert {"code", "verb"} <= set(scene["legal"][0])
            moves: list[int] = []
            while scene["next"] is not None:
                assert scene["actors"] == [scene["next"]["seat"]]
                assert scene["legal"] == [] or scene["next"]["seat"] == 0
                moves.append(NEXT)
                scene = await shown(client, path, moves)
                assert scene["events"]
            assert scene["at"] == scene["number"] == 7
            assert scene["sheets"][0]["total"] == 5
            assert scene["view"]["seat"] == 0

    run(test)


def test_hidden_cards_stay_hidden(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            scene = await shown(server.stranger(), "wonderful_kingdom/examples/offer", [])
            assert scene["view"]["duchies"][1]["hand"] == [None] * 8

    run(test)


def test_one_may_leave_the_steps(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            client = server.stranger()
            path = "queendomino/examples/first_kings"
            scene = await shown(client, path, [])
            other = next(a for a in scene["legal"] if a["code"] != scene["next"]["code"])
            after = await shown(client, path, [other["code"]])
            assert after["next"] is None
            assert after["legal"], "the others have answered, and it is one's own turn again"

    run(test)


def test_what_makes_no_sense_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            client = server.stranger()
            kings = "queendomino/examples/first_kings"
            assert await refusal(client, "queendomino/examples/nothing", []) == (404, "no-example")
            assert await refusal(client, "chess/examples/nothing", []) == (400, "unknown-game")
            assert await refusal(client, kings, [0]) == (409, "no-pass")
            assert await refusal(client, kings, [NEXT] * 40) == (400, "not-shown")
            assert (await refusal(client, kings, [-2]))[0] == 409
            assert await refusal(client, kings, [-21]) == (400, "bad-request")
            assert await refusal(client, kings, [[2, 1]]) == (400, "bad-request")
            assert await refusal(client, kings, [1] * (MOST_MOVES + 1)) == (400, "bad-request")
            assert await refusal(client, kings, "all") == (400, "bad-request")

    run(test)


def test_a_preview_in_an_example_tells_what_the_next_step_brings(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            client = server.stranger()
            path = "gem_forge/examples/set"
            moves: list[int] = []
            told = 0
            scene = await shown(client, path, moves)
            while scene["next"] is not None:
                seat, code = scene["next"]["seat"], scene["next"]["code"]
                after = await shown(client, path, [*moves, NEXT])
                if seat == 0:
                    body = {"moves": moves, "actions": [code]}
                    answer = await client.ask("POST", f"/api/games/{path}/preview", dict[str, Any], body)
                    [preview] = answer["previews"]
                    assert preview["action"] == code
                    if preview["total"] is not None:
                        assert preview["total"] == after["sheets"][0]["total"] - scene["sheets"][0]["total"]
                        told += preview["total"] != 0
                moves.append(NEXT)
                scene = after
            assert told
            with pytest.raises(Refused) as refused:
                await client.ask(
                    "POST", f"/api/games/{path}/preview", dict[str, Any], {"moves": [], "actions": [0]}
                )
            assert refused.value.key == "not-now"

    run(test)


def test_playing_examples_is_limited(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            client = await server.guest()
            told: set[str] = set()
            for _ in range(200):
                try:
                    await shown(client, "queendomino/examples/tax", [])
                except Refused as refused:
                    told.add(refused.key)
                    break
            assert told == {"too-fast"}

    run(test)
