#!/usr/bin/env python3
"""Find puzzles in games of strong bots: decisions in which one move is clearly best.

``find_puzzles.py OUT`` plays games of every game (or of those named by ``--game``) and writes what it finds
to ``OUT/<game>.jsonl``: a first line that tells how, then one line for each game that was played. Every game
has a number, and all that is found in it follows from that number and ``--seed``. So a run can be stopped at
any moment, by ``--seconds``, Ctrl-C or a kill, and goes on with the numbers that are missing. Next comes the
game with the fewest puzzles so far.

``keep_puzzles.py`` puts the best of them into the folders of the games. docs/puzzles.md tells how puzzles are
found and checked. Only the engine and the bots are needed; with the compiled engine it is ten times faster.
"""

from __future__ import annotations

import argparse
import multiprocessing
import queue
import signal
import sys
import time
from pathlib import Path
from typing import Any, Final

from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.seeds import mix
from tetrarchy.puzzles.finding import Thinking, find
from tetrarchy.puzzles.journal import Journal

_USUAL_SEATS: Final = 2
_MOST_SEATS: Final = 3
_EVERY: Final = 4
"""One game of this number has another number of players than two."""


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("out", type=Path, help="the folder of the journals")
    parser.add_argument("--game", action="append", choices=GAMES, help="which games (all otherwise)")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seconds", type=float, help="stop after this time")
    parser.add_argument("--games", type=int, help="stop after this number of games of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--look", type=int, default=Thinking().look, help="playouts of the first look")
    parser.add_argument("--check", type=int, default=Thinking().check, help="playouts of the second look")
    asked = parser.parse_args(arguments)
    if asked.processes < 1:
        parser.error("at least one process is needed")
    thinking = Thinking(asked.look, asked.check)
    journals = {name: Journal(asked.out, name, asked.seed, thinking) for name in asked.game or GAMES}
    end = None if asked.seconds is None else time.monotonic() + asked.seconds
    try:
        run(journals, asked.processes, end, asked.games)
    except KeyboardInterrupt:
        print("\nstopped", file=sys.stderr)
    for journal in journals.values():
        print(f"{journal.game.id}: {journal.puzzles} puzzles in {len(journal.numbers)} games")


def run(journals: dict[str, Journal], processes: int, end: float | None, games: int | None) -> None:
    """Play until the time is over or there are enough games."""
    answers: queue.Queue[dict[str, Any] | BaseException] = queue.Queue()
    working = 0
    with multiprocessing.Pool(processes, _ignore_interrupts) as pool:
        while True:
            while working < processes and (journal := _least(journals, games)) is not None:
                pool.apply_async(play, journal.next(), callback=answers.put, error_callback=answers.put)
                working += 1
            if not working:
                return
            try:
                answer = answers.get(timeout=None if end is None else max(0.0, end - time.monotonic()))
            except queue.Empty:
                return
            if isinstance(answer, BaseException):
                raise answer
            working -= 1
            journals[answer.pop("game")].add(answer)
            _tell(journals)


def _least(journals: dict[str, Journal], games: int | None) -> Journal | None:
    """The game with the fewest puzzles that is not done."""
    open_ = [
        journal
        for journal in journals.values()
        if games is None or len(journal.numbers | journal.handed_out) < games
    ]
    return min(open_, key=lambda one: (one.puzzles, len(one.handed_out)), default=None)


def _ignore_interrupts() -> None:
    """Let only the main process hear Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _tell(journals: dict[str, Journal]) -> None:
    told = ", ".join(f"{name} {one.puzzles} in {len(one.numbers)}" for name, one in journals.items())
    print(f"\rpuzzles in games: {told} ", end="", file=sys.stderr, flush=True)


def play(name: str, number: int, seed: int, thinking: Thinking) -> dict[str, Any]:
    """Play a game by its number, and look for puzzles in it."""
    game = find_game(name)
    seats, options = setting(game, number)
    began = time.process_time()
    told = find(game, seats, options, mix(seed, number), thinking)
    return {"game": name, "number": number, "seconds": round(time.process_time() - began, 1), **told}


def setting(game: Game, number: int) -> tuple[int, Options]:
    """The players and options of a game by its number: mostly two players, and all variants in turn."""
    few = [one for one in game.variants() if one[0] <= _MOST_SEATS]
    usual = [one for one in few if one[0] == _USUAL_SEATS]
    others = [one for one in few if one[0] != _USUAL_SEATS]
    row, at = divmod(number, _EVERY)
    if others and (not usual or at == _EVERY - 1):
        return others[row % len(others)]
    return usual[(number - row if others else number) % len(usual)]


if __name__ == "__main__":
    main(sys.argv[1:])
