"""A player's sheet, and the turn that is being played on it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarchy.games.inkdoms.actions import BLEND_DROP, DIE_DROP, TOWER_DROP
from tetrarchy.games.inkdoms.colours import COLOURS, PRIMARIES
from tetrarchy.games.inkdoms.data import AREAS

NONE: Final = -1

STATUSES: Final = ("waiting", "painting", "mixing", "done")
WAITING: Final = 0
PAINTING: Final = 1
MIXING: Final = 2
"""A tower has given a drop whose colour is to be chosen at once."""
DONE: Final = 3

ALL_AREAS: Final[i64] = (1 << AREAS) - 1


def one(kind: i64) -> i64:
    """One spell of a kind, or one drop of a colour, as a packed number."""
    packed: i64 = 1
    packed <<= 8 * kind
    return packed


class PlayerSheet:
    """What a player has painted and holds; what this round has brought is kept apart.

    Spells and tower drops are packed numbers, eight bits for each kind of spell or colour. ``new_…`` came
    in this round and cannot be used yet; ``old_…`` is what the player had when the round began, which is
    all that the others know until it ends.
    """

    painted: vec[i64]
    """For each colour, the areas painted with it."""
    near: vec[i64]
    """For each colour, the areas beside those."""
    taken: i64
    """All painted areas."""
    fresh: i64
    """The areas painted in this round."""
    spells: i64
    new_spells: i64
    old_spells: i64
    drops: i64
    new_drops: i64
    old_drops: i64
    blots: i64
    old_blots: i64

    status: i64
    die: i64
    """The die taken in this round, or NONE."""
    colour: i64
    """The colour that the die counts as."""
    shown: i64
    """The number on the die."""
    declared: i64
    """The kingdom from which the die was taken."""
    kingdom: i64
    """The kingdom where its drops are now: spell 1 moves them."""
    reach: i64
    """The kingdoms where they may go: that one, and those that spell 3 has opened."""
    open: i64
    """The areas of these kingdoms."""
    left: i64
    """Drops of the die's colour not placed yet."""
    blended: i64
    """Composite drops, made by spell 4, not placed yet."""
    placed: i64
    """Die drops placed, blended ones included."""
    mixes: i64
    """Tower drops whose colour is still to be chosen."""

    def copy(self) -> PlayerSheet:
        """An equal sheet of its own."""
        other = PlayerSheet()
        other.painted = self.painted[:]
        other.near = self.near[:]
        other.taken = self.taken
        other.fresh = self.fresh
        other.spells = self.spells
        other.new_spells = self.new_spells
        other.old_spells = self.old_spells
        other.drops = self.drops
        other.new_drops = self.new_drops
        other.old_drops = self.old_drops
        other.blots = self.blots
        other.old_blots = self.old_blots
        other.status = self.status
        other.die = self.die
        other.colour = self.colour
        other.shown = self.shown
        other.declared = self.declared
        other.kingdom = self.kingdom
        other.reach = self.reach
        other.open = self.open
        other.left = self.left
        other.blended = self.blended
        other.placed = self.placed
        other.mixes = self.mixes
        return other

    def values(self) -> tuple[int, ...]:
        """All that tells this sheet from another; ``near`` and ``open`` follow."""
        painted = list(self.painted)
        return (
            *painted,
            self.fresh,
            self.spells,
            self.new_spells,
            self.old_spells,
            self.drops,
            self.new_drops,
            self.old_drops,
            self.blots,
            self.old_blots,
            self.status,
            self.die,
            self.colour,
            self.shown,
            self.declared,
            self.kingdom,
            self.reach,
            self.left,
            self.blended,
            self.placed,
            self.mixes,
        )

    def spell(self, effect: i64) -> i64:
        """How many spells of a kind can be cast now."""
        return (self.spells >> (8 * effect)) & 255

    def tower_drops(self, colour: i64) -> i64:
        """How many tower drops of a colour can be used now."""
        return (self.drops >> (8 * colour)) & 255

    def has_drop(self, drop: i64) -> bool:
        """Whether there is a drop of this source to paint with."""
        if drop == DIE_DROP:
            return self.left > 0
        if drop < TOWER_DROP:
            return self.blended > 0
        return self.tower_drops(drop - TOWER_DROP) > 0

    def drop_colour(self, drop: i64) -> i64:
        """The colour that a drop of this source has."""
        if drop == DIE_DROP:
            return self.colour
        return drop - BLEND_DROP + PRIMARIES if drop < TOWER_DROP else drop - TOWER_DROP

    def free_for(self, drop: i64) -> i64:
        """The unpainted areas of the kingdoms where a drop may go; a tower drop may go anywhere."""
        return (ALL_AREAS if drop >= TOWER_DROP else self.open) & ~self.taken

    def colour_at(self, area: i64) -> i64:
        """The colour of a painted area, or NONE."""
        for colour in range(len(COLOURS)):
            if (self.painted[colour] >> area) & 1:
                return colour
        return NONE

    def clear_turn(self) -> None:
        """No die taken, nothing to place."""
        self.status = WAITING
        self.die = NONE
        self.colour = NONE
        self.shown = 0
        self.declared = NONE
        self.kingdom = NONE
        self.reach = 0
        self.open = 0
        self.left = 0
        self.blended = 0
        self.placed = 0
        self.mixes = 0

    def close_round(self) -> None:
        """What the round has brought is there for all to see, and can be used from now on."""
        self.fresh = 0
        self.spells += self.new_spells
        self.new_spells = 0
        self.old_spells = self.spells
        self.drops += self.new_drops
        self.new_drops = 0
        self.old_drops = self.drops
        self.old_blots = self.blots
        self.clear_turn()


def new_player_sheet() -> PlayerSheet:
    """An unpainted sheet."""
    sheet = PlayerSheet()
    sheet.painted = vec[i64]([0] * len(COLOURS))
    sheet.near = vec[i64]([0] * len(COLOURS))
    sheet.taken = 0
    sheet.spells = 0
    sheet.new_spells = 0
    sheet.drops = 0
    sheet.new_drops = 0
    sheet.blots = 0
    sheet.close_round()
    return sheet
