"""Whether a set is one of its game: read by the game's own loader, with every fault at its field."""

from __future__ import annotations

import copy
from typing import Any, Final, NamedTuple

from tetrarchy.catalogue import find_game
from tetrarchy.kernel.data import Files
from tetrarchy.kernel.errors import BadData, TetrarchyError
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.toml_lines import Path
from tetrarchy.sets.content import standard
from tetrarchy.sets.fields import entry_name, value_at, where

MOST_FAULTS: Final = 20
"""How many faults are told at a time."""
_MOST_LOOKS: Final = 40
"""How often a set is read to find them; a repair may have to go further than the fault."""


class Fault(NamedTuple):
    """Something in a set that the game does not take."""

    file: str
    path: Path
    """The keys that lead to it."""
    component: str
    field: str
    why: TetrarchyError
    """What is wrong there."""


class Checked(NamedTuple):
    """What came of checking a set."""

    files: Files
    """The set; files that follow from the others and no longer fit are left out."""
    game: Game | None
    """The game with it, where it has no fault."""
    faults: list[Fault]
    advice: list[Fault]
    """What it could do better, and the game takes all the same; none where there is a fault."""


def check(game: str, files: Files) -> Checked:
    """Read a set with the loader of its game.

    The loader stops at the first fault. So that all can be told, what is at fault is read as in the game's
    own files from then on.
    """
    own = find_game(game)
    tables = files.tables()
    faults: list[Fault] = []
    left_out: set[str] = set()
    for _ in range(_MOST_LOOKS):
        if len(faults) >= MOST_FAULTS:
            break
        try:
            made = own.with_data(Files(tables))
        except BadData as error:
            file, path, inner = _told(error)
            if own.computed_files.get(file) == inner.key:
                del tables[file]
                left_out.add(file)
                continue
            found = [_fault(tables, each) for each in (error, *error.others)]
            # What was repaired in vain is found again, and then more around it is.
            known = {(fault.file, fault.path, fault.why.key) for fault in faults}
            faults += [fault for fault in found if (fault.file, fault.path, fault.why.key) not in known]
            bound = path if error.bound is None else error.bound
            if not _repair(tables, standard(game).tables(), file, bound):
                break
        else:
            if not faults:
                advice = [_fault(tables, each) for each in made.advice()]
                return Checked(_without(files, left_out), made, [], advice)
            break
    return Checked(_without(files, left_out), None, faults[:MOST_FAULTS], [])


def _fault(tables: dict[str, Any], error: BadData) -> Fault:
    """An error of the loader with its place, in the words that say what is wrong there."""
    file, path, why = _told(error)
    return Fault(file, path, *where(tables.get(file, {}), path), why)


def _told(error: BadData) -> tuple[str, Path, TetrarchyError]:
    file, path = error.place or (str(error.data.get("file", "")), ())
    why = error.data.get("why")
    return file, path, why if isinstance(why, TetrarchyError) else error


def _without(files: Files, left_out: set[str]) -> Files:
    if not left_out:
        return files
    return Files({name: held for name, held in files.tables().items() if name not in left_out})


def _repair(tables: dict[str, Any], own: dict[str, Any], file: str, path: Path) -> bool:
    """Put what stands in the game's own files in place of a fault: the field, else its table, else more.

    False where nothing is left to be repaired.
    """
    whole: Path = (file, *path)
    for length in range(len(whole), 0, -1):
        at, counterpart = whole[:length], _counterpart(tables, own, whole[:length])
        right = None if counterpart is None else value_at(own, counterpart)
        if right == value_at(tables, at):
            continue
        if right is None and counterpart is not None:  # a misspelt key may have been meant for one of these
            _fill(value_at(tables, at[:-1]), value_at(own, counterpart[:-1]))
        return _put(tables, at, right)
    return False


def _counterpart(tables: object, own: object, path: Path) -> Path | None:
    """Where a place is in the game's own files; entries of lists are found by name, else by number."""
    found: list[str | int] = []
    for at, key in enumerate(path):
        if isinstance(key, int):
            entries: Any = value_at(own, tuple(found))
            if not isinstance(entries, list):
                return None
            name = entry_name(value_at(tables, path[:at]), key)
            names = [entry_name(entries, number) for number in range(len(entries))]
            if name not in names and key >= len(names):
                return None
            found.append(names.index(name) if name in names else key)
        else:
            found.append(key)
    return tuple(found)


def _fill(table: object, own: object) -> None:
    """Give a table what it lacks."""
    if isinstance(table, dict) and isinstance(own, dict):
        table |= {key: copy.deepcopy(value) for key, value in own.items() if key not in table}


def _put(tables: Any, path: Path, value: object) -> bool:
    """Replace what stands at a place, or take it away; whether there is such a place."""
    inside: Any = value_at(tables, path[:-1])
    key: Any = path[-1]
    if isinstance(inside, dict) and value is None:
        inside.pop(key, None)
    elif isinstance(inside, dict) or (isinstance(inside, list) and value is not None):
        inside[key] = copy.deepcopy(value)
    elif isinstance(inside, list):
        del inside[key]
    else:
        return False
    return True
