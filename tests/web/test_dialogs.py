"""Dialogs, and what is behind them."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit

pytestmark = pytest.mark.browser

CLOSE_AND_CLICK: Final = """async (behind) => {
    document.querySelector('dialog[open]').requestClose()
    await Promise.resolve()
    document.querySelector(behind).click()
}"""
"""Esc, and a click behind the dialog before the browser tells that it is closed."""


@pytest.mark.parametrize("behind", [".spell[aria-disabled]", "[data-testid='settings']"])
def test_a_click_right_after_esc_opens_a_dialog_again(visit: Visit, behind: str) -> None:
    """A browser tells only later that a dialog is closed; the one that is open by then stays."""
    guest = visit()
    guest.go("/rules/inkdoms#example-monsters")
    dialog = guest.page.get_by_role("dialog")
    guest.click(guest.page.locator(behind).first)
    expect(dialog).to_be_visible()
    guest.page.evaluate(CLOSE_AND_CLICK, behind)
    guest.settles()
    expect(dialog).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_the_focus_returns_to_what_has_opened_a_dialog(visit: Visit) -> None:
    guest = visit()
    guest.go("/rules/inkdoms#example-monsters")
    spell = guest.page.locator(".spell[aria-disabled]").first
    dialog = guest.page.get_by_role("dialog")
    for leave in ("Escape", "Enter"):  # Enter: the button that closes it has the focus
        spell.press("Enter")
        expect(dialog.get_by_role("button", name="Close").first).to_be_focused()
        guest.page.keyboard.press(leave)
        expect(dialog).to_have_count(0)
        expect(spell).to_be_focused()
