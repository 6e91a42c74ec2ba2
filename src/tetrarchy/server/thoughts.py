"""What bots have thought at a table, kept in the worker that thought it: for the seat's next decision.

Everything here happens in a worker. A thought starts from a view and follows views, so it knows no more than
its seat does.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

import msgspec
from librt.random import Random

from tetrarchy.bots.budget import Budget
from tetrarchy.bots.search import Search, Thought, can_be_foreseen
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import View
from tetrarchy.server import worker

_MOST_KEPT: Final = 40_000
"""How many playouts a worker's thoughts may have, each of which takes up to 2 kB; those that were of no use
for longest are forgotten.
"""
_MOST_PLAYOUTS: Final = 20_000
"""How many playouts a thought may have before nothing is added while others decide."""
_SLICE: Final = Budget(seconds=0.01)
"""How long a worker thinks before it looks whether something else waits."""

_kept: OrderedDict[str, Thought] = OrderedDict()


def recall(game: Game, view: View, seat: int, rng: Random, owner: str) -> Thought:
    """What the owner of a seat has thought that is still of use in this position, or a new thought."""
    thought = _kept.pop(owner, None)
    if thought is None or not thought.follow(game, view, seat, rng):
        thought = Thought(view, int(view["seats"]))
    _kept[owner] = thought
    while len(_kept) > 1 and sum(kept.playouts for kept in _kept.values()) > _MOST_KEPT:
        _kept.popitem(last=False)
    return thought


def ponder(game: Game, view: bytes, seat: int, seed: int, owner: str, seconds: float) -> bool:
    """Think about a position in which others decide, until the time is over or the worker is wanted back.

    Whether more of it would be of use.
    """
    rng = Random(seed)
    seen = msgspec.json.decode(view)
    if not can_be_foreseen(game, seen, seat, rng):
        return False
    thought = recall(game, seen, seat, rng, owner)
    search = Search(game, _SLICE)
    ends = time.monotonic() + seconds
    while time.monotonic() < ends and thought.playouts < _MOST_PLAYOUTS:
        search.ponder(thought, seat, rng)
        if worker.is_wanted_back():
            break
    return thought.playouts < _MOST_PLAYOUTS
