"""The fixed ratings of bots, so that who plays with bots only gets a rating too."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from tetrarchy.server.levels import LEVELS
from tetrarchy.server.ratings.model import START, Rating

FILE: Final = Path(__file__).with_name("bots.toml")


@cache
def _measured() -> dict[str, list[Rating]]:
    """What the file tells of each game: a rating for every level."""
    told = tomllib.loads(FILE.read_text("utf-8"))
    return {
        game: [
            Rating(points, spread) for points, spread in zip(about["points"], about["spread"], strict=True)
        ]
        for game, about in told["games"].items()
    }


def rating_of(game: str, level: int) -> Rating:
    """The rating of a level of bots; of a game whose bots nobody has measured, a newcomer's."""
    levels = _measured().get(game)
    if levels is None or not 1 <= level <= LEVELS:
        return START
    return levels[level - 1]
