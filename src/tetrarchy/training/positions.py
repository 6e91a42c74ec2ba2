"""Positions of played games, one small file a game: what is seen, what came of it, what search thought.

A file is a line of JSON with the lengths, and then arrays of half-precision and 16-bit numbers.
"""

from __future__ import annotations

import json
from array import array
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

FORMAT: Final = "tetrarchy positions 1"
TARGETS: Final = 3
"""The share of the win; one's lead and one's points less the insight at the end, in spreads."""


class Example(NamedTuple):
    """One position as a seat sees it."""

    seat: int
    insight: float
    slots: list[int]
    values: list[float]
    legal: list[int]
    """Empty where nothing is to be learned about the decision."""
    appraisal: list[float]
    """Of each legal action, less the best one, in spreads."""
    shares: list[float]
    """How much search made of each."""
    chance: float = -1.0
    """Of winning, as search found it; below 0 where it was not asked."""


class Outcome(NamedTuple):
    """How the game ended for a seat."""

    win: float
    lead: float
    points: float


Arrays = dict[str, npt.NDArray[Any]]
_TYPES: Final = {
    "counts": np.uint16,
    "slots": np.uint16,
    "values": np.float16,
    "targets": np.float32,
    "choices": np.uint16,
    "legal": np.uint16,
    "appraisal": np.float16,
    "shares": np.float16,
}


def write_positions(
    file: Path, examples: list[Example], outcomes: list[Outcome], spread: float, trust: float
) -> None:
    """Write the positions of a finished game; the file appears when it is whole.

    The share of the win is the game's own result, mixed with what search expected: it knows less of what
    came of the position, and more of what usually does. ``trust`` is the weight of what search expected.
    """
    counts = array("H", [len(e.slots) for e in examples])
    targets: list[float] = []
    for example in examples:
        end = outcomes[example.seat]
        weight = trust if example.chance >= 0 else 0.0
        win = (1 - weight) * end.win + weight * example.chance
        targets += [win, end.lead / spread, (end.points - example.insight) / spread]
    pieces: Arrays = {
        "counts": np.array(counts, np.uint16),
        "slots": np.array([s for e in examples for s in e.slots], np.uint16),
        "values": np.array([v for e in examples for v in e.values], np.float16),
        "targets": np.array(targets, np.float32),
        "choices": np.array([len(e.legal) for e in examples], np.uint16),
        "legal": np.array([a for e in examples for a in e.legal], np.uint16),
        "appraisal": np.array([a for e in examples for a in e.appraisal], np.float16),
        "shares": np.array([s for e in examples for s in e.shares], np.float16),
    }
    header = {"format": FORMAT, "lengths": {name: len(piece) for name, piece in pieces.items()}}
    half = file.with_name(file.name + ".new")
    with half.open("wb") as stream:
        stream.write(json.dumps(header).encode() + b"\n")
        for piece in pieces.values():
            stream.write(piece.tobytes())
    half.replace(file)


def read_positions(files: list[Path]) -> Arrays:
    """All positions of some files, joined; ``games`` numbers the game of each position."""
    found: dict[str, list[npt.NDArray[Any]]] = {name: [] for name in _TYPES}
    games: list[npt.NDArray[Any]] = []
    for number, file in enumerate(files):
        with file.open("rb") as stream:
            lengths = json.loads(stream.readline())["lengths"]
            for name, kind in _TYPES.items():
                size = lengths[name] * np.dtype(kind).itemsize
                found[name].append(np.frombuffer(stream.read(size), kind))
        games.append(np.full(lengths["counts"], number, np.int64))
    joined: Arrays = {name: np.concatenate(pieces) for name, pieces in found.items()}
    joined["games"] = np.concatenate(games)
    return joined
