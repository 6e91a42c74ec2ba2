"""The shapes of views and snapshots.

Both have the same keys. In a view every card that its seat may not know is None, the duchies of others are as
they were before the present simultaneous decisions, and ``unseen`` counts all cards that the seat has not
seen, wherever they are. In a snapshot ``unseen`` is the development pile (in solo with the unknown cards of
the danger pile, which nobody knows). Resources, cards, sites, tasks and steps are told by their names; seats
and areas count from 0.
"""

from __future__ import annotations

from typing import TypedDict

from tetrarchy.kernel.options import Options


class HiddenView(TypedDict):
    """A face-down card."""

    card: str | None
    """None for a seat that does not know it, and for a card of the danger pile."""
    seat: int | None
    """Who laid it; None for a card of the danger pile."""


class DiscardView(TypedDict):
    """A card discarded face down."""

    card: str | None
    seat: int
    """Who had laid it, and knows it."""
    round: int


class DangerView(TypedDict):
    """A calamity or threat that the viewer has not seen: one of the hidden cards of its seat and round."""

    seat: int
    round: int


class OutlookView(TypedDict):
    """How soon a card can be complete, if all that surely comes is put on it."""

    rounds: int | None
    """0: this round, 1: the next; None: not so soon, or a frost giant lies under it."""
    short: int
    """How many pieces are missing after this round, once krystallium has filled gaps."""
    lacks: dict[str, int]
    """Those that this round does not bring, before krystallium; nothing where none is missing."""


class SiteView(TypedDict):
    """A card under construction."""

    site: str
    """The card, with a number where there are several copies."""
    card: str
    needs: dict[str, int]
    """What is still to be put on it; nothing for a frozen card that has all."""
    frozen: bool
    """Whether a frost giant lies under it."""
    bound: bool
    """Whether the scenario forbids to discard it."""
    outlook: OutlookView
    finishes: bool
    """Whether it is one of the cards that can all be completed this round."""
    last: bool
    """Whether one more piece completes it."""


class AreaView(TypedDict):
    """An offer area."""

    up: list[str]
    down: list[HiddenView]


class DuchyView(TypedDict):
    """One player's side of the table; ``recycling``, ``outlook``, ``worth``, ``production`` and ``types``
    follow from the rest.
    """

    duchy: str
    hand: list[str | None]
    traps: int
    extra_traps: int
    """Cards more that may be laid face down this turn."""
    draft: list[str]
    """The draft area."""
    draft_down: list[HiddenView]
    recycling: dict[str, dict[str, int]]
    """The cubes that recycling each card of the draft area brings now; dangers bring none."""
    outlook: dict[str, OutlookView]
    """How soon each development of the hand, the draft area and the offers could be complete."""
    construction: list[SiteView]
    built: list[str]
    """In the order of building."""
    worth: dict[str, int]
    """What each built card scores now."""
    production: dict[str, int]
    """Cubes of each kind that a production step brings."""
    types: dict[str, int]
    """Built cards of each type."""
    alchemy: dict[str, int]
    krystallium: int
    soldiers: int
    training: int
    cubes: dict[str, int]
    """Cubes just gained that are to be placed."""
    calamities: int
    threats: dict[str, int]
    thefts: dict[str, int]
    """Theft tokens on the icons of each resource."""
    advisors: list[str]
    used: list[str]
    """The advisors that have worked this round."""
    tasks: list[str]
    claims: list[str]
    """Tasks done in this phase whose reward is for the first player only."""
    quest_points: int
    advisor_points: int
    active_spies: int
    hidden_spies: int
    done: bool
    """Whether the player has said so in a simultaneous phase; others are told only when it ends."""
    waiting: bool
    """Whether the player waits for cards to look at."""
    look: list[str | None]
    """Cards that the player looks at and keeps one of."""
    rejected: list[str | None]
    """Cards looked at and not kept; they lie face down until planning ends."""
    dropped: list[str]
    """Cards discarded in this phase, which others have not seen yet."""
    boxed: list[str | None]
    """Advisors put back unseen."""
    debt: int
    """Cards still to be discarded because of shadows."""
    forfeited: int
    """Cubes that the opponent gains for them."""
    tokens: int
    """Theft tokens still to be laid."""
    giants: int
    """Frost giants still to be laid under cards."""
    freed: int
    """Theft tokens still to be taken off."""
    giving: int
    """Cubes of the alchemy area still to be given for a krystallium."""
    boost: int
    """Cubes more for the next card recycled."""
    blackmail: int
    """Cubes that move from the opponent's alchemy area when planning ends."""
    usher: bool
    """Whether a tie has been turned into supremacy in this step."""


