"""Which tables are rated, and what the end of one says of each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

from tetrarchy.kernel.errors import BadOptions, TetrarchyError
from tetrarchy.server.people.games_of import is_gone
from tetrarchy.server.people.results import variant_of
from tetrarchy.server.ratings.schema import RATED
from tetrarchy.server.schema import insert_once
from tetrarchy.server.store import Write

if TYPE_CHECKING:
    from tetrarchy.server.match import Match, Seat
    from tetrarchy.server.thinking import Source

Void = Literal["", "rules-changed", "nobody"]
"""Why the game of a rated table does not count after all."""

_GAVE_UP: Final = ("resigned", "timed_out", "left")
_KEEP: Final = insert_once(RATED)


def check_wish(source: Source, seats: int, hints: bool) -> None:
    """Refuse a rated table where the games of all such tables could not be compared."""
    if seats < 2:
        raise BadOptions("rated-alone", "A solo game cannot be rated.")
    if source is not None:
        raise BadOptions("rated-data", "It is played with other components here, so it cannot be rated.")
    if hints:
        raise BadOptions("rated-hints", "A rated game has no hints: switch them off.")


def check_accepted(match: Match, accepts: bool) -> None:
    """Refuse a seat of a rated table to whoever has not agreed that the game is rated."""
    if match.setup.rated and not accepts:
        raise TetrarchyError("rated-not-accepted", "This game is rated: agree to that to sit down.")


def check_seat_stays(match: Match) -> None:
    """Refuse to hand a seat on: whoever is about to lose could have somebody else do it."""
    if match.setup.rated and match.state is not None:
        raise TetrarchyError("rated-seat-stays", "In a rated game everybody keeps the seat they began with.")


def void_of(match: Match) -> Void:
    """Why a game that has come to its end does not count, where it does not."""
    setup, game = match.setup, match.game
    if all(seat.began is None for seat in match.seats) or len(set(sides_of(match))) < 2:
        return "nobody"
    is_same = (setup.rules, setup.data) == (game.rules_version, game.data_hash)
    return "" if is_same and not match.notes else "rules-changed"


def sides_of(match: Match) -> list[int]:
    """The side that each seat plays for."""
    assert match.state is not None
    return [int(match.state.side(seat)) for seat in range(match.setup.seats)]


def places_of(match: Match) -> list[int]:
    """The place by which each seat is rated: whoever has given up is behind all who were still there then.

    Where somebody of the same side plays on, the side has the place that it comes to, and who has given up
    is rated as if it were the last one.
    """
    assert match.state is not None
    sides, standing = sides_of(match), match.state.standing()
    order = {
        side: (-_given_up(match, sides, side), standing[sides.index(side)]) for side in dict.fromkeys(sides)
    }
    ranked = sorted(order.values(), key=_rank)
    places = {side: ranked.index(key) + 1 for side, key in order.items()}
    return [
        len(order) + 1 if _has_given_up(seat) and not order[side][0] else places[side]
        for side, seat in zip(sides, match.seats, strict=True)
    ]


def _rank(key: tuple[int, int]) -> tuple[bool, int, int]:
    """Those who stayed first, by their places; then those who gave up, the last to do so first."""
    gave_up, place = key
    return gave_up < 0, gave_up, place


def _given_up(match: Match, sides: list[int], side: int) -> int:
    """The number of the row with which the last person of a side gave up; 0 while one of them plays."""
    people = [seat for at, seat in enumerate(match.seats) if sides[at] == side and seat.began is not None]
    if not people or not all(map(_has_given_up, people)):
        return 0
    return max(seat.gone or 0 for seat in people)


def _has_given_up(seat: Seat) -> bool:
    return seat.began is not None and seat.kind == "bot" and seat.mark in _GAVE_UP


def rows_of(match: Match, at: float) -> list[dict[str, Any]]:
    """What is kept of each seat of a rated game that has just ended; nothing of one that does not count."""
    if not match.setup.rated or void_of(match):
        return []
    variant = variant_of(match.game, match.setup.options)
    seats = zip(match.seats, sides_of(match), places_of(match), strict=True)
    return [
        {
            "table_id": match.id,
            "seat": number,
            "guest": None if seat.began is None or is_gone(seat.began) else seat.began,
            "game": match.game.id,
            "variant": variant,
            "side": side,
            "level": 0 if seat.began is not None else seat.level or 0,
            "place": place,
            "finished": at,
            "was": None,
            "was_spread": None,
            "points": None,
            "spread": None,
            "settled": None,
        }
        for number, (seat, side, place) in enumerate(seats)
    ]


def of(match: Match, at: float) -> list[Write]:
    """What is written with the last row of a game's log."""
    return [(_KEEP, row) for row in rows_of(match, at)]
