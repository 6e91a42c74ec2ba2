"""What a duchy can look forward to: a forecast of the round, and what is worth having after it.

A *plan* says which cards of the draft area to build; the others are recycled. The forecast plays the plan
through: cubes go to the cards that can be finished this round, the most rewarding first, then to the others.

Needs have a byte for each cube here, like heaps, so that one step of arithmetic serves all four.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.data import GAIN_CUBES, NONE
from tetrarchy.games.wonderful_kingdom.duchy import FROZEN
from tetrarchy.games.wonderful_kingdom.packing import (
    BYTE,
    CUBES,
    KRYSTALLIUM,
    PER_BITS,
    PER_MASK,
    SOLDIER,
    TYPES,
    heap_total,
    in_heap,
    needed,
    one,
)
from tetrarchy.games.wonderful_kingdom.player.worth import (
    CUBE_WORTH,
    GROWTH,
    INCOME_WORTH,
    KRYSTALLIUM_WORTH,
    SOLDIER_WORTH,
    TYPE_WORTH,
    built_worth,
    is_duty,
    sum_need,
)
from tetrarchy.games.wonderful_kingdom.scoring import score
from tetrarchy.games.wonderful_kingdom.state import (
    BATTLE,
    DRAFTED,
    ENDING,
    GAME_OVER,
    PRODUCTION,
    REVEAL,
    REVEALED,
    Position,
)
from tetrarchy.kernel.bits import bit

SOON: Final = 0.59
"""What is left of this round's production for a card that is finished in it."""
UNFINISHED: Final = 1.1
"""The share of its worth that the best unfinished card keeps, and how that fades from card to card."""
FADE: Final = 1.1
TRIFLE: Final = 0.72
"""What is added to a card's cost, lest cheap cards seem too good."""
DUTY: Final = 20.0
"""What a card or task is worth without which the game is lost."""
TOO_MUCH: Final = 99
HIGH: Final = 0x80808080


def lacking(wanted: i64, there: i64) -> i64:
    """What is wanted beyond what is there, cube by cube; no count may be over 127."""
    rest = (wanted | HIGH) - there
    enough = (rest & HIGH) >> 7
    return rest & (enough * 127)


def cubes_of(need: i64) -> i64:
    """The cubes of a need as a heap."""
    heap: i64 = need & 31
    heap |= ((need >> 5) & 31) << 8
    heap |= ((need >> 10) & 31) << 16
    return heap | (((need >> 15) & 31) << 24)


def takes_left(p: Position, seat: i64) -> i64:
    """How many offers of this round a seat will still take."""
    if (p.step >= REVEAL and p.step <= GAME_OVER) or p.step == DRAFTED or p.step == REVEALED:
        return 0
    if p.profile.solo:
        return p.profile.takes - p.turn
    taken = p.turn // 2 if seat == p.first else (p.turn + 1) // 2
    return p.profile.takes // 2 - taken


def first_step(p: Position) -> i64:
    """The first resource whose production of this round is still to come."""
    if p.step == PRODUCTION:
        return p.resource + 1
    return CUBES if p.step == BATTLE or p.step == ENDING else 0


