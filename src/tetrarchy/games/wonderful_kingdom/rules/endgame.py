"""The end of the game: who has lost, and the medal of a player alone."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.cards import how_many
from tetrarchy.games.wonderful_kingdom.packing import in_heap
from tetrarchy.games.wonderful_kingdom.state import (
    GAME_OVER,
    NO_FINISHER,
    NOT_LOST,
    SHADOW_CUBES,
    UNBEATEN,
    UNBUILT,
    UNFINISHED,
    VERMIN_GONE,
    Position,
)


def finished_quest(p: Position, seat: i64) -> bool:
    """Whether a player has done every final task on the table."""
    return p.duchies[seat].tasks & p.profile.final_tasks == p.profile.final_tasks


def end_game(p: Position) -> None:
    """The game is over. Where nobody has done the final task of a quest, everybody has lost; a scenario has
    conditions of its own.
    """
    p.step = GAME_OVER
    if p.profile.scenario is not None:
        p.lost[0] = scenario_loss(p)
    elif p.profile.quests:
        finishers = 0
        for seat in range(p.seats):
            if finished_quest(p, seat):
                finishers += 1
        if finishers == 0:
            for seat in range(p.seats):
                p.lost[seat] = NO_FINISHER
    if p.events is not None:
        tell_end(p)


def tell_end(p: Position) -> None:
    """Events about how the game has ended."""
    p.note("game_over", {})
    lost = p.lost[0]
    if lost == NO_FINISHER:
        p.note("lost_no_finisher", {})
    elif lost == VERMIN_GONE:
        p.note("lost_vermin", {})
    elif lost == SHADOW_CUBES:
        p.note("lost_shadows", {})
    elif lost == UNBUILT:
        p.note("lost_unbuilt", {})
    elif lost == UNBEATEN:
        p.note("lost_thieves", {})
    elif lost == UNFINISHED:
        p.note("lost_unfinished", {})


def scenario_loss(p: Position) -> int:
    """How a scenario that has come to its end was lost, or NOT_LOST."""
    scenario = p.profile.scenario
    assert scenario is not None
    d = p.duchies[0]
    for card, number in scenario.construction:
        if how_many(d.built, card) < number:
            return UNBUILT
    for threat, _ in scenario.threats:
        if in_heap(d.threats, threat):
            return UNBEATEN
    return NOT_LOST if finished_quest(p, 0) else UNFINISHED
