"""The way back: from a snapshot to its position, and from a view to a position that fits it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.random import Random
from librt.vecs import append, pop, vec
from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.actions import Codes
from tetrarchy.games.wonderful_kingdom.data import NONE, Components
from tetrarchy.games.wonderful_kingdom.duchy import BOUND, FROZEN, Duchy, new_duchy
from tetrarchy.games.wonderful_kingdom.packing import BYTE, CUBES, RESOURCES, need, one, unneed
from tetrarchy.games.wonderful_kingdom.possible import check_duchy, check_table
from tetrarchy.games.wonderful_kingdom.profile import OFFERED, TRAPS, Profile
from tetrarchy.games.wonderful_kingdom.rules.draws import danger_card
from tetrarchy.games.wonderful_kingdom.state import (
    DEAL_DUCHY,
    LOSSES,
    STEPS,
    TAKEN,
    UNKNOWN,
    Position,
    empty,
)
from tetrarchy.kernel.bits import bit
from tetrarchy.kernel.plain import Reader

_MOST: Final = 99
"""More cubes, krystallium, soldiers or tokens than a player ever has in one place."""
_MOST_POINTS: Final = 1000
_NEVER: Final = -1
"""The round of hidden cards that are no danger."""


class Slot:
    """A card that a view does not tell: where it lies, and how it is noted there."""

    def __init__(self, at: i64, factor: i64, base: i64, seat: i64, round_: i64) -> None:
        self.cards = vec[i64]()
        """The row in which it lies, and where."""
        self.at = at
        self.factor = factor
        self.base = base
        self.seat = seat
        self.round = round_
        """The round in which it was dealt to a hand, or _NEVER."""

    def fill(self, card: i64) -> None:
        """Say which card it is."""
        self.cards[self.at] = card * self.factor + self.base


class Hidden:
    """The cards that a view leaves open: advisors, and cards of the pile or dangers."""

    def __init__(self) -> None:
        self.advisors: list[Slot] = []
        self.cards: list[Slot] = []


def restore(p: Position, table: Reader, profile: Profile, c: Components, codes: Codes) -> None:
    """Make a position what a snapshot tells."""
    empty(p, profile, c, codes)
    _read(p, table, None)
    check_table(p, table)


def imagine(p: Position, table: Reader, profile: Profile, c: Components, codes: Codes, rng: Random) -> None:
    """Make a position that fits a view: each card that the view hides is drawn from those not seen."""
    empty(p, profile, c, codes)
    hidden = Hidden() if p.seats > 1 else None
    _read(p, table, hidden)
    if hidden is not None:
        _fill_in(p, table, hidden, rng)
    check_table(p, table)


# ---------------------------------------------------------------- reading


def _read(p: Position, table: Reader, hidden: Hidden | None) -> None:
    c = p.components
    p.step = table["step"].choice(STEPS[:TAKEN])
    p.seat = table["actor"].number_or(0, 0, p.seats - 1)
    p.round = table["round"].number(0, c.rounds)
    p.first = table["first"].number(0, p.seats - 1)
    p.turn = table["turn"].number(0, p.profile.takes)
    p.offered = table["offered"].number(0, OFFERED)
    for area, told in enumerate(table["areas"].items(2, 2)):
        p.up[area] = _cards(c, told["up"])
        p.down[area] = _laid(p, told["down"], hidden)
    for seat, told in enumerate(_each(p, table["duchies"])):
        p.duchies = append(p.duchies, _duchy(p, told, seat, hidden))
    for seat, told in enumerate(_each(p, table["shown"])):
        if told.value is not None:
            p.shown[seat] = _duchy(p, told, seat, None)
    p.pool = _unseen_cards(c, table["unseen"])
    p.advisor_pool = _cards(c, table["advisors_unseen"])
    p.pile = table["pile"].number(0, len(p.pool))
    p.top = table["top"].named_or(NONE, c.card_numbers)
    p.danger_pile = table["danger_pile"].number(0, c.danger_size)
    p.danger_unseen = table["danger_unseen"].number(0, c.danger_size)
    p.dangers_unseen = table["dangers_unseen"].number(0, p.danger_unseen)
    p.discard = _cards(c, table["discard"])
    p.hidden_discards = _hidden_discards(p, table["hidden_discards"], hidden)
    for seat, told in enumerate(_each(p, table["decks"])):
        p.decks[seat] = NONE if told.value is None else told.choice(c.deck_ids)
    for threat, (_, told) in enumerate(table["vermin"].entries(c.threat_ids())):
        p.vermin += one(threat) * told.number(0, c.copies[c.first_threat + threat])
    p.queue = vec[i64]([target.number(0, 5) for target in table["queue"].items(0, _MOST)])
    p.queued = table["queued"].number(0, len(p.queue))
    p.then = table["then"].choice(STEPS)
    p.revealing = table["revealing"].number(0, c.danger_size)
    p.reveal_area = table["reveal_area"].number_or(NONE, 0, 1)
    p.area = table["area"].number_or(NONE, 0, 1)
    p.paying = table["paying"].number(0, c.search_pay)
    p.searched = table["searched"].truth()
    p.armed = table["armed"].truth()
    p.resource = table["resource"].choice(RESOURCES[:CUBES])
    p.totals = vec[i64]([told.number(0, _MOST) for told in _each(p, table["totals"])])
    p.rewarded = _set(c.task_ids, table["rewarded"])
    p.shadow_cubes = table["shadow_cubes"].number(0, _MOST)
    p.lost = vec[i64]([told.choice(LOSSES) for told in _each(p, table["lost"])])


def _duchy(p: Position, told: Reader, seat: int, hidden: Hidden | None) -> Duchy:
    c = p.components
    d = new_duchy()
    d.card = told["duchy"].choice(c.duchy_ids)
    if p.step != DEAL_DUCHY:
        d.income = c.duchy_income[p.profile.side][d.card]
        d.points_per = c.duchy_points_per[p.profile.side][d.card]
    for name in told["built"].items():
        card = name.named(c.card_numbers)
        if not c.is_development(card):
            raise name.wrong("this card cannot be built")
        d.add_built(card, c)
    setting_up = p.round == 0
    d.hand = _secret_cards(c, told["hand"], hidden, False, seat, p.round)
    d.look = _secret_cards(c, told["look"], hidden, setting_up, seat, _NEVER)
    d.boxed = _secret_cards(c, told["boxed"], hidden, True, seat, _NEVER)
    if told.has("rejected"):
        d.rejected = _secret_cards(c, told["rejected"], hidden, False, seat, _NEVER)
    d.traps = told["traps"].number(0, TRAPS)
    d.extra_traps = told["extra_traps"].number(0, _MOST)
    d.draft = _cards(c, told["draft"])
    d.draft_down = _laid(p, told["draft_down"], hidden)
    _read_sites(p, d, told["construction"])
    d.alchemy = _heap(RESOURCES[:CUBES], told["alchemy"])
    d.krystallium = told["krystallium"].number(0, _MOST)
    d.soldiers = told["soldiers"].number(0, _MOST)
    d.training = told["training"].number(0, 1)
    d.cubes = _heap(RESOURCES[:CUBES], told["cubes"])
    d.calamities = told["calamities"].number(0, c.copies[c.calamity])
    d.threats = _heap(c.threat_ids(), told["threats"])
    d.thefts = _heap(RESOURCES[:CUBES], told["thefts"])
    d.advisors = _set(c.advisor_ids(), told["advisors"])
    d.used = _set(c.advisor_ids(), told["used"])
    d.tasks = _set(c.task_ids, told["tasks"])
    d.claims = _set(c.task_ids, told["claims"])
    d.quest_points = told["quest_points"].number(0, _MOST_POINTS)
    d.advisor_points = told["advisor_points"].number(0, _MOST_POINTS)
    d.active_spies = told["active_spies"].number(0, p.profile.spy_tokens)
    d.hidden_spies = told["hidden_spies"].number(0, p.profile.spy_tokens - d.active_spies)
    d.done = told["done"].truth()
    d.waiting = told["waiting"].truth()
    d.dropped = _cards(c, told["dropped"])
    d.debt = told["debt"].number(0, len(d.draft))
    d.forfeited = told["forfeited"].number(0, _MOST)
    d.tokens = told["tokens"].number(0, _MOST)
    d.giants = told["giants"].number(0, _MOST)
    d.freed = told["freed"].number(0, _MOST)
    d.giving = told["giving"].number(0, _MOST)
    d.boost = told["boost"].number(0, _MOST)
    d.blackmail = told["blackmail"].number(0, _MOST)
    d.usher = told["usher"].truth()
    check_duchy(p, d, told)
    return d


def _read_sites(p: Position, d: Duchy, told: Reader) -> None:
    """The cards under construction, rising, each with what it still needs."""
    c = p.components
    found: dict[int, int] = {}
    for each in told.items():
        site = each["site"].named(c.site_numbers)
        if site in found:
            raise each["site"].wrong("it is under construction twice")
        if each["card"].named(c.card_numbers) != c.site_card[site]:
            raise each["card"].wrong("it is not the card of this site")
        counts = [0] * len(RESOURCES)
        cost = unneed(c.cost[c.site_card[site]])
        for name, number in each["needs"].entries():
            if name not in RESOURCES:
                raise number.wrong("there is no such resource")
            at = RESOURCES.index(name)
            counts[at] = number.number(0, cost[at])
        frozen = each["frozen"].truth()
        if not frozen and not any(counts):
            raise each["needs"].wrong("a card that needs nothing more is built")
        found[site] = need(counts) | (FROZEN if frozen else 0) | (BOUND if each["bound"].truth() else 0)
    sites = sorted(found)
    d.sites = vec[i64](sites)
    d.needs = vec[i64]([found[site] for site in sites])


def _each(p: Position, told: Reader) -> list[Reader]:
    """What is told of each seat."""
    return told.items(p.seats, p.seats)


def _cards(c: Components, told: Reader) -> vec[i64]:
    return _rising([each.named(c.card_numbers) for each in told.items()])


def _rising(cards: list[int]) -> vec[i64]:
    return vec[i64](sorted(cards))


def _unseen_cards(c: Components, told: Reader) -> vec[i64]:
    cards: list[int] = []
    for name, number in told.entries():
        if name not in c.card_numbers:
            raise number.wrong("there is no such card")
        card = c.card_numbers[name]
        cards += [card] * number.number(0, c.copies[card])
    return _rising(cards)


def _secret_cards(
    c: Components, told: Reader, hidden: Hidden | None, advisors: bool, seat: int, round_: int
) -> vec[i64]:
    """Cards that only their seat knows; what a view hides of them is drawn later."""
    cards: list[int] = []
    slots: list[Slot] = []
    for each in told.items():
        if each.value is None and hidden is not None:
            slots.append(Slot(len(cards), 1, 0, seat, round_))
            cards.append(NONE)
        else:
            cards.append(each.named(c.card_numbers))
    if hidden is None or not slots:
        return _rising(cards)
    if advisors:
        hidden.advisors += slots
    else:
        hidden.cards += slots
    return _with_slots(cards, slots)


def _with_slots(cards: list[int], slots: list[Slot]) -> vec[i64]:
    """A row whose slots are filled later: they share it."""
    row = vec[i64](cards)
    for slot in slots:
        slot.cards = row
    return row


def _laid(p: Position, told: Reader, hidden: Hidden | None) -> vec[i64]:
    """Face-down cards of an offer or draft area: laid by players, or alone from the danger pile."""
    laid: list[int] = []
    slots: list[Slot] = []
    for each in told.items():
        if p.profile.solo:
            if each["seat"].value is not None or each["card"].value is not None:
                raise each.wrong("nobody knows what lies face down here")
            laid.append(UNKNOWN)
            continue
        seat = each["seat"].number(0, 1)
        if each["card"].value is None and hidden is not None:
            slots.append(Slot(len(laid), 2, seat, seat, p.round))
            laid.append(NONE)
        else:
            laid.append(each["card"].named(p.components.card_numbers) * 2 + seat)
    if hidden is not None:
        hidden.cards += slots
    return _with_slots(laid, slots)


def _hidden_discards(p: Position, told: Reader, hidden: Hidden | None) -> vec[i64]:
    """Cards that were discarded face down."""
    discards: list[int] = []
    slots: list[Slot] = []
    for each in told.items(0, 0 if p.profile.solo else 1000):
        round_ = each["round"].number(1, p.components.rounds)
        seat = each["seat"].number(0, 1)
        base = (round_ * 2 + seat) * 256
        if each["card"].value is None and hidden is not None:
            slots.append(Slot(len(discards), 1, base, seat, round_))
            discards.append(NONE)
        else:
            discards.append(base + each["card"].named(p.components.card_numbers))
    if hidden is not None:
        hidden.cards += slots
    return _with_slots(discards, slots)


def _heap(names: Sequence[str], told: Reader) -> int:
    word = 0
    for name, number in told.entries():
        if name not in names:
            raise number.wrong("this is not known here")
        word |= number.number(0, _MOST) << (BYTE * names.index(name))
    return word


def _set(names: Sequence[str], told: Reader) -> int:
    members = 0
    for each in told.items():
        member = int(bit(each.choice(names)))
        if members & member:
            raise each.wrong("it is named twice")
        members |= member
    return members


# ---------------------------------------------------------------- imagining


def _fill_in(p: Position, table: Reader, hidden: Hidden, rng: Random) -> None:
    """Draw every hidden card: dangers among the cards of their seat and round, then the rest."""
    c = p.components
    for told in table["hidden_dangers"].items():
        seat = told["seat"].number(0, 1)
        round_ = told["round"].number(1, c.rounds)
        places = [at for at, slot in enumerate(hidden.cards) if slot.seat == seat and slot.round == round_]
        if not places:
            raise told.wrong("there is no hidden card that it can be")
        hidden.cards.pop(places[rng.randrange(len(places))]).fill(danger_card(p, seat))
    unseen = p.pool
    for at in range(len(unseen) - 1, 0, -1):
        other = rng.randrange(at + 1)
        unseen[at], unseen[other] = unseen[other], unseen[at]
    if p.round == 0:
        p.advisor_pool = vec[i64]([card for card in unseen if card >= c.first_advisor])
        p.pool = vec[i64]([card for card in unseen if card < c.first_advisor])
    for slot in hidden.advisors:
        slot.fill(_next_advisor(p, table))
    for slot in hidden.cards:
        if not p.pool:
            raise table["unseen"].wrong("there are fewer cards than places for them")
        p.pool, card = pop(p.pool)
        slot.fill(card)
    p.pool = _rising(list(p.pool))
    p.advisor_pool = _rising(list(p.advisor_pool))
    for d in p.duchies:
        d.hand = _rising(list(d.hand))
        d.look = _rising(list(d.look))
        d.boxed = _rising(list(d.boxed))
        d.rejected = _rising(list(d.rejected))


def _next_advisor(p: Position, table: Reader) -> i64:
    """Draw an advisor from those not seen."""
    cards = p.advisor_pool if p.round == 0 else p.pool
    for at in range(len(cards)):
        if cards[at] >= p.components.first_advisor:
            cards, card = pop(cards, at)
            if p.round == 0:
                p.advisor_pool = cards
            else:
                p.pool = cards
            return card
    raise table["unseen"].wrong("there are fewer advisors than places for them")
