"""Games in several processes: none is lost or counted twice, whoever dies."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.arena.plans import Deadly, Endless, Faulty
from tests.bots.processes import wait_for_death
from tetrarchy.arena.crew import play_in_processes
from tetrarchy.kernel.errors import BadOptions, TetrarchyError


def test_a_game_whose_process_died_is_played_again(tmp_path: Path) -> None:
    played: list[int] = []
    for batch in play_in_processes(Deadly(tmp_path, (3, 11), 2), range(20), 2):
        assert all(result.scores[0] == index for index, result in batch.items())
        played += batch
    assert sorted(played) == list(range(20))
    assert len(list(tmp_path.iterdir())) == 4


def test_a_game_that_always_kills_ends_the_run(tmp_path: Path) -> None:
    with pytest.raises(TetrarchyError) as refused:
        list(play_in_processes(Deadly(tmp_path, (3,), 1000), range(6), 2))
    assert str(refused.value) == "The worker processes keep crashing."
    assert len(list(tmp_path.iterdir())) > 1


def test_an_error_of_the_library_comes_back_whole() -> None:
    with pytest.raises(BadOptions) as refused:
        list(play_in_processes(Faulty(), range(6), 2))
    assert refused.value.key == "no-option"
    assert refused.value.data["names"] == "-"
    assert str(refused.value).startswith("There is no option ")


def test_who_stops_early_leaves_no_process(tmp_path: Path) -> None:
    played = play_in_processes(Endless(tmp_path), range(10), 2)
    assert list(next(played)) == [0]
    played.close()
    processes = [int(path.name) for path in tmp_path.iterdir()]
    assert processes
    for process in processes:
        wait_for_death(process)
