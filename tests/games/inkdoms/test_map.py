"""The map as a drawing: what cannot be played is refused at its place, what could be better is advised."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.sets.helpers import changed
from tetrarchy.games.inkdoms import GAME
from tetrarchy.games.inkdoms.geometry import crossing, distance, inside
from tetrarchy.games.inkdoms.landing import Point, common_area
from tetrarchy.kernel.data import Files
from tetrarchy.kernel.errors import BadData
from tetrarchy.sets import Checked, check, standard
from tetrarchy.sets.checking import MOST_FAULTS
from tetrarchy.text import Texts

Tables = dict[str, Any]


def checked(change: Callable[[Tables], object]) -> Checked:
    """The game's own map, changed and checked."""
    return check("inkdoms", changed("inkdoms", lambda tables: change(tables["map.toml"])))


def told(found: Checked) -> list[tuple[str, str, str]]:
    """Component, field and sentence of faults, or of advice where there are none."""
    return [(fault.component, fault.field, str(fault.why)) for fault in found.faults or found.advice]


def area(board: Tables, name: str) -> Tables:
    """The table of an area."""
    return next(one for one in board["area"] if one["id"] == name)


def move(board: Tables, start: list[float], end: list[float]) -> None:
    """Move a point with all polygons and outlines that share it."""
    for table in [*board["area"], *board["kingdom"]]:
        for name in ("polygon", "outline"):
            if name in table:
                table[name] = [end if point == start else point for point in table[name]]


# --- what is refused

MIDDLE = [257.2, 363.8]
"""Where Redhill, Yellowlake and Umberland meet."""


def test_a_corner_far_across_its_neighbours_is_told_at_each_area_that_crosses_itself() -> None:
    """All sides still match: only the lines that meet themselves tell that areas lie over others."""
    found = checked(lambda board: move(board, MIDDLE, [700.0, 100.0]))
    assert found.game is None
    faults = told(found)
    assert {field for _, field, _ in faults} == {"polygon"}
    assert all("should not meet itself" in why for _, _, why in faults)
    assert len({component for component, _, _ in faults}) == len(faults) > 1


def test_an_area_moved_alone_is_told_with_those_beside_it_and_nothing_else() -> None:
    def spoil(board: Tables) -> None:
        polygon = area(board, "R5")["polygon"]
        polygon[3] = [polygon[3][0] + 2, polygon[3][1] + 2]

    faults = told(checked(spoil))
    assert "area.R5" in {component for component, _, _ in faults}
    assert all("there is a gap or an overlap" in why for _, _, why in faults)
    assert len(faults) <= 3


def test_an_eight_is_no_area() -> None:
    def spoil(board: Tables) -> None:
        polygon = area(board, "P2")["polygon"]
        polygon[2], polygon[9] = polygon[9], polygon[2]

    faults = told(checked(spoil))
    assert faults[0][:2] == ("area.P2", "polygon")
    assert faults[0][2].startswith("the line around P2 should not meet itself, as it does at (")


@pytest.mark.parametrize(
    ("change", "place", "sentence"),
    [
        (lambda board: area(board, "R5").update(label=[900.0, 600.0]), ("area.R5", "label"),
         "the place of the sign should be inside its area"),
        (lambda board: board["tower"][0].update(at=[90.0, 61.0]), ("tower.T1", "at"),
         "the tower should stand on the border of R1 and R2"),
        (lambda board: board["junction"][0].update(at=[1.0, 1.0]), ("junction.1", "at"),
         "just these kingdoms should meet at this point, and it should be listed once"),
        (lambda board: board["junction"].pop(), ("", ""),
         "the points where three kingdoms meet should all be listed: there are 4"),
        (lambda board: board["meta"].update(viewbox=[0, 0, 1e8, 700]), ("meta", "viewbox"),
         "“viewbox” should begin at 0, 0, with a width and a height from 200 to 4000"),
        (lambda board: area(board, "R5").update(polygon=[[0, 0]] * 5000), ("area.R5", "polygon"),
         "“polygon” should be a list of 3 to 200 points"),
        (lambda board: area(board, "R5").update(polygon=[[0, 0], [1e300, 0], [5, 5]]), ("area.R5", "polygon"),
         "“polygon” should have points of two numbers, not “[1e+300, 0]”"),
        (lambda board: area(board, "R5").update(polygon=[[0, 0], [9, 9], [5, 5]]), ("area.R5", "polygon"),
         "the line around R5 should not meet itself, as it does at (9, 9)"),
    ],
)  # fmt: skip
def test_a_fault_of_the_drawing_is_told_at_its_place(
    change: Callable[[Tables], object], place: tuple[str, str], sentence: str
) -> None:
    assert told(checked(change))[0] == (*place, sentence)


