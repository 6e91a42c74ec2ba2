"""What an experiment has found, and its report."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tetrarchy.arena.comparison import Comparison, side_by_side
from tetrarchy.arena.lab.experiment import Experiment
from tetrarchy.arena.lab.page import ComparisonReport
from tetrarchy.arena.match import Result
from tetrarchy.arena.report.figures import Figures, figures_of
from tetrarchy.arena.report.page import Report
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.text import Texts


class Findings(NamedTuple):
    """The figures of the games with each set, and how they differ where there are two."""

    figures: list[Figures]
    comparison: Comparison | None

    def plain(self, experiment: Experiment, interrupted: bool) -> dict[str, Any]:
        """Plain data, for JSON."""
        sets = [{"name": of.name, "data": of.data_hash} for of in experiment.sets]
        return {
            "game": experiment.game,
            "options": experiment.options,
            "bots": list(experiment.bots),
            "seats": experiment.seats,
            "games": experiment.games,
            "seed": experiment.seed,
            "sets": sets,
            "interrupted": interrupted,
            "figures": [figures.plain() for figures in self.figures],
            "comparison": None if self.comparison is None else self.comparison.plain(),
        }


def findings_of(experiment: Experiment, results: Mapping[int, Result]) -> Findings:
    """Count everything; an error where a set has not one game."""
    by_set = experiment.by_set(results)
    if not all(by_set):
        raise TetrarchyError("no-games-done", "Not one game was finished.")
    figures = [
        figures_of(simulation, of_set)
        for simulation, of_set in zip(experiment.simulations(), by_set, strict=True)
    ]
    if len(by_set) == 1:
        return Findings(figures, None)
    one, other = ((experiment.side(which), of_set) for which, of_set in enumerate(by_set))
    return Findings(figures, side_by_side(one, other))


def report_of(experiment: Experiment, findings: Findings, texts: Texts, interrupted: bool = False) -> str:
    """The findings as one page of HTML, in the language of ``texts``, which know the first set's game."""
    reports = [
        Report(simulation, figures, texts, interrupted)
        for simulation, figures in zip(experiment.simulations(), findings.figures, strict=True)
    ]
    if findings.comparison is None:
        return reports[0].whole()
    return ComparisonReport(experiment, findings.comparison, reports, texts).whole()
