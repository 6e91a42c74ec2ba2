"""A bot in any language: lines of JSON over a program's standard input and output.

``docs/bots.md`` tells the protocol. ``Program`` is our end of it, a player like any other; ``serve`` is the
other end, for one of our own bots.
"""

from __future__ import annotations

import json
import re
import shlex
import shutil
import time
from collections.abc import Callable, Iterable
from typing import Any, Final, Protocol

from librt.random import Random

from tetrarchy.bots.process import Gone, Late, LineProcess
from tetrarchy.kernel.errors import BadNotation, BadOptions, TetrarchyError, quote
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.preview import preview
from tetrarchy.kernel.state import View

PREFIX: Final = "exec:"
VERSION: Final = 1

LATE: Final = "late"
WRONG: Final = "wrong"
GONE: Final = "gone"
UNREADY: Final = "unready"
FAULTS: Final = (LATE, WRONG, GONE, UNREADY)
"""Why a program loses a turn: no answer in time, an answer that is no legal action, no program any more, or
one that never said that it is ready.
"""

_NAME: Final = re.compile(r"(?:([0-9]{1,6})(ms|s):)?(.*)", re.DOTALL)
_SECONDS: Final = {"ms": 0.001, "s": 1.0}
_MOST_SECONDS: Final = 600
_TO_ANSWER: Final = 2.0
_TO_START: Final = 10.0
_TO_LEAVE: Final = 1.0
_PATIENCE: Final = 3
"""How often a program may be late in a game before it is asked no more."""
_SEEDS: Final = 1 << 53
"""Seeds stay below this, so that every language reads them right."""


class Chooser(Protocol):
    """Whoever decides for a seat: ``tetrarchy.bots.Player``, which this file cannot import."""

    def choose(self, view: View, legal: list[int], seat: int, rng: Random) -> int: ...


class _Fault(Exception):
    """The turn is lost; the message says why, as one of FAULTS."""


class Program:
    """A program that plays one seat.

    It starts at its first decision and lives until :meth:`end`. Where it answers late, wrongly or not at
    all, a random legal action takes the place of its answer.
    """

    def __init__(
        self, command: list[str], game: Game, to_answer: float = _TO_ANSWER, to_start: float = _TO_START
    ) -> None:
        self.command = command
        self.game = game
        self.to_answer = to_answer
        self.to_start = to_start
        self.lost: dict[str, int] = {}
        """How many turns were lost in this game, by fault."""
        self._process: LineProcess | None = None
        self._seat = -1
        self._turn = 0
        self._previews = False
        """Whether the program has asked to be told what each action would bring."""
        self._hopeless = ""
        """The fault for which the program is asked no more."""

    @staticmethod
    def named(name: str, game: Game) -> Program:
        """The program of a name such as ``exec:./bot --fast`` or, with a deadline, ``exec:500ms:./bot``."""
        form = _NAME.fullmatch(name.removeprefix(PREFIX))
        assert form is not None
        number, unit, text = form.groups()
        seconds = int(number) * _SECONDS[unit] if number else _TO_ANSWER
        try:
            command = shlex.split(text)
        except ValueError:
            command = []
        if not command or not 0 < seconds <= _MOST_SECONDS:
            raise BadOptions(
                "bad-program",
                "{given} does not name a program: write it as exec:COMMAND or exec:500ms:COMMAND.",
                given=quote(name),
            )
        if shutil.which(command[0]) is None:
            raise BadOptions("no-program", "There is no program {given} to start.", given=quote(command[0]))
        return Program(command, game, seconds)

    def choose(self, view: View, legal: list[int], seat: int, rng: Random) -> int:
        seed = rng.randrange(_SEEDS)
        instead = legal[rng.randrange(len(legal))]
        try:
            return self._ask(view, legal, seat, seed)
        except _Fault as fault:
            kind = str(fault)
            self.lost[kind] = self.lost.get(kind, 0) + 1
            if kind in (GONE, UNREADY) or self.lost.get(LATE, 0) >= _PATIENCE:
                self._drop()
                self._hopeless = kind if kind == UNREADY else GONE
            return instead

    def end(self) -> dict[str, int]:
        """End the program; returns how many turns it has lost. The next decision starts it anew."""
        if self._process is not None:
            self._process.close(0 if self.lost.get(LATE) else _TO_LEAVE)
            self._process = None
        lost, self.lost = self.lost, {}
        self._hopeless = ""
        return lost

    def _ask(self, view: View, legal: list[int], seat: int, seed: int) -> int:
        if self._hopeless:
            raise _Fault(self._hopeless)
        if seat != self._seat:
            self._drop()
        try:
            process = self._process or self._start(view, seat)
            self._turn += 1
            message = turn_message(self.game, self._turn, seed, view, legal, seat if self._previews else None)
            until = time.monotonic() + self.to_answer
            process.send(_line(message), until)
            return self._answer(process, legal, until)
        except Late as late:
            raise _Fault(LATE) from late
        except (Gone, OSError) as gone:
            raise _Fault(GONE) from gone

    def _start(self, view: View, seat: int) -> LineProcess:
        self._process, self._seat, self._turn = LineProcess(self.command), seat, 0
        until = time.monotonic() + self.to_start
        try:
            self._process.send(_line(hello_message(self.game, view, seat, self.to_answer)), until)
            answer = _read(self._process.receive(until))
        except (Late, Gone, OSError, _Fault) as fault:
            raise _Fault(UNREADY) from fault
        if answer.get("type") != "ready":
            raise _Fault(UNREADY)
        self._previews = answer.get("previews") is True
        return self._process

    def _answer(self, process: LineProcess, legal: list[int], until: float) -> int:
        """The answer to the last turn; what comes too late for an earlier one is passed over."""
        while True:
            answer = _read(process.receive(until))
            turn = answer.get("turn")
            if type(turn) is int and 0 < turn < self._turn:
                continue
            action = answer.get("action")
            if isinstance(action, str):
                try:
                    action = self.game.actions.parse(action)
                except BadNotation as error:
                    raise _Fault(WRONG) from error
            if turn != self._turn or type(action) is not int or action not in legal:
                raise _Fault(WRONG)
            return action

    def _drop(self) -> None:
        if self._process is not None:
            self._process.close(0)
            self._process = None


