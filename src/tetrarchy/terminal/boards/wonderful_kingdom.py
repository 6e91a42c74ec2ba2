"""It's a Wonderful Kingdom in the terminal: goals, duchies, advisors, cards under construction, offers.

What the next decision is about stands lowest, nearest to the question.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from tetrarchy.games.wonderful_kingdom.data import NONE
from tetrarchy.games.wonderful_kingdom.packing import CUBES, RESOURCES
from tetrarchy.games.wonderful_kingdom.profile import ALCHEMY, Profile
from tetrarchy.kernel.state import View
from tetrarchy.terminal.boards.layout import side_by_side
from tetrarchy.terminal.boards.wonderful_kingdom_cards import (
    RESOURCE_STYLES,
    TYPE_SIGNS,
    Line,
    about,
    aligned,
    box,
    card_line,
    cards,
    counted,
    goal_parts,
    in_short,
    letter,
    letters,
    names,
    numbered,
    points,
    points_per,
    profile_of,
    site_line,
    tables,
    task_of,
    type_sign,
)
from tetrarchy.terminal.boards.wonderful_kingdom_menu import more
from tetrarchy.text import Texts

__all__ = ["LAST", "QUIET", "board", "brief", "choice", "heading", "legend", "names"]

QUIET: Final = frozenset({"card_laid", "card_drawn", "top_card", "duchy_dealt", "game_over"})
LAST: Final = frozenset({"discard"})
_SEAT_STYLES: Final = ("bold #e08a1e", "bold #a06ad0")
_PHASES: Final = {
    "offer": "draft",
    "take": "draft",
    "drop": "draft",
    "pay": "draft",
    "keep": "draft",
    "planning": "planning",
    "look": "planning",
    "production": "production",
    "battle": "battle",
    "ending": "end",
}
_LEGEND_ROUNDS: Final = 1
"""Up to this round the board itself says what the letters mean."""
_ALIKE: Final = (
    "build",
    "recycle",
    "freeze",
    "krystallium",
    "soldier",
    "discard",
    "task",
    "spy",
    "fight",
    "thaw",
)
_HEADED: Final = {verb: verb for verb in _ALIKE} | {
    "place": "place",
    "store": "place",
    "advise": "advise",
    "unmask": "advise",
}
"""Verbs whose actions stand together in a long menu, and their heading."""
_PENDING: Final = ("debt", "tokens", "giving", "freed", "giants", "boost")
"""What a duchy must or may still do before anything else."""


def board(view: View, texts: Texts, width: int) -> RenderableType:
    """The whole table, the reader's own side below the other."""
    seats = sorted(range(view["seats"]), key=lambda seat: seat == view["seat"])
    shown: list[RenderableType] = [_headline(view, texts)]
    if view["round"] <= _LEGEND_ROUNDS:
        shown += _letters(texts)
    shown += _goals(view, texts)
    for seat in seats:
        shown += _duchy(view, seat, texts)
    for blocks in (_standing_blocks(view, texts), _offers(view, texts), _own_cards(view, texts)):
        shown += side_by_side(blocks, width)
    return Group(*shown, *_pending(view, texts))


def choice(view: View, after: View, fields: Mapping[str, str], texts: Texts) -> str:
    """What an action costs and brings, and what comes after “done”."""
    if fields["verb"] == "task":
        task = task_of(view, fields["task"], texts)
        return f"≈{letters(task['cost'], texts).plain} → {_reward(task, texts)}"
    told = more(view, fields, texts)
    return texts.say(f"more-{told.key}", **told.arguments) if told else ""


def heading(view: View, fields: Mapping[str, str], texts: Texts) -> str:
    """What an action of a long menu has in common with others: the card offered, or what is done."""
    if fields["verb"] == "offer":
        return texts.name("card", fields["card"])
    return texts.say(f"heading-{_HEADED[fields['verb']]}") if fields["verb"] in _HEADED else ""


