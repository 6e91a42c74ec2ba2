"""Component files: wrong ones say which line; new cards of known kinds need no code."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from librt.random import Random

from tests.games.wonderful_kingdom.helpers import new
from tests.games.wonderful_kingdom.naive import DATA
from tetrarchy.games.wonderful_kingdom import GAME
from tetrarchy.kernel.conformance import refuses
from tetrarchy.kernel.errors import BadSnapshot
from tetrarchy.kernel.play import playout


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return Path(shutil.copytree(DATA, tmp_path / "data"))


def change(directory: Path, name: str, old: str, new_text: str) -> str:
    """Change a file and give the sentence with which it is refused."""
    file = directory / name
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new_text, 1), "utf-8")
    return refuses(lambda: GAME.with_data(directory))


@pytest.mark.parametrize(
    ("name", "old", "new_text", "sentence"),
    [
        ("developments.toml", 'type = "structure"', 'type = "castle"',
         "developments.toml, line 21: “type” should be one of structure, professional, landmark, discovery, "
         "not “castle”."),
        ("developments.toml", "cost = { materials = 2 }", "cost = {}",
         "developments.toml, line 23: “cost” should not be empty."),
        ("developments.toml", "cost = { materials = 2 }", "cost = { wool = 2 }",
         "developments.toml, line 23: there is no key “wool” here; there are materials, population, gold, "
         "exploration, krystallium, soldier."),
        ("developments.toml", 'id = "barracks"', 'id = "farm"',
         "developments.toml, line 34: “id” should be a new word of small letters, not “farm”."),
        ("advisors.toml", 'kind = "draw_keep", look = 3', 'kind = "draw_keep", look = 0',
         "advisors.toml, line 24: “look” should be a whole number from 1 to 20, not “0”."),
        ("advisors.toml", 'kind = "score"', 'kind = "sing"',
         "advisors.toml, line 144: “kind” should be one of draw_keep, discard_from_taken_offer, gain_cubes, "
         "transmute, extra_recycle, reveal_offer, remove_calamity, score, extra_trap, tie_wins_supremacy, "
         "steal_alchemy, not “sing”."),
        ("threats.toml", 'effect = "freeze_card"', 'effect = "melt"',
         "threats.toml, line 81: “effect” should be one of none, spawn_vermin_per_giant_rat, freeze_card, "
         "discard_from_draft, cover_duchy_resource, not “melt”."),
        ("quests.toml", "final = true", "final = false",
         "quests.toml, line 26: a side should have one final task."),
        ("quests.toml", "reward_first_only", "reward_first_onely",
         "quests.toml, line 37: there is no key “reward_first_onely” here; perhaps “reward_first_only” is meant."),
        ("scenarios.toml", 'modules = ["threats"]', "modules = 3",
         "scenarios.toml, line 81: “modules” should be a list of texts, not “3”."),
        ("scenarios.toml", 'id = "farm"', 'id = "barn"',
         "scenarios.toml, line 82: there is no “barn”."),
        ("duchies.toml", "[duchy.b]", "[duchy.c]",
         "duchies.toml, line 26: there is no key “c” here; there are id, name_en, name_ru, a, b."),
        ("treasures_calamities.toml", "copies = 8", "copies = 7",
         "treasures_calamities.toml, line 109: “copies” should be a whole number from 8 to 8, not “7”."),
    ],
)  # fmt: skip
def test_a_wrong_file_says_where(data: Path, name: str, old: str, new_text: str, sentence: str) -> None:
    assert change(data, name, old, new_text) == sentence


def test_a_missing_file_is_named(data: Path) -> None:
    (data / "quests.toml").unlink()
    assert refuses(lambda: GAME.with_data(data)).startswith("The data file quests.toml cannot be read")


NEW_CARD = """
[[card]]
id = "observatory_tower"
name_en = "Observatory Tower"
name_ru = "Башня обсерватории"
type = "structure"
copies = 2
cost = { materials = 1, soldier = 1 }
recycle = "gold"
production = { exploration = 1 }
production_per = { resource = "gold", per = "discovery" }
bonus = { krystallium = 1 }
vp = 3
provenance = "reconstructed"
"""
NEW_ADVISOR = """
[[advisor]]
id = "royal_miner"
name_en = "Royal Miner"
name_ru = "Королевский рудокоп"
phase = "production"
step = "gold"
soldier_cost = 2
two_player_only = false
effect = { kind = "gain_cubes", gold = 2, materials = 1 }
effect_text = "gain 2 gold and 1 material"
provenance = "reconstructed"
"""


def test_a_new_card_and_a_new_advisor_need_no_code(data: Path) -> None:
    for name, text in (("developments.toml", NEW_CARD), ("advisors.toml", NEW_ADVISOR)):
        with (data / name).open("a", encoding="utf-8") as file:
            file.write(text)
    game = GAME.with_data(data)
    assert game.data_hash != GAME.data_hash
    assert "build observatory_tower" in [game.actions.notation(code) for code in range(game.actions.size)]
    assert "advise royal_miner" in [game.actions.notation(code) for code in range(game.actions.size)]
    for seats in (1, 2):
        for module in ("advisors", "quests", "threats"):
            assert playout(game.new(seats, {"module": module}), Random(seats)) > 50


def test_a_snapshot_that_is_none_is_refused() -> None:
    good = new(2, module="quests").snapshot()
    for key, value in (
        ("step", "dance"),
        ("step", "taken"),
        ("round", 9),
        ("unseen", {"moon": 1}),
        ("duchies", []),
    ):
        with pytest.raises(BadSnapshot):
            GAME.load(good | {key: value})
    with pytest.raises(BadSnapshot):
        GAME.load({})
    with pytest.raises(BadSnapshot):
        GAME.imagine({"seats": 2}, Random(1))
