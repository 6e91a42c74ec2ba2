"""What can lie on a table: bounds for every number, and what must agree before a position is played on.

Positions are drawn by hand for lessons and tests, so they need not be the fruit of a whole game: a kingdom
may be smaller than the round would have it. But nothing is there twice, nothing is there that the variant
does not have, and what is asked can be answered until the end.
"""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.queendomino.actions import PASS
from tetrarchy.games.queendomino.data import PER_SET, Components, domino_name
from tetrarchy.games.queendomino.profile import Profile
from tetrarchy.games.queendomino.rules.builders import first_empty_space
from tetrarchy.games.queendomino.rules.building import buildable
from tetrarchy.games.queendomino.rules.lines import current_set
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
from tetrarchy.kernel.bits import count, members
from tetrarchy.kernel.plain import Reader
from tetrarchy.kernel.state import CHANCE, OVER


class Limits:
    """The most of each piece that there can be; Kingdomino has dominoes only.

    Coins, knights and towers never run out, but none of them comes from nowhere either: knights are dealt or
    come with buildings, towers come with buildings, and coins beyond those of the box with knights.
    """

    def __init__(self, profile: Profile, c: Components) -> None:
        self.knights = 0
        self.towers = 0
        self.coins = 0
        self.tax = 0
        """The most that one knight can bring."""
        if not profile.full_game:
            return
        safes = 0
        for kind in c.tile_kind:
            self.knights += c.knights[kind]
            self.towers += c.towers[kind]
            if c.tax_bonus[kind]:
                safes += 1
        most = self.knights + c.start_knights
        self.knights += c.start_knights * profile.kingdoms
        self.tax = profile.size * profile.size - 1 + safes * max(self.knights, self.towers)
        self.coins = max(c.start_coins, c.box_coins) + most * self.tax


def check_position(p: Position, table: Reader, limits: Limits) -> None:
    """Refuse what could not lie on a table."""
    _check_step(p, table)
    _check_dominoes(p, table)
    _check_lines(p, table)
    _check_kings(p, table)
    _check_discards(p, table)
    _check_tiles(p, table)
    _check_pieces(p, table, limits)
    _check_board(p, table)


def _check_step(p: Position, table: Reader) -> None:
    """Who decides fits the step, the step fits the round, and the variant has it."""
    step = table["step"]
    if (p.seat == OVER) != (p.step == GAME_OVER) or (p.seat == CHANCE) != (p.step <= DRAW_KING):
        raise table["actor"].wrong("somebody else decides in this step")
    in_a_turn = PLACING <= p.step <= CHOOSING
    if in_a_turn and (p.turn >= len(p.line) or p.kings[p.turn] != p.seat):
        raise table["actor"].wrong("it is the turn of another king")
    if not in_a_turn and p.turn:
        raise table["turn"].wrong("nobody has had a turn yet in this step")
    if not p.profile.full_game and p.step in (DRAW_BUILDING, TAXING, BUILDING_STEP, SITE_STEP, BRIBING):
        raise step.wrong("the variant has no such step")
    setting_up = p.step in (DRAW_KING, FIRST_CHOICE)
    if (setting_up and p.round) or (in_a_turn and not p.round):
        raise table["round"].wrong("the step belongs to another round")
    if (setting_up and p.lines_laid != 1) or (not p.round and not setting_up and p.lines_laid):
        raise table["lines_laid"].wrong("the first line is laid before the first kings are set")
    if p.step == GAME_OVER and (p.line or p.next_line or p.round != p.profile.lines):
        raise step.wrong("the game is not over yet")
    if p.round == 0 and p.line:
        raise table["line"].wrong("before the first round there is none")


