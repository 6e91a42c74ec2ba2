"""Experiments: the same games however they are cut, two sets on common deals, planted changes found."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from shutil import copytree

import pytest

from tests.arena.test_report_page import read
from tetrarchy.arena.comparison import Comparison, compare, side_by_side
from tetrarchy.arena.lab import OWN, Experiment, Findings, findings_of, open_set, report_of
from tetrarchy.arena.lab.experiment import game_of, play_part
from tetrarchy.arena.match import Result, Use
from tetrarchy.arena.report import Watched
from tetrarchy.arena.report.many import standing_out
from tetrarchy.arena.report.naming import words_for
from tetrarchy.arena.running import play_all
from tetrarchy.arena.summary import Estimate, mean
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.games import gem_forge, inkdoms, queendomino, wonderful_kingdom
from tetrarchy.kernel.errors import BadData, BadOptions, BadRecord, TetrarchyError
from tetrarchy.text import LANGUAGES, Texts

DEALS = 24
"""How many the two sets are compared on."""
MODULES = {
    "gem_forge": gem_forge,
    "inkdoms": inkdoms,
    "queendomino": queendomino,
    "wonderful_kingdom": wonderful_kingdom,
}


def own_files(game: str) -> Path:
    return Path(str(MODULES[game].__file__)).parent / "data"


def changed_set(folder: Path) -> Path:
    """Queendomino's own components, but bakeries give no points, not 2 for each region of wheat."""
    directory = Path(copytree(own_files("queendomino"), folder / "ours"))
    file = directory / "buildings.toml"
    text, number = re.subn(r'(id = "bakery"(?:\n.+)*?\npoints = )2\b', r"\g<1>0", file.read_text("utf-8"))
    assert number == 1
    file.write_text(text, "utf-8")
    return directory


def experiment(*sets: str, games: int = DEALS, bots: tuple[str, ...] = ("greedy", "greedy")) -> Experiment:
    game = find_game("queendomino")
    opened = tuple(open_set(game.id, name) for name in sets)
    return Experiment(game.id, game.settings(len(bots)), bots, games, 1, opened)


