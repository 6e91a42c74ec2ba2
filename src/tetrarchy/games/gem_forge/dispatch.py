"""Which rule each action sets going.

A ladder, since a table of functions is called through Python objects once compiled: see Speed in
docs/architecture.md.
"""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.gem_forge.actions import (
    CHOOSE,
    DISCARD,
    DRAW,
    FIRST,
    HAND_IN,
    PLAY,
    REFRESH,
    SET,
    STONE,
    TAKE,
    card_code,
    tile_code,
)
from tetrarchy.games.gem_forge.rules import effects, hand, handing_in, reactions, setup, turn
from tetrarchy.games.gem_forge.rules.agenda import go_on
from tetrarchy.games.gem_forge.state import (
    ANSWER_CARD,
    ANSWER_SET,
    COPYING_SET,
    DEAL_TILE,
    DIGGING,
    DRAW_CARD,
    DROPPING,
    EMPTYING,
    FILL_MINE,
    FIRST_PLAYER,
    GO_ON,
    KEEPING,
    NAME_TARGET,
    REPLACING,
    RETURNING,
    ROBBING,
    SETTING_MORE,
    SETTING_NEW,
    SWAPPING_JEWEL,
    SWAPPING_STONE,
    TAKING_FROM_JEWEL,
    TURN,
    Position,
)


def carry_out(p: Position, seat: i64, choice: i64) -> None:
    """Do what a seat has chosen, and what follows until somebody must decide."""
    step = p.step
    if step == TURN:
        _carry_out_turn(p, choice)
    elif ANSWER_CARD <= step <= ANSWER_SET:
        reactions.answer(p, seat, choice)
    elif choice == 0:
        effects.stop(p)
    elif step == REPLACING:
        if choice < 1 + CHOOSE - REFRESH:
            handing_in.refresh(p, choice)
        else:
            handing_in.choose(p, choice - 1 - CHOOSE + REFRESH)
    elif step == RETURNING:
        handing_in.return_stone(p, choice - 1)
    elif step == DROPPING:
        hand.drop_card(p, choice - 1)
    elif step == NAME_TARGET:
        turn.name_target(p, choice - 1)
    elif step == EMPTYING:
        effects.empty_cart(p, choice - 1)
    elif step == DIGGING:
        effects.dig(p, choice)
    elif step == KEEPING:
        effects.keep_stone(p, choice - 1)
    elif step == SETTING_MORE:
        effects.set_more(p, choice - 1)
    elif step == COPYING_SET:
        effects.copy_set(p, choice - 1)
    elif step == ROBBING:
        effects.rob_cart(p, choice - 1)
    elif step == SWAPPING_JEWEL:
        effects.swap_jewel(p, choice - 1)
    elif step == SETTING_NEW:
        effects.set_new(p, choice - 1)
    elif step == SWAPPING_STONE:
        effects.swap_stone(p, choice - 1)
    elif step == TAKING_FROM_JEWEL:
        effects.take_from_jewel(p, choice - 1)
    else:
        setup.choose_opening(p, seat, choice - 1)
    if p.step == GO_ON:
        go_on(p)


def _carry_out_turn(p: Position, choice: i64) -> None:
    """An action of the turn, a handing in, or the end of the turn."""
    action = TAKE - 1 + choice
    if choice == 0:
        turn.end_turn(p)
    elif action == TAKE:
        turn.take(p)
    elif action < DISCARD:
        turn.set_one(p, action - SET)
    elif action < DRAW:
        turn.discard_stone(p, action - DISCARD)
    elif action == DRAW:
        turn.draw(p)
    elif action < PLAY:
        handing_in.hand_in(p, action - HAND_IN + 1)
    else:
        turn.play(p, action - PLAY)


def happen(p: Position, action: i64) -> None:
    """Let chance bring something, and do what follows until somebody must decide."""
    step = p.step
    c = p.components
    if step == FILL_MINE:
        setup.drop_stone(p, action - STONE)
    elif step == FIRST_PLAYER:
        setup.choose_first_player(p, action - FIRST)
    elif step == DRAW_CARD:
        hand.draw_card(p, action - card_code(c))
    elif step == DEAL_TILE:
        setup.deal_tile(p, action - tile_code(c))
    else:
        handing_in.lay_tile(p, action - tile_code(c))
    if p.step == GO_ON:
        go_on(p)
