"""The commands of the laboratory: tables, JSON and pages; stopped, gone on with, refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.arena.test_lab import changed_set, own_files
from tests.terminal.helpers import Terminal
from tetrarchy.arena.lab import Experiment

RUN = ["lab", "run", "queendomino", "--games", "4"]
COMPARE = ["lab", "compare", "own", "ours", "--games", "4"]


@pytest.fixture(autouse=True)
def ours(terminal: Terminal, tmp_path: Path) -> Path:
    """The changed set in the folder where the commands run."""
    return changed_set(tmp_path)


def test_a_run_tells_its_figures(terminal: Terminal) -> None:
    ran = terminal(*RUN, "--games", "25", "--seats", "3", "--html", "report.html")
    assert (ran.code, ran.err) == (0, "")
    assert "Queendomino: 25 games, seats at the table: 3" in ran.out
    for words in ("Seat 3", "Wheat", "Decisions without a choice", "Victories of the first player"):
        assert words in ran.out
    assert " Round 11 " in ran.out
    assert "The report is in report.html." in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80
    page = Path("report.html").read_text("utf-8")
    assert "Queendomino: balance report" in page
    assert "Does the leader win?" in page


def test_a_run_with_another_set(terminal: Terminal) -> None:
    data = json.loads(terminal(*RUN, "--data", "ours", "--json").out)
    own = json.loads(terminal(*RUN, "--json").out)
    assert data["sets"][0]["name"] == "ours"
    assert data["sets"][0]["data"] != own["sets"][0]["data"]
    assert (data["games"], data["seats"], data["bots"]) == (4, 2, ["greedy", "greedy"])
    assert data["figures"][0]["games"] == 4
    assert data["comparison"] is None


def test_two_sets_are_compared(terminal: Terminal) -> None:
    ran = terminal(*COMPARE, "--html", "report.html")
    assert (ran.code, ran.err) == (0, "")
    assert "Queendomino: 8 games, seats at the table: 2" in ran.out
    assert "Side by side on 4 common deals" in ran.out
    assert "Buildings: landscapes" in ran.out
    assert max(len(line) for line in ran.out.splitlines() if line.startswith(" ")) <= 80
    page = Path("report.html").read_text("utf-8")
    assert "Queendomino: two sets side by side" in page
    assert "All figures of the second set: ours" in page
    russian = terminal("--lang", "ru", *COMPARE)
    assert "Рядом, общих раскладов: 4" in russian.out
    assert "Здания: за ландшафты" in russian.out
    assert terminal("lab", "--lang", "ru", *COMPARE[1:]) == russian


def test_what_stands_out_is_listed(terminal: Terminal) -> None:
    ran = terminal(*COMPARE[:-1], "24")
    assert "Buildings built: Bakery" in " ".join(ran.out.split())


def test_an_experiment_goes_on_from_its_file(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    play = Experiment.play

    def stop_at_the_fourth(self: Experiment, game: object, index: int) -> object:
        if index == 3:
            raise KeyboardInterrupt
        return play(self, game, index)  # type: ignore[arg-type]

    words = [*COMPARE, "--json", "--out", "results.jsonl"]
    with monkeypatch.context() as patch:
        patch.setattr(Experiment, "play", stop_at_the_fourth)
        stopped = terminal(*words)
    assert (stopped.code, stopped.err) == (130, "Stopped: run the same command to continue.\n")
    told = json.loads(stopped.out)
    assert told["interrupted"]
    assert [figures["games"] for figures in told["figures"]] == [2, 1]
    assert told["comparison"]["deals"] == 1
    assert terminal(*words).out == terminal(*COMPARE, "--json", "--workers", "2").out
    assert len(Path("results.jsonl").read_text().splitlines()) == 9


REFUSALS = {
    "lab run queendomino --data nowhere": "There is no set “nowhere” of this game",
    "lab run queendomino --games 0": "--games takes a number from 1 to 100000000, not 0.",
    "lab run queendomino --workers 0": "--workers takes a number from 1 to 256, not 0.",
    "lab run queendomino --bots clever": "There is no bot “clever”; there are: ",
    "lab run queendomino --html no/where.html": "no/where.html cannot be written: ",
    "lab run chess": "There is no game “chess”; there are: ",
    "lab compare own own": "Which game are “own”, “own” for? Name it with --game.",
    "lab compare own ours --game inkdoms": "The data file ",
    "lab compare own": "SET is missing; see --help.",
    "lab fly": "There is no command “fly”; --help lists them.",
}


@pytest.mark.parametrize("words", REFUSALS)
def test_what_the_laboratory_cannot_do_is_told_in_a_sentence(terminal: Terminal, words: str) -> None:
    ran = terminal(*words.split())
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(REFUSALS[words])
    assert len(ran.err.splitlines()) == 1


def test_a_wrong_set_is_refused_with_its_line(terminal: Terminal, ours: Path) -> None:
    file = ours / "buildings.toml"
    file.write_text(file.read_text("utf-8").replace("points = 0", "points = 600"), "utf-8")
    ran = terminal(*COMPARE)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("buildings.toml, line 64: “points” should be a whole number from 0 to ")


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("inkdoms", ["--seats", "1", "--bots", "random"]),
        ("gem_forge", ["--bots", "random"]),
        ("wonderful_kingdom", ["--bots", "random,greedy", "--option", "module=advisors"]),
    ],
)
def test_every_game_has_a_laboratory(terminal: Terminal, game: str, options: list[str]) -> None:
    for language in ("en", "ru"):
        words = ["lab", "compare", "own", str(own_files(game)), "--games", "2", *options, "--lang", language]
        ran = terminal(*words, "--html", f"{language}.html")
        assert ran.code == 0
        assert Path(f"{language}.html").stat().st_size > 10_000
        ran = terminal("lab", "run", game, "--games", "2", *options, "--lang", language)
        assert ran.code == 0
        assert "report-" not in ran.out
