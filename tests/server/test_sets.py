"""Sets of components at the server: kept by name, checked, handed on, played, and gone."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from tests.server.running import Running, quick, run, running
from tests.server.test_table import refusal
from tests.sets.helpers import put
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.client import Client
from tetrarchy.client.live import Following
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.record import loads
from tetrarchy.server.backup import backup, restore
from tetrarchy.server.sets import kept
from tetrarchy.server.sets.schema import SET_NAMES, SETS
from tetrarchy.server.settings import Limits
from tetrarchy.server.thinking import Source, Thinking, choose
from tetrarchy.sets import standard, write_folder, write_zip
from tetrarchy.wire import (
    ExamplesAnswer,
    ExperimentAnswer,
    ExperimentsAnswer,
    HostAnswer,
    KeptSetAnswer,
    KeptSetsAnswer,
    LessonsAnswer,
    Position,
    PuzzlesAnswer,
    PuzzleVerdict,
    SetAnswer,
    SetChange,
    SetDifferencesAnswer,
    StatisticsAnswer,
    TableAnswer,
)

SHORT = SetChange("board.toml", ["track", "goal"], 17)
SHORTER = SetChange("board.toml", ["track", "goal"], 16)
RICH = SetChange("buildings.toml", ["supply", "start_coins"], 90)
RENAMED = SetChange("buildings.toml", ["building", 0, "id"], "cake_shop")
BOTS: list[dict[str, Any]] = [{"kind": "bot", "level": 1}] * 2


CROWN = SetChange("kingdomino_dominoes.toml", ["domino", 0, "a", "crowns"], 3)
CROWNS = SetChange("kingdomino_dominoes.toml", ["domino", 1, "a", "crowns"], 3)
QUICK: dict[str, Any] = {"game": "queendomino", "options": {"variant": "kingdomino"}}
"""A game of few decisions."""


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    work_here(monkeypatch)


def work_here(patch: pytest.MonkeyPatch) -> None:
    """What workers would do is done here and now, and bots are greedy."""

    async def do(self: Thinking, work: Any, *arguments: Any, lane: str, payer: str) -> Any:
        return work(*arguments)

    async def decide(
        self: Thinking, game: Game, source: Source, bot: str, view: bytes, *rest: Any, **_: Any
    ) -> Any:
        legal, seat = rest[:2]
        return choose(game.id, source, "greedy", view, legal, seat, 1, "")[0], 0.0

    patch.setattr(Thinking, "run", do)
    patch.setattr(Thinking, "decide", decide)


async def show(client: Client, game: str, word: str) -> SetAnswer:
    return await client.ask("GET", f"/api/sets/{game}", SetAnswer, None, {"set": word})


async def archive(client: Client, game: str, word: str) -> bytes:
    return (await client.send("GET", f"/api/sets/{game}/archive", None, {"set": word})).content


async def bring(client: Client, game: str, name: str, content: bytes) -> KeptSetAnswer:
    """Import an archive; the client's own way of sending is for JSON."""
    answer = await client._http.post(
        f"/api/sets/{game}/import",
        params={"name": name},
        content=content,
        headers={"authorization": f"Bearer {client.token}"},
    )
    assert answer.status_code == 201, answer.text
    return KeptSetAnswer(**answer.json())


async def over(client: Client, table: str) -> TableAnswer:
    """A table once its game has ended."""
    while True:
        found = await client.table(table)
        if found.state == "finished":
            return found
        await asyncio.sleep(0.05)


async def own_turn(live: Following, since: int) -> Position:
    """The next position, from a number on, in which the client has to decide, or the last."""

    def is_there(table: Following) -> bool:
        position = table.position
        return position is not None and position.number >= since and bool(position.legal or position.over)

    await live.until(is_there)
    assert live.position is not None
    return live.position


async def stored(server: Running) -> tuple[int, int]:
    """How many contents and how many names are kept."""
    read = server.hall.store.read
    counts = [(await read(select(func.count().label("n")).select_from(t)))[0]["n"] for t in (SETS, SET_NAMES)]
    return counts[0], counts[1]


