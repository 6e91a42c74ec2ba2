"""Rulebook: the course of a turn, and step A, adding the chosen domino."""

from __future__ import annotations

from tests.games.queendomino.helpers import choices, kings, owner, play, refused, step, table

LINE = [("q1", 0), ("q3", 1), ("q5", 2), ("q7", 3)]
NEXT = [("q10", None), ("q30", None), ("q31", None), ("q48", None)]
CASTLES = ["#"] * 4


# --- the order of turns


def test_turn_order_goes_along_the_line_from_the_board() -> None:
    """The player whose king is nearest to the board is first, then the second domino's, and so on."""
    state = table(
        *CASTLES, line=[("q1", 2), ("q3", 0), ("q5", 3), ("q7", 1)], next_line=NEXT, knights=[0] * 4
    )
    movers = []
    for domino in range(1, 4):
        movers.append(step(state))
        play(state, "place g8 north", "pass", f"choose {domino}")
    movers.append(step(state))
    assert movers == [("place", 2), ("place", 0), ("place", 3), ("place", 1)]


def test_turn_steps_come_in_the_order_a_to_e() -> None:
    """Place, tax, build, bribe, choose; then the next player."""
    state = table(*CASTLES, line=[("q46", 0), ("q47", 1)], next_line=NEXT)
    steps = [step(state)[0]]
    for action in ("place g8 north", "tax a", "build 5", "site g9", "burn 1", "choose 2"):
        play(state, action)
        steps.append(step(state)[0])
    assert steps == ["place", "tax", "build", "site", "bribe", "choose", "place"]
    assert step(state) == ("place", 1)


def test_turn_only_a_and_e_are_obligatory() -> None:
    state = table(*CASTLES, line=[("q46", 0), ("q47", 1)], next_line=NEXT)
    assert refused(state, "pass") == "You cannot skip this step."
    play(state, "place g8 north")
    for optional in ("tax", "build", "bribe"):
        assert step(state) == (optional, 0)
        assert choices(state)[0] == "pass"
        play(state, "pass")
    assert refused(state, "pass") == "You cannot skip this step."
    play(state, "choose 1")
    assert owner(state, 0)["coins"] == 7


def test_turn_steps_that_cannot_be_used_are_not_asked() -> None:
    """Without a knight no taxes, without a free town no building, without a coin no bribe."""
    state = table(*CASTLES, line=LINE, next_line=NEXT, knights=[0] * 4, coins=[0] * 4)
    play(state, "place g8 north")
    assert step(state) == ("choose", 0)


def test_turn_note_with_two_players_every_king_has_its_turn() -> None:
    """Each player places and chooses for both of his kings."""
    line = [("q1", 1), ("q3", 0), ("q5", 0), ("q7", 1)]
    state = table("#", "#", line=line, next_line=NEXT, knights=[0, 0], coins=[0, 0])
    movers = []
    for where, domino in (("g8 north", 1), ("g8 north", 2), ("g5 north", 3)):
        movers.append(step(state)[1])
        play(state, f"place {where}", f"choose {domino}")
    movers.append(step(state)[1])
    assert movers == [1, 0, 0, 1]
    play(state, "place g5 north")
    assert kings(state) == [1, 0, 0, 1]


# --- A: connection


def test_a_the_domino_with_ones_king_is_the_one_to_place() -> None:
    state = table(*CASTLES, line=[("q18", 3), ("q3", 1)], next_line=NEXT)
    assert state.view(3)["domino_in_hand"] == "q18"
    play(state, "place g8 north")
    squares = owner(state, 3)["squares"]
    assert (squares["g8"]["terrain"], squares["g8"]["crowns"]) == ("forest", 1)
    assert (squares["g9"]["terrain"], squares["g9"]["crowns"]) == ("lake", 0)


def test_a_connection_any_terrain_may_touch_the_castle() -> None:
    """Every domino fits beside the castle: four sides, each with half a or half b on it, pointing three ways."""
    state = table(*CASTLES, line=[("q18", 0)], next_line=NEXT)
    assert len(choices(state)) == 24


def test_a_connection_equal_halves_give_each_place_once() -> None:
    state = table(*CASTLES, line=[("q1", 0)], next_line=NEXT)
    assert len(choices(state)) == 12
    assert {choice.split()[2] for choice in choices(state)} == {"east", "north"}


def test_a_connection_one_half_must_touch_its_own_terrain() -> None:
    """A lake and forest domino may continue the lake with its lake half, not with its forest half."""
    state = table(
        """
        L   L
        .   #
        """, "#",
        line=[("q21", 0), ("q3", 1)], next_line=NEXT,
    )  # fmt: skip
    assert "place f9 north" in choices(state)
    assert "place f10 south" not in choices(state)
    assert refused(state, "place f10 south") == "The domino must touch the castle or matching terrain."


