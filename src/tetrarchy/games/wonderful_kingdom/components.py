"""The components as plain data with their provenance, for screens and documents."""

from __future__ import annotations

from typing import Any

from tetrarchy.games.wonderful_kingdom.data import (
    ABILITIES,
    NONE,
    PHASES,
    SIDES,
    THREAT_EFFECTS,
    Components,
    Scenario,
    Task,
)
from tetrarchy.games.wonderful_kingdom.packing import (
    CUBES,
    PER_BITS,
    PER_MASK,
    RESOURCES,
    TYPES,
    named,
    unneed,
)


def plain_components(c: Components) -> dict[str, Any]:
    """Everything in the box."""
    return {
        "developments": [_development(c, card) for card in range(c.developments)],
        "treasures": [
            _card(c, card) | {"recycle": named(RESOURCES[:CUBES], c.recycle[card])}
            for card in range(c.developments, c.calamity)
        ],
        "calamity": _card(c, c.calamity) | {"points": c.calamity_points},
        "threat_decks": [
            {"id": identifier, "names": c.deck_names[deck], "danger": c.card_ids[c.deck_danger[deck]]}
            for deck, identifier in enumerate(c.deck_ids)
        ],
        "threats": [_threat(c, threat) for threat in range(len(c.threat_effect))],
        "advisors": [_advisor(c, advisor) for advisor in range(len(c.ability))],
        "duchies": [_duchy(c, duchy) for duchy in range(len(c.duchy_ids))],
        "quests": [_quest(c, quest) for quest in range(len(c.quest_ids))],
        "scenarios": [_scenario(c, scenario) for scenario in c.scenarios],
        "medals": c.module_medals,
        "solo": {"supremacy": c.supremacy},
    }


def _card(c: Components, card: int) -> dict[str, Any]:
    return {
        "id": c.card_ids[card],
        "names": c.card_names[card],
        "copies": c.copies[card],
        "source": c.sources[card],
    }


def _needs(word: int) -> dict[str, int]:
    return {name: number for name, number in zip(RESOURCES, unneed(word), strict=True) if number}


def _development(c: Components, card: int) -> dict[str, Any]:
    per: dict[str, str] = {}
    for at in range(CUBES * len(TYPES)):
        if (c.income_per[card] >> (PER_BITS * at)) & PER_MASK:
            per[RESOURCES[at // len(TYPES)]] = TYPES[at % len(TYPES)]
    bonus = {"krystallium": c.bonus_krystallium[card], "soldier": c.bonus_soldiers[card]}
    return _card(c, card) | {
        "type": TYPES[c.type_of[card]],
        "cost": _needs(c.cost[card]),
        "recycle": named(RESOURCES[:CUBES], c.recycle[card]),
        "production": named(RESOURCES[:CUBES], c.income[card]),
        "production_per": per,
        "bonus": {name: number for name, number in bonus.items() if number},
        "points": c.points[card],
        "points_per": named(TYPES, c.points_per[card]),
    }


def _threat(c: Components, threat: int) -> dict[str, Any]:
    return _card(c, c.first_threat + threat) | {
        "soldiers": c.threat_soldiers[threat],
        "points": c.threat_points[threat],
        "effect": THREAT_EFFECTS[c.threat_effect[threat]],
    }


def _advisor(c: Components, advisor: int) -> dict[str, Any]:
    step = c.advisor_step[advisor]
    return _card(c, c.first_advisor + advisor) | {
        "phase": PHASES[c.advisor_phase[advisor]],
        "step": None if step == NONE else RESOURCES[step],
        "soldiers": c.advisor_cost[advisor],
        "two_players_only": c.advisor_duo[advisor],
        "text": c.advisor_texts[advisor],
        "ability": ABILITIES[c.ability[advisor]],
        "number": c.ability_number[advisor],
        "cubes": named(RESOURCES[:CUBES], c.ability_cubes[advisor]),
    }


def _duchy(c: Components, duchy: int) -> dict[str, Any]:
    sides = {
        letter: {
            "production": named(RESOURCES[:CUBES], c.duchy_income[side][duchy]),
            "points_per": named(TYPES, c.duchy_points_per[side][duchy]),
        }
        for side, letter in enumerate(SIDES)
    }
    return {
        "id": c.duchy_ids[duchy],
        "names": c.duchy_names[duchy],
        "sides": sides,
        "source": c.duchy_sources[duchy],
    }


def _quest(c: Components, quest: int) -> dict[str, Any]:
    sides = {
        players: [
            {"id": c.task_ids[task], "names": c.task_names[task]} | _task(c.tasks[players - 1][task])
            for task in c.quest_tasks[quest]
        ]
        for players in (1, 2)
    }
    return {
        "id": c.quest_ids[quest],
        "names": c.quest_names[quest],
        "sides": {str(players): tasks for players, tasks in sides.items()},
        "source": c.quest_sources[quest],
    }


def _task(task: Task) -> dict[str, Any]:
    reward = {
        "krystallium": task.krystallium,
        "soldier": task.soldiers,
        "spy": task.spies,
        "points": task.points,
    }
    return {
        "final": task.final,
        "first_only": task.first_only,
        "cost": _needs(task.cost),
        "reward": {name: number for name, number in reward.items() if number},
    }


def _scenario(c: Components, scenario: Scenario) -> dict[str, Any]:
    """What a scenario lays out, asks for and is lost by; ``shadow_cubes`` 0: any number is borne."""
    return {
        "number": scenario.number,
        "names": scenario.names,
        "modules": scenario.modules,
        "construction": {c.card_ids[card]: number for card, number in scenario.construction},
        "threats": {c.card_ids[c.first_threat + threat]: number for threat, number in scenario.threats},
        "quests": [c.quest_ids[quest] for quest in scenario.quests],
        "lose_without_vermin": scenario.lose_without_vermin,
        "shadow_cubes": scenario.shadow_cubes,
        "medals": scenario.medals,
    }
