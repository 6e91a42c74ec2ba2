"""Only what a recipient may know goes over the wire, to the byte.

A whole game is played through sockets, and all that each seat and a spectator get is kept. Then, for each of
them, the game is played again as far as that recipient cannot tell the difference: other cards are dealt to
the others, they decide otherwise in secret, in another order and at other times, hesitate and take back. The
bytes must be the same at every moment. Where such another world ends because the rules reveal something, the
next one begins there, so that the whole game is covered. Nothing is taken out but the names of tables and
links: chance and time are the test's.
"""

from __future__ import annotations

import random
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.leaky import (
    leak_actors,
    leak_events,
    leak_haste,
    leak_length,
    leak_number,
    leak_view,
)
from tests.server.recorder import (
    EPOCH,
    WINDOW,
    Clock,
    Driven,
    Fate,
    Heard,
    Leak,
    Party,
    ask_rest,
    fork,
    gather_party,
)
from tests.server.running import quick, run, running
from tests.server.worlds import Move, Recipient, Step, World, moves_of, other_world, play
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Options
from tetrarchy.server import store, tables
from tetrarchy.server.settings import Limits
from tetrarchy.server.thinking import Thinking, hint, sheets
from tetrarchy.server.wire import HintMove

SEATS = {"queendomino": 3, "inkdoms": 3, "gem_forge": 3, "wonderful_kingdom": 2}
SEEDS = {"queendomino": 1, "inkdoms": 2, "gem_forge": 8, "wonderful_kingdom": 3}
GREED = {"queendomino": 0, "inkdoms": 0, "gem_forge": 5, "wonderful_kingdom": 0}
_FREE = Limits(
    messages_a_second=1e6,
    message_burst=1e6,
    requests_a_second=1e6,
    request_burst=1e6,
    tables_an_hour=10**6,
    unfinished_tables_a_guest=10**6,
    watched_tables=10**6,
    hints_a_minute=1e6,
    hint_burst=1e6,
)


class Told:
    """How much was compared."""

    def __init__(self) -> None:
        self.worlds = 0
        self.moves = 0
        self.messages = 0
        self.answers = 0


class Stage:
    """A game to be played in several worlds."""

    def __init__(self, name: str, seed: int, most: int | None = None, **wish: Any) -> None:
        self.game: Game = find_game(name)
        self.seats = SEATS[name]
        self.options: Options = self.game.settings(self.seats)
        self.steps: list[Step] = play(self.game, self.seats, self.options, seed, GREED[name])[:most]
        self.moves: list[Move] = self.moves_of(self.steps)
        self.wish = wish
        self.rng = random.Random(seed)
        self.told = Told()

    def moves_of(self, steps: list[Step]) -> list[Move]:
        """The moves that some steps make."""
        return moves_of(self.game, self.seats, self.options, steps)

    def other(self, recipient: Recipient, begin: int) -> World:
        """Another world that looks the same to a recipient."""
        return other_world(self.game, self.seats, self.options, self.steps, recipient, begin, self.rng)


async def make_table(stage: Stage, party: Party, listeners: list[Recipient]) -> Driven:
    """A table where everybody but the last guest has sat down."""
    party.clock.now = EPOCH
    wishes = [{"kind": "me"}] + [{"kind": "open"}] * (stage.seats - 1)
    made = await party.people[0].create(game=stage.game.id, seats=wishes, **stage.wish)
    for person in party.people[1:-1]:
        await person.join(made.id)
    return Driven(party, made.id, listeners)


async def play_on(table: Driven, moves: list[Move], secretly: random.Random | None = None) -> None:
    """Make the moves that have not been made yet."""
    if table.moves == 0:
        await table.start(moves[0])
    for move in moves[table.moves :]:
        await table.move(move, secretly)


