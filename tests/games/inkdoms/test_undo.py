"""Undo: it never tells what others do in secret, and alone only new information closes it."""

from __future__ import annotations

import pytest
from librt.random import Random

from tetrarchy.games.inkdoms import GAME
from tetrarchy.kernel.drive import Draws
from tetrarchy.kernel.session import Session
from tetrarchy.kernel.state import OVER


def act(session: Session, seat: int, step: str) -> None:
    session.act(seat - 1, GAME.actions.parse(step))


def settled(seats: int, seed: int = 1) -> Session:
    """A game whose dice have been thrown."""
    session = Session(GAME, seats)
    session.settle(Draws(Random(seed)))
    return session


def take_all(session: Session, rng: Random) -> None:
    """Everybody takes a die."""
    while session.state.view(None)["taker"] is not None:
        taker = session.state.view(None)["taker"]
        session.act(taker, session.state.sample(taker, rng))


@pytest.mark.parametrize("seats", [2, 3])
def test_fault_8_undo_never_tells_that_another_has_painted(seats: int) -> None:
    """Whoever could take back a decision still can after each hidden move of another, and nobody else can."""
    rng = Random(seats)
    hidden = alone = 0
    for game in range(4):
        session = settled(seats, game)
        while session.state.mover() != OVER:
            actors = session.state.actors()
            actor = actors[rng.randrange(len(actors))]
            others = [seat for seat in range(seats) if seat != actor]
            before = [session.can_undo(seat) for seat in others]
            secret = actor != session.state.view(None)["taker"]
            round_now = session.state.view(None)["round"]
            session.act(actor, session.state.sample(actor, rng))
            session.settle(Draws(rng))
            after = session.state.view(None)
            if secret and after["round"] == round_now and after["phase"] == "round":
                assert [session.can_undo(seat) for seat in others] == before
                hidden += 1
                alone += any(before) and len(actors) == 1
    assert hidden > 100
    assert alone > 0, "the others had finished, and could still go back"


@pytest.mark.parametrize("seats", [2, 3])
def test_whoever_has_finished_can_go_back_while_the_last_one_paints(seats: int) -> None:
    session = settled(seats)
    rng = Random(5)
    take_all(session, rng)
    *early, last = range(seats)
    for seat in early:
        act(session, seat + 1, "stop")
    assert session.state.actors() == [last]
    session.act(last, next(a for a in session.state.legal(last) if a != 0))
    assert all(session.can_undo(seat) for seat in range(seats))
    painted = session.state.view(last)["sheets"][last]
    session.undo(0)
    assert session.state.actors() == [0, last]
    assert session.state.view(last)["sheets"][last] == painted, "what the last one has painted stays"


def test_the_end_of_a_round_closes_undo_for_all() -> None:
    session = settled(2)
    take_all(session, Random(1))
    act(session, 1, "stop")
    act(session, 2, "stop")
    assert not session.can_undo(0)
    assert not session.can_undo(1)


def test_a_die_that_another_takes_is_seen_and_closes_undo() -> None:
    session = settled(2)
    taker = session.state.view(None)["taker"]
    session.act(taker, session.state.legal(taker)[0])
    assert session.can_undo(taker)
    other = 1 - taker
    session.act(other, session.state.legal(other)[0])
    assert not session.can_undo(taker)


def test_fault_10_alone_the_last_drop_can_be_taken_back() -> None:
    """Nothing is learned at the end of a turn where nobody else has painted."""
    session = settled(1)
    session.act(0, session.state.legal(0)[0])
    before = session.state.snapshot()
    assert session.state.view(0)["step"] == "paint"
    act(session, 1, "stop")
    assert session.state.view(0)["step"] == "cross"
    assert session.can_undo(0)
    session.undo(0)
    assert session.state.snapshot() == before


def test_alone_undo_leads_back_to_the_last_throw_and_no_further() -> None:
    session = settled(1)
    start = session.state.snapshot()
    taken = 0
    for _ in range(3):
        while session.state.view(0)["step"] != "cross":
            session.act(0, session.state.legal(0)[0])
            taken += 1
        session.act(0, session.state.legal(0)[0])
        taken += 1
    assert session.state.view(0)["round"] == 4
    for _ in range(taken):
        session.undo(0)
    assert session.state.snapshot() == start
    assert not session.can_undo(0)
