"""What others choose in secret, and when, tells nobody anything: moments made for it, to the byte."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from tests.server.leaky import (
    leak_actors,
    leak_chat,
    leak_events,
    leak_haste,
    leak_length,
    leak_log,
    leak_number,
    leak_table,
    leak_undo,
    leak_view,
    leak_words,
)
from tests.server.recorder import EPOCH, WINDOW, Driven, Heard, Leak, Party, ask_rest, fork
from tests.server.stage import SEEDS, Stage, make_table, on_stage, play_on, same
from tests.server.worlds import Move

# ---------------------------------------------------------------- choices


CALLED: Final = b'{"type":"call"}'
"""What a recorder notes where nobody is called."""
CARD: Final = b'{"type":"card"'
"""How the note of a picture begins."""


async def compare_openings(stage: Stage, party: Party) -> None:
    """All choose at once in secret: whatever another was dealt and does, the first seat is told the same."""
    usual = await tell_opening(stage, party, stage.moves[0], "nothing")
    assert b'"undo":true' in b"".join(usual[0])
    worlds = (stage.moves_of(stage.other(0, 0).steps) for _ in range(200))
    dealt_otherwise = next(world[0] for world in worlds if world and world[0] != stage.moves[0])
    for start, what in (
        (dealt_otherwise, "nothing"),
        (stage.moves[0], "before"),
        (stage.moves[0], "after"),
        (stage.moves[0], "doubt"),
    ):
        told = await tell_opening(stage, party, start, what)
        for who, one, other in zip((0, None), usual, told, strict=True):
            same([one], [other], f"{who} where another does {what}")


async def tell_opening(stage: Stage, party: Party, start: Move, what: str) -> list[Heard]:
    """What the first seat and a spectator hear who do and ask for all they can; what another seat does."""
    table = await make_table(stage, party, [0, None])
    await table.start(start)
    if what == "before":
        await choose(table, 1)
    await choose(table, 0)
    if what in ("after", "doubt"):
        await choose(table, 1)
    if what == "doubt":
        await table.send(1, type="undo", id="back")
    illegal = stage.game.actions.size - 1
    for who in (0, None):
        wire = party.wires[who]
        await wire.ask(type="watch", table=table.id)
        number = table.table.match.sights[who].number
        await wire.ask(type="act", table=table.id, number=number, action=illegal, id="refused")
        await wire.ask(type="chat", table=table.id, text="Well?", id="chat")
    await table.note()
    heard = [table.heard[who][0] + table.heard[who][-1] for who in (0, None)]
    for client, told in zip((party.people[0], party.server.stranger()), heard, strict=True):
        for path in ("", "/frames", "/record"):
            told.append(await ask_rest(client, f"/api/tables/{table.id}{path}", table.id))
    assert len(table.table.match.undo.past) == {"nothing": 1, "doubt": 1}.get(what, 2), (
        "something came to light"
    )
    await table.unwatch()
    return heard


async def choose(table: Driven, seat: int) -> None:
    """Let a seat decide, whatever is open to it first."""
    await table.send(seat, type="act", action=table.table.match.sights[seat].legal_codes[0], id=f"of {seat}")


def test_secret_choices_tell_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stage = Stage("gem_forge", SEEDS["gem_forge"], 100)
    on_stage(stage, tmp_path, monkeypatch, lambda party: compare_openings(stage, party))


@pytest.mark.parametrize(
    "leak",
    [
        leak_view,
        leak_actors,
        leak_number,
        leak_events,
        leak_log,
        leak_undo,
        leak_words,
        leak_chat,
        leak_table,
    ],
)
def test_a_server_that_tells_of_secret_choices_is_found_out(
    leak: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = Stage("gem_forge", SEEDS["gem_forge"], 100)
    leak(monkeypatch)
    with pytest.raises(Leak):
        on_stage(stage, tmp_path, monkeypatch, lambda party: compare_openings(stage, party))


# ---------------------------------------------------------------- time


async def compare_windows(stage: Stage, party: Party) -> None:
    """Nobody answers, all answer at once, or late, or one hesitates: the same is told at the same moments."""
    asking = next(at for at, move in enumerate(stage.moves) if move.window and len(move.decisions) == 2)
    asked = [seat for seat, _ in stage.moves[asking].decisions]
    [active] = set(range(stage.seats)) - set(asked)
    one = await make_table(stage, party, [active, None])
    await play_on(one, stage.moves[:asking])
    await one.unwatch()
    told = []
    for how in ("nobody", "all", "late", "doubt"):
        other = await fork(one, asking, [active, None])
        await other.watch()
        told.append(await answer_window(other, asked, how))
    for one_told, how in zip(told, ("nobody", "all", "late", "doubt"), strict=True):
        if one_told != told[0]:
            raise Leak(f"a window in which {how} answered differs: {one_told} instead of {told[0]}")
    heard = told[0][-1]
    for recipient in (active, None):
        messages = [
            [note for note in moment if note != CALLED and not note.startswith(CARD)]
            for moment in heard[recipient]
        ]
        assert messages[:-1] == [[]] * 4
    assert heard[active][-1]
    assert heard[None][-1]


async def answer_window(table: Driven, asked: list[int], how: str) -> list[Any]:
    """When the server means to close a window, moment by moment, and what those hear who are not asked."""
    clock = table.party.clock
    passes = table.table.match.game.actions.parse("pass")
    began = table.table.match.window_since
    assert began is not None
    told: list[Any] = []
    for part in (0.0, 0.3, 0.6, 0.999):
        clock.now = began + WINDOW * part
        for seat in asked if (how, part) in (("all", 0.0), ("late", 0.6)) else ():
            await table.send(seat, type="act", action=passes, id=f"pass {part}")
        if (how, part) == ("doubt", 0.3):
            await table.send(asked[0], type="act", action=passes, id="pass")
            await table.send(asked[0], type="undo")
        await table.table.change_now(table.table.driver.on_time)
        told.append(table.table.match.due_by_time())
        await table.note()
    clock.now = began + WINDOW
    await table.table.change_now(table.table.driver.on_time)
    await table.note()
    assert not table.table.match.in_window()
    await table.unwatch()
    return [*told, table.heard]


def test_a_window_tells_nothing_before_its_end_whoever_has_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = Stage("gem_forge", SEEDS["gem_forge"])
    on_stage(stage, tmp_path, monkeypatch, lambda party: compare_windows(stage, party))


@pytest.mark.parametrize("leak", [leak_length, leak_haste])
def test_a_server_whose_windows_tell_who_has_answered_is_found_out(
    leak: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = Stage("gem_forge", SEEDS["gem_forge"])
    leak(monkeypatch)
    with pytest.raises(Leak):
        on_stage(stage, tmp_path, monkeypatch, lambda party: compare_windows(stage, party))


def test_clocks_do_not_tell_when_others_decide_in_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = Stage("gem_forge", SEEDS["gem_forge"], None, clock={"game": 10_000.0, "increment": 5.0})

    async def opening(party: Party, moments: dict[int, float]) -> Heard:
        """What the first seat hears if the others choose their opening at some moments."""
        table = await make_table(stage, party, [0])
        await table.start(stage.moves[0])
        for seat, after in moments.items():
            party.clock.now = EPOCH + after
            legal = table.table.match.sights[seat].legal_codes
            await table.send(seat, type="act", action=legal[0], id=f"open {seat}")
        party.clock.now = EPOCH + 60
        own = table.table.match.sights[0].legal_codes
        await table.send(0, type="act", action=own[0], id="mine")
        await table.send(0, type="undo", id="back")
        await party.wires[0].ask(type="watch", table=table.id)
        await table.note()
        await table.unwatch()
        assert msgspec.json.decode(table.table.match.sights[0].view)["step"] == "opening"
        return table.heard[0][-1]

    async def test(party: Party) -> None:
        usual = await opening(party, {})
        assert b'"clocks":[{"seat":0,"left":' in b"".join(usual)
        for moments in ({1: 10.0}, {2: 50.0}, {1: 59.0}):
            assert await opening(party, moments) == usual

    on_stage(stage, tmp_path, monkeypatch, test)


def test_the_list_of_tables_does_not_move_with_what_others_decide_in_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = Stage("gem_forge", SEEDS["gem_forge"])

    async def test(party: Party) -> None:
        tables = [await make_table(stage, party, [0]) for _ in range(3)]
        for table in tables:
            await table.start(stage.moves[0])
        before = await ask_rest(party.people[0], "/api/me/tables", "")
        party.clock.now += 1
        for table, seat in ((tables[0], 1), (tables[2], 2), (tables[1], 1)):
            await table.send(seat, type="act", action=table.table.match.sights[seat].legal_codes[0], id="one")
            party.clock.now += 1
        assert await ask_rest(party.people[0], "/api/me/tables", "") == before
        await tables[0].send(0, type="act", action=tables[0].table.match.sights[0].legal_codes[0], id="one")
        assert await ask_rest(party.people[0], "/api/me/tables", "") != before

    on_stage(stage, tmp_path, monkeypatch, test)
