"""Inkdoms in the terminal: the map is true, the board shows what a player must see, whole games are played."""

from __future__ import annotations

import re
from itertools import cycle, islice

import pytest
from librt.random import Random
from rich.color import Color
from rich.console import Console

from tests.terminal.helpers import Terminal, end_of, shown
from tetrarchy.catalogue import find_game
from tetrarchy.games.inkdoms import InkdomsGame
from tetrarchy.kernel.drive import Draws
from tetrarchy.kernel.state import View
from tetrarchy.terminal.boards import inkdoms, look_of
from tetrarchy.terminal.boards.inkdoms_map import draw, neighbours, neighbours_in, raster, tables
from tetrarchy.text import LANGUAGES, Texts

_GAME = find_game("inkdoms")
assert isinstance(_GAME, InkdomsGame)
GAME: InkdomsGame = _GAME
LOOK = look_of("inkdoms")


def words(language: str = "en", *players: str) -> Texts:
    texts = Texts(language, GAME)
    texts.seat_players(players or ["Ann", "Bob"])
    texts.names.update(LOOK.names(texts))
    return texts


def taking(seats: int = 2, seed: int = 3) -> View:
    """A view of seat 1 after the first throw."""
    state = GAME.new(seats)
    Draws(Random(seed)).settle(state)
    return state.view(0)


def painting(view: View, colour: str, kingdom: str, painted: dict[str, str], drops: int = 3) -> View:
    """The same view while seat 1 paints."""
    sheet = view["sheets"][0]
    none = dict.fromkeys(sheet["spells"], 0)
    no_drops = dict.fromkeys(sheet["drops"], 0)
    sheet |= {
        "painted": painted,
        "status": "painting",
        "taken": {"die": colour, "colour": colour, "drops": drops, "kingdom": kingdom},
        "turn": {
            "kingdom": kingdom,
            "kingdoms": [kingdom],
            "drops": drops,
            "blended": 0,
            "placed": 0,
            "mixes": 0,
            "fresh": [],
            "new_spells": none | {"spread": 1},
            "new_drops": no_drops | {"green": 1},
            "old_spells": none,
            "old_drops": no_drops,
            "old_blots": 0,
        },
    }
    view["step"] = "paint"
    return view


def choice(view: View, texts: Texts, **fields: str) -> str:
    return LOOK.choice(view, view, fields, texts)


# ---------------------------------------------------------------- the map


@pytest.mark.parametrize("columns", [79, 70, 60])
def test_areas_touch_on_the_screen_when_they_are_neighbours_and_only_then(columns: int) -> None:
    drawing = draw(GAME.map, columns)
    cells = raster(tables(GAME.map), columns - 1, len(drawing.lines) - 1)
    assert neighbours_in(cells) == neighbours(tables(GAME.map))
    assert len(neighbours_in(cells)) > 100


def test_a_raster_that_is_too_coarse_is_seen_to_be() -> None:
    table = tables(GAME.map)
    assert neighbours_in(raster(table, 40, 12)) != neighbours(table)


def test_the_map_fits_a_screen_and_every_label_its_area() -> None:
    drawing = draw(GAME.map, 79)
    assert (len(drawing.lines), {len(line) for line in drawing.lines}) == (25, {79})
    for a, ((row, column), (rows, columns)) in enumerate(drawing.labels):
        block = [(row + down, column + right) for down in range(rows) for right in range(columns)]
        assert {drawing.inside.get(at) for at in block} == {a}


def test_the_first_map() -> None:
    """Every area with its name, its symbol and the colour that this wants; towers on the borders."""
    view = taking() | {"dice": []}
    text = shown(LOOK.board(view, words(), 80))
    assert [line for line in text.splitlines() if line[:1] in "┏┠┃┣┗"] == MAP.splitlines()


def test_paint_has_a_letter_and_shows_what_came_of_symbols() -> None:
    painted = {"r5": "red", "r9": "yellow", "r1": "blue", "r2": "red", "y5": "blue", "g5": "brown"}
    text = shown(LOOK.board(painting(taking(), "red", "redhill", painted), words(), 80))
    for sign in ("r5=R", "♔✓", "r9=Y", "gri×", "r1=B", "r2=R", "hyd✓", "g5=U", "♔×"):
        assert sign in text
    assert text.count("♖") == 1
    assert text.count("♜") == len(tables(GAME.map)["towers"]) - 1


def test_backgrounds_have_the_colour_of_the_paint() -> None:
    """Asked of the styles: Rich remembers their codes for the first terminal that shows them."""
    board = LOOK.board(painting(taking(), "red", "redhill", {"r5": "red"}), words(), 80)
    label = next(part for part in Console(width=80).render(board) if "r5=R" in part.text)
    assert label.style is not None
    assert label.style.bgcolor == Color.parse("#b8352a")


