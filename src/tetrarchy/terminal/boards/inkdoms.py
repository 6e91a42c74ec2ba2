"""Inkdoms in the terminal: the map with one sheet's paint, the dice, the scoring lines, the other sheets.

Colours come with letters: ``r4=Y`` is the area r4 in yellow, ``hydB`` a hydra that wants blue.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tetrarchy.games.inkdoms import InkdomsGame
from tetrarchy.games.inkdoms.colours import ANY_COMPOSITE, COLOURS, mixture
from tetrarchy.kernel.state import View
from tetrarchy.terminal.boards.inkdoms_map import TOWER, Mark, painted_map, tables
from tetrarchy.terminal.boards.layout import packed
from tetrarchy.text import Texts

QUIET: Final = frozenset({"die_fallen", "turn_finished", "area_shown", "blot_shown"})

_MAP_WIDTH: Final = 79
_LEAST_MAP_WIDTH: Final = 50
_SIDE_WIDTH: Final = 38
_NAME_WIDTH: Final = 15
_GAP: Final = 2
_PAINTS: Final = {
    "red": "bold white on #b8352a",
    "blue": "bold white on #2b62a8",
    "yellow": "bold black on #ecc93c",
    "purple": "bold white on #7b489f",
    "green": "bold white on #3b8242",
    "brown": "bold white on #77502f",
    "white": "bold black on #e8e4d8",
}
_INKS: Final = {
    "red": "bold #e8685c",
    "blue": "bold #6aa0e8",
    "yellow": "bold #e0b828",
    "purple": "bold #b884dc",
    "green": "bold #5cb066",
    "brown": "bold #b8865c",
}
_PAINTING: Final = ("paint", "mix")
"""Steps in which the dice and the other sheets do not matter."""
_THREE: Final = 3
"""The kingdoms that end the game."""


def board(view: View, texts: Texts, width: int) -> RenderableType:
    """The map of the reader's own sheet, and around it what there is to know of the table."""
    seat = view["seat"] if view["seat"] is not None else (view["actors"] or [0])[0]
    others = [other for other in range(view["seats"]) if other != seat]
    wide = width >= _MAP_WIDTH + _GAP + _SIDE_WIDTH
    drawn = _map(view, view["sheets"][seat], max(_LEAST_MAP_WIDTH, min(width - 1, _MAP_WIDTH)), texts)
    room = _SIDE_WIDTH if wide else width - 1
    dice = packed([shown for die in view["dice"] if (shown := _die(view, die, texts))], room)
    own = packed(_holdings(view, seat, texts), room)
    small = [_small_sheet(view, other, room, texts) for other in others]
    if not wide:
        above = [] if view["step"] in _PAINTING else small
        return Group(_headline(view, texts), _lines(view, texts), *above, dice, drawn, own)
    side = Text("\n\n").join([part for part in (dice, own, *small) if part])
    grid = Table.grid(padding=(0, _GAP, 0, 0))
    grid.add_column(no_wrap=True, min_width=_MAP_WIDTH)
    grid.add_row(drawn, side)
    return Group(_headline(view, texts), grid, _lines(view, texts))


def names(texts: Texts) -> dict[str, str]:
    """Kingdoms, with the letter of their areas where the name does not begin with it."""
    found = {}
    for kingdom in _tables(texts)["kingdoms"]:
        name, letter = kingdom["names"][texts.language], kingdom["letter"].lower()
        found[f"kingdom-{kingdom['id']}"] = name if name.lower().startswith(letter) else f"{name} ({letter})"
    return found


def choice(view: View, after: View, fields: Mapping[str, str], texts: Texts) -> str:
    """What an action brings, or where it lets the drops go."""
    verb = fields["verb"]
    sheet = view["sheets"][view["seat"]]
    if verb in ("paint", "clash"):
        return _brings(sheet, fields["area"], _drop_colour(sheet, fields["drop"]), texts)
    if verb == "take":
        die, _, colour = fields["die"].partition("-")
        drops = next(thrown["drops"] for thrown in view["dice"] if thrown["die"] == die)
        room = _room(sheet, fields["kingdom"], colour or die, texts)
        return texts.say("board-take", drops=drops, room=room)
    if verb in ("move", "spread"):
        return _room(sheet, fields["kingdom"], sheet["taken"]["colour"], texts)
    if verb == "cross":
        points, done, size = _crossable(view, fields["line"], texts)
        return texts.say("board-cross", points=points, done=done, size=size)
    if verb == "stop" and sheet["turn"]["drops"] + sheet["turn"]["blended"]:
        return texts.say("board-stop", drops=sheet["turn"]["drops"] + sheet["turn"]["blended"])
    return ""


