"""Goals that are small, and measures that know the answer."""

from __future__ import annotations

from pathlib import Path

from tetrarchy.arena.summary import Estimate
from tetrarchy.kernel.data import Files
from tetrarchy.tuning.goal import Goal, read_goal
from tetrarchy.tuning.measuring import Measured

GOAL = """
game = "gem_forge"
change = 1

[[play]]
name = "alone"
seats = 2
bot = "greedy"
games = 4

[[want]]
name = "length"
figure = "minutes"
plays = ["alone"]
least = 10
most = 12
scale = 2
seconds = 10
why = "a test"

[[free]]
name = "first"
least = -2
most = 4
places = ["tiles.toml tile.m01 vp"]
why = "a test"

[[free]]
name = "second"
least = -2
most = 4
places = ["tiles.toml tile.m02 vp", "tiles.toml tile.m03 vp -1"]
why = "a test"

[[limit]]
name = "together"
least = 2
most = 8
places = ["tiles.toml tile.m01 vp", "tiles.toml tile.m02 vp"]
why = "a test"
"""


def goal_of(folder: Path, text: str = GOAL) -> Goal:
    """The goal that a text tells."""
    file = folder / "goal.toml"
    file.write_text(text, "utf-8")
    return read_goal(file)


def value_of(files: Files, tile: str) -> int:
    """The points of a tile."""
    [value] = [int(each["vp"]) for each in files.tables()["tiles.toml"]["tile"] if each["id"] == tile]
    return value


class Planted:
    """Minutes that lie in the middle of the band only where two tiles have certain points."""

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second
        self.seen: list[Files] = []

    def __call__(self, files: Files) -> dict[str, Measured]:
        self.seen.append(files)
        apart = abs(value_of(files, "m01") - self.first) + abs(value_of(files, "m02") - self.second)
        return {"length": Measured(Estimate(11.0 + 3 * apart, 0.0, 0.0))}
