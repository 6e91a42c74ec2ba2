"""The report as a page: whole, in both languages, in need of nothing else."""

from __future__ import annotations

import re
from functools import cache
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.test_text import messages
from tetrarchy.arena import Result, Simulation
from tetrarchy.arena.report import Watched, figures_of, page_of, simulate_with_report
from tetrarchy.arena.report.gathering import inventory_of
from tetrarchy.arena.report.plots import Scale, axis, bars, interval, scale_for, ticks
from tetrarchy.arena.running import play_all
from tetrarchy.arena.summary import Estimate
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.text import LANGUAGES, Texts

RUNS = [("queendomino", 3), ("inkdoms", 1), ("gem_forge", 2), ("wonderful_kingdom", 1)]
every_page = pytest.mark.parametrize(
    ("name", "seats", "language"), [(*run, language) for run in RUNS for language in LANGUAGES]
)
VOID = {"meta", "rect", "path", "input"}


@cache
def run(name: str, seats: int) -> tuple[Simulation, dict[int, Result]]:
    plan = Simulation(name, find_game(name).settings(seats), ("random",) * seats, 45, 3)
    return plan, play_all(Watched(plan)).results


@cache
def page(name: str, seats: int, language: str) -> str:
    plan, results = run(name, seats)
    return page_of(plan, figures_of(plan, results), Texts(language, find_game(name)))


