"""Quests: tasks that may be done at any time, each once by each player."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.duchy import Duchy
from tetrarchy.games.wonderful_kingdom.packing import (
    CUBES,
    KRYSTALLIUM,
    SOLDIER,
    in_heap,
    needed,
    one,
)
from tetrarchy.games.wonderful_kingdom.state import Position
from tetrarchy.kernel.bits import bit


def shortage(d: Duchy, cost: i64) -> i64:
    """The krystallium that a task takes: its own, and one for each cube that the alchemy area lacks."""
    lacking = needed(cost, KRYSTALLIUM)
    for cube in range(CUBES):
        more = needed(cost, cube) - in_heap(d.alchemy, cube)
        if more > 0:
            lacking += more
    return lacking


def can_do(p: Position, d: Duchy, task: i64) -> bool:
    """Whether a task is still to be done and can be paid in full."""
    if (d.tasks >> task) & 1:
        return False
    cost = p.profile.tasks[task].cost
    return d.soldiers >= needed(cost, SOLDIER) and d.krystallium >= shortage(d, cost)


def do_task(p: Position, seat: i64, task: i64) -> None:
    """All resources of a task are paid at once, cubes from the alchemy area first, and the reward is taken.

    A reward for the first player only is settled at the end of a phase in which both decide.
    """
    d = p.duchies[seat]
    flag = bit(task)
    cost = p.profile.tasks[task].cost
    d.krystallium -= shortage(d, cost)
    d.soldiers -= needed(cost, SOLDIER)
    for cube in range(CUBES):
        there = in_heap(d.alchemy, cube)
        asked = needed(cost, cube)
        d.alchemy -= one(cube) * (asked if asked < there else there)
    d.tasks |= flag
    if p.events is not None:
        p.note("task_done", {"seat": seat, "task": p.components.task_ids[task]}, p.private(seat))
    if not p.profile.tasks[task].first_only:
        take_reward(p, seat, task)
    elif p.seats > 1 and p.together():
        d.claims |= flag
    elif not p.rewarded & flag:
        p.rewarded |= flag
        take_reward(p, seat, task)


def settle_claims(p: Position) -> None:
    """Both have decided: rewards for the first go to their only claimant, or to the round's first player."""
    for offset in range(p.seats):
        seat = (p.first + offset) % p.seats
        d = p.duchies[seat]
        if d.claims:
            for task in p.profile.task_numbers:
                flag = bit(task)
                if d.claims & flag and not p.rewarded & flag:
                    p.rewarded |= flag
                    take_reward(p, seat, task)
            d.claims = 0


def take_reward(p: Position, seat: i64, task: i64) -> None:
    """Krystallium, soldiers, points, or a spy: with no token left a hidden one turns active."""
    d = p.duchies[seat]
    reward = p.profile.tasks[task]
    d.krystallium += reward.krystallium
    d.soldiers += reward.soldiers
    d.quest_points += reward.points
    for _ in range(reward.spies):
        if d.active_spies + d.hidden_spies < p.profile.spy_tokens:
            d.active_spies += 1
        elif d.hidden_spies:
            d.hidden_spies -= 1
            d.active_spies += 1
    if p.events is not None:
        p.note("reward_taken", {"seat": seat, "task": p.components.task_ids[task]}, p.private(seat))
