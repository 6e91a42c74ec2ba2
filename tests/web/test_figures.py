"""What a player waits for, written down: ``web/tools/figures.py`` puts the same figures into docs/web.md."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median

import pytest

from tests.web.conftest import Visit
from tests.web.figures import clicks_to_paint, script_of

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["inkdoms", "queendomino"])
def test_clicks_are_painted(
    visit: Visit, record_property: Callable[[str, object], None], game: str, phone: bool
) -> None:
    waits = clicks_to_paint(visit(phone=phone), game, 5)
    assert len(waits) >= 5
    record_property("median_ms", median(waits))
    record_property("most_ms", waits[-1])
    print(f"{game}: median {median(waits):.0f} ms, at most {waits[-1]:.0f} ms")


def test_first_load_is_light(visit: Visit) -> None:
    guest = visit("/rules")
    size = script_of(guest, "/")
    print(f"{size / 1000:.0f} kB of script")
    assert 0 < size < 100_000


def test_a_table_loads_no_lobby_and_no_ceremony(visit: Visit) -> None:
    guest = visit("/")
    table = guest.new_table("wonderful_kingdom")
    size = script_of(guest, f"/table/{table}")
    print(f"{size / 1000:.0f} kB of script")
    assert 0 < size < 180_000
