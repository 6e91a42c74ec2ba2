"""The engine against the second implementation, position by position, in every variant."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from librt.random import Random

from tests.games.queendomino import naive, naive_turns
from tests.games.queendomino.naive import View, check_laws
from tetrarchy.games.queendomino import GAME
from tetrarchy.kernel.errors import IllegalAction
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.play import perft
from tetrarchy.kernel.state import CHANCE, OVER, ScoreSheet, State

VARIANTS = [
    pytest.param(seats, options, id=f"{seats}-{'-'.join(str(value) for value in options.values())}")
    for seats, options in GAME.variants()
]


def builder(state: State, rng: Random) -> int:
    """A random player who never passes, so that towns fill and the pile runs down."""
    mover = state.mover()
    action = int(state.sample(mover, rng))
    while action == GAME.actions.base("pass"):
        action = int(state.sample(mover, rng))
    return action


def walked(seats: int, options: Options, seed: int, steps: int) -> State:
    """A game after some random steps, or at its end."""
    state = GAME.new(seats, options)
    rng = Random(seed)
    while steps and state.mover() != OVER:
        state.apply(state.mover(), state.sample(state.mover(), rng))
        steps -= 1
    return state


def legal(state: State) -> list[int]:
    """What the seat that decides may do; nothing while chance does."""
    return state.legal(state.mover()) if state.mover() >= 0 else []


def check_node(state: State, view: View) -> None:
    """What the engine offers and counts here is what the rulebook says."""
    notation = GAME.actions.notation
    assert {notation(action) for action in legal(state)} == naive.moves(view)
    assert {notation(action): weight for action, weight in state.outcomes()} == naive.outcomes(view)
    assert state.standing() == naive.standing(view)
    for kingdom in view["kingdoms"]:
        for seat in kingdom["seats"]:
            sheet = state.sheet(seat)
            assert tuple((line.key, line.points) for line in sheet.lines) in naive.sheets(view, seat)
            assert sheet.total == sum(line.points for line in sheet.lines)
    for which, shown in enumerate(state.view(None)["kingdoms"]):
        check_regions(view, which, shown["regions"], state.sheet(shown["seats"][0]))


def check_regions(view: View, which: int, shown: list[dict[str, Any]], sheet: ScoreSheet) -> None:
    """The regions are those of the land, the queen adds a crown to a largest one, and points are the sheet's."""
    land = naive.land_of(view["kingdoms"][which])
    squares = [{naive.square(name) for name in region["squares"]} for region in shown]
    assert sum(len(each) for each in squares) == len(land)
    largest = max((len(each) for each in squares), default=0)
    hers = [region["queen"] for region in shown].count(True)
    assert hers == (view["queen"] == which and largest > 0)
    by_terrain = dict.fromkeys(naive.TERRAINS, 0)
    for region, own in zip(shown, squares, strict=True):
        first = next(iter(own))
        assert own == naive.region(land, first)
        assert region["terrain"] == land[first][0]
        assert region["crowns"] == sum(land[at][1] for at in own) + region["queen"]
        assert region["points"] == len(own) * region["crowns"]
        assert not region["queen"] or len(own) == largest
        assert region["complete"] == naive.complete(land, own, view["size"])
        by_terrain[region["terrain"]] += region["points"]
    assert {
        line.key: line.points for line in sheet.lines if line.key in by_terrain
    }.items() <= by_terrain.items()


def check_change(before: View, action: str, after: View) -> None:
    """Coins move only by taxes, buildings and bribes, and only those of the player who decides."""
    for which, (old, new) in enumerate(zip(before["kingdoms"], after["kingdoms"], strict=True)):
        if before["actor"] in old["seats"]:
            gain = new["coins"] - old["coins"]
            verb = action.split()[0]
            assert gain == 0 or verb in ("tax", "build", "site", "burn")
            assert (gain > 0) == (verb == "tax")
            assert verb != "burn" or gain == -1
        else:
            assert new["coins"] == old["coins"], which


@pytest.mark.walk
@pytest.mark.parametrize("eager", [False, True], ids=["random", "builder"])
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_whole_games_agree(seats: int, options: Options, eager: bool) -> None:
    """Legal actions, draws, the table after each action, sheets and places, from the first draw to the end."""
    state = GAME.new(seats, options)
    rng = Random(seats + 100 * eager)
    view = state.snapshot()
    while True:
        check_node(state, view)
        check_laws(state)
        if state.mover() == OVER:
            break
        code = builder(state, rng) if eager else int(state.sample(state.mover(), rng))
        action = GAME.actions.notation(code)
        state.apply(state.mover(), code)
        expected = naive_turns.play(view, action)
        assert state.snapshot() == expected
        check_change(view, action, expected)
        view = expected
    turns = sum(len(kingdom["dominoes"]) + kingdom["discarded"] for kingdom in view["kingdoms"])
    assert turns == seats * naive.kings_each(view) * view["rounds"]


