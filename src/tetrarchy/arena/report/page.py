"""A report as one page of HTML that needs nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from tetrarchy import __version__
from tetrarchy.arena.report.components import LEAST_GAMES, Pair, UseGroup, Worth
from tetrarchy.arena.report.figures import PARTS, Figures
from tetrarchy.arena.report.games import Bin, Spread
from tetrarchy.arena.report.gathering import Inventory, inventory_of
from tetrarchy.arena.report.many import standing_out
from tetrarchy.arena.report.plots import Scale, axis, bars, interval, scale_for, ticks
from tetrarchy.arena.simulation import Simulation
from tetrarchy.arena.summary import Estimate
from tetrarchy.text import Texts

_STYLE: Final = Path(__file__).with_name("page.css")
_SCRIPT: Final = Path(__file__).with_name("page.js")
_MOST_PAIRS: Final = 12
_EDGE: Final = 8
_OPEN: Final = 3
"""How many kinds of uses are unfolded at first."""
_WARNINGS: Final = {
    "few": "report-few",
    "rare": "report-rare",
    "alike": "report-alike",
    "inseparable": "report-inseparable",
}
"""The sentence for each reason why the worth of a component is not told."""


class _Section(NamedTuple):
    """A part of the page: the key of its title, and its HTML."""

    title: str
    body: str

    @property
    def anchor(self) -> str:
        return self.title.removeprefix("report-")


def page_of(simulation: Simulation, figures: Figures, texts: Texts, interrupted: bool = False) -> str:
    """The whole page in the language of ``texts``, which know the game."""
    return _Page(simulation, figures, texts, interrupted).whole()


class _Page:
    def __init__(self, simulation: Simulation, figures: Figures, texts: Texts, interrupted: bool) -> None:
        assert texts.game is not None
        self.simulation = simulation
        self.figures = figures
        self.texts = texts
        self.game = texts.game
        self.interrupted = interrupted
        self.inventory: Inventory = inventory_of(self.game)
        rows = [row.worth for kind in figures.kinds for row in kind.rows if row.worth is not None]
        self.sure = dict(zip(map(id, rows), standing_out(rows), strict=True)) if rows else {}
        """Which worths stand out among all of the page."""
        pairs = [pair.worth for kind in figures.kinds for pair in kind.pairs]
        self.sure |= dict(zip(map(id, pairs), standing_out(pairs), strict=True)) if pairs else {}

    def say(self, key: str, **arguments: object) -> str:
        """A message, ready for HTML."""
        return escape(self.texts.say(key, **arguments))

    def whole(self) -> str:
        sections = [
            self.wins(),
            self.scores(),
            self.sheet(),
            *([self.verdicts()] if self.figures.verdicts else []),
            self.length(),
            self.choices(),
            self.components(),
        ]
        title = self.say("report-title", game=self.texts.say("name"))
        links = "".join(f'<li><a href="#{part.anchor}">{self.say(part.title)}</a></li>' for part in sections)
        parts = [
            "<!doctype html>",
            f'<html lang="{self.texts.language}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title><style>{_STYLE.read_text('utf-8')}</style></head><body>",
            f"<header><h1>{title}</h1>{self.header()}</header>",
            f'<nav aria-label="{self.say("report-contents")}"><ul>{links}</ul></nav><main>',
            *(
                f'<section id="{part.anchor}"><h2>{self.say(part.title)}</h2>{part.body}</section>'
                for part in sections
            ),
            f"</main><footer><p>{self.footer()}</p></footer>",
            f"<script>{_SCRIPT.read_text('utf-8')}</script></body></html>",
        ]
        return "\n".join(parts) + "\n"

    def header(self) -> str:
        bots = ", ".join(self.texts.name("bot", bot) for bot in self.simulation.bots)
        options = [
            self.texts.say("report-option", text=self.texts.say(f"option-{name}"), value=self.option(name))
            for name in self.simulation.options
        ]
        facts = [
            ("report-games", str(self.figures.games)),
            ("report-deals", str(self.figures.deals)),
            ("report-seats", str(len(self.simulation.bots))),
            ("report-bots", bots),
            ("report-seed", str(self.simulation.seed)),
        ]
        listed = "".join(f"<dt>{self.say(key)}</dt><dd>{escape(fact)}</dd>" for key, fact in facts)
        stopped = f'<p class="warning">{self.say("report-interrupted")}</p>' if self.interrupted else ""
        chosen = "".join(f"<li>{escape(option)}</li>" for option in options)
        folded = f"<summary>{self.say('report-options')}</summary><ul>{chosen}</ul>"
        return (
            f"{stopped}<dl>{listed}</dl>"
            + (f'<details class="figures">{folded}</details>' if options else "")
            + f'<p class="note">{self.say("report-sign")}</p>'
        )

    def option(self, name: str) -> str:
        value = self.simulation.options[name]
        if isinstance(value, bool):
            return self.texts.say("yes" if value else "no")
        return self.texts.name(f"option-{name}", str(value))

    def footer(self) -> str:
        return self.say(
            "report-footer",
            version=__version__,
            game=self.texts.say("name"),
            rules=str(self.game.rules_version),
            data=self.game.data_hash,
        )

    # ---------------------------------------------------------------- sections

    def wins(self) -> _Section:
        figures = self.figures
        rows = {self.seat(seat): share for seat, share in enumerate(figures.wins_by_seat)}
        alone = len(rows) == 1
        if figures.unwon.value and not alone:
            rows[self.texts.say("report-unwon")] = figures.unwon
        mark = None if alone else 1 / len(figures.wins_by_seat)
        body = self.note("report-wins-alone" if alone else "report-wins-note")
        scale = Scale(0, 1) if mark is None else self.room(rows, 0.0, 2 * mark)
        body += self.estimates(rows, "percent", scale, mark)
        if len(figures.wins_by_bot) > 1:
            by_bot = {self.texts.name("bot", bot): share for bot, share in figures.wins_by_bot.items()}
            body += f"<h3>{self.say('report-wins-bots')}</h3>"
            body += self.estimates(by_bot, "percent", self.room(by_bot, 0.0), None)
        return _Section("report-wins", body)

    def scores(self) -> _Section:
        figures = self.figures
        rows = {self.seat(seat): spread.mean for seat, spread in enumerate(figures.scores_by_seat)}
        mean = sum(estimate.value for estimate in rows.values()) / len(rows)
        body = self.note("report-scores-note") + self.estimates(rows, "decimal", self.room(rows), mean)
        plots = [
            self.spread(self.texts.say("report-spread-score", name=self.texts.name("bot", bot)), spread)
            for bot, spread in figures.scores_by_bot.items()
        ]
        if figures.lead is not None:
            plots.append(self.spread(self.texts.say("report-spread-lead"), figures.lead))
        return _Section("report-scores", f'{body}<div class="pair">{"".join(plots)}</div>')

    def sheet(self) -> _Section:
        rows = {self.texts.say(f"sheet-{key}"): points for key, points in self.figures.sheet.items()}
        body = self.note("report-sheet-note") + self.estimates(rows, "decimal", self.room(rows, 0.0), 0.0)
        return _Section("report-sheet", body)

    def verdicts(self) -> _Section:
        shares = self.figures.verdicts
        order = [verdict for verdict in self.game.verdicts if verdict in shares]
        rows = {self.texts.name("verdict", verdict): shares[verdict] for verdict in order}
        body = self.note("report-verdicts-note") + self.estimates(rows, "percent", Scale(0, 1), None)
        return _Section("report-verdicts", body)

    def length(self) -> _Section:
        body = self.note("report-length-note") + self.spread("", self.figures.length)
        return _Section("report-length", body)

    def choices(self) -> _Section:
        body = self.note("report-choices-note") + self.spread("", self.figures.choices)
        means = [(at, mean) for at, mean in enumerate(self.figures.choices_in_parts) if mean is not None]
        width = 100 // PARTS
        names = [self.texts.say("report-part", low=at * width, high=(at + 1) * width) for at, _ in means]
        body += f"<h3>{self.say('report-choices-parts')}</h3>{self.note('report-choices-parts-note')}"
        return _Section("report-choices", body + self.bars(names, [mean for _, mean in means], "decimal"))

    def components(self) -> _Section:
        alone = len(self.simulation.bots) == 1
        body = self.note("report-components-alone" if alone else "report-components-note")
        body += self.note("report-components-caution") + self.controls(alone)
        fields: dict[str, int] = {}
        for kind in self.figures.kinds:
            fields[kind.kind] = fields.get(kind.kind, 0) + 1
        for at, kind in enumerate(self.figures.kinds):
            title = self.title(kind, several=fields[kind.kind] > 1)
            unfolded = " open" if at < _OPEN else ""
            body += f"<details{unfolded}><summary>{escape(title)}</summary>{self.kind(kind)}</details>"
        return _Section("report-components", body)

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

    # ---------------------------------------------------------------- one kind of use

    def title(self, kind: UseGroup, several: bool) -> str:
        if not kind.field:
            return self.texts.say("report-deeds")
        use = self.deed(kind.kind)
        if not several:
            return use
        return self.texts.say("report-kind-field", use=use, field=self.texts.name("report-field", kind.field))

    def deed(self, kind: str) -> str:
        """What a kind of event is called; a new game's kinds need no words of ours to be told of."""
        return self.texts.name("report-use", kind).replace("_", " ")

    def kind(self, kind: UseGroup) -> str:
        body = self.note("report-relative") if kind.relative else ""
        told = [row for row in kind.rows if row.worth is not None]
        scale = scale_for([row.worth for row in told if row.worth is not None], 0.0)
        listed = "".join(self.worth(kind, row, row.worth, scale) for row in told if row.worth is not None)
        if listed:
            body += f'<div class="sortable">{listed}</div>{self.axis(scale, "decimal")}'
        body += self.pairs(kind)
        for why, key in _WARNINGS.items():
            names = [
                self.texts.say(
                    "report-named-games",
                    name=self.name(kind, row),
                    games=self.texts.say("report-of-games", games=row.games),
                )
                for row in kind.rows
                if row.why_not == why
            ]
            if names:
                given = {"number": len(names), "names": ", ".join(names), "least": LEAST_GAMES}
                body += f'<p class="warning small">{self.say(key, **given)}</p>'
        return body

    def worth(self, kind: UseGroup, row: Worth, worth: Estimate, scale: Scale) -> str:
        sure = self.sure[id(worth)]
        tone = ("good" if worth.value > 0 else "bad") if sure else ""
        name = self.name(kind, row)
        value = self.signed(worth)
        label = self.texts.say("report-row", name=name, worth=value)
        once = row.times.value == row.used.value
        used = self.say(
            "report-used-once" if once else "report-used",
            share=self.estimate(row.used, "percent"),
            times=self.estimate(row.times, "report-decimal"),
            games=self.texts.say("report-of-games", games=row.games),
        )
        if row.wins is not None:
            points = Estimate(*(100 * part for part in row.wins))
            used += f" · {self.say('report-wins-more', value=self.signed(points))}"
        keys = {"worth": worth.value, "wins": row.wins.value if row.wins else 0, "used": row.used.value}
        data = "".join(f' data-{key}="{value:.5f}"' for key, value in keys.items())
        return (
            f'<div class="row {tone}"{data} data-name="{escape(name)}" data-sure="{int(sure)}">'
            f"<span>{escape(name)}</span>{interval(worth, scale, label, 0.0, tone)}"
            f'<span class="value">{escape(value)}</span><span class="small">{used}</span></div>'
        )

    def pairs(self, kind: UseGroup) -> str:
        """The pairs that stand out most, folded."""
        shown = kind.pairs[:_MOST_PAIRS]
        if not shown:
            return ""
        scale = scale_for([pair.worth for pair in shown], 0.0)
        rows = "".join(self.pair(kind, pair, scale) for pair in shown)
        title = self.say("report-pairs", number=len(kind.pairs), shown=len(shown))
        return (
            f'<details class="pairs"><summary>{title}</summary>{self.note("report-pairs-note")}{rows}'
            f"{self.axis(scale, 'decimal')}</details>"
        )

    def pair(self, kind: UseGroup, pair: Pair, scale: Scale) -> str:
        name = f"{self.called(kind, pair.one)} + {self.called(kind, pair.other)}"
        value = self.signed(pair.worth)
        tone = ("good" if pair.worth.value > 0 else "bad") if self.sure[id(pair.worth)] else ""
        games = self.say("report-of-games", games=pair.games)
        return (
            f'<div class="row {tone}"><span>{escape(name)}</span>'
            f"{interval(pair.worth, scale, f'{name}: {value}', 0.0, tone)}"
            f'<span class="value">{escape(value)}</span><span class="small">{games}</span></div>'
        )

    def name(self, kind: UseGroup, row: Worth) -> str:
        """What a row is called; it knows its kind."""
        return self.called(kind, row.value)

    def called(self, kind: UseGroup, value: str) -> str:
        """A component's name, with ≈ where it is reconstructed, with its id where others have the name."""
        if not kind.field:
            return self.deed(value)
        names = [self.texts.name(kind.field, other.value) for other in kind.rows]
        name = self.texts.name(kind.field, value)
        if names.count(name) > 1:
            name = f"{name} · {value}"
        return f"≈ {name}" if self.inventory.reconstructed(kind.field, value) else name

    # ---------------------------------------------------------------- pieces

    def note(self, key: str) -> str:
        return f'<p class="note">{self.say(key)}</p>'

    def seat(self, seat: int) -> str:
        return self.texts.say("report-seat", number=seat + 1)

    def room(self, rows: Mapping[str, Estimate], *also: float) -> Scale:
        return scale_for(list(rows.values()), *also)

    def number(self, value: float, form: str) -> str:
        return self.texts.say(form, value=value).replace("-", "−")

    def estimate(self, estimate: Estimate, form: str) -> str:
        value, low, high = (self.number(number, form) for number in estimate)
        return self.texts.say("report-estimate", value=value, low=low, high=high)

    def signed(self, estimate: Estimate) -> str:
        value, low, high = (
            ("+" if number > 0 else "") + self.number(number, "decimal") for number in estimate
        )
        return self.texts.say("report-estimate", value=value, low=low, high=high)

    def estimates(self, rows: Mapping[str, Estimate], form: str, scale: Scale, mark: float | None) -> str:
        """A line for each figure: name, plot, value with interval, number of games."""
        games = self.say("report-of-games", games=self.figures.games)
        body = f'<p class="small">{games}</p>'
        for name, estimate in rows.items():
            value = self.estimate(estimate, form)
            body += (
                f'<div class="row"><span>{escape(name)}</span>'
                f"{interval(estimate, scale, f'{name}: {value}', mark)}"
                f'<span class="value">{escape(value)}</span></div>'
            )
        return body + self.axis(scale, form)

    def axis(self, scale: Scale, form: str) -> str:
        """The values beneath a column of intervals."""
        marks = "".join(
            f'<span style="{_place(at)}">{escape(self.number(value, form))}</span>'
            for value, at in axis(scale)
        )
        line = f'<div class="ticks">{marks}</div>'
        return f'<div class="row axis" aria-hidden="true"><span></span>{line}<span></span></div>'

    def spread(self, title: str, spread: Spread) -> str:
        least, lower, middle, upper, most = (self.number(value, "whole") for value in spread.quarters)
        mean = self.say(
            "report-mean",
            mean=self.estimate(spread.mean, "decimal"),
            games=self.texts.say("report-of-games", games=spread.games),
        )
        note = self.say("report-spread-note", least=least, lower=lower, middle=middle, upper=upper, most=most)
        heading = f"<h3>{escape(title)}</h3>" if title else ""
        names = [self.bounds(bounds) for bounds in spread.bins]
        plot = self.bars(names, [bounds.share for bounds in spread.bins], "percent")
        return f'<div>{heading}<p class="small">{mean} {note}</p>{plot}</div>'

    def bounds(self, bounds: Bin) -> str:
        low, high = (self.number(value, "whole") for value in bounds[:2])
        return low if low == high else self.texts.say("report-range", low=low, high=high)

    def bars(self, names: Sequence[str], values: Sequence[Estimate], form: str) -> str:
        told = [self.estimate(value, form) for value in values]
        label = self.texts.say(
            "report-bars",
            bars="; ".join(f"{name}: {value}" for name, value in zip(names, told, strict=True)),
        )
        marks = "".join(f'<span style="{_place(at)}">{escape(name)}</span>' for at, name in ticks(names))
        lines = "".join(
            f"<tr><td>{escape(name)}</td><td>{escape(value)}</td></tr>"
            for name, value in zip(names, told, strict=True)
        )
        top = self.number(max(value.high for value in values), form)
        return (
            f'<figure><div class="top" aria-hidden="true">{escape(top)}</div>{bars(values, label)}'
            f'<div class="ticks" aria-hidden="true">{marks}</div><details class="figures">'
            f"<summary>{self.say('report-figures')}</summary><table>{lines}</table></details></figure>"
        )


def _place(at: float) -> str:
    """Where a name beneath a bar stands; near an end it keeps inside."""
    if at < _EDGE or at > 100 - _EDGE:
        return f"{'left' if at < _EDGE else 'right'}:0;transform:none"
    return f"left:{at:.2f}%"
