"""An experiment in the page: begun, watched, stopped, gone on with; its report read, searched and saved."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.axe import faults
from tests.web.conftest import Visit

pytestmark = pytest.mark.browser
PATH = "/lab/queendomino/experiments"


@pytest.mark.slow
def test_an_experiment_is_begun_and_its_report_is_read(visit: Visit) -> None:
    guest = visit()
    guest.go("/components/queendomino")
    guest.press("to-lab")
    expect(guest.find("no-experiments")).to_be_visible()
    guest.find("set-two").select_option("own")
    guest.find("games").select_option("100")
    for bot in guest.find("new-experiment").get_by_role("combobox", name="Seat").all():
        bot.select_option("random")
    guest.page.locator("select:has(option[value=kingdomino])").select_option("kingdomino")
    found = faults(guest, "form")
    guest.press("begin")
    row = guest.find("my-experiments").get_by_role("listitem")
    expect(row).to_contain_text("of 200 games played")
    guest.press("open-report")
    report = guest.find("report")
    expect(report.get_by_role("heading", level=1)).to_contain_text("two sets side by side")
    expect(report.get_by_text("95 % interval").first).to_be_visible()
    found += faults(guest, "report")
    report.get_by_role("searchbox").first.fill("k12")
    expect(report.locator(".sortable .row:visible").first).to_contain_text("k12 (")
    assert all("k12" in row for row in report.locator(".sortable .row:visible").all_inner_texts())
    report.get_by_role("link", name="How often components are used").click()
    expect(report.locator("#beside-uses")).to_be_in_viewport()
    expect(report.locator("#beside-uses")).to_be_focused()
    with guest.page.expect_download() as saved:
        guest.press("save-report")
    assert "two sets side by side" in saved.value.path().read_text("utf-8")
    guest.press("to-experiments")
    expect(row).to_contain_text("Done")
    found += faults(guest, "list")
    assert not found, "\n".join(found)


@pytest.mark.slow
def test_on_a_phone_in_russian_one_is_stopped_gone_on_with_and_deleted(visit: Visit) -> None:
    guest = visit(phone=True, language="ru")
    guest.api("GET", "/me")
    wish = {"sets": ["own"], "bots": ["greedy", "greedy"], "games": 5000}
    guest.api("POST", PATH, wish)
    guest.go(PATH)
    guest.press("stop")
    row = guest.find("my-experiments").get_by_role("listitem")
    expect(row).to_contain_text("Остановлен")
    guest.press("go-on")
    expect(row).to_contain_text("Идёт")
    expect(row.get_by_role("progressbar")).to_be_visible()
    guest.press("delete")
    found = faults(guest, "list")
    guest.press("delete-sure")
    expect(guest.find("no-experiments")).to_be_visible()
    wide = guest.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide
    assert not found, "\n".join(found)
