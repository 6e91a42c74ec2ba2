"""A server whose time, chance and thoughts are the test's, and games to be played on it."""

from __future__ import annotations

import random
import time
import zlib
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.server.recorder import EPOCH, WINDOW, Clock, Driven, Fate, Heard, Leak, Party, gather_party
from tests.server.running import quick, run, running
from tests.server.worlds import Move, Recipient, Step, World, moves_of, other_world, play
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.data import Files
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Options, read_options
from tetrarchy.server import dealer, tables
from tetrarchy.server.settings import Limits
from tetrarchy.server.thinking import Thinking, hint
from tetrarchy.wire import HintMove, ReasonAnswer

SEEDS: dict[str, int] = {name: getattr(import_module(f"tests.games.{name}"), "SEED", 1) for name in GAMES}
"""The seed of a game in which much happens, where the game's tests name one."""
GREED: dict[str, int] = {name: getattr(import_module(f"tests.games.{name}"), "GREED", 0) for name in GAMES}
"""How many decisions of ten are greedy there."""
MOST_SEATS = 3
SET_NAME = "mine"
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
    preview_burst=1e6,
)


class Told:
    """How much was compared."""

    def __init__(self) -> None:
        self.worlds = 0
        self.moves = 0
        self.messages = 0
        self.answers = 0
        self.again = 0


class Stage:
    """A game to be played in several worlds."""

    def __init__(
        self, name: str, seed: int, most: int | None = None, files: Files | None = None, **wish: Any
    ) -> None:
        self.game: Game = find_game(name, files)
        self.files = files
        """The set that is played, where it is not the game's own."""
        self.seats = min(MOST_SEATS, max(self.game.seats_for(read_options(self.game.options, {}))))
        self.options: Options = self.game.settings(self.seats)
        self.steps: list[Step] = play(self.game, self.seats, self.options, seed, GREED[name])[:most]
        self.moves: list[Move] = self.moves_of(self.steps)
        self.wish = wish if files is None else wish | {"set": SET_NAME}
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
    if stage.files is not None:
        first = (await party.people[0].me()).guest
        kept = party.server.hall.sets.keep
        await kept(first, stage.game.id, SET_NAME, stage.files, stage.game.data_hash)
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


async def think(thinking: object, work: Callable[..., Any], *arguments: Any, lane: str, payer: str) -> Any:
    """In place of the workers: what they are told decides alone what they say."""
    if work is hint:
        return [HintMove(0, float(zlib.crc32(repr(arguments).encode())), 0.0, ReasonAnswer("later", {}))]
    return work(*arguments)


def on_stage(stage: Stage, folder: Path, patch: pytest.MonkeyPatch, test: Callable[[Party], Any]) -> None:
    """Run a test with a server whose time, chance and thoughts are the test's."""
    clock, fate = Clock(), Fate()
    patch.setattr(time, "time", clock)
    patch.setattr(dealer, "DEALER", fate)
    patch.setattr(Thinking, "run", think)
    patch.setattr(tables, "AUDIENCE_SECONDS", 1000.0)

    async def begin() -> None:
        settings = quick(folder / "t.db", limits=_FREE, reaction_seconds=WINDOW, scan_seconds=1000.0)
        async with (
            running(settings) as server,
            gather_party(server, stage.seats, clock, fate) as party,
        ):
            await test(party)

    run(begin, 600)


def everybody(stage: Stage) -> list[Recipient]:
    """Every seat, and the spectator."""
    return [*range(stage.seats), None]


def same(expected: list[Heard], heard: list[Heard], who: str) -> None:
    """Refuse a difference between what came at each moment."""
    if len(expected) != len(heard):
        raise Leak(f"{who}: {len(heard)} moments instead of {len(expected)}")
    for at, (one, other) in enumerate(zip(expected, heard, strict=True)):
        if one != other:
            raise Leak(f"{who}, moment {at}: {other!r} instead of {one!r}")
