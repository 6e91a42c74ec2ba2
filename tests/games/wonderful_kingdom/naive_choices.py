"""What is open to a seat, said a second time from its view alone, rule by rule."""

from __future__ import annotations

from typing import Any

from tests.games.wonderful_kingdom.naive import (
    ADVISORS,
    CARDS,
    CUBES,
    DECKS,
    DUCHIES,
    THREATS,
    TREASURES,
    modules,
    tasks,
)

DANGERS = {"calamity", *THREATS}


def is_free(site: dict[str, Any]) -> bool:
    return not site["frozen"]


def open_actions(view: dict[str, Any]) -> set[str]:
    """The notations of all actions that a deciding seat may take."""
    duchy = view["duchies"][view["seat"]]
    step = view["step"]
    if duchy["giving"]:
        return {f"give {cube}" for cube in duchy["alchemy"]}
    if step == "pick_deck":
        return {f"deck {deck}" for deck in DECKS if deck not in view["decks"]}
    if step in ("choose_advisor", "keep", "look"):
        return {f"keep {card}" for card in duchy["look"]}
    if step == "drop":
        area = view["areas"][view["area"]]
        found = {f"drop {card}" for card in area["up"]}
        return found | {f"drop_hidden {n + 1}" for n in range(len(area["down"]))}
    if step == "pay":
        return {f"pay {card}" for card in view["areas"][view["area"]]["up"] if card not in DANGERS}
    if step in ("offer", "take"):
        return draft_actions(view, duchy) | any_time(view, duchy) | advice(view, duchy)
    if step == "planning":
        return planning_actions(view, duchy)
    if step == "production":
        mine = placements(duchy, False) if duchy["cubes"] else {"done"}
        return mine | any_time(view, duchy) | advice(view, duchy)
    if step == "battle":
        return battle_actions(view, duchy)
    return {"done"} | advice(view, duchy)


def draft_actions(view: dict[str, Any], duchy: dict[str, Any]) -> set[str]:
    found = set()
    if view["step"] == "offer":
        faces = ["up", "down"] if duchy["traps"] + duchy["extra_traps"] else ["up"]
        found = {f"offer {card} {a} {face}" for card in duchy["hand"] for a in (1, 2) for face in faces}
    for number, area in enumerate(view["areas"], 1):
        cards = area["up"] + area["down"]
        if view["step"] == "take":
            if cards or not view["armed"]:
                found.add(f"take {number}")
            paying = [card for card in area["up"] if card not in DANGERS]
            if view["seats"] == 1 and not view["searched"] and len(paying) >= 2 and view["top"]:
                found.add(f"search {number}")
        for hidden in range(len(area["down"])):
            if duchy["active_spies"]:
                found.add(f"spy {number} {hidden + 1}")
        if area["down"] and "spymaster" in ready_advisors(duchy):
            found.add(f"unmask {number}")
    return found


def ready_advisors(duchy: dict[str, Any]) -> set[str]:
    """Advisors that have not worked this round and can be paid."""
    return {
        name
        for name in duchy["advisors"]
        if name not in duchy["used"] and ADVISORS[name]["soldier_cost"] <= duchy["soldiers"]
    }


def advice(view: dict[str, Any], duchy: dict[str, Any]) -> set[str]:
    phase = {"offer": "draft", "take": "draft", "planning": "planning", "production": "production"}
    found = set()
    for name in ready_advisors(duchy):
        entry = ADVISORS[name]
        kind = entry["effect"]["kind"]
        if entry["phase"] != phase.get(view["step"], "end"):
            continue
        if "step" in entry and entry["step"] != view["resource"]:
            continue
        offered = any(area["up"] or area["down"] for area in view["areas"])
        useful = {
            "draw_keep": view["pile"] > 0 or view["top"] is not None,
            "discard_from_taken_offer": view["step"] == "take" and not view["armed"] and offered,
            "reveal_offer": False,
            "extra_trap": view["step"] == "offer",
            "transmute": sum(duchy["alchemy"].values()) >= 3,
            "tie_wins_supremacy": len(set(view["totals"])) == 1 and view["seats"] == 2,
            "remove_calamity": duchy["calamities"] > 0,
        }
        if useful.get(kind, True):
            found.add(f"advise {name}")
    return found


