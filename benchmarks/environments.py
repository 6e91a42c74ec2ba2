"""``python -m benchmarks.environments [GAME …]``: steps a second of the environments, all in one run.

The yardstick is the AEC environment as a learner uses it: ``last`` and ``step``. The time in which actions
are chosen counts for nobody. The vector environment is timed as it is (who decides, masks, rewards), and
with an array for every position.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Annotated, Any, Final

import typer
from librt.random import Random
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.envs.pettingzoo import TetrarchyEnv, env
from tetrarchy.envs.vector import VectorEnv
from tetrarchy.kernel import COMPILED
from tetrarchy.kernel.errors import TetrarchyError

SIDE_BY_SIDE: Final = 64


def main(
    games: Annotated[list[str] | None, typer.Argument(help="Which games (all of them otherwise).")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=60, help="How long each figure is timed.")] = 1.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print a list of objects for programs.")] = False,
) -> None:
    """Measure the environments with the engine that this interpreter has."""
    rows = [measured(name, seats, seconds) for name in games or GAMES for seats in seat_counts(name)]
    if as_json:
        json.dump(rows, sys.stdout, indent=1)
        sys.stdout.write("\n")
    else:
        Console().print(table(rows))


def seat_counts(game: str) -> list[int]:
    """The least and the most seats that a game has with its usual options."""
    which = find_game(game)
    possible = which.seats_for({option.name: option.default for option in which.options})
    return sorted({min(possible), max(possible)})


def measured(game: str, seats: int, seconds: float) -> dict[str, Any]:
    """The steps a second of one game."""
    VectorEnv(game, 1, seats).encoding.fingerprint()
    aec = aec_steps(game, seats, seconds)
    vector = vector_steps(game, seats, seconds, observe=False)
    arrays = vector_steps(game, seats, seconds, observe=True)
    return {
        "game": game,
        "seats": seats,
        "compiled": COMPILED,
        "aec_steps_per_s": round(aec),
        "vector_steps_per_s": round(vector),
        "vector_with_arrays_per_s": round(arrays),
        "ratio": round(vector / aec, 1),
        "ratio_with_arrays": round(arrays / aec, 1),
    }


def aec_steps(game: str, seats: int, seconds: float) -> float:
    """Decisions a second of the AEC environment."""
    rng = Random(1)
    played = env(game, seats)
    inner: TetrarchyEnv = played.unwrapped
    steps = 0
    spent = 0.0
    while spent < seconds:
        start = time.perf_counter()
        played.reset(seed=steps)
        spent += time.perf_counter() - start
        while (seat := inner.episode.mover()) >= 0:
            action = int(inner.episode.state.sample(seat, rng))
            start = time.perf_counter()
            played.last()
            played.step(action)
            spent += time.perf_counter() - start
            steps += 1
    return steps / spent


def vector_steps(game: str, seats: int, seconds: float, observe: bool) -> float:
    """Decisions a second of the vector environment."""
    rng = Random(1)
    games = VectorEnv(game, SIDE_BY_SIDE, seats)
    games.reset(seed=1)
    steps = 0
    spent = 0.0
    while spent < seconds:
        actions = games.sample(rng)
        start = time.perf_counter()
        games.step(actions)
        if observe:
            games.observe()
        spent += time.perf_counter() - start
        steps += SIDE_BY_SIDE
    return steps / spent


def table(rows: list[dict[str, Any]]) -> Table:
    """The figures for people."""
    engine = "compiled" if COMPILED else "interpreted"
    shown = Table(title=f"Decisions a second, one core, engine {engine}", box=SIMPLE)
    shown.add_column("game")
    for heading in ("seats", "AEC", "vector", "× AEC", "with arrays", "× AEC"):
        shown.add_column(heading, justify="right")
    for row in rows:
        shown.add_row(
            row["game"],
            str(row["seats"]),
            f"{row['aec_steps_per_s']:,}",
            f"{row['vector_steps_per_s']:,}",
            f"{row['ratio']}",
            f"{row['vector_with_arrays_per_s']:,}",
            f"{row['ratio_with_arrays']}",
        )
    return shown


if __name__ == "__main__":
    try:
        typer.run(main)
    except TetrarchyError as error:
        sys.exit(str(error))
