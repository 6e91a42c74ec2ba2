"""What the commands share: their options, the words in use, sentences for errors, the count of games."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tetrarchy.bots.protocol import FAULTS
from tetrarchy.catalogue import find_game
from tetrarchy.engine import engine_now
from tetrarchy.kernel.data import Data as ComponentData
from tetrarchy.kernel.errors import BadOptions, TetrarchyError, quote
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import read_options
from tetrarchy.sets.shelf import data_for
from tetrarchy.terminal.screen import make_console
from tetrarchy.text import LANGUAGES, Texts, guess_language

MOST_SEED: Final = (1 << 63) - 1
MOST_GAMES: Final = 100_000_000
MOST_WORKERS: Final = 256
RAY: Final = "--ray"

GameName = Annotated[str, typer.Argument(metavar="GAME")]
Seats = Annotated[int | None, typer.Option(metavar="N")]
Seed = Annotated[int, typer.Option(metavar="N")]
SetOption = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]
Data = Annotated[str | None, typer.Option(metavar="NAME|DIR")]
Language = Annotated[str | None, typer.Option("--lang", "--language", metavar="en|ru")]
Workers = Annotated[int, typer.Option(metavar="N")]
Out = Annotated[Path | None, typer.Option(metavar="FILE")]
Ray = Annotated[str | None, typer.Option(RAY, metavar="[ADDRESS]")]
AsJson = Annotated[bool, typer.Option("--json")]
_SPEED_SECONDS: Final = 600
"""Over how long the speed is measured that the time left is told from."""
_LINE_SECONDS: Final = 30
"""How often a line tells the count where there is no terminal to draw a bar in."""


def told_of_failure(console: Console, texts: Texts) -> bool:
    """Say why the engine could not be compiled, if that is so; whether it was said."""
    engine = engine_now()
    if engine.state != "failed":
        return False
    console.print(texts.say("engine-not-compiled", why=engine.why), soft_wrap=True, highlight=False)
    return True


class Refusal(Exception):
    """What was asked cannot be done; the message is a sentence in the person's language."""


class Desk:
    """The words in use: the program's own, and the game's once it is known which."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.texts = Texts(language)
        self.data: ComponentData | None = None
        """The component files in use, where they are not the game's own."""

    def open(self, name: str, data: str | None) -> Game:
        """Find a game, with a set of one's own or its own component files, and learn its words."""
        own = self.learn(find_game(name))
        return own if data is None else self.use(name, data_for(name, data))

    def use(self, name: str, data: ComponentData | None) -> Game:
        """Take a game with other component files from now on."""
        self.data = data
        return self.learn(find_game(name, data))

    def learn(self, game: Game) -> Game:
        """Learn a game's words."""
        self.texts = Texts(self.language, game)
        return game


def pass_on_language(ctx: typer.Context, language: str | None) -> None:
    """Let the language that stands before a command be the command's, unless it names one itself."""
    if language is not None:
        ctx.default_map = {ctx.invoked_subcommand or "": {"lang": language}}


@contextmanager
def desk_for(language: str | None) -> Iterator[Desk]:
    """A desk for one command; errors of the library leave it as sentences."""
    desk = Desk(language if language in LANGUAGES else guess_language(os.environ))
    try:
        if language is not None and language not in LANGUAGES:
            raise BadOptions(
                "unknown-language",
                "There is no language {given}; there are: {names}.",
                given=quote(language),
                names=", ".join(LANGUAGES),
            )
        yield desk
    except TetrarchyError as error:
        raise Refusal(desk.texts.error(error)) from error


@contextmanager
def counting(texts: Texts, total: int, what: str = "simulate-progress") -> Iterator[Callable[[int], None]]:
    """Show on the standard error how many games, or others of ``what``, are done and how long the rest takes.

    The first number that is told may be games of an earlier run: it says nothing about the speed.
    """
    screen = make_console(stderr=True)
    if not screen.is_terminal:
        yield _Lines(texts, total, texts.say(what)).advance
        return
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
        transient=True,
        speed_estimate_period=_SPEED_SECONDS,
    ) as progress:
        task = progress.add_task(texts.say(what), total=total)
        yield lambda games: progress.advance(task, games)


class _Lines:
    """The count as a line now and then."""

    def __init__(self, texts: Texts, total: int, what: str) -> None:
        self.texts = texts
        self.what = what
        self.total = total
        self.before: int | None = None
        self.done = 0
        self.start = self.told = time.monotonic()

    def advance(self, games: int) -> None:
        self.done += games
        now = time.monotonic()
        if self.before is None:
            self.before, self.start = self.done, now
        elif now - self.told >= _LINE_SECONDS:
            self.told = now
            left = (self.total - self.done) * (now - self.start) / (self.done - self.before)
            minutes = int(left / 60)
            line = self.texts.say(
                "progress-line", what=self.what, done=self.done, total=self.total, minutes=minutes
            )
            make_console(stderr=True).print(line)


def tell_how_to_go_on(out: Path | None, texts: Texts) -> None:
    """Say after Ctrl-C whether the run can go on later."""
    make_console(stderr=True).print(
        texts.say("run-is-lost" if out is None else "run-goes-on"), soft_wrap=True
    )


def tell_unready(texts: Texts) -> Callable[[str], None]:
    """What says on the standard error, while games go on, that a program never answered."""

    def tell(bot: str) -> None:
        make_console(stderr=True).print(texts.say("never-ready", bot=bot), soft_wrap=True)

    return tell


def print_lost_turns(console: Console, lost: Mapping[str, Mapping[str, int]], texts: Texts) -> None:
    """Report the programs that lost turns."""
    for bot, faults in lost.items():
        counts = {fault: faults.get(fault, 0) for fault in FAULTS}
        console.print(texts.say("lost-turns", bot=bot, turns=sum(counts.values()), **counts))


def number_of_seats(game: Game, given: dict[str, str], seats: int | None, wanted: int) -> int:
    """The seats asked for; else as many as are wanted where the game can have them, else the fewest."""
    if seats is not None:
        return seats
    options = read_options(game.options, given)
    game.check(options)
    possible = game.seats_for(options)
    return wanted if wanted in possible else min(possible)


def check_number(option: str, given: int, least: int, most: int) -> None:
    """Refuse a number outside its bounds."""
    if not least <= given <= most:
        raise BadOptions(
            "bad-number",
            "{option} takes a number from {least} to {most}, not {given}.",
            option=option,
            least=str(least),
            most=str(most),
            given=str(given),
        )


def print_json(data: object) -> None:
    """Plain data as JSON on the standard output."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")
