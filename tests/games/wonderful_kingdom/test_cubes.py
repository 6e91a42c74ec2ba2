"""Cubes: what is produced, recycled and gained is placed or stored; what is stored is spent or converted."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.random import Random

from tests.games.wonderful_kingdom.naive import CARDS, TREASURES
from tetrarchy.games.wonderful_kingdom import GAME
from tetrarchy.kernel.state import CHANCE, OVER, State


def played(seats: int, module: str, seed: int, greedy: bool) -> State:
    rng = Random(seed)
    state = GAME.new(seats, {"module": module})
    state.events = []
    while (mover := state.mover()) != OVER:
        use = greedy and mover != CHANCE
        state.apply(mover, GAME.greedy(state, mover, rng) if use else state.sample(mover, rng))
    return state


def cubes_of(card: str) -> int:
    return 1 if card in CARDS else sum(TREASURES[card]["recycle"].values())


@pytest.mark.parametrize("greedy", [False, True])
@pytest.mark.parametrize("seats", [1, 2])
def test_cubes_are_conserved_with_threats(seats: int, greedy: bool) -> None:
    for seed in range(4):
        state = played(seats, "threats", seed, greedy)
        for seat in range(seats):
            counts: Counter[str] = Counter()
            gained = 0
            for event in state.events or []:
                owner = event.data.get("seat")
                if event.kind == "card_forfeited" and owner == 1 - seat and seats == 2:
                    gained += cubes_of(event.data["card"])
                if owner != seat:
                    continue
                counts[event.kind] += 1
                if event.kind == "produced":
                    gained += event.data["cubes"]
                elif event.kind == "card_recycled":
                    gained += cubes_of(event.data["card"])
                elif event.kind == "site_discarded":
                    gained += 1
            duchy = state.view(seat)["duchies"][seat]
            assert gained == counts["cube_placed"] + counts["cube_stored"]
            assert counts["cube_stored"] == 5 * counts["krystallium_made"] + sum(duchy["alchemy"].values())


def test_cubes_on_cards_are_what_was_placed() -> None:
    """The cubes on finished cards and on cards under construction, with krystallium and soldiers."""
    for seed in range(4):
        state = played(2, "threats", seed, True)
        for seat in (0, 1):
            placed = sum(
                event.kind in ("cube_placed", "krystallium_placed", "soldier_placed")
                and event.data["seat"] == seat
                for event in state.events or []
            )
            duchy = state.view(seat)["duchies"][seat]
            lying = sum(sum(CARDS[card]["cost"].values()) for card in duchy["built"])
            for site in duchy["construction"]:
                lying += sum(CARDS[site["card"]]["cost"].values()) - sum(site["needs"].values())
            lost = sum(e.kind == "site_discarded" and e.data["seat"] == seat for e in state.events or [])
            assert placed >= lying
            if not lost:
                assert placed == lying