def test_dice_lie_on_the_map_until_painting_begins() -> None:
    view = taking()
    text = shown(LOOK.board(view, words(), 80))
    marks = [f"[{die['die'][0].upper()}{die['drops']}]" for die in view["dice"]]
    assert len(marks) == 4
    for mark in marks:
        assert text.count(mark) == 2
    text = shown(LOOK.board(painting(view, "red", "redhill", {}), words(), 80))
    for mark in marks:
        assert text.count(mark) == 1


# ---------------------------------------------------------------- around the map


def test_a_die_on_a_border_names_its_kingdoms_and_a_taken_one_its_player() -> None:
    view = taking()
    view["dice"][0] |= {"die": "red", "drops": 3, "kingdoms": ["redhill", "umberland"]}
    view["dice"][3] |= {"in_box": False}
    view["sheets"][1]["taken"] = {"die": "white", "colour": "blue", "drops": 2, "kingdom": "greenwood"}
    text = shown(LOOK.board(view, words(), 80))
    assert "[R3] Redhill / Umberland" in text
    assert f"[W{view['dice'][3]['drops']}] → Bob, blue, Greenwood" in text


def test_the_turn_shows_drops_where_they_go_and_what_is_new() -> None:
    view = painting(taking(), "yellow", "umberland", {})
    view["sheets"][0]["spells"] |= {"move": 2, "clash": 0}
    view["sheets"][0]["drops"] |= {"purple": 2, "brown": 1}
    view["sheets"][0]["blots"] = 4
    text = shown(LOOK.board(view, words(), 80))
    assert "Ann (you) · spells ✦1×2 · tower drops PPU · blots 4/10" in text
    assert "drops to place YYY → Umberland · from next round ✦3 G" in text


def test_scoring_lines_show_what_is_open_and_how_far_everybody_is() -> None:
    view = taking()
    view["lines"]["redhill"] = {"first": [1], "second": []}
    view["lines"]["hydra"] = {"first": [None], "second": [0]}
    view["sheets"][0]["painted"] = {"r1": "red", "b1": "blue"}
    rows = [line.split() for line in shown(LOOK.board(view, words(), 80)).splitlines()]
    assert ["r", "b", "y", "g", "p", "u", "hyd", "gri", "uni", "dra", "three"] in rows
    assert ["Speed", "points", "·", "2", *["4", "2"] * 5, "×", "·", *["3", "1"] * 4] in rows
    assert ["Ann", "1/9", "1/9", *["0/9"] * 4, "✓+1", "0/4", "0/4", "1/6", "0/3"] in rows
    assert ["Bob", "✓+4", *["0/9"] * 5, *["0/4"] * 3, "0/6", "0/3"] in rows


def test_the_others_sheets_are_small_and_only_as_known() -> None:
    view = taking()
    view["sheets"][1]["painted"] = {"r1": "red", "r3": "yellow", "u9": "brown"}
    assert "r R·Y······ b ·········" in shown(LOOK.board(view, words(), 80))
    assert "u ········U" in shown(LOOK.board(view, words(), 80))
    state = GAME.new(2)
    Draws(Random(3)).settle(state)
    while not state.view(0)["sheets"][0]["painted"]:
        state.apply(state.mover(), state.legal(state.mover())[-1])
    spectator = shown(LOOK.board(state.view(None), words(), 80))
    assert "=" not in spectator


def test_long_names_leave_room_for_the_scoring_lines() -> None:
    rows = shown(LOOK.board(taking(), words("en", "Bartholomew of Umberland", "Bob"), 80)).splitlines()
    assert "Bartholomew of…  0/9  0/9  0/9  0/9  0/9  0/9  0/4  0/4  0/4  0/6  0/3" in rows


def test_a_wide_screen_has_everything_beside_the_map() -> None:
    text = shown(LOOK.board(taking(4), words("en", *"ABCD"), 120), 120)
    assert len(text.splitlines()) == 1 + 25 + 6
    assert re.search(r"^┏.*┓  \[R\d\] ", text, re.MULTILINE)


@pytest.mark.walk
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "width"), [(1, 80), (4, 80), (4, 120), (2, 60)])
def test_the_map_is_whole_at_any_width(language: str, seats: int, width: int) -> None:
    state = GAME.new(seats)
    rng = Random(seats)
    texts = words(language, *[""] * seats)
    while state.actors() and state.view(0)["round"] < 3:
        mover = state.mover()
        state.apply(mover, state.sample(mover, rng))
        lines = shown(LOOK.board(state.view(0), texts, width), width).splitlines()
        columns = min(width - 1, 79)
        drawn = [line for line in lines if line[:1] in ("┏", "┠", "┃", "┣", "┗")]
        assert len(drawn) == len(draw(GAME.map, columns).lines)
        assert {line[columns - 1] for line in drawn} <= set("┓┨┃┫┛")
        assert width < 80 or not any("…" in line for line in lines)


