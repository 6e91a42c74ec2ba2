"""Changes of plain data: made here, applied here and by the page."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tetrarchy.kernel.patches import difference, patched

CASES = msgspec.json.decode((Path(__file__).parents[2] / "web/tests/patches.json").read_bytes())
"""What docs/wire.md tells by words, for both languages: before, change, after."""


@pytest.mark.parametrize("case", CASES, ids=[case["what"] for case in CASES])
def test_a_change_has_the_form_that_is_documented(case: dict[str, Any]) -> None:
    assert difference(case["before"], case["after"]) == case["change"]
    assert patched(case["before"], case["change"]) == case["after"]


def test_nothing_changes_between_equal_values() -> None:
    assert difference({"a": [1, {"b": None}]}, {"a": [1, {"b": None}]}) is None


def test_the_value_before_stays_as_it_was_and_shares_what_did_not_change() -> None:
    before = {"hand": [1, 2], "board": {"a": [3]}}
    after = patched(before, {"hand": {"0": []}})
    assert before == {"hand": [1, 2], "board": {"a": [3]}}
    assert after["hand"] == [2]
    assert after["board"] is before["board"]


def any_value(rng: random.Random, depth: int = 0) -> Any:
    """Some plain data, with few names and values, so that two of them have much in common."""
    kind = rng.random()
    if depth == 4 or kind < 0.4:
        return rng.choice([None, 2, 3, "a", "", [], {}])
    if kind < 0.7:
        return [any_value(rng, depth + 1) for _ in range(rng.randrange(5))]
    return {rng.choice("abcdef"): any_value(rng, depth + 1) for _ in range(rng.randrange(5))}


def test_any_value_becomes_any_other() -> None:
    rng = random.Random(1)
    changed = 0
    for _ in range(5000):
        before, after = any_value(rng), any_value(rng)
        change = difference(before, after)
        assert (change is None) == (before == after)
        if change is not None:
            changed += 1
            over_the_wire = msgspec.json.decode(msgspec.json.encode(change))
            assert patched(before, over_the_wire) == after
    assert changed > 4000
