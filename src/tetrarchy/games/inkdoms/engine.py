"""The state that drivers hold."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from tetrarchy.games.inkdoms import scoring
from tetrarchy.games.inkdoms.actions import STOP
from tetrarchy.games.inkdoms.choices import acts, is_open, legal, outcomes, sample_fall, sample_of
from tetrarchy.games.inkdoms.data import Components
from tetrarchy.games.inkdoms.dispatch import carry_out
from tetrarchy.games.inkdoms.refusal import refusal
from tetrarchy.games.inkdoms.rules.setup import begin_game
from tetrarchy.games.inkdoms.state import CROSSING, GAME_OVER, THROWING, Position, set_up
from tetrarchy.games.inkdoms.view import shown_sheet, snapshot, view
from tetrarchy.kernel.memo import recall
from tetrarchy.kernel.state import CHANCE, Progress, ScoreSheet, Snapshot, State, View


class Inkdoms(Position):
    """A position of a game for one to four."""

    def copy(self) -> Inkdoms:
        other = Inkdoms(self.seats)
        self.copy_to(other)
        return other

    def _view(self, seat: int | None) -> View:
        return view(self, seat)

    def snapshot(self) -> Snapshot:
        return snapshot(self)

    def _sheet(self, seat: int) -> ScoreSheet:
        return scoring.score_of(self, seat, self.player_sheets[seat])

    def _known_sheet(self, seat: int, viewer: int | None) -> ScoreSheet:
        """Others know a sheet as it was when the round began."""
        own = self.player_sheets[seat]
        if seat == viewer:
            return scoring.score_of(self, seat, own)
        values = (own.values(), tuple(self.firsts), tuple(self.seconds))
        return recall(
            self.memo, ("known", seat), values, lambda: scoring.score_of(self, seat, shown_sheet(own))
        )

    def standing(self) -> list[int]:
        return scoring.standing(self)

    def _verdict(self, seat: int) -> str:
        alone_and_over = self.seats == 1 and self.step == GAME_OVER
        return scoring.result_of(scoring.score(self, seat)) if alone_and_over else ""

    def _deciders(self, viewer: int | None) -> list[int]:
        return self.actors()

    def progress(self) -> Progress:
        return Progress(self.round)

    def turn_id(self) -> int:
        """Two for every round: everybody's turn, and what follows it for one who plays alone."""
        return 2 * self.round + (self.step == CROSSING)

    def ends_turn(self, seat: int, action: int) -> bool:
        """A turn with nothing left to do ends by itself, so whoever stops gives something up."""
        return action == STOP

    def hides(self, seat: i64) -> bool:
        """Painting is hidden from the others until the round ends, even when they have finished."""
        return self.seats > 1 and seat != self.taker

    def _legal(self, seat: i64) -> list[int]:
        return legal(self, seat)

    def outcomes(self) -> list[tuple[int, int]]:
        return outcomes(self)

    def urn(self) -> i64:
        return self.step

    def sample(self, seat: i64, rng: Random) -> i64:
        if seat == CHANCE and self.step == THROWING and self.active == 0:
            return sample_fall(self, rng)
        if not acts(self, seat):
            return State.sample(self, seat, rng)
        return sample_of(self, seat, rng)

    def apply(self, seat: i64, action: i64) -> None:
        if not is_open(self, seat, action):
            raise refusal(self, seat, action)
        carry_out(self, seat, action)


def new_state(seats: int, components: Components) -> Inkdoms:
    """The table before anything has happened."""
    state = Inkdoms(seats)
    set_up(state, components)
    begin_game(state)
    return state
