"""Positions as Python objects: in all games, engine interpreted or compiled."""

from __future__ import annotations

import copy
import inspect
import pickle
import random

import pytest

import tetrarchy
from tetrarchy.catalogue import GAMES
from tetrarchy.kernel.errors import BadSnapshot, IllegalAction
from tetrarchy.library.text import read, write

every_game = pytest.mark.parametrize("name", GAMES)


def halfway(name: str, seed: int = 3, steps: int = 40) -> tetrarchy.Position:
    """A position in the middle of a random game."""
    position = tetrarchy.new(name, seed=seed)
    for number in range(steps):
        assert position.seat is not None
        position.apply(position.seat, position.choose("random", number))
    return position


@every_game
def test_copies_pickles_and_texts_are_equal_and_go_on_alike(name: str) -> None:
    position = halfway(name)
    others = [
        position.copy(),
        copy.copy(position),
        copy.deepcopy(position),
        pickle.loads(pickle.dumps(position)),
    ]
    for other in others:
        assert other == position
        assert hash(other) == hash(position)
        assert other is not position
    read_back = tetrarchy.load(position.text())
    assert read_back == position
    assert read_back.text() == position.text()
    assert tetrarchy.load(position.snapshot()) == position
    move = position.choose("greedy", 1)
    seat = position.seat
    assert seat is not None
    for one in (position, *others):
        one.apply(seat, move)
    assert all(other == position for other in others)
    assert read_back != position
    assert len({position, read_back, *others}) == 2


@every_game
def test_a_position_prints_as_the_terminal_draws_it(name: str) -> None:
    position = halfway(name)
    assert str(position).count("\n") > 5
    assert position.board(language="ru") != position.board(language="en")
    assert repr(position).startswith(f"<{name}, {position.seats} seats, ")


@every_game
def test_actions_are_texts_or_codes(name: str) -> None:
    position = tetrarchy.new(name)
    assert position.seat is None
    assert position.actors() == [-1]
    assert position.legal()
    position.settle(random.Random(1))
    seat = position.seat
    assert seat is not None
    by_text, by_code = position.copy(), position.copy()
    move = position.legal()[0]
    by_text.apply(seat, move)
    by_code.apply(seat, position.game.actions.parse(move))
    assert by_text == by_code != position


@every_game
def test_bots_play_to_the_end(name: str) -> None:
    one, same = (tetrarchy.play(name, "greedy,random", seed=5) for _ in range(2))
    assert one.over
    assert one.legal() == []
    assert one == same != tetrarchy.play(name, "greedy,random", seed=6)
    assert sorted(one.standing())[0] == 1
    assert one.scores() == [one.sheet(seat).total for seat in range(2)]
    with pytest.raises(IllegalAction, match="No seat has anything to decide"):
        one.choose()


def test_an_imagined_position_looks_the_same_to_its_seat() -> None:
    position = halfway("gem_forge")
    assert position.seat is not None
    other = position.imagine(position.seat, 1)
    assert other.view(position.seat) == position.view(position.seat)
    assert other != position


def test_the_module_has_what_its_docs_say() -> None:
    assert tetrarchy.GAMES == GAMES
    assert set(tetrarchy.__all__) <= set(dir(tetrarchy))
    for name in ("new", "load", "play"):
        assert inspect.getdoc(getattr(tetrarchy, name))
    members = inspect.getmembers(tetrarchy.Position, inspect.isfunction)
    public = [(name, member) for name, member in members if not name.startswith("_")]
    assert len(public) > 10
    for _, member in public:
        assert inspect.getdoc(member)
        assert "self" in inspect.signature(member).parameters
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        tetrarchy.chess  # noqa: B018


@pytest.mark.parametrize(
    "value",
    [
        {"a": 1, "b": [None, True, False, -2, 1.5], "c": {}},
        {"words": ["red", "white-red", "yes", "no", "-", "12", "a b", "", "Ы", 'say "x"']},
        [[], [[]], {"": 0, "1": 1}],
    ],
)
def test_text_round_trips(value: object) -> None:
    assert read(write(value)) == value


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "at character 1 there is the end instead of a value."),
        ("(game:queendomino", "at character 18 there is the end instead of “,”."),
        ("(game queendomino)", "at character 7 there is “queendomino” instead of “:”."),
        ("[1,,2]", "at character 4 there is “,” instead of a value."),
        ("(a:1) x", "at character 7 there is “x” instead of the end."),
        ("[" * 50, "at character 22 there is “[” instead of a value."),
        ("[1,2]", "it does not name its game."),
    ],
)
def test_what_is_no_position_is_refused_with_the_place(text: str, reason: str) -> None:
    with pytest.raises(BadSnapshot) as caught:
        tetrarchy.load(text)
    assert str(caught.value) == f"This is not a position: {reason}"


def test_a_position_that_cannot_be_is_refused_with_the_reason() -> None:
    text = halfway("queendomino").text()
    start = text.index("coins:") + len("coins:")
    with pytest.raises(BadSnapshot, match=r"kingdoms\[0\].coins"):
        tetrarchy.load(text[:start] + "999" + text[start:].lstrip("0123456789"))
