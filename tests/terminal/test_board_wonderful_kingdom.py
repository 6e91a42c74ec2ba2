"""It's a Wonderful Kingdom in the terminal: what a player must see, what choices say, and whole games."""

from __future__ import annotations

import re
from functools import cache
from itertools import cycle, islice
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from librt.random import Random

from tests.games.wonderful_kingdom.helpers import down, finish, new, play, site, table
from tests.terminal.helpers import Terminal, end_of, shown
from tetrarchy.games.wonderful_kingdom import GAME
from tetrarchy.games.wonderful_kingdom.data import DIRECTORY
from tetrarchy.kernel.drive import replay
from tetrarchy.kernel.record import loads
from tetrarchy.kernel.state import CHANCE, OVER, State
from tetrarchy.terminal.boards import look_of
from tetrarchy.terminal.boards.wonderful_kingdom_cards import RESOURCE_STYLES, TYPE_SIGNS
from tetrarchy.text import LANGUAGES, Texts

LOOK = look_of("wonderful_kingdom")
RECORDS = Path(__file__).parents[1] / "games/wonderful_kingdom/records"


@cache
def words(language: str = "en", seats: int = 2) -> Texts:
    texts = Texts(language, GAME)
    texts.seat_players(["Ann", "Bob"][:seats])
    texts.names.update(LOOK.names(texts))
    return texts


def board(state: State, language: str = "en", seat: int | None = 0, width: int = 80) -> str:
    return shown(LOOK.board(state.view(seat), words(language, state.seats), width), width)


def lines(state: State, language: str = "en") -> list[str]:
    return board(state, language).splitlines()


def more(state: State, language: str = "en", seat: int = 0) -> dict[str, str]:
    """What the board has to say of each action that is open."""
    view, texts = state.view(seat), words(language, state.seats)
    return {
        GAME.actions.notation(code): LOOK.choice(view, view, GAME.actions.fields(code), texts)
        for code in state.legal(seat)
    }


# ---------------------------------------------------------------- cards


def test_a_card_shows_its_cost_what_it_gives_and_what_it_is_recycled_into() -> None:
    hand = ["farm", "farm", "expeditionary_corps", "sunken_city", "treasure_materials_gold", "calamity"]
    state = table(2, {"hand": hand}, step="offer", module="quests")
    text = lines(state)
    at = text.index("Your hand")
    assert text[at + 1 : at + 6] == [
        "■ Farm ×2             ≈MM     → P          ↻P",
        "● Expeditionary Corps ≈MPPPP  → E×● +S 1★  ↻E",
        "◆ Sunken City         ≈EEEEEE → G +KK 2★×◆ ↻G",
        "¤ Builders’ Coffer    ≈↻MG",
        "! Calamity            −4★",
    ]
    assert "● Экспедиционный корпус ≈МНННН  → О×● +С 1★  ↻О" in lines(state, "ru")


def test_slots_fill() -> None:
    state = table(
        1,
        {
            "construction": [
                site("farm", materials=1),
                site("port-2", bound=True),
                site("royal_citadel", gold=3, soldier=1),
            ]
        },
        module="quests",
    )
    text = board(state)
    assert "■ Farm          ≈▮M         → P    ↻P" in text
    assert "■ Port (2)      ≈MMMP       → GE   ↻E  (cannot be discarded)" in text
    assert "▲ Royal Citadel ≈▮▮▮▮▮GGG▮S → 4★×▲ ↻G" in text


def test_the_first_round_explains_the_letters_and_help_explains_all() -> None:
    assert "M materials  P population  G gold  E exploration  K krystallium  S soldier" in board(new(2))
    state = table(2, round=2)
    assert "M materials" not in board(state)
    legend = shown(LOOK.legend(words("ru")))
    assert "М материалы  Н население  Д деньги  О открытия  К кристаллиум  С солдат" in legend
    assert "■ сооружение  ● профессионал  ▲ достопримечательность  ◆ открытие" in legend
    assert "≈ стоит у чисел" in legend


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_resource_has_a_letter_and_every_type_a_sign_of_its_own(language: str) -> None:
    texts = words(language)
    assert len({texts.say(f"letter-{resource}") for resource in RESOURCE_STYLES}) == len(RESOURCE_STYLES) == 6
    assert len(set(TYPE_SIGNS.values())) == 4


# ---------------------------------------------------------------- the table