def hello_message(game: Game, view: View, seat: int, seconds: float) -> dict[str, Any]:
    """What a program is told once, before the first turn."""
    return {
        "type": "hello",
        "protocol": VERSION,
        "game": game.id,
        "rules": game.rules_version,
        "data": game.data_hash,
        "seat": seat,
        "seats": view["seats"],
        "options": view.get("options", {}),
        "deadline_ms": round(seconds * 1000),
        "components": game.components(),
    }


def turn_message(
    game: Game, turn: int, seed: int, view: View, legal: list[int], previewed: int | None = None
) -> dict[str, Any]:
    """What a program is told when it is to decide; with previews for the seat ``previewed``, if any."""
    actions: list[dict[str, Any]] = [
        {"code": code, "notation": game.actions.notation(code), "fields": game.actions.fields(code)}
        for code in legal
    ]
    if previewed is not None:
        for action, told in zip(actions, preview(game, view, previewed, legal, seed), strict=True):
            action["gain"] = told.total
    return {"type": "turn", "turn": turn, "seed": seed, "view": view, "legal": actions}


def _line(message: dict[str, Any]) -> str:
    return json.dumps(message, separators=(",", ":"))


def _read(line: bytes) -> dict[str, Any]:
    try:
        message = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise _Fault(WRONG) from error
    if not isinstance(message, dict):
        raise _Fault(WRONG)
    return message


def serve(player: Chooser, game: Game, lines: Iterable[str], write: Callable[[str], object]) -> None:
    """Let a player of ours be the program: answer messages until they end."""
    seat = -1
    for line in lines:
        try:
            message = json.loads(line)
            kind = message["type"]
            if kind == "hello":
                seat = int(message["seat"])
                told = (message["protocol"], message["game"], message["data"])
            elif kind == "turn":
                view, turn, rng = dict(message["view"]), message["turn"], Random(message["seed"])
                legal = [int(action["code"]) for action in message["legal"]]
        except (KeyError, TypeError, ValueError, RecursionError) as error:
            raise TetrarchyError(
                "bad-message", "{given} is not a message of the bot protocol.", given=quote(line.strip())
            ) from error
        if kind == "hello":
            _check_hello(*told, game)
            write(_line({"type": "ready"}))
        elif kind == "turn":
            write(_line({"turn": turn, "action": player.choose(view, legal, seat, rng)}))


def _check_hello(protocol: object, name: object, data: object, game: Game) -> None:
    if protocol != VERSION:
        raise TetrarchyError(
            "other-protocol",
            "The table speaks version {given} of the bot protocol, this bot version {own}.",
            given=quote(protocol),
            own=VERSION,
        )
    if name != game.id:
        raise TetrarchyError(
            "other-table", "The table plays {given}, this bot {game}.", given=quote(name), game=game.id
        )
    if data != game.data_hash:
        raise TetrarchyError(
            "other-data",
            "The game began with other component files ({hash}): name their directory with --data.",
            hash=data,
        )