def brief(view: View, fields: Mapping[str, str], texts: Texts) -> str:
    """An action of a long menu in short: what its heading does not say."""
    verb = fields["verb"]
    named = {field: value for field, value in fields.items() if field != "verb"}
    if verb == "offer":
        return texts.say(f"brief-{fields['face']}", area=fields["area"])
    if verb == "recycle":
        named["cubes"] = letters(cards(texts)[fields["card"]]["recycle"], texts).plain
    if texts.has(f"brief-{verb}"):
        return texts.say(f"brief-{verb}", **named)
    if verb == "krystallium":
        return f"{texts.name('site', fields['site'])} {letter(fields['resource'], texts)}"
    if verb in _HEADED:
        return " ".join(texts.name(field, value) for field, value in named.items())
    return texts.say(f"action-{verb}", **named)


def legend(texts: Texts) -> RenderableType:
    """The letters of the resources and the signs of the types, then all other signs."""
    return Group(*_letters(texts), Text(texts.say("board-legend")))


# ---------------------------------------------------------------- the table


def _headline(view: View, texts: Texts) -> Text:
    words = [texts.say("board-round", round=view["round"], rounds=view["rounds"])] if view["round"] else []
    if view["step"] == "over":
        words += [texts.say("step-over"), *_results(view, texts)]
        return Text(" · ".join(words), "bold")
    phase = _PHASES.get(view["step"], "setup")
    if phase == "production":
        words.append(texts.say("board-step", phase=texts.name("phase", phase), resource=view["resource"]))
        if view["seats"] > 1:
            made = zip(texts.players, view["totals"], strict=True)
            words.append(", ".join(f"{player} {total}" for player, total in made))
    else:
        words.append(texts.say(f"phase-{phase}"))
    if phase == "draft":
        words.append(texts.say("board-taken", taken=view["turn"], takes=profile_of(view, texts).takes))
    if phase == "draft" and view["seats"] > 1:
        words.append(texts.say("board-first", player=texts.players[view["first"]]))
    return Text(" · ".join(words), "bold")


def _results(view: View, texts: Texts) -> list[str]:
    """How a finished game went, where the rules have a word for it."""
    lost = {result["lost"] for result in view["outcome"]} - {"none"}
    if lost:
        return [texts.say(f"event-lost_{lost.pop()}")]
    return [texts.name("verdict", result["medal"]) for result in view["outcome"] if result["medal"]]


def _letters(texts: Texts) -> list[Text]:
    """``M materials  P population …``, and a line of the types."""
    resources, types = Text(), Text()
    for resource, style in RESOURCE_STYLES.items():
        resources.append(texts.say(f"letter-{resource}"), style)
        resources.append(f" {texts.say(f'resource-{resource}')}  ")
    for kind in TYPE_SIGNS:
        types.append_text(type_sign(kind)).append(f" {texts.say(f'type-{kind}')}  ")
    return [resources, types]


def _goals(view: View, texts: Texts) -> list[RenderableType]:
    """Alone: the medals, a scenario's goal, and what the piles hold. With threats: the decks."""
    profile = profile_of(view, texts)
    words = []
    if profile.solo:
        words.append(texts.say("board-alone"))
        if profile.scenario is not None:
            name = profile.scenario.names[texts.language]
            words = [texts.say("board-scenario", number=profile.scenario.number, name=name)]
        if not profile.threats or view["decks"][0] is not None:
            deck = box(texts).deck_ids.index(view["decks"][0]) if profile.threats else NONE
            bronze, silver, gold = profile.medals(box(texts), deck)
            words.append(texts.say("board-medals", bronze=bronze, silver=silver, gold=gold))
        if view["options"]["side"] == "a":
            words.append(texts.say("board-side-a", points=points(-box(texts).side_a_subtract)))
    decks = {player: deck for player, deck in zip(texts.players, view["decks"], strict=True) if deck}
    if decks and profile.scenario is None:
        named = [f"{player} – {texts.name('deck', deck)}" for player, deck in decks.items()]
        words.append(texts.say("board-decks", decks=", ".join(named)))
        if "giant_rats" in decks.values():
            words.append(texts.say("board-vermin", number=sum(view["vermin"].values())))
    shown: list[RenderableType] = [Text(" · ".join(words))] if words else []
    if profile.scenario is not None:
        shown.append(_scenario_goal(view, profile, texts))
    if profile.solo and view["step"] != "over":
        shown.append(_piles(view, texts))
    return shown


