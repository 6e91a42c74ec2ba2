"""What the state tells about itself: what is in play, whose turn it is, what others know, what can be undone."""

from __future__ import annotations

from typing import Any

import pytest
from librt.random import Random

from tests.games.wonderful_kingdom.helpers import IDLE, OTHER_IDLE, actions, me, new, play, site, step, table
from tetrarchy.games.wonderful_kingdom import GAME, state
from tetrarchy.kernel.conformance import refuses
from tetrarchy.kernel.drive import Undo, advance
from tetrarchy.kernel.state import CHANCE, OVER, State

IN_PLAY: list[tuple[int, dict[str, Any], list[str], list[str]]] = [
    (2, {"module": "advisors"}, ["advisors"], []),
    (2, {"module": "quests", "quest": "northern_lands"}, ["quests"], ["northern_lands"]),
    (2, {"module": "advisors", "quest": "northern_lands"}, ["advisors"], []),
    (1, {"scenario": 1, "module": "advisors"}, ["threats"], []),
    (1, {"scenario": 4, "module": "threats"}, ["advisors", "quests"], ["usurper"]),
]


def test_steps_and_their_constants_agree() -> None:
    names = {"over": "GAME_OVER"}
    for number, name in enumerate(state.STEPS):
        assert getattr(state, names.get(name, name.upper())) == number


@pytest.mark.parametrize(("seats", "options", "modules", "quests"), IN_PLAY)
def test_a_view_says_what_is_in_play(
    seats: int, options: dict[str, Any], modules: list[str], quests: list[str]
) -> None:
    """Options that have no use beside others are not in it: a scenario brings its own modules and boards."""
    in_play = GAME.new(seats, options).view(0)["in_play"]
    assert in_play["modules"] == modules
    assert in_play["quests"] == quests
    assert in_play["scenario"] == options.get("scenario")
    assert in_play["search"] == ("once" if seats == 1 else None)
    assert in_play["battle"] == ("threats" in modules)


def test_medals_are_told_alone_once_the_threat_deck_is_known() -> None:
    assert GAME.new(2, {"module": "advisors"}).view(0)["in_play"]["medals"] == []
    assert new(1, module="advisors").view(0)["in_play"]["medals"] == [70, 95, 115]
    assert GAME.new(1, {"module": "threats"}).view(0)["in_play"]["medals"] == []
    assert new(1, scenario=1).view(0)["in_play"]["medals"] == [70, 90, 110]


@pytest.mark.parametrize("seat", [-2, -1, 2])
def test_no_seat_outside_the_table_sees_anything(seat: int) -> None:
    assert "There is no seat" in refuses(lambda: new(2).view(seat))


def test_points_made_in_hidden_decisions_count_for_others_only_when_all_have_decided() -> None:
    """A krystallium completes the cathedral, worth nine points, while the other still decides."""
    mine = {"krystallium": 1, "construction": [site("cathedral", gold=1)]}
    table_ = table(2, mine, OTHER_IDLE, step="production", module="quests", side="b")
    before = table_.sheet(0).total
    play(table_, "krystallium cathedral gold")
    assert table_.sheet(0).total > before
    assert table_.known_sheets(0)[0] == table_.sheet(0)
    for viewer in (1, None):
        assert table_.known_sheets(viewer)[0].total == before
    play(table_, "done", seat=1)
    assert table_.known_sheets(1)[0] == table_.sheet(0)


def test_nobody_is_told_who_still_decides_where_all_decide_at_once() -> None:
    table_ = table(2, IDLE, OTHER_IDLE, step="production", module="quests")
    play(table_, "done")
    assert table_.actors() == [1]
    assert table_.deciders(1) == [0, 1]
    assert table_.deciders(0) == [1]
    assert table_.deciders(None) == [0, 1]


def test_who_looks_at_the_pile_is_seen() -> None:
    mine = {"advisors": ["inspired_prophet"], "soldiers": 2, "draft": ["farm"]}
    pile = {"quarry": 1, "cathedral": 1, "steward": 1, "port": 2}
    table_ = table(2, mine, OTHER_IDLE, module="advisors", unseen=pile, pile=5)
    play(table_, "advise inspired_prophet")
    play(table_, "done", seat=1)
    for card in ("quarry", "cathedral", "steward"):
        play(table_, f"draw {card}", seat=CHANCE)
    assert step(table_) == "look"
    assert table_.deciders(None) == [0]
    assert not table_.hides(0)


def test_done_ends_a_turn_only_where_something_could_still_be_done() -> None:
    done = GAME.actions.parse("done")
    able = table(2, {"krystallium": 1} | {"construction": [site("port")]}, OTHER_IDLE, step="production")
    assert "krystallium port population" in actions(able)
    assert able.ends_turn(0, done)
    idle = table(2, IDLE, OTHER_IDLE, step="production", module="quests")
    assert actions(idle) == ["done", "discard gates_of_hell"]
    assert not idle.ends_turn(0, done)
    assert not idle.ends_turn(0, GAME.actions.parse("discard gates_of_hell"))


