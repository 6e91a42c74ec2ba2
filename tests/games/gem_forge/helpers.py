"""Positions drawn as text, and actions in notation."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from librt.random import Random

from tetrarchy.games import gem_forge
from tetrarchy.games.gem_forge import GAME
from tetrarchy.kernel.conformance import refuses
from tetrarchy.kernel.drive import Draws
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import CHANCE, OVER, State

FOLDER = Path(gem_forge.__file__).parent
COLOURS = {"r": "red", "g": "green", "y": "yellow", "b": "blue"}
TILES = {tile["id"]: tile for tile in GAME.components()["tiles"]}
CARDS = {card["id"]: card for card in GAME.components()["cards"]}
SPARE_TILES = sorted(TILES, key=lambda name: (TILES[name]["slots"].count("yellow"), name))
"""The tiles that fill places which a test does not name: from the last on, which ask for yellow stones."""


def stones(letters: str) -> list[str]:
    """``"rgy"`` as colours."""
    return [COLOURS[letter] for letter in letters]


def player(cart: str = "", tiles: str = "", hand: str = "", pawn: int = 0, **more: object) -> dict[str, Any]:
    """A player: ``player("rg", "s02:r m07", "cancel dig", pawn=4)``; places without a tile get a spare one."""
    return {"cart": cart, "tiles": tiles.split(), "hand": hand.split(), "pawn": pawn, **more}


def table(
    *players: dict[str, Any],
    mine: str = "",
    market: str = "",
    active: int = 0,
    actions: int = 2,
    discards: str = "",
    tile_discards: str = "",
    game: Game = GAME,
    **more: object,
) -> State:
    """A position in the turn of ``active``.

    The mine begins with the stones named, the market with the tiles named. Stones that lie nowhere else are
    at the end of the mine, cards on the pile, tiles on theirs.
    """
    named = [word.split(":")[0] for one in players for word in one["tiles"]]
    named += market.split() + tile_discards.split()
    spare = [name for name in SPARE_TILES if name not in named]
    all_colours = game.components()["stones_of_a_colour"]
    left = dict.fromkeys(COLOURS.values(), all_colours)
    shown = []
    for one in players:
        words = one["tiles"] + [spare.pop() for _ in range(3 - len(one["tiles"]))]
        jewels = []
        for word in words:
            name, _, letters = word.partition(":")
            jewels.append({"tile": name, "stones": stones(letters), "finished": False})
        for colour in stones(one["cart"]) + [stone for jewel in jewels for stone in jewel["stones"]]:
            left[colour] -= 1
        points = one.get("points", {"jewels": one["pawn"], "sets": 0, "cards": 0})
        shown.append(
            {
                "cart": stones(one["cart"]),
                "jewels": jewels,
                "pawn": one["pawn"],
                "points": points,
                "cards": len(one["hand"]),
                "tiles_dealt": 0,
                "hand": counted(one["hand"]),
                "dealt": [],
                "answer": None,
                "copy": None,
                "pile_made_of": one.get("pile_made_of", {name: CARDS[name]["count"] for name in CARDS}),
            }
        )
    for colour in stones(mine):
        left[colour] -= 1
    rest = [colour for _ in range(all_colours) for colour in COLOURS.values() if _take(left, colour)]
    on_market = market.split()
    on_market += [spare.pop() for _ in range(4 - len(on_market))]
    cards_out = len(discards.split()) + sum(len(one["hand"]) for one in players)
    tiles_out = 3 * len(players) + 4 + len(tile_discards.split())
    snapshot = {
        "game": "gem_forge",
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
        "tile_pile": len(TILES) - tiles_out,
        "tile_discards": tile_discards.split(),
        "card_pile": sum(card["count"] for card in CARDS.values()) - cards_out,
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
    return game.load(json.loads(json.dumps(snapshot)))


def _take(left: dict[str, int], colour: str) -> bool:
    left[colour] -= 1
    assert left[colour] >= -60
    return left[colour] >= 0


def counted(names: list[str]) -> dict[str, int]:
    """A hand as the number of each card."""
    return {name: names.count(name) for name in names}


def act(state: State, seat: int, *texts: str) -> None:
    """Actions of a seat, one after another."""
    for text in texts:
        state.apply(seat, GAME.actions.parse(text))


def chance(state: State, *texts: str) -> None:
    """What chance brings."""
    act(state, CHANCE, *texts)


def settle(state: State, seed: int = 1) -> None:
    """Chance brings anything, until a player is asked."""
    Draws(Random(seed)).settle(state)


def nobody_reacts(state: State) -> None:
    """Everybody who is asked passes, until no window is open."""
    while step(state).startswith("answer_"):
        act(state, state.actors()[0], "pass")


def options(state: State, seat: int) -> list[str]:
    """The open actions in notation."""
    return [GAME.actions.notation(action) for action in state.legal(seat)]


def refused(state: State, seat: int, text: str) -> str:
    """Why an action is refused."""
    return refuses(lambda: act(state, seat, text))


def step(state: State) -> str:
    return str(state.view(None)["step"])


def see(state: State, key: str) -> Any:
    """One part of the whole truth."""
    return state.snapshot()[key]


def of(state: State, seat: int, key: str) -> Any:
    """One part of what a player has."""
    return state.snapshot()["players"][seat][key]


def cart(state: State, seat: int) -> list[str]:
    return sorted(of(state, seat, "cart"))


def tiles(state: State, seat: int) -> list[str | None]:
    return [None if jewel is None else jewel["tile"] for jewel in of(state, seat, "jewels")]


def set_stones(state: State, seat: int, place: int) -> list[str]:
    """The stones in a tile; places count from 1."""
    return sorted(of(state, seat, "jewels")[place - 1]["stones"])


def hand(state: State, seat: int) -> list[str]:
    return sorted(name for name, number in of(state, seat, "hand").items() for _ in range(number))


def pawns(state: State) -> list[int]:
    return [seat["pawn"] for seat in see(state, "players")]


def copy_of_data(to: Path) -> Path:
    """The component files in a directory of their own."""
    for file in (FOLDER / "data").iterdir():
        (to / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    return to


def changed_data(to: Path, file: str, old: str, new: str) -> Path:
    """The component files with one change."""
    path = copy_of_data(to) / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return to


def new_game(seats: int, seed: int = 1) -> State:
    """A game at its first turn, every opening choice the first possible."""
    state = GAME.new(seats)
    while step(state) != "turn":
        settle(state, seed)
        for seat in state.actors() if step(state) == "opening" else []:
            act(state, seat, "open 123")
    return state


def play_on(state: State, rng: Random, moves: int) -> None:
    """Random play for some actions, in a random order where several decide."""
    for _ in range(moves):
        if state.mover() == OVER:
            return
        actors = state.actors()
        seat = actors[rng.randrange(len(actors))]
        state.apply(seat, state.sample(seat, rng))
