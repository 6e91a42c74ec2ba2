"""One table: sitting down, deciding, taking back, coming back, restarting."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Running, quick, run, running
from tetrarchy.client import Client, Following, Refused
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server import chat


async def two_people(server: Running, **wish: Any) -> tuple[list[Client], list[Following], str]:
    """Two guests who have begun a game, and follow it."""
    people = [await server.guest("Ada"), await server.guest("Bob")]
    wish = {"game": "queendomino", "seats": [{"kind": "me"}, {"kind": "open"}]} | wish
    table = await people[0].create(**wish)
    await people[1].join(table.id)
    games = [await (await person.live()).watch(table.id) for person in people]
    for game in games:
        await game.until(lambda g: g.position)
    return people, games, table.id


def mover(games: list[Following]) -> int:
    """The seat that must decide."""
    return next(seat for seat, game in enumerate(games) if game.position and game.position.legal)


async def refusal(work: Any) -> str:
    """The key with which something is refused."""
    with pytest.raises(TetrarchyError) as refused:
        await work
    return str(refused.value.key)


def test_a_decision_reaches_everybody_and_counts_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            _, games, _ = await two_people(server)
            seat = mover(games)
            me, other = games[seat], games[1 - seat]
            assert me.position is not None
            assert other.position is not None
            before, code = me.position.number, me.position.legal[0]["code"]
            others = other.position.number
            number = await me.act(code, "one")
            assert await me.act(code, "one", before) == number
            await other.until(lambda g: g.position.number == others + 1)
            assert await refusal(me.act(code, "two", before)) == "stale"
            rows = await server.hall.read_rows(me.id, 0)
            assert [row.kind for row in rows].count("act") == 1

    run(test)


@pytest.mark.parametrize("is_kept", [True, False], ids=["kept", "not kept"])
def test_a_decision_that_is_cancelled_while_it_is_written_stops_nobody(is_kept: bool, tmp_path: Path) -> None:
    """The table leaves the memory, and comes back as the log has it."""

    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            people, games, name = await two_people(server)
            hall, seat = server.hall, mover(games)
            table, me = hall.tables[name], games[seat]
            assert me.position is not None
            before, code, seq = me.position.number, me.position.legal[0]["code"], table.match.seq
            database, free = hall.store._database, asyncio.Event()
            write = database.write

            async def write_later(work: Any) -> Any:
                await free.wait()
                if not is_kept and any(job.row is not None for job in work.args[0]):
                    raise OSError("the disk is full")
                return await write(work)

            database.write = write_later
            acting = asyncio.create_task(table.act(seat, before, code, "one"))
            while table.match.seq == seq:
                await asyncio.sleep(0)
            acting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await acting
            assert table.gone
            again = await hall.find(name)  # somebody comes before it is written
            assert again.match.seq == seq
            free.set()
            while again.match.seq != seq + is_kept:
                await asyncio.sleep(0.01)
            assert hall.tables[name] is again
            while hall.store.waiting or hall._tasks:
                await asyncio.sleep(0.01)
            database.write = write
            assert (await again.act(seat, before, code, "one")).number == before + 1
            acts = [row.kind for row in await hall.read_rows(name, 0)].count("act")
            assert acts == 1
            back = [await (await person.live()).watch(name) for person in people]
            for game in back:
                await game.until(lambda g: g.position and g.position.number == before + 1)

    run(test)


def test_what_is_not_legal_or_not_ones_own_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            _, games, table = await two_people(server)
            seat = mover(games)
            me, other = games[seat], games[1 - seat]
            assert me.position is not None
            legal = {action["code"] for action in me.position.legal}
            illegal = next(code for code in range(900) if code not in legal)
            assert await refusal(me.act(illegal)) not in ("stale", "not-now")
            assert await refusal(me.act(999_999)) not in ("stale", "server-error")
            assert await refusal(other.act(min(legal))) != "stale"
            stranger = await (await server.stranger().live()).watch(table)
            await stranger.until(lambda g: g.position)
            assert stranger.position is not None
            assert stranger.position.legal == []
            assert await refusal(stranger.act(min(legal))) == "not-seated"
            assert await refusal(stranger.say("hello")) == "not-watching"

    run(test)


def test_undo_takes_back_ones_own_last_decision_only(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            _, games, _ = await two_people(server, options={"variant": "kingdomino"})
            for _ in range(100):
                seat = mover(games)
                me, other = games[seat], games[1 - seat]
                assert me.position is not None
                assert other.position is not None
                before, first = me.position.view, other.position.number
                assert not other.position.undo
                await me.act(me.position.legal[0]["code"])
                await other.until(lambda g, first=first: g.position.number == first + 1)
                if me.position.undo and other.position.legal:
                    break
            assert me.position is not None
            assert other.position is not None
            assert await refusal(other.undo()) == "no-undo"
            await me.undo()
            await other.until(lambda g: g.position.number == first + 2)
            assert other.position.took_back == seat
            assert me.position.view == before
            await me.act(me.position.legal[1]["code"])
            await other.until(lambda g: g.position.number == first + 3 and g.position.legal)
            await other.act(other.position.legal[0]["code"])
            assert await refusal(me.undo()) == "no-undo"

    run(test)


def test_undo_can_be_forbidden(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            _, games, _ = await two_people(server, undo=False, hints=False)
            me = games[mover(games)]
            assert me.position is not None
            await me.act(me.position.legal[0]["code"])
            assert not me.position.undo
            assert await refusal(me.undo()) == "no-undo"
            assert await refusal(games[mover(games)].hint()) == "no-hints"

    run(test)


def test_hidden_decisions_move_nobody_elses_number_and_can_be_taken_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            _, games, _ = await two_people(server, game="gem_forge")
            one, two = games
            assert one.position is not None
            assert two.position is not None
            assert one.position.view["step"] == "opening"
            seen = two.position
            await one.act(one.position.legal[0]["code"])
            assert one.position.undo
            assert one.position.actors == [1]
            await two.live.ping()
            assert two.position is seen
            await one.undo()
            first = one.position
            await one.act(one.position.legal[3]["code"])
            assert one.position.number == first.number + 1
            await two.live.ping()
            assert two.position is seen
            await two.act(two.position.legal[5]["code"], number=seen.number)
            await one.until(lambda g: g.position.view["step"] != "opening")
            assert not one.position.undo

    run(test)


def test_an_own_hidden_decision_can_be_taken_back_after_anothers(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            people = [await server.guest(name) for name in ("Ada", "Bob", "Cy")]
            table = await people[0].create(
                game="gem_forge", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            )
            for person in people[1:]:
                await person.join(table.id)
            games = [await (await person.live()).watch(table.id) for person in people]
            for game in games:
                await game.until(lambda g: g.position)
                assert game.position is not None
            await games[0].act(games[0].position.legal[0]["code"])  # type: ignore[union-attr]
            await games[1].act(games[1].position.legal[2]["code"])  # type: ignore[union-attr]
            await games[0].undo()
            await games[0].act(games[0].position.legal[4]["code"])  # type: ignore[union-attr]
            await games[2].act(games[2].position.legal[7]["code"])  # type: ignore[union-attr]
            await games[0].until(lambda g: g.position.view["step"] != "opening")
            frames = await people[0].frames(table.id)
            assert frames.total >= 3

    run(test)


def test_coming_back_brings_the_events_of_what_was_missed(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            people, games, table = await two_people(server)
            seat = mover(games)
            other = games[1 - seat]
            assert other.position is not None
            since = other.position.number
            await other.live.close()
            events = []
            me = games[seat]
            while me.position is not None and me.position.legal:
                await me.act(me.position.legal[0]["code"])
                events += me.position.events
            again = await (await people[1 - seat].live()).watch(table, since)
            await again.until(lambda g: g.position)
            assert again.position is not None
            assert again.position.number > since
            assert [event["kind"] for event in again.position.events] == [event["kind"] for event in events]
            assert again.position.gap is not True
            same = await (await people[1 - seat].live()).watch(table, again.position.number)
            await same.live.ping()
            assert same.position is None

    run(test)


def test_a_restarted_server_stands_where_it_was(tmp_path: Path) -> None:
    async def test() -> None:
        tokens: list[str | None] = []
        kept: list[Any] = []
        async with running(quick(tmp_path / "t.db", snapshot_every=7)) as server:
            people, games, table = await two_people(server)
            for _ in range(60):
                me = games[mover(games)]
                assert me.position is not None
                await me.act(me.position.legal[0]["code"])
                await asyncio.gather(*(game.live.ping() for game in games))
            tokens = [person.token for person in people]
            kept = [game.position for game in games]
        async with running(quick(tmp_path / "t.db")) as server:
            for token, before in zip(tokens, kept, strict=True):
                game = await (await server.stranger(token).live()).watch(table)
                await game.until(lambda g: g.position)
                assert game.position is not None
                assert game.position.number == before.number
                assert game.position.view == before.view
                assert game.position.legal == before.legal
                assert game.position.undo == before.undo

    run(test)


def test_two_tabs_of_one_player_agree(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            people, games, table = await two_people(server)
            seat = mover(games)
            tab = await (await people[seat].live()).watch(table)
            await tab.until(lambda g: g.position)
            assert tab.position is not None
            await tab.act(tab.position.legal[0]["code"])
            await games[seat].until(lambda g: g.position.number == tab.position.number)
            assert games[seat].position == tab.position

    run(test)


def test_a_seat_is_taken_over_by_its_link_and_the_old_link_is_void(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            people, games, table = await two_people(server)
            mine = (await people[0].table(table)).seats[0]
            assert isinstance(mine.link, str)
            seen = await people[1].table(table)
            assert [isinstance(seat.link, str) for seat in seen.seats] == [False, True]
            key = mine.link.split("#key=")[1]
            phone = await server.guest("Phone")
            taken = await phone.claim(table, key)
            assert taken.you == 0
            assert taken.seats[0].name == "Ada"
            await games[0].until(lambda g: g.table.you is None)
            await games[0].live.ping()
            assert await refusal(games[0].undo()) == "not-seated"
            with pytest.raises(Refused) as void:
                await people[0].claim(table, key)
            assert void.value.key == "bad-link"
            assert (await phone.table(table)).seats[0].link != mine.link

    run(test)


def test_chat_is_plain_text_for_all_who_watch(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            people, games, table = await two_people(server)
            await games[0].say("  <b>well\u202e played</b>\n ")
            await games[1].until(lambda g: g.chat)
            assert games[1].chat[0].text == "<b>well played</b>"
            assert games[1].chat[0].name == "Ada"
            later = await (await people[1].live()).watch(table)
            await later.until(lambda g: g.chat)
            assert later.chat[0].text == "<b>well played</b>"
            assert await refusal(games[0].say("\u200b ")) == "bad-chat"
            assert await refusal(games[0].say("x" * 501)) == "bad-chat"

    run(test)


def test_lines_of_the_same_moment_are_all_kept_in_their_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "now", lambda: 1.8e9)
    said = ["again", "again", "and more", "again"]

    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            people, games, table = await two_people(server)
            for text in said:
                await games[0].say(text)
            await games[1].until(lambda g: [line.text for line in g.chat] == said)
            later = await (await people[1].live()).watch(table)
            await later.until(lambda g: [line.text for line in g.chat] == said)

    run(test)


def test_who_is_online_is_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            _, games, _ = await two_people(server)
            await games[0].until(lambda g: all(seat.online for seat in g.table.seats))
            await games[1].live.close()
            await games[0].until(lambda g: not g.table.seats[1].online)

    run(test)
