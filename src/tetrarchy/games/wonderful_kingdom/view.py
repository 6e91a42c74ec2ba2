"""What a seat sees, and a whole position as plain data.

Both have the same shape. In a view every card that its seat may not know is None, the duchies of others are
as they were before the present simultaneous decisions, and ``unseen`` counts all cards that the seat has not
seen, wherever they are. In a snapshot ``unseen`` is the development pile (in solo with the unknown cards of
the danger pile, which nobody knows).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypedDict, cast

from tetrarchy.games.wonderful_kingdom.data import NONE, Components
from tetrarchy.games.wonderful_kingdom.duchy import BOUND, FROZEN, Duchy
from tetrarchy.games.wonderful_kingdom.packing import CUBES, RESOURCES, TYPES, unheap, unneed
from tetrarchy.games.wonderful_kingdom.scoring import medal, standing
from tetrarchy.games.wonderful_kingdom.state import (
    CHOOSE_ADVISOR,
    GAME_OVER,
    LOSSES,
    STEPS,
    UNKNOWN,
    Position,
)
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.state import Snapshot, View

EVERYTHING: Final = -2
SPECTATOR: Final = -1


class HiddenView(TypedDict):
    """A face-down card: None for a seat that does not know it, or that no seat laid."""

    card: str | None
    seat: int | None


class DiscardView(TypedDict):
    """A card discarded face down in a round by the seat that had laid it."""

    card: str | None
    seat: int
    round: int


class SiteView(TypedDict):
    """A card under construction and what it still needs."""

    site: str
    card: str
    needs: dict[str, int]
    frozen: bool
    bound: bool


class AreaView(TypedDict):
    """An offer area."""

    up: list[str]
    down: list[HiddenView]


class DuchyView(TypedDict):
    """One player's side of the table; ``production``, ``types`` and ``points`` follow from the rest."""

    duchy: str
    hand: list[str | None]
    traps: int
    extra_traps: int
    draft: list[str]
    draft_down: list[HiddenView]
    construction: list[SiteView]
    built: list[str]
    production: dict[str, int]
    types: dict[str, int]
    alchemy: dict[str, int]
    krystallium: int
    soldiers: int
    training: int
    cubes: dict[str, int]
    calamities: int
    threats: dict[str, int]
    thefts: dict[str, int]
    advisors: list[str]
    used: list[str]
    tasks: list[str]
    claims: list[str]
    quest_points: int
    advisor_points: int
    active_spies: int
    hidden_spies: int
    done: bool
    waiting: bool
    look: list[str | None]
    dropped: list[str]
    boxed: list[str | None]
    debt: int
    forfeited: int
    tokens: int
    giants: int
    freed: int
    giving: int
    boost: int
    blackmail: int
    usher: bool


class TableView(TypedDict):
    """The whole table."""

    game: str
    options: Options
    seats: int
    seat: int | None
    step: str
    actor: int | None
    round: int
    rounds: int
    first: int
    turn: int
    offered: int
    areas: list[AreaView]
    duchies: list[DuchyView]
    shown: list[DuchyView | None]
    unseen: dict[str, int]
    advisors_unseen: list[str]
    hidden_dangers: list[dict[str, int]]
    pile: int
    top: str | None
    danger_pile: int
    danger_unseen: int
    dangers_unseen: int
    discard: list[str]
    hidden_discards: list[DiscardView]
    decks: list[str | None]
    vermin: dict[str, int]
    queue: list[int]
    queued: int
    then: str
    revealing: int
    reveal_area: int | None
    area: int | None
    paying: int
    searched: bool
    armed: bool
    resource: str
    totals: list[int]
    rewarded: list[str]
    shadow_cubes: int
    lost: list[str]
    outcome: list[dict[str, Any]] | None


def view(p: Position, seat: int | None) -> View:
    """The table as a seat sees it."""
    return cast(View, _table(p, SPECTATOR if seat is None else seat))


def snapshot(p: Position) -> Snapshot:
    """The table as plain data."""
    return cast(Snapshot, _table(p, EVERYTHING))


def named(names: Sequence[str], word: int) -> dict[str, int]:
    """The counts of a heap that are not zero, by name."""
    return {name: number for name, number in zip(names, unheap(word, len(names)), strict=True) if number}


def members_named(names: Sequence[str], members: int) -> list[str]:
    """The names of a set's members."""
    return [name for at, name in enumerate(names) if (members >> at) & 1]


