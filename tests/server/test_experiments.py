"""Experiments on the server: the same findings as anywhere, kept in parts, gone on with, one's own only."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from tests.arena.test_lab import changed_set
from tests.arena.test_report_page import read
from tests.server.processes import PROGRAM, ServerProcess
from tests.server.running import Running, quick, run, running
from tests.server.test_moderation import refusal
from tetrarchy.arena.lab import OWN, Experiment, findings_of, open_set
from tetrarchy.arena.running import play_all
from tetrarchy.catalogue import find_game
from tetrarchy.client import Client
from tetrarchy.kernel.data import Data
from tetrarchy.server.backup import backup, restore
from tetrarchy.server.experiments import parts
from tetrarchy.server.experiments.parts import (
    Part,
    Span,
    missing,
    pack,
    pack_results,
    play_span,
    read_findings,
    unpack_results,
)
from tetrarchy.server.experiments.schema import EXPERIMENTS, PARTS
from tetrarchy.server.settings import Limits
from tetrarchy.server.thinking import Thinking
from tetrarchy.server.workers import Failed
from tetrarchy.wire import ExperimentAnswer, ExperimentsAnswer, ExperimentSet

WISH: dict[str, Any] = {
    "sets": [OWN],
    "bots": ["random", "random"],
    "options": {"variant": "kingdomino"},
    "games": 30,
}
LONG: dict[str, Any] = WISH | {"games": 4000}
HALFWAY = 40
"""Games of an experiment that is stopped in the middle."""
_LONG = 600
"""Seconds after which a test with several servers is given up."""


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parts of so few games that every experiment here has several."""
    monkeypatch.setattr(parts, "PART_GAMES", 10)


async def begin(client: Client, **changes: Any) -> ExperimentAnswer:
    path = "/api/lab/queendomino/experiments"
    return await client.ask("POST", path, ExperimentAnswer, WISH | changes)


async def look(client: Client, experiment: str) -> ExperimentAnswer:
    return await client.ask("GET", f"/api/experiments/{experiment}", ExperimentAnswer)


async def until(
    client: Client, experiment: str, enough: Callable[[ExperimentAnswer], bool]
) -> ExperimentAnswer:
    while not enough(found := await look(client, experiment)):
        await asyncio.sleep(0.05)
    return found


async def finish(client: Client, experiment: str) -> dict[str, Any]:
    """Wait for the end, and read the figures."""
    found = await until(client, experiment, lambda one: one.state != "running")
    assert (found.state, found.done) == ("done", found.total)
    figures: dict[str, Any] = (await client.send("GET", f"/api/experiments/{experiment}/figures")).json()
    return figures


def expected(**changes: Any) -> dict[str, Any]:
    """What the same experiment tells where it is run here."""
    wish = WISH | changes
    game = find_game("queendomino")
    options = game.settings(len(wish["bots"]), wish["options"])
    sets = tuple(open_set(game.id, name) for name in wish["sets"])
    plan = Experiment(game.id, options, tuple(wish["bots"]), wish["games"], wish.get("seed", 1), sets)
    figures: dict[str, Any] = json.loads(
        json.dumps(findings_of(plan, play_all(plan).results).plain(plan, interrupted=False))
    )
    return figures


async def rows_of(server: Running, table: Any) -> list[Any]:
    return list(await server.hall.store.read(select(table)))


# ---------------------------------------------------------------- the life of an experiment


def test_an_experiment_finds_what_it_finds_anywhere(database: str) -> None:
    async def test() -> None:
        async with running(quick(database)) as server:
            ada = await server.guest("Ada")
            begun = await begin(ada, seed=5)
            assert (begun.state, begun.total, begun.bots) == ("running", 30, ["random", "random"])
            assert begun.options["variant"] == "kingdomino"
            assert await finish(ada, begun.id) == expected(seed=5)
            listed = await ada.ask("GET", "/api/lab/queendomino/experiments", ExperimentsAnswer)
            assert [(one.id, one.state) for one in listed.experiments] == [(begun.id, "done")]
            assert [(of.name, of.data) for of in listed.sets] == [(OWN, find_game("queendomino").data_hash)]
            other = await ada.ask("GET", "/api/lab/inkdoms/experiments", ExperimentsAnswer)
            assert other.experiments == []
            assert await rows_of(server, PARTS) == [], "results go once they are counted"

    run(test)


