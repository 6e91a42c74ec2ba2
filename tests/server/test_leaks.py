"""Only what a recipient may know goes over the wire, to the byte.

A whole game is played through sockets, and all that each seat and a spectator get is kept. Then, for each of
them, the game is played again as far as that recipient cannot tell the difference: other cards are dealt to
the others, they decide otherwise in secret, in another order and at other times, hesitate and take back. The
bytes must be the same at every moment. Where such another world ends because the rules reveal something, the
next one begins there, so that the whole game is covered. Nothing is taken out but the names of tables and
links: chance and time are the test's. After every move and every answer all look at the table again: where
they have seen nothing new, they are shown the same position, with the same undo.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.leaky import (
    leak_answers,
    leak_calls,
    leak_events,
    leak_number,
    leak_pictures,
    leak_sheets,
    leak_turns,
    leak_undo,
    leak_view,
)
from tests.server.recorder import Driven, Heard, Leak, Party, ask_rest, fork
from tests.server.stage import SEEDS, Stage, everybody, make_table, on_stage, play_on, same
from tests.server.worlds import Move, Recipient
from tests.sets.helpers import put
from tetrarchy.catalogue import GAMES, find_game


async def compare_worlds(stage: Stage, party: Party, recipients: list[Recipient], ask_every: int) -> None:
    """Play the game, then for each recipient all of it in other worlds; Leak where one tells them apart."""
    one = await make_table(stage, party, recipients)
    await play_on(one, stage.moves)
    await one.unwatch()
    stage.told.again += one.again
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
    told.again += other.again
    told.messages += sum(len(moment) for moment in heard)


def moments(moves: list[Move]) -> int:
    """How often everybody was listened to during some moves."""
    return sum(2 if move.window else 1 for move in moves)


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
    legal = table.table.match.sights[recipient].legal_codes
    await wire.ask(type="preview", table=table.id, number=number, actions=legal[:5] or [0], id="preview")
    await wire.ask(type="undo", table=table.id, number=number, id="undo")
    await wire.ask(type="chat", table=table.id, text="Well played", id="chat")
    await wire.ask(type="pass_always", table=table.id, number=number, id="pass")
    heard = await wire.take(table.id)
    for path in (
        "",
        "/frames",
        "/frames?seat=0",
        "/frames?seat=none",
        "/frames?seat=all",
        "/record",
        "/ratings",
        "/review",
        "/review?open=true",
    ):
        heard.append(await ask_rest(client, f"/api/tables/{table.id}{path}", table.id))
    heard.append(await ask_rest(client, f"/table/{table.id}", table.id))  # with the tags of its picture
    await wire.ask(type="unwatch", table=table.id)
    await wire.take(table.id)
    return heard


@pytest.mark.walk
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
    assert told.again >= told.moves


OWN_NUMBERS: dict[str, tuple[str, tuple[str | int, ...], Any]] = {
    "gem_forge": ("cards.toml", ("card", 5, "count"), 9),
    "inkdoms": ("map.toml", ("meta", "blots"), 7),
    "wonderful_kingdom": ("developments.toml", ("card", 0, "cost"), {"gold": 1}),
}
"""A value of a set of one's own for each game with secrets."""


@pytest.mark.walk
@pytest.mark.parametrize("name", OWN_NUMBERS)
def test_with_a_set_of_ones_own_it_changes_no_byte_either(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, path, value = OWN_NUMBERS[name]
    files = put(name, file, *path, to=value)
    stage = Stage(name, SEEDS[name], 80, files)
    assert stage.game.data_hash != find_game(name).data_hash
    on_stage(stage, tmp_path, monkeypatch, lambda p: compare_worlds(stage, p, [0, None], ask_every=3))
    assert stage.told.worlds >= 2
    assert stage.told.answers >= 10


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
        if message["type"] in ("position", "patch"):
            message.get("view", {}).pop("seat", None)
            found.append([message.get(key) for key in ("number", "base", "view", "actors", "events", "over")])
    return found


# ---------------------------------------------------------------- servers that leak


@pytest.mark.parametrize(
    ("leak", "name"),
    [
        (leak_view, "gem_forge"),
        (leak_number, "inkdoms"),
        (leak_events, "wonderful_kingdom"),
        (leak_undo, "inkdoms"),
        (leak_undo, "wonderful_kingdom"),
        (leak_undo, "gem_forge"),
        (leak_answers, "gem_forge"),
        (leak_sheets, "inkdoms"),
        (leak_calls, "inkdoms"),
        (leak_turns, "inkdoms"),
        (leak_pictures, "inkdoms"),
    ],
)
def test_a_server_that_leaks_is_found_out(
    leak: Callable[[pytest.MonkeyPatch], None], name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = Stage(name, SEEDS[name], 100)
    leak(monkeypatch)
    with pytest.raises(Leak):
        on_stage(stage, tmp_path, monkeypatch, lambda p: compare_worlds(stage, p, [0, None], ask_every=1))
