"""Two sets of components side by side as one page of HTML that needs nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from typing import Final

from tetrarchy.arena.comparison import Comparison, Row, UseRow
from tetrarchy.arena.lab.experiment import Experiment
from tetrarchy.arena.report.components import Worth
from tetrarchy.arena.report.gathering import inventory_of
from tetrarchy.arena.report.many import chance_of
from tetrarchy.arena.report.page import Report
from tetrarchy.arena.report.pieces import Pieces, Section
from tetrarchy.arena.report.plots import scale_for
from tetrarchy.arena.summary import Estimate
from tetrarchy.sets.shelf import OWN, PRINTED
from tetrarchy.text import Texts

_GROUPS: Final = {
    "beside-score": ("score",),
    "beside-wins": ("wins", "first", "leader"),
    "report-sheet": ("sheet",),
    "report-verdicts": ("verdict",),
    "report-length": ("length",),
    "report-choices": ("choices",),
    "report-forced": ("forced",),
}
"""The titles of figures that have an axis in common, and the keys of these figures."""
_OPEN: Final = 3
_EVERYBODYS: Final = {OWN: "lab-own", PRINTED: "lab-printed"}
"""Sets that everybody has, and the keys of what they are called."""


class ComparisonReport(Pieces):
    """What differs between two sets on common deals, and all figures of both."""

    def __init__(
        self, experiment: Experiment, comparison: Comparison, reports: Sequence[Report], texts: Texts
    ) -> None:
        super().__init__(texts)
        self.experiment = experiment
        self.comparison = comparison
        self.reports = reports
        told = (*comparison.rows, *comparison.uses)
        self.clear = dict(zip(map(id, told), comparison.clear(), strict=True))
        """Which differences stand out among all of the page."""
        self.worths = [
            {(kind.kind, kind.field, row.value): row for kind in report.figures.kinds for row in kind.rows}
            for report in reports
        ]
        self.named = Counter(
            (*row.use[:2], texts.name(row.use.field, row.use.value)) for row in comparison.uses
        )
        """How many uses of a kind have the same name."""

    def whole(self) -> str:
        """The page."""
        title = self.say("beside-title", game=self.texts.say("name"))
        hashes = " · ".join(of.data_hash for of in self.experiment.sets)
        return self.document(title, self.header(), self.sections(), self.footer(hashes))

    def header(self) -> str:
        """What was played."""
        experiment = self.experiment
        names = [f"{self.set_name(which)} ({of.data_hash})" for which, of in enumerate(experiment.sets)]
        facts = [
            ("beside-one", names[0]),
            ("beside-other", names[1]),
            ("report-games", " + ".join(str(report.figures.games) for report in self.reports)),
            ("beside-deals", str(self.comparison.deals)),
            ("report-bots", ", ".join(self.texts.name("bot", bot) for bot in experiment.bots)),
            ("report-seed", str(experiment.seed)),
        ]
        stopped = self.reports[0].interrupted
        warning = f'<p class="warning">{self.say("report-interrupted")}</p>' if stopped else ""
        return warning + self.facts(facts) + self.options(experiment.options) + self.note("report-sign")

    def set_name(self, which: int) -> str:
        """What a set is called."""
        return set_name(self.experiment, which, self.texts)

    def sections(self) -> list[Section]:
        """The differences, then all figures of both sets."""
        own = [
            Section(f"beside-figures-{key}", self.all_of(report), self.set_name(which))
            for which, (key, report) in enumerate(zip(("one", "other"), self.reports, strict=True))
        ]
        return [Section("beside-results", self.results()), Section("beside-uses", self.uses()), *own]

    def all_of(self, report: Report) -> str:
        """Every part of a set's own report, folded."""
        return "".join(
            f"<details><summary>{self.say(part.title)}</summary>{part.body}</details>"
            for part in report.sections()
        )

    # ---------------------------------------------------------------- results

    def results(self) -> str:
        body = self.note("beside-note")
        for title, keys in _GROUPS.items():
            rows = [row for row in self.comparison.rows if row.key in keys]
            if rows:
                body += self.heading(title)
                body += self.differences(rows, "percent" if rows[0].is_share else "decimal")
        return body

    def differences(self, rows: Sequence[Row], form: str) -> str:
        scale = scale_for([row.difference for row in rows], 0.0)
        body = ""
        for row in rows:
            one, other = (self.number(value, form) for value in (row.one, row.other))
            small = self.say("beside-both", one=one, other=other)
            value = self.signed(row.difference, form)
            name = row_name(row, self.texts)
            body += self.row(name, row.difference, value, scale, 0.0, self.tone(row), small)
        return body + self.axis(scale, form)

    def tone(self, row: Row | UseRow) -> str:
        """How a difference is coloured: only what stands out is."""
        return ("good" if row.difference.value > 0 else "bad") if self.clear[id(row)] else ""

    # ---------------------------------------------------------------- uses

    def uses(self) -> str:
        body = self.note("beside-uses-note") + self.controls()
        kinds: dict[tuple[str, str], list[UseRow]] = {}
        for row in self.comparison.uses:
            kinds.setdefault((row.use.kind if row.use.field else "", row.use.field), []).append(row)
        fields: dict[str, int] = {}
        for kind, _ in kinds:
            fields[kind] = fields.get(kind, 0) + 1
        clearest = {key: min(chance_of(row.difference) for row in rows) for key, rows in kinds.items()}
        for at, (kind, field) in enumerate(sorted(kinds, key=lambda key: (clearest[key], key))):
            title = self.use_title(kind, field, several=fields[kind] > 1)
            unfolded = " open" if at < _OPEN else ""
            rows = sorted(kinds[kind, field], key=lambda row: (chance_of(row.difference), row.use))
            body += f"<details{unfolded}><summary>{escape(title)}</summary>{self.kind(rows)}</details>"
        return body

    def controls(self) -> str:
        """What filters the components; without scripts it is not shown."""
        return (
            '<form class="controls" hidden>'
            f'<label>{self.say("report-find")} <input type="search" name="find"></label>'
            f'<label><input type="checkbox" name="sure"> {self.say("report-only-sure")}</label></form>'
        )

    def kind(self, rows: Sequence[UseRow]) -> str:
        scale = scale_for([row.difference for row in rows], 0.0)
        listed = "".join(
            self.row(
                self.called(row),
                row.difference,
                self.signed(row.difference, "report-decimal"),
                scale,
                0.0,
                self.tone(row),
                self.both(row),
                f' data-name="{escape(self.called(row))}" data-sure="{int(self.clear[id(row)])}"',
            )
            for row in rows
        )
        return f'<div class="sortable">{listed}</div>{self.axis(scale, "report-decimal")}'

    def both(self, row: UseRow) -> str:
        """How often a component was used with either set, and what it was worth there."""
        one, other = (self.number(value, "report-decimal") for value in (row.one, row.other))
        told = self.say("beside-times", one=one, other=other)
        kind = row.use.kind if row.use.field else ""
        found: list[Worth | None] = [of.get((kind, row.use.field, self.value(row))) for of in self.worths]
        if any(worth is not None and worth.worth is not None for worth in found):
            values = [self.worth(worth.worth if worth else None) for worth in found]
            told += " · " + self.say("beside-worth", one=values[0], other=values[1])
        return told

    def worth(self, estimate: Estimate | None) -> str:
        return "–" if estimate is None else self.signed(estimate)

    def value(self, row: UseRow) -> str:
        """The component; where it is done without one, what was done."""
        return row.use.value or row.use.kind

    def called(self, row: UseRow) -> str:
        """A component's name, with ≈ where its numbers are reconstructed."""
        if not row.use.field:
            return self.deed(row.use.kind)
        name = self.texts.name(row.use.field, row.use.value)
        if self.named[*row.use[:2], name] > 1:
            name = f"{name} · {row.use.value}"
        return f"≈ {name}" if inventory_of(self.game).reconstructed(row.use.field, row.use.value) else name


def set_name(experiment: Experiment, which: int, texts: Texts) -> str:
    """What a set is called: by its name, unless it is one that everybody has."""
    name = experiment.sets[which].name
    return texts.say(_EVERYBODYS[name]) if name in _EVERYBODYS else name


def row_name(row: Row, texts: Texts) -> str:
    """What a figure of a comparison is called."""
    if row.key == "sheet":
        return texts.say(f"sheet-{row.which}")
    if row.key == "verdict":
        return texts.name("verdict", row.which)
    what = texts.say(f"compare-{row.key}")
    if not row.which:
        return what
    which = texts.say("report-seat", number=int(row.which)) if row.which.isdigit() else row.which
    return f"{what}: {which}"
