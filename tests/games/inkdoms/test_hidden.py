"""Independent painting: nobody sees a round's paintings before it ends, and any order gives the same game."""

from __future__ import annotations

import json
from itertools import permutations
from typing import Any

import pytest
from librt.random import Random

from tests.games.inkdoms.helpers import events, filled, mine, options, play, refused, seen, sheet, table
from tetrarchy.games.inkdoms import GAME
from tetrarchy.kernel.conformance import plain, visible_events
from tetrarchy.kernel.state import CHANCE, OVER, State


def three() -> State:
    """Three players who have taken dice: red three in Redhill, blue three, yellow three."""
    state = table(sheet(drops="green", spells="move"), sheet(red="b1"), sheet(spells="clash", blots=2))
    return play(state, "1 take red redhill", "2 take blue bluewater", "3 take yellow yellowlake")


def test_painting_of_this_round_is_hidden_from_the_others() -> None:
    state = three()
    before = [plain(state.view(seat)) for seat in (1, 2)] + [plain(state.view(None))]
    state.events = []
    play(state, "1 move greenwood", "1 paint die g7", "1 paint tower-green r5", "1 paint die g3")
    assert [plain(state.view(seat)) for seat in (1, 2)] + [plain(state.view(None))] == before
    assert visible_events(state, 1) == visible_events(state, None) == []
    assert mine(state)["painted"] == {"r5": "green", "g3": "red", "g7": "red"}
    assert seen(state, 0, by=1)["painted"] == {}
    assert seen(state, 0, by=1)["drops"]["green"] == 1
    assert seen(state, 0, by=1)["spells"]["move"] == 1
    assert seen(state, 0, by=1)["turn"] is None


def test_a_blot_is_hidden_until_the_round_ends_but_not_that_the_turn_is_over() -> None:
    state = three()
    told = events(state, "3 stop")
    assert told == [("blot_marked", {"seat": 2}), ("turn_finished", {"seat": 2})]
    assert visible_events(state, 0) == [("turn_finished", '{"seat": 2}')]
    assert (mine(state, 2)["blots"], seen(state, 2, by=0)["blots"]) == (3, 2)
    assert seen(state, 2, by=0)["status"] == "done"
    assert refused(state, "3 stop") == "You have finished your turn; the others are still painting."


def test_that_a_colour_is_being_chosen_is_hidden() -> None:
    state = play(table(sheet(green="r2"), sheet()), "1 take red redhill", "2 take blue bluewater")
    before = plain(state.view(1))
    play(state, "1 paint die r1")
    assert state.view(0)["step"] == "mix"
    assert plain(state.view(1)) == before


def test_score_in_a_view_is_what_its_seat_can_know() -> None:
    state = play(three(), "1 paint die r5", "1 paint die r7")
    assert mine(state)["total"] == state.sheet(0).total
    assert seen(state, 0, by=1)["total"] == seen(state, 0, by=None)["total"] == -18


def test_score_sheets_are_known_to_others_as_they_were_when_the_round_began() -> None:
    state = three()
    before = state.known_sheets(1)
    play(state, "1 paint die r5", "1 paint die r7", "1 stop")
    assert state.known_sheets(1) == state.known_sheets(None) == before
    assert state.known_sheets(0)[0] == state.sheet(0) != before[0]
    play(state, "2 stop", "3 stop")
    assert state.known_sheets(1)[0] == state.sheet(0)


def test_fault_12_a_view_names_its_options() -> None:
    state = three()
    assert state.view(0)["options"] == state.view(None)["options"] == state.snapshot()["options"] == {}


def test_who_is_painting_is_public_and_a_turn_goes_by_rounds() -> None:
    state = three()
    assert state.deciders(None) == state.deciders(1) == [0, 1, 2]
    turn = state.turn_id()
    play(state, "1 paint die r5", "1 stop")
    assert state.deciders(1) == [1, 2]
    assert state.turn_id() == turn
    play(state, "2 stop", "3 stop")
    assert state.turn_id() > turn


