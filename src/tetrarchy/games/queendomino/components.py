"""The components as plain data."""

from __future__ import annotations

from typing import Any

from tetrarchy.games.queendomino.data import PER_SET, SCORES, SETS, TAX_BONUSES, Components, domino_name
from tetrarchy.games.queendomino.kingdom import TERRAINS


def as_plain(components: Components, alternative: Components) -> dict[str, Any]:
    """The components as plain data, for screens and documents."""
    halves = zip(
        components.terrain_a, components.crowns_a, components.terrain_b, components.crowns_b, strict=True
    )
    return {
        "dominoes": [
            {
                "id": domino_name(i),
                "set": SETS[i // PER_SET],
                "number": i % PER_SET + 1,
                "a": {"terrain": TERRAINS[ta], "crowns": ca},
                "b": {"terrain": TERRAINS[tb], "crowns": cb},
                "provenance": components.domino_provenance[i],
            }
            for i, (ta, ca, tb, cb) in enumerate(halves)
        ],
        "buildings": [
            {
                "id": identifier,
                "names": components.building_names[i],
                "count": components.tile_kind.count(i),
                "crowns": components.crowns[i],
                "score": SCORES[components.score[i]],
                "points": components.points[i],
                "terrain": TERRAINS[components.terrain[i]] if components.terrain[i] >= 0 else None,
                "tax_bonus": TAX_BONUSES[components.tax_bonus[i]],
                "knights": components.knights[i],
                "towers": components.towers[i],
                "alternative": {"knights": alternative.knights[i], "towers": alternative.towers[i]},
                "provenance": components.building_provenance[i],
            }
            for i, identifier in enumerate(components.building_ids)
        ],
        "prices": list(components.prices),
    }
