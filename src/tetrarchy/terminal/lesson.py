"""A guided first game at the terminal: the usual conversation, with a coach's words before each question."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from tetrarchy.kernel.errors import BadNotation, BadOptions, IllegalAction, TetrarchyError
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import read_options
from tetrarchy.kernel.record import Record
from tetrarchy.kernel.state import Event, State
from tetrarchy.lessons import Heard, Lesson, LessonStage, folder_of, lessons_of, resume_lesson
from tetrarchy.terminal.play import Conversation, Leave
from tetrarchy.terminal.table import LocalTable
from tetrarchy.text import BOT_PREFIX, Texts

_COACH: Final = "cyan"
_MOST_MARKED: Final = 4
"""How many of the actions that glow on the page are named."""


def lesson_for(game: Game, seats: int | None, options: dict[str, str]) -> Lesson:
    """The first lesson with these settings."""
    wanted = read_options(game.options, options)
    for lesson in lessons_of(game).values():
        same = all(lesson.options[name] == wanted[name] for name in options)
        if same and seats in (None, lesson.seats):
            return lesson
    raise BadOptions("no-lesson-so", "There is no lesson with these settings.")


def default_path(game: str, lesson: str) -> Path:
    """Where a lesson that was left is kept: a file in the current directory."""
    return Path(f"{game}-{lesson}-lesson.json")


class LessonTable(LocalTable):
    """A lesson as a table: the bot and chance do what it says."""

    def __init__(self, game: Game, lesson: Lesson, name: str) -> None:
        players = [BOT_PREFIX + "greedy"] * lesson.seats
        players[lesson.seat] = name
        record = Record(game.id, game.rules_version, game.data_hash, lesson.seats, lesson.options, players)
        super().__init__(game, record, lesson.seed)
        self.lesson = lesson
        self.moves: list[int] = []
        self.stage = LessonStage(game, lesson)
        self._events: list[list[Event]] = []

    @property
    def state(self) -> State:
        """The position."""
        return self.stage.state

    @property
    def events(self) -> list[list[Event]]:
        """What each move brought about."""
        return self._events

    def act(self, seat: int, action: int) -> None:
        """Carry out a move, and what follows it."""
        self.stage.do(action)
        self.moves.append(action)
        scene = self.stage.scene()
        frames = [] if scene.back else scene.frames
        self._events.append([event for frame in frames for event in frame.events])

    def advance(self) -> bool:
        """Others act within a move; False when the game is over."""
        return not self.over

    def undo(self) -> None:
        """Take back the last move."""
        if not self.moves:
            super().undo()
        self.go_on(self.moves[:-1])

    def go_on(self, moves: list[int], step: int = 0) -> None:
        """Stand where these moves lead, or else where the step began that was reached by them."""
        self.stage, self.moves = resume_lesson(self.game, self.lesson, moves, step)
        self._events = [[] for _ in self.moves]

    def legal(self) -> list[int]:
        """What is offered."""
        return self.stage.scene().legal

    def seen(self, since: int = 0) -> list[tuple[int, list[Event]]]:
        """The events of the moves from ``since`` on that the person may see."""
        told = self._events[since:]
        return [(self.seat, [event for event in events if self._is_news(event)]) for events in told]


class LessonConversation(Conversation):
    """The conversation in a lesson."""

    table: LessonTable

    def __init__(self, table: LessonTable, texts: Texts, console: Console, file: Path | None) -> None:
        super().__init__(table, texts, console, None)
        self.file = file or default_path(table.game.id, table.lesson.id)
        self.heard: list[Heard] = []
        """The tips that were told."""
        for seat in range(table.lesson.seats):
            if seat != table.seat:
                texts.players[seat] = texts.say("lesson-bot")
        texts.read(folder_of(table.game.id) / f"strings.{texts.language}.ftl")

    @property
    def _own(self) -> str:
        """The key of what the coach says now."""
        lesson = self.table.lesson
        step = min(self.table.stage.scene().step, len(lesson.steps) - 1)
        return f"lesson-{lesson.id}-{lesson.steps[step].id}"

    def _say(self, key: str) -> None:
        self.console.print(Text(self.texts.say(key), _COACH))

    def _introduce(self) -> None:
        self.console.print(Text(self.texts.say(f"lesson-{self.table.lesson.id}"), "bold"))
        self.console.print(self.texts.say("play-how"))
        if self.file.is_file():
            self._resume()

    def _resume(self) -> None:
        """Go on where the lesson was left."""
        try:
            kept = json.loads(self.file.read_text("utf-8"))
            self.table.go_on([int(move) for move in kept["moves"]], int(kept.get("step", 0)))
        except (OSError, ValueError, TypeError, KeyError, TetrarchyError):
            return
        self.told = len(self.table.events)
        self.console.print(self.texts.say("lesson-resumed", file=str(self.file)))

    def _tell(self) -> None:
        """How the last move is answered, then what has happened."""
        reply = self.table.stage.scene().reply
        if reply is not None and self.told < len(self.table.events):
            self.console.print()
            self._say(reply)
        super()._tell()

    def _goes_by_itself(self) -> bool:
        return self.table.stage.ask is None and super()._goes_by_itself()

    def _ask(self) -> None:
        ask = self.table.stage.ask
        if ask is None or not ask.choices:
            super()._ask()
            return
        self._print_coach()
        for number, name in enumerate(ask.choices, 1):
            self.console.print(f"{number:>3}  {self.texts.say(f'{self._own}-choice-{name}')}")
        before = len(self.table.events)
        while len(self.table.events) == before:
            try:
                self._choose(self._read(), len(ask.choices))
            except TetrarchyError as error:
                self.console.print(Text(self.texts.error(error), "red"))

    def _choose(self, answer: str, choices: int) -> None:
        """Take one of the coach's buttons, by its number, or carry out a command."""
        if answer.isdecimal():
            if not 1 <= int(answer) <= choices:
                raise BadNotation("answer-number", "There is no choice number {number}.", number=answer)
            self.table.act(self.table.seat, -int(answer))
        elif self.commands.get(answer.lower()) == self._quit:
            raise Leave
        else:
            self._print_coach()

    def _print_question(self) -> None:
        self._print_coach()
        super()._print_question()

    def _print_coach(self) -> None:
        scene = self.table.stage.scene()
        if scene.ask is None:
            self._print_tip()
            return
        self.console.print()
        self._say(self._own)
        if scene.points and (scene.tries or not scene.ask.wait):
            moves = map(self._as_listed, scene.points[:_MOST_MARKED])
            self.console.print(Text(self.texts.say("lesson-marked", moves="; ".join(moves)), _COACH))

    def _as_listed(self, code: int) -> str:
        """An action by its number among the choices, and in words."""
        numbers = [choice.number for choice in self.menu.choices if choice.code == code]
        return ". ".join([*map(str, numbers), self.texts.action(code)])

    def _print_tip(self) -> None:
        """In the free game: what could be overlooked here."""
        told = self.table.stage.tip(self.heard)
        if told is None:
            return
        self.heard.append(Heard(told.tip, told.moment))
        words = self.texts.say(f"lesson-{self.table.lesson.id}-tip-{told.tip}", **told.data)
        self.console.print()
        self.console.print(Text(self.texts.say("lesson-tip", words=words), _COACH))

    def _check(self, code: int) -> None:
        try:
            super()._check(code)
        except IllegalAction:
            wrong = f"{self._own}-wrong"
            if self.table.stage.ask is None or not self.texts.has(wrong):
                raise
            raise IllegalAction("lesson-says", "{words}", words=self.texts.say(wrong)) from None

    def _take_leave(self) -> None:
        kept = {"moves": self.table.moves, "step": self.table.stage.scene().step}
        self.file.write_text(json.dumps(kept), "utf-8")
        self.console.print(self.texts.say("lesson-left", file=str(self.file)))

    def _finish(self) -> None:
        super()._finish()
        self.file.unlink(missing_ok=True)
