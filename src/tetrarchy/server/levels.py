"""Which bot plays at which level."""

from __future__ import annotations

from typing import Final

from tetrarchy.bots.levels import LEVELS as _LEVELS
from tetrarchy.kernel.state import CHANCE, State

LEVELS: Final = len(_LEVELS)
USUAL: Final = 3
"""The level of a bot that takes over a seat."""
_HURRY: Final = 8
"""How many times less time bots have in a window of reactions, which does not wait for them."""
_SHORTEST: Final = 0.05
"""What the last decisions of a long turn still get, as a share of the turn's time."""


def bot_name(level: int, hurries: bool = False, spent: float = 0.0, is_last: bool = False) -> str:
    """The name of the bot of a level that has thought for ``spent`` seconds in this turn.

    The highest level has its seconds for a whole turn. How many decisions a turn has is not known before:
    each gets half of what is left, and one that is sure to be the last gets all of it.
    """
    if hurries:
        return f"level:{level}/{_HURRY}"
    if level < LEVELS:
        return f"level:{level}"
    whole = _LEVELS[level - 1].seconds
    seconds = max((whole - spent) / (1 if is_last else 2), whole * _SHORTEST)
    return f"level:{level}@{round(seconds * 1000)}ms"


def is_last_of_turn(state: State, seat: int, legal: list[int]) -> bool:
    """Whether a seat's turn ends with this decision, whatever it decides.

    It does where another turn begins, or where others go on who are not asked for a reaction.
    """
    return all(_ends_turn(state, seat, action) for action in legal)


def _ends_turn(state: State, seat: int, action: int) -> bool:
    after = state.copy()
    after.apply(seat, action)
    actors = after.actors()
    is_out = seat not in actors and actors != [CHANCE] and not after.reacting()
    return is_out or after.turn_id() != state.turn_id()


def searches(bot: str) -> bool:
    """Whether a bot of :func:`bot_name` takes time to search; all others decide at once."""
    level = bot.removeprefix("level:").split("/")[0].split("@")[0]
    return level.isdigit() and _LEVELS[int(level) - 1].thought > 0


def thinks_always(bot: str) -> bool:
    """Whether a bot of :func:`bot_name` thinks about each of its decisions, as the highest level does."""
    return bot.startswith(f"level:{LEVELS}")
