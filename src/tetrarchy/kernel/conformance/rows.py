"""Rows of numbers: they keep to their ranges, and tell a seat no more than its view does."""

from __future__ import annotations

from librt.random import Random

from tetrarchy.kernel.conformance.walks import plain, same
from tetrarchy.kernel.encode import Encoder
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.state import CHANCE, OVER, State


class Rows:
    """What a look at rows has compared."""

    def __init__(self) -> None:
        self.seen = 0
        """Different views that were turned into rows."""
        self.told_apart = 0
        """Different rows among them."""
        self.other_worlds = 0
        """Imagined states that differed from the real one and gave the same row."""
        self.hidden_choices = 0
        """Pairs of hidden choices that changed nobody else's row."""


def check_rows(game: Game, seats: int, options: Options, seed: int, steps: int, every: int = 1) -> Rows:
    """Look at the rows of all seats in games of at least ``steps`` actions, every second one greedy."""
    encoder = game.encoder(seats, options)
    check_layout(encoder)
    rng = Random(seed)
    found = Rows()
    views: set[str] = set()
    rows: set[bytes] = set()
    done = games = 0
    while done < steps:
        state = game.new(seats, options)
        games += 1
        while state.mover() != OVER:
            if done % every == 0:
                _look(game, encoder, state, rng, found, views, rows)
            _compare_choices(encoder, state, rng, found)
            actors = state.actors()
            actor = actors[rng.randrange(len(actors))]
            greedy = games % 2 == 0 and actor != CHANCE
            state.apply(actor, game.greedy(state, actor, rng) if greedy else state.sample(actor, rng))
            done += 1
        _look(game, encoder, state, rng, found, views, rows)
    found.seen, found.told_apart = len(views), len(rows)
    return found


def check_layout(encoder: Encoder) -> None:
    """The parts follow one another, have names of their own and fill the row."""
    at = 0
    for part in encoder.parts:
        assert part.start == at, f"{part.name} begins at {part.start}, not at {at}"
        assert part.about and part.size > 0 and part.unit > 0, f"{part.name} is not described"
        assert not part.named or (part.low, part.unit) == (0, 1), f"{part.name} names things: it has no unit"
        at += part.size
    assert at == encoder.size
    assert len({part.name for part in encoder.parts}) == len(encoder.parts), "two parts have one name"


def row_of(encoder: Encoder, state: State, seat: int) -> bytes:
    """A seat's row, to be compared."""
    return bytes(memoryview(encoder.row(state, seat)))


def _look(
    game: Game,
    encoder: Encoder,
    state: State,
    rng: Random,
    found: Rows,
    views: set[str],
    rows: set[bytes],
) -> None:
    """Every number is in its range; an imagined state gives the same row."""
    for seat in range(state.seats):
        row = encoder.row(state, seat)
        for part in encoder.parts:
            for number in row[part.start : part.start + part.size]:
                assert part.low <= number <= part.high, f"{part.name}: {number} is out of its range"
        packed = bytes(memoryview(row))
        view = state.view(seat)
        world = game.imagine(view, rng)
        assert row_of(encoder, world, seat) == packed, f"the row of seat {seat} tells what its view does not"
        found.other_worlds += not same(world, state)
        views.add(plain(view))
        rows.add(packed)


def _compare_choices(encoder: Encoder, state: State, rng: Random, found: Rows) -> None:
    """Where a seat decides in secret, nobody else's row tells what it has chosen."""
    for actor in state.actors():
        if actor == CHANCE or not state.hides(actor):
            continue
        legal = state.legal(actor)
        worlds = [state.copy(), state.copy()]
        for world in worlds:
            world.apply(actor, legal[rng.randrange(len(legal))])
        one, other = worlds
        if one.actors() != other.actors() or one.reveals or other.reveals:
            continue
        for seat in range(state.seats):
            if seat != actor:
                assert row_of(encoder, one, seat) == row_of(encoder, other, seat), (
                    f"the row of seat {seat} tells what seat {actor} chose"
                )
        found.hidden_choices += 1
