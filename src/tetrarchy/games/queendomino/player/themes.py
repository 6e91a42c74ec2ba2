"""What a decision is about: the step, the queen, and how near the end is."""

from __future__ import annotations

from typing import Final

from tetrarchy.kernel.reasons import Tried

_STEPS: Final = {
    "first_choice": "choosing",
    "choose": "choosing",
    "place": "placing",
    "tax": "taxes",
    "build": "building",
    "site": "building",
    "bribe": "dragon",
}
_BUILDING: Final = ("build", "site")


def themes(tried: Tried) -> list[str]:
    """The step, and what is special about the action or the moment."""
    found = [_STEPS[tried.before["step"]]]
    if _brings_queen(tried):
        found.append("queen")
    if tried.before["round"] >= tried.before["rounds"]:
        found.append("last_round")
    return found


def _brings_queen(tried: Tried) -> bool:
    """Whether the queen joins the kingdom, at once or with the site that follows."""
    if tried.verb not in _BUILDING:
        return False
    built = tried.then() if tried.after["step"] == "site" else [tried]
    return any(one.own("queen_joined") is not None for one in built)
