"""Games to learn from: they follow from their numbers, and a run goes on where it was stopped."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

pytest.importorskip("numpy")

from tetrarchy.catalogue import find_game
from tetrarchy.training.config import read_config
from tetrarchy.training.positions import TARGETS, read_positions
from tetrarchy.training.selfplay import SelfPlay
from tetrarchy.training.steps import play_until

GAMES = ("queendomino", "inkdoms", "gem_forge", "wonderful_kingdom")


@pytest.mark.parametrize("name", GAMES)
def test_a_game_follows_from_its_number(name: str, tmp_path: Path) -> None:
    game = find_game(name)
    first, second = (SelfPlay(name, 2, 7, tmp_path / word) for word in ("a", "b"))
    assert first.play(game, 1) == second.play(game, 1)
    assert first.file(1).read_bytes() == second.file(1).read_bytes()
    assert first.play(game, 0) != first.play(game, 1)


@pytest.mark.parametrize("name", GAMES)
def test_shares_of_settings_come_to_a_hundred(name: str) -> None:
    config = read_config(name)
    played = [config.setting_of(index) for index in range(100)]
    assert sum(setting.share for setting in config.settings) == 100
    assert all(played.count(setting) == setting.share for setting in config.settings)


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    far = time.monotonic() + 3600
    plan = SelfPlay("gem_forge", 4, 7, tmp_path / "games", playouts=4)
    part = play_until(plan._replace(games=2), 1, tmp_path / "games.jsonl", far)
    whole = play_until(plan, 1, tmp_path / "games.jsonl", far)
    alone = play_until(plan._replace(folder=tmp_path / "other"), 1, tmp_path / "other.jsonl", far)
    assert list(part) == [0, 1]
    assert whole == alone
    assert [plan.file(at).read_bytes() for at in range(4)] == [
        plan._replace(folder=tmp_path / "other").file(at).read_bytes() for at in range(4)
    ]


def test_positions_come_back_as_they_were_written(tmp_path: Path) -> None:
    game = find_game("gem_forge")
    plan = SelfPlay("gem_forge", 1, 7, tmp_path, playouts=4)
    plan.play(game, 0)
    found = read_positions([plan.file(0)])
    number = len(found["counts"])
    assert number > 20
    assert len(found["targets"]) == TARGETS * number
    assert found["counts"].sum() == len(found["slots"]) == len(found["values"])
    assert found["choices"].sum() == len(found["legal"]) == len(found["shares"])
    asked = int((found["choices"] > 0).sum())
    assert float(found["shares"].astype(float).sum()) == pytest.approx(asked, abs=0.01 * asked)
