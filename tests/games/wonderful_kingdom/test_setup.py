"""Preparing the game: rulebook sections 2 and 4, and what modules change."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.random import Random

from tests.games.wonderful_kingdom.helpers import actions, chance, me, new, play, step
from tests.games.wonderful_kingdom.naive import present_cards
from tetrarchy.games.wonderful_kingdom import GAME
from tetrarchy.kernel.conformance import refuses
from tetrarchy.kernel.drive import Draws
from tetrarchy.kernel.errors import BadOptions


def test_box_holds_130_cards() -> None:
    box = GAME.components()
    developments = sum(card["copies"] for card in box["developments"])
    treasures = sum(card["copies"] for card in box["treasures"])
    threats = sum(card["copies"] for card in box["threats"])
    assert (developments, treasures, box["calamity"]["copies"]) == (70, 10, 8)
    assert (threats, len(box["advisors"]), len(box["duchies"])) == (26, 14, 2)
    assert developments + treasures + 8 + threats + 14 + 2 == 130
    assert len(box["quests"]) == 3
    assert len(box["scenarios"]) == 6


def test_every_card_says_where_its_numbers_come_from() -> None:
    box = GAME.components()
    cards = [*box["developments"], *box["treasures"], box["calamity"], *box["threats"], *box["advisors"]]
    for card in [*cards, *box["duchies"], *box["quests"]]:
        assert card["source"]["provenance"].split(":")[0] in ("rulebook", "found", "reconstructed")
    farm = next(card for card in cards if card["id"] == "farm")
    assert farm["source"]["rulebook_fields"] == ["name_en", "name_ru", "copies>=4"]


def test_fixed_numbers_of_the_rulebook() -> None:
    box = GAME.components()
    cards = {card["id"]: card for card in box["developments"]}
    assert cards["alchemical_forge"]["points"] == 2
    assert cards["wreck_of_the_leonarth"]["points"] == 4
    assert cards["munitions_specialists"]["points"] == 2
    assert sum(cards["royal_cavalry"]["points_per"].values()) == 2
    assert sum(cards["royal_guard"]["points_per"].values()) == 2
    for duchy in box["duchies"]:
        assert sum(duchy["sides"]["a"]["points_per"].values()) == 2
        assert duchy["sides"]["b"]["points_per"] == {}
    assert box["calamity"]["points"] == -4
    threats = {card["id"]: (card["copies"], card["points"]) for card in box["threats"]}
    assert threats["giant_rat"] == (4, -4)
    assert threats["vermin"] == (10, -2)
    assert threats["frost_giant"] == (4, -5)
    for card in box["treasures"]:
        assert sum(card["recycle"].values()) == 2


def test_both_play_the_same_side_of_different_duchies() -> None:
    for side in ("a", "b"):
        state = new(module="quests", side=side)
        assert {me(state, 0)["duchy"], me(state, 1)["duchy"]} == {"valados", "teressie"}
        assert me(state, 0)["traps"] == me(state, 1)["traps"] == 2


def test_ruling_w21_duchies_are_dealt_by_chance_or_named() -> None:
    state = GAME.new(2, {"module": "quests"})
    assert [GAME.actions.notation(code) for code, _ in state.outcomes()] == [
        "duchy valados",
        "duchy teressie",
    ]
    chance(state, "duchy teressie")
    assert state.snapshot()["duchies"][1]["duchy"] == "valados"
    named = GAME.new(2, {"module": "quests", "duchy": "teressie"})
    assert named.snapshot()["duchies"][0]["duchy"] == "teressie"
    assert step(named) == "draw"


def test_pile_has_developments_and_treasures() -> None:
    table = new(module="quests").snapshot()
    assert sum(present_cards(table).values()) == 80
    assert table["pile"] == 80 - 16


def test_threats_replace_calamities_and_each_player_picks_another_deck() -> None:
    state = GAME.new(2, {"module": "threats", "duchy": "valados"})
    assert step(state) == "pick_deck"
    assert actions(state, 0) == [
        "deck giant_rats",
        "deck frost_giants",
        "deck shadows",
        "deck thieves",
    ]
    play(state, "deck shadows")
    assert actions(state, 1) == ["deck giant_rats", "deck frost_giants", "deck thieves"]
    play(state, "deck giant_rats", seat=1)
    Draws(Random(1)).settle(state)
    assert me(state, 0)["hand"].count("shadow") == 1
    assert me(state, 1)["hand"].count("giant_rat") == 1
    assert state.snapshot()["vermin"]["vermin"] == 10


def test_one_open_deck_is_picked_among_the_rest() -> None:
    state = GAME.new(2, {"module": "threats", "deck_1": "thieves", "duchy": "valados"})
    assert actions(state, 1) == ["deck giant_rats", "deck frost_giants", "deck shadows"]


def test_advisors_two_are_dealt_and_one_is_kept() -> None:
    """Both choose at once; the card put away is seen by nobody else; ten advisors replace the treasures."""
    state = GAME.new(2, {"module": "advisors", "duchy": "valados"})
    chance(state, "draw steward", "draw confessor", "draw spymaster", "draw royal_herald")
    assert state.actors() == [0, 1]
    assert actions(state, 0) == ["keep steward", "keep confessor"]
    play(state, "keep steward")
    assert state.view(1)["duchies"][0]["advisors"] == []
    assert state.view(1)["duchies"][0]["look"] == [None, None]
    play(state, "keep royal_herald", seat=1)
    assert state.view(1)["duchies"][0]["advisors"] == ["steward"]
    assert state.view(1)["duchies"][0]["boxed"] == [None]
    assert state.view(0)["duchies"][0]["boxed"] == ["confessor"]
    table = state.snapshot()
    assert table["pile"] == 80
    assert not any(card.startswith("treasure") for card in table["unseen"])
    assert sum(card in [a["id"] for a in GAME.components()["advisors"]] for card in table["unseen"]) == 10
    assert [duchy["soldiers"] for duchy in table["duchies"]] == [2, 2]


def test_what_the_other_seat_put_away_is_among_the_unseen() -> None:
    state = GAME.new(2, {"module": "advisors", "duchy": "valados"})
    chance(state, "draw steward", "draw confessor", "draw spymaster", "draw royal_herald")
    play(state, "keep steward")
    play(state, "keep royal_herald", seat=1)
    assert state.view(1)["unseen"]["confessor"] == 1
    assert "confessor" not in state.view(0)["unseen"]


def test_bad_options_are_refused() -> None:
    def sentence(seats: int, **options: object) -> str:
        return refuses(lambda: GAME.new(seats, options))

    assert sentence(2, module="dragons") == (
        "The option “module” cannot be “dragons”: it is one of threats, advisors, quests."
    )
    assert sentence(2, deck_1="thieves", deck_2="thieves") == (
        "There is only one thieves deck: both players cannot have it."
    )
    assert sentence(2, scenario=3) == "The number of seats cannot be “2”: with these options it is one of 1."
    assert sentence(3) == "The number of seats cannot be “3”: with these options it is one of 1, 2."
    assert sentence(1, scenario=7) == (
        "The option “scenario” cannot be “7”: it is a whole number from 0 to 6."
    )
    with pytest.raises(BadOptions):
        GAME.new(2, {"traps": 3})


def test_variants_have_every_mode() -> None:
    variants = GAME.variants()
    duo = {(o["deck_1"], o["deck_2"]) for seats, o in variants if seats == 2 and o["module"] == "threats"}
    assert len(duo) == 13
    solo = Counter(o["scenario"] for seats, o in variants if seats == 1)
    assert all(solo[number] == 2 for number in range(1, 7))
