"""Positions of It's a Wonderful Kingdom: ``table(2, {"hand": ["farm"]}, {}, step="planning", round=2)``.

A duchy is told by the keys of a snapshot that differ from an empty side of the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from librt.random import Random

from tetrarchy.games.wonderful_kingdom import GAME
from tetrarchy.kernel.drive import Draws
from tetrarchy.kernel.errors import BadSnapshot, quote
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import Snapshot, State

_EMPTY: Final[dict[str, Any]] = {
    "hand": [],
    "draft": [],
    "draft_down": [],
    "construction": [],
    "built": [],
    "soldiers": 0,
    "advisors": [],
    "boxed": [],
    "active_spies": 0,
    "hidden_spies": 0,
    "done": False,
}
_PLACES: Final = ("hand", "draft", "built", "advisors", "look", "rejected", "dropped", "boxed")
_USUAL_DUCHY: Final = "valados"
_ALL_VERMIN: Final = 10
_DANGERS: Final = 4
"""How many dangers come into a game alone."""


def site(
    name: str, frozen: bool = False, bound: bool = False, game: Game = GAME, **needs: int
) -> dict[str, Any]:
    """A card under construction with what it still needs; all of its cost if nothing is said."""
    card = name.partition("-")[0]
    costs = {entry["id"]: entry["cost"] for entry in game.components()["developments"]}
    if card not in costs:
        raise BadSnapshot("no-card", "This is not a position: {card} is no development.", card=quote(card))
    return {"site": name, "card": card, "needs": needs or costs[card], "frozen": frozen, "bound": bound}


def down(card: str | None, seat: int | None) -> dict[str, Any]:
    """A face-down card with the seat that laid it."""
    return {"card": card, "seat": seat}


def table(
    seats: int = 2, *duchies: Mapping[str, Any], deal: int = 1, game: Game = GAME, **fields: Any
) -> State:
    """An empty table at a step, with the given things in front of the players.

    Names of options and of fields of the table may be mixed. Cards that are laid out are taken from the pile,
    and vermin from their stack. ``deal`` decides what lies in the piles.
    """
    known = {option.name for option in game.options}
    options = {name: value for name, value in fields.items() if name in known}
    options.setdefault("duchy", _USUAL_DUCHY)
    snapshot: dict[str, Any] = _opened(game, seats, deal, options).snapshot()
    snapshot["areas"] = [{"up": [], "down": []}, {"up": [], "down": []}]
    snapshot["step"] = "planning"
    for seat in range(seats):
        snapshot["duchies"][seat] |= _EMPTY | (dict(duchies[seat]) if seat < len(duchies) else {})
    snapshot |= {name: value for name, value in fields.items() if name not in known}
    components = game.components()
    if seats == 2 and "round" not in fields:
        snapshot["round"] = max(_dangers_out(snapshot, components).values(), default=1)
    elif seats == 1 and "dangers_unseen" not in fields:
        decks = {deck["id"]: deck["danger"] for deck in components["threat_decks"]}
        danger = decks.get(snapshot["decks"][0], components["calamity"]["id"])
        out = _dangers_out(snapshot, components)[danger]
        beyond = max(0, out - _DANGERS + snapshot["dangers_unseen"])
        snapshot["dangers_unseen"] -= beyond
        snapshot["danger_unseen"] -= beyond
    _take_from_piles(snapshot, components)
    return game.load(snapshot)


def _opened(game: Game, seats: int, deal: int, options: Mapping[str, object]) -> State:
    """A game at its first decision of the first draft."""
    rng = Random(deal)
    state = game.new(seats, options)
    Draws(rng).settle(state)
    while state.view(None)["step"] in ("pick_deck", "choose_advisor"):
        mover = int(state.mover())
        state.apply(mover, state.legal(mover)[0])
        Draws(rng).settle(state)
    return state


def _dangers_out(snapshot: Snapshot, components: Mapping[str, Any]) -> Counter[str]:
    """How many of each threat are known: one comes into the game in each round of a player."""
    threats = {threat["id"] for threat in components["threats"]}
    found: Counter[str] = Counter()
    for duchy in snapshot["duchies"]:
        found.update(card for card in [*duchy["hand"], *duchy["draft"]] if card in threats)
        found.update(duchy["threats"])
        found["frost_giant"] += duchy["giants"]
    for area in snapshot["areas"]:
        found.update(card for card in area["up"] if card in threats)
        found.update(entry["card"] for entry in area["down"] if entry["card"] in threats)
    del found["vermin"]
    return +found


def _take_from_piles(snapshot: Snapshot, components: Mapping[str, Any]) -> None:
    """Take cards that lie on the table out of the piles: no card is there twice."""
    for card, number in (_present(snapshot, components) - _in_the_box(snapshot, components)).items():
        snapshot["unseen"][card] = snapshot["unseen"].get(card, 0) - number
        snapshot["pile"] -= number
    for duchy in snapshot["duchies"]:
        if "vermin" in duchy["threats"] and snapshot["vermin"].get("vermin") == _ALL_VERMIN:
            snapshot["vermin"]["vermin"] -= duchy["threats"]["vermin"]
    hidden = [entry for area in snapshot["areas"] for entry in area["down"]]
    hidden += [entry for duchy in snapshot["duchies"] for entry in duchy["draft_down"]]
    lying = sum(entry["seat"] is None for entry in hidden)
    snapshot["danger_pile"] = min(snapshot["danger_pile"], snapshot["danger_unseen"] - lying)


def _in_the_box(snapshot: Snapshot, components: Mapping[str, Any]) -> Counter[str]:
    """The developments, treasures and advisors that take part."""
    cards = Counter({entry["id"]: entry["copies"] for entry in components["developments"]})
    if "advisors" in snapshot["in_play"]["modules"]:
        alone = snapshot["seats"] == 1
        cards.update(a["id"] for a in components["advisors"] if not (alone and a["two_players_only"]))
    else:
        cards.update({entry["id"]: entry["copies"] for entry in components["treasures"]})
    return cards


def _present(snapshot: Snapshot, components: Mapping[str, Any]) -> Counter[str]:
    """All cards that are somewhere certain, but no dangers."""
    found: Counter[str] = Counter(snapshot["unseen"])
    found.update(snapshot["advisors_unseen"])
    found.update([snapshot["top"]] if snapshot["top"] else [])
    found.update(snapshot["discard"])
    hidden = [*snapshot["hidden_discards"]]
    for area in snapshot["areas"]:
        found.update(area["up"])
        hidden += area["down"]
    for duchy in snapshot["duchies"]:
        for place in _PLACES:
            found.update(duchy[place])
        found.update(entry["card"] for entry in duchy["construction"])
        hidden += duchy["draft_down"]
    found.update(entry["card"] for entry in hidden if entry["card"] is not None)
    lists = ("developments", "treasures", "advisors")
    ordinary = {entry["id"] for name in lists for entry in components[name]}
    return Counter({card: number for card, number in found.items() if card in ordinary})
