"""What views, score sheets, previews and events tell, so that no screen has to work it out."""

from __future__ import annotations

from itertools import combinations
from random import Random as PyRandom

from librt.random import Random

from tests.games.inkdoms.helpers import (
    AREAS,
    COLOURING,
    LINES,
    MAP,
    TOWERS,
    areas_of,
    events,
    filled,
    mine,
    painted,
    play,
    seen,
    sheet,
    solo,
    table,
)
from tetrarchy.games.inkdoms import GAME
from tetrarchy.games.inkdoms.colours import COLOURS
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


def test_a_sheet_tells_what_became_of_its_signs() -> None:
    """r5 is Redhill's capital, r3 a yellow unicorn; y9 is a unicorn too, b1 has no colour of its own."""
    told = seen(table(sheet(red="r5", blue="r3", yellow="y9")), 0, 0)
    assert told["signs"] == {"r5": "built", "r3": "defeated", "y9": "tamed"}
    assert seen(table(sheet(blue="r5")), 0, 0)["signs"] == {"r5": "lost"}


def test_others_learn_what_became_of_a_sign_when_the_round_ends() -> None:
    state = table(sheet(), sheet())
    play(state, "1 take red redhill", "1 paint die r5")
    assert seen(state, 0, 0)["signs"] == {"r5": "built"}
    assert seen(state, 0, 1)["signs"] == {}
    assert seen(state, 0, 1)["towers"] == {}


def test_a_tower_tells_the_colour_of_its_drop() -> None:
    one, other = TOWERS[0]
    name = MAP["towers"][0]["id"]
    told = [
        seen(table(sheet(blots=0, **{a: one, b: other})), 0, 0)["towers"]
        for a, b in (("red", "blue"), ("blue", "yellow"), ("red", "green"))
    ]
    assert told == [{name: "purple"}, {name: "green"}, {name: None}]
    assert seen(table(sheet(red=one)), 0, 0)["towers"] == {}


def test_the_parts_of_a_line_add_up_to_its_points() -> None:
    state = table(sheet(red="r5 r9", blue="r1 y9"), lines={"redhill": {"first": [], "second": []}})
    told = seen(state, 0, 0)
    assert told["parts"]["redhill"] == [
        {"key": "colours", "count": 2, "points": 2},
        {"key": "capital", "count": 1, "points": 2},
    ]
    unicorns = len(next(one for one in MAP["monsters"] if one["kind"] == "unicorn")["areas"])
    assert told["parts"]["unicorn"] == [
        {"key": "unpainted", "count": unicorns - 1, "points": 1 - unicorns},
    ]
    for line, points in told["score"].items():
        if line != "blots":
            assert sum(part["points"] for part in told["parts"][line]) == points


def test_components_tell_what_painting_makes_of_a_sign() -> None:
    assert AREAS["r5"]["painted"]["red"] == "built"
    assert AREAS["r5"]["painted"]["brown"] == "lost"
    assert AREAS["y9"]["painted"]["yellow"] == "tamed"
    assert AREAS["r1"]["painted"] == {}


# --- what finds a place


def fits(state: State, die: str, kingdom: str, seat: int = 0) -> tuple[int, bool]:
    """How many drops of a die find a place, and whether the others cost a blot."""
    ways = state.view(seat)["takes"]
    return next((way["fits"], way["blot"]) for way in ways if (way["die"], way["kingdom"]) == (die, kingdom))


def test_a_die_tells_how_many_of_its_drops_find_a_place() -> None:
    """In an empty kingdom all do. With one area left at most one does, and beside its own colour none."""
    assert fits(table(sheet(), dice="red R 4, blue B 2, yellow Y 2, white G 2"), "red", "redhill") == (
        4,
        False,
    )
    one_left = table(sheet(**filled("R", but="r5")))
    near = {COLOURING[area] for area in AREAS["r5"]["neighbours"]}
    assert fits(one_left, "red", "redhill") == ((0, True) if "red" in near else (1, True))
    full = table(sheet(**filled("R")))
    assert fits(full, "red", "redhill") == (0, True)


def test_drops_that_fit_are_the_largest_set_of_areas_none_beside_another() -> None:
    """Counted anew by trying all sets, on sheets painted at random."""
    rng = PyRandom(3)
    for _ in range(12):
        names = rng.sample(sorted(AREAS), 24)
        told = {colour: " ".join(n for n in names if COLOURING[n] == colour) for colour in COLOURS}
        state = table(sheet(blots=0, **told), dice="red R 4, blue GB 3, yellow Y 4, white P 3")
        for way in state.view(0)["takes"]:
            free = [
                name
                for name, area in AREAS.items()
                if area["kingdom"] == way["kingdom"]
                and name not in names
                and all(COLOURING[n] != way["colour"] or n not in names for n in area["neighbours"])
            ]
            apart = [
                number
                for number in range(way["drops"] + 1)
                if any(
                    all(b not in AREAS[a]["neighbours"] for a, b in combinations(some, 2))
                    for some in combinations(free, number)
                )
            ]
            assert way["fits"] == max(apart)
            assert way["blot"] is (way["fits"] < way["drops"])


def test_only_the_taker_is_told_what_fits() -> None:
    state = table(sheet(), sheet())
    assert state.view(0)["takes"]
    assert state.view(1)["takes"] == []
    assert state.view(None)["takes"] == []


def test_a_full_row_of_blots_costs_no_more() -> None:
    assert fits(table(sheet(blots=MAP["blots"], **filled("R"))), "red", "redhill") == (0, False)


def test_a_turn_tells_where_a_drop_would_end_it() -> None:
    """Two drops left: where all other areas lie beside the chosen one, the second finds no place."""
    state = solo("red R 2")
    assert mine(state)["turn"]["fits"] == 2
    assert mine(state)["turn"]["closing"] == {}
    area = next(iter(sorted(painted(state, "die"))))
    play(state, f"paint die {area}")
    open_now = painted(state, "die")
    assert mine(state)["turn"]["fits"] == 1
    assert mine(state)["turn"]["closing"] == dict.fromkeys(open_now, 0)
    play(state, f"paint die {min(open_now)}")
    assert not painted(state, "die")


def test_where_a_drop_would_strand_the_others_it_is_told() -> None:
    """Only r5 and its neighbours are bare: a drop on r5 leaves the other two without a place."""
    bare = " ".join(n for n in AREAS["r5"]["neighbours"] if AREAS[n]["kingdom"] == "redhill") + " r5"
    state = solo("yellow R 3", green=areas_of("R", bare))
    closing = mine(state)["turn"]["closing"]
    assert closing.get("r5") == 2
    play(state, "paint die r5")
    assert mine(state)["blots"] == 1


def test_a_drop_in_hand_or_a_spell_keeps_the_turn_open() -> None:
    bare = " ".join(n for n in AREAS["r5"]["neighbours"] if AREAS[n]["kingdom"] == "redhill") + " r5"
    rest = areas_of("R", bare)
    assert mine(solo("yellow R 3", drops="red", green=rest))["turn"]["closing"] == {}
    assert mine(solo("yellow R 3", spells="spread", green=rest))["turn"]["closing"] == {}
    assert mine(solo("yellow R 3", spells="move", green=rest))["turn"]["closing"]["r5"] == 2
