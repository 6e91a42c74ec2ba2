"""How long sets of components stay at the server, with whom they go, and how many there may be."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import select

from tests.server.running import quick, run, running
from tests.server.shelves import (
    BOTS,
    CROWN,
    CROWNS,
    QUICK,
    RENAMED,
    RICH,
    SHORT,
    over,
    stored,
)
from tests.server.test_table import refusal
from tetrarchy.server.backup import backup, restore
from tetrarchy.server.sets import kept
from tetrarchy.server.sets.schema import SETS
from tetrarchy.server.settings import Limits
from tetrarchy.wire import (
    HostAnswer,
    SetChange,
    StatisticsAnswer,
    TableAnswer,
)


def test_what_nobody_keeps_and_nobody_has_played_goes(tmp_path: Path, at_once: None) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob = await server.guest("Ada"), await server.guest("Bob")
            played = await ada.keep_set("queendomino", "played", CROWN)
            await ada.keep_set("queendomino", "unused", CROWNS)
            shared = await ada.keep_set("queendomino", "shared", RICH)
            await bob.keep_set("queendomino", "mine too", base=shared.hash)
            table = await ada.create(**QUICK, seats=BOTS, set="played")
            await over(ada, table.id)
            for name in ("played", "unused", "shared"):
                left = await ada.delete_set("queendomino", name)
                assert name not in [one.name for one in left]
            assert await refusal(ada.delete_set("queendomino", "played")) == "no-such-set"
            rows = await server.hall.store.read(select(SETS.c.hash))
            assert {row["hash"] for row in rows} == {played.hash, shared.hash}
            assert (await ada.frames(table.id, count=1)).total > 10

    run(test)


def test_a_table_whose_set_is_gone_tells_how_it_ended_and_why_it_tells_no_more(
    tmp_path: Path, at_once: None
) -> None:
    async def play() -> tuple[TableAnswer, str, str, str]:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            renamed = await ada.keep_set("queendomino", "renamed", RENAMED)
            other = await over(ada, (await ada.create(**QUICK, seats=BOTS, set="renamed")).id)
            made = await ada.keep_set("queendomino", "short", CROWN)
            slow = await ada.create(**QUICK, seats=[{"kind": "me"}, *BOTS], set="short")
            table = await ada.create(**QUICK, seats=BOTS, set=made.hash, listed=True)
            ended = await over(ada, table.id)
            text = await ada.record(table.id)
            host = server.stranger(server.server.admin_token)
            path = f"/api/host/sets/{made.hash}"
            assert await refusal(ada.ask("DELETE", path, HostAnswer)) == "not-admin"
            assert await refusal(host.ask("DELETE", path, HostAnswer)) == "set-in-use"
            seen = (await host.ask("GET", "/api/host", HostAnswer, None, {"wanted": "shor"})).sets
            assert [(one.hash, one.names, one.tables) for one in seen] == [(made.hash, ["short@1"], 2)]
            await ada.resign(slow.id)
            await over(ada, slow.id)
            left = (await host.ask("DELETE", f"/api/host/sets/{renamed.hash}", HostAnswer)).sets
            assert [one.hash for one in left] == [made.hash]
            assert (await host.ask("DELETE", path, HostAnswer)).sets == []
            assert await refusal(host.ask("DELETE", path, HostAnswer)) == "no-such-set"
            assert await ada.sets() == []
            assert ada.token is not None
            return ended, other.id, ada.token, text

    async def look_back(ended: TableAnswer, other: str, token: str, text: str) -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = server.stranger(token)
            told = await ada.table(ended.id)
            assert told.set.is_kept is False  # type: ignore[union-attr]
            assert (told.state, told.scores, told.standing) == ("finished", ended.scores, ended.standing)
            for wanted in (
                ada.frames(ended.id, count=1),
                ada.record(other),
                ada.review(ended.id),
                ada.try_from(ended.id, 5),
                ada.send("POST", "/api/review", {"record": text}),
            ):
                assert await refusal(wanted) == "gone-set"
            watched = await (await ada.live()).watch(ended.id)
            assert watched.position is None
            await watched.say("Pity.")
            listed = await ada.tables()
            assert [one.set for one in listed.tables] == [told.set]
            # The moves stay, where the host's own set has the same ones.
            head, moves = (await ada.record(ended.id)).split("\n\n")
            assert "The set is no longer kept: " in head
            assert moves == text.split("\n\n")[1]
            statistics = await ada.ask("GET", "/api/me/statistics/queendomino", StatisticsAnswer)
            assert statistics.waiting == 0
            assert await refusal(ada.rematch(listed.tables[0].id)) == "not-seated"

    async def test() -> None:
        await look_back(*await play())

    run(test)


def test_sets_are_exported_with_their_guest_and_go_with_it(database: str, at_once: None) -> None:
    async def test() -> None:
        async with running(quick(database)) as server:
            ada = await server.guest("Ada")
            made = await ada.keep_set("queendomino", "Ada own", CROWN)
            await ada.keep_set("queendomino", "unused", CROWNS)
            table = await ada.create(**QUICK, seats=BOTS, set="Ada own")
            await over(ada, table.id)
            everything = (await ada.send("GET", "/api/me/export")).json()
            assert {row["name"] for row in everything["rows"]["set_names"]} == {"Ada own", "unused"}
            assert [one["set"] for one in everything["games"]] == [made.hash]
            assert everything["sets"][made.hash]["kingdomino_dominoes.toml"]["domino"][0]["a"]["crowns"] == 3
            await ada.send("POST", "/api/me/delete", {"sure": True})
            assert await stored(server) == (1, 0)
            bob = await server.guest("Bob")
            told = (await bob.table(table.id)).set
            assert (told.hash, told.name, told.is_kept) == (made.hash, "", True)  # type: ignore[union-attr]
            assert "Ada" not in await bob.record(table.id)

    run(test)


def test_a_backup_brings_sets_from_one_database_to_the_other_and_back(
    tmp_path: Path, new_database: Callable[[], str], at_once: None
) -> None:
    async def test() -> None:
        old, between, new = str(tmp_path / "old.db"), new_database(), str(tmp_path / "new.db")
        async with running(quick(old)) as server:
            ada = await server.guest("Ada")
            made = await ada.keep_set(
                "inkdoms", "small dice", SetChange("map.toml", ["meta", "die_side"], 60)
            )
            table = await ada.create(game="inkdoms", seats=[{"kind": "me"}, *BOTS], set="small dice")
            assert ada.token is not None
        for number, (one, other) in enumerate(pairwise((old, between, new))):
            await backup(one, tmp_path / f"{number}.jsonl")
            await restore(other, tmp_path / f"{number}.jsonl")
        assert (tmp_path / "0.jsonl").read_text().count('"set_names"') == 1
        async with running(quick(new)) as server:
            again = server.stranger(ada.token)
            assert await again.sets() == [made]
            assert (await again.table(table.id)).set.is_kept  # type: ignore[union-attr]
            assert (await again.show_set("inkdoms", made.hash)).files["map.toml"]["meta"]["die_side"] == 60

    run(test)


def test_the_standard_set_by_its_hash_is_the_hosts_own(tmp_path: Path, at_once: None) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest()
            made = await ada.keep_set("queendomino", "as it is")
            for word in ("as it is", made.hash, "own"):
                table = await ada.create(**QUICK, seats=BOTS, set=word)
                assert "set" not in (await ada.send("GET", f"/api/tables/{table.id}")).json()

    run(test)


# ---------------------------------------------------------------- limits


def test_how_many_sets_and_how_fast(tmp_path: Path, at_once: None) -> None:
    async def test() -> None:
        limits = Limits(sets_a_guest=2, sets_an_hour=4)
        async with running(quick(tmp_path / "t.db", limits=limits)) as server:
            ada = await server.guest()
            for goal in (21, 22):
                await ada.keep_set("gem_forge", "x", SetChange("board.toml", ["track", "goal"], goal))
            again = SetChange("board.toml", ["track", "goal"], 23)
            assert await refusal(ada.keep_set("gem_forge", "y", again)) == "too-many-sets"
            await ada.delete_set("gem_forge", "x")
            await ada.keep_set("gem_forge", "y", again)
            assert await refusal(ada.keep_set("gem_forge", "z", again)) == "too-fast"
            assert await stored(server) == (1, 1)

    run(test)


@pytest.mark.parametrize("name", ["", "own", "a/b", "a@1", "deadbeef", " x", "x" * 41, "a\0b"])
def test_names_that_mean_something_else_are_refused(name: str, tmp_path: Path, at_once: None) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest()
            key = await refusal(ada.keep_set("gem_forge", name, SHORT))
            assert key in ("bad-set-name", "bad-request", "bad-text")
            assert await stored(server) == (0, 0)

    run(test)


def test_a_rated_table_plays_the_hosts_own_set(tmp_path: Path, at_once: None) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest()
            await ada.keep_set("gem_forge", "short", SHORT)
            wish = {"seats": [{"kind": "me"}, {"kind": "open"}], "rated": True, "hints": False}
            assert await refusal(ada.create(game="gem_forge", set="short", **wish)) == "rated-data"
            assert await refusal(ada.create(game="gem_forge", set="none", **wish)) == "no-such-set"

    run(test)


def test_only_some_sets_stay_at_hand(tmp_path: Path, at_once: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "_MOST_FILES", 2)

    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest()
            made = [
                await ada.keep_set("gem_forge", "x", SetChange("board.toml", ["track", "goal"], goal))
                for goal in (21, 22, 23)
            ]
            for one in [*made, *made]:
                assert (await ada.show_set("gem_forge", one.hash)).hash == one.hash
                assert len(server.hall.sets._files) <= 2

    run(test)
