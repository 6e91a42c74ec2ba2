"""Many games between bots, in this process or in several, with the same result either way."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

from tetrarchy.arena.crew import ProgressCallback
from tetrarchy.arena.match import Result, play_match
from tetrarchy.arena.running import UnreadyCallback, basis_of, play_all
from tetrarchy.arena.summary import Summary, summarise
from tetrarchy.bots import Player, find_bot
from tetrarchy.kernel.data import Data
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.seeds import mix

_DEAL: Final = 0
_PLAYERS: Final = 1


class Simulation(NamedTuple):
    """What is to be played: which game, by which bots (one a seat), how often, from which seed.

    Seats rotate from game to game, and every seating of the bots plays the same deals.
    """

    game: str
    options: Options
    bots: tuple[str, ...]
    games: int
    seed: int
    data: Data | None = None

    @property
    def seats(self) -> int:
        return len(self.bots)

    def total(self) -> int:
        """How many games there are in all."""
        return self.games

    def lineup(self, index: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        turn = index % self.seatings()
        return self.bots[turn:] + self.bots[:turn]

    def seatings(self) -> int:
        """After how many games the bots sit as at first."""
        for turn in range(1, len(self.bots)):
            if self.bots[turn:] + self.bots[:turn] == self.bots:
                return turn
        return len(self.bots)

    def play(self, game: Game, index: int) -> Result:
        """Play the game with this number."""
        return play_match(game, self.options, *self.table(game, index))

    def deal(self, index: int) -> int:
        """The number of the deal that a game is played with."""
        return index // self.seatings()

    def table(self, game: Game, index: int) -> tuple[list[Player], int, int]:
        """Who plays a game, and the seeds of its chance and of what the players decide by lot."""
        players = [find_bot(name, game) for name in self.lineup(index)]
        return players, mix(self.seed, _DEAL, self.deal(index)), mix(self.seed, _PLAYERS, index)

    def identity(self, game: Game) -> dict[str, Any]:
        """All that the results follow from; how many games are played is not among it."""
        basis = basis_of(game, self.options, self.bots, self.seats, self.seed)
        return {"command": "simulate"} | basis


class SimulationResult(NamedTuple):
    """The summary of the games that were played (None: not one), and whether somebody stopped them early."""

    summary: Summary | None
    interrupted: bool


def simulate(
    simulation: Simulation,
    workers: int = 1,
    file: Path | None = None,
    progress: ProgressCallback = lambda games: None,
    unready: UnreadyCallback = lambda bot: None,
) -> SimulationResult:
    """Play what is not yet in the file, and sum everything up. Ctrl-C ends it with what is done so far."""
    results, interrupted = play_all(simulation, workers, file, progress=progress, unready=unready)
    return SimulationResult(summary_of(simulation, results), interrupted)


def summary_of(simulation: Simulation, results: dict[int, Result]) -> Summary | None:
    """What the games come to; None where there is not one."""
    if not results:
        return None
    return summarise(list(results.values()), [simulation.lineup(index) for index in results])
