"""A game's options: what can be set, to what, and what it is otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from tetrarchy.kernel.errors import BadOptions, quote

Value: TypeAlias = str | bool | int
Options: TypeAlias = dict[str, Value]
Condition: TypeAlias = tuple[str, tuple[Value, ...]]
"""The name of an option, or ``seats``, and some of its values."""

_TRUE = ("yes", "true", "on", "1")
_FALSE = ("no", "false", "off", "0")


class Option(NamedTuple):
    """One setting. Its default tells its type: a choice of words, a yes or no, or a number in a range."""

    name: str
    default: Value
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    only_with: tuple[Condition, ...] = ()
    """It has a use only beside these values of others."""

    def expected(self) -> str:
        """What values there are, in words."""
        if isinstance(self.default, bool):
            return "yes or no"
        if isinstance(self.default, int):
            return f"a whole number from {self.least} to {self.most}"
        return "one of " + ", ".join(self.choices)

    def read(self, given: object) -> Value:
        """A value of the right type out of what was given, which may be text."""
        value = _parse(self, given) if isinstance(given, str) else given
        if type(value) is type(self.default):
            if isinstance(value, bool):
                return value
            if isinstance(value, int) and self.least <= value <= self.most:
                return value
            if isinstance(value, str) and value in self.choices:
                return value
        raise BadOptions(
            "bad-value",
            "The option “{name}” cannot be {given}: it is {expected}.",
            name=self.name,
            given=quote(given),
            expected=self.expected(),
        )


def _parse(option: Option, text: str) -> object:
    word = text.strip().lower()
    if isinstance(option.default, bool):
        return True if word in _TRUE else False if word in _FALSE else text
    if isinstance(option.default, int):
        return int(word) if word.isascii() and word.removeprefix("-").isdigit() and len(word) < 12 else text
    return word


def read_options(known: tuple[Option, ...], given: Mapping[str, object]) -> Options:
    """All options of a game with the given values in place of defaults; refuses unknown names."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise BadOptions(
                "no-option",
                "There is no option {given}; there are: {names}.",
                given=quote(name),
                names=", ".join(names) or "none",
            )
    return {o.name: o.read(given[o.name]) if o.name in given else o.default for o in known}


def parse_options(words: list[str]) -> dict[str, str]:
    """``name=value`` words, as the command line gives them."""
    found: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name.strip():
            raise BadOptions(
                "no-equals", "{given} is not an option: write it as name=value.", given=quote(word)
            )
        found[name.strip()] = value
    return found
