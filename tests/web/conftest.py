"""A server, a browser, and guests who look at their screens."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, sync_playwright

from hatch_build import PAGE, PageGap
from tests.web.chromium import driver_environment, find_chromium
from tests.web.guest import Guest

_ROOT: Final = Path(__file__).parents[2]


class LiveServer:
    """The real server in a process of its own, which a test may kill and start again."""

    def __init__(self, folder: Path, reaction_seconds: float = 0.1) -> None:
        self.folder = folder
        self.reaction_seconds = reaction_seconds
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with (self.folder / "server.log").open("ab") as log:
            host = [sys.executable, "-m", "tests.web.host", str(self.port), str(self.folder / "tables.db")]
            self._process = subprocess.Popen(
                [*host, str(self.reaction_seconds)],
                cwd=_ROOT,
                stdout=log,
                stderr=log,
            )
        for _ in range(1200):
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=2):
                    return
            except OSError:
                if self._process.poll() is not None:
                    break
                time.sleep(0.1)
        self.stop()
        raise AssertionError(
            f"The server does not start:\n{(self.folder / 'server.log').read_text()[-3000:]}"
        )

    def kill(self) -> None:
        """End it without a word, as a power cut would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(10)

    def stop(self) -> None:
        """End it as a host does."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A browser on a busy machine may miss a moment: its tests get a second and a third try.

    ``-p no:rerunfailures`` shows what the first try says.
    """
    if not config.pluginmanager.hasplugin("rerunfailures"):
        return
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.fixture(scope="session")
def built_page() -> None:
    if not (_ROOT / PAGE / "index.html").is_file():
        pytest.skip("The page is not built.")


@pytest.fixture(scope="session")
def server(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    live = LiveServer(tmp_path_factory.mktemp("server"))
    live.start()
    yield live
    live.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    try:
        chromium = find_chromium()
        os.environ.update(driver_environment())
    except PageGap as gap:
        pytest.skip(f"There is no Chromium: {gap}.")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=chromium.path,
            args=list(chromium.arguments),
            env={**os.environ, **chromium.environment},
        )
        yield launched
        launched.close()


Visit = Callable[..., Guest]


@pytest.fixture
def visit(browser: Browser, server: LiveServer) -> Iterator[Visit]:
    """Opens the page for one more guest: ``visit(phone=True, language="ru")``."""
    guests: list[Guest] = []

    def open_page(
        path: str = "/", *, phone: bool = False, language: str = "en", theme: str = "light"
    ) -> Guest:
        guest = Guest(browser, server.address, phone=phone, language=language, theme=theme)
        guests.append(guest)
        guest.go(path)
        return guest

    yield open_page
    complaints = [complaint for guest in guests for complaint in guest.close()]
    assert complaints == []
