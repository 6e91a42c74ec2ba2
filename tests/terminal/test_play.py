"""A person plays in the terminal: whole games, saving and going on, undo, and answers that are none."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from itertools import cycle, islice
from pathlib import Path

import pytest
from librt.random import Random

from tests.terminal.helpers import Ran, Terminal, end_of
from tetrarchy.catalogue import find_game
from tetrarchy.engine import Engine
from tetrarchy.terminal import desk

GAME = find_game("queendomino")
ANY_ANSWER = [str(number) for number in range(9)]
"""Whatever is asked, one of these is the number of a choice."""


def play(terminal: Terminal, *words: str, answers: list[str] | None = None) -> Ran:
    """Play Queendomino; without answers, to the end with whatever comes."""
    whole = islice(cycle(ANY_ANSWER), 5000) if answers is None else answers
    bots = [] if "--bots" in words else ["--bots", "random"]
    return terminal("play", "queendomino", *bots, *words, answers=whole)


def own_steps(file: str) -> list[str]:
    """What the person at seat 1 decided, in notation."""
    return re.findall(r"^1 (.*)$", Path(file).read_text("utf-8"), re.MULTILINE)


VARIANTS = [
    ["--seats", "2"],
    ["--seats", "3", "--bots", "random,greedy", "--lang", "ru"],
    ["--seats", "4", "--bots", "random", "--seat", "4", "--option", "bonuses=alternative"],
    ["--seats", "3", "--option", "variant=kingdomino", "--option", "harmony=yes"],
    ["--seats", "6", "--bots", "random", "--option", "variant=royal_wedding"],
    ["--seats", "8", "--bots", "random", "--option", "variant=teams", "--lang", "ru"],
]


@pytest.mark.parametrize("words", VARIANTS, ids=" ".join)
def test_a_whole_game(terminal: Terminal, words: list[str]) -> None:
    ran = play(terminal, "--seed", "3", "--save", "game.txt", *words)
    end = end_of(ran, GAME)
    assert re.search(r"Побеждает|Победу делят|wins with|share the victory", end)
    assert "game.txt" in end


def test_the_first_screen(terminal: Terminal) -> None:
    """What a player sees first, whole: nothing in it follows from anything but the seed."""
    ran = play(terminal, "--seats", "3", "--bots", "random", "--seed", "20", "--name", "Ann", answers=[])
    screen = [line.rstrip() for line in ran.out.splitlines()]
    assert screen == FIRST_SCREEN.splitlines()


@pytest.mark.parametrize("known", [True, False], ids=["before", "meanwhile"])
def test_an_engine_that_could_not_be_compiled_is_told_once(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, known: bool
) -> None:
    failed = Engine("failed", why="gcc: x.c:1: error: bad")
    states = iter([failed] if known else [Engine("compiling"), failed])
    monkeypatch.setattr(desk, "engine_now", lambda: next(states))
    ran = play(terminal, "--seed", "3", answers=[])
    assert ran.err == (
        "The engine stays plain Python, bots think more slowly: it could not be compiled "
        "(gcc: x.c:1: error: bad). ./run compile tries again.\n"
    )


def test_the_seed_decides_all_but_the_person(terminal: Terminal) -> None:
    first = play(terminal, "--seed", "5")
    assert play(terminal, "--seed", "5") == first
    assert play(terminal, "--seed", "6") != first


# ---------------------------------------------------------------- saving and going on


def test_a_saved_game_goes_on_as_if_there_had_been_no_break(terminal: Terminal) -> None:
    words = ["--seats", "3", "--bots", "random,greedy", "--seed", "11"]
    play(terminal, *words, "--save", "whole.txt")
    answers = own_steps("whole.txt")
    for part in (0, 1, 9, len(answers) - 1):
        left = play(terminal, *words, "--save", "part.txt", answers=[*answers[:part], "quit"])
        assert left.code == 0
        assert left.out.endswith("Saved in part.txt. To continue:\n  tetrarchy play --resume part.txt\n")
        assert own_steps("part.txt") == answers[:part]
        ended = terminal("play", "--resume", "part.txt", answers=answers[part:])
        assert ended.code == 0
        assert "The game is over." in ended.out
        assert Path("part.txt").read_text("utf-8") == Path("whole.txt").read_text("utf-8")


def test_the_end_of_the_answers_saves(terminal: Terminal) -> None:
    ran = play(terminal, "--seed", "20", answers=["2"])
    assert ran.code == 0
    assert "Saved in queendomino-20.txt." in ran.out
    assert own_steps("queendomino-20.txt") == ["choose 2"]


def test_ctrl_c_saves(terminal: Terminal) -> None:
    ran = terminal(
        "play", "queendomino", "--bots", "random", "--seed", "20", answers=["2", KeyboardInterrupt()]
    )
    assert ran.code == 130
    assert "Saved in queendomino-20.txt." in ran.out
    assert own_steps("queendomino-20.txt") == ["choose 2"]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_saves(terminal: Terminal, number: signal.Signals) -> None:
    command = "import sys; from tetrarchy.terminal.cli import main; sys.exit(main())"
    words = [sys.executable, "-c", command, "play", "queendomino", "--bots", "random", "--seed", "20"]
    with subprocess.Popen(
        words,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
        # Whoever starts the tests in the background may have let them ignore Ctrl-C.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"2\n")
        process.stdin.flush()
        seen = b""
        while seen.count(b"\n> ") < 2:
            more = os.read(process.stdout.fileno(), 4096)
            assert more, "it ended by itself"
            seen += more
        process.send_signal(number)
        out, err = process.communicate()
    assert (process.returncode, err) == (130, b"")
    assert b"Saved in queendomino-20.txt." in out
    assert own_steps("queendomino-20.txt") == ["choose 2"]


def test_a_saved_game_is_not_overwritten_by_another(terminal: Terminal) -> None:
    play(terminal, "--seed", "20", answers=["2"])
    play(terminal, "--seed", "20", answers=["quit"])
    assert own_steps("queendomino-20.txt") == ["choose 2"]
    assert own_steps("queendomino-20-2.txt") == []


def test_save_can_name_its_file(terminal: Terminal) -> None:
    ran = play(terminal, "--seed", "20", answers=["2", "save my game.txt", "4", "quit"])
    assert "Saved in my game.txt.\n" in ran.out
    assert "tetrarchy play --resume 'my game.txt'" in ran.out
    assert len(own_steps("my game.txt")) == 2
    assert not Path("queendomino-20.txt").exists()


def test_what_cannot_be_saved_is_told(terminal: Terminal) -> None:
    ran = play(terminal, "--seed", "20", answers=["save no/such/folder.txt", "save ok.txt"])
    assert "no/such/folder.txt cannot be written: No such file or directory." in ran.out
    assert Path("ok.txt").exists()


def test_going_on_tells_what_happened_since_ones_last_decision(terminal: Terminal) -> None:
    play(terminal, "--seed", "20", "--name", "Ann", answers=["2", "4"])
    ran = terminal("play", "--resume", "queendomino-20.txt", answers=[])
    assert "› Ann puts a king on domino q47 (T|T)." in ran.out
    assert "Ann puts a king on domino q9" not in ran.out
    assert "› Round 1." in ran.out
    assert "Round 1 of 12" in ran.out


def test_undo_still_works_after_going_on(terminal: Terminal) -> None:
    play(terminal, "--seed", "20", answers=["2", "4", "place g8 north"])
    ran = terminal("play", "--resume", "queendomino-20.txt", answers=["undo", "place g8 east"])
    assert "Undone." in ran.out
    assert own_steps("queendomino-20.txt")[-1] == "place g8 east"


def test_a_record_without_a_seed_cannot_be_played_on(terminal: Terminal) -> None:
    play(terminal, "--seed", "20", answers=[])
    file = Path("queendomino-20.txt")
    file.write_text(file.read_text("utf-8").replace("note seed: 20\n", ""), "utf-8")
    ran = terminal("play", "--resume", "queendomino-20.txt")
    assert ran.err == "queendomino-20.txt has no seed: it can be replayed, but not played on.\n"


def test_a_record_of_several_people_cannot_be_played_on(terminal: Terminal) -> None:
    play(terminal, "--seed", "20", "--name", "Ann", answers=[])
    file = Path("queendomino-20.txt")
    file.write_text(file.read_text("utf-8").replace("bot random", "Boris"), "utf-8")
    ran = terminal("play", "--resume", "queendomino-20.txt")
    assert ran.err == "Exactly one seat must be a person here; in this record: “Ann”, “Boris”.\n"


def test_a_game_with_other_components_cannot_be_played_on(terminal: Terminal) -> None:
    play(terminal, "--seed", "20", answers=[])
    file = Path("queendomino-20.txt")
    file.write_text(file.read_text("utf-8").replace(GAME.data_hash, "0123456789ab"), "utf-8")
    ran = terminal("play", "--resume", "queendomino-20.txt")
    assert (
        ran.err
        == "The game began with other component files (0123456789ab): name their directory with --data.\n"
    )


# ---------------------------------------------------------------- undo


def test_undo_takes_back_ones_own_step(terminal: Terminal) -> None:
    ran = play(
        terminal,
        "--seed",
        "20",
        answers=["2", "4", "place g8 north", "undo", "place f6 east", "undo", "place g8 east"],
    )
    assert ran.out.count("Undone.") == 2
    assert own_steps("queendomino-20.txt") == ["choose 2", "choose 4", "place g8 east"]


def test_a_detour_changes_nothing(terminal: Terminal) -> None:
    play(terminal, "--seed", "11", "--save", "straight.txt")
    steps = own_steps("straight.txt")
    first = next(at for at, step in enumerate(steps) if step.startswith("place"))
    detour = [*steps[: first + 1], "undo", *steps[first:]]
    play(terminal, "--seed", "11", "--save", "detour.txt", answers=detour)
    assert Path("detour.txt").read_text("utf-8") == Path("straight.txt").read_text("utf-8")


def test_undo_does_not_reach_behind_a_draw(terminal: Terminal) -> None:
    ran = play(terminal, "--seed", "20", answers=["undo", "2", "4", "undo"])
    assert ran.out.count("There is nothing to undo.") == 2


# ---------------------------------------------------------------- answers and other words


def test_numbers_notation_and_short_forms_mean_the_same(terminal: Terminal) -> None:
    for answer in ("place g8 east", "g8 east", "PLACE  G8   EAST", "p g8 e", "g8 e"):
        play(terminal, "--seed", "20", "--save", "game.txt", answers=["2", "4", answer])
        assert own_steps("game.txt")[-1] == "place g8 east"


def test_russian_words_are_understood_too(terminal: Terminal) -> None:
    for answer in ("g8 восток", "place g8 восток", "g8 в", "g8 east"):
        play(
            terminal,
            "--seed",
            "20",
            "--save",
            "game.txt",
            "--lang",
            "ru",
            answers=["2", "4", answer, "выход"],
        )
        assert own_steps("game.txt")[-1] == "place g8 east"


SENTENCES = {
    "foo": "“foo” is none of the choices: type a number, or “place g8 north”, or ? for help.",
    "99": "There is no choice number 99.",
    "9" * 5000: f"“{'9' * 60}…” is none of the choices: type a number, or “place g8 north”, or ? for help.",
    "g8": "“g8” could mean 2 choices: place g8 east, place g8 north.",
    "place f": "“place f” could mean 4 choices: place f6 east, place f6 north, place f7 north, place f8 east.",
    "place g8 up": "“up” is not a “towards” of “place”: it should be one of east, north, west, south.",
    "place g7 east": "g7 is already taken.",
    "m13 east": "The kingdom would not fit in 7 × 7.",
    "g8 west": "Both halves are the same: start from the domino’s other square.",
    "pass": "You cannot skip this step.",
    "build 1": "Place your domino first.",
    "log x": "After “log” comes a number, not “x”.",
    "[bold]x": "“[bold]x” is none of the choices: type a number, or “place g8 north”, or ? for help.",
    "save \0": "\0 cannot be written: embedded null byte.",
}
QUESTION = {
    "en": "Where does domino q6 (L|L) go? Name the square of half a and the side where half b lies.",
    "ru": "Куда положить домино q6 (О|О)? Назовите квадрат половины a и сторону, в которую ляжет b.",
}
RUSSIAN_SENTENCES = {
    "99": "Ответа с номером 99 нет.",
    "g8": "«g8» подходит к нескольким ответам (2): place g8 east, place g8 north.",
    "place g7 east": "Квадрат g7 уже занят.",
    "pass": "Этот шаг пропустить нельзя.",
    "build 9": "«9» — не «space» для «build»: должно быть одно из 1, 2, 3, 4, 5, 6.",
    "журнал х": "После слова «журнал» пишется число, а не «х».",
    "отмена": "Сейчас отменять нечего.",
}


@pytest.mark.parametrize("answer", SENTENCES)
def test_a_bad_answer_gets_one_sentence_and_the_question_again(terminal: Terminal, answer: str) -> None:
    assert said_to(terminal, answer) == SENTENCES[answer]


@pytest.mark.parametrize("answer", RUSSIAN_SENTENCES)
def test_a_bad_answer_gets_its_sentence_in_russian(terminal: Terminal, answer: str) -> None:
    assert said_to(terminal, answer, "--lang", "ru") == RUSSIAN_SENTENCES[answer]


def said_to(terminal: Terminal, answer: str, *words: str) -> str:
    """What is said to an answer when a domino is to be placed; the next question takes a good answer."""
    ran = play(terminal, "--seed", "20", *words, answers=["2", "4", answer, "place g8 east", "quit"])
    assert own_steps("queendomino-20.txt") == ["choose 2", "choose 4", "place g8 east"]
    said = ran.out.split(f"> {answer[:60]}")[-1].split("> place g8 east")[0]
    sentence = re.sub(r"^[9 ]+(?=“)", "", re.sub(r"\s+", " ", said).strip())
    question = QUESTION["ru" if "ru" in words else "en"]
    assert sentence.endswith(f" {question}")
    return sentence.removesuffix(f" {question}")


def test_no_answer_is_ever_answered_by_a_traceback(terminal: Terminal) -> None:
    """Bits of good answers thrown together, with a number in between so that the game goes on."""
    bits = [
        "place",
        "g8",
        "east",
        "pass",
        "undo",
        "log",
        "score",
        "?",
        "board",
        "tax",
        "a",
        "-1",
        "",
        "é\x1b[0m",
    ]
    bits += [
        "build",
        "7",
        "burn 1",
        "king 2",
        "domino q1",
        "\t",
        "[",
        "{x}",
        "%s",
        "٣",
        "²",
        "choose choose",
        "ё",
    ]
    rng = Random(4)
    answers = []
    for number in range(600):
        chosen = [bits[rng.randrange(len(bits))] for _ in range(rng.randrange(4))]
        answers += [" ".join(chosen), ANY_ANSWER[number % 9]]
    ran = play(terminal, "--seats", "3", "--seed", "5", "--save", "game.txt", answers=answers)
    assert (ran.code, ran.err) == (0, "")
    assert len(own_steps("game.txt")) > 20


def test_help_explains_commands_notation_and_signs(terminal: Terminal) -> None:
    for question, words in (("?", []), ("help", []), ("помощь", ["--lang", "ru"])):
        ran = play(terminal, "--seed", "20", "--save", "game.txt", *words, answers=["2", "4", question])
        said = unwrapped(ran).split(f"> {question}")[-1]
        assert "place <square> <towards>" in said
        assert "≈" in said
        for word in ("отмена", "сохранить", "журнал", "счёт") if words else ("undo", "save", "log", "score"):
            assert f" {word} " in said


def test_score_shows_the_sheets_as_they_stand(terminal: Terminal) -> None:
    ran = play(terminal, "--seed", "20", "--lang", "ru", answers=["2", "4", "счет"])
    sheet = ran.out.split("> счет")[-1]
    assert re.search(r"Монеты +2 +2", sheet)
    assert re.search(r"Итого +2 +2", sheet)


def test_log_tells_everything_in_words(terminal: Terminal) -> None:
    ran = play(terminal, "--seed", "20", "--name", "Ann", answers=["2", "4", "log", "log 1", "log 0"])
    whole, one, none = ran.out.split("> log")[1:]
    assert "› New building: " in whole
    assert "Ann puts a king on domino q6 (L|L). Ann puts a king on domino q47 (T|T)." in whole
    assert len(re.findall("^›", one, re.MULTILINE)) == 1
    assert "›" not in none


def test_an_empty_line_and_board_draw_everything_again(terminal: Terminal) -> None:
    for answer in ("", "board"):
        ran = play(terminal, "--seed", "20", "--save", "game.txt", answers=[answer])
        assert ran.out.count("First line") == 2
        assert ran.out.count("do you put your king on?") == 2


def test_what_the_bots_did_is_told_in_words(terminal: Terminal) -> None:
    ran = play(terminal, "--seed", "20", answers=["2", "4"])
    assert "› Random 2 places domino q3 (F|F) on " in ran.out
    assert "New building" not in ran.out


def test_points_that_a_choice_brings_are_shown(terminal: Terminal) -> None:
    ran = play(terminal, "--seed", "20", answers=["2", "4", "g8 east"])
    assert "  0  0   Skip" in ran.out
    assert "  1  +1  A knight on half a: 2 coins" in ran.out


def test_colour_is_used_on_a_terminal_and_nowhere_else(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "\x1b[" not in play(terminal, "--seed", "20", answers=[]).out
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[" in play(terminal, "--seed", "20", answers=[]).out
    monkeypatch.setenv("NO_COLOR", "1")
    assert not re.search(r"\x1b\[[0-9;]*[34]8;", play(terminal, "--seed", "20", answers=[]).out)


def unwrapped(ran: Ran) -> str:
    return re.sub(r"\s+", " ", ran.out)


FIRST_SCREEN = """\
Queendomino, seed 20
Type a number or a move. ? for help, undo to take back, quit to save and leave.

