"""The verdict on attacks: what counts as broken, and when the machine is to blame."""

from __future__ import annotations

from typing import Any

import pytest

from benchmarks.server_attacks import verdict


def row(attack: str, p99_ms: float, lost: str = "") -> dict[str, Any]:
    return {"attack": attack, "p99_ms": p99_ms, "lost": lost}


@pytest.mark.parametrize(
    ("rows", "word", "code"),
    [
        ([row("nobody", 8), row("pings", 99)], "HOLDS", 0),
        ([row("nobody", 8), row("pings", 100)], "BROKEN", 1),
        ([row("nobody", 8), row("pings", 9, "TimeoutError")], "BROKEN", 1),
        ([row("nobody", 60), row("pings", 99)], "HOLDS", 0),
        ([row("nobody", 60), row("pings", 300)], "NO VERDICT", 2),
    ],
)
def test_one_attack_above_the_bar_breaks_it(rows: list[dict[str, Any]], word: str, code: int) -> None:
    said, found = verdict(rows)
    assert found == code
    assert said.startswith(word)
    assert ("pings" in said) == bool(code)
