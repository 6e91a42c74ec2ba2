"""The one family of errors. Each message is a sentence that a player can read."""

from __future__ import annotations

from typing import Any

_QUOTE_LIMIT = 60


def quote(text: object) -> str:
    """Somebody's text, short and on one line, for an error message."""
    shown = "".join(c if c.isprintable() else "?" for c in str(text)[: _QUOTE_LIMIT + 1])
    return f"“{shown if len(shown) <= _QUOTE_LIMIT else shown[:_QUOTE_LIMIT] + '…'}”"


class TetrarchyError(Exception):
    """Something that was asked of the library cannot be done.

    ``str()`` gives the English sentence; ``key`` and ``data`` let a screen say it in another language.
    """

    def __init__(self, key: str, sentence: str, **data: object) -> None:
        super().__init__(sentence.format(**data))
        self.key = key
        self.data = data

    def __reduce__(self) -> tuple[Any, ...]:
        """An error comes back whole from another process."""
        return _again, (type(self), self.key, str(self), self.data)


def _again(kind: type[TetrarchyError], key: str, sentence: str, data: dict[str, Any]) -> TetrarchyError:
    error = kind(key, "{whole}", whole=sentence)
    error.data = data
    return error


class IllegalAction(TetrarchyError):
    """The rules do not allow this action now. The state is as it was."""


class BadNotation(TetrarchyError):
    """A text that names no action of the game."""


class BadOptions(TetrarchyError):
    """Options, or a number of seats, that the game does not have."""


class BadRecord(TetrarchyError):
    """A record that cannot be read or does not replay."""


class OlderRules(BadRecord):
    """A record of an older version of the rules has a step that today's do not allow."""


class BadData(TetrarchyError):
    """A component file that breaks its form; the message names file and line."""

    def __init__(self, key: str, sentence: str, **data: object) -> None:
        super().__init__(key, sentence, **data)
        self.place: tuple[str, tuple[str | int, ...]] | None = None
        """The file and the keys that lead to what is wrong, where that is one place."""
        self.others: list[BadData] = []
        """More that was found wrong in the same look, each with its own place."""
        self.bound: tuple[str | int, ...] | None = None
        """The keys that lead to all that hangs together with the place, such as a whole drawing."""


class BadSnapshot(TetrarchyError):
    """A snapshot or view from which no state can be built."""
