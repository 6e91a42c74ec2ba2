"""A second, slow implementation of what can be told from the rules: painting, scoring, and laws.

It works on plain data only, with sets and dictionaries, and shares no code with the engine.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tetrarchy.games.inkdoms import GAME
from tetrarchy.kernel.state import State

MAP = GAME.components()
AREAS: dict[str, dict[str, Any]] = {area["id"]: area for area in MAP["areas"]}
KINGDOMS: dict[str, dict[str, Any]] = {kingdom["id"]: kingdom for kingdom in MAP["kingdoms"]}
MONSTERS: dict[str, dict[str, Any]] = {monster["kind"]: monster for monster in MAP["monsters"]}
LINES: dict[str, dict[str, Any]] = {line["id"]: line for line in MAP["lines"]}
TOWERS: list[list[str]] = [tower["areas"] for tower in MAP["towers"]]
PRIMARIES = ("red", "blue", "yellow")
COMPOSITES = ("purple", "green", "brown")


def members(line: str) -> set[str]:
    """The areas that a scoring line asks for."""
    if line in KINGDOMS:
        return {name for name, area in AREAS.items() if area["kingdom"] == line}
    return {name for name, area in AREAS.items() if area["monster"] == line}


def recount(table: dict[str, Any], seat: int) -> dict[str, int]:
    """The score, counted from a sheet as the rulebook tells it."""
    sheet = table["sheets"][seat]
    painted: dict[str, str] = sheet["painted"]
    score: dict[str, int] = {}
    for line in LINES:
        circled = table["lines"][line]
        score[line] = 0
        if seat in circled["first"]:
            score[line] += LINES[line]["first"]
        if seat in circled["second"]:
            score[line] += LINES[line]["second"]
        if line in KINGDOMS:
            kingdom = KINGDOMS[line]
            score[line] += len({painted[name] for name in members(line) if name in painted})
            if painted.get(kingdom["capital"]) == kingdom["capital_colour"]:
                score[line] += kingdom["capital_vp"]
        elif line in MONSTERS:
            for name in members(line):
                if name not in painted:
                    score[line] -= 1
                elif painted[name] == AREAS[name]["colour"]:
                    score[line] += MONSTERS[line]["tame_vp"]
    score["blots"] = -sheet["blots"]
    return score


def painting_options(sheet: dict[str, Any]) -> set[str]:
    """All that a player who is painting may do, in notation."""
    turn, taken, painted = sheet["turn"], sheet["taken"], sheet["painted"]
    if turn["mixes"]:
        return {f"mix {colour}" for colour in COMPOSITES}
    found = {"stop"}
    sources = [("die", taken["colour"], turn["drops"], False)]
    sources += [(f"blend-{colour}", colour, turn["blended"], False) for colour in COMPOSITES]
    sources += [(f"tower-{colour}", colour, number, True) for colour, number in sheet["drops"].items()]
    for source, colour, number, anywhere in sources:
        for name, area in AREAS.items():
            if number == 0 or name in painted or not (anywhere or area["kingdom"] in turn["kingdoms"]):
                continue
            touches = any(painted.get(other) == colour for other in area["neighbours"])
            if not touches:
                found.add(f"paint {source} {name}")
            elif sheet["spells"]["clash"]:
                found.add(f"clash {source} {name}")
    if turn["drops"] >= 2 and sheet["spells"]["blend"]:
        found.add("blend")
    if turn["drops"] + turn["blended"]:
        for name in KINGDOMS:
            if sheet["spells"]["move"] and turn["placed"] == 0 and name != turn["kingdom"]:
                found.add(f"move {name}")
            beside = name in KINGDOMS[turn["kingdom"]]["neighbours"] and name not in turn["kingdoms"]
            if sheet["spells"]["spread"] and beside and members(name) - set(painted):
                found.add(f"spread {name}")
    return found


def taking_options(table: dict[str, Any]) -> set[str]:
    """All dice that may be taken, in notation."""
    inside = {die["die"]: die for die in table["dice"] if die["in_box"]}
    found: set[str] = set()
    for name, die in inside.items():
        for kingdom in die["kingdoms"]:
            if name != "white":
                found.add(f"take {name} {kingdom}")
            else:
                found |= {f"take white-{colour} {kingdom}" for colour in PRIMARIES if colour not in inside}
    return found


def options(table: dict[str, Any], seat: int) -> set[str]:
    """What a seat may do, from a snapshot; solo crossing out is left to its own tests."""
    if seat == table["taker"]:
        return taking_options(table)
    return painting_options(table["sheets"][seat])


def check_laws(state: State) -> None:
    """What is true at every moment of every game."""
    table = state.snapshot()
    for seat in range(state.seats):
        sheet = state.sheet(seat)
        assert {line.key: line.points for line in sheet.lines} == recount(table, seat)
        check_sheet(table, seat)
    for line in LINES:
        check_line(table, line)
    if table["phase"] == "round":
        for seat in table["actors"]:
            legal = {GAME.actions.notation(action) for action in state.legal(seat)}
            assert legal == options(table, seat), legal ^ options(table, seat)


def check_sheet(table: dict[str, Any], seat: int) -> None:
    """Spells and drops come from somewhere; equal colours touch only where spell 2 was used."""
    sheet = table["sheets"][seat]
    painted, turn = sheet["painted"], sheet["turn"]
    held = Counter(sheet["spells"])
    drops = sum(sheet["drops"].values())
    if turn is not None:
        held.update(turn["new_spells"])
        drops += sum(turn["new_drops"].values()) + turn["mixes"]
        dropped = sheet["taken"]["drops"] - turn["drops"] - 2 * turn["blended"] - turn["placed"]
        assert dropped >= 0, "die drops appear from nowhere"
        assert set(turn["fresh"]) <= set(painted)
    gained = sum(AREAS[name]["symbol"] == "spell" for name in painted)
    started = table["seats"] > 1 and table["round"] > 0
    used = gained + started - sum(held.values())
    assert used >= 0, "there are more spells than were gained"
    towers = sum(one in painted and other in painted for one, other in TOWERS)
    assert drops <= towers, "there are more tower drops than towers with both areas painted"
    assert clumps(painted) <= used, "equal colours touch without a spell"
    assert 0 <= sheet["blots"] <= MAP["blots"]


def clumps(painted: dict[str, str]) -> int:
    """How many groups of touching areas of one colour there are."""
    left = set(painted)
    found = 0
    while left:
        group = [left.pop()]
        for name in group:
            for other in AREAS[name]["neighbours"]:
                if other in left and painted[other] == painted[name]:
                    left.remove(other)
                    group.append(other)
        found += len(group) > 1
    return found


def check_line(table: dict[str, Any], line: str) -> None:
    """Numbers are circled by those who have completed the line, each by one round's finishers."""
    first, second = table["lines"][line]["first"], table["lines"][line]["second"]
    assert not set(first) & set(second) - {None}
    assert first or not second
    for seat in {*first, *second} - {None}:
        painted = set(table["sheets"][seat]["painted"])
        if line in KINGDOMS or line in MONSTERS:
            assert members(line) <= painted
        else:
            assert sum(members(kingdom) <= painted for kingdom in KINGDOMS) >= 3
