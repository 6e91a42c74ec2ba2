"""People ask to be called, and are, by push, mail and webhook; and the page without a server."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import BrowserContext, Page, expect

from tests.server.receivers import Browser, Mailbox, Receiver, mailing, receiving
from tests.web.conftest import LiveServer, Visit
from tests.web.guest import PATIENCE, Guest
from tests.web.pair import two_people

pytestmark = pytest.mark.browser


class Outside(NamedTuple):
    """Who gets what the server sends."""

    receiver: Receiver
    box: Mailbox
    wait: Callable[[Callable[[], bool]], None]


@pytest.fixture
def outside(server: LiveServer) -> Iterator[Outside]:
    """A push service and a mail server, in a thread of their own."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()

    def run(work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, loop).result(PATIENCE / 1000)

    async def until(done: Callable[[], bool]) -> None:
        while not done():
            await asyncio.sleep(0.02)

    ports = (server.push, server.mail)
    try:
        push, mail = receiving(ports[0].number), mailing(ports[1].number)
        receiver, box = run(push.__aenter__()), run(mail.__aenter__())
        yield Outside(receiver, box, lambda done: run(until(done)))
        run(push.__aexit__(None, None, None))
        run(mail.__aexit__(None, None, None))
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


_PUSHES = """({ endpoint, keys }) => {
    Notification.requestPermission = () => Promise.resolve('granted')
    const subscription = { unsubscribe: () => Promise.resolve(true), toJSON: () => ({ endpoint, keys }) }
    PushManager.prototype.getSubscription = () => Promise.resolve(null)
    PushManager.prototype.subscribe = (wish) => { window.wished = wish; return Promise.resolve(subscription) }
}"""
"""A Chromium without Google's push service: what it would give to a page is the test's."""


def open_calls(guest: Guest) -> None:
    guest.page.get_by_test_id("settings").first.click()
    guest.press("open-calls")
    expect(guest.find("call-hook")).to_be_visible()


