"""The rules, step by step, in the order of the rulebook.

Each ``begin_…`` opens a step: where it leaves one answer or none it is not asked, and the game goes on. Each
other function carries out a decision that has been checked, and goes on to what follows.
"""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.queendomino.actions import TAX_A, TAX_B, TAX_BOTH
from tetrarchy.games.queendomino.data import COIN_PER_KNIGHT, COIN_PER_TOWER, PER_SET, SPACES, domino_name
from tetrarchy.games.queendomino.geometry import STEP, ring, square_name
from tetrarchy.games.queendomino.kingdom import TOWN, Kingdom, Places
from tetrarchy.games.queendomino.state import (
    BRIBING,
    BUILDING_STEP,
    CAVE,
    CHOOSING,
    DRAW_BUILDING,
    DRAW_KING,
    DRAW_LINE,
    FIRST_CHOICE,
    GAME_OVER,
    NONE,
    PLACING,
    SITE_STEP,
    TAXING,
    Position,
)
from tetrarchy.kernel.bits import bit, count, lowest
from tetrarchy.kernel.state import CHANCE, OVER

# ---------------------------------------------------------------- setting up


def begin_game(p: Position) -> None:
    """Setup, stage 1: six buildings are laid out (Kingdomino has none), then the first line."""
    refill_spaces(p)


def refill_spaces(p: Position) -> None:
    """Empty spaces are filled from the pile, the cheapest first; with the pile empty they stay so."""
    while p.tiles:
        if first_empty_space(p) == NONE:
            break
        kind: i64 = p.components.tile_kind[lowest(p.tiles)]
        if p.tiles & ~p.components.kind_tiles[kind]:
            p.step = DRAW_BUILDING
            p.seat = CHANCE
            return
        lay_building(p, kind)
    begin_line(p)


def first_empty_space(p: Position) -> i64:
    """The cheapest empty space, or NONE."""
    for space in range(SPACES - 1, -1, -1):
        if p.spaces[space] == NONE:
            return space
    return NONE


def lay_building(p: Position, kind: i64) -> None:
    """A tile of the pile comes onto the board."""
    space = first_empty_space(p)
    p.spaces[space] = kind
    tiles: i64 = p.tiles & p.components.kind_tiles[kind]
    p.tiles ^= tiles & -tiles
    if p.events is not None:
        p.note("building_laid", {"building": p.components.building_ids[kind], "space": space + 1})


def draw_building(p: Position, kind: i64) -> None:
    """Chance: the next building."""
    lay_building(p, kind)
    refill_spaces(p)


def begin_line(p: Position) -> None:
    """The next line: as many dominoes as the table needs, from the box whose turn it is."""
    if p.lines_laid == p.profile.lines:
        begin_turn(p)
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
    p.step = DRAW_LINE
    p.seat = CHANCE


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


def finish_line(p: Position) -> None:
    """The line is put in rising order. The first one waits for the kings, the others for their round."""
    p.next_line.sort()
    p.next_kings = [NONE] * len(p.next_line)
    p.lines_laid += 1
    if p.events is not None:
        p.note("line_laid", {"dominoes": [domino_name(domino) for domino in p.next_line]})
    if p.lines_laid == 1:
        begin_first_choice(p)
    else:
        begin_turn(p)


def begin_first_choice(p: Position) -> None:
    """Setup, stage 2: kings are drawn blindly one by one, and each is put on a domino of the first line.

    With two players only one king is drawn: its owner chooses first and last, the other twice in between.
    """
    if p.order:
        p.seat = p.order[0]
        p.order = p.order[1:]
        p.step = FIRST_CHOICE
        only = only_free_domino(p)
        if only != NONE:
            choose_first(p, only)
        return
    waiting: i64 = 0
    last: i64 = NONE
    for seat in range(p.seats):
        if p.hand[seat]:
            waiting += 1
            last = seat
    if waiting == 0:
        start_round(p)
    elif waiting == 1:
        draw_king(p, last)
    else:
        p.step = DRAW_KING
        p.seat = CHANCE


def draw_king(p: Position, seat: i64) -> None:
    """Chance: whose king comes out of the hand."""
    if p.profile.first_king_leads:
        p.hand = [0, 0]
        p.order = (seat, 1 - seat, 1 - seat, seat)
    else:
        p.hand[seat] -= 1
        p.order = (seat,)
    if p.events is not None:
        p.note("king_drawn", {"seat": seat})
    begin_first_choice(p)


def choose_first(p: Position, at: i64) -> None:
    """A king is put on a free domino of the first line."""
    set_king(p, at)
    begin_first_choice(p)


def set_king(p: Position, at: i64) -> None:
    """The deciding seat's king goes onto a domino of the next line."""
    p.next_kings[at] = p.seat
    if p.events is not None:
        p.note("domino_chosen", {"seat": p.seat, "domino": domino_name(p.next_line[at])})


