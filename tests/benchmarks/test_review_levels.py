"""The table of losses per decision: made from what is kept, and written into its section."""

from __future__ import annotations

from pathlib import Path

from benchmarks.review_levels import TITLE, keep, measure, put, read, section, section_of
from tetrarchy.catalogue import find_game


def test_a_level_loses_something_and_the_same_game_the_same() -> None:
    game = find_game("queendomino")
    losses = measure(game, 1, 0, 2)
    assert max(losses) > 0
    assert losses == measure(game, 1, 0, 2)


def test_results_are_read_back_but_not_a_line_cut_off(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    line = {"game": "inkdoms", "level": 2, "number": 0, "depth": 10, "losses": [1.0]}
    keep(file, line)
    keep(file, line | {"depth": 20})
    with file.open("a") as lines:
        lines.write('{"game": "ink')
    assert read(file, 10) == {("inkdoms", 2, 0): [1.0]}
    assert read(tmp_path / "none.jsonl", 10) == {}


def test_the_table_has_means_with_intervals() -> None:
    few = {("inkdoms", 2, number): [2.0, 2.0] if number % 2 else [4.0, 4.0] for number in range(2)}
    assert "| `level:2/10` | not played | 3.00 | not played | not played |" in section(few, 10)
    many = {("inkdoms", 2, number): [2.0, 2.0] if number % 2 else [4.0, 4.0] for number in range(10)}
    assert "| `level:2/10` | not played | 3.00 [2.35, 3.65] | not played | not played |" in section(many, 10)


def test_the_section_is_replaced_where_it_stands() -> None:
    text = section({("inkdoms", 1, 0): [1.0]}, 10)
    document = put("# Strength\n\n## Alone\n\nwords\n", text)
    assert document.endswith(text)
    assert section_of(document) == text.strip()
    assert section_of("# Strength\n") == ""
    newer = section({("inkdoms", 1, 0): [2.0]}, 10)
    assert put(document, newer) == put("# Strength\n\n## Alone\n\nwords\n", newer)
    assert put(f"{document}\n## Last\n", newer).count(TITLE) == 1
    assert put(f"{document}\n## Last\n", newer).endswith("## Last\n")
