"""Lines of dominoes: drawing them, and the kings on them."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.queendomino.actions import DOMINO
from tetrarchy.games.queendomino.data import PER_SET, domino_name
from tetrarchy.games.queendomino.state import DRAW_LINE, GO_ON, NONE, Position, ask
from tetrarchy.kernel.bits import bit, count, lowest
from tetrarchy.kernel.state import CHANCE


def begin_line(p: Position) -> None:
    """The next line: as many dominoes as the table needs, from the box whose turn it is."""
    if p.lines_laid == p.profile.lines:
        p.step = GO_ON
        return
    which = current_set(p)
    left: i64 = p.piles[which]
    if count(left) == p.profile.line_length:
        while left:
            p.next_line.append(which * PER_SET + lowest(left))
            left &= left - 1
        p.piles[which] = 0
        finish_line(p)
        return
    p.seat = CHANCE
    ask_domino(p)


def ask_domino(p: Position) -> None:
    """Chance draws one domino of the box."""
    which = current_set(p)
    ask(p, DRAW_LINE, DOMINO + which * PER_SET, p.piles[which])


def current_set(p: Position) -> i64:
    """The box that the next line comes from: in the Royal Wedding the two take turns."""
    return p.profile.sets[p.lines_laid % len(p.profile.sets)]


def draw_domino(p: Position, domino: i64) -> None:
    """Chance: one more domino of the new line."""
    p.piles[domino // PER_SET] &= ~bit(domino % PER_SET)
    p.next_line.append(domino)
    p.next_kings.append(NONE)
    if len(p.next_line) == p.profile.line_length:
        finish_line(p)
    else:
        p.answers = p.piles[domino // PER_SET]


def finish_line(p: Position) -> None:
    """The line is put in rising order. The first one waits for the kings, the others for their round."""
    p.next_line.sort()
    p.next_kings = [NONE] * len(p.next_line)
    p.lines_laid += 1
    if p.events is not None:
        p.note("line_laid", {"dominoes": [domino_name(domino) for domino in p.next_line]})
    p.step = GO_ON


def free_dominoes(p: Position) -> i64:
    """The dominoes of the next line that have no king yet, counted from 0."""
    free: i64 = 0
    for at in range(len(p.next_kings)):
        if p.next_kings[at] == NONE:
            free |= bit(at)
    return free


def set_king(p: Position, at: i64) -> None:
    """The deciding seat's king goes onto a domino of the next line."""
    p.next_kings[at] = p.seat
    if p.events is not None:
        p.note("domino_chosen", {"seat": p.seat, "domino": domino_name(p.next_line[at])})


def note_leftovers(p: Position) -> None:
    """Record which dominoes of the line nobody has chosen: they leave the game."""
    left = [domino_name(p.next_line[at]) for at in range(len(p.next_line)) if p.next_kings[at] == NONE]
    if left:
        p.note("dominoes_left", {"dominoes": left})
