"""The state that drivers hold."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from tetrarchy.games.queendomino import choices, scoring
from tetrarchy.games.queendomino.actions import LONGEST_LINE
from tetrarchy.games.queendomino.data import Components
from tetrarchy.games.queendomino.dispatch import carry_out
from tetrarchy.games.queendomino.profile import Profile
from tetrarchy.games.queendomino.refusal import refusal
from tetrarchy.games.queendomino.rules.setup import begin_game, set_up
from tetrarchy.games.queendomino.state import (
    DRAW_KING,
    GAME_OVER,
    NONE,
    SITE_STEP,
    Position,
)
from tetrarchy.games.queendomino.view import snapshot, view
from tetrarchy.kernel.state import CHANCE, Progress, ScoreSheet, Snapshot, State, View


class Queendomino(Position):
    """A position of any variant."""

    def copy(self) -> Queendomino:
        other = Queendomino(self.seats)
        self.copy_to(other)
        return other

    def _view(self, seat: int | None) -> View:
        return view(self, seat)

    def snapshot(self) -> Snapshot:
        return snapshot(self)

    def _sheet(self, seat: int) -> ScoreSheet:
        return scoring.sheet(self, seat)

    def standing(self) -> list[int]:
        return scoring.standing(self)

    def _deciders(self, viewer: int | None) -> list[int]:
        return self.actors()

    def progress(self) -> Progress:
        return Progress(self.round, self.profile.lines)

    def turn_id(self) -> int:
        """Each king set before the first round is a turn, then each domino of a line."""
        if self.step == GAME_OVER:
            return (self.round + 1) * (LONGEST_LINE + 1)
        done = self.turn if self.round else len(self.next_kings) - self.next_kings.count(NONE)
        return self.round * (LONGEST_LINE + 1) + done

    def side(self, seat: i64) -> i64:
        return self.kingdom_of(seat)

    def urn(self) -> i64:
        return self.step

    def _legal(self, seat: i64) -> list[int]:
        return choices.every(self) if seat == self.seat else []

    def outcomes(self) -> list[tuple[int, int]]:
        return choices.outcomes(self) if self.seat == CHANCE else []

    def sample(self, seat: i64, rng: Random) -> i64:
        step = self.step
        if seat != self.seat or step == DRAW_KING or step == SITE_STEP or step == GAME_OVER:
            return State.sample(self, seat, rng)
        return choices.pick(self, rng)

    def apply(self, seat: i64, action: i64) -> None:
        if seat != self.seat or not choices.is_open(self, action):
            raise refusal(self, seat, action)
        carry_out(self, action)


def new_state(profile: Profile, components: Components) -> Queendomino:
    """The table before the first draw."""
    state = Queendomino(profile.seats)
    set_up(state, profile, components)
    begin_game(state)
    return state
