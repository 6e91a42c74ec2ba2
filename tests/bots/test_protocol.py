"""Bots that are programs of their own: they play, and whatever they do, the game goes on and they end."""

from __future__ import annotations

import json
import os
import sys
import textwrap
from pathlib import Path

import pytest
from librt.random import Random

from tests.bots.processes import alive, wait_for_death
from tetrarchy.arena import LostTurns, Simulation, play_match, simulate
from tetrarchy.arena.running import play_all
from tetrarchy.bots import Player, RandomPlayer, find_bot
from tetrarchy.bots.protocol import Program, hello_message, serve, turn_message
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.drive import Draws
from tetrarchy.kernel.errors import BadOptions, TetrarchyError
from tetrarchy.kernel.preview import preview
from tetrarchy.kernel.state import State

GAME = find_game("queendomino")
OPTIONS = GAME.settings(2, {"variant": "kingdomino"})
EXAMPLE = Path(__file__).resolve().parents[2] / "examples/plain_bot.py"
PATIENT = 30.0
"""A deadline that is not meant to pass."""
SHORT = 0.3
"""A deadline that is meant to pass."""

PRELUDE = """
import json, os, subprocess, sys, time

def read():
    line = sys.stdin.readline()
    return json.loads(line) if line else sys.exit()

def say(**message):
    print(json.dumps(message), flush=True)

def first(turn):
    say(turn=turn["turn"], action=turn["legal"][0]["code"])
"""
GOOD = """
read(); say(type="ready")
while True: first(read())
"""


def program(text: str, to_answer: float = PATIENT, to_start: float = PATIENT) -> Program:
    command = [sys.executable, "-S", "-c", PRELUDE + textwrap.dedent(text)]
    return Program(command, GAME, to_answer, to_start)


def decision() -> tuple[State, int]:
    """The first decision of a game."""
    state = GAME.start(2, OPTIONS)
    Draws(Random(1)).settle(state)
    return state, int(state.mover())


def ask(player: Program, times: int = 1, seed: int = 1) -> list[int]:
    """What a program answers to the same question; all of it is legal."""
    state, seat = decision()
    rng = Random(seed)
    answers = [player.choose(state.view(seat), state.legal(seat), seat, rng) for _ in range(times)]
    assert set(answers) <= set(state.legal(seat))
    return answers


def process_of(player: Program) -> int:
    assert player._process is not None
    return player._process.id


# ---------------------------------------------------------------- good ones


def test_the_example_plays_at_a_full_table() -> None:
    """``test_kits.py`` has the other games."""
    game = find_game("queendomino")
    seats = 4
    players = [Program([sys.executable, str(EXAMPLE)], game, PATIENT) for _ in range(seats)]
    result = play_match(game, game.settings(seats), [*players], deal=1, seed=1)
    assert result.length > seats
    assert result.lost == ()


def test_the_example_does_not_know_us() -> None:
    assert "import tetrarchy" not in EXAMPLE.read_text("utf-8")


def test_a_program_is_told_the_game_once_and_then_every_turn(tmp_path: Path) -> None:
    heard = tmp_path / "heard.jsonl"
    player = program(
        f"""
        with open({str(heard)!r}, "w") as file:
            for line in sys.stdin:
                file.write(line)
                message = json.loads(line)
                say(type="ready") if message["type"] == "hello" else first(message)
        """
    )
    state, seat = decision()
    answers = ask(player, 2)
    assert player.end() == {}
    hello, *turns = [json.loads(line) for line in heard.read_text().splitlines()]
    assert hello == json.loads(json.dumps(hello_message(GAME, state.view(seat), seat, PATIENT)))
    assert (hello["game"], hello["seat"], hello["seats"]) == ("queendomino", seat, 2)
    assert hello["options"]["variant"] == "kingdomino"
    assert hello["components"]["dominoes"]
    assert [turn["turn"] for turn in turns] == [1, 2]
    assert turns[0]["view"] == json.loads(json.dumps(state.view(seat)))
    assert [action["code"] for action in turns[0]["legal"]] == state.legal(seat)
    assert turns[0]["legal"][0]["fields"] == GAME.actions.fields(answers[0])
    assert turns[0]["legal"][0]["notation"] == GAME.actions.notation(answers[0])
    assert turns[0]["seed"] != turns[1]["seed"]


