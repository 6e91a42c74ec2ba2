"""What people have played: two of them look at the same games."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.axe import faults
from tests.web.conftest import Visit
from tests.web.guest import play_together

pytestmark = pytest.mark.browser


@pytest.mark.slow
def test_two_people_find_their_game_in_their_histories(visit: Visit) -> None:
    host, friend = visit(), visit(phone=True, language="ru")
    for guest, name in ((host, "Ada"), (friend, "Илья")):
        guest.api("PUT", "/me", {"name": name})
    host.go("/history")
    expect(host.find("history-empty")).to_be_visible()
    wish = {"game": "queendomino", "options": {"variant": "kingdomino"}}
    table = host.api("POST", "/tables", {**wish, "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    friend.api("POST", f"/tables/{table}/join", {})
    for guest in (host, friend):
        guest.go(f"/table/{table}")
    assert play_together([host, friend], Random(5))
    scores = host.api("GET", f"/tables/{table}")["scores"]
    told = ("Kingdomino: what my games tell", "Kingdomino: о чём говорят мои партии")
    for seat, (guest, rival) in enumerate(((host, "Илья"), (friend, "Ada"))):
        guest.go("/history")
        expect(guest.page.locator("#statistics")).to_have_text(told[seat])
        expect(guest.find(f"played-{table}")).to_contain_text(str(scores[seat]))
        expect(guest.find(f"played-{table}")).to_contain_text(f"{rival}: {scores[1 - seat]}")
        expect(guest.find("rivals")).to_contain_text(rival)
        expect(guest.find("statistics").get_by_role("img")).to_be_visible()
        assert faults(guest, "history") == []
        guest.find("by-against").select_option("alone")
        expect(guest.find(f"played-{table}")).to_have_count(0)
        guest.find("by-against").select_option("people")
        expect(guest.find(f"played-{table}")).to_be_visible()
    friend.go(f"/replay/{table}")
    expect(friend.page.locator(".crumb b")).to_have_text("Kingdomino")
