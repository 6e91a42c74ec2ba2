"""Monte Carlo tree search over information sets.

Every playout runs in an imagined world of its own. Each seat has a tree of what it has seen happen: its own
decisions, and those of others that it can see. What others decide in secret at the same time moves nobody
else's tree, so nobody in the search acts on what he could not know. Chance has no branches: a node stands
for all draws that lead there, and an action counts as often as it was there to be taken.

A node looks at few actions at first, those that greed likes best, and at more of them the more often it is
visited. At the root the better half of the actions goes on being tried.
"""

from __future__ import annotations

import math
from typing import Final

from librt.random import Random

from tetrarchy.bots.budget import Budget, Meter
from tetrarchy.bots.halving import Advice, Worlds, halve
from tetrarchy.bots.playouts import Horizon, Leaf, Luck, leaves, play_greedily
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import CHANCE, OVER, State, View

_CURIOSITY: Final = 0.5
"""How much the rarely tried is preferred, in standard deviations of what playouts bring."""
_WIDENING: Final = 0.4
"""A node looks at 1 + this × the root of its visits actions."""


class _Edge:
    """An action of a node: how often it was there, how often it was taken, and what that brought in all."""

    __slots__ = ("seen", "total", "visits")

    def __init__(self) -> None:
        self.seen = 0
        self.visits = 0
        self.total = 0.0


class _Node:
    """What one seat has seen happen since the root."""

    __slots__ = ("children", "edges", "order", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.order: list[int] = []
        """Its actions in every world so far, the most promising of the first world first."""
        self.edges: dict[int, _Edge] = {}
        self.children: dict[tuple[int, int], _Node] = {}

    def edge(self, action: int) -> _Edge:
        found = self.edges.get(action)
        if found is None:
            found = self.edges[action] = _Edge()
        return found

    def child(self, seat: int, action: int) -> _Node:
        key = (seat, action)
        found = self.children.get(key)
        if found is None:
            found = self.children[key] = _Node()
        return found


class _Spread:
    """How far apart the playouts of one search end."""

    __slots__ = ("number", "squares", "total")

    def __init__(self) -> None:
        self.number = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, utility: float) -> None:
        self.number += 1
        self.total += utility
        self.squares += utility * utility

    def deviation(self) -> float:
        mean = self.total / self.number
        return math.sqrt(max(0.0, self.squares / self.number - mean * mean))


class Search:
    """Looks ahead with a tree, and judges by short greedy playouts."""

    def __init__(self, game: Game, budget: Budget) -> None:
        self.game = game
        self.budget = budget
        self.rests = game.horizon

    def choose(self, view: View, legal: list[int], seat: int, rng: Random) -> int:
        """The action that came out best."""
        return legal[0] if len(legal) == 1 else self.explain(view, legal, seat, rng)[0].action

    def explain(self, view: View, legal: list[int], seat: int, rng: Random) -> list[Advice]:
        """What comes of the actions that were worth a try, the best first."""
        meter = Meter(self.budget)
        worlds = Worlds(self.game, view, rng)
        world = worlds.next()
        actions = ranked(self.game, world, seat, rng)
        roots = [_Node() for _ in range(world.seats)]
        spread = _Spread()

        def trial(world: State, action: int, luck: Luck) -> Leaf:
            curiosity = _CURIOSITY * spread.deviation() if spread.number else 0.0
            leaf = self._simulate(world, seat, action, roots, luck, curiosity)[seat]
            spread.add(leaf.utility)
            return leaf

        return halve(worlds, actions, trial, meter, prune=True)

    def _simulate(
        self, state: State, seat: int, action: int, roots: list[_Node], luck: Luck, curiosity: float
    ) -> list[Leaf]:
        """One playout: down the trees as far as they reach, greedily from there, and back up."""
        path: list[tuple[int, _Edge]] = []
        nodes = list(roots)
        _move(state, seat, action, nodes)
        horizon = Horizon(self.game, self.rests)
        while not horizon.reached(state) and (mover := int(state.mover())) != OVER:
            if mover == CHANCE:
                state.apply(CHANCE, luck.deal.draw(state))
                continue
            node = nodes[mover]
            node.visits += 1
            if node.visits == 1:
                break
            legal = state.legal(mover)
            if len(legal) == 1:
                action = legal[0]
            else:
                action = self._select(node, state, mover, legal, luck, curiosity)
                path.append((mover, node.edges[action]))
            _move(state, mover, action, nodes)
        play_greedily(self.game, state, luck, horizon)
        found = leaves(self.game, state, thorough=True)
        for mover, edge in path:
            edge.visits += 1
            edge.total += found[mover].utility
        return found

    def _select(
        self, node: _Node, state: State, seat: int, legal: list[int], luck: Luck, curiosity: float
    ) -> int:
        """The action with the best hope among those that the node looks at by now."""
        if not node.order:
            node.order = ranked(self.game, state, seat, luck.rng)
        width = 1 + int(_WIDENING * math.sqrt(node.visits))
        looked_at = 0
        best = legal[0]
        most = -math.inf
        for action in node.order:
            if looked_at == width:
                break
            if action not in legal:
                continue
            looked_at += 1
            edge = node.edge(action)
            edge.seen += 1
            if edge.visits == 0:
                return action
            hope = edge.total / edge.visits + curiosity * math.sqrt(math.log(edge.seen) / edge.visits)
            if hope > most:
                most = hope
                best = action
        if looked_at < width and looked_at < len(legal):
            new = [action for action in legal if action not in node.order]
            node.order += new
            best = new[0]
            node.edge(best).seen += 1
        return best


def ranked(game: Game, state: State, seat: int, rng: Random) -> list[int]:
    """The legal actions, those that greed likes best first."""
    legal = state.legal(seat)
    values = game.appraise(state, seat, rng)
    return [legal[at] for at in sorted(range(len(legal)), key=lambda at: -values[at])]


def _move(state: State, seat: int, action: int, nodes: list[_Node]) -> None:
    """Carry out an action, and let all who see it move on in their trees."""
    secret = state.hides(seat) and len(state.actors()) > 1
    state.apply(seat, action)
    for other in range(state.seats):
        if other == seat or not secret:
            nodes[other] = nodes[other].child(seat, action)
