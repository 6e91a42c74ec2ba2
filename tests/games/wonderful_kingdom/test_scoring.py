"""The end of the game: rulebook section 6."""

from __future__ import annotations

from typing import Any

from tests.games.wonderful_kingdom.helpers import play, sheet, site, table
from tetrarchy.kernel.state import State


def over(*duchies: dict[str, Any], **fields: Any) -> State:
    fields.setdefault("module", "advisors")
    return table(2, *duchies, step="over", round=4, **fields)


MAXIM = ["alchemical_forge", "dragon_eggs", "giant_lighthouse", "royal_citadel", "throne_room"]


def test_example_maxim_has_39_points() -> None:
    """2 + 6 + 3 = 11; (4 + 3 + 2) × 4 landmarks = 36; two calamities −8; nothing for krystallium, soldiers
    and cards under construction.
    """
    duchy = {
        "built": MAXIM,
        "calamities": 2,
        "krystallium": 3,
        "soldiers": 2,
        "construction": [site("cathedral")],
    }
    state = over(duchy, side="a", duchy="teressie")
    assert sheet(state) == {
        "base": 11,
        "structure": 0,
        "professional": 0,
        "landmark": 36,
        "discovery": 0,
        "calamities": -8,
        "advisors": 0,
    }
    assert state.sheet(0).total == 39


def test_most_points_win() -> None:
    assert over({"built": ["cathedral"]}, {"built": ["farm", "farm"]}).standing() == [1, 2]


def test_tie_goes_to_more_built_cards() -> None:
    nine = {"built": ["cathedral"]}
    also_nine = {"built": ["sword_of_kings", "farm"]}
    assert over(nine, also_nine, side="b").standing() == [2, 1]


def test_then_to_more_soldiers() -> None:
    state = over({"built": ["cathedral"]}, {"built": ["sword_of_kings"], "soldiers": 1}, side="b")
    assert state.standing() == [2, 1]


def test_a_soldier_in_training_does_not_count() -> None:
    state = over({"built": ["cathedral"], "training": 1}, {"built": ["sword_of_kings"]}, side="b")
    assert state.standing() == [1, 1]


def test_then_victory_is_shared() -> None:
    assert over({"built": ["cathedral"]}, {"built": ["sword_of_kings"]}, side="b").standing() == [1, 1]


def test_threats_left_cost_their_points() -> None:
    duchy = {"threats": {"giant_rat": 1, "vermin": 2, "frost_giant": 1, "shadow": 1, "thief": 1}}
    state = over(duchy, module="threats", deck_1="giant_rats", deck_2="thieves")
    assert sheet(state)["threats"] == -4 - 4 - 5 - 4 - 4


def test_nothing_happens_after_the_end() -> None:
    state = over({"built": ["cathedral"], "krystallium": 1, "construction": [site("farm")]})
    assert state.actors() == []
    assert state.legal(0) == []
    assert state.view(None)["outcome"][0] == {"place": 1, "lost": "none", "medal": None}


def test_herald_scores_at_the_end() -> None:
    state = table(2, {"advisors": ["royal_herald"], "soldiers": 2}, step="ending", round=4, module="advisors")
    play(state, "advise royal_herald")
    assert sheet(state)["advisors"] == 5
    assert state.view(None)["step"] == "over"
