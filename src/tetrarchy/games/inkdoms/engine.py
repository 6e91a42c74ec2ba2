"""The state that drivers hold: which actions are open, and what each of them sets going."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from tetrarchy.games.inkdoms import rules, scoring
from tetrarchy.games.inkdoms.actions import (
    BLEND,
    CLASH,
    CROSS,
    DROPS,
    FALL,
    FIRST,
    MIX,
    MOVE,
    PAINT,
    SPREAD,
    STOP,
    TAKE,
)
from tetrarchy.games.inkdoms.colours import PRIMARIES
from tetrarchy.games.inkdoms.data import AREAS, CLASH_SPELL, FACES, Components
from tetrarchy.games.inkdoms.options import (
    clash_options,
    cross_options,
    is_free,
    other_options,
    paint_options,
    take_options,
)
from tetrarchy.games.inkdoms.refusal import refusal
from tetrarchy.games.inkdoms.sheet import MIXING, PAINTING, Sheet
from tetrarchy.games.inkdoms.state import CROSSING, FIRST_STEP, GAME_OVER, THROWING, Position, set_up
from tetrarchy.games.inkdoms.view import shown_sheet, snapshot, view
from tetrarchy.kernel.bits import count, lowest, members, nth
from tetrarchy.kernel.state import CHANCE, ScoreSheet, Snapshot, State, View


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
        return scoring.score_of(self, seat, self.sheets[seat])

    def _known_sheet(self, seat: int, viewer: int | None) -> ScoreSheet:
        """Others know a sheet as it was when the round began."""
        own = self.sheets[seat]
        return scoring.score_of(self, seat, own if seat == viewer else shown_sheet(own))

    def standing(self) -> list[int]:
        return scoring.standing(self)

    def _verdict(self, seat: int) -> str:
        alone_and_over = self.seats == 1 and self.step == GAME_OVER
        return scoring.result_of(scoring.score(self, seat)) if alone_and_over else ""

    def _deciders(self, viewer: int | None) -> list[int]:
        return self.actors()

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
        if not self._acts(seat):
            return []
        found = members(self._options(seat))
        sheet = self.sheets[seat]
        if sheet.status == PAINTING:
            for drop in range(len(DROPS)):
                for area in members(_paint_set(sheet, drop)):
                    found.append(PAINT + drop * AREAS + area)
            for drop in range(len(DROPS)):
                for area in members(_clash_set(sheet, drop)):
                    found.append(CLASH + drop * AREAS + area)
        return found

    def outcomes(self) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        if self.active:
            return found
        if self.step == FIRST_STEP:
            return [(FIRST + seat, 1) for seat in range(self.seats)]
        if self.step == THROWING:
            throws = self.components.throws
            for spot in range(throws.number):
                if is_free(self, spot):
                    ways = throws.ways(self.spots, self.fallen, spot)
                    found += [(FALL + FACES * spot + face, ways) for face in range(FACES)]
        return found

    def urn(self) -> i64:
        return self.step

    def sample(self, seat: i64, rng: Random) -> i64:
        if seat == CHANCE and self.step == THROWING and self.active == 0:
            return self._sample_fall(rng)
        if not self._acts(seat):
            return State.sample(self, seat, rng)
        options = self._options(seat)
        number = count(options)
        sheet = self.sheets[seat]
        if sheet.status != PAINTING:
            return nth(options, rng.randrange(number))
        clash = sheet.spell(CLASH_SPELL) > 0
        drops = available(sheet)
        total = number
        rest = drops
        while rest:
            drop = lowest(rest)
            rest &= rest - 1
            free = sheet.free_for(drop)
            total += count(free if clash else free & ~sheet.near[sheet.drop_colour(drop)])
        n = rng.randrange(total)
        if n < number:
            return nth(options, n)
        n -= number
        rest = drops
        while rest:
            drop = lowest(rest)
            rest &= rest - 1
            found = paint_options(sheet, drop)
            number = count(found)
            if n < number:
                return PAINT + drop * AREAS + nth(found, n)
            n -= number
            if clash:
                found = clash_options(sheet, drop)
                number = count(found)
                if n < number:
                    return CLASH + drop * AREAS + nth(found, n)
                n -= number
        return STOP

    def apply(self, seat: i64, action: i64) -> None:
        if not self._is_open(seat, action):
            raise refusal(self, seat, action)
        if action >= FALL:
            rules.fall(self, action - FALL)
        elif action >= FIRST:
            rules.choose_first(self, action - FIRST)
        elif action >= CLASH:
            rules.paint(self, seat, (action - CLASH) // AREAS, (action - CLASH) % AREAS, True)
        elif action >= PAINT:
            rules.paint(self, seat, (action - PAINT) // AREAS, (action - PAINT) % AREAS, False)
        elif action >= TAKE:
            self.active &= ~(1 << seat)
            rules.take(self, seat, action - TAKE)
        elif action >= CROSS:
            rules.cross(self, action - CROSS)
        elif action >= SPREAD:
            rules.cast_spread(self, seat, action - SPREAD)
        elif action >= MOVE:
            rules.cast_move(self, seat, action - MOVE)
        elif action >= MIX:
            rules.mix(self, seat, action - MIX + PRIMARIES)
        elif action == BLEND:
            rules.cast_blend(self, seat)
        else:
            rules.finish(self, seat)

    def _acts(self, seat: i64) -> bool:
        """Whether a seat may decide now."""
        return seat >= 0 and (self.active >> seat) & 1 == 1

    def _options(self, seat: i64) -> i64:
        """All open actions of an actor except painting, as a set of codes."""
        if seat == self.taker:
            return take_options(self) << TAKE
        sheet = self.sheets[seat]
        if sheet.status == PAINTING:
            return other_options(self, sheet)
        if sheet.status == MIXING:
            return 7 << MIX
        return cross_options(self) << CROSS

    def _is_open(self, seat: i64, action: i64) -> bool:
        """Whether the seat may do this now."""
        if seat == CHANCE:
            return self.active == 0 and self._can_happen(action)
        if action < 0 or seat >= self.seats or not self._acts(seat):
            return False
        if action < PAINT:
            return (self._options(seat) >> action) & 1 == 1
        sheet = self.sheets[seat]
        if sheet.status != PAINTING or action >= FIRST:
            return False
        if action < CLASH:
            return (_paint_set(sheet, (action - PAINT) // AREAS) >> ((action - PAINT) % AREAS)) & 1 == 1
        return (_clash_set(sheet, (action - CLASH) // AREAS) >> ((action - CLASH) % AREAS)) & 1 == 1

    def _can_happen(self, action: i64) -> bool:
        if self.step == FIRST_STEP:
            return FIRST <= action < FIRST + self.seats
        if self.step != THROWING or action < FALL:
            return False
        spot = (action - FALL) // FACES
        if spot >= len(self.components.spots):
            return False
        return is_free(self, spot)

    def _sample_fall(self, rng: Random) -> i64:
        throws = self.components.throws
        drawn = rng.randrange(FACES * throws.total(self.spots, self.fallen))
        spot = throws.draw(self.spots, self.fallen, drawn // FACES)
        return FALL + FACES * spot + drawn % FACES


def available(sheet: Sheet) -> i64:
    """The sources that have a drop to paint with, as a set."""
    found: i64 = 0
    if sheet.left:
        found = 1
    if sheet.blended:
        found |= 14
    if sheet.drops:
        for drop in range(4, len(DROPS)):
            if sheet.has_drop(drop):
                found |= 1 << drop
    return found


def _paint_set(sheet: Sheet, drop: i64) -> i64:
    return paint_options(sheet, drop) if sheet.has_drop(drop) else 0


def _clash_set(sheet: Sheet, drop: i64) -> i64:
    if sheet.spell(CLASH_SPELL) == 0 or not sheet.has_drop(drop):
        return 0
    return clash_options(sheet, drop)


def new_state(seats: int, components: Components) -> Inkdoms:
    """The table before anything has happened."""
    state = Inkdoms(seats)
    set_up(state, components)
    rules.begin_game(state)
    return state
