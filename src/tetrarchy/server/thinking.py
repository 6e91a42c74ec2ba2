"""Work that takes long, in processes of its own: bots' decisions, hints, previews, replays, reviews.

A job sees a view (as it travels) and what is legal, never a state of a running game; replays get the log of a
table, and give back what the asker may see.
"""

from __future__ import annotations

import logging
import math
import secrets
from collections.abc import Callable
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Final, Literal, TypeAlias, TypeVar

import msgspec
from librt.random import Random

from tetrarchy.bots import Player, find_bot
from tetrarchy.bots.budget import Budget
from tetrarchy.bots.levels import Levelled
from tetrarchy.bots.search import Search
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.data import Files
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.preview import preview, reasons
from tetrarchy.kernel.state import View
from tetrarchy.server.levels import searches, thinks_always
from tetrarchy.server.limits import BotTime
from tetrarchy.server.settings import Limits
from tetrarchy.server.thoughts import ponder, recall
from tetrarchy.server.turns import Turns
from tetrarchy.server.workers import Busy, Closed, Failed, Workers
from tetrarchy.wire import HintMove, PreviewedAction, ReasonAnswer, SheetLineAnswer

_LOG: Final = logging.getLogger("tetrarchy.thinking")
_SPARE: Final = "greedy"
"""The bot that decides where another one fails."""
_HINT_SECONDS: Final = 1.0
_MOST_MOVES: Final = 8
_QUICK_SECONDS: Final = 10
"""What takes next to no time is given up after so long."""
_COUNT_SECONDS: Final = 900
"""Counting what thousands of games have told takes long."""
MOST_GAMES: Final = 64
"""Of how many games with sets of guests a process keeps what it has made of them."""
_T = TypeVar("_T")
new_seed: Callable[[], int] = partial(secrets.randbits, 62)
"""Seeds for the bots' decisions; tests replace it."""
Lane = Literal["bots", "quick", "hints", "replays", "reviews", "counts", "sets"]
Source: TypeAlias = str | Files | None
"""What a game is made of: a directory with component files, a set of them, or (None) its own."""
_CHARGED: Final = ("hints", "reviews")
"""The lanes that cost time of bots."""


# ---------------------------------------------------------------- in the worker


def game_of(game: str, data: Source) -> Game:
    """A game with its own or other component files. Those of the host stay, however many sets are played."""
    return _game_with(game, data) if isinstance(data, Files) else _game_of_host(game, data)


@cache
def _game_of_host(game: str, data: str | None) -> Game:
    return find_game(game, None if data is None else Path(data))


@lru_cache(MOST_GAMES)
def _game_with(game: str, files: Files) -> Game:
    return find_game(game, files)


@lru_cache(MOST_GAMES)
def _bot(name: str, game: str, data: Source) -> Player:
    return find_bot(name, game_of(game, data))


def choose(
    game: str, data: Source, bot: str, view: bytes, legal: list[int], seat: int, seed: int, owner: str
) -> tuple[int, int]:
    """A bot's decision, and how many playouts had come to it before.

    With an owner a level takes up what was thought for it before, and keeps what it thinks now.
    """
    player, seen, rng = _bot(bot, game, data), msgspec.json.decode(view), Random(seed)
    if not owner or not isinstance(player, Levelled):
        return player.choose(seen, legal, seat, rng), 0
    thought = recall(player.game, seen, seat, rng, owner)
    before = thought.visits(seat)
    return player.search().explain(seen, legal, seat, rng, thought)[0].action, before


def ponder_at(game: str, data: Source, view: bytes, seat: int, seed: int, owner: str, seconds: float) -> bool:
    """Think for a bot while others decide; whether more of it would be of use."""
    return ponder(game_of(game, data), view, seat, seed, owner, seconds)


def hint(game: str, data: Source, view: bytes, legal: list[int], seat: int, seed: int) -> list[HintMove]:
    """The actions that the best bot likes most, best first, each with a reason."""
    adviser = Search(game_of(game, data), Budget(seconds=_HINT_SECONDS))
    seen = msgspec.json.decode(view)
    advice = adviser.explain(seen, legal, seat, Random(seed))[:_MOST_MOVES]
    told = reasons(game_of(game, data), seen, seat, [int(a.action) for a in advice], seed)
    return [
        HintMove(int(a.action), round(a.score, 2), round(a.chance, 3), ReasonAnswer(why.key, why.data))
        for a, why in zip(advice, told, strict=True)
    ]


def previews(
    game: str, data: Source, view: bytes, actions: list[int], seat: int, seed: int
) -> list[PreviewedAction]:
    """What each of some legal actions would bring to the seat's score sheet."""
    return previews_told(game_of(game, data), msgspec.json.decode(view), actions, seat, seed)


def previews_told(game: Game, view: View, actions: list[int], seat: int, seed: int) -> list[PreviewedAction]:
    """Previews as they travel."""
    found = preview(game, view, seat, actions, seed)
    told: list[PreviewedAction] = []
    for action, each in zip(actions, found, strict=True):
        lines = [SheetLineAnswer(line.key, line.points) for line in each.lines]
        told.append(PreviewedAction(action, lines, each.total, each.final))
    return told


# ---------------------------------------------------------------- in the server


