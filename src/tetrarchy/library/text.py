"""Positions as one line of text: a snapshot, written without what a reader can do without.

``(a:1,b:[red,-,yes])``: objects stand in round brackets and lists in square ones; words and numbers stand for
themselves, ``-`` for nothing, ``yes`` and ``no`` for truth. Words that would be taken for something else are
quoted. Writing what was read gives the same text again.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

from tetrarchy.kernel.errors import BadSnapshot, quote

_PLAIN: Final = re.compile(r"[a-z_][a-z0-9_]*(-[a-z0-9_]+)*")
_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[()\[\],:]|[^()\[\],:"\s]+|\S')
_SPECIAL: Final = {"-": None, "yes": True, "no": False}
_MOST_CHARACTERS: Final = 200_000
_DEEPEST: Final = 20


def write(value: Any) -> str:
    """Plain data as text."""
    if isinstance(value, dict):
        return "(" + ",".join(f"{write(str(key))}:{write(entry)}" for key, entry in value.items()) + ")"
    if isinstance(value, list | tuple):
        return "[" + ",".join(map(write, value)) + "]"
    if isinstance(value, str):
        return value if _PLAIN.fullmatch(value) and value not in _SPECIAL else json.dumps(value)
    if value is None or isinstance(value, bool):
        return next(word for word, meant in _SPECIAL.items() if meant is value)
    return json.dumps(value)


def read(text: str) -> Any:
    """The plain data that a text holds; BadSnapshot says at which character it is none."""
    if len(text) > _MOST_CHARACTERS:
        raise BadSnapshot(
            "long-text", "The position is longer than {most} characters.", most=_MOST_CHARACTERS
        )
    reader = _Reader(text)
    value = reader.value(0)
    reader.expect("")
    return value


class _Reader:
    """Goes through a text token by token."""

    def __init__(self, text: str) -> None:
        self.tokens = [(found.group(), found.start()) for found in _TOKEN.finditer(text)]
        self.tokens.append(("", len(text)))
        self.at = 0

    def value(self, depth: int) -> Any:
        token, _ = self.tokens[self.at]
        if depth > _DEEPEST:
            raise self.wrong("a value")
        if token == "(":
            return dict(self.entries(")", depth, keys=True))
        if token == "[":
            return [entry for _, entry in self.entries("]", depth, keys=False)]
        return self.word()

    def entries(self, end: str, depth: int, keys: bool) -> list[tuple[str, Any]]:
        """What stands between brackets, each with its key where there are keys."""
        self.at += 1
        found: list[tuple[str, Any]] = []
        while self.tokens[self.at][0] != end:
            if found:
                self.expect(",")
            key = ""
            if keys:
                key = str(self.word())
                self.expect(":")
            found.append((key, self.value(depth + 1)))
        self.at += 1
        return found

    def word(self) -> Any:
        token, _ = self.tokens[self.at]
        if token in _SPECIAL:
            value: Any = _SPECIAL[token]
        elif _PLAIN.fullmatch(token):
            value = token
        else:
            try:
                value = json.loads(token)
            except ValueError:
                raise self.wrong("a value") from None
        self.at += 1
        return value

    def expect(self, token: str) -> None:
        if self.tokens[self.at][0] != token:
            raise self.wrong(quote(token) if token else "the end")
        self.at += 1

    def wrong(self, wanted: str) -> BadSnapshot:
        token, start = self.tokens[self.at]
        return BadSnapshot(
            "no-text",
            "This is not a position: at character {place} there is {given} instead of {wanted}.",
            place=start + 1,
            given=quote(token) if token else "the end",
            wanted=wanted,
        )
