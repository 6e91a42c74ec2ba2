"""The shapes of views and snapshots: every key of the plain data, with its type and meaning.

Seats count from 0, rounds and spots from 1. Kingdoms, areas, lines, colours and spells stand for themselves
by the names that the components and the notation of actions use.
"""

from __future__ import annotations

from typing import TypedDict


class DieView(TypedDict):
    """One die of the throw; they stand in the order red, blue, yellow, white."""

    die: str
    """Its colour."""
    spot: int
    """The landing spot."""
    x: float
    """The centre of the die on the board."""
    y: float
    """See ``x``."""
    angle: float
    """In degrees."""
    kingdoms: list[str]
    """The kingdoms in which it lies."""
    drops: int
    """The number that it shows."""
    in_box: bool
    """Whether it can still be taken."""


class TakenView(TypedDict):
    """The die that a player has taken in this round; everybody has seen it."""

    die: str
    """The colour of the die itself."""
    colour: str
    """The colour that it counts as: its own, or what was said of the white one."""
    drops: int
    """The number that it shows."""
    kingdom: str
    """The kingdom from which it was taken."""


class TurnView(TypedDict):
    """The painting so far, which only its player knows."""

    kingdom: str
    """The kingdom where the die's drops are: spell 1 moves them."""
    kingdoms: list[str]
    """The kingdoms where they may go: that one, and those that spell 3 has opened."""
    drops: int
    """Drops of the die's colour not placed yet."""
    blended: int
    """Composite drops, made by spell 4, not placed yet."""
    placed: int
    """Die drops placed, blended ones included."""
    blot: bool
    """Whether to stop now marks a blot."""
    fits: int
    """How many of ``drops`` find a place without spells: the largest set of areas, none beside another."""
    closing: dict[str, int]
    """Areas where a drop of the die ends the turn, since nothing can follow; with the drops left then."""
    mixes: int
    """Tower drops whose colour is still to be chosen."""
    fresh: list[str]
    """Areas painted in this round."""
    new_spells: dict[str, int]
    """Gained in this round, for later ones."""
    new_drops: dict[str, int]
    """Tower drops gained in this round, for later ones."""
    old_spells: dict[str, int]
    """Held when the round began: what the others believe to be there."""
    old_drops: dict[str, int]
    """The same of tower drops."""
    old_blots: int
    """The same of blots."""


class PartView(TypedDict):
    """What a part of a scoring line brings."""

    key: str
    """``colours``, ``capital``, ``tamed``, ``unpainted`` or ``speed``."""
    count: int
    """How many colours or monsters; 1 for a capital and for speed."""
    points: int
    """What it brings."""


class SheetView(TypedDict):
    """One player's sheet; for others, as it was when the round began, and without ``turn``."""

    painted: dict[str, str]
    """The colour of each painted area."""
    signs: dict[str, str]
    """What became of each painted capital and monster: ``built`` or ``lost``, ``tamed`` or ``defeated``."""
    towers: dict[str, str | None]
    """The towers that have given their drop, with its colour; None where it was chosen."""
    spells: dict[str, int]
    """How many of each kind can be cast now."""
    drops: dict[str, int]
    """How many tower drops of each colour can be used now."""
    blots: int
    """How many have been marked."""
    status: str
    """``waiting`` for a die, ``painting`` or ``done``."""
    taken: TakenView | None
    """The die of this round; None before one is taken."""
    turn: TurnView | None
    """The painting so far; None when there is none, and on the sheets of others."""
    done: dict[str, int]
    """For each scoring line, how many of its areas are painted; for the final one, how many kingdoms."""
    score: dict[str, int]
    """The points of each line of the score sheet, as far as the viewer knows."""
    speed: dict[str, list[str]]
    """For each scoring line, its two speed numbers to this player: ``mine``, ``gone`` or ``open``."""
    parts: dict[str, list[PartView]]
    """What the points of each scoring line are made of; parts that bring nothing are left out."""
    total: int
    """The sum of ``score``."""


class LineView(TypedDict):
    """Who has circled the numbers of a scoring line; None stands for a crossed out one."""

    first: list[int | None]
    """The seats that have circled the first number."""
    second: list[int | None]
    """The same for the second number."""


class InkdomsSnapshot(TypedDict):
    """A snapshot: everybody's sheet as its player knows it."""

    game: str
    options: dict[str, int]
    """Always empty: the game has none."""
    seats: int
    phase: str
    """What goes on: ``first``, ``throw``, ``round``, ``cross`` or ``over``."""
    step: str
    """What the viewer is to do: ``take``, ``paint``, ``mix`` or ``wait`` in a round; else the phase."""
    round: int
    """The number of the round; 0 before the first."""
    last_round: bool
    """Whether this round, or the one about to begin, is the last."""
    first: int | None
    """The seat with the first player token; None before it is drawn."""
    taker: int | None
    """The seat that is to take a die."""
    actors: list[int]
    """The seats that decide now."""
    dice: list[DieView]
    """Those that have fallen."""
    lines: dict[str, LineView]
    """Who has circled what, by scoring line."""
    sheets: list[SheetView]
    """Everybody's sheet, by seat."""
    result: str | None
    """The verdict of a finished game for one."""


class TakeView(TypedDict):
    """A way to take a die, and what becomes of its drops."""

    die: str
    """The colour of the die itself."""
    colour: str
    """The colour that it would count as."""
    kingdom: str
    """The kingdom from which it would be taken."""
    drops: int
    """The number that it shows."""
    fits: int
    """How many of the drops find a place without spells: the largest set of areas, none beside another."""
    blot: bool
    """Whether the drops that do not would cost a blot."""


class InkdomsView(InkdomsSnapshot):
    """What a seat sees."""

    seat: int | None
    """Who looks; None for a spectator."""
    takes: list[TakeView]
    """All that the viewer can take now."""
