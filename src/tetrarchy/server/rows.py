"""A row of a table's log: one thing that happened, whole or not at all.

``steps`` in a body are decisions as ``[seat, action]``, the draws of chance (seat -1) that followed included.

| kind | seat | body | meaning |
|---|---|---|---|
| sit | who | guest, name, away | a person takes a seat, open or (by its link) another device's |
| rise | who | | a person gives the seat back before the start |
| ready | who | ready | a person is ready to begin, or no longer |
| bot | who | level, mark | a bot takes the seat; ``mark`` says why |
| start | -1 | steps, away | the game begins; ``away`` has the vacations of those who sit there, by seat |
| act | who | steps | a decision |
| hold | who | action | an answer in a window of reactions, kept until the window ends |
| window | -1 | steps | the window ends, and all answers take effect |
| undo | who | | the answer that the seat holds, else its last decision, is taken back |
| rewind | -1 | to, rules, data | newer rules cannot replay the rows from ``to`` on: they are void |
| vacation | who | away | a person enters or changes a vacation: when it was entered, since when, until when |
| next | -1 | table | the rematch |
| close | -1 | absent | the host closes the table; or too few came to a table of a tournament |
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

import msgspec

from tetrarchy.kernel.drive import Step, last_of


class Row(msgspec.Struct, frozen=True):
    """A row as it is stored."""

    table: str
    seq: int
    kind: str
    seat: int
    body: dict[str, Any]
    ident: str | None
    at: float


def new_row(
    table: str,
    seq: int,
    kind: str,
    seat: int = -1,
    body: dict[str, Any] | None = None,
    ident: str | None = None,
) -> Row:
    """A row of this moment."""
    return Row(table, seq, kind, seat, body or {}, ident, round(time.time(), 3))


def steps_of(row: Row) -> list[Step]:
    """The steps of a row."""
    return [(seat, action) for seat, action in row.body["steps"]]


def standing(rows: Iterable[Row]) -> list[Row]:
    """The rows whose steps stand, in their order: what was taken back or is void is left out."""
    found: list[Row] = []
    held: set[int] = set()
    for row in rows:
        if row.kind == "hold":
            held.add(row.seat)
        elif row.kind == "undo" and row.seat in held:
            held.remove(row.seat)
        elif row.kind == "undo":
            at = last_of(row.seat, [other.seat for other in found])
            del found[at]
        elif row.kind == "rewind":
            found = [other for other in found if other.seq < row.body["to"]]
        elif row.kind in ("start", "act", "window"):
            found.append(row)
            held.clear()
    return found
