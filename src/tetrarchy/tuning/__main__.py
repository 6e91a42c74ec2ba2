"""``python -m tetrarchy.tuning GAME search`` looks for better numbers; ``measure`` judges a set."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tetrarchy import sets
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.data import Files
from tetrarchy.kernel.errors import BadOptions, TetrarchyError
from tetrarchy.sets.shelf import OWN, data_for
from tetrarchy.tuning.goal import Goal, own_goal, read_goal
from tetrarchy.tuning.measuring import Measured, measure, play_for
from tetrarchy.tuning.report import reasons, table
from tetrarchy.tuning.searching import best, search
from tetrarchy.tuning.trials import Trial

INTERRUPTED = 130


def main() -> None:
    asked = _arguments()
    try:
        _check(asked)
        goal = own_goal(asked.game) if asked.goal is None else read_goal(asked.goal)
        if goal.game != asked.game:
            raise BadOptions("other-goal", "This goal is one for {game}.", game=goal.game)
        folder = asked.out / goal.game
        if asked.step == "search":
            _search(goal, folder, asked)
        else:
            _measure(goal, folder, asked)
    except KeyboardInterrupt:
        print("Stopped. The same command goes on.", file=sys.stderr)
        raise SystemExit(INTERRUPTED) from None
    except (TetrarchyError, ImportError) as error:
        print(error, file=sys.stderr)
        raise SystemExit(1) from None


def _check(asked: argparse.Namespace) -> None:
    if asked.trials < 1 or (asked.games is not None and asked.games < 1):
        raise BadOptions("too-few", "There should be one trial and one game at least.")
    if not 0 <= asked.seed < 1 << 63:
        raise BadOptions("bad-seed", "A seed is a whole number from 0 to {most}.", most=(1 << 63) - 1)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tetrarchy.tuning", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("step", choices=("measure", "search"))
    parser.add_argument("--goal", type=Path, help="a goal file of one's own")
    parser.add_argument("--out", type=Path, default=Path(".cache/tuning"), help="the folder to write to")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--trials", type=int, default=40)
    parser.add_argument("--write", type=Path, help="a folder for the best set that was found")
    parser.add_argument("--set", action="append", help="what to measure: own, a kept set or a folder")
    parser.add_argument("--games", type=int, help="of each play, otherwise as many as the goal says")
    parser.add_argument("--bot", default="", help="who plays, otherwise whom the goal says")
    parser.add_argument("--want", action="append", help="measure only what is called so, or in part")
    return parser.parse_args()


def _search(goal: Goal, folder: Path, asked: argparse.Namespace) -> None:
    trials = search(goal, folder, asked.trials, asked.seed, told=_tell)
    found = best(trials)
    print(f"Best of {len(trials)} trials: number {found.number}, loss {found.loss}.")
    files = goal.tuned(found.steps)
    assert files is not None  # it has a loss
    for differs in sets.compare(find_game(goal.game), goal.files, files):
        one, other = ("–" if value is None else value for value in (differs.one, differs.other))
        print(f"  {differs.component} {differs.field}: {one} → {other}")
    if asked.write is not None:
        sets.write_folder(files, asked.write)


def _tell(trial: Trial) -> None:
    moved = ", ".join(f"{name} {by:+d}" for name, by in trial.steps.items() if by) or "as it is"
    loss = "not possible" if trial.loss is None else f"loss {trial.loss}"
    print(f"{trial.number}: {loss} ({moved})", file=sys.stderr, flush=True)


def _measure(goal: Goal, folder: Path, asked: argparse.Namespace) -> None:
    goal = goal.judged_by(asked.bot, asked.games, asked.want or ())
    columns: dict[str, dict[str, Measured]] = {}
    for name in asked.set or [OWN]:
        files = _files(goal, name)
        columns[name] = measure(goal, play_for(goal, files, folder / "games", asked.seed))
    print(table(goal, columns))
    print(f"\n{reasons(goal)}")


def _files(goal: Goal, name: str) -> Files:
    """The set of a name; a folder is read once."""
    data = data_for(goal.game, name)
    if data is None:
        return goal.files
    return data if isinstance(data, Files) else sets.read_folder(goal.game, data)


if __name__ == "__main__":
    main()
