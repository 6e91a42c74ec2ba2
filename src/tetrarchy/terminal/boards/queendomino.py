"""Queendomino's table in the terminal: the lines, the builders' board, the kingdoms.

Every square shows a letter for its terrain beside the colour, then its crowns, then a knight.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from tetrarchy.arena.report.naming import named_by_land
from tetrarchy.games.queendomino import QueendominoGame
from tetrarchy.kernel.state import View
from tetrarchy.terminal.boards.layout import side_by_side
from tetrarchy.text import Texts

_COLUMNS: Final = "abcdefghijklm"
_CASTLE: Final = 6
"""The castle's column and row, counted from 0."""
_NEIGHBOURHOOD: Final = 2
"""How far from a kingdom the squares of its next domino can lie."""

_TERRAIN_STYLES: Final = {
    "wheat": "black on #e4b53f",
    "forest": "white on #2f6b2f",
    "lake": "white on #2b6ca3",
    "grassland": "black on #a9cb62",
    "swamp": "black on #a39a7c",
    "mine": "white on #574b4b",
    "town": "white on #a8432c",
}
_SEAT_STYLES: Final = (
    "bold #e08a1e",
    "bold #a06ad0",
    "bold",
    "bold #d8433a",
    "bold #4a8ad8",
    "bold #4aa84a",
    "bold #38a8a0",
    "bold #8a94a8",
)
QUIET: Final = frozenset({"building_laid", "line_laid", "step_skipped"})
_PRINTED: Final = ("rulebook", "found")
"""Where numbers come from that may be shown as the printed ones."""


def board(view: View, texts: Texts, width: int) -> RenderableType:
    """The whole table, with the reader's own kingdom first."""
    lines = [_line(view, "line", texts), _line(view, "next_line", texts)]
    blocks = [block for block in lines if block is not None]
    if view["spaces"]:
        blocks.append(_builders(view, texts))
    kingdoms = sorted(view["kingdoms"], key=lambda kingdom: view["seat"] not in kingdom["seats"])
    return Group(
        _headline(view, texts),
        *side_by_side(blocks, width),
        *side_by_side([_kingdom(view, kingdom, texts) for kingdom in kingdoms], width),
    )


def names(texts: Texts) -> dict[str, str]:
    """Dominoes by what is on them: ``q14 (W|F1)``."""
    found: dict[str, str] = {}
    for identifier, domino in _dominoes(texts).items():
        name = named_by_land(domino, texts)
        found |= {f"{argument}-{identifier}": name for argument in ("domino", "dominoes", "domino_in_hand")}
    return found


def choice(view: View, after: View, fields: Mapping[str, str], texts: Texts) -> str:
    """What an action is about: the domino chosen, the building and what it brings, the coins collected."""
    verb = fields["verb"]
    if verb == "choose":
        domino = _dominoes(texts)[view["next_line"][int(fields["domino"]) - 1]["domino"]]
        a, b = (texts.say("board-half", **domino[half]) for half in "ab")
        return texts.say("board-halves", a=a, b=b)
    if verb in ("build", "burn"):
        space = view["spaces"][int(fields["space"]) - 1]
        building = texts.name("building", space["building"])
        if verb == "burn":
            return building
        effect = _effect_in_words(_buildings(view, texts)[space["building"]], texts)
        return texts.say("board-offer", building=building, coins=space["price"], effect=effect)
    if verb == "tax":
        owner = next(at for at, kingdom in enumerate(view["kingdoms"]) if view["actor"] in kingdom["seats"])
        coins = after["kingdoms"][owner]["coins"] - view["kingdoms"][owner]["coins"]
        return texts.say("board-tax", coins=coins)
    return ""


def legend(texts: Texts) -> RenderableType:
    """The letters of the terrains, then the signs."""
    terrains = Text()
    for terrain, style in _TERRAIN_STYLES.items():
        terrains.append(f" {_letter(terrain, texts)} ", style)
        terrains.append(f" {texts.name('terrain', terrain)}  ")
    return Group(terrains, Text(texts.say("board-legend")))


