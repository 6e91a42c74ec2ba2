"""Positions that read like the rulebook: a table with these cards here and those cubes there."""

from __future__ import annotations

from collections import Counter
from typing import Any

from librt.random import Random

from tests.games.wonderful_kingdom import naive
from tests.games.wonderful_kingdom.naive import DECKS
from tetrarchy.games.wonderful_kingdom import GAME
from tetrarchy.kernel.conformance import refuses
from tetrarchy.kernel.drive import Draws
from tetrarchy.kernel.state import CHANCE, OVER, State

EMPTY: dict[str, Any] = {
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


def new(seats: int = 2, seed: int = 1, **options: object) -> State:
    """A game at its first decision of the first draft."""
    rng = Random(seed)
    state = GAME.new(seats, options)
    Draws(rng).settle(state)
    while step(state) in ("pick_deck", "choose_advisor"):
        mover = state.mover()
        state.apply(mover, state.legal(mover)[0])
        Draws(rng).settle(state)
    return state


def site(name: str, frozen: bool = False, bound: bool = False, **needs: int) -> dict[str, Any]:
    """A card under construction with what it still needs; all of its cost if nothing is said."""
    card = name.partition("-")[0]
    cost = {c["id"]: c["cost"] for c in GAME.components()["developments"]}[card]
    return {"site": name, "card": card, "needs": needs or cost, "frozen": frozen, "bound": bound}


def table(seats: int = 2, *duchies: dict[str, Any], seed: int = 1, **fields: Any) -> State:
    """An empty table at a step, with the given things in front of the players.

    Names of options and of fields of the table may be mixed. Cards that are laid out are taken from the pile,
    and vermin from their stack.
    """
    known = {option.name for option in GAME.options}
    options = {name: value for name, value in fields.items() if name in known}
    options.setdefault("duchy", "valados")
    snapshot = new(seats, seed, **options).snapshot()
    snapshot["areas"] = [{"up": [], "down": []}, {"up": [], "down": []}]
    snapshot["step"] = "planning"
    for seat in range(seats):
        snapshot["duchies"][seat] |= EMPTY
        snapshot["duchies"][seat] |= duchies[seat] if seat < len(duchies) else {}
    snapshot |= {name: value for name, value in fields.items() if name not in known}
    if seats == 2 and "round" not in fields:
        snapshot["round"] = max(dangers_out(snapshot).values(), default=1)
    elif seats == 1 and "dangers_unseen" not in fields:
        danger = DECKS.get(snapshot["decks"][0], "calamity")
        beyond = max(0, dangers_out(snapshot)[danger] - 4 + snapshot["dangers_unseen"])
        snapshot["dangers_unseen"] -= beyond
        snapshot["danger_unseen"] -= beyond
    take_from_piles(snapshot)
    return GAME.load(snapshot)


def dangers_out(snapshot: dict[str, Any]) -> Counter[str]:
    """How many of each threat are known: one comes into the game in each round of a player."""
    found: Counter[str] = Counter()
    for duchy in snapshot["duchies"]:
        found.update(card for card in duchy["hand"] + duchy["draft"] if card in naive.THREATS)
        found.update(duchy["threats"])
        found["frost_giant"] += duchy["giants"]
    for area in snapshot["areas"]:
        found.update(card for card in area["up"] if card in naive.THREATS)
        found.update(entry["card"] for entry in area["down"] if entry["card"] in naive.THREATS)
    del found["vermin"]
    return +found


def take_from_piles(snapshot: dict[str, Any]) -> None:
    """Take cards that lie on the table out of the piles: no card is there twice."""
    unseen: dict[str, int] = snapshot["unseen"]
    for card, number in (naive.present_cards(snapshot) - naive.expected_cards(snapshot)).items():
        unseen[card] -= number
        snapshot["pile"] -= number
    for duchy in snapshot["duchies"]:
        if "vermin" in duchy["threats"] and snapshot["vermin"]["vermin"] == 10:
            snapshot["vermin"]["vermin"] -= duchy["threats"]["vermin"]
    hidden = [entry for area in snapshot["areas"] for entry in area["down"]]
    hidden += [entry for duchy in snapshot["duchies"] for entry in duchy["draft_down"]]
    lying = sum(entry["seat"] is None for entry in hidden)
    snapshot["danger_pile"] = min(snapshot["danger_pile"], snapshot["danger_unseen"] - lying)


IDLE = {"construction": [site("gates_of_hell", soldier=2)]}
"""A player with a card that no cube fits: he is asked in every step, since he may discard it."""
OTHER_IDLE = {"construction": [site("sword_of_kings", soldier=1)]}
"""The same for a second player: there is only one of each card."""


def step(state: State) -> str:
    return str(state.view(None)["step"])


def me(state: State, seat: int = 0) -> dict[str, Any]:
    """A seat's own side of the table; what is foreseen of its cards is left out."""
    seen: dict[str, Any] = state.view(seat)["duchies"][seat]
    told = ("site", "card", "needs", "frozen", "bound")
    return seen | {"construction": [{key: one[key] for key in told} for one in seen["construction"]]}


def foreseen(state: State, seat: int = 0) -> dict[str, dict[str, Any]]:
    """The cards that a seat has under construction, by name, with what is foreseen of them."""
    return {one["site"]: one for one in state.view(seat)["duchies"][seat]["construction"]}


def actions(state: State, seat: int = 0) -> list[str]:
    return [GAME.actions.notation(code) for code in state.legal(seat)]


def verbs(state: State, seat: int = 0) -> set[str]:
    return {text.split()[0] for text in actions(state, seat)}


def play(state: State, *moves: str, seat: int = 0) -> State:
    """Decisions of a seat, one after the other."""
    for text in moves:
        state.apply(seat, GAME.actions.parse(text))
    return state


def chance(state: State, *moves: str) -> State:
    return play(state, *moves, seat=CHANCE)


def refused(state: State, text: str, seat: int = 0) -> str:
    """The sentence with which an action is refused."""
    return refuses(lambda: state.apply(seat, GAME.actions.parse(text)))


def everybody_done(state: State) -> State:
    """All seats that may, say that they are done."""
    for seat in range(state.seats):
        if "done" in actions(state, seat):
            play(state, "done", seat=seat)
    return state


def until(state: State, wanted: str, resource: str | None = None) -> State:
    """Say done until a step is reached."""
    while step(state) != wanted or (resource is not None and state.view(None)["resource"] != resource):
        before = state.snapshot()
        everybody_done(state)
        assert state.snapshot() != before, f"stuck at {step(state)}"
    return state


def sheet(state: State, seat: int = 0) -> dict[str, int]:
    return {line.key: line.points for line in state.sheet(seat).lines}


def finish(state: State, seed: int = 1, greedy: bool = False) -> State:
    """Play to the end."""
    rng = Random(seed)
    while (mover := state.mover()) != OVER:
        if greedy and mover != CHANCE:
            state.apply(mover, GAME.greedy(state, mover, rng))
        else:
            state.apply(mover, state.sample(mover, rng))
    return state


def down(card: str | None, seat: int | None) -> dict[str, Any]:
    """A face-down card with the seat that laid it."""
    return {"card": card, "seat": seat}
