"""Actions: small codes inside, fields for programs, short texts for people.

A game declares its kinds of action once. ``place g8 east`` is the notation of a kind with the verb
``place`` and two fields; its code is the kind's base plus the fields' positions, counted like digits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tetrarchy.kernel.errors import BadNotation, quote


class Field(NamedTuple):
    """One part of an action: its name and the values that it can take, as words of the notation."""

    name: str
    labels: tuple[str, ...]


class Action(NamedTuple):
    """An action taken apart: its verb, and the position of each field's value among its labels."""

    verb: str
    values: tuple[int, ...]


class Kind:
    """One kind of action and the codes that belong to it."""

    def __init__(self, verb: str, fields: Sequence[Field], base: int) -> None:
        self.verb = verb
        self.fields = tuple(fields)
        self.base = base
        self.size = 1
        self.positions: list[dict[str, int]] = []
        for field in fields:
            self.size *= len(field.labels)
            self.positions.append({label: i for i, label in enumerate(field.labels)})

    def usage(self) -> str:
        """The notation's shape: ``place <at> <towards>``."""
        return " ".join([self.verb, *(f"<{field.name}>" for field in self.fields)])


class ActionSpace:
    """All actions of a game: code ↔ value ↔ notation."""

    def __init__(self, *kinds: tuple[str, Sequence[Field]], chance: tuple[str, ...] = ()) -> None:
        """``chance`` names the verbs that no seat can use."""
        self.chance = chance
        self.kinds: list[Kind] = []
        self.by_verb: dict[str, Kind] = {}
        self.size = 0
        for verb, fields in kinds:
            kind = Kind(verb, fields, self.size)
            self.kinds.append(kind)
            self.by_verb[verb] = kind
            self.size += kind.size
        self.choices: list[int] = []
        """The codes that seats can use, rising."""
        self.draws: list[int] = []
        """The codes of chance, rising."""
        for kind in self.kinds:
            codes = self.draws if kind.verb in chance else self.choices
            codes += range(kind.base, kind.base + kind.size)

    def base(self, verb: str) -> int:
        """The first code of a kind."""
        return self.by_verb[verb].base

    def kind(self, code: int) -> Kind:
        """The kind that a code belongs to."""
        for kind in self.kinds:
            if kind.base <= code < kind.base + kind.size:
                return kind
        raise BadNotation("no-code", "There is no action with the code {code}.", code=code)

    def encode(self, verb: str, *values: int) -> int:
        """The code of a kind with the given field values."""
        kind = self.by_verb[verb]
        code = 0
        for field, value in zip(kind.fields, values, strict=True):
            if not 0 <= value < len(field.labels):
                raise BadNotation(
                    "no-value",
                    "{value} is out of range for “{field}” of “{verb}”.",
                    value=value,
                    field=field.name,
                    verb=verb,
                )
            code = code * len(field.labels) + value
        return kind.base + code

    def decode(self, code: int) -> Action:
        """The value of a code."""
        kind = self.kind(code)
        rest = code - kind.base
        values: list[int] = []
        for field in reversed(kind.fields):
            values.append(rest % len(field.labels))
            rest //= len(field.labels)
        return Action(kind.verb, tuple(reversed(values)))

    def fields(self, code: int) -> dict[str, str]:
        """A code as plain data for programs: ``{"verb": "place", "at": "g8", "towards": "east"}``."""
        action = self.decode(code)
        kind = self.by_verb[action.verb]
        shown = {"verb": kind.verb}
        for field, value in zip(kind.fields, action.values, strict=True):
            shown[field.name] = field.labels[value]
        return shown

    def notation(self, code: int) -> str:
        """A code as text."""
        return " ".join(self.fields(code).values())

    def parse(self, text: str) -> int:
        """The code of a text; case and spacing do not matter."""
        words = text.lower().split()
        if not words:
            raise BadNotation("no-words", "An empty line names no action.")
        kind = self.by_verb.get(words[0])
        if kind is None:
            raise BadNotation(
                "no-verb",
                "{given} is not an action: it should begin with one of {verbs}.",
                given=quote(text),
                verbs=", ".join(self.by_verb),
            )
        if len(words) != 1 + len(kind.fields):
            raise BadNotation(
                "wrong-shape",
                "{given} is not an action: it should look like “{usage}”.",
                given=quote(text),
                usage=kind.usage(),
            )
        code = 0
        for field, positions, word in zip(kind.fields, kind.positions, words[1:], strict=True):
            if word not in positions:
                some = ", ".join(field.labels[:8]) + (", …" if len(field.labels) > 8 else "")
                raise BadNotation(
                    "no-label",
                    "{given} is not a “{field}” of “{verb}”: it should be one of {some}.",
                    given=quote(word),
                    field=field.name,
                    verb=kind.verb,
                    some=some,
                )
            code = code * len(field.labels) + positions[word]
        return kind.base + code