def _check_dominoes(p: Position, table: Reader) -> None:
    """No domino is in two places; a line's domino that has had its turn lies with its king, or nowhere."""
    ruler: dict[int, int] = {}
    for which in range(p.profile.kingdoms):
        for domino, _ in p.kingdoms[which].laid:
            if domino in ruler:
                raise table["kingdoms"].wrong(f"{domino_name(domino)} is laid twice")
            ruler[domino] = which
    seen: set[int] = set()
    for at, domino in enumerate(p.line):
        king = p.kings[at]
        done = at < p.turn or (at == p.turn and TAXING <= p.step <= CHOOSING)
        laid = domino in ruler and not (done and king != NONE and ruler[domino] == p.kingdom_of(king))
        if laid or domino in seen:
            raise table["line"].wrong(f"{domino_name(domino)} is in two places")
        seen.add(domino)
    for domino in p.next_line:
        if domino in ruler or domino in seen:
            raise table["next_line"].wrong(f"{domino_name(domino)} is in two places")
        seen.add(domino)
    for domino in [*ruler, *seen]:
        if (p.piles[domino // PER_SET] >> (domino % PER_SET)) & 1:
            raise table["unseen_dominoes"].wrong(f"{domino_name(domino)} is in two places")
    if p.step == TAXING:
        laid_here = p.kingdoms[p.kingdom_of(p.seat)].laid
        if not laid_here or laid_here[-1][0] != p.line[p.turn]:
            raise table["step"].wrong("the domino whose turn it is has not been placed")


def _check_lines(p: Position, table: Reader) -> None:
    """The lines to come can be laid, and the game ends with the last of them."""
    drawing = p.step == DRAW_BUILDING or p.step == DRAW_LINE
    to_come: i64 = p.profile.lines - p.lines_laid
    rounds = p.round + to_come + (1 if p.next_line and not drawing else 0)
    if rounds != p.profile.lines:
        raise table["lines_laid"].wrong(f"the game would not end with round {p.profile.lines}")
    waiting = len(p.next_line)
    if p.step == DRAW_BUILDING and waiting:
        raise table["next_line"].wrong("buildings are laid out before the next line")
    if p.step == DRAW_LINE and (
        not to_come
        or waiting == p.profile.line_length
        or p.next_kings != [NONE] * waiting
        or any(domino // PER_SET != current_set(p) for domino in p.next_line)
    ):
        raise table["next_line"].wrong("this line cannot be drawn")
    sets = p.profile.sets
    needed = [0, 0]
    for line in range(p.lines_laid, p.profile.lines):
        needed[sets[line % len(sets)]] += p.profile.line_length
    if p.step == DRAW_LINE:
        needed[current_set(p)] -= waiting
    for which in range(len(p.piles)):
        if count(p.piles[which]) < needed[which] or (p.piles[which] and which not in sets):
            raise table["unseen_dominoes"].wrong("these are not the dominoes for the lines to come")


def _check_kings(p: Position, table: Reader) -> None:
    """Nobody has more kings than he begins with; before the first round nobody has fewer."""
    for seat in range(p.seats):
        kings = p.hand[seat] + p.order.count(seat) + p.next_kings.count(seat) + p.kings[p.turn :].count(seat)
        if p.step == FIRST_CHOICE and p.seat == seat:
            kings += 1
        most = p.profile.kings_per_seat
        if kings > most or (p.round == 0 and kings < most):
            raise table["kings_in_hand"].wrong(f"seat {seat} should have {most} kings, not {kings}")
    if p.round and (p.order or any(p.hand)):
        raise table["kings_in_hand"].wrong("all kings are drawn before the first round")
    if p.step == DRAW_KING and p.profile.first_king_leads and p.next_kings.count(NONE) < p.profile.kings:
        raise table["kings_drawn"].wrong("only one king is drawn")
    if p.step < DRAW_KING or not p.next_line:
        return
    to_set = sum(p.hand) + len(p.order)
    if p.step == FIRST_CHOICE:
        to_set += 1
    elif p.step >= PLACING:
        to_set = len(p.kings) - p.turn - p.kings[p.turn :].count(NONE)
    if to_set > p.next_kings.count(NONE):
        raise table["next_line"].wrong("there are more kings than free dominoes")


def _check_discards(p: Position, table: Reader) -> None:
    """Nobody has discarded more dominoes than he had turns."""
    rounds = p.round if p.step == GAME_OVER else max(0, p.round - 1)
    for which in range(p.profile.kingdoms):
        turns: i64 = rounds * p.profile.kings_per_seat * p.profile.seats_per_kingdom
        for at in range(p.turn + 1 if p.step > PLACING and p.line else p.turn):
            if p.kings[at] != NONE and p.kingdom_of(p.kings[at]) == which:
                turns += 1
        if p.kingdoms[which].discarded > turns:
            raise table["kingdoms"].items()[which]["discarded"].wrong(f"there were only {turns} turns")


def _check_tiles(p: Position, table: Reader) -> None:
    """Each building tile is in one place."""
    c = p.components
    tiles = [count(p.tiles & c.kind_tiles[kind]) for kind in range(len(c.kind_tiles))]
    for kingdom in p.kingdoms:
        for kind, _ in kingdom.buildings:
            tiles[kind] += 1
    for kind in p.spaces:
        if kind != NONE:
            tiles[kind] += 1
    for kind, number in enumerate(tiles):
        if number > count(c.kind_tiles[kind]):
            raise table["unseen_buildings"].wrong(
                f"there are {number} tiles of {c.building_ids[kind]} in all"
            )


def _check_pieces(p: Position, table: Reader, limits: Limits) -> None:
    """What the kingdoms have, and the buildings may yet bring them, is no more than there is; the queen is
    with a kingdom that has the most towers.
    """
    c = p.components
    knights: i64 = 0
    towers: i64 = 0
    waiting = [c.tile_kind[tile] for tile in members(p.tiles)] + [kind for kind in p.spaces if kind != NONE]
    for kind in waiting:
        knights += c.knights[kind]
        towers += c.towers[kind]
    for which, kingdom in enumerate(p.kingdoms):
        to_collect: i64 = limits.tax * (kingdom.spare_knights + knights)
        if kingdom.coins + to_collect > limits.coins:
            raise table["kingdoms"].items()[which]["coins"].wrong("nobody can have that many coins yet")
    most: i64 = 0
    for kingdom in p.kingdoms:
        knights += kingdom.all_knights()
        towers += kingdom.towers
        most = max(most, kingdom.towers)
    if knights > limits.knights or towers > limits.towers:
        raise table["kingdoms"].wrong("nobody can have that many knights or towers yet")
    if (p.queen == NONE) != (most == 0) or (p.queen != NONE and p.kingdoms[p.queen].towers < most):
        raise table["queen"].wrong("she is with a kingdom that has the most towers, where there are any")


def _check_board(p: Position, table: Reader) -> None:
    """The dragon stands where it has burned something, this round; a chosen building can be paid."""
    if p.dragon != CAVE and (not PLACING <= p.step <= CHOOSING or not p.profile.full_game):
        raise table["dragon"].wrong("it flies in turns only")
    if p.dragon != CAVE and p.spaces[p.dragon] != NONE:
        raise table["dragon"].wrong("it stands where nothing else is")
    if (p.chosen_space != NONE) != (p.step == SITE_STEP):
        raise table["chosen_space"].wrong("a building is chosen just before its site")
    if p.step == SITE_STEP and not (buildable(p) >> p.chosen_space) & 1:
        raise table["chosen_space"].wrong("this building cannot be bought")
    if p.step == DRAW_BUILDING and first_empty_space(p) == NONE:
        raise table["spaces"].wrong("all spaces are taken")


def check_question(p: Position, table: Reader) -> None:
    """Whoever decides has something to decide besides passing."""
    open_now = 1
    if p.seat == CHANCE:
        open_now = len(p.outcomes())
    elif p.seat >= 0:
        open_now = sum([action != PASS for action in p.legal(p.seat)])
    if open_now == 0:
        raise table["step"].wrong("there is nothing to decide")
