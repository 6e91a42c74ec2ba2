"""The state that drivers hold."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom import scoring
from tetrarchy.games.wonderful_kingdom.actions import DONE, Codes
from tetrarchy.games.wonderful_kingdom.choices import choices
from tetrarchy.games.wonderful_kingdom.data import Components
from tetrarchy.games.wonderful_kingdom.dispatch import carry_out, happen
from tetrarchy.games.wonderful_kingdom.profile import Profile
from tetrarchy.games.wonderful_kingdom.refusal import refusal
from tetrarchy.games.wonderful_kingdom.rules.draws import bag, danger_card
from tetrarchy.games.wonderful_kingdom.rules.flow import advance, turn_number
from tetrarchy.games.wonderful_kingdom.rules.setup import set_up
from tetrarchy.games.wonderful_kingdom.state import (
    DEAL_DUCHY,
    DRAW,
    REVEAL,
    Position,
    empty,
)
from tetrarchy.games.wonderful_kingdom.view import snapshot, view
from tetrarchy.kernel.state import CHANCE, OVER, ScoreSheet, Snapshot, State, View


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
        return self._open(seat)[:]

    def outcomes(self) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        if self.mover() != CHANCE:
            return found
        if self.step == DEAL_DUCHY:
            return [(self.codes.duchy, 1), (self.codes.duchy + 1, 1)]
        if self.step == DRAW:
            return self._weighed(bag(self), self.codes.draw, 1)
        others = self.danger_unseen - self.dangers_unseen
        if others:
            found = self._weighed(self.pool, self.codes.reveal, others)
        if self.dangers_unseen:
            danger = self.codes.reveal + danger_card(self, 0)
            found.append((danger, self.dangers_unseen * len(self.pool)))
            found.sort()
        return found

    def urn(self) -> i64:
        return self.step

    def sample(self, seat: i64, rng: Random) -> i64:
        if seat != CHANCE:
            codes = self._open(seat)
            return codes[rng.randrange(len(codes))]
        if self.step == DRAW:
            cards = bag(self)
            return self.codes.draw + cards[rng.randrange(len(cards))]
        if self.step == REVEAL:
            return self.codes.reveal + self._hidden_card(rng.randrange(self.danger_unseen * len(self.pool)))
        return self.codes.duchy + rng.randrange(2)

    def apply(self, seat: i64, action: i64) -> None:
        if seat == CHANCE:
            if self.mover() != CHANCE or not self._can_happen(action):
                raise refusal(self, seat, action)
            happen(self, action)
        else:
            if not self._decides(seat) or action not in self._open(seat):
                raise refusal(self, seat, action)
            carry_out(self, seat, action)
        advance(self)

    def _decides(self, seat: i64) -> bool:
        if seat < 0 or seat >= self.seats:
            return False
        mover = self.mover()
        return mover != CHANCE and mover != OVER and self.acts(seat)

    def _open(self, seat: i64) -> list[int]:
        codes = self.open[seat]
        if codes is None:
            codes = choices(self, seat)
            self.open[seat] = codes
        return codes

    def _weighed(self, cards: list[int], base: i64, weight: i64) -> list[tuple[int, int]]:
        """Each kind of card of a rising list with its number as weight."""
        found: list[tuple[int, int]] = []
        for card in sorted(set(cards)):
            found.append((base + card, weight * cards.count(card)))
        return found

    def _hidden_card(self, number: i64) -> i64:
        """What a card of the danger pile is, for a number below all weights together."""
        cards = len(self.pool)
        number -= self.dangers_unseen * cards
        if number < 0:
            return danger_card(self, 0)
        return self.pool[number // (self.danger_unseen - self.dangers_unseen)]

    def _can_happen(self, action: i64) -> bool:
        codes = self.codes
        if self.step == DEAL_DUCHY:
            return codes.duchy <= action < codes.draw
        if self.step == DRAW:
            return codes.draw <= action < codes.reveal and (action - codes.draw) in bag(self)
        card = action - codes.reveal
        if card < 0 or action >= codes.size:
            return False
        if card == danger_card(self, 0):
            return self.dangers_unseen > 0
        return self.danger_unseen > self.dangers_unseen and card in self.pool


def new_state(profile: Profile, components: Components, codes: Codes) -> WonderfulKingdom:
    """The table before the first draw."""
    state = WonderfulKingdom(profile.seats)
    empty(state, profile, components, codes)
    set_up(state)
    advance(state)
    return state
