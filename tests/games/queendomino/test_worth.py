"""What places for a domino are worth."""

from __future__ import annotations

import pytest
from librt.random import Random

from tetrarchy.catalogue import find_game
from tetrarchy.games.queendomino.actions import PLACE
from tetrarchy.games.queendomino.engine import Queendomino
from tetrarchy.games.queendomino.player.laying import Laying, with_domino
from tetrarchy.games.queendomino.player.values import value_after_laying
from tetrarchy.games.queendomino.state import DRAW_LINE, PLACING
from tetrarchy.kernel.drive import Draws
from tetrarchy.kernel.state import CHANCE, OVER

GAME = find_game("queendomino")


@pytest.mark.parametrize(
    "options",
    [{}, {"bonuses": "alternative"}, {"variant": "kingdomino", "middle_kingdom": True, "harmony": True}],
    ids=["queendomino", "alternative", "kingdomino"],
)
@pytest.mark.parametrize("seed", range(3))
def test_a_place_is_worth_what_the_kingdom_with_the_domino_is(options: dict[str, object], seed: int) -> None:
    rng = Random(seed)
    state = GAME.new(2, GAME.settings(2, options))
    assert isinstance(state, Queendomino)
    tried = 0
    Draws(rng).settle(state)
    while (seat := int(state.mover())) != OVER:
        legal = state.legal(seat)
        if state.step == PLACING:
            which = state.kingdom_of(seat)
            kingdom = state.kingdoms[which]
            domino = state.line[state.turn]
            laying = Laying(state, kingdom, which)
            for action in legal:
                place = action - PLACE
                after = with_domino(state, kingdom, domino, place)
                assert laying.value(domino, place) == value_after_laying(state, after, which)
                tried += 1
        greedily = rng.randrange(3) > 0
        state.apply(seat, GAME.greedy(state, seat, rng) if greedily else legal[rng.randrange(len(legal))])
        Draws(rng).settle(state)
    assert tried > 50


def test_no_domino_is_forgotten_between_two_rounds() -> None:
    """The first domino of a line counts for its owner while the next line is not drawn yet, as it does
    once it is: only the line that nobody has a king on is added.
    """
    rng = Random(4)
    state = GAME.new(2, {})
    assert isinstance(state, Queendomino)
    compared = 0
    while (mover := int(state.mover())) != OVER:
        drawn = state.step == DRAW_LINE and state.round > 0
        if drawn and len(state.next_line) == state.profile.line_length - 1:
            before = [GAME.worth(state, seat) for seat in range(2)]
            state.apply(CHANCE, state.sample(CHANCE, rng))
            if state.step == PLACING:
                assert [GAME.worth(state, seat) for seat in range(2)] == before
                compared += 1
            continue
        state.apply(mover, state.sample(CHANCE, rng) if mover == CHANCE else GAME.greedy(state, mover, rng))
    assert compared > 5