def test_russian_letters_are_all_different_and_kingdoms_have_the_letter_of_their_areas() -> None:
    for language in LANGUAGES:
        texts = words(language)
        letters = [texts.say(f"letter-{colour}") for colour in (*tables(GAME.map)["colours"], "white")]
        assert len(set(letters)) == 7
    assert words("ru").name("kingdom", "redhill") == "Красногорье (r)"
    assert words("en").name("kingdom", "redhill") == "Redhill"
    assert "гид" in shown(LOOK.legend(words("ru")))


# ---------------------------------------------------------------- choices


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"drop": "die", "area": "r5"}, "builds the capital"),
        ({"drop": "tower-blue", "area": "r5"}, "loses the capital"),
        ({"drop": "tower-green", "area": "r8"}, "tames the dragon"),
        ({"drop": "die", "area": "r8"}, "defeats the dragon (its colour is green)"),
        ({"drop": "die", "area": "r6"}, "gives spell 1, the tower gives purple"),
        ({"drop": "blend-brown", "area": "r6"}, "gives spell 1, the tower gives a composite drop"),
        ({"drop": "tower-blue", "area": "r6"}, "gives spell 1, the tower gives blue"),
        ({"drop": "die", "area": "r4"}, ""),
    ],
)
def test_painting_tells_what_it_brings(fields: dict[str, str], sentence: str) -> None:
    view = painting(taking(), "red", "redhill", {"y1": "blue"})
    assert choice(view, words(), verb="paint", **fields) == sentence
    assert choice(view, words(), verb="clash", **fields) == sentence


def test_taking_tells_the_drops_and_where_they_fit() -> None:
    view = taking()
    number = {die["die"]: die["drops"] for die in view["dice"]}
    fields = {"verb": "take", "die": "red", "kingdom": "redhill"}
    assert choice(view, words(), **fields) == f"{number['red']} drops, all areas open"
    view["sheets"][0]["painted"] = {"r5": "red", "r2": "blue"}
    assert choice(view, words(), **fields) == f"{number['red']} drops, open areas r7"
    fields["die"] = "white-blue"
    sentence = f"{number['white']} drops, open areas r4, r6, r7, r8, r9"
    assert choice(view, words(), **fields) == sentence
    view["sheets"][0]["painted"]["r7"] = "blue"
    fields["die"] = "red"
    assert choice(view, words(), **fields) == f"{number['red']} drops, no area open"


def test_spells_stopping_and_crossing_out_tell_what_they_do() -> None:
    view = painting(taking(), "red", "redhill", {"u6": "red"})
    assert choice(view, words(), verb="move", kingdom="umberland") == "open areas u9"
    assert choice(view, words(), verb="stop") == "3 drops left, one blot"
    view["sheets"][0]["turn"]["drops"] = 0
    assert choice(view, words(), verb="stop") == ""
    view["lines"]["hydra"] = {"first": [0], "second": []}
    assert choice(view, words(), verb="cross", line="hydra") == "1 point; you have painted 0 of 4"
    assert choice(view, words(), verb="cross", line="umberland") == "4 points; you have painted 1 of 9"


def test_a_long_menu_has_headings_and_says_much_in_short() -> None:
    view = painting(taking(), "red", "redhill", {"y1": "blue"})

    def menu(**fields: str) -> tuple[str, str]:
        return inkdoms.heading(view, fields, words()), inkdoms.brief(view, fields, words())

    assert menu(verb="paint", drop="die", area="r6") == ("Paint with a red drop of the die:", "r6 ✦1 ♜")
    assert menu(verb="paint", drop="die", area="r5") == ("Paint with a red drop of the die:", "r5 ♔✓")
    assert menu(verb="clash", drop="tower-green", area="r9") == (
        "Spell 2: paint next to the same colour with a green tower drop:",
        "r9 gri×",
    )
    assert menu(verb="move", kingdom="redhill") == ("Spell 1: move all drops of the die to:", "Redhill")
    assert menu(verb="cross", line="hydra") == ("", "the hydras: 3, 0/4")
    assert menu(verb="stop") == ("", "Stop here")


# ---------------------------------------------------------------- whole games


@pytest.mark.walk
@pytest.mark.parametrize(("seats", "language"), [(1, "ru"), (2, "en"), (3, "ru"), (4, "en")])
def test_a_whole_game(terminal: Terminal, seats: int, language: str) -> None:
    answers = islice(cycle("132465"), 3000)
    given = ["--seats", str(seats), "--seed", "4", "--lang", language, "--save", "game.txt"]
    ran = terminal("play", "inkdoms", *given, answers=answers)
    assert end_of(ran, GAME)
    assert not re.search(r"board-|brings-|letter-|short-", ran.out)


