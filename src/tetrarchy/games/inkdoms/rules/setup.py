"""Setting up: the first player token and the starting spells."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.inkdoms.player_sheet import one
from tetrarchy.games.inkdoms.rules.throwing import begin_round
from tetrarchy.games.inkdoms.state import FIRST_STEP, Position


def begin_game(p: Position) -> None:
    """Setup: somebody has the first player token. Alone one needs none."""
    if p.seats == 1:
        begin_round(p)
    else:
        p.step = FIRST_STEP


def choose_first(p: Position, seat: i64) -> None:
    """Chance: who begins. In the order of play, the players get the spells 1, 2, 3 and 4 to start with."""
    p.first = seat
    if p.events is not None:
        p.note("first_player", {"seat": seat})
    for n in range(p.seats):
        sheet = p.player_sheets[(seat + n) % p.seats]
        sheet.spells = one(p.components.spell_by_number[n])
        sheet.old_spells = sheet.spells
    begin_round(p)
