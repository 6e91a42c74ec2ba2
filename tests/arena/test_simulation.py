"""Many games between bots: who sits where, and that nothing but the seed decides the result."""

from __future__ import annotations

import pytest
from librt.random import Random

from tetrarchy.arena import Result, Simulation, play_match, simulate
from tetrarchy.arena.summary import mean, share, summarise, win_credits
from tetrarchy.bots import Player, find_bot
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.errors import IllegalAction
from tetrarchy.kernel.state import View

GAME = find_game("queendomino")


def simulation(bots: str, games: int, seed: int = 1) -> Simulation:
    names = tuple(bots.split(","))
    options = GAME.settings(len(names), {"variant": "kingdomino"})
    return Simulation("queendomino", options, names, games, seed)


class Spy:
    """A random player that keeps what it was shown."""

    def __init__(self) -> None:
        self.shown: list[tuple[View, list[int], int]] = []

    def choose(self, view: View, legal: list[int], seat: int, rng: Random) -> int:
        self.shown.append((view, legal, seat))
        return legal[rng.randrange(len(legal))]


class Cheat:
    """A player that does what it likes."""

    def choose(self, view: View, legal: list[int], seat: int, rng: Random) -> int:
        return -5


def test_players_are_shown_their_own_view_and_legal_actions() -> None:
    spies = [Spy(), Spy()]
    players: list[Player] = [*spies]
    result = play_match(GAME, GAME.settings(2), players, deal=1, seed=1)
    for seat, spy in enumerate(spies):
        assert spy.shown
        for view, legal, given_seat in spy.shown:
            assert given_seat == seat == view["seat"]
            assert type(view) is dict
            assert all(type(code) is int for code in legal)
    assert result.length == sum(len(spy.shown) for spy in spies)


def test_the_same_seeds_give_the_same_game() -> None:
    def once(deal: int, seed: int) -> Result:
        return play_match(GAME, GAME.settings(2), [find_bot("random", GAME) for _ in range(2)], deal, seed)

    assert once(1, 1) == once(1, 1)
    assert len({once(1, 1), once(2, 1), once(1, 2)}) == 3


def test_an_illegal_answer_is_refused() -> None:
    with pytest.raises(IllegalAction) as refused:
        play_match(GAME, GAME.settings(2), [Cheat(), Cheat()], deal=1, seed=1)
    assert str(refused.value) == "A bot answered -5, which is not legal."


def test_seats_rotate() -> None:
    three = simulation("greedy,random,random", 6)
    assert [three.lineup(index) for index in range(4)] == [
        ("greedy", "random", "random"),
        ("random", "random", "greedy"),
        ("random", "greedy", "random"),
        ("greedy", "random", "random"),
    ]
    assert simulation("greedy,greedy", 2).seatings() == 1
    assert simulation("greedy,random,greedy,random", 2).seatings() == 2


def test_every_seating_plays_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    deals: list[int] = []

    def remember(game: object, options: object, players: object, deal: int, seed: int) -> Result:
        deals.append(deal)
        return Result((1, 2), (2, 1), 3)

    monkeypatch.setattr("tetrarchy.arena.simulation.play_match", remember)
    simulate(simulation("greedy,random", 6))
    assert deals[0::2] == deals[1::2]
    assert len(set(deals)) == 3


def test_the_result_does_not_depend_on_the_number_of_workers() -> None:
    here = simulate(simulation("greedy,random", 10))
    there = simulate(simulation("greedy,random", 10), workers=2)
    assert here == there
    assert here.summary is not None
    assert here.summary.games == 10


def test_other_seeds_give_other_games() -> None:
    assert simulate(simulation("random,random", 5)) != simulate(simulation("random,random", 5, seed=2))


def test_bots_that_are_alike_do_not_play_the_same_game_twice() -> None:
    alike = simulation("greedy,greedy", 6)
    results = [alike.play(GAME, index) for index in range(6)]
    assert len(set(results)) == 6


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    simulate(simulation("random,random", 5), progress=told.append)
    assert told == [0] + [1] * 5
    told.clear()
    simulate(simulation("random,random", 40), workers=2, progress=told.append)
    assert sum(told) == 40


def test_an_interrupt_leaves_what_is_done() -> None:
    done = 0

    def stop_after_three(games: int) -> None:
        nonlocal done
        done += games
        if done == 3:
            raise KeyboardInterrupt

    stopped = simulate(simulation("greedy,random", 50), progress=stop_after_three)
    assert stopped.interrupted
    assert stopped.summary == simulate(simulation("greedy,random", 3)).summary


def test_an_interrupt_before_the_first_game_leaves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: Simulation, game: object, index: int) -> Result:
        raise KeyboardInterrupt

    monkeypatch.setattr(Simulation, "play", interrupted)
    assert simulate(simulation("random,random", 5)) == (None, True)


def test_greedy_is_better_than_random() -> None:
    summary = simulate(simulation("greedy,random", 20)).summary
    assert summary is not None
    assert summary.wins_by_bot["greedy"].value >= 0.8


# ---------------------------------------------------------------- the arithmetic


def test_a_shared_victory_is_shared() -> None:
    assert win_credits([1, 2, 3]) == [1, 0, 0]
    assert win_credits([1, 3, 1]) == [0.5, 0, 0.5]
    assert win_credits([2, 2]) == [0, 0]
    assert win_credits([1]) == [1]


def test_a_mean_has_its_normal_interval() -> None:
    value, low, high = mean([1, 2, 3, 4, 5])
    assert value == 3
    assert (low, high) == pytest.approx((3 - 1.3859, 3 + 1.3859), abs=1e-4)
    assert mean([7]) == (7, 7, 7)


def test_a_share_has_wilsons_interval() -> None:
    assert share(5, 10) == pytest.approx((0.5, 0.2366, 0.7634), abs=1e-4)
    assert share(0, 10) == pytest.approx((0, 0, 0.2775), abs=1e-4)
    assert share(10, 10) == pytest.approx((1, 0.7225, 1), abs=1e-4)


def test_results_are_put_together_by_bot_and_by_seat() -> None:
    results = [Result((30, 10), (1, 2), 8), Result((20, 20), (1, 1), 10)]
    summary = summarise(results, [("greedy", "random"), ("random", "greedy")])
    plain = summary.plain()
    assert plain["games"] == 2
    assert plain["mean_score"] == {"by_bot": {"greedy": 25, "random": 15}, "by_seat": [25, 15]}
    assert plain["win_share"] == {"by_bot": {"greedy": 0.75, "random": 0.25}, "by_seat": [0.75, 0.25]}
    assert plain["mean_length"] == 9


def test_a_bot_on_several_seats_gets_the_wins_of_all() -> None:
    summary = summarise([Result((3, 2, 1), (1, 2, 3), 5)], [("greedy", "random", "greedy")])
    assert summary.wins_by_bot["greedy"].value == 1
    assert summary.score_by_bot["greedy"].value == 2


def test_a_game_for_one_is_summed_up_too() -> None:
    summary = summarise([Result((12,), (1,), 5), Result((14,), (1,), 5)], [("greedy",), ("greedy",)])
    assert summary.score_by_seat[0].value == 13
    assert summary.wins_by_seat[0].value == 1
