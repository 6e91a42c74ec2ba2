"""The state that drivers hold: which actions are open, and what each of them sets going."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from tetrarchy.games.gem_forge import scoring
from tetrarchy.games.gem_forge.actions import (
    CHOOSE,
    DIG,
    DISCARD,
    DRAW,
    FIRST,
    HAND_IN,
    KEEP,
    OPEN,
    OPENINGS,
    PASS,
    PLAY,
    PULL,
    REFRESH,
    RETURN,
    ROB,
    SET,
    STONE,
    SWAP,
    TAKE,
    TARGET,
    TRADE,
    card_code,
    drop_code,
    tile_code,
)
from tetrarchy.games.gem_forge.data import Components
from tetrarchy.games.gem_forge.refusal import refusal
from tetrarchy.games.gem_forge.rules import effects, handing, hands, reactions, setup, turn
from tetrarchy.games.gem_forge.rules.agenda import go_on
from tetrarchy.games.gem_forge.state import (
    ANSWER_CARD,
    ANSWER_SET,
    ANSWER_TAKE,
    COPYING_SET,
    DEAL_TILE,
    DIGGING,
    DRAW_CARD,
    DROPPING,
    EMPTYING,
    FILL_MINE,
    FIRST_PLAYER,
    GO_ON,
    KEEPING,
    NAME_TARGET,
    OPENING,
    REPLACING,
    RETURNING,
    ROBBING,
    SETTING_MORE,
    SETTING_NEW,
    STEPS,
    SWAPPING_JEWEL,
    SWAPPING_STONE,
    TAKING_FROM_JEWEL,
    TURN,
    Position,
    set_up,
)
from tetrarchy.games.gem_forge.view import asked_at_once, snapshot, view
from tetrarchy.kernel.bits import count, members, nth
from tetrarchy.kernel.state import CHANCE, ScoreSheet, Snapshot, State, View

_FIRST_CODE: Final = {
    OPENING: OPEN,
    TURN: TAKE,
    NAME_TARGET: TARGET,
    ANSWER_CARD: PLAY,
    ANSWER_TAKE: PLAY,
    ANSWER_SET: PLAY,
    SWAPPING_JEWEL: SWAP,
    SETTING_NEW: SET,
    SWAPPING_STONE: TRADE,
    TAKING_FROM_JEWEL: PULL,
    EMPTYING: RETURN,
    DIGGING: DIG,
    KEEPING: KEEP,
    ROBBING: ROB,
    SETTING_MORE: SET,
    COPYING_SET: SET,
    RETURNING: RETURN,
    REPLACING: REFRESH,
}
_FIRST_CODES: Final = vec[i64]([_FIRST_CODE.get(step, 0) for step in range(len(STEPS))])
"""For each step, the code that the second bit of its options stands for; the first one is PASS."""
_ALL_OPENINGS: Final = (2 << len(OPENINGS)) - 2


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
        asked = members(asked_at_once(self))
        if not asked:
            return self.actors()
        return [seat for seat in asked if seat != viewer or seat in self.actors()]

    def turn_id(self) -> int:
        return self.turns

    def ends_turn(self, seat: int, action: int) -> bool:
        """With both actions done, a pass gives up handing in what is finished; elsewhere it ends no turn."""
        return self.step == TURN and action == PASS

    def hides(self, seat: i64) -> bool:
        """Answers and opening tiles are chosen unseen; who decides alone does so openly."""
        return self.waiting != 0

    def reacting(self) -> bool:
        return ANSWER_CARD <= self.step <= ANSWER_SET

    def options_of(self, seat: i64) -> i64:
        """What a seat may do now, as a bit mask; 0 for whoever does not decide."""
        if seat < 0:
            return 0
        if not self.waiting:
            return self.options if seat == self.seat else 0
        if not (self.waiting >> seat) & 1:
            return 0
        if self.step == OPENING:
            return _ALL_OPENINGS
        return reactions.reactions(self, seat) << 1 | 1

    def first_code(self) -> i64:
        """The code that the second bit of the options stands for."""
        if self.step == DROPPING:
            return drop_code(self.components)
        return _FIRST_CODES[self.step]

    def _legal(self, seat: i64) -> list[int]:
        before = self.first_code() - 1
        return [PASS if option == 0 else before + option for option in members(self.options_of(seat))]

    def outcomes(self) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        if self.seat != CHANCE:
            return found
        c = self.components
        if self.step == FILL_MINE:
            for colour in range(4):
                if self.bag[colour]:
                    found.append((STONE + colour, self.bag[colour]))
        elif self.step == FIRST_PLAYER:
            found = [(FIRST + seat, 1) for seat in range(self.seats)]
        elif self.step == DRAW_CARD:
            base = card_code(c)
            for kind in range(len(c.card_ids)):
                weight = count(self.pile & c.cards_of[kind])
                if weight:
                    found.append((base + kind, weight))
        else:
            first_tile = tile_code(c)
            found = [(first_tile + tile, 1) for tile in members(self.tiles)]
        return found

    def urn(self) -> i64:
        return self.step

    def sample(self, seat: i64, rng: Random) -> i64:
        if seat != CHANCE:
            options = self.options_of(seat)
            if not options:
                return State.sample(self, seat, rng)
            option = nth(options, rng.randrange(count(options)))
            return PASS if option == 0 else self.first_code() - 1 + option
        step = self.step
        c = self.components
        if self.seat != CHANCE or step == FILL_MINE:
            return State.sample(self, seat, rng)
        if step == DRAW_CARD:
            return card_code(c) + c.kind_of[nth(self.pile, rng.randrange(count(self.pile)))]
        if step == FIRST_PLAYER:
            return FIRST + rng.randrange(self.seats)
        return tile_code(c) + nth(self.tiles, rng.randrange(count(self.tiles)))

    def apply(self, seat: i64, action: i64) -> None:
        if seat == CHANCE:
            self._apply_chance(action)
        else:
            option: i64 = 0
            if action != PASS:
                option = action - self.first_code() + 1
                if option < 1 or option > 62:
                    raise refusal(self, seat, action)
            if not (self.options_of(seat) >> option) & 1:
                raise refusal(self, seat, action)
            self._apply_choice(seat, option)
        if self.step == GO_ON:
            go_on(self)

    def _apply_choice(self, seat: i64, option: i64) -> None:
        """Carry out an open option of a seat."""
        step = self.step
        if step == TURN:
            self._apply_turn(option)
        elif ANSWER_CARD <= step <= ANSWER_SET:
            reactions.answer(self, seat, option)
        elif option == 0:
            effects.stop(self)
        elif step == REPLACING:
            if option < 1 + CHOOSE - REFRESH:
                handing.refresh(self, option)
            else:
                handing.choose(self, option - 1 - CHOOSE + REFRESH)
        elif step == RETURNING:
            handing.return_stone(self, option - 1)
        elif step == DROPPING:
            hands.drop_card(self, option - 1)
        elif step == NAME_TARGET:
            turn.name_target(self, option - 1)
        elif step == EMPTYING:
            effects.empty_cart(self, option - 1)
        elif step == DIGGING:
            effects.dig(self, option)
        elif step == KEEPING:
            effects.keep_stone(self, option - 1)
        elif step == SETTING_MORE:
            effects.set_more(self, option - 1)
        elif step == COPYING_SET:
            effects.copy_set(self, option - 1)
        elif step == ROBBING:
            effects.rob_cart(self, option - 1)
        elif step == SWAPPING_JEWEL:
            effects.swap_jewel(self, option - 1)
        elif step == SETTING_NEW:
            effects.set_new(self, option - 1)
        elif step == SWAPPING_STONE:
            effects.swap_stone(self, option - 1)
        elif step == TAKING_FROM_JEWEL:
            effects.take_from_jewel(self, option - 1)
        else:
            setup.choose_opening(self, seat, option - 1)

    def _apply_turn(self, option: i64) -> None:
        """Carry out an action of the turn, or a handing in, or end the turn."""
        action = TAKE - 1 + option
        if option == 0:
            turn.end_turn(self)
        elif action == TAKE:
            turn.take(self)
        elif action < DISCARD:
            turn.set_one(self, action - SET)
        elif action < DRAW:
            turn.discard_stone(self, action - DISCARD)
        elif action == DRAW:
            turn.draw(self)
        elif action < PLAY:
            handing.hand_in(self, action - HAND_IN + 1)
        else:
            turn.play(self, action - PLAY)

    def _apply_chance(self, action: i64) -> None:
        """Carry out what chance brings."""
        if self.seat != CHANCE:
            raise refusal(self, CHANCE, action)
        step = self.step
        c = self.components
        if step == FILL_MINE:
            colour = action - STONE
            if not (0 <= colour < 4 and self.bag[colour]):
                raise refusal(self, CHANCE, action)
            setup.drop_stone(self, colour)
        elif step == FIRST_PLAYER:
            if not FIRST <= action < FIRST + self.seats:
                raise refusal(self, CHANCE, action)
            setup.choose_first_player(self, action - FIRST)
        elif step == DRAW_CARD:
            kind = action - card_code(c)
            if not (0 <= kind < len(c.card_ids) and self.pile & c.cards_of[kind]):
                raise refusal(self, CHANCE, action)
            hands.draw_card(self, kind)
        else:
            tile = action - tile_code(c)
            if not (0 <= tile < len(c.tile_ids) and (self.tiles >> tile) & 1):
                raise refusal(self, CHANCE, action)
            if step == DEAL_TILE:
                setup.deal_tile(self, tile)
            else:
                handing.lay_tile(self, tile)


def new_state(seats: int, components: Components) -> GemForge:
    """The table before the first draw."""
    state = GemForge(seats)
    set_up(state, components)
    state.step = GO_ON
    go_on(state)
    return state