def test_offers_show_what_each_player_may_know() -> None:
    areas = [
        {"up": ["farm"], "down": [down("port", 0), down("quarry", 1)]},
        {"up": [], "down": []},
    ]
    state = table(2, {"hand": ["farm"]}, {"hand": ["farm"]}, step="take", seat=0, areas=areas)
    text = board(state)
    assert "■ Farm ≈MM → P ↻P" in text
    assert "? face-down card 1, yours: Port" in text
    assert "? face-down card 2, laid by Bob" in text
    assert "Quarry" not in text
    assert "? закрытая карта 1 (Ann)" in board(state, "ru", seat=1)


def test_the_headline_says_round_phase_and_first_player() -> None:
    state = new(2, module="quests")
    assert lines(state)[0] == "Round 1 of 4 · draft · offers taken 0 of 8 · first player: Ann"
    assert lines(state, "ru")[0] == "Раунд 1 из 4 · драфт · взято предложений: 0 из 8 · первый игрок: Ann"
    state = table(2, step="production", resource="gold", totals=[3, 5], round=2)
    assert lines(state)[0] == "Round 2 of 4 · production, gold · Ann 3, Bob 5"


def test_a_duchy_shows_all_that_is_counted() -> None:
    mine = {
        "built": ["farm", "port", "merchants"],
        "alchemy": {"materials": 1, "gold": 2},
        "krystallium": 2,
        "soldiers": 3,
        "training": 1,
        "calamities": 2,
    }
    text = board(table(2, mine, duchy="valados", module="quests"))
    assert "Ann (you) – Duchy of Valados ≈2★×●" in text
    assert "Bob – Duchy of Téressie 2★×▲" in text
    numbers = "makes M2 P3 G3 E1  built ■2 ●1 ▲0 ◆0  alchemy MGG··  K2 S3  training 1"
    assert numbers in text
    assert "calamities 2" in text


def test_the_opponents_side_is_short() -> None:
    his = {
        "construction": [site("farm", materials=1), site("port")],
        "draft": ["quarry", "quarry"],
        "advisors": ["royal_herald"],
        "soldiers": 2,
    }
    text = lines(table(2, {"draft": ["farm"]}, his, module="advisors"))
    assert "Builds: Farm ≈▮M, Port ≈MMMP" in text
    assert "Advisors: Royal Herald" in text
    assert "Taken: Quarry ×2" in text


def test_what_must_be_done_first_is_said() -> None:
    state = play(table(2, {"draft": ["farm", "port"], "construction": [site("merchants")]}), "recycle farm")
    assert "▶ Place now: P" in lines(state)
    assert "▶ Разместите сейчас: Н" in lines(state, "ru")
    shadows = table(2, {"draft": ["farm", "port", "quarry"], "debt": 2}, module="threats")
    assert "▶ The shadows take 2 more cards from your draft area." in lines(shadows)


# ---------------------------------------------------------------- modules


def test_threats_show_their_penalty_and_the_soldiers_that_beat_them() -> None:
    mine = {
        "threats": {"giant_rat": 2, "frost_giant": 1, "thief": 1},
        "thefts": {"materials": 1},
        "construction": [site("farm", frozen=True)],
    }
    state = table(
        2, mine, {"threats": {"vermin": 3}}, module="threats", deck_1="giant_rats", deck_2="thieves"
    )
    text = board(state)
    assert "Threat decks: Ann – Giant Rats, Bob – Thieves · vermin in the stack:" in text
    assert "■ Farm         ≈MM → P ↻P  (frost giant)" in text
    assert "! Giant Rat ×2 −4★ ≈SS" in text
    assert "! Thief        ≈−4★ ≈SS" in text
    assert "Threats: Vermin ×3" in text
    assert "makes M1 (−1) P2" in text


def test_advisors_show_cost_phase_ability_and_whether_they_are_used() -> None:
    mine = {"advisors": ["master_cartographer", "royal_herald"], "used": ["royal_herald"], "draft": ["farm"]}
    his = {"advisors": ["spymaster", "steward"], "used": ["steward"]}
    state = table(2, mine, his, module="advisors")
    text = board(state)
    assert "♙ Master Cartographer ≈S production, exploration: EE" in text
    assert "♙ Royal Herald        used" in text
    assert "Advisors: Steward of the Hearths (used), Spymaster" in text
    assert "♙ Мастер-картограф     ≈С производство, открытия: ОО" in board(state, "ru")