async def compare_worlds(stage: Stage, party: Party, recipients: list[Recipient], ask_every: int) -> None:
    """Play the game, then for each recipient all of it in other worlds; Leak where one tells them apart."""
    one = await make_table(stage, party, recipients)
    await play_on(one, stage.moves)
    await one.unwatch()
    for recipient in recipients:
        begin = 0
        while begin < len(stage.steps):
            world = stage.other(recipient, begin)
            end = len(world.steps)
            moves = stage.moves_of(world.steps)
            shared = shared_moves(moves, stage.moves)
            if world.differs and shared < len(moves):
                asks = stage.told.worlds % ask_every == 0
                await compare_world(stage, one, moves, shared, recipient, asks)
            begin = max(end, begin + 1)


def shared_moves(one: list[Move], other: list[Move]) -> int:
    """How many moves two games begin with together."""
    return next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), len(one))


async def compare_world(
    stage: Stage, one: Driven, moves: list[Move], shared: int, recipient: Recipient, asks: bool
) -> None:
    """Play the moves of another world after those that it shares with the first one."""
    party, told = one.party, stage.told
    if shared:
        other = await fork(one, shared, [recipient])
        await other.watch()
    else:
        other = await make_table(stage, party, [recipient])
    heard = one.heard[recipient][moments(stage.moves[:shared]) : moments(moves)]
    await play_on(other, moves, stage.rng)
    same(heard, other.heard[recipient], f"{recipient} in {stage.game.id} after move {shared}")
    if asks:
        await other.unwatch()
        again = await fork(one, len(moves), [recipient])
        clock = party.clock.now
        answers = [await ask_everything(table, recipient) for table in (again, other)]
        assert party.clock.now == clock
        same(answers[:1], answers[1:], f"{recipient} in {stage.game.id} asking after move {len(moves)}")
        told.answers += len(answers[0])
    else:
        await other.unwatch()
    told.worlds += 1
    told.moves += len(moves) - shared
    told.messages += sum(len(moment) for moment in heard)


def moments(moves: list[Move]) -> int:
    """How often everybody was listened to during some moves."""
    return sum(2 if move.window else 1 for move in moves)


def same(expected: list[Heard], heard: list[Heard], who: str) -> None:
    """Refuse a difference between what came at each moment."""
    if len(expected) != len(heard):
        raise Leak(f"{who}: {len(heard)} moments instead of {len(expected)}")
    for at, (one, other) in enumerate(zip(expected, heard, strict=True)):
        if one != other:
            raise Leak(f"{who}, moment {at}: {other!r} instead of {one!r}")


