"""A game of a few lines for the kernel's own tests: hidden deals, and bids that are made at once.

Chance deals every seat a number from 1 to 3, which only its owner sees. All seats then bid 0, 1 or 2 at the
same time, unseen. The highest sum of number and bid wins.
"""

from __future__ import annotations

from typing import Any

from librt.random import Random

from tetrarchy.kernel.actions import ActionSpace, Field
from tetrarchy.kernel.data import Data
from tetrarchy.kernel.errors import IllegalAction
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Option, Options
from tetrarchy.kernel.plain import Reader
from tetrarchy.kernel.state import CHANCE, ScoreSheet, SheetLine, Snapshot, State, View

ACTIONS = ActionSpace(
    ("bid", (Field("coins", ("0", "1", "2")),)),
    ("deal", (Field("number", ("1", "2", "3")),)),
)
BID, DEAL = ACTIONS.base("bid"), ACTIONS.base("deal")


class ToyState(State):
    """Numbers dealt so far, and bids (-1: none yet)."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.numbers: list[int] = []
        self.bids = [-1] * seats

    def actors(self) -> list[int]:
        if len(self.numbers) < self.seats:
            return [CHANCE]
        return [seat for seat in range(self.seats) if -1 in self.bids and self.bids[seat] < 0]

    def _legal(self, seat: int) -> list[int]:
        return [BID, BID + 1, BID + 2] if seat in self.actors() and seat >= 0 else []

    def outcomes(self) -> list[tuple[int, int]]:
        return [(DEAL, 1), (DEAL + 1, 2), (DEAL + 2, 1)] if self.actors() == [CHANCE] else []

    def apply(self, seat: int, action: int) -> None:
        possible = [code for code, _ in self.outcomes()] if seat == CHANCE else self.legal(seat)
        if action not in possible:
            raise IllegalAction("toy", "Seat {seat} cannot do {action}.", seat=seat, action=action)
        if seat == CHANCE:
            self.numbers.append(action - DEAL + 1)
            self.note("dealt", {"seat": len(self.numbers) - 1})
        else:
            self.bids[seat] = action - BID
            self.note("bid", {"seat": seat, "coins": action - BID}, (seat,))

    def copy(self) -> ToyState:
        other = type(self)(self.seats)
        other.numbers = self.numbers[:]
        other.bids = self.bids[:]
        return other

    def _view(self, seat: int | None) -> View:
        over = not self.actors()
        return {
            "game": "toy",
            "seats": self.seats,
            "seat": seat,
            "step": "over" if over else "bid",
            "dealt": len(self.numbers),
            "numbers": [n if over or i == seat else None for i, n in enumerate(self.numbers)],
            "bids": [bid if over or i == seat else None for i, bid in enumerate(self.bids)],
        }

    def _known_sheet(self, seat: int, viewer: int | None) -> ScoreSheet:
        """Numbers and bids of others are hidden until the end."""
        if seat == viewer or not self.actors():
            return self._sheet(seat)
        return ScoreSheet((SheetLine("number", 0), SheetLine("bid", 0)), 0)

    def _sheet(self, seat: int) -> ScoreSheet:
        number = self.numbers[seat] if seat < len(self.numbers) else 0
        lines = (SheetLine("number", number), SheetLine("bid", max(self.bids[seat], 0)))
        return ScoreSheet(lines, sum(line.points for line in lines))

    def standing(self) -> list[int]:
        totals = [self.sheet(seat).total for seat in range(self.seats)]
        return [1 + sum(other > total for other in totals) for total in totals]

    def snapshot(self) -> Snapshot:
        return {"game": "toy", "seats": self.seats, "numbers": list(self.numbers), "bids": list(self.bids)}


class ToyGame(Game):
    """The toy, with a class of states that a test can replace by a broken one."""

    def __init__(self, state: type[ToyState] = ToyState) -> None:
        options = (
            Option("colour", "red", ("red", "blue")),
            Option("fast", False),
            Option("size", 3, (), 1, 9),
        )
        super().__init__("toy", 1, "0" * 12, options, ACTIONS)
        self.state = state

    def seats_for(self, options: Options) -> tuple[int, ...]:
        return (2, 3)

    def start(self, seats: int, options: Options) -> State:
        return self.state(seats)

    def _restore(self, table: Reader, seats: int, options: Options) -> State:
        state = self.state(seats)
        state.numbers = [number.number(1, 3) for number in table["numbers"].items(0, seats)]
        state.bids = [bid.number(-1, 2) for bid in table["bids"].items(seats, seats)]
        if len(state.numbers) < seats and max(state.bids) >= 0:
            raise table["bids"].wrong("nobody bids before all numbers are dealt")
        return state

    def _imagine(self, table: Reader, seats: int, options: Options, rng: Random) -> State:
        """The others have not bid yet, unless everybody has."""
        state = self.state(seats)
        state.numbers = [
            number.number_or(1 + rng.randrange(3), 1, 3) for number in table["numbers"].items(0, seats)
        ]
        state.bids = [bid.number_or(-1, -1, 2) for bid in table["bids"].items(seats, seats)]
        return state

    def greedy(self, state: State, seat: int, rng: Random) -> int:
        return state.legal(seat)[-1]

    def rests(self, state: State) -> bool:
        return not state.actors()

    def variants(self) -> list[tuple[int, Options]]:
        return [(seats, self.settings(seats)) for seats in (2, 3)]

    def with_data(self, data: Data) -> Game:
        return self

    def components(self) -> dict[str, Any]:
        return {}
