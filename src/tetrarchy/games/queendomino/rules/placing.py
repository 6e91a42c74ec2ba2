"""Step A: the chosen domino is added to the kingdom."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.queendomino.data import domino_name
from tetrarchy.games.queendomino.geometry import STEP, square_name
from tetrarchy.games.queendomino.kingdom import Places
from tetrarchy.games.queendomino.rules.building import begin_building
from tetrarchy.games.queendomino.rules.choosing import begin_choosing
from tetrarchy.games.queendomino.rules.tax import begin_tax
from tetrarchy.games.queendomino.state import PLACING, TAXING, Position, mover_kingdom, note_skipped


def begin_placing(p: Position) -> None:
    """A: the chosen domino must be added if it can be; if it cannot, it is discarded."""
    places = places_for(p)
    number = places.number()
    if number > 1:
        p.places = places
        p.step = PLACING
    elif number == 1:
        if p.events is not None:
            note_skipped(p, PLACING, "only_place")
        place(p, places.pick(0))
    else:
        discard(p)


def places_for(p: Position) -> Places:
    """Where the domino whose turn it is can lie."""
    domino = p.line[p.turn]
    c = p.components
    return Places(mover_kingdom(p), c.terrain_a[domino], c.terrain_b[domino], c.twins[domino])


def discard(p: Position) -> None:
    """A domino that fits nowhere leaves the game; there is no tax then, the rest of the turn goes on."""
    mover_kingdom(p).discarded += 1
    if p.events is not None:
        p.note("domino_discarded", {"seat": p.seat, "domino": domino_name(p.line[p.turn])})
    if not p.profile.full_game:
        begin_choosing(p)
        return
    if p.events is not None:
        note_skipped(p, TAXING, "no_domino")
    begin_building(p)


def place(p: Position, where: i64) -> None:
    """Lay the domino: half a on a square, half b on the one beside it in the given direction."""
    domino = p.line[p.turn]
    c = p.components
    kingdom = mover_kingdom(p)
    square_a: i64 = where // 4
    square_b: i64 = square_a + STEP[where & 3]
    kingdom.lay(square_a, c.terrain_a[domino], c.crowns_a[domino])
    kingdom.lay(square_b, c.terrain_b[domino], c.crowns_b[domino])
    kingdom.laid += ((domino, where),)
    p.places = None
    if p.events is not None:
        p.note(
            "domino_placed",
            {
                "seat": p.seat,
                "domino": domino_name(domino),
                "a": square_name(square_a),
                "b": square_name(square_b),
            },
        )
    if p.profile.full_game:
        begin_tax(p, square_a, square_b)
    else:
        begin_choosing(p)