def test_quests_show_tasks_costs_rewards_and_who_has_done_them() -> None:
    mine = {"tasks": ["outfit_ships"], "draft": ["farm"]}
    state = table(2, mine, {"tasks": ["outfit_ships", "winter_camp"]}, module="quests")
    text = lines(state)
    at = text.index("Quest: Northern Lands")
    assert text[at + 1 : at + 5] == [
        "✓ Outfit the ships            ≈MMMG → +K  ✓ Bob",
        "☐ Hire ice pilots             ≈PPP → a spy",
        "☐ Raise a winter camp         ≈EES → 4★  ✓ Bob",
        "☐ Cross the ice ocean (final) ≈EEEEKSS → 10★ only for the first to complete it",
    ]


# ---------------------------------------------------------------- alone


def test_alone_the_piles_spies_medals_and_the_search_are_shown() -> None:
    state = new(1, seed=4, module="advisors")
    view = state.view(0)
    view["top"] = "farm"
    text = shown(LOOK.board(view, words("en", 1), 80))
    assert "Solo · bronze 70, silver 95, gold 115 points · side A: −15★" in text
    assert f"Pile {view['pile']}, next card: Farm ≈MM → P ↻P" in text
    assert "danger pile 12 · unseen 12, dangers among them 4 · spies: 1 active, 1 hidden" in text
    assert "search: not used" in text
    view["areas"][0]["down"] = [down(None, None)]
    view["searched"] = True
    text = shown(LOOK.board(view, words("ru", 1), 80))
    assert "? закрытая карта 1 из стопки опасностей" in text
    assert "поиск использован" in text.replace("\n", " ")


GOALS = {
    1: "To win: ☐ Farm 0/4 · vermin in the stack: 10 (0 loses) · 4 come after the battle",
    2: "To win: ☐ Gates of Hell · ☐ Secret Brotherhood · ☐ Royal Citadel",
    3: "To win: ☐ Giant Lighthouse · ☐ Navigators · ☐ Port · ☐ Giants’ Cache · ☐ Cross the ice ocean",
    4: "To win: ☐ Recruiters · ☐ Great Army · ☐ Barracks · ☐ Alchemical Forge · ☐ March on the capital",
    5: "To win: ☐ Thief 0/4 · lost to shadows: 0 (5 lose)",
    6: "To win: ☐ Barracks · ☐ Royal Guard · ☐ Impregnable Walls · ☐ Munitions Specialists "
    "· ☐ March on the capital · ☐ End the pestilence",
}


@pytest.mark.parametrize("number", GOALS)
def test_a_scenario_shows_its_goal(number: int) -> None:
    state = new(1, scenario=number)
    text = board(state).replace("\n", " ")
    name = GAME.components()["scenarios"][number - 1]["names"]["en"]
    assert f"Scenario {number}: {name}" in text
    assert GOALS[number] in text


def test_what_is_done_of_a_goal_is_ticked() -> None:
    rats = table(
        1, {"built": ["farm"] * 3, "construction": [site("farm-4", bound=True)]}, scenario=1, round=2
    )
    assert "☐ Farm 3/4 · " in board(rats)
    assert "1 come after the battle" in board(rats)
    north = table(1, {"built": ["port"], "tasks": ["cross_ice_ocean"]}, scenario=3, round=2)
    assert "✓ Port · ☐ Giants’ Cache · ✓ Cross the ice ocean" in board(north).replace("\n", " ")
    guild = table(1, {"threats": {"thief": 1}}, scenario=5, round=2, shadow_cubes=3)
    assert "☐ Thief 3/4 · lost to shadows: 3 (5 lose)" in board(guild)


ENDS = [
    ("solo_gold", "gold medal", "золотая медаль"),
    ("solo_silver", "silver medal", "серебряная медаль"),
    ("solo_bronze", "bronze medal", "бронзовая медаль"),
    ("solo_no_medal", "no medal", "без медали"),
    ("scenario_1_vermin", "The vermin stack is empty", "Стопка грызунов опустела"),
    ("scenario_5_thieves", "Some threats of the scenario were not", "Побеждены не все угрозы"),
    (
        "scenario_6_unfinished",
        "A final task of the scenario was not",
        "Финальное задание сценария не выполнено",
    ),
    ("quests_no_finisher", "The final task was not completed", "Финальное задание не выполнено"),
]


