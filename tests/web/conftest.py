"""A server, a browser, and guests who look at their screens."""

from __future__ import annotations

import contextlib
import os
import signal
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
from tests.ports import ReservedPort
from tests.web.chromium import driver_environment, find_chromium
from tests.web.guest import Guest

_ROOT: Final = Path(__file__).parents[2]
_PATIENCE: Final = 120
"""Seconds after which a server counts as broken."""


class LiveServer:
    """The real server in a process of its own, which a test may kill and start again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = ReservedPort()
        self.address = f"http://127.0.0.1:{self.port.number}"
        self.push, self.mail = ReservedPort(), ReservedPort()
        """Where a test may take what is pushed, and mail."""
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        told = [self.port.number, self.folder / "tables.db", self.push.number, self.mail.number]
        host = [sys.executable, "-m", "tests.web.host", *map(str, told)]
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(host, cwd=_ROOT, stdout=log, stderr=log)
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end and self._process.poll() is None:
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=_PATIENCE):
                    return
            except OSError:
                time.sleep(0.02)
        self.stop()
        raise AssertionError(
            f"The server does not start:\n{(self.folder / 'server.log').read_text()[-3000:]}"
        )

    @property
    def token(self) -> str:
        """The host's token."""
        return (self.folder / "token.txt").read_text()

    @contextlib.contextmanager
    def killed(self) -> Iterator[None]:
        """End it without a word, as a power cut would, and start it again afterwards."""
        self.stop(signal.SIGKILL)
        try:
            yield
        finally:
            self.start()

    def stop(self, sign: signal.Signals = signal.SIGTERM) -> None:
        """End it; a host does so by SIGTERM."""
        if self._process is None:
            return
        self._process.send_signal(sign)
        try:
            self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


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
    """One more guest, who opens the page where a path is given: ``visit("/", phone=True, language="ru")``."""
    guests: list[Guest] = []

    def open_page(
        path: str = "", *, phone: bool = False, language: str = "en", theme: str = "light"
    ) -> Guest:
        guest = Guest(browser, server.address, phone=phone, language=language, theme=theme)
        guests.append(guest)
        if path:
            guest.go(path)
        return guest

    yield open_page
    complaints = [complaint for guest in guests for complaint in guest.close()]
    assert complaints == []
