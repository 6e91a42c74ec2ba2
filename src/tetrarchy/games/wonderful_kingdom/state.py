"""A position: its fields, how it is copied, and who may decide."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.actions import Codes
from tetrarchy.games.wonderful_kingdom.cards import copied
from tetrarchy.games.wonderful_kingdom.data import NONE, Components
from tetrarchy.games.wonderful_kingdom.duchy import Duchy
from tetrarchy.games.wonderful_kingdom.profile import Profile
from tetrarchy.kernel.state import CHANCE, OVER, State

UNKNOWN: Final = -1
"""A card of the danger pile that lies face down: nobody knows it, so the state does not either."""

STEPS: Final = (
    "deal_duchy",
    "pick_deck",
    "draw",
    "choose_advisor",
    "offer",
    "take",
    "drop",
    "pay",
    "keep",
    "reveal",
    "planning",
    "look",
    "production",
    "battle",
    "ending",
    "over",
    "taken",
    "drafted",
    "revealed",
)
DEAL_DUCHY: Final = 0
PICK_DECK: Final = 1
DRAW: Final = 2
CHOOSE_ADVISOR: Final = 3
OFFER: Final = 4
TAKE: Final = 5
DROP: Final = 6
PAY: Final = 7
KEEP: Final = 8
REVEAL: Final = 9
PLANNING: Final = 10
LOOK: Final = 11
PRODUCTION: Final = 12
BATTLE: Final = 13
ENDING: Final = 14
GAME_OVER: Final = 15
TAKEN: Final = 16
"""Nobody decides at this step and the two that follow: they are passed on the way to the next decision."""
DRAFTED: Final = 17
REVEALED: Final = 18

TOGETHER: Final = (1 << CHOOSE_ADVISOR) | (1 << PLANNING) | (1 << PRODUCTION) | (1 << BATTLE) | (1 << ENDING)
"""The set of the steps in which both players decide at the same time, hidden from one another."""

LOSSES: Final = ("none", "no_finisher", "vermin", "shadows", "unbuilt", "thieves", "unfinished")
NOT_LOST: Final = 0
NO_FINISHER: Final = 1
VERMIN_GONE: Final = 2
SHADOW_CUBES: Final = 3
UNBUILT: Final = 4
UNBEATEN: Final = 5
UNFINISHED: Final = 6

TO_AREA: Final = 0
"""Where drawn cards go: TO_AREA + an area, TO_HAND or TO_LOOK + a seat."""
TO_HAND: Final = 2
TO_LOOK: Final = 4


class Position(State):
    """What lies on the table, and whose decision is next."""

    profile: Profile
    components: Components
    codes: Codes
    duchies: vec[Duchy]
    shown: vec[Duchy | None]
    """In a phase of simultaneous decisions, each duchy as it was when its player first acted."""
    step: i64
    seat: i64
    """Who decides at a step with a single decider."""
    round: i64
    first: i64
    """The first player of the round."""
    turn: i64
    """How many offers have been taken this round."""
    offered: i64
    """Cards of the present offer that have been laid."""
    up: vec[vec[i64]]
    """For each offer area, the cards that lie face up."""
    down: vec[vec[i64]]
    """For each offer area, those face down, in the order of laying: card × 2 + seat, or UNKNOWN."""
    pool: vec[i64]
    """The cards of the development pile, rising; in solo with the unseen ones of the danger pile."""
    advisor_pool: vec[i64]
    """Advisors that have not been shuffled into the pile yet."""
    pile: i64
    """How many cards the development pile has; in solo without its visible top card."""
    top: i64
    """In solo the top card of the pile, or NONE."""
    danger_pile: i64
    danger_unseen: i64
    """Cards of the danger pile that nobody has seen, wherever they lie."""
    dangers_unseen: i64
    """How many of those are calamities or threats."""
    discard: vec[i64]
    hidden_discards: vec[i64]
    """Cards discarded face down: (round × 2 + the seat that laid it) × 256 + card."""
    decks: vec[i64]
    vermin: i64
    """A heap: for each threat, how many lie in its stack (only those that others bring have one)."""
    queue: vec[i64]
    """Where the cards that are being drawn go, one after the other; never changed, so copies share it."""
    queued: i64
    then: i64
    """The step after the present draw or reveal."""
    revealing: i64
    """Cards still to be turned up, and the area they belong to (NONE: the draft area)."""
    reveal_area: i64
    area: i64
    """The offer that has been chosen but not taken yet, or NONE."""
    paying: i64
    """Cards still to be paid for a search."""
    searched: bool
    """Whether no more search is allowed at this offer."""
    armed: bool
    """Whether a card of the offer is discarded before it is taken."""
    resource: i64
    """The resource of the production step."""
    totals: vec[i64]
    """What each player produces in it."""
    rewarded: i64
    """The set of the tasks whose reward for the first player has been given."""
    shadow_cubes: i64
    lost: vec[i64]
    """For each player, how the game was lost, or NOT_LOST."""
    open: vec[vec[i64]]
    """The open actions of each seat, once they have been worked out; a row that is there is never changed."""

    def copy_to(self, other: Position) -> None:
        """Make another position equal to this one."""
        other.profile = self.profile
        other.components = self.components
        other.codes = self.codes
        other.duchies = self.duchies[:]
        for seat in range(len(self.duchies)):
            other.duchies[seat] = self.duchies[seat].copy()
        other.shown = self.shown[:]
        other.step = self.step
        other.seat = self.seat
        other.round = self.round
        other.first = self.first
        other.turn = self.turn
        other.offered = self.offered
        other.up = copied(self.up)
        other.down = copied(self.down)
        other.pool = self.pool[:]
        other.advisor_pool = self.advisor_pool[:]
        other.pile = self.pile
        other.top = self.top
        other.danger_pile = self.danger_pile
        other.danger_unseen = self.danger_unseen
        other.dangers_unseen = self.dangers_unseen
        other.discard = self.discard[:]
        other.hidden_discards = self.hidden_discards[:]
        other.decks = self.decks[:]
        other.vermin = self.vermin
        other.queue = self.queue
        other.queued = self.queued
        other.then = self.then
        other.revealing = self.revealing
        other.reveal_area = self.reveal_area
        other.area = self.area
        other.paying = self.paying
        other.searched = self.searched
        other.armed = self.armed
        other.resource = self.resource
        other.totals = self.totals[:]
        other.rewarded = self.rewarded
        other.shadow_cubes = self.shadow_cubes
        other.lost = self.lost[:]
        other.open = self.open[:]

    def together(self) -> bool:
        """Whether the players decide at the same time now."""
        return (TOGETHER >> self.step) & 1 == 1 or self.step == LOOK

    def hidden_decisions(self) -> bool:
        """Whether the players decide at the same time, hidden from one another."""
        return (TOGETHER >> self.step) & 1 == 1

    def acts(self, seat: i64) -> bool:
        """Whether a seat may decide now."""
        step = self.step
        if (TOGETHER >> step) & 1:
            duchy = self.duchies[seat]
            return not duchy.done and not duchy.waiting
        if step == LOOK:
            return self.duchies[seat].waiting
        return seat == self.seat

    def mover(self) -> i64:
        step = self.step
        if step == DRAW or step == REVEAL or step == DEAL_DUCHY:
            return CHANCE
        if step == GAME_OVER:
            return OVER
        if self.acts(0):
            return 0
        return 1

    def actors(self) -> list[int]:
        mover = self.mover()
        if mover == OVER:
            return []
        if mover == CHANCE:
            return [CHANCE]
        return [seat for seat in range(self.seats) if self.acts(seat)]

    def begins_round(self) -> bool:
        """Whether the cards of a new round are being dealt, or the game is over."""
        if self.step == GAME_OVER:
            return True
        return self.step == DRAW and self.turn == 0 and (self.then == TAKE or self.then == OFFER)

    def private(self, seat: int) -> tuple[int, ...] | None:
        """Who may see an event of a seat's own: in a simultaneous phase that seat alone."""
        return (seat,) if self.seats > 1 and self.together() else None


