"""``tetrarchy puzzle``: positions in which one move is clearly best, asked one after another."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import cycle
from typing import Annotated, Any, ClassVar

import typer
from rich.console import Console
from rich.text import Text

from tetrarchy.kernel.errors import BadOptions, quote
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.record import Record
from tetrarchy.kernel.state import Event
from tetrarchy.puzzles import (
    DIFFICULTIES,
    Puzzle,
    Verdict,
    answer,
    chosen,
    find_puzzle,
    home_of,
    position,
    puzzles_of,
    themes_of,
)
from tetrarchy.terminal.desk import AsJson, Data, GameName, Language, desk_for, print_json
from tetrarchy.terminal.play import Conversation, Leave
from tetrarchy.terminal.screen import make_console
from tetrarchy.terminal.table import LocalTable
from tetrarchy.text import BOT_PREFIX, Texts


def puzzle(
    game: GameName,
    theme: Annotated[str | None, typer.Option(metavar="NAME")] = None,
    difficulty: Annotated[str | None, typer.Option(metavar="easy|medium|hard")] = None,
    identifier: Annotated[str | None, typer.Option("--id", metavar="NAME")] = None,
    data: Data = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Find the best move in positions from games of strong bots."""
    with desk_for(lang) as desk:
        found = desk.open(game, data)
        puzzles = _wanted(found, theme, difficulty, identifier)
        if as_json:
            print_json([_as_data(found, one) for one in puzzles])
            return
        console = make_console()
        for one in cycle(puzzles):
            conversation = PuzzleConversation(PuzzleTable(found, one), desk.texts, console)
            code = conversation.run()
            if code or not conversation.goes_on:
                raise typer.Exit(code)


def _wanted(game: Game, theme: str | None, difficulty: str | None, identifier: str | None) -> list[Puzzle]:
    """The puzzles that were asked for; another one comes first every day."""
    if identifier is not None:
        return [find_puzzle(game, identifier)]
    if difficulty not in (None, *DIFFICULTIES):
        raise BadOptions(
            "no-difficulty",
            "There is no difficulty {given}; there are: {names}.",
            given=quote(difficulty),
            names=", ".join(DIFFICULTIES),
        )
    puzzles = chosen(game, theme, difficulty)
    if not puzzles:
        themes = ", ".join(themes_of(list(puzzles_of(game).values())))
        raise BadOptions(
            "no-puzzle-so", "There is no puzzle like that. The themes: {themes}.", themes=themes or "—"
        )
    first = datetime.now(UTC).toordinal() % len(puzzles)
    return puzzles[first:] + puzzles[:first]


def _as_data(game: Game, puzzle: Puzzle) -> dict[str, Any]:
    notation = game.actions.notation
    return {
        "id": puzzle.id,
        "game": game.id,
        "seats": puzzle.seats,
        "options": puzzle.record.options,
        "seat": puzzle.seat + 1,
        "themes": puzzle.themes,
        "difficulty": puzzle.difficulty,
        "levels": puzzle.levels,
        "chance": puzzle.chance,
        "points": puzzle.points,
        "best": notation(puzzle.best),
        "moves": {
            notation(code): {"loss": move.loss, "points": move.points} for code, move in puzzle.moves.items()
        },
        "view": position(game, puzzle).view(puzzle.seat),
    }


class PuzzleTable(LocalTable):
    """A puzzle as a table at which nothing is carried out: moves are answered."""

    def __init__(self, game: Game, puzzle: Puzzle) -> None:
        record = puzzle.record
        players = [BOT_PREFIX + "greedy"] * record.seats
        players[puzzle.seat] = ""
        steps = record.steps[: puzzle.step]
        before = Record(game.id, record.rules, record.data, record.seats, record.options, players, steps)
        super().__init__(home_of(game, puzzle), before, puzzle.step)
        self.puzzle = puzzle
        self.tries: list[Verdict] = []
        self.shown = False
        """Whether the solution had to be told."""

    @property
    def events(self) -> list[list[Event]]:
        """What each step brought about; a move that is tried brings nothing."""
        return self.session.events + [[] for _ in self.tries]

    def seen(self, since: int = 0) -> list[tuple[int, list[Event]]]:
        """The events of the steps from ``since`` on that the person may see, with who decided."""
        steps = zip(self.session.record.steps[since:], self.session.events[since:], strict=True)
        return [(seat, [event for event in events if self._is_news(event)]) for (seat, _), events in steps]

    @property
    def solved(self) -> bool:
        """Whether the best move is known."""
        return bool(self.tries) and self.tries[-1].right

    def act(self, seat: int, action: int) -> None:
        """Let a move be judged."""
        self.tries.append(answer(self.game, self.puzzle, action))

    def show(self) -> None:
        """Give up."""
        self.shown = True
        self.act(self.seat, self.puzzle.best)

    def advance(self) -> bool:
        """Nobody else acts; False once the puzzle is solved."""
        return not self.solved


