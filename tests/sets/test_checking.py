"""A set is what its game's loader takes; every fault has its file, component, field and sentence."""

from __future__ import annotations

import re
from typing import Any

import pytest
from librt.random import Random

from tests.sets.helpers import changed, put
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.conformance.bad_data import damaged
from tetrarchy.kernel.data import Files
from tetrarchy.kernel.errors import BadData
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import OVER
from tetrarchy.sets import Checked, check, standard
from tetrarchy.sets.checking import MOST_FAULTS
from tetrarchy.sets.content import file_names, read_tables
from tetrarchy.text import Texts

every_game = pytest.mark.parametrize("game", GAMES)


def told(checked: Checked) -> list[tuple[str, str, str, str]]:
    """The faults as a person reads them."""
    return [(fault.file, fault.component, fault.field, str(fault.why)) for fault in checked.faults]


@every_game
def test_the_games_own_set_has_no_fault(game: str) -> None:
    checked = check(game, standard(game))
    assert checked.faults == []
    assert checked.files == standard(game)
    assert checked.game is not None
    assert checked.game.data_hash == find_game(game).data_hash


def test_a_sound_set_gives_its_game() -> None:
    checked = check("queendomino", put("queendomino", "buildings.toml", "supply", "start_coins", to=9))
    assert checked.game is not None
    assert checked.game.new(2).view(None)["kingdoms"][0]["coins"] == 9
    assert checked.game.data_hash != find_game("queendomino").data_hash


@pytest.mark.parametrize(
    ("game", "file", "path", "value", "component", "field", "sentence"),
    [
        ("gem_forge", "tiles.toml", ("tile", 4, "vp"), 21, "tile.m05", "vp",
         "“vp” should be a whole number from 0 to 20, not “21”"),
        ("gem_forge", "board.toml", ("track", "special"), [5, 5], "track", "special", "“special” should rise"),
        ("gem_forge", "cards.toml", ("meta", "hand_limit"), 8, "meta", "", "there should be 44 to 60 cards, not 34"),
        ("queendomino", "buildings.toml", ("board", "prices"), [1], "board", "prices",
         "“prices” should hold 6 numbers, one a space"),
        ("queendomino", "dominoes.toml", ("domino", 2, "a", "terrain"), "sea", "domino.3", "a.terrain",
         "“terrain” should be one of wheat, forest, lake, grassland, swamp, mine, town, not “sea”"),
        ("wonderful_kingdom", "developments.toml", ("card", 0, "cost"), {"gold": 31}, "card.farm", "cost.gold",
         "“gold” should be a whole number from 0 to 30, not “31”"),
        ("wonderful_kingdom", "quests.toml", ("quest", 0, "side", 0, "task", 1, "cost"), {"wood": 1},
         "quest.northern_lands.side.2.task.hire_ice_pilots", "cost.wood",
         "there is no key “wood” here; there are materials, population, gold, exploration, krystallium, soldier"),
        ("inkdoms", "map.toml", ("tower", 0, "areas"), ["R1", "R9"], "tower.T1", "areas",
         "a tower should stand on the border of two areas: R1 and R9 share no side"),
        ("inkdoms", "map.toml", ("meta", "blots"), 0, "meta", "blots",
         "“blots” should be a whole number from 1 to 50, not “0”"),
    ],
)  # fmt: skip
def test_a_fault_is_told_with_its_place(
    game: str,
    file: str,
    path: tuple[str | int, ...],
    value: object,
    component: str,
    field: str,
    sentence: str,
) -> None:
    assert told(check(game, put(game, file, *path, to=value))) == [(file, component, field, sentence)]


def test_all_faults_are_told() -> None:
    def spoil(tables: dict[str, Any]) -> None:
        tables["tiles.toml"]["tile"][3]["vp"] = -1
        tables["tiles.toml"]["tile"][7]["slots"] = []
        tables["cards.toml"]["card"][0]["effect"] = "sing"
        tables["board.toml"]["track"]["gaol"] = tables["board.toml"]["track"].pop("goal")

    assert told(check("gem_forge", changed("gem_forge", spoil))) == [
        ("board.toml", "track", "gaol", "there is no key “gaol” here; perhaps “goal” is meant"),
        ("tiles.toml", "tile.m04", "vp", "“vp” should be a whole number from 0 to 20, not “-1”"),
        ("tiles.toml", "tile.m08", "slots", "“slots” should hold one to four of red, green, yellow, blue, rainbow"),
        ("cards.toml", "card.swap_jewel", "effect", (
            "“effect” should be one of swap_jewel, swap_stone, take_from_jewel, draw, empty_cart, dig, rob_cart, "
            "set, cancel, copy_take, copy_set, not “sing”"
        )),
    ]  # fmt: skip


