"""Which options have a use beside which others, held against what the games do."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.errors import BadOptions
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Option, Options, Value

SEATS = "seats"
every_game = pytest.mark.parametrize("game", GAMES)


def values_of(option: Option) -> list[Value]:
    if isinstance(option.default, bool):
        return [False, True]
    return list(option.choices) or list(range(option.least, option.most + 1))


def applies(option: Option, options: Options, seats: int) -> bool:
    beside = {**options, SEATS: seats}
    return all(beside[name] in values for name, values in option.only_with)


def tables(game: Game) -> Iterator[tuple[int, Options]]:
    """Everything that other options are asked beside, with every number of seats."""
    asked = {name for option in game.options for name, _ in option.only_with} - {SEATS}
    deciding = [option for option in game.options if option.name in asked]
    for values in product(*(values_of(option) for option in deciding)):
        chosen = {option.name: value for option, value in zip(deciding, values, strict=True)}
        for seats in {count for count, _ in game.variants()}:
            try:
                yield seats, game.settings(seats, chosen)
            except BadOptions:
                continue


def start(game: Game, seats: int, options: Options) -> dict[str, object] | None:
    """The first position without its options; None where the game refuses them."""
    try:
        snapshot = game.start(seats, game.settings(seats, options)).snapshot()
    except BadOptions:
        return None
    return {key: value for key, value in snapshot.items() if key != "options"}


@every_game
def test_conditions_name_what_there_is(game: str) -> None:
    options = {option.name: option for option in find_game(game).options}
    seats = {count for count, _ in find_game(game).variants()}
    for option in options.values():
        for other, values in option.only_with:
            assert other != option.name
            possible = sorted(seats) if other == SEATS else values_of(options[other])
            assert set(values) < set(possible)


@every_game
def test_an_option_that_is_left_out_changes_nothing(game: str) -> None:
    found = find_game(game)
    for seats, options in tables(found):
        plain = start(found, seats, options)
        for option in found.options:
            if applies(option, options, seats):
                continue
            for value in values_of(option):
                assert start(found, seats, {**options, option.name: value}) in (None, plain)


def test_no_option_of_queendomino_that_is_asked_is_refused() -> None:
    game = find_game("queendomino")
    for seats, options in tables(game):
        for option in game.options:
            if applies(option, options, seats) and option.name != "variant":
                for value in values_of(option):
                    assert start(game, seats, {**options, option.name: value}) is not None
