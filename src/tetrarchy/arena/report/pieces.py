"""What the pages of reports are made of: words, numbers, rows with intervals, bars and curves, as HTML."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from tetrarchy import __version__
from tetrarchy.arena.report.games import Bin, Spread
from tetrarchy.arena.report.plots import (
    Scale,
    axis,
    bars,
    bars_scale,
    curve,
    interval,
    scale_for,
    ticks,
)
from tetrarchy.arena.summary import Estimate
from tetrarchy.kernel.game import Game
from tetrarchy.text import Texts

_STYLE: Final = Path(__file__).with_name("page.css")
_SCRIPT: Final = Path(__file__).with_name("page.js")
"""A module, which the page of a server uses too where it shows a report."""
_EDGE: Final = 8


class Section(NamedTuple):
    """A part of a page: the key of its title, its HTML, and a name that the title may have."""

    title: str
    body: str
    name: str = ""

    @property
    def anchor(self) -> str:
        return self.title.removeprefix("report-")


class Pieces:
    """Pieces of a page in the language of ``texts``, which know the game."""

    def __init__(self, texts: Texts) -> None:
        assert texts.game is not None
        self.texts = texts
        self.game: Game = texts.game

    def say(self, key: str, **arguments: object) -> str:
        """A message, ready for HTML."""
        return escape(self.texts.say(key, **arguments))

    def document(self, title: str, header: str, sections: Sequence[Section], footer: str) -> str:
        """A whole page that needs nothing else."""
        links = "".join(f'<li><a href="#{part.anchor}">{self.title(part)}</a></li>' for part in sections)
        parts = [
            "<!doctype html>",
            f'<html lang="{self.texts.language}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title><style>{_STYLE.read_text('utf-8')}</style></head><body>",
            f"<header><h1>{title}</h1>{header}</header>",
            f'<nav aria-label="{self.say("report-contents")}"><ul>{links}</ul></nav><main>',
            *(
                f'<section id="{part.anchor}"><h2>{self.title(part)}</h2>{part.body}</section>'
                for part in sections
            ),
            f"</main><footer><p>{footer}</p></footer>",
            f"<script>{_script()}</script></body></html>",
        ]
        return "\n".join(parts) + "\n"

    def title(self, section: Section) -> str:
        """What a part of the page is called."""
        return self.say(section.title, name=section.name)

    def facts(self, facts: Sequence[tuple[str, str]]) -> str:
        """What a run was made with: names and values."""
        listed = "".join(f"<dt>{self.say(key)}</dt><dd>{escape(fact)}</dd>" for key, fact in facts)
        return f"<dl>{listed}</dl>"

    def options(self, options: Mapping[str, object]) -> str:
        """The options of a run, folded."""
        if not options:
            return ""
        told = [
            self.say("report-option", text=self.texts.say(f"option-{name}"), value=self._option(name, value))
            for name, value in options.items()
        ]
        chosen = "".join(f"<li>{option}</li>" for option in told)
        summary = f"<summary>{self.say('report-options')}</summary>"
        return f'<details class="figures">{summary}<ul>{chosen}</ul></details>'

    def _option(self, name: str, value: object) -> str:
        if isinstance(value, bool):
            return self.texts.say("yes" if value else "no")
        return self.texts.name(f"option-{name}", str(value))

    def footer(self, data: str) -> str:
        """What made the page, with these component files."""
        return self.say(
            "report-footer",
            version=__version__,
            game=self.texts.say("name"),
            rules=str(self.game.rules_version),
            data=data,
        )

    def note(self, key: str) -> str:
        return f'<p class="note">{self.say(key)}</p>'

    def heading(self, key: str) -> str:
        return f"<h3>{self.say(key)}</h3>"

    def seat(self, seat: int) -> str:
        return self.texts.say("report-seat", number=seat + 1)

    def deed(self, kind: str) -> str:
        """What a kind of event is called; a new game's kinds need no words of ours to be told of."""
        return self.texts.name("report-use", kind).replace("_", " ")

    def use_title(self, kind: str, field: str, several: bool) -> str:
        """What a kind of use is called; its field is named where the kind has several."""
        if not field:
            return self.texts.say("report-deeds")
        use = self.deed(kind)
        if not several:
            return use
        return self.texts.say("report-kind-field", use=use, field=self.texts.name("report-field", field))

    # ---------------------------------------------------------------- numbers

    def number(self, value: float, form: str) -> str:
        return self.texts.say(form, value=value).replace("-", "−")

    def estimate(self, estimate: Estimate, form: str) -> str:
        value, low, high = (self.number(number, form) for number in estimate)
        return self.texts.say("report-estimate", value=value, low=low, high=high)

    def signed(self, estimate: Estimate, form: str = "decimal") -> str:
        value, low, high = (("+" if number > 0 else "") + self.number(number, form) for number in estimate)
        return self.texts.say("report-estimate", value=value, low=low, high=high)

    def of_games(self, games: int) -> str:
        return self.texts.say("report-of-games", games=games)

    # ---------------------------------------------------------------- rows with intervals

    def room(self, rows: Mapping[str, Estimate], *also: float) -> Scale:
        return scale_for(list(rows.values()), *also)

    def estimates(
        self, rows: Mapping[str, Estimate], games: int, form: str, scale: Scale, mark: float | None
    ) -> str:
        """A line for each figure: name, plot, value with interval; above all the number of games."""
        body = f'<p class="small">{escape(self.of_games(games))}</p>'
        for name, estimate in rows.items():
            value = self.estimate(estimate, form)
            body += self.row(name, estimate, value, scale, mark)
        return body + self.axis(scale, form)

    def row(
        self,
        name: str,
        estimate: Estimate,
        value: str,
        scale: Scale,
        mark: float | None,
        tone: str = "",
        small: str = "",
        data: str = "",
        label: str = "",
    ) -> str:
        """A figure with its interval; ``small`` is HTML that stands beneath, ``data`` more attributes."""
        plot = interval(estimate, scale, label or f"{name}: {value}", mark, tone)
        beneath = f'<span class="small">{small}</span>' if small else ""
        return (
            f'<div class="{f"row {tone}".strip()}"{data}>'
            f'<span>{escape(name)}</span>{plot}<span class="value">{escape(value)}</span>{beneath}</div>'
        )

    def axis(self, scale: Scale, form: str) -> str:
        """The values beneath a column of intervals."""
        return (
            f'<div class="row axis" aria-hidden="true"><span></span>{self._across(scale, form)}'
            "<span></span></div>"
        )

    def _across(self, scale: Scale, form: str) -> str:
        marks = "".join(
            f'<span style="{_place(at)}">{escape(self.number(value, form))}</span>'
            for value, at in axis(scale)
        )
        return f'<div class="ticks">{marks}</div>'

    # ---------------------------------------------------------------- bars and curves

    def spread(self, title: str, across: str, spread: Spread) -> str:
        """How values are spread: ``across`` is the key of what they are."""
        least, lower, middle, upper, most = (self.number(value, "whole") for value in spread.quarters)
        mean = self.say(
            "report-mean", mean=self.estimate(spread.mean, "decimal"), games=self.of_games(spread.games)
        )
        note = self.say("report-spread-note", least=least, lower=lower, middle=middle, upper=upper, most=most)
        heading = f"<h3>{escape(title)}</h3>" if title else ""
        names = [self.bounds(bounds) for bounds in spread.bins]
        shares = [bounds.share for bounds in spread.bins]
        plot = self.bars(names, shares, "whole-percent", "percent", "report-axis-share", across)
        return f'<div>{heading}<p class="small">{mean} {note}</p>{plot}</div>'

    def bounds(self, bounds: Bin) -> str:
        low, high = (self.number(value, "whole") for value in bounds[:2])
        return low if low == high else self.texts.say("report-range", low=low, high=high)

    def bars(
        self,
        names: Sequence[str],
        values: Sequence[Estimate],
        axis_form: str,
        form: str,
        up: str,
        across: str,
    ) -> str:
        """Upright bars between two axes; ``up`` and ``across`` are the keys of what these tell."""
        told = [self.estimate(value, form) for value in values]
        rows = [f"{name}: {value}" for name, value in zip(names, told, strict=True)]
        label = self.texts.say("report-bars", bars="; ".join(rows))
        marks = "".join(f'<span style="{_place(at)}">{escape(name)}</span>' for at, name in ticks(names))
        beneath = f'<div class="ticks">{marks}</div>'
        table = self.table([(name, value) for name, value in zip(names, told, strict=True)])
        return self._figure(bars(values, label), bars_scale(values), axis_form, up, beneath, across, table)

    def curve(
        self,
        points: Sequence[tuple[int, Estimate]],
        up: Scale,
        form: str,
        titles: tuple[str, str],
        mark: float,
    ) -> str:
        """Values round after round with their intervals; ``titles`` are keys: up, and across."""
        across = Scale(points[0][0], points[-1][0])
        told = [(str(number), self.estimate(value, form)) for number, value in points]
        label = self.texts.say("report-curve", points="; ".join(": ".join(row) for row in told))
        plot = curve(points, across, up, label, mark)
        axis_form = "whole-percent" if form == "percent" else form
        whole = [(value, at) for value, at in axis(across) if abs(value - round(value)) < 1e-9]
        marks = "".join(
            f'<span style="{_place(at)}">{escape(self.number(value, "whole"))}</span>' for value, at in whole
        )
        return self._figure(
            plot, up, axis_form, titles[0], f'<div class="ticks">{marks}</div>', titles[1], self.table(told)
        )

    def _figure(
        self, plot: str, up: Scale, form: str, title_up: str, beneath: str, title_across: str, table: str
    ) -> str:
        """A plot between its axes, with its values in a table."""
        values = "".join(
            f'<span style="bottom:{at:.2f}%">{escape(self.number(value, form))}</span>'
            for value, at in axis(up)
        )
        return (
            f'<figure class="plot"><div class="title" aria-hidden="true">{self.say(title_up)}</div>'
            f'<div class="up" aria-hidden="true">{values}</div>{plot}'
            f'<div class="across" aria-hidden="true">{beneath}'
            f'<div class="title">{self.say(title_across)}</div></div>{table}</figure>'
        )

    def table(self, rows: Sequence[tuple[str, ...]]) -> str:
        """The values of a plot, folded."""
        lines = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>" for cells in rows)
        return (
            f'<details class="figures"><summary>{self.say("report-figures")}</summary>'
            f"<table>{lines}</table></details>"
        )


def _script() -> str:
    """What sorts and filters the components of a page that stands by itself."""
    return _SCRIPT.read_text("utf-8").replace("export ", "") + "arrange(document)"


def _place(at: float) -> str:
    """Where a name beneath a plot stands: in the middle under its place, near an end shifted inwards."""
    inwards = max(0.0, _EDGE - at) - max(0.0, at - (100 - _EDGE))
    return f"left:{at:.2f}%;transform:translateX({50 * inwards / _EDGE - 50:.0f}%)"
