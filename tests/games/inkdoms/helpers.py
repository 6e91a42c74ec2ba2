"""Positions told in words, and short ways to play from them.

A sheet is told colour by colour, ``sheet(red="r5 r9", drops="green", spells="move clash clash")``, the dice as
``"red R 3, blue GB 2, yellow Y 4, white RYU 3"``: the die, the letters of its kingdoms, and its number.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from tetrarchy.games.inkdoms import GAME
from tetrarchy.games.inkdoms.colours import COLOURS
from tetrarchy.kernel.errors import IllegalAction
from tetrarchy.kernel.state import CHANCE, State
from tetrarchy.library.builders.inkdoms import DICE, sheet, spots, table

__all__ = ["DICE", "sheet", "spots", "table"]

MAP = GAME.components()
AREAS: dict[str, dict[str, Any]] = {area["id"]: area for area in MAP["areas"]}
KINGDOMS: dict[str, dict[str, Any]] = {kingdom["id"]: kingdom for kingdom in MAP["kingdoms"]}
LINES: dict[str, dict[str, Any]] = {line["id"]: line for line in MAP["lines"]}
LETTERS: dict[str, str] = {kingdom["letter"]: kingdom["id"] for kingdom in MAP["kingdoms"]}
TOWERS: list[list[str]] = [tower["areas"] for tower in MAP["towers"]]


def areas_of(kingdom: str, but: str = "") -> str:
    """The areas of a kingdom by its letter, except some."""
    return " ".join(
        name
        for name, area in AREAS.items()
        if area["kingdom"] == LETTERS[kingdom] and name not in but.split()
    )


def _colouring() -> dict[str, str]:
    """A colour for every area: none touches itself, no capital is built and no monster tamed."""
    chosen: dict[str, str] = {}
    for name, area in AREAS.items():
        near = {chosen.get(other) for other in area["neighbours"]}
        chosen[name] = next(colour for colour in COLOURS if colour not in near and colour != area["colour"])
    return chosen


COLOURING = _colouring()


def filled(letters: str, but: str = "", also: str = "") -> dict[str, Any]:
    """Whole kingdoms as COLOURING has them, except some areas, and some other areas too."""
    names = [name for letter in letters for name in areas_of(letter, but).split()] + also.split()
    return {colour: " ".join(n for n in names if COLOURING[n] == colour) for colour in COLOURS}


def solo(die: str = "red R 3", **told: Any) -> State:
    """One player who has just taken a die (``white-red`` for a white one that counts as red)."""
    name, letter, number = die.split()
    real = name.partition("-")[0]
    others = [f"{other} G 2" for other in ("red", "blue", "yellow", "white") if other != real]
    dice = [*others, f"{real} {letter} {number}"]
    dice.sort(key=lambda word: ("red", "blue", "yellow", "white").index(word.split()[0]))
    gone = "red blue yellow" if real == "white" else ""
    more = {key: told.pop(key) for key in ("lines", "last_round", "round") if key in told}
    state = table(sheet(**told), dice=", ".join(dice), gone=gone, **more)
    return play(state, f"take {name} {LETTERS[letter]}")


def play(state: State, *steps: str) -> State:
    """Carry out steps in notation; ``2 stop`` is seat 2's, without a number it is the first actor's."""
    for step in steps:
        seat, action = read(state, step)
        state.apply(seat, action)
    return state


def read(state: State, step: str) -> tuple[int, int]:
    """Who does what."""
    who, _, rest = step.partition(" ")
    if who.isdigit():
        return int(who) - 1, GAME.actions.parse(rest)
    return int(state.mover()), GAME.actions.parse(step)


def options(state: State, seat: int | None = None) -> list[str]:
    """What a seat may do, in notation."""
    return [
        GAME.actions.notation(action) for action in state.legal(int(state.mover()) if seat is None else seat)
    ]


def painted(state: State, drop: str, verb: str = "paint", seat: int | None = None) -> set[str]:
    """The areas on which a drop may be placed."""
    found = [option.split() for option in options(state, seat)]
    return {words[2] for words in found if words[0] == verb and words[1] == drop}


def refused(state: State, step: str) -> str:
    """The sentence with which a step is refused; nothing changes."""
    before = state.snapshot()
    seat, action = read(state, step)
    try:
        state.apply(seat, action)
    except IllegalAction as error:
        assert state.snapshot() == before
        return str(error)
    raise AssertionError(f"{step} should have been refused")


def mine(state: State, seat: int = 0) -> dict[str, Any]:
    """A seat's sheet as its owner sees it."""
    shown: dict[str, Any] = state.view(seat)["sheets"][seat]
    return shown


def seen(state: State, seat: int, by: int | None) -> dict[str, Any]:
    """A seat's sheet as somebody else sees it."""
    shown: dict[str, Any] = state.view(by)["sheets"][seat]
    return shown


def lines(state: State, line: str) -> tuple[list[int | None], list[int | None]]:
    """Who has circled a line's first and second numbers; None is a crossed out one."""
    shown = state.view(None)["lines"][line]
    return shown["first"], shown["second"]


def points(state: State, key: str, seat: int = 0) -> int:
    """One line of the score."""
    return next(line.points for line in state.sheet(seat).lines if line.key == key)


def events(state: State, *steps: str) -> list[tuple[str, dict[str, Any]]]:
    """What steps bring about."""
    state.events = []
    play(state, *steps)
    return [(event.kind, event.data) for event in state.events]


def throw(state: State, *falls: str) -> State:
    """Let the dice fall: letters of the kingdoms and the number, for each of the four."""
    told = [fall.split() for fall in falls]
    for spot, (_, number) in zip(spots(*(letters for letters, _ in told)), told, strict=True):
        assert state.actors() == [CHANCE]
        state.apply(CHANCE, GAME.actions.parse(f"fall {spot} {number}"))
    return state


def script(name: str) -> ModuleType:
    """One of the scripts as a module."""
    file = Path(__file__).parents[3] / "scripts" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
