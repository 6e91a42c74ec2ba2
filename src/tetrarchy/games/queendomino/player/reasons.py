"""Why an action is good: the queen, what grows, what a building or a domino brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tetrarchy.games.queendomino.engine import Queendomino
from tetrarchy.games.queendomino.kingdom import TERRAINS, TOWN, Survey
from tetrarchy.games.queendomino.plain import KingdomView
from tetrarchy.games.queendomino.player.greedy import value_of_burning
from tetrarchy.games.queendomino.player.laying import best_with
from tetrarchy.kernel.reasons import Reason, Tried


def reason(tried: Tried) -> Reason | None:
    """The most telling thing that an action of each kind does; None where the score sheet tells it best."""
    tell = _REASONS.get(tried.verb)
    return None if tell is None else tell(tried)


def _laying(tried: Tried) -> Reason | None:
    """The region that gains most by the new domino, or at least grows; room for a building."""
    before, after = _kingdom(tried, before=True), _kingdom(tried)
    laid = set(after["squares"]) - set(before["squares"])
    grown = [region for region in after["regions"] if not laid.isdisjoint(region["squares"])]
    best = max(grown, key=lambda region: (tried.lines.get(region["terrain"], 0), len(region["squares"])))
    squares = len(best["squares"])
    points = tried.lines.get(best["terrain"], 0)
    if points > 0:
        return Reason("grows-for-points", {"terrain": best["terrain"], "squares": squares, "points": points})
    if tried.lines:
        return None
    new = sum(square in laid for square in best["squares"])
    if squares > new:
        return Reason("grows", {"terrain": best["terrain"], "squares": squares})
    if any(region["terrain"] == TERRAINS[TOWN] for region in grown) and tried.after["spaces"]:
        return Reason("town", {})
    return Reason("room", {})


def _building(tried: Tried) -> Reason | None:
    """What a building brings on its best site: the queen, points, towers, knights or coins."""
    if tried.after["step"] == "site":
        built = max(tried.then(), key=lambda site: sum(site.lines.values()))
    else:
        built = tried
    if built.own("queen_joined") is not None:
        region = next(region for region in _kingdom(built)["regions"] if region["queen"])
        return Reason("queen", {"terrain": region["terrain"], "points": len(region["squares"])})
    event = built.own("building_built")
    assert event is not None
    building = event["building"]
    points = sum(points for line, points in built.lines.items() if line != "coins")
    if points > 0:
        return Reason("building", {"building": building, "points": points})
    before, after = _kingdom(built, before=True), _kingdom(built)
    if after["towers"] > before["towers"]:
        return Reason("towers", {"building": building, "towers": after["towers"] - before["towers"]})
    if after["knights"] > before["knights"]:
        return Reason("knights", {"building": building, "knights": after["knights"] - before["knights"]})
    return Reason("building-later", {"building": building})


def _burning(tried: Tried) -> Reason:
    """How much somebody else would gain by what the dragon burns."""
    state = _state(tried)
    space = int(tried.fields["space"]) - 1
    building = state.components.building_ids[state.spaces[space]]
    points = int(value_of_burning(state, space))
    if points > 0:
        return Reason("burn", {"building": building, "points": points})
    return Reason("burn-first", {"building": building})


def _taxing(tried: Tried) -> Reason:
    before, after = _kingdom(tried, before=True), _kingdom(tried)
    return Reason("tax", {"coins": after["coins"] - before["coins"]})


def _choosing(tried: Tried) -> Reason:
    """What a domino brings where it does best; the turn in the next round where it brings nothing."""
    state = _state(tried)
    at = int(tried.fields["domino"]) - 1
    domino = state.next_line[at]
    which = state.kingdom_of(tried.seat)
    kingdom = state.kingdoms[which]
    best = best_with(state, kingdom, which, domino)
    if best is kingdom:
        return Reason("fits-nowhere", {})
    c = state.components
    halves = ((c.terrain_a[domino], c.crowns_a[domino]), (c.terrain_b[domino], c.crowns_b[domino]))
    before, after = Survey(kingdom), Survey(best)
    terrain, crowns = max(halves, key=lambda half: (after.points[half[0]] - before.points[half[0]], half[1]))
    points = int(after.points[terrain] - before.points[terrain])
    if points > 0:
        return Reason("domino", {"terrain": TERRAINS[terrain], "points": points})
    if crowns:
        return Reason("crowns", {"terrain": TERRAINS[terrain], "crowns": crowns})
    return Reason("order", {"place": at + 1, "all": len(state.next_line)})


def _passing(tried: Tried) -> Reason | None:
    """What is kept by not doing it."""
    step = tried.before["step"]
    if step == "tax":
        return Reason("keep-knight", {})
    if step == "build":
        return Reason("keep-coins", {})
    return Reason("keep-coin", {})


def _state(tried: Tried) -> Queendomino:
    assert isinstance(tried.state, Queendomino)
    return tried.state


def _kingdom(tried: Tried, before: bool = False) -> KingdomView:
    """The kingdom of the seat that acts."""
    view = tried.before if before else tried.after
    shown: KingdomView = view["kingdoms"][_state(tried).kingdom_of(tried.seat)]
    return shown


_REASONS: Final[dict[str, Callable[[Tried], Reason | None]]] = {
    "place": _laying,
    "build": _building,
    "site": _building,
    "burn": _burning,
    "tax": _taxing,
    "choose": _choosing,
    "pass": _passing,
}
