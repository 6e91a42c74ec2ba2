"""Wonderful Kingdom's cards in letters and signs, for lines of the board and of menus.

A card's line reads: type, name, what it costs, → what it gives, ↻ what it is recycled into. ``≈`` stands
before numbers that are not known from the printed game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from rich.text import Text

from tetrarchy.games.wonderful_kingdom import WonderfulKingdomGame
from tetrarchy.games.wonderful_kingdom.components import plain_components
from tetrarchy.games.wonderful_kingdom.data import Components
from tetrarchy.games.wonderful_kingdom.packing import RESOURCES
from tetrarchy.games.wonderful_kingdom.profile import Profile
from tetrarchy.kernel.state import View
from tetrarchy.text import Texts

RESOURCE_STYLES: Final = {
    "materials": "bold #a89880",
    "population": "bold #e0604c",
    "gold": "bold #d0a828",
    "exploration": "bold #5a98e0",
    "krystallium": "bold #cc78d8",
    "soldier": "bold #48b090",
}
TYPE_SIGNS: Final = {"structure": "■", "professional": "●", "landmark": "▲", "discovery": "◆"}
TYPE_STYLES: Final = dict(zip(TYPE_SIGNS, RESOURCE_STYLES.values(), strict=False))
"""Each type has the colour of the resource that it is linked to."""
TREASURE: Final = "¤"
DANGER: Final = "!"
ADVISOR: Final = "♙"
POINTS: Final = "★"
FILLED: Final = "▮"
_NUMBERS: Final = ("cost", "recycle", "production", "bonus", "vp")
"""The fields of a development that must be known from print for it to go without ≈."""


class Line(NamedTuple):
    """A card's line in parts; ``rest`` follows what is aligned."""

    sign: Text
    name: str
    cost: Text
    gains: Text
    recycle: Text
    rest: Text


def box(texts: Texts) -> Components:
    """The components in play."""
    assert isinstance(texts.game, WonderfulKingdomGame)
    return texts.game.data


def tables(texts: Texts) -> dict[str, Any]:
    """The components as plain data."""
    return _tables(box(texts))


@cache
def _tables(components: Components) -> dict[str, Any]:
    return plain_components(components)


def cards(texts: Texts) -> dict[str, dict[str, Any]]:
    """All cards by id, each with its ``kind``."""
    return _cards(box(texts))


@cache
def _cards(components: Components) -> dict[str, dict[str, Any]]:
    found = {}
    for kind in ("developments", "treasures", "threats", "advisors"):
        for entry in _tables(components)[kind]:
            found[entry["id"]] = entry | {"kind": kind}
    calamity = _tables(components)["calamity"]
    found[calamity["id"]] = calamity | {"kind": "calamity"}
    return found


def names(texts: Texts) -> dict[str, str]:
    """Names as the data has them, for cards that have no message of their own."""
    c = box(texts)
    found = {}
    for identifier, name in zip(c.card_ids, c.card_names, strict=True):
        for field in ("card", "threat", "advisor"):
            found[f"{field}-{identifier}"] = name[texts.language]
    for site, card in zip(c.site_names, c.site_card, strict=True):
        copy = site.removeprefix(c.card_ids[card]).removeprefix("-")
        found[f"site-{site}"] = c.card_names[card][texts.language] + (f" ({copy})" if copy else "")
    for identifier, name in zip(c.deck_ids + c.task_ids, c.deck_names + c.task_names, strict=True):
        found[f"{'deck' if identifier in c.deck_ids else 'task'}-{identifier}"] = name[texts.language]
    return found


def profile_of(view: View, texts: Texts) -> Profile:
    """What the table of a view has."""
    return Profile(view["seats"], view["options"], box(texts))


def task_of(view: View, name: str, texts: Texts) -> dict[str, Any]:
    """A task on the side for this number of players."""
    sides = [quest["sides"][str(view["seats"])] for quest in tables(texts)["quests"]]
    return next(task for tasks in sides for task in tasks if task["id"] == name)


# ---------------------------------------------------------------- parts of a line


def letter(resource: str, texts: Texts) -> str:
    """The letter of a resource, of krystallium or of a soldier."""
    return texts.say(f"letter-{resource}")


def letters(counts: Mapping[str, int], texts: Texts) -> Text:
    """``MMP``: a letter for each piece."""
    return slots(counts, counts, texts)


def slots(cost: Mapping[str, int], needs: Mapping[str, int], texts: Texts) -> Text:
    """``▮MP``: a block for each piece that is paid, a letter for each that is missing."""
    shown = Text()
    for resource in RESOURCES:
        missing = needs.get(resource, 0)
        paid = cost.get(resource, 0) - missing
        shown.append(FILLED * paid + letter(resource, texts) * missing, RESOURCE_STYLES[resource])
    return shown


def type_sign(kind: str) -> Text:
    """The sign of a type in its colour."""
    return Text(TYPE_SIGNS[kind], TYPE_STYLES[kind])


def about(entry: Mapping[str, Any], *fields: str) -> str:
    """``≈`` unless all these fields of an entry are known from print."""
    known = entry["source"].get("rulebook_fields", [])
    return "" if all(field in known for field in fields) else "≈"


def points(number: int) -> str:
    """``−4★``."""
    return f"{number}{POINTS}".replace("-", "−")


