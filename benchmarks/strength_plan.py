"""What is played to measure strength: who against whom, how often, and the bar that has to be met."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Final, NamedTuple

from librt.random import Random

from tetrarchy.arena.match import Result, play_match
from tetrarchy.arena.summary import Estimate, mean_of_groups, share_of_groups, win_credits
from tetrarchy.arena.tournament import Tournament
from tetrarchy.bots import Player, find_bot
from tetrarchy.bots.budget import patience, read_budget
from tetrarchy.bots.levels import LEVELS
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.seeds import mix
from tetrarchy.kernel.state import View

OPENSPIEL: Final = "openspiel"
"""What OpenSpiel's bot is called, before its budget."""
AHEAD: Final = "ahead"
"""The share of games in which the first bot is placed better; an equal place counts half."""
POINTS: Final = "points"
"""The mean points."""
WINS: Final = "wins"
"""The share of games won, at tables of any number; those who share a victory share the game too."""

_SEED: Final = 1
_DEAL: Final = 0
_RANDOM_CHOICES: Final = 1
_QUICKER: Final = 10
"""The levels' budgets are divided by this."""
_AT_A_TABLE_OF_FOUR: Final = "queendomino"
"""Where learned also plays against three."""
_BEST_VERDICT: Final = "gold"
_LEARNED_ALONE: Final = 80
"""The mean points that learned should have in a game alone that counts points."""
_LAST_QUICK_LEVEL: Final = 6
"""Games of levels up to this one take little time: more of them are played."""


class Part(StrEnum):
    """What is asked."""

    METHODS = "methods"
    """Is search better than flat Monte Carlo, that than greed, and greed than chance?"""
    LEVELS = "levels"
    """Is every level better than the one below?"""
    LEARNED = "learned"
    """Is search with a net better than search without one?"""
    OPENSPIEL = "openspiel"
    """Are search and learned better than OpenSpiel's own bot?"""
    SOLO = "solo"
    """How far do search and learned get alone?"""


class Contest(NamedTuple):
    """One figure to be measured. Of several bots, the first is the one that should be stronger."""

    part: Part
    game: str
    options: Options
    bots: tuple[str, ...]
    games: int
    bar: float | None
    """What the figure should reach; None where it is only told."""
    measure: str = AHEAD
    """``ahead``, ``wins``, ``points``, or a verdict: the share of games that earn it or a better one."""
    data: Path | None = None

    def tournament(self) -> Tournament:
        """The games, with their deals and seatings."""
        return Tournament(self.game, self.options, self.bots, len(self.bots), self.games, _SEED)

    def name(self) -> str:
        """Who plays, for files and people: ``search-10ms-flat-10ms``."""
        scenario = self.options.get("scenario")
        words = [*self.bots, *([f"scenario-{scenario}"] if scenario else [])]
        return "-".join(words).replace(":", "-").replace("/", "-")

    def players(self, game: Game, index: int) -> list[Player]:
        """Who sits where in a game."""
        return [self._player(name, game) for name in self.tournament().lineup(index)]

    def play(self, game: Game, index: int) -> Result:
        """Play the game with this number."""
        return self.play_with(self.players(game, index), game, index)

    def play_with(self, players: list[Player], game: Game, index: int) -> Result:
        """Play the game with this number by players who sit already; others' load takes nothing from them."""
        deal = mix(_SEED, _DEAL, self.tournament().place(index).deal)
        with patience(math.inf):
            return play_match(game, self.options, players, deal, mix(_SEED, _RANDOM_CHOICES, index))

    def estimate(self, results: Mapping[int, Result]) -> Estimate:
        """The figure with its 95 % interval; games of one deal are taken together."""
        tournament = self.tournament()
        groups: dict[int, list[float]] = {}
        for index, result in sorted(results.items()):
            seat = tournament.lineup(index).index(self.bots[0])
            groups.setdefault(tournament.place(index).deal, []).append(self._value(result, seat))
        return (mean_of_groups if self.measure == POINTS else share_of_groups)(groups.values())

    def _player(self, name: str, game: Game) -> Player:
        kind, _, budget = name.partition(":")
        if kind != OPENSPIEL:
            return find_bot(name, game)
        from benchmarks.strength_openspiel import OpenSpielPlayer

        return OpenSpielPlayer(game, len(self.bots), self.options, read_budget(budget))

    def _value(self, result: Result, seat: int) -> float:
        """What a game counts for the seat of the first bot."""
        if self.measure == POINTS:
            return float(result.scores[seat])
        if self.measure == WINS:
            return win_credits(result.places)[seat]
        if self.measure != AHEAD:
            words = find_game(self.game).verdicts
            return float(words.index(result.verdicts[seat]) >= words.index(self.measure))
        mine, other = result.places[seat], result.places[1 - seat]
        return 0.5 if mine == other else float(mine < other)


