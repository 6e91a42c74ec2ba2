"""Search that judges by a net which learned from games, and tries first what the net prefers."""

from __future__ import annotations

import contextlib
import math
from pathlib import Path
from typing import Final

from librt.random import Random

from tetrarchy.bots.budget import Budget
from tetrarchy.bots.halving import Advice
from tetrarchy.bots.playouts import MARGIN, Horizon, Leaf, Luck, leaves, lost_alone, play_greedily
from tetrarchy.bots.search import Search, Thought
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.errors import BadData, BadOptions, quote
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.net import Eyes, Judgement, Net, read_net
from tetrarchy.kernel.state import OVER, State, View
from tetrarchy.sets.earlier import earlier

_FAR: Final = 1_000
"""Moments of rest that no tree looks beyond."""


class Learned(Search):
    """Looks ahead with a tree as ``search`` does; a net takes the place of the rest of a greedy playout."""

    def __init__(self, game: Game, budget: Budget, net: Net) -> None:
        super().__init__(game, budget)
        self.rests = net.rests or _FAR
        self.enough = net.enough
        self.net = net
        self.eyes: Eyes | None = None
        self.evaluations = 0
        """How often the net has judged a position or ordered its actions."""
        self._setting = ""

    def explain(
        self, view: View, legal: list[int], seat: int, rng: Random, thought: Thought | None = None
    ) -> list[Advice]:
        self.look(int(view["seats"]), view.get("options") or {})
        return super().explain(view, legal, seat, rng, thought)

    def look(self, seats: int, options: dict[str, object]) -> Eyes:
        """Eyes for positions with these settings."""
        setting = f"{seats} {options}"
        if self.eyes is None or setting != self._setting:
            checked = self.game.settings(seats, options)
            self.eyes = Eyes(self.game, self.net, self.game.encoder(seats, checked))
            self._setting = setting
        return self.eyes

    def _judge(self, state: State, luck: Luck, horizon: Horizon) -> list[Leaf]:
        if self.net.settle:
            horizon = Horizon(self.game, self.net.settle)
        if self.net.settle or self.net.rests:
            play_greedily(self.game, state, luck, horizon)
        if self.eyes is None or state.mover() == OVER:
            return leaves(self.game, state, thorough=True)
        found = judged(self.eyes, state)
        self.evaluations += looks_at(self.game, state)
        return found

    def _ranked(self, state: State, seat: int, rng: Random) -> list[int]:
        if self.eyes is None or not self.net.actions:
            return super()._ranked(state, seat, rng)
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal
        self.evaluations += 1
        logits = self.eyes.prefer(state, seat, legal, self.game.appraise(state, seat, rng))
        return [legal[at] for at in sorted(range(len(legal)), key=lambda at: -logits[at])]


def looks_at(game: Game, state: State) -> int:
    """How many seats :func:`judged` asks."""
    apart = state.seats == 2 and state.side(0) != state.side(1)
    return 1 if apart and not game.secrets else int(state.seats)


def judged(eyes: Eyes, state: State) -> list[Leaf]:
    """What a net thinks that an unfinished game is worth to each seat.

    Of two seats either's chances tell the other's. Where seats know different things both are asked.
    """
    game = eyes.game
    seats = state.seats
    if seats == 2 and state.side(0) != state.side(1):
        first = eyes.judge(state, 0)
        leaf = _leaf(eyes, first)
        rival = first.points - first.lead
        if game.secrets:
            second = eyes.judge(state, 1)
            other = _leaf(eyes, second)
            rival = second.points
            leaf = Leaf(
                leaf.points, (leaf.chance + 1 - other.chance) / 2, (leaf.utility + 1 - other.utility) / 2
            )
        return [leaf, Leaf(rival, 1 - leaf.chance, 1 - leaf.utility)]
    found: list[Leaf] = []
    for seat in range(seats):
        seen = eyes.judge(state, seat)
        if seats == 1:
            utility = lost_alone(seen.points / game.spread, seen.chance)
            found.append(Leaf(seen.points, seen.chance, utility))
        else:
            found.append(_leaf(eyes, seen))
    return found


def _leaf(eyes: Eyes, seen: Judgement) -> Leaf:
    """The chance of winning, a little of the lead, and as much of the game's own insight as the net wants."""
    spread, blend = eyes.game.spread, eyes.net.blend
    utility = (1 - MARGIN) * seen.chance + MARGIN * (1 + math.tanh(seen.lead / spread)) / 2
    if blend:
        utility += blend * ((1 + math.tanh(seen.insight / spread)) / 2 - utility)
    return Leaf(seen.points, seen.chance, utility)


def _read(path: Path, game: Game) -> Net:
    """The net of a file; one that has learned from an earlier version of the game's own set plays on."""
    try:
        return read_net(path, game)
    except BadData:
        if game.data_hash == find_game(game.id).data_hash:
            for files in reversed(earlier(game.id)):
                with contextlib.suppress(BadData):
                    return read_net(path, find_game(game.id, files))
        raise


_NETS: Final[dict[tuple[str, str, str, float], Net]] = {}


def net_file(game: Game) -> Path:
    """Where the net of a game lies."""
    return Path(__file__).resolve().parents[1] / "games" / game.id / "player" / "nets" / "best.net"


def find_net(game: Game, file: Path | None = None) -> Net:
    """The net of a file, or the game's own; BadOptions where there is none."""
    path = net_file(game) if file is None else file
    if not path.is_file():
        raise BadOptions(
            "no-net", "The game {game} has no net yet: “learned” cannot play it.", game=quote(game.id)
        )
    key = (str(path), game.id, game.data_hash, path.stat().st_mtime)
    found = _NETS.get(key)
    if found is None:
        found = _NETS[key] = _read(path, game)
    return found