def test_the_report_is_a_page_in_either_language_to_be_saved(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            begun = await begin(ada, sets=[OWN, OWN], games=22)
            figures = await finish(ada, begun.id)
            assert figures["comparison"]["deals"] == 22
            for language, title in (("en", "two sets side by side"), ("ru", "два набора рядом")):
                answer = await ada.send("GET", f"/api/experiments/{begun.id}/report?language={language}")
                assert answer.headers["content-disposition"].startswith("attachment; ")
                page = read(answer.text)
                assert title in page.text
                assert re.search(r"k\d+ \([A-ZА-Я]\d?\|[A-ZА-Я]\d?\)", page.text), "dominoes by their land"
            assert await refusal(ada.send("GET", f"/api/experiments/{begun.id}/report?language=fr")) == (
                "bad-request"
            )

    run(test)


def test_an_experiment_goes_on_after_the_server_has_ended(database: str) -> None:
    async def test() -> None:
        async with running(quick(database)) as server:
            ada = await server.guest("Ada")
            token = ada.token
            begun = await begin(ada, games=HALFWAY)
            await until(ada, begun.id, lambda one: one.done > 0)
        async with running(quick(database)) as server:
            ada = server.stranger(token)
            there = await look(ada, begun.id)
            assert there.done > 0, "what was played before counts, however much is played again by now"
            assert await finish(ada, begun.id) == expected(games=HALFWAY)

    run(test)


def test_an_experiment_survives_a_kill(tmp_path: Path) -> None:
    async def test() -> None:
        small = "from tetrarchy.server.experiments import parts; parts.PART_GAMES = 10"
        process = ServerProcess(str(tmp_path / "t.db"), tmp_path / "log", program=f"{small}\n{PROGRAM}")
        process.start()
        try:
            async with Client(process.url) as ada:
                await ada.sign_up("Ada")
                begun = await begin(ada, games=HALFWAY)
                await until(ada, begun.id, lambda one: one.done > 0)
                process.kill()
                process.start()
                assert await finish(ada, begun.id) == expected(games=HALFWAY)
        finally:
            process.kill()

    run(test, _LONG)


def test_what_was_stopped_stays_and_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            begun = await begin(ada, games=HALFWAY)
            await until(ada, begun.id, lambda one: one.done > 0)
            path = f"/api/experiments/{begun.id}"
            stopped = await ada.ask("POST", f"{path}/cancel", ExperimentAnswer)
            assert stopped.state == "cancelled"
            assert server.hall.experiments.number == 0
            kept = len(await rows_of(server, PARTS))
            assert kept > 0
            assert await refusal(ada.send("GET", f"{path}/figures")) == "experiment-not-done"
            assert await refusal(ada.send("GET", f"{path}/report")) == "experiment-not-done"
            again = await ada.ask("POST", f"{path}/resume", ExperimentAnswer)
            assert (again.state, again.done) == ("running", stopped.done)
            assert await finish(ada, begun.id) == expected(games=HALFWAY)
            assert (await ada.ask("POST", f"{path}/resume", ExperimentAnswer)).state == "done"
            assert (await ada.ask("POST", f"{path}/cancel", ExperimentAnswer)).state == "done"

    run(test)


def test_one_that_is_deleted_leaves_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            begun = await begin(ada, **LONG)
            await until(ada, begun.id, lambda one: one.done > 0)
            await ada.send("DELETE", f"/api/experiments/{begun.id}")
            assert server.hall.experiments.number == 0
            assert await rows_of(server, EXPERIMENTS) == await rows_of(server, PARTS) == []
            assert await refusal(look(ada, begun.id)) == "no-experiment"

    run(test)


def test_a_guest_who_leaves_takes_experiments_along(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob = await server.guest("Ada"), await server.guest("Bob")
            begun = await begin(ada, **LONG)
            other = await begin(bob, **LONG)
            await until(ada, begun.id, lambda one: one.done > 0)
            told = (await ada.send("GET", "/api/me/export")).json()["rows"]
            assert [row["id"] for row in told["experiments"]] == [begun.id]
            results = unpack_results(row["body"] for row in told["experiment_parts"])
            assert set(results) == set(range(len(results)))
            assert results
            await ada.send("POST", "/api/me/delete", {"sure": True})
            assert [row["id"] for row in await rows_of(server, EXPERIMENTS)] == [other.id]
            assert {row["experiment"] for row in await rows_of(server, PARTS)} <= {other.id}
            assert server.hall.experiments.number == 1

    run(test)


def test_a_backup_carries_experiments(tmp_path: Path, new_database: Callable[[], str]) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            token = ada.token
            done, half = await begin(ada), await begin(ada, games=HALFWAY)
            figures = await finish(ada, done.id)
            await until(ada, half.id, lambda one: one.done > 0)
            await ada.send("POST", f"/api/experiments/{half.id}/cancel")
            before = {(row["first"], row["body"]) for row in await rows_of(server, PARTS)}
        await backup(str(tmp_path / "t.db"), tmp_path / "b.gz")
        database = new_database()
        await restore(database, tmp_path / "b.gz")
        async with running(quick(database)) as server:
            ada = server.stranger(token)
            assert {(row["first"], row["body"]) for row in await rows_of(server, PARTS)} == before
            assert await finish(ada, done.id) == figures
            await ada.send("POST", f"/api/experiments/{half.id}/resume")
            assert await finish(ada, half.id) == expected(games=HALFWAY)

    run(test, _LONG)


# ---------------------------------------------------------------- one's own, within limits


def test_nobody_sees_or_moves_the_experiments_of_another(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, eve = await server.guest("Ada"), await server.guest("Eve")
            begun = await begin(ada)
            await finish(ada, begun.id)
            path = f"/api/experiments/{begun.id}"
            for who in (eve, server.stranger()):
                for method, place in (
                    ("GET", ""),
                    ("GET", "/report"),
                    ("GET", "/figures"),
                    ("POST", "/cancel"),
                    ("POST", "/resume"),
                    ("DELETE", ""),
                ):
                    assert await refusal(who.send(method, path + place)) == "no-experiment"
                listed = await who.send("GET", "/api/lab/queendomino/experiments")
                assert begun.id not in listed.text
            mine = await ada.send("GET", "/api/lab/queendomino/experiments")
            assert (await ada.me()).guest not in mine.text

    run(test)


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"bots": ["exec:touch /tmp/x", "random"]}, "unknown-bot"),
    ({"bots": ["search:10s", "random"]}, "unknown-bot"),
    ({"bots": ["random"]}, "wrong-seats"),
    ({"bots": []}, "bad-request"),
    ({"bots": ["random"] * 9}, "bad-request"),
    ({"sets": ["../../etc", OWN]}, "no-such-set"),
    ({"sets": ["printed"]}, "no-such-set"),
    ({"sets": []}, "bad-request"),
    ({"sets": [OWN] * 3}, "bad-request"),
    ({"options": {"variant": "chess"}}, "bad-value"),
    ({"options": {"speed": 3}}, "no-option"),
    ({"games": 0}, "bad-request"),
    ({"games": 5001}, "too-many-games"),
    ({"games": 2501, "sets": [OWN, OWN]}, "too-many-games"),
    ({"seed": -1}, "bad-request"),
    ({"data": "/etc"}, "bad-request"),
]


