"""A sensible player that looks one step ahead."""

from librt.random import Random

from tetrarchy.games.queendomino.engine import Queendomino


def greedy(state: Queendomino, seat: int, rng: Random) -> int:
    return state.sample(seat, rng)
