"""``./run bench [GAME …]``: games, moves, copies and playouts a second, and the ratio to the yardstick.

The yardstick runs again before every game, and each variant is compared with the latest figure, so that a
machine that grows slower or faster in between does not bend the ratios.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Annotated, Any

import typer
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from benchmarks import environments, server_attacks, server_curve, server_load, strength, yardstick
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Options

COMPILED, INTERPRETED, OTHER = "compiled", "interpreted", "other"
STANDARD = "standard"
_INSIDE_SEARCH = ("playouts_per_s", "learned_playouts_per_s", "evaluations_per_s")
errors = Console(stderr=True)


def main(
    games: Annotated[list[str] | None, typer.Argument(help="Which games (all of them otherwise).")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=60, help="How long each variant is timed.")] = 1.0,
    against: Annotated[
        str,
        typer.Option(metavar="PYTHON", help="An interpreter with another build, measured in turn with ours."),
    ] = "",
    interpreted: Annotated[
        bool, typer.Option("--interpreted", help="Do not wait for the compiler: plain Python only.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print a list of objects for programs.")] = False,
) -> None:
    """Measure the engines."""
    rows: list[dict[str, Any]] = []
    builds = [*([] if interpreted else [COMPILED]), *([OTHER] if against else []), INTERPRETED]
    for which in [find_game(name) for name in games or GAMES]:
        pace = yardstick.moves_per_second(2 * seconds)
        if not as_json:
            errors.print(f"Yardstick (OpenSpiel backgammon): {pace:,.0f} moves/s")
        for seats, options in which.variants():
            for build in builds:
                errors.print(
                    f"{which.id}, {variant_name(which, options)}, {seats} seats, {build} …", style="dim"
                )
                row = measured(which, seats, options, build, against, seconds)
                row["ratio"] = row["moves_per_s"] / pace
                if "playouts_per_s" in row:
                    row["playouts_ratio"] = row["playouts_per_s"] / pace
                rows.append(row)
    if as_json:
        json.dump(rows, sys.stdout, indent=1)
        sys.stdout.write("\n")
    else:
        Console().print(table(rows))


def measured(
    which: Game, seats: int, options: Options, build: str, other: str, seconds: float
) -> dict[str, Any]:
    """One variant in a process of its own: the engine compiled, interpreted, or another interpreter's.

    Playouts inside search are counted once a game: for two seats and the usual options.
    """
    usual = seats == 2 and variant_name(which, options) == STANDARD
    asked = {"game": which.id, "seats": seats, "options": options, "seconds": seconds, "search": usual}
    command = [other if build == OTHER else sys.executable, "-m", "benchmarks.measure", json.dumps(asked)]
    environment = {name: value for name, value in os.environ.items() if name != "TETRARCHY_ENGINE"}
    if build == COMPILED:
        environment = dict(os.environ)
    ended = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    found = json.loads(ended.stdout)
    if not found.pop("compiled") and build == COMPILED:
        build = "interpreted (no compiler)"
    return {
        "game": which.id,
        "variant": variant_name(which, options),
        "seats": seats,
        "build": build,
        **{name: round(value, 1) for name, value in found.items()},
    }


def variant_name(which: Game, options: Options) -> str:
    """The options that differ from the usual ones."""
    default = {option.name: option.default for option in which.options}
    changed = [
        name if value is True else f"{name}={value}"
        for name, value in options.items()
        if value != default[name]
    ]
    return ", ".join(changed) or STANDARD


def table(rows: list[dict[str, Any]]) -> Table:
    """The figures for people."""
    shown = Table(title="Speed of random play, and of playouts inside search, one core", box=SIMPLE)
    shown.add_column("game")
    shown.add_column("variant")
    shown.add_column("seats", justify="right")
    shown.add_column("build", no_wrap=True)
    headings = ("games/s", "moves/s", "copies/s", "× yardstick", "playouts/s", "with a net", "evaluations/s")
    for heading in headings:
        shown.add_column(heading, justify="right", no_wrap=True)
    for row in rows:
        figures = [rounded(row[name]) for name in ("games_per_s", "moves_per_s", "copies_per_s")]
        shown.add_row(
            row["game"],
            row["variant"],
            str(row["seats"]),
            row["build"],
            *figures,
            f"{row['ratio']:.1f}",
            *(rounded(row[name]) if name in row else "" for name in _INSIDE_SEARCH),
        )
    return shown


def rounded(figure: float) -> str:
    """Three digits that tell: 3.22 M."""
    for size, unit in ((1e6, " M"), (1e3, " k")):
        if figure >= size:
            return f"{figure / size:.3g}{unit}"
    return f"{figure:.3g}"


def run(arguments: list[str]) -> None:
    """Some words are benchmarks of their own; all else is for the engines."""
    app = typer.Typer(add_completion=False)
    others: dict[str, Callable[..., None]] = {
        "strength": strength.main,
        "server": server_load.main,
        "processes": server_curve.main,
        "attacks": server_attacks.main,
        "environments": environments.main,
    }
    if arguments[:1] and arguments[0] in others:
        app.command()(others[arguments[0]])
        words = [word for word in arguments[1:] if word != "--interpreted"]  # ./run has heeded it
        app(words, prog_name=f"./run bench {arguments[0]}")
    else:
        app.command()(main)
        app(arguments, prog_name="./run bench")


if __name__ == "__main__":
    try:
        run(sys.argv[1:])
    except TetrarchyError as error:
        sys.exit(str(error))