def test_help_explains_the_signs(terminal: Terminal) -> None:
    ran = terminal("play", "inkdoms", "--seats", "2", "--seed", "4", answers=["?"])
    assert " R  red" in ran.out
    assert "hyd hydra" in ran.out
    assert "Thick lines are borders of kingdoms." in ran.out


MAP = """\

┏━━━━━━━━━━━━━━━━┯━━━┳━━━━━━━┯━━━━━━━━┯━━━━━━━━┳━━━━━━━━━━━┯━━━━━━━━━━┯━━━━━━━┓
┃    r2       ┌──┘   ┃      ┌┘  y2    ♜   y3   ┃  p1      ┌┘  p2     ♜┘       ┃
┠────♜─────┬──┘r3   ┏┛ y1   └┐  ✦4    │        ┃  draP  ┌─┴┐  ✦3    ┌┘  p3    ┃
┃     r1   └┐  uniY ┗┓       ├┐      ┌┴──┐    ┌┺━━┓ ┌───┘  └─┐  ┌───┴─┐       ┃
┠───┐ ✦2    │     ┌──┺━♜┓  ┌─┘└───┬──┘   └──┬─┘   ┗┱┘  p4    ├──┘     └┬──────┨
┃   └──┐ ┌──┴────┬┘     ┗━┱┘      └┐  y5   ┌┘ y6   ┗♜       ┌┘  p5    ┌┘      ┃
┃      ├─┘       │  r6    ┃  y4    │  hydB │  ✦3    ┠───────┤   ♔P  ┌─┘ p6    ┃
┃ r4   └┐  r5    │  ✦1    ┗┓ ♔Y    ├───────┤      ┏━┛       └─┐┌────┴┐  ✦1    ┃
┃      ┌┤  ♔R   ┌┴───┐   ┏━┹──┐  ┌─┘   y9  └─┐   ┏┛    p7    ┌┴┘     └─┐┏━━━━━┫
┠──────┘└────┬──┘    └─┲━┛    └──┴┐    uniY ┏┷━━━┻━┓   griR ┌┘  p9    ┏┷┛     ┃
┃     r8    ┌┘   r9    ┗┓    y8   └─┐      ┏┛      ┗━┱──────┴┐  hydB ┏┛ b3    ┃
┠─┐   draG  │    griR  ┏┹─┐         ┢━━━━━━┩   g3    ┃  p8   └─┐  ┏━┯┛        ┃
┃ └────┲━━━━┷━┓   ┏━┳━━┛  └───┲┓┏━┓┏┛ g2   └┐  draG  ┃        ┏┷━━┛ └─┐ ┌─────┨
┃      ┃ u1   ┗┯━━┛ ┗┓  y7   ┏┛┗┛ ┗┹┐ ✦4    └┬───┐ ┏━┻━━♜━┓ ┏━┛       ├─┘     ┃
┃ r7   ♜ uniY ┌┘     ┗┓ draP ┃      └┐     ┌─┘   └┲┛      ┗┯┛ b1    ┌─┘b2     ┃
┃     ┏┛      │  u2   ┗┯━━━━┳┛ g1    └┬──┐┌┘ g6   ┗┓ b4    │  draU ┌┴┐ ✦2  ┌──┨
┃   ┏━┹─┐     ├┐     ┌─┘    ┗━┓hydB  ┌┘  └┴─┐      ┃ ✦3   ┌┴───┐┌──┘ └──┐┌─♜  ┃
┣━━━┛   └─┬───┘└───┬─┘ u3     ┠──────┴┐     └┐    ┌┺┓   ┌─┘    └┤  b6   └┤    ┃
┃   u5    │  u6    │   griR  ┏♜  g4   └┐ g5  └──┬─┘ ┗━━┱┘ b5    │  ♔B   ┌┘    ┃
┃   ✦2  ┌─┘  ♔U    └┬┐       ┡┓        ├┐♔G     │  g9  ┗┓ hydB  │       │ b9  ┃
┠───────┴┐        ┌─┘└───┬───┘┗━┓    ┌─┘└──┐    └─┐uniY ┗┓  ┌───┴─┐   ┌─┴┐    ┃
┃ u4     ├───────┬┘  u8  └┐     ┗━┱──┘     ├──────┴─┐    ┗┱─┘b7   └┬──┘  └───┐┃
┃      ♜─┘ u7    └─┐      │  u9   ┃  g7   ♜┘  g8    └─┐   ♜        │  b8     └┨
┃    ┌─┘   ✦4      └┐     └┐ draU ┃  ✦1   │           └┐  ┗┓       │  griR    ┃
┗━━━━┷━━━━━━━━━━━━━━┷━━━━━━┷━━━━━━┻━━━━━━━┷━━━━━━━━━━━━┷━━━┻━━━━━━━┷━━━━━━━━━━┛
"""