def only_free_domino(p: Position) -> i64:
    """The one domino of the next line that has no king yet; NONE if there are several."""
    only: i64 = NONE
    for at in range(len(p.next_kings)):
        if p.next_kings[at] == NONE:
            if only != NONE:
                return NONE
            only = at
    return only


# ---------------------------------------------------------------- a round


def start_round(p: Position) -> None:
    """The line with the kings becomes the current one; buildings slide to the cheap end and are refilled;
    a new line is laid; turns begin.
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


def end_turn(p: Position) -> None:
    """The next king's turn."""
    p.turn += 1
    begin_turn(p)


def end_round(p: Position) -> None:
    """The dragon goes home, and dominoes that nobody chose leave the game. After the last line it is over."""
    p.dragon = CAVE
    if p.next_line:
        start_round(p)
        return
    p.line = []
    p.kings = []
    p.turn = 0
    p.step = GAME_OVER
    p.seat = OVER
    if p.events is not None:
        p.note("game_over", {})


def note_leftovers(p: Position) -> None:
    """Record which dominoes of the line nobody has chosen."""
    left = [domino_name(p.next_line[at]) for at in range(len(p.next_line)) if p.next_kings[at] == NONE]
    if left:
        p.note("dominoes_left", {"dominoes": left})


def slide_buildings(p: Position) -> None:
    """Buildings move together towards the cheap end, keeping their order."""
    standing: list[int] = [kind for kind in p.spaces if kind != NONE]
    p.spaces = [NONE] * (SPACES - len(standing)) + standing


# ---------------------------------------------------------------- step A


def begin_placing(p: Position) -> None:
    """A: the chosen domino must be added if it can be; if it cannot, it is discarded."""
    domino = p.line[p.turn]
    c = p.components
    places = Places(mover_kingdom(p), c.terrain_a[domino], c.terrain_b[domino], c.twins[domino])
    number = places.number()
    if number > 1:
        p.places = places
        p.step = PLACING
    elif number == 1:
        place(p, places.pick(0))
    else:
        discard(p)


def mover_kingdom(p: Position) -> Kingdom:
    """The kingdom of the seat that decides."""
    return p.kingdoms[p.kingdom_of(p.seat)]


def discard(p: Position) -> None:
    """A domino that fits nowhere leaves the game; there is no tax then, the rest of the turn goes on."""
    mover_kingdom(p).discarded += 1
    if p.events is not None:
        p.note("domino_discarded", {"seat": p.seat, "domino": domino_name(p.line[p.turn])})
    if p.profile.full_game:
        begin_building(p)
    else:
        begin_choosing(p)


def place(p: Position, where: i64) -> None:
    """Lay the domino: half a on a square, half b on the one beside it in the given direction."""
    domino = p.line[p.turn]
    c = p.components
    kingdom = mover_kingdom(p)
    square_a: i64 = where // 4
    square_b: i64 = square_a + STEP[where & 3]
    kingdom.lay(square_a, c.terrain_a[domino], c.crowns_a[domino])
    kingdom.lay(square_b, c.terrain_b[domino], c.crowns_b[domino])
    kingdom.laid += ((domino, where),)
    p.places = None
    if p.events is not None:
        p.note(
            "domino_placed",
            {
                "seat": p.seat,
                "domino": domino_name(domino),
                "a": square_name(square_a),
                "b": square_name(square_b),
            },
        )
    if not p.profile.full_game:
        begin_choosing(p)
    elif kingdom.spare_knights:
        p.square_a = square_a
        p.square_b = square_b
        p.step = TAXING
    else:
        begin_building(p)


# ---------------------------------------------------------------- step B


def collect_tax(p: Position, half: i64) -> None:
    """B: a knight stands on a square of the domino just placed and brings a coin for each square of its
    region, and what the owner's safes add. Two knights may go out, one on each half.
    """
    domino = p.line[p.turn]
    if half == TAX_A or half == TAX_BOTH:
        send_knight(p, p.square_a, p.components.terrain_a[domino])
    if half == TAX_B or half == TAX_BOTH:
        send_knight(p, p.square_b, p.components.terrain_b[domino])
    finish_taxing(p)


def send_knight(p: Position, square: i64, terrain: i64) -> None:
    """One knight goes out, stays on its square, and collects."""
    kingdom = mover_kingdom(p)
    here = bit(ring(square))
    kingdom.knights |= here
    kingdom.spare_knights -= 1
    coins: i64 = count(kingdom.region(here, terrain))
    for kind, _ in kingdom.buildings:
        bonus = p.components.tax_bonus[kind]
        if bonus == COIN_PER_KNIGHT:
            coins += kingdom.all_knights()
        elif bonus == COIN_PER_TOWER:
            coins += kingdom.towers
    kingdom.coins += coins
    if p.events is not None:
        p.note("tax_collected", {"seat": p.seat, "square": square_name(square), "coins": coins})


