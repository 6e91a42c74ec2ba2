"""The rules, step by step, in the order of the rulebook.

Each ``begin_…`` opens a step: where it leaves one answer or none it is not asked, and the game goes on. Each
other function carries out a decision that has been checked, and goes on to what follows.
"""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.inkdoms import achievements
from tetrarchy.games.inkdoms.actions import (
    DIE_DROP,
    STOP,
    TOWER_DROP,
)
from tetrarchy.games.inkdoms.colours import ANY_COMPOSITE, COLOURS, PRIMARIES, mixture
from tetrarchy.games.inkdoms.data import (
    BLEND_SPELL,
    CAPITAL,
    CLASH_SPELL,
    DICE,
    FACES,
    FINAL,
    KINGDOMS,
    LEAST_DROPS,
    MONSTER,
    MOVE_SPELL,
    SPELL,
    SPELLS,
    SPREAD_SPELL,
    WHITE,
    die_name,
)
from tetrarchy.games.inkdoms.options import (
    can_paint,
    cross_options,
    kingdoms_under,
    other_options,
    take_options,
)
from tetrarchy.games.inkdoms.scoring import result_of, score
from tetrarchy.games.inkdoms.sheet import DONE, MIXING, NONE, PAINTING, Sheet, one
from tetrarchy.games.inkdoms.state import CROSSING, FIRST_STEP, GAME_OVER, RIVAL, ROUND, THROWING, Position
from tetrarchy.kernel.bits import bit, lowest, members

# ---------------------------------------------------------------- setting up


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
        sheet = p.sheets[(seat + n) % p.seats]
        sheet.spells = one(p.components.spell_by_number[n])
        sheet.old_spells = sheet.spells
    begin_round(p)


# ---------------------------------------------------------------- throwing the dice


def begin_round(p: Position) -> None:
    """A round begins with a throw if there is no die in the box; two players and one use a throw up."""
    p.round += 1
    p.turns = 0
    p.finished = 0
    if p.events is not None:
        p.note("round_begun", {"round": p.round})
    if p.box:
        begin_taking(p)
    else:
        p.fallen = 0
        p.step = THROWING


def fall(p: Position, landing: i64) -> None:
    """Chance: the next die comes to rest on a spot, with 2, 3 or 4 on top."""
    die = p.fallen
    p.spots[die] = landing // FACES
    p.numbers[die] = LEAST_DROPS + landing % FACES
    p.fallen += 1
    if p.events is not None:
        p.note(
            "die_fallen",
            {
                "die": die_name(die),
                "spot": p.spots[die] + 1,
                "drops": p.numbers[die],
                "kingdom": [p.components.kingdom_ids[k] for k in members(kingdoms_under(p, die))],
            },
        )
    if p.fallen == DICE:
        p.box = (1 << DICE) - 1
        p.step = ROUND
        begin_taking(p)


# ---------------------------------------------------------------- taking a die


def begin_taking(p: Position) -> None:
    """Players take dice one after another, the first player first, openly."""
    p.step = ROUND
    seat = (p.first + p.turns) % p.seats
    options = take_options(p)
    if options & (options - 1):
        p.taker = seat
        p.active |= 1 << seat
    else:
        take(p, seat, lowest(options))


def take(p: Position, seat: i64, option: i64) -> None:
    """Take a die and declare its kingdom; then paint, while the next player already takes a die."""
    sheet = p.sheets[seat]
    taken_as = option // KINGDOMS
    sheet.die = taken_as if taken_as < PRIMARIES else WHITE
    sheet.colour = taken_as % PRIMARIES
    sheet.shown = p.numbers[sheet.die]
    sheet.declared = option % KINGDOMS
    p.box &= ~(1 << sheet.die)
    p.taker = NONE
    p.turns += 1
    if p.events is not None:
        p.note(
            "die_taken",
            {
                "seat": seat,
                "die": die_name(sheet.die),
                "colour": COLOURS[sheet.colour],
                "drops": sheet.shown,
                "kingdom": p.components.kingdom_ids[sheet.declared],
            },
        )
    everybody = p.turns == p.seats
    begin_painting(p, seat)
    if not everybody:
        begin_taking(p)


