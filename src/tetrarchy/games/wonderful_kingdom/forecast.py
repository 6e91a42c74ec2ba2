"""How soon cards can be complete, from what lies in a duchy and what its production still brings.

It counts what is sure: cubes to be placed, the production still to come, krystallium, soldiers, and the
krystallium that five cubes of the alchemy area make. Supremacy, advisors, tasks and what cards completed on
the way produce may bring more.
"""

from __future__ import annotations

from tetrarchy.games.wonderful_kingdom.duchy import FROZEN, Duchy
from tetrarchy.games.wonderful_kingdom.packing import (
    CUBES,
    KRYSTALLIUM,
    RESOURCES,
    SOLDIER,
    heap_total,
    unheap,
    unneed,
)
from tetrarchy.games.wonderful_kingdom.plain import OutlookView
from tetrarchy.games.wonderful_kingdom.profile import ALCHEMY
from tetrarchy.games.wonderful_kingdom.state import (
    BATTLE,
    DRAW,
    ENDING,
    GAME_OVER,
    PRODUCTION,
    Position,
)


def coming(p: Position, d: Duchy) -> list[int]:
    """The cubes of each kind that a duchy still gets this round, those to be placed included."""
    step = p.then if p.step == DRAW else p.step
    if step == BATTLE or step == ENDING or step == GAME_OVER:
        return [0] * CUBES
    found = unheap(d.cubes)
    first = p.resource + 1 if step == PRODUCTION else 0
    for cube in range(first, CUBES):
        found[cube] += d.production(cube)
    return found


def missing(d: Duchy, needs: list[int], cubes: list[int]) -> int:
    """How many pieces are missing when these cubes are put where they are needed, and krystallium made of
    the others fills gaps.
    """
    gaps = needs[KRYSTALLIUM]
    spare = heap_total(d.alchemy)
    for cube in range(CUBES):
        gaps += max(0, needs[cube] - cubes[cube])
        spare += max(0, cubes[cube] - needs[cube])
    gaps -= d.krystallium + spare // ALCHEMY
    return max(0, gaps) + max(0, needs[SOLDIER] - d.soldiers)


def outlook(p: Position, d: Duchy, need: int) -> OutlookView:
    """How soon a card with this need can be complete, if all that comes is for it."""
    needs = unneed(need)
    cubes = coming(p, d)
    short = missing(d, needs, cubes)
    frozen = need & FROZEN != 0
    rounds: int | None = None
    if not frozen:
        if short == 0:
            rounds = 0
        elif p.round < p.components.rounds:
            later = [cubes[cube] + d.production(cube) for cube in range(CUBES)]
            if missing(d, needs, later) == 0:
                rounds = 1
    have = [*cubes, d.krystallium, d.soldiers]
    lacks = {
        name: needs[at] - have[at] for at, name in enumerate(RESOURCES) if needs[at] > have[at] and short > 0
    }
    return {"rounds": rounds, "short": short, "lacks": lacks}


def finishing(p: Position, d: Duchy) -> list[int]:
    """The sites that can all be completed this round: those that ask for least come first, and others join
    them as long as it is enough for all.
    """
    cubes = coming(p, d)
    open_: list[tuple[int, int]] = []
    for at, need in enumerate(d.needs):
        if not need & FROZEN and missing(d, unneed(need), cubes) == 0:
            open_.append((sum(unneed(need)), at))
    open_.sort()
    together = [0] * len(RESOURCES)
    found: list[int] = []
    for _, at in open_:
        more = [a + b for a, b in zip(together, unneed(d.needs[at]), strict=True)]
        if missing(d, more, cubes) == 0:
            together = more
            found.append(d.sites[at])
    return found