def test_a_set_is_kept_in_versions_listed_shown_and_compared(database: str) -> None:
    async def test() -> None:
        async with running(quick(database)) as server:
            ada, bob = await server.guest("Ada"), await server.guest("Bob")
            first = await ada.keep_set("gem_forge", "short game", SHORT)
            assert (first.name, first.version) == ("short game", 1)
            assert await ada.keep_set("gem_forge", "short game", SHORT) == first
            second = await ada.keep_set("gem_forge", "short game", SHORTER, base="short game")
            assert (second.version, second.hash != first.hash) == (2, True)
            assert [one.version for one in await ada.sets()] == [2, 1]
            assert await ada.sets("inkdoms") == []
            assert await bob.sets() == []
            assert await stored(server) == (2, 2)
            # By name, by version, by hash; whoever has the hash has the set.
            assert (await show(ada, "gem_forge", "short game")).files["board.toml"]["track"]["goal"] == 16
            assert (await show(ada, "gem_forge", "short game@1")).hash == first.hash
            assert (await show(bob, "gem_forge", first.hash)).files["board.toml"]["track"]["goal"] == 17
            own = await show(bob, "gem_forge", "own")
            assert (own.name, own.hash) == ("own", standard("gem_forge").hash)
            assert {field.provenance for field in own.fields} == {"", "rulebook", "reconstructed"}
            compared = await ada.ask(
                "GET", "/api/sets/gem_forge/compare", SetDifferencesAnswer, None, {"other": "short game"}
            )
            [told] = compared.differences
            assert (told.component, told.field, told.one, told.other) == ("track", "goal", 20, 16)
            for client, game, word in (
                (bob, "gem_forge", "short game"),
                (ada, "gem_forge", "short game@3"),
                (ada, "gem_forge", "short game@x"),
                (ada, "inkdoms", "short game"),
                (ada, "inkdoms", first.hash),
                (ada, "gem_forge", "0" * 32),
                (ada, "gem_forge", ""),
            ):
                assert await refusal(show(client, game, word)) == "no-such-set"

    run(test)


def test_a_set_travels_as_an_archive(tmp_path: Path, at_once: None) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob = await server.guest("Ada"), await server.guest("Bob")
            made = await ada.keep_set("gem_forge", "short", SHORT)
            content = await archive(bob, "gem_forge", made.hash)
            with zipfile.ZipFile(io.BytesIO(content)) as unpacked:
                assert "goal = 17" in unpacked.read("board.toml").decode()
            assert (await bring(bob, "gem_forge", "from Ada", content)).hash == made.hash
            assert await stored(server) == (1, 2)
            for game in GAMES:
                assert await archive(bob, game, "own") == write_zip(standard(game))
            for odd in (b"", b"PK", content[:-10], content + b"x" * 200_000):
                with pytest.raises(AssertionError, match=r"bad-zip|large-zip|too-large"):
                    await bring(bob, "gem_forge", "odd", odd)
            assert await stored(server) == (1, 2)

    run(test)


