"""Every game, with every number of seats and every variant, passes the kernel's suite."""

from __future__ import annotations

import pytest

from tests.conformance.laws import laws_of
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel import COMPILED
from tetrarchy.kernel.conformance import check_bad_snapshots, check_game, check_secrets
from tetrarchy.kernel.options import Options

STEPS = 100_000 if COMPILED else 3_000
"""The compiled engine walks the long way, the interpreted one shows that it keeps the same laws."""
MOST_VARIANTS = 18
"""A game with more of them walks less far through each, so that the whole stays within minutes."""


def steps(identifier: str) -> int:
    """How far to walk through each variant of a game."""
    variants = len(find_game(identifier).variants())
    return STEPS if variants <= MOST_VARIANTS else 6 * STEPS // variants


VARIANTS = [
    pytest.param(identifier, seats, options, id=f"{identifier}-{number}-{seats}")
    for identifier in GAMES
    for number, (seats, options) in enumerate(find_game(identifier).variants())
]


@pytest.mark.parametrize(("identifier", "seats", "options"), VARIANTS)
def test_conformance(identifier: str, seats: int, options: Options) -> None:
    game = find_game(identifier)
    enough = steps(identifier) // 20
    laws = laws_of(identifier)
    walk = check_game(game, seats, options, seed=seats, steps=enough, every=5, laws=laws)
    assert walk.checked > enough // 6


@pytest.mark.parametrize(("identifier", "seats", "options"), VARIANTS)
def test_many_steps(identifier: str, seats: int, options: Options) -> None:
    """The long walk: every action open and sorted, all checks now and then."""
    game = find_game(identifier)
    walk = check_game(game, seats, options, seed=1000 + seats, steps=steps(identifier), every=997)
    assert walk.steps >= steps(identifier)


@pytest.mark.parametrize(("identifier", "seats", "options"), VARIANTS)
def test_secrets(identifier: str, seats: int, options: Options) -> None:
    game = find_game(identifier)
    enough = 5_400 // len(game.variants())
    secrets = check_secrets(game, seats, options, seed=7, steps=enough, every=7)
    if game.secrets and seats > 1:
        assert secrets.other_worlds > 0
        assert secrets.hidden_choices > 0


@pytest.mark.parametrize(("identifier", "seats", "options"), VARIANTS)
def test_bad_snapshots(identifier: str, seats: int, options: Options) -> None:
    """What was damaged is refused or can be played; each game's own tests go deeper."""
    game = find_game(identifier)
    enough = -(-240 // len(game.variants()))
    damage = check_bad_snapshots(game, seats, options, seed=seats, number=enough)
    assert damage.refused > 0
