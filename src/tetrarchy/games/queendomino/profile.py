"""The variants: what is on the table for a number of seats."""

from __future__ import annotations

from typing import Final

from tetrarchy.kernel.options import Option, Options

QUEENDOMINO_SET: Final = 0
KINGDOMINO_SET: Final = 1

OPTIONS: Final = (
    Option("variant", "standard", ("standard", "royal_wedding", "teams", "kingdomino")),
    Option(
        "bonuses",
        "main",
        ("main", "alternative"),
        only_with=(("variant", ("standard", "royal_wedding", "teams")),),
    ),
    Option("middle_kingdom", False, only_with=(("variant", ("kingdomino",)),)),
    Option("harmony", False, only_with=(("variant", ("kingdomino",)),)),
)

SEATS: Final = {
    "standard": (2, 3, 4),
    "royal_wedding": (3, 4, 5, 6),
    "teams": (6, 8),
    "kingdomino": (2, 3, 4),
}


class Profile:
    """The numbers in which the variants differ."""

    def __init__(self, seats: int, options: Options) -> None:
        variant = options["variant"]
        kingdomino = variant == "kingdomino"
        wedding = variant in ("royal_wedding", "teams")
        self.seats = seats
        self.options = options
        self.seats_per_kingdom = 2 if variant == "teams" else 1
        self.kingdoms = seats // self.seats_per_kingdom
        self.kings_per_seat = 2 if seats == 2 else 1
        self.kings = seats * self.kings_per_seat
        self.full_game = not kingdomino
        """With buildings, coins, knights, the queen and the dragon."""
        self.first_king_leads = seats == 2 and not kingdomino
        """One king is drawn; its owner chooses first and last, the other player in between."""
        self.sets: list[int] = [KINGDOMINO_SET] if kingdomino else [QUEENDOMINO_SET]
        if wedding:
            self.sets.append(KINGDOMINO_SET)
        self.line_length = 4
        self.size = 5
        if wedding and seats > 4:
            self.line_length = 8
        if variant == "teams" or (wedding and seats <= 4) or (seats == 2 and not kingdomino):
            self.size = 7
        self.lines = 48 * len(self.sets) // self.line_length
        if kingdomino:
            self.line_length = self.kings
            self.lines = 6 if seats == 2 else 12
        self.middle_kingdom = options["middle_kingdom"] is True
        self.harmony = options["harmony"] is True
