"""What a finished game tells of each seat: its score sheet, what it did, how it opened. Runs in a worker.

All of it is told by the engine: by score sheets, by events that name components, by the first decision.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from tetrarchy.kernel.drive import walk
from tetrarchy.kernel.errors import OlderRules
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import State
from tetrarchy.server.replays import TableLog, record_of
from tetrarchy.server.sight import action_told
from tetrarchy.server.thinking import Source, game_of


class Piece(msgspec.Struct):
    """A component that events of a seat name, and how often."""

    field: str
    id: str
    count: int


class Detail(msgspec.Struct):
    """What is kept of one seat."""

    lines: dict[str, int] = {}
    pieces: list[Piece] = []
    opening: dict[str, Any] | None = None


def details(log: TableLog, data: Source) -> list[Detail]:
    """What a game tells of each seat; of a game under older rules, nothing."""
    game = game_of(log.setup.game, data)
    record = record_of(log, game)
    named = _components(game)
    pieces: list[Counter[tuple[str, str]]] = [Counter() for _ in range(record.seats)]
    openings: list[dict[str, Any] | None] = [None] * record.seats
    state: State = game.new(record.seats, record.options)
    try:
        for step in walk(game, record):
            state = step.state
            if step.seat >= 0 and openings[step.seat] is None:
                openings[step.seat] = action_told(game, step.action)
            for event in step.events:
                seat = event.data.get("seat")
                if isinstance(seat, int):
                    pieces[seat].update(
                        (field, value)
                        for field, value in event.data.items()
                        if isinstance(value, str) and value in named.get(field, ())
                    )
    except OlderRules:
        return [Detail() for _ in range(record.seats)]
    return [
        Detail(
            {line.key: line.points for line in state.sheet(seat).lines},
            [Piece(*what, count) for what, count in sorted(pieces[seat].items())],
            openings[seat],
        )
        for seat in range(record.seats)
    ]


def _components(game: Game) -> dict[str, set[str]]:
    """The ids of components by the fields of events that name them."""
    lists = {
        plural: {
            entry["id"] for entry in entries if isinstance(entry, dict) and isinstance(entry.get("id"), str)
        }
        for plural, entries in game.components().items()
        if isinstance(entries, list)
    }
    found = {plural.removesuffix("s"): ids for plural, ids in lists.items() if ids}
    for field, plurals in game.component_fields.items():
        found[field] = set().union(*(lists.get(plural, set()) for plural in plurals))
    return found
