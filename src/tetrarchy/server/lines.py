"""How a game may go on after a move: decisions, each with what the log would tell of it."""

from __future__ import annotations

from collections.abc import Sequence

from tetrarchy.kernel.drive import Step
from tetrarchy.kernel.errors import IllegalAction
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import State
from tetrarchy.server.sight import action_told, visible
from tetrarchy.wire import LineStep


def line_told(game: Game, after: State, seat: int, line: Sequence[Step]) -> list[LineStep]:
    """The decisions that may follow in this position, with what a seat would see happen.

    A line may rest on cards that lie otherwise here: from there on, nothing is told of what happens.
    """
    told = [LineStep(mover, action_told(game, action)) for mover, action in line]
    world = after.copy()
    for step, (mover, action) in zip(told, line, strict=True):
        world.events = []
        try:
            world.apply(mover, action)
        except IllegalAction:
            break
        step.events = visible(world.events, seat)
    return told
