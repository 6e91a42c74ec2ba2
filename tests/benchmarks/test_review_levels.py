"""The table of losses per decision: made from what is kept, and written into its section."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import review_levels
from benchmarks.review_levels import (
    Losses,
    Unit,
    keep,
    measure,
    played,
    read,
    section,
)
from benchmarks.sections import LOSSES, put, section_of
from tetrarchy.bots.levels import LEVELS
from tetrarchy.catalogue import GAMES, find_game


def test_every_level_is_asked_in_the_same_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_levels, "_POSITIONS", 3)
    monkeypatch.setattr(review_levels, "_DIVISOR", 100)
    found = measure(Unit("wonderful_kingdom", 0, 60))
    assert [len(position) for position in found] == [len(LEVELS)] * 3
    assert any(position[0] != position[-1] for position in found)


def test_a_number_is_always_the_same_game_of_levels_that_do_not_think() -> None:
    game = find_game("queendomino")
    assert played(game, 0).steps == played(game, 0).steps != played(game, 64).steps


def fixed(of_first: float, of_others: float) -> Losses:
    """Two positions in which the first level gives away something else than all others."""
    return [[of_first] + [of_others] * (len(LEVELS) - 1)] * 2


def test_results_are_read_back_but_not_a_line_cut_off(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    keep(file, Unit("inkdoms", 2, 10), fixed(2, 1))
    keep(file, Unit("inkdoms", 2, 20), fixed(3, 1))
    with file.open("a") as lines:
        lines.write('{"game": "ink')
    assert read(file, 10) == {("inkdoms", 2): fixed(2, 1)}
    keep(file, Unit("inkdoms", 3, 10), fixed(4, 1))
    assert read(file, 10) == {("inkdoms", 2): fixed(2, 1), ("inkdoms", 3): fixed(4, 1)}
    assert read(tmp_path / "none.jsonl", 10) == {}


def test_a_run_goes_on_and_counts_the_same_in_many_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_levels, "measure", _known)
    file = tmp_path / "kept.jsonl"
    keep(file, Unit("inkdoms", 0, 5), fixed(9, 9))
    for workers, games in ((1, 1), (2, 3), (2, 3)):
        review_levels.main(games, 5, workers, file, ["inkdoms"], None)
    assert read(file, 5) == {
        ("inkdoms", 0): fixed(9, 9),
        ("inkdoms", 1): fixed(1, 0),
        ("inkdoms", 2): fixed(2, 0),
    }
    assert len(file.read_text().splitlines()) == 3


def _known(unit: Unit) -> Losses:
    return fixed(unit.number, 0)


def test_the_tables_have_means_with_intervals_and_the_fall_from_level_to_level() -> None:
    few = {("inkdoms", number): fixed(4 if number % 2 else 2, 1) for number in range(2)}
    assert "| `level:1/10` | not measured | 3.00 | not measured | not measured |" in section(few, 10)
    many = {("inkdoms", number): fixed(4 if number % 2 else 2, 1) for number in range(10)}
    text = section(many, 10)
    assert "| `level:1/10` | not measured | 3.00 [2.35, 3.65] | not measured | not measured |" in text
    assert "| `level:2/10` | not measured | 1.00 [1.00, 1.00] | not measured | not measured |" in text
    falls = text.split("How much less")[1]
    assert "| `level:2/10` | not measured | 2.00 [1.35, 2.65] | not measured | not measured |" in falls
    assert list(GAMES).index("inkdoms") == 1


def test_the_section_is_replaced_where_it_stands() -> None:
    text = section({("inkdoms", 0): fixed(1, 0)}, 10)
    document = put("# Strength\n\n## Alone\n\nwords\n", text)
    assert document.endswith(text)
    assert section_of(document, LOSSES) == text.strip()
    assert section_of("# Strength\n", LOSSES) == ""
    newer = section({("inkdoms", 0): fixed(2, 0)}, 10)
    assert put(document, newer) == put("# Strength\n\n## Alone\n\nwords\n", newer)
    assert put(f"{document}\n## Last\n", newer).count(LOSSES) == 1
    assert put(f"{document}\n## Last\n", newer).endswith("## Last\n")