class PuzzleConversation(Conversation):
    """The conversation about a puzzle."""

    table: PuzzleTable
    helped: ClassVar = ("show", "log", "score", "board", "quit")

    def __init__(self, table: PuzzleTable, texts: Texts, console: Console) -> None:
        super().__init__(table, texts, console, None)
        texts.seat_players([""] * table.puzzle.seats)
        self.goes_on = False
        """Whether the person wants another puzzle."""
        for name in ("hint", "undo", "save"):
            for word in (name, texts.say(f"command-{name}")):
                self.commands.pop(word, None)
        for word in ("show", texts.say("command-show")):
            self.commands[word] = self._show

    def _introduce(self) -> None:
        puzzle, say = self.table.puzzle, self.texts.say
        themes = ", ".join(say(f"theme-{theme}") for theme in puzzle.themes)
        difficulty = say(f"difficulty-{puzzle.difficulty}")
        title = say("puzzle-title", id=puzzle.id, difficulty=difficulty, themes=themes)
        self.console.print(Text(title, "bold"))
        self.console.print(say("puzzle-how"))

    def _goes_by_itself(self) -> bool:
        return False

    def _tell(self) -> None:
        """How the last move is answered, or at first what has happened."""
        if not self.table.tries:
            super()._tell()
        elif not self.table.solved:
            self.console.print()
            self._print_verdict(self.table.tries[-1])
            self.console.print(Text(self.texts.say("puzzle-try"), "bold"))

    def _print_question(self) -> None:
        if not self.table.tries:
            self.console.print()
            self.console.print(Text(self.texts.say("puzzle-ask"), "bold cyan"))
        super()._print_question()

    def _print_verdict(self, verdict: Verdict) -> None:
        """Word, reason and line, as the review tells them."""
        say, texts = self.texts.say, self.texts
        if not verdict.right:
            self.console.print(Text(self._loss(verdict), "yellow"))
        action = texts.action(verdict.action)
        self.console.print(Text(say("choice-more", choice=action, more=texts.reason(verdict.reason))))
        if verdict.line:
            steps = [
                say("replay-step", player=texts.players[seat], action=texts.action(code))
                for seat, code in verdict.line
            ]
            self.console.print(Text(say("review-line", steps="; ".join(steps)), "dim"))

    def _loss(self, verdict: Verdict) -> str:
        if self.table.puzzle.seats == 1:
            return self.texts.say(
                "puzzle-wrong-alone", word=verdict.word, points=self._points_of(verdict.points)
            )
        return self.texts.say("puzzle-wrong", word=verdict.word, loss=self._percent(verdict.loss))

    def _margin(self) -> str:
        second = self.table.puzzle.second
        if self.table.puzzle.seats == 1:
            return self.texts.say("puzzle-margin-alone", points=self._points_of(second.points))
        return self.texts.say("puzzle-margin", loss=self._percent(second.loss))

    def _percent(self, share: float) -> str:
        return self.texts.say("puzzle-percent", value=max(1, round(100 * share)))

    def _points_of(self, points: float) -> str:
        return self.texts.say("decimal", value=max(0.1, points))

    def _show(self, rest: str) -> None:
        self.table.show()

    def _finish(self) -> None:
        """The solution with its reason, and the way on."""
        puzzle, say = self.table.puzzle, self.texts.say
        verdict = self.table.tries[-1]
        action = self.texts.action(verdict.action)
        words = say("puzzle-solution", action=action) if self.table.shown else say("puzzle-right")
        self.console.print()
        self.console.print(Text(words, "bold" if self.table.shown else "bold green"))
        self._print_verdict(verdict)
        levels = say("puzzle-levels", levels=round(puzzle.found_by))
        self.console.print(Text(f"{self._margin()} {levels}", "dim"))
        self.console.print()
        self.console.print(say("puzzle-more"))
        answer = self._read()
        if answer and self.commands.get(answer.lower()) == self._quit:
            raise Leave
        self.goes_on = True

    def _take_leave(self) -> None:
        self.console.print(self.texts.say("puzzle-left"))
