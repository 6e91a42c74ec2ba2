"""Tournaments: who meets whom, common deals, the same result everywhere, and going on."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest
from librt.random import Random

from tests.arena.plans import Stop
from tetrarchy.arena import Result, Tournament, hold, read_bots
from tetrarchy.arena.match import LostTurns
from tetrarchy.arena.standings import SeatedResult, stand
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.drive import Deal
from tetrarchy.kernel.errors import BadOptions, TetrarchyError
from tetrarchy.kernel.state import CHANCE, OVER

GAME = find_game("queendomino")


def tournament(bots: str = "greedy,random", seats: int = 2, games: int = 6, seed: int = 1) -> Tournament:
    options = GAME.settings(seats, {"variant": "kingdomino"})
    return Tournament("queendomino", options, tuple(bots.split(",")), seats, games, seed)


def lineups(plan: Tournament) -> list[str]:
    return [" ".join(plan.lineup(index)) for index in range(plan.total())]


# ---------------------------------------------------------------- who meets whom


def test_every_pair_plays_every_deal_from_both_sides() -> None:
    plan = tournament("a,b,c", games=4)
    assert lineups(plan) == ["a b", "b a", "a c", "c a", "b c", "c b"] * 2
    assert [plan.place(index).deal for index in range(12)] == [0] * 6 + [1] * 6


def test_tables_of_three_are_turned_and_reordered() -> None:
    plan = tournament("a,b,c", seats=3, games=6)
    assert lineups(plan) == ["a b c", "b c a", "c a b", "a c b", "c b a", "b a c"]
    assert len(lineups(tournament("a,b,c,d", seats=3, games=3))) == 4 * 3
    four = Counter(lineups(tournament("a,b,c,d", seats=4, games=24)))
    assert four == dict.fromkeys((" ".join(order) for order in permutations("abcd")), 1)


def test_few_bots_fill_many_seats_in_turn() -> None:
    assert lineups(tournament("a,b", seats=4, games=2)) == ["a b a b", "b a b a"]
    assert lineups(tournament("a,b", seats=3, games=3)) == [
        "a b a",
        "b a a",
        "a a b",
        "b a b",
        "a b b",
        "b b a",
    ]


def test_deals_are_played_whole() -> None:
    assert tournament(games=5).total() == 6
    assert tournament("a,b,c", seats=3, games=1).total() == 3


def test_a_longer_tournament_begins_like_a_shorter_one() -> None:
    short, long = tournament(games=4), tournament(games=8)
    for index in range(4):
        assert short.play(GAME, index) == long.play(GAME, index)


def test_bots_are_named_once() -> None:
    assert read_bots("greedy, random", GAME) == ("greedy", "random")
    with pytest.raises(BadOptions) as refused:
        read_bots("greedy,random,greedy", GAME)
    assert str(refused.value) == "The bot “greedy” is named twice."


# ---------------------------------------------------------------- common deals


def drawn(variant: str, deal: int, seed: int, appetite: int) -> dict[str, list[str]]:
    """What chance brings in a game of random players, one of whom takes several numbers each time."""
    state = GAME.new(2, {"variant": variant})
    dealer = Deal(deal)
    rng = Random(seed)
    found: dict[str, list[str]] = {}
    while (seat := state.mover()) != OVER:
        if seat == CHANCE:
            action = dealer.draw(state)
            verb, *rest = GAME.actions.notation(action).split()
            found.setdefault(verb, []).append(" ".join(rest))
        else:
            for _ in range(appetite):
                rng.random()
            action = int(state.sample(seat, rng))
        state.apply(seat, action)
    return found


def test_chance_depends_on_the_deal_alone() -> None:
    once = drawn("kingdomino", deal=1, seed=1, appetite=0)
    assert len(once["domino"]) > 20
    assert drawn("kingdomino", deal=1, seed=2, appetite=5) == once
    assert drawn("kingdomino", deal=2, seed=1, appetite=0) != once


def test_more_draws_of_one_kind_leave_the_others_alone() -> None:
    """How many buildings are drawn depends on how many are built; the dominoes come all the same."""
    games = [drawn("standard", deal=1, seed=seed, appetite=0) for seed in range(4)]
    assert len({len(game["building"]) for game in games}) > 1
    assert all(game["domino"] == games[0]["domino"] for game in games)


def test_the_seatings_of_a_table_play_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, int]] = []

    def remember(game: object, options: object, players: object, deal: int, seed: int) -> Result:
        seen.append((deal, seed))
        return Result((1, 2), (2, 1), 3)

    monkeypatch.setattr("tetrarchy.arena.tournament.play_match", remember)
    hold(tournament(games=6))
    deals, seeds = zip(*seen, strict=True)
    assert deals[0::2] == deals[1::2]
    assert len(set(deals)) == 3
    assert len(set(seeds)) == 6


# ---------------------------------------------------------------- the same everywhere


def test_the_result_does_not_depend_on_the_number_of_workers(tmp_path: Path) -> None:
    plan = tournament("greedy,random", games=20)
    here = hold(plan, file=tmp_path / "here.jsonl")
    there = hold(plan, workers=2, file=tmp_path / "there.jsonl")
    assert here == there
    files = [sorted((tmp_path / name).read_text().splitlines()) for name in ("here.jsonl", "there.jsonl")]
    assert files[0] == files[1]
    assert len(files[0]) == 21
    assert hold(plan._replace(seed=2)) != here


def test_greedy_stands_above_random() -> None:
    standings = hold(tournament("random,greedy", games=20)).standings
    assert standings is not None
    assert [bot.bot for bot in standings.bots] == ["greedy", "random"]
    assert standings.pairs[0].ahead.low > 0.5
    assert standings.pairs[0].difference.low > 0


# ---------------------------------------------------------------- what the games come to


def game(deal: int, lineup: str, scores: tuple[int, ...], places: tuple[int, ...]) -> SeatedResult:
    return SeatedResult(deal, tuple(lineup.split()), Result(scores, places, 10, ("",) * len(scores)))


def test_a_pair_is_put_together_from_both_sides() -> None:
    games = [
        game(0, "a b", (30, 20), (1, 2)),
        game(0, "b a", (25, 35), (2, 1)),
        game(1, "a b", (10, 20), (2, 1)),
        game(1, "b a", (15, 15), (1, 1)),
    ]
    found = stand(("b", "a"), games)
    assert found is not None
    assert [bot.bot for bot in found.bots] == ["a", "b"]
    assert [bot.wins.value for bot in found.bots] == [2.5 / 4, 1.5 / 4]
    assert [bot.score.value for bot in found.bots] == [22.5, 20]
    (pair,) = found.pairs
    assert (pair.bot, pair.other, pair.games) == ("a", "b", 4)
    assert pair.ahead.value == 2.5 / 4
    assert pair.difference.value == (10 + 10 - 10 + 0) / 4
    assert found.plain()["pairs"][0]["ahead_share"] == 2.5 / 4


def test_a_table_of_three_compares_every_two() -> None:
    found = stand(
        ("a", "b", "c"), [game(0, "c a b", (5, 9, 7), (3, 1, 2)), game(1, "a b c", (4, 4, 9), (2, 2, 1))]
    )
    assert found is not None
    ahead = {(pair.bot, pair.other): pair.ahead.value for pair in found.pairs}
    assert {tuple(sorted(pair)) for pair in ahead} == {("a", "b"), ("a", "c"), ("b", "c")}
    assert ahead.get(("a", "b"), 1 - ahead.get(("b", "a"), 0)) == 0.75
    assert ahead.get(("a", "c"), 1 - ahead.get(("c", "a"), 0)) == 0.5


def test_a_bot_is_not_compared_with_itself() -> None:
    found = stand(("a", "b"), [game(0, "a b a", (9, 5, 1), (1, 2, 3))])
    assert found is not None
    (pair,) = found.pairs
    assert (pair.games, pair.ahead.value) == (2, 0.5)
    assert {bot.bot: bot.wins.value for bot in found.bots} == {"a": 1, "b": 0}


def test_players_alone_are_compared_by_deal() -> None:
    games = [
        game(0, "a", (50,), (1,)),
        game(0, "b", (40,), (1,)),
        game(1, "a", (20,), (2,)),
        game(1, "b", (30,), (1,)),
    ]
    found = stand(("a", "b"), games)
    assert found is not None
    (pair,) = found.pairs
    assert (pair.games, pair.ahead.value, pair.difference.value) == (2, 0.5, 0)
    assert {bot.bot: bot.wins.value for bot in found.bots} == {"a": 0.5, "b": 1}


def test_verdicts_and_lost_turns_are_counted_by_bot() -> None:
    results = [
        Result((1,), (1,), 5, ("gold",), (LostTurns(0, "late", 2),)),
        Result((1,), (1,), 5, ("silver",), (LostTurns(0, "late", 1), LostTurns(0, "wrong", 4))),
    ]
    found = stand(("a",), [SeatedResult(deal, ("a",), result) for deal, result in enumerate(results)])
    assert found is not None
    assert {name: part.value for name, part in found.bots[0].verdicts.items()} == {"gold": 0.5, "silver": 0.5}
    assert found.lost_turns == {"a": {"late": 3, "wrong": 4}}


def test_no_games_have_no_standings() -> None:
    assert stand(("a", "b"), []) is None


# ---------------------------------------------------------------- going on


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    plan = tournament(games=10)
    stopped = hold(plan, file=file, progress=Stop(4))
    assert stopped.interrupted
    assert stopped.standings is not None
    assert stopped.standings.games == 4
    told: list[int] = []
    assert hold(plan, file=file, progress=told.append) == hold(plan)
    assert told == [4, 1, 1, 1, 1, 1, 1]
    assert len(file.read_text().splitlines()) == 11


def test_a_finished_run_plays_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "results.jsonl"
    first = hold(tournament(), file=file)
    before = file.read_bytes()
    monkeypatch.setattr(Tournament, "play", None)
    assert hold(tournament(), workers=2, file=file) == first
    assert file.read_bytes() == before


def test_a_run_may_grow(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    hold(tournament(games=4), file=file)
    assert hold(tournament(games=8), file=file) == hold(tournament(games=8))
    with pytest.raises(TetrarchyError) as refused:
        hold(tournament(games=4), file=file)
    assert str(refused.value) == f"{file} holds more games than are asked for: raise --games."


@pytest.mark.parametrize(
    ("other", "names"),
    [
        (tournament(seed=2), "seed"),
        (tournament("random,greedy"), "bots"),
        (tournament(seats=3), "seats"),
        (tournament()._replace(options=GAME.settings(2)), "options"),
        (tournament("greedy,random", seed=3, seats=3), "seats, seed"),
        (
            Tournament("inkdoms", {}, ("greedy", "random"), 2, 6, 1),
            "game, rules, data, options",
        ),
    ],
)
def test_other_settings_are_refused(tmp_path: Path, other: Tournament, names: str) -> None:
    file = tmp_path / "results.jsonl"
    hold(tournament(games=2), file=file)
    before = file.read_bytes()
    with pytest.raises(TetrarchyError) as refused:
        hold(other, file=file)
    shown = str(refused.value)
    assert shown.startswith(f"{file} holds results of other settings (")
    assert set(names.split(", ")) >= set(shown.partition("(")[2].partition(")")[0].split(", "))
    assert file.read_bytes() == before
