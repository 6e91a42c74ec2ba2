"""What is open now: legal actions, random ones and the check of an action all follow from here.

The choices of a step are one bit mask: bit 0 is PASS, bit 1 the step's first code, and so on.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from tetrarchy.games.gem_forge.actions import (
    CHOOSE,
    DIG,
    DISCARD,
    DRAW,
    FIRST,
    HAND_IN,
    KEEP,
    OPEN,
    OPENINGS,
    PASS,
    PLAY,
    PULL,
    REFRESH,
    RETURN,
    ROB,
    SET,
    STONE,
    SWAP,
    TAKE,
    TARGET,
    TRADE,
    card_code,
    drop_code,
    tile_code,
)
from tetrarchy.games.gem_forge.card_choices import can_play, card_kind, effect_choices, kinds_in, targets
from tetrarchy.games.gem_forge.data import CANCEL, MARKET_SPACES, PLACES
from tetrarchy.games.gem_forge.holders import BROWN, NONE
from tetrarchy.games.gem_forge.rules.stones import can_take, settings, tray_colours
from tetrarchy.games.gem_forge.state import (
    ANSWER_CARD,
    ANSWER_SET,
    ANSWER_TAKE,
    COPYING_SET,
    DIGGING,
    DRAW_CARD,
    DROPPING,
    EMPTYING,
    FILL_MINE,
    FIRST_PLAYER,
    KEEPING,
    NAME_TARGET,
    OPENING,
    REPLACING,
    RETURNING,
    ROBBING,
    SETTING_MORE,
    SETTING_NEW,
    STEPS,
    SWAPPING_JEWEL,
    SWAPPING_STONE,
    TAKING_FROM_JEWEL,
    TURN,
    Position,
)
from tetrarchy.kernel.bits import bit, count, lowest, members, nth
from tetrarchy.kernel.state import CHANCE, State

_FIRST_CODE: Final = {
    OPENING: OPEN,
    TURN: TAKE,
    NAME_TARGET: TARGET,
    ANSWER_CARD: PLAY,
    ANSWER_TAKE: PLAY,
    ANSWER_SET: PLAY,
    SWAPPING_JEWEL: SWAP,
    SETTING_NEW: SET,
    SWAPPING_STONE: TRADE,
    TAKING_FROM_JEWEL: PULL,
    EMPTYING: RETURN,
    DIGGING: DIG,
    KEEPING: KEEP,
    ROBBING: ROB,
    SETTING_MORE: SET,
    COPYING_SET: SET,
    RETURNING: RETURN,
    REPLACING: REFRESH,
}
_FIRST_CODES: Final = vec[i64]([_FIRST_CODE.get(step, 0) for step in range(len(STEPS))])
"""For each step, the code that the second bit of its choices stands for; the first one is PASS."""
_MOST_CHOICES: Final = 62
_ALL_OPENINGS: Final = (2 << len(OPENINGS)) - 2

_TAKE_CHOICE: Final = 2
_SET_BIT: Final = 1 + SET - TAKE
_DISCARD_BIT: Final = 1 + DISCARD - TAKE
_DRAW_CHOICE: Final = 2 << (DRAW - TAKE)
_HAND_IN_BIT: Final = 1 + HAND_IN - TAKE
_PLAY_BIT: Final = 1 + PLAY - TAKE
_CHOOSE_BIT: Final = 1 + CHOOSE - REFRESH
_ANY_SPACE: Final = ((1 << MARKET_SPACES) - 1) << _CHOOSE_BIT
_REFRESHES: Final = tuple(
    sum(2 << (mask - 1) for mask in range(1, 1 << MARKET_SPACES) if mask.bit_count() == tiles)
    for tiles in range(PLACES + 1)
)
"""For each number of tiles, the choices that refresh exactly that many spaces."""


# ---------------------------------------------------------------- seats


def ask(p: Position, step: i64, seat: i64) -> bool:
    """Ask one seat; tells whether it has more than one choice."""
    p.step = step
    p.seat = seat
    p.choices = step_choices(p)
    return p.choices & (p.choices - 1) != 0


def only(p: Position) -> i64:
    """The one choice there is, which is no pass."""
    return lowest(p.choices) - 1


def asked(p: Position) -> i64:
    """The seats that the step asks at once; none where one decides alone.

    All choose their opening tiles. A window asks everybody who holds a card, but not whoever played the card
    or did the action.
    """
    if p.step == OPENING:
        return bit(p.seats) - 1
    if p.step < ANSWER_CARD or p.step > ANSWER_SET:
        return 0
    doer = p.active
    if p.step == ANSWER_CARD:
        doer = p.stack[len(p.stack) - 1] >> 6
    found: i64 = 0
    for seat in range(p.seats):
        if seat != doer and p.hands[seat]:
            found |= bit(seat)
    return found


def choices_of(p: Position, seat: i64) -> i64:
    """What a seat may do now; 0 for whoever does not decide."""
    if seat < 0 or seat >= p.seats:
        return 0
    if not p.waiting:
        return p.choices if seat == p.seat else 0
    if not (p.waiting >> seat) & 1:
        return 0
    if p.step == OPENING:
        return _ALL_OPENINGS
    return reactions(p, seat) << 1 | 1


def first_code(p: Position) -> i64:
    """The code that the second bit of the choices stands for."""
    if p.step == DROPPING:
        return drop_code(p.components)
    return _FIRST_CODES[p.step]


def choice_of(p: Position, action: i64) -> i64:
    """The choice that an action would be at this step; NONE where it belongs to another step."""
    if action == PASS:
        return 0
    choice = action - first_code(p) + 1
    return choice if 1 <= choice <= _MOST_CHOICES else NONE


def legal(p: Position, seat: i64) -> list[int]:
    """The actions that a seat may take now."""
    before = first_code(p) - 1
    return [PASS if choice == 0 else before + choice for choice in members(choices_of(p, seat))]


def pick(p: Position, seat: i64, rng: Random) -> i64:
    """One of a seat's actions, all equally likely."""
    choices = choices_of(p, seat)
    if not choices:
        return State.sample(p, seat, rng)
    choice = nth(choices, rng.randrange(count(choices)))
    return PASS if choice == 0 else first_code(p) - 1 + choice


