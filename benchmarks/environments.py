"""``./run bench environments [GAME …]``: decisions a second of the environments, all in one run.

The yardsticks are OpenSpiel's games in C++ and PettingZoo's classic ones (where ``pettingzoo[classic]`` is
installed), used as a learner uses them. Seconds are those of the processor. The time in which actions are
chosen counts for nobody.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Annotated, Any, Final

import numpy as np
import pyspiel
import typer
from librt.random import Random
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.envs.openspiel import PREFIX
from tetrarchy.envs.pettingzoo import env
from tetrarchy.envs.vector import VectorEnv
from tetrarchy.kernel import COMPILED
from tetrarchy.kernel.errors import TetrarchyError

SIDE_BY_SIDE: Final = 64
SPIEL_YARDSTICKS: Final = ("chess", "backgammon", "connect_four")
CLASSIC_YARDSTICKS: Final = ("chess_v6", "connect_four_v3", "tictactoe_v3")
COLUMNS: Final = {
    "aec": "AEC",
    "aec_before": "before",
    "vector": "vector, masks",
    "vector_arrays": "vector, arrays",
    "vector_before": "before",
    "tensors": "OpenSpiel tensors",
}
BEFORE: Final = {
    ("gem_forge", 2): (6_726, 12_532),
    ("gem_forge", 4): (8_384, 3_838),
    ("inkdoms", 1): (4_327, 5_624),
    ("inkdoms", 4): (2_289, 1_317),
    ("queendomino", 2): (2_726, 2_902),
    ("queendomino", 4): (1_229, 1_914),
    ("wonderful_kingdom", 1): (2_307, 6_419),
    ("wonderful_kingdom", 2): (1_770, 2_258),
}
"""AEC and vector with arrays, when arrays were laid out from views: in wall time, in a run of their own."""


class Clock:
    """Adds up processor time and steps."""

    def __init__(self) -> None:
        self.spent = 0.0
        self.steps = 0

    def time(self, call: Callable[..., Any], *arguments: Any, steps: int = 1) -> Any:
        """Carry something out that counts."""
        start = time.process_time()
        found = call(*arguments)
        self.spent += time.process_time() - start
        self.steps += steps
        return found

    def pace(self) -> int:
        """Steps a second."""
        return round(self.steps / self.spent)


def main(
    games: Annotated[list[str] | None, typer.Argument(help="Which games (all of them otherwise).")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=60, help="How long each figure is timed.")] = 1.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print a list of objects for programs.")] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print a table for the documents.")] = False,
) -> None:
    """Measure the environments with the engine that this interpreter has."""
    rows = [measured(name, seats, seconds) for name in games or GAMES for seats in seat_counts(name)]
    rows += yardsticks(seconds)
    if as_json:
        json.dump(rows, sys.stdout, indent=1)
        sys.stdout.write("\n")
    elif markdown:
        sys.stdout.write(document(rows))
    else:
        Console().print(table(rows))


def seat_counts(game: str) -> list[int]:
    """The least and the most seats that a game has with its usual options, and two."""
    which = find_game(game)
    possible = which.seats_for({option.name: option.default for option in which.options})
    return sorted({min(possible), 2, max(possible)})


def measured(game: str, seats: int, seconds: float) -> dict[str, Any]:
    """The decisions a second of one game."""
    spiel = pyspiel.load_game(PREFIX + game, {"players": seats})
    before = zip(("aec_before", "vector_before"), BEFORE.get((game, seats), ()), strict=False)
    return dict(before) | {
        "game": game,
        "seats": seats,
        "compiled": COMPILED,
        "numbers": spiel.observation_tensor_size(),
        "aec": aec_pace(env(game, seats), seconds),
        "vector": vector_pace(game, seats, seconds, arrays=False),
        "vector_arrays": vector_pace(game, seats, seconds, arrays=True),
        "tensors": tensor_pace(spiel, seconds),
    }


def yardsticks(seconds: float) -> list[dict[str, Any]]:
    """The same figures of other people's games."""
    found: list[dict[str, Any]] = []
    for name in SPIEL_YARDSTICKS:
        spiel = pyspiel.load_game(name)
        numbers = spiel.observation_tensor_size()
        found.append(
            {
                "game": f"OpenSpiel {name}",
                "seats": 2,
                "numbers": numbers,
                "tensors": tensor_pace(spiel, seconds),
            }
        )
    for name in CLASSIC_YARDSTICKS:
        try:
            classic = import_module(f"pettingzoo.classic.{name}").env()
        except ImportError:
            continue
        classic.reset(seed=1)
        numbers = int(np.prod(classic.last()[0]["observation"].shape))
        found.append(
            {"game": f"PettingZoo {name}", "seats": 2, "numbers": numbers, "aec": aec_pace(classic, seconds)}
        )
    return found


def aec_pace(played: Any, seconds: float) -> int:
    """Decisions a second of an AEC environment: ``last`` and ``step``."""
    clock, rng, games = Clock(), random.Random(1), 0
    while clock.spent < seconds:
        games += 1
        clock.time(played.reset, games, steps=0)
        while played.agents:
            observation, _, over, cut, _ = clock.time(played.last, steps=0)
            if over or cut:
                break
            action = int(rng.choice(observation["action_mask"].nonzero()[0]))
            clock.time(played.step, action)
    return clock.pace()


def vector_pace(game: str, seats: int, seconds: float, arrays: bool) -> int:
    """Decisions a second of the vector environment."""
    clock, rng = Clock(), Random(1)
    games = VectorEnv(game, SIDE_BY_SIDE, seats, observations=arrays)
    games.reset(seed=1)
    while clock.spent < seconds:
        actions = games.sample(rng)
        clock.time(games.step, actions, steps=SIDE_BY_SIDE)
    return clock.pace()


def tensor_pace(spiel: Any, seconds: float) -> int:
    """Tensors a second, one for every decision of random games."""
    clock, rng = Clock(), random.Random(1)
    while clock.spent < seconds / 2:
        state = spiel.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            clock.time(state.observation_tensor, state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
    return clock.pace()


def table(rows: list[dict[str, Any]]) -> Table:
    """The figures for people."""
    engine = "compiled" if COMPILED else "interpreted"
    shown = Table(title=f"Decisions a second, one core, engine {engine}", box=SIMPLE)
    shown.add_column("game")
    for heading in ("seats", "numbers", *COLUMNS.values()):
        shown.add_column(heading, justify="right")
    for row in rows:
        shown.add_row(*cells(row))
    return shown


def cells(row: dict[str, Any]) -> list[str]:
    """A line of the table."""
    figures = [f"{row[name]:,}" if name in row else "" for name in COLUMNS]
    return [row["game"], str(row["seats"]), f"{row['numbers']:,}", *figures]


def document(rows: list[dict[str, Any]]) -> str:
    """The figures for docs/environments.md."""
    lines = [["game", "seats", "numbers", *COLUMNS.values()], ["---", *["--:"] * (len(COLUMNS) + 2)]]
    return "".join(f"| {' | '.join(line)} |\n" for line in [*lines, *(cells(row) for row in rows)])


if __name__ == "__main__":
    try:
        typer.run(main)
    except TetrarchyError as error:
        sys.exit(str(error))
