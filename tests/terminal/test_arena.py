"""The commands ``arena`` and ``bot-protocol``."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from tests.terminal.helpers import Terminal
from tetrarchy.arena import Tournament
from tetrarchy.bots.protocol import hello_message
from tetrarchy.catalogue import find_game
from tetrarchy.terminal.arena import give_ray_an_address
from tetrarchy.terminal.desk import counting
from tetrarchy.text import Texts

WORDS = ["arena", "queendomino", "--option", "variant=kingdomino", "--games", "6"]
GAME = find_game("queendomino")


def test_the_arena_prints_ratings_and_pairs(terminal: Terminal) -> None:
    ran = terminal(*WORDS)
    assert (ran.code, ran.err) == (0, "")
    assert "Queendomino: 6 games, seats at the table: 2" in ran.out
    assert "Greedy – Random      6  100.0% (61.0% … 100.0%)" in ran.out
    assert "In brackets: 95 % intervals." in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80


def test_the_arena_prints_markdown(terminal: Terminal) -> None:
    ran = terminal(*WORDS, "--markdown", "--lang", "ru")
    lines = ran.out.splitlines()
    assert lines[2:4] == [
        "| Бот | Рейтинг | Партии | Победы | Средний счёт |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    assert lines[4].startswith("| Жадный | ")
    assert lines[7] == "| Пара | Партии | Выше | Больше очков |"
    assert all(line.count("|") == 6 for line in lines[2:6])


def test_the_arena_prints_json(terminal: Terminal) -> None:
    ran = terminal(*WORDS, "--json", "--bots", "random,greedy")
    assert (ran.code, ran.err) == (0, "")
    data = json.loads(ran.out)
    assert (data["game"], data["seats"], data["seed"], data["games"]) == ("queendomino", 2, 1, 6)
    assert [bot["bot"] for bot in data["bots"]] == ["greedy", "random"]
    assert data["pairs"][0]["ahead_share"] == 1
    assert data["interrupted"] is False
    assert terminal(*WORDS, "--json", "--bots", "random,greedy", "--workers", "2").out == ran.out


def test_the_arena_tells_verdicts_of_players_alone(terminal: Terminal) -> None:
    ran = terminal("arena", "wonderful_kingdom", "--seats", "1", "--games", "2", "--bots", "random")
    assert "no medal  100.0%" in ran.out
    assert "Pair" not in ran.out


def test_the_arena_goes_on_from_its_file(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    play = Tournament.play

    def stop_at_the_fourth(self: Tournament, game: object, index: int) -> object:
        if index == 3:
            raise KeyboardInterrupt
        return play(self, game, index)  # type: ignore[arg-type]

    words = [*WORDS, "--json", "--out", "results.jsonl"]
    with monkeypatch.context() as patch:
        patch.setattr(Tournament, "play", stop_at_the_fourth)
        stopped = terminal(*words)
    assert (stopped.code, stopped.err) == (130, "Stopped: run the same command to continue.\n")
    assert (json.loads(stopped.out)["games"], json.loads(stopped.out)["interrupted"]) == (3, True)
    assert len(Path("results.jsonl").read_text().splitlines()) == 4
    assert terminal(*words).out == terminal(*WORDS, "--json").out
    assert len(Path("results.jsonl").read_text().splitlines()) == 7


def test_the_arena_refuses_the_file_of_another_run(terminal: Terminal) -> None:
    terminal(*WORDS, "--out", "results.jsonl")
    ran = terminal(*WORDS, "--seed", "2", "--out", "results.jsonl")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "results.jsonl holds results of other settings (seed): name another file.\n"
    ran = terminal(*WORDS, "--bots", "random", "--seed", "2", "--lang", "ru", "--out", "results.jsonl")
    assert ran.err == (
        "В файле results.jsonl результаты с другими настройками (bots, seed): укажите другой файл.\n"
    )


REFUSALS = {
    "--bots greedy,clever": "There is no bot “clever”; there are: ",
    "--bots greedy,greedy": "The bot “greedy” is named twice.",
    "--bots exec:": "“exec:” does not name a program: write it as exec:COMMAND or exec:500ms:COMMAND.",
    "--games 0": "--games takes a number from 1 to 100000000, not 0.",
    "--seats 7": "The number of seats cannot be “7”: with these options it is one of 2, 3, 4.",
    "--json --markdown": "--json and --markdown do not go together.",
}


@pytest.mark.parametrize("words", REFUSALS)
def test_what_the_arena_cannot_do_is_told_in_a_sentence(terminal: Terminal, words: str) -> None:
    ran = terminal("arena", "queendomino", *words.split())
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(REFUSALS[words])
    assert len(ran.err.splitlines()) == 1


def test_a_cluster_needs_ray(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = terminal(*WORDS, "--ray")
    sentence = "A Ray cluster needs more packages: pip install 'tetrarchy[cluster]'.\n"
    assert (ran.code, ran.err) == (2, sentence)


def test_ray_may_stand_alone() -> None:
    assert give_ray_an_address(["arena", "--ray"]) == ["arena", "--ray=local"]
    assert give_ray_an_address(["--ray", "--json"]) == ["--ray=local", "--json"]
    assert give_ray_an_address(["--ray", "auto", "--json"]) == ["--ray", "auto", "--json"]
    assert give_ray_an_address(["--ray=auto"]) == ["--ray=auto"]


def test_lost_turns_are_reported(terminal: Terminal) -> None:
    bot = f'exec:{sys.executable} -S -c "print()"'
    ran = terminal("arena", "queendomino", "--games", "2", "--bots", f"random,{bot}")
    assert ran.code == 0
    told = " ".join(ran.out.split())
    assert "turns to random moves (answers too late: 0, wrong: 0, no program any more: " in told
    ran = terminal("simulate", "queendomino", "--games", "1", "--bots", f"random,{bot}", "--lang", "ru")
    assert "сделано случайно (ответов с опозданием: 0, неверных: 0, без программы: " in " ".join(
        ran.out.split()
    )


def test_a_person_plays_against_a_program(terminal: Terminal) -> None:
    bot = f'exec:{sys.executable} -S -c "print()"'
    ran = terminal("play", "queendomino", "--seed", "2", "--bots", bot, answers=["1", "1", "1", "1"])
    assert ran.code == 0
    assert "to a random move" in " ".join(ran.out.split())[-250:]


def test_a_saved_game_starts_a_program_only_when_it_is_trusted(terminal: Terminal, tmp_path: Path) -> None:
    trace = tmp_path / "started"
    bot = f"exec:touch {trace}"
    left = terminal("play", "queendomino", "--seed", "2", "--bots", bot, "--save", "saved.txt", answers=["1"])
    assert "tetrarchy play --resume saved.txt --trust" in left.out
    assert trace.exists()
    trace.unlink()
    ran = terminal("play", "--resume", "saved.txt", answers=["1"])
    assert ran.code == 2
    assert "This game is played against the program" in ran.err
    assert not trace.exists()
    terminal("play", "--resume", "saved.txt", "--trust", answers=["2", "3", "4", "1", "2", "1"])
    assert trace.exists()


def test_the_count_of_games_is_told_where_there_is_no_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = [0.0]
    monkeypatch.setattr("tetrarchy.terminal.desk.time.monotonic", lambda: clock[0])
    with counting(Texts("en"), 500) as progress:
        progress(400)
        for _ in range(60):
            clock[0] += 1
            progress(1)
    assert capsys.readouterr().err.splitlines() == [
        "Games: 430 of 500, about 1 minute left.",
        "Games: 460 of 500, less than a minute left.",
    ]


# ---------------------------------------------------------------- bot-protocol


def speak(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, *words: str, lines: str
) -> tuple[int, str, str]:
    from tetrarchy.terminal.cli import main

    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    code = main(["bot-protocol", *words])
    out, err = terminal.capsys.readouterr()
    return code, out, err


def test_a_bot_speaks_the_protocol(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    view = GAME.new(2).view(0)
    lines = json.dumps(hello_message(GAME, view, 0, 1.0)) + "\n"
    assert speak(terminal, monkeypatch, "greedy", "queendomino", lines=lines) == (0, '{"type":"ready"}\n', "")
    assert speak(terminal, monkeypatch, "random", "inkdoms", lines=lines) == (
        2,
        "",
        "The table plays “queendomino”, this bot inkdoms.\n",
    )
    assert speak(terminal, monkeypatch, "random", "inkdoms", "--lang", "ru", lines="hello\n") == (
        2,
        "",
        "«hello» — не сообщение протокола ботов.\n",
    )
