"""A person at a screen: looks, clicks, taps, types, and notes every complaint of the browser."""

from __future__ import annotations

import itertools
import json
import os
import re
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import hypot
from random import Random
from typing import Any, Final

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    ElementHandle,
    Locator,
    Page,
    expect,
)

from tests.web.pointing import place_of, wait_for_place

SENDS: Final = ".prompt .button.legal:not([aria-disabled])"
CHOICES: Final = f"[data-testid^='act-']:not([aria-disabled]), [data-target], {SENDS}"
SETTINGS: Final = {
    "motion": "off",
    "pace": "instant",
    "sound": False,
    "met": ["inkdoms", "queendomino", "gem_forge", "wonderful_kingdom"],
}
_ASKED: Final = """() => {
    const { turn, game, thinking } = document.querySelector('main.table')?.dataset ?? {}
    return turn === 'over' || (turn === 'yours' && (game !== 'inkdoms' || thinking === '0'))
}"""
"""Nothing may come between a look and a click. Only in Inkdoms is it seen when a bot who decides at the same
time has finished.
"""
_MOVED: Final = """async ([before, patience]) => {
    const pause = (ms) => new Promise((done) => setTimeout(done, ms))
    const end = performance.now() + patience
    for (await pause(0); performance.now() < end; await pause(4)) {
        const { number, turn } = document.querySelector('main.table').dataset
        if (Number(number) !== before || turn === 'over') return true
        if (turn === 'yours') return false
    }
    throw new Error('No answer has come.')
}"""
_ANY: Final = """([choices, share]) => {
    const seen = [...document.querySelectorAll(choices)].filter((choice) =>
        choice.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    return seen[Math.floor(share * seen.length)] ?? null
}"""
_SURE: Final = "() => document.querySelector('[data-testid$=-sure][aria-disabled]') === null"
"""What ends a turn for good, where that is asked, cannot be pressed for a moment."""
_AGAIN: Final = re.compile("again|ещё раз")
_SETTLED: Final = """() => new Promise((done) =>
    setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 150))"""
"""Timers of one page ring in their order: those that are shorter have rung, however busy the machine is."""
_PROMPT: Final = """async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const [prompt, words] = ['.prompt', '.prompt.yours small'].map((one) => document.querySelector(one))
    return { height: prompt.offsetHeight, cut: words !== null && words.scrollHeight > words.clientHeight + 1 }
}"""
"""As it is painted: words that turn out to need two lines are set tighter before that."""
_COVERED: Final = """(choices) => document.querySelector('dialog[open], [role=dialog]') ? [] : [...document.querySelectorAll(choices)]
    .flatMap((choice) => {
        if (!choice.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
        choice.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
        const { x, y, width, height } = choice.getBoundingClientRect()
        const there = document.elementFromPoint(x + width / 2, y + height / 2)
        if (choice.contains(there) || there?.closest(choices)) return []
        return [`${choice.outerHTML.slice(0, 200)} under ${there?.outerHTML.slice(0, 200)}`]
    })"""
