"""What a decision is about: stones, jewels handed in, sets, cards, and the race to the goal."""

from __future__ import annotations

from typing import Final

from tetrarchy.games.gem_forge.player.reasons import reason
from tetrarchy.kernel.reasons import Tried

_VERBS: Final = {
    "open": "opening",
    "take": "mine",
    "dig": "mine",
    "keep": "mine",
    "return": "mine",
    "set": "setting",
    "pull": "setting",
    "discard": "setting",
    "hand_in": "handing_in",
    "choose": "market",
    "refresh": "market",
    "swap": "market",
    "draw": "cards",
    "play": "cards",
    "drop": "cards",
    "target": "cards",
    "rob": "cards",
    "trade": "cards",
}
_SETS: Final = ("set-ready", "hand-in-set")
_NEAR: Final = 6
"""How many steps from the goal the race is on."""


def themes(tried: Tried) -> list[str]:
    """What is done, what it is for, and whether somebody is about to win."""
    found = [_VERBS[tried.verb]] if tried.verb in _VERBS else []
    if tried.state.reacting():
        found.append("reactions")
    elif tried.verb == "pass":
        found.append("patience")
    why = reason(tried)
    if why is not None and why.key in _SETS:
        found.append("sets")
    if max(player["pawn"] for player in tried.before["players"]) >= tried.before["goal"] - _NEAR:
        found.append("race")
    return found