def _scenario_goal(view: View, profile: Profile, texts: Texts) -> Text:
    """What a scenario asks for, and how much of it is done."""
    scenario, own = profile.scenario, view["duchies"][0]
    assert scenario is not None
    shown = Text(texts.say("board-goal") + " ")
    shown.append_text(Text(" · ").join(goal_parts(own, profile, texts)))
    if scenario.lose_without_vermin:
        left = sum(view["vermin"].values())
        shown.append(f" · {texts.say('board-last-vermin', number=left)}", "bold" if left <= CUBES else "")
    if scenario.vermin_per != NONE:
        bringing = box(texts).card_ids[scenario.vermin_per]
        coming = sum(site["card"] == bringing for site in own["construction"])
        shown.append(f" · {texts.say('board-next-vermin', number=coming)}")
    if scenario.shadow_cubes:
        lost = texts.say("board-shadow-cubes", number=view["shadow_cubes"], most=scenario.shadow_cubes)
        shown.append(f" · {lost}", "bold" if view["shadow_cubes"] else "")
    return shown


def _piles(view: View, texts: Texts) -> Text:
    """Alone: the pile with its visible card, the danger pile, spies and the search."""
    own = view["duchies"][0]
    top = "—"
    if view["top"] is not None:
        top = f"{texts.name('card', view['top'])} {in_short(view['top'], texts)}"
    words = [
        texts.say("board-danger-pile", number=view["danger_pile"]),
        texts.say("board-unseen", number=view["danger_unseen"], dangers=view["dangers_unseen"]),
        texts.say("board-spies", active=own["active_spies"], hidden=own["hidden_spies"]),
    ]
    if _PHASES.get(view["step"]) == "draft":
        words.append(texts.say("board-search-used" if view["searched"] else "board-search-open"))
    return Text(f"{texts.say('board-top', number=view['pile'], card=top)}\n{' · '.join(words)}")


# ---------------------------------------------------------------- duchies


def _duchy(view: View, seat: int, texts: Texts) -> list[RenderableType]:
    """A duchy's numbers; if it is not the reader's own, also its cards, in a few lines."""
    duchy = view["duchies"][seat]
    compact = seat != view["seat"]
    head = Text()
    name = texts.players[seat]
    head.append(name if compact else texts.say("board-you", player=name), _SEAT_STYLES[seat])
    if view["round"] or any(duchy["production"].values()):
        head.append_text(_duchy_card(view, duchy, texts))
    numbers = Text(texts.say("board-makes") + " ")
    for resource in RESOURCES[:CUBES]:
        style = RESOURCE_STYLES[resource]
        numbers.append(f"{letter(resource, texts)}{duchy['production'][resource]} ", style)
        if duchy["thefts"].get(resource):
            numbers.append(f"(−{duchy['thefts'][resource]}) ", "bold red")
    numbers.append(f" {texts.say('board-built')} ")
    for kind in TYPE_SIGNS:
        numbers.append_text(type_sign(kind)).append(f"{duchy['types'].get(kind, 0)} ")
    numbers.append(f" {texts.say('board-alchemy')} ")
    numbers.append_text(letters(duchy["alchemy"], texts))
    numbers.append("·" * (ALCHEMY - sum(duchy["alchemy"].values())) + "  ", "dim")
    numbers.append(f"{letter('krystallium', texts)}{duchy['krystallium']} ", RESOURCE_STYLES["krystallium"])
    numbers.append(f"{letter('soldier', texts)}{duchy['soldiers']}", RESOURCE_STYLES["soldier"])
    numbers.append("  ".join(["", *_holdings(view, duchy, texts)]))
    return [head, numbers, *(_compact(view, duchy, texts) if compact else [])]


