"""The score pad, places and ties, and the medals of a player alone."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.data import LOST, MEDALS
from tetrarchy.games.wonderful_kingdom.duchy import Duchy
from tetrarchy.games.wonderful_kingdom.packing import TYPES, in_heap
from tetrarchy.games.wonderful_kingdom.rules.endgame import finished_quest
from tetrarchy.games.wonderful_kingdom.state import GAME_OVER, NOT_LOST, Position
from tetrarchy.kernel.state import ScoreSheet, SheetLine


def threat_points(p: Position, d: Duchy) -> i64:
    """What the threats of the construction area cost."""
    points: i64 = 0
    for threat in range(len(p.components.threat_points)):
        points += in_heap(d.threats, threat) * p.components.threat_points[threat]
    return points


def type_points(points_per: i64, types: i64) -> i64:
    """What points for each card of a type come to with these numbers of cards."""
    points: i64 = 0
    for kind in range(len(TYPES)):
        points += in_heap(points_per, kind) * in_heap(types, kind)
    return points


def side_points(p: Position) -> i64:
    """Alone, side A is the easier one and costs points."""
    return -p.components.side_a_subtract if p.profile.solo and p.profile.side == 0 else 0


def sheet(p: Position, d: Duchy) -> ScoreSheet:
    """The pad's lines: fixed points, points that count a type, and penalties. Cards under construction,
    krystallium and soldiers bring nothing.
    """
    lines = [SheetLine("base", d.points)]
    for kind, name in enumerate(TYPES):
        lines.append(SheetLine(name, in_heap(d.points_per, kind) * in_heap(d.types, kind)))
    if p.profile.threats:
        lines.append(SheetLine("threats", threat_points(p, d)))
    else:
        lines.append(SheetLine("calamities", d.calamities * p.components.calamity_points))
    if p.profile.quests:
        lines.append(SheetLine("quests", d.quest_points))
    if p.profile.advisors:
        lines.append(SheetLine("advisors", d.advisor_points))
    if p.profile.solo:
        lines.append(SheetLine("side_a", side_points(p)))
    return ScoreSheet(tuple(lines), sum(line.points for line in lines))


def known_sheet(p: Position, seat: int, viewer: int | None) -> ScoreSheet:
    """The sheet of a duchy as a viewer knows it: those of others as they were when they were last seen."""
    before = p.shown[seat]
    return sheet(p, p.duchies[seat] if before is None or seat == viewer else before)


def score(p: Position, seat: i64) -> i64:
    """The total of a sheet, without making the sheet."""
    d = p.duchies[seat]
    points = d.points + d.quest_points + d.advisor_points + side_points(p)
    points += type_points(d.points_per, d.types)
    return points + d.calamities * p.components.calamity_points + threat_points(p, d)


def standing(p: Position) -> list[int]:
    """Places by points, then built cards, then soldiers; what is still equal is a shared victory.

    With quests whoever has done the final task comes before whoever has not; if everybody
    has lost, all are placed behind the last seat.
    """
    ranks: list[tuple[int, int, int, int]] = []
    for seat in range(p.seats):
        d = p.duchies[seat]
        finished = int(finished_quest(p, seat)) if p.profile.quests else 0
        ranks.append((finished, score(p, seat), len(d.built), d.soldiers))
    if p.step == GAME_OVER and all(lost != NOT_LOST for lost in p.lost):
        return [p.seats + 1] * p.seats
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


def medal(p: Position) -> str | None:
    """Alone, the medal for the points so far; None with two players, and where the game is lost."""
    if not p.profile.solo or p.lost[0] != NOT_LOST:
        return None
    points = score(p, 0)
    return MEDALS[sum(points >= least for least in p.profile.medals(p.components, p.decks[0]))]


def verdict(p: Position, seat: i64) -> str:
    """At the end: lost, or alone the medal; nothing for two players who have not lost."""
    if p.step != GAME_OVER:
        return ""
    return LOST if p.lost[seat] != NOT_LOST else medal(p) or ""