def needed_hosts(view: dict[str, Any], duchy: dict[str, Any]) -> bool:
    """Whether no card that a giant could lie under can be spared."""
    free = sum(is_free(site) for site in duchy["construction"])
    built = sum(card in CARDS for card in duchy["draft"])
    return duchy["giants"] > 0 and bool(free + built <= duchy["giants"])


def finishes(site: dict[str, Any], resource: str) -> bool:
    return site["needs"] == {resource: 1} and is_free(site)


def placements(duchy: dict[str, Any], held: bool) -> set[str]:
    cube = next(cube for cube in CUBES if cube in duchy["cubes"])
    return {"store"} | {
        f"place {site['site']}"
        for site in duchy["construction"]
        if cube in site["needs"] and not (held and finishes(site, cube))
    }


def planning_actions(view: dict[str, Any], duchy: dict[str, Any]) -> set[str]:
    if duchy["debt"]:
        return {f"forfeit {card}" for card in duchy["draft"]}
    if duchy["tokens"]:
        icons = DUCHIES[duchy["duchy"]][view["options"]["side"]]["production"]
        return {f"cover {cube}" for cube in icons if icons[cube] > duchy["thefts"].get(cube, 0)}
    held = needed_hosts(view, duchy)
    if duchy["cubes"]:
        return placements(duchy, held)
    found = {f"build {card}" for card in duchy["draft"] if card in CARDS}
    found |= {f"recycle {card}" for card in duchy["draft"] if card in TREASURES or not held}
    if duchy["giants"]:
        found |= {f"freeze {site['site']}" for site in duchy["construction"] if is_free(site)}
    if not found:
        found = {"done"}
    return found | any_time(view, duchy, held) | advice(view, duchy)


def any_time(view: dict[str, Any], duchy: dict[str, Any], held: bool = False) -> set[str]:
    found = set()
    for site in duchy["construction"]:
        for resource in site["needs"]:
            if held and finishes(site, resource):
                continue
            if resource == "soldier" and duchy["soldiers"]:
                found.add(f"soldier {site['site']}")
            if resource != "soldier" and duchy["krystallium"]:
                found.add(f"krystallium {site['site']} {resource}")
        if not (site["frozen"] or site["bound"] or held):
            found.add(f"discard {site['site']}")
    for name, task in tasks(view).items():
        cost = task["cost"]
        lacking = sum(max(cost.get(cube, 0) - duchy["alchemy"].get(cube, 0), 0) for cube in CUBES)
        paid = lacking + cost.get("krystallium", 0) <= duchy["krystallium"]
        if name not in duchy["tasks"] and paid and cost.get("soldier", 0) <= duchy["soldiers"]:
            found.add(f"task {name}")
    if "quests" in modules(view) and sum(duchy["alchemy"].values()) >= 5:
        found.add("convert")
    return found


def battle_actions(view: dict[str, Any], duchy: dict[str, Any]) -> set[str]:
    if duchy["freed"]:
        return {f"uncover {cube}" for cube in duchy["thefts"]}
    found = {"done"} | any_time(view, duchy)
    frozen = [site for site in duchy["construction"] if site["frozen"]]
    for threat, number in duchy["threats"].items():
        alone = number - len(frozen) if threat == "frost_giant" else number
        if alone and duchy["soldiers"] >= THREATS[threat]["soldiers"]:
            found.add(f"fight {threat}")
    for site in frozen:
        if not site["needs"] and duchy["soldiers"] >= THREATS["frost_giant"]["soldiers"]:
            found.add(f"thaw {site['site']}")
    return found
