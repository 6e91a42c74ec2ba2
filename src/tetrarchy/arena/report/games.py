"""The games of a run, put together by deal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from tetrarchy.arena.match import Result, Tally
from tetrarchy.arena.simulation import Simulation
from tetrarchy.arena.summary import Estimate, mean_of_groups, share_of_groups

Quarters: TypeAlias = tuple[float, float, float, float, float]
"""The least of some values, the quartiles and the most."""

_MOST_BINS: Final = 24


class Bin(NamedTuple):
    """The share of the values from ``low`` to ``high``."""

    low: int
    high: int
    share: Estimate


class Spread(NamedTuple):
    """How values are spread, with the number of games that they come from."""

    games: int
    mean: Estimate
    quarters: Quarters
    bins: list[Bin]


class Games:
    """Results with all that is known of their games; those of one deal are not independent."""

    def __init__(self, simulation: Simulation, results: Mapping[int, Result]) -> None:
        self.results = dict(sorted(results.items()))
        self.seats = range(len(simulation.bots))
        self.bots = sorted(set(simulation.bots))
        self.lineups = {index: simulation.lineup(index) for index in self.results}
        self.deals = {index: simulation.deal(index) for index in self.results}
        self.seen: dict[int, Tally] = {}
        for index, result in self.results.items():
            assert result.seen is not None
            self.seen[index] = result.seen

    def seats_of(self, bot: str, index: int) -> list[int]:
        """Where a bot sits in a game."""
        return [seat for seat in self.seats if self.lineups[index][seat] == bot]

    def mean(self, values: Mapping[int, Iterable[float]]) -> Estimate:
        """The mean of values by game."""
        return mean_of_groups(self._by_deal(values))

    def share(self, values: Mapping[int, Iterable[float]]) -> Estimate:
        """The mean of values from 0 to 1 by game."""
        return share_of_groups(self._by_deal(values))

    def spread(self, values: Mapping[int, Sequence[int]]) -> Spread:
        """How values by game are spread."""
        flat = sorted(value for of_game in values.values() for value in of_game)
        return Spread(
            len(values), self.mean(values), quarters(flat), self.bins(values, even(flat[0], flat[-1]))
        )

    def bins(self, values: Mapping[int, Sequence[int]], bounds: Sequence[tuple[int, int]]) -> list[Bin]:
        """The share of a game's values in each of the bounds, on average over the games."""
        return [
            Bin(low, high, self.share({i: [_part(of_game, low, high)] for i, of_game in values.items()}))
            for low, high in bounds
        ]

    def _by_deal(self, values: Mapping[int, Iterable[float]]) -> list[list[float]]:
        found: dict[int, list[float]] = {}
        for index, of_game in values.items():
            found.setdefault(self.deals[index], []).extend(of_game)
        return [group for group in found.values() if group]


def even(least: int, most: int) -> list[tuple[int, int]]:
    """Bounds of the same width, a round number, from the least value to the most."""
    width = 1
    for width in (step * 10**power for power in range(9) for step in (1, 2, 5)):
        if most // width - least // width < _MOST_BINS:
            break
    return [(at * width, at * width + width - 1) for at in range(least // width, most // width + 1)]


def doubling(most: int) -> list[tuple[int, int]]:
    """The bounds 1, 2, 3 to 4, 5 to 8 and so on."""
    bounds = [(1, 1)]
    while bounds[-1][1] < most:
        bounds.append((bounds[-1][1] + 1, bounds[-1][1] * 2))
    return bounds


def _part(values: Sequence[int], low: int, high: int) -> float:
    return sum(low <= value <= high for value in values) / len(values)


def quarters(values: Sequence[int]) -> Quarters:
    """The least, the quartiles and the most of sorted values."""

    def at(part: float) -> float:
        place = part * (len(values) - 1)
        low = int(place)
        high = min(low + 1, len(values) - 1)
        return values[low] + (values[high] - values[low]) * (place - low)

    return at(0), at(0.25), at(0.5), at(0.75), at(1)