@pytest.mark.walk
@pytest.mark.parametrize(
    ("seats", "options", "steps", "depth"),
    [
        pytest.param(2, {}, 20, 4, id="2 early"),
        pytest.param(3, {}, 90, 4, id="3 middle"),
        pytest.param(4, {}, 175, 5, id="4 late"),
        pytest.param(4, {"variant": "royal_wedding"}, 290, 5, id="wedding late"),
        pytest.param(8, {"variant": "teams"}, 340, 5, id="teams late"),
        pytest.param(2, {"variant": "kingdomino"}, 52, 3, id="kingdomino late"),
        pytest.param(3, {"variant": "kingdomino"}, 3, 5, id="kingdomino first kings"),
    ],
)
def test_perft_agrees(seats: int, options: dict[str, Any], steps: int, depth: int) -> None:
    """As many sequences of actions as the second implementation counts."""
    state = walked(seats, GAME.settings(seats, options), seed=11, steps=steps)
    count = perft(state, depth)
    assert count == naive_turns.perft(state.snapshot(), depth)
    assert count > 100


@pytest.mark.walk
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_every_code_is_open_or_refused(seats: int, options: Options) -> None:
    """At some nodes of each step: what legal lists is carried out, every other code leaves all as it was."""
    state = GAME.new(seats, options)
    rng = Random(seats)
    tried: dict[str, int] = {}
    while state.mover() != OVER:
        mover, step = state.mover(), state.view(None)["step"]
        tried[step] = tried.get(step, 0) + 1
        if tried[step] in (1, 6):
            open_now = set(legal(state)) | {action for action, _ in state.outcomes()}
            before = state.snapshot()
            for code in range(-1, GAME.actions.size + 1):
                if code in open_now:
                    state.copy().apply(mover, code)
                    continue
                with pytest.raises(IllegalAction):
                    state.apply(mover, code)
            assert state.snapshot() == before
        state.apply(mover, state.sample(mover, rng))


@pytest.mark.walk
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_events_tell_every_coin_and_every_domino(seats: int, options: Options) -> None:
    """What the log says adds up to what lies on the table in the end."""
    state = GAME.new(seats, options)
    state.events = []
    rng = Random(seats)
    while state.mover() != OVER:
        state.apply(state.mover(), builder(state, rng))
    view = state.view(None)
    for kingdom in view["kingdoms"]:
        own = [
            (event.kind, event.data) for event in state.events if event.data.get("seat") in kingdom["seats"]
        ]
        coins = sum(data["coins"] for kind, data in own if kind == "tax_collected")
        coins -= sum(data["coins"] for kind, data in own if kind == "building_built")
        coins -= sum(kind == "building_burned" for kind, _ in own)
        assert kingdom["coins"] == coins + (0 if options["variant"] == "kingdomino" else 7)
        placed = [data["domino"] for kind, data in own if kind == "domino_placed"]
        assert placed == [laid["domino"] for laid in kingdom["dominoes"]]
        discarded = [data["domino"] for kind, data in own if kind == "domino_discarded"]
        assert kingdom["discarded"] == len(discarded)
        assert sorted(data["domino"] for kind, data in own if kind == "domino_chosen") == sorted(
            placed + discarded
        )


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    variant=st.sampled_from(GAME.variants()),
    seed=st.integers(0, 2**31),
    steps=st.integers(0, 350),
)
def test_views_are_plain_data_from_which_the_table_comes_back(
    variant: tuple[int, Options], seed: int, steps: int
) -> None:
    """Through JSON and back: the imagined state shows the same and offers the same."""
    state = walked(*variant, seed=seed, steps=steps)
    for seat in [None, *range(state.seats)]:
        seen = state.view(seat)
        again = json.loads(json.dumps(seen))
        assert again == seen
        imagined = GAME.imagine(again, Random(1))
        assert imagined.view(seat) == seen
        assert legal(imagined) == legal(state)
        assert imagined.outcomes() == state.outcomes()


def test_seats_see_the_same_table() -> None:
    """Everything on the table is public, and chance has no seat of its own to look from."""
    state = walked(4, GAME.settings(4), seed=5, steps=80)
    assert state.mover() != CHANCE
    views = [state.view(seat) for seat in (None, 0, 1, 2, 3)]
    for view in views:
        view.pop("seat")
    assert all(view == views[0] for view in views)