def test_an_answer_may_be_a_code_or_the_notation() -> None:
    player = program(
        """
        read(); say(type="ready")
        turn = read(); say(turn=turn["turn"], action=turn["legal"][1]["code"])
        turn = read(); say(turn=turn["turn"], action=turn["legal"][1]["notation"].upper())
        read()
        """
    )
    state, seat = decision()
    assert ask(player, 2) == [state.legal(seat)[1]] * 2
    assert player.end() == {}


def test_a_bot_of_ours_can_be_the_program() -> None:
    command = "from tetrarchy.terminal.cli import main; main(['bot-protocol', 'greedy', 'queendomino'])"
    path = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    shell = ["env", *(f"{name}={value}" for name, value in path.items()), sys.executable, "-c", command]
    twice = []
    for _ in range(2):
        players: list[Player] = [Program(shell, GAME, PATIENT, PATIENT), RandomPlayer()]
        twice.append(play_match(GAME, OPTIONS, players, deal=1, seed=1))
    assert twice[0] == twice[1]
    assert twice[0].lost == ()
    assert twice[0].places == (1, 2)


def test_another_seat_gets_a_program_of_its_own() -> None:
    player = program(GOOD)
    state, seat = decision()
    ask(player)
    before = process_of(player)
    player.choose(state.view(1 - seat), state.legal(seat), 1 - seat, Random(1))
    assert process_of(player) != before
    assert not alive(before)
    player.end()


# ---------------------------------------------------------------- bad ones

READY = 'read(); say(type="ready")\n'
WRONG = {
    "garbage": "while read(): print('hello', flush=True)",
    "no object": "while read(): print('[1]', flush=True)",
    "no UTF-8": "while read(): os.write(1, b'\\xff\\xfe\\n')",
    "deep": "while read(): print('[' * 100000, flush=True)",
    "an empty line": "while read(): print(flush=True)",
    "no action": "while True: say(turn=read()['turn'])",
    "an illegal code": "while True: say(turn=read()['turn'], action=999999)",
    "a code that is no int": "while True: say(turn=read()['turn'], action=1.0)",
    "true": "while True: say(turn=read()['turn'], action=True)",
    "an illegal notation": "while True: say(turn=read()['turn'], action='place a1 east')",
    "no notation": "while True: say(turn=read()['turn'], action='fly')",
    "no turn": "while True: say(action=read()['legal'][0]['code'])",
    "a turn to come": "while True: t = read(); say(turn=t['turn'] + 1, action=t['legal'][0]['code'])",
    "a flood of lines": "while True: print('x' * 100)",
}
GOING = {
    "a crash": "read(); sys.exit(3)",
    "a crash at once": "sys.exit(0)",
    "its own death": "read(); os.kill(os.getpid(), 9)",
    "a flood without lines": "while True: sys.stdout.write('x' * 10000)",
    "a closed output": "os.close(1); time.sleep(1000)",
}
LATE = {
    "silence": "time.sleep(1000)",
    "half a line": "read(); sys.stdout.write('{\"turn\"'); sys.stdout.flush(); time.sleep(1000)",
    "old answers": "while True: say(turn=1, action=0)",
    "an ignored end": "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(1000)",
}


@pytest.mark.parametrize("fault", WRONG)
def test_a_wrong_answer_loses_the_turn(fault: str) -> None:
    player = program(READY + WRONG[fault])
    ask(player, 3)
    process = process_of(player)
    assert player.end() == {"wrong": 3}
    assert not alive(process)


@pytest.mark.parametrize("fault", GOING)
def test_a_program_that_goes_is_not_asked_again(fault: str) -> None:
    player = program(READY + GOING[fault])
    ask(player, 4)
    assert player.end() == {"gone": 4}


@pytest.mark.parametrize("fault", LATE)
def test_a_late_answer_loses_the_turn_and_patience_ends(fault: str) -> None:
    player = program(READY + "read(); say(turn=1, action=-1)\n" + LATE[fault], PATIENT)
    ask(player)
    process = process_of(player)
    player.to_answer = SHORT
    ask(player, 5)
    assert not alive(process)
    assert player.end() == {"wrong": 1, "late": 3, "gone": 2}