def threat_names(c: Components) -> list[str]:
    """The threats in the order of their heap."""
    return c.card_ids[c.first_threat : c.first_advisor]


def _table(p: Position, viewer: int) -> TableView:
    c = p.components
    shared = viewer != EVERYTHING and p.seats > 1
    return {
        "game": "wonderful_kingdom",
        "options": dict(p.profile.options),
        "seats": p.seats,
        "seat": viewer if viewer >= 0 else None,
        "step": STEPS[p.step],
        "actor": None if p.together() else p.seat,
        "round": p.round,
        "rounds": c.rounds,
        "first": p.first,
        "turn": p.turn,
        "offered": p.offered,
        "areas": [
            {
                "up": [c.card_ids[card] for card in p.up[area]],
                "down": [_hidden_view(c, hidden, viewer) for hidden in p.down[area]],
            }
            for area in range(2)
        ],
        "duchies": [_seen_duchy(p, seat, viewer) for seat in range(p.seats)],
        "shown": [_shown_duchy(p, seat, viewer) for seat in range(p.seats)],
        "unseen": _unseen(p, viewer if shared else EVERYTHING),
        "advisors_unseen": [] if shared else [c.card_ids[card] for card in p.advisor_pool],
        "hidden_dangers": _hidden_dangers(p, viewer) if shared else [],
        "pile": p.pile,
        "top": None if p.top == NONE else c.card_ids[p.top],
        "danger_pile": p.danger_pile,
        "danger_unseen": p.danger_unseen,
        "dangers_unseen": p.dangers_unseen,
        "discard": [c.card_ids[card] for card in p.discard],
        "hidden_discards": [_discard_view(c, entry, viewer) for entry in p.hidden_discards],
        "decks": [None if deck == NONE else c.deck_ids[deck] for deck in p.decks],
        "vermin": dict(zip(threat_names(c), p.vermin, strict=True)),
        "queue": list(p.queue),
        "queued": p.queued,
        "then": STEPS[p.then],
        "revealing": p.revealing,
        "reveal_area": None if p.reveal_area == NONE else p.reveal_area,
        "area": None if p.area == NONE else p.area,
        "paying": p.paying,
        "searched": p.searched,
        "armed": p.armed,
        "resource": RESOURCES[p.resource],
        "totals": list(p.totals),
        "rewarded": members_named(c.task_ids, p.rewarded),
        "shadow_cubes": p.shadow_cubes,
        "lost": [LOSSES[lost] for lost in p.lost],
        "outcome": _outcome(p) if p.step == GAME_OVER else None,
    }


def _outcome(p: Position) -> list[dict[str, Any]]:
    places = standing(p)
    return [
        {"place": places[seat], "lost": LOSSES[p.lost[seat]], "medal": medal(p)} for seat in range(p.seats)
    ]