class Timed:
    """A player, and how long its decisions take: those in which it has a choice."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.seconds = 0.0
        self.decisions = 0

    def choose(self, view: View, legal: list[int], seat: int, rng: Random) -> int:
        began = time.thread_time()
        action = self.player.choose(view, legal, seat, rng)
        if len(legal) > 1:
            self.seconds += time.thread_time() - began
            self.decisions += 1
        return action


def whole_plan() -> list[Contest]:
    """Every contest of every game."""
    return [contest for part in Part for game in GAMES for contest in _contests(part, game)]


def chosen(plan: list[Contest], game: str | None, part: Part | None) -> list[Contest]:
    """The contests of one game, of one part, or of both."""
    return [c for c in plan if game in (None, c.game) and part in (None, c.part)]


def _contests(part: Part, game: str) -> list[Contest]:
    if part == Part.SOLO:
        return _solo(game)
    options = _settings(game, 2)
    if part == Part.METHODS:
        return [
            Contest(Part.METHODS, game, options, bots, 400, bar)
            for bots, bar in (
                (("search:10ms", "flat:10ms"), 0.60),
                (("flat:10ms", "greedy"), 0.70),
                (("greedy", "random"), 0.95),
            )
        ]
    if part == Part.LEVELS:
        thorough = 60 if find_game(game).long_games else 200
        return [
            Contest(
                Part.LEVELS,
                game,
                options,
                (f"level:{level}/{_QUICKER}", f"level:{level - 1}/{_QUICKER}"),
                400 if level <= _LAST_QUICK_LEVEL else thorough,
                0.55,
            )
            for level in range(2, len(LEVELS) + 1)
        ]
    if part == Part.LEARNED:
        return _learned(game, options)
    return [
        Contest(Part.OPENSPIEL, game, options, (f"{bot}:50ms", f"{OPENSPIEL}:50ms"), games, bar)
        for bot, games, bar in (("search", 40, 0.50), ("learned", 200, 0.90))
    ]


def _learned(game: str, options: Options) -> list[Contest]:
    found = [
        Contest(Part.LEARNED, game, options, (f"learned:{budget}", f"search:{budget}"), 400, bar)
        for budget, bar in (("10ms", 0.65), ("100ms", 0.60))
    ]
    if game == _AT_A_TABLE_OF_FOUR:
        bots = ("learned:10ms", *["search:10ms"] * 3)
        found.append(Contest(Part.LEARNED, game, _settings(game, 4), bots, 400, 0.40, WINS))
    return found


def _solo(game: str) -> list[Contest]:
    goal = find_game(game).solo_goal
    if goal is None:
        return []
    options = _settings(game, 1, goal.options)
    found = [Contest(Part.SOLO, game, options, ("search:50ms",), 200, goal.bar, goal.verdict or POINTS)]
    if goal.verdict:
        found.append(Contest(Part.SOLO, game, options, ("learned:50ms",), 200, None, _BEST_VERDICT))
    else:
        found.append(Contest(Part.SOLO, game, options, ("learned:50ms",), 200, _LEARNED_ALONE, POINTS))
    scenarios = [given for seats, given in find_game(game).variants() if seats == 1 and given.get("scenario")]
    for given in scenarios:
        if given["side"] == "b":
            found.append(Contest(Part.SOLO, game, given, ("learned:50ms",), 100, None, _BEST_VERDICT))
    return found


def _settings(game: str, seats: int, given: Mapping[str, object] | None = None) -> Options:
    return find_game(game).settings(seats, given)
