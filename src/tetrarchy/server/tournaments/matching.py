"""A largest matching of a graph, by Edmonds' algorithm: how many pairs can be made of people who may meet."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence
from typing import Final

_NONE: Final = -1


def largest_matching(graph: Sequence[Collection[int]]) -> list[int]:
    """The partner of each vertex, -1 for who has none; as few as possible have none."""
    mate = [_NONE] * len(graph)
    for vertex, others in enumerate(graph):
        if mate[vertex] == _NONE:
            free = next((other for other in others if mate[other] == _NONE), _NONE)
            if free != _NONE:
                mate[vertex], mate[free] = free, vertex
    for vertex, partner in enumerate(mate):
        if partner == _NONE:
            _Search(graph, mate).improve(vertex)
    return mate


class _Search:
    """The search for a path on which every second edge is matched, between two vertices without partners.

    Odd cycles on the way (blossoms) count as one vertex, which their base stands for.
    """

    def __init__(self, graph: Sequence[Collection[int]], mate: list[int]) -> None:
        self.graph = graph
        self.mate = mate
        self.parent = [_NONE] * len(graph)
        self.base = list(range(len(graph)))
        self.queue: deque[int] = deque()
        self.reached = [False] * len(graph)

    def improve(self, root: int) -> None:
        """Match a vertex that has no partner, where that leaves nobody else without one."""
        end = self._find(root)
        while end != _NONE:
            before = self.parent[end]
            after = self.mate[before]
            self.mate[end], self.mate[before] = before, end
            end = after

    def _find(self, root: int) -> int:
        """The other end of a path, or -1."""
        self._reach(root)
        while self.queue:
            vertex = self.queue.popleft()
            for other in self.graph[vertex]:
                if self.base[vertex] == self.base[other] or self.mate[vertex] == other:
                    continue
                partner = self.mate[other]
                if other == root or (partner != _NONE and self.parent[partner] != _NONE):
                    self._shrink(vertex, other)
                elif self.parent[other] == _NONE:
                    self.parent[other] = vertex
                    if partner == _NONE:
                        return other
                    self._reach(partner)
        return _NONE

    def _reach(self, vertex: int) -> None:
        if not self.reached[vertex]:
            self.reached[vertex] = True
            self.queue.append(vertex)

    def _shrink(self, one: int, other: int) -> None:
        """Let a cycle through two vertices count as one."""
        base = self._common_base(one, other)
        inside: set[int] = set()
        self._mark(one, base, other, inside)
        self._mark(other, base, one, inside)
        for vertex in range(len(self.graph)):
            if self.base[vertex] in inside:
                self.base[vertex] = base
                self._reach(vertex)

    def _mark(self, vertex: int, base: int, child: int, inside: set[int]) -> None:
        while self.base[vertex] != base:
            partner = self.mate[vertex]
            inside |= {self.base[vertex], self.base[partner]}
            self.parent[vertex] = child
            child = partner
            vertex = self.parent[partner]

    def _common_base(self, one: int, other: int) -> int:
        """Where the ways of two vertices back to the root meet."""
        seen: set[int] = set()
        vertex = one
        while True:
            vertex = self.base[vertex]
            seen.add(vertex)
            if self.mate[vertex] == _NONE:
                break
            vertex = self.parent[self.mate[vertex]]
        vertex = self.base[other]
        while vertex not in seen:
            vertex = self.base[self.parent[self.mate[vertex]]]
        return vertex