def test_no_more_faults_are_told_than_anybody_reads() -> None:
    def spoil(tables: dict[str, Any]) -> None:
        for tile in tables["tiles.toml"]["tile"]:
            tile["vp"] = -1

    checked = check("gem_forge", changed("gem_forge", spoil))
    assert checked.game is None
    assert len(checked.faults) == MOST_FAULTS < 36


def test_files_that_are_missing_or_empty_are_named() -> None:
    without = check("gem_forge", changed("gem_forge", lambda tables: tables.pop("cards.toml")))
    assert told(without) == [("cards.toml", "", "", "There is no data file cards.toml.")]
    assert told(check("gem_forge", Files({})))[0] == (
        "tiles.toml",
        "",
        "",
        "There is no data file tiles.toml.",
    )


def test_landing_spots_of_another_map_are_left_out() -> None:
    """They follow from the map; the set goes without them, and its game makes them."""
    checked = check("inkdoms", put("inkdoms", "map.toml", "meta", "die_side", to=60))
    assert checked.faults == []
    assert checked.files.names() == ["map.toml"]
    assert checked.game is not None
    assert checked.game.data_hash == find_game("inkdoms").with_data(checked.files).data_hash


# --- sets that nobody would write


def read_in_both_languages(game: Game, checked: Checked) -> None:
    """Every fault names a file of the game, and is one sentence in each language."""
    for fault in checked.faults:
        assert fault.file in file_names(game.id)
        for texts in (Texts("en", game), Texts("ru", game)):
            sentence = texts.error(fault.why)
            assert "\n" not in sentence
            assert not re.search(r"{ *\$|error-", sentence)
        assert re.search("[а-яё]", sentence), sentence


def play(game: Game, rng: Random) -> None:
    """A random game with each number of seats, to its end."""
    for seats, options in game.variants():
        if rng.randrange(4):
            continue
        state = game.new(seats, options)
        for _ in range(game.longest):
            if (mover := state.mover()) == OVER:
                break
            state.apply(mover, state.sample(mover, rng))
        assert state.mover() == OVER, (seats, options)
        for seat in range(seats):
            assert state.sheet(seat).lines
            state.view(seat)


def taken(game: Game, tables: dict[str, Any]) -> Checked | None:
    """A set that somebody hands in, checked; None where it cannot even be held."""
    try:
        return check(game.id, read_tables(game.id, tables))
    except BadData as error:
        assert re.search(r"[a-z_]+\.toml", str(error))
        return None


def refuse(game_id: str, number: int, seed: int) -> None:
    """Damage a game's set until that number has been refused; what is accepted can be played."""
    game, rng = find_game(game_id), Random(seed)
    own = standard(game_id).tables()
    refused = tried = 0
    while refused < number:
        tried += 1
        tables = damaged(own, rng)
        try:
            checked = taken(game, tables)
            if checked is None or checked.game is None:
                refused += 1
            elif rng.randrange(10) == 0:
                play(checked.game, rng)
            if checked is not None:
                assert (checked.game is None) == bool(checked.faults)
                read_in_both_languages(game, checked)
        except Exception as error:
            raise AssertionError(f"set {tried} of seed {seed}: {_changes(own, tables)}: {error!r}") from error


def _changes(own: object, other: object, path: str = "") -> list[str]:
    """Where two values differ, for a message."""
    if isinstance(own, dict) and isinstance(other, dict):
        keys = [*own, *(key for key in other if key not in own)]
        return [each for key in keys for each in _changes(own.get(key), other.get(key), f"{path}/{key}")]
    if isinstance(own, list) and isinstance(other, list) and len(own) == len(other):
        pairs = enumerate(zip(own, other, strict=True))
        return [each for at, (one, two) in pairs for each in _changes(one, two, f"{path}/{at}")]
    return [] if own == other else [f"{path}: {str(other)[:80]}"]


@every_game
def test_malformed_sets_are_refused_with_place_and_sentence(game: str) -> None:
    refuse(game, 20, 1)


@pytest.mark.long
@every_game
def test_ten_thousand_malformed_sets_are_refused(game: str) -> None:
    """2,500 of each game."""
    refuse(game, 2500, 2)
