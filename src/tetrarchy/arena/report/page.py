"""The balance report: a run's figures as one page of HTML that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from tetrarchy.arena.report.component_pieces import ComponentPieces
from tetrarchy.arena.report.course import Stage
from tetrarchy.arena.report.figures import PARTS, Figures
from tetrarchy.arena.report.pieces import Section
from tetrarchy.arena.report.plots import Scale
from tetrarchy.arena.simulation import Simulation
from tetrarchy.text import Texts

_OPEN: Final = 3
"""How many kinds of uses are unfolded at first."""


def page_of(simulation: Simulation, figures: Figures, texts: Texts, interrupted: bool = False) -> str:
    """The whole page in the language of ``texts``, which know the game."""
    return Report(simulation, figures, texts, interrupted).whole()


class Report(ComponentPieces):
    """The report of one run."""

    def __init__(
        self, simulation: Simulation, figures: Figures, texts: Texts, interrupted: bool = False
    ) -> None:
        super().__init__(texts, figures.kinds)
        self.simulation = simulation
        self.figures = figures
        self.interrupted = interrupted

    def whole(self) -> str:
        """The page."""
        title = self.say("report-title", game=self.texts.say("name"))
        return self.document(title, self.header(), self.sections(), self.footer(self.game.data_hash))

    def sections(self) -> list[Section]:
        """All parts of the page that this run has figures for."""
        figures = self.figures
        return [
            self.wins(),
            *([self.first()] if figures.first is not None else []),
            self.scores(),
            self.sheet(),
            *([self.verdicts()] if figures.verdicts else []),
            *([self.course(figures.stages)] if figures.stages else []),
            self.length(),
            self.choices(),
            self.components(),
        ]

    def header(self) -> str:
        """What was played."""
        facts = [
            ("report-games", str(self.figures.games)),
            ("report-deals", str(self.figures.deals)),
            ("report-seats", str(len(self.simulation.bots))),
            ("report-bots", ", ".join(self.texts.name("bot", bot) for bot in self.simulation.bots)),
            ("report-seed", str(self.simulation.seed)),
        ]
        stopped = f'<p class="warning">{self.say("report-interrupted")}</p>' if self.interrupted else ""
        return stopped + self.facts(facts) + self.options(self.simulation.options) + self.note("report-sign")

    # ---------------------------------------------------------------- sections

    def wins(self) -> Section:
        figures = self.figures
        rows = {self.seat(seat): share for seat, share in enumerate(figures.wins_by_seat)}
        alone = len(rows) == 1
        if figures.unwon.value and not alone:
            rows[self.texts.say("report-unwon")] = figures.unwon
        mark = None if alone else 1 / len(figures.wins_by_seat)
        body = self.note("report-wins-alone" if alone else "report-wins-note")
        scale = Scale(0, 1) if mark is None else self.room(rows, 0.0, 2 * mark)
        body += self.estimates(rows, figures.games, "percent", scale, mark)
        if len(figures.wins_by_bot) > 1:
            by_bot = {self.texts.name("bot", bot): share for bot, share in figures.wins_by_bot.items()}
            body += self.heading("report-wins-bots")
            body += self.estimates(by_bot, figures.games, "percent", self.room(by_bot, 0.0), None)
        return Section("report-wins", body)

    def first(self) -> Section:
        first = self.figures.first
        assert first is not None
        even = 1 / len(self.figures.wins_by_seat)
        body = self.note("report-first-note")
        wins = {self.texts.say("report-first-wins"): first.wins}
        body += self.estimates(wins, first.games, "percent", self.room(wins, 0.0, 2 * even), even)
        lead = {self.texts.say("report-first-lead"): first.lead}
        body += self.estimates(lead, first.games, "decimal", self.room(lead, 0.0), 0.0)
        return Section("report-first", body)

    def scores(self) -> Section:
        figures = self.figures
        rows = {self.seat(seat): spread.mean for seat, spread in enumerate(figures.scores_by_seat)}
        mean = sum(estimate.value for estimate in rows.values()) / len(rows)
        body = self.note("report-scores-note")
        body += self.estimates(rows, figures.games, "decimal", self.room(rows), mean)
        plots = [
            self.spread(
                self.texts.say("report-spread-score", name=self.texts.name("bot", bot)),
                "report-axis-points",
                spread,
            )
            for bot, spread in figures.scores_by_bot.items()
        ]
        if figures.lead is not None:
            plots.append(
                self.spread(self.texts.say("report-spread-lead"), "report-axis-points", figures.lead)
            )
        return Section("report-scores", f'{body}<div class="pair">{"".join(plots)}</div>')

    def sheet(self) -> Section:
        rows = {self.texts.say(f"sheet-{key}"): points for key, points in self.figures.sheet.items()}
        body = self.note("report-sheet-note")
        body += self.estimates(rows, self.figures.games, "decimal", self.room(rows, 0.0), 0.0)
        return Section("report-sheet", body)

    def verdicts(self) -> Section:
        shares = self.figures.verdicts
        order = [verdict for verdict in self.game.verdicts if verdict in shares]
        rows = {self.texts.name("verdict", verdict): shares[verdict] for verdict in order}
        body = self.note("report-verdicts-note")
        body += self.estimates(rows, self.figures.games, "percent", Scale(0, 1), None)
        return Section("report-verdicts", body)

    def course(self, stages: Sequence[Stage]) -> Section:
        """Whether who leads early wins: the share of leaders who do, and how leads go together."""
        even = 1 / len(self.figures.wins_by_seat)
        body = self.note("report-course-note")
        wins = [(stage.round, stage.leader_wins) for stage in stages]
        told = [(stage.round, stage.told) for stage in stages if stage.told is not None]
        titles = ("report-course-wins-axis", "report-axis-round")
        plot = self.curve(wins, Scale(0, 1), "percent", titles, even)
        plots = f"<div>{self.heading('report-course-wins')}{plot}</div>"
        if told:
            low = min(0.0, *(value.low for _, value in told))
            titles = ("report-course-told-axis", "report-axis-round")
            plot = self.curve(told, Scale(low, 1), "report-decimal", titles, 0.0)
            plots += f"<div>{self.heading('report-course-told')}{plot}</div>"
        rows = {self.texts.say("report-after", round=stage.round): stage.lead for stage in stages}
        folded = f"<summary>{self.say('report-course-leads')}</summary>"
        for stage, (name, lead) in zip(stages, rows.items(), strict=True):
            value = self.estimate(lead, "decimal")
            small = escape(self.of_games(stage.games))
            folded += self.row(name, lead, value, self.room(rows, 0.0), None, small=small)
        folded += self.axis(self.room(rows, 0.0), "decimal")
        return Section("report-course", f'{body}<div class="pair">{plots}</div><details>{folded}</details>')

    def length(self) -> Section:
        body = self.note("report-length-note")
        body += self.spread("", "report-axis-decisions", self.figures.length)
        return Section("report-length", body)

    def choices(self) -> Section:
        body = self.note("report-choices-note")
        body += self.spread("", "report-axis-choices", self.figures.choices)
        body += self.heading("report-forced") + self.note("report-forced-note")
        rows = {self.texts.say("report-forced-share"): self.figures.forced}
        scale = self.room(rows, 0.0, 0.1)
        body += self.estimates(rows, self.figures.games, "percent", scale, None)
        means = [(at, mean) for at, mean in enumerate(self.figures.choices_in_parts) if mean is not None]
        width = 100 // PARTS
        names = [self.texts.say("report-part", low=at * width, high=(at + 1) * width) for at, _ in means]
        body += self.heading("report-choices-parts") + self.note("report-choices-parts-note")
        values = [mean for _, mean in means]
        titles = ("report-axis-mean-choices", "report-axis-part")
        return Section("report-choices", body + self.bars(names, values, "decimal", "decimal", *titles))

    def components(self) -> Section:
        alone = len(self.simulation.bots) == 1
        body = self.note("report-components-alone" if alone else "report-components-note")
        body += self.note("report-components-caution") + self.controls(alone)
        fields: dict[str, int] = {}
        for kind in self.figures.kinds:
            fields[kind.kind] = fields.get(kind.kind, 0) + 1
        for at, kind in enumerate(self.figures.kinds):
            title = self.use_title(kind.kind, kind.field, several=fields[kind.kind] > 1)
            unfolded = " open" if at < _OPEN else ""
            body += f"<details{unfolded}><summary>{escape(title)}</summary>{self.kind(kind)}</details>"
        return Section("report-components", body)

    def controls(self, alone: bool) -> str:
        """What sorts and filters the components; without scripts it is not shown."""
        orders = ["worth", *([] if alone else ["wins"]), "used", "name"]
        options = "".join(
            f'<option value="{key}">{self.say(f"report-sort-{key}")}</option>' for key in orders
        )
        return (
            '<form class="controls" hidden>'
            f'<label>{self.say("report-find")} <input type="search" name="find"></label>'
            f'<label>{self.say("report-sort")} <select name="sort">{options}</select></label>'
            f'<label><input type="checkbox" name="sure"> {self.say("report-only-sure")}</label></form>'
        )
