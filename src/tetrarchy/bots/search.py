"""Monte Carlo tree search over information sets.

Every playout runs in an imagined world of its own. Each seat has a tree of what it has seen happen: its own
decisions, and those of others that it can see. What others decide in secret at the same time moves nobody
else's tree, so nobody in the search acts on what he could not know. Chance has no branches: a node stands
for all draws that lead there, and an action counts as often as it was there to be taken.

A node looks at few actions at first, those that greed likes best, and at more of them the more often it is
visited. At the root the better half of the actions goes on being tried.

What was thought can be kept as a :class:`Thought` and taken up again at a later position of the same seat.
"""

from __future__ import annotations

import math
from typing import Final

from librt.random import Random

from tetrarchy.bots.budget import Budget, Meter
from tetrarchy.bots.halving import Advice, Worlds, halve
from tetrarchy.bots.playouts import Horizon, Leaf, Luck, leaves, play_greedily
from tetrarchy.kernel.drive import Step
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import CHANCE, OVER, State, View

_CURIOSITY: Final = 0.5
"""How much the rarely tried is preferred, in standard deviations of what playouts bring."""
_WIDENING: Final = 0.4
"""A node looks at 1 + this × the root of its visits actions."""
_ENOUGH: Final = 2
"""How many playouts each action at the root should get if all got the same; else fewer are tried."""
_KNOWN: Final = 16
"""The playouts after which an action of an earlier thought is known."""
_SURE: Final = 2.0
"""By how many standard errors it must be worse than the best to be left out."""
_WORLDS_FOLLOWED: Final = 3
_POSITIONS_FOLLOWED: Final = 100
"""How far a thought is followed to a later position: the worlds, and the positions in each."""
_WORLDS_ASKED: Final = 4
"""In how many worlds it is tried whether something can be foreseen."""


class _Edge:
    """An action of a node: how often it was there, how often it was taken, and what that brought in all."""

    __slots__ = ("seen", "total", "visits")

    def __init__(self) -> None:
        self.seen = 0
        self.visits = 0
        self.total = 0.0

    def mean(self) -> float:
        return self.total / self.visits


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


class Thought:
    """What a seat has thought, from one of its positions on.

    It is of use again while the game goes where some of it has been, and nothing is drawn or revealed on
    the way: a node stands for all draws, so what was thought beyond one is about other worlds.
    """

    __slots__ = ("roots", "spread", "view")

    def __init__(self, view: View, seats: int) -> None:
        self.view = view
        self.roots = [_Node() for _ in range(seats)]
        self.spread = _Spread()

    @property
    def playouts(self) -> int:
        """How many playouts it has had."""
        return self.spread.number

    def curiosity(self) -> float:
        """How much the rarely tried is preferred by now."""
        return _CURIOSITY * self.spread.deviation() if self.spread.number else 0.0

    def visits(self, seat: int) -> int:
        """How many playouts have come to the seat's decision in this position."""
        return self.roots[seat].visits

    def follow(self, game: Game, view: View, seat: int, rng: Random) -> bool:
        """Go on to another position of the seat; False where nothing that was thought leads there."""
        if view == self.view:
            return True
        for _ in range(_WORLDS_FOLLOWED):
            found = _find(game.imagine(self.view, rng), self.roots, view, seat)
            if found:
                self.view = view
                self.roots = found
                return True
        return False

    def step(self, game: Game, view: View, seat: int, action: int, rng: Random) -> bool:
        """Go on to the seat's next decision; False where more than its own action lies between.

        Cheaper than :meth:`follow`: one world is imagined, and one line of it looked at.
        """
        world, nodes = game.imagine(self.view, rng), list(self.roots)
        if action not in world.legal(seat):
            return False
        _move(world, seat, action, nodes)
        while world.mover() == seat and len(legal := world.legal(seat)) == 1:
            _move(world, seat, legal[0], nodes)
        if seat not in world.actors() or world.view(seat) != view:
            return False
        self.view = view
        self.roots = nodes
        return True

    def line(self, world: State, seat: int, action: int, most: int) -> list[Step]:
        """How the game is thought to go on after an action, until something is drawn or decided unseen."""
        found: list[Step] = []
        state, nodes = world.copy(), list(self.roots)
        while not state.hides(seat):
            _move(state, seat, action, nodes)
            seat = int(state.mover())
            if len(found) == most or seat < 0 or state.hides(seat):
                break
            known = [code for code in state.legal(seat) if code in nodes[seat].edges]
            if not known:
                break
            action = max(known, key=lambda code: nodes[seat].edges[code].visits)
            found.append((seat, action))
        return found

    def promising(self, actions: list[int], seat: int) -> list[int]:
        """The actions that are worth a try: first those that came out best in earlier playouts.

        Those that were worse by more than luck explains are left out, but for the second best: a bot
        that has made up its mind takes its time all the same, and so does not tell that it has.
        """
        edges = self.roots[seat].edges
        known = [action for action in actions if action in edges and edges[action].visits >= _KNOWN]
        if len(known) < 2:
            return actions
        known.sort(key=lambda action: -edges[action].mean())
        best = edges[known[0]]
        deviation = self.spread.deviation()
        found = known[:2]
        for action in known[2:]:
            edge = edges[action]
            luck = _SURE * deviation * math.sqrt(1 / best.visits + 1 / edge.visits)
            if best.mean() - edge.mean() <= luck:
                found.append(action)
        return found + [action for action in actions if action not in known]


