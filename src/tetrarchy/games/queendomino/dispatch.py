"""Which rule an action sets going.

A ladder, since a table of functions is called through Python objects once compiled: with one, random games
had 9 % fewer moves a second (docs/architecture.md, Speed). The steps that come most often stand first.
"""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.queendomino.actions import (
    BUILD,
    BUILDING,
    BURN,
    CHOOSE,
    DOMINO,
    KING,
    PASS,
    PLACE,
    SITE,
    TAX,
)
from tetrarchy.games.queendomino.rules.agenda import go_on
from tetrarchy.games.queendomino.rules.builders import draw_building
from tetrarchy.games.queendomino.rules.building import build, choose_building
from tetrarchy.games.queendomino.rules.choosing import begin_choosing, choose
from tetrarchy.games.queendomino.rules.dragon import begin_bribing, bribe_dragon
from tetrarchy.games.queendomino.rules.lines import draw_domino
from tetrarchy.games.queendomino.rules.placing import place
from tetrarchy.games.queendomino.rules.setup import choose_first, draw_king
from tetrarchy.games.queendomino.rules.tax import collect_tax, finish_tax
from tetrarchy.games.queendomino.state import (
    BRIBING,
    BUILDING_STEP,
    CHOOSING,
    DRAW_BUILDING,
    DRAW_LINE,
    FIRST_CHOICE,
    PLACING,
    SITE_STEP,
    TAXING,
    Position,
)


def carry_out(p: Position, action: i64) -> None:
    """Carry out an action that is open, and go on to the next question."""
    step = p.step
    if step == PLACING:
        place(p, action - PLACE)
    elif step == DRAW_LINE:
        draw_domino(p, action - DOMINO)
    elif step == CHOOSING:
        choose(p, action - CHOOSE)
    elif step == BRIBING:
        if action == PASS:
            begin_choosing(p)
        else:
            bribe_dragon(p, action - BURN)
    elif step == TAXING:
        if action == PASS:
            finish_tax(p)
        else:
            collect_tax(p, action - TAX)
    elif step == BUILDING_STEP:
        if action == PASS:
            begin_bribing(p)
        else:
            choose_building(p, action - BUILD)
    elif step == SITE_STEP:
        build(p, action - SITE)
    elif step == DRAW_BUILDING:
        draw_building(p, action - BUILDING)
    elif step == FIRST_CHOICE:
        choose_first(p, action - CHOOSE)
    else:
        draw_king(p, action - KING)
    go_on(p)