def test_only_to_stop_ends_a_turn_before_its_time() -> None:
    state = three()
    ends = [action for action in state.legal(0) if state.ends_turn(0, action)]
    assert [GAME.actions.notation(action) for action in ends] == ["stop"]


def test_the_end_of_a_round_shows_everything() -> None:
    state = play(three(), "1 paint die r5", "1 stop", "2 stop")
    told = [
        (kind, data) for kind, data in events(state, "3 paint die y4", "3 stop") if kind.endswith("_shown")
    ]
    assert told == [
        ("area_shown", {"seat": 0, "area": "r5", "colour": "red"}),
        ("blot_shown", {"seat": 0}),
        ("blot_shown", {"seat": 1}),
        ("area_shown", {"seat": 2, "area": "y4", "colour": "yellow"}),
        ("blot_shown", {"seat": 2}),
    ]
    assert seen(state, 0, by=1)["painted"] == {"r5": "red"}


def test_achievements_are_not_announced_before_the_round_ends() -> None:
    state = table(sheet(**filled("U", but="u4 u8")), sheet(), dice="red U 2, blue G 2, yellow B 2, white P 2")
    play(state, "1 take red umberland", "2 take blue greenwood")
    before = plain(state.view(1))
    state.events = []
    play(state, "1 paint die u4")
    assert plain(state.view(1)) == before
    play(state, "1 paint die u8")
    assert [kind for kind, _ in visible_events(state, 1)] == ["turn_finished"]
    assert state.view(1)["lines"]["umberland"] == {"first": [], "second": []}


TURNS = {
    1: ["1 paint tower-green b2", "1 paint die r5", "1 paint die r7", "1 stop"],
    2: ["2 paint die b5", "2 paint die b2", "2 stop"],
    3: ["3 paint die y4", "3 clash die y9", "3 paint die y3"],
}


def test_any_order_of_arrival_gives_the_same_game() -> None:
    """All 4,200 ways to mingle three players' turns end in one and the same position."""

    def endings(state: State, done: tuple[int, ...]) -> set[str]:
        key = done
        if key not in found:
            found[key] = set()
            if all(done[seat - 1] == len(TURNS[seat]) for seat in TURNS):
                found[key] = {json.dumps(state.snapshot())}
            for seat in TURNS:
                if done[seat - 1] < len(TURNS[seat]):
                    after = play(state.copy(), TURNS[seat][done[seat - 1]])
                    more = tuple(n + (at == seat - 1) for at, n in enumerate(done))
                    snapshots.setdefault(more, set()).add(json.dumps(after.snapshot()))
                    found[key] |= endings(after, more)
        return found[key]

    found: dict[tuple[int, ...], set[str]] = {}
    snapshots: dict[tuple[int, ...], set[str]] = {}
    assert len(endings(three(), (0, 0, 0))) == 1
    assert len(snapshots) == 5 * 4 * 4 - 1
    assert all(len(reached) == 1 for reached in snapshots.values()), "and so does every part of them"


@pytest.mark.parametrize("seed", range(6))
def test_random_rounds_end_the_same_in_every_order_of_seats(seed: int) -> None:
    rng = Random(seed)
    start = play(three(), *(["1 paint tower-green p1"] if seed % 2 else []))
    alone: list[list[int]] = []
    for seat in range(3):
        state = start.copy()
        steps: list[int] = []
        while seat in state.actors() and len(steps) < 20:
            steps.append(int(state.sample(seat, rng)))
            state.apply(seat, steps[-1])
        alone.append(steps)
    endings = set()
    for order in permutations(range(3)):
        state = start.copy()
        for seat in order:
            for action in alone[seat]:
                state.apply(seat, action)
        endings.add(json.dumps(state.snapshot()))
    assert len(endings) == 1


