"""Screenshots of every page, in both sizes, languages and themes, into web/screenshots (not in git).

python web/tools/screenshots.py http://127.0.0.1:8000 [--only home,table] [--game queendomino]

It needs a running server with the built page, and a Chromium.
"""

from __future__ import annotations

import argparse
import itertools
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

ROOT: Final = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from tests.web.chromium import find_chromium  # noqa: E402
from tests.web.guest import Guest  # noqa: E402

FOLDER: Final = ROOT / "web" / "screenshots"
GAMES: Final = ("inkdoms", "queendomino", "gem_forge", "wonderful_kingdom")
Shoot = Callable[[str], None]


def home(guest: Guest, shoot: Shoot, game: str) -> None:
    guest.api("POST", "/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "level": 3}]})
    guest.api(
        "POST", "/tables", {"game": "gem_forge", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
    )
    guest.go("/")
    shoot("home")
    guest.press("settings")
    shoot("settings")
    guest.page.keyboard.press("Escape")
    guest.press(f"friends-{game}")
    shoot("new-table")
    guest.press("create")
    shoot("lobby")


def table(guest: Guest, shoot: Shoot, game: str) -> None:
    guest.new_table(game, 2 if game == "wonderful_kingdom" else 3)
    rng = Random(4)
    guest.waits()
    shoot("table-start")
    for _ in range(12):
        guest.decide(rng)
    guest.waits()
    shoot("table")
    guest.press("menu-button")
    shoot("table-menu")
    guest.page.keyboard.press("Escape")
    if guest.phone:
        for at, name in ((-2, "players"), (-1, "log")):
            guest.page.locator("nav.nav button").nth(at).tap()
            shoot(f"table-{name}")
    else:
        guest.press("rules")
        shoot("table-rules")
        guest.page.keyboard.press("Escape")
        guest.press("sheet")
        shoot("table-sheet")
        guest.page.keyboard.press("Escape")
    guest.go(f"/replay/{guest.table}?at=8")
    shoot("replay")


def end(guest: Guest, shoot: Shoot, game: str) -> None:
    guest.new_table(game)
    guest.play_out(Random(1))
    shoot("end")


def pages(guest: Guest, shoot: Shoot, game: str) -> None:
    for path, name in ((f"/rules/{game}", "rules"), (f"/components/{game}", "components")):
        guest.go(path)
        shoot(name)
    guest.go("/licences")
    shoot("licences")
    guest.go("/nowhere/at/all")
    shoot("lost")


SCENES: Final = {"home": home, "table": table, "end": end, "pages": pages}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("address")
    parser.add_argument("--only", default=",".join(SCENES))
    parser.add_argument("--game", default=",".join(GAMES))
    parser.add_argument("--size", default="desktop,phone")
    parser.add_argument("--language", default="en,ru")
    parser.add_argument("--theme", default="light,dark")
    given = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    chromium = find_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.path,
            args=list(chromium.arguments),
        )
        looks = itertools.product(given.size.split(","), given.language.split(","), given.theme.split(","))
        for size, language, theme in looks:
            for game, scene in itertools.product(given.game.split(","), given.only.split(",")):
                visit(browser, given.address, (size, language, theme), game, scene)
        browser.close()


def visit(browser: Browser, address: str, look: tuple[str, str, str], game: str, scene: str) -> None:
    """One scene, in one look."""
    size, language, theme = look
    guest = Guest(browser, address, phone=size == "phone", language=language, theme=theme)
    guest.go("/")

    def shoot(name: str) -> None:
        guest.page.wait_for_timeout(700)
        guest.page.screenshot(path=FOLDER / f"{game}-{name}-{size}-{language}-{theme}.png")

    SCENES[scene](guest, shoot, game)
    for complaint in guest.close():
        print(f"{game} {scene} {size} {language} {theme}: {complaint}")


if __name__ == "__main__":
    main()
