"""Every word that a person reads, in the language asked for.

The words lie in Fluent files: ``strings.<language>.ftl`` beside this file for the whole program, and one
in each game's folder. A text argument gives way to the message ``<argument>-<value>`` where there is one:
``building=bakery`` is shown as the text of ``building-bakery``. What stands there before it is named is the
argument ``building_id``, for sentences that need a name in another form.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from tetrarchy.extras import TEXTS, needed_by
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Option
from tetrarchy.kernel.reasons import Reason
from tetrarchy.kernel.state import Event

LANGUAGES: Final = ("en", "ru")
BOT_PREFIX: Final = "bot "
"""How a record marks a seat that a bot plays: ``player 2: bot greedy``."""

_ROOT: Final = Path(__file__).parent
_WORD: Final = re.compile(r"[A-Za-z0-9_-]+")
_QUOTED: Final = re.compile("“([^“”]*)”")
"""What was given, in the English marks of ``kernel.errors.quote``."""


def guess_language(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, as the C library reads it; English where we lack it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(variable):
            return "ru" if value.lower().startswith("ru") else "en"
    return "en"


def strings_of(game: str | None, language: str) -> Path:
    """The file with a game's words, or (None) with those of the whole program."""
    folder = _ROOT if game is None else _ROOT / "games" / game
    return folder / f"strings.{language}.ftl"


@cache
def _parsed(words: str) -> Any:
    """The messages of a file, which take long to parse."""
    from fluent.runtime import FluentResource

    return FluentResource(words)


class Texts:
    """The words of one language: the program's, and those of one game."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        with needed_by(TEXTS):
            from fluent.runtime import FluentBundle

        self.language = language
        self.game = game
        self.players: list[str] = []
        """The names of those at the table, by seat."""
        self.names: dict[str, str] = {}
        """``<argument>-<value>`` names of components, which go before messages: a set has its own."""
        self._bundle = FluentBundle([language], use_isolating=False)
        files = [strings_of(None, language)]
        if game is not None:
            files.append(strings_of(game.id, language))
            self.names.update(_names_in_data(game.components(), language))
        for file in files:
            if file.exists():
                self.read(file)

    def read(self, file: Path) -> None:
        """Learn the words of one more file."""
        self._bundle.add_resource(_parsed(file.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        """Whether there is a message with this key."""
        return self._bundle.has_message(key)

    def say(self, key: str, /, **arguments: object) -> str:
        """The message with this key; the key itself where there is none, since a game must go on."""
        if not self.has(key):
            return key
        value = self._bundle.get_message(key).value
        if value is None:
            return key
        shown: dict[str, object]
        shown = {f"{name}_id": given for name, given in arguments.items() if isinstance(given, str)}
        shown |= {name: self._argument(name, given) for name, given in arguments.items()}
        return str(self._bundle.format_pattern(value, shown)[0])

    def name(self, field: str, value: str) -> str:
        """What a value of a field is called; the value as it is where it has no name.

        A number as a ``target`` is a player, counted from 1.
        """
        if field == "target" and value.isdecimal() and 1 <= int(value) <= len(self.players):
            return self.players[int(value) - 1]
        key = f"{field}-{value}"
        if key in self.names:
            return self.names[key]
        return self.say(key) if _WORD.fullmatch(value) and self.has(key) else value

    def together(self, words: Sequence[str]) -> str:
        """“a, b and c”."""
        if len(words) < 2:
            return "".join(words)
        return self.say("list-and", first=", ".join(words[:-1]), last=words[-1])

    def error(self, error: TetrarchyError) -> str:
        """The sentence of an error; in English where it has no message."""
        key = f"error-{error.key}"
        if not self.has(key):
            return str(error)
        arguments = dict(error.data)
        inner = arguments.get("why")
        if "why" in arguments and not isinstance(inner, TetrarchyError):
            inner = error.__cause__ or error.__context__  # compiled code sets only the second
        if isinstance(inner, TetrarchyError):
            ending = "" if str(arguments["why"]).endswith(".") else "."
            arguments["why"] = self.error(inner).removesuffix(ending)
        if error.key == "bad-value" and self.game is not None:
            for option in self.game.options:
                if option.name == arguments["name"]:
                    arguments["expected"] = self.expected(option)
        return self.say(key, **arguments)

    def action(self, code: int) -> str:
        """An action in words; in notation where its verb has no message."""
        assert self.game is not None
        fields: dict[str, object] = dict(self.game.actions.fields(code))
        key = f"action-{fields.pop('verb')}"
        return self.say(key, **fields) if self.has(key) else self.game.actions.notation(code)

    def reason(self, reason: Reason) -> str:
        """Why an action is good, as a sentence."""
        return self.say(f"reason-{reason.key}", **reason.data)

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        arguments: dict[str, object] = dict(event.data)
        seat = arguments.pop("seat", None)
        if isinstance(seat, int):
            arguments["player"] = self.players[seat]
        key = f"event-{event.kind}"
        if self.has(key):
            return self.say(key, **arguments)
        return " ".join([event.kind, *(f"{name}={value}" for name, value in arguments.items())])

    def prompt(self, view: Mapping[str, Any]) -> str:
        """What the person who decides is asked to do; plain values of the view can be named in it."""
        key = f"step-{view.get('step')}"
        plain = {name: value for name, value in view.items() if isinstance(value, str | int)}
        return self.say(key if self.has(key) else "your-decision", **plain)

    def seat_players(self, given: Sequence[str]) -> None:
        """Name those at the table, out of what a record says of each seat."""
        self.players = []
        for number, name in enumerate(given, 1):
            if name.startswith(BOT_PREFIX):
                name = self._bot(name.removeprefix(BOT_PREFIX), number)
            self.players.append(name or self.say("nameless-player", number=number))

    def _bot(self, bot: str, number: int) -> str:
        kind, _, level = bot.partition(":")
        if kind == "level":
            return self.say("bot-levelled", number=number, level=level)
        return self.say("bot-player", bot=bot, number=number)

    def expected(self, option: Option) -> str:
        """Which values an option can have."""
        if isinstance(option.default, bool):
            return self.say("expected-flag")
        if isinstance(option.default, int):
            return self.say("expected-number", least=option.least, most=option.most)
        return self.say("expected-choice", choices=", ".join(option.choices))

    def _argument(self, field: str, value: object) -> object:
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        if isinstance(value, int | float):
            return value
        if isinstance(value, str):
            name = self.name(field, value)
            return _QUOTED.sub(r"«\1»", name) if self.language == "ru" else name
        if isinstance(value, list | tuple):
            return ", ".join(str(self._argument(field, item)) for item in value)
        return str(value)


def _names_in_data(components: Mapping[str, Any], language: str) -> dict[str, str]:
    """Names that the component files themselves give: those of ``buildings`` as ``building-<id>``."""
    found: dict[str, str] = {}
    for plural, entries in components.items():
        for entry in entries if isinstance(entries, list) else []:
            if isinstance(entry, dict) and "id" in entry and language in entry.get("names", {}):
                found[f"{plural.removesuffix('s')}-{entry['id']}"] = entry["names"][language]
    return found
