"""Measures clicks and first loads on this machine, and writes them into docs/web.md.

python web/tools/figures.py
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Final

ROOT: Final = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from tests.web.chromium import driver_environment, find_chromium  # noqa: E402
from tests.web.conftest import LiveServer  # noqa: E402
from tests.web.figures import LEAST, clicks_to_paint, script_of  # noqa: E402
from tests.web.guest import Guest  # noqa: E402
from tetrarchy.catalogue import GAMES, find_game  # noqa: E402
from tetrarchy.text import Texts  # noqa: E402

PAGE: Final = ROOT / "docs" / "web.md"
PLACE: Final = re.compile(r"(<!-- figures -->\n).*(<!-- end of figures -->)", re.DOTALL)
NAMES: Final = {game: Texts("en", find_game(game)).say("name") for game in GAMES}
DECISIONS: Final = 25


def measured(browser: Browser, address: str) -> str:
    """Two tables in Markdown."""
    lines = ["| board | size | clicks | median | most |", "|---|---|---|---|---|"]
    for game, name in NAMES.items():
        for phone in (False, True):
            guest = Guest(browser, address, phone=phone, language="en", theme="light")
            guest.go("/")
            waits = clicks_to_paint(guest, game, DECISIONS)
            size = "390 × 844" if phone else "1440 × 900"
            least = f"under {LEAST}" if median(waits) <= LEAST else f"{median(waits):.0f}"
            lines.append(f"| {name} | {size} | {len(waits)} | {least} ms | {waits[-1]:.0f} ms |")
            guest.close()
    lines += ["", "| first load of | script, gzip |", "|---|---|"]
    for what, game in [
        ("the home page", ""),
        *((f"a table of {name}", game) for game, name in NAMES.items()),
    ]:
        guest = Guest(browser, address, phone=False, language="en", theme="light")
        guest.go("/")
        path = f"/table/{guest.new_table(game)}" if game else "/"
        lines.append(f"| {what} | {script_of(guest, path) / 1000:.0f} kB |")
        guest.close()
    return "\n".join(lines) + "\n"


def main() -> None:
    chromium = find_chromium()
    os.environ.update(driver_environment())
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = LiveServer(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(
                executable_path=chromium.path,
                args=list(chromium.arguments),
                env={**os.environ, **chromium.environment},
            )
            figures = measured(browser, server.address)
            browser.close()
        finally:
            server.stop()
    text = PAGE.read_text("utf-8")
    PAGE.write_text(PLACE.sub(lambda found: found[1] + figures + found[2], text), "utf-8")
    print(figures)


if __name__ == "__main__":
    main()
