"""The score pad, places and ties: one count, from which sheets, totals, places and views follow."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from tetrarchy.games.queendomino.data import FLAT, PER_KNIGHT, PER_REGION, PER_TOWER, Components
from tetrarchy.games.queendomino.geometry import beside
from tetrarchy.games.queendomino.kingdom import TERRAINS, TOWN, Kingdom, Survey
from tetrarchy.games.queendomino.profile import Profile
from tetrarchy.games.queendomino.state import Position
from tetrarchy.kernel.bits import count
from tetrarchy.kernel.memo import recall
from tetrarchy.kernel.state import ScoreSheet, SheetLine

COINS_PER_POINT: Final = 3
MIDDLE_KINGDOM_POINTS: Final = 10
HARMONY_POINTS: Final = 5

LINES: Final = (
    *TERRAINS,
    "coins",
    "landscape_buildings",
    "town_buildings",
    "towers",
    "knights",
    "shields",
    "middle_kingdom",
    "harmony",
)
"""Everything that can bring points; the terrains come first, so that a terrain is the number of its line."""
COINS: Final = 7
LANDSCAPE_BUILDINGS: Final = 8
TOWN_BUILDINGS: Final = 9
TOWERS: Final = 10
KNIGHTS: Final = 11
SHIELDS: Final = 12
MIDDLE_KINGDOM: Final = 13
HARMONY: Final = 14


class Tally:
    """What a kingdom's points come from, as it stands now."""

    def __init__(self, p: Position, which: i64, surveyed: Survey | None = None) -> None:
        kingdom = p.kingdoms[which]
        profile = p.profile
        survey = Survey(kingdom) if surveyed is None else surveyed
        points = survey.points + [0] * 8
        if profile.full_game:
            points[COINS] = kingdom.coins // COINS_PER_POINT
            if p.queen == which:
                points[survey.largest_terrain] += survey.largest
            for kind, _ in kingdom.buildings:
                points[_line_of(p.components, kind)] += building_points(kingdom, survey, p.components, kind)
        if profile.middle_kingdom and castle_in_the_middle(kingdom):
            points[MIDDLE_KINGDOM] = MIDDLE_KINGDOM_POINTS
        if profile.harmony and not kingdom.discarded:
            points[HARMONY] = HARMONY_POINTS
        self.survey = survey
        self.points: list[int] = points
        """For each of the lines."""

    def total(self) -> i64:
        """All points together."""
        whole: i64 = 0
        for points in self.points:
            whole += points
        return whole


def building_points(kingdom: Kingdom, survey: Survey, c: Components, kind: i64) -> i64:
    """What one building brings in the end."""
    score = c.score[kind]
    points: i64 = c.points[kind]
    if score == FLAT:
        return points
    if score == PER_REGION:
        return points * survey.regions[c.terrain[kind]]
    if score == PER_TOWER:
        return points * kingdom.towers
    if score == PER_KNIGHT:
        return points * kingdom.all_knights()
    return 0


def _line_of(c: Components, kind: i64) -> i64:
    score = c.score[kind]
    if score == PER_REGION:
        return TOWN_BUILDINGS if c.terrain[kind] == TOWN else LANDSCAPE_BUILDINGS
    if score == PER_TOWER:
        return TOWERS
    if score == PER_KNIGHT:
        return KNIGHTS
    return SHIELDS


def castle_in_the_middle(kingdom: Kingdom) -> bool:
    """Whether the kingdom fills its frame's width and height evenly on all sides of the castle."""
    half = kingdom.frame.size // 2
    return kingdom.reach_x == 8 * half and kingdom.reach_y == 8 * half


def sheet(p: Position, seat: int) -> ScoreSheet:
    """The pad's lines for a seat's kingdom as it stands now."""
    which = p.kingdom_of(seat)
    values = (p.queen == which, p.kingdoms[which].values())
    return recall(p.memo, ("sheet", which), values, lambda: _new_sheet(p, which))


def _new_sheet(p: Position, which: i64) -> ScoreSheet:
    tally = Tally(p, which)
    lines = tuple([SheetLine(LINES[line], tally.points[line]) for line in pad(p.profile)])
    return ScoreSheet(lines, tally.total())


def pad(profile: Profile) -> list[int]:
    """The lines that the pad of a variant has, from the top."""
    if profile.full_game:
        return [COINS, *range(TOWN + 1), *range(LANDSCAPE_BUILDINGS, SHIELDS + 1)]
    lines = [*range(TOWN)]
    if profile.middle_kingdom:
        lines.append(MIDDLE_KINGDOM)
    if profile.harmony:
        lines.append(HARMONY)
    return lines


def kingdom_score(p: Position, which: i64) -> i64:
    """The total of a kingdom's sheet, without making the sheet."""
    return Tally(p, which).total()


def standing(p: Position) -> list[int]:
    """Places by points, then by the largest region; Kingdomino goes on to the number of crowns.

    What is still equal is a shared place.
    """
    ranks: list[tuple[int, int, int]] = []
    for which in range(p.profile.kingdoms):
        tally = Tally(p, which)
        crowns = 0 if p.profile.full_game else tally.survey.crowns
        ranks.append((tally.total(), tally.survey.largest, crowns))
    places = [1 + sum(other > rank for other in ranks) for rank in ranks]
    return [places[p.kingdom_of(seat)] for seat in range(p.seats)]


class Region(NamedTuple):
    """Squares of one terrain that hang together, with what they bring."""

    terrain: int
    squares: int
    """As a set of places on the ring."""
    crowns: int
    """With the queen's, where she is one of them."""
    points: int
    queen: bool
    complete: bool


def regions(p: Position, which: i64) -> list[Region]:
    """The regions of a kingdom in the order of the pad; the queen is a crown of the first largest one."""
    kingdom = p.kingdoms[which]
    largest: i64 = Survey(kingdom).largest if p.queen == which else 0
    room = kingdom.room()
    found: list[Region] = []
    for terrain in range(len(TERRAINS)):
        left = kingdom.land[terrain]
        while left:
            squares = kingdom.region(left & -left, terrain)
            left ^= squares
            size = count(squares)
            crowns = kingdom.crowns(squares)
            queen = size == largest
            if queen:
                crowns += 1
                largest = 0
            complete = beside(squares) & room == 0
            found.append(Region(terrain, squares, crowns, size * crowns, queen, complete))
    return found
