"""The same seed gives the same game: interpreted and compiled, today and tomorrow."""

from __future__ import annotations

import pytest

from tests.conformance.golden import all_playthroughs, stored


@pytest.mark.walk
@pytest.mark.parametrize("identifier", stored())
def test_golden_playthroughs(identifier: str) -> None:
    assert all_playthroughs(identifier) == stored()[identifier]
