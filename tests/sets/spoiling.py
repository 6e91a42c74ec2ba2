"""Drafts that somebody who errs, or means harm, could send: changes of a set that its game should not take."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.random import Random

from tetrarchy.kernel.data import Files
from tetrarchy.kernel.toml_lines import Path
from tetrarchy.sets.changing import NOTHING, Change

Place = tuple[str, Path, Any]
"""A file, the keys that lead to a value in it, and the value."""
_OTHERS: Final[tuple[object, ...]] = (None, True, 0.5, "x", "", [], {}, [1], ["x"], {"x": 1}, [[]], -1)
_NUMBERS: Final = (-1, 0, 61, 256, 10**6, 2**31, 2**53 + 1, 2**63, -(2**63), 1e300)
_WORDS: Final = ("", "nobody", "red green", "Wheat", "../x", "x" * 61, "\0", "\ud800", "‮", "🏰", "{0}", "%s")
_MOST_CHANGES: Final = 3


def places_of(files: Files) -> list[Place]:
    """Every value of a set, tables and lists too."""
    found: list[Place] = []
    for name, held in files.tables().items():
        _gather(found, name, (), held)
    return found


def _gather(found: list[Place], file: str, path: Path, value: Any) -> None:
    if path:
        found.append((file, path, value))
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in inside:
        _gather(found, file, (*path, key), inner)


def spoiled(places: list[Place], rng: Random) -> list[Change]:
    """One to three changes, each wrong in a way of its own, or perhaps not."""
    return [
        _WAYS[rng.randrange(len(_WAYS))](places[rng.randrange(len(places))], places, rng)
        for _ in range(1 + rng.randrange(_MOST_CHANGES))
    ]


def _another_type(place: Place, places: list[Place], rng: Random) -> Change:
    return Change(place[0], place[1], _OTHERS[rng.randrange(len(_OTHERS))])


def _out_of_range(place: Place, places: list[Place], rng: Random) -> Change:
    numbers = [one for one in places if type(one[2]) is int]
    file, path, value = numbers[rng.randrange(len(numbers))] if type(place[2]) is not int else place
    wrong = (*_NUMBERS, value + 100, -value - 1)
    return Change(file, path, wrong[rng.randrange(len(wrong))])


def _missing(place: Place, places: list[Place], rng: Random) -> Change:
    return Change(place[0], place[1], NOTHING)


def _too_much(place: Place, places: list[Place], rng: Random) -> Change:
    """A key that is not known, or an entry more."""
    file, path, value = place
    if isinstance(value, list):
        return Change(file, (*path, len(value)), value[0] if value else 1)
    return Change(
        file, (*path[:-1], f"{path[-1]}x") if isinstance(path[-1], str) else (f"x{path[-1]}",), value
    )


def _unknown_word(place: Place, places: list[Place], rng: Random) -> Change:
    words = [one for one in places if isinstance(one[2], str)]
    file, path, _ = words[rng.randrange(len(words))] if not isinstance(place[2], str) else place
    return Change(file, path, _WORDS[rng.randrange(len(_WORDS))])


def _of_another(place: Place, places: list[Place], rng: Random) -> Change:
    """The value of another place."""
    return Change(place[0], place[1], places[rng.randrange(len(places))][2])


def _too_large(place: Place, places: list[Place], rng: Random) -> Change:
    size = (300, 10_000, 300_000)[rng.randrange(3)]
    value: Any = ("x" * size, [0] * size, {f"k{n}": n for n in range(min(size, 10_000))})[rng.randrange(3)]
    return Change(place[0], place[1], value)


def _too_deep(place: Place, places: list[Place], rng: Random) -> Change:
    value: Any = place[2]
    for _ in range((3, 13, 400)[rng.randrange(3)]):
        value = [value] if rng.randrange(2) else {"x": value}
    return Change(place[0], place[1], value)


def _nowhere(place: Place, places: list[Place], rng: Random) -> Change:
    """A place that is not there."""
    file, path, value = place
    ways: list[tuple[str, Path]] = [
        (file, (*path, "x", 0)),
        (file, (*path[:-1], 10_000)),
        ("none.toml", path),
        ("../" + file, path),
        (file, (*path, *path, *path)),
    ]
    return Change(*ways[rng.randrange(len(ways))], value)


_WAYS: Final[tuple[Callable[[Place, list[Place], Random], Change], ...]] = (
    _another_type,
    _out_of_range,
    _missing,
    _too_much,
    _unknown_word,
    _of_another,
    _too_large,
    _too_deep,
    _nowhere,
)
