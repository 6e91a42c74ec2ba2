"""Every game, with every number of seats and every variant, passes the kernel's suite."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from functools import reduce
from operator import getitem
from typing import Any

import pytest
from librt.random import Random

from tests.conformance.laws import laws_of
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel import COMPILED
from tetrarchy.kernel.conformance import check_bad_snapshots, check_game, check_rows, check_secrets
from tetrarchy.kernel.drive import Draws
from tetrarchy.kernel.errors import BadSnapshot
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.state import State

STEPS = 20_000 if COMPILED else 3_000
"""The compiled engine walks further, the interpreted one shows that it keeps the same laws."""
LONG = 100_000
"""How far the compiled engine walks where there is time."""
MOST_VARIANTS = 18
"""A game with more of them walks less far through each, so that the whole stays within minutes."""


def steps(identifier: str, most: int = STEPS) -> int:
    """How far to walk through each variant of a game."""
    variants = len(find_game(identifier).variants())
    return most if variants <= MOST_VARIANTS else 6 * most // variants


VARIANTS = [
    pytest.param(identifier, seats, options, id=f"{identifier}-{number}-{seats}")
    for identifier in GAMES
    for number, (seats, options) in enumerate(find_game(identifier).variants())
]


def check_laws(identifier: str, seats: int, options: Options, enough: int) -> None:
    """A short walk with every check at every fifth node, and the game's own laws."""
    laws = laws_of(identifier)
    walk = check_game(find_game(identifier), seats, options, seed=seats, steps=enough, every=5, laws=laws)
    assert walk.checked > enough // 6


def check_many_steps(identifier: str, seats: int, options: Options, enough: int) -> None:
    """A long walk: every action open and sorted, all checks now and then."""
    walk = check_game(find_game(identifier), seats, options, seed=1000 + seats, steps=enough, every=997)
    assert walk.steps >= enough


@pytest.mark.walk
@pytest.mark.parametrize(("identifier", "seats", "options"), VARIANTS)
def test_conformance(identifier: str, seats: int, options: Options) -> None:
    check_laws(identifier, seats, options, steps(identifier) // 20)


@pytest.mark.walk
@pytest.mark.parametrize(("identifier", "seats", "options"), VARIANTS)
def test_many_steps(identifier: str, seats: int, options: Options) -> None:
    check_many_steps(identifier, seats, options, steps(identifier))


@pytest.mark.long
@pytest.mark.skipif(not COMPILED, reason="takes too long interpreted")
@pytest.mark.parametrize(("identifier", "seats", "options"), VARIANTS)
def test_the_long_way(identifier: str, seats: int, options: Options) -> None:
    check_laws(identifier, seats, options, steps(identifier, LONG) // 20)
    check_many_steps(identifier, seats, options, steps(identifier, LONG))


@pytest.mark.parametrize("identifier", GAMES)
def test_a_huge_number_in_a_view_is_refused_at_once(identifier: str) -> None:
    """Each number of a view in turn becomes 2**70; one that only repeats what others say changes nothing."""
    game = find_game(identifier)
    state = halfway(game)
    view = state.view(0)
    refused = 0
    for path in numbers_in(view):
        broken = copy.deepcopy(view)
        inside = reduce(getitem, path[:-1], broken)
        inside[path[-1]] = 2**70
        try:
            imagined = game.imagine(broken, Random(1))
        except BadSnapshot:
            refused += 1
        else:
            assert imagined.view(0) == view, path
    assert refused > 10


def halfway(game: Game) -> State:
    """A position of a greedy game for as many as can play, after some decisions."""
    seats, options = max(game.variants(), key=lambda variant: variant[0])
    state, rng = game.new(seats, options), Random(1)
    for _ in range(40):
        Draws(rng).settle(state)
        state.apply(state.mover(), game.greedy(state, state.mover(), rng))
    return state


def numbers_in(thing: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where plain data has numbers."""
    if type(thing) is int:
        yield path
    elif isinstance(thing, dict | list):
        for key, value in thing.items() if isinstance(thing, dict) else enumerate(thing):
            yield from numbers_in(value, (*path, key))


@pytest.mark.walk
@pytest.mark.parametrize(("identifier", "seats", "options"), VARIANTS)
def test_secrets(identifier: str, seats: int, options: Options) -> None:
    game = find_game(identifier)
    enough = 5_400 // len(game.variants())
    secrets = check_secrets(game, seats, options, seed=7, steps=enough, every=7)
    if game.secrets and seats > 1:
        assert secrets.other_worlds > 0
        assert secrets.hidden_choices > 0


@pytest.mark.walk
@pytest.mark.parametrize(("identifier", "seats", "options"), VARIANTS)
def test_rows_of_numbers_tell_no_more_than_views(identifier: str, seats: int, options: Options) -> None:
    game = find_game(identifier)
    enough = (20_000 if COMPILED else 2_700) // len(game.variants())
    rows = check_rows(game, seats, options, seed=11, steps=enough, every=5)
    assert rows.seen > enough // 6
    assert rows.told_apart > 0.9 * rows.seen
    if game.secrets and seats > 1:
        assert rows.other_worlds > 0
        assert rows.hidden_choices > 0


@pytest.mark.walk
@pytest.mark.parametrize(("identifier", "seats", "options"), VARIANTS)
def test_bad_snapshots(identifier: str, seats: int, options: Options) -> None:
    """What was damaged is refused or can be played; each game's own tests go deeper."""
    game = find_game(identifier)
    enough = -(-240 // len(game.variants()))
    damage = check_bad_snapshots(game, seats, options, seed=seats, number=enough)
    assert damage.refused > 0
