"""Two runs side by side: each figure counted again by hand, and runs that share no deals refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from tetrarchy.arena import Simulation, simulate
from tetrarchy.arena.comparison import Row, compare
from tetrarchy.arena.report import Watched
from tetrarchy.arena.running import play_all
from tetrarchy.arena.summary import mean
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.errors import BadRecord, TetrarchyError

OPTIONS = find_game("queendomino").settings(2, {"variant": "kingdomino"})
GAMES = 12


def run(bots: tuple[str, ...], file: Path, seed: int = 1, games: int = GAMES) -> list[tuple[int, ...]]:
    """Play, keep, and tell the scores."""
    plan = Simulation("queendomino", OPTIONS, bots, games, seed)
    return [result.scores for result in play_all(plan, file=file).results.values()]


def row(rows: list[Row], key: str, which: str = "") -> Row:
    (found,) = [row for row in rows if (row.key, row.which) == (key, which)]
    return found


def test_two_bots_in_one_place_are_compared_on_the_same_deals(tmp_path: Path) -> None:
    """They sit where the other sat: first in even games, second in odd ones."""
    one, other = tmp_path / "random.jsonl", tmp_path / "greedy.jsonl"
    weak, strong = run(("random", "flat:1"), one), run(("greedy", "flat:1"), other)
    found = compare(one, other)
    assert found.deals == GAMES // 2
    own = [(weak[i][i % 2], strong[i][i % 2]) for i in range(GAMES)]
    by_deal = [sum(b - a for a, b in own[i : i + 2]) / 2 for i in range(0, GAMES, 2)]
    told = row(found.rows, "score", "random → greedy")
    assert told.one == pytest.approx(sum(a for a, _ in own) / GAMES)
    assert told.other == pytest.approx(sum(b for _, b in own) / GAMES)
    assert told.difference == pytest.approx(mean(by_deal))
    assert told.difference.low > 0, "greed scores more"
    assert row(found.rows, "wins", "random → greedy").difference.value > 0
    first = row(found.rows, "score", "1")
    assert first.one == pytest.approx(sum(scores[0] for scores in weak) / GAMES)
    assert found.plain()["deals"] == GAMES // 2


def test_lines_of_the_score_sheet_are_compared_where_both_kept_them(tmp_path: Path) -> None:
    files = [tmp_path / f"{bot}.jsonl" for bot in ("random", "greedy")]
    for bot, file in zip(("random", "greedy"), files, strict=True):
        play_all(Watched(Simulation("queendomino", OPTIONS, (bot, bot), 6, 1)), file=file)
    rows = compare(*files).rows
    lines = [row for row in rows if row.key == "sheet"]
    total = row(rows, "score")
    assert sum(line.difference.value for line in lines) == pytest.approx(total.difference.value)
    assert [line for line in lines if line.difference.value]


def test_a_run_beside_itself_does_not_differ(tmp_path: Path) -> None:
    run(("random", "random"), tmp_path / "one.jsonl")
    assert all(
        row.difference == (0, 0, 0) for row in compare(tmp_path / "one.jsonl", tmp_path / "one.jsonl").rows
    )


def test_runs_that_share_no_deals_are_refused(tmp_path: Path) -> None:
    run(("random", "random"), tmp_path / "one.jsonl", games=2)
    run(("random", "random"), tmp_path / "two.jsonl", seed=2, games=2)
    with pytest.raises(BadRecord, match="The two runs differ in seed, so they share no deals"):
        compare(tmp_path / "one.jsonl", tmp_path / "two.jsonl")
    (tmp_path / "text").write_text("hello\n")
    with pytest.raises(BadRecord):
        compare(tmp_path / "one.jsonl", tmp_path / "text")
    with pytest.raises(TetrarchyError, match="cannot be read"):
        compare(tmp_path / "one.jsonl", tmp_path / "missing")


def test_half_a_line_at_the_end_is_passed_over(tmp_path: Path) -> None:
    """Another run may be writing it just now."""
    file = tmp_path / "one.jsonl"
    assert simulate(Simulation("queendomino", OPTIONS, ("random", "random"), 4, 1), file=file).summary
    before = compare(file, file)
    with file.open("a") as end:
        end.write('{"game": 4, "sco')
    assert compare(file, file) == before
