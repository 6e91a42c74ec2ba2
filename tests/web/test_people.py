"""Two people become friends by a link and by asking, and one blocks the other."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.axe import faults
from tests.web.conftest import Visit

pytestmark = pytest.mark.browser


def test_two_people_become_friends_and_one_blocks_the_other(visit: Visit) -> None:
    ada, ilya = visit(), visit(phone=True, language="ru")
    for guest, name in ((ada, "Ada"), (ilya, "Илья")):
        guest.api("PUT", "/me", {"name": name})
    ada.go("/people")
    # By a link.
    expect(ada.find("friends")).to_contain_text("Nobody yet")
    ada.press("make-link")
    expect(ada.find("link")).to_be_visible()
    link = ada.find("link").input_value()
    ilya.go(link.removeprefix(ada.address))
    expect(ilya.find("inviter")).to_contain_text("Ada предлагает дружить")
    ilya.press("follow")
    expect(ilya.find("friends")).to_contain_text("Ada")
    expect(ilya.find("inviter")).to_have_count(0)
    expect(ada.find("friends")).to_contain_text("Илья")
    assert not faults(ada, "people") + faults(ilya, "people on a phone")
    ada.find("friends").get_by_role("button").click()
    ada.press("part")
    expect(ada.find("friends")).to_contain_text("Nobody yet")
    ada.press("renew-link")
    expect(ada.find("link")).not_to_have_value(link)
    ilya.forgiving = True
    ilya.go("/")
    ilya.go(link.removeprefix(ada.address))
    expect(ilya.page.get_by_text("Эта ссылка больше не действует.")).to_be_visible()
    ilya.forgiving = False
    # By asking somebody one has played with; both leave the game to bots.
    wish = {
        "game": "queendomino",
        "options": {"variant": "kingdomino"},
        "seats": [{"kind": "me"}, {"kind": "open"}],
    }
    table = ada.api("POST", "/tables", wish)["id"]
    ilya.api("POST", f"/tables/{table}/join", {})
    for guest in (ada, ilya):
        guest.api("POST", f"/tables/{table}/resign")
    expect(ilya.find("met")).to_contain_text("Ada")
    expect(ilya.find("met")).to_contain_text("1 партия")
    ilya.press("ask")
    expect(ilya.find("asked")).to_contain_text("Ada")
    expect(ada.find("asked-me")).to_contain_text("Илья")
    ada.find("asked-me").get_by_test_id("block").click()
    expect(ada.find("blocked")).to_contain_text("Илья")
    expect(ada.find("asked-me")).to_have_count(0)
    expect(ilya.find("asked")).to_contain_text("Ada")
    # What a blocked one says is hidden too, wherever it is said.
    own = ilya.api("POST", "/tables", wish)["id"]
    for guest in (ada, ilya):
        guest.go(f"/table/{own}")
    ilya.find("chat-input").fill("Привет!")
    ilya.find("chat-input").press("Enter")
    expect(ada.find("chat-line")).to_contain_text("You block Илья.")
    ada.press("chat-more")
    ada.press("chat-block")
    expect(ada.find("chat-line")).to_contain_text("Привет!")