@pytest.mark.parametrize("opening", ["time.sleep(1000)", "print('hello', flush=True)", "say(type='hi')"])
def test_a_program_that_is_never_ready_is_not_asked(opening: str) -> None:
    player = program(opening + "\ntime.sleep(1000)", PATIENT, to_start=SHORT)
    ask(player, 2)
    assert player.end() == {"unready": 2}


def test_a_program_is_told_what_actions_bring_if_it_asks(tmp_path: Path) -> None:
    heard = tmp_path / "heard.jsonl"
    note = f"with open({str(heard)!r}, 'a') as file: file.write(json.dumps(turn) + chr(10))\n"
    for asked in ("", ", previews=True"):
        player = program(f"read(); say(type='ready'{asked})\nturn = read(); first(turn)\n{note}")
        ask(player)
        player.end()
    state, seat = decision()
    plain, told = [json.loads(line) for line in heard.read_text().splitlines()]
    assert all("gain" not in action for action in plain["legal"])
    gains = [entry.total for entry in preview(GAME, state.view(seat), seat, state.legal(seat), 1)]
    assert [action["gain"] for action in told["legal"]] == gains


def test_a_program_that_is_never_ready_is_named_after_its_first_game() -> None:
    """Not only at the end of thousands of games."""
    never = f'exec:{sys.executable} -S -c "print()"'
    run = Simulation("queendomino", OPTIONS, ("random", never), 3, 1)
    said: list[object] = []
    play_all(run, progress=said.append, unready=said.append)
    assert said == [0, 1, never, 1, 1]


def test_a_program_that_does_not_read_is_late() -> None:
    """A view that no pipe holds cannot be written to it."""
    player = program(READY + "time.sleep(1000)", SHORT)
    state, seat = decision()
    view = state.view(seat) | {"much": "x" * 1_000_000}
    assert player.choose(view, state.legal(seat), seat, Random(1)) in state.legal(seat)
    assert player.end() == {"late": 1}


def test_what_comes_too_late_is_not_taken_for_the_next_answer() -> None:
    player = program(
        READY
        + """
        turn = read(); print("hello", flush=True); say(turn=1, action=turn["legal"][0]["code"])
        turn = read(); say(turn=2, action=turn["legal"][-1]["code"])
        read()
        """.replace("\n        ", "\n")
    )
    state, seat = decision()
    assert ask(player, 2)[1] == state.legal(seat)[-1]
    assert player.end() == {"wrong": 1}


def test_the_random_move_follows_from_the_seed_alone() -> None:
    answers = []
    for text in (READY + WRONG["garbage"], READY + GOING["a crash"], "sys.exit()"):
        player = program(text)
        answers.append(ask(player, 8))
        player.end()
    assert answers[0] == answers[1] == answers[2]
    assert len(set(answers[0])) > 1


def test_lost_turns_are_told_by_the_match() -> None:
    bad = program(READY + WRONG["an illegal code"])
    result = play_match(GAME, OPTIONS, [RandomPlayer(), bad], deal=1, seed=1)
    (lost,) = result.lost
    assert lost == LostTurns(1, "wrong", lost.turns)
    assert 0 < lost.turns < result.length


def test_lost_turns_are_told_by_a_simulation() -> None:
    names = ("random", f'exec:{sys.executable} -S -c "print()"')
    summary = simulate(Simulation("queendomino", OPTIONS, names, 2, 1)).summary
    assert summary is not None
    assert list(summary.lost_turns) == [names[1]]
    assert list(summary.lost_turns[names[1]]) == ["unready"]
    assert summary.plain()["lost_turns"] == summary.lost_turns


def test_a_match_that_fails_ends_its_programs() -> None:
    class Cheat:
        def choose(self, view: object, legal: list[int], seat: int, rng: Random) -> int:
            if good._process is None:
                return legal[0]
            processes.append(process_of(good))
            return -1

    processes: list[int] = []
    good = program(GOOD)
    with pytest.raises(TetrarchyError):
        play_match(GAME, OPTIONS, [good, Cheat()], deal=3, seed=1)
    assert processes
    assert not alive(processes[0])