@pytest.fixture
def settled(browser: Chromium, server: LiveServer) -> Iterator[Callable[..., Page]]:
    """Somebody whose browser may keep the page: ``settled(phone=True, language="ru")``."""
    contexts: list[BrowserContext] = []

    def open_page(phone: bool = False, language: str = "en") -> Page:
        width, height = (390, 844) if phone else (1440, 900)
        context = browser.new_context(
            base_url=server.address,
            viewport={"width": width, "height": height},
            permissions=["notifications"],
            service_workers="allow",
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        kept = {"motion": "off", "pace": "instant", "sound": False, "language": language}
        page.add_init_script(f"localStorage.setItem('tetrarchy-settings', {json.dumps(json.dumps(kept))})")
        page.goto("/")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        return page

    yield open_page
    for context in contexts:
        context.close()


def asks(page: Page, method: str, path: str, body: Any = None) -> Any:
    """A request of the page's guest."""
    headers = {"X-Tetrarchy": "1", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body)
    return page.context.request.fetch(f"/api{path}", method=method, headers=headers, data=data).json()


def test_two_people_are_called_by_mail_webhook_and_push(
    visit: Visit, settled: Callable[..., Page], server: LiveServer, outside: Outside
) -> None:
    receiver, box, wait = outside
    # One asks for mail and for a webhook, and tries both.
    ada = visit("/")
    open_calls(ada)
    ada.find("call-hook").fill("https://10.0.0.1.example.invalid/")
    ada.forgiving = True
    ada.press("add-hook")
    expect(ada.page.get_by_text("There is no")).to_be_visible()
    ada.forgiving = False
    ada.complaints.clear()
    ada.find("call-hook").fill(f"{receiver.address}/ada")
    ada.press("add-hook")
    expect(ada.find("channels").get_by_role("listitem")).to_have_count(1)
    ada.press("try-hook")
    wait(lambda: any("A message from Tetrarchy" in post.json["text"] for post in receiver.posted))
    ada.find("call-mail").fill("ada@example.org")
    ada.press("send-code")
    wait(lambda: len(box.mails) == 1)
    code = re.search(r"\d{6}", box.text())
    assert code is not None
    ada.find("call-code").fill(code[0])
    ada.press("confirm-code")
    ada.press("try-mail")
    wait(lambda: len(box.mails) == 2)
    assert box.mails[1]["Subject"] == "A message from Tetrarchy"
    # The other is notified by a browser, on a phone.
    bob, screen = settled(phone=True, language="ru"), Browser()
    bob.evaluate(_PUSHES, {"endpoint": f"{receiver.address}/bob", "keys": screen.keys})
    bob.get_by_test_id("settings").first.click()
    bob.get_by_test_id("open-calls").click()
    bob.get_by_test_id("call-push").click()
    expect(bob.get_by_test_id("try-push")).to_be_visible()
    assert bob.evaluate("window.wished.applicationServerKey") == asks(bob, "GET", "/calls")["push"]
    bob.get_by_test_id("try-push").click()
    wait(lambda: any(post.path == "/bob" for post in receiver.posted))
    trial = screen.read(next(post for post in receiver.posted if post.path == "/bob").body)
    assert trial["title"] == "Сообщение от Tetrarchy"
    # A game for days: whoever is to decide has closed the table, and is called.
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ada.api("POST", "/tables", {"game": "inkdoms", "seats": seats})["id"]
    del receiver.posted[:]
    asks(bob, "POST", f"/tables/{table}/join", {"name": "Боб"})
    wait(lambda: len(receiver.posted) > 0)
    first = receiver.posted[0]
    told = screen.read(first.body)["path"] if first.path == "/bob" else first.json["text"]
    assert f"/table/{table}" in told
    assert len([post for post in receiver.posted if post.path == first.path]) == 1
    # What was pushed is shown by the page's worker, in words that came from the server.
    [worker] = bob.context.service_workers
    notice = worker.evaluate(
        """(told) => new Promise((done) => {
            self.registration.showNotification = (title, { body, data }) => done([title, body, data.path])
            self.dispatchEvent(new PushEvent('push', { data: JSON.stringify(told) }))
        })""",
        trial,
    )
    assert notice == [trial["title"], trial["body"], "/"]


def test_a_room_is_told_of_a_table_by_its_webhook(visit: Visit, outside: Outside) -> None:
    receiver, _, wait = outside
    ada, ilya = two_people(visit, "queendomino")
    open_calls(ada)
    ada.find("call-hook").fill(f"{receiver.address}/room")
    ada.find("hook-table").check()
    ada.press("add-hook")
    expect(ada.find("channels")).to_contain_text("for one table")
    ada.press("try-hook")
    wait(lambda: any("A message from Tetrarchy" in post.json["text"] for post in receiver.posted))
    open_calls(ilya)
    expect(ilya.find("channels")).to_have_count(0)
    expect(ilya.find("hook-table")).to_have_count(0)  # it belongs to whoever made the table
    table = ada.table
    for guest in (ada, ilya):  # nobody is called to a table that they have open
        guest.go("/")
    wait(lambda: any(f"/table/{table}" in post.json["text"] for post in receiver.posted))
    told = next(post.json["text"] for post in receiver.posted if "/table/" in post.json["text"])
    assert "Queendomino" in told
    for guest in (ada, ilya):
        guest.api("POST", f"/tables/{table}/resign")
    wait(lambda: receiver.posted[-1].json["tables"][0]["kind"] == "over")


def test_a_link_in_a_mail_ends_it(visit: Visit, outside: Outside) -> None:
    ada = visit("/")
    ada.api("POST", "/calls/mail", {"address": "stop@example.org"})
    outside.wait(lambda: len(outside.box.mails) == 1)
    link = re.search(r"/stop#\S+", outside.box.text())
    assert link is not None
    ada.go(link[0])
    ada.press("stop")
    expect(ada.find("stopped")).to_be_visible()
    assert ada.api("GET", "/calls")["channels"] == []


def test_replays_and_lessons_stay_readable_without_the_server(
    settled: Callable[..., Page], server: LiveServer
) -> None:
    page = settled()
    bots = [{"kind": "bot", "level": 1}] * 2
    table = asks(page, "POST", "/tables", {"game": "inkdoms", "seats": bots})["id"]
    while asks(page, "GET", f"/tables/{table}")["state"] != "finished":
        page.wait_for_timeout(100)
    lesson = asks(page, "GET", "/games/queendomino/lessons")["lessons"][0]["id"]
    for path, sign in ((f"/learn/queendomino/{lesson}", "[data-testid=coach]"), (f"/replay/{table}", "main")):
        page.goto(path)
        expect(page.locator(sign).first).to_be_visible()
        page.wait_for_load_state("networkidle")
        expect(page.get_by_text("One moment")).to_have_count(0)
        expect(page.get_by_test_id("offline")).to_be_hidden()
    expect(page.locator("main").first).to_contain_text("Baroness")
    board = page.locator("main").first.inner_text()
    page.goto("/")
    with server.killed():
        page.goto(f"/replay/{table}")
        expect(page.get_by_test_id("offline")).to_be_visible()
        expect(page.locator("main").first).to_contain_text("Baroness")
        assert page.locator("main").first.inner_text() == board
        page.goto(f"/learn/queendomino/{lesson}")
        expect(page.get_by_test_id("offline")).to_contain_text("stay readable")
        expect(page.get_by_test_id("coach").first).to_be_visible()
        page.goto("/tournaments")  # nobody has opened it before
        expect(page.get_by_test_id("away")).to_contain_text("did not load")
    page.get_by_test_id("reload").click()
    expect(page.get_by_role("heading", name="Tournaments")).to_be_visible()
    page.goto("/")
    expect(page.get_by_test_id("offline")).to_be_hidden()
    # Behind a proxy a server that is away answers by the proxy's words.
    [worker] = page.context.service_workers
    worker.evaluate("() => { self.fetch = async () => new Response('Bad gateway', { status: 502 }) }")
    page.goto(f"/replay/{table}")
    expect(page.get_by_test_id("offline")).to_be_visible()
    expect(page.locator("main").first).to_contain_text("Baroness")
    assert page.locator("main").first.inner_text() == board


def test_a_full_disk_keeps_nobody_from_playing(settled: Callable[..., Page]) -> None:
    page = settled()
    [worker] = page.context.service_workers
    worker.evaluate("() => { Cache.prototype.put = async () => { throw new DOMException('full') } }")
    page.goto("/tournaments")
    expect(page.get_by_role("heading", name="Tournaments")).to_be_visible()
    page.goto("/")
    expect(page.get_by_test_id("play-inkdoms")).to_be_visible()
    expect(page.get_by_test_id("offline")).to_be_hidden()
