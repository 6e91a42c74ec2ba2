"""The bots of examples/, in three languages: they play without a lost turn, and beat a random player."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from hatch_build import PageGap, node
from tetrarchy.arena import play_match
from tetrarchy.bots import Player, RandomPlayer
from tetrarchy.bots.protocol import Program
from tetrarchy.catalogue import GAMES, find_game

EXAMPLES: Final = Path(__file__).resolve().parents[2] / "examples"
PATIENT: Final = 60.0
"""A deadline that is not meant to pass."""
ROUNDS: Final = {"queendomino": 4, "inkdoms": 2, "gem_forge": 4, "wonderful_kingdom": 20}
"""Deals of which each is played from either seat; enough to tell a greedy player from a random one."""

SOME: Final = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[] if name == "queendomino" else pytest.mark.slow) for name in GAMES]
)


@pytest.fixture(scope="module", params=["python", "javascript", "c"])
def command(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What starts a bot, where there is what its language needs."""
    if request.param == "python":
        return [sys.executable, str(EXAMPLES / "plain_bot.py")]
    if request.param == "javascript":
        try:
            found = str(node())
        except PageGap:
            pytest.skip("there is no Node")
        return [found, str(EXAMPLES / "plain_bot.mjs")]
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("there is no C compiler")
    made = tmp_path_factory.mktemp("kit") / "plain_bot"
    flags = ["-std=c99", "-O2", "-Wall", "-Wextra", "-Werror"]
    subprocess.run([compiler, *flags, "-o", str(made), str(EXAMPLES / "plain_bot.c")], check=True)
    return [str(made)]


@SOME
def test_a_kit_plays_every_game(command: list[str], name: str) -> None:
    game = find_game(name)
    result = play_match(
        game, game.settings(2), [Program(command, game, PATIENT), RandomPlayer()], deal=1, seed=1
    )
    assert result.length > 2
    assert result.lost == ()


@SOME
def test_a_kit_beats_random(command: list[str], name: str) -> None:
    """Its chance comes from the seeds that it is told, so this goes the same way every time."""
    game = find_game(name)
    won = lost = 0
    for number in range(2 * ROUNDS[name]):
        seat = number % 2
        players: list[Player] = [RandomPlayer(), RandomPlayer()]
        players[seat] = Program(command, game, PATIENT)
        places = play_match(game, game.settings(2), players, deal=number // 2, seed=number).places
        won += places[seat] < places[1 - seat]
        lost += places[seat] > places[1 - seat]
    clearly = 3 if name != "wonderful_kingdom" else 1  # there a plan matters more than points at once
    assert won >= clearly * max(1, lost)
