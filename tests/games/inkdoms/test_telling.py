"""What views, score sheets, previews and events tell, so that no screen has to work it out."""

from __future__ import annotations

from librt.random import Random

from tests.games.inkdoms.helpers import LINES, events, filled, mine, play, seen, sheet, solo, table
from tetrarchy.games.inkdoms import GAME
from tetrarchy.kernel.preview import Preview, preview
from tetrarchy.kernel.state import State


def brings(state: State, step: str, seat: int = 0) -> Preview:
    """What a step would bring to a seat."""
    return preview(GAME, state.view(seat), seat, [GAME.actions.parse(step)], Random(1))[0]


# --- previews


def test_a_tamed_monster_brings_its_points_and_the_lost_one_back() -> None:
    """Yellowlake's unicorn y9 in its own yellow: -1 becomes +1, and Yellowlake has a first colour."""
    state = solo("yellow Y 3")
    told = brings(state, "paint die y9")
    assert dict(told.lines) == {"unicorn": 2, "yellowlake": 1}
    assert told.total == 3
    assert state.sheet(0).total == -18
    assert play(state, "paint die y9").sheet(0).total == -15


def test_a_defeated_monster_brings_the_lost_point_back() -> None:
    told = brings(solo("red Y 3"), "paint die y9")
    assert dict(told.lines) == {"unicorn": 1, "yellowlake": 1}


def test_a_capital_brings_its_points_in_its_own_colour_only() -> None:
    assert dict(brings(solo("red R 3"), "paint die r5").lines) == {"redhill": 3}
    assert dict(brings(solo("blue R 3"), "paint die r5").lines) == {"redhill": 1}


def test_a_preview_among_others_tells_what_is_sure() -> None:
    state = table(sheet(), sheet())
    play(state, "1 take red redhill", "2 take blue bluewater", "2 paint die b5", "2 stop")
    told = brings(state, "paint die r5")
    assert (dict(told.lines), told.total) == ({"redhill": 3}, 3)


def test_to_stop_with_drops_left_costs_a_blot() -> None:
    assert dict(brings(solo("red R 3"), "stop").lines) == {"blots": -1}


# --- views


def test_a_turn_tells_whether_to_stop_marks_a_blot() -> None:
    state = solo("red R 2", drops="green")
    assert mine(state)["turn"]["blot"] is True
    play(state, "paint die r1", "paint die r6")
    assert mine(state)["turn"]["drops"] == 0
    assert mine(state)["turn"]["blot"] is False
    assert mine(solo("red R 3", blots=10))["turn"]["blot"] is False, "no blot is left"


def test_no_blot_is_announced_after_the_turn() -> None:
    state = play(table(sheet(), sheet()), "1 take red redhill", "2 take blue bluewater", "1 stop")
    assert mine(state)["blots"] == 1
    assert mine(state)["turn"]["blot"] is False


def test_a_sheet_tells_how_much_of_every_line_is_painted() -> None:
    state = table(sheet(**filled("RB", but="b1", also="y9")), sheet())
    done = mine(state)["done"]
    assert (done["redhill"], done["bluewater"], done["yellowlake"], done["greenwood"]) == (9, 8, 1, 0)
    assert done["final"] == 1
    assert {line: LINES[line]["size"] for line in ("redhill", "hydra", "dragon", "final")} == {
        "redhill": 9, "hydra": 4, "dragon": 6, "final": 3,
    }  # fmt: skip


def test_others_see_how_much_was_painted_when_the_round_began() -> None:
    state = play(table(sheet(), sheet()), "1 take red redhill", "1 paint die r5")
    assert mine(state)["done"]["redhill"] == 1
    assert seen(state, 0, by=1)["done"]["redhill"] == 0


# --- why a step was skipped


def test_the_only_die_left_is_announced() -> None:
    state = table(sheet(), sheet(), gone="red white")
    told = events(state, "take blue bluewater")
    assert ("step_skipped", {"seat": 1, "step": "take", "why": "only-die"}) in told


def test_drops_that_fit_nowhere_end_a_turn_and_only_their_player_is_told() -> None:
    state = table(sheet(**filled("R", but="r1")), sheet(), dice="red R 3, blue B 3, yellow Y 3, white G 3")
    play(state, "1 take red redhill")
    state.events = []
    options = [GAME.actions.notation(action) for action in state.legal(0)]
    play(state, next(f"1 {option}" for option in options if option.startswith("paint")))
    skipped = [event for event in state.events if event.kind == "step_skipped"]
    assert [event.data for event in skipped] == [{"seat": 0, "step": "paint", "why": "no-place"}]
    assert skipped[0].seats == (0,)


def test_a_turn_that_places_all_its_drops_needs_no_reason() -> None:
    told = events(solo("red R 2"), "paint die r1", "paint die r6")
    assert "step_skipped" not in [kind for kind, _ in told]


def test_alone_the_last_numbers_go_by_themselves() -> None:
    gone = {line: {"first": [None], "second": [None]} for line in LINES if line != "final"}
    one_left = gone | {"hydra": {"first": [None], "second": []}}
    told = events(solo("red R 2", lines=one_left), "stop")
    assert ("step_skipped", {"seat": 0, "step": "cross", "why": "only-number"}) in told
    told = events(solo("red R 2", lines=gone), "stop")
    assert ("step_skipped", {"seat": 0, "step": "cross", "why": "no-number"}) in told
