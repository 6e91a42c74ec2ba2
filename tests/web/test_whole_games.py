"""Whole games played through the page by whatever it offers, to the end screen, the record and the replay."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit

pytestmark = pytest.mark.browser


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "seats", "screen"),
    [
        ("gem_forge", 2, {"language": "ru"}),
        ("wonderful_kingdom", 2, {"phone": True}),
    ],
)
def test_to_the_end(visit: Visit, game: str, seats: int, screen: dict[str, Any]) -> None:
    guest = visit(**screen)
    guest.new_table(game, seats)
    assert guest.play_out(Random(11)) > 10
    table = guest.table
    expect(guest.find("rematch")).to_be_visible()
    standing = guest.api("GET", f"/tables/{table}")["standing"]
    sheets = guest.api("GET", f"/tables/{table}/sheets")["sheets"]
    best = max(range(seats), key=lambda seat: -standing[seat])
    expect(guest.page.get_by_role("dialog")).to_contain_text(str(sheets[best]["least"]).replace("-", "−"))
    with guest.page.expect_download() as download:
        guest.press("record")
    assert download.value.path().read_text("utf-8").startswith("tetrarchy")
    guest.press("review")
    guest.page.locator("main.table").wait_for()
    guest.press("last")
    expect(guest.page.locator("main.table")).to_have_attribute("data-turn", "over")
