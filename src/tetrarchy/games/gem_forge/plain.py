"""The shapes of a view and of a snapshot.

A view also has ``seat``: whose view it is, None for a spectator's. A snapshot hides nothing.
"""

from __future__ import annotations

from typing import TypedDict

from tetrarchy.kernel.options import Options


class JewelView(TypedDict):
    """A tile in front of a player with the stones in it."""

    tile: str
    """Its id."""
    stones: list[str]
    """The colours of the stones that are set."""
    finished: bool
    """Whether every slot has its stone."""


class PlayerView(TypedDict):
    """One player. Of the keys from ``hand`` on a view tells only the seat's own; the others' are None."""

    cart: list[str]
    """The colours of the stones in the cart."""
    jewels: list[JewelView | None]
    """The tiles by place; None where there is none."""
    pawn: int
    """The cell of the track where the pawn stands."""
    points: dict[str, int]
    """Where the pawn's points come from: ``jewels``, ``sets`` and ``cards``, as on the score sheet."""
    needs: dict[str, int]
    """How many more stones of each colour the tiles ask for, less those of the cart; only colours that are
    missing. A rainbow tile without a stone asks for none in particular.
    """
    cards: int
    """How many cards are in the hand."""
    tiles_dealt: int
    """How many tiles the player has to choose from at the opening."""
    hand: dict[str, int] | None
    """How many of each card the player holds."""
    dealt: list[str] | None
    """The tiles to choose from at the opening."""
    answer: str | None
    """What was answered to the step that asks several: "pass", a card, or the tiles kept at the opening."""
    copy: str | None
    """The copy of the last action that waits for its turn."""
    pile_made_of: dict[str, int] | None
    """What the pile of cards was last made of, less what this player has drawn since."""
    only_pass: str | None
    """Why the player can only pass in the window that is open: "no_card" without one that fits, "no_use"
    where it would do nothing now; None where he has a choice, has answered, or is not asked.
    """


class BonusView(TypedDict):
    """A special cell that a pawn would reach or pass."""

    cell: int
    """Its number on the track."""
    seats: list[int]
    """The players who would draw a card for it, in the order in which they draw."""


class HandInView(TypedDict):
    """Something that the active player can hand in now, and what it would bring."""

    places: str
    """As in the action ``hand_in``: the places, counted from 1, "1" or "13"."""
    jewels: int
    """The points of the tiles."""
    sets: int
    """The set points."""
    pawn: int
    """Where the pawn would stand: it stops at the goal."""
    cards: list[BonusView]
    """The special cells that the pawn would come to."""


class PlayedView(TypedDict):
    """A card in play."""

    seat: int
    """Who has played it."""
    card: str
    """Which card it is."""


class GemForgeView(TypedDict):
    """The whole table. Seats count from 0; where a player is named in a text, he counts from 1."""

    game: str
    options: Options
    seats: int
    step: str
    """One of ``state.STEPS``."""
    actor: int | None
    """The seat that decides, -1 for chance, -2 when the game is over; None while several are asked."""
    asked: list[int]
    """The seats that are asked at once, whether or not they have answered."""
    first: int | None
    """The first player; None before he is drawn."""
    active: int | None
    """Whose turn it is; while the game is set up, the first player."""
    turns: int
    """Turns begun; 0 while the game is set up."""
    actions_left: int
    """The actions of the turn that have not been begun."""
    can_hand_in: list[HandInView]
    """At the step ``turn``: everything that the active player can hand in."""
    must_hand_in: bool
    """Whether a finished brown tile keeps the active player from ending the turn, at the step ``turn``."""
    goal: int
    """The last cell of the track, where a game is won."""
    special: list[int]
    """The cells that bring a card."""
    mine: list[str]
    """The colours of the stones, from the entrance on."""
    bag: dict[str, int]
    """Stones of each colour that have not gone down the slide yet."""
    players: list[PlayerView]
    """Everybody at the table, by seat."""
    market: list[str | None]
    """The tiles on its spaces; None where one is missing."""
    tile_pile: int
    """How many tiles are in the pile."""
    tile_discards: list[str]
    """The tiles put aside."""
    card_pile: int
    """How many cards are in the pile."""
    card_discards: dict[str, int]
    """How many of each card have been played or discarded."""
    stack: list[PlayedView]
    """The card in play, and cancels upon it."""
    target: str | None
    """Whom the card in play is meant for: a player counted from 1, or "market"."""
    left: int
    """How many more stones the card in play may move; at the step ``dig`` how many at most."""
    new_place: int | None
    """The place, counted from 0, of the tile just swapped for, while a stone may be set into it."""
    tray: list[str]
    """Stones that are on their way back to the mine."""
    owed: list[int]
    """The seats that are to draw a card, one entry a card."""
    drawer: int | None
    """Who has drawn and is not yet down to the hand limit."""
    holes: list[int]
    """The empty spaces of the market, counted from 1."""
    missing: int
    """How many tiles the active player is still to take from the market."""
    may_refresh: bool
    """Whether tiles of the market may be discarded for new ones before the first is taken."""