def test_what_cannot_be_played_is_refused_and_nothing_is_kept(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            for changes, key in REFUSED:
                assert await refusal(begin(ada, **changes)) == key, changes
            path = "/api/lab/chess/experiments"
            assert await refusal(ada.send("POST", path, WISH)) == "unknown-game"
            assert await rows_of(server, EXPERIMENTS) == []

    run(test)


def test_a_person_and_an_address_have_limits(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(experiments_unfinished=2, experiments_kept=3)
        async with running(quick(tmp_path / "t.db", limits=limits)) as server:
            ada, bob = await server.guest("Ada"), await server.guest("Bob")
            first, _ = await begin(ada, **LONG), await begin(ada, **LONG)
            assert await refusal(begin(ada)) == "experiments-under-way"
            await ada.send("POST", f"/api/experiments/{first.id}/cancel")
            await begin(ada, **LONG)
            assert await refusal(ada.send("POST", f"/api/experiments/{first.id}/resume")) == (
                "experiments-under-way"
            )
            assert (await begin(bob)).state == "running"
        limits = Limits(experiments_kept=2)
        async with running(quick(tmp_path / "u.db", limits=limits)) as server:
            ada = await server.guest("Ada")
            for _ in range(2):
                await finish(ada, (await begin(ada, games=1)).id)
            assert await refusal(begin(ada)) == "too-many-experiments"
        limits = Limits(experiments_an_hour=1, guests_an_address=2, experiments_unfinished=9)
        async with running(quick(tmp_path / "v.db", limits=limits)) as server:
            people = [await server.guest(name) for name in ("Ada", "Bob", "Eve")]
            for one in people[:2]:
                await begin(one, **LONG)
                assert await refusal(begin(one)) == "too-fast"
            assert await refusal(begin(people[2])) == "too-fast", "all of an address together"

    run(test)


def test_payers_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada has two experiments and Bob one: parts are played for both in turn, and Ada's one after another."""
    played: list[tuple[str, str]] = []

    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            turns = server.hall.experiments._turns

            async def spare(
                thinking: Thinking, work: partial[Part], payer: str, owner: str, seconds: float
            ) -> tuple[Part, float]:
                """A part lasts until the other waits."""
                while not list(turns._watched.payers()):
                    await asyncio.sleep(0.005)
                played.append((payer, owner))
                plan, span = work.args
                return work.func(plan, Span(span.first, span.first + 1)), 9.0

            monkeypatch.setattr(Thinking, "spare", spare)
            ada, bob = await server.guest("Ada"), await server.guest("Bob")
            names = {(await who.me()).guest for who in (ada, bob)}
            first, second, _ = [await begin(who, **LONG) for who in (ada, ada, bob)]
            while len(played) < 20:
                await asyncio.sleep(0.01)
            pairs = [{payer for payer, _ in played[at : at + 2]} for at in range(0, 20, 2)]
            assert pairs == [names] * 10, played
            assert f"experiment/{second.id}" not in {owner for _, owner in played}
            await ada.send("POST", f"/api/experiments/{first.id}/cancel")
            while played[-1][1] != f"experiment/{second.id}":
                await asyncio.sleep(0.01)

    run(test)


# ---------------------------------------------------------------- sets and versions


class Shelf:
    """Sets of the tests' own."""

    def __init__(self, kept: dict[str, Path | None]) -> None:
        self.kept = kept

    async def known(self, game: str, guest: str) -> list[ExperimentSet]:
        return [
            ExperimentSet(name, open_set(game, str(data or OWN)).data_hash)
            for name, data in self.kept.items()
        ]

    async def find(self, game: str, name: str, guest: str) -> tuple[str, Data | None]:
        return name, self.kept[name]


def test_two_sets_of_somebody_elses_keeping(tmp_path: Path) -> None:
    """Where sets come from can be replaced; one that has changed is not played on with."""
    ours = changed_set(tmp_path)
    wish = {"bots": ["greedy", "greedy"], "options": {}, "games": 4, "sets": [OWN, "ours"]}

    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            server.hall.experiments.sets = Shelf({OWN: None, "ours": ours})
            begun = await begin(ada, **wish)
            figures = await finish(ada, begun.id)
            told = expected(**wish | {"sets": [OWN, str(ours)]})
            told["sets"][1]["name"] = "ours"
            assert figures == told
            listed = await ada.ask("GET", "/api/lab/queendomino/experiments", ExperimentsAnswer)
            assert listed.sets == begun.sets
            begun = await begin(ada, **wish | {"games": HALFWAY})
            await until(ada, begun.id, lambda one: one.done > 0)
            await ada.send("POST", f"/api/experiments/{begun.id}/cancel")
            newer = Path(copytree(ours, tmp_path / "newer"))
            file = newer / "buildings.toml"
            file.write_text(file.read_text("utf-8").replace("points = 0", "points = 1"), "utf-8")

            server.hall.experiments.sets = Shelf({OWN: None, "ours": newer})
            await ada.send("POST", f"/api/experiments/{begun.id}/resume")
            failed = await until(ada, begun.id, lambda one: one.state != "running")
            assert (failed.state, failed.key) == ("failed", "experiment-outdated")

    run(test)


def test_the_hosts_own_components_stand_beside_the_printed_ones(tmp_path: Path) -> None:
    ours = changed_set(tmp_path)

    async def test() -> None:
        async with running(quick(tmp_path / "t.db", data={"queendomino": str(ours)})) as server:
            ada = await server.guest("Ada")
            listed = await ada.ask("GET", "/api/lab/queendomino/experiments", ExperimentsAnswer)
            assert [of.name for of in listed.sets] == [OWN, "printed"]
            assert listed.sets[1].data == find_game("queendomino").data_hash != listed.sets[0].data
            begun = await begin(ada, sets=["printed", OWN], options={}, games=2)
            assert [of.data for of in begun.sets] == [listed.sets[1].data, listed.sets[0].data]
            await finish(ada, begun.id)
            page = (await ada.send("GET", f"/api/experiments/{begun.id}/report")).text
            assert "the components that Tetrarchy brings" in page

    run(test)


def test_findings_of_another_version_are_told_apart(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            begun = await begin(ada, games=1)
            await finish(ada, begun.id)
            await server.hall.store.write((update(EXPERIMENTS).values(findings=pack(b"[[], 3, 4]")), {}))
            for what in ("report", "figures"):
                assert await refusal(ada.send("GET", f"/api/experiments/{begun.id}/{what}")) == (
                    "older-findings"
                )

    run(test)


def test_a_game_that_cannot_be_played_ends_the_experiment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def spare(*given: object) -> None:
        raise Failed("a worker was lost")

    monkeypatch.setattr(Thinking, "spare", spare)

    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            begun = await begin(ada)
            failed = await until(ada, begun.id, lambda one: one.state != "running")
            assert (failed.state, failed.key) == ("failed", "workers-die")

    run(test)


# ---------------------------------------------------------------- several processes


def test_what_a_dead_process_had_is_taken_over(database: str) -> None:
    async def test() -> None:
        async with running(quick(database)) as server:
            ada = await server.guest("Ada")
            guest = (await ada.me()).guest
            begun = await begin(ada, games=5)
            figures = await finish(ada, begun.id)
            row = dict((await rows_of(server, EXPERIMENTS))[0])
            orphan = row | {"id": "orphan", "state": "running", "findings": None, "done": 0}
            await server.hall.store.write((insert(EXPERIMENTS), orphan | {"owner": "dead", "guest": guest}))
            assert await finish(ada, "orphan") == figures

    run(test)


def test_what_is_ended_elsewhere_ends_here(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            begun = await begin(ada, **LONG)
            await until(ada, begun.id, lambda one: one.done > 0)
            await server.hall.store.write((update(EXPERIMENTS).values(state="cancelled", owner=None), {}))
            while server.hall.experiments.number:
                await asyncio.sleep(0.05)
            done = (await look(ada, begun.id)).done
            assert sum(row["games"] for row in await rows_of(server, PARTS)) == done

    run(test)


# ---------------------------------------------------------------- parts


def test_missing_games_are_found_whatever_was_played() -> None:
    assert missing(3, []) == (0, 3)
    assert missing(2000, []) == (0, parts.PART_GAMES) == (0, 10)
    assert missing(2000, [Span(0, 2000)]) is None
    spans = [Span(0, 2), Span(2, 3), Span(4, 6)]
    for order in itertools.permutations(spans):
        assert missing(8, order) == (3, 4)
        assert missing(8, [*order, Span(3, 4)]) == (6, 8)
        assert missing(6, [*order, Span(3, 4)]) is None


def test_results_come_back_as_they_were() -> None:
    game = find_game("inkdoms")
    plan = Experiment(game.id, game.settings(1), ("random",), 3, 1, (open_set(game.id, OWN),))
    results = play_all(plan).results
    assert unpack_results([pack_results({2: results[2]}), pack_results({0: results[0], 1: results[1]})]) == (
        results
    )
    part = play_span(plan, Span(1, 3))
    assert part.games == 2
    assert unpack_results([part.body]) == {1: results[1], 2: results[2]}
    with pytest.raises(Exception, match="Another version of the program"):
        read_findings(pack(b"{}"))
