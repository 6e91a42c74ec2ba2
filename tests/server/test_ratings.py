"""Rated tables: agreed to by all, counted once, and told to those who may know."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from sqlalchemy import RowMapping, insert, select

from tests.server.processes import ServerProcess
from tests.server.running import Running, quick, run, running
from tests.server.test_match import Desk
from tests.server.test_table import refusal
from tests.server.test_whole_games import play
from tetrarchy.client import Client
from tetrarchy.kernel.game import Game
from tetrarchy.server import driver
from tetrarchy.server.backup import backup, restore
from tetrarchy.server.match import Match
from tetrarchy.server.people.schema import CODES
from tetrarchy.server.ratings import rules
from tetrarchy.server.ratings.bots import rating_of
from tetrarchy.server.ratings.leaders import LEAST_GAMES, PAGE, of_table
from tetrarchy.server.ratings.model import START, change
from tetrarchy.server.ratings.schema import RATED, RATINGS
from tetrarchy.server.schema import GUESTS
from tetrarchy.server.settings import read_database
from tetrarchy.server.store import Store
from tetrarchy.server.thinking import Thinking
from tetrarchy.wire import (
    LeadersAnswer,
    MyRatingsAnswer,
    TableAnswer,
    TableRatingsAnswer,
)

KINGDOMINO: Final[dict[str, Any]] = {"game": "queendomino", "options": {"variant": "kingdomino"}}
RATED_GAME: Final = KINGDOMINO | {"rated": True, "hints": False}
TWO: Final = [{"kind": "me"}, {"kind": "open"}]


async def a_rated_table(people: list[Client], **wish: Any) -> str:
    """A rated table at which people sit."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1)]
    table = await people[0].create(**RATED_GAME | {"seats": seats} | wish)
    for person in people[1:]:
        await person.join(table.id, rated=True)
    return table.id


async def play_out(people: list[Client], table: str) -> None:
    """Play a game to its end."""
    games = [await (await person.live()).watch(table) for person in people]
    await asyncio.gather(*(play(game, seat) for seat, game in enumerate(games)))


async def ratings_of(client: Client, table: str) -> TableRatingsAnswer:
    return await client.ask("GET", f"/api/tables/{table}/ratings", TableRatingsAnswer)


async def mine_of(client: Client) -> MyRatingsAnswer:
    return await client.ask("GET", "/api/me/ratings", MyRatingsAnswer)


async def leaders_of(client: Client, path: str = "") -> LeadersAnswer:
    return await client.ask("GET", f"/api/leaders{path}", LeadersAnswer)


async def kept_ratings(server: Running) -> dict[str, RowMapping]:
    """All ratings that are kept, by the guests."""
    return {row["guest"]: row for row in await server.hall.store.read(select(RATINGS))}


# ---------------------------------------------------------------- agreeing