class Forecast:
    """The rest of a round, played through on paper."""

    def __init__(self, p: Position, seat: i64) -> None:
        d = p.duchies[seat]
        c = p.components
        self.p = p
        self.d = d
        self.left: i64 = c.rounds - p.round if p.round else c.rounds - 1
        self.base = float(score(p, seat))
        self.first = first_step(p)
        self.cards = vec[i64]()
        """Cards under construction, then final tasks still to be done as NONE, then developments to plan."""
        self.cubes_needed = vec[i64]()
        """For each card a heap; soldiers and krystallium stand apart."""
        self.krystallium_needed = vec[i64]()
        self.soldiers_needed = vec[i64]()
        self.gains = vec[float]()
        """What each card brings if it is finished this round."""
        self.later = vec[float]()
        """What each card brings if it is finished in a later round, less its tokens; see ``unfinished``."""
        self.rates = vec[float]()
        """What each card brings for each cube that it takes."""
        self.ranked = vec[i64]()
        """The cards by falling rate."""
        self.frozen: i64 = 0
        self.cubes: i64 = d.cubes
        """Cubes at hand now, with those of treasures."""
        self.boosts: i64 = 0
        """A heap: cubes that advisors can add in the steps to come."""
        self.tokens: i64 = d.soldiers
        for at in range(len(d.sites)):
            need: i64 = d.needs[at]
            if need & FROZEN:
                self.frozen |= bit(len(self.cards))
            self.add(c.site_card[d.sites[at]], need)
        self.sites: i64 = len(self.cards)
        if p.profile.final_tasks:
            for task in p.profile.task_numbers:
                if p.profile.tasks[task].final and not (d.tasks >> task) & 1:
                    self.add_task(task)
        self.fixed: i64 = len(self.cards)
        """Where the cards of the draft area begin."""
        for card in d.draft:
            self.draft(card)
        self.count_advisors(d.advisors & ~d.used)
        self.plan: i64 = 0
        self.open: i64 = 0
        self.rest = vec[i64]()
        self.types: i64 = 0
        self.income: i64 = 0
        self.income_per: i64 = 0
        self.points_per: i64 = 0
        self.krystallium: i64 = 0
        self.soldiers: i64 = 0
        self.stored: i64 = 0
        self.gained = 0.0

    def draft(self, card: i64) -> None:
        """A card of the draft area, or of an offer that is weighed."""
        c = self.p.components
        if card < c.developments:
            self.add(card, c.cost[card])
        elif card < c.calamity:
            self.cubes += c.recycle[card]
        elif card >= c.first_advisor:
            self.tokens += c.advisor_bonus
            self.count_advisors(bit(card - c.first_advisor))

    def add(self, card: i64, need: i64) -> None:
        gain = built_worth(self.p, self.d, card, self.left, SOON)
        if self.p.profile.scenario is not None and is_duty(self.p, card):
            gain += DUTY
        self.enlist(card, need, gain)

    def add_task(self, task: i64) -> None:
        """A task takes what the alchemy area lacks."""
        gain = DUTY + float(self.p.profile.tasks[task].points)
        self.enlist(NONE, self.p.profile.tasks[task].cost, gain)
        at = len(self.cards) - 1
        self.cubes_needed[at] = lacking(self.cubes_needed[at], self.d.alchemy)

    def enlist(self, card: i64, need: i64, gain: float) -> None:
        rate = gain / (TRIFLE + float(sum_need(need)))
        at: i64 = len(self.cards)
        self.cards = append(self.cards, card)
        self.cubes_needed = append(self.cubes_needed, cubes_of(need))
        self.krystallium_needed = append(self.krystallium_needed, needed(need, KRYSTALLIUM))
        self.soldiers_needed = append(self.soldiers_needed, needed(need, SOLDIER))
        self.gains = append(self.gains, gain)
        self.rates = append(self.rates, rate)
        self.ranked = append(self.ranked, at)
        place = at
        while place > 0 and self.rates[self.ranked[place - 1]] < rate:
            self.ranked[place] = self.ranked[place - 1]
            place -= 1
        self.ranked[place] = at

    def count_advisors(self, ready: i64) -> None:
        """Cubes that advisors can add in the steps to come, as far as the soldiers go."""
        c = self.p.components
        advisor: i64 = 0
        while ready:
            if ready & 1 and c.ability[advisor] == GAIN_CUBES:
                step: i64 = c.advisor_step[advisor]
                cost: i64 = c.advisor_cost[advisor]
                if step >= self.first and cost <= self.tokens:
                    self.tokens -= cost
                    cubes: i64 = heap_total(c.ability_cubes[advisor])
                    self.boosts += one(step) * cubes
            ready >>= 1
            advisor += 1

    def value(self, plan: i64) -> float:
        """The worth of the duchy after the round, with the plan's cards of the draft area built.

        The plan is a set of positions among the developments of the draft area.
        """
        hand = self.start(plan)
        self.spend(hand, self.first)
        for step in range(self.first, CUBES):
            made = self.production(step) + in_heap(self.boosts, step)
            if made:
                self.spend(made << (BYTE * step), step + 1)
        self.finish_with_krystallium()
        return self.base + self.gained + self.after()

    def start(self, plan: i64) -> i64:
        """Set out with a plan; returns the cubes at hand with those of the cards that it recycles."""
        d = self.d
        hand = self.cubes
        number: i64 = len(self.cards)
        self.rest = self.cubes_needed[:]
        self.open = bit(self.fixed) - 1
        for at in range(self.fixed, number):
            if (plan >> (at - self.fixed)) & 1:
                self.open |= bit(at)
            else:
                hand += self.p.components.recycle[self.cards[at]]
        self.types = d.types
        self.income = d.income
        self.income_per = d.income_per
        self.points_per = d.points_per
        self.krystallium = d.krystallium
        self.soldiers = self.tokens
        self.stored = heap_total(d.alchemy)
        self.gained = 0.0
        return hand

    def production(self, cube: i64) -> i64:
        """What the duchy makes of a cube with the cards finished on paper."""
        made = in_heap(self.income, cube) - in_heap(self.d.thefts, cube)
        counted = (self.income_per >> (len(TYPES) * PER_BITS * cube)) & 4095
        types = self.types
        while counted:
            made += (counted & PER_MASK) * (types & 255)
            counted >>= PER_BITS
            types >>= BYTE
        return made if made > 0 else 0

    def coming(self, hand: i64, next_step: i64) -> i64:
        """The cubes at hand and those of the steps to come."""
        for step in range(next_step, CUBES):
            hand += (self.production(step) + in_heap(self.boosts, step)) << (BYTE * step)
        return hand

    def spend(self, hand: i64, next_step: i64) -> None:
        """Place cubes: on cards that can be finished this round, then on others, then in alchemy."""
        coming = self.coming(hand, next_step)
        spare = self.krystallium
        late = False
        tried: i64 = 0
        for rank in range(len(self.ranked)):
            at = self.ranked[rank]
            if (self.open >> at) & 1:
                rest = self.rest[at]
                short = self.shortage(at, coming)
                if short <= spare:
                    spare -= short
                    tried |= bit(at)
                    coming = lacking(coming, rest)
                    self.rest[at] = lacking(rest, hand)
                    hand = lacking(hand, rest)
                    if self.rest[at] == 0:
                        self.try_to_finish(at)
                else:
                    late = True
        if hand and late and self.left:
            for rank in range(len(self.ranked)):
                at = self.ranked[rank]
                if (self.open & ~tried) >> at & 1:
                    rest = self.rest[at]
                    self.rest[at] = lacking(rest, hand)
                    hand = lacking(hand, rest)
                    if self.rest[at] == 0:
                        self.try_to_finish(at)
        self.stored += heap_total(hand)

    def shortage(self, at: i64, coming: i64) -> i64:
        """Krystallium that a card takes to be finished this round; a soldier short is too much."""
        if self.soldiers_needed[at] > self.soldiers:
            return TOO_MUCH
        return self.krystallium_needed[at] + heap_total(lacking(self.rest[at], coming))

    def try_to_finish(self, at: i64) -> None:
        """A card that lacks only soldiers and krystallium that are at hand is finished."""
        if (
            not (self.frozen >> at) & 1
            and self.soldiers_needed[at] <= self.soldiers
            and self.krystallium_needed[at] <= self.krystallium
        ):
            self.krystallium -= self.krystallium_needed[at]
            self.finish(at)

    def finish(self, at: i64) -> None:
        c = self.p.components
        card = self.cards[at]
        self.open &= ~bit(at)
        self.soldiers -= self.soldiers_needed[at]
        if card == NONE:
            self.gained += self.gains[at]
            return
        self.types += one(c.type_of[card])
        self.income += c.income[card]
        self.income_per += c.income_per[card]
        self.points_per += c.points_per[card]
        self.krystallium += c.bonus_krystallium[card]
        self.soldiers += c.bonus_soldiers[card]
        self.gained += float(c.points[card])
        if self.p.profile.scenario is not None and is_duty(self.p, card):
            self.gained += DUTY

    def finish_with_krystallium(self) -> None:
        """Krystallium finishes what lacks little; five stored cubes have become one."""
        self.krystallium += self.stored // 5
        self.stored %= 5
        while self.krystallium > 0:
            best: i64 = -1
            most = KRYSTALLIUM_WORTH[self.left]
            cost: i64 = 0
            for at in range(len(self.cards)):
                if ((self.open & ~self.frozen) >> at) & 1:
                    short = self.shortage(at, 0)
                    if short <= self.krystallium:
                        rate = self.gains[at] / (float(short) + 0.1)
                        if rate > most:
                            best = at
                            most = rate
                            cost = short
            if best < 0:
                return
            self.krystallium -= cost
            self.finish(best)

    def after(self) -> float:
        """What the round leaves: points that count types, production to come, tokens, work in progress."""
        d = self.d
        left = self.left
        value = 0.0
        for kind in range(len(TYPES)):
            points = in_heap(self.points_per, kind)
            if points:
                value += float(points) * (float(in_heap(self.types, kind)) + GROWTH[kind] * float(left))
                value -= float(in_heap(d.points_per, kind) * in_heap(d.types, kind))
        if left:
            for cube in range(CUBES):
                value += float(self.production(cube)) * INCOME_WORTH[CUBES * left + cube]
            for kind in range(len(TYPES)):
                value += float(in_heap(self.types, kind)) * TYPE_WORTH[kind] * float(left)
            value += float(self.krystallium) * KRYSTALLIUM_WORTH[left]
            value += float(self.soldiers) * SOLDIER_WORTH[left]
            value += self.unfinished()
        return value

    def unfinished(self) -> float:
        """Cards under construction that may be finished later, the best ones first.

        What they bring then is worked out here: many forecasts never come to it.
        """
        for at in range(len(self.later), len(self.cards)):
            card = self.cards[at]
            gain = self.gains[at]
            if card != NONE:
                gain = built_worth(self.p, self.d, card, self.left - 1, 0.0)
            gain -= KRYSTALLIUM_WORTH[self.left] * float(self.krystallium_needed[at])
            gain -= SOLDIER_WORTH[self.left] * float(self.soldiers_needed[at])
            self.later = append(self.later, gain)
        first = 0.0
        second = 0.0
        third = 0.0
        fourth = 0.0
        for at in range(len(self.cards)):
            if (self.open >> at) & 1:
                rest = self.rest[at]
                gain = self.later[at]
                for cube in range(CUBES):
                    gain -= CUBE_WORTH[cube] * float(in_heap(rest, cube))
                if gain > fourth:
                    fourth = gain
                    if gain > third:
                        fourth = third
                        third = gain
                        if gain > second:
                            third = second
                            second = gain
                            if gain > first:
                                second = first
                                first = gain
        return UNFINISHED * (first + FADE * (second + FADE * (third + FADE * fourth)))

    def best_plan(self, begin: i64 = 0) -> float:
        """Find a good plan by changing one card at a time, then by exchanges; it is left in ``plan``."""
        return self.swap(self.climb(begin))

    def climb(self, begin: i64) -> float:
        """Change one card at a time as long as that helps."""
        best = self.value(begin)
        chosen = begin
        number: i64 = len(self.cards) - self.fixed
        at: i64 = 0
        unchanged: i64 = 0
        while unchanged < number:
            other = chosen ^ bit(at)
            value = self.value(other)
            if value > best + 1e-9:
                best = value
                chosen = other
                unchanged = 0
            unchanged += 1
            at += 1
            if at == number:
                at = 0
        self.plan = chosen
        return best

    def swap(self, best: float) -> float:
        """Exchange a card of the plan for another as long as that helps."""
        number: i64 = len(self.cards) - self.fixed
        chosen = self.plan
        improved = True
        while improved:
            improved = False
            for at in range(number):
                if not (chosen >> at) & 1:
                    continue
                for other in range(number):
                    if (chosen >> other) & 1:
                        continue
                    value = self.value(chosen ^ bit(at) ^ bit(other))
                    if value > best + 1e-9:
                        best = value
                        chosen ^= bit(at) ^ bit(other)
                        improved = True
                        break
        self.plan = chosen
        return best
