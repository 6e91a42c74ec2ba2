"""Why an action is not possible, in a sentence."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.queendomino.actions import BUILD, BURN, CHOOSE, KING, PASS, PLACE, SITE, TAX
from tetrarchy.games.queendomino.data import SPACES
from tetrarchy.games.queendomino.geometry import CASTLE, SIDE, SQUARES, STEP, square_name
from tetrarchy.games.queendomino.rules.building import price
from tetrarchy.games.queendomino.state import (
    BRIBING,
    BUILDING_STEP,
    CHOOSING,
    FIRST_CHOICE,
    NONE,
    PLACING,
    SITE_STEP,
    STEPS,
    TAXING,
    Position,
    mover_kingdom,
)
from tetrarchy.kernel.errors import IllegalAction
from tetrarchy.kernel.state import CHANCE, OVER, no_seat

_NEEDED = {
    PLACING: ("must-place", "Place your domino first."),
    TAXING: (
        "must-tax",
        "Collect tax on the new domino (one knight per half), or skip.",
    ),
    BUILDING_STEP: ("must-build", "Buy a building or skip this step."),
    SITE_STEP: ("must-site", "Choose a free town square for the building."),
    BRIBING: ("must-bribe", "Bribe the dragon or skip this step."),
    CHOOSING: ("must-choose", "Put your king on a free domino of the next line."),
    FIRST_CHOICE: ("must-choose", "Put your king on a free domino of the next line."),
}


def refusal(p: Position, seat: i64, action: i64) -> IllegalAction:
    """The error for an action that is not open."""
    if seat != CHANCE and (seat < 0 or seat >= p.seats):
        return no_seat(seat, p.seats)
    if p.seat == OVER:
        return IllegalAction("game-over", "The game is over.")
    if seat != p.seat:
        if p.seat == CHANCE:
            return IllegalAction("chance-first", "A domino or building must be drawn first.")
        return IllegalAction("not-your-turn", "It is seat {seat}'s turn.", seat=p.seat + 1)
    step = p.step
    if step == PLACING and PLACE <= action < KING:
        return _place_refusal(p, action - PLACE)
    if step == BUILDING_STEP and BUILD <= action < BUILD + SPACES:
        if p.spaces[action - BUILD] == NONE:
            return IllegalAction(
                "no-building", "There is no building on space {space}.", space=action - BUILD + 1
            )
        return IllegalAction(
            "too-expensive",
            "The building on space {space} costs {price} coins; you have {coins}.",
            space=action - BUILD + 1,
            price=price(p, p.kingdom_of(p.seat), action - BUILD),
            coins=mover_kingdom(p).coins,
        )
    if step == BRIBING and BURN <= action < BURN + SPACES:
        return IllegalAction("no-building", "There is no building on space {space}.", space=action - BURN + 1)
    if step == TAXING and TAX <= action < BUILD:
        return IllegalAction("one-knight", "You have only one knight left to send.")
    if (step == CHOOSING or step == FIRST_CHOICE) and CHOOSE <= action < TAX:
        at = action - CHOOSE
        if at >= len(p.next_line):
            return IllegalAction(
                "short-line", "The line has only {length} dominoes.", length=len(p.next_line)
            )
        return IllegalAction("king-there", "A king already stands on domino {at} of the line.", at=at + 1)
    if step == SITE_STEP and SITE <= action < SITE + SQUARES:
        square = action - SITE
        return IllegalAction(
            "no-site", "{square} is not one of your free town squares.", square=square_name(square)
        )
    if step in _NEEDED:
        if action == PASS:
            return IllegalAction("no-pass", "You cannot skip this step.")
        key, sentence = _NEEDED[step]
        return IllegalAction(key, sentence)
    return IllegalAction("no-draw", "That cannot be drawn now (step {step}).", step=STEPS[step])


def _place_refusal(p: Position, place: i64) -> IllegalAction:
    kingdom = mover_kingdom(p)
    square_a: i64 = place // 4
    square_b: i64 = square_a + STEP[place & 3]
    crosses_edge = square_a % SIDE != square_b % SIDE and square_a // SIDE != square_b // SIDE
    if (
        crosses_edge
        or not 0 <= square_b < SQUARES
        or not kingdom.spans(square_a)
        or not kingdom.spans(square_b)
    ):
        size = kingdom.frame.size
        return IllegalAction("out-of-frame", "The kingdom would not fit in {size} × {size}.", size=size)
    for square in (square_a, square_b):
        if square == CASTLE or kingdom.terrain_at(square) >= 0:
            return IllegalAction("square-taken", "{square} is already taken.", square=square_name(square))
    assert p.places is not None
    turned_round = 4 * square_b + (place & 3 ^ 2)
    if p.components.twins[p.line[p.turn]] and p.places.has(turned_round):
        return IllegalAction(
            "twin-halves",
            "Both halves are the same: start from the domino's other square.",
        )
    return IllegalAction("no-match", "The domino must touch the castle or matching terrain.")
