"""Two sets side by side."""

from __future__ import annotations

from typing import Any, NamedTuple

from tetrarchy.kernel.data import Files
from tetrarchy.kernel.game import Game
from tetrarchy.sets.fields import Field, fields


class Difference(NamedTuple):
    """A field that two sets tell differently, or a component that only one of them has."""

    file: str
    component: str
    field: str
    """Empty where the whole component is there in one set only."""
    one: Any
    other: Any
    """None where this set does not have it."""
    bears_on_play: bool
    """Whether a game could go otherwise; names and provenance do not count."""


def compare(game: Game, one: Files, other: Files) -> list[Difference]:
    """What differs, in the order of the first set and then of the second."""
    left, right = (
        {(field.file, field.component, field.name): field for field in fields(game, each)}
        for each in (one, other)
    )
    known = [{(file, component) for file, component, _ in side} for side in (left, right)]
    found: dict[tuple[str, str, str], Difference] = {}
    for key in [*left, *(key for key in right if key not in left)]:
        file, component, name = key
        if component and any((file, component) not in side for side in known):
            there = (file, component) in known[0]
            found[file, component, ""] = Difference(
                file, component, "", there or None, (not there) or None, True
            )
        elif _told(left.get(key)) != _told(right.get(key)):
            field = left.get(key) or right[key]
            mine, others = (side[key].value if key in side else None for side in (left, right))
            found[key] = Difference(file, component, name, mine, others, bool(field.provenance))
    return list(found.values())


def _told(field: Field | None) -> Any:
    """A value as it can be compared: true and 1 differ, and so does what is not there."""
    return None if field is None else (type(field.value), field.value)
