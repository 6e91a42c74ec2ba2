"""Puzzles over the wire: listed, shown, answered, previewed, refused; nothing hidden leaves the server."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import quick, run, running
from tests.test_puzzles import PUZZLED
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.client import Client, Refused
from tetrarchy.puzzles import chosen, of_the_day, position, themes_of


async def ask(client: Client, method: str, path: str, body: Any = None) -> dict[str, Any]:
    return await client.ask(method, f"/api/{path}", dict[str, Any], body)


async def refusal(client: Client, method: str, path: str, body: Any = None) -> tuple[int, str]:
    try:
        await ask(client, method, path, body)
    except Refused as refused:
        return refused.problem.status, refused.key
    raise AssertionError("it was not refused")


def test_puzzles_are_listed_with_what_they_are_chosen_by(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            client = server.stranger()
            for name in PUZZLED:
                answer = await ask(client, "GET", f"games/{name}/puzzles")
                puzzles = chosen(find_game(name))
                assert [one["id"] for one in answer["puzzles"]] == [puzzle.id for puzzle in puzzles]
                assert answer["themes"] == themes_of(puzzles)
                first = answer["puzzles"][0]
                assert (first["seat"], first["difficulty"]) == (puzzles[0].seat, puzzles[0].difficulty)
                assert not {"best", "moves", "record"} & set(first)

    run(test)


def test_everybody_gets_the_same_puzzle_of_the_day(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            answer = await ask(server.stranger(), "GET", "puzzles/today")
            found = of_the_day([find_game(name) for name in GAMES], date.fromisoformat(answer["day"]))
            assert found is not None
            assert (answer["game"], answer["puzzle"]["id"]) == (found[0].id, found[1].id)

    run(test)


@pytest.mark.parametrize("name", PUZZLED)
def test_a_puzzle_is_shown_answered_and_solved(tmp_path: Path, name: str) -> None:
    game = find_game(name)
    puzzle = chosen(game)[0]
    path = f"games/{name}/puzzles/{puzzle.id}"

    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            client = server.stranger()
            scene = await ask(client, "GET", path)
            assert scene["view"] == position(game, puzzle).view(puzzle.seat)
            assert {action["code"] for action in scene["legal"]} == set(puzzle.moves)

            second = puzzle.second
            wrong = await ask(client, "POST", path, {"action": second.action})
            assert (wrong["right"], wrong["loss"]) == (False, second.loss)
            assert wrong["word"] in ("inaccuracy", "mistake", "blunder")
            assert wrong["scene"]["legal"] == []
            assert [step["action"]["code"] for step in wrong["line"]] == [code for _, code in second.line]
            assert all(event.keys() >= {"kind"} for step in wrong["line"] for event in step["events"] or ())

            right = await ask(client, "POST", path, {"action": puzzle.best})
            assert (right["right"], right["word"], right["margin"]) == (True, "best", second.loss)
            assert right["scene"]["view"] != scene["view"]
            assert await ask(client, "POST", path, {"action": None}) == right

    run(test)


def test_hidden_cards_stay_hidden(tmp_path: Path) -> None:
    game = find_game("gem_forge")
    puzzle = chosen(game)[0]

    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            path = f"games/gem_forge/puzzles/{puzzle.id}"
            client = server.stranger()
            answer = await ask(client, "POST", path, {"action": None})
            for view in (await ask(client, "GET", path))["view"], answer["scene"]["view"]:
                hands = [player["hand"] is not None for player in view["players"]]
                assert hands == [seat == puzzle.seat for seat in range(puzzle.seats)]

    run(test)


def test_a_preview_tells_what_a_move_brings(tmp_path: Path) -> None:
    puzzle = chosen(find_game("queendomino"))[0]

    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            path = f"games/queendomino/puzzles/{puzzle.id}/preview"
            client = server.stranger()
            answer = await ask(client, "POST", path, {"actions": sorted(puzzle.moves)})
            assert [preview["action"] for preview in answer["previews"]] == sorted(puzzle.moves)
            other = next(code for code in range(1000) if code not in puzzle.moves)
            assert await refusal(client, "POST", path, {"actions": [other]}) == (409, "not-now")

    run(test)


def test_what_makes_no_sense_is_refused(tmp_path: Path) -> None:
    puzzle = chosen(find_game("queendomino"))[0]

    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            client = server.stranger()
            path = f"games/queendomino/puzzles/{puzzle.id}"
            other = next(code for code in range(1000) if code not in puzzle.moves)
            assert await refusal(client, "GET", "games/queendomino/puzzles/none") == (404, "no-puzzle")
            assert await refusal(client, "GET", "games/chess/puzzles") == (400, "unknown-game")
            assert await refusal(client, "POST", path, {"action": other}) == (409, "not-now")
            assert await refusal(client, "POST", path, {"action": "best"}) == (400, "bad-request")
            assert await refusal(client, "POST", path, {"action": -1}) == (400, "bad-request")
            assert await refusal(client, "POST", path, {}) == (400, "bad-request")

    run(test)
