"""Which bot plays at which level."""

from __future__ import annotations

from typing import Final

from tetrarchy.bots.levels import LEVELS as _LEVELS

LEVELS: Final = len(_LEVELS)
USUAL: Final = 3
"""The level of a bot that takes over a seat."""
_HURRY: Final = 8
"""How many times less time bots have in a window of reactions, which does not wait for them."""


def bot_name(level: int, hurries: bool = False) -> str:
    """The name of the bot of a level."""
    return f"level:{level}/{_HURRY}" if hurries else f"level:{level}"


def searches(bot: str) -> bool:
    """Whether a bot of :func:`bot_name` takes time to search; all others decide at once."""
    level = bot.removeprefix("level:").split("/")[0]
    return level.isdigit() and _LEVELS[int(level) - 1].thought > 0
