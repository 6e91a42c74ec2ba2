"""Step D: the dragon is bribed to burn a building of the builders' board."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.queendomino.actions import BURN
from tetrarchy.games.queendomino.data import SPACES
from tetrarchy.games.queendomino.rules.choosing import begin_choosing
from tetrarchy.games.queendomino.state import BRIBING, CAVE, NONE, Position, ask, mover_kingdom, note_skipped
from tetrarchy.kernel.bits import bit


def begin_bribing(p: Position) -> None:
    """D: once a round, a player without the queen may bribe the dragon to burn a building of the board."""
    spaces = burnable(p)
    if spaces:
        ask(p, BRIBING, BURN, spaces)
        return
    if p.events is not None:
        note_skipped(p, BRIBING, why_no_bribe(p))
    begin_choosing(p)


def burnable(p: Position) -> i64:
    """The spaces whose building the dragon can burn for the deciding seat."""
    if p.dragon == CAVE and p.queen != p.kingdom_of(p.seat) and mover_kingdom(p).coins >= p.components.bribe:
        return occupied_spaces(p)
    return 0


def occupied_spaces(p: Position) -> i64:
    """The spaces of the builders' board on which a building stands."""
    spaces: i64 = 0
    for space in range(SPACES):
        if p.spaces[space] != NONE:
            spaces |= bit(space)
    return spaces


def why_no_bribe(p: Position) -> str:
    """What stands against a bribe."""
    if p.dragon != CAVE:
        return "dragon_out"
    if p.queen == p.kingdom_of(p.seat):
        return "queen_here"
    return "no_coin" if occupied_spaces(p) else "nothing_to_burn"


def bribe_dragon(p: Position, space: i64) -> None:
    """The building leaves the game, and the dragon stands in its place until the round ends."""
    if p.events is not None:
        name = p.components.building_ids[p.spaces[space]]
        p.note("building_burned", {"seat": p.seat, "building": name, "space": space + 1})
    mover_kingdom(p).coins -= p.components.bribe
    p.spaces[space] = NONE
    p.dragon = space
    begin_choosing(p)
