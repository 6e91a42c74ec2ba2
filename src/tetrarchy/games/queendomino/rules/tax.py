"""Step B: knights collect taxes."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.queendomino.actions import TAX, TAX_A, TAX_B, TAX_BOTH
from tetrarchy.games.queendomino.data import COIN_PER_KNIGHT, COIN_PER_TOWER
from tetrarchy.games.queendomino.geometry import ring, square_name
from tetrarchy.games.queendomino.rules.building import begin_building
from tetrarchy.games.queendomino.state import NONE, TAXING, Position, ask, mover_kingdom, note_skipped
from tetrarchy.kernel.bits import bit, count


def begin_tax(p: Position, square_a: i64, square_b: i64) -> None:
    """B: whoever has placed a domino may send knights onto it."""
    if mover_kingdom(p).spare_knights:
        p.square_a = square_a
        p.square_b = square_b
        ask(p, TAXING, TAX, taxes(p))
        return
    if p.events is not None:
        note_skipped(p, TAXING, "no_knight")
    begin_building(p)


def taxes(p: Position) -> i64:
    """Which of the taxes a, b and both there are knights for."""
    knights = mover_kingdom(p).spare_knights
    if knights == 0:
        return 0
    either = bit(TAX_A) | bit(TAX_B)
    return either if knights == 1 else either | bit(TAX_BOTH)


def collect_tax(p: Position, half: i64) -> None:
    """A knight stands on a square of the domino just placed and brings a coin for each square of its region,
    and what the owner's safes add. Two knights may go out, one on each half.
    """
    domino = p.line[p.turn]
    if half == TAX_A or half == TAX_BOTH:
        send_knight(p, p.square_a, p.components.terrain_a[domino])
    if half == TAX_B or half == TAX_BOTH:
        send_knight(p, p.square_b, p.components.terrain_b[domino])
    finish_tax(p)


def send_knight(p: Position, square: i64, terrain: i64) -> None:
    """One knight goes out, stays on its square, and collects."""
    coins = tax(p, square, terrain)
    kingdom = mover_kingdom(p)
    kingdom.knights |= bit(ring(square))
    kingdom.spare_knights -= 1
    kingdom.coins += coins
    if p.events is not None:
        p.note("tax_collected", {"seat": p.seat, "square": square_name(square), "coins": coins})


def tax(p: Position, square: i64, terrain: i64) -> i64:
    """The coins that a knight brings from a square: safes count knights in the kingdom and beside it."""
    kingdom = mover_kingdom(p)
    coins: i64 = count(kingdom.region(bit(ring(square)), terrain))
    for kind, _ in kingdom.buildings:
        bonus = p.components.tax_bonus[kind]
        if bonus == COIN_PER_KNIGHT:
            coins += kingdom.all_knights()
        elif bonus == COIN_PER_TOWER:
            coins += kingdom.towers
    return coins


def finish_tax(p: Position) -> None:
    """No more knights this turn."""
    p.square_a = NONE
    p.square_b = NONE
    begin_building(p)