_CUT: Final = """() => {
    const cut = []
    const texts = document.createTreeWalker(document.querySelector('main.table'), NodeFilter.SHOW_TEXT)
    for (let text; (text = texts.nextNode()); ) {
        const range = document.createRange()
        range.selectNodeContents(text)
        const words = range.getBoundingClientRect()
        if (!words.width || !text.parentElement.checkVisibility() || text.parentElement.closest('svg, [role=tooltip]')) continue
        for (let box = text.parentElement; box; box = box.parentElement) {
            const { overflowX, borderRightWidth } = getComputedStyle(box)
            const { left, right, width } = box.getBoundingClientRect()
            const forReaders = width < 5
            if (forReaders || ['auto', 'scroll'].includes(overflowX)) break
            const closed = overflowX !== 'visible' || borderRightWidth !== '0px'
            if (closed && (words.right > right + 2 || words.left < left - 2)) cut.push(text.data)
        }
    }
    return cut
}"""
_BROKEN: Final = """(names) => [...document.querySelectorAll(names)].flatMap((box) => {
    const text = box.firstChild
    return [...text.data.matchAll(/[^\\s-]+-?/g)].filter(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const { right } = range.getBoundingClientRect()
        return range.getClientRects().length > 1 || right > box.getBoundingClientRect().right + 1
    }).map(([word]) => word)
})"""
_TAP_AGAIN: Final = """([x, y]) => {
    const watcher = new MutationObserver(() => setTimeout(() => {
        if (window.tapped) return
        watcher.disconnect()
        window.tapped = true
        const there = document.elementFromPoint(x, y)
        const where = { bubbles: true, cancelable: true, clientX: x, clientY: y, pointerType: 'touch' }
        there.dispatchEvent(new PointerEvent('pointerdown', where))
        there.dispatchEvent(new PointerEvent('pointerup', where))
        there.dispatchEvent(new PointerEvent('click', where))
    }))
    window.tapped = false
    watcher.observe(document.querySelector('main.table'), { attributeFilter: ['data-number'] })
}"""
NEAR: Final = 40
"""Two presses up to this number of pixels apart may be taken for a double tap."""
_DOUBLE: Final = 0.62
"""Seconds after which they are none."""
PATIENCE: Final = 1000 * int(os.environ.get("TETRARCHY_TEST_PATIENCE", "120"))
"""Milliseconds after which something counts as broken, on a machine that is busy with other tests too."""

expect.set_options(timeout=PATIENCE)


_NEW_GUEST: Final = """delete Navigator.prototype.serviceWorker  // who comes next in this context finds nothing kept
if (localStorage.getItem('guest') !== '%d') {
    localStorage.clear()
    localStorage.setItem('guest', '%d')
    localStorage.setItem('tetrarchy-settings', %r)
}"""
_NUMBERS: Final = itertools.count()
_IDLE: Final[defaultdict[tuple[Browser, bool, str], list[BrowserContext]]] = defaultdict(list)
"""Contexts that nobody uses: whoever comes next finds the page's files in their cache, and nothing else."""


