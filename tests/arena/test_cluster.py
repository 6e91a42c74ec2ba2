"""The same games on a Ray cluster. Needs the extra ``cluster``; without it these tests are skipped."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.arena.plans import Deadly, Faulty
from tetrarchy.arena import Tournament, hold
from tetrarchy.arena.cluster import play_on_ray
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.errors import BadOptions

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]

GAME = find_game("queendomino")


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """One small cluster for all tests; whoever finds it running uses it and leaves it running."""
    os.environ["RAY_ENABLE_UV_RUN_RUNTIME_ENV"] = "0"
    ray = pytest.importorskip("ray")
    path = os.pathsep.join(filter(None, sys.path))
    ray.init(
        address="local",
        num_cpus=2,
        include_dashboard=False,
        log_to_driver=False,
        object_store_memory=100_000_000,
        runtime_env={"env_vars": {"PYTHONPATH": path}},
    )
    yield "local"
    ray.shutdown()


def test_a_cluster_gives_the_results_of_this_machine(cluster: str, tmp_path: Path) -> None:
    options = GAME.settings(2, {"variant": "kingdomino"})
    plan = Tournament("queendomino", options, ("greedy", "random"), 2, 20, 1)
    files = [tmp_path / "here.jsonl", tmp_path / "there.jsonl"]
    assert hold(plan, file=files[0]) == hold(plan, file=files[1], ray=cluster)
    here, there = (sorted(file.read_text().splitlines()) for file in files)
    assert here == there


def test_a_game_whose_worker_died_is_played_again(cluster: str, tmp_path: Path) -> None:
    played: list[int] = []
    for batch in play_on_ray(Deadly(tmp_path, (3, 11), 6), range(20), cluster):
        assert all(result.scores[0] == index for index, result in batch.items())
        played += batch
    assert sorted(played) == list(range(20))
    assert len(list(tmp_path.iterdir())) == 12


def test_an_error_of_the_library_comes_back_whole(cluster: str) -> None:
    with pytest.raises(BadOptions) as refused:
        list(play_on_ray(Faulty(), range(4), cluster))
    assert refused.value.key == "no-option"
    assert refused.value.data["names"] == "-"
