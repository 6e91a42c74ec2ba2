"""A position of Inkdoms: its fields, and how it is copied."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarchy.games.inkdoms.data import DICE, LINES, Components
from tetrarchy.games.inkdoms.player_sheet import NONE, PlayerSheet, new_player_sheet
from tetrarchy.kernel.bits import lowest, members
from tetrarchy.kernel.state import CHANCE, OVER, State

STEPS: Final = ("first", "throw", "round", "cross", "over")
FIRST_STEP: Final = 0
THROWING: Final = 1
ROUND: Final = 2
"""Dice are taken one after another, and every player who has one paints."""
CROSSING: Final = 3
"""Solo: a speed number is to be crossed out."""
GAME_OVER: Final = 4

RIVAL: Final = 16
"""The solo player's imaginary rival, as a bit beside the seats: a crossed out number is the rival's."""


class Position(State):
    """The dice, the sheets and the speed numbers, and who may decide."""

    components: Components
    step: i64
    active: i64
    """The seats that may decide now."""
    round: i64
    last_round: bool
    """Whether this round, or the one about to begin, is the last."""
    first: i64
    """The seat with the first player token."""
    taker: i64
    """The seat that is to take a die, or NONE."""
    turns: i64
    """How many dice have been taken in this round."""
    finished: i64
    """How many players have finished painting in this round."""
    fallen: i64
    """How many dice of the throw have come to rest; they fall in the order red, blue, yellow, white."""
    box: i64
    """The dice that can still be taken."""
    spots: vec[i64]
    """Where each die has landed."""
    numbers: vec[i64]
    """What each die shows."""
    player_sheets: list[PlayerSheet]
    firsts: vec[i64]
    """For each scoring line, the final one included, who has circled its first number."""
    seconds: vec[i64]

    def copy_to(self, other: Position) -> None:
        """Make another position equal to this one."""
        other.components = self.components
        other.step = self.step
        other.active = self.active
        other.round = self.round
        other.last_round = self.last_round
        other.first = self.first
        other.taker = self.taker
        other.turns = self.turns
        other.finished = self.finished
        other.fallen = self.fallen
        other.box = self.box
        other.spots = self.spots[:]
        other.numbers = self.numbers[:]
        other.player_sheets = [sheet.copy() for sheet in self.player_sheets]
        other.firsts = self.firsts[:]
        other.seconds = self.seconds[:]

    def mover(self) -> i64:
        if self.active:
            return lowest(self.active)
        return OVER if self.step == GAME_OVER else CHANCE

    def actors(self) -> list[int]:
        if self.active:
            return members(self.active)
        return [] if self.step == GAME_OVER else [CHANCE]


def set_up(position: Position, components: Components) -> None:
    """Empty sheets, no die thrown, nobody first."""
    position.components = components
    position.step = FIRST_STEP
    position.active = 0
    position.round = 0
    position.last_round = False
    position.first = 0
    position.taker = NONE
    position.turns = 0
    position.finished = 0
    position.fallen = 0
    position.box = 0
    position.spots = vec[i64]([NONE] * DICE)
    position.numbers = vec[i64]([0] * DICE)
    position.player_sheets = [new_player_sheet() for _ in range(position.seats)]
    position.firsts = vec[i64]([0] * (LINES + 1))
    position.seconds = vec[i64]([0] * (LINES + 1))
