"""The bot that learned: legal everywhere, repeatable, and silent about what it cannot know."""

from __future__ import annotations

from pathlib import Path

import pytest
from librt.random import Random

from tests.training.tiny import write_tiny
from tetrarchy.bots import find_bot
from tetrarchy.bots.budget import Budget
from tetrarchy.bots.learned import Learned, find_net, judged, net_file
from tetrarchy.bots.playouts import leaves
from tetrarchy.bots.search import Search, ranked
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.drive import Draws
from tetrarchy.kernel.errors import BadOptions
from tetrarchy.kernel.net import Eyes
from tetrarchy.training.steps import Workshop, searching

GAMES = ("queendomino", "inkdoms", "gem_forge", "wonderful_kingdom")


@pytest.mark.parametrize(
    "search",
    [{}, {"settle": 1}, {"rests": 2, "enough": 3, "blend": 0.5}, {"rests": 1, "glance": 1, "both": 0}],
)
@pytest.mark.parametrize("name", GAMES)
def test_it_plays_legally_with_every_setting(name: str, search: dict[str, float], tmp_path: Path) -> None:
    game = find_game(name)
    file = write_tiny(tmp_path / "a.net", game, **search)
    bot = find_bot(f"learned@{file}:6", game)
    for seats, options in game.variants():
        state = game.start(seats, options)
        rng = Random(2)
        draws = Draws(rng)
        draws.settle(state)
        for step in range(24):
            seat = int(state.mover())
            if seat < 0:
                break
            legal = state.legal(seat)
            action = (
                bot.choose(state.view(seat), legal, seat, rng)
                if step % 8 == 7
                else game.greedy(state, seat, rng)
            )
            assert action in legal
            state.apply(seat, action)
            draws.settle(state)


def test_a_seed_repeats_a_decision(tmp_path: Path) -> None:
    game = find_game("gem_forge")
    file = write_tiny(tmp_path / "a.net", game)
    state = game.new(2)
    Draws(Random(1)).settle(state)
    seat = int(state.mover())
    told = [
        find_bot(f"learned@{file}:40", game).choose(state.view(seat), state.legal(seat), seat, Random(9))
        for _ in range(3)
    ]
    assert len(set(told)) == 1


def test_without_a_net_it_says_so(tmp_path: Path) -> None:
    game = find_game("gem_forge")
    with pytest.raises(
        BadOptions, match=r"^The game “gem_forge” has no net yet: “learned” cannot play it\.$"
    ):
        find_net(game, tmp_path / "none.net")
    if not net_file(game).is_file():
        with pytest.raises(BadOptions, match="has no net yet"):
            find_bot("learned:10ms", game)


def test_fewer_actions_are_tried_where_each_is_to_be_tried_more_often(tmp_path: Path) -> None:
    game = find_game("wonderful_kingdom")
    state = game.new(2)
    Draws(Random(1)).settle(state)
    seat = int(state.mover())
    tried = []
    for enough in (1, 30):
        bot = find_bot(f"learned@{write_tiny(tmp_path / 'a.net', game, enough=enough)}:60", game)
        assert isinstance(bot, Learned)
        tried.append(len(bot.explain(state.view(seat), state.legal(seat), seat, Random(3))))
    assert tried[0] == len(state.legal(seat)) > tried[1] > 1


def test_the_games_own_insight_counts_as_much_as_the_net_wants(tmp_path: Path) -> None:
    game = find_game("queendomino")
    state = game.new(2)
    Draws(Random(1)).settle(state)
    told = []
    for blend in (0.0, 0.5, 1.0):
        net = find_net(game, write_tiny(tmp_path / f"{blend}.net", game, blend=blend))
        eyes = Eyes(game, net, game.encoder(2, game.settings(2, {})))
        told.append(judged(eyes, state)[0].utility)
    assert told[1] == pytest.approx((told[0] + told[2]) / 2)
    assert told[0] != told[2] == pytest.approx(leaves(game, state, thorough=True)[0].utility)


def test_a_net_without_a_policy_leaves_the_order_to_greed(tmp_path: Path) -> None:
    game = find_game("gem_forge")
    shop = Workshop("gem_forge", tmp_path, 1, "cpu", 1)
    whole = write_tiny(tmp_path / "a.net", game)
    plain = searching(shop, whole, actions=0)
    assert plain.stat().st_size < whole.stat().st_size
    state = game.new(2)
    Draws(Random(1)).settle(state)
    seat = int(state.mover())
    eyes = [Eyes(game, find_net(game, file), game.encoder(2, game.settings(2))) for file in (whole, plain)]
    assert judged(eyes[0], state) == judged(eyes[1], state)
    bot = find_bot(f"learned@{plain}:1", game)
    ordered = ranked(game, state, seat, Random(3))
    assert bot.choose(state.view(seat), state.legal(seat), seat, Random(3)) == ordered[0]


def test_a_thought_goes_on_along_a_turn_where_it_is_kept() -> None:
    game = find_game("queendomino")
    bot = Search(game, Budget(playouts=8))
    bot.keeps = True
    state = game.new(2)
    rng = Random(4)
    draws = Draws(rng)
    went_on = 0
    last = -1
    for _ in range(30):
        draws.settle(state)
        seat = int(state.mover())
        if seat < 0:
            break
        view = state.view(seat)
        before = bot.kept.get(seat)
        action = bot.choose(view, state.legal(seat), seat, rng)
        thought, decided = bot.kept[seat]
        assert (thought.view, decided) == (view, action)
        if before is not None and thought is before[0]:
            assert last == seat, "others have decided since"
            went_on += 1
        state.apply(seat, action)
        last = seat
    assert went_on > 3
