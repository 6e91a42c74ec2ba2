"""One game between bots."""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.random import Random

from tetrarchy.bots import Player, mix
from tetrarchy.kernel.errors import IllegalAction
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.state import CHANCE, OVER

_CHANCE_STREAM: Final = 0
_PLAYER_STREAM: Final = 1


class Result(NamedTuple):
    """How a game went: points, place and verdict of every seat, and the number of decisions by seats."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    length: int
    verdicts: tuple[str, ...] = ()


def play_match(game: Game, options: Options, players: list[Player], deal: int, seed: int) -> Result:
    """Play one game to its end; chance follows ``deal``, the players' own whims follow ``seed``.

    Nobody but this loop holds the state: a player gets a view and the legal actions.
    """
    state = game.start(len(players), options)
    chance = Random(mix(deal, _CHANCE_STREAM))
    whims = [Random(mix(seed, _PLAYER_STREAM, seat)) for seat in range(len(players))]
    length = 0
    while (seat := int(state.mover())) != OVER:
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(CHANCE, chance))
            continue
        legal = state.legal(seat)
        action = players[seat].choose(state.view(seat), legal, seat, whims[seat])
        if action not in legal:
            raise IllegalAction("illegal-bot", "A bot answered {action}, which is not legal.", action=action)
        state.apply(seat, action)
        length += 1
    seats = range(len(players))
    scores = tuple(state.sheet(seat).total for seat in seats)
    verdicts = tuple(state.verdict(seat) for seat in seats)
    return Result(scores, tuple(state.standing()), length, verdicts)
