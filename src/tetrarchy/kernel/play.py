"""The quick loops: random play, and counting."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.kernel.seeds import Source, generator
from tetrarchy.kernel.state import CHANCE, OVER, State


def playout(state: State, source: Source) -> i64:
    """Play to the end at random; returns the number of actions, chance included."""
    rng = generator(source)
    moves: i64 = 0
    mover = state.mover()
    while mover != OVER:
        state.apply(mover, state.sample(mover, rng))
        moves += 1
        mover = state.mover()
    return moves


def choices(state: State) -> list[tuple[int, int]]:
    """Every (seat, action) that can come next."""
    found: list[tuple[int, int]] = []
    for seat in state.actors():
        if seat == CHANCE:
            found += [(CHANCE, action) for action, _ in state.outcomes()]
        else:
            found += [(seat, action) for action in state.legal(seat)]
    return found


def perft(state: State, depth: int) -> int:
    """How many sequences of ``depth`` actions there are from here; games that end earlier count once."""
    moves = choices(state)
    if depth == 0 or not moves:
        return 1
    if depth == 1:
        return len(moves)
    total = 0
    for seat, action in moves:
        after = state.copy()
        after.apply(seat, action)
        total += perft(after, depth - 1)
    return total
