"""The end of a round and of the game."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.inkdoms.colours import COLOURS
from tetrarchy.games.inkdoms.data import (
    FINAL,
)
from tetrarchy.games.inkdoms.rules.achievements import announce
from tetrarchy.games.inkdoms.rules.solo import begin_crossing
from tetrarchy.games.inkdoms.rules.throwing import begin_last_round, begin_round
from tetrarchy.games.inkdoms.scoring import result_of, score
from tetrarchy.games.inkdoms.state import GAME_OVER, Position
from tetrarchy.kernel.bits import members


def end_round(p: Position) -> None:
    """Everybody has painted: sheets are shown, achievements announced; then the end is looked for.

    All blots of all players used ends the game at once; three kingdoms painted make the next round the last.
    """
    p.finished = 0
    if p.seats > 1:
        p.reveals += 1
    if p.events is not None:
        show_sheets(p)
    announce(p)
    blotted: i64 = 0
    for sheet in p.player_sheets:
        sheet.close_round()
        if sheet.blots == p.components.blots:
            blotted += 1
    if p.last_round or blotted == p.seats:
        end_game(p, blotted == p.seats)
        return
    if p.firsts[FINAL]:
        begin_last_round(p)
    if p.seats == 1:
        begin_crossing(p)
    else:
        pass_token(p)
        begin_round(p)


def show_sheets(p: Position) -> None:
    """Record for all to see what this round has brought."""
    for seat in range(p.seats):
        sheet = p.player_sheets[seat]
        for area in members(sheet.fresh):
            colour = COLOURS[sheet.colour_at(area)]
            p.note_retold("area_shown", {"seat": seat, "area": p.components.area_ids[area], "colour": colour})
        if sheet.blots > sheet.old_blots:
            p.note_retold("blot_shown", {"seat": seat})


def pass_token(p: Position) -> None:
    """The token goes on, and all dice with it; with two players only once the box is empty."""
    if p.seats > 2:
        p.box = 0
    if p.box == 0:
        p.first = (p.first + 1) % p.seats
        if p.events is not None:
            p.note("token_passed", {"seat": p.first})


def end_game(p: Position, by_blots: bool) -> None:
    """The sheets are counted."""
    p.step = GAME_OVER
    p.box = 0
    if p.events is not None:
        if by_blots:
            p.note("all_blots", {})
        p.note("game_over", {})
        if p.seats == 1:
            total = score(p, 0)
            p.note("solo_result", {"seat": 0, "points": total, "result": result_of(total)})
