"""The file that the results of a run go into, line by line, so that a killed run can go on.

The first line tells what is being played, each further one how a game went. A line counts once its end is
written; the beginning of a line that a kill has left is taken away.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from tetrarchy.arena.match import LostTurns, Result, Tally, Use
from tetrarchy.kernel.errors import BadRecord, TetrarchyError
from tetrarchy.kernel.state import SheetLine

_FORMAT: Final = "tetrarchy results 1"


class Journal:
    """The results so far, kept in a file (None: only here) that nobody else writes to meanwhile."""

    def __init__(self, file: Path | None, identity: Mapping[str, Any], seats: int, total: int) -> None:
        self.results: dict[int, Result] = {}
        self._file = file
        self._seats = seats
        self._total = total
        self._watched = bool(identity.get("report"))
        self._descriptor: int | None = None
        if file is None:
            return
        try:
            self._descriptor = os.open(file, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
            self._lock(self._descriptor, file)
            self._go_on(self._descriptor, file, {"format": _FORMAT, **identity})
        except OSError as error:
            self.close()
            raise _unwritable(file, error) from error
        except TetrarchyError:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the file."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def add(self, batch: Mapping[int, Result]) -> None:
        """Keep the results of games that are not there yet."""
        new = {index: result for index, result in batch.items() if index not in self.results}
        self.results.update(new)
        if self._descriptor is None or self._file is None:
            return
        text = "".join(_line(plain_result(index, result)) for index, result in sorted(new.items()))
        try:
            _write(self._descriptor, text.encode())
        except OSError as error:
            raise _unwritable(self._file, error) from error

    def _lock(self, descriptor: int, file: Path) -> None:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise TetrarchyError(
                "file-in-use", "Another run is writing to {file} at this moment.", file=file
            ) from error

    def _go_on(self, descriptor: int, file: Path, identity: dict[str, Any]) -> None:
        """Read what the file holds, and make it end with a whole line."""
        text = _read(descriptor)
        whole = text[: text.rfind(b"\n") + 1]
        opening = _line(identity).encode()
        if not whole:
            if not opening.startswith(text):
                raise _no_results(file)
            os.ftruncate(descriptor, 0)
            _write(descriptor, opening)
            return
        lines = whole.splitlines()
        self._check_identity(lines[0], file, identity)
        for number, line in enumerate(lines[1:], 2):
            index, result = self._result(line, number, file)
            self.results.setdefault(index, result)
        os.ftruncate(descriptor, len(whole))

    def _check_identity(self, line: bytes, file: Path, identity: dict[str, Any]) -> None:
        try:
            found = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise _no_results(file) from error
        if not isinstance(found, dict) or found.get("format") != _FORMAT:
            raise _no_results(file)
        names = [name for name in identity | found if found.get(name) != identity.get(name)]
        if names:
            raise BadRecord(
                "other-results",
                "{file} holds results of other settings ({names}): name another file.",
                file=file,
                names=", ".join(names),
            )

    def _result(self, line: bytes, number: int, file: Path) -> tuple[int, Result]:
        try:
            index, result = result_of(json.loads(line))
            seats = self._seats or len(result.scores)
            if not len(result.scores) == len(result.places) == seats or index < 0:
                raise ValueError
            if self._watched and not (result.seen and len(result.seen.uses) == self._seats):
                raise ValueError
        except (AttributeError, KeyError, TypeError, ValueError, RecursionError) as error:
            raise BadRecord(
                "bad-result", "Line {line} of {file} is not the result of a game.", line=number, file=file
            ) from error
        if index >= self._total:
            raise BadRecord(
                "more-results", "{file} holds more games than are asked for: raise --games.", file=file
            )
        return index, result


def plain_result(index: int, result: Result) -> dict[str, Any]:
    """A game's number and result as plain data."""
    plain: dict[str, Any] = {
        "game": index,
        "scores": result.scores,
        "places": result.places,
        "length": result.length,
    }
    if any(result.verdicts):
        plain["verdicts"] = result.verdicts
    if result.lost:
        plain["lost"] = result.lost
    if result.seen:
        plain["choices"] = result.seen.choices
        plain["sheets"] = result.seen.sheets
        plain["uses"] = [
            {" ".join(use).rstrip(): times for use, times in of_seat.items()} for of_seat in result.seen.uses
        ]
        plain["course"] = result.seen.course
        plain["first"] = result.seen.first
    return plain


def result_of(plain: dict[str, Any]) -> tuple[int, Result]:
    """The number and the result out of plain data; it raises what wrong data of any kind raises."""
    scores = tuple(int(score) for score in plain["scores"])
    verdicts = tuple(str(verdict) for verdict in plain.get("verdicts", ("",) * len(scores)))
    lost = tuple(LostTurns(int(seat), str(fault), int(turns)) for seat, fault, turns in plain.get("lost", ()))
    places = tuple(int(place) for place in plain["places"])
    return int(plain["game"]), Result(scores, places, int(plain["length"]), verdicts, lost, _seen(plain))


def _seen(plain: dict[str, Any]) -> Tally | None:
    """What a witness has noted; equal uses are one object, so that many games take little room."""
    if "uses" not in plain:
        return None
    choices = tuple(int(number) for number in plain["choices"])
    sheets = tuple(
        tuple(SheetLine(str(key), int(points)) for key, points in of_seat) for of_seat in plain["sheets"]
    )
    uses = tuple(
        Counter({_use(use): int(times) for use, times in of_seat.items()}) for of_seat in plain["uses"]
    )
    course = tuple(tuple(int(points) for points in after) for after in plain.get("course", ()))
    first = plain.get("first")
    return Tally(choices, sheets, uses, course, None if first is None else int(first))


@cache
def _use(words: str) -> Use:
    return Use(*words.split(" ", 2))


def _line(plain: Mapping[str, Any]) -> str:
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":")) + "\n"


def _read(descriptor: int) -> bytes:
    with os.fdopen(os.dup(descriptor), "rb") as stream:
        return stream.read()


def _write(descriptor: int, text: bytes) -> None:
    while text:
        text = text[os.write(descriptor, text) :]


def _unwritable(file: Path, error: OSError) -> TetrarchyError:
    return TetrarchyError(
        "unwritable", "{file} cannot be written: {why}.", file=file, why=error.strerror or error
    )


def _no_results(file: Path) -> BadRecord:
    return BadRecord("no-results", "{file} already exists and is not a file of results.", file=file)


def read_results(file: Path) -> tuple[dict[str, Any], dict[int, Result]]:
    """The settings and the results of a file that no run is writing to; it stays as it is."""
    try:
        whole = file.read_bytes()
    except OSError as error:
        raise TetrarchyError(
            "unreadable", "{file} cannot be read: {why}.", file=file, why=error.strerror or error
        ) from error
    lines = whole[: whole.rfind(b"\n") + 1].splitlines()
    try:
        settings = json.loads(lines[0])
    except (IndexError, ValueError, RecursionError) as error:
        raise _no_results(file) from error
    if not isinstance(settings, dict) or settings.get("format") != _FORMAT:
        raise _no_results(file)
    results: dict[int, Result] = {}
    for number, line in enumerate(lines[1:], 2):
        try:
            index, result = result_of(json.loads(line))
        except (AttributeError, KeyError, TypeError, ValueError, RecursionError) as error:
            raise BadRecord(
                "bad-result", "Line {line} of {file} is not the result of a game.", line=number, file=file
            ) from error
        results.setdefault(index, result)
    return settings, results