def test_a_draft_is_checked_and_nothing_is_kept(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest()
            sound = await ada.check_set("gem_forge", SHORT)
            assert (sound.faults, sound.data_hash != find_game("gem_forge").data_hash) == ([], True)
            assert sound.components["goal"] == 17  # type: ignore[index]
            wrong = SetChange("tiles.toml", ["tile", 0, "vp"], 99)
            faulty = await ada.check_set("gem_forge", SHORT, wrong)
            [fault] = faulty.faults
            assert (fault.file, fault.component, fault.field) == ("tiles.toml", "tile.m01", "vp")
            assert (fault.key, fault.data["given"]) == ("no-whole-number", "“99”")
            assert not faulty.data_hash
            assert await refusal(ada.keep_set("gem_forge", "wrong", wrong)) == "faulty-set"
            for change, key in (
                (SetChange("tiles.toml", ["tile", 99, "vp"], 1), "no-such-place"),
                (SetChange("none.toml", ["a"], 1), "no-such-place"),
                (SetChange("board.toml", ["track", "goal"], None), "odd-value"),
                (SetChange("board.toml", ["note"], "x" * 60_000), None),
            ):
                if key is None:
                    assert (await ada.check_set("gem_forge", change)).faults == []
                else:
                    assert await refusal(ada.check_set("gem_forge", change)) == key
            assert await stored(server) == (0, 0)

    run(test)


def test_a_table_plays_a_set_and_everything_told_of_it_is_of_that_set(tmp_path: Path) -> None:
    """Bots, score, record, replay, review, playing on, rematch and statistics; after a restart too."""

    async def play() -> tuple[str, str, str]:
        async with running(quick(tmp_path / "t.db", review_depth=1)) as server:
            ada = await server.guest("Ada")
            made = await ada.keep_set("gem_forge", "short", SHORTER)
            table = await ada.create(game="gem_forge", seats=BOTS, set="short")
            assert table.set.name == "short@1"
            ended = await over(ada, table.id)
            assert max(ended.scores) in range(16, 20)  # type: ignore[arg-type]
            own = await over(ada, (await ada.create(game="gem_forge", seats=BOTS)).id)
            assert max(own.scores) >= 20  # type: ignore[arg-type]
            assert "set" not in (await ada.send("GET", f"/api/tables/{own.id}")).json()
            assert ada.token is not None
            return table.id, made.hash, ada.token

    async def look_back(table: str, digits: str, token: str) -> None:
        async with running(quick(tmp_path / "t.db", review_depth=1)) as server:
            ada = server.stranger(token)
            told = (await ada.table(table)).set
            assert (told.hash, told.is_kept) == (digits, True)  # type: ignore[union-attr]
            text = await ada.record(table)
            game = find_game("gem_forge", await server.hall.sets.read(digits))
            record = loads(text, game)
            assert (record.data, record.notes["set"]) == (game.data_hash, digits)
            frames = await ada.frames(table, first=0, count=1, seat="all")
            assert frames.frames[0].view["goal"] == 16
            assert (await ada.review(table)).total > 10
            # A record says itself which set it was played with.
            asked = await ada.send("POST", "/api/review", {"record": text})
            assert asked.json()["total"] == (await ada.review(table)).total
            unnamed = text.replace(f"note set: {digits}\n", "")
            assert (await ada.send("POST", "/api/review/positions", {"record": unnamed})).status_code == 200
            tried = await ada.try_from(table, (await ada.review(table)).decisions[1].step)
            assert tried.set.hash == digits  # type: ignore[union-attr]
            spectated = await (await ada.live()).watch(tried.id)
            assert spectated.position.view["goal"] == 16  # type: ignore[union-attr]

    async def test() -> None:
        with pytest.MonkeyPatch.context() as patch:
            work_here(patch)
            found = await play()
        await look_back(*found)

    run(test)


def test_people_play_a_set_with_hints_and_previews_and_again(tmp_path: Path, at_once: None) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            await ada.keep_set("queendomino", "rich", RICH)
            seats = [{"kind": "me"}, {"kind": "bot", "level": 1}]
            table = await ada.create(game="queendomino", seats=seats, set="rich")
            live = await (await ada.live()).watch(table.id)
            number = 0
            while not (position := await own_turn(live, number)).over:
                assert [one["coins"] for one in position.view["kingdoms"]] == [90, 90] or number
                action = position.legal[0]["code"]
                if number < 3:
                    assert (await live.preview([action]))[0].action == action
                    assert await live.hint()
                number = await live.act(action)
            scores = (await ada.table(table.id)).scores
            assert isinstance(scores, list)
            assert min(scores) >= 20
            again = await ada.rematch(table.id)
            assert again.set.name == "rich@1"
            # What is told of my games keeps such games apart.
            statistics = await ada.ask("GET", "/api/me/statistics/queendomino", StatisticsAnswer)
            assert statistics.variants == ["set"]
            assert statistics.games == 1

    run(test)


def test_lessons_examples_puzzles_and_components_take_a_set(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada = await server.guest("Ada")
            path, query = "/api/games/gem_forge", {"set": "short"}
            await ada.keep_set("gem_forge", "short", SHORT)
            assert (await ada.send("GET", f"{path}/components", None, query)).json()["goal"] == 17
            [lesson] = (await ada.ask("GET", f"{path}/lessons", LessonsAnswer, None, query)).lessons
            begun = (await ada.send("POST", f"{path}/lessons/{lesson.id}", {"moves": []}, query)).json()
            shown = begun["frames"][-1]
            assert shown["view"]["goal"] == 17
            asked = {"moves": [], "actions": [shown["legal"][0]["code"]]}
            told = await ada.send("POST", f"{path}/lessons/{lesson.id}/preview", asked, query)
            assert len(told.json()["previews"]) == 1
            examples = (await ada.ask("GET", f"{path}/examples", ExamplesAnswer, None, query)).examples
            played = await ada.send("POST", f"{path}/examples/{examples[0].id}", {"moves": []}, query)
            assert played.json()["view"]["goal"] == 17
            every = {one.id for one in (await ada.ask("GET", f"{path}/puzzles", PuzzlesAnswer)).puzzles}
            fit = (await ada.ask("GET", f"{path}/puzzles", PuzzlesAnswer, None, query)).puzzles
            assert {one.id for one in fit} < every
            scene = (await ada.send("GET", f"{path}/puzzles/{fit[0].id}", None, query)).json()
            assert scene["view"]["goal"] == 17
            verdict = await ada.ask(
                "POST", f"{path}/puzzles/{fit[0].id}", PuzzleVerdict, {"action": None}, query
            )
            assert verdict.right
            for what in ("components", "lessons", "examples", "puzzles"):
                wrong = ada.send("GET", f"{path}/{what}", None, {"set": "long"})
                assert await refusal(wrong) == "no-such-set"

    run(test)


def test_beside_a_hosts_own_numbers_the_printed_ones_can_be_played(tmp_path: Path, at_once: None) -> None:
    write_folder(put("gem_forge", "board.toml", "track", "goal", to=16), tmp_path / "host")

    async def test() -> None:
        async with running(quick(tmp_path / "t.db", data={"gem_forge": str(tmp_path / "host")})) as server:
            ada = await server.guest("Ada")
            for word in ("printed", standard("gem_forge").hash):
                table = await over(ada, (await ada.create(game="gem_forge", seats=BOTS, set=word)).id)
                assert table.set.name == "printed"
                assert max(table.scores) >= 20  # type: ignore[arg-type]
            frames = await ada.frames(table.id, first=0, count=1, seat="all")
            assert frames.frames[0].view["goal"] == 20
            assert await stored(server) == (1, 0)
            short = await ada.check_set("gem_forge", SHORT, base="printed")
            assert short.hash == put("gem_forge", "board.toml", "track", "goal", to=17).hash

    run(test)


def test_an_experiment_sets_a_set_of_ones_own_beside_the_games(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            ada, bob = await server.guest("Ada"), await server.guest("Bob")
            await ada.keep_set("queendomino", "crowned", CROWN)
            path = "/api/lab/queendomino/experiments"
            known = await ada.ask("GET", path, ExperimentsAnswer)
            assert [one.name for one in known.sets] == ["own", "crowned@1"]
            wish: dict[str, Any] = {
                "sets": ["own", "crowned@1"],
                "bots": ["random", "random"],
                "options": {"variant": "kingdomino"},
                "games": 4,
            }
            begun = await ada.ask("POST", path, ExperimentAnswer, wish)
            assert [one.data for one in begun.sets] == [one.data for one in known.sets]
            while (
                found := await ada.ask("GET", f"/api/experiments/{begun.id}", ExperimentAnswer)
            ).state == "running":
                await asyncio.sleep(0.05)
            assert (found.state, found.done) == ("done", 8)
            assert await refusal(bob.ask("POST", path, ExperimentAnswer, wish)) == "no-such-set"

    run(test)


# ---------------------------------------------------------------- what is kept, and for how long


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
                left = await ada.ask("DELETE", f"/api/sets/queendomino/{name}", KeptSetsAnswer)
                assert name not in [one.name for one in left.sets]
            assert (
                await refusal(ada.ask("DELETE", "/api/sets/queendomino/played", KeptSetsAnswer))
                == "no-such-set"
            )
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
            assert (await show(again, "inkdoms", made.hash)).files["map.toml"]["meta"]["die_side"] == 60

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
            await ada.ask("DELETE", "/api/sets/gem_forge/x", KeptSetsAnswer)
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
                assert (await show(ada, "gem_forge", one.hash)).hash == one.hash
                assert len(server.hall.sets._files) <= 2

    run(test)
