"""A person plays: the questions, the answers, and the words that are not answers."""

from __future__ import annotations

import os
import shlex
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from itertools import groupby
from pathlib import Path
from typing import ClassVar, Final

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from tetrarchy.bots.protocol import Program
from tetrarchy.kernel.errors import IllegalAction, TetrarchyError, quote
from tetrarchy.kernel.state import State
from tetrarchy.terminal import saves
from tetrarchy.terminal.boards import look_of
from tetrarchy.terminal.menu import Choice, Menu
from tetrarchy.terminal.screen import gain_mark, sheet_grid, story, victory
from tetrarchy.terminal.table import LocalTable
from tetrarchy.text import Texts

_MOST_IN_WORDS: Final = 9
"""With more choices than this, the menu shows their notation side by side."""
_BESIDE: Final = 26
"""A shorter heading has its choices beside it if they take one line."""
_LOG_LENGTH: Final = 20
_MOST_DIGITS: Final = 6
COMMAND: Final = "TETRARCHY_COMMAND"
"""The variable with which a script that starts this program tells its own name."""


class Leave(Exception):
    """The person wants to stop here."""


@contextmanager
def hang_up_interrupts() -> Iterator[None]:
    """Let a closed terminal, or a polite kill, count as Ctrl-C."""
    before = {}
    if threading.current_thread() is threading.main_thread():
        for number in (signal.SIGHUP, signal.SIGTERM):
            before[number] = signal.signal(number, signal.default_int_handler)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class Conversation:
    """The conversation at a table."""

    helped: ClassVar[tuple[str, ...]] = ("hint", "undo", "save", "log", "score", "board", "quit")
    """The commands that the help explains."""

    def __init__(
        self, table: LocalTable, texts: Texts, console: Console, save: Path | None, data: str | None = None
    ) -> None:
        self.table = table
        self.texts = texts
        self.console = console
        self.save = save
        """Where the game is saved; None: a file named after game and seed."""
        self.data = data
        """Where the game has its component files from, if not its own."""
        self.look = look_of(table.game.id)
        self.told = self._last_decision()
        """Up to which step the person has been told what happened."""
        self.drawn = ""
        """The board that is on the screen."""
        self.menu: Menu
        self.gains: dict[int, int]
        texts.seat_players(table.session.record.players)
        texts.names.update(self.look.names(texts))
        commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "hint": self._hint,
            "undo": self._undo,
            "save": self._save,
            "log": self._log,
            "score": self._score,
            "board": self._board,
            "quit": self._quit,
        }
        self.commands = dict(commands)
        for name, command in commands.items():
            self.commands[_plain(texts.say(f"command-{name}"))] = command
        self.commands["?"] = self._help

    def run(self) -> int:
        """Play to the end, or until the person leaves; the exit code."""
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        if sys.stdin.isatty():
            import readline  # noqa: F401  (gives the answers a history and editing)
        code = 0
        try:
            with hang_up_interrupts():
                self._introduce()
                while self.table.advance():
                    if self._goes_by_itself():
                        self.table.act(self.table.seat, self.table.legal()[0])
                        continue
                    self._tell()
                    self._draw()
                    self._ask()
                self._tell()
                self._finish()
        except Leave:
            self._take_leave()
        except EOFError:
            self.console.print()
            self._take_leave()
        except KeyboardInterrupt:
            self.console.print()
            self._take_leave()
            code = 130
        return code

    def _goes_by_itself(self) -> bool:
        """Whether there is nothing to ask: only one action is open."""
        return len(self.table.legal()) == 1

    def _introduce(self) -> None:
        name = self.texts.say("name")
        self.console.print(Text(self.texts.say("play-welcome", game=name, seed=str(self.table.seed)), "bold"))
        self.console.print(self.texts.say("play-how"))

    def _tell(self) -> None:
        """What has happened since the person last looked."""
        seen = [event for _, events in self.table.seen(self.told) for event in events]
        events = [event for event in seen if event.kind not in self.look.quiet]
        self.told = len(self.table.events)
        if events:
            self.console.print()
        self._print_story(story(events, self.texts))

    def _print_story(self, paragraphs: list[str]) -> None:
        for paragraph in paragraphs:
            line = Grid.grid(padding=(0, 1, 0, 0))
            line.add_row("›", paragraph)
            self.console.print(line)

    def _draw(self, again: bool = False) -> None:
        """The board, unless it is on the screen already."""
        board = self.look.board(self.table.view(), self.texts, self.console.width)
        with self.console.capture() as capture:
            self.console.print(board)
        if again or capture.get() != self.drawn:
            self.drawn = capture.get()
            self.console.print()
            self.console.file.write(self.drawn)
            self.console.print(self.texts.say("points-now", points=self._points()))

    def _points(self) -> str:
        """Everybody's points so far, as far as the person can know them."""
        sheets = zip(self.texts.players, self.table.sheets(), strict=True)
        return " · ".join(f"{player}: {sheet.total}" for player, sheet in sheets)

    def _ask(self) -> None:
        """Put the question until a decision is made or taken back."""
        self.gains = self._gains()
        codes = self.table.legal()
        if len(codes) > _MOST_IN_WORDS:
            codes.sort(key=lambda code: -self.gains.get(code, 0))
            headings = list(dict.fromkeys(self._heading(code) for code in codes))
            codes.sort(key=lambda code: headings.index(self._heading(code)))
        codes.sort(key=lambda code: self.table.game.actions.kind(code).verb in self.look.last)
        self.menu = Menu(self.table.game, self.texts, codes)
        self._print_question()
        before = len(self.table.events)
        while len(self.table.events) == before:
            answer = self._read() or "board"
            try:
                self._answer(answer)
            except TetrarchyError as error:
                self.console.print(Text(self.texts.error(error), "red"))
                self._print_prompt()

    def _answer(self, answer: str) -> None:
        """Do what was typed: one of the commands, or else a decision."""
        word, _, rest = answer.partition(" ")
        command = self.commands.get(_plain(word))
        if command is not None:
            command(rest.strip())
            return
        code = self.menu.pick(answer)
        self._check(code)
        self.table.act(self.table.seat, code)

    def _check(self, code: int) -> None:
        """Let the rules say why an action is not open, in a state that knows no more than the person."""
        if code not in self.table.legal():
            self.table.imagine().apply(self.table.seat, code)
            raise IllegalAction("not-now", "That is not possible now.")

    def _read(self) -> str:
        answer = input("> ").strip()
        if not sys.stdin.isatty():
            self.console.print(Text(answer))
        return answer

    # ------------------------------------------------------------ the question

    def _print_prompt(self) -> None:
        self.console.print(Text(self.texts.prompt(self.table.view()), "bold"))

    def _print_question(self) -> None:
        """Say what is to be decided, and what the choices are."""
        self.console.print()
        self._print_prompt()
        if len(self.menu.choices) <= _MOST_IN_WORDS:
            self._print_in_words(self.menu, self.gains)
        else:
            self._print_side_by_side(self.menu, self.gains)

    def _gains(self) -> dict[int, int]:
        """The points that each action brings at once, where the person can know; empty if none brings any."""
        previews = zip(self.table.legal(), self.table.previews(), strict=True)
        found = {code: seen.total for code, seen in previews if seen.total is not None}
        return found if any(found.values()) else {}

    def _print_in_words(self, menu: Menu, gains: dict[int, int]) -> None:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        seat, view, state = self.table.seat, self.table.view(), self.table.imagine()
        for choice in sorted(menu.choices, key=lambda choice: choice.number):
            fields = self.table.game.actions.fields(choice.code)
            more = self.look.choice(view, _after(state, seat, choice.code).view(seat), fields, self.texts)
            words = self.texts.action(choice.code)
            if more:
                words = self.texts.say("choice-more", choice=words, more=more)
            marks = [gain_mark(gains[choice.code]) if choice.code in gains else Text()] if gains else []
            grid.add_row(Text(f"{choice.number:>3}", "bold"), *marks, Text(words))
        self.console.print(grid)

    def _print_side_by_side(self, menu: Menu, gains: dict[int, int]) -> None:
        """Choices under their headings, by the points that they bring, the best first."""
        if len(set(gains.values())) > 1:
            self.console.print(self.texts.say("choices-by-points"))
        briefs = {choice.code: self._in_short(choice) for choice in menu.choices}
        widest = max(len(brief) for brief in briefs.values()) + 2
        per_line = max(1, (self.console.width - 6) // widest)
        for heading, choices in groupby(menu.choices, key=lambda choice: self._heading(choice.code)):
            under = list(choices)
            fits = len(heading) < _BESIDE and widest * len(under) < self.console.width - _BESIDE
            if heading and fits and not any(gains.get(choice.code) for choice in under):
                row = "".join(f"{briefs[choice.code]:<{widest}}" for choice in under)
                self.console.print(Text(f"{heading:<{_BESIDE}}{row.rstrip()}"))
                continue
            if heading:
                self.console.print(Text(heading))
            for gain, group in groupby(under, key=lambda choice: gains.get(choice.code, 0)):
                cells = [f"{briefs[choice.code]:<{widest}}" for choice in group]
                grid = Grid.grid(padding=(0, 1, 0, 0))
                grid.add_column(min_width=4, justify="right")
                for start in range(0, len(cells), per_line):
                    mark = gain_mark(gain) if gains and start == 0 else Text()
                    grid.add_row(mark, Text("".join(cells[start : start + per_line]).rstrip()))
                self.console.print(grid)

    def _heading(self, code: int) -> str:
        return self.look.heading(self.table.view(), self.table.game.actions.fields(code), self.texts)

    def _in_short(self, choice: Choice) -> str:
        fields = self.table.game.actions.fields(choice.code)
        return f"{choice.number:>2} {self.look.brief(self.table.view(), fields, self.texts)}"

    # ------------------------------------------------------------ words that are not answers

    def _help(self, rest: str) -> None:
        self.console.print(self.texts.say("help-answers"))
        game = self.table.game
        verbs = dict.fromkeys(game.actions.kind(code).verb for code in self.table.legal())
        usages = ", ".join(game.actions.by_verb[verb].usage() for verb in verbs)
        self.console.print(self.texts.say("help-notation", usages=usages))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for name in self.helped:
            word = self.texts.say(f"command-{name}")
            grid.add_row(Text(f"  {word}", "bold"), self.texts.say(f"help-{name}"))
        self.console.print(grid)
        self.console.print(self.look.legend(self.texts))
        self._print_prompt()

    def _hint(self, rest: str) -> None:
        self.console.print(self.texts.say("hint-advice"))
        numbers = {choice.code: choice.number for choice in self.menu.choices}
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for code, reason in self.table.hint():
            words = self.texts.say(
                "choice-more", choice=self.texts.action(code), more=self.texts.reason(reason)
            )
            grid.add_row(Text(f"{numbers[code]:>3}", "bold"), Text(words))
        self.console.print(grid)
        self._print_prompt()

    def _undo(self, rest: str) -> None:
        self.table.undo()
        self.told = len(self.table.events)
        self.console.print(self.texts.say("undo-done"))

    def _save(self, rest: str) -> None:
        self._write(Path(rest) if rest else self.save)
        self.console.print(self.texts.say("save-done", file=str(self.save)))
        self._print_prompt()

    def _log(self, rest: str) -> None:
        if rest and not (rest.isdecimal() and len(rest) <= _MOST_DIGITS):
            raise IllegalAction("log-number", "After “log” comes a number, not {given}.", given=quote(rest))
        events = [event for _, seen in self.table.seen() for event in seen]
        length = int(rest) if rest else _LOG_LENGTH
        self._print_story(story(events, self.texts)[-length:] if length else [])
        self._print_prompt()

    def _score(self, rest: str) -> None:
        self.console.print(sheet_grid(self.table.sheets(), None, self.texts))
        self._print_prompt()

    def _board(self, rest: str) -> None:
        self._draw(again=True)
        self._print_question()

    def _quit(self, rest: str) -> None:
        raise Leave

    # ------------------------------------------------------------ the end

    def _write(self, file: Path | None) -> None:
        """Save in a file (None: one named after game and seed), and from now on there."""
        if file is None:
            file = saves.default_path(self.table.game.id, self.table.seed)
        saves.write(self.table, file)
        self.save = file

    def _take_leave(self) -> None:
        try:
            self._write(self.save)
        except TetrarchyError as error:
            self.console.print(Text(self.texts.error(error), "red"))
            self._write(None)
        words = ["play", "--resume", str(self.save)]
        if self.data is not None:
            words += ["--data", self.data]
        if any(isinstance(bot, Program) for bot in self.table.bots.values()):
            words.append("--trust")
        self.console.print(self.texts.say("leave", file=str(self.save)))
        self.console.print(f"  {os.environ.get(COMMAND, 'tetrarchy')} {shlex.join(words)}", soft_wrap=True)

    def _finish(self) -> None:
        """The final position, the score sheet, and who has won."""
        state = self.table.state
        self.console.print()
        self.console.print(self.look.board(self.table.view(), self.texts, self.console.width))
        self.console.print()
        self.console.print(Text(self.texts.say("end-title"), "bold"))
        self.console.print(sheet_grid(self.table.sheets(), state.standing(), self.texts))
        totals = [state.sheet(seat).total for seat in range(state.seats)]
        self.console.print(Text(victory(totals, state.standing(), self.texts), "bold"))
        if self.save is not None:
            self._write(self.save)
            self.console.print(self.texts.say("save-done", file=str(self.save)))

    def _last_decision(self) -> int:
        """The step of the person's last decision, from where on a game that goes on is told."""
        steps = self.table.session.record.steps
        own = [number for number, (seat, _) in enumerate(steps) if seat == self.table.seat]
        return own[-1] if own else 0


def _after(state: State, seat: int, code: int) -> State:
    after = state.copy()
    after.apply(seat, code)
    return after


def _plain(word: str) -> str:
    """A word as it may be typed in haste: small letters, and ``е`` for ``ё``."""
    return word.lower().replace("ё", "е")
