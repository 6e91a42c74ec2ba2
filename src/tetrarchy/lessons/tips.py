"""“Did you see?”: remarks in the free game of a lesson on something good that the pupil could overlook.

``id``       names the words ``lesson-<lesson>-tip-<id>``
``do``       kinds of action that it is about
``reason``   why such an action is good, as ``Game.reason`` tells it; its arguments stand in the words
``least``    the least values of arguments: ``{"coins": 4}``
``without``  kinds of action of which none may be open

Each is told once, and at most one in a round; with ``"tips_each": "turn"`` in the lesson, in a turn. They
follow from what the pupil sees.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from librt.random import Random

from tetrarchy.kernel.game import Game
from tetrarchy.kernel.preview import reasons
from tetrarchy.kernel.reasons import Argument, Reason
from tetrarchy.kernel.state import State
from tetrarchy.lessons.gentle import fits

_SEED: Final = 1
_MOST_ACTIONS: Final = 60
"""How many actions are looked at for one tip."""


class Tip(NamedTuple):
    """A remark and its condition."""

    id: str
    do: tuple[str, ...]
    reason: str
    least: dict[str, int]
    without: tuple[str, ...]


class Tips(NamedTuple):
    """The tips of a lesson, the most welcome first."""

    all: tuple[Tip, ...] = ()
    each_turn: bool = False
    """Whether a turn may have one; otherwise a round."""


class Heard(NamedTuple):
    """A tip that was told, and the number of the round or turn."""

    tip: str
    moment: int


class Told(NamedTuple):
    """A tip that is told now, with the arguments of its words."""

    tip: str
    moment: int
    data: dict[str, Argument]


def read_tips(told: Mapping[str, Any]) -> Tips:
    """The tips of a lesson."""
    found = tuple(
        Tip(tip["id"], tuple(tip["do"]), tip["reason"], tip.get("least", {}), tuple(tip.get("without", ())))
        for tip in told.get("tips", ())
    )
    return Tips(found, told.get("tips_each") == "turn")


def tip_for(game: Game, tips: Tips, state: State, seat: int, heard: Sequence[Heard]) -> Told | None:
    """The first tip that a position calls for and that was not told yet."""
    now = state.turn_id() if tips.each_turn else state.progress().round
    if any(one.moment == now for one in heard):
        return None
    names = {game.actions.notation(action): action for action in state.legal(seat)}
    known = {one.tip for one in heard}
    for tip in tips.all:
        actions = [action for name, action in names.items() if fits(name, tip.do)][:_MOST_ACTIONS]
        if tip.id in known or not actions or any(fits(name, tip.without) for name in names):
            continue
        for reason in reasons(game, state.view(seat), seat, actions, Random(_SEED)):
            if _calls_for(reason, tip):
                return Told(tip.id, now, reason.data)
    return None


def _calls_for(reason: Reason, tip: Tip) -> bool:
    values = [(reason.data.get(name), least) for name, least in tip.least.items()]
    return reason.key == tip.reason and all(isinstance(one, int) and one >= least for one, least in values)
