"""A round begins, with a throw of the dice when the box is empty."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.inkdoms.choices import (
    kingdoms_under,
)
from tetrarchy.games.inkdoms.data import (
    DICE,
    FACES,
    LEAST_DROPS,
    die_name,
)
from tetrarchy.games.inkdoms.rules.taking import begin_taking
from tetrarchy.games.inkdoms.state import ROUND, THROWING, Position
from tetrarchy.kernel.bits import members


def begin_round(p: Position) -> None:
    """A round begins with a throw if there is no die in the box; two players and one use a throw up."""
    p.round += 1
    p.turns = 0
    p.finished = 0
    if p.events is not None:
        p.note("round_begun", {"round": p.round})
    if p.box:
        begin_taking(p)
    else:
        p.fallen = 0
        p.step = THROWING


def begin_last_round(p: Position) -> None:
    """The next round is the last."""
    p.last_round = True
    if p.events is not None:
        p.note("last_round", {})


def fall(p: Position, landing: i64) -> None:
    """Chance: the next die comes to rest on a spot, with 2, 3 or 4 on top."""
    die = p.fallen
    p.spots[die] = landing // FACES
    p.numbers[die] = LEAST_DROPS + landing % FACES
    p.fallen += 1
    if p.events is not None:
        p.note(
            "die_fallen",
            {
                "die": die_name(die),
                "spot": p.spots[die] + 1,
                "drops": p.numbers[die],
                "kingdom": [p.components.kingdom_ids[k] for k in members(kingdoms_under(p, die))],
            },
        )
    if p.fallen == DICE:
        p.box = (1 << DICE) - 1
        p.step = ROUND
        begin_taking(p)
