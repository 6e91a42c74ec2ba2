"""A position of Gem Forge: its fields, and how it is copied."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarchy.games.gem_forge.data import MARKET_SPACES, PLACES, Components
from tetrarchy.games.gem_forge.holders import EMPTY_CART, NONE
from tetrarchy.kernel.bits import members
from tetrarchy.kernel.state import CHANCE, OVER, State

STEPS: Final = (
    "fill_mine",
    "first_player",
    "draw_card",
    "deal_tile",
    "draw_tile",
    "opening",
    "turn",
    "target",
    "answer_card",
    "answer_take",
    "answer_set",
    "swap_jewel",
    "set_new",
    "swap_stone",
    "take_from_jewel",
    "empty_cart",
    "dig",
    "keep",
    "rob_cart",
    "set_more",
    "copy_set",
    "return",
    "replace",
    "drop",
    "over",
)
FILL_MINE: Final = 0
FIRST_PLAYER: Final = 1
DRAW_CARD: Final = 2
DEAL_TILE: Final = 3
DRAW_TILE: Final = 4
OPENING: Final = 5
TURN: Final = 6
NAME_TARGET: Final = 7
ANSWER_CARD: Final = 8
ANSWER_TAKE: Final = 9
ANSWER_SET: Final = 10
SWAPPING_JEWEL: Final = 11
SETTING_NEW: Final = 12
SWAPPING_STONE: Final = 13
TAKING_FROM_JEWEL: Final = 14
EMPTYING: Final = 15
DIGGING: Final = 16
KEEPING: Final = 17
ROBBING: Final = 18
SETTING_MORE: Final = 19
COPYING_SET: Final = 20
RETURNING: Final = 21
REPLACING: Final = 22
DROPPING: Final = 23
GAME_OVER: Final = 24
GO_ON: Final = 25
"""Nothing is asked yet: the agenda tells what comes next. No position rests in this step."""

FROM_JEWELS: Final = 0
FROM_SETS: Final = 1
FROM_CARDS: Final = 2
SOURCES: Final = 3

ACTIONS_A_TURN: Final = 2


class Position(State):
    """What lies on the table and in the hands, and whose decision is next."""

    components: Components
    step: i64
    seat: i64
    """Who decides now: a seat (of several the first), CHANCE or OVER."""
    choices: i64
    """What that seat may do, as a bit mask; not used while several decide at once."""
    waiting: i64
    """The seats whose answer is still out, while several decide at once."""
    answers: i64
    """What was answered, four bits a seat: 0 for a pass, else the choice or card kind plus one."""
    first: i64
    active: i64
    """Whose turn it is."""
    turns: i64
    """Turns begun; 0 while the game is set up."""
    actions_left: i64
    mine: bytes
    """The colours of the stones from the entrance to the top of the slide."""
    bag: vec[i64]
    """The stones of each colour that have not been let down the slide yet."""
    carts: vec[i64]
    jewels: vec[i64]
    """PLACES for each seat: the state of the tile there, or NONE."""
    pawns: vec[i64]
    points: vec[i64]
    """SOURCES for each seat: where its points come from."""
    hands: vec[i64]
    pile: i64
    discards: i64
    maybe_piled: vec[i64]
    """For each seat, the cards that the pile was last made of, less those that the seat has drawn since."""
    dealt: vec[i64]
    """The tiles dealt to each seat, until the opening choice is over."""
    market: vec[i64]
    tiles: i64
    """The pile of tiles."""
    tile_discards: i64
    owed: tuple[int, ...]
    """The seats that are to draw a card, in this order."""
    drawer: i64
    """Who drew the last card, while the hand limit is to be seen to; NONE otherwise."""
    tray: i64
    """Stones on their way back to the mine, four bits a colour."""
    holes: i64
    """The spaces of the market that are to be filled."""
    missing: i64
    """How many tiles the active player is to take from the market."""
    may_refresh: bool
    stack: tuple[int, ...]
    """The cards in play, each with its player as ``64 * seat + card``: one, and the cancels upon it."""
    target: i64
    left: i64
    """How many more stones the card in play may move."""
    new_place: i64
    """Where the tile lies that has just been swapped for, while a stone may be set into it."""
    copies: i64
    """Who will play which copy of the last action, four bits a seat as in ``answers``; nobody else knows."""

    def copy_to(self, other: Position) -> None:
        """Make another position equal to this one."""
        other.components = self.components
        other.step = self.step
        other.seat = self.seat
        other.choices = self.choices
        other.waiting = self.waiting
        other.answers = self.answers
        other.first = self.first
        other.active = self.active
        other.turns = self.turns
        other.actions_left = self.actions_left
        other.mine = self.mine
        other.bag = self.bag[:]
        other.carts = self.carts[:]
        other.jewels = self.jewels[:]
        other.pawns = self.pawns[:]
        other.points = self.points[:]
        other.hands = self.hands[:]
        other.pile = self.pile
        other.discards = self.discards
        other.maybe_piled = self.maybe_piled[:]
        other.dealt = self.dealt[:]
        other.market = self.market[:]
        other.tiles = self.tiles
        other.tile_discards = self.tile_discards
        other.owed = self.owed
        other.drawer = self.drawer
        other.tray = self.tray
        other.holes = self.holes
        other.missing = self.missing
        other.may_refresh = self.may_refresh
        other.stack = self.stack
        other.target = self.target
        other.left = self.left
        other.new_place = self.new_place
        other.copies = self.copies

    def mover(self) -> i64:
        return self.seat

    def actors(self) -> list[int]:
        if self.waiting:
            return members(self.waiting)
        return [] if self.seat == OVER else [self.seat]


def skip(p: Position, seat: i64, step: i64, why: str, seen_by_all: bool = True) -> None:
    """Note that a seat is not asked at a step, and why. Callers test ``events`` first."""
    seats = None if seen_by_all else (int(seat),)
    p.note("step_skipped", {"seat": seat, "step": STEPS[step], "why": why}, seats)


def set_up(p: Position, components: Components) -> None:
    """An empty table: all stones in the bag, all cards and tiles on their piles."""
    p.components = components
    p.step = FILL_MINE
    p.seat = CHANCE
    p.choices = 0
    p.waiting = 0
    p.answers = 0
    p.first = NONE
    p.active = NONE
    p.turns = 0
    p.actions_left = 0
    p.mine = b""
    p.bag = vec[i64]([components.stones_of_a_colour] * 4)
    p.carts = vec[i64]([EMPTY_CART] * p.seats)
    p.jewels = vec[i64]([NONE] * (PLACES * p.seats))
    p.pawns = vec[i64]([0] * p.seats)
    p.points = vec[i64]([0] * (SOURCES * p.seats))
    p.hands = vec[i64]([0] * p.seats)
    p.pile = components.all_cards
    p.discards = 0
    p.maybe_piled = vec[i64]([components.all_cards] * p.seats)
    p.dealt = vec[i64]([0] * p.seats)
    p.market = vec[i64]([NONE] * MARKET_SPACES)
    p.tiles = components.all_tiles
    p.tile_discards = 0
    p.owed = ()
    p.drawer = NONE
    p.tray = 0
    p.holes = 0
    p.missing = 0
    p.may_refresh = False
    p.stack = ()
    p.target = NONE
    p.left = 0
    p.new_place = NONE
    p.copies = 0
