"""The same seed gives the same game: interpreted and compiled, today and tomorrow."""

from __future__ import annotations

import json

import pytest

from tests.conformance.golden import FILE, all_playthroughs
from tetrarchy.catalogue import GAMES


@pytest.mark.parametrize("identifier", GAMES)
def test_golden_playthroughs(identifier: str) -> None:
    assert all_playthroughs(identifier) == json.loads(FILE.read_text())[identifier]
