"""Goal files: what may move, what is wanted, and what is wrong with one, in a sentence with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tuning.helpers import GOAL, goal_of, value_of
from tetrarchy import sets
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.tuning.goal import goal_file, own_goal


@pytest.mark.parametrize("name", [name for name in GAMES if goal_file(name).is_file()])
def test_the_goals_of_games_are_whole(name: str) -> None:
    goal = own_goal(name)
    assert goal.game == name
    assert goal.wants
    assert all(want.why and want.least <= want.most for want in goal.wants)
    assert goal.tuned({free.name: 0 for free in goal.free}) == goal.files


def test_a_game_without_a_goal_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tetrarchy.tuning.goal.FOLDER", tmp_path)
    with pytest.raises(TetrarchyError, match="There is no goal for tuning “gem_forge” yet"):
        own_goal("gem_forge")


def test_steps_move_their_numbers_and_nothing_else(tmp_path: Path) -> None:
    goal = goal_of(tmp_path)
    files = goal.tuned({"first": 1, "second": -1})
    assert files is not None
    before = [value_of(goal.files, tile) for tile in ("m01", "m02", "m03")]
    assert [value_of(files, tile) for tile in ("m01", "m02", "m03")] == [
        before[0] + 1,
        before[1] - 1,
        before[2] + 1,
    ]
    told = sets.compare(find_game("gem_forge"), goal.files, files)
    assert [difference.component for difference in told] == ["tile.m01", "tile.m02", "tile.m03"]


def test_numbers_beyond_a_limit_or_refused_by_the_loader_are_not_possible(tmp_path: Path) -> None:
    goal = goal_of(tmp_path)
    assert goal.tuned({"first": 4, "second": 4}) is None  # 6 + 6 is more than the limit's 8
    alone = goal_of(tmp_path, GOAL.partition("[[limit]]")[0].replace("most = 4", "most = 99"))
    assert alone.tuned({"first": 99, "second": 0}) is None  # more points than a tile can have


def test_a_count_that_is_not_there_comes_and_goes(tmp_path: Path) -> None:
    text = GOAL.partition("[[free]]")[0].replace("gem_forge", "wonderful_kingdom")
    for name, field in (("gold", "gold"), ("people", "population")):
        text += f'[[free]]\nname = "{name}"\nleast = -2\nmost = 1\nwhy = "a test"\n'
        text += f'places = ["duchies.toml duchy.valados a.production.{field}"]\n'
    goal = goal_of(tmp_path, text)
    files = goal.tuned({"gold": 1, "people": -2})
    assert files is not None
    assert files.tables()["duchies.toml"]["duchy"][0]["a"]["production"] == {"materials": 2, "gold": 1}


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('game = "gem_forge"', 'game = "chess"', "line 2: There is no game “chess”"),
        ('bot = "greedy"', 'bot = "genius"', "There is no bot “genius”"),
        ("seats = 2", "seats = 7", "The number of seats cannot be “7”"),
        ('plays = ["alone"]', 'plays = ["nobody"]', "there is no [[play]] “nobody”"),
        ('plays = ["alone"]', "plays = []", "“plays” should not be empty"),
        ('figure = "minutes"', 'figure = "hours"', "“figure” should be one of points"),
        ('figure = "minutes"', 'figure = "points_apart"', "“plays” should name two"),
        ('figure = "minutes"', 'figure = "verdicts"\nverdicts = ["gold"]', "the game has no result “gold”"),
        (
            'figure = "minutes"',
            'figure = "rarest"\ncomponents = "goal"\nuses = ["tile_kept tile"]',
            "the game has no list of components “goal” with ids",
        ),
        (
            'figure = "minutes"',
            'figure = "rarest"\ncomponents = "tiles"\nuses = ["kept"]',
            "“kept” should be an event and its field",
        ),
        ("least = 10", "least = 13", "“least” is more than “most”"),
        ("scale = 2", "scale = 0", "“scale” should be a whole number from 1"),
        ("change = 1", "change = true", "“change” should be a whole number"),
        ("least = -2", "least = 1", "“least” should be a whole number from -99 to 0"),
        (
            "tiles.toml tile.m01 vp",
            "tiles.toml tile.m99 vp",
            "there is no number at “tiles.toml tile.m99 vp”",
        ),
        ("tiles.toml tile.m01 vp", "tiles.toml tile.m01 slots", "there is no number at"),
        ("tiles.toml tile.m01 vp", "vp", "“vp” should be a file, a component and a field"),
        ("tiles.toml tile.m01 vp", "tiles.toml tile.m01 vp x", "should be a file, a component and a field"),
        (
            "tiles.toml tile.m01 vp",
            "board.toml track goal",
            "“track.goal” is not to be tuned: where it comes from is “rulebook”",
        ),
        ('name = "first"', 'name = "first"\nmoost = 3', "perhaps “most” is meant"),
    ],
)
def test_a_wrong_goal_is_refused_in_a_sentence(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    assert old in GOAL
    with pytest.raises(TetrarchyError) as refused:
        goal_of(tmp_path, GOAL.replace(old, new, 1))
    assert str(refused.value).startswith("goal.toml, line ")
    assert sentence in str(refused.value)


def test_what_the_rulebook_says_of_a_part_of_a_field_is_not_free(tmp_path: Path) -> None:
    text = GOAL.partition("[[free]]")[0].replace("gem_forge", "wonderful_kingdom")
    text += '[[free]]\nname = "guard"\nleast = -1\nmost = 1\nwhy = "a test"\n'
    text += 'places = ["developments.toml card.royal_guard vp_per.points"]\n'
    with pytest.raises(TetrarchyError, match=r"not to be tuned: where it comes from is “rulebook”"):
        goal_of(tmp_path, text)


def test_a_figure_can_be_wanted_of_each_play(tmp_path: Path) -> None:
    second = GOAL[GOAL.index("[[play]]") : GOAL.index("[[want]]")].replace("alone", "again")
    text = GOAL.replace("[[want]]", second + "[[want]]").replace(
        '["alone"]', '["alone", "again"]\neach = true'
    )
    goal = goal_of(tmp_path, text)
    assert [(want.name, want.plays) for want in goal.wants] == [
        ("alone: length", ("alone",)),
        ("again: length", ("again",)),
    ]
    assert [want.name for want in goal.judged_by("", None, ["again"]).wants] == ["again: length"]


def test_a_goal_can_be_judged_by_another_bot(tmp_path: Path) -> None:
    goal = goal_of(tmp_path).judged_by("random", 9, ["leng"])
    assert [(play.bots, play.games) for play in goal.plays] == [(("random", "random"), 9)]
    with pytest.raises(TetrarchyError, match="Nothing that is wanted is called medals"):
        goal.judged_by("", None, ["medals"])