def empty(position: Position, profile: Profile, components: Components, codes: Codes) -> None:
    """Fill in a table on which nothing lies yet."""
    position.profile = profile
    position.components = components
    position.codes = codes
    position.duchies = vec[Duchy]()
    position.shown = vec[Duchy | None]([None] * profile.seats)
    position.step = DEAL_DUCHY
    position.seat = 0
    position.round = 0
    position.first = 0
    position.turn = 0
    position.offered = 0
    position.up = vec[vec[i64]]([vec[i64](), vec[i64]()])
    position.down = vec[vec[i64]]([vec[i64](), vec[i64]()])
    position.pool = vec[i64]()
    position.advisor_pool = vec[i64]()
    position.pile = 0
    position.top = NONE
    position.danger_pile = 0
    position.danger_unseen = 0
    position.dangers_unseen = 0
    position.discard = vec[i64]()
    position.hidden_discards = vec[i64]()
    position.decks = vec[i64](profile.decks)
    position.vermin = 0
    position.queue = vec[i64]()
    position.queued = 0
    position.then = OFFER
    position.revealing = 0
    position.reveal_area = NONE
    position.area = NONE
    position.paying = 0
    position.searched = False
    position.armed = False
    position.resource = 0
    position.totals = vec[i64]([0] * profile.seats)
    position.rewarded = 0
    position.shadow_cubes = 0
    position.lost = vec[i64]([NOT_LOST] * profile.seats)
    position.open = vec[vec[i64]]([vec[i64]()] * profile.seats)
