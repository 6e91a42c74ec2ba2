"""The open options of a step, for positions that come from plain data."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.gem_forge.rules.choices import card_kind, effect_options, targets
from tetrarchy.games.gem_forge.rules.handing import replace_options
from tetrarchy.games.gem_forge.rules.hands import kinds_in
from tetrarchy.games.gem_forge.rules.stones import tray_colours
from tetrarchy.games.gem_forge.rules.turn import turn_options
from tetrarchy.games.gem_forge.state import DROPPING, NAME_TARGET, REPLACING, RETURNING, TURN, Position


def step_options(p: Position) -> i64:
    """What the one seat that decides may do."""
    step = p.step
    if step == TURN:
        return turn_options(p)
    if step == NAME_TARGET:
        return targets(p, p.components.effect[card_kind(p)]) << 1
    if step == RETURNING:
        return tray_colours(p) << 1
    if step == REPLACING:
        return replace_options(p)
    if step == DROPPING:
        return kinds_in(p, p.hands[p.seat]) << 1
    return effect_options(p)