def heading(view: View, fields: Mapping[str, str], texts: Texts) -> str:
    """What an action of a long menu has in common with others."""
    sheet = view["sheets"][view["seat"]]
    if fields["verb"] in ("move", "spread"):
        return texts.say(f"heading-{fields['verb']}")
    if fields["verb"] not in ("paint", "clash"):
        return ""
    colour = _drop_colour(sheet, fields["drop"])
    source = fields["drop"].partition("-")[0]
    return texts.say(f"heading-{fields['verb']}-{source}", colour=colour)


def brief(view: View, fields: Mapping[str, str], texts: Texts) -> str:
    """An action of a long menu in short: where, and what it brings."""
    if fields["verb"] in ("paint", "clash"):
        sheet = view["sheets"][view["seat"]]
        area = _areas(texts)[fields["area"]]
        sign = _sign(area, _drop_colour(sheet, fields["drop"]), texts) or _sign(area, None, texts)
        towers = TOWER * len(_towers_done(sheet, fields["area"], texts))
        return " ".join(word for word in (fields["area"], sign, towers) if word)
    if fields["verb"] == "cross":
        points, done, size = _crossable(view, fields["line"], texts)
        return f"{texts.name('line', fields['line'])}: {points}, {done}/{size}"
    if len(fields) == 1:
        return texts.say(f"action-{fields['verb']}")
    return ", ".join(texts.name(field, value) for field, value in fields.items() if field != "verb")


def legend(texts: Texts) -> RenderableType:
    """The letters of the colours, then the signs."""
    signs = Text()
    for colour, style in _PAINTS.items():
        signs.append(f" {_letter(colour, texts)} ", style)
        signs.append(f" {texts.name('die' if colour == 'white' else 'colour', colour)}  ")
    signs.append("\n")
    for monster in _tables(texts)["monsters"]:
        kind = monster["kind"]
        signs.append(f" {texts.say(f'short-{kind}')}", "bold")
        signs.append(f" {texts.name('monster', kind)}  ")
    return Group(signs, Text(texts.say("board-legend")))


# ---------------------------------------------------------------- the parts of the board


def _headline(view: View, texts: Texts) -> Text:
    words = [texts.say("board-round", round=view["round"])]
    if view["first"] is not None and view["seats"] > 1:
        words.append(texts.say("board-first", player=texts.players[view["first"]]))
    if view["taker"] is not None and view["taker"] != view["seat"]:
        words.append(texts.say("board-taker", player=texts.players[view["taker"]]))
    if view["last_round"]:
        words.append(texts.say("board-next-last" if view["phase"] == "cross" else "board-last-round"))
    return Text(" · ".join(words), "bold")


def _die(view: View, die: Mapping[str, Any], texts: Texts) -> Text:
    """A die, and in which kingdoms it lies or who has taken it."""
    shown = Text()
    if die["in_box"]:
        shown.append(*_die_mark(die, texts))
        kingdoms = [texts.name("kingdom", kingdom) for kingdom in die["kingdoms"]]
        return shown.append(" " + " / ".join(kingdoms))
    for seat, sheet in enumerate(view["sheets"]):
        taken = sheet["taken"]
        if taken is not None and taken["die"] == die["die"]:
            words = [texts.players[seat], texts.name("kingdom", taken["kingdom"])]
            if die["die"] == "white":
                words.insert(1, texts.name("colour", taken["colour"]))
            shown.append(f"{_die_mark(die, texts).words} → {', '.join(words)}", "dim")
    return shown


def _die_mark(die: Mapping[str, Any], texts: Texts) -> Mark:
    return Mark(f"[{_letter(die['die'], texts)}{die['drops']}]", _PAINTS[die["die"]])


def _map(view: View, sheet: Mapping[str, Any], columns: int, texts: Texts) -> Text:
    labels = []
    backgrounds = {}
    for a, area in enumerate(_tables(texts)["areas"]):
        paint = sheet["painted"].get(area["id"])
        if paint is None:
            labels.append(
                [Mark(area["id"], "bold"), Mark(_sign(area, None, texts), _INKS.get(area["colour"], ""))]
            )
        else:
            style = backgrounds[a] = _PAINTS[paint]
            words = f"{area['id']}={_letter(paint, texts)}"
            labels.append([Mark(words, style), Mark(_sign(area, paint, texts), style)])
    used = [all(area in sheet["painted"] for area in tower["areas"]) for tower in _tables(texts)["towers"]]
    dice = []
    if view["step"] not in _PAINTING:
        dice = [(die["x"], die["y"], _die_mark(die, texts)) for die in view["dice"] if die["in_box"]]
    return painted_map(_game(texts).map, columns, labels, backgrounds, used, dice)