def _duchy_card(view: View, duchy: Mapping[str, Any], texts: Texts) -> Text:
    """The name of a duchy card and what it scores."""
    card = next(card for card in tables(texts)["duchies"] if card["id"] == duchy["duchy"])
    per = card["sides"][view["options"]["side"]]["points_per"]
    shown = Text(f" – {texts.name('duchy', duchy['duchy'])}")
    for part in points_per(per):
        shown.append(f" {about(card, 'a.vp_per')}").append_text(part)
    return shown


def _holdings(view: View, duchy: Mapping[str, Any], texts: Texts) -> list[str]:
    """What else there is to say of a duchy, in words."""
    words = [texts.say("board-training")] if duchy["training"] else []
    if duchy["calamities"]:
        words.append(texts.say("board-calamities", number=duchy["calamities"]))
    if view["seats"] > 1 and _PHASES.get(view["step"]) == "draft":
        words.append(texts.say("board-traps", number=duchy["traps"] + duchy["extra_traps"]))
    if view["seats"] > 1 and duchy["active_spies"] + duchy["hidden_spies"]:
        spies = texts.say("board-spies", active=duchy["active_spies"], hidden=duchy["hidden_spies"])
        words.append(spies)
    return words


def _compact(view: View, duchy: Mapping[str, Any], texts: Texts) -> list[RenderableType]:
    """The cards of a duchy by name: what it builds, what it has taken, what threatens and advises it."""
    shown: list[RenderableType] = []

    def add(key: str, parts: list[Text]) -> None:
        if parts:
            shown.append(Text(f"{texts.say(key)} ").append_text(Text(", ").join(parts)))

    sites = []
    for site in duchy["construction"]:
        line = site_line(site, texts)
        sites.append(Text(f"{line.name} ").append_text(line.cost).append_text(_flags(site, texts)))
    add("board-building", sites)
    add("board-threats", [numbered(texts.name("threat", name), n) for name, n in duchy["threats"].items()])
    advisors = [
        Text(texts.name("advisor", name), "dim strike" if name in duchy["used"] else "").append(
            f" ({texts.say('board-used')})" if name in duchy["used"] else ""
        )
        for name in duchy["advisors"]
    ]
    add("board-advisors", advisors)
    taken = [numbered(texts.name("card", name), n) for name, n in Counter(duchy["draft"]).items()]
    if duchy["draft_down"]:
        taken.append(Text(texts.say("board-face-down", number=len(duchy["draft_down"]))))
    add("board-taken-cards", taken)
    return shown


def _flags(site: Mapping[str, Any], texts: Texts) -> Text:
    """What is odd about a card under construction."""
    flags = [texts.say(f"flag-{flag}") for flag in ("frozen", "bound") if site[flag]]
    return Text(f" ({', '.join(flags)})" if flags else "", "bold red")


def _standing_blocks(view: View, texts: Texts) -> list[Text]:
    """The quests, and the reader's advisors and cards under construction."""
    blocks = [_quest(view, quest, texts) for quest in profile_of(view, texts).boards]
    if view["seat"] is None:
        return blocks
    own = view["duchies"][view["seat"]]
    if own["advisors"]:
        lines = [card_line(name, 1, texts) for name in own["advisors"]]
        for at, name in enumerate(own["advisors"]):
            if name in own["used"]:
                lines[at] = lines[at]._replace(rest=Text(texts.say("board-used"), "dim"))
        blocks.append(aligned(texts.say("board-your-advisors"), lines))
    sites: list[Line | Text] = [
        site_line(site, texts)._replace(rest=_flags(site, texts)) for site in own["construction"]
    ]
    sites += counted([name for name, number in own["threats"].items() for _ in range(number)], texts)
    return [*blocks, aligned(texts.say("board-construction"), sites)] if sites else blocks


