"""Screenshots of every page, in both sizes, languages and themes, into web/screenshots (not in git).

python web/tools/screenshots.py http://127.0.0.1:8000 [--only home,table] [--game queendomino] [--size phone]

It needs a running server with the built page, and a Chromium. A game is played once for each size; every
moment of it is then shown in all languages and themes.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

ROOT: Final = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

import msgspec  # noqa: E402
from playwright.sync_api import Browser, WebSocketRoute, expect, sync_playwright  # noqa: E402

from tests.web.chromium import driver_environment, find_chromium  # noqa: E402
from tests.web.guest import SETTINGS, Guest  # noqa: E402
from tetrarchy.catalogue import GAMES, find_game  # noqa: E402
from tetrarchy.kernel.options import read_options  # noqa: E402

FOLDER: Final = ROOT / "web" / "screenshots"
READY: Final = "main.table, .lobby, h1"
BUILDING: Final = (
    "[data-target^='lay:']",
    ".drafted .half[data-target]",
    "[data-testid='prompt-store-all']",
    "[data-testid='prompt-done']",
    ".areas .hit[data-target]",
    "[data-target]:not([data-target^='pick:'])",
)
"""What whoever builds everything chooses, the first that there is."""
CROWD: Final = 20
"""Cards under construction that still have to be seen."""


class Variant(msgspec.Struct):
    """One more table of a game."""

    name: str
    seats: int
    decisions: int
    """After how many of them it is shown."""
    options: dict[str, str | bool | int] = {}
    plan: bool = False
    """Whether the plan for the next drops is shown too."""


class Shots(msgspec.Struct):
    """What is worth a picture in a game, as ``shots.toml`` in its folder of the page tells it."""

    moments: dict[str, int] = msgspec.field(default_factory=lambda: {"early": 2, "mid": 20, "late": 40})
    """After how many decisions a game is shown."""
    variants: list[Variant] = []
    states: dict[str, str] = {}
    """What a whole game comes by sooner or later, and how the page shows that it is there."""
    modules: tuple[str, ...] = ("",)
    """The modules with each of which these are looked for."""
    scenarios: list[int] = []
    crowd: bool = False
    """Whether whoever builds everything ends up with a crowd of cards."""


def shots_of(game: str) -> Shots:
    """A game without the file is shown in the usual moments."""
    file = ROOT / "web" / "src" / "games" / game / "shots.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Shots) if file.exists() else Shots()


def seats_of(game: str) -> int:
    """Three players, where as many can play."""
    found = find_game(game)
    return min(3, max(found.seats_for(read_options(found.options, {}))))


class Camera:
    """Takes the page as it is now, in every wanted language and theme."""

    def __init__(self, guest: Guest, game: str, languages: list[str], themes: list[str]) -> None:
        self.guest = guest
        self.game = game
        self.looks = list(itertools.product(languages, themes))
        self.known = True
        """Whether the guest has met the games before."""

    def shoot(self, name: str, prepare: Callable[[], object] | None = None, ready: str = READY) -> None:
        """One picture a look; ``prepare`` opens what is to be shown, and a reload closes it again."""
        page = self.guest.page
        for language, theme in self.looks:
            met = SETTINGS["met"] if self.known else []
            kept = json.dumps({**SETTINGS, "met": met, "language": language, "theme": theme})
            page.evaluate("kept => localStorage.setItem('tetrarchy-settings', kept)", kept)
            self._reload(ready)
            if prepare:
                prepare()
            page.wait_for_timeout(250)
            size = "phone" if self.guest.phone else "desktop"
            page.screenshot(path=FOLDER / f"{self.game}-{name}-{size}-{language}-{theme}.png")
        self._reload(ready)

    def snap(self, name: str) -> None:
        """One picture of what would not outlast a reload, in the look that the page has."""
        size = "phone" if self.guest.phone else "desktop"
        self.guest.page.wait_for_timeout(250)
        self.guest.page.screenshot(path=FOLDER / f"{self.game}-{name}-{size}-en-light.png")

    def _reload(self, ready: str) -> None:
        self.guest.page.reload()
        self.guest.page.locator(ready).first.wait_for()
        self.guest.page.evaluate("() => document.fonts.ready.then(() => true)")


def home(guest: Guest, camera: Camera, game: str) -> None:
    if not guest.api("GET", "/me/tables")["tables"]:
        for kind in GAMES[:2]:
            guest.api(
                "POST", "/tables", {"game": kind, "seats": [{"kind": "me"}, {"kind": "bot", "level": 3}]}
            )
        open_one = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
        guest.api("POST", "/tables", open_one)
    guest.go("/")
    camera.shoot("home")
    if guest.phone:
        camera.shoot("home-below", lambda: guest.page.mouse.wheel(0, 800))
    camera.shoot("settings", lambda: guest.press("settings"))
    camera.shoot("new-table", lambda: guest.press(f"friends-{game}"))
    guest.press(f"friends-{game}")
    guest.press("create")
    expect(guest.find("link")).to_be_visible()
    camera.shoot("lobby")


def ask_for_a_hint(guest: Guest) -> None:
    guest.waits()
    guest.press("hint")
    guest.find("hints").wait_for()


def talk(guest: Guest) -> None:
    """Say something, and show what was said."""
    if guest.phone:
        guest.page.locator("nav.nav button").last.tap()
        guest.page.get_by_role("tab").last.tap()
    else:
        guest.page.keyboard.press("c")
    guest.find("chat-input").fill("Хороший ход! Nice move!")
    guest.page.keyboard.press("Enter")


def point(guest: Guest) -> None:
    """Rest on a choice, or tap it once: it tells what it brings."""
    guest.waits()
    target = guest.page.locator("[data-target]").last
    if not target.count():
        return
    if guest.phone:
        target.tap(force=True)
    else:
        target.hover(force=True)
    guest.page.wait_for_timeout(400)


def around_the_table(guest: Guest, camera: Camera) -> None:
    """Everything that opens from a table."""
    page = guest.page
    camera.shoot("table-menu", lambda: guest.press("menu-button"))
    camera.shoot("table-hint", lambda: ask_for_a_hint(guest))
    if guest.phone:
        panes = page.locator("nav.nav button")
        for at in range(1, panes.count()):
            camera.shoot(f"table-pane-{at}", panes.nth(at).tap)
        camera.shoot("table-seat", page.locator(".strip button").last.tap)
    else:
        camera.shoot("table-rules", lambda: guest.press("rules"))
        camera.shoot("table-sheet", lambda: guest.press("sheet"))
        camera.shoot("table-seat", lambda: guest.find("player-1").locator("button.name").click())
        camera.shoot("table-keys", lambda: page.keyboard.press("?"))
    camera.shoot("table-chat", lambda: talk(guest))
    guest.waits()
    if not guest.over:
        camera.shoot("table-pointed", lambda: point(guest))


def table(guest: Guest, camera: Camera, game: str) -> None:
    guest.new_table(game, seats_of(game))
    rng = Random(4)
    page = guest.page
    moments = {decisions: name for name, decisions in shots_of(game).moments.items()}
    for decision in range(max(moments) + 1):
        moment = moments.get(decision)
        if moment:
            guest.waits()
            camera.shoot(f"table-{moment}", guest.waits)
        if moment == "mid":
            around_the_table(guest, camera)
        if not guest.decide(rng):
            break
    address = page.url
    guest.go(f"/replay/{guest.table}?at=30")
    camera.shoot("replay", lambda: page.locator("main.table").wait_for())
    guest.go(address.removeprefix(guest.address))
    guest.play_out(rng)
    camera.shoot("end", lambda: guest.find("rematch").wait_for())


def first_visit(guest: Guest, camera: Camera, game: str) -> None:
    """What somebody new meets: an introduction, a lobby that they were invited to, a lost connection."""
    page = guest.page
    guest.new_table(game, 2)
    camera.known = False
    camera.shoot("table-welcome", guest.waits)
    camera.known = True
    line = WeakLine(guest)
    page.reload()
    camera.shoot("table-lost", line.cut)
    assert guest.context.browser
    host = Guest(guest.context.browser, guest.address, phone=False, language="en", theme="light")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = host.api("POST", "/tables", {"game": game, "seats": seats, "name": "Vera"})
    guest.go(f"/table/{table['id']}")
    camera.shoot("lobby-invited", lambda: guest.find("lobby-name").wait_for())
    host.close()
    guest.go("/")
    camera.shoot("new-table-more", lambda: open_all_options(guest, game))


class WeakLine:
    """A connection that can be cut; a new page has a whole one."""

    def __init__(self, guest: Guest) -> None:
        self._guest = guest
        self._cut = False
        self._sockets: list[WebSocketRoute] = []
        guest.page.route_web_socket(re.compile("/api/"), self._open)
        guest.page.on("domcontentloaded", lambda _: self._mend())

    def _open(self, socket: WebSocketRoute) -> None:
        if self._cut:
            socket.close()
            return
        socket.connect_to_server()
        self._sockets.append(socket)

    def _mend(self) -> None:
        self._cut = False

    def cut(self) -> None:
        """Lose the connection, and wait until the page says so."""
        self._guest.waits()
        self._cut = True
        while self._sockets:
            self._sockets.pop().close()
        self._guest.find("banner").wait_for()


def open_all_options(guest: Guest, game: str) -> None:
    guest.press(f"friends-{game}")
    guest.page.get_by_role("dialog").locator("summary").click()
    guest.page.get_by_role("dialog").locator("label").last.scroll_into_view_if_needed()


def variants(guest: Guest, camera: Camera, game: str) -> None:
    """Other ways to play: alone, more people, other rules."""
    for variant in shots_of(game).variants:
        name = variant.name
        guest.new_table(game, variant.seats, options=variant.options)
        rng = Random(6)
        for _ in range(variant.decisions):
            guest.decide(rng)
        guest.waits()
        camera.shoot(name, guest.waits)
        if name == "solo":
            if variant.plan:
                camera.shoot("solo-plan", lambda: plan(guest))
            guest.play_out(rng)
            camera.shoot("solo-end", lambda: guest.find("rematch").wait_for())
        elif not guest.phone:
            guest.page.set_viewport_size({"width": 1280, "height": 720})
            camera.shoot(f"{name}-laptop", guest.waits)
            guest.page.set_viewport_size({"width": 1440, "height": 900})


def plan(guest: Guest) -> None:
    """Set two dots, where drops are to be placed."""
    guest.waits()
    for _ in range(4):
        if guest.find("plan").count():
            guest.press("plan")
            areas = guest.page.locator("[data-target^='plan:']")
            for area in (areas.first, areas.last):
                area.dispatch_event("click")
            return
        guest.decide(Random(1))


def states(guest: Guest, camera: Camera, game: str) -> None:
    """Moments that come at some time in a game, each once, with every module."""
    shots = shots_of(game)
    for module in shots.modules:
        guest.new_table(game, seats_of(game), options={"module": module} if module else {})
        wanted = dict(shots.states)
        rng = Random(6)
        while wanted and not guest.over:
            guest.waits()
            for name, sign in list(wanted.items()):
                if guest.page.locator(sign).count():
                    camera.snap("-".join(filter(None, ("state", module, name))))
                    del wanted[name]
            guest.decide(rng)


def solo(guest: Guest, camera: Camera, game: str) -> None:
    """Each scenario: its beginning, its story, its first production, on a phone its goals."""
    for number in shots_of(game).scenarios:
        guest.new_table(game, 1, options={"scenario": number})
        camera.shoot(f"solo-{number}", guest.waits)
        camera.shoot(f"solo-{number}-story", lambda: guest.press("story"))
        rng = Random(number)
        for _ in range(60):
            if not guest.decide(rng) or guest.page.locator(".stage[data-phase='production']").count():
                break
        camera.shoot(f"solo-{number}-production", guest.waits)
        if guest.phone:
            camera.shoot(f"solo-{number}-goals", guest.page.locator("nav.nav button").nth(1).tap)


def crowd(guest: Guest, camera: Camera, game: str) -> None:
    """As many cards under construction as whoever builds everything and finishes nothing comes to."""
    if not shots_of(game).crowd:
        return
    guest.new_table(game, 2, options={"module": "advisors"})
    hand = guest.page.locator("[data-target^='hand:']")
    guest.waits()
    planned, sites = (guest.page.locator(name) for name in (".drafted", ".construction article"))
    while not guest.over and (sites.count() < CROWD or planned.count()):
        if hand.count():
            guest.hit(hand.first)
        choices = [guest.page.locator(choice) for choice in BUILDING]
        guest.take(next(choice for choice in choices if choice.count()).first.element_handle())
        guest.waits()
    camera.shoot("crowd", guest.waits)


def pages(guest: Guest, camera: Camera, game: str) -> None:
    for path, name in ((f"/rules/{game}", "rules"), (f"/components/{game}", "components")):
        guest.go(path)
        camera.shoot(name)
    if game == GAMES[0]:
        guest.go("/rules")
        camera.shoot("all-rules")
        guest.go("/licences")
        camera.shoot("licences")
        guest.go("/nowhere/at/all")
        camera.shoot("lost")


SCENES: Final = {
    "home": home,
    "table": table,
    "first_visit": first_visit,
    "variants": variants,
    "states": states,
    "solo": solo,
    "crowd": crowd,
    "pages": pages,
}


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
    os.environ.update(driver_environment())
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.path,
            args=list(chromium.arguments),
            env={**os.environ, **chromium.environment},
        )
        wanted = itertools.product(given.game.split(","), given.size.split(","), given.only.split(","))
        for game, size, scene in wanted:
            visit(browser, given, game, size, scene)
        browser.close()


def visit(browser: Browser, given: argparse.Namespace, game: str, size: str, scene: str) -> None:
    """One scene in one size, in all looks."""
    guest = Guest(browser, given.address, phone=size == "phone", language="en", theme="light")
    guest.go("/")
    camera = Camera(guest, game, given.language.split(","), given.theme.split(","))
    SCENES[scene](guest, camera, game)
    for complaint in guest.close():
        print(f"{game} {scene} {size}: {complaint}")


if __name__ == "__main__":
    main()
