"""Undo: whether a decision can be taken back never tells what somebody has decided unseen."""

from __future__ import annotations

from itertools import permutations

import pytest
from librt.random import Random

from tests.games.gem_forge.helpers import CARDS, hand, player, see, step, table
from tetrarchy.games.gem_forge import GAME
from tetrarchy.kernel.drive import Draws
from tetrarchy.kernel.session import Session
from tetrarchy.kernel.state import CHANCE, State


def session_at(state: State) -> Session:
    """A session that stands at a drawn position."""
    session = Session(GAME, state.seats, {})
    session.state = state
    return session


def act(session: Session, seat: int, *texts: str) -> None:
    for text in texts:
        session.act(seat, GAME.actions.parse(text))


def window(deed: str, seats: int = 3) -> Session:
    """The first player does something, and all others, who hold a card each, are asked."""
    cards = {"play rob_cart": "cancel", "take": "copy_take", "set 1 red": "copy_set"}[deed]
    rainbow = ("s17", "s18", "s19")
    others = [player("r", rainbow[n], f"{cards} dig") for n in range(seats - 1)]
    session = session_at(table(player("r", "s02", hand="rob_cart"), *others))
    act(session, 0, deed)
    if step(session.state) == "target":
        act(session, 0, "target 2")
    return session


WINDOWS = ["play rob_cart", "take", "set 1 red"]
ANSWERS = {"play rob_cart": "play cancel", "take": "play copy_take", "set 1 red": "play copy_set"}
every_window = pytest.mark.parametrize("deed", WINDOWS)


@every_window
@pytest.mark.parametrize("order", list(permutations((1, 2, 3))), ids=str)
def test_no_hidden_answer_changes_anybody_elses_undo(deed: str, order: tuple[int, ...]) -> None:
    """Four seats, in every order of the answers."""
    session = window(deed, seats=4)
    for at, seat in enumerate(order[:2]):
        before = [session.can_undo(other) for other in range(4) if other != seat]
        act(session, seat, ANSWERS[deed] if at == 0 else "pass")
        assert [session.can_undo(other) for other in range(4) if other != seat] == before
        assert session.can_undo(seat)
    assert session.state.reacting()


@every_window
def test_who_opened_a_window_cannot_undo_once_others_may_have_answered_unseen(deed: str) -> None:
    session = window(deed)
    assert session.state.actors() == [1, 2]
    assert not session.can_undo(0)
    act(session, 1, "pass")
    assert not session.can_undo(0)


@every_window
def test_with_one_player_to_answer_the_deed_can_be_undone_until_he_has(deed: str) -> None:
    """His answer ends the window at once, so there is nothing that could have been answered unseen."""
    session = window(deed, seats=2)
    assert session.can_undo(0)
    act(session, 1, "pass")
    assert not session.can_undo(0)
    assert not session.can_undo(1)


def test_an_answer_is_taken_back_and_the_others_stand() -> None:
    session = window("play rob_cart", seats=4)
    act(session, 1, "play cancel")
    act(session, 2, "pass")
    session.undo(1)
    assert session.state.actors() == [1, 3]
    assert see(session.state, "players")[2]["answer"] == "pass"
    assert [seat for seat, _ in session.record.steps] == [0, 0, 2]


def test_an_answer_can_be_undone_while_others_are_still_asked_and_not_afterwards() -> None:
    """The last answer brings the others' answers to light, so it cannot be taken back."""
    session = window("play rob_cart")
    act(session, 1, "play cancel")
    assert session.can_undo(1)
    act(session, 2, "pass")
    assert not session.can_undo(1)
    assert not session.can_undo(2)


def test_opening_tiles_are_chosen_unseen_and_can_be_chosen_anew_until_all_have() -> None:
    session = Session(GAME, 3, {})
    session.settle(Draws(Random(1)))
    act(session, 1, "open 123")
    assert [session.can_undo(seat) for seat in range(3)] == [False, True, False]
    act(session, 0, "open 123")
    assert [session.can_undo(seat) for seat in range(3)] == [True, True, False]
    session.undo(1)
    assert session.state.actors() == [1, 2]
    act(session, 1, "open 345")
    act(session, 2, "open 123")
    assert [session.can_undo(seat) for seat in range(3)] == [False, False, False]
    assert session.state.mover() == CHANCE


def test_who_decides_alone_decides_openly() -> None:
    state = table(player("r", "s02", "dig"), player(hand="dig"), player(hand="dig"))
    assert not state.hides(0)
    state.apply(0, GAME.actions.parse("take"))
    assert state.hides(1)
    assert state.hides(2)


def test_an_open_decision_is_undone_until_another_decides() -> None:
    session = session_at(table(player("rg"), player("b")))
    act(session, 0, "discard red", "discard green")
    assert session.can_undo(0)
    act(session, 1, "discard blue")
    assert not session.can_undo(0)
    assert session.can_undo(1)


def test_no_undo_of_a_card_that_came_without_a_draw() -> None:
    """The pile has one kind of card only, so chance is not asked; the card is seen all the same."""
    rest = [name for name, card in CARDS.items() for _ in range(card["count"]) if name != "dig"]
    session = session_at(table(player(), player(), discards=" ".join(rest)))
    act(session, 0, "draw")
    assert hand(session.state, 0) == ["dig"]
    assert not session.can_undo(0)
