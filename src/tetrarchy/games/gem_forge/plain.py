"""The shapes of a view and of a snapshot; a snapshot has no ``seat`` and hides nothing."""

from __future__ import annotations

from typing import TypedDict

from tetrarchy.kernel.options import Options


class JewelView(TypedDict):
    """A tile in front of a player with the stones in it."""

    tile: str
    stones: list[str]
    finished: bool


class PlayerView(TypedDict):
    """One player. Of the keys from ``hand`` on a view tells only the seat's own; the others' are None."""

    cart: list[str]
    jewels: list[JewelView | None]
    pawn: int
    points: dict[str, int]
    cards: int
    tiles_dealt: int
    hand: dict[str, int] | None
    dealt: list[str] | None
    answer: str | None
    """What was answered to the step that asks several: "pass", a card, or the tiles kept at the opening."""
    copy: str | None
    """The copy of the last action that waits for its turn."""
    pile_made_of: dict[str, int] | None
    """What the pile of cards was last made of, less what this player has drawn since."""


class PlayedView(TypedDict):
    """A card in play."""

    seat: int
    card: str


class GemForgeView(TypedDict):
    """The whole table."""

    game: str
    options: Options
    seats: int
    step: str
    actor: int | None
    """The seat that decides, -1 for chance, -2 when the game is over; None while several are asked."""
    asked: list[int]
    """The seats that are asked at once, whether or not they have answered."""
    first: int | None
    active: int | None
    turns: int
    actions_left: int
    goal: int
    special: list[int]
    mine: list[str]
    bag: dict[str, int]
    players: list[PlayerView]
    market: list[str | None]
    tile_pile: int
    tile_discards: list[str]
    card_pile: int
    card_discards: dict[str, int]
    stack: list[PlayedView]
    target: str | None
    left: int
    new_place: int | None
    tray: list[str]
    owed: list[int]
    drawer: int | None
    holes: list[int]
    missing: int
    may_refresh: bool
