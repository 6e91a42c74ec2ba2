"""The state that drivers hold."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from tetrarchy.games.gem_forge import choices, scoring
from tetrarchy.games.gem_forge.actions import PASS
from tetrarchy.games.gem_forge.data import Components
from tetrarchy.games.gem_forge.dispatch import carry_out, happen
from tetrarchy.games.gem_forge.holders import NONE
from tetrarchy.games.gem_forge.refusal import refusal
from tetrarchy.games.gem_forge.rules.agenda import go_on
from tetrarchy.games.gem_forge.state import ANSWER_CARD, ANSWER_SET, GO_ON, TURN, Position, set_up
from tetrarchy.games.gem_forge.view import snapshot, view
from tetrarchy.kernel.bits import members
from tetrarchy.kernel.state import CHANCE, ScoreSheet, Snapshot, View


class GemForge(Position):
    """A position of the game."""

    def copy(self) -> GemForge:
        other = GemForge(self.seats)
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
        """Who is asked at once is public, who of them has answered is not."""
        asked = members(choices.asked(self))
        if not asked:
            return self.actors()
        return [seat for seat in asked if seat != viewer or seat in self.actors()]

    def turn_id(self) -> int:
        return self.turns

    def ends_turn(self, seat: int, action: int) -> bool:
        """With both actions done, a pass gives up handing in what is finished; elsewhere it ends no turn."""
        return self.step == TURN and action == PASS

    def hides(self, seat: i64) -> bool:
        """Of several who are asked at once each answers unseen; the last answer brings all to light."""
        return self.waiting & (self.waiting - 1) != 0

    def reacting(self) -> bool:
        return ANSWER_CARD <= self.step <= ANSWER_SET

    def urn(self) -> i64:
        return self.step

    def _legal(self, seat: i64) -> list[int]:
        return choices.legal(self, seat)

    def outcomes(self) -> list[tuple[int, int]]:
        return choices.outcomes(self)

    def sample(self, seat: i64, rng: Random) -> i64:
        return choices.draw(self, rng) if seat == CHANCE else choices.pick(self, seat, rng)

    def apply(self, seat: i64, action: i64) -> None:
        if seat == CHANCE:
            if not choices.can_happen(self, action):
                raise refusal(self, seat, action)
            happen(self, action)
            return
        choice = choices.choice_of(self, action)
        if choice == NONE or not (choices.choices_of(self, seat) >> choice) & 1:
            raise refusal(self, seat, action)
        carry_out(self, seat, choice)


def new_state(seats: int, components: Components) -> GemForge:
    """The table before the first draw."""
    state = GemForge(seats)
    set_up(state, components)
    state.step = GO_ON
    go_on(state)
    return state
