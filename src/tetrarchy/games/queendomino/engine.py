"""The state that drivers hold: which actions are open, and what each of them sets going."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from tetrarchy.games.queendomino import rules, scoring
from tetrarchy.games.queendomino.actions import (
    BUILD,
    BUILDING,
    BURN,
    CHOOSE,
    DOMINO,
    KING,
    PASS,
    PLACE,
    SITE,
    TAX,
    TAX_BOTH,
)
from tetrarchy.games.queendomino.data import PER_SET, SPACES, Components
from tetrarchy.games.queendomino.geometry import SQUARES, ring
from tetrarchy.games.queendomino.profile import Profile
from tetrarchy.games.queendomino.refusal import refusal
from tetrarchy.games.queendomino.state import (
    BRIBING,
    BUILDING_STEP,
    CHOOSING,
    DRAW_BUILDING,
    DRAW_KING,
    DRAW_LINE,
    FIRST_CHOICE,
    NONE,
    PLACING,
    SITE_STEP,
    TAXING,
    Position,
    set_up,
)
from tetrarchy.games.queendomino.view import snapshot, view
from tetrarchy.kernel.bits import count, lowest, nth
from tetrarchy.kernel.state import CHANCE, ScoreSheet, Snapshot, State, View


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

    def side(self, seat: i64) -> i64:
        return self.kingdom_of(seat)

    def _legal(self, seat: i64) -> list[int]:
        if seat != self.seat:
            return []
        step = self.step
        if step == PLACING:
            assert self.places is not None
            return [PLACE + place for place in self.places.every()]
        if step == SITE_STEP:
            kingdom = rules.mover_kingdom(self)
            return [SITE + square for square in rules.town_squares(kingdom, rules.free_towns(kingdom))]
        found: list[int] = []
        for n in range(self._options()):
            found.append(self._option(n))
        return found

    def outcomes(self) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        if self.seat != CHANCE:
            return found
        if self.step == DRAW_BUILDING:
            for kind in range(len(self.components.kind_tiles)):
                weight = count(self.tiles & self.components.kind_tiles[kind])
                if weight:
                    found.append((BUILDING + kind, weight))
        elif self.step == DRAW_LINE:
            which = rules.current_set(self)
            pile: i64 = self.piles[which]
            while pile:
                found.append((DOMINO + which * PER_SET + lowest(pile), 1))
                pile &= pile - 1
        else:
            for seat in range(self.seats):
                if self.hand[seat]:
                    found.append((KING + seat, self.hand[seat]))
        return found

    def urn(self) -> i64:
        return self.step

    def sample(self, seat: i64, rng: Random) -> i64:
        if seat != self.seat:
            return State.sample(self, seat, rng)
        step = self.step
        if step == PLACING:
            assert self.places is not None
            return PLACE + self.places.pick(rng.randrange(self.places.number()))
        if step == DRAW_LINE:
            which = rules.current_set(self)
            pile: i64 = self.piles[which]
            return DOMINO + which * PER_SET + nth(pile, rng.randrange(count(pile)))
        if step == DRAW_BUILDING:
            tile = nth(self.tiles, rng.randrange(count(self.tiles)))
            return BUILDING + self.components.tile_kind[tile]
        if step == DRAW_KING or step == SITE_STEP:
            return State.sample(self, seat, rng)
        return self._option(rng.randrange(self._options()))

    def _options(self) -> i64:
        """How many answers the step has, for steps with a handful of them."""
        step = self.step
        if step == TAXING:
            return 4 if rules.mover_kingdom(self).spare_knights > 1 else 3
        number: i64 = 0
        if step == CHOOSING or step == FIRST_CHOICE:
            for king in self.next_kings:
                if king == NONE:
                    number += 1
        elif step == BUILDING_STEP:
            number = 1
            for space in range(SPACES):
                if rules.can_build(self, space):
                    number += 1
        elif step == BRIBING:
            number = 1
            for kind in self.spaces:
                if kind != NONE:
                    number += 1
        return number

    def _option(self, n: i64) -> i64:
        """The answer with the number ``n`` among them, rising."""
        step = self.step
        if step == TAXING:
            return PASS if n == 0 else TAX + n - 1
        if step == CHOOSING or step == FIRST_CHOICE:
            for at in range(len(self.next_kings)):
                if self.next_kings[at] == NONE:
                    if n == 0:
                        return CHOOSE + at
                    n -= 1
        if n == 0:
            return PASS
        for space in range(SPACES):
            if step == BUILDING_STEP:
                open_here = rules.can_build(self, space)
            else:
                open_here = self.spaces[space] != NONE
            if open_here:
                n -= 1
                if n == 0:
                    return (BUILD if step == BUILDING_STEP else BURN) + space
        return PASS

    def _is_open(self, action: i64) -> bool:
        """Whether the mover may do this now."""
        step = self.step
        if step == PLACING:
            assert self.places is not None
            return PLACE <= action < KING and self.places.has(action - PLACE)
        if step == DRAW_LINE:
            domino = action - DOMINO
            if domino < 0 or domino // PER_SET != rules.current_set(self):
                return False
            pile: i64 = self.piles[domino // PER_SET]
            return (pile >> (domino % PER_SET)) & 1 == 1
        if step == CHOOSING or step == FIRST_CHOICE:
            at = action - CHOOSE
            return 0 <= at < len(self.next_kings) and self.next_kings[at] == NONE
        if step == TAXING:
            most = TAX + TAX_BOTH if rules.mover_kingdom(self).spare_knights > 1 else TAX + TAX_BOTH - 1
            return action == PASS or TAX <= action <= most
        if step == BUILDING_STEP:
            return action == PASS or (
                BUILD <= action < BUILD + SPACES and rules.can_build(self, action - BUILD)
            )
        if step == BRIBING:
            return action == PASS or (BURN <= action < BURN + SPACES and self.spaces[action - BURN] != NONE)
        if step == SITE_STEP:
            if not SITE <= action < SITE + SQUARES:
                return False
            kingdom = rules.mover_kingdom(self)
            square = action - SITE
            free = rules.free_towns(kingdom)
            return (free >> ring(square)) & 1 == 1 and int(square) in rules.town_squares(kingdom, free)
        if step == DRAW_BUILDING:
            kind = action - BUILDING
            return (
                0 <= kind < len(self.components.kind_tiles)
                and (self.tiles & self.components.kind_tiles[kind]) != 0
            )
        if step == DRAW_KING:
            seat = action - KING
            return 0 <= seat < self.seats and self.hand[seat] > 0
        return False

    def apply(self, seat: i64, action: i64) -> None:
        if seat != self.seat or not self._is_open(action):
            raise refusal(self, seat, action)
        step = self.step
        if step == PLACING:
            rules.place(self, action - PLACE)
        elif step == DRAW_LINE:
            rules.draw_domino(self, action - DOMINO)
        elif step == CHOOSING:
            rules.choose(self, action - CHOOSE)
        elif step == BRIBING:
            if action == PASS:
                rules.begin_choosing(self)
            else:
                rules.bribe_dragon(self, action - BURN)
        elif step == TAXING:
            if action == PASS:
                rules.finish_taxing(self)
            else:
                rules.collect_tax(self, action - TAX)
        elif step == BUILDING_STEP:
            if action == PASS:
                rules.begin_bribing(self)
            else:
                rules.choose_building(self, action - BUILD)
        elif step == SITE_STEP:
            rules.build(self, action - SITE)
        elif step == DRAW_BUILDING:
            rules.draw_building(self, action - BUILDING)
        elif step == FIRST_CHOICE:
            rules.choose_first(self, action - CHOOSE)
        else:
            rules.draw_king(self, action - KING)


def new_state(profile: Profile, components: Components) -> Queendomino:
    """The table before the first draw."""
    state = Queendomino(profile.seats)
    set_up(state, profile, components)
    rules.begin_game(state)
    return state
