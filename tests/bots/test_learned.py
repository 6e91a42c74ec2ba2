"""The bot that learned: legal everywhere, repeatable, and silent about what it cannot know."""

from __future__ import annotations

from pathlib import Path

import pytest
from librt.random import Random

from tests.training.tiny import write_tiny
from tetrarchy.bots import find_bot
from tetrarchy.bots.learned import Learned, find_net, net_file
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.drive import Draws
from tetrarchy.kernel.errors import BadOptions

GAMES = ("queendomino", "inkdoms", "gem_forge", "wonderful_kingdom")


@pytest.mark.parametrize("settle", [0, 1])
@pytest.mark.parametrize("name", GAMES)
def test_it_plays_legally_with_every_setting(name: str, settle: int, tmp_path: Path) -> None:
    game = find_game(name)
    file = write_tiny(tmp_path / "a.net", game, settle)
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


def test_a_thought_goes_on_along_a_turn(tmp_path: Path) -> None:
    game = find_game("queendomino")
    bot = find_bot(f"learned@{write_tiny(tmp_path / 'a.net', game)}:8", game)
    assert isinstance(bot, Learned)
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
