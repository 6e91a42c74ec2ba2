"""Queendomino a second time: slow, plain, and written from the rulebook alone.

Everything here is computed from a view, the plain data that a player sees. A kingdom is a dict from squares
to terrains; squares are (column, row) counted from the castle; actions are their notation.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import tetrarchy.games.queendomino as package
from tetrarchy.kernel.state import State

View: TypeAlias = dict[str, Any]
Square: TypeAlias = tuple[int, int]
Half: TypeAlias = tuple[str, int]
Land: TypeAlias = dict[Square, Half]
Lines: TypeAlias = tuple[tuple[str, int], ...]

TERRAINS = ("wheat", "forest", "lake", "grassland", "swamp", "mine", "town")
CASTLE: Square = (0, 0)
DIRECTIONS = {"east": (1, 0), "north": (0, 1), "west": (-1, 0), "south": (0, -1)}


def _read(name: str) -> dict[str, Any]:
    directory = Path(str(package.__file__)).parent / "data"
    return tomllib.loads((directory / name).read_text(encoding="utf-8"))


def _read_dominoes() -> dict[str, tuple[Half, Half]]:
    found = {}
    for letter, name in (("q", "dominoes.toml"), ("k", "kingdomino_dominoes.toml")):
        for entry in _read(name)["domino"]:
            a, b = entry["a"], entry["b"]
            found[f"{letter}{entry['number']}"] = ((a["terrain"], a["crowns"]), (b["terrain"], b["crowns"]))
    return found


DOMINOES = _read_dominoes()
_FILE = _read("buildings.toml")
BUILDINGS: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in _FILE["building"]}
PRICES: list[int] = _FILE["board"]["prices"]


def bonus(options: dict[str, Any], building: str, what: str) -> int:
    """The knights or towers that a building brings at once."""
    if options["bonuses"] == "alternative":
        return int(_FILE["alternative"][what].get(building, 0))
    return int(BUILDINGS[building][what])


# --- kingdoms


@cache
def square(name: str) -> Square:
    """``g7``, the castle, is (0, 0)."""
    return "abcdefghijklm".index(name[0]) - 6, int(name[1:]) - 7


def name_of(at: Square) -> str:
    return "abcdefghijklm"[at[0] + 6] + str(at[1] + 7)


def neighbours(at: Square) -> Iterator[Square]:
    for x, y in DIRECTIONS.values():
        yield at[0] + x, at[1] + y


def land_of(kingdom: View) -> Land:
    """The squares of a kingdom, drawn from its dominoes; a building's crowns count on its square."""
    land: Land = {}
    for laid in kingdom["dominoes"]:
        a = square(laid["square"])
        x, y = DIRECTIONS[laid["towards"]]
        land[a], land[a[0] + x, a[1] + y] = DOMINOES[laid["domino"]]
    for building, where in kingdom["buildings"]:
        terrain, crowns = land[square(where)]
        land[square(where)] = terrain, crowns + BUILDINGS[building]["crowns"]
    return land


def span(squares: list[Square], axis: int) -> int:
    """How many columns (axis 0) or rows (axis 1) squares take up, with all that lies between them."""
    return max(s[axis] for s in squares) - min(s[axis] for s in squares) + 1


def placements(land: Land, domino: str, size: int) -> set[str]:
    """Every way to lay a domino, as notation; a domino with equal halves is named from one end only."""
    half_a, half_b = DOMINOES[domino]
    taken = [*land, CASTLE]
    xs = range(min(s[0] for s in taken) - 2, max(s[0] for s in taken) + 3)
    ys = range(min(s[1] for s in taken) - 2, max(s[1] for s in taken) + 3)
    found = set()
    for a in ((x, y) for x in xs for y in ys):
        for towards, (dx, dy) in DIRECTIONS.items():
            b = a[0] + dx, a[1] + dy
            if half_a == half_b and towards in ("west", "south"):
                continue
            if a in taken or b in taken:
                continue
            if not (connects(land, a, half_a[0]) or connects(land, b, half_b[0])):
                continue
            if span([*taken, a, b], 0) <= size and span([*taken, a, b], 1) <= size:
                found.add(f"place {name_of(a)} {towards}")
    return found


def connects(land: Land, at: Square, terrain: str) -> bool:
    return any(n == CASTLE or (n in land and land[n][0] == terrain) for n in neighbours(at))


def region(land: Land, at: Square) -> set[Square]:
    """The squares of one terrain that hang together with this one."""
    found, todo = {at}, [at]
    while todo:
        for n in neighbours(todo.pop()):
            if n in land and n not in found and land[n][0] == land[at][0]:
                found.add(n)
                todo.append(n)
    return found


