"""Figures of games between bots: how far a set is from what is wanted of it."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from tetrarchy.arena.crew import ProgressCallback
from tetrarchy.arena.match import Result, Use
from tetrarchy.arena.report.gathering import Watched
from tetrarchy.arena.running import play_all
from tetrarchy.arena.simulation import Simulation
from tetrarchy.arena.summary import Estimate, mean_of_groups, share, share_of_groups
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.data import Files
from tetrarchy.kernel.errors import BadOptions
from tetrarchy.tuning.goal import Goal, Want
from tetrarchy.tuning.trials import make_folder


class Measured(NamedTuple):
    """A wanted figure as it is, in its own unit: points, percent or minutes."""

    estimate: Estimate
    component: str = ""
    """Which one it is of, where the figure is that of a single component."""


class Games(NamedTuple):
    """The games of one play."""

    simulation: Simulation
    results: Mapping[int, Result]

    def by_deal(self, value: Callable[[Result], Sequence[float]]) -> list[list[float]]:
        """A value of every game, in groups of the same deal."""
        found: dict[int, list[float]] = {}
        for index, result in self.results.items():
            found.setdefault(self.simulation.deal(index), []).extend(value(result))
        return list(found.values())


Played: TypeAlias = Mapping[str, Games]


def play_for(
    goal: Goal,
    files: Files,
    folder: Path,
    seed: int,
    progress: ProgressCallback = lambda number: None,
) -> Played:
    """The games of all plays with a set, those of earlier runs included. Ctrl-C ends it as KeyboardInterrupt;
    what is done by then is kept.
    """
    make_folder(folder)
    found: dict[str, Games] = {}
    for play in goal.plays:
        data = goal.files if play.untouched else files
        data_hash = find_game(goal.game, data).data_hash
        simulation = Simulation(goal.game, play.options, play.bots, play.games, seed, data)
        bot = re.sub(r"\W+", "-", play.bots[0])
        file = folder / f"{data_hash}-{seed}-{play.name}-{bot}.jsonl"
        results, interrupted = play_all(Watched(simulation), 1, file, progress=progress)
        if interrupted:
            raise KeyboardInterrupt
        found[play.name] = Games(simulation, results)
    return found


def measure(goal: Goal, played: Played) -> dict[str, Measured]:
    """All wanted figures by their names."""
    return {
        want.name: _MEASURES[want.figure](want, [played[name] for name in want.plays]) for want in goal.wants
    }


def distance(want: Want, value: float) -> float:
    """How far a figure is outside its band; 0 within."""
    return max(0.0, want.least - value, value - want.most)


def loss_of(goal: Goal, figures: Mapping[str, Measured], numbers: Mapping[str, int]) -> float:
    """How far a set is from all that is wanted, and from the set that the search began with."""
    missed = [
        want.weight * (distance(want, figures[want.name].estimate.value) / want.scale) ** 2
        for want in goal.wants
    ]
    return math.fsum(missed) + goal.change / 100 * sum(map(abs, numbers.values()))


def _points(want: Want, games: Sequence[Games]) -> Measured:
    """Mean points of all seats."""
    return Measured(mean_of_groups(group for play in games for group in play.by_deal(_scores)))


def _points_apart(want: Want, games: Sequence[Games]) -> Measured:
    """The mean points of the first play less those of the second, deal by deal."""
    one, other = (play.by_deal(_scores) for play in games)
    pairs = [[_mean(a) - _mean(b)] for a, b in zip(one, other, strict=False)]
    return Measured(mean_of_groups(pairs))


def _scores(result: Result) -> Sequence[float]:
    return result.scores


def _mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values)


def _verdicts(want: Want, games: Sequence[Games]) -> Measured:
    """The share of the seats that were given one of some verdicts."""

    def given(result: Result) -> list[float]:
        return [float(verdict in want.verdicts) for verdict in result.verdicts]

    return Measured(_percent(share_of_groups(group for play in games for group in play.by_deal(given))))


def _minutes(want: Want, games: Sequence[Games]) -> Measured:
    """How long people would take for the decisions of a game, or for what is counted instead."""

    def minutes(result: Result) -> list[float]:
        counted = sum(seen.get(use, 0) for seen in _uses(result) for use in want.uses)
        return [(counted if want.uses else result.length) * want.seconds / 60]

    return Measured(mean_of_groups(group for play in games for group in play.by_deal(minutes)))


def _used(want: Want, games: Sequence[Games]) -> dict[str, Estimate]:
    """For every component how often it was used of all times that it could have been, in percent."""
    counted = [seen for play in games for result in play.results.values() for seen in _uses(result)]
    found: dict[str, Estimate] = {}
    for name in want.components:
        used = [_times(seen, want.uses, name) for seen in counted]
        if want.of:
            possible = sum(_times(seen, want.of, name) for seen in counted)
            if sum(used) > possible:
                raise BadOptions(
                    "more-used-than-possible",
                    "“{want}”: {component} was used more often than “of” counts; name more events there.",
                    want=want.name,
                    component=name,
                )
            if possible:
                found[name] = _percent(share(sum(used), possible))
        else:
            found[name] = _percent(share(sum(map(bool, used)), len(used)))
    return found


def _uses(result: Result) -> Sequence[Mapping[Use, int]]:
    assert result.seen is not None
    return result.seen.uses


def _times(seen: Mapping[Use, int], kinds: Sequence[Use], name: str) -> int:
    return sum(seen.get(use._replace(value=name), 0) for use in kinds)


def _percent(estimate: Estimate) -> Estimate:
    return Estimate(*(100 * value for value in estimate))


def _rarest(want: Want, games: Sequence[Games]) -> Measured:
    """The component that is used least of all."""
    used = _used(want, games)
    name = min(used, key=lambda each: used[each].value, default="")
    return Measured(used[name] if name else Estimate(0.0, 0.0, 100.0), name)


def _commonest(want: Want, games: Sequence[Games]) -> Measured:
    """The component that is used most of all."""
    used = _used(want, games)
    name = max(used, key=lambda each: used[each].value, default="")
    return Measured(used[name] if name else Estimate(0.0, 0.0, 100.0), name)


_MEASURES: Final = {
    "points": _points,
    "points_apart": _points_apart,
    "verdicts": _verdicts,
    "minutes": _minutes,
    "rarest": _rarest,
    "commonest": _commonest,
}
