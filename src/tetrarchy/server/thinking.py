"""Work that takes long, in processes of its own: bots' decisions, hints, previews, replays.

A job sees a view (as it travels) and what is legal, never a state of a running game; replays get the log of a
table, and give back what the asker may see.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from functools import cache, partial
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from librt.random import Random

from tetrarchy.bots import Player, find_bot
from tetrarchy.bots.budget import Budget
from tetrarchy.bots.search import Search
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.preview import preview
from tetrarchy.kernel.state import View
from tetrarchy.server.levels import searches
from tetrarchy.server.limits import Buckets
from tetrarchy.server.settings import Limits
from tetrarchy.server.workers import Workers
from tetrarchy.wire import HintMove, PreviewedAction, SheetLineAnswer

_LOG: Final = logging.getLogger("tetrarchy.thinking")
_SPARE: Final = "greedy"
"""The bot that decides where another one fails."""
_HINT_SECONDS: Final = 1.0
_MOST_MOVES: Final = 8
_QUICK_SECONDS: Final = 10
"""What takes next to no time is given up after so long."""
_T = TypeVar("_T")


# ---------------------------------------------------------------- in the worker


@cache
def game_of(game: str, data: str | None) -> Game:
    """A game with its own or other component files."""
    return find_game(game, None if data is None else Path(data))


@cache
def _bot(name: str, game: str, data: str | None) -> Player:
    return find_bot(name, game_of(game, data))


def choose(game: str, data: str | None, bot: str, view: bytes, legal: list[int], seat: int, seed: int) -> int:
    """A bot's decision."""
    return _bot(bot, game, data).choose(msgspec.json.decode(view), legal, seat, Random(seed))


def hint(game: str, data: str | None, view: bytes, legal: list[int], seat: int, seed: int) -> list[HintMove]:
    """The actions that the best bot likes most, best first."""
    adviser = Search(game_of(game, data), Budget(seconds=_HINT_SECONDS))
    advice = adviser.explain(msgspec.json.decode(view), legal, seat, Random(seed))
    return [HintMove(int(a.action), round(a.score, 2), round(a.chance, 3)) for a in advice[:_MOST_MOVES]]


def previews(
    game: str, data: str | None, view: bytes, actions: list[int], seat: int, seed: int
) -> list[PreviewedAction]:
    """What each of some legal actions would bring to the seat's score sheet."""
    return previews_told(game_of(game, data), msgspec.json.decode(view), actions, seat, seed)


def previews_told(game: Game, view: View, actions: list[int], seat: int, seed: int) -> list[PreviewedAction]:
    """Previews as they travel."""
    found = preview(game, view, seat, actions, seed)
    return [
        PreviewedAction(action, [SheetLineAnswer(line.key, line.points) for line in each.lines], each.total)
        for action, each in zip(actions, found, strict=True)
    ]


_QUICK: Final[tuple[Callable[..., object], ...]] = (previews,)


# ---------------------------------------------------------------- in the server


class Thinking:
    """Two kinds of workers: what takes next to no time does not wait behind bots that search."""

    def __init__(self, processes: int, seconds: float, limits: Limits) -> None:
        self.failures = 0
        self._searching = Workers(processes, seconds)
        self._quick = Workers(1, min(seconds, _QUICK_SECONDS))
        self._time = Buckets(limits.bot_seconds_a_second, limits.bot_seconds_burst)

    @property
    def waiting(self) -> int:
        """How many jobs are under way or wait."""
        return self._searching.waiting + self._quick.waiting

    async def run(self, work: Callable[..., _T], *arguments: object) -> _T:
        """Let a worker do something, once one is free."""
        workers = self._quick if work in _QUICK else self._searching
        try:
            return (await workers.run(partial(work, *arguments)))[0]
        except (BrokenExecutor, TimeoutError) as error:
            raise TetrarchyError("busy", "The server is too busy; try again.") from error

    async def decide(
        self, game: Game, data: str | None, bot: str, view: bytes, legal: list[int], seat: int, payer: str
    ) -> int:
        """A bot's decision; greedy decides where the bot fails, and chance where that fails too.

        Whoever made the table pays with bots' time; where it is used up, greedy decides.
        """
        for name in [_SPARE] if self._time.is_empty(payer) else [bot, _SPARE]:
            seed = secrets.randbits(62)
            workers = self._searching if searches(name) else self._quick
            try:
                action, seconds = await workers.run(
                    partial(choose, game.id, data, name, view, legal, seat, seed)
                )
                self._time.owe(payer, seconds)
            except Exception as error:
                why = repr(error)[:300]
            else:
                if action in legal:
                    return action
                why = f"{action} is not legal"
            self.failures += 1
            _LOG.error("bot failed", extra={"bot": name, "game": game.id, "why": why})
        return secrets.choice(legal)

    def close(self) -> None:
        """End all workers."""
        self._searching.close()
        self._quick.close()
