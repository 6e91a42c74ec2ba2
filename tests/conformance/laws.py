"""Each game's laws of conservation, which hold at every node of every game."""

from __future__ import annotations

from tests.games.gem_forge.naive import check_laws as gem_forge_laws
from tests.games.inkdoms.naive import check_laws as inkdoms_laws
from tests.games.queendomino.naive import check_laws as queendomino_laws
from tests.games.wonderful_kingdom.naive import check_laws as wonderful_kingdom_laws
from tetrarchy.kernel.conformance import Laws

LAWS: dict[str, Laws] = {
    "queendomino": queendomino_laws,
    "inkdoms": inkdoms_laws,
    "gem_forge": gem_forge_laws,
    "wonderful_kingdom": wonderful_kingdom_laws,
}
