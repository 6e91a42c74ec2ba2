"""Positions as rows of numbers, for programs that learn.

Lists of cards are counts by kind of card, in the order of the component files. Another player's duchy is
shown as it was before the present hidden decisions, and of hidden cards a row tells what a view does: those
that the looker has laid, and how many there are.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from tetrarchy.games.wonderful_kingdom.data import NONE, Components
from tetrarchy.games.wonderful_kingdom.duchy import FROZEN, Duchy
from tetrarchy.games.wonderful_kingdom.packing import CUBES, RESOURCES, TYPES, in_heap, needed
from tetrarchy.games.wonderful_kingdom.profile import Profile
from tetrarchy.games.wonderful_kingdom.scoring import side_points, threat_points
from tetrarchy.games.wonderful_kingdom.state import CHOOSE_ADVISOR, LOSSES, STEPS, UNKNOWN, Position
from tetrarchy.kernel.encode import MOST, Encoder, put_packed, put_set
from tetrarchy.kernel.state import State

VERSION: Final = 1

_AREAS: Final = 2
_MOST_CARDS: Final = 255
_MOST_HELD: Final = 255
_MOST_POINTS: Final = 2000
_MOST_NEED: Final = 255
_COUNTS: Final = (
    "hand",
    "look",
    "draft face down",
    "krystallium",
    "soldiers",
    "training",
    "calamities",
    "active spies",
    "hidden spies",
    "traps",
    "extra traps",
    "debt",
    "forfeited",
    "tokens",
    "giants",
    "freed",
    "giving",
    "boost",
    "blackmail",
    "usher",
)
_LINES: Final = ("base", *TYPES, "dangers", "quests", "advisors", "side_a")


class WonderfulKingdomEncoder(Encoder):
    """Rows of one setting."""

    def __init__(self, profile: Profile, c: Components) -> None:
        super().__init__(VERSION)
        self.cards: i64 = len(c.card_ids)
        self.developments: i64 = c.developments
        self.sites: i64 = len(c.site_names)
        self.tasks: i64 = len(c.task_ids) if profile.quests else 0
        self.advisors: i64 = len(c.advisor_ids()) if profile.advisors else 0
        self.threats: i64 = len(c.threat_ids()) if profile.threats else 0
        self._table(profile, c)
        self._own()
        self.player: i64 = self.size
        for player in range(profile.seats):
            self._player(f"player {player}: ", self.size, profile, c)
        self.stride: i64 = (self.size - self.player) // profile.seats

    def _table(self, profile: Profile, c: Components) -> None:
        seats, cards, both = profile.seats, int(self.cards), (_AREAS, int(self.cards))
        self.step: i64 = self.add("step", "what is to be done now: one slot a step", shape=(len(STEPS),))
        self.actor: i64 = self.add("actor", "who decides, from the looker on, where one does", shape=(seats,))
        self.first: i64 = self.add("first player", "of the round", shape=(seats,))
        self.round: i64 = self.add("round", "from 1", c.rounds)
        self.turn: i64 = self.add("turn", "offers taken this round", profile.takes)
        self.offered: i64 = self.add("offered", "cards of the present offer laid", _MOST_HELD, unit=4)
        self.resource: i64 = self.add("resource", "of the production step", shape=(len(RESOURCES),))
        self.totals: i64 = self.add("totals", "produced by each in it", _MOST_HELD, (seats,), unit=10)
        self.area: i64 = self.add("chosen offer", "not taken yet", shape=(_AREAS,))
        self.half: i64 = self.add("half done", "to pay, searched, armed, to reveal", _MOST_HELD, (4,), unit=2)
        self.up: i64 = self.add("offer face up", "cards of each area", _MOST_CARDS, both, unit=1)
        self.laid: i64 = self.add("offer laid face down", "by the looker", _MOST_CARDS, both, unit=1)
        self.down: i64 = self.add(
            "offer face down", "by the looker, by others", _MOST_CARDS, (_AREAS, 2), unit=2
        )
        self.unseen: i64 = self.add(
            "unseen", "cards that the looker has not seen", _MOST_CARDS, (cards,), unit=2
        )
        self.discard: i64 = self.add("discard", "face up", _MOST_CARDS, (cards,), unit=2)
        self.piles: i64 = self.add(
            "piles", "pile, danger pile, its unseen cards, dangers among them", _MOST_CARDS, (4,), unit=40
        )
        self.dangers: i64 = self.add("hidden dangers", "of each", _MOST_CARDS, (seats,), unit=4)
        self.hidden: i64 = self.add("hidden discards", "of each", _MOST_CARDS, (seats,), unit=8)
        self.top: i64 = self.add("top", "the visible card of the pile", shape=(cards,)) if profile.solo else 0
        self.solo = profile.solo
        if profile.threats:
            decks = len(c.deck_ids)
            self.decks: i64 = self.add("decks", "of each", shape=(seats, decks))
            self.deck_number: i64 = decks
            self.vermin: i64 = self.add(
                "vermin", "in the stack of each threat", _MOST_HELD, (int(self.threats),)
            )
            self.shadow: i64 = self.add("shadow cubes", "laid aside", _MOST_HELD, unit=10)
        if profile.quests:
            self.rewarded: i64 = self.add("rewarded", "tasks rewarded already", shape=(int(self.tasks),))

    def _own(self) -> None:
        """What only the looker knows."""
        cards, developments = (int(self.cards),), int(self.developments)
        self.hand: i64 = self.add("own hand", "cards", _MOST_CARDS, cards, unit=1)
        self.look: i64 = self.add("own look", "cards of which one may be kept", _MOST_CARDS, cards, unit=1)
        self.needs: i64 = self.add(
            "own needs",
            "what the cards under construction still need, by development: " + ", ".join(RESOURCES),
            _MOST_NEED,
            (developments, len(RESOURCES)),
            unit=4,
        )

    def _player(self, of: str, start: i64, profile: Profile, c: Components) -> None:
        """One player; where its parts begin is counted from ``start``."""
        cards, sites, cubes = (int(self.cards),), (int(self.sites),), (CUBES,)
        self.draft: i64 = self.add(of + "draft", "cards face up", _MOST_CARDS, cards, unit=1) - start
        self.draft_laid: i64 = (
            self.add(
                of + "draft laid", "cards face down that the looker has laid", _MOST_CARDS, cards, unit=1
            )
            - start
        )
        self.site: i64 = (
            self.add(of + "sites", "under construction: 1, and what is needed", 255, sites, unit=10) - start
        )
        self.built: i64 = (
            self.add(of + "built", "developments", _MOST_CARDS, (int(self.developments),), unit=1) - start
        )
        self.duchy: i64 = self.add(of + "duchy", "which card", shape=(len(c.duchy_ids),)) - start
        self.types: i64 = (
            self.add(of + "types", "built cards of each type", _MOST_CARDS, (len(TYPES),), unit=5) - start
        )
        self.income: i64 = self.add(of + "production", "of each cube", _MOST_HELD, cubes, unit=5) - start
        self.all_needs: i64 = (
            self.add(of + "needs", "of all cards under construction", MOST, (len(RESOURCES),), unit=10)
            - start
        )
        self.alchemy: i64 = self.add(of + "alchemy", "of each cube", _MOST_HELD, cubes, unit=4) - start
        self.cubes: i64 = self.add(of + "cubes", "to be placed", _MOST_HELD, cubes, unit=4) - start
        self.thefts: i64 = self.add(of + "thefts", "on each cube", _MOST_HELD, cubes, unit=4) - start
        self.counts: i64 = self.add(of + "counts", ", ".join(_COUNTS), 1000, (len(_COUNTS),), unit=4) - start
        self.lost: i64 = self.add(of + "lost", "how: " + ", ".join(LOSSES), shape=(len(LOSSES),)) - start
        self.lines: i64 = (
            self.add(
                of + "score sheet",
                "line by line: " + ", ".join(_LINES),
                _MOST_POINTS,
                (len(_LINES),),
                -_MOST_POINTS,
                unit=20,
            )
            - start
        )
        self.score: i64 = (
            self.add(of + "score", "the sheet's total", _MOST_POINTS, low=-_MOST_POINTS, unit=60) - start
        )
        if profile.threats:
            self.threat: i64 = (
                self.add(of + "threats", "in the construction area", _MOST_HELD, (int(self.threats),), unit=2)
                - start
            )
            self.frozen: i64 = self.add(of + "frozen", "cards with a frost giant", shape=sites) - start
        if profile.advisors:
            self.advisor: i64 = (
                self.add(of + "advisors", "held, and those that have worked", shape=(2, int(self.advisors)))
                - start
            )
        if profile.quests:
            self.task: i64 = (
                self.add(of + "tasks", "done, and those to be rewarded", shape=(2, int(self.tasks))) - start
            )

    def write(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        assert isinstance(state, Position)
        p = state
        seats = p.seats
        row[at + self.step + p.step] = 1
        if not p.together() and p.mover() >= 0:
            row[at + self.actor + (p.seat - seat + seats) % seats] = 1
        row[at + self.first + (p.first - seat + seats) % seats] = 1
        row[at + self.round] = i16(p.round)
        row[at + self.turn] = i16(p.turn)
        row[at + self.offered] = i16(p.offered)
        row[at + self.resource + p.resource] = 1
        if p.area != NONE:
            row[at + self.area + p.area] = 1
        row[at + self.half] = i16(p.paying)
        row[at + self.half + 1] = 1 if p.searched else 0
        row[at + self.half + 2] = 1 if p.armed else 0
        row[at + self.half + 3] = i16(p.revealing)
        self._write_offers(p, seat, row, at)
        self._write_piles(p, seat, row, at)
        self._write_modules(p, seat, row, at)
        own = p.duchies[seat]
        _put_cards(row, at + self.hand, own.hand)
        _put_cards(row, at + self.look, own.look)
        self._write_needs(p.components, own, row, at + self.needs)
        for other in range(seats):
            turned = (other - seat + seats) % seats
            row[at + self.totals + turned] = i16(p.totals[other])
            self._write_player(p, other, seat, row, at + self.player + turned * self.stride)

    def _write_offers(self, p: Position, seat: i64, row: vec[i16], at: i64) -> None:
        for area in range(_AREAS):
            _put_cards(row, at + self.up + area * self.cards, p.up[area])
            for hidden in p.down[area]:
                mine = hidden != UNKNOWN and hidden % 2 == seat
                row[at + self.down + 2 * area + (0 if mine else 1)] += 1
                if mine:
                    row[at + self.laid + area * self.cards + hidden // 2] += 1

    def _write_piles(self, p: Position, seat: i64, row: vec[i16], at: i64) -> None:
        """What lies in piles: all that the looker has not seen counts as one."""
        unseen = at + self.unseen
        _put_cards(row, at + self.discard, p.discard)
        _put_cards(row, unseen, p.pool)
        row[at + self.piles] = i16(p.pile)
        row[at + self.piles + 1] = i16(p.danger_pile)
        row[at + self.piles + 2] = i16(p.danger_unseen)
        row[at + self.piles + 3] = i16(p.dangers_unseen)
        for entry in p.hidden_discards:
            layer = entry // 256 % 2
            turned = (layer - seat + p.seats) % p.seats
            row[at + self.hidden + turned] += 1
            if layer != seat:
                self._write_secret(p, entry % 256, turned, row, at)
        if self.solo:
            if p.top != NONE:
                row[at + self.top + p.top] = 1
            return
        _put_cards(row, unseen, p.advisor_pool)
        other = 1 - seat
        d = p.duchies[other]
        before = p.shown[other]
        if p.step == CHOOSE_ADVISOR and before is not None:
            self._write_secrets(p, before.look, row, at)
        else:
            self._write_secrets(p, d.hand, row, at)
            self._write_secrets(p, d.look, row, at)
            self._write_secrets(p, d.boxed, row, at)
            self._write_secrets(p, d.rejected, row, at)
        self._write_laid(p, p.down[0], seat, row, at)
        self._write_laid(p, p.down[1], seat, row, at)
        self._write_laid(p, p.duchies[0].draft_down, seat, row, at)
        self._write_laid(p, p.duchies[1].draft_down, seat, row, at)

    def _write_secrets(self, p: Position, cards: vec[i64], row: vec[i16], at: i64) -> None:
        for card in cards:
            self._write_secret(p, card, 1, row, at)

    def _write_laid(self, p: Position, cards: vec[i64], seat: i64, row: vec[i16], at: i64) -> None:
        for hidden in cards:
            if hidden != UNKNOWN and hidden % 2 != seat:
                self._write_secret(p, hidden // 2, 1, row, at)

    def _write_secret(self, p: Position, card: i64, turned: i64, row: vec[i16], at: i64) -> None:
        """A card of another player that the looker has not seen; of dangers the number is known."""
        if p.components.is_danger(card):
            row[at + self.dangers + turned] += 1
        else:
            row[at + self.unseen + card] += 1

    def _write_modules(self, p: Position, seat: i64, row: vec[i16], at: i64) -> None:
        if self.threats:
            for other in range(p.seats):
                if p.decks[other] != NONE:
                    turned = (other - seat + p.seats) % p.seats
                    row[at + self.decks + turned * self.deck_number + p.decks[other]] = 1
            put_packed(row, at + self.vermin, p.vermin)
            row[at + self.shadow] = i16(p.shadow_cubes)
        if self.tasks:
            put_set(row, at + self.rewarded, p.rewarded)

    def _write_needs(self, c: Components, own: Duchy, row: vec[i16], at: i64) -> None:
        for number in range(len(own.sites)):
            need = own.needs[number]
            here = at + c.site_card[own.sites[number]] * len(RESOURCES)
            for resource in range(len(RESOURCES)):
                row[here + resource] += i16(needed(need, resource))

    def _write_player(self, p: Position, seat: i64, looker: i64, row: vec[i16], at: i64) -> None:
        now = p.duchies[seat]
        before = p.shown[seat]
        d = now if seat == looker or before is None else before
        _put_cards(row, at + self.draft, d.draft)
        for hidden in d.draft_down:
            if hidden != UNKNOWN and hidden % 2 == looker:
                row[at + self.draft_laid + hidden // 2] += 1
        _put_cards(row, at + self.built, d.built)
        row[at + self.duchy + d.card] = 1
        self._write_sites(d, row, at)
        put_packed(row, at + self.types, d.types)
        for cube in range(CUBES):
            row[at + self.income + cube] = i16(d.production(cube))
        put_packed(row, at + self.alchemy, d.alchemy)
        put_packed(row, at + self.cubes, d.cubes)
        put_packed(row, at + self.thefts, d.thefts)
        looks = len(d.look) if p.step == CHOOSE_ADVISOR else len(now.look)
        self._write_counts(d, looks, row, at + self.counts)
        row[at + self.lost + p.lost[seat]] = 1
        self._write_sheet(p, d, row, at)
        if self.threats:
            put_packed(row, at + self.threat, d.threats)
        if self.advisors:
            put_set(row, at + self.advisor, d.advisors)
            put_set(row, at + self.advisor + self.advisors, d.used)
        if self.tasks:
            put_set(row, at + self.task, d.tasks)
            put_set(row, at + self.task + self.tasks, d.claims)

    def _write_sites(self, d: Duchy, row: vec[i16], at: i64) -> None:
        for number in range(len(d.sites)):
            site = d.sites[number]
            need = d.needs[number]
            total: i64 = 1
            for resource in range(len(RESOURCES)):
                wanted = needed(need, resource)
                total += wanted
                row[at + self.all_needs + resource] += i16(wanted)
            row[at + self.site + site] = i16(total)
            if self.threats and need & FROZEN:
                row[at + self.frozen + site] = 1

    def _write_counts(self, d: Duchy, looks: i64, row: vec[i16], at: i64) -> None:
        """In the order of ``_COUNTS``."""
        row[at] = i16(len(d.hand))
        row[at + 1] = i16(looks)
        row[at + 2] = i16(len(d.draft_down))
        row[at + 3] = i16(d.krystallium)
        row[at + 4] = i16(d.soldiers)
        row[at + 5] = i16(d.training)
        row[at + 6] = i16(d.calamities)
        row[at + 7] = i16(d.active_spies)
        row[at + 8] = i16(d.hidden_spies)
        row[at + 9] = i16(d.traps)
        row[at + 10] = i16(d.extra_traps)
        row[at + 11] = i16(d.debt)
        row[at + 12] = i16(d.forfeited)
        row[at + 13] = i16(d.tokens)
        row[at + 14] = i16(d.giants)
        row[at + 15] = i16(d.freed)
        row[at + 16] = i16(d.giving)
        row[at + 17] = i16(d.boost)
        row[at + 18] = i16(d.blackmail)
        row[at + 19] = 1 if d.usher else 0

    def _write_sheet(self, p: Position, d: Duchy, row: vec[i16], at: i64) -> None:
        """In the order of ``_LINES``."""
        line = at + self.lines
        row[line] = i16(d.points)
        total = d.points
        for kind in range(len(TYPES)):
            points = in_heap(d.points_per, kind) * in_heap(d.types, kind)
            row[line + 1 + kind] = i16(points)
            total += points
        dangers = d.calamities * p.components.calamity_points
        if self.threats:
            dangers = threat_points(p, d)
        side = side_points(p)
        row[line + 5] = i16(dangers)
        row[line + 6] = i16(d.quest_points)
        row[line + 7] = i16(d.advisor_points)
        row[line + 8] = i16(side)
        row[at + self.score] = i16(total + dangers + d.quest_points + d.advisor_points + side)


def _put_cards(row: vec[i16], at: i64, cards: vec[i64]) -> None:
    """Count cards by kind."""
    for card in cards:
        row[at + card] += 1
