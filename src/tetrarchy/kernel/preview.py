"""What a choice would bring to a seat's own score sheet and why it is good, told from what the seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tetrarchy.kernel.drive import can_take_back
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.reasons import Reason
from tetrarchy.kernel.seeds import Source, generator
from tetrarchy.kernel.state import SheetLine, State, View

_WORLDS: Final = 8
"""How many states are imagined to tell what is sure from what is not."""


class Preview(NamedTuple):
    """How an action changes the score sheet of the seat that takes it, before anything is drawn."""

    lines: tuple[SheetLine, ...]
    """The lines that surely change, with the points that they gain or lose."""
    total: int | None
    """The change of the whole; None where it depends on what the seat cannot know."""
    final: bool
    """Whether it may draw something or bring something to light, so that it cannot be taken back."""


def preview(game: Game, view: View, seat: int, actions: Sequence[int], rng: Source) -> list[Preview]:
    """What each of these actions of a seat would bring."""
    worlds = _worlds(game, view, rng)
    before = [_points(world, seat) for world in worlds]
    found: list[Preview] = []
    for action in actions:
        after: list[dict[str, int]] = []
        final = False
        for world in worlds:
            changed = world.copy()
            changed.apply(seat, action)
            after.append(_points(changed, seat))
            final = final or not can_take_back(world, seat, changed)
        found.append(_difference(before, after, final))
    return found


def reasons(game: Game, view: View, seat: int, actions: Sequence[int], rng: Source) -> list[Reason]:
    """Why each of these actions of a seat is good; what the seat cannot know is no reason."""
    worlds = _worlds(game, view, rng)
    found: list[Reason] = []
    for action in actions:
        told = [game.reason(world, seat, action) for world in worlds]
        found.append(told[0] if all(other == told[0] for other in told) else Reason("later", {}))
    return found


def _worlds(game: Game, view: View, rng: Source) -> list[State]:
    """Different states that fit a view; one where nothing is hidden."""
    rng = generator(rng)
    found = [game.imagine(view, rng)]
    if game.secrets:
        for _ in range(_WORLDS - 1):
            world = game.imagine(view, rng)
            snapshot = world.snapshot()
            if all(other.snapshot() != snapshot for other in found):
                found.append(world)
    return found


def _points(state: State, seat: int) -> dict[str, int]:
    return {line.key: line.points for line in state.sheet(seat).lines}


def _difference(before: list[dict[str, int]], after: list[dict[str, int]], final: bool) -> Preview:
    """What changes alike in every world."""
    changes: list[dict[str, int]] = []
    for old, new in zip(before, after, strict=True):
        changes.append({key: new.get(key, 0) - old.get(key, 0) for key in {**old, **new}})
    lines: list[SheetLine] = []
    for key, points in changes[0].items():
        if points and all(change.get(key, 0) == points for change in changes):
            lines.append(SheetLine(key, points))
    totals = {sum(change.values()) for change in changes}
    return Preview(tuple(lines), totals.pop() if len(totals) == 1 else None, final)
