"""What comes next once a turn, a line or a first choice is done."""

from __future__ import annotations

from tetrarchy.games.queendomino.rules.rounds import begin_turn
from tetrarchy.games.queendomino.rules.setup import begin_first_choice
from tetrarchy.games.queendomino.state import GO_ON, Position


def go_on(p: Position) -> None:
    """Before the first round the kings are set; then it is turn after turn."""
    while p.step == GO_ON:
        if p.round == 0:
            begin_first_choice(p)
        else:
            begin_turn(p)
