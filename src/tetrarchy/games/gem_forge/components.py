"""The components as plain data, for screens and documents."""

from __future__ import annotations

from typing import Any

from tetrarchy.games.gem_forge.data import BACKGROUNDS, CANCEL, EFFECTS, Components
from tetrarchy.games.gem_forge.holders import CART_PLACES, COLOURS, SLOTS
from tetrarchy.games.gem_forge.state import ACTIONS_A_TURN


def plain_components(c: Components) -> dict[str, Any]:
    """Tiles, cards, track and stones, each with its provenance."""
    return {
        "colours": list(COLOURS),
        "tiles": [
            {
                "id": identifier,
                "names": c.tile_names[tile],
                "kind": c.tile_kinds[tile],
                "background": BACKGROUNDS[0 if c.tile_brown[tile] else 1],
                "slots": [SLOTS[slot] for slot in c.tile_slots[tile]],
                "vp": c.tile_points[tile],
                "set_bonus": c.tile_bonus[tile],
                "provenance": c.tile_provenance[tile],
            }
            for tile, identifier in enumerate(c.tile_ids)
        ],
        "cards": [
            {
                "id": identifier,
                "names": c.card_names[kind],
                "count": sum(1 for of in c.kind_of if of == kind),
                "timing": "any" if c.effect[kind] >= CANCEL else "own",
                "effect": EFFECTS[c.effect[kind]],
                "amount": c.amount[kind],
                "vp": c.points[kind],
                "provenance": c.card_provenance[kind],
            }
            for kind, identifier in enumerate(c.card_ids)
        ],
        "hand_limit": c.hand_limit,
        "actions_a_turn": ACTIONS_A_TURN,
        "cart_places": CART_PLACES,
        "goal": c.goal,
        "special": list(c.special),
        "stones_of_a_colour": c.stones_of_a_colour,
        "provenance": dict(c.board_provenance),
    }
