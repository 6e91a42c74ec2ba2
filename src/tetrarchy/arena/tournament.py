"""A tournament: every pair of bots, or every table of them, plays the same deals from every seat."""

from __future__ import annotations

from itertools import combinations, cycle, islice, permutations
from math import factorial
from pathlib import Path
from typing import Any, Final, NamedTuple

from tetrarchy.arena.crew import ProgressCallback
from tetrarchy.arena.match import Result, play_match
from tetrarchy.arena.running import UnreadyCallback, basis_of, play_all
from tetrarchy.arena.standings import SeatedResult, Standings, stand
from tetrarchy.bots import find_bot
from tetrarchy.kernel.data import Data
from tetrarchy.kernel.errors import BadOptions, quote
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.seeds import mix

_DEAL: Final = 0
_PLAYERS: Final = 1


class Place(NamedTuple):
    """Which game a number means: the deal, the table, and by how many seats the table is turned."""

    deal: int
    table: int
    turn: int


class Tournament(NamedTuple):
    """What is to be played.

    Games are numbered deal by deal: in a deal every table plays once from each seating. So the first games
    of a longer tournament are those of a shorter one, and one that is stopped has treated all bots alike.
    """

    game: str
    options: Options
    bots: tuple[str, ...]
    seats: int
    games: int
    """How many games each table plays at least; it plays whole deals."""
    seed: int
    data: Data | None = None

    def tables(self) -> list[tuple[str, ...]]:
        """Who meets whom: every choice of as many bots as there are seats.

        Where there are more seats than bots, the bots sit in turn; if that does not come out even, there
        is a table for each bot to be the one that begins.
        """
        if self.seats <= len(self.bots):
            return list(combinations(self.bots, self.seats))
        starts = 1 if self.seats % len(self.bots) == 0 else len(self.bots)
        return [tuple(islice(cycle(self.bots), start, start + self.seats)) for start in range(starts)]

    def turns(self) -> int:
        """How many seatings of a table there are by turning it."""
        bots = len(self.bots)
        return bots if self.seats % bots == 0 else self.seats

    def deals(self) -> int:
        """How many deals are played."""
        return -(-self.games // self.turns())

    def total(self) -> int:
        """How many games there are in all."""
        return self.deals() * len(self.tables()) * self.turns()

    def place(self, index: int) -> Place:
        """Which game a number means."""
        rest, turn = divmod(index, self.turns())
        deal, table = divmod(rest, len(self.tables()))
        return Place(deal, table, turn)

    def lineup(self, index: int) -> tuple[str, ...]:
        """Who sits where in a game. From deal to deal the order around the table changes too."""
        deal, number, turn = self.place(index)
        table = self.tables()[number]
        if self.seats <= len(self.bots):
            orders = factorial(len(table) - 1)
            table = (table[0], *next(islice(permutations(table[1:]), deal % orders, None)))
        return table[turn:] + table[:turn]

    def play(self, game: Game, index: int) -> Result:
        """Play the game with this number."""
        players = [find_bot(name, game) for name in self.lineup(index)]
        deal = mix(self.seed, _DEAL, self.place(index).deal)
        return play_match(game, self.options, players, deal, mix(self.seed, _PLAYERS, index))

    def identity(self, game: Game) -> dict[str, Any]:
        """All that the results follow from; how many games are played is not among it."""
        return basis_of(game, self.options, self.bots, self.seats, self.seed)


class TournamentResult(NamedTuple):
    """The standings after the games that were played (None: not one); whether somebody stopped them early."""

    standings: Standings | None
    interrupted: bool


def read_bots(names: str, game: Game) -> tuple[str, ...]:
    """The bots out of ``greedy,random``, each of them once."""
    given = tuple(name.strip() for name in names.split(","))
    for at, name in enumerate(given):
        find_bot(name, game)
        if name in given[:at]:
            raise BadOptions("bot-twice", "The bot {given} is named twice.", given=quote(name))
    return given


def hold(
    tournament: Tournament,
    workers: int = 1,
    file: Path | None = None,
    ray: str | None = None,
    progress: ProgressCallback = lambda games: None,
    unready: UnreadyCallback = lambda bot: None,
) -> TournamentResult:
    """Play what is not yet in the file, and put everything together. Ctrl-C ends it with what is done.

    ``ray`` is the address of a Ray cluster, or ``local`` for one that is started here.
    """
    results, interrupted = play_all(tournament, workers, file, ray, progress, unready)
    games = [SeatedResult(tournament.place(at).deal, tournament.lineup(at), results[at]) for at in results]
    return TournamentResult(stand(tournament.bots, games), interrupted)
