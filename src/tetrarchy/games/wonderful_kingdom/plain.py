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
    """Which card it is; None for who does not know."""
    seat: int
    """Who had laid it, and knows it."""
    round: int
    """When it was discarded."""


class DangerView(TypedDict):
    """A calamity or threat that the viewer has not seen: one of the hidden cards of its seat and round."""

    seat: int
    round: int
    """The round in which it came into the game."""


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
    """Its id."""
    needs: dict[str, int]
    """What is still to be put on it; nothing for a frozen card that has all."""
    frozen: bool
    """Whether a frost giant lies under it."""
    bound: bool
    """Whether the scenario forbids to discard it."""
    outlook: OutlookView
    """How soon it can be complete."""
    finishes: bool
    """Whether it is one of the cards that can all be completed this round."""
    last: bool
    """Whether one more piece completes it."""


class AreaView(TypedDict):
    """An offer area."""

    up: list[str]
    """The cards that lie face up."""
    down: list[HiddenView]
    """The cards that lie face down."""


class DuchyView(TypedDict):
    """One player's side of the table; ``recycling``, ``outlook``, ``worth``, ``production`` and ``types``
    follow from the rest.
    """

    duchy: str
    """Which of the two it is."""
    hand: list[str | None]
    """The cards held; None for each that the viewer does not know."""
    traps: int
    """Cards that may still be laid face down."""
    extra_traps: int
    """Cards more that may be laid face down this turn."""
    draft: list[str]
    """The draft area."""
    draft_down: list[HiddenView]
    """The face-down cards of the draft area."""
    recycling: dict[str, dict[str, int]]
    """The cubes that recycling each card of the draft area brings now; dangers bring none."""
    outlook: dict[str, OutlookView]
    """How soon each development of the hand, the draft area and the offers could be complete."""
    construction: list[SiteView]
    """The cards that are being built."""
    built: list[str]
    """In the order of building."""
    worth: dict[str, int]
    """What each built card scores now."""
    production: dict[str, int]
    """Cubes of each kind that a production step brings."""
    types: dict[str, int]
    """Built cards of each type."""
    alchemy: dict[str, int]
    """The cubes that wait to become krystallium."""
    krystallium: int
    """How many are in hand."""
    soldiers: int
    """How many are in hand."""
    training: int
    """Whether (1) a soldier stands in the training area; the next supremacy takes it."""
    cubes: dict[str, int]
    """Cubes just gained that are to be placed."""
    calamities: int
    """How many lie here."""
    threats: dict[str, int]
    """How many of each threat lie here."""
    thefts: dict[str, int]
    """Theft tokens on the icons of each resource."""
    advisors: list[str]
    """The advisors in service."""
    used: list[str]
    """The advisors that have worked this round."""
    tasks: list[str]
    """The tasks that have been done."""
    claims: list[str]
    """Tasks done in this phase whose reward is for the first player only."""
    quest_points: int
    """Points that tasks have brought."""
    advisor_points: int
    """Points that advisors have brought."""
    active_spies: int
    """Alone, the spies that can be sent out."""
    hidden_spies: int
    """Alone, the spies that wait to be woken."""
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
    """Its number; None without one."""
    search: str | None
    """How often a player alone may search: once a round, or at every offer."""
    battle: bool
    """Whether a round ends with a battle."""
    medals: list[int]
    """Alone, the least points for bronze, silver and gold; empty until the threat deck is known."""


class OutcomeView(TypedDict):
    """How the game went for a seat."""

    place: int
    """1 for the winner."""
    lost: str
    """How the game was lost; ``none`` where it was not."""
    medal: str | None
    """Alone, the medal that was won."""


class TableView(TypedDict):
    """The whole table."""

    game: str
    options: Options
    """As the table was opened, those without a use too; ``in_play`` tells what counts."""
    in_play: InPlayView
    """What the options put on the table."""
    seats: int
    seat: int | None
    """Whose view it is; None for a spectator's, and in a snapshot."""
    step: str
    """What is being decided."""
    actor: int | None
    """Who decides at a step with a single decider."""
    round: int
    """The number of the round, from 1."""
    rounds: int
    """How many there are in all."""
    phase: str
    """Of setup, draft, planning, production, battle and end; draws belong to what they are made for."""
    first: int
    """The first player of the round."""
    turn: int
    """How many offers have been taken this round."""
    offered: int
    """Cards of the present offer that have been laid."""
    areas: list[AreaView]
    """The two offers."""
    duchies: list[DuchyView]
    """Everybody's side of the table, by seat."""
    shown: list[DuchyView | None]
    """Only in a snapshot: each duchy as others see it, where it has acted in this simultaneous phase."""
    unseen: dict[str, int]
    """How many of each card the viewer has not seen; in a snapshot, the pile."""
    advisors_unseen: list[str]
    """Advisors that have not been shuffled into the pile yet."""
    hidden_dangers: list[DangerView]
    """Dangers that lie somewhere face down, as far as that is known."""
    pile: int
    """How many cards are in the development pile."""
    top: str | None
    """In solo the visible top card of the pile, which ``pile`` does not count."""
    danger_pile: int
    """How many cards are in the danger pile."""
    danger_unseen: int
    """Cards of the danger pile that nobody has seen, wherever they lie."""
    dangers_unseen: int
    """How many of those are calamities or threats."""
    discard: list[str]
    """The cards discarded face up."""
    hidden_discards: list[DiscardView]
    """The cards discarded face down."""
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
    """By seat, how the game has been lost; ``none`` where it has not."""
    outcome: list[OutcomeView] | None
    """At the end of the game."""
