"""What a set says field by field, how each is known, and how two sets differ."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sets.helpers import changed, put
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.sets import Difference, compare, fields, standard

KNOWN = {"rulebook", "found", "inferred", "reconstructed", "computed", ""}


def known(game: str) -> dict[tuple[str, str, str], str]:
    """How each field of a game's own set is known."""
    return {
        (each.file, each.component, each.name): each.provenance
        for each in fields(find_game(game), standard(game))
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_field_has_a_place_of_its_own(game: str) -> None:
    found = fields(find_game(game), standard(game))
    assert len({(each.file, each.component, each.name) for each in found}) == len(found) > 200
    assert {each.provenance for each in found} <= KNOWN
    assert all(each.component or "." not in each.name for each in found)


@pytest.mark.parametrize(
    ("game", "file", "component", "name", "word"),
    [
        ("queendomino", "buildings.toml", "building.bakery", "points", "found"),
        ("queendomino", "buildings.toml", "building.bakery", "knights", "reconstructed"),
        ("queendomino", "buildings.toml", "building.bakery", "count", "found"),
        ("queendomino", "buildings.toml", "building.safe_knights", "tax_bonus", "inferred"),
        ("queendomino", "buildings.toml", "board", "prices", "found"),
        ("queendomino", "buildings.toml", "board", "minimum_price", "inferred"),
        ("queendomino", "buildings.toml", "supply", "start_coins", "rulebook"),
        ("queendomino", "buildings.toml", "alternative", "knights.big_tavern", "reconstructed"),
        ("queendomino", "dominoes.toml", "domino.7", "number", "reconstructed"),
        ("queendomino", "dominoes.toml", "domino.7", "a.terrain", "found"),
        ("queendomino", "kingdomino_dominoes.toml", "domino.7", "number", "found"),
        ("queendomino", "buildings.toml", "building.bakery", "name_en", ""),
        ("gem_forge", "cards.toml", "card.dig", "count", "rulebook"),
        ("gem_forge", "tiles.toml", "tile.m05", "vp", "reconstructed"),
        ("gem_forge", "board.toml", "track", "goal", "rulebook"),
        ("wonderful_kingdom", "developments.toml", "card.farm", "type", "inferred"),
        ("wonderful_kingdom", "developments.toml", "card.farm", "cost.materials", "reconstructed"),
        ("wonderful_kingdom", "threats.toml", "threat.giant_rat", "copies", "rulebook"),
        ("wonderful_kingdom", "threats.toml", "threat.giant_rat", "soldiers", "reconstructed"),
        ("wonderful_kingdom", "scenarios.toml", "solo", "rounds", "rulebook"),
        ("wonderful_kingdom", "scenarios.toml", "scenario.1", "medals.gold", "rulebook"),
        ("wonderful_kingdom", "quests.toml", "quest.northern_lands.side.2.task.winter_camp", "reward.vp",
         "reconstructed"),
        ("wonderful_kingdom", "developments.toml", "card.royal_guard", "vp_per.points", "rulebook"),
        ("wonderful_kingdom", "developments.toml", "card.royal_guard", "vp_per.per", "reconstructed"),
        ("wonderful_kingdom", "duchies.toml", "duchy.teressie", "a.vp_per.per", "rulebook"),
        ("wonderful_kingdom", "duchies.toml", "duchy.valados", "a.vp_per.per", "reconstructed"),
        ("wonderful_kingdom", "duchies.toml", "", "solo_side_a_subtract_vp", "rulebook"),
        ("inkdoms", "map.toml", "kingdom.redhill", "first_vp", "rulebook"),
        ("inkdoms", "map.toml", "kingdom.redhill", "capital_vp", "inferred"),
        ("inkdoms", "map.toml", "kingdom.redhill", "outline", "reconstructed"),
        ("inkdoms", "map.toml", "area.R1", "polygon", "reconstructed"),
        ("inkdoms", "map.toml", "meta", "blots", "reconstructed"),
        ("inkdoms", "map.toml", "meta", "end_first_vp", "rulebook"),
        ("inkdoms", "throws.toml", "throws", "spots", "computed"),
    ],
)  # fmt: skip
def test_how_a_field_is_known(game: str, file: str, component: str, name: str, word: str) -> None:
    assert known(game)[file, component, name] == word


def test_what_was_read_off_a_printed_copy_is_found() -> None:
    def look(tables: dict[str, Any]) -> None:
        tables["tiles.toml"]["tile"][0]["found_fields"] = ["vp"]

    game = find_game("gem_forge")
    mine = changed("gem_forge", look)
    told = {each.name: each.provenance for each in fields(game, mine) if each.component == "tile.m01"}
    assert (told["vp"], told["slots"]) == ("found", "reconstructed")
    assert game.with_data(mine).data_hash == game.data_hash


# --- two sets


def test_sets_are_compared_field_by_field() -> None:
    game = find_game("wonderful_kingdom")
    one = standard(game.id)
    other = put(game.id, "developments.toml", "card", 0, "cost", to={"materials": 3, "gold": 1})
    assert compare(game, one, one) == []
    assert compare(game, one, other) == [
        Difference("developments.toml", "card.farm", "cost.materials", 2, 3, True),
        Difference("developments.toml", "card.farm", "cost.gold", None, 1, True),
    ]
    assert compare(game, other, one)[1] == (
        Difference("developments.toml", "card.farm", "cost.gold", 1, None, True)
    )


def test_components_are_compared_by_name_not_by_place() -> None:
    game = find_game("gem_forge")
    turned = changed("gem_forge", lambda tables: tables["tiles.toml"]["tile"].reverse())
    assert compare(game, standard("gem_forge"), turned) == []


def test_a_component_of_one_set_only_is_told_once() -> None:
    def swap(tables: dict[str, Any]) -> None:
        tables["tiles.toml"]["tile"][0]["id"] = "mine"

    game = find_game("gem_forge")
    assert compare(game, standard("gem_forge"), changed("gem_forge", swap)) == [
        Difference("tiles.toml", "tile.m01", "", True, None, True),
        Difference("tiles.toml", "tile.mine", "", None, True, True),
    ]


def test_names_do_not_bear_on_play_and_true_is_not_one() -> None:
    game = find_game("gem_forge")
    named = put("gem_forge", "tiles.toml", "tile", 0, "name_en", to="a ring")
    [name] = compare(game, standard("gem_forge"), named)
    assert (name.one, name.other, name.bears_on_play) == ("ring (red, green)", "a ring", False)
    flag = put("gem_forge", "cards.toml", "card", 2, "vp", to=True)
    assert [each.field for each in compare(game, standard("gem_forge"), flag)] == ["vp"]