def test_a_connection_one_matching_half_is_enough() -> None:
    """The other half may lie beside foreign terrains."""
    state = table(
        """
        S   S   L
        .   .   L
        .   .   #
        """, "#",
        line=[("q21", 0), ("q3", 1)], next_line=NEXT,
    )  # fmt: skip
    assert "place f8 west" in choices(state)


def test_a_connection_corners_do_not_count() -> None:
    state = table(
        """
        .   L   L
        .   .   #
        """, "#",
        line=[("q5", 0), ("q3", 1)], next_line=NEXT,
    )  # fmt: skip
    assert "place e9 north" not in choices(state)
    assert "place e8 north" in choices(state)


def test_a_connection_squares_in_use_are_closed() -> None:
    state = table("# W W", "#", line=[("q2", 0), ("q3", 1)], next_line=NEXT)
    assert refused(state, "place h7 north") == "h7 is already taken."
    assert refused(state, "place f7 east") == "g7 is already taken."


# --- A: area


def test_a_area_five_by_five_with_three_or_four_players() -> None:
    state = table("# W W W W", "#", "#", line=[("q9", 0), ("q3", 1)], next_line=NEXT)
    columns = {choice.split()[1][0] for choice in choices(state)}
    assert columns <= set("ghijk")
    assert refused(state, "place f7 north") == "The kingdom would not fit in 5 × 5."
    assert refused(state, "place l7 north") == "The kingdom would not fit in 5 × 5."


def test_a_area_seven_by_seven_with_two_players() -> None:
    state = table("# W W W W F F", "#", line=[("q5", 0), ("q3", 1)], next_line=NEXT)
    assert refused(state, "place f7 north") == "The kingdom would not fit in 7 × 7."
    smaller = table("# W W W W", "#", line=[("q5", 0), ("q3", 1)], next_line=NEXT)
    assert "place e7 east" in choices(smaller)


def test_a_area_the_frame_is_not_fixed_in_advance() -> None:
    """A kingdom may grow to any side until it spans five; the castle need not be in the middle."""
    state = table("# W W", "#", "#", line=[("q2", 0), ("q3", 1)], next_line=NEXT)
    for place in ("e7 east", "j7 east", "f7 north", "h8 east", "g5 north", "g8 north"):
        assert f"place {place}" in choices(state)


def test_a_area_growing_to_one_side_closes_the_other() -> None:
    state = table("W W # W W", "#", "#", line=[("q9", 0), ("q3", 1)], next_line=NEXT)
    assert choices(state) == ["place g5 north", "place f6 east", "place g6 east", "place f8 east", "place g8 east",
                              "place g8 north"]  # fmt: skip


# --- A: the domino must be placed, or else discarded

ONE_SPOT_LEFT = """
    F   T   T   .   .
    L   L1  L1  M3  T
    F1  T   #   M   W1
    T   G   G   W   W
    G1  G2  F   F1  S1
"""


def test_a_a_domino_that_fits_nowhere_is_discarded() -> None:
    """It leaves the game and brings no points; its owner is not asked."""
    line = [("q1", 1), ("q9", 0), ("q5", 2)]
    state = table(ONE_SPOT_LEFT, "#", "#", line=line, next_line=NEXT, coins=[0] * 3, knights=[1, 0, 0])
    before = state.sheet(0)
    play(state, "place g8 north", "choose 1")
    assert step(state) == ("build", 0)
    assert owner(state, 0)["discarded"] == 1
    assert len(owner(state, 0)["dominoes"]) == 11
    assert state.sheet(0) == before


def test_a_a_domino_that_can_be_placed_must_be() -> None:
    """There is no passing; the one place that is left is taken without a question."""
    line = [("q1", 1), ("q46", 0), ("q9", 2)]
    state = table(ONE_SPOT_LEFT, "#", "#", line=line, next_line=NEXT, coins=[0] * 3, knights=[1, 0, 0])
    play(state, "place g8 north", "choose 1")
    assert step(state) == ("tax", 0)
    assert owner(state, 0)["discarded"] == 0
    assert owner(state, 0)["squares"]["h9"]["terrain"] == "town"


def test_a_both_ways_round_are_offered() -> None:
    """Where only one spot is left, a domino with different halves may still lie either way."""
    line = [("q1", 1), ("q33", 0), ("q9", 2)]
    state = table(ONE_SPOT_LEFT, "#", "#", line=line, next_line=NEXT, coins=[0] * 3, knights=[1, 0, 0])
    play(state, "place g8 north", "choose 1")
    assert step(state) == ("place", 0)
    assert choices(state) == ["place h9 east", "place i9 west"]
