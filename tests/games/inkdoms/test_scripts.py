"""The scripts that find the numbers of the bots run, and print what the bots read."""

from __future__ import annotations

import pytest

from tests.games.inkdoms.helpers import script
from tetrarchy.games.inkdoms.player import weights
from tetrarchy.games.inkdoms.player.outlook import WEIGHTS


def test_the_fit_prints_the_tables_of_the_weights(capsys: pytest.CaptureFixture[str]) -> None:
    """What it prints can stand in player/weights.py as it is."""
    script("fit_inkdoms").main(["--games", "5"])
    read: dict[str, object] = {"Turns": weights.Turns, "Final": dict, "Weights": object}
    exec(capsys.readouterr().out.replace(": Final[Weights]", "").replace(": Final", ""), read)
    for name in ("TURNS_ALONE", "TURNS_TOGETHER"):
        assert isinstance(read[name], weights.Turns)
    for name in ("LAST", "SOLO", "TABLE"):
        table = read[name]
        assert isinstance(table, dict)
        assert list(table) == list(weights.FEATURES)
        assert all(len(pair) == 2 for pair in table.values())


def test_the_fit_notes_what_the_judge_reckons_with() -> None:
    """The features of turns are those of worth.turns_to_come, and all dice are counted."""
    fit = script("fit_inkdoms")
    notes = fit.play_one(2, 1)
    assert len(notes) > 10
    assert all(len(note.turns_by) == len(fit.TURN_FEATURES) for note in notes)
    turns = [note.turns for note in notes]
    assert max(turns) > 5
    assert min(turns) >= 0


def test_tuning_tries_every_weight_and_puts_back_what_brings_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tune = script("tune_inkdoms_greedy")
    before = {name: tune.weight(name) for name in tune.NAMES}
    tried: list[dict[str, int]] = []

    def trial(games: int) -> list[int]:
        tried.append({name: tune.weight(name) for name in tune.NAMES})
        return [50] * games

    monkeypatch.setattr(tune, "trial", trial)
    tune.main(["--games", "2"])
    assert len(tried) == 1 + 2 * len(tune.NAMES)
    for name in tune.NAMES:
        assert len({found[name] for found in tried}) == 3, f"{name} is tried larger and smaller"
    assert {name: tune.weight(name) for name in tune.NAMES} == before
    assert f"blot = {WEIGHTS.blot}" in capsys.readouterr().out
    assert tune.play(1) > 20
