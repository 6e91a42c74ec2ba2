"""Positions drawn as text, and actions in notation."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from librt.random import Random

from tetrarchy.games import gem_forge
from tetrarchy.games.gem_forge import GAME
from tetrarchy.kernel.conformance import refuses
from tetrarchy.kernel.drive import Draws
from tetrarchy.kernel.state import CHANCE, OVER, State
from tetrarchy.library.builders.gem_forge import COLOURS, counted, player, spare_tiles, stones, table

__all__ = ["COLOURS", "counted", "player", "stones", "table"]

FOLDER = Path(gem_forge.__file__).parent
TILES = {tile["id"]: tile for tile in GAME.components()["tiles"]}
CARDS = {card["id"]: card for card in GAME.components()["cards"]}
SPARE_TILES = spare_tiles()


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
