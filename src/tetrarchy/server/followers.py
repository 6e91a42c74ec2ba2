"""Those who follow a table, and what each was told last. They stay while the table leaves the memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tetrarchy.server.live import Connection
    from tetrarchy.server.match import Seat

Told = tuple[int | None, int]
"""The seat whose eyes somebody looks with (None: a spectator), and the number of the position told last."""


class Followers:
    """The followers of one table."""

    __slots__ = ("chat_told", "told")

    def __init__(self) -> None:
        self.told: dict[Connection, Told | None] = {}
        """The followers, each with the position that it has; None where it has none."""
        self.chat_told = 0.0
        """When the last line of chat was said that they were told."""

    def guests(self) -> set[str]:
        """The guests among them."""
        return {connection.guest for connection in self.told if connection.guest is not None}

    def without_seat(self, seats: Sequence[Seat]) -> int:
        """How many of them have no seat; a guest with several windows is one."""
        seated = {seat.guest for seat in seats if seat.kind == "person"}
        others = {id(c) if c.guest is None else c.guest for c in self.told if c.guest not in seated}
        return len(others)