def complete(land: Land, own: set[Square], size: int) -> bool:
    """Whether no domino, whatever its terrains, could lie beside these squares."""
    taken = [*land, CASTLE]
    for a in {n for at in own for n in neighbours(at)} - set(taken):
        for b in set(neighbours(a)) - set(taken):
            if span([*taken, a, b], 0) <= size and span([*taken, a, b], 1) <= size:
                return False
    return True


def regions(land: Land) -> list[tuple[str, int, int]]:
    """Every region as (terrain, squares, crowns)."""
    found, seen = [], set[Square]()
    for at in land:
        if at not in seen:
            squares = region(land, at)
            seen |= squares
            found.append((land[at][0], len(squares), sum(land[s][1] for s in squares)))
    return found


# --- what can be decided


def kingdom_of(view: View, seat: int) -> int:
    return next(k for k, kingdom in enumerate(view["kingdoms"]) if seat in kingdom["seats"])


def price(view: View, which: int, space: int) -> int:
    return max(0, PRICES[space] - (1 if view["queen"] == which else 0))


def moves(view: View) -> set[str]:
    """All that the seat at turn may do; its whole list, however short."""
    if view["actor"] < 0:
        return set()
    which = kingdom_of(view, view["actor"])
    kingdom, step = view["kingdoms"][which], view["step"]
    if step == "place":
        return placements(land_of(kingdom), view["domino_in_hand"], view["size"])
    if step == "tax":
        return taxes(kingdom)
    if step == "build":
        return constructions(view, which)
    if step == "site":
        return {f"site {name_of(at)}" for at in free_towns(kingdom)}
    if step == "bribe":
        return bribes(view, which)
    assert step in ("choose", "first_choice")
    return {f"choose {n}" for n, choice in enumerate(view["next_line"], 1) if choice["king"] is None}


def taxes(kingdom: View) -> set[str]:
    """Up to two knights, one on each half of the domino just laid."""
    found = {"pass"}
    if kingdom["knights"] >= 1:
        found |= {"tax a", "tax b"}
    if kingdom["knights"] >= 2:
        found.add("tax both")
    return found


def free_towns(kingdom: View) -> list[Square]:
    built = [square(where) for _, where in kingdom["buildings"]]
    return [at for at, half in land_of(kingdom).items() if half[0] == "town" and at not in built]


def constructions(view: View, which: int) -> set[str]:
    kingdom = view["kingdoms"][which]
    found = {"pass"}
    for n, space in enumerate(view["spaces"]):
        if space["building"] and free_towns(kingdom) and price(view, which, n) <= kingdom["coins"]:
            found.add(f"build {n + 1}")
    return found


def bribes(view: View, which: int) -> set[str]:
    """Only from the cave, only by one whom the queen has not joined, for one coin."""
    found = {"pass"}
    if view["dragon"] is None and view["queen"] != which and view["kingdoms"][which]["coins"] >= 1:
        found |= {f"burn {n}" for n, space in enumerate(view["spaces"], 1) if space["building"]}
    return found


def sets(view: View) -> list[int]:
    """Which boxes of dominoes are used, in the order of the lines: 0 Queendomino's, 1 Kingdomino's."""
    return {"kingdomino": [1], "standard": [0]}.get(view["options"]["variant"], [0, 1])


def outcomes(view: View) -> dict[str, int]:
    """What chance may bring, with weights."""
    if view["step"] == "draw_building":
        return {f"building {name}": count for name, count in view["unseen_buildings"].items()}
    if view["step"] == "draw_line":
        box = sets(view)[view["lines_laid"] % len(sets(view))]
        return {f"domino {name}": 1 for name in view["unseen_dominoes"][box]}
    if view["step"] == "draw_king":
        return {f"king {seat + 1}": count for seat, count in enumerate(view["kings_in_hand"]) if count}
    return {}


# --- points


def sheets(view: View, seat: int) -> list[Lines]:
    """The lines of the pad; several versions where the queen may choose among equally large regions."""
    which = kingdom_of(view, seat)
    kingdom = view["kingdoms"][which]
    found = regions(land_of(kingdom))
    if view["options"]["variant"] == "kingdomino":
        return [_kingdomino_lines(view, kingdom, found)]
    if view["queen"] != which:
        return [_lines(kingdom, found)]
    largest = max(size for _, size, _ in found)
    versions = []
    for n, (terrain, size, crowns) in enumerate(found):
        if size == largest:
            versions.append(_lines(kingdom, [*found[:n], (terrain, size, crowns + 1), *found[n + 1 :]]))
    return versions


