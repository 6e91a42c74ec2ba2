"""The file that trials go into, line by line, so that a search that was killed can go on."""

from __future__ import annotations

import fcntl
import json
import os
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

from tetrarchy.kernel.errors import BadRecord, TetrarchyError

_FORMAT: Final = "tetrarchy trials 1"


class Trial(NamedTuple):
    """Numbers that were tried, and what came of them."""

    number: int
    steps: dict[str, int]
    """How many steps each free number was moved."""
    loss: float | None
    """None where these numbers are not possible."""
    figures: dict[str, list[float]]
    """Each wanted figure and its interval."""


class TrialFile:
    """The trials so far; nobody else writes to the file meanwhile."""

    def __init__(self, file: Path, identity: dict[str, Any]) -> None:
        self.trials: list[Trial] = []
        self._file = file
        make_folder(file.parent)
        try:
            self._stream = file.open("a+b")
        except OSError as error:
            raise _unwritable(file, error) from error
        try:
            self._begin({"format": _FORMAT, **identity})
        except BaseException:
            self._stream.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stream.close()

    def add(self, trial: Trial) -> None:
        """Keep a trial."""
        self.trials.append(trial)
        self._write(trial._asdict())

    def _begin(self, identity: dict[str, Any]) -> None:
        """Read what is there, and take a line away that a kill has cut off."""
        try:
            fcntl.flock(self._stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise TetrarchyError(
                "file-in-use", "Another run is writing to {file} at this moment.", file=self._file
            ) from error
        self._stream.seek(0)
        text = self._stream.read()
        whole = text[: text.rfind(b"\n") + 1]
        os.ftruncate(self._stream.fileno(), len(whole))
        if not whole:
            self._write(identity)
            return
        try:
            found, *trials = map(json.loads, whole.splitlines())
            self.trials = [_trial(number, plain) for number, plain in enumerate(trials)]
        except (TypeError, ValueError, RecursionError) as error:
            raise self._wrong() from error
        if not isinstance(found, dict) or found.get("format") != _FORMAT:
            raise self._wrong()
        names = [name for name in identity | found if found.get(name) != identity.get(name)]
        if names:
            raise BadRecord(
                "other-trials",
                "{file} holds trials of another search ({names}): name another folder.",
                file=self._file,
                names=", ".join(names),
            )

    def _wrong(self) -> BadRecord:
        return BadRecord("no-trials", "{file} is not a file of trials.", file=self._file)

    def _write(self, plain: dict[str, Any]) -> None:
        try:
            self._stream.write((json.dumps(plain, ensure_ascii=False) + "\n").encode())
            self._stream.flush()
        except OSError as error:
            raise _unwritable(self._file, error) from error


def make_folder(folder: Path) -> None:
    """Make a folder that is to be written to."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _unwritable(folder, error) from error


def _unwritable(file: Path, error: OSError) -> TetrarchyError:
    return TetrarchyError(
        "unwritable", "{file} cannot be written: {why}.", file=file, why=error.strerror or error
    )


def _trial(number: int, plain: dict[str, Any]) -> Trial:
    """The trial of a line; TypeError or ValueError where it is none."""
    trial = Trial(**plain)
    if trial.number != number or not all(type(by) is int for by in trial.steps.values()):
        raise ValueError
    if trial.loss is not None and not isinstance(trial.loss, float | int):
        raise ValueError
    return trial
