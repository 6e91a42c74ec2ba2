"""One player's side of the table."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.data import Components
from tetrarchy.games.wonderful_kingdom.packing import (
    BYTE,
    BYTE_MASK,
    PER_BITS,
    PER_MASK,
    in_heap,
    one,
)

FROZEN: Final = 1 << 30
"""In a site's need: a frost giant lies under the card."""
BOUND: Final = 1 << 31
"""In a site's need: the scenario forbids to discard the card."""


class Duchy:
    """A player's cards, cubes and tokens, and what is left of the decision that the player has begun."""

    card: i64
    """Which duchy card."""
    hand: vec[i64]
    """Cards in hand during the draft, rising, like all lists of cards."""
    traps: i64
    extra_traps: i64
    """Cards more that may be laid face down this turn."""
    draft: vec[i64]
    """Cards of the draft area that lie face up."""
    draft_down: vec[i64]
    """Cards taken face down: card × 2 + the seat that laid it, or UNKNOWN."""
    sites: vec[i64]
    """Cards under construction, rising, with what each still needs in ``needs``."""
    needs: vec[i64]
    built: vec[i64]
    """Built developments in the order of building."""
    income: i64
    """The heap that the duchy card and the built cards produce, without cards that count types."""
    income_per: i64
    types: i64
    """A heap: built cards of each type."""
    points: i64
    points_per: i64
    alchemy: i64
    """The heap in the alchemy area."""
    krystallium: i64
    soldiers: i64
    training: i64
    cubes: i64
    """The heap that has just been gained and must be placed."""
    calamities: i64
    threats: i64
    """A heap: threats of each kind in the construction area."""
    thefts: i64
    """A heap: theft tokens on the icons of each resource."""
    advisors: i64
    """The set of the player's advisors."""
    used: i64
    """Those of them that have worked this round."""
    tasks: i64
    claims: i64
    """Tasks done in this phase whose reward is for the first player only."""
    quest_points: i64
    advisor_points: i64
    active_spies: i64
    hidden_spies: i64

    done: bool
    waiting: bool
    """Whether the player waits for cards to look at."""
    look: vec[i64]
    """Cards that the player looks at and may keep one of."""
    rejected: vec[i64]
    """Cards that the player looked at in planning and did not keep: face down until planning ends."""
    dropped: vec[i64]
    """Cards discarded in the present phase, which the opponent has not seen yet."""
    boxed: vec[i64]
    """Advisors that the player has put back unseen."""
    debt: i64
    """Cards still to be discarded because of shadows."""
    forfeited: i64
    """Cubes that the opponent gains for them."""
    tokens: i64
    """Theft tokens still to be laid."""
    giants: i64
    """Frost giants still to be laid under cards."""
    freed: i64
    """Theft tokens still to be taken off."""
    giving: i64
    """Cubes of the alchemy area still to be given for a krystallium."""
    boost: i64
    """Cubes more for the next card recycled."""
    blackmail: i64
    """Cubes to be moved from the opponent's alchemy area when planning ends."""
    usher: bool
    """Whether a tie has been turned into supremacy in this step."""

    asked: list[int]
    """A note of the greedy player, which no rule reads: the draft area, and then how many cards were built
    or under construction, when it was last asked. Lists of the note are never changed, so copies share them.
    """
    foreseen: list[int]
    """The same after the action that it advised."""
    spared: list[int]
    """The cards of the draft area that its plan recycles."""

    def copy(self) -> Duchy:
        """An equal duchy that shares nothing mutable with this one."""
        other = Duchy()
        other.card = self.card
        other.hand = self.hand[:]
        other.traps = self.traps
        other.extra_traps = self.extra_traps
        other.draft = self.draft[:]
        other.draft_down = self.draft_down[:]
        other.sites = self.sites[:]
        other.needs = self.needs[:]
        other.built = self.built[:]
        other.income = self.income
        other.income_per = self.income_per
        other.types = self.types
        other.points = self.points
        other.points_per = self.points_per
        other.alchemy = self.alchemy
        other.krystallium = self.krystallium
        other.soldiers = self.soldiers
        other.training = self.training
        other.cubes = self.cubes
        other.calamities = self.calamities
        other.threats = self.threats
        other.thefts = self.thefts
        other.advisors = self.advisors
        other.used = self.used
        other.tasks = self.tasks
        other.claims = self.claims
        other.quest_points = self.quest_points
        other.advisor_points = self.advisor_points
        other.active_spies = self.active_spies
        other.hidden_spies = self.hidden_spies
        other.done = self.done
        other.waiting = self.waiting
        other.look = self.look[:]
        other.rejected = self.rejected[:]
        other.dropped = self.dropped[:]
        other.boxed = self.boxed[:]
        other.debt = self.debt
        other.forfeited = self.forfeited
        other.tokens = self.tokens
        other.giants = self.giants
        other.freed = self.freed
        other.giving = self.giving
        other.boost = self.boost
        other.blackmail = self.blackmail
        other.usher = self.usher
        other.asked = self.asked
        other.foreseen = self.foreseen
        other.spared = self.spared
        return other

    def add_built(self, card: i64, c: Components) -> None:
        """A development comes into the duchy."""
        self.built = append(self.built, card)
        self.types += one(c.type_of[card])
        self.income += c.income[card]
        self.income_per += c.income_per[card]
        self.points += c.points[card]
        self.points_per += c.points_per[card]

    def production(self, resource: i64) -> i64:
        """How many cubes of a kind the duchy makes: icons that no theft token covers, and cards that
        bring a cube for each built card of a type.
        """
        cubes = in_heap(self.income, resource) - in_heap(self.thefts, resource)
        per = self.income_per >> (4 * PER_BITS * resource)
        types = self.types
        while per & 4095:
            cubes += (per & PER_MASK) * (types & BYTE_MASK)
            per = (per & 4095) >> PER_BITS
            types >>= BYTE
        return cubes if cubes > 0 else 0

    def open_sites(self) -> i64:
        """How many cards under construction have no frost giant under them."""
        number: i64 = 0
        for need in self.needs:
            if not need & FROZEN:
                number += 1
        return number