def test_offers_takes_phases_and_production_steps_are_turns_of_their_own() -> None:
    rng = Random(4)
    table_ = GAME.new(2, {"module": "threats"})
    turns: dict[int, tuple[object, ...]] = {}
    while table_.mover() != OVER:
        view = table_.view(None)
        where = (view["round"], view["step"] if view["actor"] is None else view["actor"], view["resource"])
        if table_.mover() != CHANCE and view["step"] not in ("look", "drop"):
            assert turns.setdefault(table_.turn_id(), where) == where
        table_.apply(table_.mover(), table_.sample(table_.mover(), rng))
    assert len(turns) > 4 * (2 * 8 + 1)


def undo_after(table_: State, *moves: str) -> tuple[State, Undo]:
    """A state some decisions of seat 0 later, with the undo that followed them."""
    undo = Undo()
    for text in moves:
        ahead = advance(table_, [(0, GAME.actions.parse(text))])
        undo.decided(0, table_, ahead)
        table_ = ahead.state
    return table_, undo


def test_alone_the_end_of_planning_can_be_undone() -> None:
    """Nobody else has decided and nothing is drawn, so nothing is learned from one phase to the next."""
    table_ = table(1, {"draft": ["farm"], "construction": [site("port")]}, module="quests")
    after, undo = undo_after(table_, "build farm", "done")
    assert step(after) == "production"
    assert undo.can(0)
    assert me(undo.take_back(0))["done"] is False
    assert step(undo.take_back(0)) == "planning"


def test_with_an_opponent_nothing_can_be_undone_once_decisions_are_uncovered() -> None:
    table_ = table(2, {"draft": ["farm"], "construction": [site("port")]}, {}, module="quests")
    after, undo = undo_after(table_, "build farm", "done")
    assert step(after) == "production"
    assert not undo.can(0)


def skipped(table_: State, viewer: int | None = 0) -> list[tuple[str, str]]:
    """The steps that a seat was not asked in, and why, as a viewer hears of them."""
    return [
        (event.data["step"], event.data["why"])
        for event in table_.events or []
        if event.kind == "step_skipped" and (event.seats is None or viewer in event.seats)
    ]


def test_why_a_step_is_skipped_is_told_to_the_player_alone() -> None:
    """Valados makes materials that no card needs, and no gold at all."""
    table_ = table(2, {"draft": ["farm"]}, OTHER_IDLE, module="advisors")
    table_.events = []
    play(table_, "recycle farm")
    for _ in range(4):
        play(table_, "done", seat=1)
    assert skipped(table_)[:3] == [
        ("production", "all_stored"), ("production", "all_stored"), ("production", "no_cubes"),
    ]  # fmt: skip
    assert skipped(table_, 1) == []
    assert skipped(table_, None) == []


@pytest.mark.parametrize(
    ("mine", "why"), [({}, "no_threats"), ({"threats": {"giant_rat": 1}, "soldiers": 1}, "no_soldiers")]
)
def test_why_a_battle_is_skipped(mine: dict[str, Any], why: str) -> None:
    decks: dict[str, Any] = {"module": "threats", "deck_1": "giant_rats", "deck_2": "shadows"}
    table_ = table(2, mine, OTHER_IDLE, step="production", resource="exploration", **decks)
    table_.events = []
    for seat in table_.actors():
        play(table_, "done", seat=seat)
    assert skipped(table_) == [("battle", why)]


def test_nothing_is_skipped_where_something_can_be_done() -> None:
    table_ = table(2, IDLE, OTHER_IDLE, module="quests")
    table_.events = []
    play(table_, "done")
    play(table_, "done", seat=1)
    assert step(table_) == "production"
    assert skipped(table_) == []


def test_a_view_says_what_recycling_brings_with_an_advisors_help() -> None:
    mine = {"advisors": ["guild_provost"], "soldiers": 1, "draft": ["farm", "port"]}
    table_ = table(2, mine, OTHER_IDLE, module="advisors")
    assert sum(me(table_)["recycling"]["farm"].values()) == 1
    play(table_, "advise guild_provost")
    promised = me(table_)["recycling"]["farm"]
    assert sum(promised.values()) == 3
    assert table_.view(1)["duchies"][0]["recycling"]["farm"] != promised
    play(table_, "build port")
    play(table_, "recycle farm")
    assert me(table_)["cubes"] == promised or sum(me(table_)["alchemy"].values()) == 3


def test_a_view_says_which_phase_it_is() -> None:
    rng = Random(2)
    table_ = GAME.new(1, {"module": "threats"})
    phases: list[str] = []
    while table_.mover() != OVER:
        phase = table_.view(0)["phase"]
        if not phases or phases[-1] != phase:
            phases.append(phase)
        table_.apply(table_.mover(), table_.sample(table_.mover(), rng))
    assert phases[:2] == ["setup", "draft"]
    assert set(phases) <= {"setup", "draft", "planning", "production", "battle", "end"}
    assert phases.count("planning") == 4
    assert table_.view(0)["phase"] == "end"
