"""Lessons over the wire: listed, played, previewed, refused; nothing hidden leaves the server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.running import quick, run, running
from tests.server.test_examples import refusal, shown
from tests.test_lessons import find, main_line
from tetrarchy.client import Refused
from tetrarchy.wire import MOST_MOVES


def test_lessons_are_listed_in_order(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            answer = await server.stranger().ask("GET", "/api/games/inkdoms/lessons", dict[str, Any])
            first, second = answer["lessons"]
            assert (first["id"], first["seats"], first["seat"], len(first["steps"])) == ("inkdoms", 2, 0, 12)
            assert (second["id"], second["seats"], second["minutes"]) == ("alone", 1, 4)

    run(test)


def test_a_lesson_is_played_and_a_weaker_choice_taken_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            client = server.stranger()
            path = "queendomino/lessons/kingdomino"
            scene = await shown(client, path, [])
            [frame] = scene["frames"]
            assert (scene["step"], scene["starts"], scene["reply"], scene["show"]) == (
                0,
                [0],
                None,
                scene["points"][0],
            )
            other = next(action["code"] for action in frame["legal"] if action["code"] not in scene["points"])
            back = await shown(client, path, [other])
            assert (back["back"], back["tries"], back["reply"]) == (
                True,
                1,
                "lesson-kingdomino-castle-elsewhere",
            )
            assert [bool(frame["legal"]) for frame in back["frames"]] == [False, True]
            assert back["frames"][-1]["view"] == frame["view"]
            after = await shown(client, path, [other, scene["show"]])
            assert (after["step"], after["starts"], after["back"]) == (1, [0, 2], False)
            assert after["frames"][-1]["sheets"][0]["total"] == 1

    run(test)


def test_what_the_bot_does_comes_in_frames(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            game, lesson = find("queendomino", "kingdomino")
            moves = [move for _, _, move in main_line(game, lesson)][:2]
            scene = await shown(server.stranger(), "queendomino/lessons/kingdomino", moves)
            movers = [frame["events"][0]["seat"] for frame in scene["frames"]]
            assert movers == [0, 1, 1, 1, 1]

    run(test)


def test_hidden_cards_stay_hidden(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            scene = await shown(server.stranger(), "wonderful_kingdom/lessons/wonderful_kingdom", [])
            for frame in scene["frames"]:
                assert set(frame["view"]["duchies"][0]["hand"]) == {None}

    run(test)


def test_a_preview_tells_what_a_move_brings(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            client = server.stranger()
            path = "queendomino/lessons/kingdomino"
            scene = await shown(client, path, [])
            body = {"moves": [], "actions": scene["points"]}
            answer = await client.ask("POST", f"/api/games/{path}/preview", dict[str, Any], body)
            assert [preview["total"] for preview in answer["previews"]] == [1]
            with pytest.raises(Refused) as refused:
                await client.ask(
                    "POST", f"/api/games/{path}/preview", dict[str, Any], {"moves": [], "actions": [0]}
                )
            assert refused.value.key == "not-now"

    run(test)


def test_what_makes_no_sense_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            client = server.stranger()
            path = "queendomino/lessons/kingdomino"
            assert await refusal(client, "queendomino/lessons/nothing", []) == (404, "no-lesson")
            assert await refusal(client, "chess/lessons/nothing", []) == (400, "unknown-game")
            assert (await refusal(client, path, [0]))[0] == 409
            assert await refusal(client, path, [-1]) == (409, "not-now")
            assert await refusal(client, path, [-21]) == (400, "bad-request")
            assert await refusal(client, path, ["all"]) == (400, "bad-request")
            assert await refusal(client, path, [1] * (MOST_MOVES + 1)) == (400, "bad-request")

    run(test)


def test_a_tip_comes_with_its_numbers_to_those_who_want_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            client = server.stranger()
            game, lesson = find("queendomino", "queendomino")
            moves = [move for _, _, move in main_line(game, lesson)]
            path = "/api/games/queendomino/lessons/queendomino"
            silent = await client.ask("POST", path, dict[str, Any], {"moves": moves})
            assert silent["tip"] is None
            heard: list[dict[str, Any]] = []
            while silent["tip"] is None:
                silent = await client.ask("POST", path, dict[str, Any], {"moves": moves, "heard": heard})
                moves.append(silent["frames"][-1]["legal"][0]["code"])
            tip = silent["tip"]
            assert tip["key"] == f"lesson-queendomino-tip-{tip['tip']}"
            heard.append({"tip": tip["tip"], "moment": tip["moment"]})
            again = await client.ask("POST", path, dict[str, Any], {"moves": moves[:-1], "heard": heard})
            assert again["tip"] is None

    run(test)
