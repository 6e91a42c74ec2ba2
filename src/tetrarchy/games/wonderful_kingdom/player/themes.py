"""What a decision is about: offers, traps, planning, cubes, what the modules bring, and the last round."""

from __future__ import annotations

from typing import Final

from tetrarchy.games.wonderful_kingdom.player.reasons import reason
from tetrarchy.kernel.reasons import Tried

_VERBS: Final = {
    "offer": "offers",
    "take": "taking",
    "search": "taking",
    "pay": "taking",
    "keep": "taking",
    "drop": "taking",
    "drop_hidden": "taking",
    "spy": "traps",
    "unmask": "traps",
    "build": "planning",
    "recycle": "planning",
    "place": "cubes",
    "store": "cubes",
    "krystallium": "cubes",
    "soldier": "cubes",
    "convert": "cubes",
    "give": "cubes",
    "discard": "planning",
    "task": "quests",
    "advise": "advisors",
    "forfeit": "threats",
    "freeze": "threats",
    "cover": "threats",
    "uncover": "threats",
    "fight": "threats",
    "thaw": "threats",
    "deck": "threats",
}


def themes(tried: Tried) -> list[str]:
    """What is done, and what is special about it or the moment."""
    found = [_VERBS.get(tried.verb, "patience")]
    if tried.fields.get("face") == "down":
        found.append("traps")
    if tried.before["step"] == "choose_advisor":
        found = ["advisors"]
    why = reason(tried)
    if why is not None and why.key == "supremacy":
        found.append("supremacy")
    if tried.before["round"] == tried.before["rounds"]:
        found.append("last_round")
    return found
