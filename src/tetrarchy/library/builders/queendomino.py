"""Positions of Queendomino and Kingdomino.

A kingdom is a picture, one word a square, north at the top::

    W1  W   F
    .   #   Ta
    .   .   L!

A word is a terrain's letter (Wheat, Forest, Lake, Grassland, Swamp, Mine, Town), then the crowns if there are
any, a small letter for a building (named in ``buildings``), and ``!`` for a knight. ``#`` is the castle and
``.`` bare ground. The engine knows kingdoms as dominoes, so a picture is cut into dominoes of the box.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from tetrarchy.games.queendomino import GAME
from tetrarchy.kernel.errors import BadSnapshot, quote
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import State

Square: TypeAlias = tuple[int, int]
"""Column and row, counted from the castle."""
Half: TypeAlias = tuple[str, int]
"""A terrain with its crowns."""

LETTERS: Final = {
    "W": "wheat", "F": "forest", "L": "lake", "G": "grassland", "S": "swamp", "M": "mine", "T": "town",
}  # fmt: skip
BOARD: Final = ("statue", "training_camp", "small_tavern", "bakery", "sawmill", "church")
"""Six buildings that bring no towers, most expensive first."""
_DIRECTIONS: Final = {"east": (1, 0), "north": (0, 1), "west": (-1, 0), "south": (0, -1)}
_BACK: Final = {"east": "west", "west": "east", "north": "south", "south": "north"}
_BOXES: Final = {"standard": "q", "kingdomino": "k"}
_COLUMNS: Final = "abcdefghijklm"
_CASTLE: Final = 6


class Kingdom(NamedTuple):
    """A picture that has been read."""

    land: dict[Square, Half]
    knights: list[Square]
    buildings: list[tuple[str, Square]]


def kingdom(picture: str, **buildings: str) -> Kingdom:
    """Read a picture; ``a="church"`` says which building the letter a stands for."""
    rows = [line.split() for line in picture.split("\n") if line.strip()]
    words = {(x, -y): word for y, row in enumerate(rows) for x, word in enumerate(row) if word != "."}
    castles = [at for at, word in words.items() if word == "#"]
    if len(castles) != 1:
        raise _wrong(f"a kingdom has one castle, #, and here are {len(castles)}")
    land: dict[Square, Half] = {}
    knights: list[Square] = []
    built: list[tuple[str, Square]] = []
    for (x, y), word in words.items():
        if word == "#":
            continue
        at = x - castles[0][0], y - castles[0][1]
        marks = word[1:].removesuffix("!")
        odd = [mark for mark in marks if not mark.isdigit() and mark not in buildings]
        if word[0] not in LETTERS or odd:
            raise _wrong(f"{quote(word)} is no square: a letter of {', '.join(LETTERS)}, crowns, a building")
        land[at] = LETTERS[word[0]], next((int(mark) for mark in marks if mark.isdigit()), 0)
        if word.endswith("!"):
            knights.append(at)
        built += [(buildings[mark], at) for mark in marks if mark in buildings]
    return Kingdom(land, knights, built)


def table(
    *kingdoms: Kingdom | str,
    line: Sequence[tuple[str, int | None]] = (),
    next_line: Sequence[tuple[str, int | None]] = (),
    step: str = "place",
    turn: int = 0,
    round: int = 2,  # noqa: A002
    coins: Iterable[int] = (),
    knights: Iterable[int] = (),
    towers: Iterable[int] = (),
    discarded: Iterable[int] = (),
    spaces: Sequence[str | None] = BOARD,
    unseen: Mapping[str, int] | None = None,
    queen: int | None = None,
    dragon: int | None = None,
    seats: int | None = None,
    game: Game = GAME,
    **options: object,
) -> State:
    """The engine's state for a table that is described piece by piece.

    The seat that decides is the owner of the king on the domino ``turn`` of the line; numbers not given
    are those of the start. It is the first round from ``round`` on that the dominoes left suffice for, the
    last one without a next line. With the step ``over`` the game is at its end. Knights and towers that no
    building in sight has brought came from tiles that are out of the game.
    """
    position: dict[str, Any] = game.new(len(kingdoms) if seats is None else seats, options).snapshot()
    over = step == "over"
    if not over and not 0 <= turn < len(line):
        raise _wrong(f"turn {quote(turn)} is no domino of the line")
    variant = position["options"]["variant"]
    used = {name for name, _ in [*line, *next_line]}
    given = {"coins": coins, "knights": knights, "towers": towers, "discarded": discarded}
    numbers = {key: list(values) for key, values in given.items()}
    drawn = [kingdom(picture) if isinstance(picture, str) else picture for picture in kingdoms]
    dominoes = _dominoes(game, _BOXES.get(variant, "qk"))
    for number, (shown, picture) in enumerate(zip(position["kingdoms"], drawn, strict=False)):
        shown["dominoes"] = _cut(picture.land, {n: h for n, h in dominoes.items() if n not in used})
        used |= {laid["domino"] for laid in shown["dominoes"]}
        shown["buildings"] = [[name, _name(at)] for name, at in picture.buildings]
        shown["knights_out"] = [_name(at) for at in picture.knights]
        shown |= {key: values[number] for key, values in numbers.items() if number < len(values)}
    left = [[name for name in box if name not in used] for box in position["unseen_dominoes"]]
    last = over or not next_line
    now = position["rounds"] if last else _round_for(position, left, round)
    with_board = variant != "kingdomino"
    position |= {
        "step": step,
        "actor": -2 if over else line[turn][1],
        "round": now,
        "line": [] if over else [{"domino": name, "king": king} for name, king in line],
        "turn": 0 if over else turn,
        "next_line": [{"domino": name, "king": king} for name, king in next_line],
        "lines_laid": position["rounds"] if last else now + 1,
        "unseen_dominoes": left,
        "kings_in_hand": [0] * position["seats"],
        "spaces": [{"building": name, "price": 0} for name in spaces] if with_board else [],
        "unseen_buildings": dict(unseen) if unseen is not None else _pile(game, position, spaces),
        "dragon": dragon,
        "queen": queen,
    }
    return game.load(position)


def laid(picture: Kingdom, boxes: str = "q", game: Game = GAME) -> list[dict[str, str]]:
    """Dominoes of the boxes (``q``, ``k``) that make up a picture, and where they lie."""
    return _cut(picture.land, _dominoes(game, boxes))


def _wrong(why: str) -> BadSnapshot:
    return BadSnapshot("no-picture", "This is not a position: {why}.", why=why)


def _name(at: Square) -> str:
    x, y = at[0] + _CASTLE, at[1] + _CASTLE
    if not (0 <= x < len(_COLUMNS) and 0 <= y < len(_COLUMNS)):
        raise _wrong("a kingdom reaches too far from its castle")
    return f"{_COLUMNS[x]}{y + 1}"


def _dominoes(game: Game, boxes: str) -> dict[str, tuple[Half, Half]]:
    return {
        entry["id"]: (
            (entry["a"]["terrain"], entry["a"]["crowns"]),
            (entry["b"]["terrain"], entry["b"]["crowns"]),
        )
        for entry in game.components()["dominoes"]
        if entry["id"][0] in boxes
    }


def _cut(land: dict[Square, Half], free: dict[str, tuple[Half, Half]]) -> list[dict[str, str]]:
    """Dominoes of the box that make up a picture."""
    found = _cut_rest(land, free)
    if found is None:
        raise _wrong("no dominoes of the box make up this picture")
    return found


def _cut_rest(land: dict[Square, Half], free: dict[str, tuple[Half, Half]]) -> list[dict[str, str]] | None:
    if not land:
        return []
    # The square with the fewest neighbours leaves the least choice.
    first = min(land, key=lambda at: sum((at[0] + x, at[1] + y) in land for x, y in _DIRECTIONS.values()))
    for towards, (dx, dy) in _DIRECTIONS.items():
        second = first[0] + dx, first[1] + dy
        if second not in land:
            continue
        rest = {at: half for at, half in land.items() if at not in (first, second)}
        tried = set()
        for name, halves in free.items():
            if halves in tried or sorted(halves) != sorted((land[first], land[second])):
                continue
            tried.add(halves)
            others = _cut_rest(rest, {n: h for n, h in free.items() if n != name})
            if others is not None:
                turned = halves[0] != land[first]
                start, way = (second, _BACK[towards]) if turned else (first, towards)
                return [*others, {"domino": name, "square": _name(start), "towards": way}]
    return None


def _round_for(position: dict[str, Any], left: list[list[str]], first: int) -> int:
    """The first round that has dominoes enough for all lines after its next one."""
    variant, seats = position["options"]["variant"], position["seats"]
    boxes = {"kingdomino": [1], "standard": [0]}.get(variant, [0, 1])
    length = seats * (2 if seats == 2 else 1) if variant == "kingdomino" else 8 if seats > 4 else 4
    for number in range(first, position["rounds"]):
        lines = [boxes[line % len(boxes)] for line in range(number + 1, position["rounds"])]
        if all(lines.count(box) * length <= len(left[box]) for box in boxes):
            return number
    raise _wrong("there are too few dominoes left for any round")


def _pile(game: Game, position: dict[str, Any], spaces: Sequence[str | None]) -> dict[str, int]:
    """The building tiles that are neither on the board nor built; of those that bring knights or towers, no
    more than have not come out yet.
    """
    kingdoms = position["kingdoms"]
    everywhere = [name for name, count in position["unseen_buildings"].items() for _ in range(count)]
    on_board = [name for name in spaces if name]
    pile = list(everywhere)
    for name in [*on_board, *(name for shown in kingdoms for name, _ in shown["buildings"])]:
        if name in pile:
            pile.remove(name)
    tiles = {entry["id"]: entry for entry in game.components()["buildings"]}
    alternative = position["options"].get("bonuses") == "alternative"

    def bonus(name: str, what: str) -> int:
        tile = tiles.get(name, {what: 0, "alternative": {what: 0}})
        return int((tile["alternative"] if alternative else tile)[what])

    for what in ("knights", "towers"):
        dealt = len(kingdoms) if what == "knights" else 0
        owned = sum(shown[what] for shown in kingdoms)
        if what == "knights":
            owned += sum(len(shown["knights_out"]) for shown in kingdoms)
        left = dealt - owned + sum(bonus(name, what) for name in everywhere)
        for name in sorted(pile, key=lambda name: -bonus(name, what)):
            if sum(bonus(other, what) for other in pile + on_board) <= left:
                break
            pile.remove(name)
    return {name: pile.count(name) for name in position["unseen_buildings"] if name in pile}