@pytest.mark.parametrize(("record", "english", "russian"), ENDS)
def test_the_end_says_medal_or_loss(record: str, english: str, russian: str) -> None:
    state = replay(loads((RECORDS / f"{record}.txt").read_text("utf-8"), GAME), GAME)
    assert lines(state)[0].startswith(f"Round {state.view(0)['round']} of 4 · The game is over. · {english}")
    assert russian in board(state, "ru").replace("\n", " ")


# ---------------------------------------------------------------- choices


def test_a_choice_says_what_it_costs_and_brings() -> None:
    areas = [{"up": ["farm", "port"], "down": [down(None, None)]}, {"up": [], "down": []}]
    taking = table(1, step="take", areas=areas, top="farm", module="advisors")
    assert more(taking)["take 1"] == "Farm, Port, 1 face down"
    assert more(taking)["take 2"] == "nothing face up"
    assert more(taking)["search 1"] == "discard 2 of its face-up cards, look at 3 from the pile, keep 1"
    planning = table(2, {"draft": ["farm"], "construction": [site("quarry", materials=1)]})
    assert more(planning)["build farm"] == "≈MM → P ↻P"
    assert more(planning)["recycle farm"] == "P"
    assert more(planning)["discard quarry"] == "M to the alchemy area, 1 piece on it is lost"
    assert more(planning, "ru")["discard quarry"] == "М в область алхимии, пропадёт уложенное: 1"


def test_placing_says_what_is_left_or_that_the_card_is_complete() -> None:
    mine = {
        "construction": [site("farm", materials=1), site("quarry"), site("statue_first_queen", soldier=1)],
        "cubes": {"materials": 2},
        "krystallium": 1,
        "soldiers": 1,
    }
    told = more(table(2, mine, step="production", resource="materials"))
    assert told["place farm"] == "completes it → P"
    assert told["place quarry"] == "then ▮M"
    assert told["krystallium farm materials"] == "completes it → P"
    assert told["soldier statue_first_queen"] == "completes it → 10★"


def test_advisors_threats_tasks_and_decks_are_told() -> None:
    mine = {"advisors": ["master_of_coin"], "soldiers": 2, "construction": [site("farm")]}
    gold = table(2, mine, step="production", resource="gold", module="advisors")
    assert more(gold)["advise master_of_coin"] == "≈S production, gold: GG"
    battle = table(2, {"threats": {"vermin": 1}, "soldiers": 1}, step="battle", module="threats")
    assert more(battle)["fight vermin"] == "−2★ ≈S"
    tasks = table(2, {"alchemy": {"population": 3}, "draft": ["farm"]}, module="quests")
    assert more(tasks)["task hire_ice_pilots"] == "≈PPP → a spy"
    picking = GAME.new(2, {"module": "threats", "duchy": "valados"})
    assert more(picking)["deck giant_rats"] == "−4★ ≈SS; brings a vermin for each giant rat you have"


DONE: list[tuple[dict[str, Any], str, str]] = [
    (
        {"step": "planning"},
        "production follows, first materials",
        "дальше производство, первым — материалы",
    ),
    (
        {"step": "production", "resource": "materials"},
        "on to population; krystallium and soldiers can wait",
        "дальше население; кристаллиум и солдаты могут подождать",
    ),
    ({"step": "production", "resource": "exploration"}, "round 2 of 4 ends", "раунд 2 из 4 закончится"),
    (
        {"step": "production", "resource": "exploration", "module": "threats"},
        "on to the battle",
        "дальше битва",
    ),
    (
        {"step": "battle", "resource": "exploration", "module": "threats", "round": 4},
        "the last round ends",
        "последний раунд закончится",
    ),
]


@pytest.mark.parametrize(("fields", "english", "russian"), DONE)
def test_done_says_what_follows(fields: dict[str, Any], english: str, russian: str) -> None:
    given: dict[str, Any] = {"module": "quests", "round": 2} | fields
    state = table(2, {"construction": [site("farm")]}, **given)
    assert more(state)["done"] == english
    assert more(state, "ru")["done"] == russian


