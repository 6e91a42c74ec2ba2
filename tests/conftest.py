"""What holds for all tests."""

from __future__ import annotations

import os
import sys
from asyncio.events import _get_running_loop, _set_running_loop
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

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
        "--quick",
        action="store_true",
        help="leave out what is marked `slow`; of a browser test with several variants, run one",
    )
    parser.addoption(
        "--sample",
        type=int,
        default=1,
        metavar="N",
        help="run every Nth case of the tests marked `walk`, which another run has in full",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what a quick run or a sample leaves out."""
    quick, every = config.getoption("--quick"), config.getoption("--sample")
    of_test: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        of_test[item.nodeid.partition("[")[0]].append(item)
    kept = {item for test, cases in of_test.items() for item in sample(test, cases, quick, every)}
    left_out = [item for item in items if item not in kept]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item in kept]


def sample(test: str, cases: list[pytest.Item], quick: bool, every: int) -> list[pytest.Item]:
    """The cases of a test that run. Which come first differs from test to test, so that all kinds are seen."""
    if quick and cases[0].get_closest_marker("slow"):
        return []
    if quick and cases[0].get_closest_marker("browser"):
        every = len(cases)
    elif cases[0].get_closest_marker("walk") is None:
        every = 1
    return cases[crc32(test.encode()) % min(every, len(cases)) :: every]


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
