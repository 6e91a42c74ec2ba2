"""What comes next."""

from __future__ import annotations

from tetrarchy.games.gem_forge.holders import NONE
from tetrarchy.games.gem_forge.rules import effects, hand, handing_in, reactions, setup, turn
from tetrarchy.games.gem_forge.state import GO_ON, Position


def go_on(p: Position) -> None:
    """Do what is left to be done until somebody must decide.

    First come cards that are owed, then stones on their way back, tiles of the market and in front of the
    player, the card in play, copies of the last action; then the turn goes on.
    """
    while p.step == GO_ON:
        if p.owed or p.drawer != NONE:
            hand.draw_cards(p)
        elif p.tray:
            handing_in.begin_returning(p)
        elif p.holes:
            handing_in.fill_market(p)
        elif p.missing:
            handing_in.begin_replacing(p)
        elif p.stack:
            effects.put_away(p)
        elif p.copies:
            reactions.next_copy(p)
        elif p.turns:
            turn.begin_action(p)
        else:
            setup.set_up_more(p)