class InPlayView(TypedDict):
    """What the options put on the table, with everything left out that has no use there."""

    modules: list[str]
    """Of threats, advisors and quests; a scenario may bring several."""
    quests: list[str]
    """The quest boards."""
    side: str
    """The side of the duchy cards."""
    scenario: int | None
    search: str | None
    """How often a player alone may search: once a round, or at every offer."""
    battle: bool
    """Whether a round ends with a battle."""
    medals: list[int]
    """Alone, the least points for bronze, silver and gold; empty until the threat deck is known."""


class OutcomeView(TypedDict):
    """How the game went for a seat."""

    place: int
    lost: str
    medal: str | None


class TableView(TypedDict):
    """The whole table."""

    game: str
    options: Options
    """As the table was opened, those without a use too; ``in_play`` tells what counts."""
    in_play: InPlayView
    seats: int
    seat: int | None
    """Whose view it is; None for a spectator's, and in a snapshot."""
    step: str
    actor: int | None
    """Who decides at a step with a single decider."""
    round: int
    rounds: int
    phase: str
    """Of setup, draft, planning, production, battle and end; draws belong to what they are made for."""
    first: int
    """The first player of the round."""
    turn: int
    """How many offers have been taken this round."""
    offered: int
    """Cards of the present offer that have been laid."""
    areas: list[AreaView]
    duchies: list[DuchyView]
    shown: list[DuchyView | None]
    """Only in a snapshot: each duchy as others see it, where it has acted in this simultaneous phase."""
    unseen: dict[str, int]
    advisors_unseen: list[str]
    """Advisors that have not been shuffled into the pile yet."""
    hidden_dangers: list[DangerView]
    pile: int
    top: str | None
    """In solo the visible top card of the pile, which ``pile`` does not count."""
    danger_pile: int
    danger_unseen: int
    """Cards of the danger pile that nobody has seen, wherever they lie."""
    dangers_unseen: int
    """How many of those are calamities or threats."""
    discard: list[str]
    hidden_discards: list[DiscardView]
    decks: list[str | None]
    """The threat deck of each seat."""
    vermin: dict[str, int]
    """The stacks of threats that others bring."""
    queue: list[int]
    """Where cards go that are being drawn: 0 and 1 an area, 2 and 3 a hand, 4 and 5 cards to look at."""
    queued: int
    """How many of them have been drawn."""
    then: str
    """The step after the present draw."""
    revealing: int
    """Cards still to be turned up."""
    reveal_area: int | None
    """The offer area that they belong to; None: the draft area."""
    area: int | None
    """The offer that has been chosen but not taken yet."""
    paying: int
    """Cards still to be paid for a search."""
    searched: bool
    """Whether no more search is allowed at this offer."""
    armed: bool
    """Whether a card of the offer is discarded before it is taken."""
    resource: str
    """The resource of the production step."""
    totals: list[int]
    """What each player produces in it."""
    supremacy: dict[str, int | None]
    """Who would have supremacy in each resource by the production that is seen."""
    rewarded: list[str]
    """Tasks whose reward for the first player has been given."""
    shadow_cubes: int
    """Cubes laid aside because of shadows."""
    lost: list[str]
    outcome: list[OutcomeView] | None
    """At the end of the game."""
