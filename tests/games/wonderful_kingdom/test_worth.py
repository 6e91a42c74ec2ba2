"""What a position is said to be worth."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from librt.random import Random

from tests.games.wonderful_kingdom.helpers import new, site, table
from tetrarchy.games.wonderful_kingdom import GAME
from tetrarchy.games.wonderful_kingdom.engine import WonderfulKingdom
from tetrarchy.games.wonderful_kingdom.player.outlook import (
    BUILT,
    COSTS,
    COUNTING,
    FEATURES,
    INCOME,
    MATCHES,
    NEEDS,
    PRODUCTION,
    STORES,
    TOKENS,
    features,
)
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.play import playout
from tetrarchy.kernel.state import CHANCE, OVER, State

Judge = Callable[[State, int], float]


def worth(state: State, seat: int = 0) -> float:
    return GAME.worth(state, seat)


@pytest.mark.parametrize(("seats", "options"), GAME.variants())
def test_at_the_end_it_is_the_total(seats: int, options: Options) -> None:
    state = GAME.start(seats, options)
    playout(state, Random(5))
    for seat in range(seats):
        assert worth(state, seat) == state.sheet(seat).total


@pytest.mark.parametrize(("seats", "options"), GAME.variants())
def test_every_position_has_one_and_keeps_as_it_is(seats: int, options: Options) -> None:
    rng = Random(6)
    state = GAME.start(seats, options)
    moves = 0
    while (mover := state.mover()) != OVER:
        if moves % 9 == 0:
            before = state.snapshot()
            for seat in range(seats):
                assert -200 < worth(state, seat) < 400
                assert -200 < GAME.insight(state, seat) < 400
            assert state.snapshot() == before
        state.apply(mover, state.sample(mover, rng))
        moves += 1


def test_a_built_card_is_worth_more_than_one_under_construction() -> None:
    built = table(1, {"built": ["cathedral"]}, round=4, step="production")
    begun = table(1, {"construction": [site("cathedral")]}, round=4, step="production")
    assert worth(built) > worth(begun) + 5


def test_work_in_progress_counts_until_the_last_round_is_over() -> None:
    begun = {"construction": [site("cathedral", gold=1)]}
    assert worth(table(1, begun, round=3)) > worth(table(1, {}, round=3)) + 2


def test_production_counts_more_the_more_rounds_are_to_come() -> None:
    def gain(number: int) -> float:
        return worth(table(1, {"built": ["quarry"]}, round=number)) - worth(table(1, {}, round=number))

    assert gain(2) > gain(4)


def test_calamities_cost() -> None:
    hit, spared = (table(1, {"calamities": number}, round=4, module="advisors") for number in (2, 0))
    assert worth(hit) == worth(spared) - 8


def test_a_quest_without_its_final_task_costs() -> None:
    rng = Random(2)
    state = new(1, module="quests")
    while state.mover() != OVER:
        last = state.copy()
        mover = state.mover()
        state.apply(mover, state.sample(mover, rng))
    assert state.verdict(0) == "lost"
    assert worth(last) < state.sheet(0).total - 5


def test_it_foretells_the_result_better_from_round_to_round() -> None:
    """The mean error shrinks to less than half, and in the last production it is small."""
    errors: dict[int, list[float]] = {1: [], 4: []}
    options = GAME.settings(2, {"module": "advisors", "side": "b"})
    for seed in range(5):
        rng = Random(seed)
        state = GAME.start(2, options)
        guesses: list[tuple[int, int, float]] = []
        while (mover := state.mover()) != OVER:
            if mover == CHANCE:
                state.apply(mover, state.sample(mover, rng))
                continue
            seen = state.view(None)
            if seen["step"] == "production" and seen["round"] in errors:
                guesses.append((seen["round"], mover, worth(state, mover)))
            state.apply(mover, GAME.greedy(state, mover, rng))
        for number, seat, guess in guesses:
            errors[number].append(abs(guess - state.sheet(seat).total))
    first, last = (sum(found) / len(found) for found in errors.values())
    assert 2 * last < first
    assert last < 5


def test_where_a_round_begins_insight_tells_who_will_lead() -> None:
    """At the last two beginnings together it explains two fifths of the squares of the final leads, and more
    than the plain judgement.
    """
    judges: list[Judge] = [GAME.insight, GAME.worth]
    explained = [0.0, 0.0]
    everything = 0.0
    for seed in range(12):
        rng = Random(seed)
        state = GAME.new(2, {"side": "ab"[seed % 2]})
        foretold: dict[int, list[float]] = {}
        while (mover := state.mover()) != OVER:
            if GAME.rests(state) and (number := state.view(None)["round"]) > 2:
                foretold.setdefault(number, [judge(state, 0) - judge(state, 1) for judge in judges])
            lot = mover == CHANCE
            state.apply(mover, state.sample(mover, rng) if lot else GAME.greedy(state, mover, rng))
        lead = state.sheet(0).total - state.sheet(1).total
        everything += 2 * lead**2
        for guesses in foretold.values():
            for at, guess in enumerate(guesses):
                explained[at] += lead**2 - (lead - guess) ** 2
        assert list(foretold) == [3, 4]
    insight, plain = explained
    assert insight > 0.4 * everything
    assert insight > plain


def test_the_outlook_knows_what_is_under_construction() -> None:
    sites = ["observatory", "master_builders", "quarry"]
    begun = [site("royal_guard", population=2), site("impregnable_walls", materials=1)]
    duchy = {
        "built": ["royal_roads", "quarry"],
        "construction": [*map(site, sites), *begun],
        "krystallium": 3,
        "alchemy": {"gold": 2},
    }
    state = table(2, duchy, round=3, side="b")
    assert isinstance(state, WonderfulKingdom)
    found = list(features(state, 0))

    forecast, *others = found[0:NEEDS]
    assert forecast > 20
    assert others == [2, 6, 0, 0, 5, 0, 1, 3]
    assert found[NEEDS:COSTS] == [3, 5, 4, 0, 0, 0]
    assert found[COSTS:MATCHES] == [7, 8, 8, 0, 0, 0]
    assert found[MATCHES:INCOME] == [2, 4, 1, 6]
    assert found[INCOME:COUNTING] == [2, 0, 0, 1]
    assert found[COUNTING:TOKENS] == [1, 0, 0, 0]
    assert found[TOKENS:STORES] == [0, 3]
    assert found[STORES:PRODUCTION] == [3, 2]
    assert found[PRODUCTION:BUILT] == [state.duchies[0].production(cube) for cube in range(4)]
    assert found[BUILT:FEATURES] == [2, 0, 0, 0]


@pytest.mark.parametrize("module", ["advisors", "quests", "threats"])
def test_every_legal_action_is_appraised_and_the_advised_one_best(module: str) -> None:
    rng = Random(7)
    state = new(2, module=module)
    asked = 0
    while (mover := state.mover()) != OVER:
        if mover == CHANCE:
            state.apply(mover, state.sample(mover, rng))
            continue
        legal = state.legal(mover)
        values = GAME.appraise(state, mover, Random(1))
        advised = GAME.greedy(state, mover, Random(1))
        assert len(values) == len(legal)
        assert values[legal.index(advised)] >= max(values) - 1e-6
        asked += 1
        state.apply(mover, advised)
    assert asked > 100
