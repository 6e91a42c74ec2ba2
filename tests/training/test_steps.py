"""Nets that are kept: with other numbers for search, and for components that have changed."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.training.tiny import write_tiny
from tetrarchy.bots.learned import find_net, net_file
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.errors import BadData, BadOptions
from tetrarchy.kernel.net import write_net
from tetrarchy.training.steps import restamp, weights_of

NAME = "queendomino"


def older(file: Path, data: str) -> Path:
    """The game's own net, as if it had been trained for other components."""
    shutil.copy(net_file(find_game(NAME)), file)
    header = json.loads(file.read_bytes().partition(b"\n")[0])
    write_net(file, header | {"data": data}, weights_of(file))
    return file


def test_a_net_serves_changed_components_and_tells_what_it_was_trained_for(tmp_path: Path) -> None:
    game = find_game(NAME)
    file = older(tmp_path / "a.net", "0123456789ab")
    with pytest.raises(BadData, match="for other rules or components"):
        find_net(game, file)
    restamp(file, game, {"enough": 9, "blend": 0.25})
    net = find_net(game, file)
    assert (net.enough, net.blend) == (9, 0.25)
    assert net.header["origin"]["trained_for"] == "0123456789ab"
    assert weights_of(file) == weights_of(net_file(game))
    restamp(file, game, {})
    assert find_net(game, file).header["origin"]["trained_for"] == "0123456789ab"


def test_a_policy_can_be_left_out(tmp_path: Path) -> None:
    game = find_game(NAME)
    file = older(tmp_path / "a.net", game.data_hash)
    before = find_net(game, file)
    restamp(file, game, {"actions": 0})
    net = find_net(game, file)
    assert before.actions == game.actions.size
    assert net.actions == 0
    assert list(net.answers) == list(before.answers)
    assert file.stat().st_size < net_file(game).stat().st_size


def test_a_link_to_a_net_stays_a_link(tmp_path: Path) -> None:
    file = older(tmp_path / "a.net", "0123456789ab")
    link = tmp_path / "link.net"
    link.symlink_to(file)
    restamp(link, find_game(NAME), {})
    assert link.is_symlink()
    assert find_net(find_game(NAME), file).header["data"] == find_game(NAME).data_hash


def test_a_net_that_sees_something_else_is_refused(tmp_path: Path) -> None:
    file = write_tiny(tmp_path / "a.net", find_game(NAME))
    with pytest.raises(BadOptions, match="does not see what the game shows today"):
        restamp(file, find_game(NAME), {})