› Random 3’s king is drawn. Random 3 puts a king on domino q47 (T|T).
› Random 2’s king is drawn. Random 2 puts a king on domino q3 (F|F).
› Ann’s king is drawn.

Placing the first kings · the dragon is in its cave · nobody has the queen
First line        Builders’ board
1 q3  F  F   ♚2   1 5● Queen’s tower     1♕ ≈+2♜
2 q6  L  L        2 4● Travelling castle 1×♜ ≈+1♜
3 q7  G  G        3 3● Small tavern      ≈2 ≈+1♞
4 q47 T  T   ♚3   4 2● Bakery            2×W ≈+1♞
                  5 1● Queen’s tower     1♕ ≈+2♜
                  6 0● Guardtower        3 ≈+2♜
♚1 Ann (you)         ♚2 Random 2    ♚3 Random 3
7● 1♞ 0♜             7● 1♞ 0♜       7● 1♞ 0♜
   e  f  g  h  i        g              g
 9 ·  ·  ·  ·  ·      7 ♔            7 ♔
 8 ·  ·  ·  ·  ·
 7 ·  ·  ♔  ·  ·
 6 ·  ·  ·  ·  ·
 5 ·  ·  ·  ·  ·
Points so far – Ann: 2 · Random 2: 2 · Random 3: 2

Which domino of the first line do you put your king on?
  2  Domino 2: lake | lake
  3  Domino 3: grassland | grassland
>
Saved in queendomino-20.txt. To continue:
  tetrarchy play --resume queendomino-20.txt
"""
