"""Coming back: a passkey of the browser, a code on another device, signing out everywhere, and the end."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.axe import faults
from tests.web.conftest import Visit
from tests.web.guest import Guest
from tests.web.qr import read_path

pytestmark = pytest.mark.browser


def by_name(guest: Guest) -> None:
    """Passkeys belong to a name; an address in numbers is none."""
    guest.address = guest.address.replace("127.0.0.1", "localhost")


def with_authenticator(guest: Guest) -> None:
    """A passkey store in the browser that says yes."""
    session = guest.context.new_cdp_session(guest.page)
    session.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
    options |= {"hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True}
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def call(guest: Guest, name: str) -> None:
    guest.find("me-name").fill(name)
    guest.find("me-name").blur()
    expect(guest.find("settings")).to_contain_text(name)


def test_a_passkey_brings_a_guest_back(visit: Visit) -> None:
    guest = visit()
    by_name(guest)
    with_authenticator(guest)
    guest.go("/me")
    call(guest, "Ada")
    me = guest.api("GET", "/me")["guest"]
    guest.press("make-passkey")
    expect(guest.page.get_by_text(re.compile("^Passkey: "))).to_be_visible()
    guest.context.clear_cookies()
    guest.page.reload()
    expect(guest.find("use-passkey")).to_be_visible()
    assert guest.api("GET", "/me")["guest"] != me
    with guest.page.expect_navigation():
        guest.press("use-passkey")
    expect(guest.find("me-name")).to_have_value("Ada")
    assert guest.api("GET", "/me")["guest"] == me
    expect(guest.find("devices").get_by_role("listitem")).to_have_count(2)


def test_a_seat_is_taken_along_to_a_phone_and_both_can_be_signed_out(visit: Visit) -> None:
    guest, phone, friend = visit("/me"), visit("/", phone=True, language="ru"), visit()
    call(guest, "Ada")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = guest.api("POST", "/tables", {"game": "queendomino", "seats": seats})["id"]
    friend.api("POST", f"/tables/{table}/join", {})
    guest.press("make-device-code")
    code = guest.find("device-code").inner_text()
    assert faults(guest, "profile with a code") == []
    drawn = guest.page.get_by_role("img", name="QR code").locator("path")
    address = read_path(drawn.get_attribute("d") or "", border=2)
    assert address == f"{guest.address}/me#code={code}"
    phone.go(address.removeprefix(guest.address))
    expect(phone.find("enter")).to_be_in_viewport()
    with phone.page.expect_navigation():
        phone.press("enter")
    expect(phone.find("me-name")).to_have_value("Ada")
    phone.go(f"/table/{table}")
    expect(phone.find("prompt")).to_be_visible()
    assert phone.api("GET", f"/tables/{table}")["you"] == 0
    assert friend.api("GET", f"/tables/{table}")["you"] == 1
    phone.go("/me")
    phone.forgiving = guest.forgiving = True
    phone.press("end-all")
    expect(phone.find("devices").get_by_role("listitem")).to_have_count(1)
    assert guest.api("GET", f"/tables/{table}")["you"] is None
    assert phone.api("GET", f"/tables/{table}")["you"] == 0


def test_a_wrong_code_is_refused_with_a_sentence(visit: Visit) -> None:
    guest = visit("/me")
    guest.forgiving = True
    me = guest.api("GET", "/me")["guest"]
    guest.find("code").fill("aaaa-bbbb-cccc-dddd")
    guest.press("enter")
    expect(guest.page.get_by_text("This code is not valid, or no longer.")).to_be_visible()
    assert guest.api("GET", "/me")["guest"] == me


def test_export_and_delete(visit: Visit, tmp_path: Path) -> None:
    guest, friend = visit("/me"), visit()
    call(guest, "Grace")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = guest.api("POST", "/tables", {"game": "queendomino", "seats": seats})["id"]
    friend.api("POST", f"/tables/{table}/join", {})
    with guest.page.expect_download() as download:
        guest.press("export")
    download.value.save_as(tmp_path / "me.json")
    told = json.loads((tmp_path / "me.json").read_text())
    assert [row["name"] for row in told["rows"]["guests"]] == ["Grace"]
    guest.press("delete")
    with guest.page.expect_navigation():
        guest.press("delete-sure")
    expect(guest.find("play-queendomino")).to_be_visible()
    seat = friend.api("GET", f"/tables/{table}")["seats"][0]
    assert (seat["kind"], seat["name"]) == ("bot", "")
    assert guest.api("GET", "/me")["name"] != "Grace"
