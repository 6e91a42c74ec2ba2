"""Positions of Gem Forge: ``table(player("rg", "s02:r m07", "cancel dig", pawn=4), player())``.

Stones are letters, ``rgyb``. A tile is its name, with the stones in it after a colon.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tetrarchy.games.gem_forge import GAME
from tetrarchy.kernel.errors import BadSnapshot, quote
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import State

COLOURS: Final = {"r": "red", "g": "green", "y": "yellow", "b": "blue"}
_PLACES: Final = 3
_MARKET: Final = 4


def stones(letters: str) -> list[str]:
    """``"rgy"`` as colours."""
    for letter in letters:
        if letter not in COLOURS:
            raise _wrong(f"{quote(letter)} is no stone: they are {', '.join(COLOURS)}")
    return [COLOURS[letter] for letter in letters]


def player(cart: str = "", tiles: str = "", hand: str = "", pawn: int = 0, **more: object) -> dict[str, Any]:
    """A player: stones in the cart, tiles with the stones in them, cards, the pawn's cell.

    Places without a tile get a spare one.
    """
    return {"cart": cart, "tiles": tiles.split(), "hand": hand.split(), "pawn": pawn, **more}


def spare_tiles(game: Game = GAME) -> list[str]:
    """The tiles that fill places without one: from the last on, which ask for yellow stones."""
    entries = {entry["id"]: entry["slots"] for entry in game.components()["tiles"]}
    return sorted(entries, key=lambda name: (entries[name].count("yellow"), name))


def table(
    *players: Mapping[str, Any],
    mine: str = "",
    market: str = "",
    active: int = 0,
    actions: int = 2,
    discards: str = "",
    tile_discards: str = "",
    game: Game = GAME,
    **more: object,
) -> State:
    """A position in the turn of ``active``; ``more`` replaces fields of the snapshot.

    The mine begins with the stones named, the market with the tiles named. Stones that lie nowhere else are
    at the end of the mine, cards on the pile, tiles on theirs.
    """
    components = game.components()
    cards = {card["id"]: card["count"] for card in components["cards"]}
    named = [word.split(":")[0] for one in players for word in one["tiles"]]
    named += market.split() + tile_discards.split()
    spare = [name for name in spare_tiles(game) if name not in named]
    left = dict.fromkeys(COLOURS.values(), components["stones_of_a_colour"])
    shown = []
    for one in players:
        jewels = []
        for word in one["tiles"] + [spare.pop() for _ in range(_PLACES - len(one["tiles"]))]:
            name, _, letters = word.partition(":")
            jewels.append({"tile": name, "stones": stones(letters), "finished": False})
        _take(left, stones(one["cart"]) + [stone for jewel in jewels for stone in jewel["stones"]])
        shown.append(
            {
                "cart": stones(one["cart"]),
                "jewels": jewels,
                "pawn": one["pawn"],
                "points": one.get("points", {"jewels": one["pawn"], "sets": 0, "cards": 0}),
                "cards": len(one["hand"]),
                "tiles_dealt": 0,
                "hand": counted(one["hand"]),
                "dealt": [],
                "answer": None,
                "copy": None,
                "pile_made_of": one.get("pile_made_of", dict(cards)),
            }
        )
    _take(left, stones(mine))
    rounds = range(components["stones_of_a_colour"])
    rest = [colour for number in rounds for colour in COLOURS.values() if number < left[colour]]
    on_market = market.split()
    on_market += [spare.pop() for _ in range(_MARKET - len(on_market))]
    cards_out = len(discards.split()) + sum(len(one["hand"]) for one in players)
    tiles_out = _PLACES * len(players) + _MARKET + len(tile_discards.split())
    return game.load(
        {
            "game": game.id,
            "options": {},
            "seats": len(players),
            "step": "turn",
            "actor": active,
            "asked": [],
            "first": 0,
            "active": active,
            "turns": 1 + active,
            "actions_left": actions,
            "mine": stones(mine) + rest,
            "bag": dict.fromkeys(COLOURS.values(), 0),
            "players": shown,
            "market": on_market,
            "tile_pile": len(components["tiles"]) - tiles_out,
            "tile_discards": tile_discards.split(),
            "card_pile": sum(cards.values()) - cards_out,
            "card_discards": counted(discards.split()),
            "stack": [],
            "target": None,
            "left": 0,
            "new_place": None,
            "tray": [],
            "owed": [],
            "drawer": None,
            "holes": [],
            "missing": 0,
            "may_refresh": False,
            **more,
        }
    )


def counted(names: Sequence[str]) -> dict[str, int]:
    """A hand as the number of each card."""
    return {name: names.count(name) for name in names}


def _take(left: dict[str, int], colours: Sequence[str]) -> None:
    for colour in colours:
        left[colour] -= 1
        if left[colour] < 0:
            raise _wrong(f"there are fewer {colour} stones in the game")


def _wrong(why: str) -> BadSnapshot:
    return BadSnapshot("no-picture", "This is not a position: {why}.", why=why)
