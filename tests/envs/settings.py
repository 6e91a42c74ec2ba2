"""What the environments are tested with: every game as usual, and the modes that differ most."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tetrarchy.catalogue import GAMES

Played = tuple[str, int, dict[str, Any]]

USUAL: Final[list[Played]] = [(game, 2, {}) for game in GAMES]
SOLO: Final[list[Played]] = [
    ("inkdoms", 1, {}),
    ("wonderful_kingdom", 1, {"module": "quests", "side": "b"}),
    ("wonderful_kingdom", 1, {"scenario": 4}),
]
MORE: Final[list[Played]] = [
    ("queendomino", 4, {"variant": "kingdomino"}),
    ("inkdoms", 3, {}),
    ("wonderful_kingdom", 2, {"module": "threats"}),
]


def named(played: Played) -> str:
    """A test's name."""
    game, seats, options = played
    return "-".join([game, str(seats), *(f"{name}={value}" for name, value in options.items())])


def each(settings: list[Played]) -> pytest.MarkDecorator:
    """Run a test with every one of these settings."""
    return pytest.mark.parametrize("played", settings, ids=named)
