"""A position of Queendomino: its fields, and how it is copied."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tetrarchy.games.queendomino.data import Components
from tetrarchy.games.queendomino.kingdom import Kingdom, Places
from tetrarchy.games.queendomino.profile import Profile
from tetrarchy.kernel.state import OVER, State

NONE: Final = -1
"""No king on a domino, no building on a space, no owner of the queen, no domino in hand."""
CAVE: Final = -1
"""Where the dragon is when it has burned nothing this round."""

STEPS: Final = (
    "draw_building",
    "draw_line",
    "draw_king",
    "first_choice",
    "place",
    "tax",
    "build",
    "site",
    "bribe",
    "choose",
    "over",
)
DRAW_BUILDING: Final = 0
DRAW_LINE: Final = 1
DRAW_KING: Final = 2
FIRST_CHOICE: Final = 3
PLACING: Final = 4
TAXING: Final = 5
BUILDING_STEP: Final = 6
SITE_STEP: Final = 7
BRIBING: Final = 8
CHOOSING: Final = 9
GAME_OVER: Final = 10
GO_ON: Final = 11
"""No step yet: something is done, and the rules look at what comes next. It is never seen from outside."""


class Position(State):
    """What lies on the table, and whose decision is next."""

    profile: Profile
    components: Components
    kingdoms: list[Kingdom]
    step: i64
    seat: i64
    """Who decides now: a seat, CHANCE or OVER."""
    answers: i64
    """The open answers of the step as a set of numbers, passing aside; see ``choices.py``."""
    first_answer: i64
    """The action that is answer 0."""
    round: i64
    """From 1; 0 while the first kings are set."""
    line: list[int]
    """The dominoes of this round by number, with the king (a seat, or NONE) on each in ``kings``."""
    kings: list[int]
    turn: i64
    """Which domino of the line is having its turn."""
    next_line: list[int]
    next_kings: list[int]
    lines_laid: i64
    piles: list[int]
    """For each of the two sets, the dominoes that nobody has seen yet."""
    hand: list[int]
    """How many kings of each seat are still to be drawn."""
    order: tuple[int, ...]
    """Seats whose king is drawn and who choose next, in this order."""
    spaces: list[int]
    """The builders' board, the most expensive space first: a building or NONE."""
    tiles: i64
    """The building tiles that nobody has seen yet."""
    dragon: i64
    """The space where it stands, or CAVE."""
    queen: i64
    """The kingdom that she has joined, or NONE."""
    places: Places | None
    """Where the domino in hand can lie, while one is to be placed."""
    square_a: i64
    """The squares of the domino just placed, while taxes can be collected on it."""
    square_b: i64
    chosen_space: i64
    """The building that has been chosen but has no site yet."""

    def copy_to(self, other: Position) -> None:
        """Make another position equal to this one."""
        other.profile = self.profile
        other.components = self.components
        other.kingdoms = [kingdom.copy() for kingdom in self.kingdoms]
        other.step = self.step
        other.seat = self.seat
        other.answers = self.answers
        other.first_answer = self.first_answer
        other.round = self.round
        other.line = self.line[:]
        other.kings = self.kings[:]
        other.turn = self.turn
        other.next_line = self.next_line[:]
        other.next_kings = self.next_kings[:]
        other.lines_laid = self.lines_laid
        other.piles = self.piles[:]
        other.hand = self.hand[:]
        other.order = self.order
        other.spaces = self.spaces[:]
        other.tiles = self.tiles
        other.dragon = self.dragon
        other.queen = self.queen
        other.places = self.places
        other.square_a = self.square_a
        other.square_b = self.square_b
        other.chosen_space = self.chosen_space

    def mover(self) -> i64:
        return self.seat

    def actors(self) -> list[int]:
        return [] if self.seat == OVER else [self.seat]

    def kingdom_of(self, seat: i64) -> i64:
        """Which kingdom a seat rules."""
        return seat // self.profile.seats_per_kingdom


def mover_kingdom(p: Position) -> Kingdom:
    """The kingdom of the seat that decides."""
    return p.kingdoms[p.kingdom_of(p.seat)]


def ask(p: Position, step: i64, first_answer: i64, answers: i64) -> None:
    """Open a step with these answers."""
    p.step = step
    p.first_answer = first_answer
    p.answers = answers


def note_skipped(p: Position, step: i64, why: str) -> None:
    """Record that the deciding seat is not asked in a step of its turn, and why not."""
    p.note("step_skipped", {"seat": p.seat, "step": STEPS[step], "why": why})
