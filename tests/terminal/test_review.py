"""``tetrarchy review``."""

from __future__ import annotations

import json
from pathlib import Path

from tests.terminal.helpers import Terminal


def saved(terminal: Terminal) -> str:
    """A game that was left after some decisions."""
    terminal("play", "queendomino", "--seed", "20", "--name", "Ann", answers=["1", "1", "1", "1"])
    return "queendomino-20.txt"


def test_a_review_counts_the_words_and_tells_better_moves(terminal: Terminal) -> None:
    file = saved(terminal)
    ran = terminal("review", file, "--depth", "30")
    assert ran.code == 0
    assert "Accuracy" in ran.out
    assert "Ann" in ran.out
    russian = terminal("review", file, "--depth", "30", "--lang", "ru").out
    assert "Точность" in russian
    assert "judge" not in ran.out + russian


def test_a_review_as_json_is_the_same_each_time(terminal: Terminal) -> None:
    file = saved(terminal)
    told = terminal("review", file, "--depth", "10", "--json")
    assert told.out == terminal("review", file, "--depth", "10", "--json").out
    review = json.loads(told.out)
    assert review["settings"] == {"depth": 10, "seed": 1, "open": False}
    assert [seat["seat"] for seat in review["seats"]] == [0, 1]
    counted = sum(sum(seat["words"].values()) for seat in review["seats"])
    assert counted == len(review["decisions"]) > 1
    assert all(decision["loss"] >= 0 for decision in review["decisions"])


def test_bad_records_are_refused_in_a_sentence(terminal: Terminal) -> None:
    Path("bad.txt").write_text("hello\n", "utf-8")
    assert terminal("review", "bad.txt").err == "The record does not name its game.\n"
    assert terminal("review", "none.txt").err == "There is no file none.txt.\n"
    file = Path(saved(terminal))
    lines = file.read_text("utf-8").splitlines()
    file.write_text("\n".join([*lines, "1 pass", "1 pass", "1 pass"]) + "\n", "utf-8")
    ran = terminal("review", str(file), "--depth", "5")
    assert (ran.code, ran.out) == (2, "")
    assert "does not replay" in ran.err
    assert terminal("review", str(file), "--depth", "0").code == 2
