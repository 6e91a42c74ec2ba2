"""Reading and checking the component files; a wrong file says which line."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append

from tetrarchy.games.wonderful_kingdom.data import (
    ABILITIES,
    DIRECTORY,
    DISCARD_FROM_OFFER,
    DRAW_KEEP,
    EXTRA_RECYCLE,
    EXTRA_TRAP,
    GAIN_CUBES,
    MODULES,
    NO_EFFECT,
    NONE,
    PHASES,
    PRODUCTION_PHASE,
    REMOVE_CALAMITY,
    REVEAL_OFFER,
    SCORE,
    SIDES,
    SPAWN,
    STEAL_ALCHEMY,
    THREAT_EFFECTS,
    TIE_WINS,
    TRANSMUTE,
    Components,
    Scenario,
    Task,
)
from tetrarchy.games.wonderful_kingdom.packing import (
    CUBES,
    KRYSTALLIUM,
    PER_BITS,
    PER_MASK,
    RESOURCES,
    SOLDIER,
    TYPES,
    heap,
    need,
)
from tetrarchy.kernel.bits import bit
from tetrarchy.kernel.data import Data, DataFile, Entry, Shape, fingerprint
from tetrarchy.kernel.errors import quote

_MOST_THREATS = 7
_MOST_ADVISORS = 62
_MOST_TASKS = 62
_RESOURCES: Final = " ".join(RESOURCES)
_SHAPES: Final[dict[str, Shape]] = {
    "developments.toml": {
        "": "schema total_cards cards_per_type card",
        "cards_per_type": "*",
        "card": "id name_en name_ru type copies cost recycle production bonus vp vp_per production_per",
        "card.cost": _RESOURCES,
        "card.production": _RESOURCES,
        "card.bonus": _RESOURCES,
        "card.vp_per": "points per",
        "card.production_per": "resource per",
    },
    "treasures_calamities.toml": {
        "": "schema total_treasures total_calamities treasure calamity",
        "treasure": "id name_en name_ru copies recycle",
        "treasure.recycle": _RESOURCES,
        "calamity": "id name_en name_ru copies vp recyclable",
    },
    "threats.toml": {
        "": "schema total_cards deck threat",
        "deck": "id name_en name_ru difficulty cards",
        "threat": "id name_en name_ru deck copies soldiers vp effect effect_text",
    },
    "advisors.toml": {
        "": "schema total_cards bonus_on_taking advisor",
        "bonus_on_taking": "soldier",
        "advisor": "id name_en name_ru phase step soldier_cost two_player_only effect effect_text",
        "advisor.effect": "kind look keep count cubes extra areas vp steps " + _RESOURCES,
    },
    "duchies.toml": {
        "": "schema total_cards solo_side_a_subtract_vp duchy",
        "duchy": "id name_en name_ru a b",
        "duchy.a": "production vp_per",
        "duchy.a.production": _RESOURCES,
        "duchy.a.vp_per": "points per",
        "duchy.b": "production vp_per",
        "duchy.b.production": _RESOURCES,
        "duchy.b.vp_per": "points per",
    },
    "quests.toml": {
        "": "schema total_boards quest",
        "quest": "id name_en name_ru side",
        "quest.side": "players task",
        "quest.side.task": "id name_en name_ru final cost reward reward_first_only",
        "quest.side.task.cost": _RESOURCES,
        "quest.side.task.reward": "krystallium soldier spy vp",
    },
    "scenarios.toml": {
        "": "schema total_scenarios solo module_medals scenario",
        "solo": "rounds danger_deck start_cards_per_offer takes_per_round danger_cards_added_per_round "
        "supremacy_threshold spies spies_reactivated_per_round search search_note",
        "solo.danger_deck": "from_development_deck calamities",
        "solo.spies": "active hidden",
        "solo.search": "discard_face_up look keep times_per_round",
        "module_medals": "module threat_deck bronze silver gold",
        "scenario": "number name_en name_ru modules construction_cards built_cards advisors soldiers quests "
        "quest_side threat_decks construction_threats spies_at_start bound_cards vermin_per_unbuilt "
        "vermin_return lose_when_vermin_gone lose_at_shadow_cubes cover_built_cards medals",
        "scenario.construction_cards": "id count",
        "scenario.built_cards": "id count",
        "scenario.construction_threats": "id count",
        "scenario.medals": "bronze silver gold",
    },
}
"""The component files, and the keys of their tables."""
_NUMBER_OF = {
    DRAW_KEEP: "look",
    DISCARD_FROM_OFFER: "count",
    TRANSMUTE: "cubes",
    EXTRA_RECYCLE: "extra",
    REVEAL_OFFER: "areas",
    REMOVE_CALAMITY: "count",
    SCORE: "vp",
    EXTRA_TRAP: "count",
    TIE_WINS: "steps",
    STEAL_ALCHEMY: "cubes",
}


def load(data: Data = DIRECTORY) -> Components:
    """Read and check all component files."""
    developments, special, threats, advisors, duchies, quests, scenarios = files = [
        DataFile(data / name, shape) for name, shape in _SHAPES.items()
    ]
    c = Components()
    _read_developments(developments, c)
    _read_special(special, c)
    _read_threats(threats, c)
    _read_advisors(advisors, c)
    _read_duchies(duchies, c)
    _read_quests(quests, c)
    _read_solo(scenarios, c)
    c.card_numbers = {name: card for card, name in enumerate(c.card_ids)}
    c.site_numbers = {name: site for site, name in enumerate(c.site_names)}
    for entry in scenarios.entries("scenario"):
        _read_scenario(entry, c)
    c.hash = fingerprint(files)
    return c


def _names(entry: Entry) -> dict[str, str]:
    return {"en": entry.text("name_en"), "ru": entry.text("name_ru")}


def _source(entry: Entry) -> dict[str, Any]:
    kept = ("rulebook_fields", "rulebook_inferred", "note")
    return {"provenance": entry.text("provenance")} | {
        name: entry.table[name] for name in kept if name in entry.table
    }


def _counts(entry: Entry, name: str, most: int = 30, resources: int = len(RESOURCES)) -> list[int]:
    """A table of resources as counts in their order; a table that is not there is empty."""
    if name not in entry.table:
        return [0] * len(RESOURCES)
    part = entry.part(name)
    for word in part.table:
        if word not in RESOURCES[:resources]:
            raise entry.wrong(
                "no-such-resource",
                "“{field}” should name {words}, not {given}",
                name,
                field=name,
                words=", ".join(RESOURCES[:resources]),
                given=quote(word),
            )
    return [part.number(word, 0, most, 0) for word in RESOURCES]


def _add_card(entry: Entry, c: Components, copies: int) -> None:
    c.card_ids.append(entry.new_word("id", c.card_ids))
    c.card_names.append(_names(entry))
    c.sources.append(_source(entry))
    c.copies = append(c.copies, copies)


def _read_developments(file: DataFile, c: Components) -> None:
    for entry in file.entries("card"):
        _add_card(entry, c, entry.number("copies", 1, 9))
        card = len(c.card_ids) - 1
        cost = _counts(entry, "cost")
        if not any(cost):
            raise entry.wrong("nothing-named", "“{field}” should not be empty", "cost", field="cost")
        bonus = _counts(entry, "bonus")
        if any(bonus[:CUBES]):
            raise entry.wrong("bonus-of-cubes", "“bonus” should hold krystallium and soldiers only", "bonus")
        c.type_of = append(c.type_of, entry.choice("type", TYPES))
        c.cost = append(c.cost, need(cost))
        c.recycle = append(c.recycle, 1 << (8 * entry.choice("recycle", RESOURCES[:CUBES])))
        c.income = append(c.income, heap(_counts(entry, "production", 9, CUBES)[:CUBES]))
        c.income_per = append(c.income_per, _income_per(entry))
        c.bonus_krystallium = append(c.bonus_krystallium, bonus[KRYSTALLIUM])
        c.bonus_soldiers = append(c.bonus_soldiers, bonus[SOLDIER])
        c.points = append(c.points, entry.number("vp", 0, 50))
        c.points_per = append(c.points_per, _points_per(entry))
        c.first_site = append(c.first_site, len(c.site_card))
        for copy in range(c.copies[card]):
            c.site_card = append(c.site_card, card)
            c.site_names.append(c.card_ids[card] if copy == 0 else f"{c.card_ids[card]}-{copy + 1}")
    c.developments = len(c.card_ids)
    for at in range(CUBES * len(TYPES)):
        shift = PER_BITS * at
        if (
            sum(((per >> shift) & PER_MASK) * n for per, n in zip(c.income_per, c.copies, strict=True))
            > PER_MASK
        ):
            raise file.whole().wrong(
                "alike-producers", "more than {most} cards produce alike for a type", most=str(PER_MASK)
            )


def _income_per(entry: Entry) -> int:
    if "production_per" not in entry.table:
        return 0
    part = entry.part("production_per")
    resource = part.choice("resource", RESOURCES[:CUBES])
    return 1 << (PER_BITS * (len(TYPES) * resource + part.choice("per", TYPES)))


def _points_per(entry: Entry) -> int:
    if "vp_per" not in entry.table:
        return 0
    part = entry.part("vp_per")
    return part.number("points", 1, 9) << (8 * part.choice("per", TYPES))


def _read_special(file: DataFile, c: Components) -> None:
    for entry in file.entries("treasure"):
        _add_card(entry, c, entry.number("copies", 1, 9))
        cubes = _counts(entry, "recycle", 9, CUBES)[:CUBES]
        if not any(cubes):
            raise entry.wrong("nothing-named", "“{field}” should not be empty", "recycle", field="recycle")
        c.recycle = append(c.recycle, heap(cubes))
    calamities = file.entries("calamity")
    if len(calamities) != 1:
        raise file.whole().wrong("one-calamity", "there should be one [[calamity]]")
    c.calamity = len(c.card_ids)
    _add_card(calamities[0], c, calamities[0].number("copies", 8, 8))
    c.calamity_points = calamities[0].number("vp", -50, 0)


def _read_threats(file: DataFile, c: Components) -> None:
    c.first_threat = len(c.card_ids)
    entries = file.entries("threat")
    if len(entries) > _MOST_THREATS:
        raise file.whole().wrong(
            "most-threats", "there can be at most {most} threats", most=str(_MOST_THREATS)
        )
    for entry in entries:
        effect = entry.choice("effect", THREAT_EFFECTS)
        _add_card(
            entry, c, entry.number("copies", 1, 200) if effect == NO_EFFECT else entry.number("copies", 4, 4)
        )
        c.threat_soldiers = append(c.threat_soldiers, entry.number("soldiers", 1, 9))
        c.threat_points = append(c.threat_points, entry.number("vp", -50, 0))
        c.threat_effect = append(c.threat_effect, effect)
        c.threat_spawn = append(c.threat_spawn, NONE)
    for deck in file.entries("deck"):
        c.deck_ids.append(deck.new_word("id", c.deck_ids))
        c.deck_names.append(_names(deck))
        names = deck.table.get("cards")
        threats = c.card_ids[c.first_threat :]
        if not isinstance(names, list) or not names or any(name not in threats for name in names):
            raise deck.wrong("threats-of-deck", "“cards” should be a list of threats of this file", "cards")
        numbers = [threats.index(name) for name in names]
        danger = numbers[0]
        c.deck_danger = append(c.deck_danger, c.first_threat + danger)
        if c.threat_effect[danger] == NO_EFFECT:
            raise deck.wrong(
                "danger-of-deck", "the first of “cards” should be a threat with an effect", "cards"
            )
        if c.threat_effect[danger] == SPAWN:
            if len(numbers) != 2 or c.threat_effect[numbers[1]] != NO_EFFECT:
                raise deck.wrong(
                    "vermin-of-deck",
                    "a deck that brings vermin should have two “cards”, the second without effect",
                    "cards",
                )
            c.threat_spawn[danger] = numbers[1]


def _read_advisors(file: DataFile, c: Components) -> None:
    c.first_advisor = len(c.card_ids)
    c.advisor_bonus = file.whole().part("bonus_on_taking").number("soldier", 0, 9)
    entries = file.entries("advisor")
    if not 4 <= len(entries) <= _MOST_ADVISORS:
        raise file.whole().wrong(
            "number-of-advisors", "there should be from 4 to {most} advisors", most=str(_MOST_ADVISORS)
        )
    for entry in entries:
        _add_card(entry, c, 1)
        effect = entry.part("effect")
        kind = effect.choice("kind", ABILITIES)
        c.advisor_phase = append(c.advisor_phase, entry.choice("phase", PHASES))
        step = entry.choice("step", RESOURCES[:CUBES]) if "step" in entry.table else NONE
        c.advisor_step = append(c.advisor_step, step)
        c.advisor_cost = append(c.advisor_cost, entry.number("soldier_cost", 0, 9))
        c.advisor_duo.append(entry.flag("two_player_only"))
        c.ability = append(c.ability, kind)
        number = effect.number(_NUMBER_OF[kind], 1, 20) if kind in _NUMBER_OF else 0
        c.ability_number = append(c.ability_number, number)
        gained = [effect.number(cube, 0, 9, 0) for cube in RESOURCES[:CUBES]]
        c.ability_cubes = append(c.ability_cubes, heap(gained))
        if kind == TRANSMUTE and c.advisor_phase[-1] == PRODUCTION_PHASE:
            c.alchemists |= bit(len(c.ability) - 1)
        if kind == REVEAL_OFFER:
            c.unmaskers |= bit(len(c.ability) - 1)
        c.advisor_texts.append(entry.text("effect_text"))
        if kind == GAIN_CUBES and not c.ability_cubes[-1]:
            raise entry.wrong("cubes-to-gain", "“effect” should name the cubes to gain", "effect")


def _read_duchies(file: DataFile, c: Components) -> None:
    c.side_a_subtract = file.whole().number("solo_side_a_subtract_vp", 0, 99)
    c.duchy_income = [[] for _ in SIDES]
    c.duchy_points_per = [[] for _ in SIDES]
    for entry in file.entries("duchy"):
        c.duchy_ids.append(entry.new_word("id", c.duchy_ids))
        c.duchy_names.append(_names(entry))
        c.duchy_sources.append(_source(entry))
        for side, letter in enumerate(SIDES):
            part = entry.part(letter)
            c.duchy_income[side].append(heap(_counts(part, "production", 9, CUBES)[:CUBES]))
            c.duchy_points_per[side].append(_points_per(part))
    if len(c.duchy_ids) != 2:
        raise file.whole().wrong("two-duchies", "there should be two duchies")


def _read_quests(file: DataFile, c: Components) -> None:
    c.tasks = [[], []]
    for entry in file.entries("quest"):
        c.quest_ids.append(entry.new_word("id", c.quest_ids))
        c.quest_names.append(_names(entry))
        c.quest_sources.append(_source(entry))
        sides = entry.parts("side")
        by_players = {side.number("players", 1, 2): side for side in sides}
        if len(by_players) != 2 or len(sides) != 2:
            raise entry.wrong(
                "sides-of-quest", "a quest should have a side for one player and a side for two", "side"
            )
        numbers: list[int] = []
        for players in (1, 2):
            tasks = by_players[players].parts("task")
            ids = [task.text("id") for task in tasks]
            if players == 1:
                for task in tasks:
                    numbers.append(len(c.task_ids))
                    c.task_ids.append(task.new_word("id", c.task_ids))
                    c.task_names.append(_names(task))
                    c.task_quest.append(len(c.quest_ids) - 1)
            if ids != [c.task_ids[number] for number in numbers]:
                raise entry.wrong(
                    "tasks-of-sides", "both sides should have the same tasks in the same order", "side"
                )
            c.tasks[players - 1] += [_read_task(task) for task in tasks]
            if sum(task.flag("final") for task in tasks) != 1:
                raise by_players[players].wrong("one-final-task", "a side should have one final task")
        c.quest_tasks.append(numbers)
    if len(c.task_ids) > _MOST_TASKS:
        raise file.whole().wrong("most-tasks", "there can be at most {most} tasks", most=str(_MOST_TASKS))


def _read_task(entry: Entry) -> Task:
    task = Task()
    reward = entry.part("reward")
    task.final = entry.flag("final")
    task.first_only = entry.flag("reward_first_only")
    task.cost = need(_counts(entry, "cost"))
    task.krystallium = reward.number("krystallium", 0, 9, 0)
    task.soldiers = reward.number("soldier", 0, 9, 0)
    task.spies = reward.number("spy", 0, 2, 0)
    task.points = reward.number("vp", 0, 50, 0)
    return task


def _read_solo(file: DataFile, c: Components) -> None:
    solo = file.table("solo")
    pile = solo.part("danger_deck")
    c.rounds = solo.number("rounds", 1, 9)
    c.danger_dangers = pile.number("calamities", 0, 4)
    c.danger_size = pile.number("from_development_deck", 0, 20) + c.danger_dangers
    c.start_cards = solo.number("start_cards_per_offer", 1, 5)
    c.takes = solo.number("takes_per_round", 1, 9)
    c.supremacy = solo.number("supremacy_threshold", 1, 99)
    c.active_spies = solo.part("spies").number("active", 0, 9)
    c.hidden_spies = solo.part("spies").number("hidden", 0, 9)
    c.spies_woken = solo.number("spies_reactivated_per_round", 0, 9)
    c.search_pay = solo.part("search").number("discard_face_up", 1, 4)
    c.search_look = solo.part("search").number("look", 1, 9)
    for entry in file.entries("module_medals"):
        name = entry.text("threat_deck", entry.text("module"))
        if name not in c.deck_ids and name not in MODULES:
            raise entry.wrong("no-module", "there is no module or threat deck {given}", given=quote(name))
        c.module_medals[name] = _medals(entry)
    for name in [*c.deck_ids, *MODULES[1:]]:
        if name not in c.module_medals:
            raise file.whole().wrong(
                "no-medals", "there should be [[module_medals]] for {module}", module=name
            )


def _medals(entry: Entry) -> list[int]:
    return [entry.number(name, 0, 999) for name in ("bronze", "silver", "gold")]


def _find(entry: Entry, name: str, known: list[str], field: str) -> int:
    if name not in known:
        raise entry.wrong("no-such-card", "there is no {given}", field, given=quote(name))
    return known.index(name)


def _card_counts(entry: Entry, name: str, c: Components) -> list[tuple[int, int]]:
    return [
        (_find(part, part.text("id"), c.card_ids, "id"), part.number("count", 1, 9))
        for part in entry.parts(name)
    ]


def _read_scenario(entry: Entry, c: Components) -> None:
    scenario = Scenario()
    scenario.number = entry.number("number", len(c.scenarios) + 1, len(c.scenarios) + 1)
    scenario.names = _names(entry)
    scenario.modules = [
        MODULES[_find(entry, name, list(MODULES), "modules")] for name in entry.words("modules")
    ]
    scenario.construction = _card_counts(entry, "construction_cards", c)
    for card, number in _card_counts(entry, "built_cards", c):
        scenario.built += [card] * number
    for card in [card for card, _ in scenario.construction] + scenario.built:
        if card >= c.developments:
            raise entry.wrong("not-to-build", "{given} cannot be built", given=quote(c.card_ids[card]))
    scenario.advisors = [_find(entry, name, c.card_ids, "advisors") for name in entry.words("advisors")]
    scenario.soldiers = entry.number("soldiers", 0, 30)
    scenario.quests = [_find(entry, name, c.quest_ids, "quests") for name in entry.words("quests")]
    for name in entry.words("threat_decks"):
        scenario.deck = _find(entry, name, c.deck_ids, "threat_decks")
    scenario.threats = [
        (card - c.first_threat, number) for card, number in _card_counts(entry, "construction_threats", c)
    ]
    scenario.spies = entry.flag("spies_at_start")
    scenario.bound = entry.flag("bound_cards")
    if entry.table.get("vermin_per_unbuilt"):
        scenario.vermin_per = _find(entry, entry.text("vermin_per_unbuilt"), c.card_ids, "vermin_per_unbuilt")
    scenario.vermin_return = entry.flag("vermin_return")
    scenario.lose_without_vermin = entry.flag("lose_when_vermin_gone")
    scenario.shadow_cubes = entry.number("lose_at_shadow_cubes", 0, 99)
    scenario.cover_built = entry.flag("cover_built_cards")
    scenario.medals = _medals(entry.part("medals"))
    c.scenarios.append(scenario)