def _own_cards(view: View, texts: Texts) -> list[Text]:
    """What the reader has taken, holds, and looks at."""
    if view["seat"] is None:
        return []
    own = view["duchies"][view["seat"]]
    down = [Text(_hidden(number, card, texts)) for number, card in enumerate(own["draft_down"], 1)]
    parts: dict[str, list[Line | Text]] = {
        "board-draft": [*counted(own["draft"], texts), *down],
        "board-hand": [*counted(own["hand"], texts)],
        "board-look": [*counted(own["look"], texts)],
    }
    return [aligned(texts.say(key), lines) for key, lines in parts.items() if lines]


def _offers(view: View, texts: Texts) -> list[Text]:
    """In the draft, both offers."""
    return [_area(view, area, texts) for area in range(2)] if _PHASES.get(view["step"]) == "draft" else []


def _area(view: View, area: int, texts: Texts) -> Text:
    """An offer: the cards face up, then those face down by number."""
    offer = view["areas"][area]
    lines: list[Line | Text] = list(counted(offer["up"], texts))
    lines += [Text(_hidden(number, card, texts)) for number, card in enumerate(offer["down"], 1)]
    title = texts.say("board-area", area=area + 1)
    return aligned(title, lines or [Text("—", "dim")])


def _hidden(number: int, card: Mapping[str, Any], texts: Texts) -> str:
    """A face-down card: what the reader knows of it."""
    if card["seat"] is None:
        return texts.say("board-hidden-danger", number=number)
    if card["card"] is None:
        return texts.say("board-hidden", number=number, player=texts.players[card["seat"]])
    return texts.say("board-hidden-own", number=number, card=card["card"])


def _quest(view: View, quest: int, texts: Texts) -> Text:
    """A quest board: who has done which task, what it costs and brings."""
    entry = tables(texts)["quests"][quest]
    shown = Text().append(texts.say("board-quest", name=entry["names"][texts.language]), "underline")
    tasks = entry["sides"][str(view["seats"])]
    named = max(len(_task_name(task, texts)) for task in tasks)
    for task in tasks:
        done = [seat for seat in range(view["seats"]) if task["id"] in view["duchies"][seat]["tasks"]]
        own = view["seat"] in done
        shown.append("\n" + ("✓" if own else "☐"), "green" if own else "")
        shown.append(f" {_task_name(task, texts):<{named}} ≈", "bold" if task["final"] else "")
        shown.append_text(letters(task["cost"], texts)).append(f" → {_reward(task, texts)}")
        others = [texts.players[seat] for seat in done if seat != view["seat"]]
        if others:
            shown.append(f"  ✓ {texts.together(others)}", "bold")
    return shown


def _task_name(task: Mapping[str, Any], texts: Texts) -> str:
    name = texts.name("task", task["id"])
    return texts.say("board-final", task=name) if task["final"] else name


def _reward(task: Mapping[str, Any], texts: Texts) -> str:
    """``+K``, ``≈4★`` or a spy."""
    words = []
    for what, number in task["reward"].items():
        if what == "points":
            words.append(points(number))
        elif what == "spy":
            words.append(texts.say("board-spy"))
        else:
            words.append("+" + letter(what, texts) * number)
    if task["first_only"]:
        words.append(texts.say("board-first-only"))
    return " ".join(words)


def _pending(view: View, texts: Texts) -> list[RenderableType]:
    """What must be done before anything else, as a line of its own."""
    if view["seat"] is None:
        return []
    own = view["duchies"][view["seat"]]
    words = [texts.say(f"now-{what}", number=own[what]) for what in _PENDING if own[what]]
    if view["armed"]:
        words.append(texts.say("now-armed"))
    if view["paying"]:
        words.append(texts.say("now-paying", number=view["paying"]))
    if own["cubes"]:
        words.append(texts.say("now-cubes", cubes=letters(own["cubes"], texts).plain))
    return [Text(f"▶ {word}", "bold") for word in words]
