"""Nets: their files, and that what they answer is what their weights say."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest
from librt.random import Random

from tests.training.tiny import write_tiny
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.drive import Draws
from tetrarchy.kernel.errors import BadData
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.net import ANSWERS, Eyes, Inputs, Net, far_behind, opinions, read_net, read_out
from tetrarchy.kernel.state import State

TOLERANCE = 1e-9
"""How far an answer may be from the same sums in another order."""


@pytest.fixture(scope="module")
def game() -> Game:
    return find_game("gem_forge")


def some_state(game: Game, seats: int = 2) -> State:
    state = game.new(seats)
    rng = Random(4)
    draws = Draws(rng)
    for _ in range(40):
        draws.settle(state)
        state.apply(state.mover(), game.greedy(state, int(state.mover()), rng))
    draws.settle(state)
    return state


def by_hand(net: Net, slots: list[int], values: list[float]) -> list[float]:
    """The answers, layer by layer, out of plain lists."""
    wide, narrow = int(net.wide), int(net.narrow)
    sums = [
        net.wide_bias[u] + sum(v * net.columns[s * wide + u] for s, v in zip(slots, values, strict=True))
        for u in range(wide)
    ]
    first = [max(0.0, x) for x in sums]
    second = [
        max(0.0, net.narrow_bias[u] + sum(first[k] * net.second[k * narrow + u] for k in range(wide)))
        for u in range(narrow)
    ]
    return [
        net.answer_bias[a] + sum(second[k] * net.answers[a * narrow + k] for k in range(narrow))
        for a in range(ANSWERS)
    ]


@pytest.mark.parametrize("name", ["queendomino", "inkdoms", "gem_forge", "wonderful_kingdom"])
def test_an_answer_is_what_the_weights_say(name: str, tmp_path: Path) -> None:
    game = find_game(name)
    net = read_net(write_tiny(tmp_path / "a.net", game), game)
    state = some_state(game)
    encoder = game.encoder(2, game.settings(2))
    slots, values = read_out(game, Inputs(net.slots, encoder), state, 0)
    told = by_hand(net, slots, values)
    own, _ = opinions(game, state, 0)
    seen = Eyes(game, net, encoder).judge(state, 0)
    assert seen.chance == pytest.approx(1 / (1 + math.exp(-told[0])), abs=TOLERANCE)
    assert seen.lead == pytest.approx(game.spread * told[1], abs=1e-7)
    assert seen.points == pytest.approx(own + game.spread * told[2], abs=1e-7)
    assert any(abs(x) > 1e-3 for x in told)


def test_a_damaged_file_is_refused(game: Game, tmp_path: Path) -> None:
    file = write_tiny(tmp_path / "a.net", game)
    whole = file.read_bytes()
    for damaged in (
        whole[:-1],
        whole[:-1] + bytes([whole[-1] ^ 1]),
        b"",
        b"{}\n",
        b"[]\n" + whole,
        b"\xff\n",
    ):
        file.write_bytes(damaged)
        with pytest.raises(BadData, match=r"^The net a\.net cannot be used: it is no net, or damaged\.$"):
            read_net(file, game)


def test_a_net_of_another_game_is_refused(game: Game, tmp_path: Path) -> None:
    file = write_tiny(tmp_path / "a.net", game)
    with pytest.raises(BadData, match="trained for another game, or for other rules or components"):
        read_net(file, find_game("inkdoms"))


def test_weights_that_do_not_fit_their_description_are_refused(game: Game, tmp_path: Path) -> None:
    file = write_tiny(tmp_path / "a.net", game)
    line, _, payload = file.read_bytes().partition(b"\n")
    for name, wrong in (("units", [5, 3]), ("units", 3), ("actions", 1), ("slots", [])):
        header = json.loads(line) | {name: wrong}
        file.write_bytes(json.dumps(header).encode() + b"\n" + payload)
        with pytest.raises(BadData, match="its weights do not fit its description"):
            read_net(file, game)


def test_a_missing_file_is_refused(game: Game, tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"The net none\.net cannot be used"):
        read_net(tmp_path / "none.net", game)


def test_pytorch_answers_the_same(game: Game, tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    from tetrarchy.training.config import read_config
    from tetrarchy.training.fitting import Module, save
    from tetrarchy.training.steps import weights_of

    config = read_config(game.id)
    inputs = sum(each.size for each in config.slots(game)) + 3
    module = Module(inputs, config.units, game.actions.size)
    save(tmp_path / "a.net", module, config, game, {})
    net = read_net(tmp_path / "a.net", game)
    state = some_state(game)
    encoder = game.encoder(2, game.settings(2))
    slots, values = read_out(game, Inputs(net.slots, encoder), state, 0)
    hidden = module.hidden(torch.tensor(slots), torch.tensor([0]), torch.tensor(values))
    told = module.answers(hidden)[0].tolist()
    seen = Eyes(game, net, encoder).judge(state, 0)
    assert seen.chance == pytest.approx(1 / (1 + math.exp(-told[0])), abs=0.003)
    assert seen.lead / game.spread == pytest.approx(told[1], abs=0.01)
    other = Module(inputs, config.units, game.actions.size)
    other.begin_with(weights_of(tmp_path / "a.net"))
    save(tmp_path / "b.net", other, config, game, {})
    assert weights_of(tmp_path / "b.net") == weights_of(tmp_path / "a.net")


def test_the_order_of_actions_outlives_a_favourite_far_ahead() -> None:
    told = far_behind([990.0, 1.0, 1000.0, 3.0], 10.0)
    assert told == [-1.0, pytest.approx(-2.2), 0.0, -2.0]