def test_everybody_who_sits_down_at_a_rated_table_has_agreed(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob, eve = [await server.guest(name) for name in ("Ada", "Bob", "Eve")]
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            made = await ada.create(seats=seats, **RATED_GAME)
            assert made.rated
            assert (await bob.table(made.id)).rated
            assert await refusal(bob.join(made.id)) == "rated-not-accepted"
            link = made.seats[2].link
            assert isinstance(link, str)
            key = link.partition("#key=")[2]
            assert await refusal(eve.claim(made.id, key)) == "rated-not-accepted"
            assert [seat.kind for seat in (await ada.table(made.id)).seats] == ["person", "open", "open"]
            await bob.join(made.id, rated=True)
            begun = await eve.claim(made.id, key, rated=True)
            assert begun.state == "running"
            usual = await ada.create(seats=TWO, **KINGDOMINO)
            assert not usual.rated
            assert (await bob.join(usual.id, rated=True)).state == "running"
            assert (await ratings_of(bob, usual.id)).state == "unrated"

    run(test)


def test_what_cannot_be_compared_cannot_be_rated(tmp_path: Path) -> None:
    async def test() -> None:
        own = Path(__file__).parents[2] / "src/tetrarchy/games/inkdoms/data"
        async with running(quick(tmp_path / "t.db", data={"inkdoms": str(own)})) as server:
            ada = await server.guest("Ada")
            alone = RATED_GAME | {"game": "wonderful_kingdom", "options": {}, "seats": [{"kind": "me"}]}
            assert await refusal(ada.create(**alone)) == "rated-alone"
            assert await refusal(ada.create(**RATED_GAME | {"seats": TWO, "hints": True})) == "rated-hints"
            others = RATED_GAME | {"game": "inkdoms", "options": {}, "seats": TWO}
            assert await refusal(ada.create(**others)) == "rated-data"
            assert (await ada.my_tables()).total == 0

    run(test)


def test_a_rematch_is_rated_as_the_game_before_was(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            people = [await server.guest("Ada"), await server.guest("Bob")]
            table = await a_rated_table(people)
            await play_out(people, table)
            again = [await person.rematch(table) for person in people]
            assert again[0].id == again[1].id
            assert [one.rated for one in again] == [True, True]
            assert again[1].state == "running"

    run(test)


# ---------------------------------------------------------------- what a game changes


def test_a_rated_game_changes_two_ratings_once(database: str) -> None:
    async def test() -> None:
        async with running(quick(database)) as server:
            people = [await server.guest("Ada"), await server.guest("Bob")]
            eve = await server.guest("Eve")
            table = await a_rated_table(people)
            assert (await ratings_of(eve, table)).state == "running"
            await play_out(people, table)
            told = await ratings_of(eve, table)
            assert told.state == "rated"
            places = (await eve.table(table)).standing
            assert isinstance(places, list)
            expected = change([[START], [START]], places)
            assert [(one.seat, one.before.rating, one.before.uncertainty) for one in told.seats] == [
                (0, 1500, 500),
                (1, 1500, 500),
            ]
            assert [one.after.rating for one in told.seats] == [round(side[0].points) for side in expected]
            for seat, person in enumerate(people):
                [rating] = (await mine_of(person)).ratings
                assert (rating.game, rating.variant, rating.games) == ("queendomino", "kingdomino", 1)
                assert rating.rating == told.seats[seat].after.rating
                assert [(one.table, one.rating) for one in rating.history] == [(table, rating.rating)]
            before = await kept_ratings(server)
            await server.hall.ratings.settle(table)
            assert await kept_ratings(server) == before
            assert (await mine_of(eve)).ratings == []
        async with running(quick(database)) as server:
            await server.hall.ratings.look()
            assert await kept_ratings(server) == before

    run(test)


def test_who_plays_with_bots_only_is_rated_by_their_fixed_ratings(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            bots = [{"kind": "bot", "level": level} for level in (1, 3)]
            table = await a_rated_table([ada], seats=[{"kind": "me"}, *bots])
            await play_out([ada], table)
            told = await ratings_of(ada, table)
            assert [one.seat for one in told.seats] == [0, 1, 2]
            places = (await ada.table(table)).standing
            assert isinstance(places, list)
            sides = [[START], *([rating_of("queendomino", level)] for level in (1, 3))]
            assert told.seats[0].after.rating == round(change(sides, places)[0][0].points)
            assert told.seats[0].after != told.seats[0].before
            for seat, level in ((1, 1), (2, 3)):
                assert told.seats[seat].after == told.seats[seat].before
                assert told.seats[seat].after.rating == rating_of("queendomino", level).points
            assert list(await kept_ratings(server)) == [(await ada.me()).guest]

    run(test)


@pytest.mark.parametrize("way", ["resign", "leave"])
def test_who_gives_up_has_lost(way: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob = await server.guest("Ada"), await server.guest("Bob")
            table = await a_rated_table([ada, bob])
            await ada.send("POST", f"/api/tables/{table}/{way}")
            await play_out_from(bob, table, 1)
            lost, won = (await ratings_of(bob, table)).seats
            assert lost.after.rating < 1500 < won.after.rating

    run(test)


def test_a_seat_cannot_be_handed_on_once_the_game_has_begun(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob, eve = [await server.guest(name) for name in ("Ada", "Bob", "Eve")]
            table = await a_rated_table([ada, bob])
            link = (await ada.table(table)).seats[0].link
            assert isinstance(link, str)
            key = link.partition("#key=")[2]
            assert await refusal(eve.claim(table, key, rated=True)) == "rated-seat-stays"
            assert (await ada.table(table)).seats[0].you

    run(test)


def test_a_table_that_is_closed_or_played_on_from_a_record_is_not_rated(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            people = [await server.guest("Ada"), await server.guest("Bob")]
            closed = await a_rated_table(people)
            await server.hall.tables[closed].append(lambda: server.hall.tables[closed].row("close"))
            assert (await ratings_of(people[0], closed)).state == "unrated"
            over = await a_rated_table(people)
            await play_out(people, over)
            first = (await people[0].review_positions(over)).positions[0]
            trial = {"step": first.step, "level": 1}
            path = f"/api/tables/{over}/review/try"
            again = await people[0].ask("POST", path, TableAnswer, trial)
            assert not again.rated
            kept = await server.hall.store.read(select(RATED.c.table_id).distinct())
            assert [row["table_id"] for row in kept] == [over]

    run(test)


def test_bots_of_a_rated_table_wait_for_time_instead_of_deciding_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "BREATH_SECONDS", 0.01)
    decide = Thinking.decide
    bots: list[str] = []

    async def note(self: Thinking, game: Game, data: str | None, bot: str, *more: Any, **named: Any) -> Any:
        bots.append(bot)
        return await decide(self, game, data, bot, *more, **named)

    monkeypatch.setattr(Thinking, "decide", note)

    async def bots_of(server: Running, **wish: Any) -> set[str]:
        """The bots that decide at a table whose creator has used up the bots' time, and gets some again."""
        ada = await server.guest("Ada")
        asked = iter(range(5))
        monkeypatch.setattr(server.hall.bot_time, "is_used_up", lambda guest: next(asked, None) is not None)
        bots.clear()
        table = await ada.create(**RATED_GAME | {"seats": [{"kind": "me"}, {"kind": "bot"}]} | wish)
        game = await (await ada.live()).watch(table.id)
        while not bots:
            await game.until(lambda g: g.position)
            assert game.position is not None
            if game.position.legal:
                await game.act(game.position.legal[0]["code"])
            await asyncio.sleep(0.01)
        return set(bots)

    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            assert await bots_of(server) == {"level:3"}
            assert "greedy" in await bots_of(server, rated=False)

    run(test)


def test_a_table_that_cannot_be_settled_keeps_no_other_from_it(tmp_path: Path) -> None:
    broken, match = rated(finished(2).match), rated(finished(2).match)
    broken.id = "broken"

    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            rows = [row | {"side": 0} for row in rules.rows_of(broken, 1.0)]
            await server.hall.store.write(*((insert(RATED), row) for row in rows), *rules.of(match, 5.0))
            await server.hall.ratings.look()
            assert [row["games"] for row in (await kept_ratings(server)).values()] == [1, 1]
            await server.hall.ratings.look()

    run(test)


async def play_out_from(client: Client, table: str, seat: int) -> None:
    """Play a game to its end, whose other people have left it."""
    await play(await (await client.live()).watch(table), seat)


# ---------------------------------------------------------------- places


def finished(seats: int, **options: str | bool | int) -> Desk:
    """A game of Queendomino that is over, with people on all seats."""
    desk = Desk("queendomino", 3, seats=seats, wish=options)
    desk.play(10_000)
    assert desk.match.phase == "finished"
    return desk


def given_up(match: Match, *seats: int, mark: str = "resigned") -> None:
    """Some have given up, in this order."""
    for at, seat in enumerate(seats):
        match.seats[seat].kind, match.seats[seat].mark, match.seats[seat].gone = "bot", mark, 100 + at


@pytest.mark.parametrize("mark", ["resigned", "timed_out", "left"])
def test_who_gave_up_is_behind_all_who_were_there_then(mark: str) -> None:
    match = finished(4).match
    assert match.state is not None
    standing = match.state.standing()
    assert rules.places_of(match) == standing
    winner, second, third, last = sorted(range(4), key=lambda seat: standing[seat])
    given_up(match, winner, third, mark=mark)
    places = rules.places_of(match)
    assert [places[seat] for seat in (second, last, third, winner)] == [1, 2, 3, 4]


def test_a_bot_from_the_beginning_gives_nothing_up() -> None:
    match = finished(4).match
    assert match.state is not None
    standing = match.state.standing()
    bot = standing.index(1)
    match.seats[bot] = msgspec.structs.replace(match.seats[bot], kind="bot", began=None, guest=None, level=4)
    assert rules.places_of(match) == standing
    rows = rules.rows_of(rated(match), 9.0)
    assert [row["level"] for row in rows] == [4 * (seat == bot) for seat in range(4)]
    assert [row["guest"] is None for row in rows] == [seat == bot for seat in range(4)]


def rated(match: Match) -> Match:
    """The match as a rated one."""
    match.setup = msgspec.structs.replace(match.setup, rated=True)
    return match


def test_a_team_has_the_place_that_those_who_stay_bring_it_to() -> None:
    match = finished(6, variant="teams").match
    assert match.state is not None
    assert rules.sides_of(match) == [0, 0, 1, 1, 2, 2]
    standing = match.state.standing()
    best = standing.index(1)
    given_up(match, best)
    places = rules.places_of(match)
    assert places[best] == 4
    assert [places[seat] for seat in range(6) if seat != best] == [
        standing[seat] for seat in range(6) if seat != best
    ]
    given_up(match, best, best + 1)
    places = rules.places_of(match)
    assert places[best : best + 2] == [3, 3]
    assert sorted(places) == [1, 1, 2, 2, 3, 3]


def test_who_leaves_a_team_loses_by_it_and_the_others_do_not(tmp_path: Path) -> None:
    match = rated(finished(6, variant="teams").match)
    assert match.state is not None
    best = match.state.standing().index(1)
    given_up(match, best)

    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            await server.hall.store.write(*rules.of(match, 5.0))
            await server.hall.ratings.look()
            kept = await kept_ratings(server)
            changes = [kept[f"g{seat}"]["points"] - 1500 for seat in range(6)]
            assert changes[best] < 0 < changes[best + 1]
            full = change([[START] * 2] * 3, [match.state.standing()[2 * side] for side in range(3)])  # type: ignore[union-attr]
            others = [seat for seat in range(6) if seat != best]
            assert [changes[seat] for seat in others] == pytest.approx(
                [full[seat // 2][seat % 2].points - 1500 for seat in others]
            )

    run(test)


def test_games_that_changed_under_their_players_do_not_count() -> None:
    match = rated(finished(2).match)
    assert rules.void_of(match) == ""
    assert len(rules.rows_of(match, 9.0)) == 2
    match.notes.append("after 3 decisions the rules changed")
    assert (rules.void_of(match), rules.rows_of(match, 9.0)) == ("rules-changed", [])
    match.notes.clear()
    match.setup = msgspec.structs.replace(match.setup, data="another")
    assert (rules.void_of(match), rules.rows_of(match, 9.0)) == ("rules-changed", [])
    for seat in match.seats:
        seat.began = None
    assert (rules.void_of(match), rules.rows_of(match, 9.0)) == ("nobody", [])
    assert rules.rows_of(finished(2).match, 9.0) == []


def test_somebody_who_is_gone_counts_as_a_newcomer_and_keeps_no_rating(tmp_path: Path) -> None:
    match = rated(finished(2).match)
    match.seats[0].began = "-nobody"

    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            await server.hall.store.write(*rules.of(match, 5.0))
            await server.hall.ratings.look()
            assert list(await kept_ratings(server)) == ["g1"]
            told = await of_table(server.hall.store, "t", None)
            assert told is not None
            assert [seat.before.rating for seat in told] == [1500, 1500]

    run(test)


# ---------------------------------------------------------------- exactly once


@pytest.mark.parametrize("moment", ["before", "within", "after"])
def test_a_table_is_settled_once_although_the_server_is_killed(moment: str, tmp_path: Path) -> None:
    """The server dies before it settles a finished table, in the midst of that, or right after it."""
    database = str(tmp_path / "t.db")

    async def finish(server: ServerProcess, people: list[Client]) -> None:
        for name, person in zip(("Ada", "Bob"), people, strict=True):
            await person.sign_up(name)
        table = await a_rated_table(people)
        await people[0].resign(table)
        await people[1].resign(table)
        assert server.process is not None
        assert await asyncio.to_thread(server.process.wait, 120) == -signal.SIGKILL
        server.process = None

    async def test() -> None:
        program = f"from tests.server.mortal import serve; serve({moment!r})"
        server = ServerProcess(database, tmp_path / "log", "--bot-workers", "1", program=program)
        server.start()
        people = [Client(server.url) for _ in range(2)]
        try:
            await finish(server, people)
        finally:
            server.kill()
            for client in people:
                await client.close()
        store = Store(read_database(database))
        waiting = await store.read(select(RATED).where(RATED.c.settled.is_(None)))
        assert len(waiting) == (0 if moment == "after" else 2)
        kept = await store.read(select(RATINGS))
        assert len(kept) == (2 if moment == "after" else 0)
        await store.close()
        points: set[tuple[float, ...]] = set()
        for _ in range(2):
            async with running(quick(database)) as again:
                await again.hall.ratings.look()
                found = await kept_ratings(again)
                assert [row["games"] for row in found.values()] == [1, 1]
                points.add(tuple(sorted(row["points"] for row in found.values())))
        [[lost, won]] = points
        assert lost < 1500 < won

    run(test, 300)


def test_two_processes_settle_a_table_once(new_database: Any) -> None:
    match = rated(finished(2).match)
    database = new_database()

    async def test() -> None:
        async with running(quick(database)) as one, running(quick(database)) as other:
            await one.hall.store.write(*rules.of(match, 5.0))
            halls = [one.hall, other.hall] * 4
            await asyncio.gather(*(hall.ratings.settle("t") for hall in halls))
            assert [row["games"] for row in (await kept_ratings(one)).values()] == [1, 1]

    run(test)


# ---------------------------------------------------------------- leaders


async def rate_guest(
    server: Running, name: str, points: float, spread: float = 50.0, games: int = LEAST_GAMES
) -> Client:
    """A guest with a kept name and a rating."""
    client = await server.guest(name)
    guest = (await client.me()).guest
    code = {"id": name, "guest": guest, "kind": "recovery", "created": 1.0, "expires": None}
    rating = {"guest": guest, "game": "inkdoms", "variant": "throws", "changed": 1.0}
    rating |= {"points": points, "spread": spread, "games": games}
    await server.hall.store.write((insert(CODES), code), (insert(RATINGS), rating))
    return client


def test_leaders_are_ordered_by_what_is_sure(database: str) -> None:
    async def test() -> None:
        async with running(quick(database)) as server:
            ada = await rate_guest(server, "Ada", 1700.0, 100.0)
            await rate_guest(server, "Bob", 1650.0, 40.0, 30)
            await rate_guest(server, "Eve", 1600.0, 30.0)
            told = await leaders_of(ada)
            assert [(one.rank, one.name, one.rating, one.uncertainty, one.you) for one in told.leaders] == [
                (1, "Bob", 1650, 80, False),
                (2, "Eve", 1600, 60, False),
                (3, "Ada", 1700, 200, True),
            ]
            assert [(board.game, board.variant, board.people) for board in told.boards] == [
                ("inkdoms", "throws", 3)
            ]
            assert (told.game, told.variant, told.total, told.pages) == ("inkdoms", "throws", 3, 1)
            assert [rating.rank for rating in (await mine_of(ada)).ratings] == [3]
            stranger = await leaders_of(server.stranger())
            assert [one.you for one in stranger.leaders] == [False] * 3
            nobody = await leaders_of(ada, "?game=gem_forge")
            assert (nobody.leaders, nobody.game, nobody.total) == ([], "gem_forge", 0)
            assert await refusal(ada.send("GET", "/api/leaders?page=-1")) == "bad-request"

    run(test)


def test_who_is_not_kept_or_new_or_does_not_want_it_is_not_listed(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await rate_guest(server, "Ada", 1500.0)
            new = await rate_guest(server, "New", 1900.0, games=LEAST_GAMES - 1)
            bob = await rate_guest(server, "Bob", 1800.0)
            async with Client(server.url) as unkept:
                guest = (await unkept.sign_up("Unkept")).guest
                rating = {"guest": guest, "game": "inkdoms", "variant": "throws", "changed": 1.0}
                rating |= {"points": 1950.0, "spread": 40.0, "games": 50}
                await server.hall.store.write((insert(RATINGS), rating))
                assert not (await mine_of(unkept)).kept
            assert [one.name for one in (await leaders_of(ada)).leaders] == ["Bob", "Ada"]
            assert (await mine_of(new)).ratings[0].rank is None
            told = await bob.ask("PUT", "/api/me/ratings", MyRatingsAnswer, {"listed": False})
            assert (told.listed, told.kept, told.ratings[0].rank) == (False, True, None)
            again = await bob.ask("PUT", "/api/me/ratings", MyRatingsAnswer, {"listed": False})
            assert not again.listed
            assert [one.name for one in (await leaders_of(ada)).leaders] == ["Ada"]
            back = await bob.ask("PUT", "/api/me/ratings", MyRatingsAnswer, {"listed": True})
            assert (back.listed, back.ratings[0].rank) == (True, 1)
            await bob.send("POST", "/api/me/delete", {"sure": True})
            assert [one.name for one in (await leaders_of(ada)).leaders] == ["Ada"]
            assert await refusal(ada.send("PUT", "/api/me/ratings", {"listed": "yes"})) == "bad-request"

    run(test)


def test_leaders_come_in_pages(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            for number in range(PAGE + 2):
                guest = {"id": f"g{number:02}", "name": f"G{number}", "language": "en", "created": 1.0}
                code = {"id": f"c{number}", "guest": guest["id"], "kind": "recovery", "created": 1.0}
                rating = {"guest": guest["id"], "game": "inkdoms", "variant": "throws", "changed": 1.0}
                rating |= {"points": 1500.0, "spread": 50.0, "games": 9}
                await server.hall.store.write(
                    (insert(GUESTS), guest),
                    (insert(CODES), code | {"expires": None}),
                    (insert(RATINGS), rating),
                )
            told = await leaders_of(ada, "?game=inkdoms&variant=throws&page=1")
            assert [(one.rank, one.name) for one in told.leaders] == [(PAGE + 1, "G20"), (PAGE + 2, "G21")]
            assert (told.page, told.pages, told.total) == (1, 2, PAGE + 2)
            g21 = server.stranger(server.hall.keys.token("g21"))
            assert (await mine_of(g21)).ratings[0].rank == PAGE + 2

    run(test)


def test_who_is_not_listed_is_told_to_nobody_else_at_the_end_of_a_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            people = [await server.guest("Ada"), await server.guest("Bob")]
            table = await a_rated_table(people)
            await people[0].resign(table)
            await people[1].resign(table)
            await finished_at(people[0], table)
            await people[0].ask("PUT", "/api/me/ratings", MyRatingsAnswer, {"listed": False})
            assert [one.seat for one in (await ratings_of(people[0], table)).seats] == [0, 1]
            assert [one.seat for one in (await ratings_of(people[1], table)).seats] == [1]

    run(test)


async def finished_at(client: Client, table: str) -> None:
    """Wait until bots have brought a game to its end."""
    live = await client.live()
    await (await live.watch(table)).until(lambda g: g.position and g.position.over)


def test_export_has_all_and_deletion_leaves_the_games_of_others(database: str) -> None:
    async def test() -> None:
        match = rated(finished(2).match)
        async with running(quick(database)) as server:
            ada, bob = await server.guest("Ada"), await server.guest("Bob")
            guests = [(await person.me()).guest for person in (ada, bob)]
            for seat, guest in zip(match.seats, guests, strict=True):
                seat.began = guest
            await server.hall.store.write(*rules.of(match, 5.0))
            await ada.send("PUT", "/api/me/ratings", {"listed": False})
            rows = (await ada.send("GET", "/api/me/export")).json()["rows"]
            assert [[row["guest"] for row in rows[name]] for name in ("rated", "ratings", "unlisted")] == [
                [guests[0]]
            ] * 3
            theirs = (await mine_of(bob)).ratings
            await ada.send("POST", "/api/me/delete", {"sure": True})
            assert list(await kept_ratings(server)) == guests[1:]
            assert (await mine_of(bob)).ratings == theirs
            left = await server.hall.store.read(select(RATED).order_by(RATED.c.seat))
            assert [row["guest"] for row in left] == [None, guests[1]]

    run(test)


def test_ratings_come_through_a_backup(tmp_path: Path, database: str) -> None:
    async def test() -> None:
        old = str(tmp_path / "old.db")
        match = rated(finished(2).match)
        async with running(quick(old)) as server:
            await server.hall.store.write(*rules.of(match, 5.0))
            await server.hall.ratings.look()
            before = await kept_ratings(server)
        store = Store(read_database(old))
        await store.open()
        match.id = "later"
        await store.write(*rules.of(match, 6.0))
        await store.close()
        await backup(old, tmp_path / "copy.gz")
        await restore(database, tmp_path / "copy.gz")
        async with running(quick(database)) as server:
            await server.hall.ratings.look()
            after = await kept_ratings(server)
            assert [row["games"] for row in before.values()] == [1, 1]
            assert [row["games"] for row in after.values()] == [2, 2]

    run(test)
