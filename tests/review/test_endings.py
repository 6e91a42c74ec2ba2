"""The review beside the truth: ends of games that are solved by trying everything."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.review.make_endings import FILE, GAP, MOST
from tests.review.solver import decisive
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.review.judging import Settings, judge

_ENDINGS: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))
_DEPTH = 200
_SAME = 0.01
"""Values that differ less are called alike: both may be the best."""


def test_there_are_endings_of_every_game() -> None:
    assert {ending["game"] for ending in _ENDINGS} == set(GAMES)


@pytest.mark.parametrize(
    "ending", _ENDINGS, ids=lambda ending: f"{ending['game']}-{ending['state']['seats']}"
)
def test_the_solved_best_move_is_called_best_and_a_losing_one_a_mistake(ending: dict[str, Any]) -> None:
    game, seat = find_game(ending["game"]), ending["seat"]
    state = game.load(ending["state"])
    values = decisive(game, state, seat, MOST, GAP)
    assert values is not None
    best = max(values, key=lambda action: values[action])
    worst = min(values, key=lambda action: values[action])
    settings = Settings(_DEPTH, open=True)
    assert judge(game, state, seat, best, 1, settings).word == "best"
    judged = judge(game, state, seat, worst, 1, settings)
    assert judged.word in ("mistake", "blunder")
    assert values[judged.better[0].action] >= values[best] - _SAME
