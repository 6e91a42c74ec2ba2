"""The tree search, and what playouts are worth."""

from __future__ import annotations

import math
import time

import pytest
from librt.random import Random

from tests.bots.modest import ModestGame, dealt
from tests.kernel.toy import BID, ToyGame, ToyState
from tetrarchy.bots.budget import Budget, Meter, patience
from tetrarchy.bots.flat import Flat
from tetrarchy.bots.playouts import Horizon, Luck, leaves, play_greedily
from tetrarchy.bots.search import Search, Thought, _move, _Node, can_be_foreseen, ranked
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.drive import Draws
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import State


def test_it_finds_what_greed_does_not_advise() -> None:
    game = ModestGame()
    state = dealt(game)
    assert Search(game, Budget(playouts=90)).choose(state.view(0), state.legal(0), 0, Random(1)) == BID + 2


def test_with_no_time_it_follows_greed() -> None:
    game = ModestGame()
    state = dealt(game)
    assert Search(game, Budget(playouts=1)).choose(state.view(0), state.legal(0), 0, Random(1)) == BID


def test_it_tells_what_comes_of_the_actions() -> None:
    game = ModestGame()
    state = dealt(game)
    advice = Search(game, Budget(playouts=400)).explain(state.view(0), state.legal(0), 0, Random(1))
    assert advice[0].action == BID + 2
    assert advice[0].score == 3
    assert all(0 <= move.chance <= 1 for move in advice)
    assert sum(move.playouts for move in advice) == pytest.approx(400, abs=3)


def test_what_is_decided_in_secret_moves_nobody_elses_tree() -> None:
    state = dealt(ToyGame())
    nodes = [_Node(), _Node()]
    mine, theirs = nodes
    _move(state, 0, BID + 1, nodes)
    assert nodes[0] is mine.children[0, BID + 1]
    assert nodes[1] is theirs


class Hooded(ToyState):
    """Bids stay unseen even when only one seat still has to bid."""

    def hides(self, seat: int) -> bool:
        return True


def test_the_game_says_what_is_secret_even_where_one_seat_decides_alone() -> None:
    state = Hooded(2)
    state.numbers = [1, 1]
    state.bids = [-1, 0]
    theirs = _Node()
    nodes = [_Node(), theirs]
    _move(state, 0, BID + 1, nodes)
    assert nodes[1] is theirs


def test_what_is_seen_moves_all_trees() -> None:
    state = dealt(ToyGame())
    state.apply(1, BID)
    nodes = [_Node(), _Node()]
    mine, theirs = nodes
    _move(state, 0, BID + 1, nodes)
    assert nodes == [mine.children[0, BID + 1], theirs.children[0, BID + 1]]


def test_what_greed_advises_is_tried_first() -> None:
    game = ModestGame()
    assert ranked(game, dealt(game), 0, Random(1))[0] == BID


def test_a_victory_counts_more_than_points() -> None:
    game = ToyGame()
    state = dealt(game)
    state.apply(0, BID)
    state.apply(1, BID + 2)
    loser, winner = leaves(game, state)
    assert (loser.points, winner.points) == (1, 4)
    assert (loser.chance, winner.chance) == (0, 1)
    assert loser.utility < 0.1 < 0.9 < winner.utility


def test_a_shared_victory_is_half_of_one() -> None:
    game = ToyGame()
    state = dealt(game)
    state.apply(0, BID + 1)
    state.apply(1, BID)
    assert [leaf.chance for leaf in leaves(game, state)] == [0.5, 0.5]


class TeamState(ToyState):
    """Seats 0 and 1 play together."""

    def side(self, seat: int) -> int:
        return seat // 2

    def standing(self) -> list[int]:
        return [1, 1, 3]


def test_a_team_wins_together() -> None:
    game = ToyGame(TeamState)
    state = game.new(3)
    play_greedily(game, state, Luck(1), Horizon(game, 1))
    assert [leaf.chance for leaf in leaves(game, state)] == [1, 1, 0]


def test_a_position_is_judged_by_the_lead_over_the_best_rival() -> None:
    game = find_game("queendomino")
    state = game.new(3)
    Draws(Random(1)).settle(state)
    seats = leaves(game, state)
    assert {leaf.chance for leaf in seats} == {0.5}


