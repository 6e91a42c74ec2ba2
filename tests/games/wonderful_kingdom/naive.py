"""The game a second time, slow and plain: counting points, counting cards, and saying what is open.

Everything is computed from the plain data of a snapshot or view and from the component files.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import tetrarchy.games.wonderful_kingdom as package
from tetrarchy.kernel.state import State

DATA = Path(str(package.__file__)).parent / "data"
CUBES = ("materials", "population", "gold", "exploration")


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in _read("developments.toml")["card"]}
TREASURES = {card["id"]: card for card in _read("treasures_calamities.toml")["treasure"]}
THREATS = {card["id"]: card for card in _read("threats.toml")["threat"]}
ADVISORS = {card["id"]: card for card in _read("advisors.toml")["advisor"]}
DUCHIES = {card["id"]: card for card in _read("duchies.toml")["duchy"]}
QUESTS = {quest["id"]: quest for quest in _read("quests.toml")["quest"]}
SCENARIOS = {scenario["number"]: scenario for scenario in _read("scenarios.toml")["scenario"]}
DECKS = {deck["id"]: deck["cards"][0] for deck in _read("threats.toml")["deck"]}


def modules(table: dict[str, Any]) -> set[str]:
    """What is on the table."""
    number = table["options"]["scenario"]
    if number == 0:
        return {table["options"]["module"]}
    found = set(SCENARIOS[number]["modules"])
    return found | {"threats"} if SCENARIOS[number]["threat_decks"] else found


def boards(table: dict[str, Any]) -> list[str]:
    if "quests" not in modules(table):
        return []
    number = table["options"]["scenario"]
    return [table["options"]["quest"]] if number == 0 else list(SCENARIOS[number]["quests"])


def tasks(table: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The tasks on the table, by id."""
    found: dict[str, dict[str, Any]] = {}
    for quest in boards(table):
        side = next(side for side in QUESTS[quest]["side"] if side["players"] == table["seats"])
        found |= {task["id"]: task for task in side["task"]}
    return found


# ---------------------------------------------------------------- points


def types(duchy: dict[str, Any]) -> Counter[str]:
    return Counter(CARDS[card]["type"] for card in duchy["built"])


def points(table: dict[str, Any], seat: int) -> int:
    """The score of a seat, counted card by card."""
    duchy = table["duchies"][seat]
    side = table["options"]["side"]
    total: int = 0
    sources = [CARDS[card] for card in duchy["built"]] + [DUCHIES[duchy["duchy"]][side]]
    for source in sources:
        total += source.get("vp", 0)
        if "vp_per" in source:
            total += source["vp_per"]["points"] * types(duchy)[source["vp_per"]["per"]]
    total -= 4 * duchy["calamities"]
    total += sum(THREATS[threat]["vp"] * number for threat, number in duchy["threats"].items())
    total += duchy["quest_points"] + duchy["advisor_points"]
    return int(total) - 15 if table["seats"] == 1 and side == "a" else int(total)


def standing(table: dict[str, Any]) -> list[int]:
    """The places at the end of a game."""
    if all(loss != "none" for loss in table["lost"]):
        return [table["seats"] + 1] * table["seats"]
    finals = {name for name, task in tasks(table).items() if task["final"]}
    ranks = []
    for seat, duchy in enumerate(table["duchies"]):
        finished = finals <= set(duchy["tasks"])
        ranks.append((finished, points(table, seat), len(duchy["built"]), duchy["soldiers"]))
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


def production(table: dict[str, Any], duchy: dict[str, Any]) -> dict[str, int]:
    """What a duchy makes of each cube."""
    made: Counter[str] = Counter(DUCHIES[duchy["duchy"]][table["options"]["side"]]["production"])
    for card in duchy["built"]:
        made.update(CARDS[card]["production"])
        if "production_per" in CARDS[card]:
            per = CARDS[card]["production_per"]
            made[per["resource"]] += types(duchy)[per["per"]]
    made.subtract(duchy["thefts"])
    return {cube: max(made[cube], 0) for cube in CUBES}


# ---------------------------------------------------------------- laws of conservation


def expected_cards(table: dict[str, Any]) -> Counter[str]:
    """The developments, treasures and advisors in the box that take part."""
    cards = Counter({card: entry["copies"] for card, entry in CARDS.items()})
    if "advisors" in modules(table):
        solo = table["seats"] == 1
        cards.update(a for a, entry in ADVISORS.items() if not (solo and entry["two_player_only"]))
    else:
        cards.update({card: entry["copies"] for card, entry in TREASURES.items()})
    return cards


def present_cards(table: dict[str, Any]) -> Counter[str]:
    """All cards of a snapshot that are somewhere certain, but no dangers."""
    found: Counter[str] = Counter(table["unseen"])
    found.update(table["advisors_unseen"])
    found.update([table["top"]] if table["top"] else [])
    hidden = [*table["hidden_discards"]]
    for area in table["areas"]:
        found.update(area["up"])
        hidden += area["down"]
    found.update(table["discard"])
    for duchy in table["duchies"]:
        for place in ("hand", "draft", "built", "advisors", "look", "rejected", "dropped", "boxed"):
            found.update(duchy[place])
        found.update(site["card"] for site in duchy["construction"])
        hidden += duchy["draft_down"]
    found.update(entry["card"] for entry in hidden if entry["card"] is not None)
    ordinary = set(CARDS) | set(TREASURES) | set(ADVISORS)
    return Counter({card: number for card, number in found.items() if card in ordinary})


def check_laws(state: State) -> None:
    """No card is lost or doubled, cubes stay where they may, points and production are counted right."""
    table = state.snapshot()
    if table["step"] != "deal_duchy":
        for seat, duchy in enumerate(table["duchies"]):
            assert state.sheet(seat).total == points(table, seat), "the sheet does not count right"
            assert duchy["production"] == production(table, duchy), "production does not count right"
    assert present_cards(table) == expected_cards(table), "a card is lost or doubled"
    for duchy in table["duchies"]:
        if "quests" not in modules(table):
            assert sum(duchy["alchemy"].values()) < 5, "five cubes lie in the alchemy area"
        for site in duchy["construction"]:
            cost = CARDS[site["card"]]["cost"]
            assert all(number <= cost[name] for name, number in site["needs"].items())
            assert site["needs"] or site["frozen"], "a finished card is still under construction"
        frozen = sum(site["frozen"] for site in duchy["construction"])
        assert frozen <= duchy["threats"].get("frost_giant", 0)
        assert duchy["traps"] <= 2
    if state.mover() < 0 and table["step"] == "over":
        assert state.standing() == standing(table)