def _headline(view: View, texts: Texts) -> Text:
    words = [texts.say("board-round", round=view["round"], rounds=view["rounds"])]
    if view["round"] == 0:
        words = [texts.say("board-setup")]
    if view["spaces"]:
        queen = view["queen"]
        words.append(texts.say("board-dragon-home" if view["dragon"] is None else "board-dragon-out"))
        if queen is None:
            words.append(texts.say("board-queen-free"))
        else:
            rulers = [texts.players[seat] for seat in view["kingdoms"][queen]["seats"]]
            words.append(texts.say("board-queen", player=texts.together(rulers)))
    return Text(" · ".join(words), "bold")


def _line(view: View, which: str, texts: Texts) -> Text | None:
    """A line of dominoes from the builders' board down, with the kings on it."""
    if not view[which]:
        return None
    now = which == "line"
    shown = Text()
    title = "board-this-round" if now else "board-next-round" if view["round"] else "board-first-line"
    shown.append(texts.say(title), "underline")
    for at, stand in enumerate(view[which]):
        done = now and at < view["turn"]
        sign = "▶" if now and at == view["turn"] else "✓" if done and stand["king"] is not None else " "
        shown.append("\n")
        shown.append(f"{sign if now else at + 1} {stand['domino']:<4}")
        domino = _dominoes(texts)[stand["domino"]]
        for half in "ab":
            shown.append(_half(domino[half], texts) + " ", _style(domino[half]["terrain"], done))
        if stand["king"] is not None:
            shown.append(" ")
            shown.append(_king(stand["king"]), _seat_style(stand["king"]))
    return shown


def _builders(view: View, texts: Texts) -> Text:
    """The builders' board, most expensive space first, with today's prices and what the buildings bring."""
    shown = Text()
    shown.append(texts.say("board-builders"), "underline")
    widest = max(len(texts.name("building", identifier)) for identifier in _buildings(view, texts))
    for at, space in enumerate(view["spaces"]):
        shown.append(f"\n{at + 1} ")
        if space["building"] is None:
            empty = texts.say("board-dragon-here") if view["dragon"] == at else "—"
            shown.append(f"   {empty}", "dim")
            continue
        name = texts.name("building", space["building"])
        shown.append(f"{space['price']}● ", "bold")
        effect = _effect(_buildings(view, texts)[space["building"]], texts)
        shown.append(f"{name:<{widest}} {effect}")
    return shown


def _kingdom(view: View, kingdom: Mapping[str, Any], texts: Texts) -> Text:
    """A kingdom with its owner and purse; in the reader's own, the squares still in reach are dotted."""
    own = view["seat"] in kingdom["seats"]
    shown = Text()
    for seat in kingdom["seats"]:
        name = texts.players[seat]
        if seat == view["seat"]:
            name = texts.say("board-you", player=name)
        shown.append(f"{_king(seat)} {name} ", _seat_style(seat))
    purse = []
    if view["spaces"]:
        purse = [f"{kingdom['coins']}●", f"{kingdom['knights']}♞", f"{kingdom['towers']}♜"]
        if view["queen"] is not None and kingdom is view["kingdoms"][view["queen"]]:
            purse.append("♛")
    if kingdom["discarded"]:
        purse.append(texts.say("board-discarded", number=kingdom["discarded"]))
    if purse:
        shown.append("\n" + " ".join(purse))
    columns = _window(kingdom["reach"]["west"], kingdom["reach"]["east"], view["size"] if own else 0)
    rows = _window(kingdom["reach"]["south"], kingdom["reach"]["north"], view["size"] if own else 0)
    shown.append("\n   " + "".join(f"{_COLUMNS[column]}  " for column in columns), "dim")
    for row in reversed(rows):
        shown.append(f"\n{row + 1:>2} ", "dim")
        for column in columns:
            _square(shown, kingdom, column, row, own, texts)
    return shown


def _window(lower: int, upper: int, size: int) -> range:
    """The columns or rows to draw: those that the kingdom has, and (with a size) those it can get next."""
    first, last = -lower, upper
    if size:
        first = max(upper - size + 1, -lower - _NEIGHBOURHOOD)
        last = min(size - 1 - lower, upper + _NEIGHBOURHOOD)
    return range(_CASTLE + first, _CASTLE + last + 1)


