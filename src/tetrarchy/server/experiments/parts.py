"""Parts of experiments as they are played and counted in a worker, and kept."""

from __future__ import annotations

import base64
import os
import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from tetrarchy.arena.journal import plain_result, result_of
from tetrarchy.arena.lab import Experiment, Findings, findings_of, report_of
from tetrarchy.arena.lab.experiment import load_game, play_part
from tetrarchy.arena.match import Result
from tetrarchy.arena.report.naming import words_for
from tetrarchy.kernel.data import Data
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.worker import is_wanted_back

PART_SECONDS: Final = 2.0
"""After so long a part ends with the game that is being played."""
PART_GAMES: Final = 500
_LOWEST: Final = 19
"""The niceness of what takes long and nobody waits for."""


class Part(NamedTuple):
    """Games in a row that were played: how many, and their results packed."""

    games: int
    body: str


class Span(NamedTuple):
    """Numbers of games, from the first up to the last, which is left out."""

    first: int
    last: int


def play_span(experiment: Experiment, span: Span) -> Part:
    """Play games of a span for a while, or until the worker is wanted back. In a worker."""
    results = play_part(experiment, range(*span), is_wanted_back, PART_SECONDS)
    return Part(len(results), pack_results(results))


def count(experiment: Experiment, parts: Sequence[str]) -> str:
    """What all games of an experiment tell, packed. In a worker, which steps back behind all others."""
    os.nice(max(0, _LOWEST - os.nice(0)))
    return pack(msgspec.json.encode(findings_of(experiment, unpack_results(parts))))


def draw_report(experiment: Experiment, findings: str, data: Sequence[Data | None], language: str) -> str:
    """An experiment's report in a language, as a page of HTML; the data are its sets'. In a worker."""
    texts = words_for(language, [load_game(experiment.game, each) for each in data])
    return report_of(experiment, read_findings(findings), texts)


def tell_figures(experiment: Experiment, findings: str) -> bytes:
    """An experiment's figures as JSON. In a worker."""
    return msgspec.json.encode(read_findings(findings).plain(experiment, interrupted=False))


def read_findings(findings: str) -> Findings:
    """Findings that were kept; a sentence where another version of the program has kept them otherwise."""
    try:
        return msgspec.json.decode(unpack(findings), type=Findings)
    except msgspec.ValidationError as error:
        raise TetrarchyError(
            "older-findings", "Another version of the program has counted this; begin the experiment again."
        ) from error


def pack_results(results: Mapping[int, Result]) -> str:
    """Results as text."""
    return pack(msgspec.json.encode([plain_result(*each) for each in sorted(results.items())]))


def unpack_results(parts: Iterable[str]) -> dict[int, Result]:
    """The results in some parts, by number."""
    return dict(result_of(plain) for part in parts for plain in msgspec.json.decode(unpack(part)))


def pack(plain: bytes) -> str:
    """Bytes as a short text, which every database can keep."""
    return base64.b85encode(zlib.compress(plain)).decode()


def unpack(packed: str) -> bytes:
    """The way back."""
    return zlib.decompress(base64.b85decode(packed))


def missing(total: int, taken: Iterable[Span]) -> Span | None:
    """The first games that nobody has played or plays now, as many as make a part; None: there are none."""
    first = 0
    for span in sorted(taken):
        if span.first > first:
            return Span(first, min(span.first, first + PART_GAMES))
        first = max(first, span.last)
    return Span(first, min(total, first + PART_GAMES)) if first < total else None
