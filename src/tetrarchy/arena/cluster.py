"""Playing many games on a Ray cluster: the same games and results as on this machine alone."""

from __future__ import annotations

import os
import socket
from collections.abc import Sequence
from concurrent.futures import Future
from importlib import import_module
from typing import Any, Final

from tetrarchy.arena.crew import Batches, BatchResult, Plan, play_batch, play_with
from tetrarchy.catalogue import find_game
from tetrarchy.extras import CLUSTER, needed_by
from tetrarchy.kernel.errors import BadOptions, TetrarchyError

LOCAL: Final = "local"
"""The address of a cluster that is started here, for this run."""

_BATCHES_PER_CORE: Final = 2
_RETRIES: Final = 3
_TO_CONNECT: Final = 5.0


def play_on_ray(plan: Plan, indices: Sequence[int], address: str) -> Batches:
    """Play games on the cluster with this address."""
    return play_with(RayCrew(plan, address), indices)


class RayCrew:
    """The workers of a Ray cluster. Ray itself plays a batch again whose worker has died; so do we."""

    def __init__(self, plan: Plan, address: str) -> None:
        os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
        with needed_by(CLUSTER):
            ray: Any = import_module("ray")
        self._ray = ray
        self._plan = plan
        self._data = find_game(plan.game, plan.data).data_hash
        self._started = not ray.is_initialized()
        if self._started:
            _connect(ray, address)
        self.deaths: tuple[type[BaseException], ...] = (
            ray.exceptions.RaySystemError,
            ray.exceptions.WorkerCrashedError,
            ray.exceptions.NodeDiedError,
            ray.exceptions.ObjectLostError,
            ray.exceptions.OutOfMemoryError,
        )
        self._play = ray.remote(max_retries=_RETRIES)(_play_batch)

    def slots(self) -> int:
        cores = int(self._ray.cluster_resources().get("CPU", 1))
        return max(1, cores) * _BATCHES_PER_CORE

    def submit(self, batch: list[int]) -> Future[BatchResult]:
        future: Future[BatchResult] = self._play.remote(self._plan, self._data, batch).future()
        return future

    def recover(self) -> None:
        """Ray starts new workers by itself."""

    def close(self, hurry: bool) -> None:
        if self._started:
            self._ray.shutdown()


def _connect(ray: Any, address: str) -> None:
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, include_dashboard=False, **quiet)
        else:
            _check_reachable(address)
            ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        raise TetrarchyError("no-cluster", "No Ray cluster answers at {address}.", address=address) from error


def _check_reachable(address: str) -> None:
    """Find out at once that nobody is there, for which Ray takes minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), _TO_CONNECT).close()


def _play_batch(plan: Plan, data: str, batch: list[int]) -> BatchResult:
    """Play a batch on a worker, with the components that the run began with."""
    found = find_game(plan.game, plan.data).data_hash
    if found != data:
        raise BadOptions(
            "worker-data",
            "A worker of the cluster has other component files ({found}, not {data}).",
            found=found,
            data=data,
        )
    return play_batch(plan, batch)
