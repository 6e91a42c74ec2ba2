"""Positions drawn as text, and short ways to play from them.

A kingdom is a picture, one word a square, north at the top::

    W1  W   F
    .   #   Ta
    .   .   L!

A word is a terrain's letter (Wheat, Forest, Lake, Grassland, Swamp, Mine, Town), then the crowns if there are
any, a small letter for a building (named in ``buildings``), and ``!`` for a knight. ``#`` is the castle and
``.`` bare ground. The engine knows kingdoms as dominoes, so a picture is cut into dominoes of the box.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from tests.games.queendomino import naive
from tests.games.queendomino.naive import (
    CASTLE,
    DIRECTIONS,
    DOMINOES,
    Half,
    Square,
    name_of,
    neighbours,
    span,
)
from tetrarchy.games.queendomino import GAME
from tetrarchy.kernel.errors import IllegalAction
from tetrarchy.kernel.state import CHANCE, State

LETTERS = {
    "W": "wheat", "F": "forest", "L": "lake", "G": "grassland", "S": "swamp", "M": "mine", "T": "town",
}  # fmt: skip
BOARD = ("statue", "training_camp", "small_tavern", "bakery", "sawmill", "church")
"""Six buildings that bring no towers, most expensive first."""


class Kingdom(NamedTuple):
    """A picture that has been read."""

    land: dict[Square, Half]
    knights: list[Square]
    buildings: list[tuple[str, Square]]


def kingdom(picture: str, **buildings: str) -> Kingdom:
    """Read a picture; ``a="church"`` says which building the letter a stands for."""
    rows = [line.split() for line in picture.split("\n") if line.strip()]
    words = {(x, -y): word for y, row in enumerate(rows) for x, word in enumerate(row) if word != "."}
    (castle,) = [at for at, word in words.items() if word == "#"]
    land: dict[Square, Half] = {}
    knights: list[Square] = []
    built: list[tuple[str, Square]] = []
    for (x, y), word in words.items():
        at = x - castle[0], y - castle[1]
        if word == "#":
            continue
        crowns = next((int(mark) for mark in word[1:] if mark.isdigit()), 0)
        land[at] = LETTERS[word[0]], crowns
        if word.endswith("!"):
            knights.append(at)
        built += [(buildings[mark], at) for mark in word[1:] if mark in buildings]
    return Kingdom(land, knights, built)


def cut(land: dict[Square, Half], boxes: str, used: set[str]) -> list[dict[str, str]]:
    """Dominoes of the boxes (``q``, ``k``) that make up a picture and are not in use yet."""
    free = {name: halves for name, halves in DOMINOES.items() if name[0] in boxes and name not in used}
    found = _cut(land, free)
    assert found is not None, "no dominoes make up this picture"
    return found


def _cut(land: dict[Square, Half], free: dict[str, tuple[Half, Half]]) -> list[dict[str, str]] | None:
    if not land:
        return []
    # The square with the fewest neighbours leaves the least choice.
    first = min(land, key=lambda at: sum(n in land for n in neighbours(at)))
    for towards, (dx, dy) in DIRECTIONS.items():
        second = first[0] + dx, first[1] + dy
        if second not in land:
            continue
        rest = {at: half for at, half in land.items() if at not in (first, second)}
        tried = set()
        for name, halves in free.items():
            if halves in tried or sorted(halves) != sorted((land[first], land[second])):
                continue
            tried.add(halves)
            others = _cut(rest, {n: h for n, h in free.items() if n != name})
            if others is not None:
                turned = halves[0] != land[first]
                back = {"east": "west", "west": "east", "north": "south", "south": "north"}[towards]
                start, way = (second, back) if turned else (first, towards)
                return [*others, {"domino": name, "square": name_of(start), "towards": way}]
    return None


def table(
    *kingdoms: Kingdom | str,
    line: Sequence[tuple[str, int | None]],
    next_line: Sequence[tuple[str, int | None]] = (),
    step: str = "place",
    turn: int = 0,
    round: int = 2,  # noqa: A002
    coins: Iterable[int] = (),
    knights: Iterable[int] = (),
    towers: Iterable[int] = (),
    discarded: Iterable[int] = (),
    spaces: Sequence[str | None] = BOARD,
    unseen: dict[str, int] | None = None,
    queen: int | None = None,
    dragon: int | None = None,
    seats: int | None = None,
    **options: object,
) -> State:
    """The engine's state for a table that is described piece by piece.

    The seat that decides is the owner of the king on the domino ``turn`` of the line; numbers not given
    are those of the start. It is the first round from ``round`` on that the dominoes left suffice for, the
    last one without a next line. With the step ``over`` the game is at its end. Knights and towers that no
    building in sight has brought came from tiles that are out of the game.
    """
    state = GAME.new(len(kingdoms) if seats is None else seats, options)
    position = state.snapshot()
    full_game = position["options"]["variant"] != "kingdomino"
    boxes = {"standard": "q", "kingdomino": "k"}.get(position["options"]["variant"], "qk")
    used = {name for name, _ in [*line, *next_line]}
    numbers = {
        "coins": list(coins),
        "knights": list(knights),
        "towers": list(towers),
        "discarded": list(discarded),
    }
    for n, given in enumerate(kingdoms):
        drawn = kingdom(given) if isinstance(given, str) else given
        shown = position["kingdoms"][n]
        assert all(span([CASTLE, *drawn.land], axis) <= position["size"] for axis in (0, 1)), "too wide"
        shown["dominoes"] = cut(drawn.land, boxes, used)
        used |= {laid["domino"] for laid in shown["dominoes"]}
        shown["buildings"] = [[name, name_of(at)] for name, at in drawn.buildings]
        shown["knights_out"] = [name_of(at) for at in drawn.knights]
        for key, values in numbers.items():
            if values:
                shown[key] = values[n]
    over = step == "over"
    unseen_dominoes = [_unseen(position, box, used) for box in range(2)]
    last = over or not next_line
    round = position["rounds"] if last else _round_for(position, unseen_dominoes, round)  # noqa: A001
    position |= {
        "step": step,
        "actor": -2 if over else line[turn][1],
        "round": round,
        "line": [] if over else [{"domino": name, "king": king} for name, king in line],
        "turn": 0 if over else turn,
        "next_line": [{"domino": name, "king": king} for name, king in next_line],
        "lines_laid": position["rounds"] if last else round + 1,
        "unseen_dominoes": unseen_dominoes,
        "kings_in_hand": [0] * position["seats"],
        "spaces": [{"building": name, "price": 0} for name in spaces] if full_game else [],
        "unseen_buildings": unseen if unseen is not None else _pile(position, spaces),
        "dragon": dragon,
        "queen": queen,
    }
    return GAME.load(position)


def _unseen(position: dict[str, Any], box: int, used: set[str]) -> list[str]:
    return [name for name in position["unseen_dominoes"][box] if name not in used]


def _round_for(position: dict[str, Any], unseen: list[list[str]], first: int) -> int:
    """The first round that has dominoes enough for all lines after its next one."""
    boxes = naive.sets(position)
    for number in range(first, position["rounds"]):
        lines = [boxes[line % len(boxes)] for line in range(number + 1, position["rounds"])]
        if all(lines.count(box) * naive.line_length(position) <= len(unseen[box]) for box in boxes):
            return number
    raise AssertionError("there are too few dominoes for any round")


def _pile(position: dict[str, Any], spaces: Sequence[str | None]) -> dict[str, int]:
    """The building tiles that are neither on the board nor built; of those that bring knights or towers, no
    more than have not come out yet.
    """
    on_board = [name for name in spaces if name]
    built = [name for shown in position["kingdoms"] for name, _ in shown["buildings"]]
    pile = [
        name
        for name, count in position["unseen_buildings"].items()
        for _ in range(count - (on_board + built).count(name))
    ]
    options = position["options"]
    everywhere = [name for name, count in position["unseen_buildings"].items() for _ in range(count)]
    for what in ("knights", "towers"):
        dealt = len(position["kingdoms"]) if what == "knights" else 0
        owned = sum(shown[what] for shown in position["kingdoms"])
        if what == "knights":
            owned += sum(len(shown["knights_out"]) for shown in position["kingdoms"])
        left = dealt - owned + sum(naive.bonus(options, name, what) for name in everywhere)
        for name in sorted(pile, key=lambda name: -naive.bonus(options, name, what)):
            if sum(naive.bonus(options, other, what) for other in pile + on_board) <= left:
                break
            pile.remove(name)
    return {name: pile.count(name) for name in position["unseen_buildings"] if name in pile}


def play(state: State, *actions: str) -> State:
    """Carry out actions, given as notation, of whoever is to decide."""
    for action in actions:
        state.apply(state.mover(), GAME.actions.parse(action))
    return state


def choices(state: State) -> list[str]:
    """What the seat to decide may do, as notation."""
    return [GAME.actions.notation(code) for code in state.legal(state.mover())]


def chances(state: State) -> dict[str, int]:
    """What chance may bring, as notation, with weights."""
    return {GAME.actions.notation(code): weight for code, weight in state.outcomes()}


def refused(state: State, action: str, seat: int | None = None) -> str:
    """The sentence with which an action is refused; the state must be as it was."""
    before = state.snapshot()
    try:
        state.apply(state.mover() if seat is None else seat, GAME.actions.parse(action))
    except IllegalAction as error:
        assert state.snapshot() == before
        return str(error)
    raise AssertionError(f"“{action}” was not refused")


def step(state: State) -> tuple[str, int]:
    """Which step it is, and whose."""
    seen = state.view(None)
    return seen["step"], seen["actor"]


def owner(state: State, which: int) -> dict[str, Any]:
    """One kingdom as the view shows it."""
    found: dict[str, Any] = state.view(None)["kingdoms"][which]
    return found


def board(state: State) -> list[str | None]:
    """The builders' board, most expensive first."""
    return [space["building"] for space in state.view(None)["spaces"]]


def prices(state: State) -> list[int]:
    """What the buildings cost the seat that decides."""
    return [space["price"] for space in state.view(None)["spaces"]]


def kings(state: State, line: str = "line") -> list[int | None]:
    """Whose kings stand on a line, from the board on."""
    return [choice["king"] for choice in state.view(None)[line]]


def lines(state: State, seat: int) -> dict[str, int]:
    """A seat's score sheet, line by line."""
    return {line.key: line.points for line in state.sheet(seat).lines}


def opening(seats: int, *draws: str, **options: object) -> State:
    """A new game after some draws, given as notation."""
    state = GAME.new(seats, options)
    for draw in draws:
        state.apply(CHANCE, GAME.actions.parse(draw))
    return state
