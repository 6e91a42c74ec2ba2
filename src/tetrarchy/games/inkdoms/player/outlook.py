"""What a drop on an area is worth to its painter, in hundredths of a point, as far as one can see."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarchy.games.inkdoms.colours import PRIMARIES
from tetrarchy.games.inkdoms.data import CAPITAL, FINAL, KINGDOMS, KINGDOMS_TO_END, LINES, MONSTER
from tetrarchy.games.inkdoms.player.worth import open_points
from tetrarchy.games.inkdoms.player_sheet import PlayerSheet
from tetrarchy.games.inkdoms.rules.achievements import kingdoms_painted
from tetrarchy.games.inkdoms.state import Position
from tetrarchy.kernel.bits import bit, count, lowest


class Weights:
    """How much the things that are not points yet count.

    ``scripts/tune_inkdoms_greedy.py`` finds them by trial in solo games.
    """

    def __init__(self) -> None:
        self.primary_variety: i64 = 64
        """A first primary colour in a kingdom; it would come by itself later."""
        self.composite_variety: i64 = 60
        self.lost_capital: i64 = 40
        """Per cent of a capital's points that painting it wrongly loses."""
        self.lost_monster: i64 = 36
        self.painted_monster: i64 = 20
        """A monster that will not be left unpainted."""
        self.blocked: i64 = 20
        """Per cent of a target's points that are lost with its colour beside it."""
        self.spell: i64 = 95
        self.mixed_tower: i64 = 125
        """A tower between colours that give a composite drop."""
        self.plain_tower: i64 = 59
        self.half_tower: i64 = 35
        self.early_end: i64 = 90
        """Solo: each round that completing the third kingdom gives away."""
        self.corner: i64 = 16
        """Each painted neighbour: an area that few colours fit is painted while one does."""
        self.progress: i64 = 40
        """Per cent of a line's speed points that it is worth to have one area left."""
        self.blot: i64 = 74
        self.cast: vec[i64] = vec[i64]([280, 180, 320, 280])
        """What keeping a spell of each kind is worth."""
        self.keep: i64 = 90
        """What keeping a tower drop is worth."""


WEIGHTS: Final = Weights()


class Outlook:
    """What a seat's position means for the value of painting."""

    def __init__(self, p: Position, seat: i64) -> None:
        self.p = p
        self.seat = seat
        self.last = p.last_round
        self.rounds = rounds_left(p)

    def kept(self, worth: i64) -> i64:
        """What it is worth to keep something for later: nothing in the last round."""
        return 0 if self.last else worth

    def worth(self, sheet: PlayerSheet, area: i64, colour: i64) -> i64:
        """What painting an area with a colour brings or saves."""
        w = WEIGHTS
        c = self.p.components
        kingdom = c.kingdom_of[area]
        value: i64 = 0
        if not sheet.painted[colour] & c.kingdom_areas[kingdom]:
            if self.last:
                value += 100
            else:
                value += w.primary_variety if colour < PRIMARIES else w.composite_variety
        symbol = c.symbol[area]
        if symbol == CAPITAL:
            points: i64 = 100 * c.capital_vp[kingdom]
            value += points if c.colour[area] == colour else -self.lost(sheet, area, points, w.lost_capital)
        elif symbol == MONSTER:
            kind = c.monster_of[area]
            points = 100 * c.tame_vp[kind]
            value += 100 if self.last else w.painted_monster
            value += points if c.colour[area] == colour else -self.lost(sheet, area, points, w.lost_monster)
            value += self.line_progress(sheet, KINGDOMS + kind)
        value += self.line_progress(sheet, kingdom) + self.end_worth(sheet, area, kingdom)
        if self.last:
            return value
        if c.spell_gain[area]:
            value += w.spell
        mates = c.mates[area]
        if mates:
            value += w.half_tower * count(mates & ~sheet.taken)
            mates &= sheet.taken
            while mates:
                other = lowest(mates)
                mates &= mates - 1
                plain = colour < PRIMARIES and (sheet.painted[colour] >> other) & 1
                value += w.plain_tower if plain else w.mixed_tower
        value += w.corner * count(c.beside[area] & sheet.taken)
        around = c.beside[area] & ~sheet.taken & ~sheet.near[colour]
        while around:
            other = lowest(around)
            around &= around - 1
            if c.colour[other] == colour:
                value -= self.target_points(other) * w.blocked // 100
        return value

    def target_points(self, area: i64) -> i64:
        """What the capital or monster of an area brings in its own colour."""
        c = self.p.components
        if c.symbol[area] == CAPITAL:
            return 100 * c.capital_vp[c.kingdom_of[area]]
        return 100 * c.tame_vp[c.monster_of[area]]

    def lost(self, sheet: PlayerSheet, area: i64, points: i64, share: i64) -> i64:
        """What the wrong colour on a target loses; in the last round nothing."""
        if self.last:
            return 0
        blocked = (sheet.near[self.p.components.colour[area]] >> area) & 1
        return points * share // (300 if blocked else 100)

    def line_progress(self, sheet: PlayerSheet, line: i64) -> i64:
        """What one more painted area of a line is worth for its speed number."""
        points = open_points(self.p, line)
        if points == 0:
            return 0
        left = count(self.p.components.line_areas[line] & ~sheet.taken)
        if self.last:
            return 100 * points if left == 1 else 0
        return points * (promise(left - 1) - promise(left))

    def end_worth(self, sheet: PlayerSheet, area: i64, kingdom: i64) -> i64:
        """What it is worth, or costs, to complete the third kingdom."""
        p = self.p
        if p.components.kingdom_areas[kingdom] & ~sheet.taken & ~bit(area):
            return 0
        if kingdoms_painted(p.components, sheet.taken) != KINGDOMS_TO_END - 1:
            return 0
        value = 100 * open_points(p, FINAL)
        if p.seats == 1 and not self.last:
            value -= WEIGHTS.early_end * (self.rounds - 1)
        return value


def promise(left: i64) -> i64:
    """Per cent of a speed number that a line is worth with this number of areas left."""
    if left == 0:
        return 100
    share = WEIGHTS.progress
    for _ in range(left - 1):
        share = share * 7 // 10
    return share


def rounds_left(p: Position) -> i64:
    """Solo: how many rounds are still to come after this one, unless three kingdoms end it."""
    if p.last_round:
        return 0
    left: i64 = 1
    for line in range(LINES):
        if p.firsts[line] == 0:
            left += 1
        if p.seconds[line] == 0:
            left += 1
    return left