async def ask_everything(table: Driven, recipient: Recipient) -> Heard:
    """What a recipient is told who asks for all that can be asked for."""
    party = table.party
    wire = party.wires[recipient]
    client = party.server.stranger() if recipient is None else party.people[recipient]
    number = table.table.match.sights[recipient].number
    size = table.table.match.game.actions.size
    await wire.ask(type="watch", table=table.id)
    await wire.ask(type="watch", table=table.id, since=max(0, number - 5))
    for action in [*range(0, size, max(1, size // 20)), size]:
        if action not in table.table.match.sights[recipient].legal_codes:
            await wire.ask(type="act", table=table.id, number=number, action=action, id=f"try {action}")
    await wire.ask(type="hint", table=table.id, number=number, id="hint")
    await wire.ask(type="undo", table=table.id, number=number, id="undo")
    await wire.ask(type="chat", table=table.id, text="Well played", id="chat")
    await wire.ask(type="pass_always", table=table.id, number=number, id="pass")
    heard = await wire.take(table.id)
    for path in (
        "",
        "/sheets",
        "/frames",
        "/frames?seat=0",
        "/frames?seat=none",
        "/frames?seat=all",
        "/record",
    ):
        heard.append(await ask_rest(client, f"/api/tables/{table.id}{path}", table.id))
    await wire.ask(type="unwatch", table=table.id)
    await wire.take(table.id)
    return heard


async def think(thinking: object, work: Callable[..., Any], *arguments: Any) -> Any:
    """In place of the workers: what they are told decides alone what they say."""
    if work is hint:
        return [HintMove(0, float(zlib.crc32(repr(arguments).encode())), 0.0)]
    if work is sheets:
        arguments = (*arguments[:-1], 0)
    return work(*arguments)


def on_stage(stage: Stage, folder: Path, patch: pytest.MonkeyPatch, test: Callable[[Party], Any]) -> None:
    """Run a test with a server whose time, chance and thoughts are the test's."""
    clock, fate = Clock(), Fate()
    patch.setattr(time, "time", clock)
    patch.setattr(tables, "draw", fate)
    patch.setattr(store, "_PRAGMAS", ("journal_mode=WAL", "synchronous=OFF", "busy_timeout=10000"))
    patch.setattr(Thinking, "run", think)

    async def begin() -> None:
        settings = quick(folder / "t.db", limits=_FREE, reaction_seconds=WINDOW, scan_seconds=1000.0)
        async with running(settings) as server:
            await test(await gather_party(server, stage.seats, clock, fate))

    run(begin, 600)


def everybody(stage: Stage) -> list[Recipient]:
    """Every seat, and the spectator."""
    return [*range(stage.seats), None]


@pytest.mark.parametrize("name", [name for name in GAMES if find_game(name).secrets])
def test_what_a_recipient_may_not_know_changes_no_byte(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = Stage(name, SEEDS[name])
    recipients = everybody(stage)
    on_stage(stage, tmp_path, monkeypatch, lambda p: compare_worlds(stage, p, recipients, ask_every=5))
    told = stage.told
    assert told.worlds >= 5 * len(recipients)
    assert told.moves >= len(stage.moves) * len(recipients) // 4
    assert told.messages >= told.worlds
    assert told.answers >= 10 * len(recipients)


def test_where_nothing_is_hidden_all_are_told_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Queendomino: seats and spectators get the same views and events; only what is open to them differs."""
    stage = Stage("queendomino", SEEDS["queendomino"])
    recipients = everybody(stage)
    heard: dict[Recipient, list[list[Any]]] = {}

    async def test(party: Party) -> None:
        table = await make_table(stage, party, recipients)
        await play_on(table, stage.moves)
        assert table.table.match.phase == "finished"
        for who in recipients:
            heard[who] = [public_part(messages) for messages in table.heard[who]]

    on_stage(stage, tmp_path, monkeypatch, test)
    assert [heard[who] == heard[None] for who in recipients] == [True] * len(recipients)
    assert sum(len(moment) for moment in heard[None]) == len(stage.moves)


def public_part(messages: Heard) -> list[Any]:
    """The positions among some messages without what is told to one seat."""
    found = []
    for message in map(msgspec.json.decode, messages):
        if message["type"] == "position":
            message["view"].pop("seat")
            found.append([message[key] for key in ("number", "view", "actors", "events", "over")])
    return found


# ---------------------------------------------------------------- servers that leak


@pytest.mark.parametrize(
    ("leak", "name"),
    [
        (leak_actors, "gem_forge"),
        (leak_events, "gem_forge"),
        (leak_view, "gem_forge"),
        (leak_number, "gem_forge"),
        (leak_view, "inkdoms"),
        (leak_number, "inkdoms"),
        (leak_view, "wonderful_kingdom"),
        (leak_events, "wonderful_kingdom"),
    ],
)
def test_a_server_that_leaks_is_found_out(
    leak: Callable[[pytest.MonkeyPatch], None], name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = Stage(name, SEEDS[name], 100)
    leak(monkeypatch)
    with pytest.raises(Leak):
        on_stage(stage, tmp_path, monkeypatch, lambda p: compare_worlds(stage, p, [0, None], ask_every=1))


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
    assert heard[active][:-1] == heard[None][:-1] == [[]] * 4
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
        await table.table._change_now(table.table._on_time)
        told.append(table.table.match.due_by_time())
        await table.note()
    clock.now = began + WINDOW
    await table.table._change_now(table.table._on_time)
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
