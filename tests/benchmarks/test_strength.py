"""Strength: what is played, that a run goes on where another stopped, and what the document says of it."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from benchmarks import strength, strength_work
from benchmarks.strength_page import MET, MISSED, OPEN, TOLD, UNPLAYED, Finding, finding, page
from benchmarks.strength_plan import AHEAD, POINTS, WINS, Contest, Part, chosen, whole_plan
from benchmarks.strength_work import (
    Book,
    Limits,
    Pace,
    carry_out,
    duration,
    fingerprint,
    measure,
    work_of,
)
from tetrarchy.arena.match import Result
from tetrarchy.arena.summary import Estimate
from tetrarchy.bots import find_bot
from tetrarchy.catalogue import GAMES, find_game

KINGDOMINO = {"variant": "kingdomino"}


def contest(*bots: str, games: int = 8, part: Part = Part.METHODS, **more: Any) -> Contest:
    options = find_game("queendomino").settings(2, KINGDOMINO)
    return Contest(part, "queendomino", options, bots, games, bar=0.5, **more)


def silent(line: str) -> None:
    pass


def played(book: Book) -> int:
    return len(book.results())


def test_every_game_has_its_contests_as_the_bars_ask() -> None:
    plan = whole_plan()
    numbers = Counter((c.game, c.part) for c in plan)
    assert all(numbers[game, Part.METHODS] == 3 for game in GAMES)
    assert all(numbers[game, Part.LEVELS] == 7 for game in GAMES)
    assert all(numbers[game, Part.OPENSPIEL] == 2 for game in GAMES)
    assert all(numbers[game, Part.LEARNED] == (3 if game == "queendomino" else 2) for game in GAMES)
    assert {c.game for c in plan if c.part == Part.SOLO} == {"inkdoms", "wonderful_kingdom"}
    assert all(c.games >= 400 for c in plan if c.part in (Part.METHODS, Part.LEARNED))
    assert all(
        c.games >= (60 if c.game in ("queendomino", "wonderful_kingdom") else 200)
        for c in plan
        if c.part == Part.LEVELS
    )
    for c in plan:
        for bot in c.bots:
            if not bot.startswith("openspiel:"):
                find_bot(bot, find_game(c.game))


def test_no_two_contests_share_a_journal() -> None:
    files = [Book(c).file() for c in whole_plan()]
    assert len(set(files)) == len(files)


def test_a_part_of_the_plan_is_chosen() -> None:
    found = chosen(whole_plan(), "inkdoms", Part.SOLO)
    assert [(c.bots, c.bar, c.measure) for c in found] == [
        (("search:50ms",), 68, POINTS),
        (("learned:50ms",), 80, POINTS),
    ]
    kingdom = chosen(whole_plan(), "wonderful_kingdom", Part.SOLO)
    assert [c.options["scenario"] for c in kingdom if c.bar is None] == [0, 1, 2, 3, 4, 5, 6]


def test_at_a_table_of_four_one_bot_sits_everywhere_in_turn() -> None:
    options = find_game("queendomino").settings(4, KINGDOMINO)
    four = contest("greedy", *["random"] * 3, games=4, measure=WINS)._replace(options=options)
    lineups = [four.tournament().lineup(index) for index in range(4)]
    assert sorted(lineup.index("greedy") for lineup in lineups) == [0, 1, 2, 3]
    results = {
        index: Result((9, 9, 9, 9), (1, 2, 1, 4) if index == 0 else (2, 2, 1, 4), 1, ("",) * 4)
        for index in range(4)
    }
    seats = [lineup.index("greedy") for lineup in lineups]
    won = [0.5 if seats[0] in (0, 2) else 0.0, *(float(seat == 2) for seat in seats[1:])]
    assert four.estimate(results).value == sum(won) / 4


def test_both_bots_play_every_deal_from_both_seats() -> None:
    game = find_game("queendomino")
    even = contest("greedy", "random", games=2)
    results = {index: even.play(game, index) for index in range(2)}
    assert even.tournament().lineup(0) == ("greedy", "random")
    assert even.tournament().lineup(1) == ("random", "greedy")
    assert results[0].places == (1, 2)
    assert results[1].places == (2, 1)
    assert even.estimate(results).value == 1


@pytest.mark.parametrize(("measure", "value"), [(AHEAD, 0.75), (POINTS, 15.0), ("silver", 0.5)])
def test_what_a_contest_counts(measure: str, value: float) -> None:
    one = contest("greedy", "random", measure=measure)._replace(game="wonderful_kingdom")
    results = {
        0: Result((10, 3), (1, 1), 1, ("bronze", "gold")),
        1: Result((3, 20), (2, 1), 1, ("lost", "silver")),
    }
    assert one.estimate(results).value == value


def test_every_contest_gets_its_first_quarter_before_any_gets_more(tmp_path: Path) -> None:
    books = [Book(contest("greedy", "random"), tmp_path), Book(contest("random", "greedy"), tmp_path)]
    lines: list[str] = []
    assert carry_out(books, Limits(), lines.append)
    assert [line.split(": ")[1].split(" games")[0] for line in lines] == [
        f"{done} of 8" for done in (2, 2, 4, 4, 6, 6, 8, 8)
    ]
    assert [played(book) for book in books] == [8, 8]
    assert work_of(books, Limits()) == 0


def test_a_run_goes_on_where_another_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book = Book(contest("search:4", "flat:4", games=4), tmp_path)
    whole = Contest.play
    calls: list[int] = []

    def stops(self: Contest, game: Any, index: int) -> Result:
        calls.append(index)
        if len(calls) == 3:
            raise KeyboardInterrupt
        return whole(self, game, index)

    monkeypatch.setattr(Contest, "play", stops)
    with pytest.raises(KeyboardInterrupt):
        carry_out([book], Limits(), silent)
    assert sorted(book.results()) == [0, 1]
    assert carry_out([book], Limits(), silent)
    assert calls == [0, 1, 2, 2, 3]
    assert book.results() == {
        index: whole(book.contest, find_game("queendomino"), index) for index in range(4)
    }


def test_several_processes_play_the_same_games(tmp_path: Path) -> None:
    one, two = (Book(contest("greedy", "random"), tmp_path / name) for name in ("one", "two"))
    assert carry_out([one], Limits(workers=1), silent)
    assert carry_out([two], Limits(workers=2), silent)
    assert one.results() == two.results()


def test_nothing_is_played_after_the_deadline(tmp_path: Path) -> None:
    book = Book(contest("greedy", "random"), tmp_path)
    over = Limits(deadline=time.monotonic())
    assert not measure([book], over, silent)
    assert not carry_out([book], over, silent)
    assert played(book) == 0


def test_a_divisor_plays_the_first_games_and_leaves_the_rest_for_later(tmp_path: Path) -> None:
    book = Book(contest("greedy", "random"), tmp_path)
    assert carry_out([book], Limits(divisor=4), silent)
    assert sorted(book.results()) == [0, 1]
    assert finding(book).missing() == 6
    assert len(book.left(Limits())) == 6


def test_the_measured_game_counts_and_tells_the_time(tmp_path: Path) -> None:
    book = Book(contest("search:4", "random"), tmp_path)
    assert book.pace() is None
    assert measure([book], Limits(), silent)
    pace = book.pace()
    assert pace is not None
    assert pace.milliseconds["search:4"] > pace.milliseconds["random"] > 0
    assert sorted(book.results()) == [0]
    assert work_of([book], Limits()) == pytest.approx(7 * pace.seconds)
    lines: list[str] = []
    assert measure([book], Limits(), lines.append)
    assert not lines, "it is measured once"


def test_other_sources_have_other_journals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("kernel", "bots", "games/inkdoms", "games/queendomino", "envs"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "a.py").write_text("1")
    monkeypatch.setattr(strength_work, "PACKAGE", tmp_path)
    of = fingerprint.__wrapped__
    before = [of("inkdoms", Part.METHODS), of("queendomino", Part.METHODS), of("inkdoms", Part.OPENSPIEL)]
    (tmp_path / "games/inkdoms/a.py").write_text("2")
    after = [of("inkdoms", Part.METHODS), of("queendomino", Part.METHODS), of("inkdoms", Part.OPENSPIEL)]
    assert [a == b for a, b in zip(before, after, strict=True)] == [False, True, False]
    (tmp_path / "envs/a.py").write_text("2")
    assert of("inkdoms", Part.METHODS) == after[0]
    assert of("inkdoms", Part.OPENSPIEL) != after[2]
    (tmp_path / "bots/a.py").write_text("2")
    assert of("queendomino", Part.METHODS) != after[1]


@pytest.mark.parametrize(
    ("estimate", "verdict"),
    [
        (Estimate(0.6, 0.5, 0.7), MET),
        (Estimate(0.55, 0.45, 0.65), OPEN),
        (Estimate(0.45, 0.4, 0.5), OPEN),
        (Estimate(0.4, 0.3, 0.49), MISSED),
        (None, UNPLAYED),
    ],
)
def test_a_bar_is_met_by_the_whole_interval(estimate: Estimate | None, verdict: str) -> None:
    assert Finding(contest("greedy", "random"), 8, estimate, None).verdict() == verdict


def test_the_document_tells_games_interval_bar_and_what_is_missing() -> None:
    found = [
        Finding(contest("greedy", "random"), 6, Estimate(0.55, 0.45, 0.65), None, "2026-01-01"),
        Finding(
            contest("search:50ms", "openspiel:50ms", part=Part.OPENSPIEL),
            8,
            Estimate(1, 0.7, 1),
            Pace(1.0, {"search:50ms": 50.4, "openspiel:50ms": 49.0}, 31.2),
            "2026-01-01",
        ),
        Finding(
            contest("search:50ms", part=Part.SOLO, measure=POINTS)._replace(bar=68),
            8,
            Estimate(60, 58, 62),
            None,
        ),
    ]
    text = page(found, "2026-01-02")
    assert text == page(found, "2026-01-02")
    assert (
        "| Queendomino | `greedy` beats `random` | 6 (2 missing) | 55.0 % [45.0 %, 65.0 %] | ≥ 50 % | not yet decided, above so far | 2026-01-01 |"
        in text
    )
    assert "| 8 | 100.0 % [70.0 %, 100.0 %] | ≥ 50 % | met | 2026-01-01 | 50 | 49 | 31 |" in text
    assert "`search:50ms`: mean points | 8 | 60.0 [58.0, 62.0] | ≥ 68 | missed | – |" in text
    assert "| Methods at equal budget | 0 | 1 | 0 | 0 | 2 |" in text
    assert "2026-01-02" in text


def test_a_contest_that_is_not_played_anew_keeps_its_row() -> None:
    both = contest("greedy", "random"), contest("search:50ms", "openspiel:50ms", part=Part.OPENSPIEL)
    pace = Pace(1.0, {"search:50ms": 50.0, "openspiel:50ms": 49.0}, 31.0)
    old = [
        Finding(both[0], 6, Estimate(0.552, 0.451, 0.653), None, "2026-01-01"),
        Finding(both[1], 8, Estimate(1, 0.7, 1), pace, "2026-01-01"),
    ]
    new = [Finding(each, 0, None, None) for each in both]
    before = page(old, "2026-01-02")
    assert page(new, "2026-01-02", before) == before
    played = [Finding(both[0], 8, Estimate(0.6, 0.5, 0.7), None, "2026-01-02"), new[1]]
    after = page(played, "2026-01-02", before)
    assert "| 8 | 60.0 % [50.0 %, 70.0 %] | ≥ 50 % | met | 2026-01-02 |" in after
    assert "| 8 | 100.0 % [70.0 %, 100.0 %] | ≥ 50 % | met | 2026-01-01 | 50 | 49 | 31 |" in after
    undated = before.replace(" 2026-01-01 |", "")
    assert "| 55.2 % [45.1 %, 65.3 %] | ≥ 50 % | not yet decided, above so far | 2026-01-02 |" in page(
        new, "2026-01-03", undated
    )


def test_a_figure_without_a_bar_has_no_verdict() -> None:
    told = contest("search:4", measure="gold")._replace(game="wonderful_kingdom", bar=None)
    found = Finding(told, 8, Estimate(0.5, 0.3, 0.7), None, "2026-01-01")
    assert found.verdict() == TOLD
    assert "gold | 8 | 50.0 % [30.0 %, 70.0 %] | – | – | 2026-01-01 |" in page([found], "2026-01-02")


def test_the_command_writes_the_document_even_of_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "Book", lambda contest: Book(contest, tmp_path))
    app = typer.Typer()
    app.command()(strength.main)
    done = CliRunner().invoke(app, ["--minutes", "0", "--write", str(tmp_path / "strength.md")])
    assert done.exit_code == 0, done.output
    text = (tmp_path / "strength.md").read_text("utf-8")
    assert text.count("| not played |") == len(whole_plan()) + 1
    assert not list(tmp_path.glob("**/*.jsonl"))


def test_ctrl_c_still_writes_the_document(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stops(books: list[Book], limits: Limits) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(strength, "Book", lambda contest: Book(contest, tmp_path))
    monkeypatch.setattr(strength, "play", stops)
    app = typer.Typer()
    app.command()(strength.main)
    done = CliRunner().invoke(app, ["--write", str(tmp_path / "strength.md")])
    assert done.exit_code == 130
    assert (tmp_path / "strength.md").exists()


@pytest.mark.parametrize("game", ["queendomino", "inkdoms"])
def test_bots_of_openspiel_play(game: str, tmp_path: Path) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this platform")
    options = find_game(game).settings(2)
    book = Book(Contest(Part.OPENSPIEL, game, options, ("random", "openspiel:2"), 2, 0.5), tmp_path)
    assert measure([book], Limits(), silent)
    pace = book.pace()
    assert pace is not None
    assert pace.simulations == 2
    assert played(book) == 1


@pytest.mark.parametrize(
    ("seconds", "words"), [(20, "less than a minute"), (200, "3 min"), (33_600, "9 h 20 min")]
)
def test_durations(seconds: float, words: str) -> None:
    assert duration(seconds) == words
