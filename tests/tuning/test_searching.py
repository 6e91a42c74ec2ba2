"""The search finds what is planted, keeps to its limits, and goes on as if it had not been stopped."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("optuna")

from tests.tuning.helpers import GOAL, Planted, goal_of, value_of
from tetrarchy import sets
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.data import Files
from tetrarchy.kernel.errors import BadOptions, TetrarchyError
from tetrarchy.tuning.measuring import Measured, measure, play_for
from tetrarchy.tuning.searching import best, search

TRIALS = 40


def test_the_planted_numbers_are_found(tmp_path: Path) -> None:
    goal = goal_of(tmp_path)
    planted = Planted(4, 3)
    trials = search(goal, tmp_path / "out", TRIALS, 3, planted)
    assert trials[0].steps == {"first": 0, "second": 0}
    assert best(trials).steps == {
        "first": 4 - value_of(goal.files, "m01"),
        "second": 3 - value_of(goal.files, "m02"),
    }
    assert (best(trials).loss or 0) < (trials[0].loss or 0)


def test_limits_are_never_left(tmp_path: Path) -> None:
    goal = goal_of(tmp_path)
    planted = Planted(6, 6)  # beyond the limit of 8 together
    trials = search(goal, tmp_path / "out", TRIALS, 3, planted)
    assert any(trial.loss is None for trial in trials)
    assert len(planted.seen) == sum(trial.loss is not None for trial in trials)
    game = find_game("gem_forge")
    for files in planted.seen:
        assert 2 <= value_of(files, "m01") + value_of(files, "m02") <= 8
        assert not sets.check("gem_forge", files).faults
        moved = {(each.component, each.field) for each in sets.compare(game, goal.files, files)}
        assert moved <= {(f"tile.{tile}", "vp") for tile in ("m01", "m02", "m03")}


@pytest.mark.parametrize("cut", [b"", b'{"number": 7, "st'])
def test_a_search_that_is_stopped_goes_on_the_same(tmp_path: Path, cut: bytes) -> None:
    goal = goal_of(tmp_path)
    whole = search(goal, tmp_path / "whole", 16, 3, Planted(5, 1))
    part = search(goal, tmp_path / "part", 7, 3, Planted(5, 1))
    with (tmp_path / "part" / "trials.jsonl").open("ab") as file:
        file.write(cut)
    assert part == whole[:7]
    assert search(goal, tmp_path / "part", 16, 3, Planted(5, 1)) == whole
    files = [(tmp_path / name / "trials.jsonl").read_bytes() for name in ("whole", "part")]
    assert files[0] == files[1]
    assert search(goal, tmp_path / "other", 16, 4, Planted(5, 1)) != whole


def test_an_interrupted_trial_is_tried_again(tmp_path: Path) -> None:
    goal = goal_of(tmp_path)
    planted = Planted(5, 1)

    def interrupted(files: Files) -> dict[str, Measured]:
        if len(planted.seen) == 4:
            raise KeyboardInterrupt
        return planted(files)

    with pytest.raises(KeyboardInterrupt):
        search(goal, tmp_path / "part", 12, 3, interrupted)
    assert search(goal, tmp_path / "part", 12, 3, planted) == search(goal, tmp_path / "whole", 12, 3, planted)


def test_a_planted_number_is_found_by_games(tmp_path: Path) -> None:
    """Games are as short as they are when blue tiles are worth two points more."""
    tiles = " ".join(f'"tiles.toml tile.s{number:02} vp",' for number in range(1, 20))
    text = GOAL.partition("[[free]]")[0]
    text += f'[[free]]\nname = "blue"\nleast = -1\nmost = 2\nplaces = [{tiles}]\nwhy = "a test"\n'
    goal = goal_of(tmp_path, text)
    longest = [
        measure(goal, play_for(goal, files, tmp_path / "games", 5))["length"].estimate.value
        for by in (0, 2)
        for files in [goal.tuned({"blue": by})]
        if files is not None
    ]
    assert longest[1] < longest[0]
    band = text.replace("least = 10", "least = 0").replace("most = 12", f"most = {int(longest[1]) + 1}")
    trials = search(goal_of(tmp_path, band.replace("scale = 2", "scale = 1")), tmp_path / "out", 8, 5)
    assert best(trials).steps["blue"] > 0
    assert (best(trials).loss or 0) < (trials[0].loss or 0)


def test_trials_of_another_search_are_refused(tmp_path: Path) -> None:
    goal = goal_of(tmp_path)
    search(goal, tmp_path, 1, 3, Planted(5, 1))
    with pytest.raises(TetrarchyError, match=r"holds trials of another search \(seed\)"):
        search(goal, tmp_path, 2, 4, Planted(5, 1))


@pytest.mark.parametrize(
    "line",
    [
        "hello",
        "[]",
        '{"number": 1, "steps": {}, "loss": 0, "figures": {}}',
        '{"number": 0, "steps": {"first": "up"}, "loss": 0, "figures": {}}',
        '{"number": 0, "steps": {}, "loss": "low", "figures": {}}',
        '{"number": 0}',
    ],
)
def test_a_file_of_something_else_is_refused_and_stays(tmp_path: Path, line: str) -> None:
    goal = goal_of(tmp_path)
    search(goal, tmp_path, 1, 3, Planted(5, 1))
    file = tmp_path / "trials.jsonl"
    head = file.read_text("utf-8").splitlines()[0]
    for text in (f"{line}\n", f"{head}\n{line}\n"):
        file.write_text(text, "utf-8")
        with pytest.raises(TetrarchyError, match=r"trials\.jsonl is not a file of trials"):
            search(goal, tmp_path, 2, 3, Planted(5, 1))
        assert file.read_text("utf-8") == text


def test_two_searches_do_not_write_to_one_file(tmp_path: Path) -> None:
    goal = goal_of(tmp_path)

    def meddling(files: Files) -> dict[str, Measured]:
        with pytest.raises(TetrarchyError, match="Another run is writing to"):
            search(goal, tmp_path, 2, 3, Planted(5, 1))
        return Planted(5, 1)(files)

    assert len(search(goal, tmp_path, 1, 3, meddling)) == 1


def test_a_goal_whose_own_numbers_break_a_limit_has_no_best(tmp_path: Path) -> None:
    goal = goal_of(tmp_path, GOAL.replace("least = 2\nmost = 8", "least = 90\nmost = 99"))
    trials = search(goal, tmp_path, 2, 3, Planted(5, 1))
    with pytest.raises(BadOptions, match="No trial kept to the limits"):
        best(trials)


def test_a_goal_without_free_numbers_is_not_searched(tmp_path: Path) -> None:
    goal = goal_of(tmp_path, GOAL.partition("[[free]]")[0])
    with pytest.raises(BadOptions, match="This goal lets no number move"):
        search(goal, tmp_path, 1)
