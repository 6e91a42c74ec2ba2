"""Gem Forge's windows: one length for everybody, answers kept until the end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tests.server.recorder import Clock
from tests.server.running import Running, quick, run, running
from tests.server.test_match import Desk
from tests.server.test_table import refusal
from tetrarchy.client import Following
from tetrarchy.server.reactions import WindowRules

SECONDS: Final = 600.0
"""How long a window stays open, on the tests' clock."""


async def run_out(server: Running, game: Following, clock: Clock) -> None:
    """Let the time of a window run out."""
    table = server.hall.tables[game.id]
    clock.now = table.match.window_ends()
    await table.change_now(table.driver.on_time)


async def reach_window(server: Running) -> tuple[list[Following], int, list[int]]:
    """Three people at a window: their games, whose action it answers, and whom it asks."""
    people = [await server.guest(name) for name in ("Ada", "Bob", "Cy")]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = await people[0].create(game="gem_forge", seats=seats)
    for person in people[1:]:
        await person.join(table.id)
    games = [await (await person.live()).watch(table.id) for person in people]
    for game in games:
        await game.until(lambda g: g.position)
        await game.act(game.position.legal[0]["code"])  # type: ignore[union-attr]
    await games[0].until(lambda g: g.position.view["step"] == "turn")
    seat = next(seat for seat in range(3) if games[0].position.view["active"] == seat)  # type: ignore[union-attr]
    me = games[seat]
    await me.until(lambda g: g.position.legal)
    assert me.position is not None
    take = next(action["code"] for action in me.position.legal if action["verb"] == "take")
    await me.act(take)
    for game in games:
        await game.until(lambda g: g.position.view["step"].startswith("answer"))
    assert me.position is not None
    return games, seat, [other for other in range(3) if other != seat]


def pass_of(game: Following) -> int:
    assert game.position is not None
    return int(next(action["code"] for action in game.position.legal if action["verb"] == "pass"))


