"""What a finished game was for each seat, kept beside the log when the game ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Options
from tetrarchy.server.people.schema import RESULTS
from tetrarchy.server.schema import insert_once
from tetrarchy.server.store import Write

if TYPE_CHECKING:
    from tetrarchy.server.match import Match, Seat

_KEEP: Final = insert_once(RESULTS)
OWN_NUMBERS: Final = "set"
"""The variant of all games with a set of components of somebody's own."""


def variant_of(game: Game, options: Options) -> str:
    """What tells apart games that are not to be compared: the first option, where it is a choice."""
    first = next(iter(game.options), None)
    return str(options.get(first.name, first.default)) if first is not None and first.choices else ""


def of(match: Match, at: float) -> list[Write]:
    """The results of a game that has just ended."""
    rows = rows_of(
        match.id,
        match.game,
        variant_of(match.game, match.setup.options) if match.setup.played is None else OWN_NUMBERS,
        match.seats,
        match.standing(),
        match.scores(),
        match.verdicts(),
    )
    times = {"began": match.setup.created, "finished": at, "decisions": match.decisions}
    return [(_KEEP, row | times) for row in rows]


def rows_of(
    table: str,
    game: Game,
    variant: str,
    seats: Sequence[Seat],
    places: Sequence[int],
    points: Sequence[int],
    verdicts: Sequence[str],
) -> list[dict[str, Any]]:
    """A row for each seat; who left it while the game went on still has the result."""
    people = [seat.guest if seat.kind == "person" else seat.began for seat in seats]
    levels = [0 if who is not None else seat.level or 0 for who, seat in zip(people, seats, strict=True)]
    return [
        {
            "table_id": table,
            "seat": number,
            "guest": people[number],
            "game": game.id,
            "variant": variant,
            "seats": len(seats),
            "level": levels[number],
            "rivals": max([level for other, level in enumerate(levels) if other != number], default=0),
            "people": sum(who is not None for who in people),
            "place": places[number],
            "points": points[number],
            "verdict": verdicts[number],
            "mark": seat.mark if people[number] is not None else "",
            "detail": None,
        }
        for number, seat in enumerate(seats)
    ]
