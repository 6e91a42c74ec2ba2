"""What holds for all tests."""

from __future__ import annotations

import os
import sys
from asyncio.events import _get_running_loop, _set_running_loop
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest


def keep_bytecode() -> None:
    """Keep compiled modules in a folder of their own where the system asks Python to keep none.

    The tests start many processes, and compiling all packages anew takes most of a server's start.
    """
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
        folder = str(Path(__file__).parents[1] / ".cache" / "bytecode")
        os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = folder
        sys.dont_write_bytecode = False


keep_bytecode()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--sample",
        type=int,
        default=1,
        metavar="N",
        help="run every Nth case of the tests marked `walk`, which another run has in full",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what a sample leaves out."""
    every = config.getoption("--sample")
    seen: Counter[str] = Counter()
    kept: list[pytest.Item] = []
    left_out: list[pytest.Item] = []
    for item in items:
        test = item.nodeid.partition("[")[0]
        whole = every == 1 or item.get_closest_marker("walk") is None
        (kept if whole or seen[test] % every == 0 else left_out).append(item)
        seen[test] += 1
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = kept


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Each process takes one half, and what the other has left when it is done: servers start once each."""
    from xdist.scheduler import WorkStealingScheduling

    return WorkStealingScheduling(config, log)


@pytest.fixture(autouse=True)
def no_loop_of_the_browser(request: pytest.FixtureRequest) -> Iterator[None]:
    """Keep the event loop that Playwright leaves running out of the sight of tests with loops of their own."""
    if request.node.get_closest_marker("browser"):
        yield
        return
    running = _get_running_loop()
    _set_running_loop(None)
    yield
    _set_running_loop(running)
