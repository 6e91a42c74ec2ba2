"""The way back: from a snapshot to a position, and from a view to a snapshot that fits it."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any, Final, cast

from librt.random import Random

from tetrarchy.games.wonderful_kingdom.actions import Codes
from tetrarchy.games.wonderful_kingdom.data import NONE, Components
from tetrarchy.games.wonderful_kingdom.duchy import BOUND, FROZEN, Duchy, new_duchy
from tetrarchy.games.wonderful_kingdom.packing import CUBES, RESOURCES, heap, need, unneed
from tetrarchy.games.wonderful_kingdom.profile import Profile
from tetrarchy.games.wonderful_kingdom.state import (
    DEAL_DUCHY,
    LOSSES,
    STEPS,
    TAKEN,
    UNKNOWN,
    Position,
    empty,
)
from tetrarchy.games.wonderful_kingdom.view import DuchyView, HiddenView, TableView, threat_names
from tetrarchy.kernel.bits import bit
from tetrarchy.kernel.errors import BadSnapshot
from tetrarchy.kernel.state import Snapshot, View

_MOST: Final = 200
_MOST_POINTS: Final = 100_000


def restore(p: Position, table: Snapshot, profile: Profile, c: Components, codes: Codes) -> None:
    """Make a position what a snapshot tells; BadSnapshot where it tells nonsense."""
    try:
        empty(p, profile, c, codes)
        _restore(p, cast(TableView, table))
    except (KeyError, TypeError, ValueError, IndexError, OverflowError, AttributeError) as error:
        raise BadSnapshot(
            "bad-snapshot",
            "This is no position of It's a Wonderful Kingdom: {why}.",
            why=f"{type(error).__name__} {error}",
        ) from error


def _restore(p: Position, table: TableView) -> None:
    c = p.components
    p.step = STEPS.index(table["step"])
    if p.step >= TAKEN:
        raise ValueError("nobody decides at this step")
    p.seat = 0 if table["actor"] is None else _number(table["actor"], 0, p.seats - 1)
    p.round = _number(table["round"], 0, c.rounds)
    p.first = _number(table["first"], 0, p.seats - 1)
    p.turn = _number(table["turn"], 0, p.profile.takes)
    p.offered = _number(table["offered"], 0, 2)
    for area in range(2):
        shown = table["areas"][area]
        p.up[area] = sorted(_cards(c, shown["up"]))
        p.down[area] = [_hidden(c, hidden) for hidden in shown["down"]]
    p.duchies = [_duchy(p, seen) for seen in table["duchies"]]
    p.shown = [None if seen is None else _duchy(p, seen) for seen in table["shown"]]
    if len(p.duchies) != p.seats or len(p.shown) != p.seats:
        raise ValueError("the number of seats does not agree")
    for name, number in table["unseen"].items():
        p.pool += [_position(c.card_ids, name)] * _number(number, 0, _MOST)
    p.pool.sort()
    p.advisor_pool = sorted(_cards(c, table["advisors_unseen"]))
    p.pile = _number(table["pile"], 0, len(p.pool))
    p.top = NONE if table["top"] is None else _position(c.card_ids, table["top"])
    p.danger_pile = _number(table["danger_pile"], 0, _MOST)
    p.danger_unseen = _number(table["danger_unseen"], 0, _MOST)
    p.dangers_unseen = _number(table["dangers_unseen"], 0, p.danger_unseen)
    p.discard = sorted(_cards(c, table["discard"]))
    for entry in table["hidden_discards"]:
        layer = _number(entry["round"], 0, c.rounds) * 2 + _number(entry["seat"], 0, 1)
        p.hidden_discards.append(layer * 256 + _card(c, entry["card"]))
    p.decks = [NONE if deck is None else _position(c.deck_ids, deck) for deck in table["decks"]]
    p.vermin = [_number(table["vermin"][name], 0, _MOST) for name in threat_names(c)]
    p.queue = tuple(_number(target, 0, 5) for target in table["queue"])
    p.queued = _number(table["queued"], 0, len(p.queue))
    p.then = _position(STEPS, table["then"])
    p.revealing = _number(table["revealing"], 0, _MOST)
    p.reveal_area = _optional(table["reveal_area"])
    p.area = _optional(table["area"])
    p.paying = _number(table["paying"], 0, _MOST)
    p.searched = _truth(table["searched"])
    p.armed = _truth(table["armed"])
    p.resource = _position(RESOURCES[:CUBES], table["resource"])
    p.totals = [_number(total, 0, _MOST_POINTS) for total in table["totals"]]
    p.rewarded = _set(c.task_ids, table["rewarded"])
    p.shadow_cubes = _number(table["shadow_cubes"], 0, _MOST)
    p.lost = [_position(LOSSES, loss) for loss in table["lost"]]
    if not len(p.decks) == len(p.totals) == len(p.lost) == p.seats:
        raise ValueError("the number of seats does not agree")


def _duchy(p: Position, seen: DuchyView) -> Duchy:
    c = p.components
    d = new_duchy()
    d.card = _position(c.duchy_ids, seen["duchy"])
    if p.step != DEAL_DUCHY:
        d.income = c.duchy_income[p.profile.side][d.card]
        d.points_per = c.duchy_points_per[p.profile.side][d.card]
    for card in _cards(c, seen["built"]):
        d.add_built(card, c)
    d.hand = sorted(_cards(c, seen["hand"]))
    d.traps = _number(seen["traps"], 0, _MOST)
    d.extra_traps = _number(seen["extra_traps"], 0, _MOST)
    d.draft = sorted(_cards(c, seen["draft"]))
    d.draft_down = [_hidden(c, hidden) for hidden in seen["draft_down"]]
    for shown in sorted(seen["construction"], key=lambda site: c.site_names.index(site["site"])):
        site = c.site_names.index(shown["site"])
        cost = unneed(c.cost[c.site_card[site]])
        wanted = need(
            [_number(shown["needs"].get(name, 0), 0, cost[at]) for at, name in enumerate(RESOURCES)]
        )
        d.sites.append(site)
        flags = (FROZEN if _truth(shown["frozen"]) else 0) | (BOUND if _truth(shown["bound"]) else 0)
        d.needs.append(wanted | flags)
    d.alchemy = _heap(RESOURCES[:CUBES], seen["alchemy"])
    d.krystallium = _number(seen["krystallium"], 0, _MOST)
    d.soldiers = _number(seen["soldiers"], 0, _MOST)
    d.training = _number(seen["training"], 0, 1)
    d.cubes = _heap(RESOURCES[:CUBES], seen["cubes"])
    d.calamities = _number(seen["calamities"], 0, _MOST)
    d.threats = _heap(threat_names(c), seen["threats"])
    d.thefts = _heap(RESOURCES[:CUBES], seen["thefts"])
    d.advisors = _set(c.card_ids[c.first_advisor :], seen["advisors"])
    d.used = _set(c.card_ids[c.first_advisor :], seen["used"])
    d.tasks = _set(c.task_ids, seen["tasks"])
    d.claims = _set(c.task_ids, seen["claims"])
    d.quest_points = _number(seen["quest_points"], 0, _MOST_POINTS)
    d.advisor_points = _number(seen["advisor_points"], 0, _MOST_POINTS)
    d.active_spies = _number(seen["active_spies"], 0, _MOST)
    d.hidden_spies = _number(seen["hidden_spies"], 0, _MOST)
    d.done = _truth(seen["done"])
    d.waiting = _truth(seen["waiting"])
    d.look = sorted(_cards(c, seen["look"]))
    d.dropped = sorted(_cards(c, seen["dropped"]))
    d.boxed = sorted(_cards(c, seen["boxed"]))
    d.debt = _number(seen["debt"], 0, len(d.draft))
    d.forfeited = _number(seen["forfeited"], 0, _MOST)
    d.tokens = _number(seen["tokens"], 0, _MOST)
    d.giants = _number(seen["giants"], 0, _MOST)
    d.freed = _number(seen["freed"], 0, _MOST)
    d.giving = _number(seen["giving"], 0, _MOST)
    d.boost = _number(seen["boost"], 0, _MOST)
    d.blackmail = _number(seen["blackmail"], 0, _MOST)
    d.usher = _truth(seen["usher"])
    return d


def _number(value: object, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"{value} is not from {least} to {most}")
    return value


def _truth(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"{value} is neither true nor false")
    return value


def _optional(value: int | None) -> int:
    return NONE if value is None else _number(value, 0, 1)


def _position(names: Sequence[str], name: object) -> int:
    if name not in names:
        raise ValueError(f"there is no {name}")
    return names.index(str(name))


def _card(c: Components, name: str | None) -> int:
    return _position(c.card_ids, name)


def _cards(c: Components, names: Sequence[str | None]) -> list[int]:
    return [_card(c, name) for name in names]


def _hidden(c: Components, hidden: HiddenView) -> int:
    if hidden["seat"] is None:
        return UNKNOWN
    return _card(c, hidden["card"]) * 2 + _number(hidden["seat"], 0, 1)


def _heap(names: Sequence[str], counts: dict[str, int]) -> int:
    for name in counts:
        _position(names, name)
    return heap([_number(counts.get(name, 0), 0, _MOST) for name in names])


def _set(names: Sequence[str], chosen: list[str]) -> int:
    members = 0
    for name in chosen:
        members |= bit(_position(names, name))
    return members


# ---------------------------------------------------------------- imagining


def filled_in(view: View, c: Components, rng: Random) -> Snapshot:
    """A snapshot that fits a view: every card that the view hides is drawn from those not seen."""
    table: dict[str, Any] = copy.deepcopy(view)
    table["seat"] = None
    if table["seats"] == 1:
        return table
    unseen = [name for name, number in table["unseen"].items() for _ in range(number)]
    for at in range(len(unseen) - 1, 0, -1):
        other = rng.randrange(at + 1)
        unseen[at], unseen[other] = unseen[other], unseen[at]
    for danger in table["hidden_dangers"]:
        seat = danger["seat"]
        slots = _hidden_slots(table, seat, danger["round"])
        holder, key = slots[rng.randrange(len(slots))]
        deck = table["decks"][seat]
        holder[key] = c.card_ids[c.calamity if deck is None else c.deck_danger[c.deck_ids.index(deck)]]
    table["hidden_dangers"] = []
    advisors = set(c.card_ids[c.first_advisor :])
    setting_up = table["round"] == 0
    for duchy in table["duchies"]:
        for cards in (duchy["boxed"], duchy["look"] if setting_up else []):
            for at, card in enumerate(cards):
                if card is None:
                    cards[at] = next(name for name in unseen if name in advisors)
                    unseen.remove(cards[at])
    for duchy in table["duchies"]:
        for cards in (duchy["hand"], duchy["look"]):
            for at, card in enumerate(cards):
                if card is None:
                    cards[at] = unseen.pop()
    for hidden in _laid(table) + table["hidden_discards"]:
        if hidden["card"] is None:
            hidden["card"] = unseen.pop()
    if setting_up:
        table["advisors_unseen"] = [name for name in unseen if name in advisors]
        unseen = [name for name in unseen if name not in advisors]
    table["unseen"] = {name: unseen.count(name) for name in set(unseen)}
    return table


def _laid(table: dict[str, Any]) -> list[dict[str, Any]]:
    """All face-down cards of offers and draft areas."""
    laid: list[dict[str, Any]] = table["areas"][0]["down"] + table["areas"][1]["down"]
    for duchy in table["duchies"]:
        laid = laid + duchy["draft_down"]
    return laid


def _hidden_slots(table: dict[str, Any], seat: int, round_: int) -> list[tuple[Any, Any]]:
    """The places of a seat's hidden cards of a round."""
    slots: list[tuple[Any, Any]] = []
    if round_ == table["round"]:
        hand = table["duchies"][seat]["hand"]
        slots += [(hand, at) for at, card in enumerate(hand) if card is None]
        slots += [(h, "card") for h in _laid(table) if h["card"] is None and h["seat"] == seat]
    slots += [
        (entry, "card")
        for entry in table["hidden_discards"]
        if entry["card"] is None and entry["seat"] == seat and entry["round"] == round_
    ]
    return slots