def test_an_answer_is_kept_and_shown_to_its_own_seat_only(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db", reaction_seconds=SECONDS)) as server:
            games, seat, asked = await reach_window(server)
            one, two = games[asked[0]], games[asked[1]]
            before = [game.position for game in games]
            assert [game.position.actors for game in games if game.position] == [asked] * 3
            assert {game.position.deadline for game in games if game.position} == {clock.now + SECONDS}
            await one.act(pass_of(one))
            assert one.position is not None
            assert isinstance(one.position.held, int)
            assert one.position.legal == []
            assert one.position.actors == [asked[1]]
            assert await refusal(one.act(one.position.held)) == "answer-held"
            for other in (games[seat], two):
                await other.live.ping()
                assert other.position is before[games.index(other)]
            await one.undo()
            assert one.position.legal
            assert not isinstance(one.position.held, int)
            assert await refusal(games[seat].undo()) == "no-undo"
            await run_out(server, one, clock)
            await games[seat].until(lambda g: g.position.view["step"] == "turn")

    run(test)


def test_a_window_ends_at_the_same_time_whoever_answers(tmp_path: Path, clock: Clock) -> None:
    """What goes over the wire is the same whether both have answered or nobody."""

    async def check(server: Running, answers: int) -> None:
        games, seat, asked = await reach_window(server)
        table = server.hall.tables[games[0].id]
        began = clock.now
        for other in asked[:answers]:
            await games[other].act(pass_of(games[other]))
        assert table.match.due_by_time() == began + SECONDS
        clock.now = began + SECONDS - 0.1
        await table.change_now(table.driver.on_time)
        assert table.match.in_window()
        await run_out(server, games[0], clock)
        assert clock.now == began + SECONDS
        await games[seat].until(lambda g: g.position.view["step"] == "turn")

    async def test() -> None:
        async with running(quick(tmp_path / "t.db", reaction_seconds=SECONDS)) as server:
            for answers in (0, 1, 2):
                await check(server, answers)

    run(test)


def test_passing_always_lasts_until_the_turn_ends(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db", reaction_seconds=SECONDS)) as server:
            games, seat, asked = await reach_window(server)
            one = games[asked[0]]
            await one.pass_always()
            assert one.position is not None
            assert one.position.held == pass_code(server, one)
            await run_out(server, one, clock)
            me = games[seat]
            await me.until(lambda g: g.position.view["step"] == "turn" and g.position.legal)
            await me.act(next(a["code"] for a in me.position.legal if a["verb"] == "take"))  # type: ignore[union-attr]
            await one.until(
                lambda g: g.position.view["step"].startswith("answer") and isinstance(g.position.held, int)
            )
            assert (await refusal(one.act(0))) == "answer-held"

    run(test)


def pass_code(server: Running, game: Following) -> int:
    table = server.hall.tables[game.id]
    code: int = table.match.game.actions.parse("pass")
    return code


def test_a_window_survives_a_restart(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        tokens: list[str | None] = []
        async with running(quick(tmp_path / "t.db", reaction_seconds=SECONDS)) as server:
            games, _, asked = await reach_window(server)
            await games[asked[0]].act(pass_of(games[asked[0]]))
            tokens = [client.token for client in server.clients]
            table = games[0].id
        clock.now += SECONDS
        async with running(quick(tmp_path / "t.db")) as server:
            again = await (await server.stranger(tokens[asked[0]]).live()).watch(table)
            await again.until(lambda g: g.position)
            await again.until(lambda g: g.position.view["step"] == "turn")
            rows = await server.hall.read_rows(table, 0)
            window = next(row for row in rows if row.kind == "window")
            assert [step[0] for step in window.body["steps"][:2]] == asked

    run(test)


def test_bots_alone_need_no_window() -> None:
    rules = WindowRules(6.0, 1.0)
    seconds: Callable[[bool, bool], float] = rules.seconds
    assert [seconds(True, True), seconds(False, True), seconds(False, False)] == [6.0, 1.0, 0.0]


def test_a_table_of_bots_plays_gem_forge_to_the_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db", reaction_seconds=60, bot_reaction_seconds=60)) as server:
            ada = await server.guest()
            bots: list[dict[str, Any]] = [{"kind": "bot", "level": 1}, {"kind": "bot", "level": 1}]
            table = await ada.create(game="gem_forge", seats=bots)
            game = await (await ada.live()).watch(table.id)
            await game.until(lambda g: g.position and g.position.over, 100)
            assert mover_is_nobody([game])

    run(test)


def test_one_person_among_bots_does_not_wait_for_others(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db", reaction_seconds=60)) as server:
            ada = await server.guest()
            table = await ada.create(game="gem_forge", seats=[{"kind": "me"}, {"kind": "bot", "level": 1}])
            game = await (await ada.live()).watch(table.id)
            windows = 0
            while windows < 3:
                await game.until(lambda g: g.position and g.position.legal, 30)
                assert game.position is not None
                asked = game.position.view["step"].startswith("answer")
                windows += asked
                await game.act(pass_of(game) if asked else game.position.legal[0]["code"])

    run(test)


def test_the_deadline_does_not_tell_whether_a_bot_has_answered() -> None:
    """One person among bots: only what that person does changes when the window ends."""
    desk = Desk("gem_forge", 3, seats=3)
    for seat in (1, 2):
        desk.match.seats[seat].kind = "bot"
    found = 0
    while found < 5:
        match = desk.match
        if not match.in_window():
            actor = desk.rng.choice(match.actors())
            desk.act(actor, desk.rng.choice(match.sights[actor].legal_codes))
            continue
        asked = match.actors()
        if 0 in asked and len(asked) > 1:
            found += 1
            orders = [[0, *[seat for seat in asked if seat]], [*[seat for seat in asked if seat], 0]]
            ends: dict[bool, set[float | None]] = {False: set(), True: set()}
            for order in orders:
                ends[False].add(match.window_ends())
                for seat in order:
                    match.held[seat] = match.game.actions.parse("pass")
                    ends[0 in match.held].add(match.window_ends())
                match.held.clear()
            assert match.window_since is not None
            windows = match.setup.windows
            assert ends == {
                False: {match.window_since + windows.people},
                True: {match.window_since + windows.bots},
            }
        desk.close_window()


def mover_is_nobody(games: list[Following]) -> bool:
    return all(game.position is not None and not game.position.legal for game in games)
