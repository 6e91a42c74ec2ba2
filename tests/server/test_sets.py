"""Sets of components at the server: kept by name, checked, handed on, and played."""

from __future__ import annotations

import asyncio
import io
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import quick, run, running
from tests.server.shelves import (
    BOTS,
    CROWN,
    RICH,
    SHORT,
    SHORTER,
    archive,
    bring,
    over,
    own_turn,
    stored,
    work_here,
)
from tests.server.test_table import refusal
from tests.sets.helpers import put
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.record import loads
from tetrarchy.sets import standard, write_folder, write_zip
from tetrarchy.wire import (
    ExamplesAnswer,
    ExperimentAnswer,
    ExperimentsAnswer,
    LessonsAnswer,
    PuzzlesAnswer,
    PuzzleVerdict,
    SetChange,
    StatisticsAnswer,
)


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
            assert (await ada.show_set("gem_forge", "short game")).files["board.toml"]["track"]["goal"] == 16
            assert (await ada.show_set("gem_forge", "short game@1")).hash == first.hash
            assert (await bob.show_set("gem_forge", first.hash)).files["board.toml"]["track"]["goal"] == 17
            own = await bob.show_set("gem_forge", "own")
            assert (own.name, own.hash) == ("own", standard("gem_forge").hash)
            assert {field.provenance for field in own.fields} == {"", "rulebook", "reconstructed"}
            [told] = await ada.compare_sets("gem_forge", "own", "short game")
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
                assert await refusal(client.show_set(game, word)) == "no-such-set"

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
            assert sound.advice == []
            rich = SetChange("map.toml", ["kingdom", 0, "capital_vp"], 4)
            [advice] = (await ada.check_set("inkdoms", rich)).advice
            assert (advice.path, advice.component) == (["kingdom", 0, "capital_vp"], "kingdom.redhill")
            assert advice.key == "other-worth-of-capital"
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
