"""The tree search, and what playouts are worth."""

from __future__ import annotations

import pytest
from librt.random import Random

from tests.bots.modest import ModestGame, dealt
from tests.kernel.toy import BID, ToyGame, ToyState
from tetrarchy.bots.budget import Budget
from tetrarchy.bots.flat import Flat
from tetrarchy.bots.playouts import Horizon, Luck, leaves, play_greedily
from tetrarchy.bots.search import Search, _move, _Node, ranked
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.play import settle
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
    settle(state, Random(1))
    seats = leaves(game, state)
    assert {leaf.chance for leaf in seats} == {0.5}


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
        settle(state, rng)
        if state.view(None)["step"] != "place":
            state.apply(state.mover(), state.legal(state.mover())[0])
    state.apply(state.mover(), game.greedy(state, state.mover(), rng))
    for rounds in (1, 2):
        ahead = state.copy()
        play_greedily(game, ahead, Luck(1), Horizon(game, rounds))
        assert ahead.view(None)["round"] == 1 + rounds
        assert game.rests(ahead)
