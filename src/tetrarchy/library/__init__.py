"""The library at hand: ``import tetrarchy``, then games, positions, bots and records in a line each."""

from __future__ import annotations

from collections.abc import Mapping

from librt.random import Random

from tetrarchy.bots import find_bot, seat_bots
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.data import Data
from tetrarchy.kernel.drive import Deal
from tetrarchy.kernel.errors import BadSnapshot
from tetrarchy.kernel.options import read_options
from tetrarchy.kernel.seeds import mix
from tetrarchy.kernel.state import Snapshot
from tetrarchy.library.builders import build
from tetrarchy.library.position import Position
from tetrarchy.library.text import read

__all__ = ["GAMES", "Position", "Random", "build", "load", "new", "play"]

_USUAL_SEATS = 2


def new(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    seed: int | None = None,
    data: Data | None = None,
) -> Position:
    """A game at its beginning, for two or else the least that can play.

    With a seed chance is drawn by itself, always alike; without one it waits for ``settle``. ``data`` is a
    directory with other component files.
    """
    found = find_game(game, data)
    if seats is None:
        possible = found.seats_for(read_options(found.options, options or {}))
        seats = _USUAL_SEATS if _USUAL_SEATS in possible else min(possible)
    return Position(found, found.new(seats, options), None if seed is None else Deal(seed))


def load(position: str | Snapshot, *, seed: int | None = None, data: Data | None = None) -> Position:
    """The position that a line of text or a snapshot tells of; BadSnapshot says what is wrong with it."""
    snapshot = read(position) if isinstance(position, str) else position
    if not isinstance(snapshot, dict) or not isinstance(snapshot.get("game"), str):
        raise BadSnapshot("no-position", "This is not a position: it does not name its game.")
    found = find_game(snapshot["game"], data)
    return Position(found, found.load(snapshot), None if seed is None else Deal(seed))


def play(
    game: str,
    bots: str = "greedy",
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    seed: int = 0,
) -> Position:
    """A game that bots (``"search:10ms,greedy"``) have played to its end; the seed decides all luck."""
    position = new(game, seats, options, seed=seed)
    names = seat_bots(bots, position.seats, position.game)
    players = [find_bot(name, position.game) for name in names]
    decisions = 0
    while (seat := position.seat) is not None:
        rng = Random(mix(seed, 1, decisions))
        code = players[seat].choose(position.view(seat), position.state.legal(seat), seat, rng)
        position.apply(seat, code)
        decisions += 1
    return position