def gains(card: Mapping[str, Any], texts: Texts) -> Text:
    """``→ MMG +K 2★``: what a development makes each round, brings once, and scores."""
    parts = []
    if card["production"]:
        parts.append(letters(card["production"], texts))
    for resource, kind in card["production_per"].items():
        parts.append(letters({resource: 1}, texts) + Text("×") + type_sign(kind))
    if card["bonus"]:
        parts.append(Text("+") + letters(card["bonus"], texts))
    if card["points"]:
        parts.append(Text(points(card["points"])))
    parts += points_per(card["points_per"])
    return Text("→ ") + Text(" ").join(parts)


def points_per(counts: Mapping[str, int]) -> list[Text]:
    """``2★×●`` for each type that scores."""
    return [Text(f"{points(number)}×") + type_sign(kind) for kind, number in counts.items()]


# ---------------------------------------------------------------- lines


def card_line(identifier: str, number: int, texts: Texts) -> Line:
    """One card, or several of a kind, on a line."""
    card = cards(texts)[identifier]
    name = numbered(texts.name("card", identifier), number).plain
    nothing = Text()
    if card["kind"] == "developments":
        return _development(card, name, card["cost"], texts)
    if card["kind"] == "treasures":
        recycle = Text("↻") + letters(card["recycle"], texts)
        return Line(Text(TREASURE), name, nothing, nothing, nothing, Text("≈") + recycle)
    if card["kind"] == "advisors":
        return Line(Text(ADVISOR), name, nothing, nothing, nothing, ability(card, texts))
    return Line(Text(DANGER, "bold red"), name, nothing, nothing, nothing, danger(card, texts))


def site_line(site: Mapping[str, Any], texts: Texts) -> Line:
    """A card under construction with what is paid and what is missing."""
    card = cards(texts)[site["card"]]
    return _development(card, texts.name("site", site["site"]), site["needs"], texts)


def _development(card: Mapping[str, Any], name: str, needs: Mapping[str, int], texts: Texts) -> Line:
    return Line(
        sign=type_sign(card["type"]),
        name=name,
        cost=Text(about(card, *_NUMBERS)) + slots(card["cost"], needs, texts),
        gains=gains(card, texts),
        recycle=Text("↻") + letters(card["recycle"], texts),
        rest=Text(),
    )


def danger(card: Mapping[str, Any], texts: Texts) -> Text:
    """``−4★ ≈SS``: what a calamity or threat costs, and the soldiers that beat it."""
    shown = Text(about(card, "vp") + points(card["points"]))
    if card["kind"] == "threats":
        shown += Text(f" {about(card, 'soldiers')}") + letters({"soldier": card["soldiers"]}, texts)
    return shown


def ability(card: Mapping[str, Any], texts: Texts) -> Text:
    """``SS planning: …``: what an advisor asks for, when he works, and what he does."""
    phase = texts.name("phase", card["phase"])
    if card["step"] is not None:
        phase = texts.say("board-step", phase=phase, resource=card["step"])
    cubes = letters(card["cubes"], texts).plain
    what = texts.say(f"ability-{card['ability']}", number=card["number"], cubes=cubes)
    return Text("≈") + letters({"soldier": card["soldiers"]}, texts) + Text(f" {phase}: {what}")


def in_short(identifier: str, texts: Texts) -> str:
    """What a card costs, gives and is recycled into, as plain text."""
    line = card_line(identifier, 1, texts)
    parts = (line.cost.plain, line.gains.plain, line.recycle.plain, line.rest.plain)
    return " ".join(part for part in parts if part)


def counted(identifiers: Iterable[str], texts: Texts) -> list[Line]:
    """The lines of cards, those of a kind together."""
    return [card_line(card, number, texts) for card, number in Counter(identifiers).items()]


def numbered(name: str, number: int) -> Text:
    """A name, and how many there are if several."""
    return Text(f"{name} ×{number}" if number > 1 else name)


def goal_parts(own: Mapping[str, Any], profile: Profile, texts: Texts) -> list[Text]:
    """What a scenario asks for: cards to build, threats to beat, final tasks; ticked if done."""
    c, scenario = box(texts), profile.scenario
    assert scenario is not None
    parts: list[tuple[str, bool]] = []
    for card, number in scenario.construction:
        done = min(number, own["built"].count(c.card_ids[card]))
        count = f" {done}/{number}" if number > 1 else ""
        parts.append((texts.name("card", c.card_ids[card]) + count, done == number))
    for threat, number in scenario.threats:
        name = c.card_ids[c.first_threat + threat]
        left = own["threats"].get(name, 0)
        parts.append((f"{texts.name('threat', name)} {max(0, number - left)}/{number}", left == 0))
    for task in profile.task_numbers:
        if profile.tasks[task].final:
            parts.append((texts.name("task", c.task_ids[task]), c.task_ids[task] in own["tasks"]))
    return [Text(f"{'✓' if done else '☐'} {what}", "green" if done else "") for what, done in parts]


def aligned(title: str, lines: Iterable[Line | Text]) -> Text:
    """A block of lines under a title, with the parts of cards below one another."""
    lines = list(lines)
    whole = [line for line in lines if isinstance(line, Line)]
    named = max((len(line.name) for line in whole), default=0)
    cost = max((line.cost.cell_len for line in whole), default=0)
    gain = max((line.gains.cell_len for line in whole), default=0)
    shown = Text().append(title, "underline")
    for line in lines:
        if isinstance(line, Text):
            shown += Text("\n") + line
            continue
        shown += Text("\n") + line.sign + Text(f" {line.name:<{named}} ")
        if line.cost:
            shown += line.cost + Text(" " * (cost - line.cost.cell_len + 1))
            shown += line.gains + Text(" " * (gain - line.gains.cell_len + 1)) + line.recycle + Text(" ")
        shown += line.rest
    return shown
