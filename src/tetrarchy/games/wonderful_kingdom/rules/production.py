"""Phase C: four steps, one for each resource."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.data import NONE
from tetrarchy.games.wonderful_kingdom.packing import BYTE, RESOURCES
from tetrarchy.games.wonderful_kingdom.rules.construction import store_useless
from tetrarchy.games.wonderful_kingdom.state import PRODUCTION, Position


def begin_production(p: Position, resource: i64) -> None:
    """A step: the icons of the resource are counted, supremacy is settled, and each player has the cubes to
    place on cards or in the alchemy area.
    """
    p.step = PRODUCTION
    p.resource = resource
    for seat in range(p.seats):
        p.totals[seat] = p.duchies[seat].production(resource)
    if p.events is not None:
        for seat in range(p.seats):
            data = {"seat": seat, "resource": RESOURCES[resource], "cubes": p.totals[seat]}
            p.note("produced", data)
    leader = supreme(p, p.totals)
    if leader != NONE:
        reward_supremacy(p, leader, None)
    for seat in range(p.seats):
        d = p.duchies[seat]
        d.done = False
        d.usher = False
        d.cubes = p.totals[seat] << (BYTE * resource)
        store_useless(p, seat)


def supreme(p: Position, totals: vec[i64]) -> i64:
    """Who has supremacy: whoever produces more than the other; alone, with at least five cubes."""
    if p.profile.solo:
        return 0 if totals[0] >= p.components.supremacy else NONE
    if totals[0] == totals[1]:
        return NONE
    return 0 if totals[0] > totals[1] else 1


def reward_supremacy(p: Position, seat: i64, seats: tuple[int, ...] | None) -> None:
    """Supremacy: the soldier of the training area is taken; if there is none, one is put there.

    ``seats``: who may see it.
    """
    d = p.duchies[seat]
    if d.training:
        d.training = 0
        d.soldiers += 1
        if p.events is not None:
            p.note("soldier_trained", {"seat": seat}, seats)
    else:
        d.training = 1
        if p.events is not None:
            p.note("training_begun", {"seat": seat}, seats)
