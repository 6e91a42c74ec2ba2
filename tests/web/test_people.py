"""Two people become friends by a link and by asking, and one blocks the other."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.axe import faults
from tests.web.conftest import Visit

pytestmark = pytest.mark.browser
TWO = [{"kind": "me"}, {"kind": "open"}]
WISH = {"game": "queendomino", "options": {"variant": "kingdomino"}, "seats": TWO}


@pytest.mark.slow
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
    table = ada.api("POST", "/tables", WISH)["id"]
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
    own = ilya.api("POST", "/tables", WISH)["id"]
    for guest in (ada, ilya):
        guest.go(f"/table/{own}")
    ilya.find("chat-input").fill("Привет!")
    ilya.find("chat-input").press("Enter")
    expect(ada.find("chat-line")).to_contain_text("You block Илья.")
    ada.press("chat-more")
    ada.press("chat-block")
    expect(ada.find("chat-line")).to_contain_text("Привет!")


@pytest.mark.slow
def test_a_friend_is_invited_by_name_and_the_game_is_played_again(visit: Visit) -> None:
    ada, ilya = visit(), visit(phone=True, language="ru")
    for guest, name in ((ada, "Ada"), (ilya, "Илья")):
        guest.api("PUT", "/me", {"name": name})
    ilya.api("POST", "/people/link/follow", {"key": ada.api("POST", "/people/link")["link"]})
    ilya.go("/people")
    expect(ilya.find("friends")).to_contain_text("сейчас здесь")
    table = ada.api("POST", "/tables", WISH)["id"]
    ada.go(f"/table/{table}")
    ada.press("invite-people")
    expect(ada.find("invite-list")).to_contain_text("here now")
    assert not faults(ada, "inviting")
    ada.press("invite-one")
    expect(ada.find("invite-list")).to_contain_text("invited")
    expect(ilya.find("invitations")).to_contain_text("Приглашает Ada")
    expect(ilya.find("friends")).to_contain_text("за столом")
    expect(ilya.find("to-friends")).to_be_visible()
    assert not faults(ilya, "invitations on a phone")
    ilya.press("enter")
    expect(ilya.find("prompt")).to_be_visible()
    expect(ada.find("prompt")).to_be_visible()
    ada.go("/people")
    expect(ada.find("friends")).to_contain_text("at a table")
    for guest in (ada, ilya):
        guest.api("POST", f"/tables/{table}/resign")
    # Who does not want to be seen is not.
    ilya.go("/people")
    expect(ilya.find("friends")).to_contain_text("сейчас здесь")
    ada.find("seen").uncheck()
    expect(ilya.find("friends")).not_to_contain_text("сейчас здесь")
    # The bots have played it out by now, or will soon.
    expect(ada.find("again")).to_be_visible()
    ada.press("again")
    expect(ada.find("link")).to_be_visible()
    expect(ilya.find("invitations")).to_contain_text("Приглашает Ada")
    ilya.press("decline-invitation")
    expect(ilya.find("invitations")).to_have_count(0)
    ada.press("invite-people")
    expect(ada.find("invite-list")).to_contain_text("declined")


def test_a_table_waits_and_others_see_who_is_on_vacation(visit: Visit) -> None:
    ada, ilya = visit(), visit(phone=True, language="ru")
    for guest, name in ((ada, "Ada"), (ilya, "Илья")):
        guest.api("PUT", "/me", {"name": name})
    ada.go("/")
    ada.press("friends-queendomino")
    ada.page.get_by_text("Clock, spectators, hints").click()
    ada.page.get_by_label("Clock").select_option("days")
    expect(ada.find("table-vacation")).to_be_checked()
    ada.find("table-wait").select_option("week")
    assert not faults(ada, "a new table that waits")
    ada.press("create")
    expect(ada.find("lobby-closes")).to_contain_text("stays open until")
    expect(ada.page.get_by_text("vacations", exact=True)).to_be_visible()
    ilya.api("POST", f"/tables/{ada.table}/join", {})
    ilya.go("/people")
    expect(ilya.find("vacation")).to_contain_text("у вас осталось 30 дней")
    ilya.find("vacation-days").fill("5")
    assert not faults(ilya, "vacation")
    ilya.press("go-on-vacation")
    expect(ilya.find("vacation")).to_contain_text("Вы в отпуске до")
    ada.api("POST", f"/tables/{ada.table}/start")
    expect(ada.find("prompt")).to_be_visible()
    expect(ada.find("away-1")).to_contain_text("on vacation until")
    ilya.press("end-vacation")
    expect(ilya.find("vacation")).to_contain_text("у вас осталось 29 дней")
    expect(ada.find("away-1")).to_have_count(0)
