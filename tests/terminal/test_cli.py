"""The commands besides play, and what every command says when it cannot do what is asked."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

import pytest

import tetrarchy
from tests.terminal.helpers import Terminal
from tetrarchy.arena import Simulation
from tetrarchy.catalogue import GAMES, find_game

DATA = Path(tetrarchy.__file__).parent / "games/queendomino/data"
THERE = ", ".join(GAMES)


def save_a_game(terminal: Terminal, *answers: str) -> Path:
    terminal("play", "queendomino", "--bots", "random", "--seed", "20", "--name", "Ann", answers=answers)
    return Path("queendomino-20.txt")


# ---------------------------------------------------------------- games


def test_games_are_listed_with_their_options(terminal: Terminal) -> None:
    ran = terminal("games")
    assert ran.code == 0
    assert "queendomino: Queendomino." in ran.out
    assert "Players: 2, 3, 4, 5, 6, 8." in ran.out
    assert re.search(r"^--option harmony=… +Kingdomino: 5 points if", ran.out, re.MULTILINE)
    assert re.search(r"^    teams +Royal Wedding in teams of two", ran.out, re.MULTILINE)
    assert "Игроков: 2, 3, 4, 5, 6, 8." in terminal("games", "--lang", "ru").out


def test_games_as_json(terminal: Terminal) -> None:
    ran = terminal("games", "--json")
    assert ran.err == ""
    (game,) = (game for game in json.loads(ran.out) if game["id"] == "queendomino")
    assert set(game) == {"id", "name", "tagline", "rules", "data", "seats", "options"}
    assert game["seats"] == [2, 3, 4, 5, 6, 8]
    assert game["options"][0] == {
        "name": "variant",
        "text": "Variant",
        "default": "standard",
        "choices": ["standard", "royal_wedding", "teams", "kingdomino"],
    }


def test_the_language_is_guessed(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "Игроков" in terminal("games").out
    assert "Players" in terminal("games", "--lang", "en").out


# ---------------------------------------------------------------- simulate


def test_simulate_prints_means_and_shares_with_intervals(terminal: Terminal) -> None:
    ran = terminal(
        "simulate", "queendomino", "--games", "4", "--bots", "random", "--seats", "3", "--seed", "5"
    )
    assert ran.code == 0
    assert "Queendomino: 4 games, seats at the table: 3" in ran.out
    assert "Mean score (95 % interval)" in ran.out
    assert "Random" in ran.out
    assert "100.0% (51.0% … 100.0%)" in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80


def test_simulate_as_json(terminal: Terminal) -> None:
    words = ["simulate", "queendomino", "--games", "6", "--bots", "greedy,random", "--seed", "1", "--json"]
    words += ["--option", "variant=kingdomino"]
    ran = terminal(*words)
    assert (ran.code, ran.err) == (0, "")
    data = json.loads(ran.out)
    assert data["games"] == 6
    for key in ("mean_score", "win_share"):
        assert set(data[key]) == {"by_bot", "by_seat"}
        assert set(data[key]["by_bot"]) == {"greedy", "random"}
        assert len(data[key]["by_seat"]) == 2
        for bot, value in data[key]["by_bot"].items():
            low, high = data[f"{key}_interval"]["by_bot"][bot]
            assert low <= value <= high
    assert sum(data["win_share"]["by_bot"].values()) == pytest.approx(1)
    assert sum(data["win_share"]["by_seat"]) == pytest.approx(1)
    assert data["mean_length"] > 10
    assert data["bots"] == ["greedy", "random"]
    assert data["interrupted"] is False
    again = terminal(*words, "--workers", "2")
    assert (again.code, again.out) == (ran.code, ran.out)


def test_simulate_seats_as_many_as_bots_are_named(terminal: Terminal) -> None:
    words = ["simulate", "queendomino", "--games", "1", "--json", "--bots"]
    assert json.loads(terminal(*words, "random,random,random").out)["seats"] == 3
    assert json.loads(terminal(*words, "random").out)["seats"] == 2


def test_simulate_takes_other_data(terminal: Terminal, tmp_path: Path) -> None:
    for file in DATA.glob("*.toml"):
        (tmp_path / file.name).write_text(
            file.read_text("utf-8").replace("start_coins = 7", "start_coins = 90"), "utf-8"
        )
    words = ["simulate", "queendomino", "--games", "2", "--bots", "random", "--json"]
    rich = json.loads(terminal(*words, "--data", str(tmp_path)).out)
    poor = json.loads(terminal(*words).out)
    assert rich["mean_score"]["by_bot"]["random"] > poor["mean_score"]["by_bot"]["random"] + 15


def test_an_interrupted_simulation_tells_what_is_done(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = Simulation.play

    def stop_at_the_third(self: Simulation, game: object, index: int) -> object:
        if index == 2:
            raise KeyboardInterrupt
        return play(self, game, index)  # type: ignore[arg-type]

    monkeypatch.setattr(Simulation, "play", stop_at_the_third)
    words = ["simulate", "queendomino", "--games", "50", "--bots", "random"]
    ran = terminal(*words)
    assert ran.code == 130
    assert "Queendomino: stopped after 2 games, seats at the table: 2" in ran.out
    assert ran.err == "Stopped, and nothing is saved: use --out FILE to continue later.\n"
    data = json.loads(terminal(*words, "--json").out)
    assert (data["games"], data["interrupted"]) == (2, True)
    ran = terminal(*words, "--out", "results.jsonl", "--lang", "ru")
    assert (ran.code, ran.err) == (130, "Остановлено: та же команда продолжит с этого места.\n")


def test_a_simulation_goes_on_from_its_file(terminal: Terminal) -> None:
    words = ["simulate", "queendomino", "--bots", "random", "--json"]
    terminal(*words, "--games", "2", "--out", "results.jsonl")
    with Path("results.jsonl").open("a") as file:
        file.write('{"game":2,"sco')
    assert terminal(*words, "--games", "4", "--out", "results.jsonl") == terminal(*words, "--games", "4")
    assert len(Path("results.jsonl").read_text().splitlines()) == 5


# ---------------------------------------------------------------- replay


def test_replay_tells_the_log_and_the_score(terminal: Terminal) -> None:
    file = save_a_game(terminal, "2", "4")
    ran = terminal("replay", str(file))
    assert ran.code == 0
    assert "Queendomino with Ann and Random 2: " in ran.out
    assert "   1 New building: " in ran.out
    assert "Ann puts a king on domino q6 (L|L)." in ran.out
    assert " Total " in ran.out
    assert "The game is not over." in ran.out
    assert "Ann ставит короля на домино q6 (О|О)." in terminal("replay", str(file), "--lang", "ru").out


def test_replay_shows_a_position(terminal: Terminal) -> None:
    file = save_a_game(terminal, "2")
    ran = terminal("replay", str(file), "--at", "10")
    assert "After step 10 of " in ran.out
    assert "Next: Chance: The king of seat 2 is drawn" in ran.out
    assert "First line" in ran.out
    assert "♚1 Ann" in ran.out
    assert "New building" not in ran.out


def test_replay_as_json(terminal: Terminal) -> None:
    file = save_a_game(terminal, "2")
    whole = json.loads(terminal("replay", str(file), "--json").out)
    assert whole["players"] == ["Ann", "bot random"]
    assert whole["at"] == len(whole["steps"])
    assert whole["over"] is False
    assert [sheet["total"] for sheet in whole["sheets"]] == [2, 2]
    assert whole["steps"][0]["events"][0]["kind"] == "building_laid"
    early = json.loads(terminal("replay", str(file), "--json", "--at", "6").out)
    assert early["at"] == 6
    assert early["position"]["step"] == "draw_line"
    assert early["position"]["seat"] is None
    assert len(early["steps"]) == len(whole["steps"])


def test_replay_says_when_the_components_are_others(terminal: Terminal) -> None:
    file = save_a_game(terminal)
    game = find_game("queendomino")
    file.write_text(file.read_text("utf-8").replace(game.data_hash, "0123456789ab"), "utf-8")
    ran = terminal("replay", str(file))
    assert ran.code == 0
    assert "The record was made with other component files (0123456789ab)" in ran.err


# ---------------------------------------------------------------- what cannot be done

REFUSALS = {
    "play foo": f"There is no game “foo”; there are: {THERE}.",
    "play foo --lang ru": f"Игры «foo» нет; есть: {THERE}.",
    "play": f"Which game? There are: {THERE}.",
    "play queendomino --lang de": "There is no language “de”; there are: en, ru.",
    "play queendomino --seats 9": "The number of seats cannot be “9”: with these options it is one of 2, 3, 4.",
    "play queendomino --seats 3 --seat 4": "--seat takes a number from 1 to 3, not 4.",
    "play queendomino --bots clever": "There is no bot “clever”; there are: random, greedy, flat, search, learned, level.",
    "play queendomino --bots greedy,random --seats 2": "2 bots are named for 1 seats.",
    "play queendomino --option colour=red": (
        "There is no option “colour”; there are: variant, bonuses, middle_kingdom, harmony."
    ),
    "play queendomino --option harmony": "“harmony” is not an option: write it as name=value.",
    "play queendomino --option harmony=maybe": "The option “harmony” cannot be “maybe”: it is yes or no.",
    "play queendomino --option harmony=yes": "The option “harmony” belongs to the variant kingdomino only.",
    "play queendomino --option harmony=yes --lang ru": "Настройка «harmony» есть только у варианта kingdomino.",
    "play queendomino --data nowhere": (
        "There is no set “nowhere” of this game, nor a directory of that name; “tetrarchy sets list” lists them."
    ),
    "play queendomino --seed -1": "--seed takes a number from 0 to 9223372036854775807, not -1.",
    "play queendomino --resume a.txt": (
        "A saved game has its own settings: --resume goes with --save, --data, --trust and --lang only."
    ),
    "play --resume nothing.txt": "There is no file nothing.txt.",
    "replay nothing.txt --lang ru": "Файла nothing.txt нет.",
    "replay .": ". cannot be read: Is a directory.",
    "simulate queendomino --games 0": "--games takes a number from 1 to 100000000, not 0.",
    "simulate queendomino --workers 0": "--workers takes a number from 1 to 256, not 0.",
}


@pytest.mark.parametrize("words", REFUSALS)
def test_what_cannot_be_done_is_told_in_a_sentence(terminal: Terminal, words: str) -> None:
    ran = terminal(*words.split())
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err == REFUSALS[words] + "\n"


def test_names_that_would_confuse_are_refused(terminal: Terminal) -> None:
    ran = terminal("play", "queendomino", "--name", "bot greedy")
    assert (ran.code, ran.err) == (2, "The name “bot greedy” cannot be used here.\n")
    assert terminal("play", "queendomino", "--name", "A\nB").err == "The name “A?B” cannot be used here.\n"


BAD_FILES = {
    "": "The record does not name its game.",
    "hello\nworld\n": "The record does not name its game.",
    "hello\ngame: queendomino\n": "Not a game record: it should begin with “tetrarchy record 1”.",
    "tetrarchy record 1\ngame: chess\n": f"There is no game “chess”; there are: {THERE}.",
    "tetrarchy record 1\ngame: queendomino\n": "The record's header has no “rules”.",
}


@pytest.mark.parametrize("text", BAD_FILES)
def test_files_that_are_no_records(terminal: Terminal, text: str) -> None:
    Path("record.txt").write_text(text, "utf-8")
    ran = terminal("replay", "record.txt")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == BAD_FILES[text].replace("'", "’") + "\n"


def test_a_file_that_is_no_text(terminal: Terminal) -> None:
    Path("picture.png").write_bytes(b"\x89PNG\xff\xfe")
    assert terminal("replay", "picture.png").err == "picture.png is not a text file.\n"


def test_a_record_that_breaks_the_rules(terminal: Terminal) -> None:
    file = save_a_game(terminal, "2")
    file.write_text(file.read_text("utf-8").replace("1 choose 2", "1 choose 3"), "utf-8")
    ran = terminal("replay", str(file))
    assert ran.code == 2
    assert ran.err == "Step 13, “choose 3”, does not replay: A king already stands on domino 3 of the line.\n"


def test_a_step_that_the_record_does_not_have(terminal: Terminal) -> None:
    file = save_a_game(terminal, "2")
    assert terminal("replay", str(file), "--at", "99").err == "--at takes a number from 0 to 13, not 99.\n"


def test_without_words_the_command_explains_itself(terminal: Terminal) -> None:
    ran = terminal()
    assert ran.code == 0
    for command in ("games", "play", "simulate", "replay"):
        assert command in ran.out
    assert terminal("--version").out.startswith(f"tetrarchy {tetrarchy.__version__}, ")


OLDER: Final = Path(__file__).parents[1] / "games/gem_forge/older_rules/two_cells_and_two_full_hands.txt"


def test_a_record_of_older_rules_is_shown_as_far_as_todays_go_along(terminal: Terminal) -> None:
    ran = terminal("replay", str(OLDER))
    assert ran.code == 0
    told = " ".join(ran.out.split())
    assert "does not replay: the record follows version 1 of the rules, today’s is 2." in told
    assert "Step" in told
    assert terminal("replay", str(OLDER), "--at", "20").code == 0
    data = json.loads(terminal("replay", str(OLDER), "--json").out)
    assert 0 < data["at"] < len(data["steps"])
    assert "version 1 of the rules" in data["stopped"]
