"""Many games between bots, in this process or in several, with the same result either way."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from tetrarchy.arena.crew import Progress, play_here, play_in_processes
from tetrarchy.arena.match import Result, play_match
from tetrarchy.arena.summary import Summary, summarise
from tetrarchy.bots import find_bot, mix
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Options

_DEAL: Final = 0
_WHIM: Final = 1


class Simulation(NamedTuple):
    """What is to be played: which game, by which bots (one a seat), how often, from which seed.

    Seats rotate from game to game, and every seating of the bots plays the same deals.
    """

    game: str
    options: Options
    bots: tuple[str, ...]
    games: int
    seed: int
    data: Path | None = None

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
        players = [find_bot(name, game) for name in self.lineup(index)]
        deal = mix(self.seed, _DEAL, index // self.seatings())
        return play_match(game, self.options, players, deal, mix(self.seed, _WHIM, index))


class Outcome(NamedTuple):
    """The summary of the games that were played (None: not one), and whether somebody stopped them early."""

    summary: Summary | None
    interrupted: bool


def simulate(simulation: Simulation, workers: int = 1, progress: Progress = lambda games: None) -> Outcome:
    """Play all games. Ctrl-C ends it with what is done so far."""
    results: dict[int, Result] = {}
    interrupted = False
    numbers = range(simulation.games)
    if workers == 1:
        played = play_here(simulation, numbers)
    else:
        played = play_in_processes(simulation, numbers, workers)
    try:
        for batch in played:
            results.update(batch)
            progress(len(batch))
    except KeyboardInterrupt:
        interrupted = True
    finally:
        played.close()
    if not results:
        return Outcome(None, interrupted)
    order = sorted(results)
    summary = summarise([results[index] for index in order], [simulation.lineup(index) for index in order])
    return Outcome(summary, interrupted)
