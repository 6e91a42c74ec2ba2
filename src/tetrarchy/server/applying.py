"""Which options a game asks for: some have a use only beside certain values of others.

The page leaves an option out where it changes nothing. The games refuse, or do not read, such an option;
tests/server/test_applying.py holds this table against them.
"""

from __future__ import annotations

from typing import Final

from tetrarchy.kernel.options import Value

SEATS: Final = "seats"
"""Stands beside the options' names for the number of seats."""

_ONE_DECK: Final[dict[str, list[Value]]] = {"module": ["threats"], "scenario": [0]}

_ONLY_WITH: Final[dict[str, dict[str, dict[str, list[Value]]]]] = {
    "queendomino": {
        "bonuses": {"variant": ["standard", "royal_wedding", "teams"]},
        "middle_kingdom": {"variant": ["kingdomino"]},
        "harmony": {"variant": ["kingdomino"]},
    },
    "wonderful_kingdom": {
        "module": {"scenario": [0]},
        "deck_1": _ONE_DECK,
        "deck_2": {**_ONE_DECK, SEATS: [2]},
        "quest": {"module": ["quests"], "scenario": [0]},
        "search": {SEATS: [1]},
        "scenario": {SEATS: [1]},
    },
}


def only_with(game: str, option: str) -> dict[str, list[Value]]:
    """For which values of other options, or numbers of seats, an option has a use; empty: for all."""
    return _ONLY_WITH.get(game, {}).get(option, {})