class Reader(HTMLParser):
    """Checks that all elements are closed, and keeps the text."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if given.get("id"):
            self.ids.append(str(given["id"]))
        if given.get("href"):
            self.links.append(str(given["href"]))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open and "script" not in self.open:
            self.text += data + "\n"


def read(html: str) -> Reader:
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert not reader.open
    return reader


@every_page
def test_a_page_needs_nothing_else(name: str, seats: int, language: str) -> None:
    html = page(name, seats, language)
    assert not re.search(r"https?:|//|<script |<link|<img|@import|url\(|src=", html)
    reader = read(html)
    assert reader.links == [f"#{anchor}" for anchor in reader.ids]
    assert f'<html lang="{language}">' in html


@every_page
def test_every_word_is_there(name: str, seats: int, language: str) -> None:
    text = read(page(name, seats, language)).text
    assert not re.search(r"[{}$_]|report-|sheet-|option-|verdict-", text)
    if language == "ru":
        words = {word for word in re.findall(r"[A-Za-z]{3,}", text) if not re.fullmatch(r"[a-f]+", word)}
        assert words <= {"Queendomino", "Kingdomino"}
    else:
        assert not re.search(r"[А-Яа-яЁё]", text)


@every_page
def test_components_that_are_reconstructed_are_marked_wherever_they_stand(
    name: str, seats: int, language: str
) -> None:
    plan, results = run(name, seats)
    texts = Texts(language, find_game(name))
    html = page(name, seats, language)
    names = [
        (
            texts.name(kind.field, row.value),
            inventory_of(find_game(name)).reconstructed(kind.field, row.value),
        )
        for kind in figures_of(plan, results).kinds
        if kind.field
        for row in kind.rows
    ]
    text = unescape(html[html.index('id="components"') :])
    for shown, reconstructed in names:
        if reconstructed:
            assert f"≈ {shown}" in text
            assert not re.search(rf"(?<!≈ )(?<=[>:,] ){re.escape(shown)} \(", text)
        else:
            assert f"≈ {shown}" not in text
    assert any(reconstructed for _, reconstructed in names)


@every_page
def test_every_figure_has_its_interval_and_number_of_games(name: str, seats: int, language: str) -> None:
    html = page(name, seats, language)
    rows = re.findall(r'<div class="row[^"]*">.*?</div>', html)
    assert rows
    for row in rows:
        assert re.search(r'class="value">[^<]+ \([^<]+ … [^<]+\)</span>', row)
    components = [row for row in rows if 'class="small"' in row]
    assert components
    games = r"\d+ (games?|парт)"
    assert all(re.search(games, row) for row in components)
    for section in re.findall(r"<section id=\"(?!components).*?</section>", html, re.DOTALL):
        assert re.search(r"45 (games|партий)", section)


def test_seats_have_the_figures_of_the_run() -> None:
    plan, results = run("queendomino", 3)
    share = figures_of(plan, results).wins_by_seat[1]
    shown = [f"{100 * value:.1f}%" for value in share]
    assert f"{shown[0]} ({shown[1]} … {shown[2]})" in read(page("queendomino", 3, "en")).text


def test_warnings_say_why_there_is_no_worth() -> None:
    text = read(page("wonderful_kingdom", 1, "en")).text
    assert "Used in fewer than 20 games, too few to say what they are worth: ≈ " in text
    assert "use differs in fewer than 20 deals, too few to say" in text
    text = read(page("inkdoms", 2, "en")).text
    assert re.search(r"Too few games for this many components; .*: ≈ [a-z]\d \(\d+ games\), ≈ ", text)


def test_an_early_end_is_told() -> None:
    plan, results = run("queendomino", 3)
    texts = Texts("en", find_game("queendomino"))
    assert "The run was stopped" in page_of(plan, figures_of(plan, results), texts, interrupted=True)
    assert "The run was stopped" not in page("queendomino", 3, "en")


def test_names_cannot_break_the_page() -> None:
    plan, results = run("inkdoms", 1)
    texts = Texts("en", find_game("inkdoms"))
    texts.names["area-r1"] = '<b>"&'
    html = page_of(plan._replace(bots=('exec:<i a="">',)), figures_of(plan, results), texts)
    read(html)
    assert "<b>" not in html
    assert "<i " not in html


# ---------------------------------------------------------------- words


def test_there_are_words_for_all_uses_and_no_more() -> None:
    kinds = {key.removeprefix("event-") for name in GAMES for key in messages(name, "en")}
    keys = {key for key in messages(None, "en") if key.startswith("report-use-")}
    assert keys <= {f"report-use-{kind}" for kind in kinds}
    fields: set[str] = set()
    for name, seats in RUNS:
        plan, results = run(name, seats)
        for kind in figures_of(plan, results).kinds:
            assert not kind.kind or f"report-use-{kind.kind}" in keys
            fields |= {kind.field} - {""}
    named = {key for key in messages(None, "en") if key.startswith("report-field-")}
    assert {f"report-field-{field}" for field in fields} <= named


# ---------------------------------------------------------------- plots


def test_an_interval_lies_on_its_scale() -> None:
    svg = interval(Estimate(5, 2.5, 7.5), Scale(0, 10), 'five & "more"', mark=10)
    assert 'd="M25 10H75"' in svg
    assert 'd="M50 10h.01"' in svg
    assert 'd="M100 0v20"' in svg
    assert 'aria-label="five &amp; &quot;more&quot;"' in svg
    assert scale_for([Estimate(5, 0, 10)], 0.0) == (0, 10.3)
    assert scale_for([], 0.0).at(0.0) == 50


def test_the_highest_whisker_is_as_high_as_the_plot() -> None:
    svg = bars([Estimate(0.5, 0.25, 1.0), Estimate(0, 0, 0)], "halves")
    assert '<rect class="bar" x="3" y="50" width="44" height="50"/>' in svg
    assert 'd="M25 0V75"' in svg
    assert 'height="0"' in svg


def test_names_beneath_bars_are_few() -> None:
    assert ticks(["1", "2"]) == [(25, "1"), (75, "2")]
    assert [name for _, name in ticks([str(at) for at in range(24)])] == ["0", "5", "10", "15", "20"]


# ---------------------------------------------------------------- the whole run


def test_the_page_does_not_depend_on_the_number_of_workers(tmp_path: Path) -> None:
    game = find_game("queendomino")
    plan = Simulation("queendomino", game.settings(2, {"variant": "kingdomino"}), ("random", "greedy"), 30, 5)
    files = [tmp_path / "one.html", tmp_path / "two.html"]
    for workers, file in enumerate(files, 1):
        simulate_with_report(plan, file, Texts("en", game), workers)
    assert files[0].read_bytes() == files[1].read_bytes()


def test_an_interrupt_leaves_a_report_of_what_is_done(tmp_path: Path) -> None:
    game = find_game("queendomino")
    plan = Simulation("queendomino", game.settings(2), ("random", "random"), 50, 5)
    done = 0

    def stop_after_three(games: int) -> None:
        nonlocal done
        done += games
        if done == 3:
            raise KeyboardInterrupt

    file = tmp_path / "report.html"
    summary, interrupted = simulate_with_report(plan, file, Texts("en", game), progress=stop_after_three)
    assert interrupted
    assert summary is not None
    assert summary.games == 3
    text = read(file.read_text("utf-8")).text
    assert "The run was stopped" in text
    assert "3 games" in text


# ---------------------------------------------------------------- what a reader can do with it


def test_components_can_be_sorted_and_filtered_by_what_they_show() -> None:
    html = page("queendomino", 3, "en")
    rows = re.findall(
        r'<div class="row(?: good| bad)?" data-worth="(-?[\d.]+)" data-wins="(-?[\d.]+)" '
        r'data-used="([\d.]+)" data-name="([^"]+)" data-sure="([01])">(.*?)</div>',
        html,
    )
    assert len(rows) > 20
    for worth, _, used, name, sure, inside in rows:
        assert f"<span>{name}</span>" in inside
        assert 0 <= float(used) <= 1
        assert f"{abs(float(worth)):.1f}" in inside.split('class="value"')[1]
        assert "victories" in inside
        assert (sure == "1") == (f'interval {"good" if float(worth) > 0 else "bad"}"' in inside)
    assert html.count('<option value="') == 4
    assert page("inkdoms", 1, "en").count('<option value="') == 3, "alone nobody else can win"


@every_page
def test_every_column_of_intervals_has_its_axis(name: str, seats: int, language: str) -> None:
    html = page(name, seats, language)
    for block in re.split(r"<section|<details", html):
        if 'class="interval' in block:
            assert 'class="row axis"' in block


def test_an_axis_has_round_values() -> None:
    assert [value for value, _ in axis(Scale(-3.2, 11))] == [0, 5, 10]
    assert [round(value, 6) for value, _ in axis(Scale(0, 1))] == [0, 0.2, 0.4, 0.6, 0.8, 1]
    assert axis(Scale(0, 1))[0][1] == 0
    assert axis(Scale(0, 1))[-1][1] == 100
    assert axis(Scale(2, 2)) == [(2, 50.0)]