def _holdings(view: View, seat: int, texts: Texts) -> list[Text]:
    """Whose sheet it is, what there is to cast and to paint with, and the blots."""
    sheet = view["sheets"][seat]
    name = texts.players[seat]
    turn = sheet["turn"]
    parts = [Text(texts.say("board-you", player=name) if seat == view["seat"] else name, "bold")]
    parts.append(Text(texts.say("board-spells", spells=_spells(sheet["spells"], texts))))
    parts.append(_labelled("board-drops", _drops(sheet["drops"], texts), texts))
    parts.append(Text(texts.say("board-blots", blots=sheet["blots"], most=_tables(texts)["blots"])))
    if turn is not None and sheet["status"] == "painting":
        paint = Mark(
            _letter(sheet["taken"]["colour"], texts) * turn["drops"], _PAINTS[sheet["taken"]["colour"]]
        )
        left = Text.assemble(paint, "◆" * turn["blended"])
        kingdoms = texts.together([texts.name("kingdom", kingdom) for kingdom in turn["kingdoms"]])
        parts.append(_labelled("board-left", left or Text("—"), texts).append(f" → {kingdoms}"))
    if turn is not None and (any(turn["new_spells"].values()) or any(turn["new_drops"].values())):
        new = Text(_spells(turn["new_spells"], texts) + " ") if any(turn["new_spells"].values()) else Text()
        if any(turn["new_drops"].values()):
            new.append_text(_drops(turn["new_drops"], texts))
        parts.append(_labelled("board-new", new, texts))
    return parts


def _labelled(key: str, content: Text, texts: Texts) -> Text:
    return Text(texts.say(key) + " ").append_text(content)


def _spells(counts: Mapping[str, int], texts: Texts) -> str:
    shown = []
    for spell in _tables(texts)["spells"]:
        number = counts[spell["id"]]
        shown += [f"✦{spell['number']}" + (f"×{number}" if number > 1 else "")] if number else []
    return " ".join(shown) or "—"


def _drops(counts: Mapping[str, int], texts: Texts) -> Text:
    shown = Text()
    for colour, number in counts.items():
        shown.append(_letter(colour, texts) * number, _PAINTS[colour])
    return shown or Text("—")


def _small_sheet(view: View, seat: int, width: int, texts: Texts) -> Text:
    """Another's sheet: what its player holds, and the letters of the paint on areas 1 to 9."""
    kingdoms = []
    painted = view["sheets"][seat]["painted"]
    for kingdom in _tables(texts)["kingdoms"]:
        shown = Text(f"{kingdom['letter'].lower()} ")
        for area in _tables(texts)["areas"]:
            if area["kingdom"] == kingdom["id"]:
                paint = painted.get(area["id"])
                shown.append(_letter(paint, texts) if paint else "·", _PAINTS[paint] if paint else "dim")
        kingdoms.append(shown)
    holdings = packed(_holdings(view, seat, texts), width)
    return holdings.append("\n").append_text(packed(kingdoms, width, gap=" "))