@pytest.fixture(scope="module")
def ours(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return changed_set(tmp_path_factory.mktemp("sets"))


@pytest.fixture(scope="module")
def found(ours: Path) -> tuple[Experiment, dict[int, Result], Findings]:
    plan = experiment(OWN, str(ours))
    results = play_all(plan).results
    return plan, results, findings_of(plan, results)


def difference(found: Findings) -> Comparison:
    assert found.comparison is not None
    return found.comparison


# ---------------------------------------------------------------- the same games however they are cut


def test_an_experiment_gives_the_same_however_it_is_cut(
    found: tuple[Experiment, dict[int, Result], Findings], tmp_path: Path
) -> None:
    plan, results, _ = found
    parts = [range(9, 12), range(2), range(2, 9)]
    cut = {index: result for part in parts for index, result in play_part(plan, part).items()}
    assert cut == {index: results[index] for index in range(12)}
    file = tmp_path / "results.jsonl"
    assert play_all(plan._replace(games=2), workers=2, file=file).results == {at: cut[at] for at in range(4)}
    assert play_all(plan._replace(games=6), file=file).results == cut
    assert len(file.read_text("utf-8").splitlines()) == 13


def test_with_one_set_it_is_the_run_of_simulate(tmp_path: Path) -> None:
    plan = experiment(OWN, games=4)
    file = tmp_path / "results.jsonl"
    results = play_all(plan, file=file).results
    watched = Watched(plan.simulations()[0])
    assert play_all(watched, file=file).results == results
    assert compare(file, file).deals == 4


def test_two_sets_play_the_same_deals(found: tuple[Experiment, dict[int, Result], Findings]) -> None:
    plan, results, _ = found
    alone = play_all(experiment(OWN, games=5)).results
    assert {index: plan.by_set(results)[0][index] for index in range(5)} == alone
    assert {plan.lineup(index) for index in results} == {("greedy", "greedy")}
    again = experiment(OWN, OWN, games=5)
    first, second = again.by_set(play_all(again).results)
    assert first == second == {index: alone[index] for index in range(5)}


def test_a_set_that_changes_during_the_run_is_refused(ours: Path, tmp_path: Path) -> None:
    directory = Path(copytree(ours, tmp_path / "set"))
    plan = experiment(OWN, str(directory))
    file = directory / "buildings.toml"
    file.write_text(file.read_text("utf-8").replace("points = 0", "points = 1"), "utf-8")
    with pytest.raises(BadOptions, match="have changed during the run"):
        play_part(plan, range(2))


def test_a_half_played_experiment_needs_a_game_of_each_set() -> None:
    plan = experiment(OWN, OWN)
    with pytest.raises(TetrarchyError, match="Not one game was finished"):
        findings_of(plan, play_part(plan, [0]))


# ---------------------------------------------------------------- what is found


def test_a_planted_change_is_found_and_nothing_else(
    found: tuple[Experiment, dict[int, Result], Findings],
) -> None:
    """Bakeries that give no points: the bots hardly build them any more, and have fewer points."""
    told = difference(found[2])
    clear = told.clear()
    (bakery,) = [
        row for row, sure in zip(told.uses, clear[len(told.rows) :], strict=True) if sure and row.use.field
    ]
    assert bakery.use == Use("building_built", "building", "bakery")
    assert bakery.difference.high < -0.2
    sure = {row.which for row, clear in zip(told.rows, clear, strict=False) if clear and row.key == "sheet"}
    assert "landscape_buildings" in sure
    whole = next(row for row in told.rows if (row.key, row.which) == ("score", ""))
    parts = [row.difference.value for row in told.rows if row.key == "sheet"]
    assert whole.difference.value == pytest.approx(sum(parts))


def test_a_set_beside_itself_does_not_differ() -> None:
    plan = experiment(OWN, OWN, games=4)
    told = difference(findings_of(plan, play_all(plan).results))
    assert told.deals == 4
    assert {row.difference for row in told.rows} | {row.difference for row in told.uses} == {(0, 0, 0)}
    assert not any(told.clear())


def test_uses_are_counted_by_seat_and_game(found: tuple[Experiment, dict[int, Result], Findings]) -> None:
    plan, results, findings = found
    use = Use("building_built", "building", "bakery")
    row = next(row for row in difference(findings).uses if row.use == use)
    by_set = [
        [sum(of_seat[use] for of_seat in result.seen.uses) / 2 for result in of_set.values() if result.seen]
        for of_set in plan.by_set(results)
    ]
    assert row.one == pytest.approx(sum(by_set[0]) / DEALS)
    assert row.other == pytest.approx(sum(by_set[1]) / DEALS)
    assert row.difference == pytest.approx(mean([b - a for a, b in zip(*by_set, strict=True)]))


def test_how_a_game_comes_about_is_compared(found: tuple[Experiment, dict[int, Result], Findings]) -> None:
    _, results, findings = found
    told = {row.key: row for row in difference(findings).rows if not row.which}
    assert {"choices", "forced", "first", "leader", "length"} <= set(told)
    figures = findings.figures
    assert told["choices"].one == pytest.approx(figures[0].choices.mean.value)
    assert told["forced"].other == pytest.approx(figures[1].forced.value)
    assert figures[0].first is not None
    assert told["first"].one == pytest.approx(figures[0].first.wins.value)
    halfway = len(next(iter(results.values())).seen.course) // 2  # type: ignore[union-attr]
    assert told["leader"].one == pytest.approx(figures[0].stages[halfway].leader_wins.value)
    assert told["leader"].is_share
    assert not told["length"].is_share


def test_few_deals_make_nothing_stand_out() -> None:
    row = Comparison(({}, {}), 19, [], []).clear()
    assert row == []
    plan = experiment(OWN, OWN, games=1)
    results = play_part(plan, range(2))
    better = results[1]._replace(scores=tuple(score + 50 for score in results[1].scores))
    told = difference(findings_of(plan, {0: results[0], 1: better}))
    assert any(row.difference.value == 50 for row in told.rows)
    assert not any(told.clear())


def test_results_of_other_commands_are_not_compared(tmp_path: Path) -> None:
    file = tmp_path / "both.jsonl"
    play_all(experiment(OWN, OWN, games=1), file=file)
    with pytest.raises(BadRecord, match="is not the file of a single run"):
        compare(file, file)


def test_verdicts_are_compared() -> None:
    game = find_game("inkdoms")
    one = open_set(game.id, OWN)
    plan = Experiment(game.id, game.settings(1), ("random",), 12, 1, (one, one))
    told = difference(findings_of(plan, play_all(plan).results))
    verdicts = [row for row in told.rows if row.key == "verdict"]
    assert sum(row.one for row in verdicts) == pytest.approx(1)
    assert not [row for row in told.rows if row.key in ("wins", "first", "leader")]


# ---------------------------------------------------------------- sets


@pytest.mark.parametrize("name", GAMES)
def test_a_directory_tells_its_game(name: str) -> None:
    assert game_of([str(own_files(name)), OWN]) == name


def test_directories_that_tell_no_game(tmp_path: Path) -> None:
    for names in ([OWN, OWN], [str(tmp_path)], [str(own_files("inkdoms")), str(own_files("gem_forge"))]):
        with pytest.raises(BadOptions, match=r"Which game are .* for\? Name it with --game"):
            game_of(names)


def test_a_wrong_set_is_refused_before_a_game_is_played(ours: Path, tmp_path: Path) -> None:
    directory = Path(copytree(ours, tmp_path / "wrong"))
    file = directory / "buildings.toml"
    file.write_text(file.read_text("utf-8").replace("points = 0", "points = 600"), "utf-8")
    assert game_of([str(directory)]) == "queendomino"
    with pytest.raises(BadData, match=r"buildings\.toml, line 64: “points” should be a whole number"):
        open_set("queendomino", str(directory))


def test_components_have_the_names_of_the_first_set_that_has_them(ours: Path, tmp_path: Path) -> None:
    directory = Path(copytree(ours, tmp_path / "named"))
    file = directory / "buildings.toml"
    file.write_text(file.read_text("utf-8").replace('"Bakery"', '"Wholesale bakery"'), "utf-8")
    own, named = find_game("queendomino"), find_game("queendomino", directory)
    assert words_for("en", [own, named]).name("building", "bakery") == "Bakery"
    assert words_for("en", [named, own]).name("building", "bakery") == "Wholesale bakery"
    assert words_for("en", [own]).name("domino", "q46") == "q46 (T|T)"
    assert words_for("ru", [own]).name("domino", "q45") == "q45 (Г3|Д)"


# ---------------------------------------------------------------- the report


@cache
def texts(language: str) -> Texts:
    return Texts(language, find_game("queendomino"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_of_two_sets_needs_nothing_else(
    found: tuple[Experiment, dict[int, Result], Findings], language: str
) -> None:
    plan, _, findings = found
    html = report_of(plan, findings, texts(language))
    assert not re.search(r"https?:|//|<script |<link|<img|@import|url\(|src=", html)
    reader = read(html)
    assert reader.links == [f"#{anchor}" for anchor in reader.ids]
    assert not re.search(
        r"[{}$_]|report-|beside-|compare-|sheet-|lab-", reader.text.replace(str(plan.sets[1].name), "")
    )
    for figures in findings.figures:
        score = texts(language).say("decimal", value=figures.scores_by_seat[0].mean.value)
        assert score in reader.text


def test_the_report_colours_what_stands_out(found: tuple[Experiment, dict[int, Result], Findings]) -> None:
    plan, _, findings = found
    html = report_of(plan, findings, texts("en"))
    assert re.search(r'<div class="row bad" data-name="≈ Bakery" data-sure="1">', html)
    told = difference(findings)
    coloured = len(re.findall(r'<div class="row (?:good|bad)"', html.split('id="beside-figures-one"')[0]))
    assert coloured == sum(told.clear()) > 0
    differences = [row.difference for row in told.rows] + [row.difference for row in told.uses]
    assert coloured < sum(value.low > 0 or value.high < 0 for value in differences)


def test_findings_as_plain_data_are_json(found: tuple[Experiment, dict[int, Result], Findings]) -> None:
    plan, _, findings = found
    plain = json.loads(json.dumps(findings.plain(plan, interrupted=False)))
    assert [of["data"] for of in plain["sets"]] == [of.data_hash for of in plan.sets]
    assert plain["comparison"]["deals"] == DEALS
    assert {"use", "one", "other", "difference"} <= set(plain["comparison"]["uses"][0])
    assert plain["figures"][1]["games"] == DEALS


def test_the_interval_of_a_difference_covers_the_truth() -> None:
    """Common deals make the interval narrow, not wrong: a set beside another that gives half a point more."""
    from librt.random import Random

    rng, covered, runs = Random(5), 0, 200
    settings = {"command": "simulate", "game": "queendomino", "seats": 1, "seed": 1, "bots": ["random"]}
    for _ in range(runs):
        one: dict[int, Result] = {}
        other: dict[int, Result] = {}
        for deal in range(60):
            luck = int(100 * rng.random())
            one[deal] = Result((luck,), (1,), 1, ("",))
            other[deal] = Result((luck + int(rng.randrange(2)),), (1,), 1, ("",))
        told = side_by_side((settings, one), (settings, other)).rows[0].difference
        covered += told.low <= 0.5 <= told.high
        assert told.high - told.low < 0.3
    assert 0.91 <= covered / runs <= 0.98
    assert standing_out([Estimate(1, 0.9, 1.1)]) == [True]