def _square(shown: Text, kingdom: Mapping[str, Any], column: int, row: int, own: bool, texts: Texts) -> None:
    square = kingdom["squares"].get(f"{_COLUMNS[column]}{row + 1}")
    if column == row == _CASTLE:
        shown.append("♔  ", _seat_style(kingdom["seats"][0]) + " reverse")
    elif square is None:
        shown.append("·  " if own else "   ", "dim")
    else:
        letter = "⌂" if square["building"] else _letter(square["terrain"], texts)
        crowns = str(square["crowns"]) if square["crowns"] else " "
        knight = "♞" if square["knight"] else " "
        shown.append(f"{letter}{crowns}{knight}", _style(square["terrain"]))


def _half(half: Mapping[str, Any], texts: Texts) -> str:
    return f"{_letter(half['terrain'], texts)}{half['crowns'] or ' '}"


def _letter(terrain: str, texts: Texts) -> str:
    return texts.say(f"letter-{terrain}")


def _style(terrain: str, faded: bool = False) -> str:
    return "dim" if faded else _TERRAIN_STYLES[terrain]


def _king(seat: int) -> str:
    return f"♚{seat + 1}"


def _seat_style(seat: int) -> str:
    return _SEAT_STYLES[seat]


def _effect(building: Mapping[str, Any], texts: Texts) -> str:
    """What a building brings, in signs; ``≈`` marks numbers that do not come from the printed game."""
    score, bonus, tax = (_about(building, which) for which in ("score", "bonus", "tax"))
    per = {
        "none": "",
        "flat": f"{score}{building['points']}",
        "per_region": f"{score}{building['points']}×{_letter(building['terrain'] or 'town', texts)}",
        "per_tower": f"{score}{building['points']}×♜",
        "per_knight": f"{score}{building['points']}×♞",
    }
    signs = [
        per[building["score"]],
        f"{score}{building['crowns']}♕" if building["crowns"] else "",
        {"none": "", "coin_per_knight": f"{tax}●×♞", "coin_per_tower": f"{tax}●×♜"}[building["tax_bonus"]],
        f"{bonus}+{building['knights']}♞" if building["knights"] else "",
        f"{bonus}+{building['towers']}♜" if building["towers"] else "",
    ]
    return " ".join(sign for sign in signs if sign)


def _effect_in_words(building: Mapping[str, Any], texts: Texts) -> str:
    words = []
    score, bonus, tax = (_about(building, which) for which in ("score", "bonus", "tax"))
    if building["score"] != "none":
        about = {"about": score, "points": building["points"], "terrain": building["terrain"] or ""}
        words.append(texts.say(f"effect-{building['score']}", **about))
    if building["crowns"]:
        words.append(texts.say("effect-crowns", about=score, crowns=building["crowns"]))
    if building["tax_bonus"] != "none":
        words.append(texts.say(f"effect-{building['tax_bonus']}", about=tax))
    for pieces in ("knights", "towers"):
        if building[pieces]:
            words.append(texts.say(f"effect-{pieces}", about=bonus, number=building[pieces]))
    return "; ".join(words)


def _about(building: Mapping[str, Any], which: str) -> str:
    return "" if building["provenance"][which] in _PRINTED else "≈"


def _dominoes(texts: Texts) -> dict[str, dict[str, Any]]:
    """The dominoes by the names that views and notation have for them."""
    return _by_id(texts)["dominoes"]


def _buildings(view: View, texts: Texts) -> dict[str, dict[str, Any]]:
    """The buildings by id, with the bonuses of the profile that is played."""
    buildings = _by_id(texts)["buildings"]
    if view["options"]["bonuses"] != "alternative":
        return buildings
    return {name: building | building["alternative"] for name, building in buildings.items()}


def _by_id(texts: Texts) -> dict[str, dict[str, dict[str, Any]]]:
    assert isinstance(texts.game, QueendominoGame)
    return _tables(texts.game)


@cache
def _tables(game: QueendominoGame) -> dict[str, dict[str, dict[str, Any]]]:
    components = game.components()
    return {name: {entry["id"]: entry for entry in components[name]} for name in ("dominoes", "buildings")}
