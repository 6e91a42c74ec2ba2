"""What a decision is about: dice, spells, towers, and what a painted area brings."""

from __future__ import annotations

from typing import Final

from tetrarchy.games.inkdoms.player.reasons import reason
from tetrarchy.kernel.reasons import Tried

_VERBS: Final = {
    "take": "dice",
    "paint": "painting",
    "clash": "spells",
    "move": "spells",
    "spread": "spells",
    "blend": "spells",
    "mix": "towers",
    "stop": "stopping",
    "cross": "speed",
}
_REASONS: Final = {
    "line": "speed",
    "capital": "capitals",
    "tamed": "monsters",
    "tower": "towers",
    "spell": "spells",
}
"""What the most telling reason of a painted area speaks of."""


def themes(tried: Tried) -> list[str]:
    """What is done, what it brings, and whether the game ends with this round."""
    found = [_VERBS[tried.verb]]
    if tried.fields.get("drop", "").startswith("tower"):
        found.append("towers")
    why = reason(tried)
    if why is not None and why.key in _REASONS:
        found.append(_REASONS[why.key])
    if tried.before["last_round"]:
        found.append("last_round")
    return list(dict.fromkeys(found))