def test_a_long_wait_for_a_core_ends_a_budget_unless_patience_is_endless(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    meter = Meter(Budget(seconds=600))
    assert meter.used() < 1
    now[0] = 600 * 10
    assert meter.used() >= 1
    with patience(math.inf):
        assert meter.used() < 1
    assert meter.used() >= 1


class InsightfulGame(ModestGame):
    """A toy whose playouts stop after each bid, and in which one coin seems best to those who look closely."""

    def rests(self, state: State) -> bool:
        return True

    def insight(self, state: State, seat: int) -> float:
        assert isinstance(state, ToyState)
        return -9.0 * abs(state.bids[seat] - 1)


def test_search_judges_thoroughly_and_flat_plainly() -> None:
    game = InsightfulGame()
    state = dealt(game)
    assert Search(game, Budget(playouts=90)).choose(state.view(0), state.legal(0), 0, Random(1)) == BID + 1
    assert Flat(game, Budget(playouts=90)).choose(state.view(0), state.legal(0), 0, Random(1)) == BID + 2


def test_a_greedy_playout_comes_to_rest() -> None:
    game = ToyGame()
    state = game.new(3)
    play_greedily(game, state, Luck(1), Horizon(game, 1))
    assert state.actors() == []
    assert state.standing().count(1) >= 1


def test_the_horizon_counts_rests() -> None:
    game = find_game("queendomino")
    rng = Random(1)
    state = game.new(2)
    while state.view(None)["step"] != "place":
        Draws(rng).settle(state)
        if state.view(None)["step"] != "place":
            state.apply(state.mover(), state.legal(state.mover())[0])
    state.apply(state.mover(), game.greedy(state, state.mover(), rng))
    for rounds in (1, 2):
        ahead = state.copy()
        play_greedily(game, ahead, Luck(1), Horizon(game, rounds))
        assert ahead.view(None)["round"] == 1 + rounds
        assert game.rests(ahead)


# ---------------------------------------------------------------- thoughts that are kept


def in_step(game: Game, step: str) -> State:
    """A game of two in which somebody must decide in this step."""
    state, rng = game.new(2), Random(1)
    Draws(rng).settle(state)
    while state.view(None)["step"] != step:
        state.apply(state.mover(), game.greedy(state, state.mover(), rng))
        Draws(rng).settle(state)
    return state


def test_a_new_thought_changes_nothing() -> None:
    game = find_game("queendomino")
    state = in_step(game, "place")
    seat = state.mover()
    given = (state.view(seat), state.legal(seat), seat)
    search = Search(game, Budget(playouts=20))
    thought = Thought(state.view(seat), 2)
    assert search.explain(*given, Random(1)) == search.explain(*given, Random(1), thought)


def test_the_next_decision_of_a_turn_takes_up_what_was_thought() -> None:
    game = find_game("queendomino")
    state = in_step(game, "place")
    seat = state.mover()
    thought = Thought(state.view(seat), 2)
    search = Search(game, Budget(playouts=40))
    action = search.explain(state.view(seat), state.legal(seat), seat, Random(1), thought)[0].action
    state.apply(seat, action)
    assert state.mover() == seat
    assert thought.follow(game, state.view(seat), seat, Random(1))
    assert thought.visits(seat) > 0
    assert thought.view == state.view(seat)


def test_what_is_pondered_is_there_when_the_other_has_decided() -> None:
    game = find_game("queendomino")
    state = in_step(game, "first_choice")
    other = state.mover()
    seat = 1 - other
    assert can_be_foreseen(game, state.view(seat), seat, Random(1))
    thought = Thought(state.view(seat), 2)
    assert Search(game, Budget(playouts=60)).ponder(thought, seat, Random(1)) == 60
    while state.mover() == other:
        state.apply(other, game.greedy(state, other, Random(1)))
    assert thought.follow(game, state.view(seat), seat, Random(1))
    before = thought.visits(seat)
    assert before > 0
    legal = state.legal(seat)
    assert Search(game, Budget(playouts=20)).explain(state.view(seat), legal, seat, Random(1), thought)


def test_a_thought_does_not_outlive_a_draw() -> None:
    game = find_game("queendomino")
    rng = Random(1)
    state = in_step(game, "choose")
    seat = state.mover()
    thought = Thought(state.view(seat), 2)
    Search(game, Budget(playouts=40)).explain(state.view(seat), state.legal(seat), seat, rng, thought)
    round_ = state.view(None)["round"]
    while state.view(None)["round"] == round_:
        state.apply(state.mover(), game.greedy(state, state.mover(), rng))
        Draws(rng).settle(state)
    assert not thought.follow(game, state.view(seat), seat, rng)


def test_what_is_decided_in_secret_cannot_be_foreseen() -> None:
    game = find_game("wonderful_kingdom")
    state = in_step(game, "planning")
    while 0 in state.actors():
        state.apply(0, game.greedy(state, 0, Random(1)))
    assert state.actors() == [1]
    assert not can_be_foreseen(game, state.view(0), 0, Random(1))


def test_actions_that_were_clearly_worse_are_not_tried_again() -> None:
    thought = Thought({}, 1)
    for utility in (0.0, 1.0):
        thought.spread.add(utility)
    for action, visits, mean in ((1, 100, 0.2), (2, 100, 0.9), (3, 100, 0.88), (4, 3, 0.1)):
        edge = thought.roots[0].edge(action)
        edge.visits, edge.total = visits, visits * mean
    assert thought.promising([1, 2, 3, 4, 5], 0) == [2, 3, 4, 5]
    assert thought.promising([1, 2], 0) == [2, 1]
    assert Thought({}, 1).promising([1, 2, 3], 0) == [1, 2, 3]


def test_a_line_can_be_played_and_ends_before_a_draw() -> None:
    game = find_game("queendomino")
    state = game.new(2)
    Draws(Random(1)).settle(state)
    seat, thought = state.actors()[0], Thought(state.view(state.actors()[0]), 2)
    best = (
        Search(game, Budget(playouts=300)).explain(state.view(seat), [], seat, Random(1), thought)[0].action
    )
    line = thought.line(state, seat, best, 3)
    assert 0 < len(line) <= 3
    assert thought.line(state, seat, best, 1) == line[:1]
    state.apply(seat, best)
    for mover, action in line:
        assert action in state.legal(mover)
        state.apply(mover, action)


def test_nothing_is_foretold_after_a_secret_decision() -> None:
    game = ModestGame()
    state = dealt(game)
    thought = Thought(state.view(0), 2)
    Search(game, Budget(playouts=60)).explain(state.view(0), state.legal(0), 0, Random(1), thought)
    assert thought.line(state, 0, BID + 2, 3) == []
