"""The search: an optimiser asks for numbers, games between bots tell how good they are.

Trials follow from goal, seed and the trials before. Each is asked of a sampler of its own, so that a search
that goes on from its file asks for the same numbers as one that was never stopped.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from tetrarchy.extras import TUNING, needed_by
from tetrarchy.kernel.data import Files
from tetrarchy.kernel.errors import BadOptions
from tetrarchy.kernel.seeds import mix
from tetrarchy.tuning.goal import Goal
from tetrarchy.tuning.measuring import Measured, loss_of, measure, play_for
from tetrarchy.tuning.trials import Trial, TrialFile

if TYPE_CHECKING:
    import optuna

Measure: TypeAlias = Callable[[Files], dict[str, Measured]]
"""What a set is measured by."""
TrialCallback: TypeAlias = Callable[[Trial], None]

_BEFORE: Final = 0
"""The first trial: the numbers as they are."""
_RANDOM: Final = 8
"""How many trials are drawn before the sampler goes by what it knows."""


def search(
    goal: Goal,
    folder: Path,
    trials: int,
    seed: int = 1,
    measure_set: Measure | None = None,
    told: TrialCallback = lambda trial: None,
) -> list[Trial]:
    """Try numbers until there are as many trials as asked for; those of the folder count.

    Ctrl-C ends it as KeyboardInterrupt, and the same call goes on; a trial that is under way keeps the games
    that were played.
    """
    with needed_by(TUNING):
        import optuna
    if not goal.free:
        raise BadOptions("nothing-free", "This goal lets no number move: there is nothing to search.")
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    look = measure_set or _by_games(goal, folder / "games", seed)
    identity = {"goal": goal.digest, "game": goal.game, "set": goal.files.hash, "seed": seed}
    with TrialFile(folder / "trials.jsonl", identity | {"optuna": optuna.__version__}) as file:
        study = _Study(goal, seed)
        for trial in file.trials:
            study.learn(trial)
        while len(file.trials) < trials:
            trial = _try(goal, len(file.trials), study, look)
            file.add(trial)
            study.learn(trial)
            told(trial)
        return file.trials


def best(trials: list[Trial]) -> Trial:
    """The trial with the least loss, the first of several."""
    losses = {trial.number: trial.loss for trial in trials if trial.loss is not None}
    if not losses:
        raise BadOptions("nothing-possible", "No trial kept to the limits of the goal.")
    return trials[min(losses, key=losses.__getitem__)]


def _by_games(goal: Goal, folder: Path, seed: int) -> Measure:
    return lambda files: measure(goal, play_for(goal, files, folder, seed))


def _try(goal: Goal, number: int, study: _Study, look: Measure) -> Trial:
    steps = {free.name: 0 for free in goal.free} if number == _BEFORE else study.ask(number)
    files = goal.tuned(steps)
    if files is None:
        return Trial(number, steps, None, {})
    figures = look(files)
    told = {name: [round(value, 4) for value in found.estimate] for name, found in figures.items()}
    return Trial(number, steps, round(loss_of(goal, figures, steps), 6), told)


class _Study:
    """What the optimiser knows."""

    def __init__(self, goal: Goal, seed: int) -> None:
        from optuna.distributions import BaseDistribution, IntDistribution

        self.seed = seed
        self.distributions: dict[str, BaseDistribution] = {
            free.name: IntDistribution(free.least, free.most) for free in goal.free
        }
        self.known: list[optuna.trial.FrozenTrial] = []

    def ask(self, number: int) -> dict[str, int]:
        """The numbers to be tried next."""
        import optuna

        sampler = optuna.samplers.TPESampler(
            seed=mix(self.seed, number) % (1 << 32), n_startup_trials=_RANDOM
        )
        study = optuna.create_study(direction="minimize", sampler=sampler)
        study.add_trials(self.known)
        asked = study.ask(self.distributions)
        return {name: int(asked.params[name]) for name in self.distributions}

    def learn(self, trial: Trial) -> None:
        """Let it know of a trial."""
        from optuna.trial import TrialState, create_trial

        self.known.append(
            create_trial(
                params=dict(trial.steps),
                distributions=self.distributions,
                value=trial.loss,
                state=TrialState.PRUNED if trial.loss is None else TrialState.COMPLETE,
            )
        )