def finish_taxing(p: Position) -> None:
    """No more knights this turn."""
    p.square_a = NONE
    p.square_b = NONE
    begin_building(p)


# ---------------------------------------------------------------- step C


def price(p: Position, space: i64) -> i64:
    """What a building costs the deciding seat: the queen takes a coin off, not below the least price."""
    asked: i64 = p.components.prices[space]
    if p.queen == p.kingdom_of(p.seat):
        asked -= p.components.queen_discount
    return asked if asked > p.components.least_price else p.components.least_price


def free_towns(kingdom: Kingdom) -> i64:
    """The town squares without a building; a knight there does no harm."""
    return kingdom.land[TOWN] & ~kingdom.built


def can_build(p: Position, space: i64) -> bool:
    """Whether there is a building on the space that the deciding seat can pay."""
    return p.spaces[space] != NONE and price(p, space) <= mover_kingdom(p).coins


def begin_building(p: Position) -> None:
    """C: one building of the board may be bought for a free town square."""
    if free_towns(mover_kingdom(p)):
        for space in range(SPACES):
            if can_build(p, space):
                p.step = BUILDING_STEP
                return
    begin_bribing(p)


def choose_building(p: Position, space: i64) -> None:
    """A building is chosen; where several squares are free, its site is asked next."""
    p.chosen_space = space
    free = free_towns(mover_kingdom(p))
    if free & (free - 1):
        p.step = SITE_STEP
        return
    build(p, town_squares(mover_kingdom(p), free)[0])


def town_squares(kingdom: Kingdom, towns: i64) -> list[int]:
    """The numbers of some town squares, rising."""
    found: list[int] = []
    for domino_and_place in kingdom.laid:
        where: i64 = domino_and_place[1]
        square_a: i64 = where // 4
        square_b: i64 = square_a + STEP[where & 3]
        if (towns >> ring(square_a)) & 1:
            found.append(square_a)
        if (towns >> ring(square_b)) & 1:
            found.append(square_b)
    found.sort()
    return found


def build(p: Position, square: i64) -> None:
    """Pay, put the building up, and take what it gives at once; its space stays empty this round.

    Whoever by new towers has the most, or as many as whoever has the most, is joined by the queen.
    """
    kingdom = mover_kingdom(p)
    c = p.components
    kind: i64 = p.spaces[p.chosen_space]
    paid = price(p, p.chosen_space)
    kingdom.coins -= paid
    kingdom.raise_building(kind, square, c.crowns[kind])
    kingdom.spare_knights += c.knights[kind]
    kingdom.towers += c.towers[kind]
    p.spaces[p.chosen_space] = NONE
    p.chosen_space = NONE
    if p.events is not None:
        p.note(
            "building_built",
            {"seat": p.seat, "building": c.building_ids[kind], "square": square_name(square), "coins": paid},
        )
    if c.towers[kind]:
        welcome_queen(p)
    begin_bribing(p)


def welcome_queen(p: Position) -> None:
    """The queen joins the builder of towers unless another kingdom has more."""
    mine = p.kingdom_of(p.seat)
    for kingdom in p.kingdoms:
        if kingdom.towers > p.kingdoms[mine].towers:
            return
    if p.queen != mine:
        p.queen = mine
        if p.events is not None:
            p.note("queen_joined", {"seat": p.seat})


# ---------------------------------------------------------------- step D


def begin_bribing(p: Position) -> None:
    """D: once a round, a player without the queen may bribe the dragon to burn a building of the board."""
    if (
        p.dragon == CAVE
        and p.queen != p.kingdom_of(p.seat)
        and mover_kingdom(p).coins >= p.components.bribe
        and has_buildings(p)
    ):
        p.step = BRIBING
    else:
        begin_choosing(p)


def has_buildings(p: Position) -> bool:
    """Whether anything stands on the builders' board."""
    for kind in p.spaces:
        if kind != NONE:
            return True
    return False


def bribe_dragon(p: Position, space: i64) -> None:
    """The building leaves the game, and the dragon stands in its place until the round ends."""
    if p.events is not None:
        name = p.components.building_ids[p.spaces[space]]
        p.note("building_burned", {"seat": p.seat, "building": name, "space": space + 1})
    mover_kingdom(p).coins -= p.components.bribe
    p.spaces[space] = NONE
    p.dragon = space
    begin_choosing(p)


# ---------------------------------------------------------------- step E


def begin_choosing(p: Position) -> None:
    """E: the king goes onto a free domino of the next line; in the last round there is none."""
    if not p.next_line:
        end_turn(p)
        return
    only = only_free_domino(p)
    if only != NONE:
        choose(p, only)
    else:
        p.step = CHOOSING


def choose(p: Position, at: i64) -> None:
    """The king is set, and the turn is over."""
    set_king(p, at)
    end_turn(p)