def new_duchy() -> Duchy:
    """A player's place before anything is dealt."""
    duchy = Duchy()
    duchy.card = 0
    duchy.hand = vec[i64]()
    duchy.traps = 0
    duchy.extra_traps = 0
    duchy.draft = vec[i64]()
    duchy.draft_down = vec[i64]()
    duchy.sites = vec[i64]()
    duchy.needs = vec[i64]()
    duchy.built = vec[i64]()
    duchy.income = 0
    duchy.income_per = 0
    duchy.types = 0
    duchy.points = 0
    duchy.points_per = 0
    duchy.alchemy = 0
    duchy.krystallium = 0
    duchy.soldiers = 0
    duchy.training = 0
    duchy.cubes = 0
    duchy.calamities = 0
    duchy.threats = 0
    duchy.thefts = 0
    duchy.advisors = 0
    duchy.used = 0
    duchy.tasks = 0
    duchy.claims = 0
    duchy.quest_points = 0
    duchy.advisor_points = 0
    duchy.active_spies = 0
    duchy.hidden_spies = 0
    duchy.done = False
    duchy.waiting = False
    duchy.look = vec[i64]()
    duchy.rejected = vec[i64]()
    duchy.dropped = vec[i64]()
    duchy.boxed = vec[i64]()
    duchy.debt = 0
    duchy.forfeited = 0
    duchy.tokens = 0
    duchy.giants = 0
    duchy.freed = 0
    duchy.giving = 0
    duchy.boost = 0
    duchy.blackmail = 0
    duchy.usher = False
    duchy.asked = []
    duchy.foreseen = []
    duchy.spared = []
    return duchy
