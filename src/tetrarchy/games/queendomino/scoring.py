"""The score pad, places and ties."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.queendomino.data import FLAT, PER_KNIGHT, PER_REGION, PER_TOWER, Components
from tetrarchy.games.queendomino.kingdom import TERRAINS, TOWN, Kingdom, Survey
from tetrarchy.games.queendomino.state import Position
from tetrarchy.kernel.state import ScoreSheet, SheetLine

MIDDLE_KINGDOM_POINTS = 10
HARMONY_POINTS = 5


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


def castle_in_the_middle(kingdom: Kingdom) -> bool:
    """Whether the kingdom fills its frame's width and height evenly on all sides of the castle."""
    half = kingdom.frame.size // 2
    return kingdom.reach_x == 8 * half and kingdom.reach_y == 8 * half


def sheet(p: Position, seat: int) -> ScoreSheet:
    """The pad's lines for a seat's kingdom as it stands now."""
    which = p.kingdom_of(seat)
    kingdom = p.kingdoms[which]
    survey = Survey(kingdom)
    if p.queen == which:
        survey.points[survey.largest_terrain] += survey.largest
    if not p.profile.full_game:
        return _kingdomino_sheet(p, kingdom, survey)
    lines = [SheetLine("coins", kingdom.coins // 3)]
    lines += [SheetLine(TERRAINS[terrain], survey.points[terrain]) for terrain in range(7)]
    by_line = {"landscape_buildings": 0, "town_buildings": 0, "towers": 0, "knights": 0, "shields": 0}
    for kind, _ in kingdom.buildings:
        by_line[_line_of(p.components, kind)] += building_points(kingdom, survey, p.components, kind)
    lines += [SheetLine(key, points) for key, points in by_line.items()]
    return _total(lines)


def _line_of(c: Components, kind: int) -> str:
    if c.score[kind] == PER_REGION:
        return "town_buildings" if c.terrain[kind] == TOWN else "landscape_buildings"
    if c.score[kind] == PER_TOWER:
        return "towers"
    if c.score[kind] == PER_KNIGHT:
        return "knights"
    return "shields"


def _kingdomino_sheet(p: Position, kingdom: Kingdom, survey: Survey) -> ScoreSheet:
    lines = [SheetLine(TERRAINS[terrain], survey.points[terrain]) for terrain in range(TOWN)]
    if p.profile.middle_kingdom:
        lines.append(
            SheetLine("middle_kingdom", MIDDLE_KINGDOM_POINTS if castle_in_the_middle(kingdom) else 0)
        )
    if p.profile.harmony:
        lines.append(SheetLine("harmony", 0 if kingdom.discarded else HARMONY_POINTS))
    return _total(lines)


def _total(lines: list[SheetLine]) -> ScoreSheet:
    return ScoreSheet(tuple(lines), sum(line.points for line in lines))


def kingdom_score(p: Position, which: i64) -> i64:
    """The total of a kingdom's sheet, without making the sheet."""
    kingdom = p.kingdoms[which]
    survey = Survey(kingdom)
    points: i64 = kingdom.coins // 3
    for terrain in range(7):
        points += survey.points[terrain]
    if p.queen == which:
        points += survey.largest
    for kind, _ in kingdom.buildings:
        points += building_points(kingdom, survey, p.components, kind)
    if p.profile.middle_kingdom and castle_in_the_middle(kingdom):
        points += MIDDLE_KINGDOM_POINTS
    if p.profile.harmony and not kingdom.discarded:
        points += HARMONY_POINTS
    return points


def standing(p: Position) -> list[int]:
    """Places by points, then by the largest region; Kingdomino goes on to the number of crowns.

    What is still equal is a shared place.
    """
    ranks: list[tuple[int, int, int]] = []
    for which in range(p.profile.kingdoms):
        survey = Survey(p.kingdoms[which])
        crowns = 0 if p.profile.full_game else survey.crowns
        ranks.append((kingdom_score(p, which), survey.largest, crowns))
    places = [1 + sum(other > rank for other in ranks) for rank in ranks]
    return [places[p.kingdom_of(seat)] for seat in range(p.seats)]
