"""Reading the table of landing spots."""

from __future__ import annotations

from typing import Final

from tetrarchy.games.inkdoms.landing import Spot
from tetrarchy.kernel.data import DataFile
from tetrarchy.kernel.errors import quote

_LEAST_SPOTS: Final = 4
_MOST_SPOTS: Final = 2000


def read_spots(file: DataFile, letters: list[str], board: str) -> list[Spot]:
    """The table of a file; ``board`` is the hash of the board that it should belong to."""
    table = file.table("throws")
    if table.text("board") != board:
        raise table.wrong(
            "these landing spots belong to another map: make them anew with scripts/make_inkdoms_throws.py, "
            "or remove the file"
        )
    rows = table.table.get("spots")
    if not isinstance(rows, list) or not _LEAST_SPOTS <= len(rows) <= _MOST_SPOTS:
        raise table.wrong(f"“spots” should be a list of {_LEAST_SPOTS} to {_MOST_SPOTS} rows")
    spots: list[Spot] = []
    for number, row in enumerate(rows, 1):
        try:
            x, y, angle, where, overlaps = row
            kingdoms = tuple(letters.index(letter) for letter in where)
            others = tuple(int(other) - 1 for other in overlaps)
            spot = Spot(float(x), float(y), float(angle), kingdoms, others)
        except (TypeError, ValueError) as error:
            raise table.wrong(
                f"spot {number} should have x, y, angle, letters of kingdoms, and numbers of spots, "
                f"not {quote(row)}"
            ) from error
        if not all(0 <= other < len(rows) and other != number - 1 for other in others):
            raise table.wrong(f"spot {number} overlaps spots that are not there")
        spots.append(spot)
    for number, spot in enumerate(spots):
        if not all(number in spots[other].overlaps for other in spot.overlaps):
            raise table.wrong(f"spot {number + 1} overlaps a spot that does not overlap it")
    return spots