# ---------------------------------------------------------------- no process is left


def test_a_program_sees_the_end_and_may_finish(tmp_path: Path) -> None:
    note = tmp_path / "note"
    player = program(READY + f"first(read())\nsys.stdin.read()\nopen({str(note)!r}, 'w').write('bye')")
    ask(player)
    assert player.end() == {}
    assert note.read_text() == "bye"


def test_the_children_of_a_program_end_with_it(tmp_path: Path) -> None:
    note = tmp_path / "child"
    child = f"child = subprocess.Popen(['sleep', '1000'])\nopen({str(note)!r}, 'w').write(str(child.pid))\n"
    player = program(child + GOOD)
    ask(player)
    process = int(note.read_text())
    assert alive(process)
    player.end()
    wait_for_death(process)


def test_a_program_nobody_ends_ends_with_its_player() -> None:
    player = program(READY + "first(read())\ntime.sleep(1000)")
    ask(player)
    process = process_of(player)
    assert alive(process)
    del player
    wait_for_death(process)


# ---------------------------------------------------------------- names


def test_a_name_has_a_command_and_perhaps_a_deadline() -> None:
    def named(name: str) -> tuple[list[str], float]:
        found = find_bot(name, GAME)
        assert isinstance(found, Program)
        return found.command, found.to_answer

    assert named("exec:sh bot.sh 'a b'") == (["sh", "bot.sh", "a b"], 2)
    assert named("exec:500ms:sh") == (["sh"], 0.5)
    assert named("exec:10s:sh -c :") == (["sh", "-c", ":"], 10)


@pytest.mark.parametrize("name", ["exec:", "exec: ", "exec:5s:", "exec:'", "exec:0ms:sh", "exec:601s:sh"])
def test_names_of_no_program_are_refused(name: str) -> None:
    with pytest.raises(BadOptions) as refused:
        find_bot(name, GAME)
    assert str(refused.value) == (
        f"“{name}” does not name a program: write it as exec:COMMAND or exec:500ms:COMMAND."
    )


def test_a_program_that_is_not_there_is_refused_at_once() -> None:
    with pytest.raises(BadOptions) as refused:
        find_bot("exec:no-such-program --fast", GAME)
    assert str(refused.value) == "There is no program “no-such-program” to start."


# ---------------------------------------------------------------- the other end


def served(*messages: object) -> list[dict[str, object]]:
    said: list[str] = []
    serve(find_bot("greedy", GAME), GAME, [json.dumps(message) for message in messages], said.append)
    return [json.loads(line) for line in said]


def test_a_bot_of_ours_answers_messages() -> None:
    state, seat = decision()
    view, legal = state.view(seat), state.legal(seat)
    hello = hello_message(GAME, view, seat, 1.0)
    turn = turn_message(GAME, 7, 99, view, legal)
    ready, answer = served(hello, {"type": "news"}, turn)
    assert ready == {"type": "ready"}
    assert answer == {"turn": 7, "action": find_bot("greedy", GAME).choose(view, legal, seat, Random(99))}


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"protocol": 2}, "The table speaks version “2” of the bot protocol, this bot version 1."),
        ({"game": "chess"}, "The table plays “chess”, this bot queendomino."),
        (
            {"data": "0123"},
            "The game began with other component files (0123): name their directory with --data.",
        ),
    ],
)
def test_a_table_that_does_not_fit_is_refused(changed: dict[str, object], sentence: str) -> None:
    state, seat = decision()
    with pytest.raises(TetrarchyError) as refused:
        served(hello_message(GAME, state.view(seat), seat, 1.0) | changed)
    assert str(refused.value) == sentence


@pytest.mark.parametrize("line", ["", "hello", "[1]", "1", "{}", '{"type": "turn"}', "[" * 100_000])
def test_lines_that_are_no_messages_are_refused(line: str) -> None:
    with pytest.raises(TetrarchyError) as refused:
        serve(find_bot("random", GAME), GAME, [line], print)
    assert str(refused.value).endswith("is not a message of the bot protocol.")
