"""The help of every command: complete in both languages, nothing unused, in the language asked for."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
import typer
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import tetrarchy.terminal
from tests.terminal.helpers import Terminal
from tests.test_packaging import loaded_run
from tests.test_text import LATIN_IN_RUSSIAN, parts
from tetrarchy.terminal.cli import app
from tetrarchy.terminal.entry import language_in
from tetrarchy.text import LANGUAGES

GROUP: Final[Any] = typer.main.get_command(app)


def commands_in(group: Any, *words: str) -> dict[str, Any]:
    """Every command by the words that call it, those inside a group after it."""
    found: dict[str, Any] = {}
    for name, command in sorted(group.commands.items()):
        found[" ".join((*words, name))] = command
        if hasattr(command, "commands"):
            found |= commands_in(command, *words, name)
    return found


COMMANDS: Final = commands_in(GROUP)
LATIN: Final = LATIN_IN_RUSSIAN | {
    *(
        "TOML",
        "zip",
        "sets",
        "SQLite",
        "JSON",
        "HTML",
        "Markdown",
        "help",
        "https",
        "docs",
        "bots",
        "md",
        "gz",
        "txt",
        "own",
    ),
    *("N", "greedy", "en", "ru", "URL", "TETRARCHY", "TOKEN", "MAIL", "example", "org"),
}

MISUSED: Final = {
    "missing": ("simulate", "GAME is missing; see --help.", "Не указано: ИГРА; подробнее — --help."),
    "other-option": (
        "simulate queendomino --gams 3",
        "There is no option --gams; do you mean --games?",
        "Ключа --gams нет; может быть, --games?",
    ),
    "no-option": (
        "simulate queendomino --xyz 3",
        "There is no option --xyz; --help lists them.",
        "Ключа --xyz нет; их список даёт --help.",
    ),
    "option": (
        "games --json=3",
        "The option --json is written differently; see --help.",
        "Ключ --json пишется иначе; как — расскажет --help.",
    ),
    "number": ("play queendomino --seed x", "--seed takes a number.", "--seed — это число."),
    "no-command": (
        "fly",
        "There is no command “fly”; --help lists them.",
        "Команды «fly» нет; их список даёт --help.",
    ),
    "extra": (
        "play queendomino chess",
        "“chess” is not expected here; see --help.",
        "«chess» здесь лишнее; как писать — расскажет --help.",
    ),
    "line": (
        "",
        "Which command? tetrarchy --help lists them.",
        "Какая команда? Их список даёт tetrarchy --help.",
    ),
}
"""A command line for each way to get it wrong, and what it is answered."""


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    file = Path(tetrarchy.terminal.__file__).with_name(f"help.{language}.ftl")
    found = FluentParser().parse(file.read_text("utf-8")).body
    assert not [entry for entry in found if isinstance(entry, ftl.Junk)]
    return {entry.id.name: entry for entry in found if isinstance(entry, ftl.Message)}


def key_of(name: str) -> str:
    return name.replace(" ", "-")


def parameters(command: Any) -> list[Any]:
    return list(command.get_params(typer.Context(command)))


def test_both_languages_have_the_same_keys_and_variables() -> None:
    assert list(messages("en")) == list(messages("ru"))
    for key, message in messages("en").items():
        assert parts(message).variables == parts(messages("ru")[key]).variables, key


def test_every_command_and_every_option_has_words_and_there_are_no_more() -> None:
    keys = set(messages("en"))
    used = {"usage", "title-arguments", "title-options", "title-commands", "with-default", "about"}
    used |= (
        {f"misuse-{kind}" for kind in MISUSED}
        | {f"about-{key_of(name)}" for name in COMMANDS}
        | {"value-OPTIONS", "value-COMMAND", "argument-interpreted"}
    )
    for name, command in [("tetrarchy", GROUP), *COMMANDS.items()]:
        for parameter in parameters(command):
            own = f"argument-{key_of(name)}-{parameter.name}"
            used.add(own if own in keys else f"argument-{parameter.name}")
            if not getattr(parameter, "is_flag", False):
                used |= {f"value-{word}" for word in re.findall("[A-Z]{2,}", parameter.metavar)}
    assert used - {"value-URL"} == keys


def test_words_are_of_their_language() -> None:
    for key in messages("en"):
        english, russian = (" ".join(parts(messages(language)[key]).text) for language in LANGUAGES)
        assert not re.search("[А-Яа-яЁё]", english), key
        words = set(re.findall(r"[A-Za-z][A-Za-z0-9]*", russian))
        assert words <= LATIN, f"{key}: {words - LATIN}"


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_a_command_tells_all_its_options_in_both_languages(name: str, terminal: Terminal) -> None:
    for language, options in (("en", "Options"), ("ru", "Ключи")):
        ran = terminal(*name.split(), "--help", "--lang", language)
        assert (ran.code, ran.err) == (0, "")
        assert f"\n{options}\n" in ran.out
        assert max(len(line) for line in ran.out.splitlines()) <= 80
        assert not re.search("argument-|about-|[{}$]", ran.out)
        for parameter in parameters(COMMANDS[name]):
            if parameter.param_type_name == "option":
                assert f"  {', '.join(parameter.opts)} " in ran.out


@pytest.mark.parametrize("kind", MISUSED)
def test_a_command_line_that_is_not_understood(kind: str, terminal: Terminal) -> None:
    line, *sentences = MISUSED[kind]
    for language, sentence in zip(LANGUAGES, sentences, strict=True):
        ran = terminal("--lang", language, *line.split())
        assert (ran.code, ran.out, ran.err) == (2, "", sentence + "\n")


def test_defaults_are_told(terminal: Terminal) -> None:
    out = " ".join(terminal("serve", "--help").out.split())
    assert "--port N The port. Otherwise: 8000." in out
    assert "--no-open Do not open the page in a browser. --lang" in out


def test_the_language_is_the_one_asked_for_or_the_systems(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    english, russian = terminal("--help"), terminal("--help", "--lang", "ru")
    assert english.out.startswith("Usage: tetrarchy [OPTIONS] COMMAND …\n")
    assert russian.out.startswith("Вызов: tetrarchy [КЛЮЧИ] КОМАНДА …\n")
    assert terminal("--lang=ru", "--help") == russian
    assert terminal("--lang", "ru", "play", "--help").out.startswith("Вызов: tetrarchy play [КЛЮЧИ] [ИГРА]\n")
    assert language_in(["--language", "xx", "--lang"]) == "en"
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert terminal("--help") == russian
    assert terminal() == russian
    assert terminal("--help", "--lang", "en") == english


def test_the_language_may_stand_before_the_command(terminal: Terminal) -> None:
    assert terminal("--lang", "ru", "games") == terminal("games", "--lang", "ru")
    ran = terminal("--lang", "xx", "games")
    assert (ran.code, ran.err) == (2, "There is no language “xx”; there are: en, ru.\n")


def test_the_help_names_the_program_as_it_was_called(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TETRARCHY_COMMAND", "./run")
    assert terminal("play", "--help").out.startswith("Usage: ./run play [OPTIONS] [GAME]\n")


def test_the_script_that_sets_up_helps_in_both_languages() -> None:
    script = Path(__file__).parents[2] / "run"

    def asked(*words: str, locale: str = "C") -> str:
        environment = os.environ | {"LC_ALL": locale, "PYTHONUTF8": "1"}
        command = [sys.executable, str(script), *words]
        return subprocess.run(command, env=environment, capture_output=True, check=True).stdout.decode()

    english, russian = asked(), asked("help", "--lang", "ru")
    assert asked("--help", locale="ru_RU.UTF-8") == russian
    assert asked("--help", "--lang=en", locale="ru_RU.UTF-8") == english
    told = [re.findall(r"^  \./run (?:bench (?=\w))?\S+", text, re.MULTILINE) for text in (english, russian)]
    assert len(told[0]) == 16
    assert told[0] == told[1]
    assert re.search("[А-Яа-я]", russian)
    assert not re.search("[А-Яа-я]", english)


@pytest.mark.parametrize("command", COMMANDS)
def test_run_tells_how_not_to_wait_for_the_compiler(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    assert "--interpreted" not in terminal(*command.split(), "--help").out
    monkeypatch.setenv("TETRARCHY_COMMAND", "./run")
    waits = command.split()[0] in loaded_run().FAST_COMMANDS
    assert ("--interpreted" in terminal(*command.split(), "--help").out) == waits
