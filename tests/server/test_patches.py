"""Positions go out as patches; what they make is the whole position, in every moment of whole games."""

from __future__ import annotations

import asyncio
import random
from functools import cache
from pathlib import Path
from statistics import median
from typing import Any, Final

import msgspec
import pytest

from tests.server.running import quick, run, running
from tests.server.test_match import Desk, every_game
from tests.server.test_table import mover, two_people
from tetrarchy.client.live import patched_position
from tetrarchy.server.positions import Patches, whole
from tetrarchy.wire import Patch, Position, read_server_message

_GAPS: Final = 0.05
"""How often a recipient stays away for some rows."""


def position_of(desk: Desk, seat: int | None) -> Position:
    """The whole position of a recipient, as it comes over the wire."""
    found = read_server_message(whole(desk.match, seat))
    assert isinstance(found, Position)
    return found


def patch_of(patches: Patches, seat: int | None) -> Patch:
    """What comes instead of it."""
    found = read_server_message(patches.of(seat))
    assert isinstance(found, Patch)
    return found


class Recipient:
    """Somebody who keeps a position by patches, stays away at times, and comes back to a whole one."""

    def __init__(self, desk: Desk, seat: int | None, rng: random.Random) -> None:
        self.desk = desk
        self.seat = seat
        self.rng = rng
        self.known = position_of(desk, seat)
        self.away = 0
        self.rejoined = 0
        self.sizes: list[tuple[int, int]] = []
        """The bytes of each patch, and of the whole position in whose place it came."""

    def hear(self, patches: Patches) -> None:
        """Take what comes after a row: a patch, nothing, or a whole position after some time away."""
        sight, now = self.desk.match.sights[self.seat], position_of(self.desk, self.seat)
        if self.away:
            self.away -= 1
            if not self.away:
                self._come_back(now)
            return
        if sight.number != self.known.number:
            patch = patch_of(patches, self.seat)
            self.known = patched_position(self.known, patch)
            self.sizes.append((len(patches.of(self.seat)), len(whole(self.desk.match, self.seat))))
        assert self.known == now, f"{self.seat} after {len(self.desk.rows)} rows"
        if self.rng.random() < _GAPS:
            self.away = self.rng.randrange(1, 5)

    def _come_back(self, now: Position) -> None:
        """The same position comes, with the events of all that was missed."""
        found = read_server_message(whole(self.desk.match, self.seat, self.known.number))
        assert isinstance(found, Position)
        if found.number > self.known.number:
            assert found.events[len(found.events) - len(now.events) :] == now.events
        self.known = msgspec.structs.replace(found, events=now.events, gap=msgspec.UNSET)
        assert self.known == now
        self.rejoined += 1


@cache
def played(name: str, seed: int) -> tuple[Recipient, ...]:
    """A whole game, with undos, gaps and returns; every position of every recipient is compared."""
    desk, rng = Desk(name, seed), random.Random(seed)
    recipients = tuple(Recipient(desk, seat, rng) for seat in desk.match.sights)
    while desk.match.phase == "running":
        desk.step()
        patches = Patches(desk.match)
        for recipient in recipients:
            recipient.hear(patches)
    assert any(row.kind == "undo" for row in desk.rows)
    return recipients


@pytest.mark.walk
@every_game
@pytest.mark.parametrize("seed", [4, 5, 6])
def test_patches_make_every_position_of_a_whole_game_for_everybody(name: str, seed: int) -> None:
    for recipient in played(name, seed):
        assert len(recipient.sizes) > 50
        assert recipient.rejoined > 0
        assert recipient.away or recipient.known.over


@every_game
def test_a_patch_has_a_tenth_of_the_bytes_of_the_position(name: str) -> None:
    """Half of all patches of a game at a full table have less; those that bring new choices have more."""
    sizes = [size for recipient in played(name, 4) for size in recipient.sizes]
    assert median(patch / position for patch, position in sizes) < 1 / 10
    assert sum(patch for patch, _ in sizes) < sum(position for _, position in sizes) / 7


def test_where_all_see_the_same_they_get_the_same_bytes() -> None:
    desk = Desk("queendomino", 1, seats=4)
    actor = desk.match.actors()[0]
    desk.act(actor, desk.match.sights[actor].legal_codes[0])
    patches = Patches(desk.match, actor, "ident")
    idle = [patches.of(seat) for seat in range(4) if seat not in (actor, *desk.match.actors())]
    assert len({id(patch) for patch in idle}) == 1
    assert msgspec.json.decode(patches.of(actor))["done"] == "ident"
    assert "done" not in msgspec.json.decode(idle[0])


class Tap:
    """Notes the types of what a client hears."""

    def __init__(self, live: Any) -> None:
        self.heard: list[str] = []
        take = live._take

        async def note(message: Any) -> None:
            self.heard.append(type(message).__name__)
            await take(message)

        live._take = note


def test_a_decision_is_one_message_to_each_who_follows(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            _, games, _ = await two_people(server)
            seat = mover(games)
            taps = [Tap(game.live) for game in games]
            position = games[seat].position
            assert position is not None
            await games[seat].act(position.legal[0]["code"])
            await asyncio.gather(*(game.live.ping() for game in games))
            assert [tap.heard for tap in taps] == [["Patch", "Pong"], ["Patch", "Pong"]]

    run(test)


def test_who_decides_without_following_is_told_that_it_is_kept(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            people, games, table = await two_people(server)
            seat = mover(games)
            position = games[seat].position
            assert position is not None
            live = await people[seat].live()
            tap = Tap(live)
            act = {"type": "act", "table": table, "number": position.number}
            await live.ask(act | {"action": position.legal[0]["code"]})
            assert tap.heard == ["Done"]

    run(test)


def test_a_client_that_lacks_a_position_asks_for_the_whole(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            _, games, _ = await two_people(server)
            seat = mover(games)
            me, other = games[seat], games[1 - seat]
            assert me.position is not None
            other.position = None
            tap = Tap(other.live)
            await me.act(me.position.legal[0]["code"])
            await other.until(lambda g: g.position is not None)
            assert other.position is not None
            assert other.position.number == me.position.number
            assert tap.heard[0] == "Patch"
            assert tap.heard.count("Position") == 1

    run(test)


def test_who_comes_back_with_the_last_position_gets_patches_to_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(quick(tmp_path / "t.db")) as server:
            people, games, table = await two_people(server)
            seat = mover(games)
            me, other = games[seat], games[1 - seat]
            assert me.position is not None
            kept = other.position
            assert kept is not None
            await other.live.close()
            live = await people[1 - seat].live()
            tap = Tap(live)
            again = await live.watch(table, kept.number)
            again.position = kept
            await me.act(me.position.legal[0]["code"])
            await again.until(lambda g: g.position.number > kept.number)
            assert "Position" not in tap.heard
            whole = await (await people[1 - seat].live()).watch(table)
            await whole.until(lambda g: g.position)
            assert again.position == whole.position

    run(test)
