"""The state that drivers hold."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom import scoring
from tetrarchy.games.wonderful_kingdom.actions import DONE, Codes
from tetrarchy.games.wonderful_kingdom.cards import contains
from tetrarchy.games.wonderful_kingdom.chance import can_happen, outcomes, random_outcome
from tetrarchy.games.wonderful_kingdom.choices import choices
from tetrarchy.games.wonderful_kingdom.data import Components
from tetrarchy.games.wonderful_kingdom.dispatch import carry_out, happen
from tetrarchy.games.wonderful_kingdom.profile import Profile
from tetrarchy.games.wonderful_kingdom.refusal import refusal
from tetrarchy.games.wonderful_kingdom.rules.flow import advance, turn_number
from tetrarchy.games.wonderful_kingdom.rules.setup import set_up
from tetrarchy.games.wonderful_kingdom.state import Position, empty
from tetrarchy.games.wonderful_kingdom.view import snapshot, view
from tetrarchy.kernel.state import CHANCE, OVER, Progress, ScoreSheet, Snapshot, State, View


class WonderfulKingdom(Position):
    """A position of any mode."""

    def copy(self) -> WonderfulKingdom:
        other = WonderfulKingdom(self.seats)
        self.copy_to(other)
        return other

    def _view(self, seat: int | None) -> View:
        return view(self, seat)

    def snapshot(self) -> Snapshot:
        return snapshot(self)

    def _sheet(self, seat: int) -> ScoreSheet:
        return scoring.sheet(self, self.duchies[seat])

    def _known_sheet(self, seat: int, viewer: int | None) -> ScoreSheet:
        return scoring.known_sheet(self, seat, viewer)

    def standing(self) -> list[int]:
        return scoring.standing(self)

    def _verdict(self, seat: int) -> str:
        return scoring.verdict(self, seat)

    def _deciders(self, viewer: int | None) -> list[int]:
        """While all decide at once nobody sees who is done; who looks at the pile is seen."""
        return State._deciders(self, viewer) if self.hidden_decisions() else self.actors()

    def hides(self, seat: i64) -> bool:
        return self.seats > 1 and self.hidden_decisions()

    def progress(self) -> Progress:
        return Progress(self.round, self.components.rounds)

    def turn_id(self) -> int:
        return turn_number(self)

    def ends_turn(self, seat: int, action: int) -> bool:
        """Whether ``done`` gives up something that could still be done; discarding a card is no loss."""
        if action != DONE:
            return False
        codes = self.codes
        return any(code != DONE and not codes.discard <= code < codes.task for code in self.legal(seat))

    def _legal(self, seat: i64) -> list[int]:
        if not self._decides(seat):
            return []
        return list(self._open(seat))

    def outcomes(self) -> list[tuple[int, int]]:
        return outcomes(self)

    def urn(self) -> i64:
        return self.step

    def sample(self, seat: i64, rng: Random) -> i64:
        if seat == CHANCE:
            return random_outcome(self, rng)
        codes = self._open(seat)
        return codes[rng.randrange(len(codes))]

    def apply(self, seat: i64, action: i64) -> None:
        if seat == CHANCE:
            if self.mover() != CHANCE or not can_happen(self, action):
                raise refusal(self, seat, action)
            happen(self, action)
        else:
            if not self._decides(seat) or not contains(self._open(seat), action):
                raise refusal(self, seat, action)
            carry_out(self, seat, action)
        advance(self)

    def _decides(self, seat: i64) -> bool:
        if seat < 0 or seat >= self.seats:
            return False
        mover = self.mover()
        return mover != CHANCE and mover != OVER and self.acts(seat)

    def _open(self, seat: i64) -> vec[i64]:
        codes = self.open[seat]
        if len(codes) == 0:
            codes = choices(self, seat)
            self.open[seat] = codes
        return codes


def new_state(profile: Profile, components: Components, codes: Codes) -> WonderfulKingdom:
    """The table before the first draw."""
    state = WonderfulKingdom(profile.seats)
    empty(state, profile, components, codes)
    set_up(state)
    advance(state)
    return state
