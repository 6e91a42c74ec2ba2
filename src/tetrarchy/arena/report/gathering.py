"""What is counted in each game of a report: choices, score sheets, and what every seat did.

An event that names a seat is something this seat did. A field of it that names a component makes it a use
of this component: ``building_built`` with ``building=bakery`` is a bakery built. Which names are components
follows from the game's ``components()`` and ``component_fields``.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

from tetrarchy.arena.match import Result, Tally, Use, play_match
from tetrarchy.arena.simulation import Simulation
from tetrarchy.kernel.data import Data
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import Event, State

Stop: TypeAlias = Callable[[], bool]
"""Is asked before every decision whether the game is to be given up."""

_COPY: Final = re.compile(r"-\d+$")
_SKIPPED: Final = "step_skipped"
"""The kind of events that tell why nothing was done."""
_PRINTED: Final = ("rulebook", "found")
"""Where the numbers of a component come from if they are those in print."""
_ABOUT: Final = frozenset(("id", "names", "copies", "source", "provenance"))
"""What an entry says besides what the component does."""
_BEGINS: Final = ("first_player", "king_drawn", "round_begun")
"""Events whose seat plays first; the earliest of a game counts."""
_FORM: Final = 2
"""Which of a game's notes a report needs: 2 are those with the course of the points."""
_RENAMED: Final = {"vp": "points"}
"""Fields that the data files call otherwise than ``components()``."""


