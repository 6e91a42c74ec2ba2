"""Many games of one setting side by side: one call moves all of them, another one shows them."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from tetrarchy.kernel.drive import Deal
from tetrarchy.kernel.encode import Encoder
from tetrarchy.kernel.errors import IllegalAction
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.state import CHANCE, OVER, State

DECIDER: int = -1
"""In the place of a seat: whoever decides."""


class Shown:
    """What seats see of some games, one row a game.

    Nobody writes to it once it is handed out, so that arrays can share its memory.
    """

    def __init__(self, games: i64, choices: i64, numbers: i64) -> None:
        all_choices = games * choices
        all_numbers = games * numbers
        self.seats: vec[i64] = vec[i64]([0] * games)
        """Who decides, or OVER."""
        self.masks: vec[u8] = vec[u8]([0] * all_choices)
        """1 for every choice that is open."""
        self.rows: vec[i16] = vec[i16]([0] * all_numbers)


class Lens:
    """Shows positions of one setting as rows and masks.

    A *choice* is an action that a seat can take: the game's codes, counted without those of chance.
    """

    def __init__(self, game: Game, encoder: Encoder) -> None:
        self.encoder = encoder
        self.codes = vec[i64](game.actions.choices)
        """The code of each choice."""
        self.choice_of = vec[i64]([0] * game.actions.size)
        """The choice that each code is; 0 for what only chance does."""
        for choice in range(len(self.codes)):
            self.choice_of[self.codes[choice]] = choice

    def code(self, choice: i64) -> i64:
        """The code of a choice; IllegalAction where there is none."""
        if choice < 0 or choice >= len(self.codes):
            raise IllegalAction("no-choice", "There is no choice {choice}.", choice=choice)
        return self.codes[choice]

    def look(self, states: list[State], seat: i64, rows: bool) -> Shown:
        """What ``seat`` sees of each state, or whoever decides there if it is DECIDER.

        Masks of seats that do not decide are empty, and so is all of a game that nobody looks at.
        """
        width: i64 = self.encoder.size if rows else 0
        choices = len(self.codes)
        shown = Shown(len(states), choices, width)
        masks = shown.masks
        for at in range(len(states)):
            state = states[at]
            mover = state.mover()
            looker = mover if seat < 0 else seat
            shown.seats[at] = mover
            if looker >= 0:
                if mover >= 0:
                    base = at * choices
                    for action in state.legal(looker):
                        masks[base + self.choice_of[action]] = 1
                if rows:
                    self.encoder.write(state, looker, shown.rows, at * width)
        return shown


class Batch:
    """Games that are moved together."""

    def __init__(self, game: Game, seats: int, options: Options, lens: Lens) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.lens = lens
        self.states: list[State] = []
        self.deals: list[Deal] = []

    def begin(self, index: int, seed: int) -> None:
        """Begin a new game at a place, or at the place after the last one."""
        state = self.game.start(self.seats, self.options)
        deal = Deal(seed)
        deal.settle(state)
        if index == len(self.states):
            self.states.append(state)
            self.deals.append(deal)
        else:
            self.states[index] = state
            self.deals[index] = deal

    def step(self, choices: list[int]) -> list[int]:
        """One choice in every game, and the draws that follow; returns the games that are over."""
        if len(choices) != len(self.states):
            raise IllegalAction("wrong-choices", "There should be one choice for every game.")
        ended: list[int] = []
        for at in range(len(choices)):
            if self.act(at, self.lens.code(choices[at])) == OVER:
                ended.append(at)
        return ended

    def act(self, index: i64, code: i64) -> i64:
        """One action in one game, and the draws that follow; returns who decides next, or OVER."""
        state = self.states[index]
        state.apply(state.mover(), code)
        mover = state.mover()
        if mover == CHANCE:
            self.deals[index].settle(state)
            mover = state.mover()
        return mover

    def sample(self, rng: Random) -> list[int]:
        """A choice for every game, each open one equally likely."""
        found: list[int] = []
        for state in self.states:
            found.append(self.lens.choice_of[state.sample(state.mover(), rng)])
        return found