class Thinking:
    """Lanes of workers: what is quick, hints, replays, reviews and sets do not wait behind bots that search.

    In each lane addresses take turns, and so do those who pay and come from the same address.
    """

    def __init__(self, processes: int, seconds: float, limits: Limits) -> None:
        self.failures = 0
        self.decisions = 0
        """Decisions of bots that keep what they think."""
        self.taken_up = 0
        """How many of them took up what was thought before."""
        self.bot_time = BotTime(limits, processes)
        self._lanes: dict[Lane, Workers] = {
            "bots": Workers(processes, seconds, _turns(processes, limits, limits.bots_waiting)),
            "quick": Workers(1, min(seconds, _QUICK_SECONDS), _turns(1, limits, limits.bots_waiting)),
            "hints": Workers(1, seconds, _turns(1, limits, limits.jobs_waiting)),
            "replays": Workers(1, seconds, _turns(1, limits, limits.jobs_waiting)),
            "reviews": Workers(1, seconds, _turns(1, limits, limits.jobs_waiting)),
            "sets": Workers(1, min(seconds, _QUICK_SECONDS), _turns(1, limits, limits.jobs_waiting)),
            "counts": Workers(1, _COUNT_SECONDS, _turns(1, limits, limits.jobs_waiting)),
        }

    @property
    def searchers(self) -> Workers:
        """The lane of the bots that search, where workers of other machines may help."""
        return self._lanes["bots"]

    @property
    def waiting(self) -> int:
        """How many jobs are under way or wait."""
        return sum(workers.waiting for workers in self._lanes.values())

    async def run(self, work: Callable[..., _T], *arguments: object, lane: Lane, payer: str) -> _T:
        """Let a worker do something, once it is the payer's turn. Hints and reviews cost time of bots."""
        is_charged = lane in _CHARGED
        if is_charged and self.bot_time.is_used_up(payer):
            raise _busy()
        self._make_room()
        try:
            found, seconds = await self._lanes[lane].run(
                partial(work, *arguments), self.bot_time.payer(payer)
            )
        except Failed as error:
            if not isinstance(error, Busy | Closed):
                _LOG.error("job failed", extra={"lane": lane, "why": repr(error)[:300]})
            raise _busy() from error
        if is_charged:
            self.bot_time.owe(payer, seconds)
        return found

    async def decide(
        self,
        game: Game,
        data: Source,
        bot: str,
        view: bytes,
        legal: list[int],
        seat: int,
        payer: str,
        unwatched: str = "",
        owner: str = "",
    ) -> tuple[int, float]:
        """A bot's decision, and the seconds that it took. The owner of thoughts is a seat of a table.

        Greedy decides where the bot fails, and chance where that fails too; where there is no
        free worker, nobody does yet. Bots at a table that nobody watches think when no others want to:
        ``unwatched`` names such a table, until :meth:`watch`.
        """
        for name in (bot, _SPARE):
            keeper = owner if thinks_always(name) else ""
            work = partial(choose, game.id, data, name, view, legal, seat, new_seed(), keeper)
            lane = self._lanes["bots" if searches(name) else "quick"]
            self._make_room()
            who = self.bot_time.payer(payer)
            try:
                (action, before), seconds = await lane.run(work, who, unwatched, keeper)
            except (Busy, Closed) as error:
                raise _busy() from error
            except Exception as error:
                why = repr(error)[:300]
                if isinstance(error, Failed) and name == _SPARE:
                    _LOG.error("no worker for a bot", extra={"game": game.id, "why": why})
                    raise _busy() from error
            else:
                if action in legal:
                    self.decisions += bool(keeper)
                    self.taken_up += before > 0
                    return action, seconds
                why = f"{action} is not legal"
            self.failures += 1
            _LOG.error("bot failed", extra={"bot": name, "game": game.id, "why": why})
        return legal[new_seed() % len(legal)], 0.0

    def watch(self, table: str) -> None:
        """Somebody watches a table now: its bots take their turns with all others."""
        for workers in self._lanes.values():
            workers.watch(table)

    async def ponder(
        self, game: Game, data: Source, view: bytes, seat: int, payer: str, owner: str, seconds: float
    ) -> tuple[bool, float]:
        """Let a bot think while others decide: whether more of it would be of use, and how long it took.

        Nobody waits for this, so it takes only what nobody else wants, of workers and of the payer's time.
        Whatever else is wanted, in any lane, ends it.
        """
        work = partial(ponder_at, game.id, data, view, seat, new_seed(), owner, seconds)
        try:
            found = await self._spare(work, payer, owner)
        except Failed:
            found = None
        if found is None and self.bot_time.is_plenty(payer):
            self._lanes["bots"].end_lowly()
        return (True, 0.0) if found is None else found

    async def spare(
        self, work: Callable[[], _T], payer: str, owner: str, seconds: float
    ) -> tuple[_T, float] | None:
        """Let a worker do something that can wait: even pondering comes before it. None: there is no room.

        The work asks now and then whether its worker is wanted back, and ends then. It costs time of bots,
        and is not begun for somebody who has little left; Failed where it takes too long or its worker dies.
        """
        try:
            return await self._spare(work, payer, owner, seconds)
        except Busy:
            return None

    async def _spare(
        self, work: Callable[[], _T], payer: str, owner: str, lowly: float | None = None
    ) -> tuple[_T, float] | None:
        """Do something with what nobody else wants, of workers and of the payer's time."""
        bots = self._lanes["bots"]
        if self.waiting + bots.pondering >= bots.processes or not self.bot_time.is_plenty(payer):
            return None
        return await bots.ponder(work, owner, partial(self.bot_time.owe, payer), lowly)

    def _make_room(self) -> None:
        """Let pondering end where another job needs its place."""
        self._lanes["bots"].make_room(self.waiting + 1)

    async def close(self) -> None:
        """End all workers, for good."""
        for workers in self._lanes.values():
            await workers.close()


def _turns(processes: int, limits: Limits, waiting: int) -> Turns:
    share = limits.address_share
    return Turns(processes, limits.jobs_at_work, waiting, math.ceil(share * processes), share)


def _busy() -> TetrarchyError:
    return TetrarchyError("busy", "The server is too busy; try again.")
