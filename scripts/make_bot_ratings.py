#!/usr/bin/env python3
"""Write the fixed ratings of bots, made from the measured ladder.

    scripts/make_bot_ratings.py

reads the table "Neighbouring levels" of docs/strength.md and writes src/tetrarchy/server/ratings/bots.toml.
docs/ratings.md tells how: a share of games won is a distance in points, and distances add up.
"""

from __future__ import annotations

import math
import re
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "docs" / "strength.md"
TARGET: Final = ROOT / "src" / "tetrarchy" / "server" / "ratings" / "bots.toml"

ANCHOR: Final = 3
"""The level that has as many points as a newcomer: the one that new tables offer."""
POINTS: Final = 1500
_ELO: Final = 400 / math.log(10)
_Z: Final = 1.96
_ROW: Final = re.compile(
    r"\| (?P<game>[^|]+) \| `level:(?P<level>\d)/10` beats `level:\d/10` \| \d+(?: \(\d+ missing\))? "
    r"\| (?P<share>[\d.]+) % \[(?P<low>[\d.]+) %, (?P<high>[\d.]+) %\]"
)
_DATE: Final = re.compile(r"This one is of (\d{4}-\d\d-\d\d)\.")

_HEAD: Final = """\
# Made by scripts/make_bot_ratings.py: run it again once docs/strength.md has new figures.
#
# The ratings of the bots' levels, the first one first, and by how much each may be off (one sigma) seen from
# level {anchor}, which stands where newcomers begin. docs/ratings.md tells how they follow from the source.

source = "docs/strength.md of {date}, “Neighbouring levels”"
"""


class Step(NamedTuple):
    """How far a level is above the one below it, in points, and by how much that may be off."""

    level: int
    points: float
    spread: float


def _logit(percent: str) -> float:
    share = float(percent) / 100
    return math.log(share / (1 - share))


def steps_of(document: str) -> dict[str, list[Step]]:
    """The steps of each game's ladder, from below."""
    found: dict[str, list[Step]] = {}
    for row in _ROW.finditer(document):
        width = _logit(row["high"]) - _logit(row["low"])
        step = Step(int(row["level"]), _ELO * _logit(row["share"]), _ELO * width / (2 * _Z))
        found.setdefault(_id_of(row["game"]), []).append(step)
    return found


def _id_of(name: str) -> str:
    """The id of a game: its name without its article."""
    return name.lower().removeprefix("it’s a ").replace(" ", "_")


def ladder(steps: list[Step]) -> list[tuple[int, int]]:
    """Points and their spread for all levels, as sums of the steps between them and the anchor."""
    found = []
    for level in range(1, len(steps) + 2):
        low, high = sorted((level, ANCHOR))
        between = [step for step in steps if low < step.level <= high]
        away = math.fsum(step.points for step in between)
        spread = math.sqrt(math.fsum(step.spread**2 for step in between))
        found.append((round(POINTS + (away if level > ANCHOR else -away)), round(spread)))
    return found


def make(document: str) -> str:
    """The file of ratings that follows from a document."""
    date = _DATE.search(document)
    assert date is not None, "docs/strength.md says no date"
    parts = [_HEAD.format(anchor=ANCHOR, date=date[1])]
    for game, steps in steps_of(document).items():
        levels = ladder(steps)
        points, spread = ([one[at] for one in levels] for at in (0, 1))
        parts.append(f"\n[games.{game}]\npoints = {points}\nspread = {spread}\n")
    return "".join(parts)


if __name__ == "__main__":
    TARGET.write_text(make(SOURCE.read_text("utf-8")), "utf-8")
