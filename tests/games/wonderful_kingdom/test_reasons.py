"""Why an action is good."""

from __future__ import annotations

from typing import Any

from tests.games.wonderful_kingdom.helpers import down, site, table
from tetrarchy.games.wonderful_kingdom import GAME
from tetrarchy.kernel.preview import reasons
from tetrarchy.kernel.reasons import Reason
from tetrarchy.kernel.state import State

MAKES = GAME.components()["duchies"][0]["sides"]["a"]["production"]


def why(state: State, action: str, seat: int = 0) -> Reason:
    """What holds in every world that the seat may be in."""
    return reasons(GAME, state.view(seat), seat, [GAME.actions.parse(action)], 1)[0]


def test_a_card_is_told_with_the_round_in_which_it_can_be_finished() -> None:
    """The farm costs two materials; the Gates of Hell want soldiers, and there are none."""
    state = table(2, {"draft": ["farm", "gates_of_hell"]}, {}, module="advisors")
    assert MAKES["materials"] >= 2
    assert why(state, "build farm") == Reason("this-round", {"card": "farm"})
    assert why(state, "build gates_of_hell").key == "short"


def test_recycling_is_told_with_the_card_that_wants_the_cube() -> None:
    wants = {"draft": ["farm"], "construction": [site("guildhall", population=1)]}
    told = why(table(2, wants, {}, module="advisors"), "recycle farm")
    assert told == Reason("recycles-for", {"resource": "population", "card": "guildhall"})
    assert why(table(2, {"draft": ["farm"]}, {}, module="advisors"), "recycle farm") == Reason(
        "recycles", {"resource": "population"}
    )


def test_the_last_piece_is_told_with_what_the_card_brings() -> None:
    """A farm makes population; whoever makes more of it than the other gets supremacy, which comes first."""
    mine = {"construction": [site("farm", materials=1)], "krystallium": 1}
    alone = table(1, mine, module="advisors")
    told = Reason("completes-production", {"card": "farm", "resource": "population", "cubes": 1})
    assert why(alone, "krystallium farm materials") == told
    state = table(2, mine, {}, module="advisors")
    supreme = state.view(0)["supremacy"]["population"]
    wanted = told if supreme == 0 else Reason("supremacy", {"card": "farm", "resource": "population"})
    assert why(state, "krystallium farm materials") == wanted


def test_an_offer_is_taken_for_what_can_be_finished_or_to_avoid_what_lies_hidden() -> None:
    areas: list[dict[str, Any]] = [{"up": ["farm"], "down": []}, {"up": ["gates_of_hell"], "down": []}]
    assert why(table(2, step="take", areas=areas, module="advisors"), "take 1") == Reason(
        "takes-now", {"card": "farm"}
    )
    areas = [{"up": ["gates_of_hell"], "down": []}, {"up": [], "down": [down("farm", 1)]}]
    state = table(2, step="take", areas=areas, module="advisors")
    assert why(state, "take 1") == Reason("avoids-hidden", {})
