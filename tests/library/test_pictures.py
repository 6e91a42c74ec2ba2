"""Pictures of positions: well-formed, whole in themselves, and no more than the view tells."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

import tetrarchy
from tests.library.test_position import halfway
from tetrarchy.catalogue import GAMES
from tetrarchy.library.pictures import picture

every_game = pytest.mark.parametrize("name", GAMES)
SVG = "{http://www.w3.org/2000/svg}"


def words(svg: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(svg).iter(f"{SVG}text")]


@every_game
def test_a_picture_is_an_svg_that_refers_to_nothing(name: str) -> None:
    position = halfway(name)
    for language in ("en", "ru"):
        svg = position.svg(position.seat, language)
        assert ElementTree.fromstring(svg).tag == f"{SVG}svg"
        assert "href" not in svg
        assert "url(" not in svg
        assert svg.count("http") == 1, "the name of SVG itself"
    assert position.svg() == position.svg()
    assert position._repr_html_() == position._repr_svg_() == position.svg(position.seat)


@every_game
@pytest.mark.parametrize("steps", [0, 5, 15, 80])
def test_every_moment_can_be_drawn(name: str, steps: int) -> None:
    position = tetrarchy.new(name, seed=steps)
    for number in range(steps):
        if position.seat is not None:
            position.apply(position.seat, position.choose("random", number))
    for seat in (None, *range(position.seats)):
        assert len(position.svg(seat)) > 2_000


@every_game
def test_nothing_hidden_is_in_a_picture(name: str) -> None:
    """Imagined positions look the same to a seat, and so do their pictures."""
    position = halfway(name, steps=25)
    assert position.seat is not None
    for seed in range(3):
        assert position.imagine(position.seat, seed).svg(position.seat) == position.svg(position.seat)


def test_the_end_and_many_seats_can_be_drawn() -> None:
    over = tetrarchy.play("queendomino", "random", 4, {"variant": "kingdomino"}, seed=1)
    assert over.svg().count("<text") > 4
    assert tetrarchy.new("inkdoms", 4, seed=1).svg(3)
    assert tetrarchy.new("wonderful_kingdom", 1, {"scenario": 2}, seed=1).svg(0)


def test_a_picture_tells_what_lies_on_the_table() -> None:
    position = tetrarchy.build(
        "queendomino",
        "# W W",
        "#",
        line=[("q10", 0), ("q20", 1), ("q25", 1), ("q30", 0)],
        coins=[13, 2],
    )
    told = words(position.svg(0))
    assert {"13", "2", "10", "20", "25", "30", "Statue"} <= set(told)
    crowns = re.findall(r'<polygon points="[^"]*" fill="#e0ac2b"', position.svg(0))
    line = [
        entry
        for entry in position.game.components()["dominoes"]
        if entry["id"] in ("q10", "q20", "q25", "q30")
    ]
    assert len(crowns) == sum(entry[half]["crowns"] for entry in line for half in "ab")


def test_a_game_without_a_drawing_has_no_picture() -> None:
    class Other:
        id = "chess"

    assert picture(Other(), {}, []) is None  # type: ignore[arg-type]
