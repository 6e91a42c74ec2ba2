"""Rounds: from the line with the kings on it, turn after turn, to the next one."""

from __future__ import annotations

from tetrarchy.games.queendomino.rules.builders import refill_spaces, slide_buildings
from tetrarchy.games.queendomino.rules.ending import end_game
from tetrarchy.games.queendomino.rules.lines import note_leftovers
from tetrarchy.games.queendomino.rules.placing import begin_placing
from tetrarchy.games.queendomino.state import CAVE, NONE, Position


def start_round(p: Position) -> None:
    """The line with the kings becomes the current one, and dominoes that nobody chose leave the game;
    buildings slide to the cheap end and are refilled; a new line is laid; turns begin.
    """
    if p.events is not None:
        note_leftovers(p)
    p.line = p.next_line
    p.kings = p.next_kings
    p.next_line = []
    p.next_kings = []
    p.turn = 0
    p.round += 1
    if p.events is not None:
        p.note("round_begun", {"round": p.round})
    slide_buildings(p)
    refill_spaces(p)


def begin_turn(p: Position) -> None:
    """The king nearest to the builders' board is next; dominoes without a king have been left over."""
    while p.turn < len(p.line) and p.kings[p.turn] == NONE:
        p.turn += 1
    if p.turn == len(p.line):
        end_round(p)
        return
    p.seat = p.kings[p.turn]
    begin_placing(p)


def end_round(p: Position) -> None:
    """The dragon goes home. After the last line the game is over."""
    p.dragon = CAVE
    if p.next_line:
        start_round(p)
    else:
        end_game(p)
