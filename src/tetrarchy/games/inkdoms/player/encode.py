"""Positions as rows of numbers, for programs that learn.

Of the others a row shows the sheets as they were when the round began: what they have painted, cast and
gained since then is theirs alone, as in a view.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from tetrarchy.games.inkdoms.actions import DIE_DROP
from tetrarchy.games.inkdoms.choices import kingdoms_under, paint_choices
from tetrarchy.games.inkdoms.colours import COLOURS, PRIMARIES
from tetrarchy.games.inkdoms.data import AREAS, AREAS_EACH, DICE, FINAL, KINGDOMS, SPELLS, Components
from tetrarchy.games.inkdoms.player_sheet import DONE, MIXING, NONE, PAINTING, STATUSES, WAITING, PlayerSheet
from tetrarchy.games.inkdoms.rules.achievements import areas_done
from tetrarchy.games.inkdoms.rules.painting import marks_blot
from tetrarchy.games.inkdoms.scoring import line_points
from tetrarchy.games.inkdoms.state import ROUND, STEPS, Position
from tetrarchy.games.inkdoms.view import shown_sheet
from tetrarchy.kernel.bits import lowest
from tetrarchy.kernel.encode import Encoder, put_packed, put_set
from tetrarchy.kernel.state import State

VERSION: Final = 1

_SEEN_STEPS: Final = (*STEPS, "wait", "take", "paint", "mix")
_WAIT: Final = 5
_TAKE: Final = 6
_PAINT: Final = 7
_MIX: Final = 8
_MOST_ROUNDS: Final = 400
_MOST_HELD: Final = 255
_MOST_POINTS: Final = 500
_DROPS: Final = 4
"""The most that a die shows."""
_DIE_NUMBERS: Final = 2 + KINGDOMS
_LINES: Final = FINAL + 1


class InkdomsEncoder(Encoder):
    """Rows for one number of seats."""

    def __init__(self, seats: int, c: Components) -> None:
        super().__init__(VERSION)
        areas = (KINGDOMS, AREAS_EACH)
        self.step: i64 = self.add(
            "step", "what the looker is to do: " + ", ".join(_SEEN_STEPS), shape=(len(_SEEN_STEPS),)
        )
        self.round: i64 = self.add("round", "from 1", _MOST_ROUNDS, unit=20)
        self.last: i64 = self.add("last round", "whether this is the last one")
        self.first: i64 = self.add("first player", "from the looker on", shape=(seats,))
        self.taker: i64 = self.add("taker", "who is to take a die", shape=(seats,))
        self.active: i64 = self.add("active", "who may decide", shape=(seats,))
        self.dice: i64 = self.size
        for die in (*COLOURS[:PRIMARIES], "white"):
            self.add(f"{die} die: in the box", "whether it can still be taken")
            self.add(f"{die} die: drops", "what it shows; 0 before it has fallen", _DROPS)
            self.add(f"{die} die: kingdoms", "where it lies", shape=(KINGDOMS,))
        self.gone: i64 = self.add(
            "speed numbers gone", "first and second number of every line", shape=(2, _LINES)
        )
        self.paintable: i64 = self.add("own turn: paintable", "where a drop of the die may go", shape=areas)
        self.fresh: i64 = self.add("own turn: fresh", "areas painted in this round", shape=areas)
        self.own: i64 = self.size
        self.add("own turn: kingdom", "where the die's drops are", shape=(KINGDOMS,))
        self.add("own turn: kingdoms", "where they may go", shape=(KINGDOMS,))
        self.add("own turn: drops", "of the die, not placed yet", _DROPS)
        self.add("own turn: blended", "composite drops not placed yet", _DROPS)
        self.add("own turn: placed", "drops of the die placed", _DROPS)
        self.add("own turn: mixes", "tower drops whose colour is to be chosen", _MOST_HELD, unit=2)
        self.add("own turn: blot", "whether to stop now marks a blot")
        self.add("own turn: new spells", "won in this round", _MOST_HELD, (len(SPELLS),), unit=4)
        self.add("own turn: new drops", "won in this round", _MOST_HELD, (len(COLOURS),), unit=4)
        self.player: i64 = self.size
        for player in range(seats):
            self._player(f"player {player}: ", c)
        self.stride: i64 = (self.size - self.player) // seats

    def _player(self, of: str, c: Components) -> None:
        lines = (_LINES,)
        self.add(of + "colours", "of each area", len(COLOURS), (KINGDOMS, AREAS_EACH), named=True)
        self.add(of + "spells", "of each kind: " + ", ".join(SPELLS), _MOST_HELD, (len(SPELLS),), unit=4)
        self.add(of + "drops", "of towers, by colour", _MOST_HELD, (len(COLOURS),), unit=4)
        self.add(of + "blots", "marked", 50, unit=5)
        self.add(of + "status", ", ".join(STATUSES), shape=(len(STATUSES),))
        self.add(of + "die", "the one taken: red, blue, yellow, white", shape=(DICE,))
        self.add(of + "die colour", "what it counts as", shape=(PRIMARIES,))
        self.add(of + "die kingdom", "where it was taken", shape=(KINGDOMS,))
        self.add(of + "die drops", "what it shows", _DROPS)
        self.add(of + "speed numbers", "first and second number of every line", shape=(2, _LINES))
        self.add(of + "done", "areas painted of every line; at last kingdoms", AREAS, lines, unit=AREAS_EACH)
        self.add(of + "points", "of every line", _MOST_POINTS, lines, -_MOST_POINTS, unit=10)
        self.add(of + "score", "with blots", _MOST_POINTS, low=-_MOST_POINTS, unit=50)

    def write(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        assert isinstance(state, Position)
        p = state
        seats = p.seats
        row[at + self.step + _step_of(p, seat)] = 1
        row[at + self.round] = i16(p.round)
        if p.last_round:
            row[at + self.last] = 1
        if p.round:
            row[at + self.first + (p.first - seat + seats) % seats] = 1
        if p.taker != NONE:
            row[at + self.taker + (p.taker - seat + seats) % seats] = 1
        for die in range(p.fallen):
            here = at + self.dice + die * _DIE_NUMBERS
            row[here] = i16((p.box >> die) & 1)
            row[here + 1] = i16(p.numbers[die])
            put_set(row, here + 2, kingdoms_under(p, die))
        for line in range(_LINES):
            if p.firsts[line]:
                row[at + self.gone + line] = 1
            if p.seconds[line]:
                row[at + self.gone + _LINES + line] = 1
        own = p.player_sheets[seat]
        if own.status != WAITING:
            self._write_turn(p.components, own, row, at)
        for other in range(seats):
            turned = (other - seat + seats) % seats
            if (p.active >> other) & 1:
                row[at + self.active + turned] = 1
            self._write_player(p, other, other == seat, row, at + self.player + turned * self.stride)

    def _write_turn(self, c: Components, own: PlayerSheet, row: vec[i16], at: i64) -> None:
        """What only the looker knows of the round."""
        if own.status != DONE and own.left:
            _put_areas(row, at + self.paintable, paint_choices(own, DIE_DROP), 1)
        _put_areas(row, at + self.fresh, own.fresh, 1)
        at += self.own
        row[at + own.kingdom] = 1
        put_set(row, at + KINGDOMS, own.reach)
        at += 2 * KINGDOMS
        row[at] = i16(own.left)
        row[at + 1] = i16(own.blended)
        row[at + 2] = i16(own.placed)
        row[at + 3] = i16(own.mixes)
        if own.status != DONE and marks_blot(c, own):
            row[at + 4] = 1
        put_packed(row, at + 5, own.new_spells)
        put_packed(row, at + 5 + len(SPELLS), own.new_drops)

    def _write_player(self, p: Position, seat: i64, mine: bool, row: vec[i16], at: i64) -> None:
        c = p.components
        own = p.player_sheets[seat]
        sheet = own if mine or not own.fresh else shown_sheet(own)
        for colour in range(len(COLOURS)):
            _put_areas(row, at, sheet.painted[colour], i16(colour + 1))
        at += AREAS
        put_packed(row, at, own.spells if mine else own.old_spells)
        put_packed(row, at + len(SPELLS), own.drops if mine else own.old_drops)
        at += len(SPELLS) + len(COLOURS)
        blots = own.blots if mine else own.old_blots
        row[at] = i16(blots)
        row[at + 1 + (PAINTING if own.status == MIXING else own.status)] = 1
        at += 1 + len(STATUSES)
        if own.die != NONE:
            row[at + own.die] = 1
            row[at + DICE + own.colour] = 1
            row[at + DICE + PRIMARIES + own.declared] = 1
            row[at + DICE + PRIMARIES + KINGDOMS] = i16(own.shown)
        at += DICE + PRIMARIES + KINGDOMS + 1
        total = -blots
        for line in range(_LINES):
            points = line_points(p, sheet, seat, line)
            total += points
            row[at + line] = i16((p.firsts[line] >> seat) & 1)
            row[at + _LINES + line] = i16((p.seconds[line] >> seat) & 1)
            row[at + 2 * _LINES + line] = i16(areas_done(c, sheet, line))
            row[at + 3 * _LINES + line] = i16(points)
        row[at + 4 * _LINES] = i16(total)


def _step_of(p: Position, seat: i64) -> i64:
    """What the looker is to do, as a number of ``_SEEN_STEPS``."""
    if p.active == 0:
        return p.step
    if not (p.active >> seat) & 1:
        return _WAIT
    if p.step != ROUND:
        return p.step
    if seat == p.taker:
        return _TAKE
    return _MIX if p.player_sheets[seat].status == MIXING else _PAINT


def _put_areas(row: vec[i16], at: i64, areas: i64, value: i16) -> None:
    """Write a value for every area of a set."""
    while areas:
        row[at + lowest(areas)] = value
        areas &= areas - 1
