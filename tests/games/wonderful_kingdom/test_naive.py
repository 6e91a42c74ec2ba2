"""Random games of every variant against the second, naive implementation."""

from __future__ import annotations

import pytest
from librt.random import Random

from tests.games.wonderful_kingdom.naive import check_laws
from tests.games.wonderful_kingdom.naive_choices import open_actions
from tetrarchy.games.wonderful_kingdom import GAME
from tetrarchy.kernel.conformance import check_game, check_secrets
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.state import OVER

VARIANTS = [
    pytest.param(
        seats,
        options,
        id=f"{number}-{seats}-scenario{options['scenario']}"
        if options["scenario"]
        else f"{number}-{seats}-{options['module']}",
    )
    for number, (seats, options) in enumerate(GAME.variants())
]


@pytest.mark.walk
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_open_actions_and_laws(seats: int, options: Options) -> None:
    """Cards are conserved, points and production counted right, and the same actions are open."""
    rng = Random(seats)
    for _ in range(2):
        state = GAME.start(seats, options)
        while state.mover() != OVER:
            check_laws(state)
            for seat in range(seats):
                legal = {GAME.actions.notation(code) for code in state.legal(seat)}
                if legal:
                    assert legal == open_actions(state.view(seat))
            actors = state.actors()
            actor = actors[rng.randrange(len(actors))]
            state.apply(actor, state.sample(actor, rng))
        check_laws(state)


@pytest.mark.walk
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_conformance(seats: int, options: Options) -> None:
    walk = check_game(GAME, seats, options, seed=11, steps=100, every=9)
    assert walk.checked > 5


@pytest.mark.walk
@pytest.mark.parametrize(("seats", "options"), [v for v in VARIANTS if v.values[0] == 2])
def test_secrets(seats: int, options: Options) -> None:
    secrets = check_secrets(GAME, seats, options, seed=5, steps=100, every=11)
    assert secrets.other_worlds > 0
    assert secrets.hidden_choices > 0