def test_a_die_can_be_taken_before_the_one_before_has_painted_or_after() -> None:
    early = play(
        table(sheet(), sheet()), "1 take red redhill", "2 take blue bluewater", "1 paint die r5", "1 stop"
    )
    late = play(
        table(sheet(), sheet()), "1 take red redhill", "1 paint die r5", "1 stop", "2 take blue bluewater"
    )
    assert early.snapshot() == late.snapshot()


# --- imagining


def test_imagined_states_give_the_others_other_paintings() -> None:
    state = play(three(), "1 paint die r5", "1 paint die r7", "1 stop", "3 paint die y4")
    imagined = [GAME.imagine(json.loads(plain(state.view(1))), Random(seed)) for seed in range(20)]
    assert all(plain(other.view(1)) == plain(state.view(1)) for other in imagined)
    assert all(other.legal(1) == state.legal(1) for other in imagined)
    paintings = {json.dumps(mine(other, 0)["painted"], sort_keys=True) for other in imagined}
    assert len(paintings) > 5
    assert all(seen(other, 0, by=0)["status"] == "done" for other in imagined)
    assert all(mine(other, 2)["painted"] == {} for other in imagined), "seat 3 may still paint anything"


def test_imagined_paintings_are_legal_and_come_from_the_die_that_was_taken() -> None:
    state = play(three(), "1 stop")
    for seed in range(30):
        shown = mine(GAME.imagine(state.view(1), Random(seed)), 0)
        assert {colour for area, colour in shown["painted"].items()} <= {"red", "green"}
        assert len(shown["painted"]) <= 4


def test_a_spectators_view_can_be_imagined_too() -> None:
    state = play(three(), "1 paint die r5", "2 stop")
    imagined = GAME.imagine(json.loads(plain(state.view(None))), Random(1))
    assert plain(imagined.view(None)) == plain(state.view(None))


@pytest.mark.walk
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_choices_never_show(seats: int) -> None:
    """In random games, whatever a painter does, the others' views, actions and events are the same bytes."""
    rng = Random(seats)
    compared = 0
    for _ in range(4):
        state = GAME.new(seats)
        while state.mover() != OVER:
            compared += _compare(state, rng)
            actors = state.actors()
            actor = actors[rng.randrange(len(actors))]
            state.apply(actor, state.sample(actor, rng))
    assert compared > 100


def _compare(state: State, rng: Random) -> int:
    compared = 0
    for actor in state.actors():
        if actor == CHANCE or state.view(actor)["step"] == "take":
            continue
        after: list[State] = []
        for _ in range(2):
            world = state.copy()
            world.events = []
            world.apply(actor, world.sample(actor, rng))
            after.append(world)
        one, other = after
        if one.actors() != other.actors() or len(state.actors()) == 1:
            continue
        for seat in [None, *(seat for seat in range(state.seats) if seat != actor)]:
            assert plain(one.view(seat)) == plain(other.view(seat))
            assert visible_events(one, seat) == visible_events(other, seat)
            assert seat is None or one.legal(seat) == other.legal(seat)
        compared += 1
    return compared


def test_what_others_hold_shows_nothing_new_in_the_options_of_a_taker() -> None:
    """Dice are taken openly; a painting between does not change what the next can take."""
    state = play(table(sheet(), sheet()), "1 take red redhill")
    before = options(state, 1)
    play(state, "1 paint die r5")
    assert options(state, 1) == before


def test_snapshots_and_views_hold_plain_numbers() -> None:
    def leaves(value: Any) -> set[type]:
        if isinstance(value, dict):
            return set().union(*(leaves(item) for item in value.values()), {type(key) for key in value})
        if isinstance(value, list):
            return set().union(*(leaves(item) for item in value)) if value else set()
        return {type(value)}

    state = play(three(), "1 paint die r5")
    assert leaves(state.snapshot()) | leaves(state.view(0)) <= {str, int, float, bool, type(None)}