class Search:
    """Looks ahead with a tree, and judges by short greedy playouts."""

    def __init__(self, game: Game, budget: Budget) -> None:
        self.game = game
        self.budget = budget
        self.rests = game.horizon
        self.enough = _ENOUGH
        self.keeps = False
        """Whether it goes on with what it has thought of a turn at the next decision of the turn."""
        self.kept: dict[int, tuple[Thought, int]] = {}
        """For each seat what it thought at its last decision, and what it decided."""

    def choose(self, view: View, legal: list[int], seat: int, rng: Random) -> int:
        """The action that came out best."""
        if len(legal) == 1:
            return legal[0]
        thought, action = self.kept.pop(seat, (None, -1))
        if thought is None or not thought.step(self.game, view, seat, action, rng):
            thought = Thought(view, int(view["seats"]))
        action = self.explain(view, legal, seat, rng, thought)[0].action
        if self.keeps:
            self.kept[seat] = thought, action
        return action

    def explain(
        self, view: View, legal: list[int], seat: int, rng: Random, thought: Thought | None = None
    ) -> list[Advice]:
        """What comes of the actions that were worth a try, the best first.

        A thought of this position is taken up, and is the richer for it afterwards.
        """
        worlds = Worlds(self.game, view, rng)
        return self.explain_in(worlds, seat, thought or Thought(view, view["seats"]))

    def explain_in(self, worlds: Worlds, seat: int, thought: Thought) -> list[Advice]:
        """What :meth:`explain` tells, with worlds and a thought of the caller's."""
        meter = Meter(self.budget)
        actions = thought.promising(self._ranked(worlds.next(), seat, worlds.rng), seat)

        def trial(world: State, action: int, luck: Luck) -> Leaf:
            return self._try(world, seat, action, luck, thought)[seat]

        return halve(worlds, actions, trial, meter, self.enough)

    def compare(
        self, worlds: Worlds, actions: list[int], seat: int, thought: Thought, sweeps: int
    ) -> list[list[list[Leaf]]]:
        """Where each of these actions leads everybody, in some worlds: all with the same luck in each."""
        found: list[list[list[Leaf]]] = [[] for _ in actions]
        for _ in range(sweeps):
            world, luck = worlds.next(), worlds.luck()
            for at, action in enumerate(actions):
                found[at].append(self._try(world.copy(), seat, action, Luck(luck), thought))
        return found

    def _try(self, world: State, seat: int, action: int, luck: Luck, thought: Thought) -> list[Leaf]:
        """Where an action of the seat leads everybody in one playout, from which the thought learns."""
        nodes = list(thought.roots)
        curiosity = thought.curiosity()
        _move(world, seat, action, nodes)
        found = self._simulate(world, nodes, luck, curiosity)
        thought.spread.add(found[seat].utility)
        return found

    def ponder(self, thought: Thought, seat: int, rng: Random) -> int:
        """Think on about a position in which others decide, for the budget; the number of playouts."""
        meter = Meter(self.budget)
        worlds = Worlds(self.game, thought.view, rng)
        while meter.used() < 1:
            world, luck = worlds.next().copy(), Luck(worlds.luck())
            leaf = self._simulate(world, list(thought.roots), luck, thought.curiosity())[seat]
            thought.spread.add(leaf.utility)
            meter.playouts += 1
        return meter.playouts

    def _simulate(self, state: State, nodes: list[_Node], luck: Luck, curiosity: float) -> list[Leaf]:
        """One playout: down the trees as far as they reach, greedily from there, and back up."""
        path: list[tuple[int, _Edge]] = []
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
        found = self._judge(state, luck, horizon)
        for mover, edge in path:
            edge.visits += 1
            edge.total += found[mover].utility
        return found

    def _judge(self, state: State, luck: Luck, horizon: Horizon) -> list[Leaf]:
        """What a state where the trees end is worth to each seat."""
        play_greedily(self.game, state, luck, horizon)
        return leaves(self.game, state, thorough=True)

    def _ranked(self, state: State, seat: int, rng: Random) -> list[int]:
        """The legal actions, the most promising first."""
        return ranked(self.game, state, seat, rng)

    def _select(
        self, node: _Node, state: State, seat: int, legal: list[int], luck: Luck, curiosity: float
    ) -> int:
        """The action with the best hope among those that the node looks at by now."""
        if not node.order:
            node.order = self._ranked(state, seat, luck.rng)
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
            hope = edge.mean() + curiosity * math.sqrt(math.log(edge.seen) / edge.visits)
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
    secret = state.hides(seat)
    state.apply(seat, action)
    for other in range(state.seats):
        if other == seat or not secret:
            nodes[other] = nodes[other].child(seat, action)


def _find(world: State, roots: list[_Node], view: View, seat: int) -> list[_Node]:
    """Where everybody's tree stands once a seat sees this view; empty where none of its own leads there."""
    open_ = [(world, roots)]
    looked_at = 0
    for state, nodes in open_:
        for mover, action in nodes[seat].children:
            if action not in state.legal(mover):
                continue
            looked_at += 1
            if looked_at > _POSITIONS_FOLLOWED:
                return []
            after, moved = state.copy(), list(nodes)
            _move(after, mover, action, moved)
            if after.view(seat) == view:
                return moved
            if after.mover() >= 0:
                open_.append((after, moved))
    return []


def can_be_foreseen(game: Game, view: View, seat: int, rng: Random) -> bool:
    """Whether the seat's next decision may come without a draw or a reveal, so that a thought can be kept."""
    for _ in range(_WORLDS_ASKED):
        state = game.imagine(view, rng)
        while (mover := int(state.mover())) >= 0 and mover != seat:
            if state.hides(mover):
                break
            state.apply(mover, game.greedy(state, mover, rng))
        if mover == seat:
            return True
    return False
