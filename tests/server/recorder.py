"""Tables that a test drives step by step, with every byte that each recipient gets."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
from collections import deque
from collections.abc import AsyncIterator
from functools import partial
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, insert, select, update
from websockets.asyncio.client import ClientConnection, connect

from tests.server.running import Running
from tests.server.worlds import Move, Recipient, Step, seen
from tetrarchy.client import Client
from tetrarchy.client.live import patched_position
from tetrarchy.kernel.drive import Dealer
from tetrarchy.kernel.state import State
from tetrarchy.server.calling.words import as_hook, person_words, table_words
from tetrarchy.server.describe import summary_of
from tetrarchy.server.guests import new_id
from tetrarchy.server.match import Match
from tetrarchy.server.pictures.facts import card_of
from tetrarchy.server.projection import turns_of
from tetrarchy.server.schema import LOG, SEATS, TABLES
from tetrarchy.server.tables import Table
from tetrarchy.wire import Patch, Position

_LINK = re.compile(rb'"link":"[^"]*"')
EPOCH = 1_700_000_000.0
BEAT = 100.0
"""The seconds from one move to the next, on the tests' clock."""
WINDOW = 50.0
"""The seconds that a window stays open."""
_FEWEST_SECONDS, _MOST_SECONDS = 1.0, 40.0

Heard = list[bytes]


def _plain(data: bytes, table: str) -> bytes:
    return _LINK.sub(b'"link":""', data.replace(table.encode(), b"TABLE") if table else data)


async def ask_rest(client: Client, path: str, table: str) -> bytes:
    """The status and the body of an answer, with the names of the table and of its links taken out."""
    headers = {} if client.token is None else {"Authorization": f"Bearer {client.token}"}
    answer = await client._http.get(path, headers=headers)
    return b"%d " % answer.status_code + _plain(answer.content, table)


