"""Views as arrays: nothing is lost, nothing depends on the process, and the slots say what they hold."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest

from tests.envs.settings import MORE, SOLO, USUAL, Played, each
from tetrarchy.envs.encoding import encoding_of, views_of_game
from tetrarchy.envs.episode import Setting
from tetrarchy.envs.layout import blank, completed, laid_out
from tetrarchy.envs.shape import Shape

TELL = """
import sys
from tetrarchy.envs.encoding import encoding_of, views_of_game
from tetrarchy.envs.episode import Setting
setting = Setting("inkdoms", 2)
encoding = encoding_of(setting)
view = list(views_of_game(setting, 77))[30]
sys.stdout.write(f"{encoding.fingerprint()} {encoding.encode(view).tolist()}")
"""


@each(USUAL + SOLO + MORE)
def test_views_of_other_games_find_room(played: Played) -> None:
    setting = Setting(*played)
    encoding = encoding_of(setting)
    missed = views = 0
    for seed, greedy in ((1001, False), (1002, True)):
        for view in views_of_game(setting, seed, greedy):
            encoded = encoding.encode(view)
            assert (encoding.low <= encoded).all()
            assert (encoded <= encoding.high).all()
            missed += encoding.misses(view)
            views += 1
    assert missed <= views / 100


def test_every_slot_tells_where_its_value_comes_from() -> None:
    setting = Setting("queendomino", 2)
    encoding = encoding_of(setting)
    view = list(views_of_game(setting, 5))[60]
    encoded = encoding.encode(view)
    at = {slot.path: number for number, slot in enumerate(encoding.slots)}
    assert len(at) == len(encoding.slots) == encoding.size
    for kingdom in range(2):
        shown = view["kingdoms"][kingdom]
        assert encoded[at[f"kingdoms[{kingdom}].coins"]] == shown["coins"]
        assert encoded[at[f"kingdoms[{kingdom}].squares#"]] == len(shown["squares"]) > 0
        for square, seen in shown["squares"].items():
            slot = at[f"kingdoms[{kingdom}].squares.{square}.terrain"]
            words = encoding.slots[slot].words
            assert words is not None
            assert words[int(encoded[slot]) - 1] == seen["terrain"]


def test_different_views_give_different_arrays() -> None:
    setting = Setting("inkdoms", 2)
    views = list(views_of_game(setting, 3))
    arrays = {encoding_of(setting).encode(view).tobytes() for view in views}
    assert len(arrays) == len({str(view) for view in views})


def test_all_processes_agree() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", TELL],
            check=True,
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1]
    assert told[0].startswith(encoding_of(Setting("inkdoms", 2)).fingerprint())


def test_one_hot_spreads_words_and_keeps_numbers() -> None:
    setting = Setting("inkdoms", 2)
    encoding = encoding_of(setting)
    arrays = np.stack([encoding.encode(view) for view in views_of_game(setting, 4)])
    spread = encoding.one_hot(arrays)
    assert spread.shape == (len(arrays), encoding.one_hot_size)
    assert (encoding.one_hot(arrays[7]) == spread[7]).all()
    at = 0
    for number, slot in enumerate(encoding.slots):
        width = 1 if slot.words is None else len(slot.words) + 1
        part = spread[:, at : at + width]
        if slot.words is None:
            assert (part[:, 0] == arrays[:, number]).all()
        else:
            assert (part.sum(axis=1) == (arrays[:, number] > 0)).all()
            assert (
                part.argmax(axis=1)[arrays[:, number] > 0] + 1 == arrays[arrays[:, number] > 0, number]
            ).all()
        at += width
    assert at == encoding.one_hot_size


def layout(*values: object) -> Shape:
    shape = Shape()
    for value in values:
        shape.see(value)
    return shape


def written(values: list[object], value: object) -> tuple[list[float], int]:
    node = laid_out(layout(*values), [("red", "green", "blue")])
    out = blank(node.size)
    missed = node.write(value, out, 0)
    return out.tolist(), missed


@pytest.mark.parametrize(
    ("seen", "value", "slots", "missed"),
    [
        ([3], 5, [5.0], 0),
        ([3, None], 5, [1.0, 5.0], 0),
        ([3, None], None, [0.0, 0.0], 0),
        ([3], None, [0.0], 1),
        ([3], "red", [0.0], 1),
        ([True], False, [0.0], 0),
        (["red"], "green", [2.0], 0),
        (["red", None], None, [0.0], 0),
        (["red"], "pink", [4.0], 1),
        ([{"b": 1, "a": 2}], {"a": 7, "b": 8}, [7.0, 8.0], 0),
        ([{"a": 1}, None], {"a": 7}, [1.0, 7.0], 0),
        ([{"a": 1}], [], [0.0], 1),
        ([{"red": 1}, {}], {"green": 6}, [1.0, 0.0, 6.0, 0.0], 0),
        ([{"red": 1}, {}], {"pink": 6}, [1.0, 0.0, 0.0, 0.0], 1),
        ([{"red": 1}, {}], "red", [0.0, 0.0, 0.0, 0.0], 1),
        ([[1, 2]], [4, 5], [4.0, 5.0], 0),
        ([[1, 2]], [4, 5, 6], [4.0, 5.0], 1),
        ([[1, 2], []], [4, 5], [2.0, 4.0, 5.0], 0),
        ([[1], []], [4, 5, 6], [3.0, 4.0, 5.0, 6.0], 0),
        ([["red"], [], ["red", "red"]], ["blue", "red", "blue"], [3.0, 2.0, 0.0, 1.0], 0),
        ([["red"], [], ["red", "red"]], ["pink", None], [2.0, 0.0, 0.0, 0.0], 1),
        ([["red"], [], ["red", "red"]], 3, [0.0, 0.0, 0.0, 0.0], 1),
        ([None], None, [], 0),
        ([None], 3, [], 1),
        ([1, "red"], 4, [1.0, 4.0, 0.0], 0),
        ([1, "red"], "red", [0.0, 0.0, 3.0], 0),
        ([1, "red"], [], [0.0, 0.0, 0.0], 1),
    ],
)
def test_a_value_goes_to_its_slots(
    seen: list[object], value: object, slots: list[float], missed: int
) -> None:
    assert written(seen, value) == (slots, missed)


def test_values_that_look_alike_are_learned_together() -> None:
    shape = layout({"hill": {"first": [1, 2], "second": []}, "lake": {"first": [], "second": [3]}})
    node = laid_out(shape, [])
    paths = [slot.path for slot in node.slots("")]
    assert [path.removeprefix("hill") for path in paths if path.startswith("hill")] == [
        path.removeprefix("lake") for path in paths if path.startswith("lake")
    ]


def test_lists_of_words_are_completed() -> None:
    lists = [("a", "b"), ("a", "b", "c"), ("x", "y", "z")]
    assert completed({"a", "b"}, lists) == ["a", "b", "c"]
    assert completed({"a", "b", "x", "y"}, lists) == ["a", "b", "x", "y", "z"]
    assert completed({"a", "q"}, lists) == ["a", "q"]
    assert completed(set(), lists) == []
