"""What ``--help`` prints, in the language asked for. The words lie in ``help.<language>.ftl``."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from tetrarchy.terminal.play import COMMAND
from tetrarchy.terminal.screen import make_console
from tetrarchy.text import Texts

WAITING: Final = ("simulate", "review", "arena", "lab")
"""The commands for which `./run` waits for the compiled engine, unless it is told not to."""


def help_texts(language: str) -> Texts:
    """The words of the help."""
    texts = Texts(language)
    texts.read(Path(__file__).with_name(f"help.{language}.ftl"))
    return texts


def translated(metavar: str, texts: Texts) -> str:
    """What stands for a value, with its words in capitals translated."""
    return re.sub("[A-Z]{2,}", lambda word: texts.name("value", word[0]), metavar)


class HelpfulCommand(TyperCommand):
    """A command with its help in two languages; the context's object is the language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(_Help(ctx).page())


class HelpfulGroup(TyperGroup):
    """The command that holds the others."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(_Help(ctx).page())


class _Help:
    """The help of one command."""

    def __init__(self, ctx: Any) -> None:
        self.ctx = ctx
        self.program = os.environ.get(COMMAND, "tetrarchy")
        self.texts = help_texts(ctx.obj)
        self.words: list[str] = []
        """The words that call the command, without the program's name."""
        while ctx.parent:
            self.words.insert(0, ctx.info_name)
            ctx = ctx.parent

    def page(self) -> str:
        """Usage, what the command does, and a table each of arguments, options and commands."""
        command, say = self.ctx.command, self.texts.say
        parameters = command.get_params(self.ctx)
        arguments = [(self.value(p), self.about(p)) for p in parameters if p.param_type_name == "argument"]
        options = [(self.option(p), self.about(p)) for p in parameters if p.param_type_name == "option"]
        if self.program == "./run" and not set(WAITING).isdisjoint(self.words[:1]):
            options.append(("--interpreted", say("argument-interpreted")))
        commands = [(name, self.what(name)[0]) for name in getattr(command, "commands", ())]
        usage = [self.program, *self.words, "[OPTIONS]", *(value for value, _ in arguments)]
        usage += ["COMMAND …"] if commands else []
        console = make_console()
        with console.capture() as captured:
            console.print(say("usage", words=translated(" ".join(usage), self.texts)))
            for paragraph in self.what():
                console.print(f"\n{paragraph}")
            _print_table(console, say("title-arguments"), arguments)
            _print_table(console, say("title-options"), options)
            _print_table(console, say("title-commands"), commands)
        return captured.get()

    def what(self, *inner: str) -> list[str]:
        """The paragraphs that tell what the command, or one inside it, does."""
        key = "-".join(("about", *self.words, *inner))
        return self.texts.say(key, command=self.program).split("\n\n")

    def about(self, parameter: Any) -> str:
        """What an argument or option means, in this command or wherever it stands, and its default."""
        own = "-".join(("argument", *self.words, parameter.name))
        key = own if self.texts.has(own) else f"argument-{parameter.name}"
        text = self.texts.say(key, command=self.program)
        if isinstance(parameter.default, bool) or parameter.default in (None, ""):
            return text
        return self.texts.say("with-default", text=text, default=str(parameter.default))

    def option(self, parameter: Any) -> str:
        """``--lang, --language en|ru``."""
        names = ", ".join(parameter.opts)
        return names if parameter.is_flag else f"{names} {translated(parameter.metavar, self.texts)}"

    def value(self, parameter: Any) -> str:
        """``GAME``, or ``[GAME]`` where it may be left out."""
        value = translated(parameter.metavar, self.texts)
        return value if parameter.required else f"[{value}]"


def _print_table(console: Console, title: str, rows: Sequence[tuple[str, str]]) -> None:
    if not rows:
        return
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for name, text in rows:
        grid.add_row(f"  {name}", text)
    console.print(Text(f"\n{title}", "bold"))
    console.print(grid)