def _land_points(found: list[tuple[str, int, int]], terrain: str) -> int:
    return sum(size * crowns for kind, size, crowns in found if kind == terrain)


def _lines(kingdom: View, found: list[tuple[str, int, int]]) -> Lines:
    points = dict.fromkeys(
        ["coins", *TERRAINS, "landscape_buildings", "town_buildings", "towers", "knights", "shields"], 0
    )
    points["coins"] = kingdom["coins"] // 3
    for terrain in TERRAINS:
        points[terrain] = _land_points(found, terrain)
    for name, _ in kingdom["buildings"]:
        building = BUILDINGS[name]
        if building["score"] == "flat":
            points["shields"] += building["points"]
        elif building["score"] == "per_region":
            count = sum(kind == building["terrain"] for kind, _, _ in found)
            line = "town_buildings" if building["terrain"] == "town" else "landscape_buildings"
            points[line] += building["points"] * count
        elif building["score"] == "per_tower":
            points["towers"] += building["points"] * towers(kingdom)
        elif building["score"] == "per_knight":
            points["knights"] += building["points"] * knights(kingdom)
    return tuple(points.items())


def towers(kingdom: View) -> int:
    return int(kingdom["towers"])


def knights(kingdom: View) -> int:
    """In the kingdom or still before the player."""
    return int(kingdom["knights"]) + len(kingdom["knights_out"])


def _kingdomino_lines(view: View, kingdom: View, found: list[tuple[str, int, int]]) -> Lines:
    points = {terrain: _land_points(found, terrain) for terrain in TERRAINS if terrain != "town"}
    if view["options"]["middle_kingdom"]:
        squares, half = [*land_of(kingdom), CASTLE], view["size"] // 2
        edges = {s[0] for s in squares}, {s[1] for s in squares}
        central = all(min(edge) == -half and max(edge) == half for edge in edges)
        points["middle_kingdom"] = 10 if central else 0
    if view["options"]["harmony"]:
        points["harmony"] = 0 if kingdom["discarded"] else 5
    return tuple(points.items())


def standing(view: View) -> list[int]:
    """Places by points, then by the largest region; Kingdomino then counts crowns; else they share."""
    merits = []
    for kingdom in view["kingdoms"]:
        found = regions(land_of(kingdom))
        total = sum(points for _, points in sheets(view, kingdom["seats"][0])[0])
        largest = max((size for _, size, _ in found), default=0)
        crowns = sum(crowns for _, _, crowns in found)
        merits.append((total, largest, crowns if view["options"]["variant"] == "kingdomino" else 0))
    places = [1 + sum(other > merit for other in merits) for merit in merits]
    return [places[kingdom_of(view, seat)] for seat in range(view["seats"])]


# --- laws that hold at every moment


def check_laws(state: State) -> None:
    """Pieces are neither lost nor made, and every kingdom keeps the rules of placement."""
    view = state.snapshot()
    for kingdom in view["kingdoms"]:
        _check_kingdom(view, kingdom)
    _check_dominoes(view)
    _check_kings(view)
    if view["options"]["variant"] != "kingdomino":
        _check_buildings(view)
        _check_queen(view)


def kings_each(view: View) -> int:
    return 2 if view["seats"] == 2 else 1


def line_length(view: View) -> int:
    if view["options"]["variant"] == "kingdomino":
        return int(view["seats"]) * kings_each(view)
    return 8 if view["seats"] > 4 else 4


def _rounds_done(view: View) -> int:
    return int(view["rounds"]) if view["step"] == "over" else max(0, view["round"] - 1)


def _has_placed(view: View, at: int) -> bool:
    """Whether the turn for this domino of the line is past step A."""
    under_way = view["step"] in ("tax", "build", "site", "bribe", "choose")
    return bool(at < view["turn"] or (at == view["turn"] and under_way))


