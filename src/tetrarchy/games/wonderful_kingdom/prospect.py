"""What a duchy can look forward to: a forecast of the round, and what is worth having after it.

A *plan* says which cards of the draft area to build; the others are recycled. The forecast plays the plan
through: cubes go to the cards that can be finished this round, the most rewarding first, then to the others.
"""

from __future__ import annotations

from typing import Final

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
    member,
    needed,
    one_needed,
)
from tetrarchy.games.wonderful_kingdom.scoring import score
from tetrarchy.games.wonderful_kingdom.state import BATTLE, ENDING, PRODUCTION, Position
from tetrarchy.games.wonderful_kingdom.worth import (
    CUBE_WORTH,
    GROWTH,
    KRYSTALLIUM_WORTH,
    SOLDIER_WORTH,
    completed_worth,
    is_duty,
    need_worth,
    sum_need,
)

STORED_WORTH: Final = 0.2
"""A cube in the alchemy area."""
SOON: Final = 0.3
"""What is left of this round's production for a card that is finished in it."""
UNFINISHED: Final = 0.5
"""The share of its worth that the best unfinished card keeps, and how that fades from card to card."""
FADE: Final = 0.7
DUTY: Final = 20.0
"""What a card or task is worth without which the game is lost."""


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
        self.left = float(c.rounds - p.round)
        self.base = float(score(p, seat))
        self.first = first_step(p)
        self.cards: list[int] = []
        """Cards under construction, then the developments of the draft area."""
        self.needs: list[int] = []
        self.rates: list[float] = []
        """What each card brings for each cube that it takes."""
        self.worths: list[float] = []
        """What each card brings if it is finished in a later round."""
        self.sites: i64 = len(d.sites)
        self.cubes: i64 = d.cubes
        """Cubes at hand now, with those of treasures."""
        for at in range(len(d.sites)):
            self.add(c.site_card[d.sites[at]], d.needs[at])
        for card in d.draft:
            if card < c.developments:
                self.add(card, c.cost[card])
            elif card < c.calamity:
                self.cubes += c.recycle[card]
        self.tasks: i64 = len(self.cards)
        """Where the final tasks follow that are still to be done, as cards NONE."""
        for task in p.profile.task_numbers:
            if p.profile.tasks[task].final and not (d.tasks >> task) & 1:
                self.add_task(task)
        self.boosts: list[int] = [0] * CUBES
        self.tokens = float(d.soldiers)
        self.count_advisors()
        self.plan: i64 = 0
        self.hand: list[int] = []
        self.rest: list[int] = []
        self.open: list[bool] = []
        self.types: list[int] = []
        self.income: i64 = 0
        self.income_per: i64 = 0
        self.krystallium = 0.0
        self.soldiers = 0.0
        self.stored = 0.0
        self.gained = 0.0

    def add(self, card: i64, need: i64) -> None:
        worth = completed_worth(self.p, self.d, card, self.left + SOON)
        if is_duty(self.p, card):
            worth += DUTY
        self.cards.append(card)
        self.needs.append(need)
        self.rates.append(worth / (0.5 + float(sum_need(need))))
        self.worths.append(completed_worth(self.p, self.d, card, self.left - 1.0))

    def add_task(self, task: i64) -> None:
        """A task takes what the alchemy area lacks."""
        need = self.p.profile.tasks[task].cost
        for cube in range(CUBES):
            there = in_heap(self.d.alchemy, cube)
            wanted = needed(need, cube)
            need -= one_needed(cube) * (there if there < wanted else wanted)
        worth = DUTY + float(self.p.profile.tasks[task].points)
        self.cards.append(NONE)
        self.needs.append(need)
        self.rates.append(worth / (0.5 + float(sum_need(need))))
        self.worths.append(worth)

    def count_advisors(self) -> None:
        """Cubes that advisors can add in the steps to come, as far as the soldiers go."""
        c = self.p.components
        ready = self.d.advisors & ~self.d.used
        advisor: i64 = 0
        while ready:
            if ready & 1 and c.ability[advisor] == GAIN_CUBES and c.advisor_step[advisor] >= self.first:
                cost = float(c.advisor_cost[advisor])
                if cost <= self.tokens:
                    self.tokens -= cost
                    cubes: i64 = heap_total(c.ability_cubes[advisor])
                    self.boosts[c.advisor_step[advisor]] += cubes
            ready >>= 1
            advisor += 1

    def value(self, plan: i64) -> float:
        """The worth of the duchy after the round, with the plan's cards of the draft area built.

        The plan is a set of positions among the developments of the draft area.
        """
        self.start(plan)
        self.spend(self.hand, self.first)
        for step in range(self.first, CUBES):
            made = self.production(step) + self.boosts[step]
            if made:
                hand: list[int] = [0] * CUBES
                hand[step] = made
                self.spend(hand, step + 1)
        self.finish_with_krystallium()
        return self.base + self.gained + self.after()

    def start(self, plan: i64) -> None:
        """Set out with a plan and the cubes of the cards that it recycles."""
        self.plan = plan
        d = self.d
        c = self.p.components
        cubes: list[int] = [in_heap(self.cubes, cube) for cube in range(CUBES)]
        self.rest = self.needs[:]
        self.open = [True] * len(self.cards)
        for at in range(self.sites, self.tasks):
            if not (plan >> (at - self.sites)) & 1:
                self.open[at] = False
                recycled: i64 = c.recycle[self.cards[at]]
                for cube in range(CUBES):
                    cubes[cube] += (recycled >> (BYTE * cube)) & 255
        self.types = [in_heap(d.types, kind) for kind in range(len(TYPES))]
        self.income = d.income
        self.income_per = d.income_per
        self.krystallium = float(d.krystallium)
        self.soldiers = self.tokens
        self.stored = float(heap_total(d.alchemy))
        self.gained = 0.0
        self.hand = cubes

    def production(self, cube: i64) -> i64:
        """What the duchy makes of a cube with the cards finished on paper."""
        made = in_heap(self.income, cube) - in_heap(self.d.thefts, cube)
        counted = self.income_per >> (len(TYPES) * PER_BITS * cube)
        for kind in range(len(TYPES)):
            made += ((counted >> (PER_BITS * kind)) & PER_MASK) * self.types[kind]
        return made if made > 0 else 0

    def spend(self, hand: list[int], next_step: i64) -> None:
        """Place cubes: on cards that can be finished this round, then on others, then in alchemy."""
        for at in self.order(hand, next_step):
            rest: i64 = self.rest[at]
            for cube in range(CUBES):
                wanted = needed(rest, cube)
                if wanted and hand[cube]:
                    placed = wanted if wanted < hand[cube] else hand[cube]
                    hand[cube] -= placed
                    rest -= placed * one_needed(cube)
            self.rest[at] = rest
            self.try_to_finish(at)
        for cube in range(CUBES):
            self.stored += float(hand[cube])

    def order(self, hand: list[int], next_step: i64) -> list[int]:
        """The cards in the order in which cubes are placed on them."""
        coming: list[int] = hand[:]
        for step in range(next_step, CUBES):
            coming[step] += self.production(step) + self.boosts[step]
        spare = self.krystallium
        tried = [False] * len(self.cards)
        order: list[int] = []
        late: list[int] = []
        while True:
            best: i64 = -1
            most = -1.0
            for at in range(len(self.cards)):
                if self.open[at] and not tried[at] and self.rates[at] > most:
                    best = at
                    most = self.rates[at]
            if best < 0:
                break
            tried[best] = True
            short = self.shortage(self.rest[best], coming)
            if short <= spare:
                spare -= short
                order.append(best)
                for cube in range(CUBES):
                    wanted = needed(self.rest[best], cube)
                    coming[cube] -= wanted if wanted < coming[cube] else coming[cube]
            else:
                late.append(best)
        if self.left > 0.0:
            order += late
        return order

    def shortage(self, need: i64, coming: list[int]) -> float:
        """Krystallium that a card takes to be finished this round; a soldier short is too much."""
        if float(needed(need, SOLDIER)) > self.soldiers:
            return 99.0
        short: i64 = needed(need, KRYSTALLIUM)
        for cube in range(CUBES):
            more = needed(need, cube) - coming[cube]
            if more > 0:
                short += more
        return float(short)

    def try_to_finish(self, at: i64) -> None:
        """A card that lacks only soldiers and krystallium that are at hand is finished."""
        rest: i64 = self.rest[at]
        soldiers = float(needed(rest, SOLDIER))
        krystallium = float(needed(rest, KRYSTALLIUM))
        for cube in range(CUBES):
            if needed(rest, cube):
                return
        if (
            self.open[at]
            and not rest & FROZEN
            and soldiers <= self.soldiers
            and krystallium <= self.krystallium
        ):
            self.soldiers -= soldiers
            self.krystallium -= krystallium
            self.finish(at)

    def finish(self, at: i64) -> None:
        c = self.p.components
        card = self.cards[at]
        self.open[at] = False
        if card == NONE:
            self.gained += self.worths[at]
            return
        kind = c.type_of[card]
        self.types[kind] += 1
        self.income += c.income[card]
        self.income_per += c.income_per[card]
        self.krystallium += float(c.bonus_krystallium[card])
        self.soldiers += float(c.bonus_soldiers[card])
        self.gained += float(c.points[card])
        if is_duty(self.p, card):
            self.gained += DUTY

    def finish_with_krystallium(self) -> None:
        """Krystallium finishes what lacks little; five stored cubes have become one."""
        while self.stored >= 5.0:
            self.stored -= 5.0
            self.krystallium += 1.0
        none: list[int] = [0] * CUBES
        while self.krystallium >= 1.0:
            best: i64 = -1
            most = KRYSTALLIUM_WORTH if self.left > 0.0 else 0.0
            for at in range(len(self.cards)):
                if self.open[at] and not self.rest[at] & FROZEN:
                    short = self.shortage(self.rest[at], none)
                    if short <= self.krystallium:
                        rate = self.rates[at] * (0.5 + float(sum_need(self.needs[at]))) / (short + 0.1)
                        if rate > most:
                            best = at
                            most = rate
            if best < 0:
                return
            self.krystallium -= self.shortage(self.rest[best], none)
            self.soldiers -= float(needed(self.rest[best], SOLDIER))
            self.finish(best)

    def after(self) -> float:
        """What the round leaves: points that count types, production to come, tokens, work in progress."""
        d = self.d
        c = self.p.components
        per = d.points_per
        for at in range(len(self.cards)):
            if not self.open[at] and at < self.tasks and self.planned(at):
                per += c.points_per[self.cards[at]]
        value = 0.0
        for kind in range(len(TYPES)):
            points = float(in_heap(per, kind))
            value += points * (float(self.types[kind]) + GROWTH * self.left)
            value -= float(in_heap(d.points_per, kind) * in_heap(d.types, kind))
        if self.left > 0.0:
            for cube in range(CUBES):
                value += float(self.production(cube)) * self.left * CUBE_WORTH[cube]
            value += self.krystallium * KRYSTALLIUM_WORTH + self.soldiers * SOLDIER_WORTH
            value += self.stored * STORED_WORTH + self.unfinished()
        return value

    def planned(self, at: i64) -> bool:
        """Whether a card is under construction in the plan."""
        return at < self.sites or (self.plan >> (at - self.sites)) & 1 == 1

    def unfinished(self) -> float:
        """Cards under construction that may be finished later, the best ones first."""
        gains: list[float] = []
        for at in range(len(self.cards)):
            if self.open[at]:
                gain = self.worths[at] - need_worth(self.rest[at])
                if gain > 0.0:
                    gains.append(gain)
        gains.sort()
        gains.reverse()
        value = 0.0
        weight = UNFINISHED
        for gain in gains:
            value += weight * gain
            weight *= FADE
        return value

    def best_plan(self) -> float:
        """Find a good plan by changing one card at a time; it is left in ``plan``."""
        best = self.value(0)
        chosen: i64 = 0
        improved = True
        while improved:
            improved = False
            for at in range(self.tasks - self.sites):
                other = chosen ^ member(at)
                value = self.value(other)
                if value > best + 1e-9:
                    best = value
                    chosen = other
                    improved = True
        self.plan = chosen
        return best
