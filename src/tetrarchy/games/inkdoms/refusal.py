"""Why an action is not possible, in a sentence."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.inkdoms.actions import (
    BLEND,
    CLASH,
    CROSS,
    DIE_LABELS,
    DROPS,
    FALL,
    FIRST,
    MIX,
    MOVE,
    PAINT,
    SPREAD,
    TAKE,
    TOWER_DROP,
)
from tetrarchy.games.inkdoms.choices import kingdoms_under
from tetrarchy.games.inkdoms.colours import COLOURS, PRIMARIES
from tetrarchy.games.inkdoms.data import (
    AREAS,
    BLEND_SPELL,
    CLASH_SPELL,
    FACES,
    KINGDOMS,
    LINES,
    MOVE_SPELL,
    SPELLS,
    SPREAD_SPELL,
    WHITE,
)
from tetrarchy.games.inkdoms.player_sheet import DONE, MIXING, PlayerSheet
from tetrarchy.games.inkdoms.state import CROSSING, GAME_OVER, THROWING, Position
from tetrarchy.kernel.errors import IllegalAction
from tetrarchy.kernel.state import CHANCE


def refusal(p: Position, seat: i64, action: i64) -> IllegalAction:
    """The error for an action that is not open."""
    if p.step == GAME_OVER:
        return IllegalAction("game-over", "The game is over.")
    if seat == CHANCE:
        return _chance_refusal(p, action)
    if p.active == 0:
        return IllegalAction("chance-first", "The dice must be rolled first.")
    if seat < 0 or seat >= p.seats or not (p.active >> seat) & 1:
        if 0 <= seat < p.seats and p.player_sheets[seat].status == DONE:
            return IllegalAction("turn-done", "You have finished your turn; the others are still painting.")
        return IllegalAction("not-your-turn", "It is not your turn to take a die yet.")
    if seat == p.taker:
        return _take_refusal(p, action)
    if p.step == CROSSING:
        return _cross_refusal(p, action)
    sheet = p.player_sheets[seat]
    if sheet.status == MIXING:
        return IllegalAction("must-mix", "Choose a composite colour for the tower's drop.")
    if PAINT <= action < CLASH:
        return _paint_refusal(p, sheet, (action - PAINT) // AREAS, (action - PAINT) % AREAS, False)
    if CLASH <= action < FIRST:
        return _paint_refusal(p, sheet, (action - CLASH) // AREAS, (action - CLASH) % AREAS, True)
    return _spell_refusal(p, sheet, action)


def _chance_refusal(p: Position, action: i64) -> IllegalAction:
    if p.active:
        return IllegalAction("no-throw", "There is nothing to roll now.")
    if p.step == THROWING and FALL <= action < FALL + FACES * len(p.components.spots):
        spot = (action - FALL) // FACES + 1
        return IllegalAction("dice-overlap", "A die on spot {spot} would lie on another one.", spot=spot)
    if p.step == THROWING:
        return IllegalAction("must-throw", "The dice are rolled now.")
    return IllegalAction("must-draw-first", "The first of {seats} players is drawn now.", seats=p.seats)


def _take_refusal(p: Position, action: i64) -> IllegalAction:
    if not TAKE <= action < PAINT:
        return IllegalAction("must-take", "Take a die.")
    taken_as = (action - TAKE) // KINGDOMS
    die = taken_as if taken_as < PRIMARIES else WHITE
    name = DIE_LABELS[taken_as].partition("-")[0]
    if not (p.box >> die) & 1:
        return IllegalAction("die-gone", "The {die} die is already taken.", die=name)
    if die == WHITE and (p.box >> (taken_as % PRIMARIES)) & 1:
        return IllegalAction(
            "white-colour",
            "White cannot stand for {colour}: that die is not taken yet.",
            colour=COLOURS[taken_as % PRIMARIES],
        )
    assert not (kingdoms_under(p, die) >> ((action - TAKE) % KINGDOMS)) & 1
    return IllegalAction(
        "die-elsewhere",
        "The {die} die is not in {kingdom}.",
        die=name,
        kingdom=p.components.kingdom_ids[(action - TAKE) % KINGDOMS],
    )


def _cross_refusal(p: Position, action: i64) -> IllegalAction:
    line = action - CROSS
    if not 0 <= line < LINES:
        return IllegalAction("must-cross", "Cross out a speed number.")
    name = p.components.line_ids[line]
    if p.seconds[line] and p.firsts[line]:
        return IllegalAction("line-closed", "No numbers are left for {line}.", line=name)
    return IllegalAction("first-numbers", "While a 4 or a 3 is open, cross out one of those.")


def _paint_refusal(p: Position, sheet: PlayerSheet, drop: i64, area: i64, clash: bool) -> IllegalAction:
    name = p.components.area_ids[area]
    if not sheet.has_drop(drop):
        return IllegalAction("no-drop", "You have no such drop right now ({drop}).", drop=DROPS[drop])
    if (sheet.taken >> area) & 1:
        return IllegalAction("area-painted", "{area} is already painted.", area=name)
    if drop < TOWER_DROP and not (sheet.open >> area) & 1:
        return IllegalAction("other-kingdom", "{area} is not in a kingdom of your die.", area=name)
    colour = COLOURS[sheet.drop_colour(drop)]
    if not clash:
        return IllegalAction("same-colour", "{area} already touches {colour}.", area=name, colour=colour)
    if sheet.spell(CLASH_SPELL) == 0:
        return _no_spell(CLASH_SPELL)
    return IllegalAction(
        "no-clash", "{area} does not touch {colour}: no spell is needed.", area=name, colour=colour
    )


def _spell_refusal(p: Position, sheet: PlayerSheet, action: i64) -> IllegalAction:
    if action == BLEND:
        if sheet.spell(BLEND_SPELL) == 0:
            return _no_spell(BLEND_SPELL)
        return IllegalAction("no-two-drops", "This spell needs two drops of the die that are not placed yet.")
    if MOVE <= action < CROSS:
        effect = MOVE_SPELL if action < SPREAD else SPREAD_SPELL
        if sheet.spell(effect) == 0:
            return _no_spell(effect)
        if sheet.left + sheet.blended == 0:
            return IllegalAction("no-die-drops", "No drop of the die is left for this spell.")
        kingdom = (action - MOVE) % KINGDOMS
        if effect == MOVE_SPELL and sheet.placed:
            return IllegalAction(
                "drops-placed", "The drops cannot move any more: one of them is already placed."
            )
        if (sheet.reach >> kingdom) & 1:
            return IllegalAction(
                "kingdom-open",
                "The drops may already go to {kingdom}.",
                kingdom=p.components.kingdom_ids[kingdom],
            )
        return IllegalAction(
            "kingdom-no-use",
            "{kingdom} is not beside the die's kingdom, or has nothing left to paint.",
            kingdom=p.components.kingdom_ids[kingdom],
        )
    if MIX <= action < MOVE:
        return IllegalAction("no-mix", "There is no tower drop to choose a colour for.")
    return IllegalAction("must-paint", "Place your drops.")


def _no_spell(effect: i64) -> IllegalAction:
    return IllegalAction("no-spell", "You cannot cast spell {spell} now.", spell=SPELLS[effect])