def test_a_list_of_junctions_may_be_left_out() -> None:
    assert checked(lambda board: board.pop("junction")).game is not None


def test_the_largest_drawing_of_zigzags_is_refused_with_as_many_faults_as_anybody_reads() -> None:
    def spoil(board: Tables) -> None:
        for one in board["area"]:
            one["polygon"] = [[i % 2 * 999 + 0.1 * (i // 20), 3.5 * i] for i in range(200)]

    assert len(checked(spoil).faults) == MOST_FAULTS


def test_an_area_that_changes_its_kingdom_is_one_fault() -> None:
    """The outline of the kingdom it has left has changed too, so that its entry is not like ours."""

    def spoil(board: Tables) -> None:
        area(board, "R9")["kingdom"] = "yellowlake"
        board["kingdom"][0]["outline"] = board["kingdom"][0]["outline"][1:]

    assert told(checked(spoil)) == [
        ("kingdom.redhill", "", "each kingdom should have nine areas: redhill has 8")
    ]


numbers = st.one_of(
    st.floats(),
    st.integers(-(10**20), 10**20),
    st.floats(0, 1000),
    st.integers(0, 1000),
    st.none(),
    st.text(),
)


@settings(deadline=None, max_examples=60)
@given(st.lists(st.lists(numbers, min_size=1, max_size=3), max_size=260))
def test_any_polygon_at_all_gets_one_sentence(polygon: list[list[object]]) -> None:
    """From a file or a message: whatever it holds, what is wrong is said in a line, in both languages."""
    tables = standard("inkdoms").tables()
    area(tables["map.toml"], "R5")["polygon"] = polygon
    with pytest.raises(BadData) as refused:
        GAME.with_data(Files(tables))
    for sentence in (str(refused.value), *(Texts(lang, GAME).error(refused.value) for lang in ("en", "ru"))):
        assert len(sentence) < 400
        assert "\n" not in sentence


# --- geometry

coordinates = st.tuples(st.integers(0, 8), st.integers(0, 8)).map(
    lambda point: (float(point[0]), float(point[1]))
)


def meets_itself(polygon: list[Point]) -> bool:
    """Counted in whole numbers, side by side."""
    number = len(polygon)

    def turn(a: Point, b: Point, c: Point) -> float:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    def on(a: Point, b: Point, c: Point) -> bool:
        within = all(min(a[i], b[i]) <= c[i] <= max(a[i], b[i]) for i in (0, 1))
        return turn(a, b, c) == 0 and within

    for i, j in combinations(range(number), 2):
        a, b, c, d = polygon[i], polygon[(i + 1) % number], polygon[j], polygon[(j + 1) % number]
        shared = {a, b} & {c, d}
        if shared:
            loose = [(a, b, p) for p in (c, d) if p not in shared] + [
                (c, d, p) for p in (a, b) if p not in shared
            ]
            if any(on(*each) for each in loose):
                return True
            continue
        touching = any(on(*each) for each in ((a, b, c), (a, b, d), (c, d, a), (c, d, b)))
        if touching or (turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0):
            return True
    return False


@settings(deadline=None)
@given(st.lists(coordinates, min_size=3, max_size=8, unique=True))
def test_a_line_meets_itself_where_two_of_its_sides_do(polygon: list[Point]) -> None:
    assert (crossing(polygon) is not None) == meets_itself(polygon)


@settings(deadline=None)
@given(st.lists(coordinates, min_size=3, max_size=7, unique=True), coordinates)
def test_a_point_is_inside_where_a_small_square_around_it_is(polygon: list[Point], corner: Point) -> None:
    if crossing(polygon) is None:
        x, y = corner[0] + 0.5, corner[1] + 0.25
        sides = [(polygon[i - 1], polygon[i]) for i in range(len(polygon))]
        if min(distance((x, y), side) for side in sides) > 0.02:
            square = [(x - 0.01, y - 0.01), (x + 0.01, y - 0.01), (x + 0.01, y + 0.01), (x - 0.01, y + 0.01)]
            assert inside((x, y), polygon) == (common_area(polygon, square) > 0.0002)


# --- what is advised


def test_there_is_no_advice_on_the_games_own_map() -> None:
    assert GAME.advice() == []
    assert checked(lambda board: None).advice == []


def repaint(board: Tables, name: str, **signs: object) -> None:
    """Give an area another sign, with the numbers that follow."""
    one = area(board, name)
    for key in ("spell", "monster", "colour"):
        one.pop(key, None)
    one |= {"symbol": "none"} | signs
    for monster in board["monster"]:
        monster["areas"] = sum(each.get("monster") == monster["kind"] for each in board["area"])


def dragons_in_two_colours(board: Tables) -> None:
    for one in board["area"]:
        if one.get("monster") == "dragon" and one["colour"] == "brown":
            one["colour"] = "purple"


@pytest.mark.parametrize(
    ("change", "advice"),
    [
        (lambda board: repaint(board, "R9"), [
            ("monster.griffin", "areas", "the rulebook has 4 of these monsters: here are 3")]),
        (dragons_in_two_colours, [
            ("monster.dragon", "colours",
             "in the rulebook hydras are blue, griffins red, and dragons come in three colours")]),
        (lambda board: board["kingdom"][2].update(capital_vp=3), [
            ("kingdom.yellowlake", "capital_vp",
             "the rulebook's capitals are worth 2 or 3 points; Yellowlake's 2, Greenwood's 3")]),
        (lambda board: repaint(board, "B5", symbol="monster", monster="griffin", colour="red"), [
            ("monster.hydra", "areas", "the rulebook has 4 of these monsters: here are 3"),
            ("monster.griffin", "areas", "the rulebook has 4 of these monsters: here are 5"),
            ("area.B6", "symbol", "the rulebook's example needs a hydra beside this capital")]),
    ],
)  # fmt: skip
def test_what_departs_from_the_rulebook_is_advised_and_taken(
    change: Callable[[Tables], object], advice: list[tuple[str, str, str]]
) -> None:
    found = checked(change)
    assert found.game is not None
    assert told(found) == advice


def test_few_signs_are_advised_against() -> None:
    def wipe(board: Tables) -> None:
        plain = [one["id"] for one in board["area"] if one["symbol"] == "spell"]
        for name in plain[:9]:
            repaint(board, name)

    assert told(checked(wipe)) == [
        ("meta", "areas", "the rulebook says that most areas have a sign: here 27 of 54 have one")
    ]


def test_a_large_die_is_advised_against_where_two_meetings_are_near() -> None:
    """No landing spot has to hit four kingdoms for it."""
    found = checked(lambda board: board["meta"].update(die_side=95))
    assert {fault.why.key for fault in found.faults or found.advice} == {"junctions-close"}
    assert found.game is not None


def test_advice_has_words_in_both_languages() -> None:
    found = checked(lambda board: repaint(board, "R9"))
    sentences = {lang: Texts(lang, GAME).error(found.advice[0].why) for lang in ("en", "ru")}
    assert sentences == {
        "en": "the rulebook has 4 of these monsters: here are 3",
        "ru": "по книге правил таких чудовищ 4, а здесь 3",
    }
