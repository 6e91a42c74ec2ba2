"""Random games, checked at every step against the naive reading and by the suite that every game passes."""

from __future__ import annotations

import pytest
from librt.random import Random

from tests.games.gem_forge.helpers import TILES
from tests.games.gem_forge.naive import check_laws
from tetrarchy.games.gem_forge import GAME
from tetrarchy.kernel.conformance import check_game, check_secrets
from tetrarchy.kernel.drive import Draws
from tetrarchy.kernel.play import perft, playout
from tetrarchy.kernel.state import CHANCE, OVER

every_table = pytest.mark.parametrize("seats", [2, 3, 4])


@pytest.mark.walk
@every_table
def test_random_games_keep_every_law(seats: int) -> None:
    walk = check_game(GAME, seats, {}, seed=seats, steps=2500, every=8, laws=check_laws)
    assert walk.games > 1
    assert set(walk.verbs) == set(GAME.actions.by_verb)


@every_table
def test_greedy_games_keep_every_law(seats: int) -> None:
    rng = Random(seats)
    state = GAME.new(seats)
    while state.mover() != OVER:
        check_laws(state)
        mover = state.mover()
        state.apply(mover, state.sample(mover, rng) if mover == CHANCE else GAME.greedy(state, mover, rng))
    check_laws(state)


@pytest.mark.walk
@every_table
def test_nobody_sees_what_is_hidden(seats: int) -> None:
    secrets = check_secrets(GAME, seats, {}, seed=seats, steps=600, every=4)
    assert secrets.other_worlds > 100
    assert secrets.hidden_choices > (0 if seats == 2 else 20)


@every_table
def test_any_order_of_answers_gives_the_same_game(seats: int) -> None:
    """Wherever several decide at once, the last and the first may come in any order."""
    rng = Random(10 + seats)
    tried = 0
    for _ in range(3):
        state = GAME.new(seats)
        while state.mover() != OVER:
            actors = state.actors()
            if len(actors) > 1:
                answers = [(seat, state.sample(seat, rng)) for seat in actors]
                forwards, backwards = state.copy(), state.copy()
                for seat, action in answers:
                    forwards.apply(seat, action)
                for seat, action in reversed(answers):
                    backwards.apply(seat, action)
                assert forwards.snapshot() == backwards.snapshot()
                tried += 1
            mover = state.mover()
            state.apply(mover, state.sample(mover, rng))
    assert tried >= 3


@every_table
def test_the_sheet_is_what_the_events_tell(seats: int) -> None:
    """Points recounted from what was handed in and which cards gave points."""
    rng = Random(20 + seats)
    for _ in range(4):
        state = GAME.new(seats)
        state.events = []
        playout(state, rng)
        totals = [0] * seats
        lines = [{"jewels": 0, "sets": 0} for _ in range(seats)]
        for event in state.events:
            seat = event.data.get("seat", 0)
            if event.kind == "tile_handed_in":
                lines[seat]["jewels"] += TILES[event.data["tile"]]["vp"]
            elif event.kind == "set_handed_in":
                lines[seat]["sets"] += event.data["points"]
            elif event.kind == "pawn_moved":
                totals[seat] += event.data["points"]
        for seat in range(seats):
            sheet = state.sheet(seat)
            shown = {line.key: line.points for line in sheet.lines}
            assert sheet.total == totals[seat] <= 20
            if totals[seat] < 20:
                assert (shown["jewels"], shown["sets"]) == (lines[seat]["jewels"], lines[seat]["sets"])
        assert max(totals) == 20


def test_openings_counted_by_hand() -> None:
    """Forty stones of four colours; then two players choose one of ten openings each, in either order."""
    state = GAME.new(2)
    assert perft(state, 3) == 4**3
    rng = Random(1)
    while state.view(None)["step"] != "opening":
        mover = state.mover()
        state.apply(mover, state.sample(mover, rng))
    assert perft(state, 1) == 10 + 10
    assert perft(state, 2) == 2 * 10 * 10
    tiles_left = len(TILES) - 10
    assert perft(state, 3) == 2 * 10 * 10 * tiles_left


def test_chance_settles_to_the_opening() -> None:
    state = GAME.new(4)
    draws = Draws(Random(3)).settle(state)
    assert draws > 36 + 1 + 4 + 20 - 1
    assert state.actors() == [0, 1, 2, 3]
