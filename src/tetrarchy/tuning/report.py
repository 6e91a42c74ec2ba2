"""What a set comes to beside what is wanted, as a table in Markdown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tetrarchy.tuning.goal import Goal, Want
from tetrarchy.tuning.measuring import Measured, distance

UNITS: Final = {
    "points": "points",
    "points_apart": "points",
    "verdicts": "%",
    "minutes": "minutes",
    "rarest": "%",
    "commonest": "%",
}


def table(goal: Goal, columns: Mapping[str, Mapping[str, Measured]]) -> str:
    """All wanted figures of some sets, each with its 95 % interval; what is outside its band is bold."""
    head = ["wanted", "games", "band", *columns]
    lines = [head, ["---"] * len(head)]
    games = {play.name: play.games for play in goal.plays}
    for want in goal.wants:
        band = f"{want.least} to {want.most} {UNITS[want.figure]}"
        number = "+".join(str(games[name]) for name in want.plays)
        lines.append([want.name, number, band, *(cell(want, of[want.name]) for of in columns.values())])
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def cell(want: Want, measured: Measured) -> str:
    """A figure with its interval, and the component that it is of."""
    value, low, high = measured.estimate
    text = f"{value:.1f} [{low:.1f}, {high:.1f}]"
    if distance(want, value):
        text = f"**{text}**"
    return f"{text} {measured.component}".rstrip()


def reasons(goal: Goal) -> str:
    """Why each band is plausible."""
    return "\n".join(f"- **{want.name}**: {want.why}" for want in goal.wants)