def patch_plain(position: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """What a patch makes of a position, both as they come over the wire."""
    made = patched_position(msgspec.convert(position, Position), msgspec.convert(patch, Patch))
    plain: dict[str, Any] = msgspec.to_builtins(made)
    return plain


class Leak(AssertionError):
    """A recipient can tell two worlds apart."""


class Clock:
    """The time as the server is told it."""

    def __init__(self) -> None:
        self.now = EPOCH

    def __call__(self) -> float:
        return self.now


class Fate(Dealer):
    """What chance brings, in place of the server's own draws."""

    def __init__(self) -> None:
        self.draws: deque[int] = deque()

    def draw(self, state: State) -> int:
        return self.draws.popleft()


class Wire:
    """A bare socket and all that came through it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.asked = 0
        self._heard: Heard = []

    @classmethod
    async def open(cls, client: Client) -> Wire:
        """Connect as a client's guest, or as nobody."""
        headers = {} if client.token is None else {"Authorization": f"Bearer {client.token}"}
        address = client.url.replace("http", "ws", 1) + "/api/live"
        return cls(await connect(address, additional_headers=headers, max_size=None, proxy=None))

    async def ask(self, **message: Any) -> None:
        """Send a message, and wait until it has been answered."""
        self._heard += await self._until(message)

    async def take(self, table: str) -> Heard:
        """All that came since the last time, with the names of the table and of its links taken out."""
        self._heard += await self._until({"type": "ping"})
        heard, self._heard = self._heard, []
        return [_plain(data, table) for data in heard]

    async def look(self, table: str) -> Heard:
        """What following a table once more shows; it does not count among what came."""
        self._heard += await self._until({"type": "ping"})
        return [_plain(data, table) for data in await self._until({"type": "watch", "table": table})]

    async def _until(self, message: dict[str, Any]) -> Heard:
        """What comes until a ping behind the message is answered."""
        self.asked += 1
        mark = f"mark {self.asked}"
        await self.socket.send(msgspec.json.encode(message).decode())
        await self.socket.send(msgspec.json.encode({"type": "ping", "id": mark}).decode())
        heard: Heard = []
        while (data := await self.socket.recv(decode=False)) != b'{"type":"pong","id":"%s"}' % mark.encode():
            if data != b'{"type":"pong"}':
                heard.append(data)
        return heard


class Party(NamedTuple):
    """The guests of a table, and the sockets through which they play; the spectator's is the last."""

    server: Running
    people: list[Client]
    wires: dict[Recipient, Wire]
    clock: Clock
    fate: Fate


@contextlib.asynccontextmanager
async def gather_party(server: Running, seats: int, clock: Clock, fate: Fate) -> AsyncIterator[Party]:
    """Guests for every seat, and a spectator who is nobody."""
    people = [await server.guest(f"Guest {seat}") for seat in range(seats)]
    wires: dict[Recipient, Wire] = {seat: await Wire.open(person) for seat, person in enumerate(people)}
    wires[None] = await Wire.open(server.stranger())
    try:
        yield Party(server, people, wires, clock, fate)
    finally:
        for wire in wires.values():
            wire.socket.transport.abort()  # a good-bye would wait behind what nobody reads any more


class Driven:
    """A table whose moves a test makes through the sockets of its party."""

    def __init__(self, party: Party, name: str, listeners: list[Recipient]) -> None:
        self.party = party
        self.id = name
        self.listeners = listeners
        self.moves = 0
        """How many moves were made, the start among them."""
        self.heard: dict[Recipient, list[Heard]] = {who: [] for who in listeners}
        """What each listener got, moment by moment."""
        self.rows: list[int] = []
        """The length of the log after each move."""
        self.again = 0
        """How many positions were looked at again and found the same."""
        self._positions: dict[tuple[Recipient, int], Any] = {}
        """The positions that each listener was sent, by their numbers."""

    @property
    def table(self) -> Table:
        found: Table = self.party.server.hall.tables[self.id]
        return found

    async def start(self, start: Move) -> None:
        """The last guest sits down, and the game begins."""
        await self.watch()
        self.party.fate.draws.extend(start.draws)
        await self.party.people[-1].join(self.id)
        await self.note()
        self.close_move()

    async def watch(self) -> None:
        """Let everybody follow the table, listeners last; what they get at once is not noted."""
        wires = self.party.wires
        for who in sorted(wires, key=self.listeners.count):
            await wires[who].ask(type="watch", table=self.id)
        for who, wire in wires.items():
            heard = await wire.take(self.id)
            if who in self.listeners:
                self._compare(who, heard)

    async def unwatch(self) -> None:
        """Let them follow it no longer."""
        for wire in self.party.wires.values():
            await wire.ask(type="unwatch", table=self.id)
        for wire in self.party.wires.values():
            await wire.take(self.id)

    async def note(self) -> None:
        """Note what everybody has got."""
        heard = await asyncio.gather(*(self.party.wires[who].take(self.id) for who in self.listeners))
        card = await self._card()
        for who, data in zip(self.listeners, heard, strict=True):
            self._compare(who, data)
            self.heard[who].append([*data, self._call_of(who), card])

    async def _card(self) -> bytes:
        """What the picture of a link to the table shows now, to anybody."""
        shown = await card_of(self.party.server.hall.store, "table", self.id)
        assert shown is not None
        return _plain(msgspec.json.encode({"type": "card", "card": shown}), self.id)

    def _call_of(self, who: Recipient) -> bytes:
        """How a listener would be called now, with the table closed; a spectator is told what a webhook is."""
        hall, match = self.party.server.hall, self.table.match
        turns = hall.calls.turns
        online, hall.online = hall.online, lambda table: set()
        call = turns.of_table(match) if who is None else turns.of_person(match, match.seats[who].guest)
        hall.online = online
        if call is None or match.state is None:
            return b'{"type":"call"}'
        words = table_words(call, "en") if who is None else person_words([call], "en")
        turn = None if who is None else match.state.turn_id()
        told = msgspec.json.encode({"type": "call", "words": as_hook(words, ""), "turn": turn})
        return _plain(told, self.id)

    async def look_again(self) -> None:
        """Whoever has seen nothing new since the last look is shown the same position, undo and all."""
        shown = await asyncio.gather(*(self.party.wires[who].look(self.id) for who in self.listeners))
        for who, data in zip(self.listeners, shown, strict=True):
            self.again += self._compare(who, data)

    def _compare(self, who: Recipient, data: Heard) -> int:
        """Refuse a position that differs from one with the same number; returns how many were the same.

        So what a patch makes of the position before is the same as the whole one, which comes at the next look.
        """
        same = 0
        for message in map(msgspec.json.decode, data):
            if message["type"] == "patch":
                message = patch_plain(self._positions[who, message["base"]], message)
            if message["type"] == "position":
                message["clocks"] = None
                known = self._positions.setdefault((who, message["number"]), message)
                if known != message:
                    keys = [key for key in message if message[key] != known.get(key)]
                    raise Leak(f"{who} sees {keys} change after move {self.moves}, and nothing new")
                same += known is not message
        return same

    def close_move(self) -> None:
        """A move is complete."""
        assert not self.party.fate.draws, "the server draws less often than the rules"
        before = self.rows[-1] if self.rows else 0
        heard = [moments[-1] for moments in self.heard.values()]
        assert self.table.match.seq > before, f"move {self.moves} was refused: {heard}"
        self.moves += 1
        self.rows.append(self.table.match.seq)

    async def move(self, move: Move, secretly: random.Random | None = None) -> None:
        """Make a move; ``secretly`` lets others than the first listener decide otherwise in time and order."""
        clock = self.party.clock
        if move.window:
            began = self.table.match.window_since
            assert began is not None
            clock.now = began
            await self._answer(move.decisions, secretly)
            await self.note()
            clock.now = began + WINDOW
            self.party.fate.draws.extend(move.draws)
            await self.table.change_now(self.table.driver.on_time)
        else:
            clock.now = EPOCH + BEAT * self.moves
            [(seat, action)] = move.decisions
            if secretly is not None and seat != self.listeners[0]:
                await self._hesitate(seat, secretly)
            self.party.fate.draws.extend(move.draws)
            await self.send(seat, type="act", action=action, id=f"move {self.moves}")
        await self.note()
        await self.look_again()
        self.close_move()

    async def send(self, seat: int, **message: Any) -> None:
        """Let a seat say something in the position that it sees."""
        number = self.table.match.sights[seat].number
        await self.party.wires[seat].ask(table=self.id, number=number, **message)

    async def _answer(self, decisions: list[Step], secretly: random.Random | None) -> None:
        """The answers to a window: others answer in any order and at other times, or do not pass but wait."""
        clock, began = self.party.clock, self.party.clock.now
        passes = self.table.match.game.actions.parse("pass")
        answers = list(decisions)
        if secretly is not None:
            secretly.shuffle(answers)
        for seat, action in answers:
            clock.now = began
            if secretly is not None and seat != self.listeners[0]:
                if action == passes and secretly.random() < 0.5:
                    continue
                clock.now += secretly.uniform(0.0, _MOST_SECONDS)
            await self.send(seat, type="act", action=action, id=f"move {self.moves} {seat}")
            await self.look_again()

    async def _hesitate(self, seat: int, rng: random.Random) -> None:
        """Where nobody else sees it, a seat first decides otherwise, takes it back, and lets time go by."""
        state = self.table.match.state
        assert state is not None
        if len(state.actors()) < 2:
            return
        legal = state.legal(seat)
        action = legal[rng.randrange(len(legal))]
        after = state.copy()
        after.events = []
        after.apply(seat, action)
        everybody: list[Recipient] = [*range(state.seats), None]
        if after.reveals != state.reveals or any(
            seen(after, other) != seen(state, other) for other in everybody if other != seat
        ):
            return
        self.party.clock.now += rng.uniform(_FEWEST_SECONDS, _MOST_SECONDS)
        await self.send(seat, type="act", action=action, id=f"doubt {self.moves} {rng.random()}")
        if not self.table.match.can_undo(seat):
            raise Leak(f"others see a hidden decision of seat {seat} after move {self.moves}")
        await self.look_again()
        await self.send(seat, type="undo")
        again = self.table.match.state
        assert again is not None
        assert again.legal(seat) == legal, "a hidden decision cannot be taken back"


async def fork(source: Driven, moves: int, listeners: list[Recipient]) -> Driven:
    """A second table with the log of another up to a move; the clock goes back, so that nothing is due."""
    party = source.party
    party.clock.now = EPOCH
    hall = party.server.hall
    copy = Driven(party, new_id(), listeners)
    await hall.store.run(partial(_copy_log, source.id, copy.id, source.rows[moves - 1]))
    match = (await hall.find(copy.id)).match
    await hall.store.run(partial(_describe, match))
    copy.moves = moves
    copy.rows = source.rows[:moves]
    return copy


def _copy_log(source: str, copy: str, rows: int, connection: Connection) -> None:
    about = dict(connection.execute(select(TABLES).where(TABLES.c.id == source)).mappings().one())
    connection.execute(insert(TABLES), about | {"id": copy, "state": "running", "due": None})
    log = select(LOG).where(LOG.c.table_id == source, LOG.c.seq < rows)
    for table, found in ((SEATS, select(SEATS).where(SEATS.c.table_id == source)), (LOG, log)):
        copies = [dict(row) | {"table_id": copy} for row in connection.execute(found).mappings()]
        connection.execute(insert(table), copies)


def _describe(match: Match, connection: Connection) -> None:
    text = msgspec.json.encode(summary_of(match)).decode()
    connection.execute(update(TABLES).where(TABLES.c.id == match.id).values(summary=text))
    for seat, (_, turn) in enumerate(turns_of(match)):
        of_seat = update(SEATS).where(SEATS.c.table_id == match.id, SEATS.c.seat == seat)
        connection.execute(of_seat.values(turn=turn))