def test_a_long_menu_is_grouped_by_card_or_by_what_is_done() -> None:
    view, texts = new(2).view(0), words()
    told = {}
    for notation in (
        "offer farm 1 up",
        "offer farm 2 down",
        "build farm",
        "recycle farm",
        "discard port",
        "krystallium port gold",
        "place port",
        "store",
        "spy 2 1",
        "advise royal_herald",
        "done",
    ):
        fields = GAME.actions.fields(GAME.actions.parse(notation))
        told[notation] = (
            LOOK.heading(view, fields, texts),
            LOOK.brief(view, fields, texts),
        )
    assert told == {
        "offer farm 1 up": ("Farm", "area 1"),
        "offer farm 2 down": ("Farm", "area 2 ▼"),
        "build farm": ("Build", "Farm"),
        "recycle farm": ("Recycle", "Farm ↻P"),
        "discard port": ("Discard unfinished", "Port"),
        "krystallium port gold": ("Krystallium on", "Port G"),
        "place port": ("Cube on", "Port"),
        "store": ("Cube on", "alchemy area"),
        "spy 2 1": ("Send a spy to", "area 2, card 1"),
        "advise royal_herald": ("Advisor", "Royal Herald"),
        "done": ("", "Done"),
    }


def test_cards_of_other_files_are_called_as_those_say(tmp_path: Path) -> None:
    copytree(DIRECTORY, tmp_path / "data")
    file = tmp_path / "data/developments.toml"
    file.write_text(
        file.read_text("utf-8")
        .replace('id = "quarry"', 'id = "sandpit"')
        .replace('name_ru = "Каменоломня"', 'name_ru = "Песочница"'),
        "utf-8",
    )
    texts = Texts("ru", GAME.with_data(tmp_path / "data"))
    texts.names.update(LOOK.names(texts))
    assert texts.name("card", "sandpit") == "Песочница"
    assert texts.name("site", "sandpit-2") == "Песочница (2)"
    assert texts.name("card", "farm") == "Ферма"


# ---------------------------------------------------------------- whole games

MODES: list[tuple[int, dict[str, Any]]] = [
    (2, {"module": "threats", "deck_1": "frost_giants", "deck_2": "shadows"}),
    (2, {"module": "advisors"}),
    (2, {"module": "quests", "quest": "plague_lord", "side": "b"}),
    (1, {"module": "threats", "deck_1": "thieves"}),
    (1, {"module": "advisors"}),
    *((1, {"scenario": number, "side": "b"}) for number in GOALS),
]


@pytest.mark.walk
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_every_position_fits_and_every_word_is_there(seats: int, options: dict[str, Any]) -> None:
    rng = Random(seats)
    state = GAME.new(seats, options)
    looks = [(language, width) for language in LANGUAGES for width in (80, 120)]
    decisions = 0
    while (mover := state.mover()) != OVER:
        if mover == CHANCE:
            state.apply(CHANCE, state.sample(CHANCE, rng))
            continue
        language, width = looks[decisions % len(looks)]
        text = board(state, language, mover, width)
        assert max(map(len, text.splitlines())) <= width
        text += "\n".join(more(state, language, mover).values())
        assert not re.search(r"[{}$_…]|\b(board|more|now|flag|letter|type|phase)-", text), text
        state.apply(mover, GAME.greedy(state, mover, rng))
        decisions += 1
    assert "The game is over." in board(state)


def test_a_spectator_sees_both_sides() -> None:
    state = new(2, module="quests")
    text = board(state, seat=None)
    assert "Ann – Duchy" in text
    assert "Bob – Duchy" in text
    assert "Your hand" not in text


ANY_ANSWER = [str(number) for number in (1, 2, 0, 3, 1, 4, 0, 2, 5, 6, 7, 8)]
"""Whatever is asked, one of these is the number of a choice."""

GAMES = [
    ["--seats", "2", "--bots", "greedy", "--option", "module=threats", "--lang", "ru"],
    ["--seats", "2", "--bots", "random", "--seat", "2", "--option", "module=advisors"],
    ["--seats", "1", "--option", "module=quests", "--lang", "ru"],
    ["--seats", "1", "--option", "scenario=1"],
    ["--seats", "1", "--option", "scenario=5", "--option", "side=b", "--lang", "ru"],
]


@pytest.mark.slow
@pytest.mark.parametrize("given", GAMES, ids=" ".join)
def test_a_whole_game_in_the_terminal(terminal: Terminal, given: list[str]) -> None:
    ran = terminal(
        "play",
        "wonderful_kingdom",
        *given,
        "--seed",
        "3",
        "--save",
        "game.txt",
        answers=islice(cycle(ANY_ANSWER), 5000),
    )
    assert end_of(ran, GAME)


def test_a_finished_game_shows_no_offers() -> None:
    assert "Offer area" not in board(finish(new(1, module="advisors"), greedy=True))
