"""Positions of Inkdoms.

A sheet is told colour by colour, ``sheet(red="r5 r9", drops="green", spells="move clash clash")``, the dice
as ``"red R 3, blue GB 2, yellow Y 4, white RYU 3"``: the die, the letters of its kingdoms, and its number.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from tetrarchy.games.inkdoms import GAME, InkdomsGame
from tetrarchy.games.inkdoms.colours import COLOURS
from tetrarchy.games.inkdoms.data import SPELLS
from tetrarchy.kernel.errors import BadSnapshot, quote
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import State

DICE: Final = "red R 3, blue B 3, yellow Y 3, white G 3"


def sheet(spells: str = "", drops: str = "", blots: int = 0, **painted: str) -> dict[str, Any]:
    """A sheet at the beginning of a round."""
    spell_counts, drop_counts = Counter(spells.split()), Counter(drops.split())
    return {
        "painted": {area: colour for colour, areas in painted.items() for area in areas.split()},
        "spells": {spell: spell_counts[spell] for spell in SPELLS},
        "drops": {colour: drop_counts[colour] for colour in COLOURS},
        "blots": blots,
        "status": "waiting",
        "taken": None,
        "turn": None,
    }


def table(
    *sheets: Mapping[str, Any], dice: str = DICE, gone: str = "", game: Game = GAME, **more: Any
) -> State:
    """A round that has just been thrown: the first player is to take a die of those not ``gone``.

    ``more`` replaces fields of the snapshot.
    """
    told = [die.split() for die in dice.split(",")]
    for words in told:
        if len(words) != 3 or not words[2].isdigit():
            raise _wrong(f"{quote(' '.join(words))} is no die: its name, letters of kingdoms, a number")
    places = spots(*(letters for _, letters, _ in told), game=game)
    first = more.get("first", 0)
    snapshot: dict[str, Any] = game.new(len(sheets)).snapshot()
    snapshot |= {
        "phase": "round",
        "round": 1,
        "first": first,
        "taker": first,
        "actors": [first],
        "dice": [
            {"spot": spot, "drops": int(number), "in_box": name not in gone.split()}
            for spot, (name, _, number) in zip(places, told, strict=True)
        ],
        "sheets": list(sheets),
    }
    snapshot["lines"] |= more.pop("lines", {})
    return game.load(snapshot | more)


def spots(*wanted: str, game: Game = GAME) -> list[int]:
    """Landing spots, free of one another, that lie in exactly the kingdoms with these letters."""
    assert isinstance(game, InkdomsGame)
    board = game.map
    found: list[int] = []

    def search() -> bool:
        if len(found) == len(wanted):
            return True
        for number, spot in enumerate(board.spots):
            letters = "".join(board.letters[kingdom] for kingdom in spot.kingdoms)
            free = not set(found) & {number, *spot.overlaps}
            if free and sorted(letters) == sorted(wanted[len(found)]):
                found.append(number)
                if search():
                    return True
                found.pop()
        return False

    if not search():
        raise _wrong(f"no dice can lie in {', '.join(wanted)}")
    return [number + 1 for number in found]


def _wrong(why: str) -> BadSnapshot:
    return BadSnapshot("no-picture", "This is not a position: {why}.", why=why)
