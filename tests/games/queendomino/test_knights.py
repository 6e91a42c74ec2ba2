"""Rulebook: step B, sending one or two knights to collect taxes."""

from __future__ import annotations

from tests.games.queendomino.helpers import choices, kingdom, owner, play, refused, step, table

NEXT = [("q30", None), ("q31", None), ("q40", None), ("q48", None)]
LINE = [("q18", 0), ("q3", 1)]
"""Forest with a crown (half a) and lake (half b)."""
LAKES = """
    L   L   .
    .   L   L
    .   #   .
"""


def test_b_a_knight_stands_on_the_domino_just_placed() -> None:
    """On one of its two squares, nowhere else."""
    state = play(table(LAKES, "#", line=LINE, next_line=NEXT), "place e8 north")
    assert step(state) == ("tax", 0)
    assert state.view(0)["just_placed"] == ["e8", "e9"]
    assert choices(state) == ["pass", "tax a", "tax b"]


def test_b_a_coin_for_each_square_of_the_region() -> None:
    """The domino just placed counts: its lake half makes the fifth square."""
    state = play(table(LAKES, "#", line=LINE, next_line=NEXT), "place e8 north", "tax b")
    assert owner(state, 0)["coins"] == 7 + 5


def test_b_the_region_of_the_other_half_is_another_one() -> None:
    state = play(table(LAKES, "#", line=LINE, next_line=NEXT), "place e8 north", "tax a")
    assert owner(state, 0)["coins"] == 7 + 1


def test_b_crowns_do_not_matter_for_taxes() -> None:
    """A knight in a town without crowns brings its squares like any other."""
    state = table("# T T", "#", line=[("q46", 0), ("q3", 1)], next_line=NEXT)
    play(state, "place j7 east", "tax a")
    assert owner(state, 0)["coins"] == 7 + 4


def test_b_the_knight_stays_there_to_the_end() -> None:
    state = play(table(LAKES, "#", line=LINE, next_line=NEXT), "place e8 north", "tax b")
    assert owner(state, 0)["knights_out"] == ["e9"]
    assert owner(state, 0)["squares"]["e9"]["knight"] is True
    assert owner(state, 0)["knights"] == 0


def test_b_is_optional() -> None:
    state = play(table(LAKES, "#", line=LINE, next_line=NEXT), "place e8 north", "pass")
    assert owner(state, 0)["coins"] == 7
    assert owner(state, 0)["knights"] == 1


def test_b_without_a_knight_there_is_no_tax() -> None:
    state = play(table(LAKES, "#", line=LINE, next_line=NEXT, knights=[0, 1]), "place e8 north")
    assert step(state) == ("bribe", 0)


def test_b_up_to_two_knights_one_on_each_square() -> None:
    """Both regions pay."""
    state = table(LAKES, "#", line=LINE, next_line=NEXT, knights=[3, 1])
    play(state, "place e8 north")
    assert choices(state) == ["pass", "tax a", "tax b", "tax both"]
    play(state, "tax both")
    assert owner(state, 0)["coins"] == 7 + 1 + 5
    assert owner(state, 0)["knights_out"] == ["e8", "e9"]
    assert owner(state, 0)["knights"] == 1


def test_b_two_knights_need_two_knights() -> None:
    state = play(table(LAKES, "#", line=LINE, next_line=NEXT), "place e8 north")
    assert refused(state, "tax both") == "You have only one knight left to send."


def test_b_both_knights_may_stand_in_one_region() -> None:
    """Each of them collects for the whole of it."""
    state = table("# L L", "#", line=[("q5", 0), ("q3", 1)], next_line=NEXT, knights=[2, 1])
    play(state, "place j7 east", "tax both")
    assert owner(state, 0)["coins"] == 7 + 4 + 4


def test_b_a_region_may_be_taxed_again_in_later_rounds() -> None:
    taxed = kingdom(LAKES.replace("L   L   .", "L!  L!  ."))
    state = play(table(taxed, "#", line=LINE, next_line=NEXT), "place e8 north", "tax b")
    assert owner(state, 0)["coins"] == 7 + 5
    assert sorted(owner(state, 0)["knights_out"]) == ["e9", "f9", "g9"]


def test_b_taxes_come_only_right_after_the_placement() -> None:
    state = play(table(LAKES, "#", line=LINE, next_line=NEXT), "place e8 north", "pass")
    assert step(state) == ("bribe", 0)
    assert refused(state, "tax a") == "Bribe the dragon or skip this step."
