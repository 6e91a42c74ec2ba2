"""What takes long about sets. Runs in a worker."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tetrarchy import sets
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.data import Files
from tetrarchy.kernel.errors import BadData
from tetrarchy.server.problems import plain_data
from tetrarchy.sets.changing import Change, changed
from tetrarchy.wire import (
    SetAnswer,
    SetChecked,
    SetDifferenceAnswer,
    SetFaultAnswer,
    SetFieldAnswer,
)


class Looked(NamedTuple):
    """A set that was checked, and what is told of it."""

    files: Files
    told: SetChecked


def look(game: str, base: Files, changes: Sequence[Change]) -> Looked:
    """Check a set with some changes."""
    return _look(game, changed(game, base, changes))


def look_into(game: str, archive: bytes) -> Looked:
    """Check the set of an archive."""
    return _look(game, sets.read_zip(game, archive))


def _look(game: str, files: Files) -> Looked:
    checked = sets.check(game, files)
    faults, advice = ([_fault(each) for each in found] for found in (checked.faults, checked.advice))
    told = SetChecked(checked.files.hash, "", faults, advice)
    if checked.game is not None:
        told.data_hash = checked.game.data_hash
        told.components = checked.game.components()
    return Looked(checked.files, told)


def check_sound(looked: Looked) -> None:
    """Refuse a set with a fault, in the sentence of the first."""
    if looked.told.faults:
        fault = looked.told.faults[0]
        place = ", ".join(part for part in (fault.file, fault.component, fault.field) if part)
        raise BadData("faulty-set", "{place}: {why}.", place=place, why=fault.detail.rstrip("."))


def _fault(fault: sets.Fault) -> SetFaultAnswer:
    why = fault.why
    path = list(fault.path)
    return SetFaultAnswer(fault.file, path, fault.component, fault.field, why.key, str(why), plain_data(why))


def tell(game: str, files: Files, name: str, version: int) -> SetAnswer:
    """A set with all that it says."""
    own = find_game(game)
    told = [
        SetFieldAnswer(field.file, list(field.path), field.component, field.name, field.provenance)
        for field in sets.fields(own, files)
    ]
    data_hash = own.with_data(files).data_hash
    return SetAnswer(game, files.hash, name, version, data_hash, files.tables(), told)


def differences(game: str, one: Files, other: Files) -> list[SetDifferenceAnswer]:
    """All in which two sets differ."""
    return [SetDifferenceAnswer(*each) for each in sets.compare(find_game(game), one, other)]
