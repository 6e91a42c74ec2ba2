"""A person at a screen: looks, clicks, taps, types, and notes every complaint of the browser."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

CHOICES: Final = (
    "[data-testid^='act-']:not([aria-disabled]), [data-target], .prompt .button.legal:not([aria-disabled])"
)
SETTINGS: Final = {
    "motion": "off",
    "sound": False,
    "met": ["inkdoms", "queendomino", "gem_forge", "wonderful_kingdom"],
}
_MOVED: Final = """async (before) => {
    const pause = (ms) => new Promise((done) => setTimeout(done, ms))
    for (await pause(0); ; await pause(8)) {
        const { number, turn } = document.querySelector('main.table').dataset
        if (Number(number) !== before || turn === 'over') return true
        if (turn === 'yours') return false
    }
}"""
_PROMPT: Final = """() => {
    const [prompt, words] = ['.prompt', '.prompt.yours small'].map((one) => document.querySelector(one))
    return { height: prompt.offsetHeight, cut: words !== null && words.scrollHeight > words.clientHeight + 1 }
}"""
_COVERED: Final = """(choices) => document.querySelector('dialog[open], [role=dialog]') ? [] : [...document.querySelectorAll(choices)]
    .filter((choice) => {
        if (!choice.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
        choice.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
        const { x, y, width, height } = choice.getBoundingClientRect()
        const there = document.elementFromPoint(x + width / 2, y + height / 2)
        return !choice.contains(there) && !there?.closest(choices)
    })
    .map((choice) => choice.outerHTML.slice(0, 300))"""
_CUT: Final = """() => {
    const cut = []
    const texts = document.createTreeWalker(document.querySelector('main.table'), NodeFilter.SHOW_TEXT)
    for (let text; (text = texts.nextNode()); ) {
        const range = document.createRange()
        range.selectNodeContents(text)
        const words = range.getBoundingClientRect()
        if (!words.width || !text.parentElement.checkVisibility() || text.parentElement.closest('svg')) continue
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
PATIENCE: Final = 60_000
"""Milliseconds after which something counts as broken, on a machine that is busy with other tests too."""

expect.set_options(timeout=PATIENCE)


class Guest:
    """One browser context with one page."""

    def __init__(self, browser: Browser, address: str, *, phone: bool, language: str, theme: str) -> None:
        size = (390, 844) if phone else (1440, 900)
        self.address = address
        self.phone = phone
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=phone,
            is_mobile=phone,
            locale="ru-RU" if language == "ru" else "en-GB",
            permissions=["clipboard-read", "clipboard-write"],
        )
        self.context.set_default_timeout(PATIENCE)
        kept = json.dumps({**SETTINGS, "language": language, "theme": theme})
        self.context.add_init_script(
            f"if (!localStorage.getItem('tetrarchy-settings')) localStorage.setItem('tetrarchy-settings', {kept!r})"
        )
        self.api("GET", "/me")
        self.page: Page = self.context.new_page()
        self.forgiving = False
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
        self.context.close()
        return self.complaints

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def find(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    def press(self, testid: str) -> None:
        """Click or tap what has this test id."""
        self.hit(self.find(testid).first)

    def hit(self, target: Locator) -> None:
        """One click or tap."""
        if self.phone:
            target.tap()
        else:
            target.click()

    @property
    def table(self) -> str:
        """The id of the table in the address."""
        return self.page.url.split("/table/")[1].split("#")[0]

    def play_now(self, game: str) -> None:
        """One click on the home page."""
        self.press(f"play-{game}")
        expect(self.find("prompt")).to_be_visible(timeout=PATIENCE)

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
        expect(self.find("prompt")).to_be_visible(timeout=PATIENCE)
        return str(table["id"])

    def number(self) -> int:
        """How many positions this page has seen."""
        return int(self.page.locator("main.table").get_attribute("data-number") or 0)

    def waits(self) -> None:
        """Wait until it is our turn or the game is over."""
        self.page.locator("main.table[data-turn='yours'], main.table[data-turn='over']").wait_for(
            timeout=PATIENCE
        )

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
        before = self.number()
        for _ in range(40):
            targets = self.page.locator(CHOICES)
            count = targets.count()
            if count:
                target = targets.nth(rng.randrange(count))
                if target.is_visible():
                    self._try(target)
                    if self.phone and not self._moved(before):
                        self._try(target)  # the first tap only previews
            if self._moved(before):
                return True
        raise AssertionError(f"No choice was taken: {self.find('prompt').inner_text()}")

    def reaches_every_choice(self) -> None:
        """Nothing may lie over the middle of what can be chosen, but another choice."""
        covered = self.page.evaluate(_COVERED, CHOICES)
        assert not covered, covered

    def take(self, target: Locator) -> None:
        """Decide by this target: on a phone the first tap only previews."""
        before = self.number()
        self._try(target)
        if self.phone and not self._moved(before):
            self._try(target)
        self._moved(before)

    def _try(self, target: Locator) -> None:
        """A board may redraw between looking and clicking: then the next try finds its new shape."""
        try:
            if self.phone:
                target.tap(timeout=1500, force=True)
            else:
                target.click(timeout=1500, force=True)
        except Exception as error:
            if "Timeout" not in str(error) and "not attached" not in str(error):
                raise

    def _moved(self, before: int) -> bool:
        """Whether the click was a decision; if so, wait for what it brought."""
        return bool(self.page.evaluate(_MOVED, before))

    def prompt_height(self) -> int:
        """How high the prompt is; what it asks must be seen whole."""
        seen = self.page.evaluate(_PROMPT)
        assert not seen["cut"], self.find("prompt").inner_text()
        return int(seen["height"])

    def words_cut(self) -> list[str]:
        """What is written beyond the edge of its box, to the left or right."""
        return [str(words) for words in self.page.evaluate(_CUT)]

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


def play_together(guests: list[Guest], rng: Random, most: int = 2000) -> bool:
    """Whoever is asked decides; True once the game is over for everybody, False after so many decisions."""
    for _ in range(most):
        asked = [guest for guest in guests if guest.turn == "yours"]
        if asked:
            rng.choice(asked).decide(rng)
        elif all(guest.over for guest in guests):
            return True
        else:
            guests[0].page.wait_for_timeout(20)
    return False