# ---------------------------------------------------------------- painting


def begin_painting(p: Position, seat: i64) -> None:
    """All drops of the die are to be placed in its kingdom."""
    sheet = p.sheets[seat]
    sheet.left = sheet.shown
    sheet.placed = 0
    set_kingdom(p, sheet, sheet.declared)
    go_on(p, seat)


def set_kingdom(p: Position, sheet: Sheet, kingdom: i64) -> None:
    """The die counts as taken from this kingdom, and its drops may go there only."""
    sheet.kingdom = kingdom
    sheet.reach = 1 << kingdom
    sheet.open = p.components.kingdom_areas[kingdom]


def go_on(p: Position, seat: i64) -> None:
    """The player may do more; when there is nothing left to do, the turn is over."""
    sheet = p.sheets[seat]
    if sheet.mixes:
        sheet.status = MIXING
        p.active |= 1 << seat
    elif can_paint(sheet) or other_options(p, sheet) != 1 << STOP:
        sheet.status = PAINTING
        p.active |= 1 << seat
    else:
        finish(p, seat)


def paint(p: Position, seat: i64, drop: i64, area: i64, clash: bool) -> None:
    """Colour one area with one drop. What the area shows takes effect at once.

    Spell 2 lets this one drop touch its own colour on any number of sides.
    """
    sheet = p.sheets[seat]
    c = p.components
    colour = sheet.drop_colour(drop)
    if clash:
        sheet.spells -= one(CLASH_SPELL)
    if drop == DIE_DROP:
        sheet.left -= 1
        sheet.placed += 1
    elif drop < TOWER_DROP:
        sheet.blended -= 1
        sheet.placed += 1
    else:
        sheet.drops -= one(colour)
    here = bit(area)
    sheet.taken |= here
    sheet.fresh |= here
    sheet.painted[colour] |= here
    sheet.near[colour] |= c.beside[area]
    sheet.new_spells += c.spell_gain[area]
    if p.events is not None:
        note_painting(p, seat, area, colour, clash)
    across = c.mates[area] & sheet.taken
    while across:
        watchtower_drop(p, seat, mixture(colour, sheet.colour_at(lowest(across))))
        across &= across - 1
    go_on(p, seat)


def note_painting(p: Position, seat: i64, area: i64, colour: i64, clash: bool) -> None:
    """Record what painting an area has brought, for its painter only."""
    c = p.components
    alone = (int(seat),)
    name = c.area_ids[area]
    if clash:
        p.note("spell_cast", {"seat": seat, "spell": SPELLS[CLASH_SPELL]}, alone)
    p.note("area_painted", {"seat": seat, "area": name, "colour": COLOURS[colour]}, alone)
    kind = c.symbol[area]
    matches = c.colour[area] == colour
    if kind == CAPITAL:
        kingdom = c.kingdom_ids[c.kingdom_of[area]]
        p.note("capital_built" if matches else "capital_lost", {"seat": seat, "kingdom": kingdom}, alone)
    elif kind == MONSTER:
        monster = c.monster_ids[c.monster_of[area]]
        p.note("monster_tamed" if matches else "monster_defeated", {"seat": seat, "monster": monster}, alone)
    elif kind == SPELL:
        effect = lowest(c.spell_gain[area]) // 8
        p.note("spell_gained", {"seat": seat, "spell": SPELLS[effect]}, alone)


def watchtower_drop(p: Position, seat: i64, colour: i64) -> None:
    """Both areas of a tower are painted: it gives a drop for later rounds, or a choice of composites."""
    sheet = p.sheets[seat]
    if colour == ANY_COMPOSITE:
        sheet.mixes += 1
        return
    sheet.new_drops += one(colour)
    if p.events is not None:
        p.note("drop_gained", {"seat": seat, "colour": COLOURS[colour]}, (int(seat),))


def mix(p: Position, seat: i64, colour: i64) -> None:
    """Choose the composite that a tower gives."""
    p.sheets[seat].mixes -= 1
    watchtower_drop(p, seat, colour)
    go_on(p, seat)


# ---------------------------------------------------------------- spells


