"""What the use of components is worth, as pieces of a page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from tetrarchy.arena.report.components import LEAST_GAMES, Pair, UseGroup, Worth
from tetrarchy.arena.report.gathering import Inventory, inventory_of
from tetrarchy.arena.report.many import standing_out
from tetrarchy.arena.report.pieces import Pieces
from tetrarchy.arena.report.plots import Scale, scale_for
from tetrarchy.arena.summary import Estimate
from tetrarchy.text import Texts

_MOST_PAIRS: Final = 12
_WARNINGS: Final = {
    "few": "report-few",
    "rare": "report-rare",
    "alike": "report-alike",
    "inseparable": "report-inseparable",
}
"""The sentence for each reason why the worth of a component is not told."""


class ComponentPieces(Pieces):
    """Rows of components, coloured where they stand out among all of the page."""

    def __init__(self, texts: Texts, kinds: Sequence[UseGroup]) -> None:
        super().__init__(texts)
        self.inventory: Inventory = inventory_of(self.game)
        rows = [row.worth for kind in kinds for row in kind.rows if row.worth is not None]
        self.sure = dict(zip(map(id, rows), standing_out(rows), strict=True)) if rows else {}
        """Which worths stand out among all of the page."""
        pairs = [pair.worth for kind in kinds for pair in kind.pairs]
        self.sure |= dict(zip(map(id, pairs), standing_out(pairs), strict=True)) if pairs else {}

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
                    games=self.of_games(row.games),
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
        tone = self.tone(worth)
        name = self.name(kind, row)
        value = self.signed(worth)
        once = row.times.value == row.used.value
        used = self.say(
            "report-used-once" if once else "report-used",
            share=self.estimate(row.used, "percent"),
            times=self.estimate(row.times, "report-decimal"),
            games=self.of_games(row.games),
        )
        if row.wins is not None:
            points = Estimate(*(100 * part for part in row.wins))
            used += f" · {self.say('report-wins-more', value=self.signed(points))}"
        keys = {"worth": worth.value, "wins": row.wins.value if row.wins else 0, "used": row.used.value}
        data = "".join(f' data-{key}="{value:.5f}"' for key, value in keys.items())
        data += f' data-name="{escape(name)}" data-sure="{int(sure)}"'
        label = self.texts.say("report-row", name=name, worth=value)
        return self.row(name, worth, value, scale, 0.0, tone, used, data, label)

    def tone(self, estimate: Estimate) -> str:
        """How a figure is coloured: only what stands out is."""
        return ("good" if estimate.value > 0 else "bad") if self.sure[id(estimate)] else ""

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
        return self.row(
            name, pair.worth, value, scale, 0.0, self.tone(pair.worth), escape(self.of_games(pair.games))
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
