"""Which puzzles somebody has solved goes along to other devices, with the rows of them."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from tests.server.recorder import Clock
from tests.server.running import quick, run, running
from tests.server.test_identity import code_of, signed_in
from tests.server.test_table import refusal
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.client import Client
from tetrarchy.puzzles import Puzzle, chosen, of_the_day
from tetrarchy.server import puzzles
from tetrarchy.server.people import deeds
from tetrarchy.wire import PuzzleDeedsAnswer

GAME = "queendomino"
FIRST, SECOND, THIRD = chosen(find_game(GAME))[:3]


async def mine(client: Client) -> PuzzleDeedsAnswer:
    return await client.ask("GET", "/api/me/puzzles", PuzzleDeedsAnswer)


async def attempt(client: Client, puzzle: Puzzle, move: int | None, game: str = GAME) -> None:
    await client.send("POST", f"/api/games/{game}/puzzles/{puzzle.id}", {"action": move})


def wrong(puzzle: Puzzle) -> int:
    return next(move for move in puzzle.moves if move != puzzle.best)


def test_a_row_grows_by_what_is_solved_at_once_and_ends_with_a_miss(database: str, clock: Clock) -> None:
    async def test() -> None:
        async with running(quick(database)) as server:
            ada, bob = await server.guest("Ada"), await server.guest("Bob")

            async def told(puzzle: Puzzle, move: int | None) -> tuple[str | None, int, int]:
                clock.now += 1
                await attempt(ada, puzzle, move)
                now = await mine(ada)
                return now.done.get(f"{GAME} {puzzle.id}"), now.streak, now.most

            assert await mine(ada) == PuzzleDeedsAnswer({}, 0, 0, 0)
            assert await told(FIRST, FIRST.best) == ("first", 1, 1)
            assert await told(SECOND, SECOND.best) == ("first", 2, 2)
            assert await told(THIRD, wrong(THIRD)) == (None, 0, 2)
            assert await told(THIRD, THIRD.best) == ("later", 0, 2)
            for again in (wrong(FIRST), None, FIRST.best):  # what is done is done
                assert await told(FIRST, again) == ("first", 0, 2)
            assert await mine(bob) == PuzzleDeedsAnswer({}, 0, 0, 0)
            other = await signed_in(server, await code_of(ada))
            assert await mine(other) == await mine(ada)

    run(test)


def test_a_solution_that_was_shown_counts_for_nothing(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            for puzzle, move in ((FIRST, FIRST.best), (SECOND, None), (SECOND, SECOND.best)):
                clock.now += 1
                await attempt(ada, puzzle, move)
            told = await mine(ada)
            done = {f"{GAME} {FIRST.id}": "first", f"{GAME} {SECOND.id}": "shown"}
            assert (told.done, told.streak, told.most, told.days) == (done, 0, 1, 0)
            assert await refusal(attempt(ada, THIRD, 10**6)) == "not-now"
            await attempt(server.stranger(), THIRD, THIRD.best)  # of nobody
            assert (await mine(ada)).done == done

    run(test)


def test_days_in_a_row_with_the_puzzle_of_the_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    today = date(2026, 3, 1)

    class Calendar:
        @classmethod
        def now(cls, zone: object) -> Calendar:
            return cls()

        def date(self) -> date:
            return today

    for module in (puzzles, __import__("tetrarchy.server.people.rest_history", fromlist=["datetime"])):
        monkeypatch.setattr(module, "datetime", Calendar)

    async def test() -> None:
        nonlocal today
        async with running(quick(tmp_path / "t.db")) as server:
            ada, days = await server.guest("Ada"), []
            moves = ["miss", "best", "best", None, "best", "nothing", "nothing", "best"]
            for number, move in enumerate(moves, 1):
                today = date(2026, 3, number)
                found = of_the_day([find_game(name) for name in GAMES], today)
                assert found is not None
                game, puzzle = found
                if move == "miss":
                    await attempt(ada, puzzle, wrong(puzzle), game.id)
                if move != "nothing":
                    await attempt(ada, puzzle, None if move is None else puzzle.best, game.id)
                days.append((await mine(ada)).days)
            assert days == [1, 2, 3, 3, 1, 1, 0, 1]

    run(test)


def test_a_puzzle_done_before_still_counts_on_its_day() -> None:
    before = deeds._Deed("first", 5.0, "")
    assert before.then("right", "2026-03-01") == deeds._Deed("first", 5.0, "2026-03-01")
    assert before.then("shown", "2026-03-01") == before