class Watched(NamedTuple):
    """A simulation whose games are looked at while they are played."""

    simulation: Simulation

    @property
    def game(self) -> str:
        return self.simulation.game

    @property
    def data(self) -> Data | None:
        return self.simulation.data

    @property
    def seats(self) -> int:
        return self.simulation.seats

    def lineup(self, index: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        return self.simulation.lineup(index)

    def total(self) -> int:
        """How many games there are in all."""
        return self.simulation.total()

    def identity(self, game: Game) -> dict[str, Any]:
        """All that the results follow from, and that they tell what a report needs."""
        return self.simulation.identity(game) | {"report": _FORM}

    def play(self, game: Game, index: int, stop: Stop = lambda: False) -> Result:
        """Play the game with this number, and note what happens in it; Stopped where ``stop`` says so."""
        table = self.simulation.table(game, index)
        return play_match(game, self.simulation.options, *table, Notes(game, stop))


class Stopped(Exception):
    """A game was given up, because whoever plays it is wanted elsewhere."""


class Notes:
    """A witness that notes all that a report tells of, and gives up where it is told to."""

    def __init__(self, game: Game, stop: Stop = lambda: False) -> None:
        self._inventory = inventory_of(game)
        self._stop = stop
        self._choices: list[int] = []
        self._course: list[tuple[int, ...]] = []
        self._state: State | None = None

    def begin(self, state: State) -> None:
        state.events = []
        self._state = state

    def decide(self, legal: list[int]) -> None:
        if self._stop():
            raise Stopped
        self._choices.append(len(legal))
        assert self._state is not None
        done = round_of(self._state) - 1
        if done > len(self._course):
            points = tuple(self._state.sheet(seat).total for seat in range(self._state.seats))
            self._course += [points] * (done - len(self._course))

    def end(self, state: State) -> Tally:
        uses: list[Counter[Use]] = [Counter() for _ in range(state.seats)]
        for event in state.events or ():
            seat = event.data.get("seat")
            if isinstance(seat, int):
                uses[seat].update(self._inventory.uses(event))
        sheets = tuple(state.sheet(seat).lines for seat in range(state.seats))
        return Tally(
            tuple(self._choices), sheets, tuple(uses), tuple(self._course), _first(state.events or ())
        )


def round_of(state: State) -> int:
    """The round, from 1; 0 before it. Where a game counts none, as many turns as there are seats are one."""
    progress = state.progress()
    if progress.round or progress.rounds:
        return progress.round
    return -(-state.turn_id() // state.seats)


def _first(events: Sequence[Event]) -> int | None:
    """The seat that begins the game; None where no event says so."""
    seats = (event.data.get("seat") for event in events if event.kind in _BEGINS)
    return next((seat for seat in seats if isinstance(seat, int)), None)


class Inventory:
    """The components of a game by the names that events have for them."""

    def __init__(self, game: Game) -> None:
        components = game.components()
        self._fields = game.component_fields
        self._reconstructed: dict[str, bool] = {}
        """By ``list/name``."""
        self._of_field: dict[str, bool] = {}
        self._verdicts = frozenset(game.verdicts)
        self._uses: dict[Use, Use] = {}
        """One object for equal uses, so that many games take little room."""
        for plural, identifier, reconstructed in _entries(components):
            known, name = (
                (self._reconstructed, f"{plural}/{identifier}") if identifier else (self._of_field, plural)
            )
            known[name] = reconstructed or known.get(name, False)

    def uses(self, event: Event) -> list[Use]:
        """What an event tells of components, or that something was done without any."""
        if event.retold or event.kind == _SKIPPED:
            return []
        names: list[tuple[str, str]] = []
        for field, given in event.data.items():
            listed = given if isinstance(given, list) else [given]
            names += [(field, value) for value in listed if isinstance(value, str)]
            if not listed or not self._verdicts.isdisjoint(listed):
                return []
        found = [Use(event.kind, field, known) for field, name in names if (known := self._find(field, name))]
        return [self._uses.setdefault(use, use) for use in found or [Use(event.kind)]]

    def reconstructed(self, field: str, value: str) -> bool:
        """Whether numbers of a component are not known to be the printed ones."""
        for plural in self._lists(field):
            if f"{plural}/{value}" in self._reconstructed:
                return self._reconstructed[f"{plural}/{value}"]
        return any(self._of_field.get(plural, False) for plural in self._lists(field))

    def _find(self, field: str, value: str) -> str | None:
        """The component that a value means; the second copy ``farm-2`` is a farm."""
        lists = self._lists(field)
        for name in (value, _COPY.sub("", value)):
            if any(f"{plural}/{name}" in self._reconstructed for plural in lists):
                return name
        return value if any(plural in self._of_field for plural in lists) else None

    def _lists(self, field: str) -> tuple[str, ...]:
        """The lists of components that a field of an event can name something of."""
        plurals = (field, f"{field}s", f"{field}es", f"{field.removesuffix('y')}ies")
        return self._fields.get(field, ()) + plurals


inventory_of = lru_cache(maxsize=8)(Inventory)


def _entries(components: Mapping[str, Any]) -> Iterator[tuple[str, str, bool]]:
    """Every component: the name of its list, its own name, whether it is reconstructed.

    Entries of a list that have no name of their own go without; events may know them by one.
    """
    everything = _reconstructed(components, False)
    for plural, entries in components.items():
        if isinstance(entries, list):
            yield from ((plural, name, everything) for name in entries if isinstance(name, str))
            tables = [entry for entry in entries if isinstance(entry, dict) and not _name_of(entry)]
            yield from ((plural, "", _reconstructed(entry, everything)) for entry in tables)
        yield from _walk(plural, entries, everything)


def _walk(plural: str, thing: object, inherited: bool) -> Iterator[tuple[str, str, bool]]:
    """The components in a part of the data; what says nothing of its source has that of the whole."""
    if isinstance(thing, list):
        for entry in thing:
            yield from _walk(plural, entry, inherited)
    elif isinstance(thing, dict):
        reconstructed = _reconstructed(thing, inherited)
        if name := _name_of(thing):
            yield plural, name, reconstructed
        for inner, value in thing.items():
            if inner not in _ABOUT:
                yield from _walk(inner, value, reconstructed)


def _name_of(entry: Mapping[str, Any]) -> str:
    """An entry's ``id`` or ``kind``, or all that it has."""
    for name in ("id", "kind", *(entry if len(entry) == 1 else ())):
        if isinstance(entry.get(name), str):
            return str(entry[name])
    return ""


def _reconstructed(entry: Mapping[str, Any], inherited: bool) -> bool:
    """Whether any number of an entry is not known from print.

    An entry tells where its parts come from, or has a ``source`` that lists the fields known from print.
    """
    source = entry.get("source", entry)
    told = source.get("provenance")
    if told is None:
        return inherited
    parts = told.values() if isinstance(told, dict) else [told]
    if not all(str(part).startswith(_PRINTED) for part in parts):
        return True
    if source is entry:
        return False
    known = {_RENAMED.get(name, name) for name in source.get("rulebook_fields", ())}
    return not set(entry) - _ABOUT <= known