def _check_kingdom(view: View, kingdom: View) -> None:
    land: Land = {}
    for laid in kingdom["dominoes"]:
        a, (dx, dy) = square(laid["square"]), DIRECTIONS[laid["towards"]]
        b = a[0] + dx, a[1] + dy
        (terrain_a, _), (terrain_b, _) = DOMINOES[laid["domino"]]
        assert not {a, b} & {CASTLE, *land}, "a domino lies on another"
        assert connects(land, a, terrain_a) or connects(land, b, terrain_b), "a domino is not connected"
        land[a], land[b] = DOMINOES[laid["domino"]]
    assert all(span([CASTLE, *land], axis) <= view["size"] for axis in (0, 1)), "a kingdom leaves its frame"
    land = land_of(kingdom)
    assert {
        square(name): (seen["terrain"], seen["crowns"]) for name, seen in kingdom["squares"].items()
    } == land
    sites = [where for _, where in kingdom["buildings"]]
    assert len(set(sites)) == len(sites), "two buildings stand on one square"
    assert all(land[square(where)][0] == "town" for where in sites), "a building stands outside a town"
    assert len(set(kingdom["knights_out"])) == len(kingdom["knights_out"]), "two knights stand on one square"
    assert {square(name) for name in kingdom["knights_out"]} <= set(land), (
        "a knight stands outside the kingdom"
    )
    started = 0 if view["options"]["variant"] == "kingdomino" else 1
    gained = {what: sum(bonus(view["options"], name, what) for name, _ in kingdom["buildings"])
              for what in ("knights", "towers")}  # fmt: skip
    assert knights(kingdom) == started + gained["knights"], "knights are lost or made"
    assert kingdom["towers"] == gained["towers"], "towers are lost or made"
    assert kingdom["coins"] >= 0, "somebody owes coins"
    turns = len(kingdom["seats"]) * kings_each(view) * _rounds_done(view)
    turns += sum(
        choice["king"] in kingdom["seats"] and _has_placed(view, at) for at, choice in enumerate(view["line"])
    )
    assert len(kingdom["dominoes"]) + kingdom["discarded"] == turns, "a turn is missing, or one too many"


def _check_dominoes(view: View) -> None:
    """Each domino is in one place: in a kingdom, in a line, in its box, or out of the game."""
    found = [laid["domino"] for kingdom in view["kingdoms"] for laid in kingdom["dominoes"]]
    found += [choice["domino"] for at, choice in enumerate(view["line"])
              if choice["king"] is None or not _has_placed(view, at)]  # fmt: skip
    found += [choice["domino"] for choice in view["next_line"]]
    found += [name for box in view["unseen_dominoes"] for name in box]
    assert len(set(found)) == len(found), "a domino is in two places"
    left_over = (line_length(view) - view["seats"] * kings_each(view)) * _rounds_done(view)
    discarded = sum(kingdom["discarded"] for kingdom in view["kingdoms"])
    assert len(found) + discarded + left_over == 48 * len(sets(view)), "dominoes are lost"
    for line in (view["line"], [] if view["step"] == "draw_line" else view["next_line"]):
        names = [choice["domino"] for choice in line]
        assert len(names) in (0, line_length(view)), "a line is too short or too long"
        assert names == sorted(names, key=lambda name: (name[0], int(name[1:]))), "a line is out of order"


def _check_kings(view: View) -> None:
    """Each seat's kings stand on dominoes or wait to be drawn; in the last round they leave one by one."""
    last = view["round"] == view["rounds"]
    for seat in range(view["seats"]):
        found = view["kings_in_hand"][seat] + view["kings_drawn"].count(seat)
        found += view["step"] == "first_choice" and view["actor"] == seat
        found += sum(choice["king"] == seat for choice in view["next_line"])
        found += sum(c["king"] == seat and (last or at >= view["turn"]) for at, c in enumerate(view["line"]))
        assert found == (0 if view["step"] == "over" else kings_each(view)), "a king is lost or doubled"


def _check_buildings(view: View) -> None:
    """Each tile is built, on the board, in the pile, or burned: at most one a round."""
    around = [name for kingdom in view["kingdoms"] for name, _ in kingdom["buildings"]]
    around += [space["building"] for space in view["spaces"] if space["building"]]
    around += [name for name, count in view["unseen_buildings"].items() for _ in range(count)]
    for name, building in BUILDINGS.items():
        assert around.count(name) <= building["count"], "a building is doubled"
    burned = sum(building["count"] for building in BUILDINGS.values()) - len(around)
    assert burned <= _rounds_done(view) + (view["dragon"] is not None), "too many buildings are burned"
    if view["dragon"] is not None:
        assert burned > 0, "the dragon is out but nothing is burned"
        assert view["spaces"][view["dragon"]]["building"] is None, "the dragon stands on a building"


def _check_queen(view: View) -> None:
    """She is with a kingdom that has the most towers, as soon as there are any."""
    most = max(kingdom["towers"] for kingdom in view["kingdoms"])
    if view["queen"] is None:
        assert most == 0, "there are towers but the queen has joined nobody"
    else:
        assert view["kingdoms"][view["queen"]]["towers"] == most > 0, "the queen is with the wrong kingdom"
