"""Two people talk: phrases in each one's language, emoji, times, mute and report; the host reads it and bans."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import faults
from tests.web.conftest import LiveServer, Visit
from tests.web.pair import two_people

pytestmark = pytest.mark.browser


def open_chat(guest: object, phone: bool) -> None:
    page = guest.page  # type: ignore[attr-defined]
    if phone:
        page.get_by_role("button", name=re.compile("Журнал|чат", re.IGNORECASE)).first.click()
    page.get_by_role("tab", name=re.compile("Chat|Чат")).click()
    expect(page.get_by_test_id("chat-input")).to_be_visible()


@pytest.mark.slow
def test_two_people_talk_and_the_host_keeps_the_peace(visit: Visit, server: LiveServer) -> None:
    ada, ilya = two_people(visit, "queendomino")
    open_chat(ada, phone=False)
    open_chat(ilya, phone=True)
    ada.press("open-phrases")
    ada.press("phrase-luck")
    expect(ada.find("chat-line").first).to_contain_text("Good luck, have fun!")
    expect(ilya.find("chat-line").first).to_contain_text("Удачи и хорошей игры!")
    expect(ilya.find("chat-line").first.locator("time")).to_have_text(re.compile(r"\d\d:\d\d"))
    ilya.press("open-emoji")
    ilya.find("emoji").get_by_text("🎉").click()
    ilya.find("chat-input").press("Enter")
    expect(ada.find("chat-line").nth(1)).to_contain_text("🎉")
    ilya.find("chat-input").fill("Глупый ход!")
    ilya.find("chat-input").press("Enter")
    expect(ada.find("chat-line").nth(2)).to_contain_text("Глупый ход!")
    # Muted, it is shown no more, and comes back.
    ada.find("chat-more").nth(2).click()
    ada.press("chat-mute")
    expect(ada.find("chat-line").nth(2)).not_to_contain_text("Глупый")
    expect(ada.find("chat-line").nth(1)).not_to_contain_text("🎉")
    expect(ada.find("chat-line").first).to_contain_text("Good luck")
    ada.find("chat-more").nth(2).click()
    ada.press("chat-mute")
    ada.find("chat-more").nth(2).click()
    ada.press("chat-report")
    expect(ada.page.get_by_text("The host will see it.")).to_be_visible()
    # The host, at a screen of their own.
    host = visit("/host")
    host.forgiving = True
    host.find("host-token").fill("not the token")
    host.press("host-enter")
    expect(host.page.get_by_text("Only the host can do this.")).to_be_visible()
    host.forgiving = False
    host.find("host-token").fill(server.token)
    host.press("host-enter")
    expect(host.find("host-reports")).to_contain_text("Глупый ход!")
    host.press("host-ban")
    host.press("ban-sure")
    expect(host.find("host-bans")).to_contain_text("Илья")
    host.press("host-settle")
    expect(host.find("host-reports")).not_to_contain_text("Глупый")
    # A set that somebody keeps is removed by a second press too.
    goal = {"file": "board.toml", "path": ["track", "goal"], "value": 16}
    ada.api("POST", "/sets", {"game": "gem_forge", "name": "Short race", "changes": [goal]})
    host.press("host-look")
    expect(host.find("host-sets")).to_contain_text("Short race")
    host.press("host-remove")
    host.press("host-remove-sure")
    expect(host.find("host-sets")).not_to_contain_text("Short race")
    ilya.find("chat-input").fill("Ещё")
    ilya.find("chat-input").press("Enter")
    expect(ilya.page.get_by_text("Хозяин сервера закрыл вам доступ")).to_be_visible()
    expect(ada.find("chat-line")).to_have_count(3)
    host.press("host-lift")
    expect(host.find("host-bans")).not_to_contain_text("Илья")
    ilya.find("chat-input").fill("Извини")
    ilya.find("chat-input").press("Enter")
    expect(ada.find("chat-line").nth(3)).to_contain_text("Извини")
    assert faults(host, "host") == []
    # A table is closed for good by a second press only.
    host.press("host-close")
    expect(host.find("host-close-sure")).to_be_visible()
    expect(ada.find("prompt")).to_be_visible()
    host.press("host-close-sure")
    expect(ada.page.locator("h1")).to_have_text("This table is closed")