def step_choices(p: Position) -> i64:
    """What the one seat that decides may do."""
    step = p.step
    if step == TURN:
        return turn_choices(p)
    if step == NAME_TARGET:
        return targets(p, p.components.effect[card_kind(p)]) << 1
    if step == RETURNING:
        return tray_colours(p) << 1
    if step == REPLACING:
        return replace_choices(p)
    if step == DROPPING:
        return kinds_in(p, p.hands[p.seat]) << 1
    return effect_choices(p)


# ---------------------------------------------------------------- chance


def _kinds(p: Position) -> tuple[i64, i64]:
    """The first code of what chance draws now, and how many kinds there are."""
    step = p.step
    c = p.components
    if step == DRAW_CARD:
        return card_code(c), len(c.card_ids)
    if step == FILL_MINE:
        return STONE, 4
    if step == FIRST_PLAYER:
        return FIRST, p.seats
    return tile_code(c), len(c.tile_ids)


def _weight(p: Position, kind: i64) -> i64:
    """How many of a kind chance draws from now."""
    step = p.step
    if step == DRAW_CARD:
        return count(p.pile & p.components.cards_of[kind])
    if step == FILL_MINE:
        return p.bag[kind]
    if step == FIRST_PLAYER:
        return 1
    return (p.tiles >> kind) & 1


def outcomes(p: Position) -> list[tuple[int, int]]:
    """What chance may bring, with weights."""
    found: list[tuple[int, int]] = []
    if p.seat != CHANCE:
        return found
    first, kinds = _kinds(p)
    for kind in range(kinds):
        weight = _weight(p, kind)
        if weight:
            found.append((first + kind, weight))
    return found


def can_happen(p: Position, action: i64) -> bool:
    """Whether chance may bring this now."""
    if p.seat != CHANCE:
        return False
    first, kinds = _kinds(p)
    return first <= action < first + kinds and _weight(p, action - first) != 0


def draw(p: Position, rng: Random) -> i64:
    """What chance brings, by weight; where each piece is one of a set, without making a list."""
    step = p.step
    c = p.components
    if p.seat != CHANCE or step == FILL_MINE:
        return State.sample(p, CHANCE, rng)
    if step == DRAW_CARD:
        return card_code(c) + c.kind_of[nth(p.pile, rng.randrange(count(p.pile)))]
    if step == FIRST_PLAYER:
        return FIRST + rng.randrange(p.seats)
    return tile_code(c) + nth(p.tiles, rng.randrange(count(p.tiles)))


# ---------------------------------------------------------------- turns and windows


def turn_choices(p: Position) -> i64:
    """What the active player may do: one of the five actions while there are any left, or hand in."""
    seat = p.active
    choices = handings(p, seat) << _HAND_IN_BIT
    if p.actions_left:
        choices |= _DRAW_CHOICE
        if can_take(p, seat):
            choices |= _TAKE_CHOICE
        choices |= settings(p, seat) << _SET_BIT
        choices |= p.components.holders.holds[p.carts[seat]] << _DISCARD_BIT
        choices |= playable(p) << _PLAY_BIT
    elif not must_hand_in(p, seat):
        choices |= 1
    return choices


def handings(p: Position, seat: i64) -> i64:
    """What can be handed in, as a mask with the bit of each set of places less one.

    It is one finished tile, or a set: two or three finished blue tiles with stones of the same colour.
    """
    finished = p.components.holders.finished
    at = PLACES * seat
    a = finished[p.jewels[at]]
    b = finished[p.jewels[at + 1]]
    c = finished[p.jewels[at + 2]]
    found: i64 = 0
    if a != NONE:
        found |= 1
        if a == b and a != BROWN:
            found |= 4
            if a == c:
                found |= 64
        if a == c and a != BROWN:
            found |= 16
    if b != NONE:
        found |= 2
        if b == c and b != BROWN:
            found |= 32
    if c != NONE:
        found |= 8
    return found


def must_hand_in(p: Position, seat: i64) -> bool:
    """Whether a finished brown tile lies in front of the player."""
    finished = p.components.holders.finished
    at = PLACES * seat
    return (
        finished[p.jewels[at]] == BROWN
        or finished[p.jewels[at + 1]] == BROWN
        or finished[p.jewels[at + 2]] == BROWN
    )


def playable(p: Position) -> i64:
    """The kinds of card that the active player can spend an action on."""
    c = p.components
    kinds = kinds_in(p, p.hands[p.active])
    found: i64 = 0
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        if c.effect[kind] < CANCEL and can_play(p, c.effect[kind]):
            found |= bit(kind)
    return found


def replace_choices(p: Position) -> i64:
    """Any tile of the market, or a refresh if there was none yet."""
    if p.may_refresh:
        return _REFRESHES[p.missing] | _ANY_SPACE
    return _ANY_SPACE


def reactions(p: Position, seat: i64) -> i64:
    """The kinds of card in a hand that fit the window that is open and would do something."""
    cards = p.hands[seat] & p.components.answers_with[p.step - ANSWER_CARD]
    if not cards:
        return 0
    if p.step == ANSWER_TAKE and not can_take(p, seat):
        return 0
    if p.step == ANSWER_SET and not settings(p, seat):
        return 0
    return kinds_in(p, cards)
