"""How the greedy player plans, places cubes, fights and ends."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.actions import DONE
from tetrarchy.games.wonderful_kingdom.cards import how_many
from tetrarchy.games.wonderful_kingdom.data import (
    DRAW_KEEP,
    EXTRA_RECYCLE,
    GAIN_CUBES,
    NONE,
    TIE_WINS,
    TRANSMUTE,
)
from tetrarchy.games.wonderful_kingdom.duchy import FROZEN
from tetrarchy.games.wonderful_kingdom.engine import WonderfulKingdom
from tetrarchy.games.wonderful_kingdom.packing import (
    CUBES,
    KRYSTALLIUM,
    SOLDIER,
    heap_total,
    in_heap,
    lowest_cube,
    needed,
)
from tetrarchy.games.wonderful_kingdom.player.estimates import card_worth
from tetrarchy.games.wonderful_kingdom.player.prospect import Forecast, lacking
from tetrarchy.games.wonderful_kingdom.player.worth import INCOME_WORTH, KRYSTALLIUM_WORTH, is_duty, sum_need
from tetrarchy.games.wonderful_kingdom.profile import ALCHEMY
from tetrarchy.games.wonderful_kingdom.state import BATTLE, ENDING, PLANNING, PRODUCTION
from tetrarchy.kernel.bits import bit

UNADVISED: Final = 5.0
"""By how much an action that is not advised seems worse, where there is no telling."""
LATER: Final = 0.1
"""By how much a card that the forecast does not know is worse than the one whose turn it is."""
SAME: Final = 4.0
"""By how much another card of the same plan seems worse: it leads where the advised one leads, and a search
that has time for few actions had better try those that lead elsewhere.
"""


class Builder:
    """One decision of a seat outside the draft."""

    def __init__(self, state: WonderfulKingdom, seat: i64, codes: list[int]) -> None:
        self.state = state
        self.seat = seat
        self.d = state.duchies[seat]
        self.legal = codes
        self.last = state.round == state.components.rounds
        self.wanted: i64 = 0
        """A need: what the final tasks still to be done take."""
        for task in state.profile.task_numbers:
            if state.profile.tasks[task].final and not (self.d.tasks >> task) & 1:
                self.wanted += state.profile.tasks[task].cost

    def action(self) -> int:
        """The action to take, or NONE for any."""
        codes = self.state.codes
        d = self.d
        step = self.state.step
        if d.giving:
            return self.spare_cube()
        if d.debt:
            return self.least_card(codes.forfeit, codes.freeze)
        if d.tokens:
            return self.least(codes.cover)
        if d.freed:
            return self.legal[-1]
        if d.cubes:
            return self.place()
        for choice in (self.task(), self.advise(), self.fight()):
            if choice != NONE:
                return choice
        if step == PLANNING and d.draft:
            return self.plan()
        if step == PLANNING and d.giants:
            return self.freeze()
        if step == PLANNING or step == PRODUCTION or step == BATTLE:
            choice = self.finish_site()
            if choice != NONE:
                return choice
        if DONE in self.legal:
            return DONE
        return NONE

    def values(self, advised: i64) -> list[float]:
        """How good each open action seems, the advised one best.

        While the draft area is planned, the forecast tells what building or recycling a card makes of it.
        """
        codes = self.state.codes
        d = self.d
        plans = self.state.step == PLANNING and len(d.draft) > 0 and not d.cubes and not d.debt
        values: list[float] = []
        forecast = Forecast(self.state, self.seat)
        best = forecast.best_plan() if plans else 0.0
        plan = forecast.plan
        for code in self.legal:
            value = -UNADVISED
            if code == advised:
                value = 0.0
            elif plans and codes.build <= code < codes.forfeit:
                value = -LATER
                builds = code < codes.recycle
                card = code - codes.build if builds else code - codes.recycle
                for at in range(forecast.fixed, len(forecast.cards)):
                    if forecast.cards[at] == card:
                        other = plan | bit(at - forecast.fixed)
                        if not builds:
                            other ^= bit(at - forecast.fixed)
                        value = -SAME if other == plan else min(forecast.value(other) - best, 0.0) - LATER
            elif codes.place <= code < codes.krystallium:
                value = -1.0
            values.append(value)
        return values

    def first_in(self, base: i64, end: i64) -> int:
        """The first open action of a kind, or NONE."""
        for code in self.legal:
            if base <= code < end:
                return code
        return NONE

    def least(self, base: i64) -> int:
        """The kind of cube whose production is worth least."""
        first = CUBES * (self.state.components.rounds - self.state.round) - base
        best = self.legal[0]
        for code in self.legal:
            if INCOME_WORTH[first + code] < INCOME_WORTH[first + best]:
                best = code
        return best

    def least_card(self, base: i64, end: i64) -> int:
        """The card that is worth least."""
        best = NONE
        least = 1e9
        for code in self.legal:
            if base <= code < end:
                worth = card_worth(self.state, self.seat, code - base)
                if worth < least:
                    best = code
                    least = worth
        return best

    def plan(self) -> int:
        """First build what the plan wants built, then recycle the rest.

        The plan is noted in the duchy, and made anew only where another action was taken than the advised
        one: playouts would spend a third of their time on making it again for each card.
        """
        codes = self.state.codes
        d = self.d
        now = [*d.draft, len(d.sites) + len(d.built)]
        if now != d.foreseen and now != d.asked:
            self.make_plan()
        d.asked = now
        for card in d.draft:
            kept = how_many(d.draft, card) - d.spared.count(card)
            wanted = kept > 0 and self.state.components.is_development(card)
            if wanted and codes.build + card in self.legal:
                self.foresee(card, 1)
                return int(codes.build + card)
        choice = self.least_card(codes.recycle, codes.forfeit)
        if choice != NONE:
            self.foresee(choice - codes.recycle, 0)
            return choice
        return self.first_in(codes.build, codes.recycle)

    def make_plan(self) -> None:
        """Note which cards of the draft area are to be recycled."""
        forecast = Forecast(self.state, self.seat)
        forecast.best_plan()
        spared: list[int] = []
        for at in range(forecast.fixed, len(forecast.cards)):
            if not (forecast.plan >> (at - forecast.fixed)) & 1:
                spared.append(forecast.cards[at])
        self.d.spared = spared

    def foresee(self, card: i64, built: i64) -> None:
        """Note how the duchy looks once a card of the draft area has been built or recycled as advised."""
        after = self.d.asked[:]
        after.remove(card)
        after[-1] += built
        self.d.foreseen = after

    def place(self) -> int:
        """On the first card of the forecast's order that takes the cube."""
        codes = self.state.codes
        d = self.d
        forecast = Forecast(self.state, self.seat)
        cube = lowest_cube(d.cubes)
        late: i64 = codes.store
        coming = forecast.coming(forecast.start(0), forecast.first)
        spare = d.krystallium
        for rank in range(len(forecast.ranked)):
            at = forecast.ranked[rank]
            if not (forecast.open >> at) & 1:
                continue
            rest = forecast.cubes_needed[at]
            short = forecast.shortage(at, coming)
            if short <= spare:
                spare -= short
                coming = lacking(coming, rest)
                if in_heap(rest, cube):
                    choice: i64 = codes.store if at >= forecast.sites else codes.place + d.sites[at]
                    if choice in self.legal:
                        return int(choice)
            elif late == codes.store and at < forecast.sites and in_heap(rest, cube):
                choice = codes.place + d.sites[at]
                if choice in self.legal:
                    late = choice
        return int(codes.store if self.last else late)

    def freeze(self) -> int:
        """Under the card that brings least for its cubes."""
        codes = self.state.codes
        forecast = Forecast(self.state, self.seat)
        best = NONE
        least = 1e9
        for at in range(len(self.d.sites)):
            code = codes.freeze + self.d.sites[at]
            if code in self.legal and forecast.rates[at] < least:
                best = int(code)
                least = forecast.rates[at]
        return best

    def task(self) -> int:
        """A task that is paid for is done if it is final or pays."""
        codes = self.state.codes
        for code in self.legal:
            if codes.task <= code < codes.convert:
                task = self.state.profile.tasks[code - codes.task]
                if task.final or self.can_spare(task.cost):
                    return code
            if code == codes.convert and self.spare() >= ALCHEMY:
                return code
        return NONE

    def spare(self) -> i64:
        """How many cubes of the alchemy area no final task takes."""
        number: i64 = 0
        for cube in range(CUBES):
            more = in_heap(self.d.alchemy, cube) - needed(self.wanted, cube)
            if more > 0:
                number += more
        return number

    def can_spare(self, cost: i64) -> bool:
        """Whether a task takes nothing that a final task takes, and no krystallium for cubes."""
        if self.d.soldiers < needed(cost, SOLDIER) + needed(self.wanted, SOLDIER):
            return False
        for cube in range(CUBES):
            asked = needed(cost, cube)
            if asked and in_heap(self.d.alchemy, cube) < asked + needed(self.wanted, cube):
                return False
        return needed(cost, KRYSTALLIUM) == 0

    def spare_cube(self) -> int:
        """A cube that no final task takes, or any."""
        base = self.state.codes.give
        for code in self.legal:
            if in_heap(self.d.alchemy, code - base) > needed(self.wanted, code - base):
                return code
        return self.legal[0]

    def advise(self) -> int:
        """An ability that brings more than its soldiers."""
        codes = self.state.codes
        c = self.state.components
        d = self.d
        for code in self.legal:
            if codes.advise <= code < codes.cover:
                advisor = code - codes.advise
                ability = c.ability[advisor]
                if self.state.step == ENDING:
                    return code
                if d.soldiers < c.advisor_cost[advisor] + needed(self.wanted, SOLDIER):
                    continue
                if ability == GAIN_CUBES and d.sites:
                    return code
                if ability == DRAW_KEEP and not self.last:
                    return code
                if ability == EXTRA_RECYCLE and len(d.draft) > 2:
                    return code
                if ability == TRANSMUTE and heap_total(d.alchemy) == 3 and d.soldiers > 1:
                    return code
                if ability == TIE_WINS and d.soldiers > 1:
                    return code
        return NONE

    def fight(self) -> int:
        """Threats that cost most points for a soldier first."""
        codes = self.state.codes
        choice = self.first_in(codes.thaw, codes.deck)
        if choice != NONE:
            return choice
        c = self.state.components
        best = NONE
        most = 0.0
        for code in self.legal:
            if codes.fight <= code < codes.thaw:
                threat = code - codes.fight
                rate = -float(c.threat_points[threat]) / float(c.threat_soldiers[threat])
                if rate > most:
                    best = code
                    most = rate
        return best

    def finish_site(self) -> int:
        """Krystallium and soldiers for a card that they finish, when no more cubes come for it this round."""
        d = self.d
        if not d.sites or (d.krystallium == 0 and d.soldiers == 0 and not self.last):
            return NONE
        forecast = Forecast(self.state, self.seat)
        forecast.start(0)
        forecast.soldiers = d.soldiers
        coming = forecast.coming(0, forecast.first)
        best: i64 = -1
        most = 0.0
        for at in range(len(d.sites)):
            need: i64 = d.needs[at]
            soldiers = needed(need, SOLDIER)
            if need & FROZEN or soldiers > d.soldiers:
                continue
            duty = is_duty(self.state, self.state.components.site_card[d.sites[at]])
            if soldiers and not duty and soldiers + needed(self.wanted, SOLDIER) > d.soldiers:
                continue
            short = forecast.shortage(at, 0)
            if short > d.krystallium or short > forecast.shortage(at, coming):
                continue
            worth = forecast.gains[at] - KRYSTALLIUM_WORTH[forecast.left] * float(short)
            if worth > most:
                best = at
                most = worth
        if best >= 0:
            return self.give_to(best)
        if self.last and forecast.first == CUBES:
            return self.scrap()
        return NONE

    def give_to(self, at: i64) -> int:
        """A soldier or a krystallium for what a card still needs."""
        codes = self.state.codes
        need: i64 = self.d.needs[at]
        site: i64 = self.d.sites[at]
        if needed(need, SOLDIER):
            return int(codes.soldier + site)
        for resource in range(KRYSTALLIUM + 1):
            if needed(need, resource):
                return int(codes.krystallium + (CUBES + 1) * site + resource)
        return NONE

    def scrap(self) -> int:
        """At the very end, cards that cannot be finished make krystallium for one that can."""
        codes = self.state.codes
        d = self.d
        if self.state.profile.quests:
            return NONE
        target: i64 = -1
        least: i64 = 99
        for at in range(len(d.sites)):
            need: i64 = d.needs[at]
            if not need & FROZEN and needed(need, SOLDIER) <= d.soldiers:
                short = sum_need(need) - needed(need, SOLDIER)
                if short < least:
                    target = at
                    least = short
        if target < 0:
            return NONE
        lacking = 5 * (least - d.krystallium)
        if heap_total(d.alchemy) + len(d.sites) - 1 < lacking:
            return NONE
        for at in range(len(d.sites)):
            code = codes.discard + d.sites[at]
            duty = is_duty(self.state, self.state.components.site_card[d.sites[at]])
            if at != target and not duty and code in self.legal:
                return int(code)
        return NONE