def _hidden_view(c: Components, hidden: int, viewer: int) -> HiddenView:
    if hidden == UNKNOWN:
        return {"card": None, "seat": None}
    seat = hidden % 2
    known = viewer == EVERYTHING or viewer == seat
    return {"card": c.card_ids[hidden // 2] if known else None, "seat": seat}


def _discard_view(c: Components, entry: int, viewer: int) -> DiscardView:
    layer = entry // 256
    known = viewer == EVERYTHING or viewer == layer % 2
    return {"card": c.card_ids[entry % 256] if known else None, "seat": layer % 2, "round": layer // 2}


def _seen_duchy(p: Position, seat: int, viewer: int) -> DuchyView:
    """A duchy as a viewer may see it: those of others as they were before the present decisions."""
    if viewer == EVERYTHING or viewer == seat:
        return _duchy_view(p, p.duchies[seat], viewer, True)
    before = p.shown[seat]
    seen = _duchy_view(p, p.duchies[seat] if before is None else before, viewer, False)
    if p.step != CHOOSE_ADVISOR:
        seen["look"] = [None] * len(p.duchies[seat].look)
    if p.together():
        seen["done"] = False
    return seen


def _shown_duchy(p: Position, seat: int, viewer: int) -> DuchyView | None:
    before = p.shown[seat]
    return None if viewer != EVERYTHING or before is None else _duchy_view(p, before, viewer, True)


def _duchy_view(p: Position, d: Duchy, viewer: int, own: bool) -> DuchyView:
    c = p.components

    def secret(cards: list[int]) -> list[str | None]:
        return [c.card_ids[card] if own else None for card in cards]

    return {
        "duchy": c.duchy_ids[d.card],
        "hand": secret(d.hand),
        "traps": d.traps,
        "extra_traps": d.extra_traps,
        "draft": [c.card_ids[card] for card in d.draft],
        "draft_down": [_hidden_view(c, hidden, viewer) for hidden in d.draft_down],
        "construction": [_site_view(c, site, need) for site, need in zip(d.sites, d.needs, strict=True)],
        "built": [c.card_ids[card] for card in d.built],
        "production": {RESOURCES[cube]: d.production(cube) for cube in range(CUBES)},
        "types": named(TYPES, d.types),
        "alchemy": named(RESOURCES[:CUBES], d.alchemy),
        "krystallium": d.krystallium,
        "soldiers": d.soldiers,
        "training": d.training,
        "cubes": named(RESOURCES[:CUBES], d.cubes),
        "calamities": d.calamities,
        "threats": named(threat_names(c), d.threats),
        "thefts": named(RESOURCES[:CUBES], d.thefts),
        "advisors": members_named(c.card_ids[c.first_advisor :], d.advisors),
        "used": members_named(c.card_ids[c.first_advisor :], d.used),
        "tasks": members_named(c.task_ids, d.tasks),
        "claims": members_named(c.task_ids, d.claims),
        "quest_points": d.quest_points,
        "advisor_points": d.advisor_points,
        "active_spies": d.active_spies,
        "hidden_spies": d.hidden_spies,
        "done": d.done,
        "waiting": d.waiting,
        "look": secret(d.look),
        "dropped": [c.card_ids[card] for card in d.dropped],
        "boxed": secret(d.boxed),
        "debt": d.debt,
        "forfeited": d.forfeited,
        "tokens": d.tokens,
        "giants": d.giants,
        "freed": d.freed,
        "giving": d.giving,
        "boost": d.boost,
        "blackmail": d.blackmail,
        "usher": d.usher,
    }


def _site_view(c: Components, site: int, need: int) -> SiteView:
    wanted = {name: number for name, number in zip(RESOURCES, unneed(need), strict=True) if number}
    return {
        "site": c.site_names[site],
        "card": c.card_ids[c.site_card[site]],
        "needs": wanted,
        "frozen": need & FROZEN != 0,
        "bound": need & BOUND != 0,
    }


def _secret_cards(p: Position, viewer: int) -> list[tuple[int, int, int]]:
    """The certain cards that a viewer may not know: (card, the seat it belongs to, round)."""
    found: list[tuple[int, int, int]] = []
    for seat in range(p.seats):
        if seat == viewer:
            continue
        d = p.duchies[seat]
        hidden = d.hand + d.look + d.boxed
        before = p.shown[seat]
        if p.step == CHOOSE_ADVISOR and before is not None:
            hidden = list(before.look)
        found += [(card, seat, p.round) for card in hidden]
    laid = p.down[0] + p.down[1]
    for d in p.duchies:
        laid = laid + d.draft_down
    found += [(h // 2, h % 2, p.round) for h in laid if h != UNKNOWN and h % 2 != viewer]
    for entry in p.hidden_discards:
        layer = entry // 256
        if layer % 2 != viewer:
            found.append((entry % 256, layer % 2, layer // 2))
    return found


def _unseen(p: Position, viewer: int) -> dict[str, int]:
    """All cards that a viewer has not seen, but no dangers, whose number is known; or the pile alone."""
    cards = list(p.pool)
    if viewer != EVERYTHING:
        cards += p.advisor_pool
        cards += [card for card, _, _ in _secret_cards(p, viewer) if not p.components.is_danger(card)]
    shown: dict[str, int] = {}
    for card in sorted(cards):
        name = p.components.card_ids[card]
        shown[name] = shown.get(name, 0) + 1
    return shown


def _hidden_dangers(p: Position, viewer: int) -> list[dict[str, int]]:
    """Dangers that a viewer has not seen: each is somewhere among the hidden cards of its seat and round."""
    dangers = [
        (seat, round_) for card, seat, round_ in _secret_cards(p, viewer) if p.components.is_danger(card)
    ]
    return [{"seat": seat, "round": round_} for seat, round_ in sorted(dangers)]