def cast_move(p: Position, seat: i64, kingdom: i64) -> None:
    """Spell 1: all drops of the die, blended ones too, move as if it had been taken from there.

    Kingdoms that spell 3 has opened beside the old one close.
    """
    sheet = p.sheets[seat]
    sheet.spells -= one(MOVE_SPELL)
    set_kingdom(p, sheet, kingdom)
    note_spell(p, seat, MOVE_SPELL, kingdom)
    go_on(p, seat)


def cast_spread(p: Position, seat: i64, kingdom: i64) -> None:
    """Spell 3: the die's drops may go to one more kingdom beside the one it came from."""
    sheet = p.sheets[seat]
    sheet.spells -= one(SPREAD_SPELL)
    sheet.reach |= 1 << kingdom
    sheet.open |= p.components.kingdom_areas[kingdom]
    note_spell(p, seat, SPREAD_SPELL, kingdom)
    go_on(p, seat)


def cast_blend(p: Position, seat: i64) -> None:
    """Spell 4: two drops of the die become one of any composite colour, which is named as it is placed."""
    sheet = p.sheets[seat]
    sheet.spells -= one(BLEND_SPELL)
    sheet.left -= 2
    sheet.blended += 1
    note_spell(p, seat, BLEND_SPELL, NONE)
    go_on(p, seat)


def note_spell(p: Position, seat: i64, effect: i64, kingdom: i64) -> None:
    """Record a spell, for its caster only."""
    if p.events is not None:
        alone = (int(seat),)
        if kingdom == NONE:
            p.note("spell_cast", {"seat": seat, "spell": SPELLS[effect]}, alone)
        else:
            where = p.components.kingdom_ids[kingdom]
            p.note("spell_cast_on", {"seat": seat, "spell": SPELLS[effect], "kingdom": where}, alone)


# ---------------------------------------------------------------- the end of turn and round


def finish(p: Position, seat: i64) -> None:
    """The turn is over. Die drops that were not placed, however many, cost one blot if one is left."""
    sheet = p.sheets[seat]
    if sheet.left + sheet.blended and sheet.blots < p.components.blots:
        sheet.blots += 1
        if p.events is not None:
            p.note("blot_marked", {"seat": seat}, (int(seat),))
    sheet.status = DONE
    p.active &= ~(1 << seat)
    p.finished += 1
    if p.events is not None:
        p.note("turn_finished", {"seat": seat})
    if p.finished == p.seats:
        end_round(p)


def end_round(p: Position) -> None:
    """Everybody has painted: sheets are shown, achievements announced; then the end is looked for.

    All blots of all players used ends the game at once; three kingdoms painted make the next round the last.
    """
    if p.seats > 1:
        p.reveals += 1
    if p.events is not None:
        show_sheets(p)
    achievements.announce(p)
    blotted: i64 = 0
    for sheet in p.sheets:
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
        sheet = p.sheets[seat]
        for area in members(sheet.fresh):
            colour = COLOURS[sheet.colour_at(area)]
            p.note("area_shown", {"seat": seat, "area": p.components.area_ids[area], "colour": colour})
        if sheet.blots > sheet.old_blots:
            p.note("blot_shown", {"seat": seat})


def begin_last_round(p: Position) -> None:
    """The next round is the last."""
    p.last_round = True
    if p.events is not None:
        p.note("last_round", {})


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


# ---------------------------------------------------------------- solo


def begin_crossing(p: Position) -> None:
    """Solo: one speed number is lost every round. When none is left, the final line's first is lost, or its
    second where the first is circled, and the next round is the last.
    """
    options = cross_options(p)
    if options & (options - 1):
        p.step = CROSSING
        p.active = 1
    else:
        cross(p, lowest(options) if options else FINAL)


def cross(p: Position, line: i64) -> None:
    """Cross out the line's first number if it is open, else the second."""
    is_first = p.firsts[line] == 0
    if is_first:
        p.firsts[line] = RIVAL
    else:
        p.seconds[line] = RIVAL
    if p.events is not None:
        c = p.components
        points = c.first_vp[line] if is_first else c.second_vp[line]
        p.note("speed_crossed", {"line": c.line_ids[line], "points": points})
    if line == FINAL and not p.last_round:
        begin_last_round(p)
    p.active = 0
    begin_round(p)
