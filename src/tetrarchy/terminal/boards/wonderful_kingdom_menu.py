"""What there is to say of an action of Wonderful Kingdom besides its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tetrarchy.games.wonderful_kingdom.packing import CUBES, RESOURCES
from tetrarchy.kernel.state import View
from tetrarchy.terminal.boards.wonderful_kingdom_cards import (
    ability,
    box,
    cards,
    danger,
    gains,
    in_short,
    letters,
    profile_of,
    slots,
)
from tetrarchy.text import Texts


class Told(NamedTuple):
    """Which message says it, and what it puts in."""

    key: str
    arguments: dict[str, object]


def more(view: View, fields: Mapping[str, str], texts: Texts) -> Told | None:
    """What an action costs and brings; None where its name says all."""
    verb = fields["verb"]
    if verb == "done":
        return _after_done(view, texts)
    if verb in ("take", "search"):
        return _offer(view, verb, int(fields["area"]) - 1, texts)
    if verb in ("build", "keep", "pay", "drop", "forfeit"):
        return _signs(in_short(fields["card"], texts))
    if verb == "recycle":
        return _signs(letters(cards(texts)[fields["card"]]["recycle"], texts).plain)
    if verb == "advise":
        return _signs(ability(cards(texts)[fields["advisor"]], texts).plain)
    if verb == "fight":
        return _signs(danger(cards(texts)[fields["threat"]], texts).plain)
    if verb == "deck":
        return _deck(fields["deck"], texts)
    if "site" in fields:
        return _site(view, fields, texts)
    return None


def _signs(signs: str) -> Told:
    return Told("signs", {"signs": signs})


def _after_done(view: View, texts: Texts) -> Told | None:
    """What follows when the player is done."""
    step = view["step"]
    if step == "planning":
        return Told("done-planning", {"resource": RESOURCES[0]})
    if step == "ending":
        return Told("done-ending", {})
    at = RESOURCES.index(view["resource"]) + 1
    if step == "production" and at < CUBES:
        return Told("done-production", {"resource": RESOURCES[at]})
    if step == "production" and profile_of(view, texts).threats:
        return Told("done-to-battle", {})
    if step in ("production", "battle") and view["round"] == view["rounds"]:
        return Told("done-last-round", {})
    if step in ("production", "battle"):
        return Told("done-round", {"round": view["round"], "rounds": view["rounds"]})
    return None


def _offer(view: View, verb: str, area: int, texts: Texts) -> Told:
    """The cards of an offer, or what a search costs and shows."""
    offer = view["areas"][area]
    if verb == "search":
        return Told("search", {"pay": box(texts).search_pay, "look": box(texts).search_look})
    names = [texts.name("card", card) for card in offer["up"]]
    return Told("take", {"names": ", ".join(names), "up": len(names), "hidden": len(offer["down"])})


def _deck(deck: str, texts: Texts) -> Told:
    """What the threats of a deck cost and do."""
    components = box(texts)
    at = components.deck_ids.index(deck)
    threat = cards(texts)[components.card_ids[components.deck_danger[at]]]
    return Told("deck", {"signs": danger(threat, texts).plain, "effect": threat["effect"]})


def _site(view: View, fields: Mapping[str, str], texts: Texts) -> Told | None:
    """What is left to pay for a card under construction, or what completing it brings."""
    own = view["duchies"][view["seat"]]
    site = next((site for site in own["construction"] if site["site"] == fields["site"]), None)
    if site is None:
        return None
    card = cards(texts)[site["card"]]
    if fields["verb"] == "discard":
        paid = sum(card["cost"].values()) - sum(site["needs"].values())
        return Told("discard", {"cubes": letters(card["recycle"], texts).plain, "lost": paid})
    left = _left(own, site, fields)
    if sum(left.values()):
        return Told("left", {"signs": slots(card["cost"], left, texts).plain})
    if site["frozen"] and fields["verb"] != "thaw":
        return Told("frozen", {})
    return Told("completes", {"signs": gains(card, texts).plain.removeprefix("→ ")})


def _left(own: Mapping[str, Any], site: Mapping[str, Any], fields: Mapping[str, str]) -> dict[str, int]:
    """What a card under construction will still need."""
    left = dict(site["needs"])
    paid = fields.get("resource", "")
    if fields["verb"] == "soldier":
        paid = "soldier"
    elif fields["verb"] == "place":
        paid = next(resource for resource in RESOURCES if own["cubes"].get(resource))
    if paid:
        left[paid] -= 1
    return left
