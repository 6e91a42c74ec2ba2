"""Setup: the table before the first draw, then the first kings."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.queendomino.actions import CHOOSE
from tetrarchy.games.queendomino.data import PER_SET, SPACES, Components
from tetrarchy.games.queendomino.kingdom import new_kingdom
from tetrarchy.games.queendomino.profile import Profile
from tetrarchy.games.queendomino.rules.builders import refill_spaces
from tetrarchy.games.queendomino.rules.lines import free_dominoes, set_king
from tetrarchy.games.queendomino.rules.rounds import start_round
from tetrarchy.games.queendomino.state import (
    CAVE,
    DRAW_KING,
    FIRST_CHOICE,
    GO_ON,
    NONE,
    Position,
    ask,
    note_skipped,
)
from tetrarchy.kernel.bits import bit, lowest
from tetrarchy.kernel.state import CHANCE


def set_up(p: Position, profile: Profile, components: Components) -> None:
    """An empty table: castles, coins and knights dealt, nothing drawn yet."""
    coins = components.start_coins if profile.full_game else 0
    knights = components.start_knights if profile.full_game else 0
    p.profile = profile
    p.components = components
    p.kingdoms = [new_kingdom(profile.size, coins, knights) for _ in range(profile.kingdoms)]
    p.round = 0
    p.line = []
    p.kings = []
    p.turn = 0
    p.next_line = []
    p.next_kings = []
    p.lines_laid = 0
    p.piles = [0, 0]
    for which in profile.sets:
        p.piles[which] = (1 << PER_SET) - 1
    p.hand = [profile.kings_per_seat] * profile.seats
    p.order = ()
    p.spaces = [NONE] * SPACES
    p.tiles = (1 << len(components.tile_kind)) - 1 if profile.full_game else 0
    p.dragon = CAVE
    p.queen = NONE
    p.places = None
    p.square_a = NONE
    p.square_b = NONE
    p.chosen_space = NONE
    p.answers = 0
    p.first_answer = 0


def begin_game(p: Position) -> None:
    """Setup, stage 1: six buildings are laid out (Kingdomino has none), then the first line."""
    refill_spaces(p)


def begin_first_choice(p: Position) -> None:
    """Setup, stage 2: kings are drawn blindly one by one, and each is put on a domino of the first line.

    With two players only one king is drawn: its owner chooses first and last, the other twice in between.
    """
    if p.order:
        p.seat = p.order[0]
        p.order = p.order[1:]
        free = free_dominoes(p)
        if free & (free - 1):
            ask(p, FIRST_CHOICE, CHOOSE, free)
            return
        if p.events is not None:
            note_skipped(p, FIRST_CHOICE, "only_domino")
        choose_first(p, lowest(free))
        return
    waiting = kings_in_hand(p)
    if waiting == 0:
        start_round(p)
    elif waiting & (waiting - 1):
        p.step = DRAW_KING
        p.seat = CHANCE
    else:
        draw_king(p, lowest(waiting))


def kings_in_hand(p: Position) -> i64:
    """The seats that have a king still to be drawn."""
    seats: i64 = 0
    for seat in range(p.seats):
        if p.hand[seat]:
            seats |= bit(seat)
    return seats


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
    p.step = GO_ON


def choose_first(p: Position, at: i64) -> None:
    """A king is put on a free domino of the first line."""
    set_king(p, at)
    p.step = GO_ON
