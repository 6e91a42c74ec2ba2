"""Tournaments at a real server: rounds, absent people, corrections, crashes, several processes, what is kept."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, select

from tests.server.receivers import Browser
from tests.server.recorder import Clock
from tests.server.running import Running, quick, run, running
from tests.server.test_calls import calling_server, scan, subscribe
from tests.server.test_table import refusal
from tetrarchy.client import Client
from tetrarchy.server.backup import backup, restore
from tetrarchy.server.friends import bonds
from tetrarchy.server.settings import Limits
from tetrarchy.server.tournaments import playing
from tetrarchy.server.tournaments.schema import NOTES, PEOPLE, TOURNAMENT_TABLES, TOURNAMENTS
from tetrarchy.wire import TableAnswer, TournamentAnswer, TournamentsAnswer, TournamentTable

KINGDOMINO: dict[str, Any] = {
    "title": "Club evening",
    "game": "queendomino",
    "options": {"variant": "kingdomino"},
    "rounds": 2,
}


async def ask(client: Client, path: str, body: Any = None) -> TournamentAnswer:
    """Do something in a tournament."""
    return await client.ask("POST", f"/api/tournaments{path}", TournamentAnswer, {} if body is None else body)


async def look(client: Client, cup: str) -> TournamentAnswer:
    return await client.ask("GET", f"/api/tournaments/{cup}", TournamentAnswer)


async def gather(server: Running, people: int, **rules: Any) -> tuple[str, list[Client]]:
    """A tournament that people have entered, in the order of their numbers; the first one organises it."""
    clients = [await server.guest(f"Person {number}") for number in range(1, people + 1)]
    cup = (await ask(clients[0], "", KINGDOMINO | rules)).id
    for client in clients[1:]:
        await ask(client, f"/{cup}/enter")
    return cup, clients


async def begin(client: Client, cup: str, number: int) -> list[TournamentTable]:
    """Begin a round; returns its tables."""
    return (await ask(client, f"/{cup}/rounds", {"round": number})).rounds[number - 1].tables


async def sit(people: list[Client], table: TournamentTable, *who: int) -> TableAnswer:
    """Those of a table, or some of them, take the seats that are kept for them."""
    answers = []
    for seat in table.seats:
        if seat.person and (not who or seat.person in who):
            answers.append(await people[seat.person - 1].join(name_of(table)))
    return answers[-1]


def name_of(table: TournamentTable) -> str:
    assert table.table is not None
    return table.table


async def play_out(server: Running, table: TournamentTable) -> None:
    """Decide for everybody until the game is over."""
    found = await server.hall.find(name_of(table))
    while found.match.phase == "running":
        for seat in found.match.actors()[:1]:
            sight = found.match.sights[seat]
            await found.act(seat, sight.number, sight.legal_codes[0], None)


async def until(client: Client, cup: str, wanted: Any) -> TournamentAnswer:
    """The tournament once something holds of it."""
    while not wanted(found := await look(client, cup)):
        await asyncio.sleep(0.02)
    return found


async def play_round(server: Running, people: list[Client], cup: str, number: int) -> TournamentAnswer:
    """Begin a round and play all its tables."""
    for table in await begin(people[0], cup, number):
        if table.table is not None:
            await sit(people, table)
            await play_out(server, table)
    return await until(people[0], cup, lambda found: found.round_over)


def points(cup: TournamentAnswer) -> dict[int, int]:
    return {line.person: line.points for line in cup.standings}


def scores_of(table: TournamentTable) -> list[tuple[int | None, int | None]]:
    return [(seat.place, seat.points) for seat in table.seats]


# ---------------------------------------------------------------- a whole tournament


def test_a_tournament_is_played_to_its_end_and_counts_itself(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            cup, people = await gather(server, 4)
            stranger = await server.guest("Stranger")
            tables = await begin(people[0], cup, 1)
            assert [len(table.seats) for table in tables] == [2, 2]
            assert {table.state for table in tables} == {"waiting"}
            first = name_of(tables[0])
            at_table = await stranger.table(first)
            assert at_table.tournament == cup
            assert [(seat.reserved, seat.kind) for seat in at_table.seats] == [(True, "open")] * 2
            assert sorted(seat.name for seat in at_table.seats) == sorted(
                f"Person {seat.person}" for seat in tables[0].seats
            )
            assert await refusal(stranger.join(first)) == "no-open-seat"
            one, other = (people[seat.person - 1] for seat in tables[0].seats)
            assert (await one.join(first)).state == "open"
            left = await one.leave(first)
            assert [seat.reserved for seat in left.seats] == [True, True], "a seat stays kept"
            assert await refusal(stranger.join(first)) == "no-open-seat"
            assert await refusal(people[0].start(first)) == "not-creator"
            await one.join(first)
            assert (await other.join(first)).state == "running"
            assert (await look(stranger, cup)).rounds[0].tables[0].state == "running"
            await play_out(server, tables[0])
            found = await until(stranger, cup, lambda found: found.rounds[0].tables[0].state == "over")
            over = await one.table(first)
            seats = found.rounds[0].tables[0].seats
            assert [seat.place for seat in seats] == over.standing
            assert [seat.score for seat in seats] == over.scores
            assert sum(seat.points or 0 for seat in seats) == 12
            assert await refusal(begin(people[0], cup, 2)) == "round-open"
            await sit(people, tables[1])
            await play_out(server, tables[1])
            await until(stranger, cup, lambda found: found.round_over)
            end = await play_round(server, people, cup, 2)
            assert end.state == "finished"
            met = [{seat.person for seat in table.seats} for number in end.rounds for table in number.tables]
            assert len({frozenset(pair) for pair in met}) == 4
            seen = [await look(client, cup) for client in (*people, stranger, server.stranger())]
            assert {msgspec.json.encode(one.standings) for one in seen} == {
                msgspec.json.encode(end.standings)
            }
            assert [one.you for one in seen] == [1, 2, 3, 4, None, None]
            assert [one.organiser for one in seen] == [True] + [False] * 5
            rematch = await one.rematch(first)
            assert not isinstance(rematch.tournament, str), "a rematch is no game of the tournament"

    run(test)


@pytest.mark.parametrize(
    ("people", "rules", "rounds"), [(3, {"system": "round_robin"}, 3), (3, {"size": 4}, 2)]
)
def test_byes_and_tables_of_three(tmp_path: Path, people: int, rules: dict[str, Any], rounds: int) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            cup, clients = await gather(server, people, **rules)
            for number in range(1, rounds + 1):
                found = await play_round(server, clients, cup, number)
            assert found.state == "finished"
            assert found.rounds_planned == rounds
            assert sum(points(found).values()) == sum(
                6 * len(table.seats) if len(table.seats) > 1 else 12
                for tables in found.rounds
                for table in tables.tables
            )

    run(test)


def test_the_list_tells_of_tournaments_and_unlisted_ones_only_their_people(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            cup, people = await gather(server, 3, title="  Open \u202e evening ")
            hidden, (owner, *_) = await gather(server, 1, listed=False)
            over, (host, *_) = await gather(server, 1)
            await ask(host, f"/{over}/cancel", {"reason": "No light"})

            async def listed(client: Client) -> dict[str, Any]:
                answer = await client.ask("GET", "/api/tournaments", TournamentsAnswer)
                assert answer.total == len(answer.tournaments)
                return {one.id: one for one in answer.tournaments}

            assert set(await listed(server.stranger())) == {cup}
            assert set(await listed(owner)) == {cup, hidden}
            assert set(await listed(host)) == {cup, over}
            told = (await listed(people[1]))[cup]
            assert (told.title, told.people, told.round, told.rounds_planned, told.mine) == (
                "Open evening",
                3,
                0,
                2,
                True,
            )
            assert not (await listed(owner))[cup].mine

    run(test)


# ---------------------------------------------------------------- those who do not come


def test_who_does_not_come_loses_by_default(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            cup, people = await gather(server, 4, minutes=10)
            one, other = await begin(people[0], cup, 1)
            await sit(people, one, one.seats[1].person)
            clock.now += 599
            await server.hall.tournaments.look()
            assert not (await look(people[0], cup)).rounds[0].tables[0].seats[0].mark
            clock.now += 2
            found = await until(people[0], cup, lambda found: found.round_over)
            tables = found.rounds[0].tables
            assert scores_of(tables[0]) == [(None, 0), (1, 12)]
            assert scores_of(tables[1]) == [(None, 0), (None, 0)]
            assert [seat.mark for seat in tables[0].seats] == ["absent", ""]
            assert (await people[0].table(name_of(one))).state == "closed"
            assert await refusal(sit(people, other)) == "no-open-seat"

    run(test)


def test_those_who_are_there_play_without_the_absent_who_come_last(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            cup, people = await gather(server, 4, size=4, rounds=1)
            [table] = await begin(people[0], cup, 1)
            there = [table.seats[1].person, table.seats[3].person]
            await sit(people, table, *there)
            clock.now += 601
            await until(people[0], cup, lambda found: found.rounds[0].tables[0].state == "running")
            seats = (await people[0].table(name_of(table))).seats
            assert [(seat.kind, seat.mark) for seat in seats] == [("bot", "absent"), ("person", "")] * 2
            await play_out(server, table)
            found = await until(people[0], cup, lambda found: found.round_over)
            marks = {seat.person: (seat.place, seat.points) for seat in found.rounds[0].tables[0].seats}
            assert sorted(marks[one] for one in there) in ([(1, 12), (2, 8)], [(1, 10), (1, 10)])
            assert [marks[seat.person] for seat in table.seats[::2]] == [(None, 0)] * 2

    run(test)


def test_who_leaves_or_gives_up_is_behind_those_who_stay(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            cup, people = await gather(server, 4)
            one, other = await begin(people[0], cup, 1)
            for table, gone in ((one, Client.leave), (other, Client.resign)):
                await sit(people, table)
                await gone(people[table.seats[0].person - 1], name_of(table))
                await play_out(server, table)
            found = await until(people[0], cup, lambda found: found.round_over)
            assert [scores_of(table) for table in found.rounds[0].tables] == [[(2, 0), (1, 12)]] * 2

    run(test)


def test_bots_fill_the_tables_where_the_organiser_lets_them(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            cup, people = await gather(server, 3, bots=True, level=2, rounds=1)
            tables = await begin(people[0], cup, 1)
            [with_bot] = [table for table in tables if any(seat.person == 0 for seat in table.seats)]
            started = await sit(people, with_bot)
            assert started.state == "running"
            assert [seat.level for seat in started.seats] == [None, 2]
            [other] = [table for table in tables if table is not with_bot]
            await sit(people, other)
            await play_out(server, other)
            await play_out(server, with_bot)
            found = await until(people[0], cup, lambda found: found.state == "finished")
            assert {line.person for line in found.standings} == {1, 2, 3}

    run(test)


# ---------------------------------------------------------------- organisers


def test_only_organisers_and_the_host_organise(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            cup, people = await gather(server, 4)
            before = await look(people[1], cup)
            for client in (people[1], await server.guest("Stranger"), server.stranger()):
                for path, body in (
                    ("/rounds", {"round": 1}),
                    ("/cancel", {"reason": ""}),
                    ("/finish", {}),
                    ("/people/1/exclude", {"reason": "Why not"}),
                    ("/people/1/admit", {}),
                    ("/people/2/organiser", {}),
                    (
                        "/rounds/1/tables/1/result",
                        {"places": [{"person": 1, "place": 1}] * 2, "reason": "So"},
                    ),
                ):
                    assert await refusal(ask(client, f"/{cup}{path}", body)) == "not-organiser"
                put = client.ask("PUT", f"/api/tournaments/{cup}", TournamentAnswer, KINGDOMINO)
                assert await refusal(put) == "not-organiser"
            assert await look(people[1], cup) == before
            await ask(people[0], f"/{cup}/people/2/organiser")
            await begin(people[1], cup, 1)
            chief = server.stranger(server.server.admin_token)
            assert (await ask(chief, f"/{cup}/cancel", {"reason": "Fire"})).state == "cancelled"
            found = await look(people[0], cup)
            assert [(note.kind, note.text) for note in found.notes] == [
                ("organiser", ""),
                ("cancelled", "Fire"),
            ]

    run(test)


def test_an_organiser_sets_the_rules_and_what_cannot_be_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            cup, people = await gather(server, 4)

            async def change(**rules: Any) -> TournamentAnswer:
                wish = KINGDOMINO | rules
                return await people[0].ask("PUT", f"/api/tournaments/{cup}", TournamentAnswer, wish)

            told = await change(size=4, clock={"move": 60}, options={"variant": "standard"}, minutes=3)
            assert (told.rules.size, told.rules.minutes) == (4, 3)
            assert told.rules.options["variant"] == "standard"
            before = await look(people[0], cup)
            for wrong, key in (
                ({"title": " "}, "bad-title"),
                ({"title": "x" * 81}, "bad-title"),
                ({"game": "chess"}, "unknown-game"),
                ({"options": {"variant": "chess"}}, "bad-value"),
                ({"options": {"variant": "teams"}, "size": 4}, "wrong-seats"),
                ({"game": "wonderful_kingdom", "options": {}, "size": 3}, "wrong-seats"),
                ({"clock": {"increment": 5}}, "bad-clock"),
                ({"size": 5}, "bad-request"),
                ({"rounds": 0}, "bad-request"),
                ({"minutes": 0}, "bad-request"),
            ):
                assert await refusal(change(**wrong)) == key
            assert await look(people[0], cup) == before
            [table] = await begin(people[0], cup, 1)
            made = await people[0].table(name_of(table))
            assert made.clock is not None
            assert made.clock.move == 60
            assert await refusal(change(size=2)) == "rules-fixed"

    run(test)


def test_results_are_corrected_and_nobody_plays_on_for_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            cup, people = await gather(server, 4, rounds=1)
            one, other = await begin(people[0], cup, 1)
            await sit(people, one)

            async def correct(table: TournamentTable, reason: str, *places: int | None) -> TournamentAnswer:
                result = [
                    {"person": seat.person, "place": place}
                    for seat, place in zip(table.seats, places, strict=True)
                ]
                path = f"/{cup}/rounds/1/tables/{table.number}/result"
                return await ask(people[0], path, {"places": result, "reason": reason})

            assert await refusal(correct(one, "  ", 1, 2)) == "bad-reason"
            assert await refusal(correct(one, "So", 2, 2)) == "impossible-places"
            assert await refusal(correct(one, "So", 1, 7)) == "bad-request"
            told = await correct(one, "Played on a real board", 2, 1)
            assert told.rounds[0].tables[0].corrected == "Played on a real board"
            assert scores_of(told.rounds[0].tables[0]) == [(2, 0), (1, 12)]
            assert (await people[0].table(name_of(one))).state == "closed"
            await sit(people, other)
            await play_out(server, other)
            found = await until(people[0], cup, lambda found: found.state == "finished")
            places = [seat.place for seat in found.rounds[0].tables[1].seats]
            after = await correct(other, "Scored wrongly", *(3 - (place or 0) for place in places))
            assert after.state == "finished"
            assert points(after) != points(found)
            assert (await people[0].table(name_of(other))).state == "finished", "what was played stays"
            assert [note.text for note in after.notes] == ["Played on a real board", "Scored wrongly"]

    run(test)


def test_who_is_excluded_plays_on_no_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            cup, people = await gather(server, 4)
            one, other = await begin(people[0], cup, 1)
            await sit(people, one)
            for table in (one, other):
                path = f"/{cup}/people/{table.seats[0].person}/exclude"
                assert await refusal(ask(people[0], path, {"reason": ""})) == "bad-reason"
                await ask(people[0], path, {"reason": "Was rude"})
            seats = (await people[0].table(name_of(one))).seats
            assert [(seat.kind, seat.mark) for seat in seats] == [("bot", "left"), ("person", "")]
            found = await until(people[0], cup, lambda found: found.rounds[0].tables[1].state == "over")
            assert scores_of(found.rounds[0].tables[1]) == [(None, 0), (1, 12)], "nobody need come for that"
            await play_out(server, one)
            found = await until(people[0], cup, lambda found: found.round_over)
            assert scores_of(found.rounds[0].tables[0]) == [(2, 0), (1, 12)]
            assert [line.place for line in found.standings] == [1, 2, 0, 0]

    run(test)


def test_whom_the_organiser_blocks_plays_all_the_same(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            cup, people = await gather(server, 2)
            [table] = await begin(people[0], cup, 1)
            guests = [(await client.me()).guest for client in people]
            await bonds.block(server.hall.store, *guests)
            assert (await sit(people, table)).state == "running"

    run(test)


def test_a_late_comer_asks_and_plays_once_an_organiser_lets_them(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            cup, people = await gather(server, 3)
            await play_round(server, people, cup, 1)
            late = await server.guest("Late")
            assert (await ask(late, f"/{cup}/enter")).people[3].state == "asks"
            await ask(people[0], f"/{cup}/people/4/admit")
            found = await play_round(server, [*people, late], cup, 2)
            assert {seat.person for table in found.rounds[1].tables for seat in table.seats} == {1, 2, 3, 4}

    run(test)


def test_a_table_that_the_host_closes_waits_for_the_organiser(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            cup, people = await gather(server, 2)
            [table] = await begin(people[0], cup, 1)
            await sit(people, table)
            chief = server.stranger(server.server.admin_token)
            await chief.send("DELETE", f"/api/tables/{name_of(table)}")
            found = await until(people[0], cup, lambda found: found.rounds[0].tables[0].state == "stopped")
            assert not found.round_over
            places = [{"person": seat.person, "place": 1} for seat in table.seats]
            path = f"/{cup}/rounds/1/tables/1/result"
            found = await ask(people[0], path, {"places": places, "reason": "It was even"})
            assert found.round_over

    run(test)


def test_cancelling_closes_the_tables(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            cup, people = await gather(server, 4)
            one, other = await begin(people[0], cup, 1)
            await sit(people, one)
            await ask(people[0], f"/{cup}/cancel", {"reason": "No light"})
            for table in (one, other):
                assert (await people[0].table(name_of(table))).state == "closed"
            assert {table.state for table in (await look(people[0], cup)).rounds[0].tables} == {"stopped"}

    run(test)


# ---------------------------------------------------------------- crashes and processes


def test_a_round_whose_tables_were_not_made_in_time_gets_them_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db", scan_seconds=1000)) as server:
            cup, people = await gather(server, 4)

            async def fail(*given: Any) -> None:
                raise OSError("the machine is gone")

            with monkeypatch.context() as broken:
                broken.setattr(playing, "make", fail)
                tables = await begin(people[0], cup, 1)
                assert [table.table for table in tables] == [None, None], (
                    "nobody is sent to a table that is not there"
                )
                assert await begin(people[0], cup, 1) == tables
            await server.hall.tournaments.look()
            for table in (await look(people[0], cup)).rounds[0].tables:
                await sit(people, table)

    run(test)


def test_a_server_that_starts_again_goes_on_where_it_was(database: str) -> None:
    async def test() -> None:
        async with running(quick(database, scan_seconds=1000)) as server:
            cup, people = await gather(server, 4)
            one, other = await begin(people[0], cup, 1)
            await sit(people, one)
            await play_out(server, one)  # nobody takes in the result
            await sit(people, other, other.seats[0].person)
            tokens = [client.token for client in people]
        async with running(quick(database)) as server:
            people = [server.stranger(token) for token in tokens]
            found = await until(people[0], cup, lambda found: found.rounds[0].tables[0].state == "over")
            assert found.rounds[0].tables[1].state == "waiting"
            await sit(people, other, other.seats[1].person)
            await play_out(server, other)
            await until(people[0], cup, lambda found: found.round_over)

    run(test)


def test_two_processes_begin_a_round_once_and_count_a_table_once(new_database: Any) -> None:
    async def test() -> None:
        database = new_database()
        async with running(quick(database)) as one, running(quick(database)) as other:
            cup, people = await gather(one, 8, rounds=2)
            for number in (1, 2):
                again = other.stranger(people[0].token)
                rounds = await asyncio.gather(
                    *(begin(client, cup, number) for client in (people[0], again) for _ in range(3))
                )
                names = {tuple(map(name_of, tables)) for tables in rounds}
                assert len(names) == 1
                elsewhere = [other.stranger(client.token) for client in people]
                for at, table in enumerate(rounds[0]):
                    await sit([people, elsewhere][at % 2], table)
                    await play_out([one, other][at % 2], table)
                found = await until(again, cup, lambda found: found.round_over)
                assert sum(points(found).values()) == 4 * 12 * number
            assert found.state == "finished"

    run(test)


def test_the_same_people_entering_at_once_get_one_number_each(database: str) -> None:
    async def test() -> None:
        async with running(quick(database)) as server:
            cup, _ = await gather(server, 1)
            clients = [await server.guest(f"Guest {at}") for at in range(5)]
            await asyncio.gather(*(ask(client, f"/{cup}/enter") for client in clients * 2))
            numbers = [(await look(client, cup)).you for client in clients]
            assert sorted(number or 0 for number in numbers) == [2, 3, 4, 5, 6]

    run(test)


# ---------------------------------------------------------------- what is kept and told


def test_nobody_is_told_who_a_guest_is_nor_anything_of_a_game(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(requests_a_second=1000, request_burst=5000)
        async with running(quick(tmp_path / "t.db", scan_seconds=1000, limits=limits)) as server:
            cup, people = await gather(server, 4, game="inkdoms", options={})
            one, _ = await begin(people[0], cup, 1)
            await sit(people, one)
            askers = [*people, server.stranger()]

            async def told() -> list[bytes]:
                paths = (f"/api/tournaments/{cup}", "/api/tournaments")
                return [(await client.send("GET", path)).content for client in askers for path in paths]

            before = await told()
            guests = [(await client.me()).guest for client in people]
            assert not any(guest.encode() in data for guest in guests for data in before)
            assert not any(b"key=" in data for data in before)
            found = await server.hall.find(name_of(one))
            for _ in range(12):
                seat = found.match.actors()[0]
                sight = found.match.sights[seat]
                await found.act(seat, sight.number, sight.legal_codes[0], None)
                assert await told() == before

    run(test)


def test_who_is_deleted_leaves_a_line_without_a_name(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            cup, people = await gather(server, 4)
            found = await play_round(server, people, cup, 1)
            export = msgspec.json.decode((await people[1].send("GET", "/api/me/export")).content)
            assert [row["name"] for row in export["rows"]["tournament_people"]] == ["Person 2"]
            tables = await begin(people[0], cup, 2)
            await people[1].send("POST", "/api/me/delete", {"sure": True})
            [table] = [table for table in tables if any(seat.person == 2 for seat in table.seats)]
            after = await until(
                people[0], cup, lambda found: found.rounds[1].tables[table.number - 1].state == "over"
            )
            gone = after.people[1]
            assert (gone.name, gone.state) == ("", "left")
            assert {line.person: line.by_round[0] for line in after.standings} == points(found)
            marks = {seat.person: seat.mark for seat in after.rounds[1].tables[table.number - 1].seats}
            assert marks[2] == "absent"
            assert "Person 2" not in str(await people[0].table(name_of(table)))
            rows = await server.hall.store.run(_everything)
            assert "Person 2" not in rows

    run(test)


def _everything(connection: Connection) -> str:
    """All that the database holds of tournaments."""
    parts = (TOURNAMENTS, PEOPLE, TOURNAMENT_TABLES, NOTES)
    return str([row for part in parts for row in connection.execute(select(part)).all()])


def test_what_only_a_deleted_guest_has_organised_is_cancelled(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            alone, (ada, bob) = await gather(server, 2)
            shared = (await ask(ada, "", KINGDOMINO)).id
            await ask(bob, f"/{shared}/enter")
            await ask(ada, f"/{shared}/people/2/organiser")
            guest = (await ada.me()).guest
            await ada.send("POST", "/api/me/delete", {"sure": True})
            assert (await look(bob, alone)).state == "cancelled"
            still = await look(bob, shared)
            assert (still.state, still.organiser) == ("open", True)
            assert guest not in await server.hall.store.run(_everything)

    run(test)


def test_a_tournament_comes_through_a_backup(database: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(database)) as server:
            cup, people = await gather(server, 5)
            await play_round(server, people, cup, 1)
            await begin(people[0], cup, 2)
            await ask(people[0], f"/{cup}/people/3/exclude", {"reason": "Was rude"})
            before = await look(people[0], cup)
            token = people[0].token
        await backup(database, tmp_path / "all.gz")
        again = str(tmp_path / "again.db")
        await restore(again, tmp_path / "all.gz")
        async with running(quick(again)) as server:
            assert await look(server.stranger(token), cup) == before

    run(test)


def test_nobody_makes_more_tournaments_than_they_can_run(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(unfinished_tournaments_a_guest=2, tournaments_an_hour=4, guests_an_address=1)
        async with running(quick(tmp_path / "t.db", limits=limits)) as server:
            ada = await server.guest("Ada")
            made = [(await ask(ada, "", KINGDOMINO)).id for _ in range(2)]
            assert await refusal(ask(ada, "", KINGDOMINO)) == "too-many-tournaments"
            await ask(ada, f"/{made[0]}/cancel", {"reason": ""})
            await ask(ada, "", KINGDOMINO)
            assert await refusal(ask(ada, "", KINGDOMINO)) == "too-fast"

    run(test)


def test_banned_people_neither_make_nor_enter_tournaments(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            cup, _ = await gather(server, 1)
            bob = await server.guest("Bob")
            chief = server.stranger(server.server.admin_token)
            await chief.send("POST", "/api/host/bans", {"guest": (await bob.me()).guest})
            assert await refusal(ask(bob, f"/{cup}/enter")) == "banned"
            assert await refusal(ask(bob, "", KINGDOMINO)) == "banned"

    run(test)


def test_people_are_called_once_when_a_round_begins(tmp_path: Path) -> None:
    async def test() -> None:
        async with calling_server(tmp_path) as (receiver, server):
            cup, people = await gather(server, 4)
            browser = Browser()
            await subscribe(people[1], receiver, browser)
            await scan(server)
            assert receiver.posted == []
            tables = await begin(people[0], cup, 1)
            [mine] = [table for table in tables if any(seat.person == 2 for seat in table.seats)]
            [rival] = [seat.person for seat in mine.seats if seat.person != 2]
            for _ in range(2):
                await scan(server)
            [pushed] = receiver.posted
            assert browser.read(pushed.body) == {
                "title": "The round begins: Queendomino",
                "body": f"With Person {rival}.",
                "path": f"/table/{name_of(mine)}",
                "tag": name_of(mine),
            }
            await sit(people, mine)
            await scan(server)
            starts = (await server.hall.find(name_of(mine))).match.actors()[0]
            is_turn = mine.seats[starts].person == 2
            assert len(receiver.posted) == 1 + is_turn, "a turn is called for by itself"

    run(test)