def _lines(view: View, texts: Texts) -> Table:
    """The speed numbers that are open, and how far everybody is in each line."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, max_width=_NAME_WIDTH)
    for _ in view["lines"]:
        grid.add_column(no_wrap=True)
    heads, open_numbers = [Text()], [Text(texts.say("board-speed"))]
    for line in _tables(texts)["lines"]:
        heads.append(Text(_short_line(line["id"], texts), "bold"))
        circled = view["lines"][line["id"]]
        numbers = [_speed(line[which], circled[which]) for which in ("first", "second")]
        open_numbers.append(Text(" ".join(numbers)))
    grid.add_row(*heads)
    grid.add_row(*open_numbers)
    for seat, sheet in enumerate(view["sheets"]):
        cells = [Text(texts.players[seat])]
        for line in _tables(texts)["lines"]:
            done, size = _progress(sheet, line["id"], texts)
            words = f"{done}/{size}"
            for which in ("first", "second"):
                if seat in view["lines"][line["id"]][which]:
                    words = f"✓+{line[which]}"
            cells.append(Text(words, "dim" if done == 0 else ""))
        grid.add_row(*cells)
    return grid


def _speed(points: int, circled: Sequence[int | None]) -> str:
    """A speed number while it is open; × for a crossed out one, · for one that somebody has."""
    if not circled:
        return str(points)
    return "×" if None in circled else "·"


def _short_line(line: str, texts: Texts) -> str:
    for kingdom in _tables(texts)["kingdoms"]:
        if kingdom["id"] == line:
            return str(kingdom["letter"]).lower()
    return texts.say(f"short-{line}")


def _progress(sheet: Mapping[str, Any], line: str, texts: Texts) -> tuple[int, int]:
    """How many areas of a line are painted, and how many it has; for the last line, kingdoms."""
    if line == "final":
        counts = [_progress(sheet, kingdom["id"], texts) for kingdom in _tables(texts)["kingdoms"]]
        return sum(done == size for done, size in counts), _THREE
    own = [area for area in _tables(texts)["areas"] if line in (area["kingdom"], area["monster"])]
    return sum(area["id"] in sheet["painted"] for area in own), len(own)


def _crossable(view: View, line: str, texts: Texts) -> tuple[int, int, int]:
    """The number of a line that can be crossed out, and how far the reader is in that line."""
    number = "second" if view["lines"][line]["first"] else "first"
    points = next(entry[number] for entry in _tables(texts)["lines"] if entry["id"] == line)
    return points, *_progress(view["sheets"][view["seat"]], line, texts)


# ---------------------------------------------------------------- what a drop does


def _drop_colour(sheet: Mapping[str, Any], drop: str) -> str:
    """The colour of a drop; that of the die is the die's."""
    colour: str = drop.partition("-")[2] or sheet["taken"]["colour"]
    return colour


def _sign(area: Mapping[str, Any], paint: str | None, texts: Texts) -> str:
    """What is on an area: its symbol and the colour it wants, or what came of it in a colour."""
    if area["symbol"] == "spell":
        return f"✦{area['spell']}" if paint is None else ""
    if area["symbol"] == "none":
        return ""
    sign = "♔" if area["symbol"] == "capital" else texts.say(f"short-{area['monster']}")
    if paint is None:
        return sign + _letter(area["colour"], texts)
    return sign + ("✓" if paint == area["colour"] else "×")


def _brings(sheet: Mapping[str, Any], name: str, colour: str, texts: Texts) -> str:
    """What comes of painting an area in a colour, in words."""
    area = _areas(texts)[name]
    words = []
    if area["symbol"] == "capital":
        words.append(texts.say("brings-capital" if colour == area["colour"] else "brings-ruin"))
    elif area["symbol"] == "monster":
        key = "brings-tamed" if colour == area["colour"] else "brings-defeated"
        words.append(texts.say(key, monster=area["monster"], colour=area["colour"]))
    elif area["symbol"] == "spell":
        words.append(texts.say("brings-spell", number=area["spell"]))
    for other in _towers_done(sheet, name, texts):
        mixed = mixture(COLOURS.index(colour), COLOURS.index(sheet["painted"][other]))
        if mixed == ANY_COMPOSITE:
            words.append(texts.say("brings-mix"))
        else:
            words.append(texts.say("brings-drop", colour=COLOURS[mixed]))
    return ", ".join(words)


def _towers_done(sheet: Mapping[str, Any], name: str, texts: Texts) -> list[str]:
    """The painted areas across the towers that an area has: these give a drop when it is painted."""
    pairs = [tower["areas"] for tower in _tables(texts)["towers"] if name in tower["areas"]]
    across = [other for pair in pairs for other in pair if other != name]
    return [other for other in across if other in sheet["painted"]]


def _room(sheet: Mapping[str, Any], kingdom: str, colour: str, texts: Texts) -> str:
    """Where a colour can go in a kingdom, in words."""
    areas = [area for area in _tables(texts)["areas"] if area["kingdom"] == kingdom]
    painted = sheet["painted"]
    fitting = [
        area["id"]
        for area in areas
        if area["id"] not in painted and not any(painted.get(other) == colour for other in area["neighbours"])
    ]
    if not fitting:
        return texts.say("board-no-room")
    return texts.say(
        "board-all-room" if len(fitting) == len(areas) else "board-room", areas=", ".join(fitting)
    )


# ---------------------------------------------------------------- small things


def _game(texts: Texts) -> InkdomsGame:
    assert isinstance(texts.game, InkdomsGame)
    return texts.game


def _tables(texts: Texts) -> dict[str, Any]:
    return tables(_game(texts).map)


def _areas(texts: Texts) -> dict[str, dict[str, Any]]:
    return {area["id"]: area for area in _tables(texts)["areas"]}


def _letter(colour: str, texts: Texts) -> str:
    return texts.say(f"letter-{colour}")