class Guest:
    """One browser context with one page."""

    def __init__(self, browser: Browser, address: str, *, phone: bool, language: str, theme: str) -> None:
        self.address = address
        self.phone = phone
        self._idle = _IDLE[browser, phone, language]
        self.context = self._idle.pop() if self._idle else _new_context(browser, phone, language)
        self.api("GET", "/me")
        self.page: Page = self.context.new_page()
        kept = json.dumps({**SETTINGS, "language": language, "theme": theme})
        number = next(_NUMBERS)
        self.page.add_init_script(_NEW_GUEST % (number, number, kept))
        self.forgiving = False
        self._pressed = (0.0, 0.0, 0.0)
        """Where and when something was pressed last."""
        self.complaints: list[str] = []
        self.page.on("console", self._listen)
        self.page.on("pageerror", lambda error: self.complaints.append(error.stack or str(error)))
        self.page.on("request", self._watch)

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.forgiving:
            self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _watch(self, request: Any) -> None:
        if not request.url.startswith((self.address, "data:", "blob:", self.address.replace("http", "ws"))):
            self.complaints.append(f"asks {request.url}")

    def close(self) -> list[str]:
        """Leave; tells of what the browser complained."""
        for page in self.context.pages:
            page.close()
        self.context.clear_cookies()
        self._idle.append(self.context)
        return self.complaints

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def find(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    def press(self, testid: str) -> None:
        """Click or tap what has this test id."""
        self.hit(self.find(testid).first)

    @contextmanager
    def _pressing(self, x: float, y: float) -> Iterator[None]:
        """Before the same place is pressed again, wait until that is no double tap any more.

        The time counts from when the press is done: a click may have waited for what it clicks on.
        """
        before_x, before_y, at = self._pressed
        if hypot(x - before_x, y - before_y) <= NEAR and (rest := at + _DOUBLE - time.monotonic()) > 0:
            self.page.wait_for_timeout(1000 * rest)
        yield
        self._pressed = (x, y, time.monotonic())

    def hit(self, target: Locator) -> None:
        """One click or tap on something that can be pressed."""
        box = target.bounding_box() or {"x": -NEAR, "y": -NEAR, "width": 0, "height": 0}
        with self._pressing(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2):
            if self.phone:
                target.tap()
            else:
                target.click()

    def strike(self, key: str) -> None:
        """One press of a key, on whatever has the focus; to the page all keys lie in one place."""
        with self._pressing(-1, -1):
            self.page.keyboard.press(key)

    def point(self, target: Locator) -> None:
        """Move the mouse there."""
        self.page.mouse.move(*wait_for_place(target))

    def click(self, target: Locator) -> None:
        """One click or tap, on something that may say no or lie partly under something else."""
        self._click(*wait_for_place(target))

    def _click(self, x: float, y: float) -> None:
        with self._pressing(x, y):
            if self.phone:
                self.page.touchscreen.tap(x, y)
            else:
                self.page.mouse.click(x, y)

    @property
    def table(self) -> str:
        """The id of the table in the address."""
        return self.page.url.split("/table/")[1].split("#")[0]

    def play_now(self, game: str) -> None:
        """One click on the home page."""
        self.press(f"play-{game}")
        expect(self.find("prompt")).to_be_visible()

    def api(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server as the page does, to set something up that is not under test."""
        headers = {"X-Tetrarchy": "1", "Origin": self.address}
        answer = self.context.request.fetch(
            f"{self.address}/api{path}", method=method, headers=headers, data=body
        )
        assert answer.ok, answer.text()
        return answer.json()

    def new_table(self, game: str, seats: int = 2, level: int = 1, **more: Any) -> str:
        """A running table against bots, opened."""
        bots = [{"kind": "bot", "level": level}] * (seats - 1)
        table = self.api("POST", "/tables", {"game": game, "seats": [{"kind": "me"}, *bots], **more})
        self.go(f"/table/{table['id']}")
        expect(self.find("prompt")).to_be_visible()
        return str(table["id"])

    def number(self) -> int:
        """How many positions this page has seen."""
        return int(self.page.locator("main.table").get_attribute("data-number") or 0)

    def waits(self) -> None:
        """Wait until it is our turn and no bot can change the table meanwhile, or until the game is over."""
        self.page.wait_for_function(_ASKED)

    @property
    def turn(self) -> str:
        """``yours``, ``theirs`` or ``over``."""
        return self.page.locator("main.table").get_attribute("data-turn") or ""

    @property
    def over(self) -> bool:
        return self.turn == "over"

    def decide(self, rng: Random) -> bool:
        """Make one decision by hand, whatever the board offers; False once the game is over."""
        self.waits()
        if self.over:
            return False
        self.reaches_every_choice()
        for _ in range(40):
            if self.take(self.a_choice(rng)):
                return True
        raise AssertionError(f"No choice was taken: {self.find('prompt').inner_text()}")

    def reaches_every_choice(self) -> None:
        """Nothing may lie over the middle of what can be chosen, but another choice."""
        covered = self.page.evaluate(_COVERED, CHOICES)
        assert not covered, covered

    def a_choice(self, rng: Random) -> ElementHandle:
        """Any choice, but often the one that sends what was picked: by chance alone it may never be sent.

        A button that has just come up cannot be pressed for a moment, and may be the only choice.
        """
        self.page.wait_for_function(_SURE)
        sends = self.some(SENDS, rng) if rng.random() < 1 / 3 else None
        if sends is not None:
            return sends
        choice = self.page.wait_for_function(_ANY, arg=[CHOICES, rng.random()]).as_element()
        assert choice
        return choice

    def some(self, selector: str, rng: Random) -> ElementHandle | None:
        """Any of the elements that can be seen."""
        return self.page.evaluate_handle(_ANY, [selector, rng.random()]).as_element()

    def take(self, target: ElementHandle) -> bool:
        """Decide by this target; whether it worked.

        On a phone the first tap only previews, and what may be regretted asks once everywhere.
        """
        before = self.number()
        for _ in range(2):
            self.touch(target)
            if self.moved(before):
                return True
            if is_pressed(target):  # one tap was enough: another would take it back
                return False
            if not (self.phone or _AGAIN.search(self.find("prompt").inner_text())):
                return False
        return False

    def double_tap(self, target: Locator) -> None:
        """Tap something, and its place again as soon as the page shows what came of it."""
        before = self.number()
        x, y = wait_for_place(target)
        self.page.evaluate(_TAP_AGAIN, [x, y])
        self._click(x, y)
        self.has_moved(before)
        self.page.wait_for_function("() => window.tapped")

    def touch(self, target: ElementHandle) -> None:
        """One click or tap on something, unless it is there no more."""
        if place := place_of(target):
            self._click(*place)

    def moved(self, before: int) -> bool:
        """Whether a click was a decision; if so, wait for what it brought."""
        return bool(self.page.evaluate(_MOVED, [before, PATIENCE]))

    def prompt_height(self) -> int:
        """How high the prompt is; what it asks must be seen whole."""
        seen = self.page.evaluate(_PROMPT)
        assert not seen["cut"], self.find("prompt").inner_text()
        return int(seen["height"])

    def words_cut(self) -> list[str]:
        """What is written beyond the edge of its box, to the left or right."""
        return [str(words) for words in self.page.evaluate(_CUT)]

    def words_broken(self, names: str) -> list[str]:
        """Words of some elements' texts that are broken in two, or wider than their box."""
        return [str(word) for word in self.page.evaluate(_BROKEN, names)]

    def settles(self) -> None:
        """Let the page do all it does by itself after a while, before it is shown that it does nothing."""
        self.page.evaluate(_SETTLED)

    def has_moved(self, before: int) -> None:
        """Wait until the page shows a later position than this one."""
        self.page.wait_for_function(
            "before => Number(document.querySelector('main.table').dataset.number) > before", arg=before
        )

    def play_out(self, rng: Random, most: int = 2000) -> int:
        """Play to the end by hand; returns how many decisions it took."""
        for decisions in range(most):
            if not self.decide(rng):
                return decisions
        raise AssertionError(f"The game is not over after {most} decisions.")


def is_pressed(target: ElementHandle) -> bool:
    """Whether something that can be switched is on."""
    return target.get_attribute("aria-pressed") == "true"


def _new_context(browser: Browser, phone: bool, language: str) -> BrowserContext:
    size = (390, 844) if phone else (1440, 900)
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=phone,
        is_mobile=phone,
        locale="ru-RU" if language == "ru" else "en-GB",
        permissions=["clipboard-read", "clipboard-write"],
        service_workers="block",  # also in a second page: what it keeps would meet who comes next
    )
    context.set_default_timeout(PATIENCE)
    return context


def somebody_asked(guests: Sequence[Guest], rng: Random) -> Guest | None:
    """Wait until one of them is to decide; None once the game is over for all."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        if asked := [guest for guest in guests if guest.turn == "yours"]:
            return rng.choice(asked)
        if all(guest.over for guest in guests):
            return None
        guests[0].page.wait_for_timeout(5)
    raise AssertionError("Nobody is asked.")


def play_together(guests: Sequence[Guest], rng: Random, most: int = 2000) -> bool:
    """Whoever is asked decides; True once the game is over for everybody, False after a number of decisions."""
    for _ in range(most):
        guest = somebody_asked(guests, rng)
        if guest is None:
            return True
        guest.decide(rng)
    return False
