"""What a seat sees, and a whole position as plain data; ``plain`` tells the shape of both."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.data import NONE, SIDES, Components
from tetrarchy.games.wonderful_kingdom.duchy import BOUND, FROZEN, Duchy
from tetrarchy.games.wonderful_kingdom.forecast import finishing, outlook
from tetrarchy.games.wonderful_kingdom.packing import (
    CUBES,
    RESOURCES,
    TYPES,
    in_heap,
    members_named,
    named,
    unneed,
)
from tetrarchy.games.wonderful_kingdom.plain import (
    DangerView,
    DiscardView,
    DuchyView,
    HiddenView,
    InPlayView,
    OutcomeView,
    OutlookView,
    SiteView,
    TableView,
)
from tetrarchy.games.wonderful_kingdom.rules.planning import recycled_cubes
from tetrarchy.games.wonderful_kingdom.rules.production import supreme
from tetrarchy.games.wonderful_kingdom.scoring import medal, standing, type_points
from tetrarchy.games.wonderful_kingdom.state import (
    BATTLE,
    CHOOSE_ADVISOR,
    DRAW,
    ENDING,
    GAME_OVER,
    LOOK,
    LOSSES,
    PLANNING,
    PRODUCTION,
    STEPS,
    UNKNOWN,
    Position,
)
from tetrarchy.kernel.state import Snapshot, View


class Viewer:
    """Who looks at the table: a seat, a spectator (None), or for a snapshot whoever may see everything."""

    def __init__(self, seat: int | None, everything: bool = False) -> None:
        self.seat = seat
        self.everything = everything

    def knows(self, seat: int) -> bool:
        """Whether the viewer sees what only a seat may know."""
        return self.everything or self.seat == seat


def view(p: Position, seat: int | None) -> View:
    """The table as a seat sees it."""
    return cast(View, _table(p, Viewer(seat)))


def snapshot(p: Position) -> Snapshot:
    """The table as plain data."""
    return cast(Snapshot, _table(p, Viewer(None, everything=True)))


def _table(p: Position, viewer: Viewer) -> TableView:
    c = p.components
    secrets = p.seats > 1 and not viewer.everything
    duchies = [_seen_duchy(p, seat, viewer) for seat in range(p.seats)]
    return {
        "game": "wonderful_kingdom",
        "options": dict(p.profile.options),
        "in_play": _in_play(p),
        "seats": p.seats,
        "seat": viewer.seat,
        "step": STEPS[p.step],
        "actor": None if p.together() else p.seat,
        "round": p.round,
        "rounds": c.rounds,
        "phase": _phase(p),
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
        "duchies": duchies,
        "shown": [_shown_duchy(p, seat, viewer) for seat in range(p.seats)],
        "unseen": _unseen(p, viewer),
        "advisors_unseen": [] if secrets else [c.card_ids[card] for card in p.advisor_pool],
        "hidden_dangers": _hidden_dangers(p, viewer) if secrets else [],
        "pile": p.pile,
        "top": None if p.top == NONE else c.card_ids[p.top],
        "danger_pile": p.danger_pile,
        "danger_unseen": p.danger_unseen,
        "dangers_unseen": p.dangers_unseen,
        "discard": [c.card_ids[card] for card in p.discard],
        "hidden_discards": [_discard_view(c, entry, viewer) for entry in p.hidden_discards],
        "decks": [None if deck == NONE else c.deck_ids[deck] for deck in p.decks],
        "vermin": {name: in_heap(p.vermin, threat) for threat, name in enumerate(c.threat_ids())},
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
        "supremacy": _supremacy(p, duchies),
        "rewarded": members_named(c.task_ids, p.rewarded),
        "shadow_cubes": p.shadow_cubes,
        "lost": [LOSSES[lost] for lost in p.lost],
        "outcome": _outcome(p) if p.step == GAME_OVER else None,
    }


def _phase(p: Position) -> str:
    step = p.then if p.step == DRAW else p.step
    if p.round == 0:
        return "setup"
    if step == PRODUCTION or step == BATTLE:
        return STEPS[step]
    if step == PLANNING or step == LOOK:
        return "planning"
    return "end" if step == ENDING or step == GAME_OVER else "draft"


def _in_play(p: Position) -> InPlayView:
    profile = p.profile
    known_deck = not profile.threats or p.decks[0] != NONE
    return {
        "modules": profile.modules,
        "quests": [p.components.quest_ids[board] for board in profile.boards],
        "side": SIDES[profile.side],
        "scenario": None if profile.scenario is None else profile.scenario.number,
        "search": str(profile.options["search"]) if profile.solo else None,
        "battle": profile.threats,
        "medals": profile.medals(p.components, p.decks[0]) if profile.solo and known_deck else [],
    }


def _outcome(p: Position) -> list[OutcomeView]:
    places = standing(p)
    return [
        {"place": places[seat], "lost": LOSSES[p.lost[seat]], "medal": medal(p)} for seat in range(p.seats)
    ]


def _hidden_view(c: Components, hidden: int, viewer: Viewer) -> HiddenView:
    if hidden == UNKNOWN:
        return {"card": None, "seat": None}
    seat = hidden % 2
    return {"card": c.card_ids[hidden // 2] if viewer.knows(seat) else None, "seat": seat}


def _discard_view(c: Components, entry: int, viewer: Viewer) -> DiscardView:
    layer = entry // 256
    seat = layer % 2
    card = c.card_ids[entry % 256] if viewer.knows(seat) else None
    return {"card": card, "seat": seat, "round": layer // 2}


def _seen_duchy(p: Position, seat: int, viewer: Viewer) -> DuchyView:
    """A duchy as a viewer may see it: those of others as they were before the present decisions."""
    if viewer.knows(seat):
        return _duchy_view(p, p.duchies[seat], viewer, True)
    before = p.shown[seat]
    seen = _duchy_view(p, p.duchies[seat] if before is None else before, viewer, False)
    if p.step != CHOOSE_ADVISOR:
        seen["look"] = [None] * len(p.duchies[seat].look)
    seen["rejected"] = [None] * len(p.duchies[seat].rejected)
    if p.together():
        seen["done"] = False
    return seen


def _shown_duchy(p: Position, seat: int, viewer: Viewer) -> DuchyView | None:
    before = p.shown[seat]
    return _duchy_view(p, before, viewer, True) if viewer.everything and before is not None else None


def _duchy_view(p: Position, d: Duchy, viewer: Viewer, own: bool) -> DuchyView:
    c = p.components

    def secret(cards: vec[i64]) -> list[str | None]:
        return [c.card_ids[card] if own else None for card in cards]

    return {
        "duchy": c.duchy_ids[d.card],
        "hand": secret(d.hand),
        "traps": d.traps,
        "extra_traps": d.extra_traps,
        "draft": [c.card_ids[card] for card in d.draft],
        "draft_down": [_hidden_view(c, hidden, viewer) for hidden in d.draft_down],
        "recycling": _recycling(p, d),
        "outlook": _outlooks(p, d, own),
        "construction": _construction(p, d),
        "built": [c.card_ids[card] for card in d.built],
        "worth": {
            c.card_ids[card]: c.points[card] + type_points(c.points_per[card], d.types) for card in d.built
        },
        "production": {RESOURCES[cube]: d.production(cube) for cube in range(CUBES)},
        "types": named(TYPES, d.types),
        "alchemy": named(RESOURCES[:CUBES], d.alchemy),
        "krystallium": d.krystallium,
        "soldiers": d.soldiers,
        "training": d.training,
        "cubes": named(RESOURCES[:CUBES], d.cubes),
        "calamities": d.calamities,
        "threats": named(c.threat_ids(), d.threats),
        "thefts": named(RESOURCES[:CUBES], d.thefts),
        "advisors": members_named(c.advisor_ids(), d.advisors),
        "used": members_named(c.advisor_ids(), d.used),
        "tasks": members_named(c.task_ids, d.tasks),
        "claims": members_named(c.task_ids, d.claims),
        "quest_points": d.quest_points,
        "advisor_points": d.advisor_points,
        "active_spies": d.active_spies,
        "hidden_spies": d.hidden_spies,
        "done": d.done,
        "waiting": d.waiting,
        "look": secret(d.look),
        "rejected": secret(d.rejected),
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


def _recycling(p: Position, d: Duchy) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for card in d.draft:
        if card < p.components.calamity:
            cubes = recycled_cubes(p, d, card)
            found[p.components.card_ids[card]] = named(RESOURCES[:CUBES], cubes)
    return found


def _outlooks(p: Position, d: Duchy, own: bool) -> dict[str, OutlookView]:
    """How soon the developments could be complete that the player has or may get."""
    c = p.components
    cards = [*d.draft, *p.up[0], *p.up[1]] + ([p.top] if p.top != NONE else [])
    if own:
        cards += [*d.hand, *d.look]
    return {
        c.card_ids[card]: outlook(p, d, c.cost[card]) for card in sorted(set(cards)) if c.is_development(card)
    }


def _construction(p: Position, d: Duchy) -> list[SiteView]:
    c = p.components
    finished = finishing(p, d)
    found: list[SiteView] = []
    for site, need in zip(d.sites, d.needs, strict=True):
        wanted = {name: number for name, number in zip(RESOURCES, unneed(need), strict=True) if number}
        found.append(
            {
                "site": c.site_names[site],
                "card": c.card_ids[c.site_card[site]],
                "needs": wanted,
                "frozen": need & FROZEN != 0,
                "bound": need & BOUND != 0,
                "outlook": outlook(p, d, need),
                "finishes": site in finished,
                "last": not need & FROZEN and sum(wanted.values()) == 1,
            }
        )
    return found


def _supremacy(p: Position, duchies: list[DuchyView]) -> dict[str, int | None]:
    found: dict[str, int | None] = {}
    for cube in range(CUBES):
        name = RESOURCES[cube]
        now = p.step == PRODUCTION and cube == p.resource
        leader = supreme(p, p.totals if now else vec[i64]([duchy["production"][name] for duchy in duchies]))
        found[name] = None if leader == NONE else leader
    return found


def _secret_cards(p: Position, viewer: Viewer) -> list[tuple[int, int, int]]:
    """The certain cards that a seat or spectator may not know: (card, the seat it belongs to, round)."""
    found: list[tuple[int, int, int]] = []
    for seat in range(p.seats):
        if viewer.knows(seat):
            continue
        d = p.duchies[seat]
        hidden = [*d.hand, *d.look, *d.boxed, *d.rejected]
        before = p.shown[seat]
        if p.step == CHOOSE_ADVISOR and before is not None:
            hidden = list(before.look)
        found += [(card, seat, p.round) for card in hidden]
    laid = [*p.down[0], *p.down[1]]
    for d in p.duchies:
        laid += d.draft_down
    found += [(h // 2, h % 2, p.round) for h in laid if h != UNKNOWN and not viewer.knows(h % 2)]
    for entry in p.hidden_discards:
        layer = entry // 256
        if not viewer.knows(layer % 2):
            found.append((entry % 256, layer % 2, layer // 2))
    return found


def _unseen(p: Position, viewer: Viewer) -> dict[str, int]:
    """All cards that a viewer has not seen, but no dangers, whose number is known; or the pile alone."""
    cards = list(p.pool)
    if p.seats > 1 and not viewer.everything:
        cards += p.advisor_pool
        cards += [card for card, _, _ in _secret_cards(p, viewer) if not p.components.is_danger(card)]
    shown: dict[str, int] = {}
    for card in sorted(cards):
        name = p.components.card_ids[card]
        shown[name] = shown.get(name, 0) + 1
    return shown


def _hidden_dangers(p: Position, viewer: Viewer) -> list[DangerView]:
    """Dangers that a viewer has not seen: each is somewhere among the hidden cards of its seat and round."""
    dangers = [
        (seat, round_) for card, seat, round_ in _secret_cards(p, viewer) if p.components.is_danger(card)
    ]
    return [{"seat": seat, "round": round_} for seat, round_ in sorted(dangers)]
