"""What a decision is called, by what it gave away; `docs/review.md` tells the limits to players."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

WORDS: Final = ("best", "good", "inaccuracy", "mistake", "blunder")
"""From the best on."""

LIMITS: Final = (0.005, 0.03, 0.07, 0.15)
"""A decision is no longer called by a word of WORDS once it surely gives away more than this.

Alone a loss is told in points, and the limits are these times two of the game's spreads: near an even game a
lead of one point is worth that much of the chance to win.
"""

ACCURACY_LOSS: Final = 0.1
"""A decision that gives away so much has the accuracy 1/e."""


def word_for(sure_loss: float) -> str:
    """What a decision is called that surely gives away this much of the chance to win."""
    return WORDS[sum(sure_loss > limit for limit in LIMITS)]


def accuracy(losses: Sequence[float]) -> float:
    """The mean accuracy of decisions, from 0 to 1; 1 where there was nothing to decide."""
    if not losses:
        return 1.0
    return sum(math.exp(-loss / ACCURACY_LOSS) for loss in losses) / len(losses)
