"""The builders' board between rounds: buildings slide to the cheap end, and new ones are laid out."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.queendomino.data import SPACES
from tetrarchy.games.queendomino.rules.lines import begin_line
from tetrarchy.games.queendomino.state import DRAW_BUILDING, NONE, Position
from tetrarchy.kernel.bits import lowest
from tetrarchy.kernel.state import CHANCE


def slide_buildings(p: Position) -> None:
    """Buildings move together towards the cheap end, keeping their order."""
    standing: list[int] = [kind for kind in p.spaces if kind != NONE]
    p.spaces = [NONE] * (SPACES - len(standing)) + standing


def refill_spaces(p: Position) -> None:
    """Empty spaces are filled from the pile, the cheapest first; with the pile empty they stay so.

    Then the next line is laid.
    """
    while p.tiles:
        if first_empty_space(p) == NONE:
            break
        kind: i64 = p.components.tile_kind[lowest(p.tiles)]
        if p.tiles & ~p.components.kind_tiles[kind]:
            p.step = DRAW_BUILDING
            p.seat = CHANCE
            return
        lay_building(p, kind)
    begin_line(p)


def first_empty_space(p: Position) -> i64:
    """The cheapest empty space, or NONE."""
    for space in range(SPACES - 1, -1, -1):
        if p.spaces[space] == NONE:
            return space
    return NONE


def lay_building(p: Position, kind: i64) -> None:
    """A tile of the pile comes onto the board."""
    space = first_empty_space(p)
    p.spaces[space] = kind
    tiles: i64 = p.tiles & p.components.kind_tiles[kind]
    p.tiles ^= tiles & -tiles
    if p.events is not None:
        p.note("building_laid", {"building": p.components.building_ids[kind], "space": space + 1})


def draw_building(p: Position, kind: i64) -> None:
    """Chance: the next building."""
    lay_building(p, kind)
    refill_spaces(p)
