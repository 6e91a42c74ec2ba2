"""The shapes of snapshots and views, key by key.

Seats, kingdoms, spaces and turns count from 0. A square has a name as on a chessboard, a1 to m13, with the
castle on g7; a domino is ``q1`` to ``q48`` (Queendomino's) or ``k1`` to ``k48`` (Kingdomino's); a building
has its id. All of it is public, so a view tells all that a snapshot does, and what screens would else have to
work out.
"""

from __future__ import annotations

from typing import TypedDict

from tetrarchy.kernel.options import Options


class SquareShown(TypedDict):
    """One square of a kingdom."""

    terrain: str
    """Of ``wheat``, ``forest``, ``lake``, ``grassland``, ``swamp``, ``mine`` and ``town``."""
    crowns: int
    """Those of its building included."""
    knight: bool
    """Whether one stands on it."""
    building: str | None
    """What has been built on it."""


class LaidShown(TypedDict):
    """One domino in a kingdom."""

    domino: str
    """Which one it is."""
    square: str
    """Where half a lies."""
    towards: str
    """On which side of it half b lies: east, north, west or south."""


class RegionShown(TypedDict):
    """Squares of one terrain that hang together."""

    terrain: str
    """What all its squares are."""
    squares: list[str]
    """Their names."""
    crowns: int
    """The queen's included, where she is one of them."""
    points: int
    """Squares times crowns."""
    queen: bool
    """Whether the queen is one of the crowns."""
    complete: bool
    """Whether no square is left beside it where a domino could lie."""


class KingdomShown(TypedDict):
    """One kingdom, as it is stored."""

    seats: list[int]
    """Who rules it: two in teams."""
    dominoes: list[LaidShown]
    """In the order in which they were laid."""
    buildings: list[list[str]]
    """Each with its square, in the order in which they were built."""
    knights_out: list[str]
    """The squares with a knight."""
    squares: dict[str, SquareShown]
    """All squares but the castle, by name; they follow from the three lists above."""
    coins: int
    """What is in the treasury."""
    knights: int
    """Those not sent out yet."""
    towers: int
    """What the buildings have brought."""
    discarded: int
    """How many dominoes fitted nowhere."""
    reach: dict[str, int]
    """How many squares the kingdom has to the west, east, south and north of the castle."""


class KingdomView(KingdomShown):
    """One kingdom, as it is seen."""

    regions: list[RegionShown]
    """In the order of the score pad's terrains; their points are those of the sheet."""
    prices: list[int]
    """What a building on each space of the builders' board costs it; empty in Kingdomino."""


class ChoiceShown(TypedDict):
    """One domino of a line."""

    domino: str
    """Which one it is."""
    king: int | None
    """The seat whose king stands on it."""


class SpaceShown(TypedDict):
    """One space of the builders' board."""

    building: str | None
    """What lies there; None on an empty space."""
    price: int
    """For the seat that decides; as printed while nobody does."""


class QueendominoTable(TypedDict):
    """What snapshots and views have in common."""

    game: str
    options: Options
    seats: int
    step: str
    """One of ``state.STEPS``."""
    actor: int
    """The seat that decides; -1 for chance, -2 at the end."""
    round: int
    """From 1; 0 while the first kings are set."""
    rounds: int
    """How many there are in all."""
    size: int
    """How wide and high a kingdom may be."""
    line: list[ChoiceShown]
    """The dominoes of this round, in the order of their turns."""
    turn: int
    """Which domino of the line is having its turn."""
    next_line: list[ChoiceShown]
    """The dominoes to choose from, in the order of the next turns."""
    lines_laid: int
    """How many lines have come out so far."""
    unseen_dominoes: list[list[str]]
    """What is left in Queendomino's box and in Kingdomino's."""
    unseen_buildings: dict[str, int]
    """The pile: how many tiles of each building are left."""
    kings_in_hand: list[int]
    """How many kings of each seat are still to be drawn."""
    kings_drawn: list[int]
    """The seats that set a king next, after the one that decides now."""
    spaces: list[SpaceShown]
    """The builders' board, the most expensive space first; empty in Kingdomino."""
    dragon: int | None
    """The space where it stands; None in its cave."""
    queen: int | None
    """The kingdom that she has joined."""
    domino_in_hand: str | None
    """The domino that is being placed or taxed."""
    just_placed: list[str]
    """While taxes can be collected: the squares of its halves a and b."""
    chosen_space: int | None
    """The building that has been chosen but has no site yet."""


class QueendominoSnapshot(QueendominoTable):
    """A whole position, as it is stored."""

    kingdoms: list[KingdomShown]
    """All kingdoms, by number."""


class QueendominoView(QueendominoTable):
    """A whole position, as a seat sees it."""

    seat: int | None
    """Who looks; None for a spectator."""
    kingdoms: list[KingdomView]
    """All kingdoms, by number."""
    tax_coins: list[int]
    """While taxes can be collected: the coins that a knight brings on half a and on half b."""
